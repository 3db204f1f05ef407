//! The rules of *Merlin*, and nothing else.
//!
//! Merlin is a game for two to four by Stefan Feld and Michael Rieneck. Knights and Merlin walk around a rondel of 24
//! spaces, and every space lets a player do one thing: deploy a vassal, take an item, build a manor. Three scorings
//! count traitors, manors, influence and vassals. The clauses cited (`MER-7.4`) are those of
//! `docs/rules/en/merlin/base.md`.
//!
//! Deliberately absent: input and output, clocks, random generators, language. A game is a `Copy` value and
//! playing it allocates nothing.
//!
//! # The files
//!
//! `vocab`, `rondel`, `dice`, `die_steps`, `sites`, `missions`, `castle`, `environs` are the things of the
//! box; `components` reads and checks the TOML; `layout`, `frames`, `state` and `view` hold the situation,
//! `outlook` what an interface wants to know of it; `moves`, `event`, `points`, `refusal` are what goes in
//! and what comes out. `flow` hands what is due to its file: `setup` (all that chance brings), `windows`,
//! `walking` and `free_actions` (the turn), `actions` (one file for each kind of space, offers, refusals and
//! effects side by side), `drawing` (missions), `rounds`, `scoring` (one file for each step). `pieces` has
//! one function for each thing that happens to a piece. `audit` says what must be true of every situation,
//! and `position` writes and reads it.
//!
//! # Modules
//!
//! The course of the base game asks no question about modules. A module first edits [`Layout`]: another rondel, a
//! further die, other powers of flags, a further step of the setup or of the scorings; the flow only reads that
//! data. What it brings of its own (state, frames, moves, events, rules) is in its folder of `modules/`, with a
//! variant in each of the closed enums, and the compiler names the places that have to know it. What it changes
//! in the base goes through the seams listed in `seams.rs`, the only file of the base that asks which modules are in
//! play to change what happens.

mod actions;
mod audit;
mod castle;
mod components;
mod dice;
mod die_steps;
mod drawing;
mod environs;
mod event;
mod flow;
mod frames;
mod free_actions;
mod game;
mod layout;
mod list;
mod missions;
pub mod modules;
mod moves;
mod named;
mod options;
mod outlook;
mod pieces;
mod points;
mod position;
mod refusal;
mod rondel;
mod rounds;
mod scoring;
mod seams;
mod setup;
mod sites;
mod state;
mod view;
mod vocab;
mod walking;
mod windows;

pub use castle::{Castle, Items};
pub use components::{Components, Provenance, Start};
pub use dice::{Dice, Die, Pips, Unit};
pub use die_steps::SteppedDie;
pub use environs::Environs;
pub use event::Event;
pub use frames::{Destination, Frame, Held, ScoringStep, SetupStep, Stack, Window};
pub use layout::{Laid, Layout, Spaces};
pub use list::List;
pub use missions::{Mission, MissionCard, MissionSet, Requirement};
pub use modules::{Module, Modules, Variant, Variants};
pub use moves::{Move, Pile, StartingTile};
pub use options::{Options, Printed};
pub use outlook::{Landing, Prospect};
pub use pieces::{Deployed, Way};
pub use points::Points;
pub use refusal::Refusal;
pub use rondel::{Counted, Gained, Ring, Space, SpaceKind};
pub use sites::{Site, SiteSet, TerrainFrames};
pub use state::{Merlin, Open, Powers, Secret, TurnSoFar};
pub use view::View;
pub use vocab::{
    Category, Colour, ColourSet, Direction, Figure, Item, Kind, Means, Power, Relic, Terrain, TerrainTile,
    Vassal,
};
