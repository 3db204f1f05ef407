//! A game as a file: its record once it is over, and pictures of any moment.

use crate::error::Failure;
use crate::house::House;
use crate::pages::replay::At;
use crate::pages::stage;
use crate::pages::table::Look;
use crate::play::table_and_person;
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use tokio::sync::Semaphore;

/// The record of a finished game. Before the end it would tell every hand.
pub(crate) async fn record(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (live, person) = table_and_person(&house, &reader, &id).await?;
    if !live.may_be_told(person.map(|person| person.id)) {
        return Err(Failure::say(reader.words, StatusCode::FORBIDDEN, "server-record-later"));
    }
    let name = format!("attachment; filename=\"{}-{id}.record\"", live.game);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, live.record()).into_response())
}

/// A moment as a drawing, as the reader may see it.
async fn drawing(house: &House, reader: &Reader, id: &str, at: &At) -> Result<String, Failure> {
    let (live, _) = table_and_person(house, reader, id).await?;
    let moment = live.moment();
    let look = Look::new(reader, &live, &moment);
    let face = moment.face.until(at.to.unwrap_or(usize::MAX));
    Ok(stage::picture(reader.words, &*face, look.eye(), look.names()))
}

/// A moment as an SVG file.
pub(crate) async fn picture(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Response, Failure> {
    let picture = drawing(&house, &reader, &id, &at).await?;
    // A picture is a file of its own with its style inside.
    let policy = "default-src 'none'; style-src 'unsafe-inline'";
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CONTENT_SECURITY_POLICY, policy)], picture).into_response())
}

/// One picture is made at a time: each takes a core for some hundredths of a second.
static PAINTING: Semaphore = Semaphore::const_new(1);

/// A moment as a PNG file.
pub(crate) async fn png(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Response, Failure> {
    let drawing = drawing(&house, &reader, &id, &at).await?;
    let failed = || Failure::say(reader.words, StatusCode::INTERNAL_SERVER_ERROR, "server-no-picture");
    let _turn = PAINTING.acquire().await.map_err(|_| failed())?;
    let painted = tokio::task::spawn_blocking(move || boards::png(&drawing)).await;
    let picture = painted.map_err(|_| failed())?.map_err(|error| {
        tracing::error!(%error, "a picture could not be made");
        failed()
    })?;
    Ok(([(CONTENT_TYPE, "image/png")], picture).into_response())
}
