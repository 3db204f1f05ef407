//! Players, and games among them by the million.
//!
//! A bot gets what a person in its seat would know ([`Imagine`]): a view, the moves offered, and the power to imagine
//! what it cannot see. It never gets the game itself, so it cannot know a hidden card. `docs/bots.md` says how each
//! level thinks.

pub mod arena;
pub mod balance;
mod bot;
mod cheater;
mod decide;
mod expert;
mod greedy;
mod hint;
mod horizon;
mod imagine;
mod in_parallel;
mod inputs;
mod judge;
pub mod learn;
mod level;
mod master;
mod network;
mod network_player;
mod outlook;
mod playing;
mod randomness;
mod review;
mod simulate;
mod skilled;
mod solver;
mod style;
mod trial;
mod turn;
mod winning_chance;

pub use bot::{Bot, Random};
pub use decide::{JudgedVisitor, decide, visit_judged};
pub use hint::{Hint, hints, hints_in};
pub use imagine::Imagine;
pub use in_parallel::each_game;
pub use inputs::{Inputs, Readable, count as count_inputs, inputs};
pub use judge::Judge;
pub use level::Level;
pub use network::{BadNetwork, Base, Expectation, Misfit, Network};
pub use network_player::NetworkPlayer;
pub use outlook::Outlook;
pub use review::{Review, TurningPoint, review};
pub use simulate::{Range, Report, SeatReport, Sum, Tally, play_random_game, simulate, simulate_part};
pub use style::Style;
pub use winning_chance::resigns;
