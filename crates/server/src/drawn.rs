//! The board of one situation as whoever only looks sees it: drawn once for each language, not once for each reader.

use crate::pieces::Cut;
use maud::Markup;
use std::sync::{Arc, Mutex, PoisonError};
use words::Words;

/// The board of a situation, by language.
#[derive(Default)]
pub(crate) struct Drawn(Mutex<Vec<(&'static str, Arc<Cut>)>>);

impl Drawn {
    /// The board in a language; `draw` draws it the first time.
    pub(crate) fn board(&self, words: Words, draw: impl FnOnce() -> Markup) -> Arc<Cut> {
        // Whoever comes second waits, which takes no longer than drawing would.
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lang = words.lang();
        if let Some((_, board)) = all.iter().find(|(known, _)| *known == lang) {
            return Arc::clone(board);
        }
        let board = Arc::new(Cut::new(draw().into_string()));
        all.push((lang, Arc::clone(&board)));
        board
    }
}
