//! How far the reader has come in each lesson, in a cookie of their device: it works without an account, on a
//! shared device too, and says nothing about anybody but which lessons were looked at.

use crate::reader::cookie;
use axum::http::{HeaderMap, HeaderValue};
use lessons::{Lesson, Place};

/// The name of the cookie.
const NAME: &str = "lessons";

/// The places in all lessons that were begun: `artus/first-game:7_merlin/gold:3`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::pages) struct Progress(Vec<(String, Place)>);

/// The name of a lesson in the cookie.
fn key(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.game, lesson.id)
}

impl Progress {
    /// What the cookie of a request says, as far as it is about lessons there are.
    pub(in crate::pages) fn of(headers: &HeaderMap) -> Self {
        let text = cookie(headers, NAME).unwrap_or_default();
        let known = text.split('_').filter_map(|entry| {
            let (name, place) = entry.split_once(':')?;
            let (game, id) = name.split_once('/')?;
            let place: Place = place.parse().ok()?;
            lessons::find(game, id).filter(|lesson| lesson.has(&place))?;
            Some((name.to_owned(), place))
        });
        let mut all = Self::default();
        known.for_each(|(name, place)| all.set(name, place));
        all
    }

    fn set(&mut self, name: String, place: Place) {
        self.0.retain(|(other, _)| *other != name);
        self.0.push((name, place));
    }

    /// The same, with the reader at this place. A finished lesson stays finished.
    pub(super) fn at(mut self, lesson: &Lesson, place: &Place) -> Self {
        if !self.is_done(lesson) {
            self.set(key(lesson), place.clone());
        }
        self
    }

    /// Where the reader is in a lesson; nothing if they have not begun it.
    pub(in crate::pages) fn place(&self, lesson: &Lesson) -> Option<Place> {
        let name = key(lesson);
        self.0.iter().find(|(other, _)| *other == name).map(|(_, place)| place.clone())
    }

    /// Whether the reader has come to the end of a lesson.
    pub(in crate::pages) fn is_done(&self, lesson: &Lesson) -> bool {
        self.place(lesson).is_some_and(|place| place.step + 1 == lesson.steps.len())
    }

    /// The cookie that says so.
    pub(super) fn cookie(&self) -> HeaderValue {
        let entries: Vec<String> = self.0.iter().map(|(name, place)| format!("{name}:{place}")).collect();
        let text = format!("{NAME}={}; Path=/; SameSite=Lax; HttpOnly; Max-Age=31536000", entries.join("_"));
        HeaderValue::from_str(&text).expect("names of lessons and places are plain letters and digits")
    }
}
