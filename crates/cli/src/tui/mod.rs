//! The terminal interface: games at the table of one terminal, with the keyboard passed from hand to hand.
//!
//! `app` is the whole state and what keys and time do to it; `draw` shows it; `terminal` is the only module
//! that knows a real terminal. Everything is drawn from the lists of `words`, so a new game can be played at
//! once; where a board helps, it lies in a folder of the game's name, and `board` is the only module that knows
//! which games there are.

mod app;
mod artus;
mod board;
mod camelot;
mod choosing;
mod draw;
mod log;
mod menu;
mod merlin;
mod new_game;
mod opening;
mod pick;
mod picture;
mod rules;
mod saved_games;
mod session;
mod terminal;
#[cfg(test)]
mod tests;
mod theme;

pub(crate) use picture::picture;

use crate::args::Player;
use crate::failure::Outcome;
use crate::saves::Saves;
use games::{Listed, RunningGame};
use std::path::PathBuf;
use words::Words;

/// A game and the file it is saved in.
pub(crate) struct Table {
    /// The game.
    pub(crate) game: Box<dyn RunningGame>,
    /// Who sits in each seat.
    pub(crate) players: Vec<Player>,
    /// Where its record is kept.
    pub(crate) path: PathBuf,
}

impl Table {
    /// A new game for these players.
    pub(crate) fn begin<G: Listed>(options: G::Options, players: Vec<Player>, path: PathBuf) -> Self {
        let names = players.iter().map(Player::written).collect();
        Self { game: games::start::<G>(options, names), players, path }
    }

    /// A game that was begun before. A seat whose bot this version does not know is played by whoever sits at the
    /// terminal.
    pub(crate) fn go_on(game: Box<dyn RunningGame>, path: PathBuf) -> Self {
        let player = |name: &String| Player::read(name).unwrap_or_else(|_| Player::Person(name.clone()));
        let players = game.names().iter().map(player).collect();
        Self { game, players, path }
    }
}

/// Where to begin.
pub(crate) enum Start {
    /// With the choice of what to play.
    Menu,
    /// At a table.
    Table(Table),
}

/// Takes over the terminal until the person leaves, and gives it back as it was, whatever happens.
pub(crate) fn run(words: Words, saves: Saves, start: Start) -> Outcome {
    terminal::run(words, saves, start)
}
