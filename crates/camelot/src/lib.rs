//! The rules of *The Future of Camelot*, and nothing else.
//!
//! The Future of Camelot (*Die Zukunft von Camelot*) is a game for two to five by Emanuele Briano. In each of seven
//! rounds everybody sends knights in secret, predicts how many all fists hold together, and, in the order of the best
//! prediction, leads the knights into the rooms of the castle. The clauses cited (`CAM-7.2`) are those of
//! `docs/rules/en/camelot.md`.
//!
//! Deliberately absent: input and output, clocks, random generators, language. A game is a `Copy` value and
//! playing it allocates nothing.

mod audit;
mod board;
mod colours;
mod components;
mod due;
mod effects;
mod ending;
mod event;
mod fields;
mod flow;
mod frames;
mod game;
mod heroes;
mod look;
mod missions;
mod moves;
mod options;
mod placing;
mod points;
mod position;
mod predictions;
mod preparation;
mod refusal;
mod resample;
mod rooms;
mod scores;
mod sending;
mod setup;
mod state;
mod tiles;
mod track;
mod turns;
mod view;
mod vocab;

pub use board::{Board, PrintedField};
pub use colours::{Category, Colour, ColourSet, Owners};
pub use components::{Components, Printed, Provenance, ThroneRoom};
pub use due::{Due, Phase};
pub use event::{Event, Way};
pub use fields::{Field, Places, Spot};
pub use look::Occupant;
pub use missions::{Mission, MissionSet, Missions, Shields, Task};
pub use moves::{Fists, HeroUse, Move};
pub use options::{Heroes, Options, Sides};
pub use points::Points;
pub use refusal::Refusal;
pub use rooms::{
    Ballroom, Chapel, Closed, Intrigue, IntrigueGroup, Rebellion, RoundTable, SecretRoom, Tournament,
    TrainingGround,
};
pub use state::{BlackKnight, Camelot, Fate, Flow, Open, Pieces, Secret, Seen, Slot, Standing, TurnSoFar};
pub use tiles::{GrailTiles, MerlinTiles};
pub use track::OrderTrack;
pub use view::View;
pub use vocab::{
    Area, BoardName, Bonus, Deck, Destination, Figure, Group, Hero, HeroSide, Part, Room, Shield, Side,
    Source, TableFace,
};
