//! `tafelrunde learn`: rows, meetings, calibration, speed, training; and what it refuses.

use crate::json;
use crate::support::{Home, repository};
use std::fs;

/// A network of the program, as an argument.
fn shipped(name: &str) -> String {
    repository("crates/bots/networks").join(name).to_str().unwrap().to_owned()
}

#[test]
fn rows_are_the_same_on_any_number_of_threads_and_nothing_is_overwritten() {
    let home = Home::new();
    let teacher = format!("{}:2", shipped("artus-2.net"));
    let rows = |out: &str, threads: &str| {
        let args = [
            "learn",
            "rows",
            "artus",
            out,
            "--players",
            "2",
            "--games",
            "3",
            "--seed",
            "7",
            "--percent",
            "20",
        ];
        let more = ["--lambda", "0.9", "--teacher", "casual", "--teacher", &teacher, "--threads", threads];
        home.run(&[&args[..], &more].concat())
    };
    let run = rows("one.rows", "1");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("3 games, "), "{}", run.out);
    assert_eq!(rows("two.rows", "2").code, 0);
    let (one, two) = (fs::read(home.path("one.rows")).unwrap(), fs::read(home.path("two.rows")).unwrap());
    assert_eq!(one, two);
    let head = one.split(|&byte| byte == b'\n').next().unwrap();
    assert!(head.starts_with(b"tafelrunde rows 3 artus 2 25 0.1 408 "), "{}", String::from_utf8_lossy(head));
    let again = rows("one.rows", "1");
    assert_eq!(again.code, 2);
    assert!(again.err.contains("one.rows") && again.err.contains("--force"), "{}", again.err);
    assert_eq!(home.run(&["learn", "rows", "merlin", "one.rows", "--games", "0", "--force"]).code, 0);
    let head_alone = fs::read_to_string(home.path("one.rows")).unwrap();
    assert!(head_alone.starts_with("tafelrunde rows 3 merlin 4 15 0.5 ") && head_alone.lines().count() == 1);
}

/// Of each game for two of Artus every turn is written down when it ends, and hardly anything else.
#[test]
fn ends_of_turns_can_be_written_down_more_often_than_other_situations() {
    let home = Home::new();
    let count = |more: &[&str]| -> u32 {
        let args =
            ["learn", "rows", "artus", "some.rows", "--players", "2", "--games", "5", "--percent", "1"];
        let run = home.run(&[&args[..], &["--force"], more].concat());
        assert_eq!(run.code, 0, "{}", run.err);
        run.out.split_whitespace().nth(2).and_then(|rows| rows.parse().ok()).unwrap()
    };
    let (few, ends) = (count(&[]), count(&["--ends", "100"]));
    assert!(few < 30, "{few} of some 600 situations");
    assert!((150..400).contains(&ends), "{ends} ends of turns of both players in five games");
}

/// Each searched decision adds comparisons behind the rows of its game; without a search there is none.
#[test]
fn decisions_that_are_searched_are_compared_whatever_the_number_of_threads() {
    let home = Home::new();
    let teacher = format!("{}:0", shipped("merlin.net"));
    let rows = |out: &str, more: &[&str]| {
        let args = [
            "learn",
            "rows",
            "merlin",
            out,
            "--players",
            "2",
            "--games",
            "2",
            "--seed",
            "7",
            "--teacher",
            &teacher,
        ];
        let run = home.run(&[&args[..], more].concat());
        assert_eq!(run.code, 0, "{}", run.err);
        fs::read(home.path(out)).unwrap()
    };
    let one = rows("one.rows", &["--search", "10:8:1", "--threads", "1"]);
    assert_eq!(one, rows("two.rows", &["--search", "10:8:1", "--threads", "2"]));
    let compared = |bytes: &[u8]| {
        let end = bytes.iter().position(|&byte| byte == b'\n').unwrap();
        let head: Vec<usize> =
            String::from_utf8_lossy(&bytes[..end]).split(' ').filter_map(|word| word.parse().ok()).collect();
        let [_, seats, _, inputs, parts] = head[..] else { panic!("{head:?}") };
        let size = inputs.div_ceil(64) * 8 + seats * (2 + 4 + 4 + 4) + 2 * parts + 5 * 4;
        let rows = bytes[end + 1..].chunks_exact(size);
        assert_eq!(rows.remainder().len(), 0);
        let number =
            |row: &[u8], from_end: usize| u32::from_le_bytes(row[size - from_end..][..4].try_into().unwrap());
        let compared: Vec<_> = rows.filter(|row| number(row, 12) > 0).collect();
        for row in &compared {
            let worth = f32::from_le_bytes(row[size - 8..][..4].try_into().unwrap());
            assert!(worth.abs() <= 1.0 && number(row, 4) > 0, "{worth}");
        }
        compared.len()
    };
    assert!(compared(&one) > 20, "{}", compared(&one));
    assert_eq!(compared(&rows("none.rows", &[])), 0);
}

#[test]
fn a_meeting_tells_shares_and_its_exit_code_who_did_better() {
    let home = Home::new();
    let network = shipped("artus-2.net");
    let args = ["learn", "meet", "artus", &network, "random", "--players", "2", "--games", "4", "--json"];
    let met = json(&home, &args, 0);
    assert_eq!((met["games"].as_u64(), met["win_share"].as_f64()), (Some(4), Some(1.0)));
    assert!(met["ci95"][0].as_f64().unwrap() < 1.0 && met["mean_margin"].as_f64().unwrap() > 0.0);
    let worse = json(
        &home,
        &["learn", "meet", "artus", "random", &network, "--players", "2", "--games", "2", "--json"],
        1,
    );
    assert_eq!(worse["win_share"], 0.0);
    let every = json(
        &home,
        &[
            "learn",
            "meet",
            "artus",
            "novice:1",
            "random",
            "--players",
            "3",
            "--every",
            "--games",
            "6",
            "--json",
        ],
        0,
    );
    assert_eq!(every["games"], 6, "three seats in both modes");
    let told = home.run(&[
        "learn",
        "meet",
        "artus",
        &format!("{network}:tree:1:1:20"),
        "random",
        "--players=2",
        "--games=2",
        "--lang=de",
    ]);
    assert!(
        told.out.contains("2 Partien") && told.out.contains("gerecht: 50,0 %"),
        "{}{}",
        told.out,
        told.err
    );
}

#[test]
fn chances_are_compared_with_what_came_of_them() {
    let home = Home::new();
    let network = shipped("artus-3.net");
    let checked =
        json(&home, &["learn", "check", "artus", &network, "--players", "3", "--games", "2", "--json"], 0);
    let bands = checked["bands"].as_array().unwrap();
    assert_eq!(bands.len(), 10);
    let situations: u64 = bands.iter().map(|band| band["situations"].as_u64().unwrap()).sum();
    assert!(situations > 10, "{checked}");
    let table = home
        .run(&["learn", "check", "camelot", &shipped("camelot.net"), "--players", "2", "--games", "1"])
        .out;
    assert_eq!(table.lines().count(), 12, "{table}");
    let speed = json(&home, &["learn", "speed", "artus", &network, "--players", "3", "--json"], 0);
    assert!(speed["inputs"] == 524 && speed["whole_us"].as_f64().unwrap() > 0.0, "{speed}");
}

#[test]
fn what_cannot_be_learnt_from_is_named() {
    let home = Home::new();
    let network = shipped("artus-2.net");
    let rows = |more: &[&str], parts: &[&str]| {
        home.refused(
            &[&["learn", "rows", "artus", "out.rows", "--players", "2", "--games", "1"], more].concat(),
            parts,
        );
    };
    home.refused(&["learn"], &["--help"]);
    home.refused(&["learn", "rows", "chess", "out.rows"], &["“chess”", "artus, camelot, merlin"]);
    home.refused(&["learn", "rows", "artus", "out.rows"], &["Artus", "--players", "2, 3, 4"]);
    home.refused(&["learn", "rows", "artus", "out.rows", "--players", "any"], &["any number", "2, 3, 4"]);
    home.refused(&["learn", "rows", "camelot", "out.rows", "--players", "6"], &["“6”", "2, 3, 4, 5"]);
    home.refused(&["learn", "speed", "merlin", &network, "--players", "two"], &["“two”", "2, 3, 4"]);
    rows(&["--percent", "0"], &["--percent 0", "1 to 100"]);
    rows(&["--ends", "101"], &["--ends 101", "1 to 100"]);
    rows(&["--lambda", "1.5"], &["--lambda 1.5", "0 to 1"]);
    rows(&["--lambda", "NaN"], &["NaN", "0 to 1"]);
    rows(&["--threads", "0"], &["--threads"]);
    for wrong in ["101", "3:0", "3:300:0", "3:300:3:1", "often"] {
        rows(&["--search", wrong], &[&format!("--search {wrong}"), "PERCENT:ITERATIONS:TURNS", "100"]);
    }
    rows(&["--teacher", "grandmaster"], &["“grandmaster”", "casual", "FILE:WIDTH"]);
    rows(&["--teacher", &format!("{network}:wide")], &["artus-2.net:wide", "FILE:WIDTH"]);
    home.refused(&["learn", "rows", "artus", "nowhere/out.rows", "--players", "2"], &["nowhere/out.rows"]);
    let meet = |one: &str, parts: &[&str]| {
        home.refused(&["learn", "meet", "artus", one, "random", "--players", "2"], parts);
    };
    meet("nobody", &["“nobody”", "expert", "cheating-master", "FILE:tree"]);
    meet("cheater:1:2", &["“cheater:1:2”"]);
    meet("casual:much", &["“casual:much”"]);
    meet("casual:1:2", &["“casual:1:2”"]);
    meet(&format!("{network}:1:2:3:4:5"), &["FILE:WIDTH:TURNS:TRIES:AHEAD"]);
    home.refused(&["learn", "meet", "artus", "casual", "random", "--games", "0"], &["--games"]);
    home.refused(
        &["learn", "meet", "artus", "casual", "random", "--every", "--advanced"],
        &["--every", "--advanced"],
    );
    home.refused(&["learn", "check", "artus", &network, "--players", "2", "--games", "0"], &["--games"]);
    assert!(!home.path("out.rows").exists());
}

/// A file of a network for two players of Artus without inputs, filled with one weight.
fn network_of(weight: i16) -> Vec<u8> {
    let mut bytes = b"tafelrunde network 1 artus 2 25 0\n".to_vec();
    bytes.extend(std::iter::repeat_n(weight.to_le_bytes(), 3 * 256 + 257 * 32 + 4 * 33).flatten());
    bytes
}

#[test]
fn files_that_are_no_network_of_this_game_are_told_apart() {
    let home = Home::new();
    let refused = |file: &str, parts: &[&str]| {
        home.refused(&["learn", "check", "artus", file, "--players", "2", "--games", "1"], parts);
        home.refused(&["learn", "speed", "artus", file, "--players", "2"], parts);
    };
    refused("nowhere.net", &["nowhere.net"]);
    refused(home.write("text.net", "some text\n").to_str().unwrap(), &["text.net", "not a network"]);
    let whole = fs::read(shipped("artus-2.net")).unwrap();
    let file = |name: &str, bytes: &[u8]| {
        fs::write(home.path(name), bytes).unwrap();
        home.path(name).to_str().unwrap().to_owned()
    };
    refused(&file("half.net", &whole[..whole.len() / 2]), &["half.net", "cut off"]);
    refused(&file("large.net", &network_of(i16::MAX)), &["large.net", "weights"]);
    refused(&file("blind.net", &network_of(1)), &["blind.net", "0 + 0", "408 + 0", "Train"]);
    refused(&file("huge.net", &vec![b'x'; 5 << 20]), &["huge.net", "too large"]);
    refused(&shipped("camelot.net"), &["camelot.net", "“camelot”", "Artus"]);
    refused(&shipped("artus-3.net"), &["artus-3.net", "3 players", "2"]);
    let foreign = shipped("camelot.net");
    home.refused(&["learn", "meet", "merlin", &foreign, "random"], &["“camelot”", "Merlin"]);
    home.refused(
        &["learn", "rows", "artus", "out.rows", "--players", "4", "--teacher", &shipped("artus-2.net")],
        &["2 players", "4"],
    );
}

#[cfg(unix)]
#[test]
fn training_needs_a_python_that_can_and_gets_what_was_asked_for() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    let python = |name: &str, script: &str| {
        let path = home.write(name, &format!("#!/bin/sh\n{script}\n"));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let train = |python: &str, more: &[&str]| {
        let args = ["learn", "train", "camelot", "new.net", "--seconds", "5", "--python", python];
        home.run(&[&args[..], more].concat())
    };
    home.refused(
        &["learn", "train", "camelot", "new.net", "--seconds", "5", "--python", "no-such-python"],
        &["no-such-python", "PyTorch", "--python"],
    );
    let lacking = python("lacking", "exit 1");
    home.refused(
        &["learn", "train", "camelot", "new.net", "--seconds", "5", "--python", &lacking],
        &["PyTorch", "pip install"],
    );
    home.refused(&["learn", "train", "camelot", "new.net", "--seconds", "0"], &["--seconds"]);
    home.refused(&["learn", "train", "camelot", "nowhere/new.net", "--seconds", "5"], &["nowhere/new.net"]);
    home.refused(
        &["learn", "train", "camelot", "new.net", "--seconds", "5", "--start", &shipped("artus-2.net")],
        &["“artus”"],
    );
    // The trainer cannot read the format of the networks of Artus.
    let start = shipped("artus-2.net");
    home.refused(
        &["learn", "train", "artus", "new.net", "--players", "2", "--seconds", "5", "--start", &start],
        &["artus-2.net", "format 1", "format 2"],
    );
    home.refused(&["learn", "train", "camelot", &shipped("camelot.net"), "--seconds", "5"], &["--force"]);
    // It is asked for its libraries first, then given the trainer.
    let able = python("able", "[ \"$1\" = -c ] && exit 0\ncp \"$1\" trainer.py\nshift\necho \"$@\" > asked");
    let start = shipped("camelot.net");
    let run = train(&able, &["--start", &start, "--seed", "3", "--", "--percent", "12"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let asked = fs::read_to_string(home.path("asked")).unwrap();
    let (program, rest) = asked.trim().split_once(' ').unwrap();
    assert!(program.ends_with("tafelrunde"), "{asked}");
    assert_eq!(rest, format!("camelot any new.net --seconds 5 --seed 3 --start {start} --percent 12"));
    assert_eq!(fs::read_to_string(home.path("trainer.py")).unwrap(), crate::text("training/train.py"));
    let failing = python("failing", "[ \"$1\" = -c ] && exit 0\nexit 7");
    let run = train(&failing, &[]);
    assert_eq!((run.code, run.err.contains("7")), (1, true), "{}", run.err);
}
