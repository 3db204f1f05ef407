//! Positions as people write them: what is filled in, and what is refused and where.

use crate::Tested;
use camelot::{Camelot, Colour, Components, Due, Heroes, Options, Phase, Sides};
use table::{Eye, Fault, Game, KeyFault, Kind};

/// A position in which nothing is wrong.
const VALID: &str = r#"game = "camelot"
options = "players=4 sides=BABA heroes=on colours=red,yellow,blue,violet"
[turn]
phase = "missions"
round = 3
place = 2
mission = "two_red_blue"
shields = ["blue"]
placed = { red = 1 }
[table]
order = ["blue", "red", "violet", "yellow"]
total = 5
display = ["one_red taken blue", "one_any", "one_green", "two_red_blue taken red", "two_any_any", "three_special_6"]
merlin = ["red", "blue", "blue"]
[fields]
re_l1 = "red 1"
re_l2 = "red 2"
tr_11 = "violet"
in_t1 = "yellow"
[colour.red]
hinterland = 4
grail = ["foot", "stem"]
merlin = [3]
prediction = 3
hero = "two"
points = { green_room = 4, intrigue = -2 }
[colour.blue]
prediction = 5
[colour.violet]
sent = 2
prediction = 1
[colour.yellow]
prediction = 6
"#;

fn read(text: &str) -> Result<Camelot, Fault> {
    Camelot::from_position(text, Components::printed())
}

/// The valid position with one piece of its text replaced.
fn changed(old: &str, new: &str) -> String {
    suite::positions::changed(VALID, old, new)
}

/// One piece of the text is replaced, and the position is refused by this clause, with a line.
fn refused(clause: &str, old: &str, new: &str) {
    let fault = read(&changed(old, new)).expect_err("the position is to be refused");
    assert_eq!(fault.clause().map_or("", |clause| clause.0), clause, "{fault}");
    assert!(matches!(fault, Fault::Value { .. }) && fault.line().is_some(), "{fault}");
}

#[test]
fn a_position_is_read() {
    let game = read(VALID).unwrap();
    let view = game.view(Eye::Everything);
    let (open, red) = (view.open, Colour::Red);
    assert_eq!((open.acting(), open.due(), open.score(red)), (Some(red), Due::Shield, 2));
    assert_eq!(open.pieces(red).screen, 13 - 2 - 4 - 1);
    assert_eq!((open.pieces(red).entry, open.pieces(Colour::Violet).sent), (Some(1), 2));
    assert_eq!(view.secret(Colour::Blue).unwrap().merlin.iter().collect::<Vec<_>>(), [2, 2], "filled in");
    assert_eq!(read(&game.position()), Ok(game));
}

#[test]
fn the_head_names_game_and_options() {
    refused("", "game = \"camelot\"", "game = \"artus\"");
    refused("CAM-1.1", "players=4", "players=6");
    refused("CAM-17.1", "sides=BABA", "sides=BABC");
    refused("CAM-3.6", "colours=red,yellow,blue,violet", "colours=red,yellow,blue");
}

#[test]
fn the_turn_is_possible() {
    refused("CAM-1.2", "phase = \"missions\"", "phase = \"dance\"");
    refused("CAM-1.1", "round = 3", "round = 8");
    refused("CAM-1.1", "round = 3", "round = 0");
    refused("CAM-7.1", "place = 2", "place = 5");
    refused("CAM-7.1", "place = 2", "place = 0");
    refused("CAM-5.9", "place = 2", "place = 2\nchosen = [1]");
    refused("CAM-1.1", "place = 2", "place = 2\nchosen = [5]");
    refused("CAM-7.5", "mission = \"two_red_blue\"", "mission = \"two_red_red\"");
    refused("CAM-2.3", "mission = \"two_red_blue\"", "mission = \"two_red_black\"");
    refused("CAM-7.7", "shields = [\"blue\"]", "shields = [\"green\"]");
    refused("CAM-23.4", "shields = [\"blue\"]", "shields = [\"black\"]");
    refused("CAM-16.18", "placed = { red = 1 }", "placed = { red = 3 }");
    refused("CAM-8.16", "place = 2", "place = 2\nstack = [\"hero\", \"shields\", \"wine\"]");
    refused("CAM-8.16", "place = 2", "place = 2\nstack = [\"hero\", \"shields\", \"tree\"]");
    refused("CAM-7.8", "place = 2", "place = 2\nstack = [\"hero\", \"grail 1\"]");
    refused("CAM-8.16", "place = 2", "place = 2\nstack = [\"hero\", \"shields\", \"grail 99\"]");
    let deep = format!("place = 2\nstack = {:?}", vec!["tree"; 60]);
    refused("CAM-8.16", "place = 2", &deep);
}

#[test]
fn every_figure_is_there_once() {
    refused("CAM-7.7", "tr_11 = \"violet\"", "tr_99 = \"violet\"");
    refused("CAM-7.7", "tr_11 = \"violet\"", "rt_01 = \"violet\"");
    refused("CAM-1.7", "tr_11 = \"violet\"", "tr_11 = \"green\"");
    refused("CAM-1.7", "tr_11 = \"violet\"", "tr_11 = \"dragon\"");
    refused("CAM-12.17", "tr_11 = \"violet\"", "tr_11 = \"violet 1\"");
    refused("CAM-12.17", "re_l2 = \"red 2\"", "re_l2 = \"red 3\"");
    refused("CAM-16.21", "tr_11 = \"violet\"", "tr_11 = \"violet black\"");
    refused("CAM-15.15", "tr_11 = \"violet\"", "tr_11 = \"violet magician\"");
    refused("CAM-1.7", "hinterland = 4", "hinterland = 4\nscreen = 9");
    refused("CAM-11.1", "tr_11 = \"violet\"", "tr_21 = \"violet\"");
}

#[test]
fn every_card_and_tile_is_there_once() {
    refused("CAM-4.1", "\"one_any\", \"one_green\"", "\"one_any\"");
    refused("CAM-2.3", "\"one_any\", \"one_green\"", "\"one_any\", \"one_any\"");
    refused("CAM-7.2", "\"one_any\", \"one_green\"", "\"one_any taken violet\", \"one_green\"");
    refused("CAM-16.13", "\"one_any\", \"one_green\"", "\"one_any removed violet\", \"one_green\"");
    refused("CAM-6.11", "merlin = [\"red\", \"blue\", \"blue\"]", "merlin = [\"red\", \"blue\"]");
    refused("CAM-2.2", "merlin = [3]", "merlin = [9]");
    refused("CAM-22.5", "merlin = [3]", "merlin = [3, 3]");
    refused("CAM-2.2", "grail = [\"foot\", \"stem\"]", "grail = [\"foot\", \"lid\"]");
    refused("CAM-6.8", "prediction = 3", "prediction = 6");
    refused("CAM-6.3", "prediction = 6", "prediction = 16");
    refused("CAM-5.2", "hinterland = 4", "hinterland = 4\nfist = 1");
    refused("CAM-16.4", "hero = \"two\"", "hero = \"three\"");
    refused("", "green_room = 4", "luck = 4");
    refused("CAM-1.9", "green_room = 4", "green_room = 10001");
    refused("CAM-16.14", "hero = \"two\"", "seen = { others = [1, 0, 0, 0], held = [0, 0, 0, 0, 0] }");
    // Nothing was seen, but only Percival can have looked.
    let nothing = "seen = { others = [0, 0, 0, 0], held = [0, 0, 0, 0, 0] }";
    refused("CAM-16.14", "hero = \"two\"", nothing);
    refused("CAM-16.14", "hero = \"two\"", &format!("hero = \"gone\"\n{nothing}"));
}

/// CAM-5.2, CAM-7.6: three knights at most are sent, and none stand before the screen of a colour that has
/// had its turn.
#[test]
fn sent_knights_wait_for_the_turn_of_their_colour() {
    refused("CAM-5.2", "sent = 2", "sent = 4");
    refused("CAM-5.2", "prediction = 5", "prediction = 5\nsent = 1");
    assert!(read(&changed("sent = 2", "sent = 3")).is_ok());
}

/// CAM-8.16: a figure leaves two things to do at most, and two more may lie on top.
#[test]
fn no_more_waits_than_the_figures_of_a_colour_can_bring() {
    let of_one_figure = changed("re_l2 = \"red 2\"\n", "");
    let with_trees = |trees: usize| {
        let stack =
            format!("place = 2\nstack = [\"hero\", \"shields\", {}\"grail 1\"]", "\"tree\", ".repeat(trees));
        read(&suite::positions::changed(&of_one_figure, "place = 2", &stack))
    };
    assert_eq!(with_trees(3).err(), None);
    let fault = with_trees(4).unwrap_err();
    assert_eq!(fault.clause().map(|clause| clause.0), Some("CAM-8.16"), "{fault}");
    // Percival is never asked about more tiles than a field gives, wherever the question waits.
    refused(
        "CAM-8.16",
        "place = 2",
        "place = 2\nstack = [\"hero\", \"shields\", \"percival 99\", \"grail 1\"]",
    );
}

/// CAM-7.1, CAM-5.9, CAM-2.3: the key that is wrong is named, and what would be right.
#[test]
fn a_fault_names_its_key() {
    let head = "game = \"camelot\"\noptions = \"players=4\"\n[turn]\n";
    for (turn, clause, at, expected) in [
        ("phase = \"cards\"\nearned = true\n", "CAM-7.1", "turn.earned", "-"),
        ("phase = \"cards\"\nhero_used = true\n", "CAM-7.1", "turn.hero_used", "-"),
        ("phase = \"predictions\"\nchosen = [1, 2]\n", "CAM-5.9", "turn.chosen", "1, 2, 3, 4"),
    ] {
        match read(&format!("{head}{turn}")).unwrap_err() {
            Fault::Value { clause: broken, at: key, expected: right, .. } => {
                let broken = broken.map_or("", |clause| clause.0);
                assert_eq!((broken, &*key, &*right), (clause, at, expected), "{turn}");
            }
            other => panic!("{turn}: {other}"),
        }
    }
    let gone = read(&changed("total = 5", "total = 5\ngone = [\"one_blue\", \"one_pink\"]")).unwrap_err();
    assert_eq!(gone.at(), Some("table.gone.2"), "{gone}");
}

/// CAM-15.8: whoever is first places the magician; a fault names their place on the order track.
#[test]
fn the_place_of_the_first_is_named() {
    let (text, _) = suite::positions::example::<Tested>("15");
    let wrong = suite::positions::changed(&text, "phase = \"red_room\"", "phase = \"red_room\"\nplace = 2");
    match read(&wrong).unwrap_err() {
        Fault::Value { clause, at, found, expected, .. } => {
            let clause = clause.map_or("", |clause| clause.0);
            assert_eq!((clause, &*at, &*found, &*expected), ("CAM-15.8", "turn.place", "2", "1"));
        }
        other => panic!("{other}"),
    }
}

/// What is nothing is left out of a written position.
#[test]
fn rooms_without_a_placed_knight_are_not_written() {
    let text = read(VALID).unwrap().position();
    assert!(text.contains("\nplaced = { red = 1 }\n"), "{text}");
}

#[test]
fn a_text_of_another_shape_is_refused_with_its_line() {
    for (text, line, at) in [
        (changed("round = 3", "round = three"), 5, None),
        (changed("round = 3", "rounds = 3"), 5, Some("turn.rounds")),
        (changed("round = 3", "round = 300"), 5, Some("turn.round")),
        (changed("phase = \"missions\"\n", ""), 3, Some("turn.phase")),
        (changed("[table]", "[table"), 10, None),
        (changed("tr_11 = \"violet\"", "tr_11 = 5"), 18, Some("fields.tr_11")),
        (changed("merlin = [3]", "merlin = [300]"), 23, Some("colour.red.merlin.1")),
        (changed("\"blue\", \"blue\"]", "\"blue\", \"pink\"]"), 14, Some("table.merlin.3")),
    ] {
        let fault = read(&text).unwrap_err();
        assert_eq!((fault.line(), fault.at()), (Some(line), at), "{fault}");
    }
}

/// What is wrong is said in the words of the position, with what was written there.
#[test]
fn faults_speak_of_the_text_and_not_of_the_program() {
    let seen = "hero = \"two\"\nseen = 3";
    for (old, new, says) in [
        ("hinterland = 4", "hinterland = 4\nscreen = 99", "99"),
        ("prediction = 6", "prediction = 16", "16"),
        ("hero = \"two\"", seen, "a table"),
        ("hinterland = 4", "hinterlands = 4", "hinterlands"),
        ("sides=BABA", "side=BABA", "side"),
    ] {
        let said = match read(&changed(old, new)).unwrap_err() {
            Fault::Syntax { text, .. } => text,
            Fault::Key { at, problem: KeyFault::Kind(found, Some(Kind::Table)), .. } => {
                format!("{at} {found}, a table")
            }
            Fault::Key { at, .. } => at,
            Fault::Value { at, found, expected, .. } => format!("{at} {found} {expected}"),
        };
        assert!(said.contains(says), "{new}: {said}");
        for foreign in ["Some(", "None", "struct ", "Table\"", "::"] {
            assert!(!said.contains(foreign), "{new}: {said}");
        }
    }
}

#[test]
fn what_is_left_out_has_a_default() {
    let least = "game = \"camelot\"\noptions = \"players=3\"\n[turn]\nphase = \"cards\"\n";
    let options = Options::new(3, Sides::BASIC, Heroes::Off, Components::printed()).unwrap();
    assert_eq!(read(least), Ok(Camelot::setup(&options)));
    for phase in Phase::ALL {
        let needs_more =
            [Phase::Sides, Phase::Eldest, Phase::Colours, Phase::Fists, Phase::RedRoom].contains(&phase);
        // An empty Round Table has nobody first, and standings are fixed in end scoring.
        let sides = if phase >= Phase::RedRoom { " sides=BAAA" } else { "" };
        let text =
            format!("game = \"camelot\"\noptions = \"players=4{sides}\"\n[turn]\nphase = \"{phase}\"\n");
        // In phase 4 of end scoring somebody draws.
        let draws = phase == Phase::Hinterland;
        let text = if draws { text + "stack = [\"grail 1\"]\n" } else { text };
        assert_eq!(read(&text).is_ok(), !needs_more, "{phase}: {:?}", read(&text).err());
    }
}
