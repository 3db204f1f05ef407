//! A bot at a table of whichever game it is.

use crate::Level;
use games::{AnyMove, AnyView, Face, Listed};
use table::{Eye, Rng, Seat};

/// What a bot of this level does in this seat; `None` if it is not its turn.
///
/// The bot sees what the seat sees and nothing else.
pub fn decide(level: Level, face: &dyn Face, seat: Seat, rng: &mut dyn Rng) -> Option<AnyMove> {
    let offers = face.offers(seat);
    if offers.is_empty() {
        return None;
    }
    match face.view(Eye::Seat(seat)) {
        AnyView::Artus(view) => decide_in::<artus::Artus>(level, view, &offers, rng),
        AnyView::Camelot(view) => decide_in::<camelot::Camelot>(level, view, &offers, rng),
        AnyView::Merlin(view) => decide_in::<merlin::Merlin>(level, view, &offers, rng),
    }
}

fn decide_in<G: Listed>(
    level: Level,
    view: G::View<'_>,
    offers: &[AnyMove],
    rng: &mut dyn Rng,
) -> Option<AnyMove> {
    let own: Vec<G::Move> = offers.iter().filter_map(|&offer| G::own_move(offer)).collect();
    Some(G::wrap_move(level.bot::<G>().choose(view, &own, rng)))
}
