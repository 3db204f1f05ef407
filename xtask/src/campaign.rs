//! The long forms of tests: power cuts and kills at random moments
//! (`cargo xtask campaign power --count 200`), many times the games that obey the laws
//! (`cargo xtask campaign laws --count 10`), games with every set of Merlin's modules
//! (`cargo xtask campaign sets --count 10`), and changes of the code that tests should notice
//! (`cargo xtask campaign mutants --count 40`).

use crate::{HELP, cargo, mutants, proxy, run};
use std::process::{Command, ExitCode};

/// A campaign.
struct Campaign {
    name: &'static str,
    /// The packages with its tests.
    packages: &'static [&'static str],
    /// The test program.
    target: &'static str,
    /// What the names of its tests contain.
    tests: &'static str,
    /// The variable that tells it how often.
    variable: &'static str,
}

const CAMPAIGNS: [Campaign; 4] = [
    Campaign {
        name: "power",
        packages: &["server"],
        target: "power",
        tests: "power_cuts_lose_no_confirmed_move",
        variable: "TAFELRUNDE_POWER_CUTS",
    },
    Campaign {
        name: "kills",
        packages: &["cli"],
        target: "kills",
        tests: "campaign::kills_lose_no_confirmed_move",
        variable: "TAFELRUNDE_KILLS",
    },
    Campaign {
        name: "nodes",
        packages: &["cli"],
        target: "kills",
        tests: "nodes::nodes_lose_no_confirmed_move",
        variable: "TAFELRUNDE_NODE_TROUBLES",
    },
    Campaign {
        name: "laws",
        packages: &["artus", "camelot", "merlin"],
        target: "suite",
        tests: "laws::",
        variable: "TAFELRUNDE_LAWS",
    },
];

/// Runs a campaign; with `--nocapture`, so that its figures are told.
pub(crate) fn run_campaign(args: &[String]) -> ExitCode {
    let Some((name, options)) = args.split_first() else { return unknown("no campaign is named") };
    if name == "sets" {
        return run_sets(options);
    }
    if name == "mutants" {
        return mutants::run(options);
    }
    let Some(campaign) = CAMPAIGNS.iter().find(|campaign| campaign.name == name) else {
        return unknown(&format!(
            "there is no campaign {name:?}, only power, kills, nodes, laws, sets and mutants"
        ));
    };
    let mut command = Command::new(cargo());
    command.args(["test", "--test", campaign.target, "--locked"]);
    command.args(campaign.packages.iter().flat_map(|package| ["--package", package]));
    command.args(["--", campaign.tests, "--nocapture"]);
    for pair in options.chunks(2) {
        let variable = match pair {
            [option, proxy] if option == "--proxy" && name == "nodes" && proxy::is_known(proxy) => {
                if !proxy::provide(proxy) {
                    continue;
                }
                "TAFELRUNDE_PROXY"
            }
            [option, number] if option == "--count" && is_number(number) => campaign.variable,
            [option, number] if option == "--seed" && is_number(number) => "TAFELRUNDE_SEED",
            _ => {
                let why = format!(
                    "{pair:?} is not --count NUMBER or --seed NUMBER, nor, for nodes, --proxy nginx or --proxy caddy"
                );
                return unknown(&why);
            }
        };
        command.env(variable, &pair[1]);
    }
    run(&mut command)
}

/// Plays every set of modules that can be chosen under the laws, so many games of each.
fn run_sets(options: &[String]) -> ExitCode {
    let games = match options {
        [] => "2",
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
