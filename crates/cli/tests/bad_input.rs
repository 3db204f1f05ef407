//! Bad input gets one paragraph that names what was wrong and what would be right, exit code 2, and changes nothing.

mod support;

use support::{Home, text};

const COMPONENTS: &str = "components/artus.toml";
const POSITION: &str = "crates/artus/tests/positions/p.toml";
const RECORD: &str = "crates/artus/tests/golden/2-beginner.record";

#[test]
fn unknown_words_on_the_command_line() {
    let home = Home::new();
    home.refused(&["simulat"], &["“simulat”", "“simulate”"]);
    home.refused(&["simulate", "artus", "--gamez", "3"], &["--gamez", "--games"]);
    home.refused(&["simulate"], &["GAME"]);
    home.refused(&["simulate", "chess"], &["“chess”", "artus"]);
    home.refused(&["simulate", "artus", "--games", "many"], &["“many”", "--games"]);
    home.refused(&["simulate", "artus", "--games", "0"], &["--games", "at least 1"]);
    home.refused(&["--lang", "fr", "bench"], &["“fr”", "de, en"]);
    home.refused(&["rules", "ART-X99"], &["“ART-X99”", "ART-9.2"]);
    home.refused(&["bench", "--seconds", "0"], &["--seconds"]);
    home.refused(&["bench", "server", "--set", "players=3"], &["four players"]);
    home.refused(
        &["bench", "server", "--game", "merlin", "--set", "modules=gold+silver"],
        &["silver", "gold"],
    );
    home.refused(&["--lang", "de", "simulat"], &["„simulat“", "Gemeint war vielleicht"]);
}

#[test]
fn a_house_that_cannot_be_opened_as_told() {
    let home = Home::new();
    home.refused(&["serve", "--bind", "nowhere"], &["“nowhere”", "127.0.0.1:7777"]);
    home.refused(&["serve", "--metrics", "9100"], &["“9100”", "127.0.0.1:7777"]);
    home.refused(&["serve", "--client-header", "x forwarded"], &["“x forwarded”", "x-forwarded-for"]);
    home.refused(&["serve", "--request-id-header", "x id"], &["“x id”", "x-request-id"]);
    home.refused(&["serve", "--name", "number one"], &["“number one”", "node-1"]);
    home.refused(&["serve", "--log-level", "loud"], &["“loud”", "debug"]);
    home.refused(&["serve", "--public-url", "play.example"], &["“play.example”", "https://"]);
    let file = home.path("house.toml");
    std::fs::write(&file, "people_per_adress = 3").unwrap();
    home.refused(
        &["serve", "--config", file.to_str().unwrap()],
        &["people_per_adress", "people_per_address"],
    );
    std::fs::write(&file, "sign_in_attempts = -1").unwrap();
    home.refused(&["serve", "--config", file.to_str().unwrap()], &["house.toml", "sign_in_attempts"]);
}

#[cfg(unix)]
#[test]
fn arguments_and_files_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let home = Home::new();
    let odd = OsStr::from_bytes(b"\xff\xfe");
    for arguments in [&[OsStr::new("replay"), odd][..], &[odd]] {
        let run =
            std::process::Command::new(env!("CARGO_BIN_EXE_tafelrunde")).args(arguments).output().unwrap();
        assert_eq!(run.status.code(), Some(2), "{arguments:?}");
    }
    let file = home.path("odd.toml");
    std::fs::write(&file, b"game = \"\xff\"").unwrap();
    home.refused(&["position", "check", file.to_str().unwrap()], &["odd.toml", "UTF-8"]);
    home.refused(&["position", "check", "/dev/zero"], &["/dev/zero"]);
}

#[test]
fn impossible_numbers_of_players() {
    let home = Home::new();
    for players in ["0", "1", "5", "-3", "two", "99999999999999999999", ""] {
        home.refused(
            &["simulate", "artus", &format!("--players={players}")],
            &["players", "2, 3, 4", "ART-1.3"],
        );
    }
    home.refused(
        &["play", "artus", "--players", "2", "--seat", "A", "--seat", "B", "--seat", "C"],
        &["3 seats", "2"],
    );
    home.refused(&["play", "artus", "--seat", "bot:genius"], &["“genius”", "random"]);
    let many = home.run(&["simulate", "artus", "--games", "10", "--threads", "100000"]);
    assert_eq!(many.code, 0, "{}", many.err);
    home.refused(&["play", "artus", "--seat", " "], &["at least one letter"]);
}

#[test]
fn playing_needs_a_terminal() {
    let home = Home::new();
    home.refused(&["play"], &["terminal"]);
    home.refused(&["play", "artus"], &["terminal"]);
    assert!(home.run(&["record", "list"]).out.contains("no saved games"), "no empty game is left behind");
}

#[test]
fn broken_components() {
    let home = Home::new();
    let printed = text(COMPONENTS);
    let refused = |change: &dyn Fn(String) -> String, parts: &[&str]| {
        let file = home.write("mine.toml", &change(printed.clone()));
        home.refused(&["simulate", "artus", "--components", file.to_str().unwrap()], parts);
    };
    refused(
        &|text| text.replace("chairs = 28", "chairs = 29"),
        &["mine.toml", "Line ", "board.chairs", "29", "ART-18.1"],
    );
    refused(&|text| text.replace("total = 10", "total = 11"), &["rings.total", "11", "10", "ART-18.15"]);
    refused(&|text| text.replace("large = 0", "large = 1"), &["crown_chairs", "ART-18.7"]);
    refused(
        &|text| text.replace("min = 3\nmax = 6", "min = 6\nmax = 3"),
        &["ART-18.8", "1 ≤ min ≤ max ≤ 27"],
    );
    refused(&|text| text.replace("[board]", "[board"), &["mine.toml", "Line "]);
    refused(&|text| text.replace("[rings]", "[ringz]"), &["mine.toml", "ringz"]);
    refused(&|text| text[..text.len() / 2].to_owned(), &["mine.toml"]);
    home.refused(&["simulate", "artus", "--components", "nowhere.toml"], &["nowhere.toml"]);
}

#[test]
fn unequal_metals_are_only_warned_about() {
    let home = Home::new();
    let changed = text(COMPONENTS).replacen(
        "figures = \"bronze\"\nmin = 1\nmax = 7",
        "figures = \"bronze\"\nmin = 1\nmax = 6",
        1,
    );
    let file = home.write("mine.toml", &changed);
    let run = home.run(&["simulate", "artus", "--games", "10", "--components", file.to_str().unwrap()]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("ART-18.18"), "{}", run.err);
}

#[test]
fn broken_positions() {
    let home = Home::new();
    let good = text(POSITION);
    assert_eq!(home.run(&["position", "check", home.write("p.toml", &good).to_str().unwrap()]).code, 0);
    let refused = |change: &dyn Fn(String) -> String, parts: &[&str]| {
        let broken = change(good.clone());
        assert_ne!(broken, good);
        let file = home.write("p.toml", &broken);
        for action in ["check", "show", "moves", "play"] {
            home.refused(&["position", action, file.to_str().unwrap()], parts);
        }
    };
    refused(
        &|text| text.replace("\"prince silver 2\"", "\"king silver\""),
        &["p.toml", "Line ", "2 × king", "ART-2.2"],
    );
    refused(&|text| text.replace("\n26 =", "\n28 ="), &["chairs.28", "0–27", "ART-1.1"]);
    refused(&|text| text.replace("\"prince silver 2\"", "\"prince silver 3\""), &["ART-11.9"]);
    refused(&|text| text.replace("players = 4", "players = 5"), &["players", "2, 3, 4", "ART-1.3"]);
    refused(
        &|text| text.replace("game = \"artus\"", "game = \"chess\""),
        &["p.toml", "Line ", "chess", "artus"],
    );
    refused(&|text| format!("{text}\nnonsense"), &["p.toml", "Line "]);
    home.refused(&["position", "check", "nowhere.toml"], &["nowhere.toml"]);
}

#[test]
fn broken_records_are_refused_and_nothing_is_saved() {
    let home = Home::new();
    let good = text(RECORD);
    let refused = |change: &dyn Fn(String) -> String, parts: &[&str]| {
        let broken = change(good.clone());
        assert_ne!(broken, good);
        let file = home.write("game.record", &broken);
        home.refused(&["replay", file.to_str().unwrap()], parts);
        home.refused(&["record", "import", file.to_str().unwrap()], parts);
    };
    refused(&|text| text[..text.len() / 2].to_owned(), &["game.record", "ine "]);
    refused(
        &|text| {
            text.lines()
                .rev()
                .skip(1)
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .map(|line| format!("{line}\n"))
                .collect()
        },
        &["cut off"],
    );
    refused(&|text| text.replacen("place 1", "place 2", 1), &["game.record"]);
    refused(&|text| text.replacen("tafelrunde 1", "tafelrunde 9", 1), &["ine 1"]);
    refused(&|text| text.replacen("game artus", "game chess", 1), &["game.record", "ine 2", "chess"]);
    refused(&|text| text.replacen("players=2", "players=9", 1), &["ine 4"]);
    assert!(home.run(&["record", "list"]).out.contains("no saved games"), "nothing was saved");
    home.refused(&["record", "export", "nothing"], &["“nothing”", "record list"]);
    home.refused(&["play", "--resume", "nothing"], &["“nothing”"]);
    let file = home.write("game.record", &good);
    home.refused(&["replay", file.to_str().unwrap(), "--to", "100000"], &["100000"]);
}

/// What `serve` says when it cannot open.
fn cannot_open(home: &Home, args: &[&str]) -> String {
    let run = home.run(&[&["serve", "--bind", "127.0.0.1:0"], args].concat());
    assert_eq!(run.code, 1, "{args:?}: {}", run.err);
    assert!(!run.err.contains("panicked"), "{}", run.err);
    run.err
}

#[test]
fn a_house_that_cannot_open_names_the_true_cause() {
    let home = Home::new();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = home.run(&["serve", "--bind", &address]).err;
    assert!(said.contains(&address) && said.contains("another address with --bind"), "{said}");
    let said = cannot_open(&home, &["--data", home.write("file", "").to_str().unwrap()]);
    assert!(said.contains("is a file") && said.contains("--data") && !said.contains("--bind"), "{said}");
    let folder = home.path("other");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("tafelrunde.sqlite"), "no store at all, only text".repeat(99)).unwrap();
    let said = cannot_open(&home, &["--data", folder.to_str().unwrap()]);
    assert!(said.contains("cannot be read") && said.contains("backup") && !said.contains("--bind"), "{said}");
}
