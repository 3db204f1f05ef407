//! The Future of Camelot: the castle, the missions, what lies behind the reader's screen, the choices and the panels.

mod art;
mod castle;
mod choices;
mod fields;
mod figures;
mod guide;
mod hinterland;
mod layout;
mod meant;
mod missions;
mod option_rows;
mod outlook;
mod phases;
mod pick;
mod picture;
mod pieces;
mod players;
mod portrait;
mod reveal;
mod rooms;
mod screen;
mod stage;
mod standings;
mod symbols;
mod tabs;
mod throne_room;
mod touched;
mod walls;

pub use castle::castle;
pub use choices::{choices, prompt};
pub use meant::meant;
pub use missions::missions;
pub use option_rows::preview;
pub use phases::phases;
pub use pick::{Pick, Tap};
pub use picture::{picture, printed_room};
pub use pieces::Pieces;
pub use players::players;
pub use portrait::{legend, portrait, portrait_shapes};
pub use reveal::reveal;
pub use screen::screen;
pub use touched::touched;

pub(crate) use guide::PICTURES;
pub(crate) use layout::camera_rules;

use crate::fragments::{InParts, key};
use crate::{Fragments, NoCache, Sitter};
use ::camelot::{Colour, Move, Room, View};
use maud::{Markup, html};
use stage::Stage;
use table::Seat;
use words::Words;

/// The colour a seat usually has: the first one of the printed components, and so on.
pub(crate) fn usual_colour(seat: Seat) -> crate::heraldry::Colour {
    let colours = ::camelot::Components::printed().colours;
    figures::cloth(colours[seat.index() % colours.len()])
}

/// The shield of a colour, as a picture in a line of text.
pub fn shield(colour: Colour) -> Markup {
    html! { (crate::heraldry::shield_icon(figures::cloth(colour))) }
}

/// The paint of a colour: a value for `stroke` or `fill`.
pub fn paint(colour: Colour) -> &'static str {
    figures::cloth(colour).paint()
}

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
    /// Keeps parts of the drawing.
    pub fragments: &'a dyn Fragments,
}

impl<'a> Scene<'a> {
    /// A moment at which nobody decides anything, as everybody sees it, drawn anew.
    pub fn resting(words: Words, view: View<'a>, names: &'a [String], pieces: &'a Pieces) -> Self {
        Self {
            words,
            view,
            me: None,
            names,
            sitters: &[],
            offers: &[],
            pick: Pick::default(),
            pieces,
            fragments: &NoCache,
        }
    }
}

impl InParts for Scene<'_> {
    fn fragments(&self) -> &dyn Fragments {
        self.fragments
    }

    /// All parts depend on the options, the boards of the rooms, and who plays which colour under which name.
    fn common(&self) -> u64 {
        let open = self.view.open;
        let boards = Room::ALL.map(|room| open.board_name(room));
        let owners = Colour::ALL.map(|colour| open.owner(colour));
        key((open.options, boards, owners, self.names))
    }
}

impl Scene<'_> {
    /// The move that is put together but not confirmed, if it is offered.
    pub fn chosen(&self) -> Option<Move> {
        Stage::of(self).and_then(|stage| stage.choice)
    }

    /// What the button that confirms says of the chosen move, where it is short.
    pub fn confirms(&self) -> Option<String> {
        match self.chosen()? {
            Move::Send(fists) => {
                let closed = 1 + usize::from(fists.second.is_some());
                let values = [("fists", closed.into()), ("count", fists.first.into())];
                Some(self.words.say_with("boards-camelot-close-fists", &values))
            }
            Move::Predict(number) => {
                Some(self.words.say_with("boards-camelot-predict", &[("number", number.into())]))
            }
            _ => None,
        }
    }

    /// The colour whose turn the reader watches most: the own one that acts, or else the first of the own.
    fn my_colour(&self) -> Option<Colour> {
        let mine = |colour: &Colour| self.me.is_some() && self.view.open.owner(*colour) == self.me;
        let acting = self.view.open.acting().filter(mine);
        acting.or_else(|| self.view.open.colours().find(mine))
    }

    /// Who plays a colour.
    fn player(&self, colour: Colour) -> String {
        self.view.open.owner(colour).map(|seat| self.words.name(seat, self.names)).unwrap_or_default()
    }

    /// A move in words, with the points it brings.
    fn spoken(&self, seat: Seat, choice: Move) -> String {
        let text = words::camelot::choice(self.words, choice, &self.view, seat, self.names);
        match words::camelot::brings(choice, &self.view) {
            Some(points) => {
                let values = [("choice", text.into()), ("points", self.words.signed(points).into())];
                self.words.say_with("boards-choice-brings", &values)
            }
            None => text,
        }
    }
}
