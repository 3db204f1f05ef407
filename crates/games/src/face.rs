//! A game in progress, whichever it is.

use crate::{AnyEvent, AnyMove, AnyRefusal, AnyView, GameId, Listed};
use table::{
    Actor, Eye, Header, Moves, NoUndo, Playthrough, Record, RecordError, Rng, Scores, Seat, Turn, draw,
};

/// A game in progress, for everything that does not care which game it is.
pub trait Face: Send {
    /// Which game it is.
    fn game(&self) -> GameId;
    /// How many seats the table has.
    fn players(&self) -> usize;
    /// The names of the seats.
    fn names(&self) -> &[String];
    /// Who has to decide now.
    fn turn(&self) -> Turn;
    /// What is offered to a seat.
    fn offers(&self, seat: Seat) -> Vec<AnyMove>;
    /// Makes a move for a seat, or says why not.
    fn play(&mut self, seat: Seat, choice: AnyMove) -> Result<(), AnyRefusal>;
    /// Lets chance move while it is its turn.
    fn let_chance_move(&mut self, rng: &mut dyn Rng);
    /// Points with their breakdown.
    fn scores(&self) -> Scores;
    /// What one eye may know.
    fn view(&self, eye: Eye) -> AnyView<'_>;
    /// How many moves have been made, chance included.
    fn moves_made(&self) -> usize;
    /// What happened since a number of moves, as one eye may know it.
    fn events_since(&self, moves: usize, eye: Eye) -> Vec<AnyEvent>;
    /// How many moves would be left after undoing the last decision of a seat.
    fn undo_to(&self, seat: Seat) -> Result<usize, NoUndo>;
    /// Takes back the last decision of a seat.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;
    /// The record, with every secret: for the owner of the table, not for a seat.
    fn record(&self) -> String;
    /// The position, with every secret.
    fn position(&self) -> String;
}

impl<G: Listed> Face for Playthrough<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn players(&self) -> usize {
        self.state().players()
    }

    fn names(&self) -> &[String] {
        &self.header().seats
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
        Self::play(self, Actor::Seat(seat), own).map_err(G::wrap_refusal)
    }

    fn let_chance_move(&mut self, rng: &mut dyn Rng) {
        let mut offers = Moves::new();
        while self.state().turn() == Turn::Chance {
            let choice = draw(self.state(), &mut offers, rng);
            Self::play(self, Actor::Chance, choice).expect("chance draws from what it is offered");
        }
    }

    fn scores(&self) -> Scores {
        self.state().scores()
    }

    fn view(&self, eye: Eye) -> AnyView<'_> {
        G::wrap_view(self.state().view(eye))
    }

    fn moves_made(&self) -> usize {
        self.moves().len()
    }

    fn events_since(&self, moves: usize, eye: Eye) -> Vec<AnyEvent> {
        Self::events_since(self, moves, eye).into_iter().map(G::wrap_event).collect()
    }

    fn undo_to(&self, seat: Seat) -> Result<usize, NoUndo> {
        Self::undo_to(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        Self::undo(self, seat)
    }

    fn record(&self) -> String {
        Self::record(self).to_string()
    }

    fn position(&self) -> String {
        self.state().position()
    }
}

/// A new game at a table with these names.
pub fn start<G: Listed>(options: G::Options, names: Vec<String>) -> Box<dyn Face> {
    Box::new(Playthrough::<G>::new(Header { options, seats: names }))
}

/// The game of a record, as far as it was played.
pub fn open_record<G: Listed>(
    text: &str,
    components: &'static G::Components,
) -> Result<Box<dyn Face>, RecordError<G>> {
    Ok(Box::new(Record::<G>::parse(text, components)?.replay(None)?))
}
