//! The live page: every new moment reaches every browser, each as its own eye sees it, without what it has already.

use crate::client::Client;
use crate::error::Failure;
use crate::hints::Changes;
use crate::house::House;
use crate::limits::NoStream;
use crate::live::Live;
use crate::moment::Moment;
use crate::pages::table::{Look, content};
use crate::pieces::Pieces;
use crate::play::table_and_person;
use crate::reader::Reader;
use crate::sse;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// One open stream; dropping it counts down.
pub(crate) struct Open {
    house: House,
    person: Option<i64>,
    client: Client,
}

impl Open {
    /// Another stream, if the house has room for it, and whoever asks has not enough of them.
    pub(crate) fn new(house: &House, person: Option<i64>, client: Client) -> Result<Self, NoStream> {
        house.limits().open_stream(house.config(), person, client)?;
        let before = house.streams().fetch_add(1, Ordering::Relaxed);
        let open = Self { house: house.clone(), person, client };
        if before < house.config().most_streams { Ok(open) } else { Err(NoStream::Full) }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.house.streams().fetch_sub(1, Ordering::Relaxed);
        self.house.limits().close_stream(self.person, self.client);
    }
}

/// How long a stream may be quiet.
const QUIET: Duration = Duration::from_secs(15);

/// What a stream has to say next.
pub(crate) enum Next {
    /// Something new.
    News,
    /// That it is still there.
    Nothing,
    /// Nothing any more, because the house closes or the token does not open it any more.
    End,
}

/// What ends a stream before its table does.
pub(crate) struct Doors {
    house: House,
    closing: watch::Receiver<bool>,
    revoked: watch::Receiver<()>,
    token: Option<[u8; 32]>,
    person: Option<i64>,
}

impl Doors {
    /// The doors of a house for whoever showed this token.
    pub(crate) fn new(house: &House, token: Option<[u8; 32]>, person: Option<i64>) -> Self {
        let (closing, revoked) = (house.closing(), house.revoked());
        Self { house: house.clone(), closing, revoked, token, person }
    }

    /// Waits for the next moment of a table, and for the next hint where `hints` are listened for.
    pub(crate) async fn wait(
        &mut self,
        changes: &mut watch::Receiver<Arc<Moment>>,
        mut hints: Option<&mut Changes>,
    ) -> Next {
        let Self { house, closing, revoked, token, person } = self;
        loop {
            tokio::select! {
                changed = changes.changed() => return if changed.is_ok() { Next::News } else { Next::End },
                () = async { match &mut hints { Some(hints) => hints.next().await, None => pending().await } } => return Next::News,
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return Next::End,
                _ = revoked.changed() => {
                    if !house.is_still_welcome(*token, *person).await {
                        return Next::End;
                    }
                }
                () = sleep(QUIET) => return Next::Nothing,
            }
        }
    }
}

/// The situations a reader has not seen yet, oldest first, at last the newest moment itself.
fn unseen(moment: &Arc<Moment>, seen: Option<u64>) -> Vec<Arc<Moment>> {
    let earlier = moment.earlier.iter().filter(|earlier| seen.is_some_and(|seen| earlier.version > seen));
    earlier.map(|earlier| Arc::new(moment.with(earlier))).chain([Arc::clone(moment)]).collect()
}

/// The stream of a table for whoever asks.
pub(crate) async fn stream(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (live, person) = table_and_person(&house, &reader, &id).await?;
    let reader = reader.at(format!("/t/{id}"));
    let person = person.map(|person| person.id);
    let open = Open::new(&house, person, reader.client).map_err(|why| match why {
        NoStream::Full => Failure::say(reader.words, StatusCode::SERVICE_UNAVAILABLE, "server-full"),
        NoStream::Enough => {
            Failure::say(reader.words, StatusCode::TOO_MANY_REQUESTS, "people-too-many-streams")
        }
    })?;
    let seats = person.map(|person| live.seats_of(person)).unwrap_or_default();
    let watching = live.watch_from(seats, house.config().away_after);
    let (mut changes, mut hints) = (live.subscribe(), live.hints.changes());
    let mut doors = Doors::new(&house, reader.token, person);
    let frames = async_stream::stream! {
        let _keep = (open, watching);
        let (mut seen, mut hinted, mut pieces) = (None, None, Pieces::default());
        'open: loop {
            let moment = changes.borrow_and_update().clone();
            let hint = Look::new(&reader, &live, &moment).hint();
            // The hints of others change nothing here.
            if (seen, &hinted) != (Some(moment.version), &hint) {
                let waiting = unseen(&moment, seen);
                let last = waiting.len() - 1;
                for (number, frame) in waiting.into_iter().enumerate() {
                    let hold = number < last && !live.stored.instant;
                    yield event(&mut pieces, &reader, &live, &frame, hold);
                }
            }
            (seen, hinted) = (Some(moment.version), hint);
            loop {
                match doors.wait(&mut changes, Some(&mut hints)).await {
                    Next::News => break,
                    Next::Nothing => yield sse::STILL_HERE,
                    Next::End => break 'open,
                }
            }
        }
    };
    Ok(sse::response(frames))
}

/// A moment as an event; `hold` asks the page to show it for a while before the next.
fn event(pieces: &mut Pieces, reader: &Reader, live: &Arc<Live>, moment: &Moment, hold: bool) -> Bytes {
    let look = Look { hold, ..Look::new(reader, live, moment) };
    pieces.tell(&content(&look), moment.version)
}
