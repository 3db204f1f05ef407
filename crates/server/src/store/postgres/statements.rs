//! Statements inside a transaction: prepared once for each connection, then cached.

use super::error::TxResult;
use deadpool_postgres::Transaction;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSqlOwned, ToSql};

/// The parameters of a statement.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// All rows of a query.
pub(super) async fn rows(tx: &Transaction<'_>, query: &str, values: Values<'_>) -> TxResult<Vec<Row>> {
    let statement = tx.prepare_cached(query).await?;
    Ok(tx.query(&statement, values).await?)
}

/// The row of a query, if there is one.
pub(super) async fn row(tx: &Transaction<'_>, query: &str, values: Values<'_>) -> TxResult<Option<Row>> {
    let statement = tx.prepare_cached(query).await?;
    Ok(tx.query_opt(&statement, values).await?)
}

/// The first column of all rows.
pub(super) async fn list<T: FromSqlOwned>(
    tx: &Transaction<'_>,
    query: &str,
    values: Values<'_>,
) -> TxResult<Vec<T>> {
    rows(tx, query, values).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// The value of a query that always returns one row.
pub(super) async fn value<T: FromSqlOwned>(
    tx: &Transaction<'_>,
    query: &str,
    values: Values<'_>,
) -> TxResult<T> {
    let statement = tx.prepare_cached(query).await?;
    Ok(tx.query_one(&statement, values).await?.try_get(0)?)
}

/// Whether a query returns a row.
pub(super) async fn exists(tx: &Transaction<'_>, query: &str, values: Values<'_>) -> TxResult<bool> {
    Ok(row(tx, query, values).await?.is_some())
}

/// Changes rows; how many.
pub(super) async fn execute(tx: &Transaction<'_>, change: &str, values: Values<'_>) -> TxResult<u64> {
    let statement = tx.prepare_cached(change).await?;
    Ok(tx.execute(&statement, values).await?)
}
