//! What was measured, as a table for people or as JSON for programs.

use super::idle::Idle;
use super::players::Playing;
use super::taps::Taps;
use super::{Played, SEATS};
use crate::commands::print_json;
use crate::out;
use serde_json::{Value, json};
use words::Words;

/// Everything that was measured.
pub(super) struct Figures {
    /// Which game was played, and how.
    pub(super) played: Played,
    /// The kind of file system the store lay on.
    pub(super) store: Option<String>,
    /// Moves a second that were asked for.
    pub(super) rate: Option<f64>,
    /// How many tables were played at.
    pub(super) tables: usize,
    /// How busy the machine was before.
    pub(super) load_before: Option<f64>,
    /// While people played.
    pub(super) playing: Playing,
    /// The first page, and what a tap costs.
    pub(super) taps: Taps,
    /// While people only looked.
    pub(super) idle: Option<Idle>,
}

/// The value below which this share of all values lies; the values are sorted by it.
fn percentile(values: &mut [u32], share: f64) -> u32 {
    values.sort_unstable();
    let at = (values.len() as f64 * share).ceil() as usize;
    values.get(at.saturating_sub(1)).copied().unwrap_or_default()
}

impl Figures {
    /// Tells everything.
    pub(super) fn tell(mut self, words: Words, as_json: bool) {
        let json = self.json();
        if as_json {
            print_json(&json);
            return;
        }
        let debug = cfg!(debug_assertions);
        out::line(words.say(if debug { "cli-bench-server-debug" } else { "cli-bench-server-release" }));
        let row = |key: &str, figure: String| {
            out::line(format_args!("| {} | {figure} |", words.say(&format!("cli-bench-server-{key}"))));
        };
        out::line(format_args!(
            "\n| {} | {} |\n|---|---:|",
            words.say("cli-bench-server-what"),
            words.say("cli-bench-server-figure")
        ));
        let count = |value: &Value| words.count(value.as_f64().unwrap_or_default().round() as i64);
        let milliseconds =
            |value: &Value| format!("{} ms", words.decimal(value.as_f64().unwrap_or_default(), 2));
        let megabytes = |value: &Value| match value.as_f64() {
            Some(bytes) => format!("{} MiB", words.decimal(bytes / f64::from(1 << 20), 1)),
            None => words.say("cli-bench-server-unknown"),
        };
        let decimal = |value: &Value| match value.as_f64() {
            Some(value) => words.decimal(value, 2),
            None => words.say("cli-bench-server-unknown"),
        };
        let microseconds = |value: &Value| match value.as_f64() {
            Some(_) => format!("{} µs", count(value)),
            None => words.say("cli-bench-server-unknown"),
        };
        let playing = &json["playing"];
        row("game", format!("{} {}", words.game(self.played.game), self.played.options));
        if let Some(store) = &self.store {
            row("store", store.clone());
        }
        if let Some(rate) = self.rate {
            row("rate", words.decimal(rate, 0));
        }
        row("tables", format!("{} × {SEATS}", count(&playing["tables"])));
        row("load", decimal(&json["load_average_before"]));
        row("moves", count(&playing["moves_per_second"]));
        row("confirmed-median", milliseconds(&playing["confirmed_ms"]["p50"]));
        row("confirmed", milliseconds(&playing["confirmed_ms"]["p99"]));
        row("shown-median", milliseconds(&playing["shown_ms"]["p50"]));
        row("shown", milliseconds(&playing["shown_ms"]["p99"]));
        row("pushed", count(&playing["bytes_per_event"]));
        row("memory", megabytes(&playing["memory_bytes"]));
        row("house-cores", decimal(&playing["house_cores"]));
        row("load-cores", decimal(&playing["load_cores"]));
        row("house-work", microseconds(&playing["house_us_per_move"]));
        row("load-work", microseconds(&playing["load_us_per_move"]));
        let taps = &json["taps"];
        row("page", count(&taps["page_bytes"]));
        row("tap", milliseconds(&taps["ms"]["p95"]));
        row("tap-bytes", count(&taps["bytes"]));
        if self.idle.is_some() {
            let idle = &json["idle"];
            row("streams", count(&idle["streams"]));
            row("idle-memory", megabytes(&idle["memory_bytes"]));
        }
    }

    fn json(&mut self) -> Value {
        let playing = &mut self.playing;
        let mut times = |values: fn(&mut Playing) -> &mut Vec<u32>| {
            let mut at = |share| f64::from(percentile(values(playing), share)) / 1000.0;
            json!({ "p50": at(0.5), "p99": at(0.99), "max": at(1.0) })
        };
        let confirmed = times(|playing| &mut playing.confirmed);
        let shown = times(|playing| &mut playing.shown);
        let mut at = |share| f64::from(percentile(&mut self.taps.times, share)) / 1000.0;
        let ms = json!({ "p50": at(0.5), "p95": at(0.95), "max": at(1.0) });
        let Taps { times, bytes, page, .. } = &self.taps;
        let taps = json!({
            "taps": times.len(),
            "ms": ms,
            "bytes": *bytes as f64 / times.len().max(1) as f64,
            "page_bytes": page,
        });
        let idle = self.idle.as_ref().map(|idle| {
            json!({
                "streams": idle.streams,
                "tables": idle.tables,
                "memory_before_bytes": idle.before,
                "memory_bytes": idle.memory,
            })
        });
        // On a busy machine this says more than moves a second: nobody else's work is in it.
        let work = |cores: Option<f64>| {
            let microseconds = cores? * playing.seconds * 1e6;
            (playing.moves > 0).then(|| microseconds / playing.moves as f64)
        };
        json!({
            "profile": if cfg!(debug_assertions) { "debug" } else { "release" },
            "game": self.played.game.id(),
            "options": self.played.options,
            "store_file_system": self.store,
            "load_average_before": self.load_before,
            "playing": {
                "tables": self.tables,
                "rate": self.rate,
                "seats": SEATS,
                "seconds": playing.seconds,
                "moves": playing.moves,
                "games": playing.games,
                "moves_per_second": playing.moves as f64 / playing.seconds,
                "confirmed_ms": confirmed,
                "shown_ms": shown,
                "events": playing.events,
                "bytes_per_event": playing.pushed as f64 / playing.events.max(1) as f64,
                "memory_bytes": playing.memory,
                "house_cores": playing.house_cores,
                "load_cores": playing.load_cores,
                "house_us_per_move": work(playing.house_cores),
                "load_us_per_move": work(playing.load_cores),
            },
            "taps": taps,
            "idle": idle,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::percentile;

    #[test]
    fn a_percentile_is_a_value_that_was_measured() {
        let mut values: Vec<u32> = (1..=100).rev().collect();
        assert_eq!([0.5, 0.99, 1.0].map(|share| percentile(&mut values, share)), [50, 99, 100]);
        assert_eq!((percentile(&mut [7], 0.99), percentile(&mut [], 0.99)), (7, 0));
    }
}
