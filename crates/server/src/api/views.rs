//! What a viewer may know of a table: the view, the events, and at the end the record.

use super::artus::ArtusView;
use super::caller::{AtTable, SeatQuery, TableId};
use super::camelot::CamelotView;
use super::error::{Code, Problem};
use super::events::{ArtusEvent, CamelotEvent, MerlinEvent};
use super::merlin::MerlinView;
use super::table::{number, on_turn};
use axum::Json;
use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use games::{AnyEvent, AnyView};
use serde::{Deserialize, Serialize};
use table::Turn;
use utoipa::openapi::schema::{AnyOfBuilder, Schema};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{IntoParams, PartialSchema, ToSchema};

/// A game as one seat, or a spectator, sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct View {
    /// The game; it determines the schema of `view`.
    #[schema(example = "artus")]
    game: &'static str,
    /// The seat whose hidden information is shown; none for a spectator.
    #[schema(required)]
    seat: Option<u8>,
    /// The number of moves made so far.
    moves_made: usize,
    /// Counts every change at the table.
    version: u64,
    /// The seats that must decide now.
    turn: Vec<u8>,
    /// The game as this seat may know it.
    view: ViewOfGame,
}

/// The view of a game.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
enum ViewOfGame {
    /// Of Artus.
    Artus(ArtusView),
    /// Of The Future of Camelot.
    Camelot(CamelotView),
    /// Of Merlin.
    Merlin(MerlinView),
}

impl ViewOfGame {
    fn of(view: AnyView<'_>) -> Self {
        match view {
            AnyView::Artus(view) => Self::Artus(ArtusView::of(view)),
            AnyView::Camelot(view) => Self::Camelot(CamelotView::of(view)),
            AnyView::Merlin(view) => Self::Merlin(MerlinView::of(view)),
        }
    }
}

/// What a viewer may know of a game, as in `GET /tables/{id}/view`: for programs connected in another way than HTTP.
pub fn view_as_json(view: AnyView<'_>) -> serde_json::Value {
    serde_json::to_value(ViewOfGame::of(view)).expect("names are strings")
}

/// The schema of an event of any game; events serialise themselves. Games may have events of the same shape, such as a
/// new round; the table says which game it is.
struct EventOfGame;

impl PartialSchema for EventOfGame {
    fn schema() -> RefOr<Schema> {
        let named = |name| Ref::from_schema_name(name);
        let games = [ArtusEvent::name(), CamelotEvent::name(), MerlinEvent::name()];
        games.into_iter().map(named).fold(AnyOfBuilder::new(), AnyOfBuilder::item).into()
    }
}

impl ToSchema for EventOfGame {
    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((ArtusEvent::name().into_owned(), ArtusEvent::schema()));
        schemas.push((CamelotEvent::name().into_owned(), CamelotEvent::schema()));
        schemas.push((MerlinEvent::name().into_owned(), MerlinEvent::schema()));
        ArtusEvent::schemas(schemas);
    }
}

/// The game as your seat sees it.
///
/// Public information, and what only that seat knows.
#[utoipa::path(
    get,
    path = "/tables/{id}/view",
    params(TableId, SeatQuery),
    responses((status = OK, description = "The view", body = View)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn view(at: AtTable) -> Json<View> {
    let running = &at.snapshot.running;
    Json(View {
        game: at.live.game.id(),
        seat: at.seat().map(number),
        moves_made: running.moves_made(),
        version: at.snapshot.version,
        turn: on_turn(running.turn()),
        view: ViewOfGame::of(running.view(at.eye())),
    })
}

/// What happened at a table.
#[derive(Serialize, ToSchema)]
pub(super) struct News {
    /// Incremented by every change at the table, not only by moves.
    version: u64,
    /// The events follow this number of moves. If it is less than you knew, moves were undone.
    from: usize,
    /// The number of moves made so far.
    moves_made: usize,
    /// The seats that must decide now.
    turn: Vec<u8>,
    /// Whether the game is over.
    over: bool,
    /// The events, in order.
    events: Vec<EventOfTable>,
}

/// An event.
#[derive(Serialize, ToSchema)]
#[schema(as = Event)]
struct EventOfTable {
    /// For programs: an object with one key, the kind of the event. What you may not know is `null`.
    #[schema(value_type = EventOfGame)]
    event: AnyEvent,
    /// For people, in the language of `Accept-Language`.
    text: String,
    /// The clause of the rules it follows from.
    #[schema(example = "ART-7.4")]
    clause: &'static str,
}

impl News {
    /// The events after a number of moves, as far as the sender may know them.
    pub(super) fn since(at: &AtTable, moves: usize) -> Self {
        let (running, words, names) = (&at.snapshot.running, at.caller.words, at.names());
        let event = |event: AnyEvent| EventOfTable {
            text: words.event(&event, &names),
            clause: event.clause().0,
            event,
        };
        Self {
            version: at.snapshot.version,
            from: moves.min(running.moves_made()),
            moves_made: running.moves_made(),
            turn: on_turn(running.turn()),
            over: running.turn() == Turn::Over,
            events: running.events_since(moves, at.eye()).into_iter().map(event).collect(),
        }
    }
}

/// Where to start.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// Only events after this number of moves.
    #[param(example = 18)]
    pub since: Option<usize>,
}

/// The events, as your seat may know them.
#[utoipa::path(
    get,
    path = "/tables/{id}/events",
    params(TableId, SeatQuery, Since),
    responses((status = OK, description = "What happened", body = News)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn events(
    at: AtTable,
    query: Result<Query<Since>, QueryRejection>,
) -> Result<Json<News>, Problem> {
    let since = at.caller.read_query(query)?.since.unwrap_or_default();
    Ok(Json(News::since(&at, since)))
}

/// A finished game.
#[derive(Serialize, ToSchema)]
#[schema(as = Record)]
pub(super) struct RecordOfGame {
    /// The whole game as text, with the proof of its dice: what `tafelrunde replay` and `verify` read.
    record: String,
}

/// The record of a finished game.
///
/// Not available before the end: a record contains every hand.
#[utoipa::path(
    get,
    path = "/tables/{id}/record",
    params(TableId),
    responses((status = OK, description = "The record", body = RecordOfGame)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn record(at: AtTable) -> Result<Json<RecordOfGame>, Problem> {
    if !at.live.is_over_in(&at.snapshot) {
        return Err(at.caller.problem(Code::NotOver));
    }
    Ok(Json(RecordOfGame { record: at.live.record() }))
}
