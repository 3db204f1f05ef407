//! The board of The Future of Camelot at the terminal: the castle drawn.

pub(crate) mod castle;
mod rooms;
mod signs;
#[cfg(test)]
mod tests;

use super::board::DrawContext;
use super::choosing::Choosing;
use camelot::{Camelot, Event, Field, HeroUse, Move, Spot, View};
use castle::Marks;
use games::{AnyEvent, AnyMove, Listed};
use ratatui::style::Style;
use table::Seat;

/// What the signs mean.
pub(crate) const SIGNS: &[(&str, &str)] = &[
    ("● ◆ ✚", "tui-camelot-sign-colours"),
    ("★ ▲", "tui-camelot-sign-more-colours"),
    ("■ ♞ ♗", "tui-camelot-sign-figures"),
    ("3 +♣◇♥", "tui-camelot-sign-effects"),
    ("‹ › [ ]", "tui-camelot-sign-marks"),
    ("1♞ ⚷", "tui-camelot-sign-cards"),
    ("◎", "tui-camelot-sign-tournament"),
    ("▀ ▄", "tui-camelot-sign-table"),
    ("♛", "tui-camelot-sign-crown"),
];

/// The castle while somebody chooses: what can be chosen, and what the cursor is on.
pub(crate) fn marks(view: &View<'_>, choosing: &Choosing) -> Marks {
    let own = |moves: Vec<AnyMove>| moves.into_iter().filter_map(Camelot::own_move).collect::<Vec<_>>();
    let spots = |moves: &[Move]| -> Vec<Spot> {
        moves.iter().filter_map(|&offer| view.open.spot(field(offer)?)).collect()
    };
    let considered = own(choosing.considered());
    let mut marks = Marks { open: spots(&own(choosing.branches().concat())), ..Marks::default() };
    match considered[..] {
        [Move::Predict(number)] => marks.number = Some(number),
        [Move::Take(mission) | Move::Hero(HeroUse::Remove(mission))] => marks.card = Some(mission),
        [only] => marks.chosen = spots(&[only]),
        // Wherever the branch under the cursor could lead.
        _ => marks.open = spots(&considered),
    }
    marks
}

/// The castle with the traces of what has just happened.
pub(crate) fn traces(view: &View<'_>, recent: &[AnyEvent]) -> Marks {
    let placed = |event: &AnyEvent| {
        let AnyEvent::Camelot(Event::Placed { field, .. }, _) = event else { return None };
        view.open.spot(*field)
    };
    Marks { chosen: recent.iter().filter_map(placed).collect(), ..Marks::default() }
}

/// Where a move places something.
const fn field(offer: Move) -> Option<Field> {
    if let Move::Place(_, field)
    | Move::Extra(_, field)
    | Move::Magician(field)
    | Move::Hero(HeroUse::Place(_, field) | HeroUse::Black(field)) = offer
    {
        Some(field)
    } else {
        None
    }
}

/// Predicting begins at two knights for each colour, a usual guess; everything else at the first.
pub(crate) fn is_usual(view: &View<'_>, offer: Move) -> bool {
    let guess = 2 * view.open.colours().count() as u8;
    if let Move::Predict(number) = offer { number >= guess } else { true }
}

/// The charge and the colours by which a seat is shown where colours do not matter.
pub(crate) fn shield(context: &DrawContext<'_>, view: &View<'_>, seat: Seat) -> (&'static str, Style) {
    match view.open.counted(seat) {
        Some(colour) => (signs::charge(colour), signs::badge(context.theme, colour)),
        None => (context.theme.charge(seat), context.theme.shield(seat)),
    }
}
