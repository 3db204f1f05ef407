//! The rules of *Artus*, and nothing else.
//!
//! Artus is a game for two to four by Michael Kiesling and Wolfgang Kramer. 28 chairs surround a round table whose
//! turning top carries the plates; the crown plate always lies before the king, so every move of the king revalues
//! all chairs, and a figure earns the value of the chair it leaves. The clauses cited (`ART-7.4`) are those of
//! `docs/rules/en/artus.md`.
//!
//! Deliberately absent: input and output, clocks, random generators, language. A game is a `Copy` value and
//! playing it allocates nothing.

mod actions;
mod audit;
mod cards;
mod chairs;
mod components;
mod deck;
mod ending;
mod event;
mod flow;
mod game;
mod moves;
mod position;
mod refusal;
mod round_table;
mod state;
mod view;
mod vocab;

pub use cards::{Card, CardSet, Reach, Scoring};
pub use chairs::{Chair, ChairSet};
pub use components::{Components, Provenance};
pub use deck::Deck;
pub use event::{Event, Points};
pub use moves::{Action, Move};
pub use refusal::Refusal;
pub use round_table::RoundTable;
pub use state::{Artus, Flow, Open, Options, Phase, Printed, Secret};
pub use view::View;
pub use vocab::{Category, Figure, Figures, Kind, Metal, Mode, Plate};
