//! The tables of a store, the same in SQLite and PostgreSQL; and a hash over their rows.

use sha2::{Digest, Sha256};

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Number,
    /// In SQLite 1 or 0.
    Flag,
    Text,
    Bytes,
}

use Kind::{Bytes, Flag, Number, Text};

/// A table: its columns, of which the first `key` are the primary key.
pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) columns: &'static [(&'static str, Kind)],
    pub(super) key: usize,
}

impl Table {
    /// The names of the columns, separated by commas.
    pub(super) fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// The columns of the primary key, for `ORDER BY`; PostgreSQL needs a collation that compares texts byte by byte.
    pub(super) fn order(&self, collation: &str) -> String {
        let column = |(name, kind): &(&str, Kind)| match kind {
            Text => format!("{name}{collation}"),
            Number | Flag | Bytes => (*name).to_owned(),
        };
        self.columns[..self.key].iter().map(column).collect::<Vec<_>>().join(", ")
    }
}

/// All tables that are copied, each after those it refers to. Left out is what does not belong to the house: health
/// probes, the version of the schema, and what the processes know of each other.
pub(super) const TABLES: [Table; 15] = [
    Table {
        name: "person",
        columns: &[
            ("id", Number),
            ("name", Text),
            ("account", Text),
            ("password", Text),
            ("typed", Text),
            ("admin", Flag),
            ("banned", Flag),
            ("silenced", Flag),
            ("seen", Number),
        ],
        key: 1,
    },
    Table {
        name: "token",
        columns: &[
            ("sum", Bytes),
            ("person", Number),
            ("link", Number),
            ("made", Number),
            ("seen", Number),
            ("agent", Text),
            ("name", Text),
            ("scope", Text),
            ("expires", Number),
        ],
        key: 1,
    },
    Table {
        name: "game",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("options", Text),
            ("owner", Number),
            ("listed", Flag),
            ("clock", Number),
            ("secret", Bytes),
            ("opened", Number),
            ("begun", Flag),
            ("over", Flag),
            ("closed", Flag),
            ("given", Number),
            ("instant", Flag),
            ("proof", Text),
            ("hints", Flag),
            ("rules", Number),
            ("components", Text),
            ("origin", Number),
            ("winner", Number),
        ],
        key: 1,
    },
    Table {
        name: "seat",
        columns: &[
            ("game", Text),
            ("number", Number),
            ("name", Text),
            ("person", Number),
            ("bot", Text),
            ("word", Text),
            ("commitment", Text),
            ("salt", Text),
        ],
        key: 2,
    },
    Table {
        name: "move",
        columns: &[("game", Text), ("number", Number), ("line", Text), ("at", Number), ("thought", Number)],
        key: 2,
    },
    Table {
        name: "said",
        columns: &[
            ("id", Number),
            ("game", Text),
            ("person", Number),
            ("name", Text),
            ("text", Text),
            ("at", Number),
            ("watching", Flag),
        ],
        key: 1,
    },
    Table { name: "muted", columns: &[("game", Text), ("reader", Number), ("person", Number)], key: 3 },
    Table { name: "rematch", columns: &[("game", Text), ("next", Text)], key: 1 },
    Table { name: "components", columns: &[("game", Text), ("sum", Text), ("text", Text)], key: 2 },
    Table { name: "reset", columns: &[("sum", Bytes), ("person", Number), ("expires", Number)], key: 1 },
    Table {
        name: "audit",
        columns: &[
            ("id", Number),
            ("at", Number),
            ("by", Number),
            ("act", Text),
            ("person", Number),
            ("game", Text),
            ("line", Number),
        ],
        key: 1,
    },
    Table { name: "device", columns: &[("sum", Bytes), ("person", Number), ("used", Number)], key: 1 },
    Table { name: "salt", columns: &[("value", Bytes)], key: 1 },
    Table { name: "house", columns: &[("id", Number), ("alive", Number), ("erased", Flag)], key: 1 },
    Table { name: "downtime", columns: &[("since", Number), ("until", Number)], key: 1 },
];

/// Tables that are not copied.
#[cfg(test)]
pub(super) const LEFT_OUT: [&str; 7] =
    ["health", "lease", "news", "node", "shard", "tafelrunde_schema", "tally"];

/// A value of either store. Flags are 0 or 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Nothing,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

pub(super) type Row = Vec<Value>;

/// The number of rows of a table, and a hash over them, in order.
#[derive(Clone, Default)]
pub(super) struct Checksum {
    pub(super) rows: u64,
    hasher: Sha256,
}

impl Checksum {
    /// Adds a row. Every value is hashed with its type and length, so that no two different rows look the same.
    pub(super) fn add(&mut self, row: &Row) {
        self.rows += 1;
        for value in row {
            let number;
            let (kind, bytes): (u8, &[u8]) = match value {
                Value::Nothing => (0, &[]),
                Value::Number(found) => {
                    number = found.to_be_bytes();
                    (1, &number)
                }
                Value::Text(text) => (2, text.as_bytes()),
                Value::Bytes(bytes) => (3, bytes),
            };
            self.hasher.update([kind]);
            self.hasher.update((bytes.len() as u64).to_be_bytes());
            self.hasher.update(bytes);
        }
    }

    /// The first eight bytes of the hash, in hexadecimal.
    pub(super) fn text(&self) -> String {
        table::hexadecimal(&self.hasher.clone().finalize()[..8])
    }
}
