//! `tafelrunde verify`: whether the dice of a finished game were fair.

use crate::args::Verify;
use crate::commands::{components, game_of, read};
use crate::failure::{Failure, Outcome};
use crate::out;
use games::{Listed, Visitor};
use std::path::Path;
use table::{Checked, Record, Unfair, is_hash, verify};
use words::Words;

pub(crate) fn run(words: Words, args: Verify) -> Outcome {
    let text = read(words, &args.record)?;
    game_of(&text).visit(Run { words, args, text })
}

struct Run {
    words: Words,
    args: Verify,
    text: String,
}

impl Visitor for Run {
    type Out = Outcome;

    fn visit<G: Listed>(self) -> Outcome {
        let Self { words, args, text } = self;
        let components = components::<G>(words, args.components.as_deref())?;
        let parsed = |path: &Path, text: &str| {
            Record::<G>::parse(text, components).map_err(|error| Failure::record::<G>(words, path, &error))
        };
        let published = args.published.as_deref().map(|hash| read_hash(words, hash)).transpose()?;
        let record = parsed(&args.record, &text)?;
        let checked = verify(&record).map_err(|why| unfair(words, &args.record, why))?;
        let proven = published.as_deref().map(|hash| compare(words, &record, hash)).transpose()?;
        let mut sources = Vec::new();
        // Each record explains the moves that the one before it took over, and has to prove its own.
        let mut last = (record.clone(), checked.given);
        for path in &args.from {
            let source = parsed(path, &read(words, path)?)?;
            sources.push(compare_given(words, &last.0, path, &source)?);
            let given = verify(&source).map_err(|why| unproven(words, path, why))?.given;
            last = (source, given);
        }
        let is_published = proven.as_ref().is_some_and(|proven| proven.everything);
        match (last.1, args.from.last()) {
            (0, _) => {}
            (given, Some(path)) => {
                let file = path.display().to_string();
                let args = [("given", given.into()), ("file", file.into())];
                return Err(Failure::no(words.say_with("cli-verify-given-source", &args)));
            }
            (_, None) if is_published => {}
            (given, None) => {
                let args = [("count", checked.throws.into()), ("given", given.into())];
                return Err(Failure::no(words.say_with("cli-verify-given", &args)));
            }
        }
        out::line(match checked.throws {
            0 => words.say("cli-verify-no-chance"),
            count => words.say_with("cli-verify-fair", &[("count", count.into())]),
        });
        out::line(proven.map_or_else(|| unpublished(words, &record), |proven| proven.sentence));
        sources.into_iter().chain(withheld(words, &record, &checked)).for_each(out::line);
        Ok(())
    }
}

/// A hash as it was published, copied from a page.
fn read_hash(words: Words, text: &str) -> Outcome<String> {
    let hash = text.trim().to_lowercase();
    if is_hash(&hash) {
        return Ok(hash);
    }
    Err(Failure::input(words.say_with("cli-verify-bad-sum", &[("found", text.into())])))
}

/// What a published hash proves.
struct Proven {
    /// Whether it covers the words and the moves taken over, not only the secret.
    everything: bool,
    sentence: String,
}

/// Compares the hash that was published with those of the record.
fn compare<G: Listed>(words: Words, record: &Record<G>, hash: &str) -> Outcome<Proven> {
    let (secret, all) = hashes(record);
    let proof = record.header.proof.as_ref();
    let has_more = proof.is_some_and(|proof| !proof.sealed.is_empty() || proof.given > 0);
    let key = match hash {
        _ if hash == all => "cli-verify-published-all",
        _ if hash == secret && has_more => "cli-verify-published-secret-only",
        _ if hash == secret => "cli-verify-published-secret",
        _ => {
            let args = [("secret", secret.into()), ("all", all.into())];
            return Err(Failure::no(words.say_with("cli-verify-other-published", &args)));
        }
    };
    Ok(Proven { everything: hash == all, sentence: words.say(key) })
}

/// The hash of the secret, and that of everything.
fn hashes<G: Listed>(record: &Record<G>) -> (String, String) {
    let secret = record.header.proof.as_ref().map(|proof| proof.commitment.clone());
    (secret.unwrap_or_default(), record.published().unwrap_or_default())
}

fn unpublished<G: Listed>(words: Words, record: &Record<G>) -> String {
    words.say_with("cli-verify-unpublished", &[("secret", hashes(record).0.into())])
}

/// Compares the moves taken over with the record of the game they are said to come from.
fn compare_given<G: Listed>(
    words: Words,
    record: &Record<G>,
    path: &Path,
    from: &Record<G>,
) -> Outcome<String> {
    let given = record.header.proof.as_ref().map_or(0, |proof| proof.given);
    let file = path.display().to_string();
    if given == 0 {
        return Err(Failure::input(words.say("cli-verify-not-given")));
    }
    let (found, expected) = (from.header.options.to_string(), record.header.options.to_string());
    if found != expected {
        let args = [("file", file.into()), ("found", found.into()), ("expected", expected.into())];
        return Err(Failure::no(words.say_with("cli-verify-other-options", &args)));
    }
    match (0..given).find(|&at| record.moves.get(at) != from.moves.get(at)) {
        Some(at) => {
            let args = [("given", given.into()), ("file", file.into()), ("number", (at + 1).into())];
            Err(Failure::no(words.say_with("cli-verify-other-from", &args)))
        }
        None => {
            let secret = hashes(from).0;
            let args = [("given", given.into()), ("file", file.into()), ("secret", secret.into())];
            Ok(words.say_with("cli-verify-from", &args))
        }
    }
}

/// A sentence for each word that was sealed and never shown.
fn withheld<G: Listed>(words: Words, record: &Record<G>, checked: &Checked) -> Vec<String> {
    let sentence = |&seat: &table::Seat| {
        let name = words.name(seat, &record.header.seats);
        words.say_with("cli-verify-withheld", &[("names", name.into())])
    };
    checked.withheld.iter().map(sentence).collect()
}

/// Why the dice are not fair, or nothing is known about them.
fn unfair<G: Listed>(words: Words, path: &Path, why: Unfair<G>) -> Failure {
    match why {
        Unfair::Record(error) => Failure::record::<G>(words, path, &error),
        why => Failure::no(unfair_in_words(words, why)),
    }
}

/// A record that is to explain moves taken over from it, but does not prove its own.
fn unproven<G: Listed>(words: Words, path: &Path, why: Unfair<G>) -> Failure {
    match why {
        Unfair::Record(error) => Failure::record::<G>(words, path, &error),
        why => {
            let args =
                [("file", path.display().to_string().into()), ("why", unfair_in_words(words, why).into())];
            Failure::no(words.say_with("cli-verify-source", &args))
        }
    }
}

fn unfair_in_words<G: Listed>(words: Words, why: Unfair<G>) -> String {
    let no = |key: &str, args: &[_]| words.say_with(key, args);
    let of_seat = |key, seat: table::Seat| no(key, &[("seat", seat.to_string().into())]);
    match why {
        Unfair::NoProof => no("cli-verify-no-proof", &[]),
        Unfair::NoSecret => no("cli-verify-no-secret", &[]),
        Unfair::NotOver => no("cli-verify-not-over", &[]),
        Unfair::OtherSecret { found } => no("cli-verify-other-secret", &[("found", found.into())]),
        Unfair::WordCount { found, players } => {
            no("cli-verify-word-count", &[("found", found.into()), ("players", players.into())])
        }
        Unfair::OtherWord { seat } => of_seat("cli-verify-other-word", seat),
        Unfair::WithheldWord { seat } => of_seat("cli-verify-withheld-word", seat),
        Unfair::SameCommitment { seat } => of_seat("cli-verify-same-commitment", seat),
        Unfair::TooManyGiven { given, moves } => {
            no("cli-verify-too-many-given", &[("given", given.into()), ("moves", moves.into())])
        }
        Unfair::NothingChecked { given } => no("cli-verify-nothing-checked", &[("given", given.into())]),
        Unfair::Record(error) => words.record_error(&error, &[]),
        Unfair::OtherMove { number, found, expected } => {
            let (found, expected) = (found.to_string().into(), expected.to_string().into());
            no(
                "cli-verify-other-move",
                &[("number", number.into()), ("found", found), ("expected", expected)],
            )
        }
    }
}
