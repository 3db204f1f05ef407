//! The law of non-interference: in two games that a seat cannot tell apart, a bot in that seat decides alike.

use bots::{Judge, JudgedVisitor, Level, visit_judged};
use games::GameId;
use table::{Actor, Journal, Knowledge, Moves, Seat, Turn, choose, draw, generator};

/// Random games, stopped now and then to ask a bot in the true game and in twins of it.
struct Twins {
    level: Level,
    /// Every so many-th decision is looked at.
    stride: u64,
    budget: u32,
}

impl JudgedVisitor for Twins {
    type Out = u32;

    fn visit<G: Judge>(self) -> u32 {
        let mut asked = 0;
        let all = G::every_option(G::printed());
        let few = all.iter().step_by((all.len() / 6).max(1));
        for (number, options) in few.enumerate() {
            let mut rng = generator(number as u64 + 1);
            let (mut game, mut offers, mut decisions) = (G::setup(options), Moves::new(), number as u64);
            loop {
                let (who, choice) = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
                    Turn::Seats(seats) => {
                        let seat = seats.iter().next().expect("somebody has to decide");
                        offers.clear();
                        game.moves(Actor::Seat(seat), &mut offers);
                        decisions += 1;
                        if decisions.is_multiple_of(self.stride) && offers.len() > 1 {
                            self.compare(&game, seat, decisions);
                            asked += 1;
                        }
                        (Actor::Seat(seat), choose(&offers, &mut rng))
                    }
                };
                game.play(who, choice, &mut Journal::silent());
            }
        }
        asked
    }
}

impl Twins {
    fn compare<G: Judge>(&self, game: &G, seat: Seat, words: u64) {
        let decide = |game: &G| {
            let known = Knowledge::of(seat, game);
            self.level.bot::<G>().choose(&known, self.budget, &mut generator(words))
        };
        let decision = decide(game);
        for twin in 0..2 {
            let twin = game.resample(seat, &mut generator(words ^ twin << 32));
            assert_eq!(decide(&twin), decision, "{} in {}: {game:?}", self.level, G::ID);
        }
    }
}

fn twins(level: Level, stride: u64, budget: u32) {
    for game in GameId::ALL {
        let asked = visit_judged(game, Twins { level, stride, budget });
        assert!(asked >= 12, "{level} was asked only {asked} times in {game}");
    }
}

#[test]
fn the_random_bot_knows_only_what_its_seat_knows() {
    twins(Level::Random, 3, 0);
}

#[test]
fn the_novice_knows_only_what_its_seat_knows() {
    twins(Level::Novice, 7, 1);
}

#[test]
fn the_casual_bot_knows_only_what_its_seat_knows() {
    twins(Level::Casual, 17, 2);
}

#[test]
fn the_skilled_bot_knows_only_what_its_seat_knows() {
    twins(Level::Skilled, 29, 24);
}

#[test]
fn the_expert_knows_only_what_its_seat_knows() {
    twins(Level::Expert, 29, 40);
}
