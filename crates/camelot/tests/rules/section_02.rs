//! Section 2: components.

use crate::support::{Scene, mission, new_game, open};
use camelot::{BoardName, Components, Deck, Heroes, MerlinTiles, Missions, Part, Shield, Sides, Task};

fn printed() -> &'static Components {
    Components::printed()
}

fn cards(deck: Deck) -> Vec<camelot::Mission> {
    printed().missions.cards(printed().missions.of(deck)).collect()
}

/// CAM-2.1, CAM-2.2: nine printed boards, 28 grail tiles of 4 parts, 7 Merlin tiles.
#[test]
fn boards_and_tiles() {
    for name in BoardName::ALL {
        assert!(!printed().board(name).fields.is_empty(), "{name}");
    }
    assert_eq!(printed().throne_room.numbers.len(), 16);
    assert_eq!(printed().throne_room.order_track.len(), 5);
    assert_eq!(Part::ALL.map(|part| printed().grail.count(part)), [7; 4]);
    assert_eq!((printed().grail.len(), printed().merlin.len()), (28, MerlinTiles::COUNT));
    assert_eq!(printed().merlin.iter().collect::<Vec<_>>(), [2, 2, 3, 3, 3, 4, 4]);
}

/// CAM-2.2: a ninth tile of a part, or an eighth Merlin tile, is refused in a position.
#[test]
fn no_tile_is_there_twice() {
    let foot = vec!["foot"; 8];
    let scene = Scene::of(4).colour(camelot::Colour::Red, &format!("grail = {foot:?}"));
    assert_eq!(scene.broken_clause(), "CAM-2.2");
    let scene = Scene::of(4).colour(camelot::Colour::Red, "merlin = [2, 2, 2]");
    assert_eq!(scene.broken_clause(), "CAM-2.2");
}

/// CAM-2.3: 49 mission cards in four decks.
#[test]
fn decks() {
    assert_eq!(Deck::ALL.map(|deck| cards(deck).len()), [21, 14, 7, 7]);
    assert_eq!(Missions::COUNT, 49);
    // Only so many copies of a card exist.
    let scene = Scene::of(4).display(&[
        "one_any",
        "one_any",
        "one_red",
        "two_red_red",
        "two_red_blue",
        "three_special_6",
    ]);
    assert_eq!(scene.broken_clause(), "CAM-2.3");
}

/// CAM-2.4: 14 knights of each colour are accounted for; the black knight is one more.
#[test]
fn pieces_of_a_colour() {
    for players in 2..=5 {
        let game = new_game(players, Sides::BASIC, Heroes::On);
        for colour in open(&game).colours() {
            let pieces = open(&game).pieces(colour);
            let boxed = u8::from(players == 5);
            assert_eq!(1 + boxed + pieces.screen + pieces.hinterland, 14, "{players} players");
        }
    }
}

/// CAM-2.5: as many shields as knights on the back, of six kinds.
#[test]
fn shields_of_the_decks() {
    for (deck, count) in [(Deck::One, 1), (Deck::Two, 2), (Deck::Three, 3)] {
        for card in cards(deck) {
            match card.task {
                Task::Shields(shields) => assert_eq!(shields.len(), count, "{card}"),
                Task::Special { .. } => assert!(card.shields().is_empty(), "{card}"),
            }
        }
    }
    let all =
        |shield| cards(Deck::Key).iter().chain(&cards(Deck::Two)).any(|card| card.shields().contains(shield));
    assert!(Shield::ALL.into_iter().all(all));
}

/// CAM-2.6: two special missions, one for two knights and one for three.
#[test]
fn special_missions() {
    let special =
        |deck| cards(deck).into_iter().filter(|card| matches!(card.task, Task::Special { .. })).collect();
    let found: Vec<Vec<camelot::Mission>> = Deck::ALL.into_iter().map(special).collect();
    assert_eq!(found, [vec![], vec![mission("two_special_4")], vec![mission("three_special_6")], vec![]]);
}

/// CAM-2.7: key cards show one to three shields, and all five violet ones.
#[test]
fn key_cards() {
    assert!(cards(Deck::Key).iter().all(|card| (1..=3).contains(&card.shields().len())));
    let violet = |deck| cards(deck).iter().map(|card| card.shields().count(Shield::Violet)).sum::<usize>();
    assert_eq!(Deck::ALL.map(violet), [0, 0, 0, 5]);
}

/// CAM-2.8: the cost is the number of shields, or of knights shown.
#[test]
fn costs() {
    for (id, cost) in [
        ("one_any", 1),
        ("two_red_green", 2),
        ("three_red_green_blue", 3),
        ("two_special_4", 2),
        ("three_special_6", 3),
        ("key_violet", 1),
        ("key_green_violet", 2),
        ("key_red_blue_violet", 3),
    ] {
        assert_eq!(mission(id).cost(), cost, "{id}");
    }
}
