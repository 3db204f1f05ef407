//! Section 21: decision points.

use crate::random::watched_game;
use crate::support::{
    BLUE, GREEN, RED, Scene, VIOLET, YELLOW, offers, offers_to, open, play, refused, refused_to,
};
use camelot::{Components, Due, Heroes, Move, Options, Sides};
use std::collections::BTreeSet;
use table::{Actor, Game};

/// The kind of a decision: the first word of its text.
fn kind(choice: &Move) -> String {
    choice.to_string().split(' ').next().expect("a word").to_owned()
}

/// CAM-21.1 to CAM-21.12: these are all decisions, whatever the options.
#[test]
fn all_decisions() {
    let mut seen = BTreeSet::new();
    for players in 2..=5 {
        for (seed, heroes) in [(1, Heroes::Expert { eldest: None }), (2, Heroes::On), (3, Heroes::Off)] {
            for seed in seed * 40..seed * 40 + 40 {
                let options = Options::new(players, Sides::Random, heroes, Components::printed()).unwrap();
                watched_game(&options, seed, |game, _, offers| {
                    let kinds: BTreeSet<String> = offers.iter().map(kind).collect();
                    seen.extend(kinds.iter().cloned());
                    let together = match open(game).due() {
                        Due::Colour => &["colour"][..],
                        Due::Send => &["send"],
                        Due::Predict => &["predict"],
                        Due::Take => &["take"],
                        Due::Fetch => &["fetch"],
                        Due::Shield => &["place", "return", "hero"],
                        Due::Percival(_) => &["draw", "hero"],
                        Due::Tile(_) => &["tile"],
                        Due::Bonus(_) => &["bonus", "decline"],
                        Due::Extra(_) => &["extra", "decline"],
                        Due::Hero => &["hero", "decline"],
                        Due::Magician => &["magician", "decline"],
                        Due::Side(_)
                        | Due::Eldest
                        | Due::Card
                        | Due::Mission(_)
                        | Due::Reveal
                        | Due::Merlin
                        | Due::Grail(_)
                        | Due::Over => &[],
                    };
                    assert!(kinds.iter().all(|kind| together.contains(&kind.as_str())), "{kinds:?}");
                });
            }
        }
    }
    let all = [
        "bonus", "colour", "decline", "draw", "extra", "fetch", "hero", "magician", "place", "predict",
        "return", "send", "take", "tile",
    ];
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
}

/// CAM-21.1, CAM-21.4: a forced 0 is still a decision of the record.
#[test]
fn forced_decisions() {
    let game = Scene::of(4).phase("sending").colour(RED, "hinterland = 13").build();
    assert_eq!(offers_to(&game, crate::support::ANNA), ["send 0"]);
    let game = Scene::of(4).colour(RED, "hinterland = 0").build();
    assert_eq!(offers(&game), ["fetch 0"]);
}

/// CAM-21.5, CAM-21.6: shield, room and field are one decision; equal shields are one offer.
#[test]
fn shield_room_and_field() {
    let game = Scene::of(4).mission("two_any_any").build();
    assert_eq!(offers(&game).len(), 13 + 4 + 1 + 4);
    let game = Scene::of(4).mission("three_red_green_any");
    assert_eq!(game.broken_clause(), "CAM-2.3", "no such card");
    let game = Scene::of(4).mission("three_red_green_yellow").build();
    assert_eq!(offers(&game).len(), 13 + 4 + 4);
}

/// CAM-21.2, CAM-21.3, CAM-21.7 to CAM-21.11: whoever answers another question than the one that is due is told so.
#[test]
fn the_question_that_is_due() {
    refused(&Scene::of(4).phase("predictions").build(), "take one_red", "CAM-21.2");
    refused(&Scene::of(4).colour(RED, "sent = 1").build(), "predict 4", "CAM-21.3");
    refused(&Scene::of(4).build(), "predict 4", "CAM-21.4");
    refused(&Scene::of(4).mission("one_red").build(), "fetch 1", "CAM-21.7");
    let mut game = Scene::of(4).mission("one_green").knights(RED, &["tr_11", "tr_12"]).build();
    play(&mut game, "place green tr_13");
    refused(&game, "fetch 1", "CAM-21.9");
    play(&mut game, "bonus red");
    refused(&game, "bonus red", "CAM-21.8");
    let scene = Scene::of(5).heroes().mission("one_green").colour(RED, "hero = \"two\"");
    let mut game = scene.build();
    play(&mut game, "place green tr_13");
    refused(&game, "place green tr_12", "CAM-21.10");
    let mut game = Scene::of(4).round(7).turn(BLUE).knights(RED, &["rt_01"]).build();
    play(&mut game, "fetch 0");
    refused(&game, "place green tr_12", "CAM-21.11");
    refused_to(&game, Actor::Seat(open(&game).owner(GREEN).unwrap()), "decline", "CAM-15.15");
}

/// CAM-21.12: colours are chosen in the expert variant alone.
#[test]
fn colours_in_the_expert_variant_alone() {
    let options = Options::new(4, Sides::BASIC, Heroes::On, Components::printed()).unwrap();
    watched_game(&options, 1, |game, who, _| {
        assert!(game.refusal(who, Move::Colour(VIOLET)).is_some());
        assert!(game.refusal(who, Move::Colour(YELLOW)).is_some());
    });
}
