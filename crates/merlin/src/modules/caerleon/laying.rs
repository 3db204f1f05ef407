//! How the districts come onto the board: by the colours of their roofs, or by chance (CRL-1.3, CRL-1.4).

use super::moves::{Event, Move, SetupStep};
use super::state::{District, State};
use crate::modules::contracts::ModuleSetup;
use crate::modules::{self, Variant};
use crate::moves::Move as AnyMove;
use crate::state::{Merlin, Open};
use crate::vocab::Colour;
use table::{Journal, Moves};

/// The districts as their roofs say it (CRL-1.3).
pub(super) fn by_their_roofs(open: &Open) -> State {
    State { districts: open.options.components.modules.caerleon.districts.map(Some) }
}

/// Without the variant they lie there before the first move (CRL-1.3).
pub(super) fn furnish(open: &mut Open) {
    if !open.options.variants().contains(Variant::RandomDistricts) {
        open.modules.caerleon = by_their_roofs(open);
    }
}

/// The principality that is covered next.
pub(super) fn next_to_cover(open: &Open) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&colour| open.modules.caerleon.district(colour).is_none())
}

/// The district that a move lays out, if it still can be.
fn laid(open: &Open, choice: AnyMove) -> Option<District> {
    match choice {
        AnyMove::Module(modules::Move::Caerleon(Move::Lay(district))) => {
            open.modules.caerleon.colour(district).is_none().then_some(district)
        }
        _ => None,
    }
}

impl ModuleSetup for SetupStep {
    fn is_due(self, open: &Open) -> bool {
        next_to_cover(open).is_some()
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        let left = District::ALL.into_iter().map(|district| Move::Lay(district).into());
        out.extend(left.filter(|&choice| laid(&game.open, choice).is_some()));
    }

    /// Every district that is left is equally likely, so every distribution is (CRL-1.4).
    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        laid(&game.open, choice).is_some().into()
    }

    fn receive(self, game: &mut Merlin, choice: AnyMove, journal: &mut Journal<crate::event::Event>) {
        let open = &mut game.open;
        let (Some(district), Some(colour)) = (laid(open, choice), next_to_cover(open)) else { return };
        open.modules.caerleon.districts[colour.index()] = Some(district);
        journal.note(|| Event::Laid { colour, district }.into());
    }
}
