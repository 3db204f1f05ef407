//! The review of a game that is over: everybody's chance to win after each move, and where it changed most.

use super::caller::{AtTable, TableId};
use super::error::{Code, Problem};
use super::table::number;
use crate::house::House;
use crate::reviews::NoReview;
use axum::Json;
use axum::extract::State;
use bots::TurningPoint;
use serde::Serialize;
use table::{Actor, Turn};
use utoipa::ToSchema;

/// The review of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct ReviewOfGame {
    /// The chances to win of all seats, from 0 to 1: before the first move, after it, and so on. Empty where
    /// no network knows the game.
    #[schema(example = json!([[0.5, 0.5], [0.56, 0.44]]))]
    chances: Vec<Vec<f32>>,
    /// Where a chance changed by 0.05 or more, the largest change first, at most seven.
    turning_points: Vec<TurningPointOfGame>,
}

/// A turn, or chance within it, that changed somebody's chance to win.
#[derive(Serialize, ToSchema)]
#[schema(as = TurningPoint)]
struct TurningPointOfGame {
    /// The number of moves before the turn.
    from: usize,
    /// The number of moves at its end.
    to: usize,
    /// The number of moves after the one that changed most.
    decisive: usize,
    /// The seat whose turn did it; `null` if it was chance.
    #[schema(required, example = 1)]
    mover: Option<u8>,
    /// The seat whose chance changed.
    #[schema(example = 1)]
    seat: u8,
    /// By how much, from −1 to 1.
    #[schema(example = -0.25)]
    change: f32,
}

/// The review of a finished game.
///
/// Estimated by the network that masters play with. Not available before the end: it knows every hand.
#[utoipa::path(
    get,
    path = "/tables/{id}/review",
    params(TableId),
    responses((status = OK, description = "The review", body = ReviewOfGame)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn review(State(house): State<House>, at: AtTable) -> Result<Json<ReviewOfGame>, Problem> {
    let running = &at.snapshot.running;
    if running.turn() != Turn::Over {
        return Err(at.caller.problem(Code::NotOver));
    }
    let found = house.review(&at.live, running, at.caller.client).await;
    let review = found.map_err(|NoReview| Problem::with(Code::Full, at.caller.words.say("review-later")))?;
    let point = |point: &TurningPoint| TurningPointOfGame {
        from: point.moves.start,
        to: point.moves.end,
        decisive: point.decisive + 1,
        mover: match point.mover {
            Actor::Seat(seat) => Some(number(seat)),
            Actor::Chance => None,
        },
        seat: number(point.seat),
        change: point.change,
    };
    let players = running.players();
    Ok(Json(match review.as_deref() {
        Some(review) => ReviewOfGame {
            chances: review.chances.iter().map(|chances| chances[..players].to_vec()).collect(),
            turning_points: review.turning_points.iter().map(point).collect(),
        },
        None => ReviewOfGame { chances: Vec::new(), turning_points: Vec::new() },
    }))
}
