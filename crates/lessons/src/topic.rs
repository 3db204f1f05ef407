//! What a lesson teaches: a game from its beginning, or what one choice before a game adds to it.

use crate::{Lesson, Unfit};
use games::{GameId, Setting};

/// What a lesson teaches.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    /// The game, for whoever has never played it.
    FirstGame,
    /// What is different where a setting, by its key, is not the usual one.
    Setting(&'static str),
    /// A module of Merlin, by its identifier.
    Module(String),
}

impl Topic {
    /// The topic that a file names: a module, a setting, or neither of them.
    pub(crate) fn read(game: GameId, module: Option<String>, setting: Option<String>) -> Result<Self, Unfit> {
        match (module, setting) {
            (None, None) => Ok(Self::FirstGame),
            (Some(module), None) => Ok(Self::Module(module)),
            (None, Some(key)) => {
                let setting = game.settings().iter().find(|own| own.key == key);
                setting.map(|own| Self::Setting(own.key)).ok_or(Unfit::Setting(key))
            }
            (Some(_), Some(_)) => Err(Unfit::Topics),
        }
    }
}

impl Lesson {
    /// Whether somebody needs the lesson for a game with these options, as in a record.
    pub fn is_for(&self, options: &str) -> bool {
        let setting = |key: &str| self.game.settings().iter().find(|own| own.key == key);
        let value = |own: &Setting| {
            let mut parts = options.split_whitespace().filter_map(|part| part.split_once('='));
            parts.find(|(key, _)| *key == own.key).map_or(own.usual, |(_, value)| value)
        };
        match &self.topic {
            Topic::FirstGame => true,
            Topic::Setting(key) => setting(key).is_some_and(|own| value(own) != own.usual),
            Topic::Module(module) => {
                setting("modules").is_some_and(|own| own.chosen(value(own)).contains(&module.as_str()))
            }
        }
    }
}
