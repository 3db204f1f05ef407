//! `tafelrunde perft`: the size of the move tree.

use crate::args::Perft;
use crate::commands::{components, game, options, read};
use crate::failure::{Failure, Outcome};
use crate::out;
use games::{Listed, Visitor};
use std::time::Instant;
use table::perft;
use words::Words;

pub(crate) fn run(words: Words, args: Perft) -> Outcome {
    game(words, &args.setup.game)?.visit(Run { words, args })
}

struct Run {
    words: Words,
    args: Perft,
}

impl Visitor for Run {
    type Out = Outcome;

    fn visit<G: Listed>(self) -> Outcome {
        let Self { words, args } = self;
        let state = match &args.position {
            None => G::setup(&options::<G>(words, &args.setup)?),
            Some(path) => {
                let components = components::<G>(words, args.setup.components.as_deref())?;
                let text = read(words, path)?;
                G::from_position(&text, components).map_err(|fault| Failure::in_file(words, path, &fault))?
            }
        };
        for depth in 1..=args.depth {
            let begin = Instant::now();
            let count = perft(&state, depth);
            out::line(format_args!("{depth:>3} {count:>20} {:>10.3} s", begin.elapsed().as_secs_f64()));
        }
        Ok(())
    }
}
