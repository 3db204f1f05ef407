//! Extra moves: an action moves a figure, and the action of the space it reaches is carried out before the
//! first one goes on (ARU-2.7, ARU-2.13, ARU-2.14, ARU-3.14, ARU-3.17, ARU-6.2).

use super::events::Event;
use super::moves::Frame;
use crate::actions::{self, Beginning};
use crate::frames::{self, Held};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::{Space, SpaceKind};
use crate::seams;
use crate::state::{Merlin, Open};
use crate::vocab::{Direction, Figure, Power};
use table::{Journal, Moves};

type Log = Journal<crate::event::Event>;

/// The own knight goes clockwise to the next principality space that can be entered (ARU-3.14, INT-7.2).
pub(super) fn climb_stairs(open: &mut Open, journal: &mut Log) {
    let Some(from) = open.castle(open.active).knight else { return };
    let to = next_principality(open, from);
    open.castle_mut(open.active).knight = Some(to);
    reach(open, Figure::Knight, [from, to], Direction::Clockwise, journal);
}

/// The principality space to which the stairs lead from here.
fn next_principality(open: &Open, from: Space) -> Space {
    let length = open.layout.rondel.len() as u8;
    let ahead = (1..length).map(|steps| from.beside(steps, Direction::Clockwise, length));
    let mut principalities = ahead.filter(|&space| {
        matches!(open.layout.kind(space), SpaceKind::Principality(_))
            && seams::forbids_entering(open, space).is_none()
    });
    // MER-1.5: there are six, and only one can be blocked.
    principalities.next().unwrap_or(from)
}

/// Merlin moves on the ring where he stands (ARU-3.17, INT-7.5).
pub(super) fn move_merlin(open: &mut Open, direction: Direction, steps: u8, journal: &mut Log) {
    let from = open.merlin;
    let to = open.step(from, steps, direction);
    open.merlin = to;
    reach(open, Figure::Merlin, [from, to], direction, journal);
}

/// Arthur moves one space on the ring where he stands (ARU-6.2, INT-7.5).
pub(super) fn move_arthur(open: &mut Open, direction: Direction, journal: &mut Log) {
    let Some(from) = open.modules.arthur.figure else { return };
    let to = open.step(from, 1, direction);
    open.modules.arthur.figure = Some(to);
    reach(open, Figure::Arthur, [from, to], direction, journal);
}

/// A figure has reached a space by an extra move: the action under way waits, that of the space is due (ARU-2.13).
fn reach(open: &mut Open, figure: Figure, [from, to]: [Space; 2], direction: Direction, journal: &mut Log) {
    let seat = open.active;
    journal.note(|| Event::ExtraMove { seat, figure, from, to, direction }.into());
    let turn = &mut open.turn;
    let (Some(mover), Some(space)) = (turn.figure, turn.action) else { return };
    let elsewhere = turn.powers.contains(Power::DifferentAction);
    let held = Held { figure: mover, space, executions: turn.executions, elsewhere };
    // The new action is that of the space reached, whatever gave the first one (FAV-5.6).
    turn.powers.remove(Power::DifferentAction);
    (turn.figure, turn.action, turn.executions) = (Some(figure), Some(to), 0);
    turn.modules.arthur.gone_on = true;
    open.due.push(Frame::Waits(held).into());
    open.due.push(Frame::Reached.into());
}

/// The action that an extra move brought about is over: the one that waited goes on.
pub(super) fn go_on(open: &mut Open, held: Held) {
    open.due.pop();
    let turn = &mut open.turn;
    turn.modules.arthur.staff_spent |= turn.executions > 1;
    // INT-10.17: an ability that doubled the action excludes a staff on that action only.
    turn.modules.favor = Default::default();
    (turn.figure, turn.action, turn.executions) = (Some(held.figure), Some(held.space), held.executions);
    if held.elsewhere {
        turn.powers.insert(Power::DifferentAction);
    }
}

/// What is offered where an extra move has ended: the action of the space, or to do without it (ARU-2.13).
pub(super) fn offer(game: &Merlin, out: &mut Moves<AnyMove>) {
    out.push(AnyMove::Forfeit);
    if let Some(space) = game.open.turn.action {
        actions::offer(game, space, out);
    }
}

pub(super) fn refusal(game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
    match choice {
        AnyMove::Forfeit => None,
        choice => actions::refusal_within(game, Frame::Reached.into(), choice),
    }
}

/// The action begins, or is forfeited.
pub(super) fn begin(game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
    if let Some(beginning) = Beginning::of(choice) {
        game.open.due.replace(frames::Frame::Execution);
        game.perform(beginning, journal);
    } else {
        game.note_forfeit(journal);
        game.open.due.pop();
    }
}

/// Whether a staff was spent in this turn on another action than the one under way (ARU-2.14).
pub(super) fn staff_spent(open: &Open) -> bool {
    open.turn.modules.arthur.staff_spent || open.due.held().any(|held| held.executions > 1)
}
