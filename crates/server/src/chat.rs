//! The chat of a table, and mutes.

use crate::live_table::{ChangeError, LiveTable};
use crate::store::{ChatMessage, Credential, Store};
use std::borrow::Cow;
use std::sync::Arc;
use words::Words;

/// How many lines a table may have, in total and from one person: every viewer is sent all of them.
pub(crate) const MOST_LINES: usize = 2_000;
pub(crate) const MOST_LINES_OF_PERSON: usize = 500;

/// Quick phrases. They are stored by name and shown in each reader's language.
pub(crate) const PHRASES: [&str; 5] = ["well-played", "oh-no", "moment", "luck", "thanks"];

/// The prefix of a stored phrase.
const MARK: char = '/';

/// A phrase as stored, if there is one of this name.
pub(crate) fn phrase_of(name: &str) -> Option<String> {
    PHRASES.contains(&name).then(|| format!("{MARK}{name}"))
}

/// A line of the chat, in the reader's language.
pub(crate) fn in_words(words: Words, text: &str) -> Cow<'_, str> {
    let phrase = text.strip_prefix(MARK).filter(|name| PHRASES.contains(name));
    phrase.map_or(Cow::Borrowed(text), |name| Cow::Owned(words.say(&format!("around-phrase-{name}"))))
}

impl LiveTable {
    /// Posts a line for everybody at the table.
    pub async fn say(
        &self,
        store: &dyn Store,
        by: Option<Credential>,
        message: ChatMessage,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let before = Arc::clone(&self.snapshot().chat);
        let of_person = before.iter().filter(|line| line.person == message.person).count();
        if before.len() >= MOST_LINES || of_person >= MOST_LINES_OF_PERSON {
            return Err(ChangeError::ChatFull);
        }
        let commit = self.commit(store, store.say(by, self.stored.id.clone(), message.clone())).await?;
        self.change(|next| {
            let mut all = Vec::clone(&next.chat);
            all.push(message);
            next.chat = Arc::new(all);
        });
        commit.finish();
        Ok(())
    }

    /// Mutes a person for the caller, or unmutes them.
    pub async fn mute(
        &self,
        store: &dyn Store,
        by: Credential,
        person: i64,
        muted: bool,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let mute = store.mute(by, self.stored.id.clone(), person, muted);
        let commit = self.commit(store, mute).await?;
        self.mutes.set(by.person, person, muted);
        commit.finish();
        Ok(())
    }
}
