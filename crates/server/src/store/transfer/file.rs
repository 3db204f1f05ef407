//! A SQLite file as source or target of a transfer. Its folder is locked all the time.

use super::NotTransferred;
use super::tables::{Row, Table, Value};
use crate::store::{FolderLock, STORE_FILE, StoreError, files, interrupted_restore, schema};
use rusqlite::Connection;
use rusqlite::types::{ToSqlOutput, Value as Held, ValueRef};
use std::path::Path;

/// A file that nobody else uses.
pub(super) struct File {
    connection: Connection,
    _lock: FolderLock,
}

/// How many rows a chunk has.
pub(super) const CHUNK: usize = 2_000;

impl File {
    /// Opens the store in a folder, as a house would; `is_made` creates both if they do not exist.
    pub(super) fn open(folder: &Path, is_made: bool) -> Result<Self, NotTransferred> {
        let path = folder.join(STORE_FILE);
        if is_made {
            files::make_folder(folder).map_err(StoreError::from)?;
        } else if !path.exists() {
            return Err(NotTransferred::NoHouse);
        }
        let lock = FolderLock::take(folder, None)?;
        if interrupted_restore(folder).is_some() {
            return Err(NotTransferred::NoHouse);
        }
        files::prepare(&path).map_err(StoreError::from)?;
        let connection = Connection::open(&path).map_err(StoreError::from)?;
        schema::prepare(&connection)?;
        Ok(Self { connection, _lock: lock })
    }

    /// Begins the transaction in which everything is read or written.
    pub(super) fn begin(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("BEGIN IMMEDIATE")?)
    }

    pub(super) fn commit(&self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("COMMIT")?)
    }

    pub(super) fn is_empty(&self) -> Result<bool, StoreError> {
        let any = "SELECT EXISTS (SELECT 1 FROM person) OR EXISTS (SELECT 1 FROM game) OR EXISTS (SELECT 1 FROM audit)";
        Ok(!self.connection.query_row(any, [], |row| row.get::<_, bool>(0))?)
    }

    /// Removes the rows a new store starts with.
    pub(super) fn clear(&self, table: &Table) -> Result<(), StoreError> {
        Ok(self.connection.execute(&format!("DELETE FROM {}", table.name), []).map(drop)?)
    }

    /// Passes all rows of a table to `work`, in order and in chunks.
    pub(super) async fn read(
        &self,
        table: &Table,
        mut work: impl AsyncFnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let query = format!("SELECT {} FROM {} ORDER BY {}", table.names(), table.name, table.order(""));
        let mut statement = self.connection.prepare(&query)?;
        let mut rows = statement.query([])?;
        let mut chunk = Vec::new();
        while let Some(row) = rows.next()? {
            let values = (0..table.columns.len()).map(|column| value(row.get_ref(column)?));
            chunk.push(values.collect::<Result<Row, StoreError>>()?);
            if chunk.len() == CHUNK {
                work(std::mem::take(&mut chunk)).await?;
            }
        }
        work(chunk).await
    }

    pub(super) fn write(&self, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
        let places = vec!["?"; table.columns.len()].join(", ");
        let insert = format!("INSERT INTO {} ({}) VALUES ({places})", table.name, table.names());
        let mut insert = self.connection.prepare_cached(&insert)?;
        for row in rows {
            insert.execute(rusqlite::params_from_iter(row))?;
        }
        Ok(())
    }
}

fn value(found: ValueRef<'_>) -> Result<Value, StoreError> {
    Ok(match found {
        ValueRef::Null => Value::Nothing,
        ValueRef::Integer(number) => Value::Number(number),
        ValueRef::Text(text) => {
            let text = std::str::from_utf8(text);
            Value::Text(text.map_err(|_| StoreError::Failed("a text is not UTF-8".to_owned()))?.to_owned())
        }
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        ValueRef::Real(_) => return Err(StoreError::Failed("a number with a fraction".to_owned())),
    })
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Self::Nothing => ToSqlOutput::Owned(Held::Null),
            Self::Number(number) => ToSqlOutput::Owned(Held::Integer(*number)),
            Self::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Self::Bytes(bytes) => ToSqlOutput::Borrowed(ValueRef::Blob(bytes)),
        })
    }
}

/// The columns of a table according to the file, to compare them with those that are copied.
#[cfg(test)]
pub(super) fn columns(file: &File, table: &str) -> Vec<(String, super::tables::Kind)> {
    use super::tables::Kind;
    let query = "SELECT name, type FROM pragma_table_info(?) ORDER BY cid";
    let mut query = file.connection.prepare(query).expect("a store of ours");
    let column = |row: &rusqlite::Row<'_>| {
        let kind = match row.get::<_, String>(1)?.as_str() {
            "TEXT" => Kind::Text,
            "BLOB" => Kind::Bytes,
            _ => Kind::Number,
        };
        Ok((row.get(0)?, kind))
    };
    query
        .query_map([table], column)
        .expect("a store of ours")
        .collect::<Result<_, _>>()
        .expect("a store of ours")
}

/// The names of all tables in the file.
#[cfg(test)]
pub(super) fn tables(file: &File) -> Vec<String> {
    let query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    let mut query = file.connection.prepare(query).expect("a store of ours");
    query
        .query_map([], |row| row.get(0))
        .expect("a store of ours")
        .collect::<Result<_, _>>()
        .expect("a store of ours")
}
