//! The random player, alone and by the thousand.

use artus::{Artus, Components, Mode, Options};
use bots::{Level, Style, decide, simulate};
use table::{Game, Seat, Turn, generator};

fn options(players: usize, mode: Mode) -> Options {
    Options::new(players, mode, Components::printed()).unwrap()
}

#[test]
fn random_bots_play_a_game_to_its_end() {
    let options = options(3, Mode::Advanced);
    let mut face = games::start::<Artus>(options, vec!["bot:random".to_owned(); 3]);
    let mut rng = generator(7);
    let mut decisions = 0;
    loop {
        match face.turn() {
            Turn::Over => break,
            Turn::Chance => face.let_chance_move(&mut rng),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = decide((Level::Random, Style::Balanced), &*face, seat, &mut rng).unwrap();
                face.play(seat, choice).unwrap();
                decisions += 1;
            }
        }
    }
    assert_eq!(decisions, Artus::most_decisions(&options));
}

#[test]
fn random_bots_play_merlin_to_its_end() {
    let options = merlin::Options::new(4, merlin::Components::printed()).unwrap();
    let mut face = games::start::<merlin::Merlin>(options, vec!["bot:random".to_owned(); 4]);
    let mut rng = generator(8);
    let mut decisions = 0;
    while face.turn() != Turn::Over {
        if let Turn::Seats(seats) = face.turn() {
            let seat = seats.iter().next().unwrap();
            let choice = decide((Level::Random, Style::Balanced), &*face, seat, &mut rng).unwrap();
            face.play(seat, choice).unwrap();
            decisions += 1;
        }
        face.let_chance_move(&mut rng);
    }
    assert!((4 * 24 * 4..=merlin::Merlin::most_decisions(&options)).contains(&decisions), "{decisions}");
}

#[test]
fn a_bot_does_nothing_out_of_turn() {
    let face = games::start::<Artus>(options(2, Mode::Beginner), Vec::new());
    assert_eq!(decide((Level::Random, Style::Balanced), &*face, Seat::new(0), &mut generator(1)), None);
}

#[test]
fn a_simulation_is_the_same_on_one_thread_and_on_two() {
    let options = options(4, Mode::Advanced);
    let mut one = simulate::<Artus>(&options, 3_000, 5, 1, |_| true);
    let two = simulate::<Artus>(&options, 3_000, 5, 2, |_| true);
    let other = simulate::<Artus>(&options, 3_000, 6, 2, |_| true);
    one.seconds = two.seconds;
    // The shares of shared victories are added in another order.
    for (mine, theirs) in one.seats.iter().zip(&two.seats) {
        assert_eq!(mine.score, theirs.score);
        assert!((mine.win_share - theirs.win_share).abs() < 1e-9);
    }
    assert_eq!(
        (one.games, one.decisions, one.decisions_per_game),
        (3_000, 3_000 * 168, two.decisions_per_game)
    );
    assert_ne!(two.seats, other.seats, "another seed gives other games");
    let shares: f64 = two.seats.iter().map(|seat| seat.win_share).sum();
    assert!((shares - 1.0).abs() < 1e-9, "somebody wins every game");
}

#[test]
fn a_simulation_can_be_ended_early() {
    let report = simulate::<Artus>(&options(2, Mode::Beginner), u64::MAX >> 1, 1, 1, |done| done < 2_000);
    assert!(report.games >= 2_000 && report.games < u64::MAX >> 1);
}
