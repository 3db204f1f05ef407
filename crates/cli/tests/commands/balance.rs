//! `tafelrunde balance`: shares that add up, the same whatever the threads and parts; and what it refuses.

use crate::json;
use crate::support::Home;
use serde_json::Value;

/// The figures without how long they took on how many threads.
fn figures(mut told: Value) -> Value {
    for key in ["seconds", "threads"] {
        told[key].take();
    }
    told
}

#[test]
fn shares_add_up_and_do_not_depend_on_threads_or_parts() {
    let home = Home::new();
    for (game, players, games) in [("artus", "2", "6"), ("camelot", "3", "9"), ("merlin", "2", "5")] {
        let level = if game == "artus" { "network" } else { "random" };
        let command = [
            "balance",
            game,
            "--players",
            players,
            "--every",
            "--games",
            games,
            "--level",
            level,
            "--seed",
            "4",
        ];
        let whole = |threads: &str| {
            figures(json(&home, &[&command[..], &["--threads", threads, "--json"]].concat(), 0))
        };
        let one = whole("1");
        assert_eq!(one, whole("3"), "{game}");
        for kind in ["places", "seats"] {
            let rows = one[kind].as_array().unwrap();
            assert_eq!(rows.len().to_string(), players);
            let sum: f64 = rows.iter().map(|row| row["win_share"].as_f64().unwrap()).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{game}: {sum}");
        }
        assert!(one["settings"].as_array().unwrap().len() > 1, "{one}");
        for part in ["1/2", "2/2"] {
            let run = home.run(&[&command[..], &["--shard", part, "--results", game]].concat());
            assert_eq!((run.code, run.out.as_str()), (0, ""), "{}", run.err);
        }
        assert_eq!(figures(json(&home, &["merge", game, "--json"], 0)), one, "{game}");
        let (told, merged) = (home.run(&command).out, home.run(&["merge", game]).out);
        assert_eq!(told, merged);
        home.refused(&["merge", game, "--report", "page.html"], &["report"]);
    }
}

#[test]
fn the_figures_are_told_as_tables_in_both_languages() {
    let home = Home::new();
    let args =
        ["balance", "camelot", "--players", "5", "--set", "heroes=on", "--games", "4", "--level", "random"];
    let english = home.run(&args).out;
    for part in [
        "5 players",
        "4 games of equal players (random)",
        "20.0\u{a0}%",
        "| place 1 | 4 |",
        "Percival",
        "Round Table",
    ] {
        assert!(english.contains(part), "{part}: {english}");
    }
    let german = home.run(&[&args[..], &["--lang", "de"]].concat()).out;
    for part in ["5 Spieler", "4 Partien gleich starker Spieler", "20,0\u{a0}%", "Parzival", "Tafelrunde"] {
        assert!(german.contains(part), "{part}: {german}");
    }
}

/// The same in every game; a network plays only where it is asked to.
#[test]
fn casual_bots_play_unless_another_level_is_named() {
    let home = Home::new();
    for game in ["artus", "camelot", "merlin"] {
        let args = ["balance", game, "--players", "2", "--games", "1", "--json"];
        assert_eq!(json(&home, &args, 0)["player"], "casual", "{game}");
        assert_eq!(
            json(&home, &[&args[..], &["--level", "network"]].concat(), 0)["player"],
            "network",
            "{game}"
        );
    }
}

#[test]
fn what_cannot_be_counted_is_named() {
    let home = Home::new();
    home.refused(&["balance", "chess"], &["“chess”", "artus"]);
    home.refused(&["balance", "artus", "--players", "7"], &["players", "ART-1.3"]);
    home.refused(&["balance", "artus", "--games", "0"], &["--games", "at least 1"]);
    home.refused(&["balance", "artus", "--level", "genius"], &["“genius”", "casual", "network"]);
    home.refused(&["balance", "artus", "--every", "--advanced"], &["--every", "--advanced"]);
    // Where the printed values are others, no network was taught them.
    let other = crate::text("components/artus.toml").replacen("min = 6\nmax = 8", "min = 6\nmax = 9", 1);
    let file = home.write("other.toml", &other);
    home.refused(
        &["balance", "artus", "--level", "network", "--games", "1", "--components", file.to_str().unwrap()],
        &["no network", "Artus", "casual"],
    );
}
