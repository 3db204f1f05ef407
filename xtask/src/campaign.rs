//! The long forms of tests: power cuts and kills at random moments (`cargo xtask campaign power --count 200`), and games with every
//! set of Merlin's modules (`cargo xtask campaign sets --count 10`).

use crate::{HELP, cargo, run};
use std::process::{Command, ExitCode};

/// A campaign: its name, its package, its target, its test, and the variable that tells it how often.
const CAMPAIGNS: [(&str, &str, &str, &str, &str); 3] = [
    ("power", "server", "power", "power_cuts_lose_no_confirmed_move", "TAFELRUNDE_POWER_CUTS"),
    ("kills", "cli", "kills", "campaign::kills_lose_no_confirmed_move", "TAFELRUNDE_KILLS"),
    ("nodes", "cli", "kills", "nodes::nodes_lose_no_confirmed_move", "TAFELRUNDE_NODE_TROUBLES"),
];

/// Runs a campaign; with `--nocapture`, so that its figures are told.
pub(crate) fn run_campaign(args: &[String]) -> ExitCode {
    let Some((name, options)) = args.split_first() else { return unknown("no campaign is named") };
    if name == "sets" {
        return run_sets(options);
    }
    let Some((_, package, target, test, variable)) = CAMPAIGNS.iter().find(|campaign| campaign.0 == name)
    else {
        return unknown(&format!("there is no campaign {name:?}, only power, kills, nodes and sets"));
    };
    let mut command = Command::new(cargo());
    command.args([
        "test",
        "--package",
        package,
        "--test",
        target,
        "--locked",
        "--",
        test,
        "--exact",
        "--nocapture",
    ]);
    for pair in options.chunks(2) {
        let variable = match pair {
            [option, number] if option == "--count" && is_number(number) => *variable,
            [option, number] if option == "--seed" && is_number(number) => "TAFELRUNDE_SEED",
            _ => return unknown(&format!("{pair:?} is not --count NUMBER or --seed NUMBER")),
        };
        command.env(variable, &pair[1]);
    }
    run(&mut command)
}

/// Plays every set of modules that can be chosen, so many games of each.
fn run_sets(options: &[String]) -> ExitCode {
    let games = match options {
        [] => "3",
        [option, number] if option == "--count" && is_number(number) => number,
        _ => return unknown(&format!("{options:?} is not --count NUMBER")),
    };
    let example = ["run", "--release", "--locked", "--package", "merlin", "--example", "sets", "--", games];
    run(Command::new(cargo()).args(example))
}

fn is_number(text: &str) -> bool {
    text.parse::<u32>().is_ok()
}

fn unknown(why: &str) -> ExitCode {
    eprintln!("xtask: {why}\n{HELP}");
    ExitCode::from(2)
}
