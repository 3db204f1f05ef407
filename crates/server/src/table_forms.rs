//! The forms on a table's page around a game: seat bots, leave, accept that bots resign, cancel the table,
//! play a rematch.

use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use crate::redirect::lead_to;
use crate::sealing::GivenWord;
use crate::table_lifecycle::{NoRematch, RematchRequest};
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use bots::Level;
use serde::Deserialize;

/// A redirect.
type Redirect = Result<(StatusCode, HeaderMap), Failure>;

/// The seat in a form, counted from 1; empty means every seat that applies.
#[derive(Deserialize)]
pub(crate) struct OneSeat {
    #[serde(default)]
    seat: String,
    /// The level of a bot.
    #[serde(default)]
    level: String,
}

impl OneSeat {
    /// The index of the seat, from 0.
    fn place(&self, reader: &Reader) -> Result<Option<usize>, Failure> {
        if self.seat.is_empty() {
            return Ok(None);
        }
        let place = self.seat.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        place.map(Some).ok_or_else(|| Failure::not_found(reader.words))
    }
}

/// Seats a bot on one free seat or on all of them, and redirects to the table.
pub(crate) async fn seat_bots(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<OneSeat>,
) -> Redirect {
    let live = reader.table(&house, &id).await?;
    let (by, place) = (reader.known()?, form.place(&reader)?);
    let level = form.level.parse().unwrap_or(Level::QUICK);
    let done = house.seat_bots(&live, by, place, level, reader.words).await;
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    Ok(lead_to(&format!("/t/{id}"), None))
}

/// Leaves a table, or frees another player's seat before the game; redirects to the table.
pub(crate) async fn leave(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<OneSeat>,
) -> Redirect {
    let live = reader.table(&house, &id).await?;
    let (by, place) = (reader.known()?, form.place(&reader)?);
    let done = house.leave(&live, by, place, reader.words).await;
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    Ok(lead_to(&format!("/t/{id}"), None))
}

/// Accepts that all bots resign, and redirects to the table, which tells who has won.
pub(crate) async fn accept_resignation(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Redirect {
    let live = reader.table(&house, &id).await?;
    let done = house.accept_resignation(&live, reader.known()?).await;
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    Ok(lead_to(&format!("/t/{id}"), None))
}

/// Cancels a table that waits for players, and redirects to the start page.
pub(crate) async fn cancel(State(house): State<House>, reader: Reader, Path(id): Path<String>) -> Redirect {
    let live = reader.table(&house, &id).await?;
    let done = house.cancel(&live, reader.known()?).await;
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    Ok(lead_to("/", None))
}

/// The commitment to a word for the dice of the next game. A plain word would be known before the secret is fixed.
#[derive(Deserialize)]
pub(crate) struct NextGame {
    #[serde(default)]
    commitment: String,
}

/// Plays a rematch: opens the table for it or sits down there, and redirects to it.
pub(crate) async fn rematch(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<NextGame>,
) -> Redirect {
    let live = reader.table(&house, &id).await?;
    let (by, words) = (reader.known()?, reader.words);
    let person = reader.person.as_ref().ok_or_else(|| Failure::forbidden(words))?;
    let word = GivenWord::of_form(words, "", &form.commitment)?;
    let request = RematchRequest { person, by, word, client: reader.client };
    let next = house.rematch(&live, request).await.map_err(|why| match why {
        NoRematch::OverQuota(why) => Failure::no_table(words, &why),
        NoRematch::Refused(why) => Failure::refused_change(words, &live.snapshot().names(words), why),
    })?;
    Ok(lead_to(&format!("/t/{}", next.stored.id), None))
}
