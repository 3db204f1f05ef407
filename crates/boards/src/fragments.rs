//! Parts of a drawing that can be cached: drawn again only when something they depend on has changed.

use foldhash::quality::RandomState;
use maud::Markup;
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash};
use std::sync::LazyLock;

static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// Caches parts of drawings.
pub trait Fragments: Debug {
    /// The part of this name; `draw` draws it, of nothing but what `key` was made of. Without a key it is
    /// drawn every time, and is a part only so that it can be compared with what stood in its place.
    fn fragment(&self, name: &'static str, key: Option<u64>, draw: &dyn Fn() -> Markup) -> Markup;

    /// The hash of what all parts of a scene depend on. `find_out` computes it; an implementation may keep the result
    /// for the scene.
    fn common(&self, find_out: &dyn Fn() -> u64) -> u64 {
        find_out()
    }
}

/// Caches nothing: every part is drawn whenever it is asked for.
#[derive(Clone, Copy, Debug)]
pub struct NoCache;

impl Fragments for NoCache {
    fn fragment(&self, _: &'static str, _: Option<u64>, draw: &dyn Fn() -> Markup) -> Markup {
        draw()
    }
}

/// The key of a part: everything it depends on. The hash is seeded at random, so nobody can construct a
/// collision.
pub(crate) fn key(depends_on: impl Hash) -> u64 {
    HASHES.hash_one(depends_on)
}

/// A scene that is drawn in parts, each kept under what it depends on.
pub(crate) trait InParts {
    /// The cache of the parts.
    fn fragments(&self) -> &dyn Fragments;

    /// What all parts of the scene depend on, as a key.
    fn common(&self) -> u64;

    /// A part of the drawing that depends on what all parts do, and on nothing else but this.
    fn part(&self, name: &'static str, depends_on: impl Hash, draw: impl Fn() -> Markup) -> Markup {
        self.part_if(name, Some(depends_on), draw)
    }

    /// The same; without anything it depends on it is drawn every time. What rests at one time and can be
    /// tapped at another is a part of the same name then and now.
    fn part_if(
        &self,
        name: &'static str,
        depends_on: Option<impl Hash>,
        draw: impl Fn() -> Markup,
    ) -> Markup {
        let key = depends_on.map(|own| key((self.fragments().common(&|| self.common()), own)));
        self.fragments().fragment(name, key, &draw)
    }
}
