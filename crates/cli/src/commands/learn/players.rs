//! Who plays: levels of the house, and networks from files.

use crate::commands::bytes;
use crate::failure::{Failure, Outcome};
use bots::arena::{Cheater, Cheating, Contestant, Entrant, InTrees, OfTheHouse, WithNetwork};
use bots::learn::Teacher;
use bots::{BadNetwork, Judge, Level, Misfit, Network, Style};
use std::path::Path;
use words::Words;

/// The network in a file.
pub(super) fn network(words: Words, file: &Path) -> Outcome<&'static Network> {
    let network = Network::read(&bytes(words, file)?).map_err(|why| {
        let named = ("file", file.display().to_string().into());
        Failure::input(match why {
            BadNetwork::Head => words.say_with("learn-error-network-head", &[named]),
            BadNetwork::Size(is, wanted) => words
                .say_with("learn-error-network-size", &[named, ("is", is.into()), ("wanted", wanted.into())]),
            BadNetwork::TooLarge => words.say_with("learn-error-network-weights", &[named]),
        })
    })?;
    // A few for each run of the program, and they are asked until its end.
    Ok(Box::leak(Box::new(network)))
}

/// Whether a network can be asked about games with these options.
pub(super) fn fits<G: Judge>(words: Words, file: &str, network: &Network, options: &G::Options) -> Outcome {
    network.fits::<G>(options).map_err(|why| {
        let named = [("file", file.into()), ("game", words.game(G::GAME).into())];
        let [file, game] = named;
        Failure::input(match why {
            Misfit::Game(is) => words.say_with("learn-error-network-game", &[file, game, ("is", is.into())]),
            Misfit::Players(is, wanted) => words.say_with(
                "learn-error-network-players",
                &[file, game, ("is", is.into()), ("wanted", wanted.into())],
            ),
            Misfit::Inputs(is, wanted) => {
                let told = |[inputs, parts]: [usize; 2]| format!("{inputs} + {parts}");
                words.say_with(
                    "learn-error-network-inputs",
                    &[file, game, ("is", told(is).into()), ("wanted", told(wanted).into())],
                )
            }
        })
    })
}

/// Reads `LEVEL` or `FILE[:WIDTH]`.
pub(super) fn teacher<G: Judge>(words: Words, text: &str, options: &G::Options) -> Outcome<Teacher> {
    if let Ok(level) = text.parse() {
        return Ok(Teacher::Level(level));
    }
    let (file, width) = match text.rsplit_once(':') {
        Some((file, width)) => (file, width.parse().map_err(|_| no_teacher(words, text))?),
        None => (text, 0),
    };
    if !Path::new(file).exists() {
        return Err(no_teacher(words, text));
    }
    let network = network(words, Path::new(file))?;
    fits::<G>(words, file, network, options)?;
    Ok(Teacher::Network(network, width))
}

/// Reads `LEVEL[:BUDGET]`, where a level may also be one that sees everything,
/// `FILE[:WIDTH[:TURNS[:TRIES[:AHEAD]]]]` or `FILE:tree[:TURNS[:WORLDS[:BUDGET]]]`.
pub(super) fn entrant<G: Judge>(words: Words, text: &str, options: &G::Options) -> Outcome<Entrant> {
    let no_player = || {
        let cheating = Cheating::ALL.map(Cheating::id).join(", ");
        let levels = Level::ALL.map(Level::id).join(", ");
        let told = [("player", text.into()), ("levels", levels.into()), ("cheating", cheating.into())];
        Failure::input(words.say_with("learn-error-player", &told))
    };
    let mut parts = text.split(':');
    let first = parts.next().unwrap_or_default();
    let in_trees = parts.clone().next() == Some("tree");
    if in_trees {
        parts.next();
    }
    let numbers: Vec<u32> =
        parts.map(|part| part.parse().map_err(|_| no_player())).collect::<Outcome<_>>()?;
    let number = |place: usize| numbers.get(place).copied();
    let may_think = !in_trees && numbers.len() <= 1;
    let contestant: Box<dyn Contestant> = match (first.parse::<Level>(), first.parse::<Cheating>()) {
        (Ok(level), _) if may_think => {
            Box::new(OfTheHouse { level, style: Style::Balanced, budget: number(0) })
        }
        (Err(_), Ok(level)) if may_think => Box::new(Cheater { level, budget: number(0) }),
        (Err(_), Err(_)) if Path::new(first).exists() && numbers.len() <= if in_trees { 3 } else { 4 } => {
            let network = network(words, Path::new(first))?;
            fits::<G>(words, first, network, options)?;
            if in_trees {
                let (turns_ahead, worlds) = (number(0).unwrap_or(1).max(1), number(1).unwrap_or(1).max(1));
                Box::new(InTrees { network, turns_ahead, worlds, budget: number(2) })
            } else {
                Box::new(WithNetwork {
                    network,
                    width: number(0).unwrap_or(0) as usize,
                    candidates: number(1).unwrap_or(0) as usize,
                    tries: number(2).unwrap_or(0),
                    ahead: number(3).unwrap_or(2),
                })
            }
        }
        (Ok(_) | Err(_), _) => return Err(no_player()),
    };
    Ok(Entrant { name: text.to_owned(), contestant })
}

fn no_teacher(words: Words, text: &str) -> Failure {
    let levels = Level::ALL.map(Level::id).join(", ");
    Failure::input(
        words.say_with("learn-error-teacher", &[("player", text.into()), ("levels", levels.into())]),
    )
}
