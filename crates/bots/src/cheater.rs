//! Bots that see everything: what hidden information is worth to an expert and to a master, for measuring.
//!
//! They are no [`Level`], so no table can seat them, and nothing outside this crate can ask one for a move.

use crate::{Imagine, Judge, Level, Style};
use games::{AnyKnowledge, AnyMove, RunningGame};
use table::{Actor, Eye, Game, Moves, Rng, Seat, named};

named! {
    /// Who thinks with everything in sight, from weak to strong. Its identifier is its name on the command line of the
    /// arena.
    Cheating, "bot" {
        /// One that thinks as an expert does.
        Expert = "cheater",
        /// One that thinks as a master does.
        Master = "cheating-master",
    }
}

impl Cheating {
    /// The level it thinks like.
    pub(crate) const fn level(self) -> Level {
        match self {
            Self::Expert => Level::Expert,
            Self::Master => Level::Master,
        }
    }
}

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

/// What a cheater does in this seat of a game with several moves to choose from. It knows every hidden card,
/// but not what chance will bring: no game knows that beforehand.
///
/// A running game shows nobody its truth; its position is the one text that has it, so that is what is read here.
pub(crate) fn decide_with_everything(
    cheating: Cheating,
    running: &dyn RunningGame,
    seat: Seat,
    budget: Option<u32>,
    rng: &mut dyn Rng,
) -> AnyMove {
    match running.knowledge(seat) {
        AnyKnowledge::Artus(known) => {
            decide_in::<artus::Artus>(cheating, &known.options(), running, seat, budget, rng)
        }
        AnyKnowledge::Camelot(known) => {
            decide_in::<camelot::Camelot>(cheating, &known.options(), running, seat, budget, rng)
        }
        AnyKnowledge::Merlin(known) => {
            decide_in::<merlin::Merlin>(cheating, &known.options(), running, seat, budget, rng)
        }
    }
}

fn decide_in<G: Judge>(
    cheating: Cheating,
    options: &G::Options,
    running: &dyn RunningGame,
    seat: Seat,
    budget: Option<u32>,
    rng: &mut dyn Rng,
) -> AnyMove {
    let truth = G::from_position(&running.position(), G::components_of(options));
    let truth = truth.expect("the position of a running game can be read back: a law of every game");
    let known = Omniscient { truth: &truth, seat };
    G::wrap_move(cheating.level().compete(Style::Balanced, &known, budget, rng))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decide;
    use crate::expert::Likely;
    use artus::{Artus, Components, Mode, Options};
    use camelot::Camelot;
    use table::{Journal, Turn, choose, draw, generator};

    /// How far a cheater is ahead after games of two against a casual bot, added up.
    fn lead_over_casual(cheating: Cheating, games: u64, budget: u32) -> i32 {
        let options = Options::new(2, Mode::Beginner, Components::printed()).unwrap();
        let mut lead = 0;
        for number in 0..games {
            let mut running = games::start::<Artus>(options, Vec::new());
            let (cheater, mut rng) = (Seat::new(number as usize % 2), generator(number));
            while running.turn() != Turn::Over {
                running.let_chance_move(&mut rng);
                let Turn::Seats(seats) = running.turn() else { continue };
                let seat = seats.iter().next().unwrap();
                let choice = if seat == cheater {
                    decide_with_everything(cheating, &*running, seat, Some(budget), &mut rng)
                } else {
                    decide((Level::Casual, Style::Balanced), &*running, seat, &mut rng).unwrap()
                };
                running.play(seat, choice).unwrap();
            }
            lead += running.scores().total(cheater) - running.scores().total(cheater.left(2));
        }
        lead
    }

    #[test]
    fn cheaters_know_how_to_play() {
        for cheating in Cheating::ALL {
            let lead = lead_over_casual(cheating, 4, 60);
            assert!(lead > 0, "{}: four games were lost by {lead} points altogether", cheating.id());
        }
    }

    /// With the network and the hands of all it has to be far ahead.
    #[test]
    fn a_cheating_master_is_far_ahead_of_a_casual_bot() {
        let lead = lead_over_casual(Cheating::Master, 6, 12);
        assert!(lead > 6 * 15, "six games were won by {lead} points altogether");
    }

    /// However unlikely the fists are that the others have closed, they are what a cheater sees, and it comes
    /// to an end.
    #[test]
    fn what_is_true_is_imagined_however_unlikely_it_is() {
        let options = Camelot::read_options("players=4", Camelot::printed()).unwrap();
        let (mut game, mut rng, mut unlikely) = (Camelot::setup(&options), generator(9), 0);
        let mut offers = Moves::new();
        while game.turn() != Turn::Over {
            let (who, choice) = match game.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let known = Omniscient { truth: &game, seat };
                    let doubted = (0..40).all(|_| !game.is_likely(seat, &mut rng));
                    if doubted {
                        unlikely += 1;
                        assert_eq!(Likely(&known).imagine(&mut rng).position(), game.position());
                    }
                    (Actor::Seat(seat), choose(&known.offers(), &mut rng))
                }
                Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
            };
            game.play(who, choice, &mut Journal::silent());
        }
        assert!(unlikely > 0, "players at random close fists nobody expects");
    }
}
