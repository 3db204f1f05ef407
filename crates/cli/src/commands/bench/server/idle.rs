//! People who only look: many open streams at tables where nothing happens.

use super::connection::Connection;
use super::error::BenchError;
use super::house::House;
use super::process::Process;
use super::{Played, SEATS};

/// What was measured while everybody looked.
pub(super) struct Idle {
    /// How many streams were open.
    pub(super) streams: usize,
    /// At how many tables.
    pub(super) tables: usize,
    /// The bytes the house held before.
    pub(super) before: Option<u64>,
    /// The bytes the house held then.
    pub(super) memory: Option<u64>,
}

/// Opens so many streams, four at each table, and reads the first view of each.
pub(super) async fn look_on(house: &House, played: &Played, streams: usize) -> Result<Idle, BenchError> {
    let memory = || house.process().and_then(Process::memory);
    let before = memory();
    let mut asking = house.connect().await?;
    let token = house.guest(&mut asking).await?;
    let (mut open, mut tables) = (Vec::with_capacity(streams), 0);
    while open.len() < streams {
        let Played { game, options } = played;
        let new =
            format!(r#"{{"game": "{game}", "options": "{options}", "seats": ["me", "me", "me", "me"]}}"#);
        let table = house.api(&mut asking, &token, "/tables", &new).await?;
        let path = format!("/t/{}/stream", table["id"].as_str().unwrap_or_default());
        tables += 1;
        for _ in 0..SEATS.min(streams - open.len()) {
            open.push(look_at(house, &token, &path).await?);
        }
    }
    Ok(Idle { streams: open.len(), tables, before, memory: memory() })
}

/// Opens a stream and reads its first view.
async fn look_at(house: &House, token: &str, path: &str) -> Result<Connection, BenchError> {
    let mut stream = house.connect().await?;
    let host = &house.host;
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: tafelrunde={token}; lang=en\r\naccept-encoding: gzip\r\n\r\n"
    );
    stream.send(request.as_bytes()).await?;
    match stream.begin_stream().await? {
        200 => {}
        status => return Err(BenchError::answer(path, status)),
    }
    stream.event().await?;
    stream.rest();
    Ok(stream)
}
