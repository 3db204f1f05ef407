//! The journal: what happened, in order, and who may know it.

use crate::{Eye, Seat};

/// Something that happened in a game.
pub trait Event: Clone + PartialEq + std::fmt::Debug {
    /// The event as this eye may see it: every [`Private`] part of another seat is blanked.
    fn seen_by(&self, eye: Eye) -> Self;
}

/// A fact that one seat alone may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Private<T> {
    owner: Seat,
    fact: Option<T>,
}

impl<T: Copy> Private<T> {
    /// A fact known to `owner`.
    pub const fn to(owner: Seat, fact: T) -> Self {
        Self { owner, fact: Some(fact) }
    }

    /// The one function that decides who sees a private fact.
    pub fn seen_by(self, eye: Eye) -> Self {
        let fact = if eye.sees(self.owner) { self.fact } else { None };
        Self { fact, ..self }
    }

    /// The fact, unless it was blanked.
    pub const fn fact(self) -> Option<T> {
        self.fact
    }

    /// Whose fact it is; that is never secret.
    pub const fn owner(self) -> Seat {
        self.owner
    }
}

/// Serialises the fact, or `null`; the owner is in every event anyway.
impl<T: serde::Serialize> serde::Serialize for Private<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fact.serialize(serializer)
    }
}

/// Collects the events of a game, or, for simulations, drops them at once.
#[derive(Clone, Debug)]
pub struct Journal<E> {
    kept: Option<Vec<E>>,
}

impl<E: Event> Journal<E> {
    /// A journal that records events.
    pub const fn new() -> Self {
        Self { kept: Some(Vec::new()) }
    }

    /// A journal that records nothing and allocates nothing.
    pub const fn silent() -> Self {
        Self { kept: None }
    }

    /// Records an event; it is built only if the journal records it.
    #[inline]
    pub fn note(&mut self, event: impl FnOnce() -> E) {
        if let Some(kept) = &mut self.kept {
            kept.push(event());
        }
    }

    /// Drops all but the first `events` events, to roll back a move.
    pub(crate) fn forget_after(&mut self, events: usize) {
        if let Some(kept) = &mut self.kept {
            kept.truncate(events);
        }
    }

    /// The events so far, with every secret in them: for the record, never for a seat.
    pub fn events(&self) -> &[E] {
        self.kept.as_deref().unwrap_or_default()
    }

    /// The events so far as one eye may see them.
    pub fn seen_by(&self, eye: Eye) -> Vec<E> {
        self.events().iter().map(|event| event.seen_by(eye)).collect()
    }
}

impl<E: Event> Default for Journal<E> {
    fn default() -> Self {
        Self::new()
    }
}
