//! The King's decree: not built yet. The room has a door in every list of modules, and nothing inside.

use crate::seams::Seams;

pub use super::room::{
    Nothing as Event, Nothing as Frame, Nothing as Move, Nothing as Points, Nothing as Refusal,
    Nothing as ScoringStep, Nothing as SetupStep, Nothing as SpaceKind, Nothing as Unit,
};

/// What lies on the board.
pub type State = ();
/// What one seat alone knows.
pub type Secret = ();
/// What has happened in a turn so far.
pub type Turn = ();

/// What the module does at the seams of the base game.
pub(crate) struct Room;

impl Seams for Room {}
