//! Artus: the round table, the hand, the choices and the panels beside them.

mod card_faces;
mod chairs;
mod choices;
mod common;
mod figures;
mod floor;
mod guide;
mod hand;
mod meant;
mod medallion;
mod option_rows;
mod outlook;
mod pick;
mod picture;
mod pieces;
mod pills;
mod places;
mod players;
mod portrait;
mod preview;
mod round_table;
mod stage;
mod supply;
mod table_top;
mod targets;
mod touched;

pub use crate::stylesheet;
pub use choices::choices;
pub use hand::hand;
pub use meant::meant;
pub use pick::{Pick, Tap};
pub use picture::{mode_picture, picture};
pub use pieces::Pieces;
pub use players::players;
pub use portrait::{legend, portrait};
pub use round_table::round_table;
pub use supply::{cards, everybodys_piles, piles, rings};
pub use touched::touched;

pub(crate) use guide::PICTURES;

use crate::fragments::{InParts, key};
use crate::{Fragments, NoCache, Sitter};
use ::artus::{Figure, Move, View};
use games::{AnyMove, AnyView};
use table::Seat;
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

    /// All parts depend on the options and the names.
    fn common(&self) -> u64 {
        key((self.view.open.options, self.names))
    }
}

impl Scene<'_> {
    /// The name of a seat.
    fn name(&self, seat: Seat) -> String {
        self.words.name(seat, self.names)
    }

    /// A move in words, with what it brings.
    fn spoken(&self, seat: Seat, choice: Move) -> String {
        let (any, view) = (AnyMove::Artus(choice), AnyView::Artus(self.view));
        let text = self.words.choice(&any, &view, seat, self.names);
        match self.words.brings(&any, &view, seat) {
            Some(points) => {
                let values = [("choice", text.into()), ("points", self.words.signed(points).into())];
                self.words.say_with("boards-choice-brings", &values)
            }
            None => text,
        }
    }

    /// A figure by its name, the reader's own knights and the one king without an owner.
    fn figure_name(&self, figure: Figure) -> String {
        match figure {
            Figure::Knight(seat) if Some(seat) == self.me => self.words.say("boards-knight"),
            Figure::Knight(_) | Figure::Prince(_) => words::artus::figure(self.words, figure, self.names),
            Figure::King(_) => self.words.say("boards-king"),
        }
    }
}
