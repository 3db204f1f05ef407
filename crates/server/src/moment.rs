//! What is the case at a table at one moment, and the few situations before it.

use crate::clocks::Clocks;
use crate::store::{Said, StoredSeat};
use crate::told::Told;
use games::Face;
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

/// How many earlier situations a moment keeps, so that moves made quickly are shown one after the other.
pub(crate) const KEPT: usize = 12;

/// Everything that is the case at a table at one moment. It never changes; a change makes a new one.
#[derive(Clone)]
pub struct Moment {
    /// Counts the changes.
    pub version: u64,
    /// The game.
    pub face: Arc<dyn Face>,
    /// The latest situations before this one.
    pub(crate) earlier: VecDeque<Earlier>,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
    /// Whether the game has begun.
    pub begun: bool,
    /// From which seats somebody looks, or did so a moment ago.
    pub present: Vec<bool>,
    /// What was said.
    pub said: Arc<Vec<Said>>,
    /// Who does not want to hear whom: reader and person.
    pub muted: Arc<BTreeSet<(i64, i64)>>,
    /// How long everybody has thought.
    pub clocks: Clocks,
    /// The log in words.
    pub(crate) told: Arc<Told>,
}

/// A situation that was the newest one before.
#[derive(Clone)]
pub(crate) struct Earlier {
    pub(crate) version: u64,
    pub(crate) face: Arc<dyn Face>,
    pub(crate) told: Arc<Told>,
}
