//! Printed values: interned by content, with their provenance.

use crate::{Clause, Fault, Source};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Mutex, PoisonError};

/// What has a short hash over all values that matter to the rules, by which records name it.
pub trait Fingerprint {
    /// The hash.
    fn fingerprint(&self) -> &str;
}

/// Values interned by content, for as long as the program runs.
#[derive(Debug)]
pub struct Interned<C: 'static>(Mutex<Vec<&'static C>>);

impl<C: PartialEq> Interned<C> {
    /// Nothing interned yet.
    pub const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// The one interned value that equals this.
    pub fn keep(&self, value: C) -> &'static C {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.iter().find(|same| ***same == value) {
            return same;
        }
        let new: &'static C = Box::leak(Box::new(value));
        kept.push(new);
        new
    }
}

impl<C: PartialEq> Default for Interned<C> {
    fn default() -> Self {
        Self::new()
    }
}

/// The components a game is played with, one of those [`Interned`].
///
/// They are interned for the lifetime of the program, so that a game stays `Copy` and two games with equal components
/// are equal.
pub struct Printed<C: 'static>(pub &'static C);

impl<C> Clone for Printed<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Printed<C> {}

impl<C> Deref for Printed<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        self.0
    }
}

impl<C> PartialEq for Printed<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<C> Eq for Printed<C> {}

impl<C: Fingerprint> Hash for Printed<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.fingerprint().hash(state);
    }
}

impl<C: Fingerprint> fmt::Debug for Printed<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.fingerprint())
    }
}

/// A components file being checked, with its text for line numbers.
pub struct ComponentsFile<'a, F> {
    /// The text.
    pub source: Source<'a>,
    /// What was read from it.
    pub file: F,
}

impl<'a, F: DeserializeOwned> ComponentsFile<'a, F> {
    /// Parses the text, or says what is wrong with its shape.
    pub fn new(text: &'a str) -> Result<Self, Fault> {
        let source = Source::new(text);
        let file = source.read()?;
        Ok(Self { source, file })
    }
}

impl<F> ComponentsFile<'_, F> {
    /// The fault for a value at a path that breaks a clause.
    pub fn fault(
        &self,
        clause: &'static str,
        path: &[&str],
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) -> Fault {
        self.source.fault(Some(Clause(clause)), path, found, expected)
    }

    /// Refuses a value unless the clause holds.
    pub fn demand(
        &self,
        holds: bool,
        clause: &'static str,
        path: &[&str],
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) -> Result<(), Fault> {
        if holds { Ok(()) } else { Err(self.fault(clause, path, found, expected)) }
    }

    /// Refuses something that may be there once only, unless this is the first time.
    pub fn once(
        &self,
        first: bool,
        clause: &'static str,
        path: &[&str],
        thing: impl fmt::Display,
    ) -> Result<(), Fault> {
        self.demand(first, clause, path, format!("2 × {thing}"), format!("1 × {thing}"))
    }

    /// Refuses a value other than the one the clause fixes.
    pub fn fixed<T: PartialEq + fmt::Debug>(
        &self,
        clause: &'static str,
        path: &[&str],
        found: T,
        fixed: T,
    ) -> Result<(), Fault> {
        self.demand(found == fixed, clause, path, as_written(&found), as_written(&fixed))
    }
}

/// A value as it stands in a file; a dash for one that is missing.
fn as_written(value: &impl fmt::Debug) -> String {
    let text = format!("{value:?}");
    match text.strip_prefix("Some(").and_then(|text| text.strip_suffix(')')) {
        Some(inner) => inner.to_owned(),
        None if text == "None" => "–".to_owned(),
        None => text,
    }
}

/// Where a group of values comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// The table of the file, such as `carpet` or `rooms.chapel`.
    pub what: String,
    /// `rulebook`, `public`, `derived` or `reconstructed`.
    pub source: String,
    /// The reason, by language; a note in no particular language has the empty key.
    pub notes: BTreeMap<String, String>,
}

impl Provenance {
    /// The note in a language, or else in English, or else in any.
    pub fn note(&self, language: &str) -> &str {
        let wanted = [language, "", "en"].into_iter().find_map(|name| self.notes.get(name));
        wanted.or_else(|| self.notes.values().next()).map_or("", String::as_str)
    }
}

/// A note in a components file: one text, or one for each language.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Note {
    /// In no particular language.
    Any(String),
    /// In these languages.
    ByLanguage(BTreeMap<String, String>),
}

impl Note {
    /// The texts as [`Provenance`] has them.
    pub fn by_language(&self) -> BTreeMap<String, String> {
        match self {
            Self::Any(text) => BTreeMap::from([(String::new(), text.clone())]),
            Self::ByLanguage(texts) => texts.clone(),
        }
    }
}

/// Declares tables of a components file: every one says where its values come from, and why.
#[macro_export]
macro_rules! component_tables {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$attribute])* pub(super) $field: $type,)*
            source: String,
            note: $crate::Note,
        }

        impl $name {
            fn provenance(&self, what: &str) -> $crate::Provenance {
                let notes = self.note.by_language();
                $crate::Provenance { what: what.to_owned(), source: self.source.clone(), notes }
            }
        }
    )*};
}

/// Declares parts of such tables: they have no source of their own.
#[macro_export]
macro_rules! component_rows {
    ($($name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? })*) => {$(
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $($(#[$attribute])* pub(super) $field: $type,)* }
    )*};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq)]
    struct Box {
        sum: &'static str,
    }

    impl Fingerprint for Box {
        fn fingerprint(&self) -> &str {
            self.sum
        }
    }

    #[test]
    fn what_a_clause_fixes_is_told_as_it_stands_in_a_file() {
        assert_eq!(as_written(&Some(3)), "3");
        assert_eq!(as_written(&Some("castle_tile")), "\"castle_tile\"");
        assert_eq!(as_written(&None::<i64>), "–");
        assert_eq!(as_written(&[1, 2]), "[1, 2]");
    }

    #[test]
    fn equal_content_is_kept_once() {
        static KEPT: Interned<Box> = Interned::new();
        let [one, same, other] = ["1", "1", "2"].map(|sum| Printed(KEPT.keep(Box { sum })));
        assert!(std::ptr::eq(one.0, same.0));
        assert_eq!((one == same, one == other), (true, false));
        assert_eq!(format!("{one:?} {other:?}"), "1 2");
    }

    component_tables! {
        /// A table.
        Chairs { chairs: i64 }
    }

    #[test]
    fn a_table_tells_where_it_comes_from() {
        let read = |text: &str| {
            toml::from_str::<Chairs>(text).map(|table| (table.chairs, table.provenance("board")))
        };
        let (chairs, from) = read("chairs = 28\nsource = \"rulebook\"\nnote = \"page 2\"").unwrap();
        assert_eq!((chairs, from.source.as_str(), from.note("de")), (28, "rulebook", "page 2"));
        let (_, from) =
            read("chairs = 1\nsource = \"derived\"\nnote = { de = \"Seite\", en = \"page\" }").unwrap();
        assert_eq!(["de", "en", "fr"].map(|language| from.note(language)), ["Seite", "page", "page"]);
        assert!(read("chairs = 28\nsource = \"rulebook\"").is_err(), "a note is missing");
        assert!(
            read("chairs = 28\nsource = \"rulebook\"\nnote = \"-\"\nchair = 1").is_err(),
            "a slip is noticed"
        );
    }

    #[test]
    fn a_file_tells_where_a_clause_is_broken() {
        let file = ComponentsFile::<Chairs>::new("chairs = 28\nsource = \"rulebook\"\nnote = \"-\"").unwrap();
        assert_eq!(file.fixed("ART-18.1", &["chairs"], file.file.chairs, 28), Ok(()));
        let fault = file.fixed("ART-18.1", &["chairs"], file.file.chairs, 27).unwrap_err();
        assert_eq!((fault.line(), fault.clause()), (Some(1), Some(Clause("ART-18.1"))));
        let text = fault.to_string();
        assert!(text.contains("found: \"28\", expected: \"27\""), "{text}");
        assert_eq!(file.demand(true, "ART-18.1", &["source"], "rulebook", "public"), Ok(()));
        let fault = file.demand(false, "ART-18.1", &["source"], "rulebook", "public").unwrap_err();
        assert_eq!(fault.line(), Some(2));
        assert!(matches!(
            ComponentsFile::<Chairs>::new("chairs = ").err(),
            Some(Fault::Syntax { line: Some(1), .. })
        ));
    }
}
