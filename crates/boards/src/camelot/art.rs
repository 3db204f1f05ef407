//! Scenery that never changes: the drawings in `art/`, painted with what `defs.svg` declares.

use maud::PreEscaped;

/// A piece of scenery.
pub(crate) type Art = PreEscaped<&'static str>;

pub(crate) const BALLROOM: Art = PreEscaped(include_str!("art/ballroom.svg"));
pub(crate) const BANNER: Art = PreEscaped(include_str!("art/banner.svg"));
pub(crate) const BRAZIER: Art = PreEscaped(include_str!("art/brazier.svg"));
pub(crate) const CHAPEL: Art = PreEscaped(include_str!("art/chapel.svg"));
pub(crate) const DEFS: Art = PreEscaped(include_str!("art/defs.svg"));
pub(crate) const HINTERLAND: Art = PreEscaped(include_str!("art/hinterland.svg"));
pub(crate) const INTRIGUE: Art = PreEscaped(include_str!("art/intrigue.svg"));
pub(crate) const LIBRARY: Art = PreEscaped(include_str!("art/library.svg"));
pub(crate) const MERLIN_SHELF: Art = PreEscaped(include_str!("art/merlin_shelf.svg"));
pub(crate) const QUEEN: Art = PreEscaped(include_str!("art/queen.svg"));
pub(crate) const REBELLION: Art = PreEscaped(include_str!("art/rebellion.svg"));
pub(crate) const ROUND_TABLE: Art = PreEscaped(include_str!("art/round_table.svg"));
pub(crate) const SECRET_ROOM: Art = PreEscaped(include_str!("art/secret_room.svg"));
pub(crate) const TABLE_TOP: Art = PreEscaped(include_str!("art/table_top.svg"));
pub(crate) const THRONE: Art = PreEscaped(include_str!("art/throne.svg"));
pub(crate) const TOURNAMENT: Art = PreEscaped(include_str!("art/tournament.svg"));
pub(crate) const TRAINING_GROUND: Art = PreEscaped(include_str!("art/training_ground.svg"));
pub(crate) const TRUMPET: Art = PreEscaped(include_str!("art/trumpet.svg"));
