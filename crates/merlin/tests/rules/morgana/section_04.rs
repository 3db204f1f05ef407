//! Section 4: the drinking horn.

use super::{coins, end_round, last_turn, own, state, with, with_coins};
use crate::support::{BLUE, RED, offers, offers_of, owned, play, plays, points, refused, returned, scored};
use merlin::modules::morgana::Event as Morgana;

/// MOR-4.1, MOR-4.3, example MOR-X5: two materials and a coin on a 4; the horn comes from its owner, with an
/// apple and a point.
#[test]
fn the_horn_is_won() {
    let items = ["material blue", "material grey"];
    let mut game = with("horn = 3", &[]).turn(RED).items(RED, &items).build();
    plays(&mut game, RED, &["morgana die 4", "morgana place horn"]);
    assert_eq!(offers(&game, RED), ["return material grey", "return material blue", "morgana coin"]);
    assert_eq!(play(&mut game, RED, "return material blue"), [returned(RED, "material blue")]);
    assert_eq!(play(&mut game, RED, "morgana coin"), [own(Morgana::CoinsPaid { seat: RED, coins: 1 })]);
    let events = play(&mut game, RED, "return material grey");
    let from = Some(crate::support::GREEN);
    assert_eq!(events[1], own(Morgana::HornTaken { seat: RED, from }));
    assert_eq!(events[2], own(Morgana::AppleTaken { seat: RED }));
    assert_eq!(scored(&events), [(RED, 1, "MOR-4.3")]);
    assert_eq!((state(&game).horn(), state(&game).apples(RED), coins(&game, RED)), (Some(RED), 1, 1));
    assert_eq!(points(&game, RED), 1);
}

/// MOR-4.2: exactly as many pieces as are missing to 7; with fewer there is no horn.
#[test]
fn exactly_seven() {
    for (die, pieces) in [(6, 1), (5, 2), (4, 3), (3, 4), (2, 5), (1, 6)] {
        let dice = format!("dice = [\"{die}\", \"2\", \"3\", \"4\"]");
        let gold = |count: u8| with_coins([count, 0, 0, 0]).tables(&super::kitchen(&dice, &[])).turn(RED);
        let mut game = gold(pieces + 1).build();
        plays(&mut game, RED, &[&format!("morgana die {die}"), "morgana place horn"]);
        for _ in 0..pieces {
            play(&mut game, RED, "morgana coin");
        }
        assert_eq!((coins(&game, RED), state(&game).horn()), (1, Some(RED)), "{die}");
        refused(&game, RED, "morgana coin", "MOR-4.1");
        let mut poor = gold(pieces - 1).build();
        play(&mut poor, RED, &format!("morgana die {die}"));
        refused(&poor, RED, "morgana place horn", "MOR-4.1");
    }
}

/// MOR-4.1: materials and coins only, and only those the player has.
#[test]
fn what_pays_for_the_horn() {
    let scene = with_coins([0; 4]).turn(RED).items(RED, &["material blue", "flag blue", "shield grey"]);
    let dice = super::kitchen("dice = [\"6\", \"2\", \"3\", \"4\"]", &[]);
    let mut game = scene.tables(&dice).build();
    plays(&mut game, RED, &["morgana die 6", "morgana place horn"]);
    assert_eq!(offers(&game, RED), ["return material blue"]);
    refused(&game, RED, "return flag blue", "MOR-4.1");
    refused(&game, RED, "return material grey", "MOR-4.1");
    refused(&game, RED, "morgana coin", "MOR-4.1");
    refused(&game, RED, "end", "MOR-4.1");
    play(&mut game, RED, "return material blue");
    assert_eq!(owned(&game, RED, "material blue"), 0);
}

/// MOR-4.4, MOR-4.5: the place is free for everybody, the owner too, who gets another apple and point; others
/// take it away.
#[test]
fn several_in_one_round() {
    let dice = "horn = 1\ndice = [\"6\", \"6\", \"3\", \"4\"]";
    let mut game = with(dice, &[]).turn(RED).build();
    plays(&mut game, RED, &["morgana die 6", "morgana place horn"]);
    let events = play(&mut game, RED, "morgana coin");
    assert!(events.contains(&own(Morgana::HornKept { seat: RED })));
    assert_eq!(scored(&events), [(RED, 1, "MOR-4.3")]);
    play(&mut game, RED, "end");
    assert_eq!(state(&game).horn(), Some(RED));
    assert!(offers_of(&game, BLUE, "morgana die").contains(&"6".to_owned()));
    plays(&mut game, BLUE, &["morgana die 6", "morgana place horn", "morgana coin"]);
    assert_eq!(state(&game).horn(), Some(BLUE));
}

/// MOR-4.3: without an apple left there is none.
#[test]
fn no_apple_left() {
    let dice = "dice = [\"6\", \"6\", \"3\", \"4\"]";
    let mut game = with(dice, &["", "apples = 11"]).turn(RED).build();
    plays(&mut game, RED, &["morgana die 6", "morgana place horn"]);
    let events = play(&mut game, RED, "morgana coin");
    assert!(events.contains(&own(Morgana::NoAppleLeft { seat: RED })));
    assert_eq!((state(&game).apples(RED), points(&game, RED)), (0, 1));
}

/// MOR-4.6, INT-13.1, INT-13.5, examples MOR-X5, MOR-X6, INT-X17: at the end of a round its number, before any scoring.
#[test]
fn the_end_of_a_round() {
    let mut all = 0;
    for round in 1..=6 {
        let mut game = last_turn("horn = 2", [""; 4], round).build();
        let events = end_round(&mut game);
        let (seat, points, clause) = scored(&events)[0];
        assert_eq!((seat, points, clause), (BLUE, i32::from(round), "MOR-4.6"));
        let horn = events.iter().position(|event| matches!(event, merlin::Event::Scored { .. }));
        let scoring = events.iter().position(|event| matches!(event, merlin::Event::Scoring { .. }));
        assert!(scoring.is_none_or(|scoring| horn < Some(scoring)));
        assert_eq!(scoring.is_some(), round % 2 == 0);
        all += points;
    }
    assert_eq!(all, 21);
    let mut nobody = last_turn("", [""; 4], 1).build();
    assert_eq!(scored(&end_round(&mut nobody)), []);
}
