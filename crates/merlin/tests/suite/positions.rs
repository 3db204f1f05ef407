//! Positions as people write them: what is filled in, and what is refused and where.

use crate::Tested;
use merlin::{Category, Components, Frame, Merlin, Options, SetupStep, Space, Window};
use table::{Eye, Fault, Game, Seat, Turn};

/// A position in which nothing is wrong, and most of what can be left out is.
const VALID: &str = r#"game = "merlin"
players = 2
[turn]
due = ["window moved"]
start_player = 2
player = 1
round = 3
die = "own 2"
figure = "knight"
action = 6
missions = 1
[board]
merlin = 8
excalibur = 2
display = ["m01", "m02", "m03"]
discard = ["m09", "m10"]
traitor_discard = { grey = 1 }
[[seat]]
knight = 6
dice = ["own 2 used", "own 5", "own 5", "merlin 1"]
flags = { black = 1, grey = 2 }
apples = 2
staffs = 1
traitors = { brown = 2 }
vassals = { lady = "blue" }
influence = { blue = 2 }
manors = ["0,3", "2,5"]
hand = ["m20", "m21", "m22"]
seen = ["m22"]
points = { spaces = 5, traitors = -3 }
[[seat]]
vassals = { lady = "grey" }
"#;

fn read(text: &str) -> Result<Merlin, Fault> {
    Merlin::from_position(text, Components::printed())
}

/// The valid position with one piece of its text replaced.
fn changed(old: &str, new: &str) -> String {
    suite::positions::changed(VALID, old, new)
}

/// The text is refused by this clause, in the line where `place` stands.
fn refused(text: &str, clause: &str, place: &str) {
    suite::positions::refused::<Merlin>(text, clause, place);
}

/// One piece of the text is replaced, and the line of the change is refused by this clause.
fn refused_change(clause: &str, old: &str, new: &str) {
    refused(&changed(old, new), clause, new);
}

#[test]
fn the_position_is_possible() {
    let game = read(VALID).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(read(&game.position()).as_ref(), Ok(&game));
}

#[test]
fn the_head_names_game_and_players() {
    refused_change("", "game = \"merlin\"", "game = \"artus\"");
    refused_change("MER-1.1", "players = 2", "players = 5");
    refused_change("MER-1.1", "players = 2", "players = 1");
}

#[test]
fn the_turn_is_possible() {
    refused_change("MER-4.1", "due = [\"window moved\"]", "due = [\"window open\"]");
    refused_change("MER-4.1", "due = [\"window moved\"]", "due = []");
    refused_change("MER-4.1", "due = [\"window moved\"]", "due = [\"over\", \"over\", \"over\", \"over\"]");
    refused_change("MER-1.1", "start_player = 2", "start_player = 3");
    refused_change("MER-1.1", "player = 1\n", "player = 0\n");
    refused_change("MER-3.1", "round = 3", "round = 7");
    refused_change("MER-3.1", "round = 3", "round = 0");
    refused_change("MER-5.1", "die = \"own 2\"", "die = \"own 7\"");
    refused_change("MER-5.2", "figure = \"knight\"", "figure = \"dragon\"");
    refused_change("MER-5.2", "figure = \"knight\"", "figure = \"merlin\"");
    refused_change("MER-6.1", "action = 6", "action = 7");
    refused_change("MER-1.3", "action = 6", "action = 24");
    refused_change("MER-13.10", "missions = 1", "missions = 3");
    refused_change("MER-13.10", "missions = 1", "missions = 2");
    refused(&changed("missions = 1", "missions = 1\npowers = [\"turn_die\"]"), "MER-13.16", "powers");
    refused(&changed("missions = 1", "missions = 1\nexecutions = 1"), "MER-6.10", "executions");
    refused(
        &changed("missions = 1", "missions = 1\nstarting_tiles = [\"s1\"]"),
        "MER-2.13",
        "starting_tiles",
    );
}

/// Frames lie on each other only as they can (MER-4.1), and the top one has something to decide.
#[test]
fn the_frames_are_possible() {
    let with = |due: &str| changed("due = [\"window moved\"]", &format!("due = {due}"));
    for due in [
        "[\"window moved\", \"tower\"]",
        "[\"execution\", \"grail blue\"]",
        "[\"card display\"]",
        "[\"replace 1\"]",
        "[\"tower\"]",
        "[\"execution\"]",
        "[\"repel_traitors 1\"]",
    ] {
        assert!(read(&with(due)).is_err(), "{due}");
    }
    let head = "game = \"merlin\"\nplayers = 2\n[turn]\nround = 2\n";
    for due in ["[\"scoring traitors\", \"repel_traitors 1\"]", "[\"scoring influence\", \"grail blue\"]"] {
        refused(&format!("{head}due = {due}\n"), "MER-4.1", "due");
    }
    refused(
        "game = \"merlin\"\nplayers = 2\n[turn]\nround = 3\ndue = [\"scoring traitors\", \"new_traitors\"]\n",
        "MER-14.1",
        "round",
    );
}

/// MER-11.19: a tower is offered to whoever has built on its position; what is missing is named, the space or
/// the manor.
#[test]
fn a_tower_needs_a_build_space_and_a_manor() {
    let (text, _) = suite::positions::example::<Tested>("11");
    let due =
        suite::positions::changed(&text, "due = [\"window moved\"]", "due = [\"execution\", \"tower\"]");
    let due = due.replace("action = 2", "action = 2\nexecutions = 1");
    refused(&due, "MER-11.19", "[[seat]]");
    let elsewhere = due.replace("action = 2", "action = 3").replace("knight = 2", "knight = 3");
    refused(&elsewhere, "MER-11.19", "action = 3");
}

#[test]
fn the_board_is_possible() {
    refused_change("MER-1.3", "merlin = 8", "merlin = 24");
    refused_change("MER-1.1", "excalibur = 2", "excalibur = 3");
    refused_change(
        "MER-1.14",
        "display = [\"m01\", \"m02\", \"m03\"]",
        "display = [\"m01\", \"m02\", \"m56\"]",
    );
    refused_change(
        "MER-17.7",
        "display = [\"m01\", \"m02\", \"m03\"]",
        "display = [\"m01\", \"m02\", \"m02\"]",
    );
    refused_change(
        "MER-12.15",
        "display = [\"m01\", \"m02\", \"m03\"]",
        "display = [\"m01\", \"-\", \"m03\"]",
    );
    refused_change(
        "MER-2.5",
        "display = [\"m01\", \"m02\", \"m03\"]",
        "display = [\"m01\", \"m02\", \"m03\", \"m04\"]",
    );
    refused_change("MER-17.7", "discard = [\"m09\", \"m10\"]", "discard = [\"m09\", \"m09\"]");
    refused(&changed("discard = [\"m09\", \"m10\"]", "discard = [\"m20\"]"), "MER-17.7", "hand");
    refused_change("MER-1.9", "traitor_discard = { grey = 1 }", "traitor_discard = { grey = 5 }");
    refused_change("MER-1.9", "traitor_discard = { grey = 1 }", "traitor_discard = { pink = 1 }");
    refused(&changed("traitor_discard = { grey = 1 }", "former = [\"m55\"]"), "MER-12.17", "former");
}

#[test]
fn the_environs_are_possible() {
    let with = |rows: &str| {
        format!(
            "{}[environs]\nrows = [{rows}]\n",
            VALID
                .split("[[seat]]")
                .next()
                .unwrap()
                .replace("missions = 1\n", "")
                .replace("moved", "start")
                .replace("die = \"own 2\"\nfigure = \"knight\"\naction = 6\n", "")
        )
    };
    refused(&with("\"wood wood\", \"wood wood wood wood wood wood\""), "MER-11.1", "rows");
    refused(&with("\"wood desert\""), "MER-1.10", "rows");
    refused(&with("\"wood wood wood wood wood wood\""), "MER-2.7", "rows");
    refused(&with("\"wood\""), "MER-2.8", "rows");
    refused(&with("\"\", \"\", \"\", \"\""), "MER-2.8", "rows");
}

#[test]
fn the_pieces_of_a_seat_are_possible() {
    refused_change("MER-1.3", "knight = 6", "knight = 30");
    refused_change("MER-1.16", "dice = [\"own 2 used\", ", "dice = [");
    refused_change("MER-1.16", "\"own 2 used\"", "\"merlin 2 used\"");
    refused_change("MER-2.18", "\"own 2 used\", \"own 5\"", "\"own 5 used\", \"own 5\"");
    refused_change("MER-3.3", "dice = [\"own 2 used\"", "dice = [\"own 2\"");
    refused_change("MER-1.7", "flags = { black = 1, grey = 2 }", "flags = { black = 7 }");
    refused_change("MER-1.7", "flags = { black = 1, grey = 2 }", "flags = { black = -1 }");
    refused_change("MER-1.17", "apples = 2", "apples = 12");
    refused_change("MER-1.16", "staffs = 1", "staffs = 4");
    refused_change("MER-2.16", "traitors = { brown = 2 }", "traitors = { brown = 4 }");
    refused_change("MER-2.16", "traitors = { brown = 2 }", "traitors = { brown = 2, grey = 2 }");
    refused_change("MER-1.16", "vassals = { lady = \"blue\" }", "vassals = { jester = \"blue\" }");
    refused_change("MER-7.2", "lady = \"grey\"", "builder = \"grey\", lady = \"blue\"");
    refused_change("MER-17.7", "influence = { blue = 2 }", "influence = { blue = 4, grey = 3 }");
    refused_change("MER-11.1", "manors = [\"0,3\", \"2,5\"]", "manors = [\"3,0\"]");
    refused_change("MER-12.20", "hand = [\"m20\", \"m21\", \"m22\"]", "hand = [\"m20\", \"m22\"]");
    refused_change("MER-12.16", "seen = [\"m22\"]", "seen = [\"m30\"]");
    refused_change("", "points = { spaces = 5", "points = { luck = 5");
    refused_change("", "points = { spaces = 5", "points = { spaces = 1000001");
    let third = format!("{VALID}[[seat]]\n");
    let fault = read(&third).unwrap_err();
    assert_eq!((fault.clause().map(|clause| clause.0), fault.line()), (Some("MER-1.1"), Some(33)));
}

#[test]
fn a_text_of_another_shape_is_refused_with_its_line() {
    for (text, line, at) in [
        (changed("round = 3", "round = three"), 7, None),
        (changed("round = 3", "rounds = 3"), 7, Some("turn.rounds")),
        (changed("players = 2", "players = \"two\""), 2, Some("players")),
        (changed("players = 2\n", ""), 1, Some("players")),
        (changed("game = \"merlin\"\n", ""), 1, Some("game")),
        (changed("[board]", "[board"), 12, None),
        (changed("merlin = 8", "merlin = true"), 13, Some("board.merlin")),
        (changed("knight = 6", "knight = [6]"), 19, Some("seat.1.knight")),
        (changed("\"own 5\", \"own 5\"", "\"own 5\", 5"), 20, Some("seat.1.dice.3")),
        (changed("{ blue = 2 }", "{ blue = \"2\" }"), 26, Some("seat.1.influence.blue")),
    ] {
        let fault = read(&text).unwrap_err();
        assert_eq!((fault.line(), fault.at()), (Some(line), at), "{fault}");
    }
}

#[test]
fn what_is_left_out_has_a_default() {
    for players in 2..=4 {
        let options = Options::new(players, Components::printed()).unwrap();
        let least = format!("game = \"merlin\"\nplayers = {players}\n[turn]\ndue = [\"setup display\"]\n");
        assert_eq!(read(&least).unwrap(), Merlin::setup(&options));

        let game = read(&format!("game = \"merlin\"\nplayers = {players}\n")).unwrap();
        let view = game.view(Eye::Everything);
        assert_eq!((view.open.top(), view.open.round), (Frame::Window(Window::Start), 1));
        assert_eq!(game.turn(), Turn::of(Seat::new(0)));
        let knights: Vec<_> =
            view.open.castles().iter().map(|castle| castle.knight.map(Space::index)).collect();
        assert_eq!(knights, [4, 8, 16, 20].map(Some)[..players]);
        assert!(Seat::all(players).all(|seat| view.hand(seat).len() == 4));
        assert_eq!(
            view.open.displayed().iter().map(|card| card.to_string()).collect::<Vec<_>>(),
            ["m01", "m02", "m03"]
        );
    }
    let game = read(VALID).unwrap();
    let open = game.view(Eye::Spectator).open;
    assert_eq!(open.points(Seat::new(0), Category::Traitors), -3);
    let used: Vec<u8> = open.castles().iter().map(|castle| castle.dice.used()).collect();
    assert_eq!(used, [1, 1], "seat 2 started the round and has had its turn");
}

/// Every step of the setup and of a scoring can be written down and read.
#[test]
fn every_step_of_the_setup_is_a_position() {
    for step in SetupStep::BASE {
        let game =
            read(&format!("game = \"merlin\"\nplayers = 3\n[turn]\ndue = [\"setup {step}\"]\n")).unwrap();
        assert_eq!((game.turn(), read(&game.position()).as_ref()), (Turn::Chance, Ok(&game)));
    }
    let early = "game = \"merlin\"\nplayers = 2\n[turn]\ndue = [\"setup environs\"]\n[[seat]]\nknight = 4\n";
    refused(early, "MER-2.14", "knight");
    let early =
        "game = \"merlin\"\nplayers = 2\n[turn]\ndue = [\"setup environs\"]\n[[seat]]\nhand = [\"m07\"]\n";
    refused(early, "MER-12.20", "hand");
}
