//! The law of non-interference: in two games that a seat cannot tell apart, a bot in that seat decides alike.

use bots::{Judge, JudgedVisitor, Level, Style, hints_in, visit_judged};
use games::GameId;
use table::{Actor, Journal, Knowledge, Moves, Seat, Turn, choose, draw, generator};

/// Who is asked what to do.
#[derive(Clone, Copy, Debug)]
enum Asked {
    /// A bot that plays.
    Bot(Level),
    /// A bot that plays and likes something.
    Liking(Level, Style),
    /// The expert, for hints.
    Hints,
}

/// Random games, stopped now and then to ask in the true game and in twins of it.
struct Twins {
    asked: Asked,
    /// Every n-th decision is looked at.
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
        // What is decided, in words: a move, or all hints with what is expected of them.
        let decide = |game: &G| {
            let (known, mut rng) = (Knowledge::of(seat, game), generator(words));
            match self.asked {
                Asked::Bot(level) => level.bot::<G>().choose(&known, self.budget, &mut rng).to_string(),
                Asked::Liking(level, style) => {
                    level.bot_who_likes::<G>(style).choose(&known, self.budget, &mut rng).to_string()
                }
                Asked::Hints => {
                    let hints = hints_in(&known, self.budget, &mut rng);
                    assert!(!hints.is_empty() && hints.len() <= 3, "{}: {hints:?}", G::ID);
                    let offers: Vec<_> = known.offers().iter().map(|&offer| G::wrap_move(offer)).collect();
                    assert!(hints.iter().all(|hint| offers.contains(&hint.choice)), "{}: {hints:?}", G::ID);
                    assert!(hints.iter().all(|hint| hint.gain.is_finite()), "{}: {hints:?}", G::ID);
                    format!("{hints:?}")
                }
            }
        };
        let decision = decide(game);
        for twin in 0..2 {
            let twin = game.resample(seat, &mut generator(words ^ twin << 32));
            assert_eq!(decide(&twin), decision, "{:?} in {}: {game:?}", self.asked, G::ID);
        }
    }
}

fn twins(asked: Asked, stride: u64, budget: u32) {
    for game in GameId::ALL {
        let times = visit_judged(game, Twins { asked, stride, budget });
        assert!(times >= 12, "{asked:?}: only {times} times in {game}");
    }
}

#[test]
fn the_random_bot_knows_only_what_its_seat_knows() {
    twins(Asked::Bot(Level::Random), 3, 0);
}

#[test]
fn the_novice_knows_only_what_its_seat_knows() {
    twins(Asked::Bot(Level::Novice), 7, 1);
}

#[test]
fn the_casual_bot_knows_only_what_its_seat_knows() {
    twins(Asked::Bot(Level::Casual), 17, 2);
}

#[test]
fn the_skilled_bot_knows_only_what_its_seat_knows() {
    twins(Asked::Bot(Level::Skilled), 29, 24);
}

#[test]
fn the_expert_knows_only_what_its_seat_knows() {
    twins(Asked::Bot(Level::Expert), 29, 40);
}

#[test]
fn the_master_knows_only_what_its_seat_knows() {
    twins(Asked::Bot(Level::Master), 29, 40);
}

#[test]
fn a_bot_that_likes_something_knows_only_what_its_seat_knows() {
    for style in Style::ALL {
        twins(Asked::Liking(Level::Casual, style), 41, 2);
    }
    twins(Asked::Liking(Level::Skilled, Style::Daring), 41, 16);
    twins(Asked::Liking(Level::Expert, Style::Missions), 41, 16);
    twins(Asked::Liking(Level::Master, Style::Influence), 41, 16);
}

#[test]
fn a_hint_knows_only_what_its_seat_knows() {
    twins(Asked::Hints, 29, 40);
}
