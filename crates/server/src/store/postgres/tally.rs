//! What somebody may do so often in an hour, counted for all nodes together: in memory each would allow it anew.

use super::statements::{execute, value};
use super::{Kind, Postgres, transaction};
use crate::store::Answer;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tally {
    /// New guests from an address.
    Guests,
    /// Tables opened by a person.
    TablesOfPerson,
    /// Tables opened from an address.
    TablesOfAddress,
}

impl Tally {
    const fn id(self) -> &'static str {
        match self {
            Self::Guests => "guests",
            Self::TablesOfPerson => "tables of person",
            Self::TablesOfAddress => "tables of address",
        }
    }
}

impl Postgres {
    /// Counts one more in this hour, or one less; how many there are.
    pub fn count(&self, what: Tally, who: i64, hour: i64, step: i64) -> Answer<i64> {
        transaction!(self, Kind::Write, |tx| {
            let count = "INSERT INTO tally (what, who, hour, count) VALUES ($1, $2, $3, $4)
                ON CONFLICT (what, who, hour) DO UPDATE SET count = tally.count + EXCLUDED.count RETURNING count";
            value(&tx, count, &[&what.id(), &who, &hour, &step]).await
        })
    }

    /// Deletes the counts of earlier hours.
    pub fn forget_tallies(&self, hour: i64) -> Answer<()> {
        transaction!(self, Kind::Write, |tx| {
            execute(&tx, "DELETE FROM tally WHERE hour < $1", &[&hour]).await.map(drop)
        })
    }
}
