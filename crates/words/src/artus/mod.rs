//! Artus in words: its things, its events, its moves and its refusals.

mod cards;
mod choices;
mod events;
mod explain;
mod refusals;
mod sheet;
mod subject;
mod things;

pub use cards::{card, card_does, card_short, reach};
pub use subject::Subject;
pub use things::{category, colour, figure, kind, metal, mode, phase, pile, plate};

pub(crate) use choices::{brings, choice, explains, heading};
pub(crate) use events::event;
pub(crate) use explain::explain;
pub(crate) use refusals::refusal;
pub(crate) use sheet::sheet;
