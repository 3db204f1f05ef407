//! Players, and games among them by the million.
//!
//! A bot gets what a person in its seat would see: a view and the moves offered. It never gets a state, so it
//! cannot know a hidden card.

pub mod arena;
mod bot;
mod decide;
mod simulate;

pub use bot::{Bot, Level, Random};
pub use decide::decide;
pub use simulate::{Range, Report, SeatReport, play_random_game, simulate};
