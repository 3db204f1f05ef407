//! Points or ability: what a completed mission brings (sections 2 and 3), and the seals after a scoring (FAV-5.2).

use super::moves::{Event, Frame, Move, Points, Refusal, ScoringStep};
use super::state::{Ability, Row};
use crate::frames;
use crate::missions::Mission;
use crate::modules::contracts::{ModuleFrame, ModuleScoring};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::{Merlin, Open};
use table::{Clause, Journal, Moves, Seat, Turn};

type Log = Journal<crate::event::Event>;

/// A point more for a mission whose symbol is that of a first row learned before (FAV-3.1, FAV-3.2).
pub(super) fn score_plus_one(open: &mut Open, seat: Seat, mission: Mission, journal: &mut Log) {
    let symbol = open.options.components.mission(mission).symbol;
    if open.modules.favor.has(seat, Ability::new(symbol, Row::PlusOne)) {
        open.score_points(seat, 1, Points::PlusOne { mission, symbol }.into(), journal);
    }
}

/// Whether there is a choice: a seal is left, and an ability that the card allows (FAV-2.5).
pub(super) fn ask(open: &mut Open, mission: Mission) -> bool {
    let choice = lessons(open, mission).next().is_some();
    if choice {
        open.due.push(Frame::Reward(mission).into());
    }
    choice
}

/// The abilities that can be learned with a card (FAV-2.3 to FAV-2.5).
fn lessons(open: &Open, mission: Mission) -> impl Iterator<Item = Ability> {
    let symbol = open.options.components.mission(mission).symbol;
    let seal = open.modules.favor.seals_left(open.active) > 0;
    let column = Row::ALL.into_iter().map(move |row| Ability::new(symbol, row));
    column.filter(move |&ability| seal && refusal_to_learn(open, mission, ability).is_none())
}

fn refusal_to_learn(open: &Open, mission: Mission, ability: Ability) -> Option<Refusal> {
    let card = open.options.components.mission(mission);
    if ability.column != card.symbol {
        Some(Refusal::OtherColumn(ability, mission))
    } else if ability.row.number() > card.points {
        Some(Refusal::RowTooHigh(ability, mission))
    } else {
        let before = open.modules.favor.has(open.active, ability);
        before.then_some(Refusal::LearnedBefore(ability))
    }
}

impl ModuleFrame for Frame {
    fn turn(self, open: &Open) -> Turn {
        Turn::of(open.active)
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        let Self::Reward(mission) = self;
        out.push(Move::Points.into());
        out.extend(lessons(&game.open, mission).map(|ability| Move::Learn(ability).into()));
    }

    fn refusal(self, game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        let Self::Reward(mission) = self;
        match super::own(choice) {
            Some(Move::Points) => None,
            Some(Move::Learn(ability)) => {
                refusal_to_learn(&game.open, mission, ability).map(AnyRefusal::from)
            }
            Some(Move::Build(..) | Move::Repel(_) | Move::Count(_) | Move::Deploy(..)) | None => {
                Some(AnyRefusal::other_decision(self.into(), choice))
            }
        }
    }

    fn make(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let Self::Reward(mission) = self;
        let seat = game.open.active;
        game.open.due.pop();
        if let Some(Move::Learn(ability)) = super::own(choice) {
            game.open.modules.favor.learned[seat.index()].insert(ability);
            journal.note(|| Event::Learned { seat, ability }.into());
        } else {
            game.score_mission(mission, journal);
        }
    }

    fn clause(self) -> Clause {
        match self {
            Self::Reward(_) => Clause("FAV-2.1"),
        }
    }

    /// A mission is completed in a window, or by the signet ring (INT-4.2), and lies on the discard pile
    /// until cards are drawn (FAV-2.9).
    fn can_lie_on(self, below: &[frames::Frame], game: &Merlin) -> bool {
        let (Self::Reward(mission), open) = (self, &game.open);
        let when = match below {
            [frames::Frame::Window(frames::Window::Between)] => open.can_be_between(),
            [frames::Frame::Window(_)] => true,
            [frames::Frame::Execution] => seams::further_missions(open) > 0,
            _ => false,
        };
        when && open.turn.missions > 0
            && open.discard.contains(mission)
            && lessons(open, mission).next().is_some()
    }
}

impl ModuleScoring for ScoringStep {
    /// All seals are turned back (FAV-5.2).
    fn begin(self, open: &mut Open, journal: &mut Log) {
        let Self::Seals = self;
        for seat in Seat::all(open.players()) {
            let blocked = std::mem::take(&mut open.modules.favor.blocked[seat.index()]);
            for ability in blocked.iter() {
                journal.note(|| Event::TurnedBack { seat, ability }.into());
            }
        }
    }
}
