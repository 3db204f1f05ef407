//! What happens to a table besides its moves: bots for free seats, leaving, cancelling, rematches.

use super::caller::{AtTable, TableId};
use super::error::{Code, Problem};
use super::table::Table;
use super::tables::given_word;
use crate::house::House;
use crate::table_lifecycle::{NoRematch, RematchRequest};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use bots::Level;
use serde::Deserialize;
use utoipa::ToSchema;

/// Bots for free seats.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatBots {
    /// The open seat, from 1; all of them by default.
    #[schema(minimum = 1)]
    seat: Option<usize>,
    /// A level of `GET /games`.
    #[schema(example = "casual")]
    level: String,
}

/// Put bots on open seats.
///
/// Only for the owner of the table, while it waits. The game begins when the last seat is filled.
#[utoipa::path(
    post,
    path = "/tables/{id}/bots",
    params(TableId),
    request_body(content = SeatBots, example = json!({ "seat": 2, "level": "casual" })),
    responses((status = OK, description = "The table, with the bots", body = Table))
)]
pub(super) async fn seat_bots(
    State(house): State<House>,
    at: AtTable,
    body: Result<Json<SeatBots>, JsonRejection>,
) -> Result<Json<Table>, Problem> {
    let by = at.caller.known_by()?;
    let wish = at.caller.read(body)?;
    let place = wish.seat.map(|number| at.seat_number(number)).transpose()?;
    let bad = || {
        let levels = Level::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        Problem::with(
            Code::BadSeats,
            at.caller.words.say_with("around-bad-level", &[("levels", levels.into())]),
        )
    };
    let level = wish.level.parse().map_err(|_| bad())?;
    if by.person != at.live.stored.owner {
        return Err(at.caller.problem(Code::NotYourSeat));
    }
    let done = house.seat_bots(&at.live, by, place.map(table::Seat::index), level, at.caller.words).await;
    done.map_err(|why| Problem::refused_change(at.caller.words, &at.names(), why))?;
    Ok(Json(Table::of(&AtTable::now(at.caller, at.live))))
}

/// Leave a table.
///
/// While the table waits, your seats become open again, unless you opened it. During the game bots take over
/// your seats; if no other person is left, the game ends without a winner (`closed`).
#[utoipa::path(
    post,
    path = "/tables/{id}/leave",
    params(TableId),
    responses((status = OK, description = "The table, without you", body = Table))
)]
pub(super) async fn leave(State(house): State<House>, at: AtTable) -> Result<Json<Table>, Problem> {
    let by = at.caller.known_by()?;
    at.seated()?;
    let words = at.caller.words;
    let done = house.leave(&at.live, by, None, words).await;
    done.map_err(|why| Problem::refused_change(words, &at.names(), why))?;
    read_again(&house, at).await
}

/// Accept that all bots resign.
///
/// While you are the only person at a table, its bots may see no chance to win any more (`resigned` of the
/// table). The game ends early (`closed`), and you have won. Otherwise it is refused with `not_over`.
#[utoipa::path(
    post,
    path = "/tables/{id}/accept-resignation",
    params(TableId),
    responses((status = OK, description = "The table, with you as the winner", body = Table))
)]
pub(super) async fn accept_resignation(
    State(house): State<House>,
    at: AtTable,
) -> Result<Json<Table>, Problem> {
    let by = at.caller.known_by()?;
    at.seated()?;
    let done = house.accept_resignation(&at.live, by).await;
    done.map_err(|why| Problem::refused_change(at.caller.words, &at.names(), why))?;
    read_again(&house, at).await
}

/// The table after its game was ended: it is read from the store again.
async fn read_again(house: &House, at: AtTable) -> Result<Json<Table>, Problem> {
    let found = house.table(&at.live.stored.id).await;
    let live = found.map_err(|error| Problem::store(at.caller.words, &error))?;
    let live = live.ok_or_else(|| at.caller.problem(Code::NoSuchTable))?;
    Ok(Json(Table::of(&AtTable::now(at.caller, live))))
}

/// Cancel a waiting table.
///
/// Only for the owner of the table. It is deleted.
#[utoipa::path(
    post,
    path = "/tables/{id}/cancel",
    params(TableId),
    responses((status = OK, description = "The table as it was", body = Table))
)]
pub(super) async fn cancel(State(house): State<House>, at: AtTable) -> Result<Json<Table>, Problem> {
    let by = at.caller.known_by()?;
    if by.person != at.live.stored.owner {
        return Err(at.caller.problem(Code::NotYourSeat));
    }
    let done = house.cancel(&at.live, by).await;
    done.map_err(|why| Problem::refused_change(at.caller.words, &at.names(), why))?;
    Ok(Json(Table::of(&at)))
}

/// The next game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NextGame {
    /// The commitment to your word for its dice: see `POST /tables/{id}/word`.
    commitment: Option<String>,
}

/// Open a rematch.
///
/// Opens a table with the same options and bots at which the others find their seats open, or sits down at it
/// if somebody has opened it already. Idempotent: a second request returns the same table.
#[utoipa::path(
    post,
    path = "/tables/{id}/rematch",
    params(TableId),
    request_body(content = NextGame, example = json!({})),
    responses((status = OK, description = "The table of the next game", body = Table))
)]
pub(super) async fn rematch(
    State(house): State<House>,
    at: AtTable,
    body: Result<Json<NextGame>, JsonRejection>,
) -> Result<Json<Table>, Problem> {
    let (person, by) = (at.caller.known()?.clone(), at.caller.known_by()?);
    let wish = at.caller.read(body)?;
    let words = at.caller.words;
    at.seated()?;
    let word = given_word(&at.caller, "", wish.commitment.as_deref())?;
    let request = RematchRequest { person: &person, by, word, client: at.caller.client };
    let next = house.rematch(&at.live, request).await.map_err(|why| match why {
        NoRematch::OverQuota(why) => Problem::no_table(words, &why),
        NoRematch::Refused(why) => Problem::refused_change(words, &at.names(), why),
    })?;
    Ok(Json(Table::of(&AtTable::now(at.caller, next))))
}
