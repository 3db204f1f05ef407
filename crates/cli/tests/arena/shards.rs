//! A simulation or a match in parts, each by a program of its own, and joined: what one program would have printed.

use super::support::{Home, Run};
use serde_json::Value;

/// Runs a command in so many parts, and joins them.
fn in_parts(home: &Home, command: &[&str], parts: usize, folder: &str, more: &[&str]) -> Run {
    for part in 1..=parts {
        let shard = format!("{part}/{parts}");
        let args = [command, &["--shard", &shard, "--results", folder, "--threads", "1"]].concat();
        let run = home.run(&args);
        assert_eq!((run.code, run.out.as_str()), (0, ""), "{}", run.err);
    }
    let merged = home.run(&[&["merge", folder], more].concat());
    assert_eq!(merged.code, 0, "{}", merged.err);
    merged
}

/// What was found, without how long it took on how many threads.
fn found(run: &Run) -> Value {
    let mut found: Value = serde_json::from_str(&run.out).unwrap();
    for of_the_clock in ["seconds", "threads", "games_per_second", "decisions_per_second"] {
        if let Some(figure) = found.get_mut(of_the_clock) {
            figure.take();
        }
    }
    found
}

/// What is printed, without the line that says how long it took.
fn printed(run: &Run) -> Vec<&str> {
    run.out.lines().filter(|line| !line.contains(" in ") && !line.contains("thread")).collect()
}

#[test]
fn simulations_in_parts_are_the_whole_in_every_game() {
    let home = Home::new();
    for (game, players, games) in [("artus", "3", "700"), ("camelot", "4", "60"), ("merlin", "3", "40")] {
        let command = ["simulate", game, "--players", players, "--games", games, "--seed", "9"];
        let whole = [&command[..], &["--threads", "2"]].concat();
        let as_json = home.run(&[&whole[..], &["--json"]].concat());
        for parts in [1, 3, 7] {
            let folder = format!("{game}-{parts}");
            let merged = in_parts(&home, &command, parts, &folder, &["--json"]);
            assert_eq!(found(&merged), found(&as_json), "{game} in {parts} parts");
            let merged = home.run(&["merge", &folder]);
            assert_eq!(printed(&merged), printed(&home.run(&whole)), "{game} in {parts} parts");
        }
    }
}

#[test]
fn matches_in_parts_are_the_whole_in_every_game() {
    let home = Home::new();
    for (game, bots) in
        [("artus", "novice,random,random"), ("camelot", "random,random"), ("merlin", "random,random")]
    {
        let command = ["arena", game, "--players", "3", "--bots", bots, "--sets", "5", "--seed", "4"];
        let whole = home.run(&[&command[..], &["--threads", "2", "--json"]].concat());
        let merged = in_parts(&home, &command, 3, game, &["--json"]);
        assert_eq!(found(&merged), found(&whole), "{game}");
        let told = home.run(&[&command[..], &["--threads", "2"]].concat());
        assert_eq!(printed(&home.run(&["merge", game])), printed(&told), "{game}");
    }
    let report = home.run(&["merge", "artus", "--report", "report.html"]);
    assert!(report.code == 0 && std::fs::read_to_string(home.path("report.html")).unwrap().contains("<svg"));
}

/// A test that would have ended the match early ends it at the same set when all sets were played in parts.
#[test]
fn the_test_of_a_match_in_parts_ends_at_the_same_set() {
    let home = Home::new();
    let command =
        ["arena", "artus", "--players", "2", "--bots", "novice,random", "--sets", "40", "--sprt", "0.3,0.7"];
    let whole = home.run(&[&command[..], &["--json"]].concat());
    let merged = in_parts(&home, &command, 4, "parts", &["--json"]);
    assert_eq!(found(&merged), found(&whole));
    assert!(found(&whole)["sets"].as_u64().unwrap() < 40, "the test ended the match: {}", whole.out);
}

#[test]
fn parts_that_do_not_fit_are_refused_in_words() {
    let home = Home::new();
    let command = ["simulate", "artus", "--games", "100"];
    let part = |shard: &str, folder: &str, more: &[&str]| {
        home.run(&[&command[..], &["--shard", shard, "--results", folder], more].concat())
    };
    for shard in ["0/3", "4/3", "three", "auto"] {
        home.refused(&["simulate", "artus", "--shard", shard, "--results", "a"], &[shard, "3/16"]);
    }
    home.refused(&["simulate", "artus", "--shard", "1/3"], &["--results"]);
    std::fs::create_dir(home.path("empty")).unwrap();
    home.refused(&["merge", "empty"], &["--shard K/N"]);
    assert_eq!((part("1/3", "a", &[]).code, part("3/3", "a", &[]).code), (0, 0));
    home.refused(&["merge", "a"], &["missing", "2/3"]);
    // Another task, or a file that is no result, is not played over.
    let again = part("1/3", "a", &["--seed", "2"]);
    assert!(again.code == 2 && again.err.contains("shard-00001-of-00003.json"), "{}", again.err);
    std::fs::create_dir(home.path("b")).unwrap();
    home.write("b/shard-00001-of-00003.json", "{}");
    assert_eq!(part("1/3", "b", &[]).code, 2);
    assert_eq!(part("2/3", "other", &["--seed", "2"]).code, 0);
    home.refused(&["merge", "a", "other"], &["shard-00002-of-00003.json", "seed"]);
    home.refused(&["merge", "a", "a/shard-00001-of-00003.json"], &["1/3", "twice"]);
    home.write("a/broken.json", "{}");
    home.refused(&["merge", "a"], &["broken.json"]);
    home.refused(&["merge", "nowhere"], &["nowhere"]);
}

/// A scheduler that runs a task again finds it done, with each of the commands, and what was found stays as it is.
#[test]
fn a_part_that_was_played_is_done() {
    let home = Home::new();
    let commands: [&[&str]; 3] = [
        &["simulate", "artus", "--games", "30"],
        &["arena", "artus", "--players", "2", "--bots", "novice,random", "--sets", "4"],
        &["balance", "artus", "--players", "2", "--level", "random", "--games", "6"],
    ];
    for command in commands {
        let run = |more: &[&str]| {
            let part = ["--shard", "2/3", "--results", command[0]];
            home.run(&[command, &part, more].concat())
        };
        let (file, first) = (home.path(&format!("{}/shard-00002-of-00003.json", command[0])), run(&[]));
        assert_eq!(first.code, 0, "{}", first.err);
        let found = std::fs::read_to_string(&file).unwrap();
        let again = run(&["--threads", "1"]);
        assert!(again.code == 0 && again.err.contains("already"), "{}: {}", again.code, again.err);
        let told = run(&["--lang", "de"]);
        assert!(told.code == 0 && told.err.contains("schon"), "{}: {}", told.code, told.err);
        assert_eq!(std::fs::read_to_string(&file).unwrap(), found, "nothing was written");
        assert_eq!(run(&["--seed", "9"]).code, 2, "other games");
    }
}

/// The scheduler of a cluster says which part a task is.
#[test]
fn a_task_of_a_cluster_knows_its_part() {
    let home = Home::new();
    let run = |shard: &str, variables: &[(&str, &str)]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tafelrunde"))
            .args(["simulate", "artus", "--games", "10", "--results", "parts", "--shard", shard])
            .envs(variables.iter().copied())
            .current_dir(home.path(""))
            .spawn()
            .unwrap();
        assert!(command.wait().unwrap().success());
    };
    let slurm =
        [("SLURM_ARRAY_TASK_MIN", "1"), ("SLURM_ARRAY_TASK_MAX", "2"), ("SLURM_ARRAY_TASK_COUNT", "2")];
    run("auto", &[&slurm[..], &[("SLURM_ARRAY_TASK_ID", "2")]].concat());
    run("auto/2", &[("JOB_COMPLETION_INDEX", "0")]);
    assert_eq!(home.run(&["merge", "parts"]).code, 0);
}
