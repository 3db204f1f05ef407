//! Downloads of a game: its record once it is over, and pictures of any position.

use crate::error::Failure;
use crate::house::House;
use crate::pages::context::PageContext;
use crate::pages::replay::At;
use crate::pages::stage;
use crate::pictures::{NoPicture, PictureKey};
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The record of a finished game. Before the end it would reveal every hand.
pub(crate) async fn record(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let live = reader.table(&house, &id).await?;
    if !live.reveals_all_to(reader.person.as_ref().map(|person| person.id)) {
        return Err(Failure::say(reader.words, StatusCode::FORBIDDEN, "server-record-later"));
    }
    let name = format!("attachment; filename=\"{}-{id}.record\"", live.game);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, live.record()).into_response())
}

/// A position as a drawing, as far as the reader may see it.
async fn drawing(house: &House, reader: &Reader, id: &str, at: &At) -> Result<String, Failure> {
    let live = reader.table(house, id).await?;
    let snapshot = live.snapshot();
    let context = PageContext::new(reader, &live, &snapshot);
    let running = snapshot.running.until(at.to.unwrap_or(usize::MAX));
    Ok(stage::picture(reader.words, &*running, context.eye(), context.names()))
}

/// A position as an SVG file.
pub(crate) async fn picture(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Response, Failure> {
    let picture = drawing(&house, &reader, &id, &at).await?;
    // The picture is a stand-alone file with its style inside.
    let policy = "default-src 'none'; style-src 'unsafe-inline'";
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CONTENT_SECURITY_POLICY, policy)], picture).into_response())
}

/// A position as a PNG file.
pub(crate) async fn png(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Response, Failure> {
    let live = reader.table(&house, &id).await?;
    let (words, snapshot) = (reader.words, live.snapshot());
    let context = PageContext::new(&reader, &live, &snapshot);
    let (eye, names, running) = (context.eye(), context.names().to_vec(), Arc::clone(&snapshot.running));
    let to = at.to.unwrap_or(usize::MAX).min(running.moves_made());
    // The same moves, view and language give the same picture. The version would not do as a key: it restarts whenever
    // the table is loaded from the store.
    let (seen_from, made) = (format!("{eye:?}"), running.lines_since(0));
    let made = made.iter().take(to).map(String::as_str);
    let about = [id.as_str(), words.lang(), &seen_from];
    let key = PictureKey::of(about.into_iter().chain(names.iter().map(String::as_str)).chain(made));
    let draw = move || stage::picture(words, &*running.until(to), eye, &names);
    let painted = house.painted(reader.client, key, draw).await.map_err(|why| match why {
        NoPicture::Busy => Failure::say(words, StatusCode::SERVICE_UNAVAILABLE, "server-pictures-busy"),
        NoPicture::Failed => Failure::say(words, StatusCode::INTERNAL_SERVER_ERROR, "server-no-picture"),
    })?;
    Ok(([(CONTENT_TYPE, "image/png")], painted).into_response())
}
