//! The Future of Camelot in words: its things, its fields, its events, its moves and its refusals.
//!
//! The acting unit is a colour (CAM-1.3), but people know each other by name: a colour that somebody plays is
//! that player, with the colour where the player has two (CAM-18.1).

mod cards;
mod choices;
mod events;
mod explain;
mod fields;
mod heroes;
mod points;
mod prospects;
mod refusals;
mod sheet;
mod signs;
mod subject;
mod things;

pub use cards::{mission, mission_short, shield, shields};
pub use choices::{brings, choice, heading};
pub use events::{drawn, event, revealed};
pub use fields::{effects, field, place};
pub use heroes::{ability, brief, hero, on_side};
pub use refusals::refusal;
pub use signs::Sign;
pub use subject::Subject;
pub use things::{
    area, board, bonus, category, colour, deck, destination, due, face, figure, group, part, parts, phase,
    player, points_source, room, side, source, waiting,
};

pub(crate) use choices::explains;
pub(crate) use explain::explain;
pub(crate) use sheet::sheet;
