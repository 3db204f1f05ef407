//! `tafelrunde serve`: a house on the web.

use crate::args::Serve;
use crate::commands::read;
use crate::failure::{Failure, Outcome};
use crate::{limits, out};
use serde::Deserialize;
use server::{Config, serve};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use words::Words;

/// Connections and files a house needs besides its streams.
const OTHER_FILES: u64 = 512;

/// The settings a file may give; the command line and the environment come first.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Settings {
    bind: Option<String>,
    data: Option<PathBuf>,
    public_url: Option<String>,
    client_header: Option<String>,
    metrics: Option<String>,
    bot_pause_ms: Option<u64>,
    abandoned_after_hours: Option<u64>,
    put_away_after_minutes: Option<u64>,
    changes_per_minute: Option<u32>,
    looks_per_minute: Option<u32>,
    streams_per_person: Option<usize>,
    people_per_address: Option<u32>,
    sign_in_attempts: Option<u32>,
    most_streams: Option<usize>,
}

pub(crate) fn run(words: Words, args: Serve) -> Outcome {
    let log_json = args.log_json;
    let config = config(words, args)?;
    log(log_json);
    enough_files(words, &config);
    let runtime = tokio::runtime::Runtime::new();
    let runtime = runtime.map_err(|error| Failure::machine(error.to_string()))?;
    let (bind, data) = (config.bind.to_string(), config.data.display().to_string());
    let public = config.public_url.clone();
    let ready = |address: SocketAddr| {
        let url = public.unwrap_or_else(|| format!("http://{address}"));
        out::line(words.say_with("cli-serve-open", &[("url", url.into()), ("data", data.into())]));
    };
    runtime.block_on(serve(config, ready)).map_err(|error| {
        let args = [("bind", bind.into()), ("error", error.to_string().into())];
        Failure::machine(words.say_with("cli-serve-failed", &args))
    })
}

/// Makes sure that everybody who may look can; where the system does not let us, that is told.
fn enough_files(words: Words, config: &Config) {
    let needed = config.most_streams as u64 + OTHER_FILES;
    let allowed = limits::open_files(needed);
    if allowed < needed {
        let args = [("allowed", allowed.to_string().into()), ("needed", needed.to_string().into())];
        eprintln!("tafelrunde: {}", words.say_with("cli-serve-few-files", &args));
    }
}

fn config(words: Words, args: Serve) -> Outcome<Config> {
    let settings = match &args.config {
        Some(path) => settings(words, path)?,
        None => Settings::default(),
    };
    let mut config = Config { data: house_folder(words, args.data.or(settings.data))?, ..Config::default() };
    let address = |text: String| {
        let parsed: Result<SocketAddr, _> = text.parse();
        parsed.map_err(|_| Failure::input(words.say_with("cli-error-bind", &[("bind", text.into())])))
    };
    if let Some(bind) = args.bind.or(settings.bind) {
        config.bind = address(bind)?;
    }
    config.metrics = args.metrics.or(settings.metrics).map(address).transpose()?;
    config.client_header = args.client_header.or(settings.client_header);
    if let Some(header) = config.client_header.as_deref().filter(|header| !is_header(header)) {
        let args = [("header", header.into())];
        return Err(Failure::input(words.say_with("cli-error-client-header", &args)));
    }
    config.public_url = args.public_url.or(settings.public_url);
    if let Some(url) =
        config.public_url.as_deref().filter(|url| !url.starts_with("http://") && !url.starts_with("https://"))
    {
        return Err(Failure::input(words.say_with("cli-error-public-url", &[("url", url.into())])));
    }
    if let Some(pause) = settings.bot_pause_ms {
        config.bot_pause = Duration::from_millis(pause);
    }
    if let Some(hours) = settings.abandoned_after_hours {
        config.abandoned_after = Duration::from_secs(hours.saturating_mul(3600));
    }
    if let Some(minutes) = settings.put_away_after_minutes {
        config.put_away_after = Duration::from_secs(minutes.saturating_mul(60));
    }
    config.changes_per_minute = settings.changes_per_minute.unwrap_or(config.changes_per_minute);
    config.looks_per_minute = settings.looks_per_minute.unwrap_or(config.looks_per_minute);
    config.streams_per_person = settings.streams_per_person.unwrap_or(config.streams_per_person);
    config.people_per_address = settings.people_per_address.unwrap_or(config.people_per_address);
    config.sign_in_attempts = settings.sign_in_attempts.unwrap_or(config.sign_in_attempts);
    config.most_streams = settings.most_streams.unwrap_or(config.most_streams);
    Ok(config)
}

/// Whether a text can be the name of a header.
fn is_header(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

fn settings(words: Words, path: &Path) -> Outcome<Settings> {
    let text = read(words, path)?;
    toml::from_str(&text).map_err(|error: toml::de::Error| {
        let args = [("file", path.display().to_string().into()), ("error", error.message().into())];
        Failure::input(words.say_with("cli-error-config", &args))
    })
}

/// The folder of the house: as given, or beside the saved games of this person.
pub(crate) fn house_folder(words: Words, given: Option<PathBuf>) -> Outcome<PathBuf> {
    match given {
        Some(folder) => Ok(folder),
        None => Ok(crate::saves::home(words)?.join("house")),
    }
}

/// Structured lines on standard error; what is told is chosen by the house and holds no secret.
fn log(json: bool) {
    let lines = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
    if json {
        lines.json().init();
    } else {
        lines.compact().init();
    }
}
