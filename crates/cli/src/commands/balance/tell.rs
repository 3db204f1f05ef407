//! The figures of `balance` as tables in Markdown, which people can read as they are, and as JSON.

use crate::commands::shards::Effort;
use crate::commands::{options_json, print_json};
use crate::out;
use bots::balance::{Counted, Setting, Shares, Who};
use games::GameId;
use serde_json::{Value, json};
use words::Words;

/// What was played, and what came out of it.
pub(super) struct BalanceResults<'a> {
    pub(super) words: Words,
    pub(super) game: GameId,
    pub(super) players: usize,
    pub(super) task: &'a Value,
    pub(super) shares: &'a Shares,
}

impl BalanceResults<'_> {
    /// Prints everything as JSON.
    pub(super) fn print_json(&self, effort: &Effort) {
        let row = |((_, who), counted): (&(Option<Setting>, Who), &Counted)| {
            let (share, points) = (counted.share(), counted.mean_points());
            let ci95 = share.and_then(|share| share.ci95).map(|(low, high)| [low, high]);
            let mut row = json!({
                "games": counted.games,
                "win_share": share.map(|share| share.mean),
                "ci95": ci95,
                "mean_points": points,
            });
            match who {
                Who::Place(number) => row["place"] = json!(number),
                Who::Seat(number) => row["seat"] = json!(number),
                Who::Hero(hero) => row["hero"] = json!(hero.id()),
            }
            row
        };
        let rows = |is_wanted: &dyn Fn(&Option<Setting>, &Who) -> bool| -> Value {
            self.shares.0.iter().filter(|((setting, who), _)| is_wanted(setting, who)).map(row).collect()
        };
        let settings = self.settings().into_iter().map(|setting| {
            let places = rows(&|own, _| own.as_ref() == Some(setting));
            json!({ "key": setting.key, "value": setting.value, "places": places })
        });
        let options = self.task["options"].as_str().map(|options| options_json(&options));
        print_json(&json!({
            "game": self.task["game"],
            "players": self.players,
            "options": options,
            "player": self.task["player"],
            "seed": self.task["seed"],
            "games": self.task["games"],
            "threads": effort.threads,
            "seconds": effort.seconds,
            "fair_share": 1.0 / self.players as f64,
            "places": rows(&|setting, who| setting.is_none() && matches!(who, Who::Place(_))),
            "seats": rows(&|setting, who| setting.is_none() && matches!(who, Who::Seat(_))),
            "heroes": rows(&|setting, who| setting.is_none() && matches!(who, Who::Hero(_))),
            "settings": settings.collect::<Value>(),
        }));
    }

    /// Prints the tables.
    pub(super) fn print(&self) {
        out::line(self.heading());
        out::line("");
        self.print_everybody();
        if self.settings().len() > 1 {
            out::line("");
            self.print_settings();
        }
    }

    /// `Artus, beginner game, 4 players: 10,000 games of equal players (network), seed 1. A fair share is 25.0 %.`
    fn heading(&self) -> String {
        let words = self.words;
        let options = match self.task["options"].as_str() {
            Some(options) => words.options(self.game, options),
            None => words.say("balance-every-option"),
        };
        let options = if options.is_empty() { String::new() } else { format!("{options}, ") };
        let args = [
            ("game", words.game(self.game).into()),
            ("options", options.into()),
            ("players", self.players.into()),
            ("games", words.count(self.task["games"].as_i64().unwrap_or(i64::MAX)).into()),
            ("player", self.task["player"].as_str().unwrap_or_default().into()),
            ("seed", self.task["seed"].to_string().into()),
            ("fair", self.percent(1.0 / self.players as f64).into()),
        ];
        words.say_with("balance-heading", &args)
    }

    /// A table of places, seats and heroes.
    fn print_everybody(&self) {
        let columns = ["who", "games", "win-share", "ci95", "points"];
        self.print_head(&columns.map(|column| self.words.say(&format!("balance-column-{column}"))));
        for ((setting, who), counted) in &self.shares.0 {
            let (None, Some(share)) = (setting, counted.share()) else { continue };
            let interval = share.ci95.map_or_else(
                || "–".to_owned(),
                |(low, high)| format!("{}–{}", self.words.decimal(100.0 * low, 1), self.percent(high)),
            );
            self.print_row(&[
                self.name(who),
                self.words.count(counted.games.cast_signed()),
                self.percent(share.mean),
                interval,
                self.words.decimal(counted.mean_points(), 1),
            ]);
        }
    }

    /// A table of settings: the shares of all places in the games that had them, and the mean points of everybody.
    fn print_settings(&self) {
        let places = (1..=self.players).map(|place| self.name(&Who::Place(place)));
        let column = |key: &str| self.words.say(&format!("balance-column-{key}"));
        let columns: Vec<String> = [column("setting"), column("games")]
            .into_iter()
            .chain(places)
            .chain([column("points")])
            .collect();
        self.print_head(&columns);
        for setting in self.settings() {
            let key = |place| (Some(setting.clone()), Who::Place(place));
            let counted: Vec<Counted> =
                (1..=self.players).filter_map(|place| self.shares.0.get(&key(place)).copied()).collect();
            let games = counted.first().map_or(0, |first| first.games);
            let shares = counted.iter().map(|place| {
                let share = place.share();
                let half = share.and_then(|share| share.ci95).map_or_else(String::new, |(low, high)| {
                    format!(" ± {}", self.words.decimal(50.0 * (high - low), 1))
                });
                let mean = share.map_or(0.0, |share| share.mean);
                format!("{}{half}\u{a0}%", self.words.decimal(100.0 * mean, 1))
            });
            let points = counted.iter().map(Counted::mean_points).sum::<f64>() / counted.len().max(1) as f64;
            let row: Vec<String> = [self.setting_name(setting), self.words.count(games.cast_signed())]
                .into_iter()
                .chain(shares)
                .chain([self.words.decimal(points, 1)])
                .collect();
            self.print_row(&row);
        }
    }

    fn print_head(&self, columns: &[String]) {
        self.print_row(columns);
        out::line(format_args!("|{}", "---|".repeat(columns.len())));
    }

    fn print_row(&self, cells: &[String]) {
        out::line(format_args!("| {} |", cells.join(" | ")));
    }

    /// All settings that games had.
    fn settings(&self) -> Vec<&Setting> {
        let mut settings: Vec<&Setting> =
            self.shares.0.keys().filter_map(|(setting, _)| setting.as_ref()).collect();
        settings.dedup();
        settings
    }

    fn name(&self, who: &Who) -> String {
        match who {
            Who::Place(number) => self.words.say_with("balance-place", &[("number", (*number).into())]),
            Who::Seat(number) => self.words.say_with("balance-seat", &[("number", (*number).into())]),
            Who::Hero(hero) => words::camelot::hero(self.words, *hero),
        }
    }

    fn setting_name(&self, setting: &Setting) -> String {
        if setting.key == "board"
            && let Ok(board) = setting.value.parse()
        {
            return words::camelot::board(self.words, board);
        }
        let known = self.game.settings().iter().find(|own| own.key == setting.key);
        known.map_or_else(
            || setting.value.clone(),
            |own| self.words.setting_value(self.game, own, &setting.value),
        )
    }

    /// A share in percent, which no line breaks apart.
    fn percent(&self, share: f64) -> String {
        format!("{}\u{a0}%", self.words.decimal(100.0 * share, 1))
    }
}
