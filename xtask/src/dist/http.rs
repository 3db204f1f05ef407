//! Asks a house on this machine through its API, as a program of anybody's would.

use super::Outcome;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// So long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// So long the bots may take until it is our turn.
const TURN_WITHIN: Duration = Duration::from_secs(60);

/// Somebody in a house.
pub(crate) struct Guest {
    house: SocketAddr,
    token: Option<String>,
}

impl Guest {
    /// Nobody yet.
    pub(crate) fn stranger(house: SocketAddr) -> Self {
        Self { house, token: None }
    }

    /// Whoever has this token.
    pub(crate) fn with_token(house: SocketAddr, token: &str) -> Self {
        Self { house, token: Some(token.to_owned()) }
    }

    /// What is at an address.
    pub(crate) fn get(&self, path: &str) -> Outcome<Value> {
        self.ask("GET", path, "")
    }

    /// What comes of a change.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Outcome<Value> {
        self.ask("POST", path, &body.to_string())
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> Outcome<Value> {
        let answer =
            self.exchange(method, path, body).map_err(|error| format!("{method} {path}: {error}"))?;
        let (head, body) =
            answer.split_once("\r\n\r\n").ok_or_else(|| format!("{method} {path}: no answer"))?;
        let status = head.split_whitespace().nth(1).unwrap_or_default();
        if !status.starts_with('2') {
            return Err(format!("{method} {path}: {status} {body}"));
        }
        serde_json::from_str(body).map_err(|error| format!("{method} {path}: {error}: {body}"))
    }

    fn exchange(&self, method: &str, path: &str, body: &str) -> std::io::Result<String> {
        let mut connection = TcpStream::connect_timeout(&self.house, PATIENCE)?;
        connection.set_read_timeout(Some(PATIENCE))?;
        connection.set_write_timeout(Some(PATIENCE))?;
        let token =
            self.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        write!(
            connection,
            "{method} /api/v1{path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{token}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.house,
            body.len(),
        )?;
        let mut answer = String::new();
        connection.read_to_string(&mut answer)?;
        Ok(answer)
    }

    /// Makes the first move that is offered at a table, if any is; how many moves were made then.
    pub(crate) fn play(&self, table: &str) -> Outcome<Option<u64>> {
        let offered = self.get(&format!("/tables/{table}/moves"))?;
        let Some(choice) = offered["moves"].as_array().and_then(|moves| moves.first()) else {
            return Ok(None);
        };
        let body = json!({ "move": choice["move"], "seen": offered["moves_made"] });
        self.post(&format!("/tables/{table}/play"), &body)?;
        let made = self.get(&format!("/tables/{table}"))?["moves_made"].as_u64();
        let before = offered["moves_made"].as_u64();
        if made <= before {
            return Err(format!("a move was made at {table}, and the table does not know it"));
        }
        Ok(made)
    }
}

/// Comes as a guest, opens a table with a bot, and makes a move there: who, the table, and how many moves were made.
pub(crate) fn play_a_move(house: SocketAddr) -> Outcome<(Guest, String, u64)> {
    let guest = Guest::stranger(house).post("/guests", &json!({ "name": "Gareth" }))?;
    let guest = Guest::with_token(house, guest["token"].as_str().ok_or("a guest has a token")?);
    let wanted =
        json!({ "game": "artus", "options": "players=2 mode=beginner", "seats": ["me", "bot:random"] });
    let table = guest.post("/tables", &wanted)?;
    let id = table["id"].as_str().ok_or("a table has an id")?.to_owned();
    let begin = Instant::now();
    while begin.elapsed() < TURN_WITHIN {
        if let Some(made) = guest.play(&id)? {
            return Ok((guest, id, made));
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    Err(format!("it was never our turn at {id}"))
}
