//! `tafelrunde serve`: a house on the web.

mod settings;
mod trouble;

use self::settings::Settings;
use crate::args::Serve;
use crate::failure::{Failure, Outcome};
use crate::{limits, out};
use server::{Config, Origin, Retention, StoreAddress, THREADS, is_process_name, serve};
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;
use words::Words;

/// Connections and files a house needs besides its streams.
const OTHER_FILES: u64 = 512;

pub(crate) fn run(words: Words, args: Serve) -> Outcome {
    let settings = Settings::read(words, args.config.as_deref(), |name| std::env::var(name).ok())?;
    let level = log_level(words, args.log_level.as_deref().or(settings.log_level.as_deref()))?;
    let log_json = args.log_json;
    let config = config(words, args, &settings)?;
    log(level, log_json);
    enough_files(words, &config);
    let runtime = tokio::runtime::Runtime::new();
    let runtime = runtime.map_err(|error| Failure::machine(error.to_string()))?;
    let place = trouble::Place::of(&config);
    let data = config.store.as_ref().map(ToString::to_string);
    let data = data.unwrap_or_else(|| config.data.display().to_string());
    let public = config.public_url.clone();
    let ready = |address: SocketAddr| {
        let url = public.unwrap_or_else(|| format!("http://{address}"));
        out::line(words.say_with("cli-serve-open", &[("url", url.into()), ("data", data.into())]));
    };
    let served = runtime.block_on(serve(config, ready));
    // Dropped, it would wait for every thought to its end.
    runtime.shutdown_timeout(THREADS);
    served.map_err(|error| Failure::machine(place.explain(words, &error)))
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

fn config(words: Words, args: Serve, settings: &Settings) -> Outcome<Config> {
    let address = |text: String| {
        let parsed: Result<SocketAddr, _> = text.parse();
        parsed.map_err(|_| Failure::input(words.say_with("cli-error-bind", &[("bind", text.into())])))
    };
    let usual = Config::default();
    let header = args.client_header.or_else(|| settings.client_header.clone());
    let request_id_header = args.request_id_header.or_else(|| settings.request_id_header.clone());
    let public_url = args.public_url.or_else(|| settings.public_url.clone());
    let name = args.name.or_else(|| settings.name.clone());
    check_header(words, header.as_deref(), "x-forwarded-for")?;
    check_header(words, request_id_header.as_deref(), "x-request-id")?;
    check_public_url(words, public_url.as_deref())?;
    check_process_name(words, name.as_deref())?;
    let store = args.store.or_else(|| settings.store.clone());
    let store = store.map(|text| StoreAddress::read(&text).ok_or_else(|| no_address(words))).transpose()?;
    let bind = args.bind.or_else(|| settings.bind.clone()).map(address).transpose()?;
    let metrics = args.metrics.or_else(|| settings.metrics.clone()).map(address).transpose()?;
    // Without `..`: whatever a house can be told has to be found in the settings, too.
    Ok(Config {
        bind: bind.unwrap_or(usual.bind),
        data: house_folder(words, args.data.or_else(|| settings.data.clone()))?,
        store,
        public_url,
        name,
        client_header: header,
        metrics,
        request_id_header,
        access_log: args.access_log || settings.access_log.unwrap_or(usual.access_log),
        bot_pause: settings.bot_pause_ms.map_or(usual.bot_pause, Duration::from_millis),
        bots_at_once: settings.bots_at_once.unwrap_or(usual.bots_at_once),
        bots_at_once_per_person: settings.bots_at_once_per_person.unwrap_or(usual.bots_at_once_per_person),
        hint_iterations: settings.hint_iterations.unwrap_or(usual.hint_iterations),
        hints_per_minute: settings.hints_per_minute.unwrap_or(usual.hints_per_minute),
        hint_queue: settings.hint_queue.unwrap_or(usual.hint_queue),
        stand_in: settings.stand_in(words)?.unwrap_or(usual.stand_in),
        abandoned_after: settings.abandoned_after_hours.map_or(usual.abandoned_after, hours),
        put_away_after: settings.put_away_after_minutes.map_or(usual.put_away_after, minutes),
        away_after: settings.away_after_seconds.map_or(usual.away_after, Duration::from_secs),
        changes_per_minute: settings.changes_per_minute.unwrap_or(usual.changes_per_minute),
        looks_per_minute: settings.looks_per_minute.unwrap_or(usual.looks_per_minute),
        guests_per_hour: settings.guests_per_hour.unwrap_or(usual.guests_per_hour),
        tables_per_hour: settings.tables_per_hour.unwrap_or(usual.tables_per_hour),
        open_tables: settings.open_tables.unwrap_or(usual.open_tables),
        retention: retention(settings, usual.retention),
        streams_per_person: settings.streams_per_person.unwrap_or(usual.streams_per_person),
        people_per_address: settings.people_per_address.unwrap_or(usual.people_per_address),
        sign_in_attempts: settings.sign_in_attempts.unwrap_or(usual.sign_in_attempts),
        sign_in_attempts_of_name: settings.sign_in_attempts_of_name.unwrap_or(usual.sign_in_attempts_of_name),
        most_streams: settings.most_streams.unwrap_or(usual.most_streams),
        request_within: settings.request_within_seconds.map_or(usual.request_within, Duration::from_secs),
        head_within: settings.head_within_seconds.map_or(usual.head_within, Duration::from_secs),
        clock: usual.clock,
    })
}

fn retention(settings: &Settings, usual: Retention) -> Retention {
    Retention {
        waiting: settings.keep_waiting_days.map_or(usual.waiting, days),
        abandoned: settings.keep_abandoned_days.map_or(usual.abandoned, days),
        guest_games: settings.keep_guest_games_days.map_or(usual.guest_games, days),
        guests: settings.keep_guests_days.map_or(usual.guests, days),
        tokens: settings.keep_tokens_days.map_or(usual.tokens, days),
        talk: settings.keep_talk_days.map_or(usual.talk, days),
    }
}

fn check_header(words: Words, header: Option<&str>, right: &str) -> Outcome {
    let Some(header) = header.filter(|header| !is_header(header)) else { return Ok(()) };
    let args = [("header", header.into()), ("right", right.into())];
    Err(Failure::input(words.say_with("cli-error-header", &args)))
}

fn check_public_url(words: Words, url: Option<&str>) -> Outcome {
    let Some(url) = url.filter(|url| Origin::read(url).is_none()) else { return Ok(()) };
    Err(Failure::input(words.say_with("cli-error-public-url", &[("url", url.into())])))
}

fn check_process_name(words: Words, name: Option<&str>) -> Outcome {
    let Some(name) = name.filter(|name| !is_process_name(name)) else { return Ok(()) };
    Err(Failure::input(words.say_with("cli-error-process-name", &[("name", name.into())])))
}

/// A store that is neither a folder nor a database. What was given is not told: it may hold a password.
fn no_address(words: Words) -> Failure {
    Failure::input(words.say("cli-error-store-address"))
}

const fn minutes(count: u64) -> Duration {
    Duration::from_secs(count.saturating_mul(60))
}

const fn hours(count: u64) -> Duration {
    minutes(count.saturating_mul(60))
}

const fn days(count: u64) -> Duration {
    hours(count.saturating_mul(24))
}

/// Whether a text can be the name of a header.
fn is_header(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// The folder of the house: as given, or beside the saved games of this person.
pub(crate) fn house_folder(words: Words, given: Option<PathBuf>) -> Outcome<PathBuf> {
    match given {
        Some(folder) => Ok(folder),
        None => Ok(crate::saves::home(words)?.join("house")),
    }
}

/// How much the log tells.
fn log_level(words: Words, given: Option<&str>) -> Outcome<LevelFilter> {
    let Some(given) = given else { return Ok(LevelFilter::INFO) };
    let known = [
        ("error", LevelFilter::ERROR),
        ("warn", LevelFilter::WARN),
        ("info", LevelFilter::INFO),
        ("debug", LevelFilter::DEBUG),
        ("trace", LevelFilter::TRACE),
    ];
    let found = known.iter().find(|(name, _)| name.eq_ignore_ascii_case(given.trim()));
    found.map(|(_, level)| *level).ok_or_else(|| {
        let levels = known.map(|(name, _)| name).join(", ");
        let args = [("found", given.into()), ("levels", levels.into())];
        Failure::input(words.say_with("cli-error-log-level", &args))
    })
}

/// Structured lines on standard error; what is told is chosen by the house and holds no secret. Libraries of
/// others do not know what is secret here: of them only warnings are heard.
fn log(level: LevelFilter, json: bool) {
    let ours = ["server", "tafelrunde", "access"];
    let heard = Targets::new().with_default(level.min(LevelFilter::WARN));
    let heard = heard.with_targets(ours.map(|target| (target, level)));
    // Colours are for terminals; in a file they would be noise.
    let colours = std::io::stderr().is_terminal();
    let lines =
        tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colours).with_target(false);
    let log = tracing_subscriber::registry();
    if json {
        log.with(lines.json().with_filter(heard)).init();
    } else {
        log.with(lines.compact().with_filter(heard)).init();
    }
}
