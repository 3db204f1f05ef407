//! What the renewal of a lease comes to, and whether it is still the same database.

use super::error::TxError;
use deadpool_postgres::Object;

/// The timeline of the database; `None` if it does not tell. A replica that takes its place begins another one.
pub(super) async fn timeline(client: &Object) -> Option<String> {
    let query = "SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)";
    client.query_one(query, &[]).await.ok()?.try_get(0).ok()
}

/// What a renewal has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Renewal {
    Done,
    /// Another process has deleted the lease, or it is not known whether this is the same database.
    Gone,
    /// The database is not running, or not yet.
    Down,
    /// The database does not respond; it may to others.
    Silence,
}

impl Renewal {
    pub(super) fn failed(error: tokio_postgres::Error) -> Self {
        if TxError::from(error).is_down() { Self::Down } else { Self::Silence }
    }
}
