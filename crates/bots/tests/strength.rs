//! Smoke tests of the ladder: few games with fixed seeds, enough to see a level that has forgotten how to play. How
//! strong the levels are is measured in the arena.

use bots::{Judge, JudgedVisitor, Level, visit_judged};
use games::GameId;
use table::{Actor, Journal, Knowledge, Moves, Seat, Turn, draw, generator};

/// Two players: each pair of games has the same chance, with the seats changed.
struct Match {
    strong: (Level, u32),
    weak: (Level, u32),
    options: &'static str,
    pairs: u64,
}

impl JudgedVisitor for Match {
    type Out = f64;

    fn visit<G: Judge>(self) -> f64 {
        let Ok(options) = G::read_options(self.options, G::printed()) else { panic!("{}", self.options) };
        let mut won = 0.0;
        for number in 0..self.pairs * 2 {
            let (strong, mut game) = (Seat::new(number as usize % 2), G::setup(&options));
            let (mut dice, mut words) = (generator(number / 2), generator(number + 1_000));
            while game.turn() != Turn::Over {
                let (who, choice) = match game.turn() {
                    Turn::Seats(seats) => {
                        let seat = seats.iter().next().expect("somebody has to decide");
                        let (level, budget) = if seat == strong { self.strong } else { self.weak };
                        let known = Knowledge::of(seat, &game);
                        (Actor::Seat(seat), level.bot::<G>().choose(&known, budget, &mut words))
                    }
                    Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut Moves::new(), &mut dice)),
                };
                game.play(who, choice, &mut Journal::silent());
            }
            let winners = game.scores().winners;
            if winners.contains(strong) {
                won += 1.0 / winners.len() as f64;
            }
        }
        won
    }
}

/// The usual options of each game for two.
const GAMES: [(GameId, &str); 4] = [
    (GameId::Artus, "players=2 mode=beginner"),
    (GameId::Artus, "players=2 mode=advanced"),
    (GameId::Camelot, "players=2 sides=AAAA heroes=off"),
    (GameId::Merlin, "players=2"),
];

/// Plays pairs of games of every game and asks for a number of victories.
fn beats(strong: Level, weak: Level, pairs: u64, least: f64) {
    for (game, options) in GAMES {
        let (strong, weak) = ((strong, strong.budget()), (weak, weak.budget()));
        let won = visit_judged(game, Match { strong, weak, options, pairs });
        assert!(won >= least, "{} won {won} of {} games of {game} {options}", strong.0, pairs * 2);
    }
}

#[test]
fn the_novice_beats_the_random_bot() {
    beats(Level::Novice, Level::Random, 10, 15.0);
}

#[test]
fn the_casual_bot_beats_the_random_bot() {
    beats(Level::Casual, Level::Random, 5, 9.0);
}

#[test]
fn the_casual_bot_beats_the_novice() {
    beats(Level::Casual, Level::Novice, 6, 8.0);
}

/// With a small part of their budgets: how they fare against the casual bot takes more games than a test should.
#[test]
fn the_skilled_bot_and_the_expert_beat_the_novice() {
    for strong in [(Level::Skilled, 60), (Level::Expert, 120)] {
        for (game, options) in GAMES {
            let weak = (Level::Novice, 1);
            let won = visit_judged(game, Match { strong, weak, options, pairs: 3 });
            assert!(won >= 5.0, "{} won {won} of 6 games of {game} {options}", strong.0);
        }
    }
}

/// Without playing turns on: the network alone tells good turns from bad ones.
#[test]
fn the_master_beats_the_skilled_bot_in_artus() {
    let (strong, weak) = ((Level::Master, 0), (Level::Skilled, Level::Skilled.budget()));
    for (game, options) in GAMES.into_iter().filter(|(game, _)| *game == GameId::Artus) {
        let won = visit_judged(game, Match { strong, weak, options, pairs: 5 });
        assert!(won >= 7.0, "the master won {won} of 10 games of {options}");
    }
}

/// With a small part of its budget. In Camelot and Merlin the network alone does not tell good turns from bad
/// ones as well; looking ahead with it does.
fn the_master_beats_the_novice(game: GameId, budget: u32) {
    let (strong, weak) = ((Level::Master, budget), (Level::Novice, 1));
    for (game, options) in GAMES.into_iter().filter(|&(one, _)| one == game) {
        let won = visit_judged(game, Match { strong, weak, options, pairs: 3 });
        assert!(won >= 5.0, "the master won {won} of 6 games of {game} {options}");
    }
}

#[test]
fn the_master_beats_the_novice_in_camelot() {
    the_master_beats_the_novice(GameId::Camelot, 96);
}

#[test]
fn the_master_beats_the_novice_in_merlin() {
    the_master_beats_the_novice(GameId::Merlin, 16);
}
