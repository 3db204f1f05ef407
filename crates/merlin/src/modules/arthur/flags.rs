//! The new flags: a space more or less, and another figure for the chosen die (section 5).

use super::events::{Event, Refusal};
use super::moves::Move;
use super::state::State;
use crate::actions::{self, Beginning};
use crate::frames::{Frame, Window};
use crate::modules::{self, contracts::ModuleMove};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::{Merlin, Open};
use crate::vocab::{Figure, Power};
use table::{Clause, Journal, Moves};

type Log = Journal<crate::event::Event>;

impl ModuleMove for Move {
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        let open = &game.open;
        let other = || Some(AnyRefusal::other_decision(open.top(), self.into()));
        match (self, open.top()) {
            (Self::More, Frame::Window(Window::Die)) => refusal_to_change(open, 1),
            (Self::Less, Frame::Window(Window::Die)) => refusal_to_change(open, -1),
            (Self::Switch(figure), Frame::Window(Window::Die)) => refusal_to_switch(open, figure),
            // What begins the action of a space is no free action.
            (_, Frame::Window(Window::Moved)) => {
                let own = Beginning::Module(modules::Move::Arthur(self));
                let refusal = open.turn.action.and_then(|space| actions::refusal(game, space, own));
                refusal.filter(|_| self.begins_action()).or_else(other)
            }
            (_, _) => other(),
        }
    }

    fn make(self, game: &mut Merlin, journal: &mut Log) {
        let open = &mut game.open;
        match self {
            Self::More => change_steps(open, 1, journal),
            Self::Less => change_steps(open, -1, journal),
            Self::Switch(figure) => switch(open, figure, journal),
            // They are made in a frame, or begin an action.
            Self::Pict(_)
            | Self::Ring(_)
            | Self::Merlin(..)
            | Self::Step(_)
            | Self::Replace(_)
            | Self::Take(_)
            | Self::Manor(_)
            | Self::Activate(_)
            | Self::Keep(_) => {}
        }
    }

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Pict(_) => "ARU-4.3",
            Self::More | Self::Less | Self::Switch(_) => "ARU-5.13",
            Self::Ring(_) => "ARU-3.8",
            Self::Merlin(..) => "ARU-3.17",
            Self::Step(_) => "ARU-6.2",
            Self::Replace(_) => "ARU-3.19",
            Self::Take(_) => "ARU-4.1",
            Self::Manor(_) => "ARU-4.8",
            Self::Activate(_) => "ARU-6.4",
            Self::Keep(_) => "ARU-7.3",
        })
    }

    fn turns_die(self) -> bool {
        self.uses_flag().is_some()
    }

    fn uses_flag(self) -> Option<Power> {
        match self {
            Self::More | Self::Less => Some(Power::PlusMinus),
            Self::Switch(_) => Some(Power::Switch),
            Self::Pict(_)
            | Self::Ring(_)
            | Self::Merlin(..)
            | Self::Step(_)
            | Self::Replace(_)
            | Self::Take(_)
            | Self::Manor(_)
            | Self::Activate(_)
            | Self::Keep(_) => None,
        }
    }

    fn is_formality(self) -> bool {
        match self {
            Self::Take(_) | Self::Manor(_) => true,
            Self::Pict(_)
            | Self::More
            | Self::Less
            | Self::Switch(_)
            | Self::Ring(_)
            | Self::Merlin(..)
            | Self::Step(_)
            | Self::Replace(_)
            | Self::Activate(_)
            | Self::Keep(_) => false,
        }
    }
}

impl Move {
    /// Whether the action of a space can begin with it.
    const fn begins_action(self) -> bool {
        match self {
            Self::Ring(_)
            | Self::Merlin(..)
            | Self::Step(_)
            | Self::Replace(_)
            | Self::Take(_)
            | Self::Activate(_) => true,
            Self::Pict(_) | Self::More | Self::Less | Self::Switch(_) | Self::Manor(_) | Self::Keep(_) => {
                false
            }
        }
    }
}

/// The flags that can be used before the figure moves (ARU-5.13).
pub(super) fn offer(open: &Open, window: Window, out: &mut Moves<AnyMove>) {
    if window != Window::Die {
        return;
    }
    for (choice, by) in [(Move::More, 1), (Move::Less, -1)] {
        if refusal_to_change(open, by).is_none() {
            out.push(choice.into());
        }
    }
    let others = Figure::ALL.into_iter().filter(|&figure| refusal_to_switch(open, figure).is_none());
    out.extend(others.map(|figure| Move::Switch(figure).into()));
}

/// A flag changes the number of spaces of a chosen die, which stays between 0 and 7 (ARU-5.1 to ARU-5.3, INT-7.12).
fn refusal_to_change(open: &Open, by: i8) -> Option<AnyRefusal> {
    if let Some(refusal) = open.refusal_of_other_way() {
        return Some(refusal);
    }
    open.refusal_of_flag(Power::PlusMinus).or_else(|| {
        let (_, steps) = open.moving()?;
        let changed = steps.checked_add_signed(by);
        let few = changed.is_some_and(|steps| steps <= State::MOST_STEPS);
        (!few).then(|| Refusal::TooFar.into())
    })
}

/// The flag returns before it takes effect (ARU-5.11).
fn change_steps(open: &mut Open, by: i8, journal: &mut Log) {
    let seat = open.active;
    open.use_flag(seat, Power::PlusMinus, journal);
    *open.turn.modules.arthur.steps.get_or_insert(0) += by;
    let steps = open.moving().map_or(0, |(_, steps)| steps);
    journal.note(|| {
        if by > 0 { Event::OneMore { seat, steps }.into() } else { Event::OneLess { seat, steps }.into() }
    });
}

/// Once in a turn, for another figure than that of the die (ARU-5.7, ARU-5.12).
fn refusal_to_switch(open: &Open, figure: Figure) -> Option<AnyRefusal> {
    if let Some(refusal) = open.refusal_of_other_way() {
        return Some(refusal);
    }
    open.refusal_of_flag(Power::Switch).or_else(|| {
        let same = open.moving().is_some_and(|(own, _)| own == figure);
        same.then(|| Refusal::SameFigure(figure).into())
    })
}

fn switch(open: &mut Open, figure: Figure, journal: &mut Log) {
    let seat = open.active;
    open.use_flag(seat, Power::Switch, journal);
    open.turn.modules.arthur.switched = Some(figure);
    journal.note(|| Event::Switched { seat, figure }.into());
}
