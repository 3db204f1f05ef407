//! Hints: what a master would do in the seat's place.

use super::caller::{AtTable, SeatQuery, TableId};
use super::error::{Code, Problem};
use super::table::number;
use crate::hints::NoHint;
use crate::house::House;
use axum::Json;
use axum::extract::State;
use bots::Hint;
use serde::Serialize;
use table::Eye;
use utoipa::ToSchema;

/// The moves a master would consider.
#[derive(Serialize, ToSchema)]
pub(super) struct Hints {
    /// The seat that asks.
    seat: u8,
    /// The number of moves made so far: use it as `seen` for a move of this list.
    moves_made: usize,
    /// Up to three moves, the best first.
    hints: Vec<HintOfMove>,
}

/// A move a master would consider.
#[derive(Serialize, ToSchema)]
#[schema(as = Hint)]
struct HintOfMove {
    /// The move, as `POST …/play` takes it.
    #[serde(rename = "move")]
    #[schema(example = "play knight_3_6 22+4")]
    text: String,
    /// The heading of its group, in words, such as the card that is played.
    #[schema(required)]
    heading: Option<String>,
    /// The move in words.
    words: String,
    /// The expected change of the seat's lead over the others by the end of the game, in
    /// points; negative if it is expected to fall behind.
    #[schema(example = 4.5)]
    gain: f64,
    /// The seat's chance to win after the move, from 0 to 1; `null` where no network knows the game, or its
    /// end is solved.
    #[schema(required, example = 0.62)]
    chance: Option<f64>,
    /// Where the points come from that follow in the seat's next turns, the largest first, at most two.
    sources: Vec<SourceOfPoints>,
}

/// A source of points.
#[derive(Serialize, ToSchema)]
struct SourceOfPoints {
    /// The category, as in `scores`.
    #[schema(example = "knights")]
    category: &'static str,
    /// The points it is expected to bring; negative if it costs some.
    #[schema(example = 5.5)]
    points: f64,
}

impl Problem {
    /// A refused hint.
    fn no_hint(at: &AtTable, why: NoHint) -> Self {
        at.caller.problem(match why {
            NoHint::TooMany(wait) => return at.caller.problem(Code::TooFast).after(Some(wait)),
            NoHint::Busy => return Self::with(Code::Full, at.caller.words.say("hint-busy")),
            NoHint::Off => Code::HintsOff,
            NoHint::NotOnTurn if !at.snapshot.begun => Code::NotBegun,
            NoHint::NotOnTurn => Code::NotYourTurn,
            NoHint::NothingToChoose => Code::NothingToChoose,
        })
    }
}

/// Ask for a hint.
///
/// A master thinks for the seat, knowing only what that seat knows; the response is sent when
/// it has decided, usually within two seconds. Nobody else is told. If the table changes meanwhile, the response is
/// `stale`.
#[utoipa::path(
    post,
    path = "/tables/{id}/hint",
    params(TableId, SeatQuery),
    responses((status = OK, description = "The master's best moves", body = Hints))
)]
pub(super) async fn hint(State(house): State<House>, at: AtTable) -> Result<Json<Hints>, Problem> {
    let seat = at.seated()?;
    let person = at.caller.known()?.id;
    let asked = house.hint(&at.live, seat, person, at.caller.client);
    let computed_for = asked.map_err(|why| Problem::no_hint(&at, why))?;
    let found = house.hints_found(&at.live, seat, &computed_for).await;
    let (running, found) = found.ok_or_else(|| at.caller.problem(Code::Stale))?;
    let (words, view, names) = (at.caller.words, running.view(Eye::Seat(seat)), at.names());
    let source = |(category, points)| SourceOfPoints { category, points };
    let hint = |hint: &Hint| HintOfMove {
        text: hint.choice.to_string(),
        heading: words.at(&view).heading(&hint.choice),
        words: words.choice(&hint.choice, &view, seat, &names),
        gain: hint.gain,
        chance: hint.outlook.map(|outlook| outlook.chance),
        sources: hint.outlook.into_iter().flat_map(|outlook| outlook.sources).flatten().map(source).collect(),
    };
    let hints = found.iter().map(hint).collect();
    Ok(Json(Hints { seat: number(seat), moves_made: running.moves_made(), hints }))
}
