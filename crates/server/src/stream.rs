//! The live page: every new snapshot is sent to every browser as its viewer may see it, as a diff to what it has.

use crate::client::Client;
use crate::drawing::{Page, shared_page};
use crate::error::Failure;
use crate::hints::HintChanges;
use crate::house::House;
use crate::limits::NoStream;
use crate::mutes::Muted;
use crate::pages::context::PageContext;
use crate::reader::Reader;
use crate::snapshot::Snapshot;
use crate::sse::Coding;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use std::future::pending;
use std::pin::pin;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;
use words::Words;

/// One open stream; dropping it counts down.
pub(crate) struct StreamPermit {
    house: House,
    person: Option<i64>,
    client: Client,
}

impl StreamPermit {
    /// Opens a stream, if the house and the client are below their limits.
    pub(crate) fn new(house: &House, person: Option<i64>, client: Client) -> Result<Self, NoStream> {
        house.limits().open_stream(house.config(), person, client)?;
        let before = house.streams().fetch_add(1, Ordering::Relaxed);
        let open = Self { house: house.clone(), person, client };
        if before < house.config().most_streams { Ok(open) } else { Err(NoStream::Full) }
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        self.house.streams().fetch_sub(1, Ordering::Relaxed);
        self.house.limits().close_stream(self.person, self.client);
    }
}

/// The longest silence of a stream before a keep-alive.
const KEEP_ALIVE_AFTER: Duration = Duration::from_secs(15);

/// What a stream sends next.
pub(crate) enum Next {
    /// An update.
    Update,
    /// A keep-alive.
    KeepAlive,
    /// Nothing more: the house closes, the token was revoked, or the table was dropped from memory.
    End,
}

/// Watches what ends a stream.
pub(crate) struct StreamWaiter {
    house: House,
    closing: watch::Receiver<bool>,
    revoked: watch::Receiver<()>,
    token: Option<[u8; 32]>,
    person: Option<i64>,
}

impl StreamWaiter {
    /// For a viewer with this token.
    pub(crate) fn new(house: &House, token: Option<[u8; 32]>, person: Option<i64>) -> Self {
        let (closing, revoked) = (house.closing(), house.revoked());
        Self { house: house.clone(), closing, revoked, token, person }
    }

    /// Waits for the next snapshot of a table, or for `besides`.
    pub(crate) async fn wait(
        &mut self,
        changes: &mut watch::Receiver<Arc<Snapshot>>,
        besides: impl Future<Output = ()>,
    ) -> Next {
        let Self { house, closing, revoked, token, person } = self;
        let mut besides = pin!(besides);
        // One timer for the whole wait: tokens of others are revoked often, and must not delay the keep-alive.
        let mut silence = pin!(sleep(KEEP_ALIVE_AFTER));
        loop {
            // It may have been dropped in the same moment as another update.
            if changes.borrow().dropped {
                return Next::End;
            }
            tokio::select! {
                changed = changes.changed() => {
                    let goes_on = changed.is_ok() && !changes.borrow().dropped;
                    return if goes_on { Next::Update } else { Next::End };
                }
                () = &mut besides => return Next::Update,
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return Next::End,
                _ = revoked.changed() => {
                    if !house.is_stream_still_allowed(*token, *person).await {
                        return Next::End;
                    }
                }
                () = &mut silence => return Next::KeepAlive,
            }
        }
    }
}

/// The situations a viewer has not seen yet, oldest first; the last is the newest snapshot itself.
fn unseen(snapshot: &Arc<Snapshot>, seen: Option<u64>) -> Vec<Arc<Snapshot>> {
    let earlier = snapshot.earlier.iter().filter(|earlier| seen.is_some_and(|seen| earlier.version > seen));
    earlier.map(|earlier| Arc::new(snapshot.with(earlier))).chain([Arc::clone(snapshot)]).collect()
}

/// Why there is no further stream.
fn refused(words: Words, why: NoStream) -> Failure {
    match why {
        NoStream::Full => Failure::say(words, StatusCode::SERVICE_UNAVAILABLE, "server-full"),
        NoStream::Enough => Failure::say(words, StatusCode::TOO_MANY_REQUESTS, "people-too-many-streams"),
    }
}

/// Waits for what changes the page of this viewer alone: their mutes, and their hints if they play.
async fn own_change(hints: &mut HintChanges, mutes: &mut Option<watch::Receiver<Muted>>, plays: bool) {
    let muted = async {
        match mutes {
            Some(mutes) => mutes.changed().await,
            None => pending().await,
        }
    };
    tokio::select! {
        () = hints.next(), if plays => {}
        Ok(()) = muted => {}
        else => pending().await,
    }
}

/// The stream of a table.
pub(crate) async fn stream(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let live = reader.table(&house, &id).await?;
    let reader = reader.at(format!("/t/{id}"));
    let person = reader.person.as_ref().map(|person| person.id);
    let permit =
        StreamPermit::new(&house, person, reader.client).map_err(|why| refused(reader.words, why))?;
    let seats = person.map(|person| live.seats_of(person)).unwrap_or_default();
    let mut watching = live.watch_from(seats, house.config().away_after);
    let (mut changes, mut hints) = (live.subscribe(), live.hints.changes());
    let mut mutes = person.map(|person| live.mutes.changes(person));
    let mut waiter = StreamWaiter::new(&house, reader.token, person);
    let coding = Coding::accepted(&headers);
    let frames = async_stream::stream! {
        let _keep = permit;
        // The page its browser shows. After a silence only the cache may keep it.
        let (mut sent, mut shown, mut at_hand) = (None, Weak::<Page>::new(), None);
        'open: loop {
            let snapshot = changes.borrow_and_update().clone();
            watching.move_to(person.map(|person| snapshot.seats_of(person).collect()).unwrap_or_default());
            let (sits, now) = {
                let context = PageContext::new(&reader, &live, &snapshot);
                (context.sits(), (snapshot.version, context.hint(), Arc::clone(&context.muted)))
            };
            // The hints and mutes of others change nothing here.
            if sent.as_ref() != Some(&now) {
                let waiting = unseen(&snapshot, sent.map(|(version, ..)| version));
                let last = waiting.len() - 1;
                for (number, frame) in waiting.into_iter().enumerate() {
                    let hold = number < last && !live.stored.instant;
                    let page = shared_page(&PageContext { hold, ..PageContext::new(&reader, &live, &frame) }, snapshot.version);
                    yield page.event(shown.upgrade().as_deref(), frame.version, coding);
                    (shown, at_hand) = (Arc::downgrade(&page), Some(page));
                }
            }
            sent = Some(now);
            loop {
                match waiter.wait(&mut changes, own_change(&mut hints, &mut mutes, sits)).await {
                    Next::Update => break,
                    Next::KeepAlive => {
                        drop(at_hand.take());
                        yield coding.keep_alive();
                    }
                    Next::End => break 'open,
                }
            }
        }
    };
    Ok(coding.response(frames))
}
