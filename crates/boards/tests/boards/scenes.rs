//! The example position of the rules (section 19) as a reader sees it, step by step.

use crate::support::{Moment, english, has_class, look, parse, random_game};
use artus::{Artus, Components};
use boards::artus::{Pick, Pieces, choices, hand, players, round_table};
use maud::Markup;
use roxmltree::{Document, Node};
use table::{Eye, Game, Seat};
use words::Words;

/// The example position P of the rules (section 19), with red to move and a hand that shows much.
fn position_p() -> String {
    let file = include_str!("../../../artus/tests/positions/p.toml");
    let (before, _) = file.split_once("[[seat]]").unwrap();
    let hand = r#"["knight_3_6", "knight_pm_1_5", "ring_any", "score_all", "score_carpet", "score_choice"]"#;
    let seats = format!("[[seat]]\n[[seat]]\n[[seat]]\nhand = {hand}\npoints = {{ knights = 41 }}\n");
    before.replace("round = 5", "round = 4\nplayer = 3") + &seats
}

/// What red sees after some taps.
fn red(taps: &[&str], show: impl Fn(&boards::artus::Scene<'_>) -> Markup) -> String {
    let game = Artus::from_position(&position_p(), Components::printed()).unwrap();
    let pieces = Pieces::seated(&game.view(Eye::Spectator).open.table);
    let pick = taps.iter().map(|tap| tap.parse().unwrap()).fold(Pick::default(), Pick::after);
    let reader =
        crate::support::Reader { words: Words::new("en").unwrap(), eye: Eye::Seat(Seat::new(2)), pick };
    look(&game, &pieces, reader, |scene| show(scene).into_string())
}

fn text_of(node: Node<'_, '_>) -> String {
    node.descendants().filter_map(|node| node.text().filter(|_| node.is_text())).collect::<Vec<_>>().join("|")
}

/// The texts of all elements with a class.
fn texts(document: &Document<'_>, class: &str) -> Vec<String> {
    document.descendants().filter(|node| has_class(node, class)).map(text_of).collect()
}

/// The chairs that glow, with their kinds.
fn glowing(document: &Document<'_>) -> Vec<(String, String)> {
    let glow =
        document.descendants().filter(|node| has_class(node, "glow") && node.has_attribute("data-chair"));
    let of = |node: Node<'_, '_>, name: &str| node.attribute(name).unwrap().to_owned();
    glow.map(|node| (of(node, "data-chair"), of(node, "class"))).collect()
}

fn chairs(document: &Document<'_>, class: &str) -> Vec<u8> {
    let all = glowing(document).into_iter().filter(|(_, classes)| classes == class);
    all.map(|(chair, _)| chair.parse().unwrap()).collect()
}

#[test]
fn without_a_pick_the_cards_glow_and_the_table_rests() {
    let table = red(&[], round_table);
    assert!(glowing(&parse(&table)).is_empty());
    let cards = red(&[], hand);
    let cards = parse(&cards);
    assert_eq!(cards.descendants().filter(|node| has_class(node, "glow")).count(), 6);
    let feet = texts(&cards, "card-foot");
    assert_eq!(feet, ["best +5", "best +5", "+3|, crowns", "now +1", "now −25", "best +5"]);
}

#[test]
fn with_a_card_the_knights_glow_each_with_its_value() {
    let table = red(&["card knight_3_6"], round_table);
    let document = parse(&table);
    assert_eq!(chairs(&document, "glow actor"), [9, 18, 21, 22]);
    assert_eq!(texts(&document, "large")[1..], ["−9", "+1", "+4", "+5"].map(str::to_owned));
    let list = red(&["card knight_3_6"], choices);
    assert_eq!(texts(&parse(&list), "option-result"), ["+5", "+4", "+1", "−9"]);
}

#[test]
fn with_a_knight_its_targets_glow_with_steps_points_and_the_displaced() {
    let table = red(&["card knight_3_6", "figure 22"], round_table);
    let document = parse(&table);
    assert_eq!(chairs(&document, "glow goal"), [0, 25, 26, 27]);
    assert_eq!(chairs(&document, "glow actor"), [9, 18, 21], "another knight can still be picked");
    // Examples X1 to X3 of the rules, in the order of the chairs.
    assert_eq!(texts(&document, "pill"), ["6|+5|6", "3|+5|3", "4|+5|4", "5|+5|5"]);
    let list = red(&["card knight_3_6", "figure 22"], choices);
    let list = parse(&list);
    let lines = texts(&list, "option");
    assert_eq!(lines[0], "3|8|free chair|+5", "X3");
    assert!(
        lines[1].starts_with("4|10|displaces ") && lines[1].ends_with(" to chair 25 (8)|+5"),
        "X1: {}",
        lines[1]
    );
    // X2: the king goes to 25, and the chair reached is worth 0 once the top has turned.
    assert_eq!(lines[2], "5|0|displaces the king, turntable turns|+5");
}

#[test]
fn a_chosen_move_shows_its_way_its_end_and_its_points_but_turns_nothing() {
    let taps = ["card knight_3_6", "choice play knight_3_6 22+5"];
    let table = red(&taps, round_table);
    let document = parse(&table);
    assert_eq!(chairs(&document, "glow goal chosen"), [27]);
    assert_eq!(texts(&document, "result"), ["+5"]);
    assert_eq!(document.descendants().filter(|node| has_class(node, "ghost")).count(), 2, "mover and king");
    assert_eq!(document.descendants().filter(|node| has_class(node, "leaving")).count(), 1);
    assert_eq!(document.descendants().filter(|node| has_class(node, "displaced")).count(), 1);
    let way = document.descendants().find(|node| has_class(node, "way")).unwrap();
    assert_eq!(way.descendants().filter(|node| node.tag_name().name() == "circle").count(), 5);
    let top = |text: &str| {
        let document = parse(text);
        let top = document.descendants().find(|node| node.attribute("id") == Some("artus-top")).unwrap();
        top.attribute("transform").unwrap().to_owned()
    };
    assert_eq!(top(&table), top(&red(&[], round_table)));
    let panel = red(&taps, players);
    assert_eq!(texts(&parse(&panel), "gains"), ["+5"]);
}

#[test]
fn a_ring_card_offers_its_princes_and_says_who_becomes_king() {
    let table = red(&["card ring_any"], round_table);
    assert_eq!(chairs(&parse(&table), "glow goal"), [4, 6, 20]);
    let list = red(&["card ring_any"], choices);
    let lines = texts(&parse(&list), "option");
    assert_eq!(lines[0], "3|silver prince|third ring: king|+3", "X6");
    assert_eq!(lines[2], "−14|bronze prince|second ring|−14");
}

#[test]
fn a_scoring_card_lights_what_it_counts() {
    let table = red(&["card score_all"], round_table);
    let document = parse(&table);
    assert_eq!(chairs(&document, "glow goal"), [9, 18, 21, 22]);
    assert!(
        document.descendants().any(|node| has_class(&node, "medallion") && node.has_attribute("data-pick"))
    );
    let chosen = red(&["choice play score_all"], round_table);
    let document = parse(&chosen);
    assert!(document.descendants().any(|node| has_class(&node, "veiled")));
    assert_eq!(document.descendants().filter(|node| has_class(node, "counted")).count(), 4);
    assert_eq!(texts(&document, "sum"), ["−9 + 1 + 4 + 5"], "X7");
    assert_eq!(texts(&document, "result"), ["+1"]);
}

#[test]
fn a_card_whose_condition_is_not_met_is_paid_in_the_middle() {
    let table = red(&["card score_carpet"], round_table);
    let document = parse(&table);
    assert!(glowing(&document).is_empty());
    let middle = document.descendants().find(|node| has_class(node, "medallion")).unwrap();
    assert_eq!(middle.attribute("data-pick"), Some("choice play score_carpet penalty"));
    assert_eq!(texts(&document, "result"), ["−25"], "X10");
}

#[test]
fn the_choice_card_moves_or_rings_a_picked_prince() {
    let table = red(&["card score_choice", "figure 20"], round_table);
    let document = parse(&table);
    assert_eq!(chairs(&document, "glow goal"), [20, 21, 22, 23]);
    let own = document
        .descendants()
        .find(|node| node.attribute("data-chair") == Some("20") && node.has_attribute("data-pick"));
    assert_eq!(own.unwrap().attribute("data-pick"), Some("choice play score_choice ring 20"));
}

/// Nothing is scored when a knight is placed (ART-5.4): the chairs show their numbers as the plates do.
#[test]
fn chairs_to_be_placed_on_show_plain_numbers() {
    let options = &Artus::every_option(Components::printed())[0];
    let placing = |moment: &&Moment| matches!(moment.game.turn(), table::Turn::Seats(_));
    let moments = random_game(options, 3);
    let first = moments.iter().find(placing).unwrap();
    let table::Turn::Seats(seats) = first.game.turn() else { panic!("somebody is to place") };
    let pieces = Pieces::seated(&first.game.view(Eye::Spectator).open.table);
    let eye = Eye::Seat(seats.iter().next().unwrap());
    let text = look(&first.game, &pieces, english(eye), |scene| round_table(scene).into_string());
    let worth = texts(&parse(&text), "worth").join("|");
    assert!(worth.split('|').any(|number| number == "10"), "{worth}");
    assert!(worth.contains("−15") && !worth.contains('+'), "{worth}");
}
