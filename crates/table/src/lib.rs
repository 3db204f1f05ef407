//! What every game of Tafelrunde shares.
//!
//! A game is a plain value that implements [`Game`]: it says whose turn it is, which moves are offered, and what a move
//! does. Everything else here works for any such value: [`Playthrough`] plays it and writes its [`Record`], [`perft`]
//! counts its move tree, [`laws`] checks its promises.
//!
//! Building blocks of games: enums with a text ([`named!`]), sets of bits ([`bit_set!`]), the stack of what is due
//! ([`Stack`]), and printed values ([`Printed`], [`Interned`], [`Provenance`]).
//!
//! Deliberately absent: input and output, clocks, language, and any knowledge of a particular game.

mod chance;
mod clause;
mod components;
mod fair;
mod game;
mod journal;
mod knowledge;
pub mod laws;
mod moves;
mod named;
mod perft;
mod playthrough;
mod proof;
mod reading;
mod record;
mod scores;
mod seat;
mod set;
mod shape;
mod source;
mod stack;
mod verify;

pub use chance::{Rng, Weights, below, choose, draw, generator};
pub use clause::Clause;
pub use components::{ComponentsFile, Fingerprint, Interned, Note, Printed, Provenance};
pub use fair::{Dice, Throw, from_hexadecimal, hexadecimal};
pub use game::{Actor, Eye, Game, Reason, Turn, Unreadable};
pub use journal::{Event, Journal, Private};
pub use knowledge::Knowledge;
pub use moves::Moves;
pub use perft::perft;
pub use playthrough::{NoUndo, Playthrough};
pub use proof::{NO_WORD, Proof, Sealed, is_hash};
pub use reading::{KeyFault, Kind, NumberOrText};
pub use record::{Header, Record, RecordError, RecordFault, fingerprint, game_of_record};
pub use scores::{Line, Scores};
pub use seat::{Seat, SeatSet};
pub use set::without_spaces_at_commas;
pub use shape::{Described, Shape, Variant};
pub use source::{Fault, Source, Syntax};
pub use stack::{Fill, Stack};
pub use verify::{Checked, Unfair, verify};

/// For the macros of this crate.
#[doc(hidden)]
pub use serde;
