//! An expert that sees everything: what hidden information is worth to an expert, for measuring.
//!
//! It is no [`Level`](crate::Level), so no table can seat it, and nothing outside this crate can make one.

use crate::expert::Expert;
use crate::{Bot, Imagine, Judge};
use games::{AnyKnowledge, AnyMove, RunningGame};
use table::{Actor, Eye, Game, Moves, Rng, Seat};

/// What nobody at a table has: the truth, in place of imagination.
struct Omniscient<'a, G> {
    truth: &'a G,
    seat: Seat,
}

impl<G: Game> Imagine<G> for Omniscient<'_, G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn view(&self) -> G::View<'_> {
        self.truth.view(Eye::Everything)
    }

    fn offers(&self) -> Moves<G::Move> {
        let mut offers = Moves::new();
        self.truth.moves(Actor::Seat(self.seat), &mut offers);
        offers
    }

    fn imagine(&self, _rng: &mut dyn Rng) -> G {
        self.truth.clone()
    }
}

/// What a cheater does in this seat of a game with several moves to choose from.
///
/// A running game shows nobody its truth; its position is the one text that has it, so that is what is read here.
pub(crate) fn decide_with_everything(
    face: &dyn RunningGame,
    seat: Seat,
    budget: u32,
    rng: &mut dyn Rng,
) -> AnyMove {
    match face.knowledge(seat) {
        AnyKnowledge::Artus(known) => decide_in::<artus::Artus>(&known.options(), face, seat, budget, rng),
        AnyKnowledge::Camelot(known) => {
            decide_in::<camelot::Camelot>(&known.options(), face, seat, budget, rng)
        }
        AnyKnowledge::Merlin(known) => decide_in::<merlin::Merlin>(&known.options(), face, seat, budget, rng),
    }
}

fn decide_in<G: Judge>(
    options: &G::Options,
    face: &dyn RunningGame,
    seat: Seat,
    budget: u32,
    rng: &mut dyn Rng,
) -> AnyMove {
    let truth = G::from_position(&face.position(), G::components_of(options));
    let truth = truth.expect("the position of a running game can be read back: a law of every game");
    G::wrap_move(Cheater::for_the_arena().choose(&truth, seat, budget, rng))
}

/// Plays like an expert whose imagination is always right. It knows every hidden card, but not what chance will bring: no
/// game knows that beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cheater {
    expert: Expert,
}

impl Cheater {
    const fn for_the_arena() -> Self {
        Self { expert: Expert::new() }
    }

    /// One of the moves offered to a seat in the true game.
    fn choose<G: Judge>(&mut self, truth: &G, seat: Seat, budget: u32, rng: &mut dyn Rng) -> G::Move {
        self.expert.choose(&Omniscient { truth, seat }, budget, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Style, decide};
    use artus::{Artus, Components, Mode, Options};
    use table::{Turn, generator};

    /// Games of two, played by the cheater and a casual bot.
    #[test]
    fn the_cheater_knows_how_to_play() {
        let options = Options::new(2, Mode::Beginner, Components::printed()).unwrap();
        let mut lead = 0;
        for number in 0..4 {
            let mut face = games::start::<Artus>(options, Vec::new());
            let (cheater, mut rng) = (Seat::new(number as usize % 2), generator(number));
            while face.turn() != Turn::Over {
                face.let_chance_move(&mut rng);
                let Turn::Seats(seats) = face.turn() else { continue };
                let seat = seats.iter().next().unwrap();
                let choice = if seat == cheater {
                    decide_with_everything(&*face, seat, 60, &mut rng)
                } else {
                    decide((Level::Casual, Style::Balanced), &*face, seat, &mut rng).unwrap()
                };
                face.play(seat, choice).unwrap();
            }
            lead += face.scores().total(cheater) - face.scores().total(cheater.left(2));
        }
        assert!(lead > 0, "four games were lost by {lead} points altogether");
    }
}
