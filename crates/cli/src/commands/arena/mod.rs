//! `tafelrunde arena`: bots against each other, until it is known who is better.

mod entrants;
mod figures;
mod outside;
mod report;
mod tell;

use crate::args::Arena as Args;
use crate::commands::{game, options, print_json, write_new};
use crate::failure::{Failure, Outcome};
use bots::arena::{Arena, BadBounds, Bounds};
use games::{Listed, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Instant;
use tell::Told;
use words::Words;

pub(crate) fn run(words: Words, args: Args) -> Outcome {
    game(words, &args.setup.game)?.visit(Run { words, args })
}

struct Run {
    words: Words,
    args: Args,
}

impl Visitor for Run {
    type Out = Outcome;

    fn visit<G: Listed>(self) -> Outcome {
        let Self { words, args } = self;
        let options = options::<G>(words, &args.setup)?;
        if args.sets == 0 || args.threads == Some(0) {
            return Err(Failure::input(words.say("arena-error-nothing-to-play")));
        }
        let sprt = args.sprt.as_deref().map(|text| bounds(words, text)).transpose()?;
        // Whatever would be wrong after an hour of play is better known before it.
        if let Some(path) = &args.report {
            place_for_report(words, path)?;
        }
        let entrants = entrants::read(words, &args)?;
        if sprt.is_some() && entrants.len() > 2 {
            return Err(Failure::input(words.say("arena-error-sprt-of-two")));
        }
        let threads = args.threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
        let arena = Arena::<G> {
            options: &options,
            entrants: &entrants,
            mirror: !args.no_mirror,
            sets: args.sets,
            seed: args.seed,
            threads,
            sprt,
        };
        let bar = progress(args.sets.saturating_mul(arena.games_in_a_set() as u64), args.json);
        let begin = Instant::now();
        let played = arena.play(|done| bar.set_position(done));
        bar.finish_and_clear();
        let told = Told {
            words,
            game: G::GAME,
            options: options.to_string(),
            seed: args.seed,
            threads,
            seconds: begin.elapsed().as_secs_f64(),
            played: &played,
        };
        if let Some(path) = &args.report {
            write_new(words, path, &report::page(&told), false)?;
        }
        if args.json {
            print_json(&figures::json(&told));
        } else {
            tell::print(&told);
        }
        Ok(())
    }
}

/// Reads `0.50,0.55`.
fn bounds(words: Words, text: &str) -> Outcome<Bounds> {
    let said = |key: &str| Failure::input(words.say_with(key, &[("text", text.into())]));
    let numbers = text.split_once(',').map(|(low, high)| (low.trim().parse(), high.trim().parse()));
    let Some((Ok(low), Ok(high))) = numbers else { return Err(said("arena-error-sprt")) };
    Bounds::new(low, high).map_err(|why| match why {
        BadBounds::NoShare => said("arena-error-sprt"),
        BadBounds::NotAscending => said("arena-error-sprt-order"),
    })
}

/// Whether a report can be written there once the match is over: nothing is overwritten, and no folder is made.
fn place_for_report(words: Words, path: &Path) -> Outcome {
    if path.exists() {
        let args = [("file", path.display().to_string().into())];
        return Err(Failure::input(words.say_with("cli-error-exists", &args)));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tempfile::NamedTempFile::new_in(folder).map(drop).map_err(|error| Failure::file(words, path, &error))
}

fn progress(games: u64, quiet: bool) -> ProgressBar {
    if quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(TEMPLATE);
    ProgressBar::new(games).with_style(style.expect("a test draws the template"))
}

/// How the progress looks.
const TEMPLATE: &str = "{bar:40} {human_pos}/{human_len} {per_sec} {eta}";

#[cfg(test)]
mod tests {
    #[test]
    fn the_progress_bar_can_be_drawn() {
        assert!(indicatif::ProgressStyle::with_template(super::TEMPLATE).is_ok());
    }
}
