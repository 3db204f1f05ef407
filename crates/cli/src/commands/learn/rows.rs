//! `tafelrunde learn rows`: games of bots against themselves, written down for training.

use super::{options, plan, players, threads};
use crate::args::LearnRows;
use crate::failure::{Failure, Outcome};
use crate::out;
use bots::learn::{Plan, Searches, write_rows};
use bots::{Judge, JudgedVisitor};
use std::io::{BufWriter, ErrorKind, Write};
use std::path::Path;
use std::time::Instant;
use words::Words;

pub(super) struct Run {
    pub(super) words: Words,
    pub(super) args: LearnRows,
}

impl JudgedVisitor for Run {
    type Out = Outcome;

    fn visit<G: Judge>(self) -> Outcome {
        let Self { words, args } = self;
        let options = options::<G>(players::<G>(words, args.players.as_deref())?);
        for (option, percent) in [("--percent", Some(args.percent)), ("--ends", args.ends)] {
            if percent.is_some_and(|percent| !(1..=100).contains(&percent)) {
                let percent = percent.unwrap_or_default().to_string();
                let args = [("option", option.into()), ("percent", percent.into())];
                return Err(Failure::input(words.say_with("learn-error-percent", &args)));
            }
        }
        if !(0.0..=1.0).contains(&args.lambda) {
            let args = [("lambda", args.lambda.to_string().into())];
            return Err(Failure::input(words.say_with("learn-error-lambda", &args)));
        }
        if args.games > u64::from(u32::MAX) {
            return Err(Failure::input(words.say("learn-error-too-many-games")));
        }
        let searches = args.search.as_deref().map(|text| searches(words, text)).transpose()?;
        let first = &options[0];
        let teachers: Vec<_> = args
            .teachers
            .iter()
            .map(|text| super::players::teacher::<G>(words, text, first))
            .collect::<Outcome<_>>()?;
        // Whatever is wrong with the file is said before the games are played.
        let file = place(words, &args.out, args.force)?;
        let threads = threads(words, args.threads)?;
        let plan = Plan {
            percent: args.percent,
            ends: args.ends,
            lambda: args.lambda,
            curious: true,
            searches,
            teachers,
            ..plan(options, args.games, args.seed, threads)
        };
        let begin = Instant::now();
        let failed = |error: std::io::Error| Failure::file(words, &args.out, &error);
        let mut writer = BufWriter::with_capacity(1 << 20, &file);
        let rows = write_rows::<G>(&plan, &mut writer).map_err(failed)?;
        writer.flush().map_err(failed)?;
        drop(writer);
        keep(words, file, &args.out, args.force)?;
        let told = [
            ("games", words.count(args.games.cast_signed()).into()),
            ("rows", words.count(rows.cast_signed()).into()),
            ("seconds", words.decimal(begin.elapsed().as_secs_f64(), 1).into()),
        ];
        out::line(words.say_with("learn-rows", &told));
        Ok(())
    }
}

/// Reads `PERCENT[:ITERATIONS[:TURNS]]`.
fn searches(words: Words, text: &str) -> Outcome<Searches> {
    let numbers: Option<Vec<u32>> = text.split(':').map(|number| number.parse().ok()).collect();
    let searches = numbers.filter(|numbers| numbers.len() <= 3).map(|numbers| Searches {
        percent: numbers[0].into(),
        iterations: numbers.get(1).copied().unwrap_or(300),
        ahead: numbers.get(2).copied().unwrap_or(3),
    });
    let is_right = |one: &Searches| one.percent <= 100 && one.iterations > 0 && one.ahead > 0;
    searches
        .filter(is_right)
        .ok_or_else(|| Failure::input(words.say_with("learn-error-search", &[("search", text.into())])))
}

/// A file beside the one that is wanted, so that nobody reads half of it.
fn place(words: Words, path: &Path, force: bool) -> Outcome<tempfile::NamedTempFile> {
    if path.exists() && !force {
        return Err(exists(words, path));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tempfile::NamedTempFile::new_in(folder).map_err(|error| Failure::file(words, path, &error))
}

fn keep(words: Words, file: tempfile::NamedTempFile, path: &Path, force: bool) -> Outcome {
    let kept = if force { file.persist(path) } else { file.persist_noclobber(path) };
    kept.map(drop).map_err(|error| match error.error.kind() {
        ErrorKind::AlreadyExists => exists(words, path),
        _ => Failure::file(words, path, &error.error),
    })
}

pub(super) fn exists(words: Words, path: &Path) -> Failure {
    Failure::input(words.say_with("cli-error-exists", &[("file", path.display().to_string().into())]))
}
