//! Merlin in words: its things, its spaces, its missions, its events, its moves and its refusals.
//!
//! An event or a refusal names a space or a mission by its place; what stands there is looked up in the layout it is
//! told with. A principality is called by its colour, as everything that comes from it.

mod about;
mod choices;
mod dues;
mod events;
mod explain;
mod explains;
mod headings;
mod missions;
mod modules;
mod moments;
mod points;
mod refusals;
mod sheet;
mod spaces;
mod things;

pub use about::{module, module_about};
pub use choices::{brings, choice};
pub use dues::{due, phase, scoring_step, window};
pub use events::event;
pub use explain::{Sign, Subject, no_way_to, where_to_deploy};
pub use headings::heading;
pub use missions::{mission, mission_asks, mission_missing, requirement};
pub use modules::arthur::{bonus, pict};
pub use modules::caerleon::{district, district_does};
pub use modules::decree::tile as decree;
pub use modules::favor::{ability, ability_does, ability_short};
pub use modules::knights::{ally, ally_does, ally_short, stack as ally_stack};
pub use modules::market::marker;
pub use modules::morgana::{
    effect as cauldron_effect, effect_does as cauldron_effect_does, place as kitchen_place,
};
pub use modules::pieces;
pub use modules::treasures::effect as treasure;
pub use refusals::refusal;
pub use spaces::{landing, site, space, space_at, space_does, terrain, tile};
pub use things::{
    an_item, any_item, at, category, colour, die, direction, emblem, figure, in_principality, item, kind,
    kinds, means, power, power_does, principality, relic, relic_does, vassal, vassal_does,
};

pub(crate) use explain::explain;
pub(crate) use explains::explains;
pub(crate) use sheet::sheet;
