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
