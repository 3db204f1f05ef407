//! Merlin: the rondel with the principalities, the environs, the castles, the missions, the choices, the scorings.

mod act;
mod board;
mod castle;
mod centre;
mod crowded;
mod environs;
mod figures;
mod forecast;
mod guide;
mod home;
mod lands;
mod legend;
mod matrix;
mod meant;
mod missions;
mod modules;
mod pick;
mod picture;
mod pieces;
mod portrait;
mod reaches;
mod rings;
mod rondel;
mod scoring;
mod sheet;
mod slides;
mod spaces;
mod speech;
mod stacked;
mod stage;
mod switches;
mod symbols;
mod tale;
mod targets;
pub(crate) mod tokens;
mod touched;
mod tracks;
mod wanted;

/// How the parts of the table are arranged and what their lines look like.
pub(crate) const SHEET: &str = concat!(
    include_str!("merlin.css"),
    include_str!("modules/knights.css"),
    include_str!("modules/morgana.css"),
    include_str!("crowded.css")
);

pub use act::act;
pub use board::{board, shelf};
pub use castle::{castle, castles, dice_row, others};
pub use environs::environs;
pub use forecast::forecast;
pub use legend::legend;
pub use meant::meant;
pub use missions::{display, hand};
pub use pick::{Handle, Pick, Tap, Way};
pub use picture::picture;
pub use pieces::Pieces;
pub use portrait::{portrait, portrait_shapes};
pub use scoring::scoring;
pub use sheet::{Slots, sheet, table_top};
pub use stage::Reaches;
pub use touched::touched;
pub use tracks::{rounds, score_track, standings};

pub(crate) use guide::PICTURES;
pub(crate) use modules::guide::MODULE_PICTURES;
pub(crate) use symbols::cloth;

use crate::fragments::{InParts, key};
use crate::{Fragments, NoCache, Sitter};
use ::merlin::{Event, Frame, Move, View};
use stage::{Stage, Target};
use table::{Seat, Turn};
use words::Words;

/// A moment of a game as one reader looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The language.
    pub words: Words,
    /// What the reader may know.
    pub view: View<'a>,
    /// The reader's seat, if it is one of the players.
    pub me: Option<Seat>,
    /// The names of the players, by seat.
    pub names: &'a [String],
    /// Who they are, as far as a house knows.
    pub sitters: &'a [Sitter],
    /// What the reader is offered now; nothing out of turn.
    pub offers: &'a [Move],
    /// What the reader has tapped so far; whatever of it is not offered is ignored.
    pub pick: Pick,
    /// Which piece is which.
    pub pieces: &'a Pieces,
    /// Everything that has happened, as everybody has seen it: the scorings are shown from it.
    pub events: &'a [Event],
    /// Keeps parts of the drawing.
    pub fragments: &'a dyn Fragments,
    /// Where figures can go, once it has been looked for.
    pub reaches: &'a Reaches,
    /// Whether the game was ended before its end: nobody is on turn any more.
    pub is_closed: bool,
}

impl<'a> Scene<'a> {
    /// A moment at which nobody decides anything, as everybody sees it, drawn anew; without scorings, which are shown
    /// from [`events`](Self::events).
    pub fn resting(
        words: Words,
        view: View<'a>,
        names: &'a [String],
        pieces: &'a Pieces,
        reaches: &'a Reaches,
    ) -> Self {
        Self {
            words: words::merlin::at(words, &view.open.layout),
            view,
            me: None,
            names,
            sitters: &[],
            offers: &[],
            pick: Pick::default(),
            pieces,
            events: &[],
            fragments: &NoCache,
            reaches,
            is_closed: false,
        }
    }
}

impl InParts for Scene<'_> {
    fn fragments(&self) -> &dyn Fragments {
        self.fragments
    }

    /// All parts depend on the options, the layout, the names, and on who is a bot.
    fn common(&self) -> u64 {
        let open = self.view.open;
        let bots: Vec<Option<&str>> = self.sitters.iter().map(|sitter| sitter.bot).collect();
        key((open.options, open.layout, open.modules.caerleon, self.names, bots, self.is_closed))
    }
}

impl Scene<'_> {
    /// Who sits on a seat, as far as a house knows.
    fn sitter(&self, seat: Seat) -> Sitter {
        Sitter::of(self.sitters, seat)
    }

    /// The moves that are put together but not confirmed, in the order in which they are to be made.
    pub fn chosen(&self) -> Vec<Move> {
        Stage::of(self).map(|stage| stage.chosen()).unwrap_or_default()
    }

    /// The points these moves bring at once, if they can bring any: a way only leads to where they are gained.
    pub fn gain(&self) -> Option<i32> {
        Stage::of(self).filter(|stage| stage.way().is_none()).and_then(|stage| stage.brings())
    }

    /// Whether the reader has to decide.
    fn is_own_turn(&self) -> bool {
        self.me.is_some() && self.decides() == self.me
    }

    /// Who has to decide.
    fn decides(&self) -> Option<Seat> {
        let open = self.view.open;
        match open.top() {
            Frame::RepelTraitors(seat) => Some(seat),
            Frame::Grail(_) => open.grail,
            Frame::Dice | Frame::Over | Frame::NewTraitors => None,
            Frame::Window(_)
            | Frame::Execution
            | Frame::Repeat
            | Frame::Exchange
            | Frame::SecondDiscard
            | Frame::Tower
            | Frame::TurnEnd
            | Frame::Replace(_)
            | Frame::Card(_)
            | Frame::Scoring(_) => Some(open.active),
            // A step of the setup may be a player's (KRT-1.5).
            Frame::Setup(_) | Frame::Module(_) => match open.deciding() {
                Turn::Seats(seats) => seats.iter().next(),
                Turn::Chance | Turn::Over => None,
            },
        }
    }

    /// Everything that lies open, for the keys of parts.
    fn open_key(&self) -> u64 {
        *self.reaches.open.get_or_init(|| key(self.view.open))
    }

    /// The castle that is shown large: the reader's own, or that of whoever is on turn.
    fn shown(&self) -> Seat {
        self.me.unwrap_or(self.view.open.active)
    }
}
