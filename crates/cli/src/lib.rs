//! The program `tafelrunde`: reads the command line, does what it says, and explains what went wrong.
//!
//! Exit codes: 0 done; 1 the answer is no, or the machine failed; 2 something given cannot be used.

mod args;
mod commands;
mod failure;
mod help;
mod limits;
mod out;
mod saves;
mod tui;

use args::{Cli, Command, Serve};
use clap::{CommandFactory, FromArgMatches};
use failure::{Failure, Outcome};
use std::process::ExitCode;
use words::Words;

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let words = language();
    let parsed = help::localise(Cli::command(), words)
        .try_get_matches()
        .and_then(|found| Cli::from_arg_matches(&found).map(|cli| cli.with_given_before_environment(&found)));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            // Help and version, asked for.
            return if error.print().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        Err(error) => return Failure::input(help::explain(&error, words)).report(),
    };
    if let Some(wanted) = cli.lang.as_deref().filter(|wanted| Words::new(wanted).is_none()) {
        let args = [("lang", wanted.into()), ("languages", Words::languages().join(", ").into())];
        return Failure::input(words.say_with("cli-error-language", &args)).report();
    }
    match run(words, cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(words: Words, command: Option<Command>) -> Outcome {
    match command {
        None => commands::serve::run(words, Serve::default()),
        Some(Command::Serve(args)) => commands::serve::run(words, args),
        Some(Command::Verify(args)) => commands::verify::run(words, args),
        Some(Command::Backup(args)) => commands::backup::run(words, args),
        Some(Command::Restore(args)) => commands::restore::run(words, args),
        Some(Command::Check(args)) => commands::check::run(words, args),
        Some(Command::Store(args)) => commands::store::run(words, args),
        Some(Command::Health(args)) => commands::health::run(words, &args),
        Some(Command::Admin(args)) => commands::admin::run(words, args),
        Some(Command::Play(args)) => commands::play::run(words, args),
        Some(Command::Simulate(args)) => commands::simulate::run(words, args),
        Some(Command::Arena(args)) => commands::arena::run(words, args),
        Some(Command::Balance(args)) => commands::balance::run(words, args),
        Some(Command::Merge(args)) => commands::merge::run(words, &args),
        Some(Command::Learn(args)) => commands::learn::run(words, args.action),
        Some(Command::Position(args)) => commands::position::run(words, args.action),
        Some(Command::Record(args)) => commands::record::run(words, args.action),
        Some(Command::Replay(args)) => commands::replay::run(words, args),
        Some(Command::Perft(args)) => commands::perft::run(words, args),
        Some(Command::Rules(args)) => commands::rules::run(words, &args),
        Some(Command::Components(args)) => commands::components::run(words, &args),
        Some(Command::Bench(args)) => commands::bench::run(words, &args),
        Some(Command::Completions(args)) => commands::completions::run(words, &args),
        Some(Command::Man) => commands::man::run(words),
    }
}

/// The language asked for with `--lang`, else that of the environment. It is looked for before the command line is
/// read, because the help has to be in it too.
fn language() -> Words {
    // An argument that is no text cannot name a language; it is somebody's file name.
    let mut arguments = std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    let mut asked = None;
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            asked = arguments.next();
        } else if let Some(value) = argument.strip_prefix("--lang=") {
            asked = Some(value.to_owned());
        }
    }
    let environment =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    // The first variable that says anything decides, as everywhere.
    let environment = environment.into_iter().find(|value| !value.is_empty());
    let wanted: Vec<String> = asked.into_iter().chain(environment).collect();
    Words::best(wanted.iter().map(String::as_str))
}
