//! The spaces of the rondel and the tiles of the environs: their names, and what a space does.

use super::modules;
use super::things::principality;
use crate::Words;
use ::merlin::{Layout, Ring, Site, Space, SpaceKind, Terrain, TerrainTile};

/// A space by what it is for: `points for shields`.
pub fn space(words: Words, kind: SpaceKind) -> String {
    match kind {
        SpaceKind::Principality(colour) => principality(words, colour),
        SpaceKind::Vp(counted) => words.say_with("merlin-space-vp", &[("counted", counted.id().into())]),
        SpaceKind::Influence(gained) => {
            words.say_with("merlin-space-influence", &[("gained", gained.id().into())])
        }
        SpaceKind::Excalibur => words.say("merlin-space-excalibur"),
        SpaceKind::Grail => words.say("merlin-space-grail"),
        SpaceKind::Relocate => words.say("merlin-space-relocate"),
        SpaceKind::Exchange => words.say("merlin-space-exchange"),
        SpaceKind::Mission => words.say("merlin-space-mission"),
        SpaceKind::Build => words.say("merlin-space-build"),
        SpaceKind::Module(own) => modules::space(words, own),
    }
}

/// What a space does, as a sentence.
pub fn space_does(words: Words, kind: SpaceKind) -> String {
    match kind {
        SpaceKind::Principality(colour) => {
            let place = super::things::in_principality(words, colour);
            words.say_with("merlin-does-principality", &[("in", place.into())])
        }
        SpaceKind::Vp(counted) => words.say_with("merlin-does-vp", &[("counted", counted.id().into())]),
        SpaceKind::Influence(gained) => {
            words.say_with("merlin-does-influence", &[("gained", gained.id().into())])
        }
        SpaceKind::Excalibur => words.say("merlin-does-excalibur"),
        SpaceKind::Grail => words.say("merlin-does-grail"),
        SpaceKind::Relocate => words.say("merlin-does-relocate"),
        SpaceKind::Exchange => words.say("merlin-does-exchange"),
        SpaceKind::Mission => words.say("merlin-does-mission"),
        SpaceKind::Build => words.say("merlin-does-build"),
        SpaceKind::Module(own) => modules::space_does(words, own),
    }
}

/// A space by its number, with what it is for: `space 3 (points for shields)`.
pub fn space_at(words: Words, layout: &Layout, at: Space) -> String {
    let name = space(words, layout.kind(at));
    let key = match at.ring() {
        Ring::Outer => "merlin-space",
        Ring::Inner => "merlin-space-inner",
    };
    words.say_with(key, &[("number", at.index().into()), ("name", name.into())])
}

/// The same, shorter, as the end of a move: `3, points for shields`.
pub fn landing(words: Words, layout: &Layout, at: Space) -> String {
    let name = space(words, layout.kind(at));
    let key = match at.ring() {
        Ring::Outer => "merlin-landing",
        Ring::Inner => "merlin-landing-inner",
    };
    words.say_with(key, &[("number", at.index().into()), ("name", name.into())])
}

/// A terrain: `wood`.
pub fn terrain(words: Words, terrain: Terrain) -> String {
    words.say_with("merlin-terrain", &[("terrain", terrain.id().into())])
}

/// A terrain tile: `wood with tower`.
pub fn tile(words: Words, tile: TerrainTile) -> String {
    let tower = if tile.tower { "yes" } else { "no" };
    let values = [("terrain", terrain(words, tile.terrain).into()), ("tower", tower.into())];
    words.say_with("merlin-tile", &values)
}

/// A place of the environs, counted from 1: `row 1, column 4`.
pub fn site(words: Words, site: Site) -> String {
    let values = [("row", (site.row() + 1).into()), ("column", (site.column() + 1).into())];
    words.say_with("merlin-site", &values)
}
