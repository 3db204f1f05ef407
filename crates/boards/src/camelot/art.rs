//! Scenery that never changes: the drawings in `art/`, painted with what `defs.svg` declares.

use maud::{Markup, PreEscaped};
use std::sync::LazyLock;

/// A piece of scenery.
pub(crate) type Art = LazyLock<Markup>;

pub(crate) static BALLROOM: Art = LazyLock::new(|| on_one_line(include_str!("art/ballroom.svg")));
pub(crate) static BANNER: Art = LazyLock::new(|| on_one_line(include_str!("art/banner.svg")));
pub(crate) static BRAZIER: Art = LazyLock::new(|| on_one_line(include_str!("art/brazier.svg")));
pub(crate) static CHAPEL: Art = LazyLock::new(|| on_one_line(include_str!("art/chapel.svg")));
pub(crate) static DEFS: Art = LazyLock::new(|| on_one_line(include_str!("art/defs.svg")));
pub(crate) static HINTERLAND: Art = LazyLock::new(|| on_one_line(include_str!("art/hinterland.svg")));
pub(crate) static INTRIGUE: Art = LazyLock::new(|| on_one_line(include_str!("art/intrigue.svg")));
pub(crate) static LIBRARY: Art = LazyLock::new(|| on_one_line(include_str!("art/library.svg")));
pub(crate) static MERLIN_SHELF: Art = LazyLock::new(|| on_one_line(include_str!("art/merlin_shelf.svg")));
pub(crate) static QUEEN: Art = LazyLock::new(|| on_one_line(include_str!("art/queen.svg")));
pub(crate) static REBELLION: Art = LazyLock::new(|| on_one_line(include_str!("art/rebellion.svg")));
pub(crate) static ROUND_TABLE: Art = LazyLock::new(|| on_one_line(include_str!("art/round_table.svg")));
pub(crate) static SECRET_ROOM: Art = LazyLock::new(|| on_one_line(include_str!("art/secret_room.svg")));
pub(crate) static TABLE_TOP: Art = LazyLock::new(|| on_one_line(include_str!("art/table_top.svg")));
pub(crate) static THRONE: Art = LazyLock::new(|| on_one_line(include_str!("art/throne.svg")));
pub(crate) static TOURNAMENT: Art = LazyLock::new(|| on_one_line(include_str!("art/tournament.svg")));
pub(crate) static TRAINING_GROUND: Art =
    LazyLock::new(|| on_one_line(include_str!("art/training_ground.svg")));
pub(crate) static TRUMPET: Art = LazyLock::new(|| on_one_line(include_str!("art/trumpet.svg")));

/// The same drawing without line breaks, which pages would have to write as character references.
fn on_one_line(drawing: &str) -> Markup {
    let mut line = String::with_capacity(drawing.len());
    for part in drawing.lines().map(str::trim) {
        if !line.is_empty() && !line.ends_with('>') {
            line.push(' ');
        }
        line.push_str(part);
    }
    PreEscaped(line)
}
