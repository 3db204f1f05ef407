//! A simulation or a match on many machines: which part a machine plays, the file in which it leaves what it
//! found, and all files together.

use crate::args::Sharding;
use crate::commands::write_new;
use crate::failure::{Failure, Outcome};
use games::Listed;
use serde_json::{Value, json};
use std::ops::Range;
use std::path::{Path, PathBuf};
use words::Words;

/// The version of the result files.
const VERSION: u64 = 1;

/// A part of the work: the number of this machine from 1, and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// Reads `3/16`. `auto` is what the scheduler of a cluster says of this task, `auto/16` where it does not
    /// say how many there are.
    fn read(text: &str, environment: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let (number, of) = match text.split_once('/') {
            Some((number, of)) => (number, Some(of.parse().ok()?)),
            None => (text, None),
        };
        let shard = match (number, of) {
            ("auto", of) => Self::of_task(of, |name| environment(name)?.parse().ok())?,
            (number, of) => Self { number: number.parse().ok()?, of: of? },
        };
        (1..=shard.of).contains(&shard.number).then_some(shard)
    }

    /// What Slurm or Kubernetes says of this task.
    fn of_task(of: Option<u64>, number: impl Fn(&str) -> Option<u64>) -> Option<Self> {
        if let Some(task) = number("SLURM_ARRAY_TASK_ID") {
            // With a number given, tasks are called 1 to that; some of them may be run again.
            if let Some(of) = of {
                return Some(Self { number: task, of });
            }
            let [first, last, count] =
                ["MIN", "MAX", "COUNT"].map(|part| number(&format!("SLURM_ARRAY_TASK_{part}")));
            let (first, count) = (first?, count?);
            // An array with gaps does not say which part is whose.
            (last? - first + 1 == count).then_some(())?;
            return Some(Self { number: task.checked_sub(first)? + 1, of: count });
        }
        // Kubernetes counts from 0, and does not say how far.
        Some(Self { number: number("JOB_COMPLETION_INDEX")? + 1, of: of? })
    }

    /// Its part of so many things: parts follow each other without gaps and differ by one at most.
    pub(crate) fn part(self, all: u64) -> Range<u64> {
        let until = |number: u64| (u128::from(all) * u128::from(number) / u128::from(self.of)) as u64;
        until(self.number - 1)..until(self.number)
    }
}

/// What is left for this machine to play.
pub(crate) enum Work {
    /// Everything of this task.
    All(Value),
    Part(Place),
    /// Nothing: its part was played before.
    Done,
}

/// A shard of a task, and the file for its results.
pub(crate) struct Place {
    pub(crate) shard: Shard,
    file: PathBuf,
    /// What its results are called.
    of: &'static str,
    task: Value,
}

/// With how many threads, and how long.
pub(crate) struct Effort {
    pub(crate) threads: usize,
    pub(crate) seconds: f64,
}

impl Place {
    /// Where this machine leaves its results, if it plays a part only. Whatever would be wrong after an hour
    /// is said now.
    pub(crate) fn of(words: Words, args: &Sharding, of: &'static str, task: Value) -> Outcome<Work> {
        let (Some(text), Some(folder)) = (&args.shard, &args.results) else { return Ok(Work::All(task)) };
        let shard = Shard::read(text, |name| std::env::var(name).ok());
        let said = || Failure::input(words.say_with("cli-error-shard", &[("shard", text.as_str().into())]));
        let shard = shard.ok_or_else(said)?;
        std::fs::create_dir_all(folder).map_err(|error| Failure::file(words, folder, &error))?;
        let file = folder.join(format!("shard-{:05}-of-{:05}.json", shard.number, shard.of));
        let place = Self { shard, file, of, task };
        if !place.file.exists() {
            return Ok(Work::Part(place));
        }
        let args = [("file", place.file.display().to_string().into())];
        if !place.has_result(words)? {
            return Err(Failure::input(words.say_with("cli-error-result-exists", &args)));
        }
        // A scheduler may run a task again that is done.
        eprintln!("{}", words.say_with("cli-shard-played", &args));
        Ok(Work::Done)
    }

    /// Whether its file has the result of the same shard of the same task. It is written whole or not at all.
    fn has_result(&self, words: Words) -> Outcome<bool> {
        let text =
            std::fs::read_to_string(&self.file).map_err(|error| Failure::file(words, &self.file, &error))?;
        let result: Value = serde_json::from_str(&text).unwrap_or_default();
        Ok(result["tafelrunde"] == self.of
            && result["version"] == VERSION
            && result["task"] == self.task
            && result["shard"] == json!([self.shard.number, self.shard.of])
            && !result["found"].is_null())
    }

    /// Keeps what was found.
    pub(crate) fn keep(&self, words: Words, effort: Effort, found: Value) -> Outcome {
        let text = json!({
            "tafelrunde": self.of,
            "version": VERSION,
            "task": self.task,
            "shard": [self.shard.number, self.shard.of],
            "threads": effort.threads,
            "seconds": effort.seconds,
            "found": found,
        });
        write_new(words, &self.file, &format!("{text}\n"), false)
    }
}

/// The rules and the printed values that were played with.
pub(crate) fn pins<G: Listed>(options: &G::Options) -> Value {
    json!({ "rules": G::GAME.rules_version(), "components": G::fingerprint(G::components_of(options)) })
}

/// All parts of a task.
pub(crate) struct Joined {
    /// `simulate`, `arena` or `balance`.
    pub(crate) of: String,
    /// What was to be played.
    pub(crate) task: Value,
    /// All threads, and the longest time.
    pub(crate) effort: Effort,
    /// What was found, in the order of the shards.
    pub(crate) found: Vec<Value>,
}

impl Joined {
    /// Reads all results; folders stand for the files in them.
    pub(crate) fn read(words: Words, paths: &[PathBuf]) -> Outcome<Self> {
        let mut parts: Vec<(u64, Value)> = Vec::new();
        let mut first: Option<(PathBuf, [Value; 3], u64)> = None;
        for path in files(words, paths)? {
            let file = |path: &Path| path.display().to_string();
            let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(words, &path, &error))?;
            let no_result = || {
                let args = [("file", file(&path).into())];
                Failure::input(words.say_with("cli-error-no-result", &args))
            };
            let mut result: Value = serde_json::from_str(&text).map_err(|_| no_result())?;
            let shard = [0, 1].map(|place| result["shard"][place].as_u64());
            let ([Some(number), Some(of)], true) = (shard, result["version"] == VERSION) else {
                return Err(no_result());
            };
            let task = ["tafelrunde", "version", "task"].map(|key| result[key].take());
            match &first {
                None => first = Some((path, task, of)),
                Some((other, expected, all)) if (expected, *all) != (&task, of) => {
                    let args = [("file", file(&path).into()), ("other", file(other).into())];
                    return Err(Failure::input(words.say_with("cli-error-other-task", &args)));
                }
                Some(_) => {}
            }
            parts.push((number, result));
        }
        let Some((_, [of, _, task], all)) = first else {
            return Err(Failure::input(words.say("cli-error-no-results")));
        };
        parts.sort_by_key(|&(number, _)| number);
        let twice = parts.windows(2).find(|pair| pair[0].0 == pair[1].0).map(|pair| pair[0].0);
        if let Some(number) = twice {
            let args = [("shard", format!("{number}/{all}").into())];
            return Err(Failure::input(words.say_with("cli-error-shard-twice", &args)));
        }
        let missing: Vec<u64> =
            (1..=all).filter(|own| parts.iter().all(|(number, _)| number != own)).collect();
        if !missing.is_empty() {
            let named: Vec<String> = missing.iter().take(20).map(|own| format!("{own}/{all}")).collect();
            let args = [("count", missing.len().into()), ("shards", named.join(", ").into())];
            return Err(Failure::input(words.say_with("cli-error-shards-missing", &args)));
        }
        let threads = parts.iter().filter_map(|(_, part)| part["threads"].as_u64()).sum::<u64>();
        let seconds = parts.iter().filter_map(|(_, part)| part["seconds"].as_f64()).fold(0.0, f64::max);
        Ok(Self {
            of: of.as_str().unwrap_or_default().to_owned(),
            task,
            effort: Effort { threads: usize::try_from(threads).unwrap_or(usize::MAX), seconds },
            found: parts.into_iter().map(|(_, mut part)| part["found"].take()).collect(),
        })
    }
}

/// The files named, and those in the folders named.
fn files(words: Words, paths: &[PathBuf]) -> Outcome<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let failed = |error: std::io::Error| Failure::file(words, path, &error);
        let entries = std::fs::read_dir(path).map_err(failed)?;
        let inside: Vec<PathBuf> =
            entries.map(|entry| Ok(entry.map_err(failed)?.path())).collect::<Outcome<_>>()?;
        files.extend(inside.into_iter().filter(|path| path.extension().is_some_and(|end| end == "json")));
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, environment: &[(&str, &str)]) -> Option<(u64, u64)> {
        let find = |name: &str| {
            environment.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned())
        };
        Shard::read(text, find).map(|shard| (shard.number, shard.of))
    }

    #[test]
    fn parts_follow_each_other_and_are_everything() {
        for (all, of) in [(10, 3), (3, 10), (0, 2), (u64::MAX, 7), (1000, 1)] {
            let parts: Vec<_> = (1..=of).map(|number| Shard { number, of }.part(all)).collect();
            assert_eq!((parts[0].start, parts[parts.len() - 1].end), (0, all));
            assert!(parts.windows(2).all(|pair| pair[0].end == pair[1].start));
        }
        assert_eq!(Shard { number: 2, of: 3 }.part(10), 3..6);
    }

    #[test]
    fn a_shard_is_told_or_known_from_the_scheduler() {
        assert_eq!(read("3/16", &[]), Some((3, 16)));
        for wrong in ["0/4", "5/4", "4", "a/b", "1/0", "", "auto", "auto/4"] {
            assert_eq!(read(wrong, &[]), None, "{wrong}");
        }
        let slurm = |task, first, last, count| {
            [
                ("SLURM_ARRAY_TASK_ID", task),
                ("SLURM_ARRAY_TASK_MIN", first),
                ("SLURM_ARRAY_TASK_MAX", last),
                ("SLURM_ARRAY_TASK_COUNT", count),
            ]
        };
        assert_eq!(read("auto", &slurm("0", "0", "15", "16")), Some((1, 16)));
        assert_eq!(read("auto", &slurm("16", "1", "16", "16")), Some((16, 16)));
        assert_eq!(read("auto", &slurm("7", "3", "7", "2")), None, "an array with a gap");
        assert_eq!(read("auto/16", &slurm("7", "3", "7", "2")), Some((7, 16)), "two tasks run again");
        let kubernetes = [("JOB_COMPLETION_INDEX", "0")];
        assert_eq!((read("auto/4", &kubernetes), read("auto", &kubernetes)), (Some((1, 4)), None));
    }
}
