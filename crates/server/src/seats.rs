//! Who sits at a table: bots, people, and sitting down.

use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use crate::redirect::lead_to;
use crate::sealing::GivenWord;
use crate::store::{Person, StoredSeat};
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use bots::Level;
use serde::Deserialize;
use table::NO_WORD;
use words::Words;

/// A bot for the seat with this number, counted from 1, as a form names it: `bot:LEVEL`, otherwise a quick one.
pub(crate) fn bot_seat(words: Words, number: usize, says: &str) -> StoredSeat {
    let level = says.strip_prefix("bot:").and_then(|level| level.parse().ok()).unwrap_or(Level::QUICK);
    bot_of(words, number, level)
}

/// A bot of a level, named after its beast; see [`boards::beast`].
pub(crate) fn bot_of(words: Words, number: usize, level: Level) -> StoredSeat {
    let name = bot_name(words, number);
    let word = NO_WORD.to_owned();
    StoredSeat { name, bot: Some(level.id().to_owned()), word, ..StoredSeat::default() }
}

/// The name of a bot on the seat with this number, counted from 1.
pub(crate) fn bot_name(words: Words, number: usize) -> String {
    words.say_with("server-bot-name", &[("seat", number.into())])
}

/// A seat of a person with their word.
pub(crate) fn seat_of(person: &Person, GivenWord { word, sealed }: GivenWord) -> StoredSeat {
    StoredSeat { name: person.name.clone(), person: Some(person.id), bot: None, word, sealed }
}

/// The form for sitting down.
#[derive(Deserialize)]
pub(crate) struct SitDown {
    seat: usize,
    #[serde(default)]
    name: String,
    #[serde(default)]
    word: String,
    /// The commitment to a word, instead of the word.
    #[serde(default)]
    commitment: String,
}

/// Sits down at a table and redirects to it.
pub(crate) async fn sit(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<SitDown>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let live = reader.table(&house, &id).await?;
    let number = form.seat.checked_sub(1).ok_or_else(|| Failure::not_found(reader.words))?;
    let word = GivenWord::of_form(reader.words, &form.word, &form.commitment)?;
    let (person, by, cookie) = reader.person_or_guest(&house, &form.name).await?;
    let taken = seat_of(&person, word);
    let done = house.sit(&live, by, number, taken).await;
    if done.is_err() && cookie.is_some() {
        house.forget_guest(&person).await;
    }
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    Ok(lead_to(&format!("/t/{id}"), cookie))
}
