//! What the modules in play are worth to a player; each has a file of its own in `modules/`.

mod arthur;
mod caerleon;
mod decree;
mod favor;
mod gold;
mod knights;
mod market;
mod morgana;
mod treasures;

use merlin::modules::SpaceKind;
use merlin::{Castle, Module, Open, SiteSet, View};
use table::Seat;

/// What a player with these holdings has of the modules, in points.
pub(super) fn worth(view: &View<'_>, seat: Seat, castle: &Castle) -> f64 {
    let open = view.open;
    let turns = super::turns_left(open, open.castle(seat));
    let time = (turns / 12.0).min(1.0);
    favor::worth(open, seat, turns)
        + arthur::worth(open, seat)
        + knights::worth(open, seat, turns)
        + gold::worth(open, seat, time)
        + market::worth(open, seat, time)
        + caerleon::worth(open, seat)
        + morgana::worth(open, seat, time)
        + morgana::reach(open, seat, |space| super::space_worth(open, seat, castle, space))
        + decree::worth(open, seat, time)
}

/// What the action of a space brings with what only a module lets a player do there; 0 without it.
pub(super) fn further_worth(open: &Open, seat: Seat, castle: &Castle, kind: merlin::SpaceKind) -> f64 {
    let city = caerleon::space_worth(open, seat, kind);
    if !open.options.modules().contains(Module::Favor) {
        return city;
    }
    city.max(favor::space_worth(open, seat, castle, kind))
}

/// What a player has before the first round: the allies chosen so far.
pub(super) fn worth_at_setup(open: &Open, seat: Seat) -> f64 {
    let turns = super::turns_left(open, open.castle(seat));
    knights::worth(open, seat, turns)
}

/// What modules add to the action of a space, whatever it brings without them.
pub(super) fn added_worth(open: &Open, seat: Seat, castle: &Castle, kind: merlin::SpaceKind) -> f64 {
    if !open.options.modules().contains(Module::Knights) {
        return 0.0;
    }
    knights::further(open, seat, castle, kind)
}

/// What an action of a module that is under way will still bring.
pub(super) fn under_way(open: &Open, seat: Seat, castle: &Castle) -> f64 {
    arthur::under_way(open, seat, |space| super::space_worth(open, seat, castle, space))
}

/// Whether manors leave the environs after a scoring (ARU-7.2).
pub(super) fn cleans_up(open: &Open) -> bool {
    open.options.modules().contains(Module::Arthur)
}

/// How strong a player is in a territory after that.
pub(super) fn strength_after_clean_up(open: &Open, seat: Seat, sites: SiteSet) -> u8 {
    arthur::strength_after_clean_up(open, seat, sites)
}

/// The strength of a rival who is no player in a principality.
pub(super) fn rival(open: &Open, colour: merlin::Colour) -> u8 {
    morgana::rival(open, colour)
}

/// What modules add to building a manor.
pub(super) fn build_worth(open: &Open, seat: Seat) -> f64 {
    treasures::build_worth(open, seat)
}

/// What the action of a space of a module brings, roughly.
pub(super) fn space_worth(open: &Open, seat: Seat, kind: SpaceKind) -> f64 {
    match kind {
        SpaceKind::Favor(own) => own.never(),
        SpaceKind::Arthur(own) => arthur::space_worth(open, seat, own),
        SpaceKind::Knights(own) => own.never(),
        SpaceKind::Gold(own) => gold::space_worth(open, own),
        SpaceKind::Market(own) => own.never(),
        SpaceKind::Caerleon(own) => own.never(),
        SpaceKind::Morgana(own) => own.never(),
        SpaceKind::Treasures(own) => own.never(),
        SpaceKind::Decree(own) => own.never(),
    }
}
