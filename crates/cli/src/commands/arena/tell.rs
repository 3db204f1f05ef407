//! A match in words: a table, the verdict of the test, ratings, and what was forfeited.

use crate::out;
use bots::arena::{Estimate, Forfeit, Match, Sprt, Standing};
use games::GameId;
use words::Words;

/// A match and how it was played, for tables, reports and JSON.
pub(super) struct ArenaResults<'a> {
    pub(super) words: Words,
    pub(super) game: GameId,
    pub(super) options: String,
    pub(super) seed: u64,
    pub(super) threads: usize,
    pub(super) seconds: f64,
    pub(super) played: &'a Match,
}

/// The maximum number of forfeits that are listed one by one.
const LISTED_FORFEITS: usize = 5;

impl ArenaResults<'_> {
    /// The share of victories of a bot that is as good as its opponents.
    pub(super) fn fair_share(&self) -> f64 {
        1.0 / self.played.players as f64
    }

    /// What was forfeited: the number of the set from 1, whose fault it was, and why.
    pub(super) fn forfeits(&self) -> impl Iterator<Item = (usize, &str, &Forfeit)> {
        let sets = self.played.sets.iter().enumerate();
        sets.flat_map(|(number, set)| set.iter().map(move |game| (number + 1, game))).filter_map(
            |(set, game)| {
                let (seat, why) = game.forfeit.as_ref()?;
                Some((set, self.played.names[game.bots[seat.index()]].as_str(), why))
            },
        )
    }

    /// What was played: `Artus, beginner game, 4 players`.
    pub(super) fn heading(&self) -> String {
        let options = self.words.options(self.game, &self.options);
        let args = [
            ("game", self.words.game(self.game).into()),
            ("options", if options.is_empty() { String::new() } else { format!("{options}, ") }.into()),
            ("players", self.played.players.into()),
        ];
        self.words.say_with("arena-heading", &args)
    }

    /// How much was played, and how fast.
    pub(super) fn effort(&self) -> String {
        let args = [
            ("sets", self.played.sets.len().into()),
            ("sets-told", self.whole(self.played.sets.len()).into()),
            ("games", self.played.games().into()),
            ("games-told", self.whole(self.played.games()).into()),
            ("seed", self.seed.to_string().into()),
            ("seconds", self.words.decimal(self.seconds, 1).into()),
            ("threads", self.threads.into()),
        ];
        self.words.say_with("arena-effort", &args)
    }

    /// A number of things: `1,000`.
    fn whole(&self, number: usize) -> String {
        self.words.count(i64::try_from(number).unwrap_or(i64::MAX))
    }

    /// A share in percent: `62.5 %`, which no line breaks apart.
    pub(super) fn percent(&self, share: f64) -> String {
        format!("{}\u{a0}%", self.words.decimal(100.0 * share, 1))
    }

    /// The interval of a share: `58.1–66.9 %`.
    pub(super) fn percents(&self, estimate: &Estimate) -> String {
        estimate.ci95.map_or_else(
            || "–".to_owned(),
            |(low, high)| format!("{}–{}", self.words.decimal(100.0 * low, 1), self.percent(high)),
        )
    }

    /// Points with their sign: `+3.4`.
    pub(super) fn points(&self, points: f64, decimals: usize) -> String {
        self.words.signed_decimal(points, decimals)
    }

    /// Half the width of an interval: `± 1.2`.
    pub(super) fn width(&self, (low, high): (f64, f64), decimals: usize) -> String {
        format!("±\u{a0}{}", self.words.decimal((high - low) / 2.0, decimals))
    }

    /// Points with half the width of their interval.
    pub(super) fn margin(&self, standing: &Standing) -> String {
        let in_points = |margin: Estimate| {
            let width = margin.ci95.map(|ci95| self.width(ci95, 1));
            [self.points(margin.mean, 1)].into_iter().chain(width).collect::<Vec<_>>().join(" ")
        };
        standing.margin.map_or_else(|| "–".to_owned(), in_points)
    }

    /// What the sequential test says, as a sentence.
    pub(super) fn verdict(&self, sprt: &Sprt) -> String {
        let args = [
            ("verdict", sprt.verdict().id().into()),
            ("low", self.percent(sprt.bounds().low()).into()),
            ("high", self.percent(sprt.bounds().high()).into()),
            ("bot", self.played.names.first().map_or("", String::as_str).into()),
            ("sets", sprt.path().len().into()),
            ("sets-told", self.whole(sprt.path().len()).into()),
            ("llr", self.points(sprt.path().last().copied().unwrap_or_default(), 2).into()),
        ];
        self.words.say_with("arena-verdict", &args)
    }

    /// The columns of the table of bots.
    pub(super) fn columns(&self) -> [String; 6] {
        ["bot", "games", "win-share", "ci95", "rank", "margin"]
            .map(|column| self.words.say(&format!("arena-column-{column}")))
    }

    /// The rows of the table of bots.
    pub(super) fn rows(&self) -> Vec<[String; 6]> {
        let row = |(bot, name): (usize, &String)| {
            let standing = self.played.standing(bot)?;
            Some([
                name.clone(),
                self.whole(standing.games),
                self.percent(standing.win_share.mean),
                self.percents(&standing.win_share),
                self.words.decimal(standing.rank.mean, 2),
                self.margin(&standing),
            ])
        };
        self.played.names.iter().enumerate().filter_map(row).collect()
    }

    /// The bots with their ratings, the strongest first.
    pub(super) fn ratings(&self) -> Vec<(usize, bots::arena::Rating)> {
        let mut ratings: Vec<_> = self.played.ratings().into_iter().enumerate().collect();
        ratings.sort_by(|one, other| other.1.points.total_cmp(&one.1.points));
        ratings
    }

    /// What is to be said about games that were forfeited.
    pub(super) fn forfeit_lines(&self) -> Vec<String> {
        let line = |(set, bot, why): (usize, &str, &Forfeit)| {
            let why = forfeit(self.words, why);
            let args = [("set", set.into()), ("bot", bot.into()), ("why", why.into())];
            self.words.say_with("arena-forfeit", &args)
        };
        let mut lines: Vec<String> = self.forfeits().take(LISTED_FORFEITS).map(line).collect();
        let more = self.forfeits().count().saturating_sub(LISTED_FORFEITS);
        if more > 0 {
            lines.push(self.words.say_with("arena-forfeits-more", &[("count", more.into())]));
        }
        lines
    }
}

/// Prints it all.
pub(super) fn print(results: &ArenaResults<'_>) {
    out::line(results.heading());
    out::line(results.effort());
    out::line("");
    table(&results.columns(), &results.rows());
    out::line("");
    out::line(
        results.words.say_with("arena-fair", &[("share", results.percent(results.fair_share()).into())]),
    );
    if results.played.names.len() > 2 {
        print_ratings(results);
        print_meetings(results);
    }
    if let Some(sprt) = &results.played.sprt {
        out::line(results.verdict(sprt));
    }
    results.forfeit_lines().iter().for_each(out::line);
}

fn print_ratings(results: &ArenaResults<'_>) {
    let rows: Vec<[String; 3]> = results
        .ratings()
        .into_iter()
        .map(|(bot, rating)| {
            let width = rating.ci95.map_or_else(|| "–".to_owned(), |ci95| results.width(ci95, 0));
            [results.played.names[bot].clone(), results.points(rating.points, 0), width]
        })
        .collect();
    out::line("");
    let columns =
        ["bot", "rating", "ci95"].map(|column| results.words.say(&format!("arena-column-{column}")));
    table(&columns, &rows);
}

fn print_meetings(results: &ArenaResults<'_>) {
    let rows = results.played.meetings().into_iter().filter_map(|pair| {
        let standing = results.played.meeting(pair)?;
        let name = |bot: usize| results.played.names[bot].clone();
        let (share, ci95) = (results.percent(standing.win_share.mean), results.percents(&standing.win_share));
        Some([name(pair.alone), name(pair.others), share, ci95])
    });
    out::line("");
    let columns = ["alone", "others", "win-share", "ci95"]
        .map(|column| results.words.say(&format!("arena-column-{column}")));
    table(&columns, &rows.collect::<Vec<_>>());
    out::line("");
}

/// Columns of a common width: the first at the left, the others at the right.
fn table<const N: usize>(columns: &[String; N], rows: &[[String; N]]) {
    let all = || std::iter::once(columns).chain(rows);
    let width = |column: usize| all().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..N).map(width).collect();
    for row in all() {
        let cell = |(column, text): (usize, &String)| {
            let gap = " ".repeat(widths[column] - text.chars().count());
            if column == 0 { format!("{text}{gap}") } else { format!("{gap}{text}") }
        };
        out::line(row.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ").trim_end());
    }
}

/// Why a game was forfeited, as a sentence.
pub(super) fn forfeit(words: Words, why: &Forfeit) -> String {
    let key = format!("arena-forfeit-{}", why.id().replace('_', "-"));
    let args = match why {
        Forfeit::Gone => Vec::new(),
        Forfeit::Silent { milliseconds } => {
            vec![("seconds", words.decimal(*milliseconds as f64 / 1_000.0, 1).into())]
        }
        Forfeit::TooLong { most } => vec![("most", (*most).into())],
        Forfeit::NotStarted(found)
        | Forfeit::NotJson(found)
        | Forfeit::NotAnAnswer(found)
        | Forfeit::OtherProtocol(found)
        | Forfeit::UnreadableMove(found)
        | Forfeit::NotOffered(found) => vec![("found", found.as_str().into())],
    };
    words.say_with(&key, &args)
}
