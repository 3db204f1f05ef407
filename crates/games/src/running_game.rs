//! A game in progress, whichever it is.

use crate::{AnyEvent, AnyKnowledge, AnyMove, AnyRefusal, AnyView, GameId, Listed};
use table::{
    Actor, Dice, Eye, Header, Journal, Knowledge, Moves, NoUndo, Playthrough, Proof, Record, RecordError,
    Rng, Scores, Seat, Turn, Unreadable, draw,
};

/// A game in progress, for everything that is independent of the game.
pub trait RunningGame: Send + Sync {
    /// Which game it is.
    fn game(&self) -> GameId;
    /// How many seats the table has.
    fn players(&self) -> usize;
    /// The names of the seats.
    fn names(&self) -> &[String];
    /// How the game was set up, as text.
    fn options(&self) -> String;
    /// Who has to decide now.
    fn turn(&self) -> Turn;
    /// What is offered to a seat.
    fn offers(&self, seat: Seat) -> Vec<AnyMove>;
    /// Makes a move for a seat, or says why not.
    fn play(&mut self, seat: Seat, choice: AnyMove) -> Result<(), AnyRefusal>;
    /// Lets chance move while it is its turn.
    fn let_chance_move(&mut self, rng: &mut dyn Rng);
    /// Lets the dice of the house move while it is the turn of chance; each move has its own throw.
    fn throw(&mut self, dice: &Dice) -> Result<(), AnyRefusal>;
    /// Parses a move of this game.
    fn read_move(&self, text: &str) -> Result<AnyMove, Unreadable>;
    /// The only move of a seat on turn, if it is a formality to be made without asking; also while others choose at the
    /// same time.
    fn formality(&self) -> Option<(Seat, AnyMove)>;
    /// The moves since a number of moves, as lines of a record.
    fn lines_since(&self, moves: usize) -> Vec<String>;
    /// A copy to play on with.
    fn fork(&self) -> Box<dyn RunningGame>;
    /// The same game after its first `moves` moves.
    fn until(&self, moves: usize) -> Box<dyn RunningGame>;
    /// Plays the game again, and shows it before the first move and after each.
    fn play_again(&self, show: &mut dyn FnMut(&dyn RunningGame));
    /// Points with their breakdown.
    fn scores(&self) -> Scores;
    /// What one eye may know.
    fn view(&self, eye: Eye) -> AnyView<'_>;
    /// What a seat knows, for a bot.
    fn knowledge(&self, seat: Seat) -> AnyKnowledge<'_>;
    /// How many moves have been made, chance included.
    fn moves_made(&self) -> usize;
    /// What happened since a number of moves, as one eye may know it.
    fn events_since(&self, moves: usize, eye: Eye) -> Vec<AnyEvent>;
    /// The newest events as one eye may know them, at most so many, and how many there were before them.
    fn newest_events(&self, most: usize, eye: Eye) -> (usize, Vec<AnyEvent>);
    /// The number of the move that an event belongs to, both counted from 0.
    fn move_of(&self, event: usize) -> Option<usize>;
    /// How many events there were before a move, counted from 0; before a move that is still to come, all of them.
    fn events_before(&self, number: usize) -> usize;
    /// Who made a move, counted from 0.
    fn mover(&self, number: usize) -> Option<Actor>;
    /// How many moves would be left after undoing the last decision of a seat, with the formalities after it.
    fn undo_to(&self, seat: Seat) -> Result<usize, NoUndo>;
    /// Undoes the last decision of a seat, with the formalities after it.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;
    /// The record, with every secret: for the owner of the table, not for a seat.
    fn record(&self) -> String;
    /// The record with everybody's name and the proof of its dice: for a game that is over.
    fn record_with(&self, names: Vec<String>, proof: Proof) -> String;
    /// The proof of the dice of an opened record, if it has one.
    fn proof(&self) -> Option<&Proof>;
    /// The position, with every secret.
    fn position(&self) -> String;
    /// All moves of chance, with what each was chosen from: for a game that is over.
    fn throws(&self) -> Vec<Thrown>;
}

/// A move of chance and what it was chosen from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thrown {
    /// The number of the move in the game, counted from 0.
    pub number: usize,
    /// The weights of all offered moves, in order.
    pub weights: Vec<u32>,
    /// The index of the one that was made.
    pub chosen: usize,
}

impl<G: Listed> RunningGame for Playthrough<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn players(&self) -> usize {
        self.state().players()
    }

    fn names(&self) -> &[String] {
        &self.header().seats
    }

    fn options(&self) -> String {
        self.header().options.to_string()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn offers(&self, seat: Seat) -> Vec<AnyMove> {
        let mut offers = Moves::new();
        self.state().moves(Actor::Seat(seat), &mut offers);
        offers.iter().map(|&own| G::wrap_move(own)).collect()
    }

    fn play(&mut self, seat: Seat, choice: AnyMove) -> Result<(), AnyRefusal> {
        let own = G::own_move(choice).expect("a table is only offered moves of its own game");
        Self::play(self, Actor::Seat(seat), own)
            .map_err(|refusal| G::wrap_refusal(refusal, Some(self.state())))
    }

    fn let_chance_move(&mut self, rng: &mut dyn Rng) {
        let mut offers = Moves::new();
        while self.state().turn() == Turn::Chance {
            let choice = draw(self.state(), &mut offers, rng);
            Self::play(self, Actor::Chance, choice).expect("chance draws from what it is offered");
        }
    }

    fn throw(&mut self, dice: &Dice) -> Result<(), AnyRefusal> {
        let mut offers = Moves::new();
        while self.state().turn() == Turn::Chance {
            let choice = draw(self.state(), &mut offers, &mut dice.throw(self.moves().len() as u64));
            Self::play(self, Actor::Chance, choice)
                .map_err(|refusal| G::wrap_refusal(refusal, Some(self.state())))?;
        }
        Ok(())
    }

    fn read_move(&self, text: &str) -> Result<AnyMove, Unreadable> {
        text.parse().map(G::wrap_move)
    }

    fn formality(&self) -> Option<(Seat, AnyMove)> {
        let Turn::Seats(seats) = self.state().turn() else { return None };
        let mut offers = Moves::new();
        seats.iter().find_map(|seat| {
            offers.clear();
            self.state().moves(Actor::Seat(seat), &mut offers);
            match offers[..] {
                [only] if G::is_formality(only) => Some((seat, G::wrap_move(only))),
                _ => None,
            }
        })
    }

    fn lines_since(&self, moves: usize) -> Vec<String> {
        self.moves().iter().skip(moves).map(|(who, choice)| format!("{who} {choice}")).collect()
    }

    fn fork(&self) -> Box<dyn RunningGame> {
        Box::new(self.clone())
    }

    fn until(&self, moves: usize) -> Box<dyn RunningGame> {
        Box::new(Self::until(self, moves))
    }

    fn play_again(&self, show: &mut dyn FnMut(&dyn RunningGame)) {
        let mut again = Self::until(self, 0);
        show(&again);
        for &(who, choice) in self.moves() {
            Self::play(&mut again, who, choice).expect("a move that was made once can be made again");
            show(&again);
        }
    }

    fn scores(&self) -> Scores {
        self.state().scores()
    }

    fn view(&self, eye: Eye) -> AnyView<'_> {
        G::wrap_view(self.state().view(eye))
    }

    fn knowledge(&self, seat: Seat) -> AnyKnowledge<'_> {
        G::wrap_knowledge(Knowledge::of(seat, self.state()))
    }

    fn moves_made(&self) -> usize {
        self.moves().len()
    }

    fn events_since(&self, moves: usize, eye: Eye) -> Vec<AnyEvent> {
        Self::events_since(self, moves, eye).into_iter().map(|own| self.state().wrap_event(own)).collect()
    }

    fn newest_events(&self, most: usize, eye: Eye) -> (usize, Vec<AnyEvent>) {
        let (before, events) = Self::newest_events(self, most, eye);
        (before, events.into_iter().map(|own| self.state().wrap_event(own)).collect())
    }

    fn move_of(&self, event: usize) -> Option<usize> {
        Self::move_of(self, event)
    }

    fn events_before(&self, number: usize) -> usize {
        Self::events_before(self, number)
    }

    fn mover(&self, number: usize) -> Option<Actor> {
        self.moves().get(number).map(|(who, _)| *who)
    }

    fn undo_to(&self, seat: Seat) -> Result<usize, NoUndo> {
        self.undo_decision_to(seat, G::is_formality)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let keep = RunningGame::undo_to(self, seat)?;
        *self = Self::until(self, keep);
        Ok(())
    }

    fn record(&self) -> String {
        Self::record(self).to_string()
    }

    fn record_with(&self, names: Vec<String>, proof: Proof) -> String {
        let mut record = Self::record(self);
        record.header.seats = names;
        record.header.proof = Some(proof);
        record.to_string()
    }

    fn proof(&self) -> Option<&Proof> {
        self.header().proof.as_ref()
    }

    fn position(&self) -> String {
        self.state().position()
    }

    fn throws(&self) -> Vec<Thrown> {
        let mut state = G::setup(&self.header().options);
        let (mut offers, mut throws) = (Moves::new(), Vec::new());
        for (number, &(who, choice)) in self.moves().iter().enumerate() {
            if who == Actor::Chance {
                offers.clear();
                state.moves(who, &mut offers);
                let weights = offers.iter().map(|&offer| state.weight(offer)).collect();
                let chosen = offers.iter().position(|&offer| offer == choice);
                throws.push(Thrown { number, weights, chosen: chosen.expect("it was offered") });
            }
            state.play(who, choice, &mut Journal::silent());
        }
        throws
    }
}

/// A new game at a table with these names.
pub fn start<G: Listed>(options: G::Options, names: Vec<String>) -> Box<dyn RunningGame> {
    Box::new(Playthrough::<G>::new(Header::new(options, names)))
}

/// The game of a record, as far as it was played.
pub fn open_record<G: Listed>(
    text: &str,
    components: &'static G::Components,
) -> Result<Box<dyn RunningGame>, RecordError<G>> {
    Ok(Box::new(Record::<G>::parse(text, components)?.replay(None)?))
}

/// A game from the lines of its moves, as [`RunningGame::lines_since`] gives them. A line that cannot be parsed or
/// played is an error with its number, counted from 1.
pub fn open_lines<'a, G: Listed>(
    options: G::Options,
    names: Vec<String>,
    lines: impl IntoIterator<Item = &'a str>,
) -> Result<Box<dyn RunningGame>, usize> {
    let mut playthrough = Playthrough::<G>::new(Header::new(options, names));
    for (number, line) in lines.into_iter().enumerate() {
        let made = line.split_once(' ').and_then(|(who, choice)| {
            let (who, choice) = (who.parse().ok()?, choice.parse().ok()?);
            Playthrough::play(&mut playthrough, who, choice).ok()
        });
        made.ok_or(number + 1)?;
    }
    Ok(Box::new(playthrough))
}
