//! The list of games, and a running game as a trait object for everything that is independent of the game.
//!
//! A new game is added here and nowhere else in this crate: a variant in [`GameId`] and in each of the `Any…` enums, an
//! arm in [`GameId::visit`] and in [`GameId::settings`], and its [`Listed`] implementation. The compiler then reports
//! every other place that has to know it.

mod any;
mod listed;
mod pins;
mod running_game;
mod settings;

pub use any::{AnyEvent, AnyKnowledge, AnyMove, AnyRefusal, AnyView};
pub use listed::{GameId, Listed, Visitor};
pub use pins::Pins;
pub use running_game::{RunningGame, Thrown, open_lines, open_record, start};
pub use settings::Setting;
