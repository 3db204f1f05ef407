//! Files that are part of the program.

mod packing;

use crate::error::Failure;
use crate::reader::Reader;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY,
};
use axum::response::{IntoResponse, Response};
use boards::guide::Theme;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex, PoisonError};
use words::Words;

/// The style of all pages: that of the drawings, then that of the house, with what a game needs of its own. Without
/// the whitespace and the comments of the sources, which would be a third of it.
static STYLE: LazyLock<String> = LazyLock::new(|| {
    let sheets = [
        boards::stylesheet(),
        include_str!("assets/house.css"),
        boards::stages(),
        include_str!("assets/replay.css"),
        include_str!("assets/modules.css"),
        include_str!("assets/lesson.css"),
        include_str!("assets/explain.css"),
        include_str!("assets/rules.css"),
        include_str!("assets/around.css"),
        include_str!("assets/setup.css"),
        include_str!("assets/follow.css"),
    ];
    packing::packed(&sheets.join("\n"))
});
/// Scripts joined to one.
macro_rules! scripts {
    ($($name:literal),+ $(,)?) => {
        concat!($(include_str!(concat!("assets/", $name, ".js")), "\n"),+)
    };
}

/// The script of all pages. It is one classic script, so the files share one scope: each says at its beginning which
/// names of others it uses and which others may use (`crates/tidy/tests/scripts.rs` checks that). Functions may be
/// used from any file, but what a file does or calls at once, while it is loaded, needs the files before it: first
/// what knows no page (storage, hashes, diffs), then what all pages use, then the table (`table`), and last the
/// pages that use what a table uses (replay, lesson, rules). Listeners hear an event in this order as well.
/// Modules were rejected: they would be a request each, or need a build step.
static SCRIPT: LazyLock<String> = LazyLock::new(|| {
    packing::packed_script(scripts!(
        "keeping",
        "sha256",
        "diff",
        "title",
        "redraw",
        "notices",
        "listening",
        "sending",
        "keys",
        "word",
        "copy",
        "layer",
        "motion",
        "marks",
        "sounds",
        "preferences",
        "follow",
        "since",
        "morph",
        "table",
        "replay",
        "modules",
        "setup",
        "lesson-lights",
        "lesson",
        "explain",
        "explain-keys",
        "hints",
        "legend",
        "rules",
        "around",
    ))
});
/// The script of the page of the dice.
static VERIFY: LazyLock<String> =
    LazyLock::new(|| packing::packed_script(scripts!("keeping", "sha256", "verify")));
const ICON: &str = include_str!("assets/icon.svg");

/// A name for the style and the script that changes with their content, so that browsers may keep them for good.
pub(crate) static VERSION: LazyLock<String> =
    LazyLock::new(|| table::fingerprint(&[STYLE.as_str(), &SCRIPT, &VERIFY].concat()));

/// A picture: of a game (`artus.svg`, `artus-small.svg`), of a module of Merlin (`module-gold.svg`), or of a
/// set of modules to begin with (`preset-all.svg`).
fn emblem(file: &str) -> Option<&'static str> {
    let name = file.strip_suffix(".svg")?;
    if let Some(module) = name.strip_prefix("module-") {
        return module.parse().ok().map(boards::module_emblem);
    }
    if let Some(preset) = name.strip_prefix("preset-") {
        return boards::preset_emblem(preset);
    }
    match name.strip_suffix("-small") {
        Some(game) => game.parse().ok().map(boards::small_emblem),
        None => name.parse().ok().map(boards::emblem),
    }
}

/// A picture of the rules, such as `guide-artus-goal.de.dark.svg`: its name, the language, and the theme if
/// one was chosen.
fn guide(file: &str) -> Option<String> {
    let mut parts = file.strip_prefix("guide-")?.strip_suffix(".svg")?.split('.');
    let (name, words) = (parts.next()?, Words::new(parts.next()?)?);
    let theme = match parts.next() {
        None => Theme::Preferred,
        Some("light") => Theme::Light,
        Some("dark") => Theme::Dark,
        Some(_) => return None,
    };
    boards::guide::picture(words, name, theme).filter(|_| parts.next().is_none())
}

/// The files browsers have asked for so far, zipped once each: there are some hundred, and all are text.
static ZIPPED: LazyLock<Mutex<HashMap<String, Bytes>>> = LazyLock::new(Mutex::default);

/// A file as browsers like it best: a quarter of its size.
fn zipped_once(file: &str, text: &str) -> Bytes {
    let mut all = ZIPPED.lock().unwrap_or_else(PoisonError::into_inner);
    all.entry(file.to_owned()).or_insert_with(|| zipped(text)).clone()
}

fn zipped(text: &str) -> Bytes {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let done = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    Bytes::from(done.expect("memory takes everything"))
}

/// A picture of the rules. It is drawn when it is first asked for; what was zipped is kept, for the names are few.
fn drawn(file: &str, zipped: bool) -> Option<Response> {
    // Other files are kept in the same place, and are no pictures.
    if !file.starts_with("guide-") {
        return None;
    }
    // A picture is a file of its own with its style inside. It changes with the program, whatever the style
    // of the pages.
    let about = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
        (CACHE_CONTROL, "public, max-age=86400"),
        (VARY, "Accept-Encoding"),
    ];
    if !zipped {
        return Some((about, guide(file)?).into_response());
    }
    let kept = ZIPPED.lock().unwrap_or_else(PoisonError::into_inner).get(file).cloned();
    let picture = match kept {
        Some(picture) => picture,
        None => zipped_once(file, &guide(file)?),
    };
    Some((about, [(CONTENT_ENCODING, "gzip")], picture).into_response())
}

/// A file.
pub(crate) async fn asset(
    reader: Reader,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let zipped = accepts.split(',').any(|coding| coding.trim() == "gzip");
    if let Some(picture) = drawn(&file, zipped) {
        return Ok(picture);
    }
    let (kind, text): (&str, &'static str) = match file.as_str() {
        "house.css" => ("text/css; charset=utf-8", STYLE.as_str()),
        "house.js" => ("text/javascript; charset=utf-8", SCRIPT.as_str()),
        "verify.js" => ("text/javascript; charset=utf-8", VERIFY.as_str()),
        "icon.svg" => ("image/svg+xml", ICON),
        file => match emblem(file) {
            Some(picture) => ("image/svg+xml", picture),
            None => return Err(Failure::not_found(reader.words)),
        },
    };
    let about = [
        (CONTENT_TYPE, kind),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (VARY, "Accept-Encoding"),
    ];
    Ok(if zipped {
        (about, [(CONTENT_ENCODING, "gzip")], zipped_once(&file, text)).into_response()
    } else {
        (about, text).into_response()
    })
}
