//! Section 18, second part: what a components file must say about the cards.

use crate::section_18::{FILE, changed, refused};
use artus::{Artus, Card, Components, Deck, Kind, Mode};
use table::{Eye, Game, Seat};

/// The entry of one card, from its id to its number of copies, which ends every entry's values.
fn entry(id: &str) -> &'static str {
    let start = FILE.find(&format!("id = \"{id}\"")).unwrap_or_else(|| panic!("{id} stands in the file"));
    let length = FILE[start..].find("\nsource").expect("every entry has a source");
    &FILE[start..start + length]
}

/// The file with one value of one card replaced.
fn card_changed(id: &str, old: &str, new: &str) -> String {
    let entry = entry(id);
    assert_eq!(entry.matches(old).count(), 1, "{old:?} stands once in the entry of {id}");
    changed(entry, &entry.replace(old, new))
}

/// The file with two changes, each of one value of one card.
fn two_changed(first: (&str, &str, &str), second: (&str, &str, &str)) -> String {
    let text = card_changed(first.0, first.1, first.2);
    let entry = entry(second.0);
    text.replace(entry, &entry.replace(second.1, second.2))
}

const KNIGHT_CARDS: &str = "[[knight_card]]";
const KING_CARDS: &str = "[[king_card]]";
const SCORING_CARDS: &str = "[[scoring_card]]";

/// ART-18.8
#[test]
fn every_range_goes_from_1_to_27_at_most() {
    for (old, new) in [("min = 1", "min = 0"), ("min = 1", "min = 5"), ("max = 4", "max = 28")] {
        let text = card_changed("knight_1_4", old, new);
        let place = if old.starts_with("min") { format!("{new}\nmax") } else { format!("{new}\nbackward") };
        refused(&text, "ART-18.8", &place);
    }
    let text = card_changed("king_move_bronze_1_7", "max = 7", "max = 28");
    refused(&text, "ART-18.8", "max = 28");
    let once_around = Components::read(&card_changed("knight_1_4", "max = 4", "max = 27")).unwrap();
    assert_eq!(once_around.deck.copies("knight_1_27".parse().unwrap()).len(), 1);
}

/// ART-18.9
#[test]
fn of_eight_knight_cards_one_moves_backward_and_one_has_the_range_3_to_6() {
    let (one, none, two) = ("copies = 1", "copies = 0", "copies = 2");
    for broken in [
        card_changed("knight_1_4", one, none),
        card_changed("knight_1_4", one, two),
        card_changed("knight_1_4", "backward = false", "backward = true"),
        card_changed("knight_pm_1_5", "backward = true", "backward = false"),
        card_changed("knight_pm_1_5", "max = 5", "max = 6"),
        two_changed(("knight_pm_1_5", one, none), ("knight_1_4", one, two)),
        two_changed(("knight_pm_1_5", one, two), ("knight_1_4", one, none)),
        card_changed("knight_3_6", "max = 6", "max = 7"),
        two_changed(("knight_3_6", one, none), ("knight_1_4", one, two)),
    ] {
        refused(&broken, "ART-18.9", KNIGHT_CARDS);
    }
}

/// ART-18.10
#[test]
fn four_king_cards_move_and_four_give_rings() {
    let (one, none) = ("copies = 1", "copies = 0");
    refused(&card_changed("king_move_bronze_1_7", one, none), "ART-18.10", KING_CARDS);
    refused(&card_changed("ring_any", "copies = 2", "copies = 3"), "ART-18.10", KING_CARDS);
    let three_and_five =
        two_changed(("king_move_bronze_1_7", one, none), ("ring_any", "copies = 2", "copies = 3"));
    refused(&three_and_five, "ART-18.10", KING_CARDS);

    let of_gold = card_changed("ring_any", "figures = \"any\"", "figures = \"gold\"");
    refused(&of_gold, "ART-18.10", "figures = \"gold\"");
    let a_dance = card_changed("ring_any", "kind = \"ring\"", "kind = \"dance\"");
    refused(&a_dance, "ART-18.10", "kind = \"dance\"");
    let without_range = card_changed("king_move_bronze_1_7", "max = 7\n", "");
    refused(&without_range, "ART-18.10", "kind = \"move\"\nfigures = \"bronze\"");
    let a_ring_with_a_range = card_changed("ring_bronze", "copies = 1", "min = 1\nmax = 2\ncopies = 1");
    refused(&a_ring_with_a_range, "ART-18.10", "kind = \"ring\"\nfigures = \"bronze\"");
}

/// ART-18.11
#[test]
fn the_move_cards_named_by_the_rulebook_are_there() {
    let (one, none, two) = ("copies = 1", "copies = 0", "copies = 2");
    for broken in [
        card_changed("king_move_pm_1_5", "backward = true", "backward = false"),
        card_changed("king_move_pm_1_5", "figures = \"any\"", "figures = \"silver\""),
        card_changed("king_move_pm_1_5", "max = 5", "max = 4"),
        card_changed("king_move_bronze_1_7", "backward = false", "backward = true"),
        two_changed(("king_move_pm_1_5", one, two), ("king_move_bronze_1_7", one, none)),
        card_changed("king_move_any_4_8", "min = 4", "min = 3"),
        card_changed("king_move_any_4_8", "figures = \"any\"", "figures = \"bronze\""),
        card_changed("king_move_silver_1_7", "figures = \"silver\"", "figures = \"any\""),
    ] {
        refused(&broken, "ART-18.11", KING_CARDS);
    }
}

/// ART-18.12
#[test]
fn there_are_ring_cards_for_silver_for_bronze_and_for_any() {
    for (card, figures) in [("ring_silver", "silver"), ("ring_bronze", "bronze")] {
        let figures = format!("figures = \"{figures}\"");
        refused(&card_changed(card, &figures, "figures = \"any\""), "ART-18.12", KING_CARDS);
    }
    let no_any = card_changed("ring_any", "figures = \"any\"", "figures = \"silver\"");
    refused(&no_any, "ART-18.12", KING_CARDS);
}

/// ART-18.13
#[test]
fn the_six_scoring_cards_are_those_of_the_rules() {
    for (card, old, new) in [
        ("score_green_yellow_red", "penalty = -15", "penalty = -14"),
        ("score_green_yellow_red", "penalty = -15\n", ""),
        ("score_carpet", "penalty = -25", "penalty = 25"),
        ("score_carpet", "knights = 2", "knights = 3"),
        ("score_three_red", "penalty = -50", "penalty = -15"),
        ("score_three_red", "knights = 3\n", ""),
        ("score_choice", "max = 3", "max = 4"),
        ("score_choice", "min = 1", "min = 2"),
        ("score_choice", "backward = false", "backward = true"),
        ("score_choice", "max = 3\n", ""),
        ("score_all", "copies = 1", "knights = 5\ncopies = 1"),
        ("score_all_inverted", "copies = 1", "penalty = -5\ncopies = 1"),
        ("score_all", "copies = 1", "min = 1\nmax = 3\ncopies = 1"),
    ] {
        // What is wrong with a card is told where its kind stands.
        let kind = entry(card).lines().nth(1).expect("the kind follows the id");
        refused(&card_changed(card, old, new), "ART-18.13", &format!("{kind}\n"));
    }
    let unknown = card_changed("score_carpet", "kind = \"carpet\"", "kind = \"floor\"");
    refused(&unknown, "ART-18.13", "kind = \"floor\"");
    let (one, none, two) = ("copies = 1", "copies = 0", "copies = 2");
    refused(&card_changed("score_all", one, none), "ART-18.13", SCORING_CARDS);
    refused(&two_changed(("score_all", one, two), ("score_carpet", one, none)), "ART-18.13", SCORING_CARDS);
}

/// ART-18.13: a range is foreign to the card that scores all knights, also half a range.
#[test]
fn a_scoring_card_with_half_a_range_is_refused() {
    let text = card_changed("score_all", "copies = 1", "min = 1\ncopies = 1");
    refused(&text, "ART-18.13", "kind = \"all\"\n");
}

/// ART-18.14
#[test]
fn one_deck_of_22_cards_with_different_ids_serves_every_colour() {
    let twice = card_changed("ring_bronze", "id = \"ring_bronze\"", "id = \"ring_silver\"");
    refused(&twice, "ART-18.14", "id = \"ring_silver\"\nkind = \"ring\"\nfigures = \"bronze\"");
    let across_the_kinds = card_changed("score_all", "id = \"score_all\"", "id = \"knight_1_4\"");
    refused(&across_the_kinds, "ART-18.14", "id = \"knight_1_4\"\nkind = \"all\"");

    let deck = &Components::printed().deck;
    assert_eq!(Deck::SIZE, 22);
    let counts = Kind::ALL.map(|kind| deck.cards(Deck::of(kind)).filter(|card| card.kind() == kind).count());
    assert_eq!(counts, [8, 8, 6]);
    let options = artus::Options::new(4, Mode::Advanced, Components::printed()).unwrap();
    let game = Artus::setup(&options);
    let view = game.view(Eye::Spectator);
    let cards = |seat: Seat| -> Vec<Card> {
        let sets = Kind::ALL.map(|kind| view.open.unplayed(seat, kind));
        sets.into_iter().flat_map(|set| deck.cards(set)).collect()
    };
    assert_eq!(Seat::all(4).map(|seat| cards(seat).len()).sum::<usize>(), 88);
    assert!(Seat::all(4).all(|seat| cards(seat) == cards(Seat::new(0))));
}
