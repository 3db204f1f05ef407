//! Colours, items, vassals, powers, relics and categories by their names.

use crate::{Value, Words};
use ::merlin::modules::{SetupStep as ModuleStep, caerleon};
use ::merlin::{
    Category, Colour, Die, Direction, Figure, Item, Kind, Layout, Means, Power, Relic, SetupStep, Vassal,
};

/// A colour of a principality: `black`.
pub fn colour(words: Words, colour: Colour) -> String {
    of_colour(words, "merlin-colour", colour)
}

/// What a principality shows on its coat of arms: `dragon`.
pub fn emblem(words: Words, colour: Colour) -> String {
    of_colour(words, "merlin-emblem", colour)
}

/// The same language, for whatever is said of a table laid so: whether districts cover the principalities (CRL-2.1).
pub fn at(words: Words, layout: &Layout) -> Words {
    let step = SetupStep::Module(ModuleStep::Caerleon(caerleon::SetupStep::Districts));
    Words { districts: layout.setup.contains(&step), ..words }
}

/// The same language, for what is said of the land below the districts.
pub(super) fn below_districts(words: Words) -> Words {
    Words { districts: false, ..words }
}

/// A principality without article, or the district on it: `black principality`, `black district`.
pub fn principality(words: Words, colour: Colour) -> String {
    of_colour(words, "merlin-principality", colour)
}

/// Where something stands: `in the black principality`.
pub fn in_principality(words: Words, colour: Colour) -> String {
    of_colour(words, "merlin-in", colour)
}

/// Where something goes: `to the black principality`.
pub(super) fn into_principality(words: Words, colour: Colour) -> String {
    of_colour(words, "merlin-into", colour)
}

/// Where something comes from: `from the black principality`.
pub(super) fn from_principality(words: Words, colour: Colour) -> String {
    of_colour(words, "merlin-from", colour)
}

/// A traitor that is repelled or attached: `a black traitor`.
pub(super) fn a_traitor(words: Words, colour: Colour) -> String {
    of_colour(words, "merlin-a-traitor", colour)
}

/// By what a power is used: `with a black flag`.
pub(super) fn with_flag(words: Words, colour: Colour) -> String {
    of_colour(words, "merlin-with-flag", colour)
}

fn of_colour(words: Words, key: &str, colour: Colour) -> String {
    words.say_with(key, &[("colour", colour.id().into())])
}

/// An item without article: `black flag`.
pub fn item(words: Words, item: Item) -> String {
    of_item(words, "merlin-item", item)
}

/// An item that is taken or returned: `a black flag`.
pub fn an_item(words: Words, item: Item) -> String {
    of_item(words, "merlin-an-item", item)
}

fn of_item(words: Words, key: &str, item: Item) -> String {
    words.say_with(key, &[("kind", item.kind.id().into()), ("colour", item.colour.id().into())])
}

/// A kind of item: `flag`.
pub fn kind(words: Words, kind: Kind) -> String {
    of_kind(words, "merlin-kind", kind)
}

/// A kind of item in the plural: `flags`.
pub fn kinds(words: Words, kind: Kind) -> String {
    of_kind(words, "merlin-kinds", kind)
}

/// An item of whatever colour: `any flag`.
pub fn any_item(words: Words, kind: Kind) -> String {
    of_kind(words, "merlin-any-item", kind)
}

fn of_kind(words: Words, key: &str, kind: Kind) -> String {
    words.say_with(key, &[("kind", kind.id().into())])
}

/// A vassal: `lady-in-waiting`.
pub fn vassal(words: Words, vassal: Vassal) -> String {
    of_vassal(words, "merlin-vassal", vassal)
}

/// What a vassal does where it is deployed, as a sentence (MER-7.6 to MER-7.9).
pub fn vassal_does(words: Words, vassal: Vassal) -> String {
    of_vassal(words, "merlin-vassal-does", vassal)
}

/// A vassal that something is done to: `the lady-in-waiting`.
pub(super) fn the_vassal(words: Words, vassal: Vassal) -> String {
    of_vassal(words, "merlin-the-vassal", vassal)
}

fn of_vassal(words: Words, key: &str, vassal: Vassal) -> String {
    words.say_with(key, &[("vassal", vassal.id().into())])
}

/// The power of a flag: `reverse`.
pub fn power(words: Words, power: Power) -> String {
    words.say_with("merlin-power", &[("power", power.id().into())])
}

/// What the power of a flag does, as a sentence (section 13).
pub fn power_does(words: Words, power: Power) -> String {
    words.say_with("merlin-power-does", &[("power", power.id().into())])
}

/// Excalibur or the Grail, as the name of a piece: `Grail`.
pub fn relic(words: Words, relic: Relic) -> String {
    words.say_with("merlin-relic", &[("relic", relic.id().into())])
}

/// What its owner has of it, as a sentence (MER-15.9, MER-15.21).
pub fn relic_does(words: Words, relic: Relic) -> String {
    words.say_with("merlin-relic-does", &[("relic", relic.id().into())])
}

/// A kind of die: `Merlin die`.
pub fn die(words: Words, die: Die) -> String {
    words.say_with("merlin-die", &[("die", die.id().into())])
}

/// A figure on the rondel: `knight`.
pub fn figure(words: Words, figure: Figure) -> String {
    words.say_with("merlin-figure", &[("figure", figure.id().into())])
}

/// A direction on the rondel: `clockwise`.
pub fn direction(words: Words, direction: Direction) -> String {
    words.say_with("merlin-direction", &[("direction", direction.id().into())])
}

/// How a traitor was repelled: `with a shield`.
pub fn means(words: Words, means: Means) -> String {
    words.say_with("merlin-means", &[("means", means.id().into())])
}

/// A category of the score's breakdown: `Missions`.
pub fn category(words: Words, category: Category) -> String {
    words.say_with("merlin-category", &[("category", category.id().into())])
}

/// Whether what cannot be taken may be blocked, and not only gone: Morgana is in play (MOR-6.5, INT-8.1).
pub(super) fn may_block(layout: &Layout) -> bool {
    layout.categories.contains(&Category::Horn)
}

/// The same as a value for a sentence.
pub(super) fn blocks(layout: &Layout) -> (&'static str, Value) {
    ("blocks", if may_block(layout) { "yes" } else { "no" }.into())
}
