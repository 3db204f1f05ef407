//! Section 18, first part: what a components file must say about board, turntable and setup.

use artus::{Artus, Components, Deck, Kind, Mode};
use table::Game;

/// The components file that comes with the program.
pub(crate) const FILE: &str = Components::PRINTED;

/// The file with one piece of its text replaced; the piece must stand there exactly once.
pub(crate) fn changed(old: &str, new: &str) -> String {
    assert_eq!(FILE.matches(old).count(), 1, "{old:?} stands once in the file");
    FILE.replace(old, new)
}

/// The line, counted from 1, in which a piece of text begins.
pub(crate) fn line_of(text: &str, piece: &str) -> usize {
    let start = text.find(piece).unwrap_or_else(|| panic!("{piece:?} stands in the file"));
    1 + text[..start].matches('\n').count()
}

/// The file is refused by this clause, in the line where `place` stands.
pub(crate) fn refused(text: &str, clause: &str, place: &str) {
    let fault = Components::read(text).expect_err("the file is to be refused");
    assert_eq!(fault.clause().map(|clause| clause.0), Some(clause), "{fault}");
    assert_eq!(fault.line(), Some(line_of(text, place)), "{fault}");
}

/// Changes a piece of one line and expects that very line to be refused by this clause.
fn refused_line(clause: &str, old: &str, new: &str) {
    let fault = Components::read(&changed(old, new)).expect_err("the file is to be refused");
    assert_eq!(fault.clause().map(|clause| clause.0), Some(clause), "{fault}");
    assert_eq!(fault.line(), Some(line_of(FILE, old)), "{fault}");
}

#[test]
fn the_components_of_the_program_are_accepted_without_a_warning() {
    let components = Components::read(FILE).unwrap();
    assert_eq!(components.warnings(), []);
    assert_eq!(components, Components::printed());
    assert_eq!(components.fingerprint().len(), 16);
}

/// ART-18.1
#[test]
fn there_are_28_chairs() {
    refused_line("ART-18.1", "chairs = 28", "chairs = 29");
    refused_line("ART-18.1", "chairs = 28", "chairs = 27");
}

/// ART-18.2
#[test]
fn the_turntable_has_28_plates_and_one_crown_which_comes_first() {
    let one_more = changed("-10, -9,", "-10, -10, -9,");
    refused(&one_more, "ART-18.2", "values = [");
    let one_less = changed("  \"yellow\", \"yellow\", \"yellow\",", "  \"yellow\", \"yellow\",");
    refused(&one_less, "ART-18.2", "colours = [");
    let no_crown = changed("  \"crown\",", "  \"yellow\",");
    refused(&no_crown, "ART-18.2", "colours = [");
    let two_crowns = changed("\"yellow\", \"yellow\", \"yellow\"", "\"crown\", \"yellow\", \"yellow\"");
    refused(&two_crowns, "ART-18.2", "colours = [");
    let a_crown_with_a_value =
        changed("  0,                                                              # +0", "  1, # +0");
    refused(&a_crown_with_a_value, "ART-18.2", "values = [");
}

/// ART-18.3
#[test]
fn three_plates_are_yellow_and_every_colour_fits_its_value() {
    let a_red_zero = changed("\"yellow\", \"yellow\", \"yellow\"", "\"yellow\", \"red\", \"yellow\"");
    refused(&a_red_zero, "ART-18.3", "  \"yellow\", \"red\"");
    // The first of its line: the fault is told where the plate stands, not one before.
    let a_red_zero_first = changed("\"yellow\", \"yellow\", \"yellow\"", "\"red\", \"yellow\", \"yellow\"");
    refused(&a_red_zero_first, "ART-18.3", "  \"red\", \"yellow\"");
    let a_green_loss = changed("  0, 0, 0, ", "  0, -15, 0, ");
    refused(&a_green_loss, "ART-18.3", "  \"yellow\", \"yellow\", \"yellow\"");
    let a_colour_nobody_knows =
        changed("\"yellow\", \"yellow\", \"yellow\"", "\"yellow\", \"blue\", \"yellow\"");
    refused(&a_colour_nobody_knows, "ART-18.3", "  \"yellow\", \"blue\"");
    // Colour and value fit each other, but a fourth plate is worth nothing.
    let four_zeros = changed("-15, -14,", "0, -14,").replace("  \"red\", \"red\",", "  \"yellow\", \"red\",");
    refused(&four_zeros, "ART-18.3", "values = [");
}

/// ART-18.4
#[test]
fn every_loss_from_1_to_15_and_every_gain_from_1_to_8_and_10_occurs_once() {
    refused(&changed("-15, -14,", "-15, -15,"), "ART-18.4", "values = [");
    refused(&changed("-15, -14,", "-16, -14,"), "ART-18.4", "values = [");
    refused(&changed("  10,  ", "  9,  "), "ART-18.4", "values = [");
    let values = Components::printed().values;
    assert_eq!(values.iter().map(|&value| i32::from(value)).sum::<i32>(), -74);
}

/// ART-18.5
#[test]
fn the_run_from_2_to_10_ends_directly_behind_the_king() {
    refused(&changed("1, 2, 3, 4, 5, 6, 7,", "1, 3, 2, 4, 5, 6, 7,"), "ART-18.5", "values = [");
    let eight_behind_the_king = changed("  8,  ", "  10,  ")
        .replace("  10,                                                             # +27", "  8, # +27");
    refused(&eight_behind_the_king, "ART-18.5", "values = [");
    // What the examples of the rulebook leave open may be arranged otherwise.
    let other_losses = Components::read(&changed("-15, -14,", "-14, -15,")).unwrap();
    assert_eq!(other_losses.values[4..6], [-14, -15]);
}

/// ART-18.6
#[test]
fn the_carpet_is_two_opposite_runs_of_three_chairs() {
    let carpet = "chairs = [27, 0, 1, 13, 14, 15]";
    for broken in [
        "chairs = [27, 0, 1, 13, 14]",
        "chairs = [27, 0, 1, 13, 14, 15, 16]",
        "chairs = [27, 0, 1, 13, 14, 14]",
        "chairs = [27, 0, 1, 13, 14, 28]",
        "chairs = [27, 0, 1, 12, 13, 14]",
        "chairs = [26, 0, 1, 12, 14, 15]",
        "chairs = []",
    ] {
        refused_line("ART-18.6", carpet, broken);
    }
    let turned = Components::read(&changed(carpet, "chairs = [21, 5, 6, 7, 20, 19]")).unwrap();
    assert_eq!(turned.carpet.iter().map(|chair| chair.number()).collect::<Vec<_>>(), [5, 6, 7, 19, 20, 21]);
}

/// ART-18.7
#[test]
fn the_crown_chairs_are_two_pairs_of_opposite_chairs() {
    let small = "small = [7, 14, 21]";
    for broken in [
        "small = [7, 14]",
        "small = [7, 14, 14]",
        "small = [7, 14, 22]",
        "small = [0, 7, 21]",
        "small = [7, 14, 35]",
    ] {
        refused_line("ART-18.7", small, broken);
    }
    refused_line("ART-18.7", "large = 0", "large = 28");
    // A large crown whose opposite chair is missing is told at the small ones.
    refused(&changed("large = 0", "large = 1"), "ART-18.7", small);
    let turned = Components::read(&changed(small, "small = [14, 3, 17]")).unwrap();
    assert_eq!(turned.small_crowns.iter().map(|chair| chair.number()).collect::<Vec<_>>(), [3, 14, 17]);
    assert_eq!(turned.large_crown.number(), 0);
}

/// ART-18.15
#[test]
fn ten_rings_three_for_the_king_one_for_each_prince_and_two_go_back() {
    refused_line("ART-18.15", "total = 10", "total = 11");
    refused(&changed("total = 10\nking = 3", "total = 10\nking = 2"), "ART-18.15", "king = 2\nprince");
    refused_line("ART-18.15", "prince_at_start = 1", "prince_at_start = 2");
    refused_line("ART-18.15", "returned_by_old_king = 2", "returned_by_old_king = 3");
}

/// ART-18.16
#[test]
fn figures_tokens_and_track_are_fixed() {
    refused_line("ART-18.16", "knights_per_colour = 6", "knights_per_colour = 5");
    refused_line("ART-18.16", "silver_princes = 2", "silver_princes = 3");
    refused_line("ART-18.16", "bronze_princes = 2", "bronze_princes = 1");
    refused_line("ART-18.16", "fields = 50", "fields = 49");
    refused_line("ART-18.16", "token_value = 50", "token_value = 100");
    refused_line("ART-18.16", "tokens = 12", "tokens = 11");
}

/// ART-18.17
#[test]
fn rounds_times_cards_a_turn_play_the_whole_deck() {
    refused_line("ART-18.17", "rounds = 16", "rounds = 15");
    refused_line("ART-18.17", "rounds = 11", "rounds = 12");
    refused(&changed("cards_per_turn = 2\n", "cards_per_turn = 1\n"), "ART-18.17", "rounds = 11");
    for (mode, cards) in [(Mode::Beginner, 16), (Mode::Advanced, 22)] {
        let used = Kind::ALL.into_iter().filter(|&kind| mode.uses(kind));
        assert_eq!(used.map(Deck::count).sum::<u8>(), cards);
        assert_eq!(mode.rounds() * mode.cards_per_turn(), cards);
    }
}

/// ART-18.19
#[test]
fn players_modes_colours_and_setup_are_those_of_the_rules() {
    for (old, new) in [
        ("id = \"artus\"", "id = \"merlin\""),
        ("format = 1", "format = 2"),
        ("min_players = 2", "min_players = 1"),
        ("max_players = 4", "max_players = 5"),
        ("modes = [\"beginner\", \"advanced\"]", "modes = [\"beginner\"]"),
        ("[\"black\", \"blue\", \"red\", \"beige\"]", "[\"black\", \"blue\", \"red\", \"red\"]"),
        ("[\"black\", \"blue\", \"red\", \"beige\"]", "[\"black\", \"blue\", \"red\"]"),
        ("knights_2_players = 6", "knights_2_players = 5"),
        ("knights_3_players = 6", "knights_3_players = 5"),
        ("knights_4_players = 5", "knights_4_players = 6"),
        ("score_markers_per_player = 1", "score_markers_per_player = 0"),
        ("piles = [\"knight\", \"king\"]", "piles = [\"king\", \"knight\"]"),
        ("piles = [\"knight\", \"king\", \"scoring\"]", "piles = [\"knight\", \"king\", \"banner\"]"),
        ("hand_from_knight = 2", "hand_from_knight = 4"),
        ("hand_from_king = 3", "hand_from_king = 2"),
    ] {
        refused_line("ART-18.19", old, new);
    }
    // As many cards in the end, but otherwise than the rules say: eight rounds of two cards.
    let beginner = changed("cards_per_turn = 1\nrounds = 16", "cards_per_turn = 2\nrounds = 8");
    refused(&beginner, "ART-18.19", "cards_per_turn = 2\nrounds = 8");
    let dealt =
        changed("hand_from_king = 3\nhand_from_scoring = 0", "hand_from_king = 3\nhand_from_scoring = 1");
    refused(&dealt, "ART-18.19", "hand_from_scoring = 1");
    refused(&changed("[mode.beginner]", "[mode.easy]"), "ART-18.19", "[mode.easy]");
    assert_eq!(Artus::every_option(Components::printed()).len(), 6, "2 to 4 players, two modes");
}
