//! A game as a file: its record once it is over, and pictures of any moment.

use crate::error::Failure;
use crate::house::House;
use crate::pages::replay::At;
use crate::pages::stage;
use crate::pages::table::Look;
use crate::play::{names, table_and_person};
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use table::Turn;

/// The record of a finished game. Before the end it would tell every hand.
pub(crate) async fn record(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (live, _) = table_and_person(&house, &reader, &id).await?;
    let moment = live.moment();
    if moment.face.turn() != Turn::Over {
        return Err(Failure::say(reader.words, StatusCode::FORBIDDEN, "server-record-later"));
    }
    let name = format!("attachment; filename=\"{}-{id}.record\"", live.game);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, moment.face.record_with(names(&live), live.proof())).into_response())
}

/// A moment as a picture, as the reader may see it.
pub(crate) async fn picture(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Response, Failure> {
    let (live, _) = table_and_person(&house, &reader, &id).await?;
    let moment = live.moment();
    let look = Look { reader: &reader, live: &live, moment: &moment, taps: &[], hold: false };
    let face = moment.face.until(at.to.unwrap_or(usize::MAX));
    let picture = stage::picture(reader.words, &*face, look.eye(), &look.names());
    // A picture is a file of its own with its style inside.
    let policy = "default-src 'none'; style-src 'unsafe-inline'";
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CONTENT_SECURITY_POLICY, policy)], picture).into_response())
}
