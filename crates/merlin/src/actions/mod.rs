//! What the spaces of the rondel let a player do: offers, refusals and effects of each kind side by side.
//!
//! An action begins with its first choice. What it asks for beyond that is a frame on the stack, whose offers and
//! effects stand in the same file.

pub(crate) mod build;
mod deploy;
pub(crate) mod exchange;
mod gain;
pub(crate) mod missions;
pub(crate) mod relics;
pub(crate) mod vp;

use crate::event::Event;
use crate::frames::Frame;
use crate::missions::Mission;
use crate::modules;
use crate::moves::Move;
use crate::pieces::Way;
use crate::refusal::Refusal;
use crate::rondel::{Counted, Gained, Space, SpaceKind};
use crate::seams;
use crate::sites::Site;
use crate::state::Merlin;
use crate::vocab::{Colour, Item, Vassal};
use table::{Clause, Journal, Moves};

/// The clause by which the action of a space lapses now, because it cannot be performed in any way (MER-6.3).
pub(crate) fn lapses(game: &Merlin, space: Space) -> Option<Clause> {
    let open = &game.open;
    if let Some(clause) = seams::forbids_action(open, space) {
        return Some(clause);
    }
    let clause = match open.layout.kind(space) {
        SpaceKind::Module(own) => return own.lapses(game, space),
        SpaceKind::Principality(colour) => deploy::all_there(open, colour),
        SpaceKind::Influence(Gained::Vassal) => deploy::none_by_influence(open),
        SpaceKind::Influence(gained) => {
            return gain::nothing_to_take(open, gained).filter(|_| !seams::keeps_action(game, space));
        }
        SpaceKind::Exchange => exchange::nothing_to_return(open),
        SpaceKind::Mission => missions::nothing_to_discard(game),
        SpaceKind::Build => build::nowhere_to_build(open),
        // MER-8.3: a VP space that yields nothing is performed all the same. A vassal can always be relocated.
        SpaceKind::Vp(_) | SpaceKind::Excalibur | SpaceKind::Grail | SpaceKind::Relocate => None,
    };
    clause.map(Clause).filter(|_| !seams::keeps_action(game, space))
}

/// The first choice of an action.
#[derive(Clone, Copy)]
pub(crate) enum Beginning {
    Perform,
    Deploy(Vassal, Colour),
    Dismiss(Colour),
    Take(Item),
    Place(Colour),
    Return(Item),
    Discard(Mission),
    Build(Site, Colour),
    Module(modules::Move),
}

impl Beginning {
    /// The first choice that a move is, if it is one.
    pub(crate) const fn of(choice: Move) -> Option<Self> {
        Some(match choice {
            Move::Perform => Self::Perform,
            Move::Deploy(vassal, to) => Self::Deploy(vassal, to),
            Move::Dismiss(colour) => Self::Dismiss(colour),
            Move::Take(item) => Self::Take(item),
            Move::Place(colour) => Self::Place(colour),
            Move::Return(item) => Self::Return(item),
            Move::Discard(mission) => Self::Discard(mission),
            Move::Build(site, colour) => Self::Build(site, colour),
            Move::Module(own) => Self::Module(own),
            Move::Mission(_)
            | Move::Tile(_)
            | Move::Start(_)
            | Move::StartingTile(_)
            | Move::Traitor(_)
            | Move::Roll(_)
            | Move::Complete(_)
            | Move::Second(_)
            | Move::Die(..)
            | Move::Apple(_)
            | Move::TurnDie
            | Move::Walk(_)
            | Move::Reverse
            | Move::Mirror
            | Move::DifferentAction(_)
            | Move::Forfeit
            | Move::Draw(_)
            | Move::Staff
            | Move::Repel(_)
            | Move::UseGrail
            | Move::Done
            | Move::End => return None,
        })
    }
}

/// Offers the first choices of the action of a space; none if it lapses.
pub(crate) fn offer(game: &Merlin, space: Space, out: &mut Moves<Move>) {
    let open = &game.open;
    if seams::forbids_action(open, space).is_some() {
        return;
    }
    match open.layout.kind(space) {
        SpaceKind::Principality(colour) => deploy::offer_in(open, space, colour, out),
        SpaceKind::Influence(Gained::Vassal) => deploy::offer_by_influence(open, space, out),
        SpaceKind::Influence(gained) => gain::offer(open, gained, out),
        SpaceKind::Vp(_) | SpaceKind::Grail => out.push(Move::Perform),
        SpaceKind::Excalibur => relics::offer(open, out),
        SpaceKind::Relocate => deploy::offer_relocating(open, out),
        SpaceKind::Exchange => exchange::offer(open, out),
        SpaceKind::Mission => missions::offer(game, out),
        SpaceKind::Build => build::offer(open, out),
        SpaceKind::Module(own) => own.offer(game, space, out),
    }
    seams::offer_in_action(game, space, out);
}

/// Why the action of a space cannot begin so.
pub(crate) fn refusal(game: &Merlin, space: Space, beginning: Beginning) -> Option<Refusal> {
    let open = &game.open;
    if let Some(clause) = lapses(game, space) {
        return Some(Refusal::Lapses { space, clause });
    }
    match (open.layout.kind(space), beginning) {
        (SpaceKind::Module(own), beginning) => own.refusal(game, space, beginning),
        (_, Beginning::Module(own)) if seams::is_beginning(game, space, own) => {
            seams::refusal_in_action(game, space, own)
        }
        (SpaceKind::Principality(colour), Beginning::Deploy(vassal, to)) => {
            deploy::refusal_in(open, space, colour, vassal, to)
        }
        (SpaceKind::Influence(Gained::Vassal), Beginning::Deploy(vassal, to)) => {
            deploy::refusal_by_influence(open, space, vassal, to)
        }
        (SpaceKind::Influence(gained), Beginning::Take(item)) => gain::refusal(open, gained, item),
        (SpaceKind::Vp(_) | SpaceKind::Grail, Beginning::Perform) => None,
        (SpaceKind::Excalibur, Beginning::Perform) => relics::refusal_without_traitor(open),
        (SpaceKind::Excalibur, Beginning::Dismiss(colour)) => relics::refusal_to_dismiss(open, colour),
        (SpaceKind::Relocate, Beginning::Deploy(vassal, to)) => deploy::refusal_to_relocate(open, vassal, to),
        (SpaceKind::Exchange, Beginning::Return(item)) => exchange::refusal(open, item),
        (SpaceKind::Mission, Beginning::Discard(mission)) => missions::refusal(game, mission),
        (SpaceKind::Build, Beginning::Build(site, colour)) => build::refusal(open, site, colour),
        (
            SpaceKind::Principality(_)
            | SpaceKind::Vp(_)
            | SpaceKind::Influence(_)
            | SpaceKind::Excalibur
            | SpaceKind::Grail
            | SpaceKind::Relocate
            | SpaceKind::Exchange
            | SpaceKind::Mission
            | SpaceKind::Build,
            _,
        ) => Some(Refusal::OtherAction { space, clause: says_what(open.layout.kind(space)) }),
    }
}

/// Why an action that a staff repeats or an extra move has reached cannot begin so. No free action is possible there
/// (MER-4.5, ARU-2.13): a move of a module that is none of the action is refused by its own moment.
pub(crate) fn refusal_within(game: &Merlin, due: Frame, choice: Move) -> Option<Refusal> {
    let (Some(space), Some(beginning)) = (game.open.turn.action, Beginning::of(choice)) else {
        return Some(Refusal::other_decision(due, choice));
    };
    let refusal = refusal(game, space, beginning);
    match (beginning, refusal) {
        (Beginning::Module(_), Some(Refusal::OtherAction { .. })) => {
            Some(Refusal::other_decision(due, choice))
        }
        (Beginning::Module(own), Some(Refusal::Lapses { .. })) if !is_of_action(game, space, own) => {
            Some(Refusal::other_decision(due, choice))
        }
        (_, refusal) => refusal,
    }
}

/// Whether a move of a module has to do with the action of a space, which may lapse.
fn is_of_action(game: &Merlin, space: Space, own: modules::Move) -> bool {
    match (game.open.layout.kind(space), own) {
        (SpaceKind::Module(modules::SpaceKind::Arthur(_)), modules::Move::Arthur(_))
        | (SpaceKind::Module(modules::SpaceKind::Gold(_)), modules::Move::Gold(_)) => true,
        _ => seams::is_beginning(game, space, own),
    }
}

/// The clause that says what a space lets a player do.
const fn says_what(kind: SpaceKind) -> Clause {
    Clause(match kind {
        SpaceKind::Principality(_) => "MER-7.1",
        SpaceKind::Vp(Counted::Influence) => "MER-8.2",
        SpaceKind::Vp(Counted::Manor) => "ARU-6.6",
        SpaceKind::Vp(Counted::Shield | Counted::Flag | Counted::Material) => "MER-8.1",
        SpaceKind::Influence(Gained::Vassal) => "MER-8.6",
        SpaceKind::Influence(Gained::Flag | Gained::Material | Gained::Shield) => "MER-8.4",
        SpaceKind::Excalibur => "MER-9.1",
        SpaceKind::Grail => "MER-9.4",
        SpaceKind::Relocate => "MER-9.9",
        SpaceKind::Exchange => "MER-10.1",
        SpaceKind::Mission => "MER-10.5",
        SpaceKind::Build => "MER-11.14",
        // Their modules refuse by themselves.
        SpaceKind::Module(_) => "MER-6.1",
    })
}

/// Carries out the first choice of the action of a space, which may leave more to be decided.
pub(crate) fn begin(game: &mut Merlin, space: Space, beginning: Beginning, journal: &mut Journal<Event>) {
    let open = &mut game.open;
    let seat = open.active;
    let kind = open.layout.kind(space);
    if let SpaceKind::Module(own) = kind {
        return own.begin(game, space, beginning, journal);
    }
    match beginning {
        Beginning::Module(own) => seams::begin_action(game, space, own, journal),
        Beginning::Perform => match kind {
            SpaceKind::Vp(counted) => vp::perform(open, space, counted, journal),
            SpaceKind::Excalibur => relics::take_excalibur(open, None, journal),
            SpaceKind::Grail => relics::take_grail(open, journal),
            // These leave something to choose.
            SpaceKind::Principality(_)
            | SpaceKind::Influence(_)
            | SpaceKind::Relocate
            | SpaceKind::Exchange
            | SpaceKind::Mission
            | SpaceKind::Build
            | SpaceKind::Module(_) => {}
        },
        Beginning::Dismiss(colour) => relics::take_excalibur(open, Some(colour), journal),
        Beginning::Deploy(vassal, to) => open.deploy(seat, vassal, to, Way::by(kind), journal),
        Beginning::Take(item) => open.take_item(seat, item, journal),
        Beginning::Place(colour) => open.place_influence(seat, colour, journal),
        Beginning::Return(item) => exchange::begin(open, item, journal),
        Beginning::Discard(mission) => missions::begin(game, mission, journal),
        Beginning::Build(site, colour) => build::begin(open, site, colour, journal),
    }
}
