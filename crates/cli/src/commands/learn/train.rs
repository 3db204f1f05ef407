//! `tafelrunde learn train`: starts the trainer, `training/train.py`, which the program carries. It needs
//! Python with PyTorch and NumPy.

use super::players::network;
use super::rows::exists;
use super::{fits, options, players};
use crate::args::LearnTrain;
use crate::failure::{Failure, Outcome};
use bots::{Judge, JudgedVisitor};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use words::Words;

/// The trainer: that of this version, since it reads what `learn rows` of this version writes.
const TRAINER: &str = include_str!("../../../../../training/train.py");

pub(super) struct Run {
    pub(super) words: Words,
    pub(super) args: LearnTrain,
}

impl JudgedVisitor for Run {
    type Out = Outcome;

    fn visit<G: Judge>(self) -> Outcome {
        let Self { words, args } = self;
        let players = players::<G>(words, args.players.as_deref())?;
        if args.seconds == 0 {
            return Err(Failure::input(words.say("learn-error-seconds")));
        }
        if let Some(start) = &args.start {
            let network = network(words, start)?;
            let file = start.display().to_string();
            fits::<G>(words, &file, network, &options::<G>(players))?;
            if network.format() != 2 {
                let named = [("file", file.into())];
                return Err(Failure::input(words.say_with("learn-error-network-format", &named)));
            }
        }
        if args.out.exists() && !args.force {
            return Err(exists(words, &args.out));
        }
        let folder =
            args.out.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        tempfile::NamedTempFile::new_in(folder).map_err(|error| Failure::file(words, &args.out, &error))?;
        is_ready(words, &args.python)?;
        let failed = |error: std::io::Error| {
            Failure::machine(words.say_with("learn-error-trainer", &[("error", error.to_string().into())]))
        };
        let mut trainer = tempfile::Builder::new().suffix(".py").tempfile().map_err(failed)?;
        trainer.write_all(TRAINER.as_bytes()).map_err(failed)?;
        let mut command = Command::new(&args.python);
        command.arg(trainer.path()).arg(std::env::current_exe().map_err(failed)?).arg(G::ID);
        command.arg(players.map_or_else(|| "any".to_owned(), |players| players.to_string())).arg(&args.out);
        command.args(["--seconds", &args.seconds.to_string(), "--seed", &args.seed.to_string()]);
        if let Some(start) = &args.start {
            command.arg("--start").arg(start);
        }
        let status = command.args(&args.further).status().map_err(failed)?;
        if status.success() {
            return Ok(());
        }
        Err(failed(std::io::Error::other(status.to_string())))
    }
}

/// Whether there is a Python that can train.
fn is_ready(words: Words, python: &str) -> Outcome {
    let named = [("python", python.into())];
    let tried = Command::new(python)
        .args(["-c", "import numpy, torch"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match tried {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Failure::input(words.say_with("learn-error-no-torch", &named))),
        Err(_) => Err(Failure::input(words.say_with("learn-error-no-python", &named))),
    }
}
