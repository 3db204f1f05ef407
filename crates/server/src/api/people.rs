//! New guests, and the list of games.

use super::caller::ApiCaller;
use super::error::{Code, Problem};
use crate::house::House;
use crate::shown::clean_name;
use crate::store::Person;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use bots::Level;
use games::{GameId, Listed, Visitor};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A new guest.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    /// The name at the table, at most 24 letters; by default the house makes one up.
    #[serde(default)]
    name: String,
}

/// A guest of the house.
#[derive(Serialize, ToSchema)]
pub(super) struct Guest {
    /// Identifies this guest. Keep it: it is shown only once. `/me/{token}` signs in as the same guest in a browser.
    token: String,
    /// Who it is.
    person: PersonOfHouse,
}

impl Guest {
    /// A person, and their token.
    pub(super) fn new(token: String, person: Person) -> Self {
        Self { token, person: PersonOfHouse { name: person.name, account: person.account } }
    }
}

/// Somebody the house knows.
#[derive(Serialize, ToSchema)]
#[schema(as = Person)]
struct PersonOfHouse {
    /// The name at the table.
    name: String,
    /// The name of the account, if there is one.
    #[schema(required)]
    account: Option<String>,
}

/// Become a guest of the house.
///
/// The token goes into the header `Authorization: Bearer …` of all further requests.
#[utoipa::path(
    post,
    path = "/guests",
    request_body(content = NewGuest, example = json!({ "name": "Ygraine" })),
    responses((status = CREATED, description = "The guest with their token", body = Guest)),
    security(())
)]
pub(super) async fn become_guest(
    State(house): State<House>,
    caller: ApiCaller,
    body: Result<Json<NewGuest>, JsonRejection>,
) -> Result<(StatusCode, Json<Guest>), Problem> {
    let new = caller.read(body)?;
    let name = clean_name(&new.name).unwrap_or_else(|| caller.words.say("server-guest"));
    let made = house.new_guest(caller.client, name).await;
    let (person, token) = made.map_err(|why| match why.say(caller.words) {
        Ok(message) => Problem::with(Code::TooFast, message).after(why.wait()),
        Err(error) => Problem::store(caller.words, error),
    })?;
    Ok((StatusCode::CREATED, Json(Guest::new(token, person))))
}

/// The games of the house.
#[derive(Serialize, ToSchema)]
pub(super) struct Games {
    games: Vec<GameOfHouse>,
    /// The levels of bots: `bot:LEVEL` puts one on a seat.
    #[schema(example = json!(["random"]))]
    bots: Vec<&'static str>,
}

/// A game.
#[derive(Serialize, ToSchema)]
#[schema(as = Game)]
struct GameOfHouse {
    /// Its name for programs.
    #[schema(example = "artus")]
    id: &'static str,
    /// Its name for people.
    #[schema(example = "Artus")]
    name: String,
    /// Sets of options it can be played with; of Merlin not every set of modules is listed.
    options: Vec<OptionSet>,
}

/// A set of options.
#[derive(Serialize, ToSchema)]
struct OptionSet {
    /// What `POST /tables` takes as `options`.
    #[schema(example = "players=4 mode=beginner")]
    options: String,
    /// How many seats such a table has.
    players: usize,
}

/// Lists the option sets of a game chosen at run time.
struct ListOptions;

impl Visitor for ListOptions {
    type Out = Vec<OptionSet>;

    fn visit<G: Listed>(self) -> Self::Out {
        let every = G::every_option(G::printed());
        let set = |options: &G::Options| OptionSet {
            options: options.to_string(),
            players: G::setup(options).players(),
        };
        every.iter().map(set).collect()
    }
}

/// The games there are, with the sets of options their tests play. Merlin can be played with any set of
/// modules; listed are the base game, each module, each pair and all of them, with what they need.
#[utoipa::path(
    get,
    path = "/games",
    responses((status = OK, description = "The games and the bots", body = Games)),
    security(())
)]
pub(super) async fn games(caller: ApiCaller) -> Json<Games> {
    let of = |game: GameId| GameOfHouse {
        id: game.id(),
        name: caller.words.game(game),
        options: game.visit(ListOptions),
    };
    Json(Games {
        games: GameId::ALL.into_iter().map(of).collect(),
        bots: Level::ALL.into_iter().map(Level::id).collect(),
    })
}
