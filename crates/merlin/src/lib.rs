//! The rules of *Merlin*, and nothing else.
//!
//! Merlin is a game for two to four by Stefan Feld and Michael Rieneck. Knights and Merlin walk around a rondel of 24
//! spaces, and every space lets a player do one thing: deploy a vassal, take an item, build a manor. Three scorings
//! count traitors, manors, influence and vassals. The clauses cited (`MER-7.4`) are those of
//! `docs/rules/en/merlin/base.md`.
//!
//! Deliberately absent: input and output, clocks, random generators, language. A game is a `Copy` value and
//! playing it allocates nothing.

mod actions;
mod audit;
mod castle;
mod components;
mod dice;
mod drawing;
mod environs;
mod event;
mod flow;
mod frames;
mod free_actions;
mod game;
mod layout;
mod missions;
mod moves;
mod named;
mod outlook;
mod pieces;
mod points;
mod position;
mod refusal;
mod rondel;
mod rounds;
mod scoring;
mod setup;
mod sites;
mod state;
mod view;
mod vocab;
mod windows;

pub use castle::{Castle, Items};
pub use components::{Components, Provenance, Start};
pub use dice::{Dice, Die, Pips};
pub use environs::Environs;
pub use event::Event;
pub use frames::{Destination, Frame, ScoringStep, SetupStep, Stack, Window};
pub use layout::Layout;
pub use missions::{Mission, MissionCard, MissionSet, Requirement};
pub use moves::{Move, Pile, StartingTile};
pub use outlook::{Landing, Prospect};
pub use points::Points;
pub use refusal::Refusal;
pub use rondel::{Counted, Gained, Space, SpaceKind};
pub use sites::{Site, SiteSet, TerrainFrames};
pub use state::{Merlin, Open, Options, Powers, Printed, Secret, TurnSoFar};
pub use view::View;
pub use vocab::{
    Category, Colour, ColourSet, Direction, Figure, Item, Kind, Means, Power, Relic, Terrain, TerrainTile,
    Vassal,
};
