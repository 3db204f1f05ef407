//! What the commands answer, in both languages and as JSON.

#[path = "commands/balance.rs"]
mod balance;
#[path = "commands/check.rs"]
mod check;
#[path = "commands/learn.rs"]
mod learn;
#[path = "commands/position.rs"]
mod position;
mod support;
#[path = "commands/telling.rs"]
mod telling;

use serde_json::Value;
use support::{Home, repository, text};

fn json(home: &Home, args: &[&str], code: i32) -> Value {
    let run = home.run(args);
    assert_eq!(run.code, code, "{args:?}: {}", run.err);
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{args:?}: {error}: {}", run.out))
}

#[test]
fn help_is_complete_in_both_languages() {
    let home = Home::new();
    let commands: [&[&str]; 33] = [
        &[],
        &["serve"],
        &["backup"],
        &["restore"],
        &["check"],
        &["verify"],
        &["play"],
        &["simulate"],
        &["arena"],
        &["balance"],
        &["learn"],
        &["learn", "rows"],
        &["learn", "meet"],
        &["learn", "check"],
        &["learn", "speed"],
        &["learn", "train"],
        &["position"],
        &["position", "check"],
        &["position", "show"],
        &["position", "moves"],
        &["position", "play"],
        &["record"],
        &["record", "list"],
        &["record", "export"],
        &["record", "import"],
        &["replay"],
        &["perft"],
        &["rules"],
        &["components"],
        &["bench"],
        &["bench", "server"],
        &["completions"],
        &["man"],
    ];
    for command in commands {
        let help = |lang: &str| {
            let run = home.run(&[&["--lang", lang], command, &["--help"]].concat());
            assert_eq!(run.code, 0, "{command:?}: {}", run.err);
            assert!(!run.out.contains("cli-"), "a text is missing in {lang}: {}", run.out);
            assert!(run.out.ends_with('\n'));
            run.out
        };
        let (english, german) = (help("en"), help("de"));
        assert!(english.contains("Usage:") && german.contains("Aufruf:"), "{english}\n{german}");
        assert_ne!(english, german);
    }
}

#[test]
fn the_environment_chooses_the_language_and_lang_overrides_it() {
    let home = Home::new();
    assert!(home.run(&["rules", "ART-9.1"]).out.contains("displaced"));
    assert!(home.run(&["rules", "art-9.1", "--lang", "de"]).out.contains("vertrieben"));
    let section = home.run(&["rules", "ART-9"]).out;
    assert_eq!(section.matches("ART-9.9  ").count(), 1);
    assert_eq!(section.lines().filter(|line| line.starts_with("ART-")).count(), 9);
}

#[test]
fn simulate_answers_with_the_promised_keys_and_is_reproducible() {
    let home = Home::new();
    let args =
        ["simulate", "artus", "--players", "3", "--advanced", "--games", "500", "--seed", "7", "--json"];
    let (one, two) = (json(&home, &args, 0), json(&home, &args, 0));
    assert_eq!(one["seats"], two["seats"]);
    assert_eq!((one["game"].as_str(), one["games"].as_u64()), (Some("artus"), Some(500)));
    assert_eq!(one["options"], serde_json::json!({ "players": 3, "mode": "advanced" }));
    assert_eq!(one["decisions"], 500 * 129, "ART-17.8");
    assert_eq!(one["decisions_per_game"], serde_json::json!({ "min": 129, "mean": 129.0, "max": 129 }));
    for key in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(one[key].as_f64().unwrap() > 0.0, "{key}");
    }
    let seats = one["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    assert!(seats.iter().all(|seat| seat["mean_score"].is_f64() && seat["win_share"].is_f64()));
    let told = home.run(&["simulate", "artus", "--games", "100", "--lang", "de"]);
    assert!(told.out.contains("Partien") && told.out.contains("Platz 4"), "{}", told.out);
}

#[test]
fn a_position_is_checked_shown_listed_and_played() {
    let home = Home::new();
    let file = repository("crates/artus/tests/positions/p.toml");
    let file = file.to_str().unwrap();
    assert!(home.run(&["position", "check", file, "--lang", "de"]).out.contains("gültige Stellung"));
    let shown = home.run(&["position", "show", file]).out;
    assert!(shown.lines().count() > 10 && shown.contains("−15"), "{shown}");

    let listed = json(&home, &["position", "moves", file, "--json"], 0);
    let seat = listed["turn"]["seats"][0].as_u64().unwrap();
    let moves = listed["moves"].as_array().unwrap();
    assert!(moves.len() > 10);
    let told = home.run(&["position", "moves", file]).out;
    assert_eq!(told.lines().count(), moves.len());

    let choice = moves[0].as_str().unwrap();
    let played = json(&home, &["position", "play", file, choice, "--json"], 0);
    assert_eq!(played["refused"], Value::Null);
    assert!(
        played["events"]
            .as_array()
            .unwrap()
            .iter()
            .all(|event| event["clause"].is_string() && event["text"].is_string())
    );
    let lines = played["scores"]["lines"].as_array().unwrap();
    let parts = lines[seat as usize - 1]["parts"].as_object().unwrap();
    assert_eq!(lines[seat as usize - 1]["total"], parts.values().filter_map(Value::as_i64).sum::<i64>());

    // The position that comes out goes in again.
    let next = home.write("next.toml", played["position"].as_str().unwrap());
    assert_eq!(home.run(&["position", "check", next.to_str().unwrap()]).code, 0);

    let refused = json(&home, &["position", "play", file, "place 3", "--json"], 1);
    assert_eq!(refused["refused"]["clause"], "ART-17.7");
    assert!(!refused["refused"]["reason"].as_str().unwrap().is_empty());
    assert_eq!(refused["position"], listed["position"], "a refused move changes nothing");
    let other = json(&home, &["position", "play", file, &format!("{}: {choice}", seat % 4 + 1), "--json"], 1);
    assert_eq!(other["refused"]["clause"], "ART-6.1");
    let unreadable = json(&home, &["position", "play", file, "play nonsense", "--json"], 2);
    assert_eq!(unreadable["refused"]["clause"], Value::Null);
}

#[test]
fn a_record_travels_and_nothing_is_overwritten() {
    let home = Home::new();
    let original = repository("crates/artus/tests/golden/3-advanced.record");
    let original = original.to_str().unwrap();
    for expected in ["3-advanced", "3-advanced-2"] {
        let imported = home.run(&["record", "import", original]);
        assert!(imported.out.contains(&format!("“{expected}”")), "{}{}", imported.out, imported.err);
    }
    let list = home.run(&["record", "list"]).out;
    assert_eq!(list.lines().count(), 2, "{list}");

    let text = text("crates/artus/tests/golden/3-advanced.record");
    assert_eq!(home.run(&["record", "export", "3-advanced"]).out, text);
    let target = home.path("out.record");
    let target = target.to_str().unwrap();
    assert_eq!(home.run(&["record", "export", "last", "--output", target]).code, 0);
    home.refused(&["record", "export", "last", "--output", target], &["out.record", "--force"]);
    assert_eq!(std::fs::read_to_string(target).unwrap(), text);
    assert_eq!(home.run(&["record", "export", "last", "--output", target, "--force"]).code, 0);
}

#[test]
fn an_edited_record_is_accepted_when_asked_for_and_sealed_anew() {
    let home = Home::new();
    let text = text("crates/artus/tests/golden/2-beginner.record");
    let shorter: String = text.lines().take(40).map(|line| format!("{line}\n")).collect();
    let file = home.write("bug.record", &shorter);
    home.refused(&["record", "import", file.to_str().unwrap()], &["cut off"]);
    assert_eq!(home.run(&["record", "import", file.to_str().unwrap(), "--edited"]).code, 0);
    let sealed = home.run(&["record", "export", "bug"]).out;
    assert!(sealed.starts_with(&shorter) && sealed.lines().last().unwrap().starts_with("end "));
    let illegal = home.write("illegal.record", &shorter.replace("king silver", "king gold"));
    if shorter.contains("king silver") {
        home.refused(&["record", "import", illegal.to_str().unwrap(), "--edited"], &["gold"]);
    }
}

#[test]
fn a_record_is_replayed_to_any_move() {
    let home = Home::new();
    let file = repository("crates/artus/tests/golden/4-advanced.record");
    let file = file.to_str().unwrap();
    let whole = json(&home, &["replay", file, "--json"], 0);
    assert_eq!(whole["turn"]["who"], "nobody");
    let moves = whole["moves"].as_array().unwrap().len();
    let early = json(&home, &["replay", file, "--to", "60", "--json"], 0);
    assert_eq!(early["moves"].as_array().unwrap().len(), 60);
    assert!(moves > 200);
    let position = home.run(&["replay", file, "--to", "60", "--position"]).out;
    assert_eq!(position, early["position"].as_str().unwrap());
    let told = home.run(&["replay", file, "--lang", "de"]).out;
    assert!(told.contains("[ART-16.4]"), "{told}");
}

#[test]
fn perft_components_and_bench_answer() {
    let home = Home::new();
    let perft = home.run(&["perft", "artus", "--players", "2", "--depth", "3"]).out;
    let counts: Vec<&str> = perft.lines().map(|line| line.split_whitespace().nth(1).unwrap()).collect();
    assert_eq!(counts, ["2", "4", "32"], "2 start players, 2 kings, 8 knight cards");
    let components = json(&home, &["components", "artus", "--json"], 0);
    assert_eq!(components["deck"].as_array().unwrap().len(), 22);
    assert!(components["sources"].as_array().unwrap().iter().any(|from| from["source"] == "reconstructed"));
    assert!(home.run(&["components", "artus", "--lang", "de"]).out.contains("rekonstruiert"));
    let copy = home.write("copy.toml", &home.run(&["components", "artus", "--toml"]).out);
    assert_eq!(home.run(&["components", "artus", "--components", copy.to_str().unwrap()]).code, 0);
    let bench = json(&home, &["bench", "--seconds", "0.02", "--json"], 0);
    let rows = bench["rows"].as_array().unwrap();
    let of = |game: &str| rows.iter().filter(|row| row["game"] == game).count();
    assert_eq!((of("artus"), of("camelot")), (6, 8), "all options of Artus, a selection of Camelot");
    assert!(rows[0]["state_bytes"].as_u64().unwrap() <= 512);
}

/// The Future of Camelot through the same commands.
#[test]
fn the_commands_know_camelot() {
    let home = Home::new();
    let simulated = json(
        &home,
        &[
            "simulate",
            "camelot",
            "--players",
            "5",
            "--set",
            "sides=BBBB",
            "--set",
            "heroes=on",
            "--games",
            "20",
            "--json",
        ],
        0,
    );
    assert_eq!((simulated["games"].as_u64(), simulated["seats"].as_array().unwrap().len()), (Some(20), 5));
    let perft = home.run(&["perft", "camelot", "--players", "3", "--depth", "3"]).out;
    let counts: Vec<&str> = perft.lines().map(|line| line.split_whitespace().nth(1).unwrap()).collect();
    assert_eq!(counts[..3], ["3", "6", "6"], "three magician cards in any order");
    let components = json(&home, &["components", "camelot", "--json"], 0);
    let cards = components["missions"].as_object().unwrap().values();
    assert_eq!(cards.map(|deck| deck.as_array().unwrap().len()).sum::<usize>(), 49);
    assert_eq!(components["rooms"].as_object().unwrap().len(), 9);
    let told = home.run(&["components", "camelot", "--lang", "de"]).out;
    assert!(told.contains("Tafelrunde") && told.contains("rekonstruiert"), "{told}");
    let copy = home.write("copy.toml", &home.run(&["components", "camelot", "--toml"]).out);
    assert_eq!(home.run(&["components", "camelot", "--components", copy.to_str().unwrap()]).code, 0);
    home.refused(
        &["simulate", "camelot", "--players", "6", "--games", "1"],
        &["players", "2, 3, 4, 5", "CAM-1.1"],
    );
    home.refused(&["simulate", "camelot", "--set", "sides=ABC", "--games", "1"], &["sides", "CAM-17.1"]);
}

/// A position of Camelot is shown as the castle, listed with its points, and played on.
#[test]
fn a_position_of_camelot_is_shown_listed_and_played() {
    let home = Home::new();
    let options = ["--players", "3", "--set", "sides=ABAB"];
    let record = home.path("game.record");
    let file = record.to_str().unwrap();
    std::fs::write(&record, camelot_record(&options)).unwrap();
    let replayed = home.run(&["replay", file, "--position"]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    let position = home.write("position.toml", &replayed.out);
    let position = position.to_str().unwrap();
    assert_eq!(home.run(&["position", "check", position]).code, 0);
    let shown = home.run(&["position", "show", position]).out;
    for word in ["Round Table", "Tournament", "Ballroom", "Library", "Order", "points"] {
        assert!(shown.contains(word), "{word}:\n{shown}");
    }
    let listed = home.run(&["position", "moves", position, "--lang", "de"]).out;
    assert!(listed.contains("Ritter aussenden"), "{listed}");
    let played = home.run(&["position", "play", position, "1: send 2"]);
    assert!(played.out.contains("Seat 1 closes the fist with 2 knights."), "{} {}", played.out, played.err);
    let refused = home.run(&["position", "play", position, "1: send 9"]);
    assert!(refused.err.contains("CAM-5.2"), "{}", refused.err);
}

/// A record of Camelot up to the first decision: everything chance does before it, always its first offer.
fn camelot_record(options: &[&str]) -> String {
    use camelot::Camelot;
    use table::{Actor, Game, Header, Moves, Playthrough, Turn};
    let settings = options.iter().filter(|own| own.contains('=')).copied().collect::<Vec<_>>().join(" ");
    let text = format!("players={} {settings}", options[1]);
    let read = Camelot::read_options(&text, Camelot::printed()).unwrap();
    let names = ["Anna", "Bert", "Carl"].map(str::to_owned).to_vec();
    let mut game = Playthrough::<Camelot>::new(Header::new(read, names));
    while game.state().turn() == Turn::Chance {
        let mut offers = Moves::new();
        game.state().moves(Actor::Chance, &mut offers);
        game.play(Actor::Chance, offers[0]).unwrap();
    }
    game.record().to_string()
}

/// Merlin through the same commands.
#[test]
fn the_commands_know_merlin() {
    let home = Home::new();
    let simulated = json(&home, &["simulate", "merlin", "--players", "3", "--games", "10", "--json"], 0);
    assert_eq!((simulated["games"].as_u64(), simulated["seats"].as_array().unwrap().len()), (Some(10), 3));
    let components = json(&home, &["components", "merlin", "--json"], 0);
    assert_eq!(components["missions"].as_object().unwrap().len(), 55);
    assert_eq!(components["rondel"].as_array().unwrap().len(), 24);
    let told = home.run(&["components", "merlin", "--lang", "de"]).out;
    assert!(told.contains("Punkte für Schilde") && told.contains("rekonstruiert"), "{told}");
    let copy = home.write("copy.toml", &home.run(&["components", "merlin", "--toml"]).out);
    assert_eq!(home.run(&["components", "merlin", "--components", copy.to_str().unwrap()]).code, 0);
    home.refused(
        &["simulate", "merlin", "--players", "5", "--games", "1"],
        &["players", "2, 3, 4", "MER-1.1"],
    );
}
