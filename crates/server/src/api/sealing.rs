//! Sealed words for the dice: revealing one, and beginning without missing ones.

use super::caller::{AtTable, TableId};
use super::error::{Code, Problem};
use super::table::Table;
use crate::dice_words::is_word;
use crate::house::House;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use serde::Deserialize;
use table::is_hash;
use utoipa::ToSchema;

/// A sealed word and its salt.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SealedWord {
    /// The word, 1 to 24 letters.
    word: String,
    /// The salt: 64 lowercase hexadecimal digits.
    salt: String,
}

/// Reveal your sealed word.
///
/// The commitment of a word is the SHA-256 hash, in hexadecimal, of three lines without a line break at the end:
/// `tafelrunde word 1`, the salt, the word. Reveal it when all seats are taken (`words_missing` names your seat), not
/// before. Idempotent. The game begins when the last word is revealed.
#[utoipa::path(
    post,
    path = "/tables/{id}/word",
    params(TableId),
    request_body(content = SealedWord, example = json!({
        "word": "avalon",
        "salt": "0101010101010101010101010101010101010101010101010101010101010101"
    })),
    responses((status = OK, description = "The table, with the word", body = Table))
)]
pub(super) async fn show_word(
    State(house): State<House>,
    at: AtTable,
    body: Result<Json<SealedWord>, JsonRejection>,
) -> Result<Json<Table>, Problem> {
    let by = at.caller.known_by()?;
    let shown = at.caller.read(body)?;
    if !is_word(&shown.word) || !is_hash(&shown.salt) {
        return Err(at.caller.problem(Code::BadWord));
    }
    let done = house.show_word(&at.live, by, &shown.word, &shown.salt).await;
    done.map_err(|why| Problem::refused_change(at.caller.words, &at.names(), why))?;
    Ok(Json(Table::of(&AtTable::now(at.caller, at.live))))
}

/// Begin without the missing words.
///
/// Whoever opened the table skips all of them, anybody else their own. If the word of whoever opened it is missing,
/// or they cannot come back, everybody at the table may skip all. The record says which words were withheld.
#[utoipa::path(
    post,
    path = "/tables/{id}/begin",
    params(TableId),
    responses((status = OK, description = "The table; the game has begun unless words are still missing", body = Table))
)]
pub(super) async fn begin_without(State(house): State<House>, at: AtTable) -> Result<Json<Table>, Problem> {
    let by = at.caller.known_by()?;
    let person = by.person;
    let may = at.snapshot.may_begin_without(at.live.stored.owner, person);
    if !at.snapshot.begun && !may && at.snapshot.missing_word_of(person).is_none() {
        return Err(at.caller.problem(Code::NotYourSeat));
    }
    let done = house.begin_without(&at.live, by).await;
    done.map_err(|why| Problem::refused_change(at.caller.words, &at.names(), why))?;
    Ok(Json(Table::of(&AtTable::now(at.caller, at.live))))
}
