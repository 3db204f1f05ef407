//! A game being played: the situation and its history.

use crate::{Actor, Event, Eye, Game, Header, Journal, Moves, Record, Seat, Turn};

/// A game with its history, from the first move on.
///
/// State and journal follow from the moves, so undoing is replaying fewer of them.
#[derive(Clone, Debug)]
pub struct Playthrough<G: Game> {
    header: Header<G>,
    state: G,
    moves: Vec<(Actor, G::Move)>,
    journal: Journal<G::Event>,
    /// How many events the journal had before each move.
    before: Vec<usize>,
}

/// Why nothing can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has not decided anything yet.
    NothingYet,
    /// Chance has revealed something since, or the secret of the dice is known.
    Revealed,
    /// Another seat has moved since, even if it had only one move to make.
    OthersMoved,
    /// The rules make a decision of this kind final.
    Closed,
}

impl<G: Game> Playthrough<G> {
    /// A new game.
    pub fn new(header: Header<G>) -> Self {
        let state = G::setup(&header.options);
        Self { header, state, moves: Vec::new(), journal: Journal::new(), before: Vec::new() }
    }

    /// The situation now, with every secret.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Options and names of the seats.
    pub const fn header(&self) -> &Header<G> {
        &self.header
    }

    /// The moves so far, chance included.
    pub fn moves(&self) -> &[(Actor, G::Move)] {
        &self.moves
    }

    /// Everything that happened so far, as one eye may know it.
    pub fn events(&self, eye: Eye) -> Vec<G::Event> {
        self.journal.seen_by(eye)
    }

    /// What happened since a given number of moves, as one eye may know it.
    pub fn events_since(&self, moves: usize, eye: Eye) -> Vec<G::Event> {
        self.journal.events()[self.events_before(moves)..].iter().map(|event| event.seen_by(eye)).collect()
    }

    /// The newest events as one eye may know them, at most so many, and how many there were before them.
    pub fn newest_events(&self, most: usize, eye: Eye) -> (usize, Vec<G::Event>) {
        let events = self.journal.events();
        let before = events.len().saturating_sub(most);
        (before, events[before..].iter().map(|event| event.seen_by(eye)).collect())
    }

    /// The number of the move that an event belongs to, both counted from 0.
    pub fn move_of(&self, event: usize) -> Option<usize> {
        let begun = self.before.partition_point(|&before| before <= event);
        begun.checked_sub(1).filter(|_| event < self.journal.events().len())
    }

    /// How many events there were before a move, counted from 0; before a move that is still to come, all of them.
    pub fn events_before(&self, number: usize) -> usize {
        self.before.get(number).copied().unwrap_or_else(|| self.journal.events().len())
    }

    /// Makes a move, or says why not.
    pub fn play(&mut self, who: Actor, choice: G::Move) -> Result<(), G::Refusal> {
        if let Some(refusal) = self.state.refusal(who, choice) {
            return Err(refusal);
        }
        let before = self.journal.events().len();
        self.state.play(who, choice, &mut self.journal);
        if let Some(refusal) = self.state.overflow() {
            // Rebuilt from the moves: a copy before each move would cost more.
            *self = self.until(self.moves.len());
            return Err(refusal);
        }
        self.moves.push((who, choice));
        self.before.push(before);
        Ok(())
    }

    /// How many moves would be left after undoing the last decision of this seat.
    ///
    /// Undo is possible until something was revealed or another seat has moved.
    pub fn undo_to(&self, seat: Seat) -> Result<usize, NoUndo> {
        let last = self.moves.last().ok_or(NoUndo::NothingYet)?;
        Self::can_undo(seat, last).map(|()| self.moves.len() - 1)
    }

    /// Whether a move is a decision of this seat that is not final.
    fn can_undo(seat: Seat, made: &(Actor, G::Move)) -> Result<(), NoUndo> {
        match *made {
            (Actor::Seat(mover), choice) if mover == seat => {
                if G::is_closed(choice) {
                    Err(NoUndo::Closed)
                } else {
                    Ok(())
                }
            }
            (Actor::Seat(_), _) => Err(NoUndo::OthersMoved),
            (Actor::Chance, _) => Err(NoUndo::Revealed),
        }
    }

    /// How many moves would be left after undoing the last decision of this seat together with the
    /// formalities after it: moves of this kind that were the only one. Without them there would be nothing
    /// to decide.
    ///
    /// A formality after something that cannot be undone cannot be undone either.
    pub fn undo_decision_to(
        &self,
        seat: Seat,
        is_formality: impl Fn(G::Move) -> bool,
    ) -> Result<usize, NoUndo> {
        let is_own = |made: &(Actor, G::Move)| made.0 == Actor::Seat(seat) && is_formality(made.1);
        // Before this move lies nothing that needs to be looked at.
        let first = match self.moves.iter().rposition(|made| !is_own(made)) {
            Some(last) if last + 1 == self.moves.len() => return self.undo_to(seat),
            first => first.unwrap_or(0),
        };
        // Which of the last moves were the only one is known by playing the game once more, without its events.
        let (mut state, mut offers, mut decided) = (G::setup(&self.header.options), Moves::new(), None);
        for (number, made) in self.moves.iter().enumerate() {
            if number >= first {
                offers.clear();
                state.moves(made.0, &mut offers);
                if !is_own(made) || offers.len() > 1 {
                    decided = Some(number);
                }
            }
            state.play(made.0, made.1, &mut Journal::silent());
        }
        let taken_back = &self.moves[decided.unwrap_or(first)..];
        taken_back.iter().rev().try_for_each(|made| Self::can_undo(seat, made))?;
        decided.ok_or(NoUndo::NothingYet)
    }

    /// Undoes the last decision of this seat.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let keep = self.undo_to(seat)?;
        *self = self.until(keep);
        Ok(())
    }

    /// The same game after its first `moves` moves.
    pub fn until(&self, moves: usize) -> Self {
        let mut earlier = Self::new(self.header.clone());
        for &(who, choice) in self.moves.iter().take(moves) {
            earlier.play(who, choice).expect("a move that was made once can be made again");
        }
        earlier
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record<G> {
        Record { header: self.header.clone(), moves: self.moves.clone() }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }
}
