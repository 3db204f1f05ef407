//! What is said at a table, and who does not want to hear whom.

use crate::live_table::{LiveTable, NotDone};
use crate::store::{Credential, Said, Store};
use std::borrow::Cow;
use std::sync::Arc;
use words::Words;

/// How many lines are kept of one table, and how many of them of one person: everybody who looks is sent them all.
pub(crate) const MOST_LINES: usize = 2_000;
pub(crate) const MOST_LINES_OF_PERSON: usize = 500;

/// What can be said with one tap. It is kept by its name, and read by everybody in their own language.
pub(crate) const PHRASES: [&str; 5] = ["well-played", "oh-no", "moment", "luck", "thanks"];

/// What stands before the name of a phrase where it is kept.
const MARK: char = '/';

/// A phrase as it is kept, if there is one of this name.
pub(crate) fn phrase_of(name: &str) -> Option<String> {
    PHRASES.contains(&name).then(|| format!("{MARK}{name}"))
}

/// What somebody has said, as a reader reads it.
pub(crate) fn in_words(words: Words, text: &str) -> Cow<'_, str> {
    let phrase = text.strip_prefix(MARK).filter(|name| PHRASES.contains(name));
    phrase.map_or(Cow::Borrowed(text), |name| Cow::Owned(words.say(&format!("around-phrase-{name}"))))
}

impl LiveTable {
    /// Says something to everybody at the table.
    pub async fn say(&self, store: &dyn Store, by: Option<Credential>, said: Said) -> Result<(), NotDone> {
        let _lock = self.lock_changes().await?;
        let before = Arc::clone(&self.snapshot().said);
        let of_person = before.iter().filter(|line| line.person == said.person).count();
        if before.len() >= MOST_LINES || of_person >= MOST_LINES_OF_PERSON {
            return Err(NotDone::TalkFull);
        }
        let commit = self.commit(store, store.say(by, self.stored.id.clone(), said.clone())).await?;
        self.change(|next| {
            let mut all = Vec::clone(&next.said);
            all.push(said);
            next.said = Arc::new(all);
        });
        commit.finish();
        Ok(())
    }

    /// Whoever asks hears a person no longer, or again.
    pub async fn mute(
        &self,
        store: &dyn Store,
        by: Credential,
        person: i64,
        muted: bool,
    ) -> Result<(), NotDone> {
        let _lock = self.lock_changes().await?;
        let mute = store.mute(by, self.stored.id.clone(), person, muted);
        let commit = self.commit(store, mute).await?;
        self.mutes.set(by.person, person, muted);
        commit.finish();
        Ok(())
    }
}
