//! A program at the door of a house, and its requests.

use super::schema::Document;
use axum::Router;
use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HeaderMap};
use axum::http::{HeaderName, Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{Config, House, app};
use std::sync::Arc;
use std::time::Duration;
use table::{Rng, choose};
use tower::ServiceExt;

/// A house that forgets everything, whose bots do not pretend to think.
pub(crate) fn house() -> House {
    house_with(Config::default())
}

/// A house run like this, as fast as it can.
pub(crate) fn house_with(config: Config) -> House {
    let changes_per_minute = match config.changes_per_minute {
        few @ 0..10 => few,
        _ => u32::MAX,
    };
    let tables_per_hour = match config.tables_per_hour {
        few @ 0..10 => few,
        _ => u32::MAX,
    };
    let config = Config {
        tables_per_hour,
        open_tables: u32::MAX,
        bot_pause: Duration::ZERO,
        changes_per_minute,
        looks_per_minute: u32::MAX,
        away_after: Duration::ZERO,
        // So that the same request has the same answer in two houses.
        request_id_header: Some("x-request-id".to_owned()),
        ..config
    };
    House::new(config, crate::support::store())
}

/// A program that talks to a house.
#[derive(Clone)]
pub(crate) struct Program {
    app: Router,
    document: Arc<Document>,
    /// The token it shows, if it has one.
    pub(crate) token: Option<String>,
    /// What it sends besides.
    headers: Vec<(HeaderName, String)>,
}

/// What came back.
#[derive(Debug, PartialEq)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
}

impl Answer {
    /// The code of an error.
    pub(crate) fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_else(|| panic!("not an error: {self:?}"))
    }

    /// How many seconds to wait before asking again.
    pub(crate) fn wait(&self) -> u64 {
        let wait = self.headers.get("retry-after").unwrap_or_else(|| panic!("no time to wait: {self:?}"));
        wait.to_str().unwrap().parse().unwrap()
    }

    /// The body of an answer to something that has to work.
    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.body
    }
}

impl Program {
    /// A stranger at the door.
    pub(crate) fn stranger(house: &House) -> Self {
        let app = app(house.clone());
        let headers = vec![(ACCEPT_LANGUAGE, "en".to_owned())];
        Self { app, document: Document::shared(), token: None, headers }
    }

    /// A guest of the house.
    pub(crate) async fn guest(house: &House, name: &str) -> Self {
        let mut program = Self::stranger(house);
        let guest = program.post("/guests", json!({ "name": name })).await.ok();
        assert_eq!(guest["person"]["name"], name);
        program.token = guest["token"].as_str().map(str::to_owned);
        program
    }

    /// The same program with another header.
    pub(crate) fn with(&self, name: HeaderName, value: &str) -> Self {
        let mut program = self.clone();
        program.headers.push((name, value.to_owned()));
        program
    }

    /// The same program with another token, or none.
    pub(crate) fn with_token(&self, token: Option<&str>) -> Self {
        Self { token: token.map(str::to_owned), ..self.clone() }
    }

    /// The same program for people who read this language.
    pub(crate) fn for_readers_of(&self, language: &str) -> Self {
        Self { headers: vec![(ACCEPT_LANGUAGE, language.to_owned())], ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, Body::empty()).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        self.with(CONTENT_TYPE, "application/json").send(Method::POST, path, body).await
    }

    /// Sends a request and holds the answer against the document.
    pub(crate) async fn send(&self, method: Method, path: &str, body: Body) -> Answer {
        let answer = self.send_anywhere(&method, &format!("/api/v1{path}"), body).await;
        let content = answer.headers.get(CONTENT_TYPE).unwrap().to_str().unwrap();
        assert_eq!(content, "application/json", "{method} {path}");
        self.document.check(method.as_str(), path, answer.status.as_u16(), &answer.body);
        answer
    }

    /// Sends a request to any address of the house.
    pub(crate) async fn send_anywhere(&self, method: &Method, path: &str, body: Body) -> Answer {
        let response = self.open(method, path, body).await;
        let (head, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Answer { status: head.status, headers: head.headers, body }
    }

    /// Sends a request and leaves the body to be read.
    pub(crate) async fn open(&self, method: &Method, path: &str, body: Body) -> axum::response::Response {
        let request = Request::builder().method(method.clone()).uri(path);
        let mut request = request.header("x-request-id", "program");
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        self.app.clone().oneshot(request.body(body).unwrap()).await.unwrap()
    }

    /// Opens a table and tells its name.
    pub(crate) async fn open_table(&self, options: &str, seats: &[&str]) -> String {
        let new = json!({ "game": "artus", "options": options, "seats": seats });
        let table = self.post("/tables", new).await.ok();
        table["id"].as_str().unwrap().to_owned()
    }

    /// Makes any legal move; what it was.
    pub(crate) async fn play_any(&self, id: &str, rng: &mut impl Rng) -> String {
        let offered = self.get(&format!("/tables/{id}/moves")).await.ok();
        let moves: Vec<&str> = offered["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|offer| offer["move"].as_str().unwrap())
            .collect();
        let choice = choose(&moves, rng).to_owned();
        let body = json!({ "move": choice, "seen": offered["moves_made"] });
        self.post(&format!("/tables/{id}/play"), body).await.ok();
        choice
    }
}

/// A table at which as many guests sit as it has seats, the game begun.
pub(crate) async fn seated(house: &House, options: &str, players: usize) -> (Vec<Program>, String) {
    let names = ["Anna", "Ben", "Cleo", "Dora"];
    let mut programs = Vec::new();
    for name in &names[..players] {
        programs.push(Program::guest(house, name).await);
    }
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("open", players - 1)).collect();
    let id = programs[0].open_table(options, &seats).await;
    for (index, program) in programs.iter().enumerate().skip(1) {
        program.post(&format!("/tables/{id}/seats"), json!({ "seat": index + 1 })).await.ok();
    }
    (programs, id)
}

/// The index of the one seat on turn, if somebody is.
pub(crate) fn on_turn(table: &Value) -> Option<usize> {
    let turn = table["turn"].as_array().unwrap();
    assert!(turn.len() <= 1);
    turn.first().map(|seat| seat.as_u64().unwrap() as usize - 1)
}
