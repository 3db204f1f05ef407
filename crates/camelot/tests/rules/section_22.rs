//! Section 22: information and chance.

use crate::random::{random_game, watched_game};
use crate::support::{
    ANNA, BEN, BLUE, GREEN, RED, Scene, YELLOW, lots, open, pieces, play_as, secret, sending,
};
use camelot::{Camelot, Colour, Components, Deck, Heroes, Options, Sides};
use std::collections::BTreeSet;
use table::{Eye, Game, Seat};

fn random(players: usize, seed: u64) -> Camelot {
    let options = Options::new(players, Sides::Random, Heroes::On, Components::printed()).unwrap();
    *random_game(&options, seed).until(100).state()
}

/// CAM-22.1: what is public is the same for every eye.
#[test]
fn what_is_public() {
    for seed in 0..20 {
        let game = random(4, seed);
        for eye in [Eye::Seat(ANNA), Eye::Seat(BEN), Eye::Spectator] {
            assert_eq!(game.view(eye).open, open(&game));
        }
    }
    let game = sending(4);
    assert_eq!((open(&game).grail_left(), open(&game).merlin.iter().flatten().count()), (28, 0));
}

/// CAM-22.2: fist, grail tiles and Merlin tiles are the owner's alone.
#[test]
fn what_is_private() {
    for seed in 0..20 {
        let game = random(3, seed);
        for seat in Seat::all(3) {
            for colour in open(&game).colours() {
                let seen = game.view(Eye::Seat(seat)).secret(colour).is_some();
                assert_eq!(seen, open(&game).owner(colour) == Some(seat));
            }
        }
        assert!(Colour::ALL.iter().all(|&colour| game.view(Eye::Spectator).secret(colour).is_none()));
    }
}

/// CAM-22.3: what is unknown to everybody is in no state: it is decided when it is drawn.
#[test]
fn a_state_holds_no_future() {
    let game = Scene::of(4).phase("preparation").round(1).build();
    let cards: u32 = lots(&game).iter().map(|(_, weight)| weight).sum();
    assert_eq!(cards as usize, open(&game).deck_left(Deck::One));
    assert_eq!(open(&game).still_to_come(Deck::Two).map(|(_, copies)| copies).sum::<u32>(), 14);
}

/// CAM-22.4: behind the screen and in the fist together is public, the split is not, in views and in resampled games.
#[test]
fn the_split_is_secret() {
    let mut game = sending(4);
    play_as(&mut game, BEN, "send 2");
    assert_eq!(pieces(&game, YELLOW).screen, 11);
    let fists: BTreeSet<u8> = (0..60)
        .map(|seed| {
            let other = game.resample(ANNA, &mut table::generator(seed));
            assert_eq!(other.view(Eye::Seat(ANNA)), game.view(Eye::Seat(ANNA)));
            secret(&other, YELLOW).fist
        })
        .collect();
    assert_eq!(fists.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3], "anything is possible");
    let other = game.resample(BEN, &mut table::generator(1));
    assert_eq!(secret(&other, YELLOW).fist, 2, "the own fist is known");
}

/// CAM-22.5: the numbers of tiles are public and agree with what is hidden.
#[test]
fn numbers_of_tiles() {
    for seed in 0..20 {
        let game = random(5, seed);
        for colour in Colour::ALL {
            assert_eq!(pieces(&game, colour).grail, secret(&game, colour).grail.len());
            assert_eq!(open(&game).merlin_tiles(colour), secret(&game, colour).merlin.len());
        }
    }
    let scene = Scene::of(4).line("merlin = [\"red\", \"red\", \"blue\"]").colour(GREEN, "merlin = [3]");
    assert_eq!(scene.broken_clause(), "CAM-22.5");
}

/// CAM-16.16, CAM-22.2: what another player knows from Percival is hidden too. Whether it is known, and of how many
/// tiles, changes neither what one imagines nor how much chance that takes.
#[test]
fn what_others_know_is_hidden_as_well() {
    let mut looked_at = 0;
    for (players, seed) in (2..=5).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let options = Options::new(players, Sides::Random, Heroes::On, Components::printed()).unwrap();
        let (mut game, mut knower) = (Camelot::setup(&options), None);
        // The last decision of somebody before the game is over.
        watched_game(&options, seed, |state, _, _| {
            game = *state;
            knower = open(&game).colours().find(|&colour| {
                secret(&game, colour).seen.is_some_and(|seen| seen.held != [0; Colour::COUNT])
            });
        });
        let Some(knower) = knower else { continue };
        let text = game.position();
        for seen in ["", "seen = { others = [0, 0, 0, 0], held = [0, 0, 0, 0, 0] }"] {
            let lines = text.lines().map(|line| if line.starts_with("seen = ") { seen } else { line });
            let truth = lines.collect::<Vec<_>>().join("\n");
            let truth = Camelot::from_position(&truth, Components::printed()).unwrap();
            assert_ne!(secret(&truth, knower), secret(&game, knower));
            for seat in Seat::all(players).filter(|&seat| open(&game).owner(knower) != Some(seat)) {
                assert_eq!(truth.view(Eye::Seat(seat)), game.view(Eye::Seat(seat)));
                let [one, other] = [game, truth].map(|game| {
                    let mut words = table::generator(seed);
                    (game.resample(seat, &mut words), table::below(1 << 40, &mut words))
                });
                assert_eq!(one, other);
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 50, "{looked_at}");
}

/// CAM-22.6: after end scoring everything is public.
#[test]
fn in_the_end_everything_is_public() {
    let options = Options::new(4, Sides::BASIC, Heroes::Off, Components::printed()).unwrap();
    let game = random_game(&options, 3);
    for colour in open(game.state()).colours() {
        assert_eq!(game.state().view(Eye::Spectator).secret(colour), Some(&secret(game.state(), colour)));
    }
    assert_eq!(game.state().resample(ANNA, &mut table::generator(1)), *game.state());
}

/// CAM-22.7: nothing else is random: the kinds of chance moves are these, and a reveal has one outcome.
#[test]
fn nothing_else_is_random() {
    let mut kinds = BTreeSet::new();
    for players in 2..=5 {
        for seed in 0..10 {
            let options =
                Options::new(players, Sides::Random, Heroes::Expert { eldest: None }, Components::printed())
                    .unwrap();
            let game = watched_game(&options, seed, |_, _, _| {});
            let of_chance = game.moves().iter().filter(|(who, _)| *who == table::Actor::Chance);
            kinds.extend(
                of_chance.map(|(_, choice)| choice.to_string().split(' ').next().unwrap().to_owned()),
            );
        }
    }
    let basic = Options::new(4, Sides::BASIC, Heroes::Off, Components::printed()).unwrap();
    let game = random_game(&basic, 1);
    kinds.extend(game.moves().iter().take(1).map(|(_, choice)| choice.to_string()[..4].to_owned()));
    let all = ["card", "eldest", "grail", "merlin", "mission", "reveal", "side"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
    let game = Scene::of(4).phase("fists").build_with_predictions();
    assert_eq!(lots(&game), [("reveal".to_owned(), 1)]);
}

/// CAM-22.8: grail tiles are drawn from those left, by their numbers.
#[test]
fn grail_tiles_by_their_numbers() {
    let mut game = Scene::of(4).colour(BLUE, "grail = [\"foot\", \"foot\", \"foot\"]").build();
    crate::support::play(&mut game, "fetch 1");
    assert_eq!(lots(&game).iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [4, 7, 7, 7]);
    assert_eq!(secret(&game, RED).grail.len(), 0);
}
