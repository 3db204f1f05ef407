//! The fourth round of the gallery as the first player sees it, step by step.

use crate::support::{Reader, english, eyes, has_class, look, page, parse, random_games};
use boards::merlin::{Pick, Scene, board, environs, forecast, hand, scoring};
use maud::Markup;
use merlin::{Components, Frame, Merlin};
use roxmltree::Node;
use table::{Eye, Game, Seat};

/// The first player at the beginning of a turn.
fn game() -> Merlin {
    let text = include_str!("../../examples/merlin/table.toml")
        .replace("DUE", "due = [\"window start\"]")
        .replace("KNIGHT", "6")
        .replace("MERLIN", "21")
        .replace("DICE", r#"["own 2", "own 5 used", "own 3 used", "merlin 4"]"#)
        .replace("ORANGE", "0");
    Merlin::from_position(&text, Components::printed()).unwrap()
}

fn seen(taps: &[&str], show: impl Fn(&Scene<'_>) -> Markup) -> String {
    let pick = taps.iter().map(|tap| tap.parse().unwrap()).fold(Pick::default(), Pick::after);
    let reader = Reader { pick, ..english(Eye::Seat(Seat::new(0))) };
    look(&game(), &[], reader, |scene| show(scene).into_string())
}

fn texts(text: &str, class: &str) -> Vec<String> {
    let document = parse(text);
    let of = |node: Node<'_, '_>| {
        node.descendants().filter_map(|node| node.text().filter(|_| node.is_text())).collect::<String>()
    };
    document.descendants().filter(|node| has_class(node, class)).map(of).collect()
}

fn count(text: &str, class: &str) -> usize {
    parse(text).descendants().filter(|node| has_class(node, class)).count()
}

#[test]
fn without_a_pick_what_the_dice_reach_glows() {
    let board = seen(&[], board);
    // The knight two ahead; Merlin four ahead and four back.
    assert_eq!(count(&board, "glow"), 3);
    assert_eq!(texts(&board, "headline"), ["Choose a die"]);
}

#[test]
fn with_a_die_spaces_that_cost_something_are_told_apart() {
    let board = seen(&["die merlin 4"], board);
    assert_eq!(texts(&board, "headline"), ["Move Merlin"]);
    // Both ways as the die shows; five other values by an apple, each both ways.
    assert_eq!(count(&board, "glow"), 12);
    assert_eq!(count(&board, "costly"), 10);
}

#[test]
fn a_chosen_way_shows_its_end_its_points_and_a_ghost() {
    let taps = ["die merlin 4", "way die merlin 4 > walk counter-clockwise > perform"];
    let board = seen(&taps, board);
    assert_eq!(texts(&board, "result"), ["+4"], "four flags on the castle");
    assert_eq!((count(&board, "ghost"), count(&board, "leaving"), count(&board, "walk")), (1, 1, 1));
}

#[test]
fn a_mission_says_what_is_missing_and_what_it_brings() {
    let cards = seen(&[], hand);
    assert_eq!(texts(&cards, "foot"), ["Show +2", "1 of 2", "1 of 2", "2 of 3"]);
    assert_eq!(count(&cards, "open"), 3);
}

#[test]
fn territories_show_who_leads_and_what_that_brings() {
    let environs = seen(&[], environs);
    assert_eq!(texts(&environs, "lead").len(), 6);
    assert!(texts(&environs, "lead").contains(&"7".to_owned()), "a mountain of seven tiles");
}

#[test]
fn the_forecast_sums_a_scoring() {
    let table = seen(&[], forecast);
    assert_eq!(texts(&table, "total"), ["Total+9+3+13+5"]);
}

/// MER-15.1: in a scoring a forecast would count once more what is scored already.
#[test]
fn there_is_no_forecast_inside_a_scoring() {
    let text = r#"
        game = "merlin"
        players = 2
        [turn]
        due = ["scoring traitors", "repel_traitors 1"]
        round = 2
        [[seat]]
        traitors = { grey = 1 }
        flags = { black = 1 }
        [[seat]]
    "#;
    let game = Merlin::from_position(text, Components::printed()).unwrap();
    let reader = english(Eye::Seat(Seat::new(0)));
    assert_eq!(look(&game, &[], reader, |scene| forecast(scene).into_string()), "");
}

/// Where a class begins in a page.
fn place(text: &str, class: &str) -> Option<usize> {
    text.find(&format!("class=\"{class}"))
}

#[test]
fn a_scoring_comes_before_what_it_lies_over() {
    let mut seen = [0; 2];
    for moment in random_games(3, 1) {
        for eye in eyes(&moment.game) {
            // Most moments have none, and a whole page takes its time.
            let draw = |scene: &Scene<'_>| (!scoring(scene).0.is_empty()).then(|| page(scene));
            let Some(text) = look(&moment.game, &moment.events, english(eye), draw) else { continue };
            let scoring = place(&text, "merlin-scoring").expect("the page shows it");
            assert!(scoring < place(&text, "merlin-window").unwrap());
            let asks = matches!(moment.game.view(eye).open.top(), Frame::Grail(_) | Frame::RepelTraitors(_));
            assert_eq!(
                place(&text, "merlin-scoring asks").is_some(),
                asks,
                "what it asks for stays within reach"
            );
            assert_eq!(
                text.contains("data-overlay"),
                !asks,
                "what does not ask is read before anything else"
            );
            assert!(text.contains("data-dismissed"), "and can be put aside");
            seen[usize::from(asks)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn everybody_among_the_scores_has_a_name() {
    for moment in random_games(5, 200) {
        let text = look(&moment.game, &moment.events, english(Eye::Spectator), page);
        let document = parse(&text);
        let chips = document
            .descendants()
            .filter(|node| node.attribute("id").is_some_and(|id| id.starts_with("merlin-standing-")));
        for chip in chips {
            assert!(chip.attribute("title").is_some_and(|name| !name.is_empty()));
        }
    }
}
