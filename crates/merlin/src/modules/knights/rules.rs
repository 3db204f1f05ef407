//! Which ally a move or a decision belongs to: everything is handed on to the file of that ally.

use super::moves::{Frame, Move};
use super::state::{Ally, State};
use super::{castles, dice, influence, items, missions, vassals};
use crate::actions::{self, Beginning};
use crate::die_steps::SteppedDie;
use crate::frames::{self, Window};
use crate::modules::contracts::{ModuleFrame, ModuleMove};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::{Merlin, Open};
use table::{Clause, Journal, Moves, Turn};

type Log = Journal<crate::event::Event>;

impl ModuleMove for Move {
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        let open = &game.open;
        let other = || Some(AnyRefusal::other_decision(open.top(), self.into()));
        let frames::Frame::Window(window) = open.top() else { return other() };
        match self {
            Self::Movement(SteppedDie::Chosen, _)
            | Self::Special(SteppedDie::Chosen, _)
            | Self::Portal(_)
                if window != Window::Die =>
            {
                other()
            }
            Self::Movement(die, to) => dice::refusal_to_change(open, Ally::Tristram, die, to),
            Self::Special(die, to) => dice::refusal_to_change(open, Ally::Gawain, die, to),
            Self::Portal(colour) => dice::refusal_of_portal(open, colour),
            Self::Complete(mission, help) => missions::refusal_to_complete(game, mission, false, help),
            Self::Second(mission, help) => missions::refusal_to_complete(game, mission, true, help),
            Self::Swap(given, taken) => missions::refusal_to_swap(game, given, taken),
            // It begins the action of a space, or is a choice inside one, and is no free action (INT-2.11).
            Self::Wild(_) => {
                let space = open.turn.action.filter(|_| window == Window::Moved);
                let own = Beginning::Module(crate::modules::Move::Knights(self));
                let refusal = space.and_then(|space| actions::refusal(game, space, own));
                refusal.or_else(other)
            }
            Self::Ally(_) | Self::Castle | Self::Influence => other(),
        }
    }

    fn make(self, game: &mut Merlin, journal: &mut Log) {
        match self {
            Self::Movement(die, to) => dice::change(&mut game.open, Ally::Tristram, die, to, journal),
            Self::Special(die, to) => dice::change(&mut game.open, Ally::Gawain, die, to, journal),
            Self::Portal(colour) => dice::go_through_portal(&mut game.open, colour, journal),
            Self::Complete(mission, help) => missions::complete(game, mission, false, help, journal),
            Self::Second(mission, help) => missions::complete(game, mission, true, help, journal),
            Self::Swap(given, taken) => missions::swap(game, given, taken, journal),
            // They are made in a frame, at the setup, or begin an action.
            Self::Ally(_) | Self::Wild(_) | Self::Castle | Self::Influence => {}
        }
    }

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Ally(_) => "KRT-1.4",
            Self::Movement(..) => "KRT-3.3",
            Self::Special(..) => "KRT-5.2",
            Self::Wild(_) => "KRT-9.1",
            Self::Portal(_) => "KRT-10.1",
            Self::Castle => "KRT-11.1",
            Self::Complete(..) | Self::Second(..) => "KRT-12.1",
            Self::Swap(..) => "KRT-13.3",
            Self::Influence => "KRT-14.1",
        })
    }

    fn turns_die(self) -> bool {
        matches!(self, Self::Movement(SteppedDie::Chosen, _) | Self::Special(SteppedDie::Chosen, _))
    }
}

impl ModuleFrame for Frame {
    fn turn(self, open: &Open) -> Turn {
        Turn::of(open.active)
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        let open = &game.open;
        match self {
            // It goes on without a decision.
            Self::SecondAct(..) => {}
            Self::Wild(item) => items::offer(open, item, out),
            Self::Castle(_) => out.extend([AnyMove::Done, Move::Castle.into()].into_iter()),
            Self::FirstGift => castles::offer_gifts(open, None, out),
            Self::SecondGift(except) => castles::offer_gifts(open, except, out),
            Self::Influence(_) => out.extend([AnyMove::Done, Move::Influence.into()].into_iter()),
        }
    }

    fn refusal(self, game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        let open = &game.open;
        let either = |own: Move| {
            let known = choice == AnyMove::Done || choice == own.into();
            (!known).then(|| AnyRefusal::other_decision(self.into(), choice))
        };
        match self {
            Self::SecondAct(..) => Some(AnyRefusal::other_decision(self.into(), choice)),
            Self::Wild(item) => items::refusal(open, item, choice),
            Self::Castle(_) => either(Move::Castle),
            Self::FirstGift => castles::refusal_of_gift(open, None, choice),
            Self::SecondGift(except) => castles::refusal_of_gift(open, except, choice),
            Self::Influence(_) => either(Move::Influence),
        }
    }

    fn make(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let open = &mut game.open;
        match self {
            Self::SecondAct(..) => {}
            Self::Wild(item) => items::decide(open, item, choice, journal),
            Self::Castle(site) => castles::decide(open, site, choice, journal),
            Self::FirstGift => castles::give(open, true, choice, journal),
            Self::SecondGift(_) => castles::give(open, false, choice, journal),
            Self::Influence(colour) => influence::decide(open, colour, choice, journal),
        }
    }

    fn settle(self, open: &mut Open, journal: &mut Log) -> bool {
        match self {
            Self::SecondAct(vassal, colour) => {
                open.due.pop();
                vassals::act_again(open, vassal, colour, journal);
                true
            }
            Self::Wild(item) => items::settle(open, item, journal),
            Self::SecondGift(except) if !castles::has_gift(open, except) => {
                open.due.pop();
                true
            }
            Self::Castle(_) | Self::FirstGift | Self::SecondGift(_) | Self::Influence(_) => false,
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::SecondAct(..) => "KRT-6.2",
            Self::Wild(_) => "KRT-9.1",
            Self::Castle(_) => "KRT-11.1",
            Self::FirstGift | Self::SecondGift(_) => "KRT-11.2",
            Self::Influence(_) => "KRT-14.1",
        })
    }

    fn can_lie_on(self, below: &[frames::Frame], game: &Merlin) -> bool {
        let open = &game.open;
        self.can_wait_on(below, open)
            && match self {
                Self::SecondAct(..) => false,
                Self::Wild(item) => items::can_substitute(open, item),
                Self::Castle(_) => open.modules.knights.tiles(Ally::Gaheris) > 0,
                Self::FirstGift => castles::has_gift(open, None),
                Self::SecondGift(except) => castles::has_gift(open, except),
                Self::Influence(_) => open.modules.knights.tiles(Ally::Kay) > 0,
            }
    }
}

impl Frame {
    /// Whether a vassal acts once more after what lies on this (KRT-6.2).
    pub(crate) const fn repeats_act(self) -> bool {
        matches!(self, Self::SecondAct(..))
    }

    /// Whether the frame can lie on these, whatever is decided first.
    pub(super) fn can_wait_on(self, below: &[frames::Frame], open: &Open) -> bool {
        let (state, castle): (&State, _) = (&open.modules.knights, open.castle(open.active));
        let acting = matches!(below, [frames::Frame::Execution, ..]);
        let in_turn = acting || matches!(below, [frames::Frame::Window(_), ..]);
        let has = |ally: Ally| state.has(open.active, ally);
        match self {
            Self::SecondAct(vassal, colour) => {
                let there = castle.vassal(vassal) == Some(colour);
                acting && has(Ally::Lancelot) && there && state.marshal == Some(colour)
            }
            Self::Wild(_) => in_turn && has(Ally::Galahad),
            Self::Castle(site) => {
                let manor = castle.manors.contains(site) && !state.castles.contains(site);
                acting && has(Ally::Gaheris) && manor
            }
            Self::FirstGift | Self::SecondGift(_) => {
                let tower = !state.castles.intersection(open.environs.towers()).is_empty();
                acting && has(Ally::Gaheris) && tower
            }
            Self::Influence(colour) => in_turn && has(Ally::Kay) && castle.influence(colour) > 0,
        }
    }
}
