//! Texts people write by hand, and the line of a fault.

use crate::Clause;
use std::fmt;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What is wrong with a components file, a position or a set of options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text is not TOML, or something is missing in it or has the wrong type.
    Shape {
        /// The line, counted from 1, where it can be told.
        line: Option<usize>,
        /// What the parser says.
        message: String,
    },
    /// A value is wrong.
    Value {
        /// The line, counted from 1, where it can be told.
        line: Option<usize>,
        /// The clause it breaks, if it is a rule that it breaks.
        clause: Option<Clause>,
        /// The path of the value, such as `carpet.chairs`.
        at: String,
        /// The value that was found.
        found: String,
        /// What would be right.
        expected: String,
    },
}

impl Fault {
    /// A fault of a value outside of any text, such as an option.
    pub fn value(
        clause: Option<Clause>,
        at: &str,
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) -> Self {
        Self::Value {
            line: None,
            clause,
            at: at.to_owned(),
            found: found.to_string(),
            expected: expected.to_string(),
        }
    }

    /// The clause that is broken, if it is one of the rules.
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            Self::Shape { .. } => None,
            Self::Value { clause, .. } => *clause,
        }
    }

    /// The line it is in, if it is in a text.
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::Shape { line, .. } | Self::Value { line, .. } => *line,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Fault {}

/// The line, counted from 1, of a byte offset.
fn line_at(text: &str, offset: usize) -> usize {
    1 + text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count()
}

/// A TOML text with the positions of its values.
pub struct Source<'a> {
    text: &'a str,
    tree: Option<Spanned<DeTable<'a>>>,
}

impl<'a> Source<'a> {
    /// Parses a text; if it is not TOML, no lines are known.
    pub fn new(text: &'a str) -> Self {
        Self { text, tree: DeTable::parse(text).ok() }
    }

    /// The fault for an error of the parser.
    pub fn shape(&self, error: &toml::de::Error) -> Fault {
        let line = error.span().map(|span| line_at(self.text, span.start));
        Fault::Shape { line, message: plain(error.message()) }
    }

    /// The fault for a wrong value at a path.
    pub fn fault(
        &self,
        clause: Option<Clause>,
        path: &[&str],
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) -> Fault {
        Fault::Value {
            line: self.line(path),
            clause,
            at: path.join("."),
            found: found.to_string(),
            expected: expected.to_string(),
        }
    }

    /// The same fault, with the line of the value it names.
    pub fn locate(&self, fault: Fault) -> Fault {
        match fault {
            Fault::Value { line: None, clause, at, found, expected } => {
                let line = self.line(&at.split('.').collect::<Vec<_>>());
                Fault::Value { line, clause, at, found, expected }
            }
            located @ (Fault::Value { .. } | Fault::Shape { .. }) => located,
        }
    }

    /// The line of the value at a path such as `["knight_card", "2", "min"]` (indices count from 1), or of the nearest
    /// table that should contain it.
    pub fn line(&self, path: &[&str]) -> Option<usize> {
        let mut table = Some(self.tree.as_ref()?.get_ref());
        let mut list: Option<&[Spanned<DeValue<'a>>]> = None;
        let mut found = None;
        for step in path {
            let (start, value) = match (table, list) {
                (Some(table), _) => match table.iter().find(|(key, _)| key.get_ref() == step) {
                    Some((key, value)) => (key.span().start, value),
                    None => break,
                },
                (None, Some(items)) => {
                    match step.parse().ok().and_then(|number: usize| items.get(number.checked_sub(1)?)) {
                        Some(item) => (item.span().start, item),
                        None => break,
                    }
                }
                (None, None) => break,
            };
            found = Some(start);
            (table, list) = match value.get_ref() {
                DeValue::Table(inner) => (Some(inner), None),
                DeValue::Array(items) => (None, Some(&items[..])),
                _ => (None, None),
            };
        }
        found.map(|offset| line_at(self.text, offset))
    }
}

/// What the parser says, without words of the programming language: it names the types of numbers and lists by them.
fn plain(message: &str) -> String {
    let Some((said, expected)) = message.rsplit_once("expected ") else { return message.to_owned() };
    let expected = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" | "u32" | "u64" | "usize" => "a whole number, 0 or more",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a sequence" => "a list",
        "a map" => "a table",
        other => other,
    };
    format!("{said}expected {expected}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_a_value_is_found_by_its_path() {
        let source = Source::new("a = 1\n[b]\nc = [\n  1,\n  2,\n]\n[[d]]\ne = 1\n[[d]]\ne = 2\n");
        assert_eq!(source.line(&["a"]), Some(1));
        assert_eq!(source.line(&["b", "c"]), Some(3));
        assert_eq!(source.line(&["b", "c", "2"]), Some(5));
        assert_eq!(source.line(&["d", "2", "e"]), Some(10));
        assert_eq!(source.line(&["d", "2", "missing"]), Some(9), "the table that should hold it");
        assert_eq!(source.line(&["missing"]), None);
    }

    #[derive(serde::Deserialize)]
    #[expect(dead_code, reason = "only what cannot be read matters")]
    struct Values {
        round: Option<u8>,
        points: Option<i64>,
        list: Option<Vec<u32>>,
    }

    #[test]
    fn types_are_told_in_plain_words() {
        for (text, expected) in [
            ("round = \"x\"", "a whole number from 0 to 255"),
            ("round = 300", "a whole number from 0 to 255"),
            ("points = true", "a whole number"),
            ("list = 3", "a list"),
            ("list = [-1]", "a whole number, 0 or more"),
        ] {
            let error = toml::from_str::<Values>(text).err().map(|error| Source::new(text).shape(&error));
            let Some(Fault::Shape { line, message }) = error else { panic!("{text} can be read") };
            assert_eq!(line, Some(1));
            assert!(message.ends_with(&format!("expected {expected}")), "{text}: {message}");
        }
        assert_eq!(plain("no key"), "no key");
    }
}
