//! `position` with standard input, as one seat sees it, and line by line.

use crate::support::{Home, repository, text};
use serde_json::{Value, json};

const ARTUS: &str = "crates/artus/tests/positions/p.toml";
const MERLIN: &str = "game = \"merlin\"\nplayers = 2\nmodules = \"gold\"\n";

#[test]
fn a_position_comes_from_standard_input() {
    let home = Home::new();
    let file = repository(ARTUS);
    for action in ["check", "show", "moves"] {
        let from_file = home.run(&["position", action, file.to_str().unwrap(), "--json"]);
        let from_input = home.run_with(&["position", action, "-", "--json"], &text(ARTUS));
        assert_eq!((from_input.code, &from_input.out), (0, &from_file.out), "{action}: {}", from_input.err);
        assert!(from_file.out.contains("artus"), "{action}");
    }
    let broken = home.run_with(&["position", "check", "-"], "game = 3");
    assert_eq!((broken.code, broken.out.as_str()), (2, ""), "{}", broken.err);
}

/// The hands of others are in the position, and in no view of a seat.
#[test]
fn a_position_is_shown_as_one_seat_sees_it() {
    let home = Home::new();
    let show = |seat: &str| -> Value {
        let run = home.run_with(&["position", "show", "-", "--json", "--seat", seat], MERLIN);
        assert_eq!(run.code, 0, "{}", run.err);
        serde_json::from_str(&run.out).unwrap()
    };
    let (first, second) = (show("1"), show("2"));
    let hand =
        |shown: &Value, seat: usize| shown["view"]["castles"][seat]["missions"].as_array().unwrap().len();
    assert_eq!([hand(&first, 0), hand(&first, 1)], [4, 0]);
    assert_eq!([hand(&second, 0), hand(&second, 1)], [0, 4]);
    assert_eq!(second["seat"], 2);
    assert_eq!(first["view"]["of_modules"]["gold"]["coins"], json!([2, 2]));
    let text = home.run_with(&["position", "show", "-", "--seat", "1"], MERLIN);
    assert!(text.code == 0 && text.out.matches("Hidden from the others:").count() == 1, "{}", text.out);
    for seat in ["0", "3", "x"] {
        let refused = home.run_with(&["position", "show", "-", "--seat", seat], MERLIN);
        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "seat {seat}: {}", refused.err);
    }
}

#[test]
fn questions_are_answered_line_by_line_whatever_they_are() {
    let home = Home::new();
    let long = "x".repeat(5 * 1024 * 1024);
    let questions = [
        json!({ "position": text(ARTUS) }).to_string(),
        String::new(),
        "this is no question".to_owned(),
        json!({ "position": MERLIN, "seat": 2 }).to_string(),
        json!({ "position": MERLIN, "seat": 3 }).to_string(),
        json!({ "position": MERLIN, "moves": ["die own 1", "fly away"] }).to_string(),
        json!({ "position": MERLIN, "wish": 1 }).to_string(),
        json!({ "position": "game = \"merlin\"\nplayers = 9" }).to_string(),
        long,
        json!({ "position": MERLIN, "moves": ["die own 1"] }).to_string(),
    ];
    let run = home.run_with(&["position", "lines"], &questions.join("\n"));
    assert_eq!(run.code, 0, "{}", run.err);
    let answers: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), questions.len() - 1, "an empty line is no question: {}", run.out);
    assert_eq!(answers[0]["valid"], true);
    assert!(!answers[0]["moves"].as_array().unwrap().is_empty());
    assert!(answers[1]["error"].is_string());
    assert_eq!((&answers[2]["seat"], &answers[2]["view"]["active"]), (&json!(2), &json!(1)));
    assert!(answers[3]["error"].as_str().unwrap().contains("1 to 2"), "{}", answers[3]);
    assert!(answers[4]["refused"].to_string().contains("fly away"), "{}", answers[4]);
    assert!(answers[5]["error"].as_str().unwrap().contains("wish"), "{}", answers[5]);
    assert_eq!((&answers[6]["valid"], &answers[6]["fault"]["clause"]), (&json!(false), &json!("MER-1.1")));
    assert!(answers[7]["error"].as_str().unwrap().contains("bytes"), "{}", answers[7]);
    assert!(answers[8]["refused"].is_null(), "{}", answers[8]);
    assert!(answers[8]["position"].as_str().unwrap().contains("die = \"own 1\""), "{}", answers[8]);
}

/// Pieces of Merlin's modules in territories, in principalities, in front of players and beside the board.
const PIECES: &str = r#"
game = "merlin"
players = 2
modules = "all"
[turn]
due = ["window start"]
[[seat]]
manors = ["0,0"]
influence = { black = 2 }
[[seat]]
[knights]
allies = [["lancelot", "gaheris"], ["gareth", "kay"]]
marshal = "grey"
castles = ["0,0"]
influence = { black = 1 }
defence = ["black"]
[market]
used = [3]
[[market.seat]]
under = { black = 1 }
[treasures]
staffs_won = 1
[morgana]
figure = "black"
huts = ["0,0"]
alone = { grey = 1 }
[[morgana.seat]]
on_plus = { black = 1 }
[decree]
owned = [["d01", "d19"], ["d05"]]
gone = ["d10"]
stacks = { black = 1, grey = 3 }
looked = { black = [1, 2], grey = [2] }
known = { black = ["d03"], grey = ["d06", "d07", "d08"] }
"#;

/// What `position show` says of a position, each line whole.
fn shown(position: &str, lang: &str) -> (String, String) {
    let run = Home::new().run_with(&["position", "show", "-", "--seat", "1", "--lang", lang], position);
    assert_eq!(run.code, 0, "{}", run.err);
    let joined = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    (run.out, joined)
}

#[track_caller]
fn assert_says(lang: &str, lines: &[&str]) {
    let (text, joined) = shown(PIECES, lang);
    for line in lines {
        assert!(joined.contains(line), "{line} is missing:\n{text}");
    }
}

#[test]
fn castles_and_huts_stand_in_their_territories() {
    assert_says("en", &["Castles under manors: row 1, column 1", "Witch’s huts on manors: row 1, column 1"]);
    assert_says(
        "de",
        &["Burgen unter Rittergütern: Reihe 1, Spalte 1", "Hexenhäuser auf Rittergütern: Reihe 1"],
    );
    let row = |position: &str| {
        let (text, _) = shown(position, "en");
        text.lines().find(|line| line.starts_with(" 1   ▲")).unwrap().to_owned()
    };
    for (without, sign) in [("", "● &"), ("castles = [\"0,0\"]\n", "● ∧"), ("huts = [\"0,0\"]\n", "● ▣")]
    {
        let left = if without.is_empty() { PIECES.to_owned() } else { PIECES.replace(without, "") };
        assert!(row(&left).contains(sign), "{sign}: {}", row(&left));
    }
}

#[test]
fn markers_and_tiles_lie_in_their_principalities() {
    assert_says(
        "en",
        &[
            "Plus markers under influence markers: black",
            "Morgana markers on influence markers with a plus marker: black",
            "Morgana markers that stand alone: grey",
            "Sir Kay’s tiles on the board: black",
        ],
    );
    assert_says(
        "de",
        &["Plusmarker unter Einflussmarkern: schwarz", "Sir Kays Plättchen auf dem Spielplan: schwarz"],
    );
    let (text, _) = shown(PIECES, "en");
    for (land, pieces) in [("Bk 6", "●2+☾ ◆0□"), ("Gy 6", "····  ☾")] {
        let line = text.lines().find(|line| line.contains(land)).unwrap();
        assert!(line.contains(pieces), "{pieces}: {line}");
    }
    let plain = PIECES.replace("on_plus", "on_plain");
    assert!(shown(&plain, "en").1.contains("Morgana markers on influence markers: black"));
}

#[test]
fn what_lies_in_front_of_players_and_beside_the_board_is_named() {
    assert_says(
        "en",
        &[
            "Defence tiles on Sir Gareth: black",
            "Day labourers used in this round: 3",
            "Neutral staffs left: 1",
            "The signet ring is on the board",
        ],
    );
    assert_says("de", &["Verteidigungs-Plättchen auf Sir Gareth: schwarz", "Neutrale Stäbe übrig: 1"]);
    let taken = PIECES.replace("[morgana]", "[morgana]\ndice = [\"1 used\", \"2\", \"3\", \"4\"]");
    let taken = taken.replace("on_plus", "pentagram = true\nplaced = \"apple, 1\"\non_plus");
    assert!(shown(&taken, "en").1.contains("Pentagram markers taken by: Seat 1 "));
    assert!(shown(&taken, "de").1.contains("Sternmarker genommen: Platz 1 "));
    let owned = format!("{PIECES}\n[arthur]\nring = 2\n");
    assert!(!shown(&owned, "en").1.contains("The signet ring is on the board"));
}

/// Who looked where is open to all, what the stacks hold only to those who looked (DEC-5.1 to DEC-5.3).
#[test]
fn decrees_are_named_as_far_as_they_are_public() {
    assert_says(
        "en",
        &["Stacks of decrees looked at: black (Seat 1, Seat 2), grey (Seat 2)", "Decrees in front: "],
    );
    assert_says("de", &["Angesehene Stapel mit Erlassen: schwarz (Platz 1, Platz 2), grau (Platz 2)"]);
    let (_, joined) = shown(PIECES, "en");
    assert_eq!(joined.matches("Decrees in front: ").count(), 2, "{joined}");
    assert_eq!(joined.matches("Decrees out of the game: ").count(), 1, "{joined}");
    assert!(
        joined.contains("Decrees you know, black: ") && !joined.contains("Decrees you know, grey"),
        "{joined}"
    );
}

/// What `position check` says of a text, in a language.
fn refused(position: &str, lang: &str) -> String {
    let run = Home::new().run_with(&["position", "check", "-", "--lang", lang], position);
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
    run.err
}

#[test]
fn a_fault_names_its_key_in_german_and_in_english_without_words_of_programmers() {
    let merlin = |rest: &str| format!("game = \"merlin\"\nplayers = 2\nmodules = \"all\"\n{rest}");
    for (position, key, english, german) in [
        ("game = \"chess\"\n".to_owned(), "`game`", "artus, camelot, merlin", "artus, camelot, merlin"),
        ("players = 2\n".to_owned(), "`game`", "artus, camelot, merlin", "artus, camelot, merlin"),
        ("game = 3\n".to_owned(), "`game`", "a text in quotation marks", "ein Text in Anführungszeichen"),
        ("game = \"artus\"\n".to_owned(), "`mode`", "beginner, advanced", "beginner, advanced"),
        ("game = \"camelot\"\n".to_owned(), "`options`", "players=2", "players=2"),
        (merlin("[board]\nmerlin = true\n"), "`board.merlin`", "says true", "steht true"),
        (merlin("[turn]\nround = \"x\"\n"), "`turn.round`", "a whole number", "eine ganze Zahl"),
        (merlin("[[seat]]\ndice = [1]\n"), "`seat.1.dice.1`", "a text", "ein Text"),
        (merlin("[market]\nunder = 2\n"), "`market.under`", "`seat`", "`seat`"),
        (merlin("[turn]\nround = three\n"), "round = three", "quotation marks", "Anführungszeichen"),
        (merlin("[turn\n"), "[turn", "a bracket is not closed", "Klammer ist nicht geschlossen"),
        ("nonsense".to_owned(), "nonsense", "not TOML", "kein TOML"),
    ] {
        for (lang, says) in [("en", english), ("de", german)] {
            let said = refused(&position, lang);
            assert!(said.contains(key) && said.contains(says), "{lang} {position}: {said}");
            for foreign in ["enum", "field", "u8", "invalid", "parser", "Parser", "string", "sequence"] {
                assert!(!said.contains(foreign), "{foreign}: {said}");
            }
        }
    }
    let run = Home::new().run_with(&["position", "check", "-", "--json"], &merlin("[turn]\nround = 9\n"));
    let told: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&told["fault"]["key"], &told["fault"]["line"]), (&json!("turn.round"), &json!(5)));
}

#[test]
fn a_line_that_is_no_question_is_answered_in_the_language_asked_for() {
    let home = Home::new();
    let lines = ["no question", "[1]", "{\"position\": 3}", "{\"position\": \"\", \"moves\": [1]}", "{}"];
    for (lang, says) in [
        (
            "en",
            [
                "not a JSON object",
                "not a JSON object",
                "a text in quotation marks",
                "`moves.1`",
                "`position` is missing",
            ],
        ),
        (
            "de",
            [
                "kein JSON-Objekt",
                "kein JSON-Objekt",
                "ein Text in Anführungszeichen",
                "`moves.1`",
                "`position` fehlt",
            ],
        ),
    ] {
        let run = home.run_with(&["position", "lines", "--lang", lang], &lines.join("\n"));
        let answers: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(answers.len(), says.len(), "{}", run.out);
        for (answer, says) in answers.iter().zip(says) {
            let error = answer["error"].as_str().unwrap();
            assert!(error.contains(says) && !error.contains("expected value"), "{lang}: {error}");
        }
    }
}

/// Arthur's ring is drawn below the rondel; placed Morgana dice are named with their places.
#[test]
fn the_inner_ring_and_placed_morgana_dice_are_shown() {
    let placed = PIECES.replace("[morgana]", "[morgana]\ndice = [\"1 used\", \"2\", \"3\", \"4\"]");
    let placed = placed.replace("on_plus", "pentagram = true\nplaced = \"cauldron 1, 1\"\non_plus");
    let placed = format!("{placed}\n[arthur]\nfigure = \"i9\"\n");
    let (text, joined) = shown(&placed, "en");
    for space in 0..13 {
        assert!(text.contains(&format!(" i{space}")), "i{space}:\n{text}");
    }
    let below = text.lines().skip_while(|line| !line.contains(" i9Pi")).nth(1).unwrap();
    assert!(below.contains('A'), "Arthur stands below his space:\n{text}");
    assert!(joined.contains("Morgana dice placed: Seat 1: 1 (cauldron 1)"), "{joined}");
    assert!(shown(&placed, "de").1.contains("Abgelegte Morgana-Würfel: Platz 1: 1 (Hexenkessel 1)"));
    let (base, _) = shown("game = \"merlin\"\nplayers = 2\n", "en");
    assert!(!base.contains(" i0"), "{base}");
}

#[test]
fn one_game_is_one_game_and_sets_may_have_spaces() {
    let home = Home::new();
    for (lang, says) in [("en", "1 game in "), ("de", "1 Partie in ")] {
        let args = ["simulate", "merlin", "--players", "2", "--games", "1", "--set", "modules=gold, market"];
        let run = home.run(&[&args[..], &["--lang", lang]].concat());
        assert!(run.code == 0 && run.out.starts_with(says), "{} {}", run.out, run.err);
    }
}
