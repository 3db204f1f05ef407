//! A PostgreSQL database as source or target of a transfer. Its lease is held all the time, so that no house runs on
//! it.

use super::NotTransferred;
use super::file::CHUNK;
use super::tables::{Kind, Row, Table, Value};
use crate::store::postgres::error_text;
use crate::store::{Holder, LeaseHolder, Postgres, Store, StoreAddress, StoreError};
use deadpool_postgres::Object;
use futures_util::{StreamExt, pin_mut};
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};

/// A database that nobody else uses.
pub(super) struct Database {
    store: Postgres,
    /// The epoch of its lease.
    epoch: i64,
    client: Object,
}

fn failed(error: tokio_postgres::Error) -> StoreError {
    StoreError::Failed(error_text(&error))
}

impl Database {
    pub(super) async fn open(address: &StoreAddress) -> Result<Self, NotTransferred> {
        let store = Postgres::open(address)?;
        let holder = Holder::this_process(None, None).to_string();
        let this = LeaseHolder { epoch: 0, holder, address: None };
        let epoch = match store.try_hold(this).await? {
            Ok(epoch) => epoch,
            Err(LeaseHolder { holder: held, .. }) => return Err(NotTransferred::Held(held)),
        };
        let client = store.connection().await?;
        // Copying itself may take long.
        client
            .batch_execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
            .await
            .map_err(failed)?;
        Ok(Self { store, epoch, client })
    }

    pub(super) async fn begin(&self) -> Result<(), StoreError> {
        self.client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ").await.map_err(failed)
    }

    /// Fails if another process has taken the lease. Checked on another connection: the copying transaction still sees
    /// the state at its start.
    pub(super) async fn still_holds(&self) -> Result<(), StoreError> {
        let held = "SELECT 1 FROM node WHERE epoch = $1";
        let fresh = self.store.connection().await?;
        match fresh.query_opt(held, &[&self.epoch]).await.map_err(failed)? {
            Some(_) if !self.store.is_lost() => Ok(()),
            Some(_) | None => {
                Err(StoreError::Failed("another process works on the database by now".to_owned()))
            }
        }
    }

    pub(super) async fn commit(&self) -> Result<(), StoreError> {
        // Ids must not be reused: the audit must not name somebody else.
        let sequences = "SELECT setval(pg_get_serial_sequence('person', 'id'), GREATEST(1, (SELECT MAX(id) FROM person),
                (SELECT MAX(person) FROM audit), (SELECT MAX(by) FROM audit))),
            setval(pg_get_serial_sequence('said', 'id'), GREATEST(1, (SELECT MAX(id) FROM said), (SELECT MAX(line) FROM audit))),
            setval(pg_get_serial_sequence('audit', 'id'), GREATEST(1, (SELECT MAX(id) FROM audit)))";
        self.client.batch_execute(&format!("{sequences}; COMMIT")).await.map_err(failed)
    }

    /// Releases the database for a house.
    pub(super) async fn close(self) -> Result<(), StoreError> {
        // The settings of this connection were changed: do not reuse it.
        drop(Object::take(self.client));
        self.store.close().await
    }

    pub(super) async fn is_empty(&self) -> Result<bool, StoreError> {
        let any = "SELECT EXISTS (SELECT 1 FROM person) OR EXISTS (SELECT 1 FROM game) OR EXISTS (SELECT 1 FROM audit)";
        let found = self.client.query_one(any, &[]).await.map_err(failed)?;
        Ok(!found.try_get::<_, bool>(0).map_err(failed)?)
    }

    /// Removes the rows a new store starts with.
    pub(super) async fn clear(&self, table: &Table) -> Result<(), StoreError> {
        self.client.execute(&format!("DELETE FROM {}", table.name), &[]).await.map(drop).map_err(failed)
    }

    /// Passes all rows of a table to `work`, in order and in chunks.
    pub(super) async fn read(
        &self,
        table: &Table,
        mut work: impl AsyncFnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let order = table.order(" COLLATE \"C\"");
        let query = format!("SELECT {} FROM {} ORDER BY {order}", table.names(), table.name);
        let none: [&(dyn ToSql + Sync); 0] = [];
        let found = self.client.query_raw(&query, none).await.map_err(failed)?;
        pin_mut!(found);
        let mut chunk = Vec::new();
        while let Some(row) = found.next().await {
            let row = row.map_err(failed)?;
            let values = table.columns.iter().enumerate().map(|(at, (_, kind))| value(&row, at, *kind));
            chunk.push(values.collect::<Result<Row, _>>().map_err(failed)?);
            if chunk.len() == CHUNK {
                work(std::mem::take(&mut chunk)).await?;
            }
        }
        work(chunk).await
    }

    pub(super) async fn write(&self, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
        let copy = format!("COPY {} ({}) FROM STDIN BINARY", table.name, table.names());
        let sink = self.client.copy_in(&copy).await.map_err(failed)?;
        let kinds: Vec<Type> = table.columns.iter().map(|(_, kind)| type_of(*kind)).collect();
        let writer = BinaryCopyInWriter::new(sink, &kinds);
        pin_mut!(writer);
        for row in rows {
            let held: Vec<Box<dyn ToSql + Sync + Send>> =
                row.iter().zip(table.columns).map(|(value, (_, kind))| held(value, *kind)).collect();
            let held: Vec<&(dyn ToSql + Sync)> = held.iter().map(|value| &**value as _).collect();
            writer.as_mut().write(&held).await.map_err(failed)?;
        }
        writer.finish().await.map(drop).map_err(failed)
    }
}

const fn type_of(kind: Kind) -> Type {
    match kind {
        Kind::Number => Type::INT8,
        Kind::Flag => Type::BOOL,
        Kind::Text => Type::TEXT,
        Kind::Bytes => Type::BYTEA,
    }
}

fn value(row: &tokio_postgres::Row, at: usize, kind: Kind) -> Result<Value, tokio_postgres::Error> {
    let found = match kind {
        Kind::Number => row.try_get::<_, Option<i64>>(at)?.map(Value::Number),
        Kind::Flag => row.try_get::<_, Option<bool>>(at)?.map(|flag| Value::Number(i64::from(flag))),
        Kind::Text => row.try_get::<_, Option<String>>(at)?.map(Value::Text),
        Kind::Bytes => row.try_get::<_, Option<Vec<u8>>>(at)?.map(Value::Bytes),
    };
    Ok(found.unwrap_or(Value::Nothing))
}

/// A value as a PostgreSQL parameter.
fn held(value: &Value, kind: Kind) -> Box<dyn ToSql + Sync + Send> {
    match (value, kind) {
        (Value::Nothing, Kind::Number) => Box::new(None::<i64>),
        (Value::Nothing, Kind::Flag) => Box::new(None::<bool>),
        (Value::Nothing, Kind::Text) => Box::new(None::<String>),
        (Value::Nothing, Kind::Bytes) => Box::new(None::<Vec<u8>>),
        (Value::Number(number), Kind::Flag) => Box::new(*number != 0),
        (Value::Number(number), _) => Box::new(*number),
        (Value::Text(text), _) => Box::new(text.clone()),
        (Value::Bytes(bytes), _) => Box::new(bytes.clone()),
    }
}
