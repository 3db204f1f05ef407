//! `tafelrunde man`: the manual page, one for all commands, in the reader's language.
//!
//! `clap_mangen` writes a page for each command, with English headings. Its parts are joined here below
//! headings of our own.

use crate::args::Cli;
use crate::failure::Outcome;
use crate::{help, out};
use clap::{Arg, Command, CommandFactory};
use clap_mangen::Man;
use std::io::{self, Write};
use words::Words;

pub(crate) fn run(words: Words) -> Outcome {
    out::text(page(words));
    Ok(())
}

/// The whole page.
fn page(words: Words) -> String {
    let mut command = said_once(help::localise(Cli::command(), words), words, true);
    command.build();
    let man = Man::new(command.clone())
        .title("tafelrunde")
        .date("")
        .source(concat!("Tafelrunde ", env!("CARGO_PKG_VERSION")))
        .manual("Tafelrunde");
    let title = rendered(|out| man.render_title(out));
    let named = Man::new(command.clone().about(words.say("cli-man-about")));
    let parts = [
        title,
        section("SH", &words.say("cli-man-name"), &rendered(|out| named.render_name_section(out))),
        section("SH", &words.say("cli-man-synopsis"), &rendered(|out| man.render_synopsis_section(out))),
        section(
            "SH",
            &words.say("cli-man-description"),
            &rendered(|out| man.render_description_section(out)),
        ),
        section("SH", &words.say("cli-man-options"), &rendered(|out| man.render_options_section(out))),
        section("SH", &words.say("cli-man-commands"), ""),
        command.get_subcommands().map(described).collect(),
        section("SH", &words.say("cli-man-notes"), &rendered(|out| man.render_extra_section(out))),
    ];
    parts.concat()
}

/// A command and those below it.
fn described(command: &Command) -> String {
    let man = Man::new(command.clone());
    let parts = [
        rendered(|out| man.render_synopsis_section(out)),
        section("PP", "", &rendered(|out| man.render_description_section(out))),
        rendered(|out| man.render_options_section(out)),
    ];
    let own =
        section("SS", command.get_bin_name().unwrap_or(command.get_name()), &parts.map(content).concat());
    own + &command.get_subcommands().map(described).collect::<String>()
}

/// The command without what a page need not repeat: help and language stand at its top, defaults in the
/// texts, and the variable of an option behind its text, in the language of the page.
fn said_once(command: Command, words: Words, is_top: bool) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let command = command.mut_args(|arg| {
        let is_common = matches!(arg.get_id().as_str(), "help" | "lang");
        with_variable(arg, words).hide(is_common && !is_top)
    });
    names
        .into_iter()
        .fold(command, |command, name| command.mut_subcommand(name, |sub| said_once(sub, words, false)))
}

/// The variable of the environment that says the same, as part of the text.
fn with_variable(arg: Arg, words: Words) -> Arg {
    let Some(variable) = arg.get_env().map(|name| name.to_string_lossy().into_owned()) else { return arg };
    let text = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let args = [("text", text.into()), ("variable", variable.into())];
    arg.help(words.say_with("cli-man-variable", &args)).hide_env(true)
}

/// What a part of a page is written as.
fn rendered(render: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> String {
    let mut bytes = Vec::new();
    render(&mut bytes).expect("memory can be written to");
    String::from_utf8(bytes).expect("texts and names of ours are UTF-8")
}

/// A part below a heading of ours.
fn section(request: &str, heading: &str, part: &str) -> String {
    format!(".{request} {}\n{}", heading.replace('-', "\\-"), content(part.to_owned())).replace(" \n", "\n")
}

/// A part without its heading, and without the lines that every part begins with: those of the title are enough.
fn content(part: String) -> String {
    let is_frame = |line: &str| [".SH ", ".ie ", ".el "].iter().any(|start| line.starts_with(start));
    part.lines().filter(|line| !is_frame(line)).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;

    /// The path of every command with its long options.
    fn commands(command: &Command, path: &str) -> Vec<(String, Vec<String>)> {
        let options = command.get_arguments().filter_map(|arg| arg.get_long().map(str::to_owned)).collect();
        let below =
            command.get_subcommands().flat_map(|sub| commands(sub, &format!("{path} {}", sub.get_name())));
        [(path.to_owned(), options)].into_iter().chain(below).collect()
    }

    #[test]
    fn the_page_has_every_command_with_every_option_in_every_language() {
        for lang in Words::languages() {
            let page = page(Words::new(lang).unwrap());
            for (path, options) in commands(&Cli::command(), "tafelrunde") {
                let path = path.replace('-', "\\-");
                let begin = match path.as_str() {
                    "tafelrunde" => ".SH ".to_owned(),
                    _ => format!("\n.SS {path}\n"),
                };
                let (_, from) = page.split_once(&begin).unwrap_or_else(|| panic!("{lang} lacks {path}"));
                for option in options.iter().filter(|option| *option != "lang" || path == "tafelrunde") {
                    let text = from.split("\n.SS ").next().unwrap();
                    let written = format!("\\-\\-{}", option.replace('-', "\\-"));
                    assert!(text.contains(&written), "{lang}: {path} lacks --{option}");
                }
            }
            assert!(!page.contains("cli-") && !page.contains("cli\\-"), "a text is missing in {lang}");
            assert!(page.contains("TAFELRUNDE_PUBLIC_URL"), "{lang}");
        }
    }

    #[test]
    fn a_german_page_has_german_headings_alone() {
        let page = page(Words::new("de").unwrap());
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        assert_eq!(headings, ["BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "OPTIONEN", "BEFEHLE", "HINWEISE"]);
        assert!(!page.contains("May also be specified"), "no sentence of the library");
    }
}
