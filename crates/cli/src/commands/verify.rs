//! `tafelrunde verify`: whether the dice of a finished game were fair.

use crate::args::Verify;
use crate::commands::{components, game_of, read};
use crate::failure::{Failure, Outcome};
use crate::out;
use games::{Listed, Visitor};
use table::{Record, Unfair, verify};
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
        let fail = |error| Failure::record::<G>(words, &args.record, &error);
        let record = Record::<G>::parse(&text, components).map_err(fail)?;
        let no = |key: &str, args: &[_]| Failure::no(words.say_with(key, args));
        match verify(&record) {
            Ok(count) => {
                out::line(words.say_with("cli-verify-fair", &[("count", count.into())]));
                Ok(())
            }
            Err(Unfair::NoProof) => Err(no("cli-verify-no-proof", &[])),
            Err(Unfair::NoSecret) => Err(no("cli-verify-no-secret", &[])),
            Err(Unfair::OtherSecret { found }) => {
                Err(no("cli-verify-other-secret", &[("found", found.into())]))
            }
            Err(Unfair::Record(error)) => Err(fail(error)),
            Err(Unfair::OtherMove { number, found, expected }) => Err(no(
                "cli-verify-other-move",
                &[
                    ("number", number.into()),
                    ("found", found.to_string().into()),
                    ("expected", expected.to_string().into()),
                ],
            )),
        }
    }
}
