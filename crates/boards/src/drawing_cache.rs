//! A cache of drawings that are always the same for the same key. A page is mostly made of such drawings.

use foldhash::fast::RandomState;
use maud::{Markup, PreEscaped};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// A drawing that is kept.
pub(crate) type CachedDrawing = PreEscaped<Arc<str>>;

/// All drawings of one sort, each under everything it depends on.
///
/// There must be few keys, for nothing is ever thrown away: things of a box and languages, never names or points.
pub(crate) struct DrawingCache<K>(RwLock<HashMap<K, Arc<str>, RandomState>>);

impl<K: Eq + Hash> DrawingCache<K> {
    /// An empty cache, for a static.
    pub(crate) const fn new() -> LazyLock<Self> {
        LazyLock::new(|| Self(RwLock::default()))
    }

    /// The drawing under this key; `draw` makes it the first time, of nothing but the key.
    pub(crate) fn get(&self, key: K, draw: impl FnOnce(&K) -> Markup) -> CachedDrawing {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        PreEscaped(kept.unwrap_or_else(|| {
            let drawn = Arc::from(draw(&key).into_string());
            // Somebody else may have drawn it meanwhile; then theirs stays, and ours is the same.
            let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry(key).or_insert(drawn))
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn a_drawing_is_made_once_for_each_key() {
        static SQUARES: LazyLock<DrawingCache<u8>> = DrawingCache::new();
        let mut drawn = 0;
        for side in [1, 2, 1, 2, 1] {
            let square = SQUARES.get(side, |side| {
                drawn += 1;
                html! { rect width=(side) height=(side) {} }
            });
            assert_eq!(*square.0, format!("<rect width=\"{side}\" height=\"{side}\"></rect>"));
        }
        assert_eq!(drawn, 2);
    }
}
