//! What coins and mistletoe do: change a die, ignore a requirement, count at the end (sections 2 and 3).

use super::moves::{Coined, Event, Move, Points, Refusal};
use super::state::State;
use crate::actions::{self, Beginning};
use crate::dice::Pips;
use crate::die_steps::{Distance, by_one};
use crate::frames::{Frame, Window};
use crate::free_actions::NearMissions;
use crate::missions::Mission;
use crate::modules::contracts::ModuleMove;
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::{Merlin, Open};
use crate::vocab::Power;
use table::{Clause, Journal, Moves, Seat};

type Log = Journal<crate::event::Event>;

impl ModuleMove for Move {
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        let open = &game.open;
        let Frame::Window(window) = open.top() else {
            return Some(AnyRefusal::other_decision(open.top(), self.into()));
        };
        match self {
            Self::Coin(Coined::Chosen, _) if window != Window::Die => {
                Some(AnyRefusal::other_decision(open.top(), self.into()))
            }
            Self::Coin(die, to) => refusal_of_coin(open, die, to),
            Self::Complete(mission, mistletoe) => refusal_to_complete(game, mission, false, mistletoe),
            Self::Second(mission, mistletoe) => refusal_to_complete(game, mission, true, mistletoe),
            // It is the action of a space, never a free one.
            Self::Take(_) => {
                let space = open.turn.action.filter(|_| window == Window::Moved);
                let own = Beginning::Module(crate::modules::Move::Gold(self));
                let refusal = space.and_then(|space| actions::refusal(game, space, own));
                refusal.or_else(|| Some(AnyRefusal::other_decision(open.top(), self.into())))
            }
        }
    }

    fn make(self, game: &mut Merlin, journal: &mut Log) {
        match self {
            Self::Coin(die, to) => spend_coin(&mut game.open, die, to, journal),
            Self::Complete(mission, mistletoe) => complete(game, mission, false, mistletoe, journal),
            Self::Second(mission, mistletoe) => complete(game, mission, true, mistletoe, journal),
            Self::Take(_) => {}
        }
    }

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Coin(Coined::Chosen, _) => "GLD-2.4",
            Self::Coin(Coined::Unused(..), _) => "GLD-2.7",
            Self::Complete(..) | Self::Second(..) => "GLD-3.1",
            Self::Take(_) => "GLD-4.1",
        })
    }

    fn turns_die(self) -> bool {
        matches!(self, Self::Coin(Coined::Chosen, _))
    }
}

/// Dice that show the same are one choice, as in MER-5.1.
pub(super) fn offer_coins(open: &Open, window: Window, out: &mut Moves<AnyMove>) {
    if open.modules.gold.coins(open.active) == 0 {
        return;
    }
    for (die, _, shown) in open.dice_to_step(window) {
        out.extend(by_one(shown).map(|to| Move::Coin(die, to).into()));
    }
}

fn refusal_of_coin(open: &Open, die: Coined, to: Pips) -> Option<AnyRefusal> {
    let shown = match die {
        Coined::Chosen => {
            if let Some(refusal) = open.refusal_without_die() {
                return Some(refusal);
            }
            open.turn.die().map_or(to, |(_, shown)| shown)
        }
        Coined::Unused(kind, pips) => {
            if open.unused_die(kind, pips).is_none() {
                return Some(Refusal::NoUnusedDie(kind, pips).into());
            }
            pips
        }
    };
    match Distance::between(shown, to) {
        Distance::One if open.modules.gold.coins(open.active) == 0 => Some(Refusal::NoCoin.into()),
        Distance::One => None,
        Distance::Around => Some(Refusal::NoStep(shown, to).into()),
        Distance::Other => Some(Refusal::NotByOne(shown, to).into()),
    }
}

/// The coin returns to the supply, and the die shows its new number (GLD-1.7, GLD-2.1, GLD-2.6).
fn spend_coin(open: &mut Open, die: Coined, to: Pips, journal: &mut Log) {
    let seat = open.active;
    open.modules.gold.coins[seat.index()] -= 1;
    let from = open.step_die(die, to);
    journal.note(|| Event::CoinSpent { seat, die, from, to }.into());
}

/// The missions that mistletoe helps to complete: as much as there are requirements not met (GLD-3.1, GLD-3.2).
pub(super) fn offer_missions(open: &Open, near: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
    let missions = near.lacking(open.modules.gold.mistletoe(open.active));
    out.extend(missions.map(|(mission, unmet)| {
        let own = if near.second { Move::Second(mission, unmet) } else { Move::Complete(mission, unmet) };
        own.into()
    }));
}

fn refusal_to_complete(game: &Merlin, mission: Mission, second: bool, mistletoe: u8) -> Option<AnyRefusal> {
    let lacking = match game.requirements_unmet(mission, second) {
        Ok(lacking) => lacking,
        Err(refusal) => return Some(refusal),
    };
    if lacking < mistletoe {
        Some(Refusal::NothingToIgnore(mission).into())
    } else if lacking > game.open.modules.gold.mistletoe(game.open.active) {
        Some(Refusal::NotEnoughMistletoe(mission).into())
    } else {
        (lacking > mistletoe).then(|| Refusal::TooLittleMistletoe(mission).into())
    }
}

/// The mistletoe returns to the supply; the card is completed in every respect (GLD-1.7, GLD-3.5).
fn complete(game: &mut Merlin, mission: Mission, second: bool, mistletoe: u8, journal: &mut Log) {
    let seat = game.open.active;
    game.open.spend_mistletoe(seat, mission, mistletoe, journal);
    if second {
        game.open.use_flag(seat, Power::SecondMission, journal);
    }
    game.complete(mission, second, journal);
}

impl Open {
    /// Mistletoe is spent on a mission (GLD-3.1).
    pub(crate) fn spend_mistletoe(&mut self, seat: Seat, mission: Mission, mistletoe: u8, journal: &mut Log) {
        self.modules.gold.mistletoe[seat.index()] -= mistletoe;
        journal.note(|| Event::MistletoeSpent { seat, mission, mistletoe }.into());
    }
}

/// Every two coins are worth three points (GLD-2.8).
pub(super) fn score_coins(open: &mut Open, seat: Seat, journal: &mut Log) {
    let coins = open.modules.gold.coins(seat);
    let points = coins / State::GROUP * State::GROUP_POINTS;
    if points > 0 {
        open.score_points(seat, points.into(), Points::Coins { coins }.into(), journal);
    }
}
