//! Legal moves, making a move, and undo.

use super::asker::{Asking, AtTable, TableId};
use super::error::{Code, Problem};
use super::table::{Table, number};
use crate::house::House;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Query, State};
use games::AnyMove;
use serde::{Deserialize, Serialize};
use table::Eye;
use utoipa::{IntoParams, ToSchema};

/// What a seat may do now.
#[derive(Serialize, ToSchema)]
pub(super) struct Moves {
    /// The seat that asks.
    seat: u8,
    /// How many moves were made by now: the `seen` of a move chosen from this list.
    moves_made: usize,
    /// The legal moves, always in the same order; none if it is not the turn of this seat.
    moves: Vec<Offer>,
}

/// A legal move.
#[derive(Serialize, ToSchema)]
struct Offer {
    /// The move, as `POST …/play` takes it.
    #[serde(rename = "move")]
    #[schema(example = "play knight_3_6 22+4")]
    text: String,
    /// What it is listed under, in words, such as the card that is played.
    #[schema(required)]
    heading: Option<String>,
    /// The move in words, unless they were not wanted.
    #[schema(required)]
    words: Option<String>,
    /// The points it brings at once, for moves that can bring any.
    #[schema(required)]
    points: Option<i32>,
}

/// How the moves are to be told.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Telling {
    /// Whether to say every move in words too; a program that only plays is answered faster without.
    #[serde(default = "yes")]
    #[param(default = true)]
    words: bool,
}

const fn yes() -> bool {
    true
}

/// The legal moves of the seat that asks.
#[utoipa::path(
    get,
    path = "/tables/{id}/moves",
    params(TableId, Asking, Telling),
    responses((status = OK, description = "The legal moves", body = Moves))
)]
pub(super) async fn moves(
    at: AtTable,
    query: Result<Query<Telling>, QueryRejection>,
) -> Result<Json<Moves>, Problem> {
    let in_words = at.asker.read_query(query)?.words;
    let seat = at.seated()?;
    let (words, running, names) = (at.asker.words, &at.snapshot.running, at.names());
    let view = running.view(Eye::Seat(seat));
    let offer = |offer: AnyMove| Offer {
        text: offer.to_string(),
        heading: if in_words { words.at(&view).heading(&offer) } else { None },
        words: in_words.then(|| words.choice(&offer, &view, seat, &names)),
        points: words.brings(&offer, &view, seat),
    };
    // Nobody may move before all seats are taken, whatever the rules would offer.
    let offers = if at.snapshot.begun { running.offers(seat) } else { Vec::new() };
    let moves = offers.into_iter().map(offer).collect();
    Ok(Json(Moves { seat: number(seat), moves_made: running.moves_made(), moves }))
}

/// A move to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    /// The move, as `GET …/moves` writes it.
    #[serde(rename = "move")]
    text: String,
    /// How many moves had been made when the choice was: if the table has moved on since, the move is not made.
    seen: Option<usize>,
}

/// Make a move.
///
/// What follows by itself (chance, a draw from the only pile left) is done before the answer; bots move afterwards.
#[utoipa::path(
    post,
    path = "/tables/{id}/play",
    params(TableId, Asking),
    request_body(content = Choice, example = json!({ "move": "place 5", "seen": 18 })),
    responses((status = OK, description = "The table after the move", body = Table))
)]
pub(super) async fn play(
    State(house): State<House>,
    at: AtTable,
    body: Result<Json<Choice>, JsonRejection>,
) -> Result<Json<Table>, Problem> {
    let seat = at.seated()?;
    let choice = at.asker.read(body)?;
    if !at.snapshot.begun {
        return Err(at.asker.problem(Code::NotBegun));
    }
    let done = at.live.play(house.store(), at.asker.credential(), seat, &choice.text, choice.seen).await;
    done.map_err(|why| Problem::refused_change(at.asker.words, &at.names(), why))?;
    house.wake(&at.live);
    Ok(Json(Table::of(&AtTable::now(at.asker, at.live))))
}

/// Take back the last decision.
///
/// It is free until something was revealed or somebody else has decided.
#[utoipa::path(
    post,
    path = "/tables/{id}/undo",
    params(TableId, Asking),
    responses((status = OK, description = "The table before that decision", body = Table))
)]
pub(super) async fn undo(State(house): State<House>, at: AtTable) -> Result<Json<Table>, Problem> {
    let free = || at.own.iter().copied().find(|&seat| at.snapshot.running.undo_to(seat).is_ok());
    let seat = at.named.or_else(free).map_or_else(|| at.seated(), Ok)?;
    let done = at.live.undo(house.store(), at.asker.credential(), seat, None).await;
    done.map_err(|why| Problem::refused_change(at.asker.words, &at.names(), why))?;
    Ok(Json(Table::of(&AtTable::now(at.asker, at.live))))
}
