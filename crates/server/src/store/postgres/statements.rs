//! Statements, mostly inside a transaction: prepared once for each connection, then cached.

use super::error::TxResult;
use deadpool_postgres::{GenericClient, Transaction};
use futures_util::future::try_join_all;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSqlOwned, ToSql};

/// The parameters of a statement.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// All rows of a query.
pub(super) async fn rows(tx: &impl GenericClient, query: &str, values: Values<'_>) -> TxResult<Vec<Row>> {
    let statement = tx.prepare_cached(query).await?;
    Ok(tx.query(&statement, values).await?)
}

/// All rows of several queries, which are sent at once: the database answers them in this order, each with a
/// view of its own, as if each had waited for the one before.
pub(super) async fn rows_of_each<const N: usize>(
    tx: &Transaction<'_>,
    queries: [(&str, Values<'_>); N],
) -> TxResult<[Vec<Row>; N]> {
    let mut statements = Vec::with_capacity(N);
    // All before the first is sent: one that has to be prepared would come after the others.
    for (query, _) in &queries {
        statements.push(tx.prepare_cached(query).await?);
    }
    let asked = statements.iter().zip(queries).map(|(statement, (_, values))| tx.query(statement, values));
    let found = try_join_all(asked).await?;
    Ok(found.try_into().expect("there is an answer to each"))
}

/// The row of a query, if there is one.
pub(super) async fn row(tx: &impl GenericClient, query: &str, values: Values<'_>) -> TxResult<Option<Row>> {
    let statement = tx.prepare_cached(query).await?;
    Ok(tx.query_opt(&statement, values).await?)
}

/// The first column of all rows.
pub(super) async fn list<T: FromSqlOwned>(
    tx: &impl GenericClient,
    query: &str,
    values: Values<'_>,
) -> TxResult<Vec<T>> {
    rows(tx, query, values).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// The value of a query that always returns one row.
pub(super) async fn value<T: FromSqlOwned>(
    tx: &impl GenericClient,
    query: &str,
    values: Values<'_>,
) -> TxResult<T> {
    let statement = tx.prepare_cached(query).await?;
    Ok(tx.query_one(&statement, values).await?.try_get(0)?)
}

/// Whether a query returns a row.
pub(super) async fn exists(tx: &impl GenericClient, query: &str, values: Values<'_>) -> TxResult<bool> {
    Ok(row(tx, query, values).await?.is_some())
}

/// Changes rows; how many.
pub(super) async fn execute(tx: &impl GenericClient, change: &str, values: Values<'_>) -> TxResult<u64> {
    let statement = tx.prepare_cached(change).await?;
    Ok(tx.execute(&statement, values).await?)
}
