//! Decree actions: one decree changes a die, two bring an item or influence, three bring points (section 4).

use super::moves::{Event, Move, Points, Refusal};
use super::state::{Decrees, State};
use crate::dice::{Die, Pips};
use crate::die_steps::{Distance, SteppedDie, by_one};
use crate::frames::{Frame, Window};
use crate::modules::contracts::ModuleMove;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item};
use table::{Clause, Journal, Moves};

type Log = Journal<crate::event::Event>;

/// The dice that a decree can change (DEC-4.3, DEC-4.6, INT-3.5).
const DICE: [Die; 2] = [Die::Own, Die::Merlin];

impl Move {
    /// How many decrees it costs; nothing for what is no decree action.
    pub const fn cost(self) -> u8 {
        match self {
            Self::Act | Self::Look | Self::Show(_) | Self::ShowAll | Self::Take(_) => 0,
            Self::Die(..) => 1,
            Self::Item(_) | Self::Influence(_) => 2,
            Self::Points => 3,
        }
    }
}

impl ModuleMove for Move {
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        let open = &game.open;
        let other = || Some(AnyRefusal::other_decision(open.top(), self.into()));
        let Frame::Window(window) = open.top() else { return other() };
        let refusal = match self {
            // Choices inside an action, never free ones (INT-2.11).
            Self::Act | Self::Look | Self::Show(_) | Self::ShowAll | Self::Take(_) => return other(),
            Self::Die(SteppedDie::Chosen, _) if window != Window::Die => return other(),
            Self::Die(die, to) => refusal_to_change(open, die, to),
            Self::Item(item) => open.refusal_to_take(item, Clause("DEC-4.7")),
            Self::Influence(_) => (!has_marker(open)).then(|| Refusal::NoMarker.into()),
            Self::Points => None,
        };
        refusal.or_else(|| {
            let (needed, owned) = (self.cost(), open.modules.decree.owned(open.active).len());
            (owned < needed).then(|| Refusal::TooFew { needed, owned }.into())
        })
    }

    fn make(self, game: &mut Merlin, journal: &mut Log) {
        let open = &mut game.open;
        let seat = open.active;
        discard(open, self.cost(), journal);
        match self {
            Self::Die(die, to) => {
                let from = open.step_die(die, to);
                journal.note(|| Event::DieChanged { seat, die, from, to }.into());
            }
            Self::Item(item) => open.take_item(seat, item, journal),
            Self::Influence(colour) => open.place_influence(seat, colour, journal),
            Self::Points => {
                open.score_points(seat, State::POINTS_FOR_THREE.into(), Points::ThreeDecrees.into(), journal);
            }
            Self::Act | Self::Look | Self::Show(_) | Self::ShowAll | Self::Take(_) => {}
        }
    }

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Act | Self::Look => "DEC-3.1",
            Self::Show(_) | Self::ShowAll | Self::Take(_) => "DEC-3.4",
            Self::Die(SteppedDie::Chosen, _) => "DEC-4.5",
            Self::Die(SteppedDie::Unused(..), _) | Self::Item(_) | Self::Influence(_) | Self::Points => {
                "DEC-4.1"
            }
        })
    }

    fn turns_die(self) -> bool {
        matches!(self, Self::Die(SteppedDie::Chosen, _))
    }

    fn is_formality(self) -> bool {
        matches!(self, Self::Take(_))
    }
}

fn has_marker(open: &Open) -> bool {
    open.castle(open.active).influence_on_castle() > 0
}

/// The decree actions that are possible in a window (DEC-4.1, DEC-4.8).
pub(super) fn offer(open: &Open, window: Window, out: &mut Moves<AnyMove>) {
    let owned = open.modules.decree.owned(open.active).len();
    if owned >= 1 {
        let dice = open.dice_to_step(window).filter(|(_, kind, _)| DICE.contains(kind));
        for (die, _, shown) in dice {
            out.extend(by_one(shown).map(|to| Move::Die(die, to).into()));
        }
    }
    if owned >= 2 {
        out.extend(Item::all().filter(|&item| open.can_take(item)).map(|item| Move::Item(item).into()));
        if has_marker(open) {
            out.extend(Colour::ALL.into_iter().map(|colour| Move::Influence(colour).into()));
        }
    }
    if owned >= 3 {
        out.push(Move::Points.into());
    }
}

/// Why a die cannot be changed so (DEC-4.3 to DEC-4.6).
fn refusal_to_change(open: &Open, die: SteppedDie, to: Pips) -> Option<AnyRefusal> {
    let shown = match die {
        SteppedDie::Chosen => open.turn.die(),
        SteppedDie::Unused(kind, pips) => Some((kind, pips)),
    };
    // A turn can be made with something that is no die (INT-3.6).
    let Some((_, shown)) = shown.filter(|(kind, _)| DICE.contains(kind)) else {
        return Some(Refusal::OtherDie.into());
    };
    match die {
        SteppedDie::Chosen => {
            if let Some(refusal) = open.refusal_without_die() {
                return Some(refusal);
            }
        }
        SteppedDie::Unused(kind, pips) => {
            if open.unused_die(kind, pips).is_none() {
                return Some(Refusal::NoUnusedDie(kind, pips).into());
            }
        }
    }
    match Distance::between(shown, to) {
        Distance::One => None,
        Distance::Around => Some(Refusal::NoStep(shown, to).into()),
        Distance::Other => Some(Refusal::NotByOne(shown, to).into()),
    }
}

/// A number of decrees leave the game: those with the lowest numbers, because nothing depends on which ones
/// go (DEC-4.10).
fn discard(open: &mut Open, count: u8, journal: &mut Log) {
    let (seat, state) = (open.active, &mut open.modules.decree);
    let decrees: Decrees = state.owned(seat).iter().take(usize::from(count)).collect();
    let owned = &mut state.owned[seat.index()];
    *owned = owned.without(decrees);
    state.gone = state.gone.union(decrees);
    journal.note(|| Event::Discarded { seat, decrees }.into());
}
