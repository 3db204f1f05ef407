//! The events of a table as a stream: server-sent events with JSON.

use super::caller::{AtTable, SeatQuery, TableId};
use super::error::{Code, Problem};
use super::views::{News, Since};
use crate::house::House;
use crate::limits::NoStream;
use crate::snapshot::{MAX_EARLIER, Snapshot};
use crate::sse;
use crate::stream::{Next, StreamPermit, StreamWaiter};
use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use games::AnyEvent;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use table::hexadecimal;

/// In a request for a stream: the id of the last event that was received.
const LAST_EVENT_ID: &str = "last-event-id";

/// How many of the moves a client knows are still valid.
///
/// Since the last event, moves may have been undone and others made. The snapshot keeps the latest situations in
/// between, and the smallest number of moves among them is still valid. If some situations are lost, everything is sent
/// again.
fn still_stand(snapshot: &Snapshot, version: u64, moves: usize) -> usize {
    let full = snapshot.earlier.len() >= MAX_EARLIER;
    if full && snapshot.earlier.front().is_some_and(|oldest| oldest.version > version) {
        return 0;
    }
    let between = snapshot.earlier.iter().filter(|then| then.version > version);
    between
        .map(|then| then.running.moves_made())
        .chain([moves, snapshot.running.moves_made()])
        .min()
        .unwrap_or(moves)
}

/// Stream the events of a table.
///
/// Server-sent events; the data of each is a `News` on one line. The first is sent at once and says how the
/// table stands, with the events after `since`, or none if it is absent. Every change sends another one.
/// Comments keep the connection open. A client that reconnects with the header `Last-Event-ID`, as browsers
/// do by themselves, gets what happened after that event, also from another process; everything, if moves it
/// knew of were taken back.
#[utoipa::path(
    get,
    path = "/tables/{id}/stream",
    params(TableId, SeatQuery, Since),
    responses((status = OK, description = "The stream", body = News, content_type = "text/event-stream")),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn stream(
    State(house): State<House>,
    at: AtTable,
    headers: HeaderMap,
    query: Result<Query<Since>, QueryRejection>,
) -> Result<Response, Problem> {
    let asked = at.caller.read_query(query)?.since;
    let last = headers.get(LAST_EVENT_ID).and_then(|id| id.to_str().ok());
    let since = last.map(|id| resumed(&at, id)).or(asked);
    let person = at.caller.person.as_ref().map(|person| person.id);
    let open = StreamPermit::new(&house, person, at.caller.client).map_err(|why| match why {
        NoStream::Full => at.caller.problem(Code::Full),
        NoStream::Enough => at.caller.problem(Code::TooManyStreams),
    })?;
    let mut watching = at.live.watch_from(at.own.clone(), house.config().away_after);
    let mut changes = at.live.subscribe();
    let mut waiter = StreamWaiter::new(&house, at.caller.token, person);
    let frames = async_stream::stream! {
        let _keep = open;
        let mut known = None;
        'open: loop {
            let snapshot = changes.borrow_and_update().clone();
            let (version, moves) = (snapshot.version, snapshot.running.moves_made());
            let from = match known {
                None => since.unwrap_or(moves),
                Some((version, moves, _)) => still_stand(&snapshot, version, moves),
            };
            // The sender may have sat down in the meantime.
            let now = AtTable { named: at.named, ..AtTable::at(at.caller.clone(), Arc::clone(&at.live), snapshot) };
            watching.move_to(now.own.clone());
            let (begin, digest) = match known {
                Some((_, moves, digest)) if from == moves => (moves, digest),
                Some(_) | None => (0, EventDigest::default()),
            };
            let digest = digest_of(digest, &now.snapshot.running.events_since(begin, now.eye()));
            yield event(&now, from, digest);
            known = Some((version, moves, digest));
            loop {
                match waiter.wait(&mut changes, std::future::pending()).await {
                    Next::Update => break,
                    Next::KeepAlive => yield sse::KEEP_ALIVE,
                    Next::End => break 'open,
                }
            }
        }
    };
    Ok(sse::response(frames))
}

/// The events after a number of moves, as an event of the stream.
fn event(at: &AtTable, from: usize, digest: EventDigest) -> Bytes {
    // JSON escapes line breaks, so the data has one line.
    let news = serde_json::to_string(&News::since(at, from)).expect("a string takes everything");
    format!("id: {}\ndata: {news}\n\n", event_id(at.snapshot.running.moves_made(), digest)).into()
}

/// A digest of the events a client was sent: distinguishes them from the events of as many other moves.
type EventDigest = [u8; 8];

/// The digest after further events.
fn digest_of(mut digest: EventDigest, events: &[AnyEvent]) -> EventDigest {
    for event in events {
        let json = serde_json::to_vec(event).expect("a vector takes everything");
        let hash = Sha256::new().chain_update(digest).chain_update(json).finalize();
        digest.copy_from_slice(&hash[..size_of::<EventDigest>()]);
    }
    digest
}

fn event_id(moves: usize, digest: EventDigest) -> String {
    format!("{moves}-{}", hexadecimal(&digest))
}

/// The number of moves that a client with this event knows, if none of them was taken back.
fn resumed(at: &AtTable, id: &str) -> usize {
    let running = &at.snapshot.running;
    let moves: Option<usize> = id.split('-').next().and_then(|moves| moves.parse().ok());
    let known = moves.filter(|moves| *moves <= running.moves_made());
    let is_same = |moves: &usize| {
        let events = running.until(*moves).events_since(0, at.eye());
        event_id(*moves, digest_of(EventDigest::default(), &events)) == id
    };
    known.filter(is_same).unwrap_or(0)
}
