//! Drawings: a view becomes SVG, with the lists and panels that belong beside the board.
//!
//! Everything here is a pure function from what one eye may know to markup. A glowing thing is something the reader
//! can do now; it says what in `data-pick`, and whoever serves the page decides what a pick leads to. Colours are
//! custom properties of [`stylesheet`], so a theme changes nothing in the markup.
//!
//! Deliberately absent: states (only views and events are drawn), scripts, inline styles, fetched fonts or
//! pictures. The two fonts in `fonts/` are for [`png`] alone; pages use what the reader has.

pub mod artus;
mod beasts;
pub mod camelot;
mod chances;
mod drawing;
mod drawing_cache;
mod emblems;
mod fragments;
mod gathering;
pub mod guide;
mod heraldry;
pub mod merlin;
mod pieces;
mod png;
mod shields;
mod sitters;
mod standings;
mod tokens;

pub use beasts::beast;
pub use chances::{Curve, Mark, chances};
pub use emblems::{emblem, module_emblem, preset_emblem, small_emblem};
pub use fragments::{Fragments, NoCache};
pub use gathering::{chair, round};
pub use png::{NotDrawn, png};
pub use shields::{colour_name, empty_shield, paint, shield};
pub use sitters::{Clock, Sitter};
pub use standings::{Source, Standing, bars, podium};

/// What the pages around the boards look like in one game alone. It comes after the style of all pages.
pub const fn stages() -> &'static str {
    concat!(
        include_str!("camelot/stage.css"),
        "\n",
        include_str!("camelot/dock.css"),
        "\n",
        include_str!("merlin/stage.css")
    )
}

/// The style sheet of all boards: the tokens of both themes, then the classes.
pub fn stylesheet() -> &'static str {
    tokens::stylesheet()
}
