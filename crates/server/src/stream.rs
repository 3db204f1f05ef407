//! The live page: every new moment reaches every browser, each as its own eye sees it, without what it has already.

use crate::error::Failure;
use crate::house::House;
use crate::live::{Live, Moment};
use crate::pages::table::{Look, content};
use crate::pieces::Pieces;
use crate::play::table_and_person;
use crate::reader::Reader;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// One open stream; dropping it counts down.
pub(crate) struct Open(House);

impl Open {
    /// Another stream, if the house has room for it.
    pub(crate) fn new(house: &House) -> Option<Self> {
        let before = house.streams().fetch_add(1, Ordering::Relaxed);
        let open = Self(house.clone());
        (before < house.config().most_streams).then_some(open)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.streams().fetch_sub(1, Ordering::Relaxed);
    }
}

/// The situations a reader has not seen yet, oldest first, at last the newest moment itself.
fn unseen(moment: &Arc<Moment>, seen: Option<u64>) -> Vec<Arc<Moment>> {
    let earlier = moment.earlier.iter().filter(|(version, _)| seen.is_some_and(|seen| *version > seen));
    let then = |version: u64, face: &Arc<dyn games::Face>| {
        let mut then = Moment::clone(moment);
        (then.version, then.face) = (version, Arc::clone(face));
        Arc::new(then)
    };
    earlier.map(|(version, face)| then(*version, face)).chain([Arc::clone(moment)]).collect()
}

/// The stream of a table for whoever asks.
pub(crate) async fn stream(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let (live, person) = table_and_person(&house, &reader, &id).await?;
    let reader = reader.at(format!("/t/{id}"));
    let open = Open::new(&house)
        .ok_or_else(|| Failure::say(reader.words, StatusCode::SERVICE_UNAVAILABLE, "server-full"))?;
    let seats = person.map(|person| live.seats_of(person.id)).unwrap_or_default();
    let watching = live.watch_from(seats);
    let mut changes = live.subscribe();
    let mut closing = house.closing();
    let frames = async_stream::stream! {
        let _keep = (open, watching);
        let (mut seen, mut pieces) = (None, Pieces::default());
        loop {
            let moment = changes.borrow_and_update().clone();
            let waiting = unseen(&moment, seen);
            let last = waiting.len() - 1;
            for (number, frame) in waiting.into_iter().enumerate() {
                yield Ok(event(&mut pieces, &reader, &live, &frame, number < last));
            }
            seen = Some(moment.version);
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { break },
                _ = closing.wait_for(|closing| *closing) => break,
            }
        }
    };
    Ok(Sse::new(frames).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

/// A moment as an event; `hold` asks the page to show it for a while before the next.
fn event(pieces: &mut Pieces, reader: &Reader, live: &Arc<Live>, moment: &Moment, hold: bool) -> Event {
    let look = Look { hold, ..Look::new(reader, live, moment) };
    Event::default().event("view").id(moment.version.to_string()).data(pieces.tell(&content(&look)))
}
