//! Copies a house from one store to another, in either direction, in one transaction. It commits only after everything
//! written was read back and has the same hashes.

mod database;
mod file;
mod tables;

use super::{NotLocked, StoreAddress, StoreError};
use database::Database;
use file::File;
use std::path::PathBuf;
use tables::{Checksum, Row, TABLES, Table};

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorePlace {
    /// A file in the folder of a house.
    Folder(PathBuf),
    /// A database of PostgreSQL.
    Database(StoreAddress),
}

impl StorePlace {
    /// Parses what somebody has typed.
    pub fn read(text: &str) -> Self {
        StoreAddress::read(text).map_or_else(|| Self::Folder(text.into()), Self::Database)
    }
}

/// Without a password.
impl std::fmt::Display for StorePlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Folder(folder) => folder.display().fmt(f),
            Self::Database(address) => address.fmt(f),
        }
    }
}

/// Why a house was not copied. Nothing was written then, unless a database stopped responding in the middle of its
/// commit.
#[derive(Debug, thiserror::Error)]
pub enum NotTransferred {
    /// There is no house to copy.
    #[error("there is no house")]
    NoHouse,
    /// The target has a house already.
    #[error("there is a house already")]
    NotEmpty,
    /// A store is in use.
    #[error("the store is held by {0}")]
    Held(String),
    /// The hash of what was written differs from that of what was read.
    #[error("the copy of {0} is not what was read")]
    Different(&'static str),
    /// A folder could not be locked.
    #[error(transparent)]
    Lock(#[from] NotLocked),
    /// A store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What was copied of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transferred {
    /// Its name.
    pub table: &'static str,
    /// How many rows it has.
    pub rows: u64,
    /// The beginning of the hash over them.
    pub checksum: String,
}

enum End {
    File(File),
    Database(Box<Database>),
}

impl End {
    async fn open(place: &StorePlace, is_made: bool) -> Result<Self, NotTransferred> {
        Ok(match place {
            StorePlace::Folder(folder) => Self::File(File::open(folder, is_made)?),
            StorePlace::Database(address) => Self::Database(Box::new(Database::open(address).await?)),
        })
    }

    async fn begin(&self) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.begin(),
            Self::Database(database) => database.begin().await,
        }
    }

    /// Fails if somebody else may use it by now.
    async fn still_holds(&self) -> Result<(), StoreError> {
        match self {
            Self::File(_) => Ok(()),
            Self::Database(database) => database.still_holds().await,
        }
    }

    async fn commit(&self) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.commit(),
            Self::Database(database) => database.commit().await,
        }
    }

    async fn close(self) -> Result<(), StoreError> {
        match self {
            Self::File(_) => Ok(()),
            Self::Database(database) => database.close().await,
        }
    }

    async fn is_empty(&self) -> Result<bool, StoreError> {
        match self {
            Self::File(file) => file.is_empty(),
            Self::Database(database) => database.is_empty().await,
        }
    }

    async fn clear(&self, table: &Table) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.clear(table),
            Self::Database(database) => database.clear(table).await,
        }
    }

    async fn write(&self, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.write(table, rows),
            Self::Database(database) => database.write(table, rows).await,
        }
    }

    /// Reads a table, and writes it to `to` if given; returns the hash over its rows.
    async fn read(&self, table: &Table, to: Option<&Self>) -> Result<Checksum, StoreError> {
        let mut checksum = Checksum::default();
        let work = async |rows: Vec<Row>| {
            rows.iter().for_each(|row| checksum.add(row));
            match to {
                Some(to) if !rows.is_empty() => to.write(table, &rows).await,
                Some(_) | None => Ok(()),
            }
        };
        match self {
            Self::File(file) => file.read(table, work).await?,
            Self::Database(database) => database.read(table, work).await?,
        }
        Ok(checksum)
    }
}

/// Copies a whole house into an empty store. No house may be open on either.
pub async fn transfer(from: &StorePlace, to: &StorePlace) -> Result<Vec<Transferred>, NotTransferred> {
    let from = End::open(from, false).await?;
    let to = End::open(to, true).await?;
    let copied = copy(&from, &to).await;
    // Release both, whatever the result. Uncommitted changes are lost.
    from.close().await?;
    to.close().await?;
    copied
}

async fn copy(from: &End, to: &End) -> Result<Vec<Transferred>, NotTransferred> {
    from.begin().await?;
    to.begin().await?;
    if !to.is_empty().await? {
        return Err(NotTransferred::NotEmpty);
    }
    if from.is_empty().await? {
        return Err(NotTransferred::NoHouse);
    }
    for table in TABLES.iter().rev() {
        to.clear(table).await?;
    }
    let mut copied = Vec::new();
    for table in &TABLES {
        let read = from.read(table, Some(to)).await?;
        let written = to.read(table, None).await?;
        if (read.rows, read.text()) != (written.rows, written.text()) {
            return Err(NotTransferred::Different(table.name));
        }
        copied.push(Transferred { table: table.name, rows: read.rows, checksum: read.text() });
    }
    // A command that was suspended for a while has lost its leases, and people may have played on meanwhile.
    from.still_holds().await?;
    to.still_holds().await?;
    to.commit().await?;
    Ok(copied)
}

#[cfg(test)]
mod tests {
    use super::tables::{Kind, LEFT_OUT};
    use super::*;

    #[test]
    fn every_table_and_every_column_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let file = File::open(folder.path(), true).unwrap();
        for name in file::tables(&file) {
            assert!(
                TABLES.iter().any(|table| table.name == name) || LEFT_OUT.contains(&name.as_str()),
                "{name} is new: copy it, and keep it in PostgreSQL, too"
            );
        }
        for table in &TABLES {
            let mut listed: Vec<(String, Kind)> = table
                .columns
                .iter()
                .map(|(name, kind)| {
                    ((*name).to_owned(), if *kind == Kind::Flag { Kind::Number } else { *kind })
                })
                .collect();
            let mut found = file::columns(&file, table.name);
            listed.sort_by(|a, b| a.0.cmp(&b.0));
            found.sort_by(|a, b| a.0.cmp(&b.0));
            assert_eq!(listed, found, "{}", table.name);
        }
    }

    #[test]
    fn rows_that_differ_have_another_sum() {
        use tables::Value::{Bytes, Nothing, Number, Text};
        let rows = [
            vec![vec![Nothing, Text("a".to_owned())]],
            vec![vec![Text("a".to_owned()), Nothing]],
            vec![vec![Text(String::new()), Text("a".to_owned())]],
            vec![vec![Nothing, Bytes(b"a".to_vec())]],
            vec![vec![Number(0), Text("a".to_owned())]],
            vec![vec![Nothing, Text("a".to_owned())]; 2],
        ];
        let checksums: std::collections::BTreeSet<String> = rows
            .iter()
            .map(|rows| {
                let mut checksum = Checksum::default();
                rows.iter().for_each(|row| checksum.add(row));
                checksum.text()
            })
            .collect();
        assert_eq!(checksums.len(), rows.len());
    }
}
