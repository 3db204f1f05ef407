//! Moves, undo, hints and chat, as pages send them.

use crate::chat::phrase_of;
use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use crate::shared_device::ViewedSeat;
use crate::shown::shown;
use crate::store::ChatMessage;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use serde::Deserialize;

/// A move, as the page sends it.
#[derive(Deserialize)]
pub(crate) struct MoveForm {
    choice: String,
    seen: Option<usize>,
    /// How many milliseconds bots shall pause between moves.
    pace: Option<u64>,
}

/// Makes a move.
pub(crate) async fn play(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<MoveForm>,
) -> Result<StatusCode, Failure> {
    let live = reader.table(&house, &id).await?;
    let seat = reader
        .person
        .as_ref()
        .and_then(|person| live.snapshot().acting_seat(person.id))
        .ok_or_else(|| Failure::forbidden(reader.words))?;
    let done = live.play(house.store(), reader.credential(), seat, &form.choice, form.seen).await;
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    if let Some(pace) = form.pace {
        live.choose_pace(pace);
    }
    house.wake(&live);
    Ok(StatusCode::NO_CONTENT)
}

/// The number of moves the page showed when undo was clicked.
#[derive(Deserialize)]
pub(crate) struct Seen {
    seen: Option<usize>,
}

/// Undoes the last decision.
pub(crate) async fn undo(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<Seen>,
) -> Result<StatusCode, Failure> {
    let live = reader.table(&house, &id).await?;
    let person = reader.person.as_ref().ok_or_else(|| Failure::forbidden(reader.words))?;
    let seats = live.seats_of(person.id);
    let running = live.snapshot().running.clone();
    let seat =
        seats.iter().copied().find(|&seat| running.undo_to(seat).is_ok()).or_else(|| seats.first().copied());
    let seat = seat.ok_or_else(|| Failure::forbidden(reader.words))?;
    // The next player must not see the hand of the previous one on a shared device.
    if let ViewedSeat::Covered(_) = live.snapshot().viewed_seat(person.id) {
        live.uncover(person.id, None);
    }
    let done = live.undo(house.store(), reader.credential(), seat, form.seen).await;
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who has the shared device now.
#[derive(Deserialize)]
pub(crate) struct Uncover {
    /// Their seat, from 1.
    seat: usize,
}

/// Shows the player who has the shared device what their seat may know.
pub(crate) async fn uncover(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<Uncover>,
) -> Result<StatusCode, Failure> {
    let live = reader.table(&house, &id).await?;
    let person = reader.person.as_ref().ok_or_else(|| Failure::forbidden(reader.words))?;
    let seat = live.snapshot().seats_of(person.id).find(|seat| seat.index() + 1 == form.seat);
    let seat = seat.ok_or_else(|| Failure::forbidden(reader.words))?;
    live.uncover(person.id, Some(seat));
    Ok(StatusCode::NO_CONTENT)
}

/// A hint to be requested or hidden.
#[derive(Deserialize)]
pub(crate) struct Hinting {
    /// `yes` to hide it.
    #[serde(default)]
    hide: String,
}

/// Requests a hint for the seat on turn. Only the page of that seat shows it.
pub(crate) async fn hint(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<Hinting>,
) -> Result<StatusCode, Failure> {
    let live = reader.table(&house, &id).await?;
    let seat = reader.person.as_ref().and_then(|person| live.snapshot().acting_seat(person.id));
    let (Some(person), Some(seat)) = (&reader.person, seat) else {
        return Err(Failure::say(reader.words, StatusCode::FORBIDDEN, "hint-no-seat"));
    };
    if form.hide == "yes" {
        live.hints.hide(seat);
        return Ok(StatusCode::NO_CONTENT);
    }
    let asked = house.hint(&live, seat, person.id, reader.client);
    asked.map_err(|why| Failure::no_hint(reader.words, why))?;
    Ok(StatusCode::NO_CONTENT)
}

/// A chat message.
#[derive(Deserialize)]
pub(crate) struct ChatForm {
    #[serde(default)]
    text: String,
    /// A quick phrase, which is shown in each reader's language.
    #[serde(default)]
    phrase: String,
}

/// Posts a chat message: players under the name of their seat, because the person may have been renamed, for instance
/// to another player's name; spectators to the spectators' chat.
pub(crate) async fn say(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<ChatForm>,
) -> Result<StatusCode, Failure> {
    let live = reader.table(&house, &id).await?;
    let person = reader.person.as_ref().ok_or_else(|| Failure::forbidden(reader.words))?;
    let seat = live.seat_of(person.id);
    // Before the game there are no spectators.
    if seat.is_none() && !live.snapshot().begun {
        return Err(Failure::forbidden(reader.words));
    }
    let text = match phrase_of(&form.phrase) {
        Some(phrase) => phrase,
        None => shown(&form.text).chars().take(500).collect(),
    };
    let silenced = house.store().is_silenced(person.id).await;
    if silenced.map_err(|error| Failure::store(reader.words, &error))? {
        return Err(Failure::say(reader.words, StatusCode::FORBIDDEN, "admin-silenced"));
    }
    if !text.is_empty() {
        let seats = &live.snapshot().seats;
        let name = seat.map_or(&person.name, |seat| &seats[seat.index()].name).clone();
        let at = house.config().clock.now();
        let message = ChatMessage { person: person.id, name, text, at, watching: seat.is_none() };
        let done = live.say(house.store(), reader.credential(), message).await;
        done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody to be muted or unmuted.
#[derive(Deserialize)]
pub(crate) struct Mute {
    /// Their seat, from 1.
    seat: usize,
    /// `yes` or `no`.
    muted: String,
}

/// Mutes a person for this reader at this table, or unmutes them. Nobody else is notified.
pub(crate) async fn mute(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Form(form): Form<Mute>,
) -> Result<StatusCode, Failure> {
    let live = reader.table(&house, &id).await?;
    let person = reader.person.as_ref().ok_or_else(|| Failure::forbidden(reader.words))?;
    let by = reader.known()?;
    let seats = &live.snapshot().seats;
    let seat = form.seat.checked_sub(1).and_then(|number| seats.get(number));
    let other = seat.and_then(|seat| seat.person).filter(|other| *other != person.id);
    let other = other.ok_or_else(|| Failure::not_found(reader.words))?;
    let done = live.mute(house.store(), by, other, form.muted == "yes").await;
    done.map_err(|why| Failure::refused_change(reader.words, &live.snapshot().names(reader.words), why))?;
    Ok(StatusCode::NO_CONTENT)
}
