//! Texts people write by hand, and the line of a fault.

use crate::Clause;
use crate::reading::{self, KeyFault};
use serde::de::DeserializeOwned;
use std::fmt;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What is wrong with a components file, a position or a set of options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text is not TOML.
    Syntax {
        /// The line, counted from 1, where it is known.
        line: Option<usize>,
        /// What that line says.
        text: String,
        /// What is wrong with it.
        problem: Syntax,
    },
    /// A key is unknown or missing, or has a value of another kind.
    Key {
        /// The line, counted from 1, where it is known.
        line: Option<usize>,
        /// The path of the key, such as `seat.2.dice`; items of lists count from 1.
        at: String,
        /// What is wrong with it.
        problem: KeyFault,
    },
    /// A value is wrong.
    Value {
        /// The line, counted from 1, where it is known.
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

/// Why a line is not TOML.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syntax {
    /// A key or a table is there already.
    Duplicate,
    /// A bracket or a brace is not closed, or closed by another one.
    Bracket,
    /// A text does not begin or end with a quotation mark.
    Quotes,
    /// Two values stand side by side.
    Comma,
    /// Something else.
    Other,
}

impl Syntax {
    /// What the parser means.
    fn of(message: &str) -> Self {
        let says = |words: &[&str]| words.iter().any(|word| message.contains(word));
        if says(&["duplicate"]) {
            Self::Duplicate
        } else if says(&["unclosed", "in array"]) {
            Self::Bracket
        } else if says(&["quote", "string", "boolean"]) {
            Self::Quotes
        } else if says(&["comma"]) {
            Self::Comma
        } else {
            Self::Other
        }
    }
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
            found: seen(found),
            expected: expected.to_string(),
        }
    }

    /// The clause that is broken, if it is one of the rules.
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            Self::Syntax { .. } | Self::Key { .. } => None,
            Self::Value { clause, .. } => *clause,
        }
    }

    /// The path of what is at fault, unless the text is not even TOML.
    pub fn at(&self) -> Option<&str> {
        match self {
            Self::Syntax { .. } => None,
            Self::Key { at, .. } | Self::Value { at, .. } => Some(at),
        }
    }

    /// The line it is in, if it is in a text.
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::Syntax { line, .. } | Self::Key { line, .. } | Self::Value { line, .. } => *line,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Fault {}

/// What was found, also if nothing is to be seen of it.
fn seen(found: impl fmt::Display) -> String {
    let text = found.to_string();
    if text.is_empty() { "\"\"".to_owned() } else { text }
}

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

    /// Reads the text into a type, or says at which key it does not fit.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        let tree = match &self.tree {
            Some(tree) => tree,
            None => &DeTable::parse(self.text).map_err(|error| self.syntax(&error))?,
        };
        reading::read(self.text, tree).map_err(|reading::Problem { path, fault }| {
            let path: Vec<&str> = path.iter().rev().map(String::as_str).collect();
            Fault::Key { line: self.line(&path).or(Some(1)), at: path.join("."), problem: fault }
        })
    }

    fn syntax(&self, error: &toml::de::Error) -> Fault {
        let line = error.span().map(|span| line_at(self.text, span.start));
        let text = line.and_then(|line| self.text.lines().nth(line - 1)).unwrap_or_default();
        Fault::Syntax { line, text: text.trim().to_owned(), problem: Syntax::of(error.message()) }
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
            found: seen(found),
            expected: expected.to_string(),
        }
    }

    /// The fault for a value that has to be there.
    pub fn missing(&self, clause: Option<Clause>, path: &[&str], expected: impl fmt::Display) -> Fault {
        Fault::Value {
            line: self.line(path).or(Some(1)),
            clause,
            at: path.join("."),
            found: "-".to_owned(),
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
            located @ (Fault::Value { .. } | Fault::Key { .. } | Fault::Syntax { .. }) => located,
        }
    }

    /// The line of the value at a path such as `["knight_card", "2", "min"]` (indices count from 1), or of the nearest
    /// table that should contain it.
    pub fn line(&self, path: &[&str]) -> Option<usize> {
        self.nearest(path).1.map(|offset| line_at(self.text, offset))
    }

    /// Whether a path leads to a value, or to a table or list that could contain it.
    pub fn leads(&self, path: &[&str]) -> bool {
        self.nearest(path).0 + 1 >= path.len()
    }

    /// How many steps of a path can be gone, and where that leads.
    fn nearest(&self, path: &[&str]) -> (usize, Option<usize>) {
        let mut table = self.tree.as_ref().map(Spanned::get_ref);
        let mut list: Option<&[Spanned<DeValue<'a>>]> = None;
        let (mut found, mut steps) = (None, 0);
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
            (found, steps) = (Some(start), steps + 1);
            (table, list) = match value.get_ref() {
                DeValue::Table(inner) => (Some(inner), None),
                DeValue::Array(items) => (None, Some(&items[..])),
                _ => (None, None),
            };
        }
        (steps, found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::{Kind, NumberOrText};
    use std::collections::BTreeMap;

    #[test]
    fn the_line_of_a_value_is_found_by_its_path() {
        let source = Source::new("a = 1\n[b]\nc = [\n  1,\n  2,\n]\n[[d]]\ne = 1\n[[d]]\ne = 2\n");
        assert_eq!(source.line(&["a"]), Some(1));
        assert_eq!(source.line(&["b", "c"]), Some(3));
        assert_eq!(source.line(&["b", "c", "2"]), Some(5));
        assert_eq!(source.line(&["d", "2", "e"]), Some(10));
        assert_eq!(source.line(&["d", "2", "missing"]), Some(9), "the table that should hold it");
        assert_eq!(source.line(&["missing"]), None);
        assert!(source.leads(&["d", "2", "missing"]) && source.leads(&["missing"]));
        assert!(!source.leads(&["d", "3", "e"]) && !source.leads(&["missing", "e"]));
    }

    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what cannot be read matters")]
    struct Values {
        round: Option<u8>,
        points: Option<i64>,
        space: Option<NumberOrText>,
        pair: Option<[u8; 2]>,
        #[serde(default)]
        seat: Vec<SeatValues>,
    }

    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what cannot be read matters")]
    struct SeatValues {
        hand: Vec<String>,
        #[serde(default)]
        counts: BTreeMap<String, i64>,
    }

    #[track_caller]
    fn wrong(text: &str) -> (String, KeyFault) {
        match Source::new(text).read::<Values>().err() {
            Some(Fault::Key { line: _, at, problem }) => (at, problem),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn a_value_of_another_kind_is_told_with_its_key() {
        let whole = |least, most| Some(Kind::Whole(least, most));
        for (text, at, found, expected) in [
            ("round = \"x\"", "round", "\"x\"", whole(0, Some(255))),
            ("round = 300", "round", "300", whole(0, Some(255))),
            ("points = true", "points", "true", whole(i64::MIN, None)),
            ("points = 99999999999999999999", "points", "99999999999999999999", whole(i64::MIN, None)),
            ("points = 1979-05-27", "points", "1979-05-27", whole(i64::MIN, None)),
            ("space = [ 1,\n 2 ]", "space", "[ 1, 2 ]", None),
            ("pair = [1]", "pair", "[1]", Some(Kind::ListOf(2))),
            ("pair = [1, 2, 3]", "pair", "[1, 2, 3]", Some(Kind::ListOf(2))),
            ("pair = [1, \"2\"]", "pair.2", "\"2\"", whole(0, Some(255))),
            ("seat = 3", "seat", "3", Some(Kind::List)),
            ("seat = [3]", "seat.1", "3", Some(Kind::Table)),
            ("seat = [[[\"a\"]]]", "seat.1", "[[\"a\"]]", Some(Kind::Table)),
            ("[[seat]]\nhand = []\n[[seat]]\nhand = [\"a\", 2]", "seat.2.hand.2", "2", Some(Kind::Text)),
            (
                "[[seat]]\nhand = []\ncounts = { grey = \"1\" }",
                "seat.1.counts.grey",
                "\"1\"",
                whole(i64::MIN, None),
            ),
        ] {
            assert_eq!(wrong(text), (at.to_owned(), KeyFault::Kind(found.to_owned(), expected)), "{text}");
        }
    }

    #[test]
    fn a_key_that_is_unknown_or_missing_is_named_with_its_path() {
        let known = |keys: &[&str]| KeyFault::Unknown(keys.iter().map(|&key| key.to_owned()).collect());
        let all = known(&["round", "points", "space", "pair", "seat"]);
        assert_eq!(wrong("rounds = 1"), ("rounds".to_owned(), all));
        let of_seat = known(&["hand", "counts"]);
        assert_eq!(wrong("[[seat]]\nhand = []\napples = 1"), ("seat.1.apples".to_owned(), of_seat));
        assert_eq!(wrong("[[seat]]\n"), ("seat.1.hand".to_owned(), KeyFault::Missing));
        let fault = Source::new("[[seat]]\nhand = []\n\n[[seat]]\n").read::<Values>().err();
        assert_eq!(fault.map(|fault| fault.line()), Some(Some(4)), "the table that should hold it");
    }

    #[test]
    fn an_empty_text_is_seen() {
        let Fault::Value { found, .. } = Source::new("a = \"\"").fault(None, &["a"], "", "x") else {
            panic!()
        };
        assert_eq!(found, "\"\"");
        let Fault::Value { found, .. } = Fault::value(None, "a", "", "x") else { panic!() };
        assert_eq!(found, "\"\"");
    }

    #[test]
    fn what_is_not_toml_is_told_by_its_line() {
        for (text, line, said, problem) in [
            ("a = 1\nround = three", 2, "round = three", Syntax::Quotes),
            ("round = 1\n round = 2", 2, "round = 2", Syntax::Duplicate),
            ("[seat", 1, "[seat", Syntax::Bracket),
            ("pair = [1\nround = 2", 2, "round = 2", Syntax::Comma),
            ("pair = [\"a\" \"b\"]", 1, "pair = [\"a\" \"b\"]", Syntax::Comma),
            ("name = \"a", 1, "name = \"a", Syntax::Quotes),
            ("this is no position", 1, "this is no position", Syntax::Other),
        ] {
            let fault = Source::new(text).read::<Values>().err();
            let expected = Fault::Syntax { line: Some(line), text: said.to_owned(), problem };
            assert_eq!(fault, Some(expected), "{text}");
        }
    }
}
