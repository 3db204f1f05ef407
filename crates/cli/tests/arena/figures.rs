//! What the arena answers: the promised keys, the same on any number of threads, in words and as a page.

use crate::support::Home;
use serde_json::{Value, json};

pub(crate) fn answer(home: &Home, args: &[&str]) -> Value {
    let run = home.run(&[&["arena"], args, &["--json"]].concat());
    assert_eq!(run.code, 0, "{args:?}: {}", run.err);
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{args:?}: {error}: {}", run.out))
}

#[test]
fn the_answer_has_the_promised_keys() {
    let home = Home::new();
    let found = answer(&home, &["artus", "--bots", "random,random", "--players", "2", "--sets", "20"]);
    assert_eq!((&found["game"], &found["sets"], &found["games"]), (&json!("artus"), &json!(20), &json!(40)));
    assert_eq!(found["options"], json!({ "players": 2, "mode": "beginner" }));
    assert_eq!((&found["fair_share"], &found["sprt"]), (&json!(0.5), &Value::Null));
    assert_eq!(found["bots"].as_array().unwrap().len(), 2);
    for (bot, name) in ["random", "random #2"].iter().enumerate() {
        let bot = &found["bots"][bot];
        assert_eq!((&bot["name"], &bot["games"]), (&json!(name), &json!(40)));
        for key in ["win_share", "mean_rank", "mean_margin", "rating"] {
            assert!(bot[key].is_f64(), "{key}: {bot}");
        }
        let share = bot["win_share"].as_f64().unwrap();
        let ends: Vec<f64> = bot["ci95"].as_array().unwrap().iter().filter_map(Value::as_f64).collect();
        assert!(ends.len() == 2 && ends[0] <= share && share <= ends[1], "{bot}");
    }
    assert_eq!((&found["forfeits"], found["meetings"].as_array().unwrap().len()), (&json!([]), 2));
}

#[test]
fn a_bot_competes_with_a_style_under_both_names() {
    let home = Home::new();
    let bots = "casual/daring,casual,casual/balanced";
    let found = answer(&home, &["artus", "--bots", bots, "--players", "2", "--sets", "2"]);
    let names: Vec<&Value> = found["bots"].as_array().unwrap().iter().map(|bot| &bot["name"]).collect();
    assert_eq!(names, [&json!("casual/daring"), &json!("casual"), &json!("casual/balanced")]);
}

#[test]
fn the_same_seed_gives_the_same_match_on_any_number_of_threads() {
    let home = Home::new();
    for game in ["artus", "camelot", "merlin"] {
        let play = |seed: &str, threads: &str| {
            let mut found = answer(
                &home,
                &[game, "--bots", "random,random,random", "--players", "3", "--sets", "3", "--seed", seed]
                    .iter()
                    .copied()
                    .chain(["--threads", threads])
                    .collect::<Vec<_>>(),
            );
            for changing in ["seconds", "threads", "seed"] {
                found[changing].take();
            }
            found
        };
        assert_eq!(play("4", "1"), play("4", "3"), "{game}");
        assert_ne!(play("4", "1"), play("5", "1"), "{game}");
    }
}

#[test]
fn the_test_says_what_it_found() {
    let home = Home::new();
    let args = ["artus", "--bots", "random,random", "--players", "2", "--sets", "400", "--sprt", "0.3,0.7"];
    let sprt = &answer(&home, &args)["sprt"];
    assert_eq!((&sprt["p0"], &sprt["p1"]), (&json!(0.3), &json!(0.7)));
    let verdict = sprt["verdict"].as_str().unwrap();
    assert!(["accepted", "rejected", "undecided"].contains(&verdict), "{sprt}");
    let decided = sprt["llr"].as_f64().unwrap().abs() >= sprt["bound"].as_f64().unwrap();
    assert_eq!(decided, verdict != "undecided", "{sprt}");
    assert!(decided == (sprt["sets"].as_u64().unwrap() < 400), "{sprt}");
}

#[test]
fn the_table_is_told_in_both_languages() {
    let home = Home::new();
    let args = ["arena", "merlin", "--bots", "random,random,random", "--players", "2", "--sets", "3"];
    let english = home.run(&args);
    assert_eq!(english.code, 0, "{}", english.err);
    for part in
        ["Merlin, 2 players", "3 sets, 18 games", "wins", "random #3", "rating", "would win 50.0\u{a0}%"]
    {
        assert!(english.out.contains(part), "{part}: {}", english.out);
    }
    let german = home.run(&[&args[..], &["--lang", "de"]].concat());
    for part in ["Merlin, 2 Spieler", "3 Sätze, 18 Partien", "Siege", "Wertung", "gewänne 50,0\u{a0}%"] {
        assert!(german.out.contains(part), "{part}: {}", german.out);
    }
    assert!(!english.out.contains('⟦') && !german.out.contains('⟦'));
}

#[test]
fn a_report_is_one_page_that_needs_nothing_else() {
    let home = Home::new();
    let args =
        ["arena", "camelot", "--bots", "random,random", "--players", "3", "--sets", "6", "--sprt", "0.2,0.5"];
    for lang in ["en", "de"] {
        let file = format!("{lang}.html");
        let run = home.run(&[&args[..], &["--lang", lang, "--report", &file]].concat());
        assert_eq!(run.code, 0, "{}", run.err);
        let page = std::fs::read_to_string(home.path(&file)).unwrap();
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains(&format!("<html lang=\"{lang}\">")));
        assert_eq!(page.matches("<svg ").count(), 3, "shares, margins, test");
        assert!(page.contains("prefers-color-scheme:dark") && page.contains("width=device-width"));
        for foreign in ["http://", "https://", "<script", "<link", "url(", "⟦", "NaN", "inf"] {
            assert!(!page.contains(foreign), "{foreign}");
        }
    }
    let again = [&args[..], &["--report", "en.html"]].concat();
    home.refused(&again, &["en.html", "exists"]);
}

#[cfg(unix)]
#[test]
fn a_match_that_was_all_forfeits_has_no_plot_of_margins() {
    let home = Home::new();
    for (lang, effort, sentence) in [
        ("en", "1 set, 2 games", "No game was played to the end, so there are no margins."),
        ("de", "1 Satz, 2 Partien", "Keine Partie wurde zu Ende gespielt; darum gibt es keine Abstände."),
    ] {
        let file = format!("{lang}.html");
        let args = ["arena", "artus", "--bots", "random,exec:false", "--players", "2", "--sets", "1"];
        let run = home.run(&[&args[..], &["--lang", lang, "--report", &file]].concat());
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains(effort), "{}", run.out);
        let page = std::fs::read_to_string(home.path(&file)).unwrap();
        assert_eq!(page.matches("<svg ").count(), 1, "shares alone");
        assert!(page.contains(sentence) && page.contains(effort), "{page}");
    }
}

#[test]
fn one_set_is_one_in_both_languages() {
    let home = Home::new();
    let args =
        ["arena", "artus", "--bots", "random,random", "--players", "2", "--sets", "1", "--sprt", "0.5,0.6"];
    for (lang, parts) in [("en", ["1 set, 2 games", "(1 set, "]), ("de", ["1 Satz, 2 Partien", "(1 Satz, "])]
    {
        let file = format!("{lang}.html");
        let run = home.run(&[&args[..], &["--lang", lang, "--report", &file]].concat());
        assert!(parts.iter().all(|part| run.out.contains(part)), "{}", run.out);
        let page = std::fs::read_to_string(home.path(&file)).unwrap();
        for one in [": 1 games", ": 1 Partien", "1 sets", "1 Sätze"] {
            assert!(!page.contains(one), "{one}");
        }
    }
}
