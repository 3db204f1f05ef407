//! The log: what happened, as the person at the keyboard may know it, and notes of the table beside it.

use games::AnyEvent;
use table::Clause;
use words::Words;

/// Something the table did of its own accord, told after so many events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    /// How many events had happened.
    pub(crate) after: usize,
    /// What kind of note.
    pub(crate) kind: NoteKind,
}

/// A kind of note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoteKind {
    /// A move that was the only one was made without asking.
    Forced,
    /// A move was taken back by this player.
    Undone(String),
}

impl NoteKind {
    pub(crate) fn text(&self, words: Words) -> String {
        match self {
            Self::Forced => words.say("tui-note-forced"),
            Self::Undone(name) => words.say_with("tui-note-undone", &[("name", name.as_str().into())]),
        }
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// What happened.
    pub(crate) text: String,
    /// The clause it follows from.
    pub(crate) clause: Option<Clause>,
    /// The points it brought.
    pub(crate) points: Option<i32>,
    /// Whether it heads what follows, such as a new round.
    pub(crate) heads: bool,
}

impl Entry {
    /// A line without points.
    pub(crate) const fn plain(text: String, clause: Option<Clause>) -> Self {
        Self { text, clause, points: None, heads: false }
    }
}

/// Every event as a sentence, with the notes between them.
pub(crate) fn sentences(words: Words, events: &[AnyEvent], notes: &[Note], names: &[String]) -> Vec<Entry> {
    let mut entries = Vec::new();
    for at in 0..=events.len() {
        let here = notes.iter().filter(|note| note.after == at);
        entries.extend(here.map(|note| Entry::plain(note.kind.text(words), None)));
        if let Some(event) = events.get(at) {
            entries.push(Entry {
                text: words.event(event, names),
                clause: Some(event.clause()),
                points: event.points(),
                heads: event.begins_part(),
            });
        }
    }
    entries
}

/// The log being read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// The line the cursor is on.
    pub(crate) cursor: super::pick::Cursor,
}
