//! The arena: bots against each other until it is known who is better, and by how much.
//!
//! A match consists of *sets*. All games of a set have the same chance, and everybody sits once in every seat, so that
//! luck of the cards and of the seat falls on all alike; the sets are independent of each other. Every figure is
//! therefore judged by how the sets differ, never the games. `docs/arena.md` says what each figure means.
//!
//! Deliberately absent: processes, clocks, output and language. A competitor is a [`Contestant`].

mod chance;
mod contestant;
mod entrant;
mod estimate;
mod forfeit;
mod game;
mod matrix;
mod pairing;
mod ratings;
mod run;
mod sprt;
mod standing;

pub use crate::cheater::Cheating;
pub use contestant::{Contestant, Ending, Place, Player, Sight};
pub use entrant::{Cheater, Entrant, InTrees, OfTheHouse, WithNetwork};
pub use estimate::Estimate;
pub use forfeit::Forfeit;
pub use game::{Played, SeatResult};
pub use pairing::Pairing;
pub use ratings::{POINTS_FOR_TENFOLD, Ranking, Rating, rate};
pub use run::{Arena, Match};
pub use sprt::{BadBounds, Bounds, Sprt, Verdict};
pub use standing::Standing;
