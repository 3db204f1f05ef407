//! Legal moves, making a move, and undo.

use super::caller::{AtTable, SeatQuery, TableId};
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
    /// The number of moves made so far: use it as `seen` for a move of this list.
    moves_made: usize,
    /// The legal moves, in a stable order; empty if it is not this seat's turn.
    moves: Vec<Offer>,
}

/// A legal move.
#[derive(Serialize, ToSchema)]
struct Offer {
    /// The move, as `POST …/play` takes it.
    #[serde(rename = "move")]
    #[schema(example = "play knight_3_6 22+4")]
    text: String,
    /// The heading of its group, in words, such as the card that is played.
    #[schema(required)]
    heading: Option<String>,
    /// The move in words, unless `words=false`.
    #[schema(required)]
    words: Option<String>,
    /// The points it scores immediately, for moves that can score.
    #[schema(required)]
    points: Option<i32>,
}

/// How to describe the moves.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct MovesQuery {
    /// Whether to describe every move in words; without words the response is faster.
    #[serde(default = "super::yes")]
    #[param(default = true)]
    words: bool,
}

/// The legal moves of your seat.
#[utoipa::path(
    get,
    path = "/tables/{id}/moves",
    params(TableId, SeatQuery, MovesQuery),
    responses((status = OK, description = "The legal moves", body = Moves))
)]
pub(super) async fn moves(
    at: AtTable,
    query: Result<Query<MovesQuery>, QueryRejection>,
) -> Result<Json<Moves>, Problem> {
    let in_words = at.caller.read_query(query)?.words;
    let seat = at.seated()?;
    let (words, running, names) = (at.caller.words, &at.snapshot.running, at.names());
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

/// A move to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    /// The move, as `GET …/moves` writes it.
    #[serde(rename = "move")]
    text: String,
    /// The number of moves you had seen when you chose. If the table has changed since, the move is refused.
    seen: Option<usize>,
}

/// Make a move.
///
/// Forced consequences (chance, a draw from the only pile left) happen before the response; bots move afterwards.
#[utoipa::path(
    post,
    path = "/tables/{id}/play",
    params(TableId, SeatQuery),
    request_body(content = Choice, example = json!({ "move": "place 5", "seen": 18 })),
    responses((status = OK, description = "The table after the move", body = Table))
)]
pub(super) async fn play(
    State(house): State<House>,
    at: AtTable,
    body: Result<Json<Choice>, JsonRejection>,
) -> Result<Json<Table>, Problem> {
    let seat = at.seated()?;
    let choice = at.caller.read(body)?;
    if !at.snapshot.begun {
        return Err(at.caller.problem(Code::NotBegun));
    }
    let done = at.live.play(house.store(), at.caller.credential(), seat, &choice.text, choice.seen).await;
    done.map_err(|why| Problem::refused_change(at.caller.words, &at.names(), why))?;
    house.wake(&at.live);
    Ok(Json(Table::of(&AtTable::now(at.caller, at.live))))
}

/// Undo your last decision.
///
/// Possible until something was revealed or somebody else has decided.
#[utoipa::path(
    post,
    path = "/tables/{id}/undo",
    params(TableId, SeatQuery),
    responses((status = OK, description = "The table before that decision", body = Table))
)]
pub(super) async fn undo(State(house): State<House>, at: AtTable) -> Result<Json<Table>, Problem> {
    let free = || at.own.iter().copied().find(|&seat| at.snapshot.running.undo_to(seat).is_ok());
    let seat = at.named.or_else(free).map_or_else(|| at.seated(), Ok)?;
    let done = at.live.undo(house.store(), at.caller.credential(), seat, None).await;
    done.map_err(|why| Problem::refused_change(at.caller.words, &at.names(), why))?;
    Ok(Json(Table::of(&AtTable::now(at.caller, at.live))))
}
