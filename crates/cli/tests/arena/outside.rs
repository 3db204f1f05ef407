//! Programs from outside: the example of the documentation plays whole games, bad ones lose theirs and harm nobody.
#![cfg(unix)]

use crate::figures::answer;
use crate::support::{Home, repository, text};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The example of the documentation, if there is a Python to run it.
fn example() -> Option<String> {
    let python = Command::new("python3").arg("--version").output().is_ok_and(|run| run.status.success());
    if !python {
        eprintln!("there is no python3 here: the example is not run");
    }
    python.then(|| repository("docs/examples/bot.py").display().to_string())
}

#[test]
fn the_example_plays_every_game_to_its_end_and_the_same_again() {
    let Some(example) = example() else { return };
    let home = Home::new();
    for game in ["artus", "camelot", "merlin"] {
        let bots = format!("random,exec:python3 '{example}'");
        let play =
            || answer(&home, &[game, "--bots", &bots, "--players", "3", "--sets", "1", "--time-limit", "60"]);
        let found = play();
        assert_eq!(found["forfeits"], json!([]), "{game}");
        assert_eq!((&found["games"], &found["bots"][1]["forfeits"]), (&json!(6), &json!(0)));
        assert!(found["bots"][1]["mean_margin"].is_f64(), "{game}: played to the end");
        if game == "artus" {
            assert_eq!(found["bots"], play()["bots"], "its generator begins with the number it is given");
        }
    }
}

/// A house that is open until it is dropped.
struct House {
    process: Child,
    address: String,
    /// Kept open: a house that cannot say anything any more would not go on.
    _said: BufReader<ChildStdout>,
    _home: Home,
}

impl House {
    fn open() -> Self {
        let home = Home::new();
        home.write("house.toml", "bot_pause_ms = 0\n");
        let mut process = Command::new(env!("CARGO_BIN_EXE_tafelrunde"))
            .args(["serve", "--bind", "127.0.0.1:0", "--config", "house.toml", "--data", "data"])
            .env("LC_ALL", "en")
            .current_dir(home.path("."))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (mut said, mut line) = (BufReader::new(process.stdout.take().unwrap()), String::new());
        said.read_line(&mut line).unwrap();
        let address = line.trim().rsplit_once("http://").unwrap().1.to_owned();
        Self { process, address, _said: said, _home: home }
    }

    /// Lets the example play here.
    fn visit(&self, example: &str, game: &str, options: &str) -> Output {
        let address = format!("http://{}", self.address);
        Command::new("python3").args([example, &address, game, options]).output().unwrap()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn the_example_plays_at_a_table_of_a_house() {
    let Some(example) = example() else { return };
    let house = House::open();
    for (game, options) in [("artus", "players=2 mode=beginner"), ("merlin", "players=2")] {
        let run = house.visit(&example, game, options);
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        let end: Value = serde_json::from_slice(&run.stdout).unwrap();
        assert_eq!(end["scores"].as_array().unwrap().len(), 2, "{end}");
        assert!(!end["winners"].as_array().unwrap().is_empty(), "{end}");
    }
}

#[test]
fn the_example_tells_what_the_house_complains_about() {
    let Some(example) = example() else { return };
    let house = House::open();
    for (game, options, complaint) in [
        ("artus", "players=2 mode=nonsense", "/tables: bad_options: "),
        ("artus", "mode=beginner", "/tables: bad_options: "),
        ("merlin", "two players", "/tables: bad_options: "),
        ("chess", "players=2", "/tables: no_such_game: "),
    ] {
        let run = house.visit(&example, game, options);
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(!run.status.success() && said.starts_with(complaint), "{game} {options}: {said}");
        assert_eq!(said.trim_end().lines().count(), 1, "one paragraph: {said}");
    }
}

#[test]
fn who_misses_the_hello_at_the_trial_complains_to_nobody() {
    let home = Home::new();
    let script = "read hello || { echo 'nothing to read' >&2; exit 1; }\necho 'here I am' >&2";
    let bots = format!("random,exec:sh '{}'", home.write("strict.sh", script).display());
    let run = home.run(&["arena", "artus", "--bots", &bots, "--players", "2", "--sets", "1"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(run.err, "here I am\nhere I am\n", "once for each of two games");
}

/// A match of one set against a shell script; the answer and how long it took.
fn against(script: &str) -> (Value, Duration) {
    let home = Home::new();
    let file = home.write("bad.sh", script);
    let bots = format!("random,exec:sh '{}'", file.display());
    let begin = Instant::now();
    let found =
        answer(&home, &["artus", "--bots", &bots, "--players", "2", "--sets", "1", "--time-limit", "0.5"]);
    (found, begin.elapsed())
}

/// What a script forfeits its games for.
fn forfeits(script: &str, code: &str, parts: &[&str]) {
    let (found, took) = against(script);
    let forfeits = found["forfeits"].as_array().unwrap();
    assert_eq!(forfeits.len(), 2, "{script}: {found}");
    for forfeit in forfeits {
        assert_eq!(forfeit["code"], code, "{script}: {forfeit}");
        let message = forfeit["message"].as_str().unwrap();
        assert!(parts.iter().all(|part| message.contains(part)), "{script}: {message}");
    }
    assert_eq!((&found["bots"][0]["win_share"], &found["bots"][1]["win_share"]), (&json!(1.0), &json!(0.0)));
    assert_eq!((&found["bots"][1]["forfeits"], &found["bots"][1]["mean_margin"]), (&json!(2), &Value::Null));
    // Each program may take half a second, and another one to end.
    assert!(took < Duration::from_secs(20), "{script}: {took:?}");
}

/// Says hello as it should.
const HELLO: &str = "read hello; echo '{\"protocol\": 1}'\n";

#[test]
fn garbage_is_named() {
    forfeits(
        "while read line; do echo 'garbage \u{1b}[31m'; done",
        "not_json",
        &["“garbage ", "is not JSON"],
    );
    forfeits(&format!("{HELLO}while read line; do echo '[1, 2]'; done"), "not_an_answer", &["[1,2]"]);
    forfeits(&format!("{HELLO}while read line; do echo '{{\"move\": 7}}'; done"), "not_an_answer", &["7"]);
    forfeits(
        "read hello; echo '{\"protocol\": 2}'; read more",
        "other_protocol",
        &["version 2", "version 1"],
    );
}

#[test]
fn a_move_that_is_none_or_not_offered_is_named() {
    let says = |text: &str| format!("{HELLO}while read line; do echo '{{\"move\": \"{text}\"}}'; done");
    forfeits(&says("castle"), "unreadable_move", &["“castle”", "moves"]);
    forfeits(&says("draw king"), "not_offered", &["“draw king”", "offered"]);
}

#[test]
fn who_dies_or_keeps_silent_loses() {
    forfeits("exit 3", "gone", &["ended"]);
    forfeits(&format!("{HELLO}read ask; exit 0"), "gone", &["ended"]);
    forfeits("exec sleep 20", "silent", &["0.5 s", "--time-limit"]);
    forfeits(&format!("{HELLO}exec sleep 20"), "silent", &["0.5 s"]);
}

#[test]
fn who_never_stops_talking_loses_and_is_ended() {
    forfeits("yes '{\"protocol\": 1}'", "not_an_answer", &["protocol"]);
    forfeits("exec cat /dev/zero", "too_long", &["65536"]);
}

#[test]
fn the_guide_explains_what_these_tests_found() {
    let guide = text("docs/bot-protocol.md");
    let source = text("crates/bots/src/arena/forfeit.rs");
    let codes: Vec<&str> = source.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(codes.len(), 9, "{codes:?}");
    for code in codes {
        assert!(guide.contains(&format!("| `{code}` | ")), "{code}");
    }
}

#[test]
fn only_what_the_seat_may_know_goes_out() {
    // Writes down everything it is told, and plays the first move.
    let script = r#"log="$0.$$"
read hello; echo "$hello" > "$log"; echo '{"protocol": 1}'
while read -r line; do
  echo "$line" >> "$log"
  case "$line" in '{"ask"'*) move="${line#*\"moves\":[\"}"; echo "{\"move\":\"${move%%\"*}\"}";; esac
done"#;
    let home = Home::new();
    let file = home.write("spy.sh", script);
    let bots = format!("random,exec:sh '{}'", file.display());
    let found =
        answer(&home, &["artus", "--bots", &bots, "--players", "2", "--sets", "1", "--seed", "424242"]);
    assert_eq!(found["forfeits"], json!([]), "{found}");
    let logs: Vec<String> = std::fs::read_dir(home.path("."))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.to_string_lossy().contains("spy.sh."))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    // The first try, which ends before it is told anything, may leave an empty one.
    let logs: Vec<&String> = logs.iter().filter(|log| log.contains("hello")).collect();
    assert_eq!(logs.len(), 2, "a program for each game");
    for log in logs {
        let messages: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let (hello, asks, end) =
            (&messages[0]["hello"], &messages[1..messages.len() - 1], &messages[messages.len() - 1]);
        let seat = hello["seat"].as_u64().unwrap();
        assert_eq!(
            (&hello["protocol"], &hello["game"], &hello["players"]),
            (&json!(1), &json!("artus"), &json!(2))
        );
        assert!(!log.contains("424242"), "the seed stays here");
        for (number, ask) in asks.iter().enumerate() {
            assert_eq!(ask["ask"], number + 1);
            assert!(ask["moves"].as_array().unwrap().len() > 1);
            for player in ask["view"]["players"].as_array().unwrap() {
                assert_eq!(player["hand"].is_null(), player["seat"] != seat, "{player}");
            }
        }
        assert!(asks.len() > 10 && end["end"]["winners"].is_array(), "{end}");
    }
}
