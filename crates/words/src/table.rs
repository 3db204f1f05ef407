//! What every game shares, in words: names, lists, and what is wrong with a text.

use crate::Words;
use table::{Clause, Fault, KeyFault, Kind, NoUndo, Seat, Syntax, Unreadable};

/// How much of a text that somebody else wrote is shown.
const SHOWN: usize = 200;

/// How much is shown of what would be right, which may be a long list.
const EXPECTED: usize = 1500;

impl Words {
    /// What is wrong with a file or a set of options: the line, what stands where, what would be right, and the
    /// clause it breaks.
    pub fn fault(&self, fault: &Fault) -> String {
        let text = match fault {
            Fault::Syntax { line: _, text, problem } => {
                let problem = match problem {
                    Syntax::Duplicate => "duplicate",
                    Syntax::Bracket => "bracket",
                    Syntax::Quotes => "quotes",
                    Syntax::Comma => "comma",
                    Syntax::Other => "other",
                };
                let values = [("text", shown(text).into()), ("syntax", problem.into())];
                self.say_with("table-fault-syntax", &values)
            }
            Fault::Key { line: _, at, problem } => self.key_fault(at, problem),
            Fault::Value { line: _, clause: _, at, found, expected } => {
                let state = match (found.as_str(), expected.as_str()) {
                    ("-", _) => "missing",
                    (_, "-") => "forbidden",
                    (_, _) => "wrong",
                };
                let values = [
                    ("state", state.into()),
                    ("at", shown(at).into()),
                    ("found", shown(found).into()),
                    ("expected", cut(expected, EXPECTED).into()),
                ];
                self.say_with("table-fault-value", &values)
            }
        };
        let text = match fault.line() {
            Some(line) => self.in_line(line, text),
            None => text,
        };
        match fault.clause() {
            Some(clause) => self.with_clause(text, clause),
            None => text,
        }
    }

    /// What is wrong with a key of a file.
    fn key_fault(&self, at: &str, fault: &KeyFault) -> String {
        let at = ("at", shown(at).into());
        match fault {
            KeyFault::Unknown(known) => {
                let known = known.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ");
                self.say_with("table-fault-unknown-key", &[at, ("known", known.into())])
            }
            KeyFault::Missing => self.say_with("table-fault-missing-key", &[at]),
            KeyFault::Kind(found, kind) => {
                let name = match kind {
                    Some(Kind::Whole(_, Some(_))) => "range",
                    Some(Kind::Whole(0.., None)) => "count",
                    Some(Kind::Whole(_, None)) => "whole",
                    Some(Kind::Number) => "decimal",
                    Some(Kind::Text) => "text",
                    Some(Kind::Truth) => "truth",
                    Some(Kind::List) => "list",
                    Some(Kind::ListOf(_)) => "items",
                    Some(Kind::Table) => "table",
                    None => "other",
                };
                let (least, most) = match kind {
                    Some(Kind::Whole(least, Some(most))) => (*least, *most),
                    Some(Kind::ListOf(count)) => (0, *count as i64),
                    _ => (0, 0),
                };
                let values = [
                    at,
                    ("found", shown(found).into()),
                    ("type", name.into()),
                    ("least", least.into()),
                    ("most", most.into()),
                ];
                self.say_with("table-fault-kind", &values)
            }
        }
    }

    /// A text that cannot be read, and what was expected.
    pub fn unreadable(&self, unreadable: &Unreadable) -> String {
        let key = match unreadable.what {
            "seat" => "table-unreadable-seat",
            "move" => "table-unreadable-move",
            "count" => "table-unreadable-count",
            "secret" => "table-unreadable-secret",
            "sealed word" => "table-unreadable-sealed-word",
            "game" => "table-unreadable-game",
            "chair" => "artus-unreadable-chair",
            "ascending chairs" => "artus-unreadable-chairs",
            "card" => "artus-unreadable-card",
            "distance" => "artus-unreadable-distance",
            "metal" => "artus-unreadable-metal",
            "mode" => "artus-unreadable-mode",
            "pile" => "artus-unreadable-pile",
            "colour" => "camelot-unreadable-colour",
            "room" => "camelot-unreadable-room",
            "side" => "camelot-unreadable-side",
            "shield" => "camelot-unreadable-shield",
            "field" => "camelot-unreadable-field",
            "mission" => "camelot-unreadable-mission",
            "grail part" => "camelot-unreadable-part",
            "line bonus" => "camelot-unreadable-bonus",
            "source of a knight" => "camelot-unreadable-source",
            "number" => "camelot-unreadable-number",
            "colour of a principality" => "merlin-unreadable-colour",
            "kind of item" => "merlin-unreadable-kind",
            "vassal" => "merlin-unreadable-vassal",
            "die" => "merlin-unreadable-die",
            "direction" => "merlin-unreadable-direction",
            "number of pips" => "merlin-unreadable-pips",
            "space" => "merlin-unreadable-space",
            "tile position" => "merlin-unreadable-site",
            "terrain tile" => "merlin-unreadable-tile",
            "ability" => "merlin-favor-unreadable-ability",
            "Pict tile" => "merlin-arthur-unreadable-pict",
            "number of spaces" => "merlin-arthur-unreadable-steps",
            "figure" => "merlin-arthur-unreadable-figure",
            "ally" => "merlin-knights-unreadable-ally",
            "stack of allies" => "merlin-knights-unreadable-stack",
            "starting tile" => "merlin-unreadable-starting-tile",
            "mission card" => "merlin-unreadable-mission",
            "district" => "merlin-caerleon-unreadable-district",
            "decree tile" => "merlin-unreadable-decree",
            "thing that is due" => "merlin-unreadable-due",
            "cauldron" => "merlin-unreadable-cauldron",
            "place of the kitchen board" => "merlin-unreadable-kitchen",
            "cauldron token" => "merlin-unreadable-token",
            "marker" | "kind of marker" => "merlin-unreadable-marker",
            "thing to make a turn with" => "merlin-unreadable-unit",
            _ => "table-unreadable",
        };
        self.say_with(key, &[("text", shown(&unreadable.text).into())])
    }

    /// Why nothing can be undone.
    pub fn no_undo(&self, why: NoUndo) -> String {
        self.say(match why {
            NoUndo::NothingYet => "table-no-undo-nothing-yet",
            NoUndo::Revealed => "table-no-undo-revealed",
            NoUndo::OthersMoved => "table-no-undo-others-moved",
            NoUndo::Closed => "table-no-undo-closed",
        })
    }

    /// The name of a seat: that of its player, or its number where there is none.
    pub fn name(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()).map(|name| shown(name.trim())).filter(|name| !name.is_empty()) {
            Some(name) => name,
            None => self.say_with("table-player", &[("number", (seat.index() + 1).into())]),
        }
    }

    /// An enumeration: `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let last = items.pop().unwrap_or_default();
        let front = items.into_iter().reduce(|front, next| {
            self.say_with("table-list-more", &[("front", front.into()), ("next", next.into())])
        });
        match front {
            Some(front) => {
                self.say_with("table-list-last", &[("front", front.into()), ("last", last.into())])
            }
            None => last,
        }
    }

    /// A sentence with the line it is about.
    pub(crate) fn in_line(&self, line: usize, text: String) -> String {
        self.say_with("table-line", &[("line", line.into()), ("text", text.into())])
    }

    /// A sentence, then the clause it follows from.
    fn with_clause(&self, text: String, clause: Clause) -> String {
        match self.clause(clause.0) {
            Some(rule) => {
                let words = rule.opening().to_owned();
                let values = [("text", text.into()), ("id", rule.id.into()), ("clause", words.into())];
                self.say_with("table-clause", &values)
            }
            None => text,
        }
    }
}

/// A text that somebody else wrote, fit to be shown: in one line, not endless, and without control characters,
/// which could take over a terminal.
pub(crate) fn shown(text: &str) -> String {
    cut(text, SHOWN)
}

fn cut(text: &str, most: usize) -> String {
    let mut shown: String = text
        .chars()
        .take(most)
        .map(|letter| match letter {
            letter if letter.is_whitespace() => ' ',
            letter if letter.is_control() => '\u{fffd}',
            letter => letter,
        })
        .collect();
    if text.chars().nth(most).is_some() {
        shown.push('…');
    }
    shown
}
