//! Opening a table, reading it, and sitting down.

use super::caller::{ApiCaller, AtTable, SeatQuery, TableId};
use super::error::{Code, Problem};
use super::table::Table;
use crate::clocks;
use crate::house::{House, Opening};
use crate::sealing::GivenWord;
use crate::seats::{bot_of, seat_of};
use crate::shown::clean_name;
use crate::store::{Person, StoredSeat};
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::http::header::{HeaderName, LOCATION};
use bots::Level;
use games::GameId;
use serde::Deserialize;
use utoipa::ToSchema;

/// A new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The game: an `id` of `GET /games`.
    game: String,
    /// One of its option sets.
    options: String,
    /// One text for each seat: `me`, `open`, or `bot:LEVEL` with a level of `GET /games`. You
    /// may take several seats, or none.
    seats: Vec<String>,
    /// Whether to list it among the open tables while seats are free.
    #[serde(default)]
    listed: bool,
    /// Seconds for each player, from 60 to 86,400; no clock by default.
    clock: Option<u32>,
    /// Whether its bots move at once, without a pause for people to follow.
    #[serde(default)]
    instant: bool,
    /// Whether players may ask for hints on their turn.
    #[serde(default = "super::yes")]
    #[schema(default = true)]
    hints: bool,
    /// Your word for the dice, at most 24 letters; a dash by default. It is given before the hash of the
    /// secret is known: to see that first, open the table with all seats open and sit down afterwards.
    #[serde(default)]
    word: String,
    /// The commitment to your word, instead of the word: see `POST /tables/{id}/word`.
    #[schema(example = "f309d34547edc9673725c9e7136d013dd9c04276f0d9db4e7ee65d157414270b")]
    commitment: Option<String>,
}

/// The seats, as the request says.
fn seats(
    caller: &ApiCaller,
    person: &Person,
    new: &NewTable,
    players: usize,
) -> Result<Vec<StoredSeat>, Problem> {
    let levels: Vec<String> = Level::ALL.iter().map(|level| format!("bot:{level}")).collect();
    let bad = || {
        let (players, levels) = (players.into(), levels.join(", ").into());
        let message = caller.words.say_with("api-bad-seats", &[("players", players), ("levels", levels)]);
        Problem::with(Code::BadSeats, message)
    };
    if new.seats.len() != players {
        return Err(bad());
    }
    let mut own_word = Some(given_word(caller, &new.word, new.commitment.as_deref())?);
    let seat = |(index, says): (usize, &String)| {
        match (says.as_str(), says.strip_prefix("bot:").and_then(|level| level.parse::<Level>().ok())) {
            ("open", _) => Ok(StoredSeat::default()),
            ("me", _) => {
                // Of several own seats the first has the name and the word; the others are numbered.
                Ok(match own_word.take() {
                    Some(word) => seat_of(person, word),
                    None => StoredSeat { name: String::new(), ..seat_of(person, GivenWord::none()) },
                })
            }
            (_, Some(level)) => Ok(bot_of(caller.words, index + 1, level)),
            (_, None) => Err(bad()),
        }
    };
    new.seats.iter().enumerate().map(seat).collect()
}

/// The word of somebody who sits down: in the clear, or sealed by a commitment, but not both.
pub(super) fn given_word(
    caller: &ApiCaller,
    own: &str,
    commitment: Option<&str>,
) -> Result<GivenWord, Problem> {
    let is_one = own.is_empty() || commitment.is_none();
    let word = GivenWord::read(own, commitment).filter(|_| is_one);
    word.ok_or_else(|| caller.problem(Code::BadWord))
}

/// Open a table.
///
/// The game begins at once if no seat is open and no word is sealed.
#[utoipa::path(
    post,
    path = "/tables",
    request_body(content = NewTable, example = json!({
        "game": "artus",
        "options": "players=4 mode=beginner",
        "seats": ["me", "open", "bot:random", "bot:random"],
        "listed": true,
        "clock": 1200,
        "word": "excalibur"
    })),
    responses((
        status = CREATED,
        description = "The table",
        body = Table,
        headers(("Location" = String, description = "The address of the table"))
    ))
)]
pub(super) async fn open_table(
    State(house): State<House>,
    caller: ApiCaller,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Result<(StatusCode, [(HeaderName, String); 1], Json<Table>), Problem> {
    let person = caller.known()?;
    let new = caller.read(body)?;
    let words = caller.words;
    let game: GameId = new.game.parse().map_err(|_| {
        let ids: Vec<&str> = GameId::ALL.into_iter().map(GameId::id).collect();
        Problem::because(words, Code::NoSuchGame, ids.join(", "))
    })?;
    let read = game.read_options(&new.options);
    let (options, players) = read.map_err(|fault| Problem {
        clause: fault.clause().map(|clause| clause.0),
        ..Problem::with(Code::BadOptions, words.fault(&fault))
    })?;
    if new.clock.is_some_and(|seconds| !clocks::SECONDS.contains(&seconds)) {
        return Err(caller.problem(Code::BadClock));
    }
    let seats = seats(&caller, person, &new, players)?;
    let may = house.reserve_table(Some(person.id), caller.client).await;
    let reservation = may.map_err(|why| Problem::no_table(words, &why))?;
    let opening = Opening {
        game,
        options,
        owner: person.id,
        by: caller.credential(),
        address_hash: house.address_hash(caller.client),
        listed: new.listed,
        clock: new.clock,
        instant: new.instant,
        hints: new.hints,
        seats,
        moves: Vec::new(),
    };
    let live = house.open(opening).await.map_err(|why| Problem::refused_change(words, &[], why))?;
    reservation.keep();
    let address = format!("{}/tables/{}", super::ADDRESS, live.stored.id);
    Ok((StatusCode::CREATED, [(LOCATION, address)], Json(Table::of(&AtTable::now(caller, live)))))
}

/// A table.
///
/// Everybody who knows its id may watch.
#[utoipa::path(
    get,
    path = "/tables/{id}",
    params(TableId, SeatQuery),
    responses((status = OK, description = "The table", body = Table)),
    security((), ("token" = []), ("cookie" = []))
)]
pub(super) async fn look_at_table(at: AtTable) -> Json<Table> {
    Json(Table::of(&at))
}

/// A request to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SitDown {
    /// The open seat, from 1.
    #[schema(minimum = 1)]
    seat: usize,
    /// The name at this table, at most 24 letters; by default your own.
    #[serde(default)]
    name: String,
    /// Your word for the dice in the clear, at most 24 letters; a dash by default. An operator who sits down
    /// later could choose theirs to fit: a `commitment` protects against that.
    #[serde(default)]
    word: String,
    /// The commitment to your word, instead of the word: see `POST /tables/{id}/word`.
    #[schema(example = "f309d34547edc9673725c9e7136d013dd9c04276f0d9db4e7ee65d157414270b")]
    commitment: Option<String>,
}

/// Sit down at a table.
///
/// The game begins when the last open seat is taken and every sealed word is revealed.
#[utoipa::path(
    post,
    path = "/tables/{id}/seats",
    params(TableId),
    request_body(content = SitDown, example = json!({ "seat": 2, "name": "Gawain", "word": "green" })),
    responses((status = OK, description = "The table, with whoever sat down", body = Table))
)]
pub(super) async fn sit_down(
    State(house): State<House>,
    at: AtTable,
    body: Result<Json<SitDown>, JsonRejection>,
) -> Result<Json<Table>, Problem> {
    let person = at.caller.known()?;
    let wish = at.caller.read(body)?;
    let seat = at.seat_number(wish.seat)?;
    let name = clean_name(&wish.name).unwrap_or_else(|| person.name.clone());
    let word = given_word(&at.caller, &wish.word, wish.commitment.as_deref())?;
    let taken = StoredSeat { name, ..seat_of(person, word) };
    let done = house.sit(&at.live, at.caller.known_by()?, seat.index(), taken).await;
    done.map_err(|why| Problem::refused_change(at.caller.words, &at.names(), why))?;
    Ok(Json(Table::of(&AtTable::now(at.caller, at.live))))
}
