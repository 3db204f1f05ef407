//! Files that are part of the program, and whether it is well.

use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;

/// The style of all pages: that of the drawings, then that of the house.
static STYLE: LazyLock<String> =
    LazyLock::new(|| format!("{}\n{}", boards::stylesheet(), include_str!("assets/house.css")));
const SCRIPT: &str = concat!(include_str!("assets/pieces.js"), "\n", include_str!("assets/house.js"));
const VERIFY: &str = include_str!("assets/verify.js");
const ICON: &str = include_str!("assets/icon.svg");

/// A name for the style and the script that changes with their content, so that browsers may keep them for good.
pub(crate) static VERSION: LazyLock<String> =
    LazyLock::new(|| table::fingerprint(&format!("{}{SCRIPT}{VERIFY}", *STYLE)));

/// The picture of a game: `artus.svg`, `artus-small.svg`.
fn emblem(file: &str) -> Option<&'static str> {
    let name = file.strip_suffix(".svg")?;
    match name.strip_suffix("-small") {
        Some(game) => game.parse().ok().map(boards::small_emblem),
        None => name.parse().ok().map(boards::emblem),
    }
}

/// A file.
pub(crate) async fn asset(reader: Reader, Path(file): Path<String>) -> Result<Response, Failure> {
    let (kind, text): (&str, &'static str) = match file.as_str() {
        "house.css" => ("text/css; charset=utf-8", STYLE.as_str()),
        "house.js" => ("text/javascript; charset=utf-8", SCRIPT),
        "verify.js" => ("text/javascript; charset=utf-8", VERIFY),
        "icon.svg" => ("image/svg+xml", ICON),
        file => match emblem(file) {
            Some(picture) => ("image/svg+xml", picture),
            None => return Err(Failure::not_found(reader.words)),
        },
    };
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")], text).into_response())
}

/// `ok` while the store answers.
pub(crate) async fn health(State(house): State<House>, reader: Reader) -> Result<&'static str, Failure> {
    house.store().ping().await.map_err(|error| Failure::store(reader.words, &error))?;
    Ok("ok\n")
}
