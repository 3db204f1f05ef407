//! `tafelrunde completions`: what a shell needs to complete our commands, with their help in the reader's language.

use crate::args::{Cli, Completions};
use crate::failure::Outcome;
use crate::{help, out};
use bots::Level;
use bots::balance::Equal;
use clap::builder::PossibleValuesParser;
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use games::GameId;
use words::Words;

pub(crate) fn run(words: Words, args: &Completions) -> Outcome {
    out::text(written(words, args.shell));
    Ok(())
}

/// The completions of a shell.
fn written(words: Words, shell: Shell) -> String {
    let mut command = with_values(help::localise(Cli::command(), words));
    let mut bytes = Vec::new();
    clap_complete::generate(shell, &mut command, "tafelrunde", &mut bytes);
    String::from_utf8(bytes).expect("texts and names of ours are UTF-8")
}

/// The command with the values a shell can offer. When a command line is read, these are checked elsewhere,
/// where the answer says more.
fn with_values(command: Command) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let command = command.mut_args(|arg| match arg.get_id().as_str() {
        "game" => arg.value_parser(PossibleValuesParser::new(GameId::ALL.map(GameId::id))),
        "lang" => arg.value_parser(PossibleValuesParser::new(Words::languages())),
        "level" => {
            let levels = Level::ALL.iter().map(|level| level.id().to_owned());
            arg.value_parser(PossibleValuesParser::new(levels.chain([Equal::Network.to_string()])))
        }
        "log_level" => arg.value_parser(["error", "warn", "info", "debug", "trace"]),
        _ => arg,
    });
    names.into_iter().fold(command, |command, name| command.mut_subcommand(name, with_values))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;
    use std::io::Write;
    use std::process::Stdio;

    const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

    /// Every command and every long option, at any depth.
    fn names(command: &Command) -> Vec<String> {
        let options = command.get_arguments().filter_map(|arg| arg.get_long().map(str::to_owned));
        let own = options.chain([command.get_name().to_owned()]);
        own.chain(command.get_subcommands().flat_map(names)).collect()
    }

    #[test]
    fn every_command_and_option_can_be_completed_in_every_shell_and_language() {
        for words in Words::languages().iter().map(|lang| Words::new(lang).unwrap()) {
            for shell in SHELLS {
                let written = written(words, shell);
                for name in names(&Cli::command()) {
                    assert!(written.contains(&name), "{shell} does not know {name}");
                }
                assert!(!written.contains("cli-help"), "a text is missing for {shell}");
                // Of what stands without an option fish is told nothing by the library.
                let values = if shell == Shell::Fish { "-f -a \"de" } else { "artus camelot merlin" };
                assert!(written.contains(values), "{shell} offers no values");
            }
        }
    }

    /// Those shells that are installed read what is written for them, without running it.
    #[test]
    fn every_shell_can_read_its_completions() {
        for words in Words::languages().iter().map(|lang| Words::new(lang).unwrap()) {
            for shell in SHELLS {
                let started =
                    std::process::Command::new(shell.to_string()).arg("-n").stdin(Stdio::piped()).spawn();
                let Ok(mut reader) = started else { continue };
                reader.stdin.take().unwrap().write_all(written(words, shell).as_bytes()).unwrap();
                assert!(reader.wait().unwrap().success(), "{shell}");
            }
        }
    }
}
