//! The store of a test: SQLite, or PostgreSQL where `on_postgres.rs` runs the tests of the house a second
//! time. A path names a store in both, so that it can be opened again; what is asked in SQL is asked in words
//! both understand.

use crate::cluster;
use server::{Finding, Postgres, STORE_FILE, Sqlite, Store, StoreAddress, StorePlace};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where the tests find PostgreSQL: its programs and its socket, joined by a colon. Without it they use SQLite.
pub(crate) const PLACE: &str = "TAFELRUNDE_TEST_POSTGRES";

fn place() -> Option<(PathBuf, PathBuf)> {
    let place = std::env::var(PLACE).ok()?;
    let (programs, socket) = place.split_once(':').expect("two folders");
    Some((programs.into(), socket.into()))
}

fn open(programs: &Path, socket: &Path, schema: &str) -> Arc<dyn Store> {
    assert!(cluster::psql(programs, socket, &format!("CREATE SCHEMA IF NOT EXISTS {schema}")));
    Arc::new(Postgres::open(&address(socket, schema)).expect("PostgreSQL is there"))
}

fn address(socket: &Path, schema: &str) -> StoreAddress {
    StoreAddress::read(&cluster::address(socket, schema)).expect("an address")
}

/// A store that nobody else has.
pub(crate) fn store() -> Arc<dyn Store> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let Some((programs, socket)) = place() else {
        return Arc::new(Sqlite::in_memory().expect("memory is there"));
    };
    open(&programs, &socket, &format!("house{}", NEXT.fetch_add(1, Ordering::Relaxed)))
}

/// The schema that stands for a file.
fn schema(path: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    path.hash(&mut hasher);
    format!("file{:x}", hasher.finish())
}

/// The store in a file, or what stands for that file.
pub(crate) fn store_at(path: &Path) -> Arc<dyn Store> {
    match place() {
        None => Arc::new(Sqlite::open(path).expect("a file can be made")),
        Some((programs, socket)) => open(&programs, &socket, &schema(path)),
    }
}

/// What a query finds in the store of a file: one value, as a text.
pub(crate) fn ask(path: &Path, query: &str) -> String {
    use rusqlite::types::ValueRef;
    let Some((programs, socket)) = place() else {
        let reader = rusqlite::Connection::open(path).expect("a store");
        let found = reader.query_row(query, [], |row| {
            Ok(match row.get_ref(0)? {
                ValueRef::Integer(number) => number.to_string(),
                other => other.as_str()?.to_owned(),
            })
        });
        return found.expect("one value");
    };
    let mut psql = Command::new(programs.join("psql"));
    psql.args(["--no-psqlrc", "--no-align", "--tuples-only", "--set=ON_ERROR_STOP=1", "--command", query]);
    psql.arg(cluster::address(&socket, &schema(path)));
    let found = psql.output().expect("psql starts");
    assert!(found.status.success(), "{query}: {}", String::from_utf8_lossy(&found.stderr));
    String::from_utf8(found.stdout).expect("a text").trim_end().to_owned()
}

/// What a query finds, as a number.
pub(crate) fn count(path: &Path, query: &str) -> i64 {
    ask(path, query).parse().expect("a number")
}

/// Changes the store of a file behind the back of the house.
pub(crate) fn change(path: &Path, statement: &str) {
    match place() {
        None => {
            rusqlite::Connection::open(path).and_then(|open| open.execute_batch(statement)).expect(statement)
        }
        Some(_) => drop(ask(path, statement)),
    }
}

/// What `check` finds in the store of a file, which is closed; one in PostgreSQL is copied to a folder first,
/// as a host would.
pub(crate) async fn findings(path: &Path) -> Vec<Finding> {
    let Some((_, socket)) = place() else { return server::check(path).expect("a store").findings };
    let folder = tempfile::tempdir().expect("a folder");
    let from = StorePlace::Database(address(&socket, &schema(path)));
    server::transfer(&from, &StorePlace::Folder(folder.path().to_owned())).await.expect("it can be copied");
    server::check(&folder.path().join(STORE_FILE)).expect("a store").findings
}
