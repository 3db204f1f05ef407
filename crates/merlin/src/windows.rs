//! The windows of a turn: choosing and changing a die, moving the figure, flags, staffs, and the end of the turn
//! (sections 4, 5, 6 and 13).

use crate::actions::{self, Beginning};
use crate::dice::{Die, Pips, Unit};
use crate::event::Event;
use crate::frames::{Frame, Window};
use crate::free_actions::NearMissions;
use crate::modules::{arthur, morgana};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rondel::{Space, SpaceKind};
use crate::seams;
use crate::state::{Merlin, Open};
use crate::vocab::{Direction, Figure, Power};
use table::{Journal, Moves, Seat};

impl Merlin {
    /// Appends what a window offers; whether modules may have offered something that does not ascend.
    pub(crate) fn offer_window(&self, window: Window, out: &mut Moves<Move>) -> bool {
        let open = &self.open;
        let mut unordered = false;
        let (second, possible) = self.next_mission();
        let castle;
        let near = if possible {
            castle = self.castle_for_mission(second);
            self.offer_missions(second, &castle, out)
        } else {
            NearMissions::NONE
        };
        match window {
            Window::Start => open.offer_dice(out),
            Window::Die => open.offer_moving(out),
            Window::Moved => {
                open.offer_flags_after_moving(out);
                out.push(Move::Forfeit);
                let first = out.len();
                if let Some(space) = open.turn.action {
                    actions::offer(self, space, out);
                }
                // Moves of modules begin the action; others of the base game, and free actions of an earlier
                // module, follow.
                unordered = out[first..].iter().any(|offer| matches!(offer, Move::Module(_)));
            }
            Window::Between | Window::After => {
                // A second manor has two prices, which are moves of two modules (FAV-6.1, MKT-3.5).
                unordered = open.turn.action.is_some_and(|space| open.layout.kind(space) == SpaceKind::Build);
                if self.refusal_of_staff().is_none() {
                    out.push(Move::Staff);
                }
                if seams::forbids_ending(open).is_none() {
                    out.push(if open.due.is_nested() { Move::Done } else { Move::End });
                }
            }
        }
        seams::offer_free_actions(self, window, &near, out);
        unordered
    }

    pub(crate) fn refusal_in_window(&self, window: Window, choice: Move) -> Option<Refusal> {
        let open = &self.open;
        match (window, choice) {
            (_, Move::Complete(mission)) => self.refusal_to_complete(mission),
            (_, Move::Second(mission)) => self.refusal_to_complete_second(mission),
            (Window::Moved, Move::Module(own)) => {
                // It may be a free action, or the beginning of the action.
                let begins =
                    open.turn.action.map(|space| actions::refusal(self, space, Beginning::Module(own)));
                if begins == Some(None) { None } else { own.refusal(self) }
            }
            (_, Move::Module(own)) => own.refusal(self),
            (Window::Start, Move::Die(die, pips)) => {
                open.unused_die(die, pips).is_none().then_some(Refusal::NoSuchDie(die, pips))
            }
            (Window::Die, Move::Apple(pips)) => open.refusal_of_apple(pips),
            (Window::Die, Move::TurnDie) => {
                open.refusal_without_die().or_else(|| open.refusal_of_flag(Power::TurnDie))
            }
            (Window::Die, Move::Walk(direction)) => open.refusal_to_walk(direction),
            (Window::Die, Move::Reverse) => open.refusal_to_reverse(),
            (Window::Moved, Move::Mirror) => open.refusal_to_mirror(),
            (Window::Moved, Move::DifferentAction(space)) => open.refusal_of_different_action(space),
            (Window::Moved, Move::Forfeit) => None,
            (Window::Moved, choice) => match (open.turn.action, Beginning::of(choice)) {
                (Some(space), Some(beginning)) => actions::refusal(self, space, beginning),
                (Some(_) | None, Some(_) | None) => {
                    Some(Refusal::other_decision(Frame::Window(window), choice))
                }
            },
            (Window::Between | Window::After, Move::Staff) => self.refusal_of_staff(),
            // Within an action the window is closed, and the turn goes on (ARU-2.13).
            (Window::Between | Window::After, Move::End) if !open.due.is_nested() => {
                seams::forbids_ending(open)
            }
            (Window::Between | Window::After, Move::Done) if open.due.is_nested() => {
                seams::forbids_ending(open)
            }
            (Window::Start | Window::Die | Window::Between | Window::After, _) => {
                let other = Refusal::other_decision(Frame::Window(window), choice);
                let own = match other {
                    // A move without a moment of its own is refused by what is due, and a Morgana die is not
                    // walked with.
                    Refusal::OtherDecision { moment: None, .. } if window == Window::Die => {
                        open.refusal_before_use(choice)
                    }
                    _ => None,
                };
                own.or(Some(other))
            }
        }
    }

    pub(crate) fn act_in_window(&mut self, choice: Move, journal: &mut Journal<Event>) {
        let open = &mut self.open;
        let seat = open.active;
        match choice {
            Move::Module(own) => {
                let space = open.turn.action.filter(|_| open.top() == Frame::Window(Window::Moved));
                let begins = space
                    .is_some_and(|space| actions::refusal(self, space, Beginning::Module(own)).is_none());
                if begins {
                    self.open.due.replace(Frame::Execution);
                    self.perform(Beginning::Module(own), journal);
                } else {
                    own.make(self, journal);
                }
            }
            Move::Complete(mission) => self.complete(mission, false, journal),
            Move::Second(mission) => {
                open.use_flag(seat, Power::SecondMission, journal);
                self.complete(mission, true, journal);
            }
            Move::Die(die, pips) => open.choose_die(die, pips, journal),
            Move::Apple(to) => {
                open.castle_mut(seat).apples -= 1;
                let from = open.change_die(to);
                journal.note(|| Event::AppleSpent { seat, from, to });
            }
            Move::TurnDie => {
                open.use_flag(seat, Power::TurnDie, journal);
                if let Some((_, shown)) = open.turn.unit {
                    let (from, to) = (open.change_die(shown.opposite()), shown.opposite());
                    journal.note(|| Event::DieTurned { seat, from, to });
                }
            }
            Move::Walk(direction) => open.walk(direction, journal),
            Move::Reverse => {
                open.use_flag(seat, Power::Reverse, journal);
                open.walk(Direction::CounterClockwise, journal);
            }
            Move::Mirror => open.mirror(journal),
            Move::DifferentAction(space) => {
                open.use_flag(seat, Power::DifferentAction, journal);
                open.turn.action = Some(space);
                journal.note(|| Event::DifferentAction { seat, space });
            }
            Move::Forfeit => self.forfeit(journal),
            Move::Staff => {
                open.castle_mut(seat).staffs -= 1;
                journal.note(|| Event::StaffSpent { seat });
                open.due.replace(Frame::Execution);
                open.due.push(Frame::Repeat);
            }
            Move::Done => open.due.pop(),
            Move::End => {
                let missions = open.turn.missions;
                open.due.replace(Frame::TurnEnd);
                open.due.push(Frame::Replace(missions));
            }
            choice => {
                if let Some(beginning) = Beginning::of(choice) {
                    open.due.replace(Frame::Execution);
                    self.perform(beginning, journal);
                }
            }
        }
    }

    /// An execution of the action begins with its first choice (MER-6.1, MER-6.13).
    pub(crate) fn perform(&mut self, beginning: Beginning, journal: &mut Journal<Event>) {
        let (seat, turn) = (self.open.active, &mut self.open.turn);
        let Some(space) = turn.action else { return };
        turn.executions += 1;
        let again = turn.executions > 1;
        journal.note(|| Event::Performs { seat, space, again });
        actions::begin(self, space, beginning, journal);
    }

    /// The player does without the action of the turn.
    fn forfeit(&mut self, journal: &mut Journal<Event>) {
        self.note_forfeit(journal);
        self.open.due.replace(Frame::Window(Window::After));
    }

    /// The player does without the action, or it lapses (MER-6.2, MER-6.3).
    pub(crate) fn note_forfeit(&self, journal: &mut Journal<Event>) {
        let (seat, Some(space)) = (self.open.active, self.open.turn.action) else { return };
        if actions::lapses(self, space).is_some() {
            journal.note(|| Event::Lapsed { seat, space });
        } else {
            journal.note(|| Event::Forfeited { seat, space });
        }
    }

    /// Why no staff can be spent now (MER-6.8 to MER-6.16).
    fn refusal_of_staff(&self) -> Option<Refusal> {
        let turn = &self.open.turn;
        // Without an action, in a Morgana turn, no figure has moved.
        let Some(space) = turn.action else { return Some(Refusal::MerlinDidNotMove) };
        if turn.figure != Some(Figure::Merlin) {
            Some(Refusal::MerlinDidNotMove)
        } else if turn.executions == 0 {
            Some(Refusal::NothingToRepeat)
        } else if turn.executions > 1 {
            Some(Refusal::StaffSpent)
        } else if self.open.castle(self.open.active).staffs == 0 {
            Some(Refusal::NoStaff)
        } else if let Some(refusal) = seams::forbids_staff(&self.open) {
            Some(refusal)
        } else {
            actions::lapses(self, space).map(|_| Refusal::CannotRepeat(space))
        }
    }
}

impl Open {
    /// Where an unused die of this kind lies that shows this.
    pub(crate) fn unused_die(&self, die: Die, pips: Pips) -> Option<usize> {
        let mut unused = self.castle(self.active).dice.unused();
        unused.find(|&(place, shown)| self.layout.dice[place] == die && shown == pips).map(|(place, _)| place)
    }

    /// The unused dice of a player, those that show the same once.
    pub(crate) fn unused_dice(&self, seat: Seat) -> impl Iterator<Item = (Die, Pips)> + use<> {
        // A bit for each kind and number that is shown.
        let mut shown = 0_u32;
        for (place, pips) in self.castle(seat).dice.unused() {
            shown |= 1 << (6 * self.layout.dice[place].index() + pips.index());
        }
        std::iter::from_fn(move || {
            let next = shown.trailing_zeros() as usize;
            // Without any bit it is beyond the last kind.
            let die = *Die::ALL.get(next / 6)?;
            shown &= shown - 1;
            Some((die, Pips::ALL[next % 6]))
        })
    }

    /// Dice that show the same are one choice (MER-5.1).
    fn offer_dice(&self, out: &mut Moves<Move>) {
        out.extend(self.unused_dice(self.active).map(|(die, pips)| Move::Die(die, pips)));
    }

    fn choose_die(&mut self, die: Die, pips: Pips, journal: &mut Journal<Event>) {
        let seat = self.active;
        if let Some(place) = self.unused_die(die, pips) {
            self.castle_mut(seat).dice.use_up(place);
        }
        self.turn.unit = Some((Unit::Die(die), pips));
        self.due.replace(Frame::Window(Window::Die));
        journal.note(|| Event::DieChosen { seat, die, pips });
    }

    /// The chosen die shows something else (MER-5.9); the answer is what it showed before.
    pub(crate) fn change_die(&mut self, to: Pips) -> Pips {
        self.turn.unit.as_mut().map_or(to, |(_, shown)| std::mem::replace(shown, to))
    }

    /// Why no flag with this power can be used.
    pub(crate) fn refusal_of_flag(&self, power: Power) -> Option<Refusal> {
        if let Some(refusal) = seams::forbids_power(self, power) {
            Some(refusal)
        } else if self.turn.powers.contains(power) {
            Some(Refusal::PowerUsed(power))
        } else {
            (self.flags(self.active, power) == 0).then_some(Refusal::NoFlag(power))
        }
    }

    fn offer_flags_after_moving(&self, out: &mut Moves<Move>) {
        if self.refusal_to_mirror().is_none() {
            out.push(Move::Mirror);
        }
        if self.refusal_of_flag(Power::DifferentAction).is_none() {
            let targets = Space::all().filter(|&space| self.is_target(space));
            out.extend(targets.map(Move::DifferentAction));
        }
    }

    fn refusal_to_mirror(&self) -> Option<Refusal> {
        if self.turn.figure == Some(Figure::Merlin) {
            Some(Refusal::KnightOnly(Power::Mirror))
        } else if self.turn.figure == Some(Figure::Arthur) {
            Some(arthur::Refusal::NotForArthur(Power::Mirror).into())
        } else if self.turn.powers.contains(Power::DifferentAction) {
            Some(Refusal::MirrorFirst)
        } else if let Some(to) = self.castle(self.active).knight.map(Space::opposite)
            && seams::forbids_entering(self, to).is_some()
        {
            // MOR-6.4: the opposite space is not found by skipping the blocked one.
            Some(morgana::Refusal::MirrorBlocked.into())
        } else {
            self.refusal_of_flag(Power::Mirror)
        }
    }

    fn refusal_of_different_action(&self, space: Space) -> Option<Refusal> {
        self.refusal_of_flag(Power::DifferentAction).or_else(|| {
            if self.turn.figure.and_then(|figure| self.stands(figure)) == Some(space) {
                Some(Refusal::OwnSpace(space))
            } else if seams::forbids_action(self, space).is_some() {
                Some(morgana::Refusal::ActionBlocked.into())
            } else {
                (!self.is_target(space)).then_some(Refusal::NoKnight(space))
            }
        })
    }

    /// Whether another player's knight stands there, and the moved figure does not (MER-13.17, MER-13.19).
    fn is_target(&self, space: Space) -> bool {
        let mut others = self.castles().iter().enumerate().filter(|&(seat, _)| seat != self.active.index());
        let figure = self.turn.figure.and_then(|figure| self.stands(figure));
        figure != Some(space)
            && seams::forbids_action(self, space).is_none()
            && others.any(|(_, castle)| castle.knight == Some(space))
    }

    /// The knight goes to the opposite space, whose action takes the place of the first one (MER-13.14).
    fn mirror(&mut self, journal: &mut Journal<Event>) {
        let seat = self.active;
        self.use_flag(seat, Power::Mirror, journal);
        let Some(from) = self.castle(seat).knight else { return };
        let to = from.opposite();
        self.castle_mut(seat).knight = Some(to);
        self.turn.action = Some(to);
        journal.note(|| Event::Mirrored { seat, from, to });
    }

    /// After a first execution with Merlin a staff may follow (MER-4.2, MER-6.8).
    pub(crate) fn finish_execution(&mut self, journal: &mut Journal<Event>) {
        if seams::execution_finished(self, journal) {
            return;
        }
        let may_repeat = self.turn.figure == Some(Figure::Merlin)
            && self.turn.executions == 1
            && self.castle(self.active).staffs > 0
            && seams::forbids_staff(self).is_none();
        if may_repeat {
            self.due.replace(Frame::Window(Window::Between));
        } else if self.due.is_nested() {
            // The action that brought this one about goes on (ARU-2.13).
            self.due.pop();
        } else {
            self.due.replace(Frame::Window(Window::After));
        }
    }
}
