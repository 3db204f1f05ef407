//! People who play over the API of a house in the same process, and remember what it has confirmed.

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request};
use games::GameId;
use http_body_util::BodyExt;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use server::House;
use table::{below, generator};
use tower::ServiceExt;

/// Somebody who plays all seats of a table at random, table after table.
pub(crate) struct Player {
    game: GameId,
    token: Option<String>,
    tables: Vec<Table>,
    rng: ChaCha8Rng,
}

/// A table whose opening was confirmed.
struct Table {
    id: String,
    /// Every confirmed move: how many were made before it, and its line.
    confirmed: Vec<(usize, String)>,
    over: bool,
}

/// Something was not confirmed.
struct NotConfirmed;

impl Player {
    pub(crate) fn new(game: GameId, seed: u64) -> Self {
        Self { game, token: None, tables: Vec::new(), rng: generator(seed) }
    }

    /// Whether the house has confirmed anything to them.
    pub(crate) fn is_known(&self) -> bool {
        self.token.is_some()
    }

    /// Plays so many moves, or until the house cannot keep something; how many were confirmed.
    pub(crate) async fn play(&mut self, app: &Router, moves: usize) -> usize {
        for made in 0..moves {
            if self.step(app).await.is_err() {
                return made;
            }
        }
        moves
    }

    /// Makes one move; becomes a guest and opens a table before, where that is needed.
    async fn step(&mut self, app: &Router) -> Result<(), NotConfirmed> {
        if self.token.is_none() {
            let guest = ask(app, None, "/guests", Some(json!({ "name": "Lucan" }))).await?;
            self.token = guest["token"].as_str().map(str::to_owned);
        }
        let token = self.token.as_deref();
        if self.tables.last().is_none_or(|table| table.over) {
            let (options, seats) = match self.game {
                GameId::Artus => ("players=4 mode=beginner", 4),
                GameId::Camelot => ("players=3", 3),
                GameId::Merlin => ("players=2", 2),
            };
            let new = json!({ "game": self.game.id(), "options": options, "seats": vec!["me"; seats] });
            let opened = ask(app, token, "/tables", Some(new)).await?;
            let id = opened["id"].as_str().unwrap().to_owned();
            self.tables.push(Table { id, confirmed: Vec::new(), over: false });
        }
        let table = self.tables.last_mut().unwrap();
        let path = format!("/tables/{}", table.id);
        let offered = ask(app, token, &format!("{path}/moves?words=false"), None).await?;
        let moves = offered["moves"].as_array().unwrap();
        if moves.is_empty() {
            // Over, or chance could not be kept and is tried again by whoever looks.
            let found = ask(app, token, &path, None).await?;
            table.over = found["over"] == true;
            return if table.over { Ok(()) } else { Err(NotConfirmed) };
        }
        let choice = &moves[below(moves.len() as u64, &mut self.rng) as usize]["move"];
        let seen = offered["moves_made"].as_u64().unwrap();
        ask(app, token, &format!("{path}/play"), Some(json!({ "move": choice, "seen": seen }))).await?;
        let line = format!("{} {}", offered["seat"], choice.as_str().unwrap());
        table.confirmed.push((seen as usize, line));
        Ok(())
    }

    /// Whether the house still has everything it has confirmed; if not, what is missing.
    pub(crate) async fn find_everything(&self, house: &House) -> Result<(), String> {
        for table in &self.tables {
            let kept = house.store().table(table.id.clone()).await.map_err(|error| error.to_string())?;
            let (_, moves, _) = kept.ok_or_else(|| format!("table {} is gone", table.id))?;
            for (at, line) in &table.confirmed {
                let found = moves.get(*at).map(|made| made.line.as_str());
                if found != Some(line) {
                    let lost = format!("move {at} of a table of {} was confirmed", self.game.id());
                    return Err(format!(
                        "{lost}; {} moves are left, and in its place is {found:?}",
                        moves.len()
                    ));
                }
            }
        }
        let app = server::app(house.clone());
        if let (Some(token), Some(table)) = (&self.token, self.tables.last()) {
            let path = format!("/tables/{}/moves?words=false", table.id);
            let asked = ask(&app, Some(token), &path, None).await;
            asked.map_err(|_| format!("nobody is recognised by a token at table {}", table.id))?;
        }
        Ok(())
    }
}

/// Asks the house; everything but a success counts as not confirmed.
async fn ask(
    app: &Router,
    token: Option<&str>,
    path: &str,
    body: Option<Value>,
) -> Result<Value, NotConfirmed> {
    let mut request = Request::builder().uri(format!("/api/v1{path}")).header("host", "localhost:7777");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let request = match body {
        Some(body) => request
            .method(Method::POST)
            .header("content-type", "application/json")
            .body(Body::from(body.to_string())),
        None => request.body(Body::empty()),
    };
    let response = app.clone().oneshot(request.unwrap()).await.unwrap();
    let status = response.status();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    assert!(status.is_success() || status.is_server_error(), "{path}: {status} {body:?}");
    if status.is_success() { Ok(serde_json::from_slice(&body).unwrap()) } else { Err(NotConfirmed) }
}
