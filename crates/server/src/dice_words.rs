//! The players' words for the dice, as pages send them: with a new table, when somebody sits down, and when a sealed
//! word is revealed or left out.

use crate::error::Failure;
use crate::house::House;
use crate::promise::Promise;
use crate::reader::Reader;
use crate::redirect::lead_to;
use crate::sealing::GivenWord;
use crate::shown::clean_text;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use table::{NO_WORD, is_hash};
use words::Words;

/// A player's word for the dice, cleaned.
fn word(own: &str) -> String {
    clean_text(own).unwrap_or_else(|| NO_WORD.to_owned())
}

/// Whether this word can be revealed: cleaning it must change nothing.
pub(crate) fn is_word(text: &str) -> bool {
    clean_text(text).as_deref() == Some(text)
}

impl GivenWord {
    /// The word of somebody who sits down: in the clear, or sealed by a commitment; `None` if that is no commitment.
    pub(crate) fn read(own: &str, commitment: Option<&str>) -> Option<Self> {
        match commitment {
            None => Some(Self { word: word(own), sealed: None }),
            Some(hash) => is_hash(hash).then(|| Self::sealed(hash)),
        }
    }

    /// The same from a form, where a field that was left empty says nothing.
    pub(crate) fn of_form(words: Words, own: &str, commitment: &str) -> Result<Self, Failure> {
        let read = Self::read(own, Some(commitment).filter(|commitment| !commitment.is_empty()));
        read.ok_or_else(|| Failure::say(words, StatusCode::BAD_REQUEST, "server-word-bad"))
    }
}

/// The part of a form about the dice of the table to be opened.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct DiceForm {
    /// The id of the promised table.
    table: String,
    /// The hash of its secret, as the page showed it.
    sum: String,
    word: String,
    /// The commitment to a word, instead of the word.
    commitment: String,
}

impl DiceForm {
    /// The promise, and the word of the person who opens the table. Without a promise no word in the clear counts: the
    /// house could choose its secret to fit.
    pub(crate) async fn promise_and_word(
        &self,
        house: &House,
        words: Words,
    ) -> Result<(Promise, GivenWord), Failure> {
        if self.table.is_empty() && self.sum.is_empty() {
            return Ok((house.promise(), GivenWord::of_form(words, "", &self.commitment)?));
        }
        let broken = || Failure::say(words, StatusCode::CONFLICT, "server-promise-broken");
        let promise = house.promised(&self.table, &self.sum).ok_or_else(broken)?;
        let known = house.table(&promise.id).await.map_err(|error| Failure::store(words, &error))?;
        if known.is_some() {
            return Err(broken());
        }
        Ok((promise, GivenWord::of_form(words, &self.word, &self.commitment)?))
    }
}

/// A sealed word and its salt.
#[derive(Deserialize)]
pub(crate) struct ShownWord {
    word: String,
    salt: String,
}

/// Reveals a sealed word. The page's script does that once all seats are taken.
pub(crate) async fn show_word(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<ShownWord>,
) -> Result<StatusCode, Failure> {
    let live = reader.table(&house, &id).await?;
    let by = reader.known()?;
    if !is_word(&form.word) || !is_hash(&form.salt) {
        return Err(Failure::say(reader.words, StatusCode::BAD_REQUEST, "server-word-bad"));
    }
    let done = house.show_word(&live, by, &form.word, &form.salt).await;
    done.map_err(|why| Failure::refused_change(reader.words, &[], why))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins without missing words, and redirects to the table.
pub(crate) async fn begin_without(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<(StatusCode, HeaderMap), Failure> {
    let live = reader.table(&house, &id).await?;
    let by = reader.known()?;
    let done = house.begin_without(&live, by).await;
    done.map_err(|why| Failure::refused_change(reader.words, &[], why))?;
    Ok(lead_to(&format!("/t/{id}"), None))
}
