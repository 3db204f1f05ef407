//! The help of the command line, in the reader's language: every text is looked up in Fluent by the path of its
//! command or argument (`cli-help-simulate`, `cli-help-simulate-games`).

use clap::{Command, error::ErrorKind};
use words::Words;

/// The command with all its help texts.
pub(crate) fn localise(command: Command, words: Words) -> Command {
    let frame = format!(
        "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n",
        words.say("cli-help-usage"),
    );
    let mut command = texts(command, "cli-help", words, &frame);
    command = command.after_help(words.say("cli-help-after"));
    command
}

fn texts(command: Command, key: &str, words: Words, frame: &str) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .about(words.say(key))
        .help_template(frame.to_owned())
        .subcommand_help_heading(words.say("cli-help-commands"))
        .subcommand_value_name(words.say("cli-help-command"))
        .disable_help_flag(true)
        .arg(
            clap::Arg::new("help")
                .short('h')
                .long("help")
                .global(true)
                .action(clap::ArgAction::Help)
                .help("help"),
        );
    if key == "cli-help" {
        command = command.disable_version_flag(true).arg(
            clap::Arg::new("version")
                .short('V')
                .long("version")
                .action(clap::ArgAction::Version)
                .help("version"),
        );
    }
    command = command.mut_args(|arg| {
        let id = arg.get_id().as_str().replace('_', "-");
        let common = matches!(
            id.as_str(),
            "lang"
                | "help"
                | "version"
                | "json"
                | "components"
                | "game"
                | "players"
                | "advanced"
                | "set"
                | "shard"
                | "results"
        );
        let own = format!("{key}-{id}");
        let text = if common && !words.has(&own) {
            words.say(&format!("cli-help-any-{id}"))
        } else {
            words.say(&own)
        };
        let heading = if arg.is_positional() { "cli-help-arguments" } else { "cli-help-options" };
        // Defaults are named in the text, in its language.
        let has_default = !arg.get_default_values().is_empty();
        arg.help(text).help_heading(words.say(heading)).hide_default_value(has_default)
    });
    for name in names {
        command = command.mut_subcommand(&name, |sub| texts(sub, &format!("{key}-{name}"), words, frame));
    }
    command
}

/// What is wrong with a command line, in the reader's language.
pub(crate) fn explain(error: &clap::Error, words: Words) -> String {
    use clap::error::{ContextKind, ContextValue};
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let key = match error.kind() {
        ErrorKind::UnknownArgument => "cli-usage-unknown-argument",
        ErrorKind::InvalidSubcommand => "cli-usage-unknown-command",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "cli-usage-invalid-value",
        ErrorKind::MissingRequiredArgument => "cli-usage-missing",
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            "cli-usage-missing-command"
        }
        ErrorKind::ArgumentConflict => "cli-usage-conflict",
        ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::NoEquals => "cli-usage-number-of-values",
        _ => "cli-usage-other",
    };
    let suggestion =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
            .into_iter()
            .map(context)
            .find(|text| !text.is_empty());
    let args = [
        ("argument", context(ContextKind::InvalidArg).into()),
        ("command", context(ContextKind::InvalidSubcommand).into()),
        ("value", context(ContextKind::InvalidValue).into()),
        ("other", context(ContextKind::PriorArg).into()),
    ];
    let mut text = words.say_with(key, &args);
    if let Some(suggestion) = suggestion {
        text.push(' ');
        text.push_str(&words.say_with("cli-usage-suggestion", &[("suggestion", suggestion.into())]));
    }
    text.push(' ');
    text.push_str(&words.say("cli-usage-help"));
    text
}
