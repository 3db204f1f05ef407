//! What can be told to a house by a file and by the environment: `looks_per_minute = 1200` in the file is
//! `TAFELRUNDE_LOOKS_PER_MINUTE=1200` in the environment, which comes first. `docs/hosting.md` lists all of it.

use crate::commands::read;
use crate::failure::{Failure, Outcome};
use bots::Level;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use words::Words;

/// Declares the settings, and the list of their keys that the test compares with the documentation.
macro_rules! settings {
    ($($key:ident: $kind:ty,)*) => {
        /// The settings that were given; the flags of the command line come before them.
        #[derive(Deserialize, Default, Debug)]
        #[serde(deny_unknown_fields, default)]
        pub(super) struct Settings {
            $(pub(super) $key: Option<$kind>,)*
        }

        /// The keys of all settings.
        const KEYS: &[&str] = &[$(stringify!($key)),*];
    };
}

settings! {
    bind: String,
    data: PathBuf,
    store: String,
    public_url: String,
    client_header: String,
    name: String,
    metrics: String,
    log_level: String,
    access_log: bool,
    request_id_header: String,
    bot_pause_ms: u64,
    bots_at_once: usize,
    bots_at_once_per_person: usize,
    hint_iterations: u32,
    hints_per_minute: u32,
    hint_queue: usize,
    stand_in: String,
    abandoned_after_hours: u64,
    put_away_after_minutes: u64,
    away_after_seconds: u64,
    changes_per_minute: u32,
    looks_per_minute: u32,
    guests_per_hour: u32,
    tables_per_hour: u32,
    open_tables: u32,
    keep_waiting_days: u64,
    keep_abandoned_days: u64,
    keep_guest_games_days: u64,
    keep_guests_days: u64,
    keep_tokens_days: u64,
    keep_talk_days: u64,
    streams_per_person: usize,
    people_per_address: u32,
    sign_in_attempts: u32,
    sign_in_attempts_of_name: u32,
    most_streams: usize,
    request_within_seconds: u64,
    head_within_seconds: u64,
}

/// The name of a setting in the environment.
fn variable(key: &str) -> String {
    format!("TAFELRUNDE_{}", key.to_uppercase())
}

/// On or off, in the ways the command line understands as well.
fn switch(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "true" | "yes" | "on" | "y" | "t" | "1" => Some(true),
        "false" | "no" | "off" | "n" | "f" | "0" | "" => Some(false),
        _ => None,
    }
}

impl Settings {
    /// Reads the file, if there is one, and then the environment.
    pub(super) fn read(
        words: Words,
        file: Option<&Path>,
        environment: impl Fn(&str) -> Option<String>,
    ) -> Outcome<Self> {
        let wrong = |place: String, error: &toml::de::Error| {
            let (error, keys) = (error.message().to_owned().into(), KEYS.join(", ").into());
            let args = [("place", place.into()), ("error", error), ("keys", keys)];
            Failure::input(words.say_with("cli-error-config", &args))
        };
        let mut table = toml::Table::new();
        if let Some(path) = file {
            let place = || path.display().to_string();
            let text = read(words, path)?;
            table = toml::from_str(&text).map_err(|error| wrong(place(), &error))?;
            Self::deserialize(table.clone()).map_err(|error| wrong(place(), &error))?;
        }
        for key in KEYS {
            let name = variable(key);
            let Some(text) = environment(&name) else { continue };
            // In the file numbers are numbers, switches switches and texts texts; here they all look the same.
            let alone = |value| toml::Table::from_iter([((*key).to_owned(), value)]);
            let as_text = alone(toml::Value::String(text.clone()));
            let as_number = text.trim().parse().ok().map(|number| alone(toml::Value::Integer(number)));
            let as_switch = switch(&text).map(|on| alone(toml::Value::Boolean(on)));
            let fits = |given: &toml::Table| Self::deserialize(given.clone()).map(drop);
            let mut fitting = as_number.into_iter().chain(as_switch).filter(|given| fits(given).is_ok());
            let given = fitting.next().unwrap_or(as_text);
            fits(&given).map_err(|error| wrong(name, &error))?;
            table.extend(given);
        }
        Self::deserialize(table).map_err(|error| wrong(String::new(), &error))
    }

    /// The level of the bot that moves for somebody away.
    pub(super) fn stand_in(&self, words: Words) -> Outcome<Option<Level>> {
        let Some(text) = &self.stand_in else { return Ok(None) };
        text.parse().map(Some).map_err(|_| {
            let levels = Level::ALL.map(Level::id).join(", ");
            let args = [("found", text.as_str().into()), ("levels", levels.into())];
            Failure::input(words.say_with("cli-error-stand-in", &args))
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;
    use clap::CommandFactory;
    use server::Config;
    use std::collections::BTreeSet;
    use std::time::Duration;

    fn words() -> Words {
        Words::new("en").unwrap()
    }

    /// The rows of the table in the documentation: setting, flag, environment, file, otherwise.
    fn documented() -> Vec<Vec<String>> {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
        let text = std::fs::read_to_string(path).unwrap();
        let rows = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| setting"));
        let cells =
            |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect();
        rows.map(cells).collect()
    }

    #[test]
    fn the_documentation_lists_every_setting_and_no_other() {
        let rows: Vec<_> = documented().into_iter().filter(|row| row[3] != "–").collect();
        let listed: Vec<&str> = rows.iter().map(|row| row[3].as_str()).collect();
        assert_eq!(listed, KEYS);
        for row in &rows {
            assert_eq!(row[2], variable(&row[3]));
        }
    }

    #[test]
    fn the_documentation_lists_every_flag_of_serve_and_no_other() {
        let command = crate::args::Cli::command();
        let serve = command.find_subcommand("serve").unwrap();
        let own = serve.get_arguments().filter_map(|arg| Some((arg.get_long()?, arg.get_env()?)));
        let own: BTreeSet<(String, String)> =
            own.map(|(flag, env)| (format!("--{flag}"), env.to_string_lossy().into_owned())).collect();
        let listed = documented().into_iter().filter(|row| row[1] != "–");
        let listed: BTreeSet<(String, String)> = listed.map(|row| (row[1].clone(), row[2].clone())).collect();
        // The file itself is no setting.
        let config = ("--config".to_owned(), "TAFELRUNDE_CONFIG".to_owned());
        assert_eq!(own, listed.into_iter().chain([config]).collect());
    }

    #[test]
    fn a_switch_can_be_set_in_the_environment() {
        for (text, on) in [("1", true), ("true", true), ("yes", true), ("0", false), ("off", false)] {
            let environment = |name: &str| (name == "TAFELRUNDE_ACCESS_LOG").then(|| text.to_owned());
            assert_eq!(Settings::read(words(), None, environment).unwrap().access_log, Some(on), "{text}");
        }
        let environment = |name: &str| (name == "TAFELRUNDE_ACCESS_LOG").then(|| "sometimes".to_owned());
        let failure = format!("{:?}", Settings::read(words(), None, environment).unwrap_err());
        assert!(failure.contains("TAFELRUNDE_ACCESS_LOG"), "{failure}");
    }

    #[test]
    fn the_documentation_says_what_a_house_does_otherwise() {
        let usual = Config::default();
        let number = |key: &str| {
            let rows = documented();
            let row = rows.iter().find(|row| row[3] == key).unwrap();
            row[4].replace(',', "").parse::<u64>().unwrap()
        };
        assert_eq!(u128::from(number("bot_pause_ms")), usual.bot_pause.as_millis());
        assert_eq!(number("abandoned_after_hours") * 3600, usual.abandoned_after.as_secs());
        assert_eq!(number("put_away_after_minutes") * 60, usual.put_away_after.as_secs());
        assert_eq!(number("away_after_seconds"), usual.away_after.as_secs());
        assert_eq!(number("changes_per_minute"), u64::from(usual.changes_per_minute));
        assert_eq!(number("hints_per_minute"), u64::from(usual.hints_per_minute));
        assert_eq!(number("hint_queue"), usual.hint_queue as u64);
        assert_eq!(number("looks_per_minute"), u64::from(usual.looks_per_minute));
        assert_eq!(number("guests_per_hour"), u64::from(usual.guests_per_hour));
        assert_eq!(number("tables_per_hour"), u64::from(usual.tables_per_hour));
        assert_eq!(number("open_tables"), u64::from(usual.open_tables));
        let days = |key: &str| Duration::from_secs(number(key) * 24 * 3600);
        assert_eq!(days("keep_waiting_days"), usual.retention.waiting);
        assert_eq!(days("keep_abandoned_days"), usual.retention.abandoned);
        assert_eq!(days("keep_guest_games_days"), usual.retention.guest_games);
        assert_eq!(days("keep_guests_days"), usual.retention.guests);
        assert_eq!(days("keep_tokens_days"), usual.retention.tokens);
        assert_eq!(days("keep_talk_days"), usual.retention.talk);
        assert_eq!(number("streams_per_person"), usual.streams_per_person as u64);
        assert_eq!(number("people_per_address"), u64::from(usual.people_per_address));
        assert_eq!(number("sign_in_attempts"), u64::from(usual.sign_in_attempts));
        assert_eq!(number("sign_in_attempts_of_name"), u64::from(usual.sign_in_attempts_of_name));
        assert_eq!(number("most_streams"), usual.most_streams as u64);
        assert_eq!(number("request_within_seconds"), usual.request_within.as_secs());
        assert_eq!(number("head_within_seconds"), usual.head_within.as_secs());
    }

    #[test]
    fn the_environment_comes_before_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("house.toml");
        std::fs::write(&file, "looks_per_minute = 5\nmost_streams = 6\nstand_in = \"random\"\n").unwrap();
        let environment = |name: &str| match name {
            "TAFELRUNDE_LOOKS_PER_MINUTE" => Some(" 7 ".to_owned()),
            "TAFELRUNDE_DATA" => Some("2024".to_owned()),
            _ => None,
        };
        let settings = Settings::read(words(), Some(&file), environment).unwrap();
        assert_eq!((settings.looks_per_minute, settings.most_streams), (Some(7), Some(6)));
        assert_eq!(settings.data, Some(PathBuf::from("2024")), "a folder may look like a number");
        assert_eq!(settings.stand_in(words()).unwrap(), Some(Level::Random));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_name() {
        let environment = |name: &str| (name == "TAFELRUNDE_MOST_STREAMS").then(|| "many".to_owned());
        let failure = format!("{:?}", Settings::read(words(), None, environment).unwrap_err());
        assert!(failure.contains("TAFELRUNDE_MOST_STREAMS"), "{failure}");
        let genius = Settings { stand_in: Some("genius".to_owned()), ..Settings::default() };
        let failure = format!("{:?}", genius.stand_in(words()).unwrap_err());
        assert!(failure.contains("genius") && failure.contains("random"), "{failure}");
    }
}
