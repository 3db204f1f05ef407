//! People at their tables. Everybody asks any process, another one each time, and remembers what was confirmed and what
//! was shown to them.

use crate::client::Client;
use games::GameId;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use table::{Rng, below};

/// So long a request may take before another process is asked.
const PATIENCE: Duration = Duration::from_millis(900);

/// So long where a proxy asks another process after two and a half seconds. It would never know that a
/// process hangs if everybody hung up before.
const PATIENCE_WITH_PROXY: Duration = Duration::from_secs(6);

/// So long a stream may show nothing new before another process is asked for it.
const SILENCE: Duration = Duration::from_secs(5);

/// So many views of a table are looked at without its cookie, then the stream is opened again with it.
const VIEWS_WITHOUT_COOKIE: u32 = 5;

/// A confirmed move: its table, how many were made before it, and its line.
pub(super) type Confirmed = (String, usize, String);

/// Somebody who plays all seats of their tables.
pub(super) struct Player<'a> {
    pub(super) houses: &'a [SocketAddr],
    /// The one that is asked next.
    pub(super) at: usize,
    /// The process that had the table last, as its cookie says.
    pub(super) process: String,
    pub(super) token: String,
    /// Where they play now.
    pub(super) table: &'a Mutex<String>,
    pub(super) confirmed: Vec<Confirmed>,
}

impl Player<'_> {
    /// Asks until somebody answers without trouble of their own; nothing once nobody wants to know any more.
    fn request(&mut self, done: &AtomicBool, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        while !done.load(Ordering::Relaxed) {
            self.at = (self.at + 1) % self.houses.len();
            let patience = if self.houses.len() == 1 { PATIENCE_WITH_PROXY } else { PATIENCE };
            let sent = Client::connect_within(self.houses[self.at], &self.token, patience);
            // A proxy sends each request to the process of the cookie, which has the table or has had it.
            let answer = sent.map(|client| client.towards(&self.process)).and_then(|mut client| {
                let answer = match method {
                    "GET" => client.get(path),
                    _ => client.post(path, body),
                };
                self.process = client.process;
                answer
            });
            match answer {
                Ok((status, answer)) if status < 500 => return Some((status, answer)),
                Ok(_) | Err(_) => thread::sleep(Duration::from_millis(20)),
            }
        }
        None
    }

    /// Plays until it is enough; each confirmed move is counted, and each game that is over.
    pub(super) fn play(
        &mut self,
        game: GameId,
        rng: &mut impl Rng,
        done: &AtomicBool,
        count: &AtomicU64,
    ) -> Option<()> {
        let (options, seats) = match game {
            GameId::Artus => ("players=4 mode=beginner", 4),
            GameId::Camelot => ("players=3", 3),
            GameId::Merlin => ("players=2", 2),
        };
        let (status, guest) = self.request(done, "POST", "/guests", &json!({ "name": "Lucan" }))?;
        assert_eq!(status, 201, "{guest}");
        self.token = guest["token"].as_str().unwrap().to_owned();
        loop {
            // A cookie is for the addresses of one table.
            self.process.clear();
            let new = json!({ "game": game.id(), "options": options, "seats": vec!["me"; seats] });
            let (status, table) = self.request(done, "POST", "/tables", &new)?;
            assert_eq!(status, 201, "{table}");
            let id = table["id"].as_str().unwrap().to_owned();
            self.table.lock().unwrap().clone_from(&id);
            while self.step(&id, rng, done, count)? {}
        }
    }

    /// Makes a move; whether the game goes on.
    fn step(&mut self, id: &str, rng: &mut impl Rng, done: &AtomicBool, count: &AtomicU64) -> Option<bool> {
        let (status, offered) = self.request(done, "GET", &format!("/tables/{id}/moves"), &Value::Null)?;
        assert_eq!(status, 200, "a table that was opened is there: {offered}");
        let moves = offered["moves"].as_array().unwrap();
        if moves.is_empty() {
            // The game is over: this table is there, and the next one is another matter.
            count.fetch_add(1, Ordering::Relaxed);
            return Some(false);
        }
        let choice =
            moves[usize::try_from(below(moves.len() as u64, rng)).unwrap()]["move"].as_str().unwrap();
        let seen = usize::try_from(offered["moves_made"].as_u64().unwrap()).unwrap();
        let body = json!({ "move": choice, "seen": seen });
        // The seat is named: where all choose at once, a request that is repeated or late would else choose
        // for the next one.
        let path = format!("/tables/{id}/play?seat={}", offered["seat"]);
        let (status, told) = self.request(done, "POST", &path, &body)?;
        match status {
            200 => {
                self.confirmed.push((id.to_owned(), seen, format!("{} {choice}", offered["seat"])));
                count.fetch_add(1, Ordering::Relaxed);
            }
            // It was kept after all, though nobody could say so; or the house was closing.
            _ => assert!(matches!(status, 409 | 422 | 429), "{status}: {told}"),
        }
        Some(true)
    }
}

/// Looks on at the tables of somebody until it is enough, and connects again whenever the stream ends; the
/// most moves that were shown of each table. Each view is counted, and each stream that a proxy can send to
/// the process of its table.
pub(super) fn look_on(
    houses: &[SocketAddr],
    table: &Mutex<String>,
    done: &AtomicBool,
    (views, straight): (&AtomicU64, &AtomicU64),
) -> Vec<(String, usize)> {
    let (mut shown, mut at) = (Vec::<(String, usize)>::new(), 0);
    let mut process = String::new();
    while !done.load(Ordering::Relaxed) {
        let id = table.lock().unwrap().clone();
        at = (at + 1) % houses.len();
        let connected = Client::connect_within(houses[at], "", PATIENCE);
        if let (Ok(client), false) = (connected, id.is_empty()) {
            if shown.last().is_some_and(|(last, _)| *last != id) {
                // A cookie is for the addresses of one table.
                process.clear();
            }
            straight.fetch_add(u64::from(!process.is_empty()), Ordering::Relaxed);
            let mut client = client.towards(&process);
            let (mut most, mut last, mut count) = (0, Instant::now(), 0);
            let enough = if process.is_empty() { VIEWS_WITHOUT_COOKIE } else { u32::MAX };
            // However it ends: the next one is at another process, or at the next table.
            drop(client.watch_while(&id, |seen| {
                if let Some(seen) = seen {
                    (most, last, count) = (most.max(seen), Instant::now(), count + 1);
                    views.fetch_add(1, Ordering::Relaxed);
                }
                let goes_on = !done.load(Ordering::Relaxed) && *table.lock().unwrap() == id;
                goes_on && count < enough && last.elapsed() < SILENCE
            }));
            process = client.process;
            shown.push((id, most));
        }
        thread::sleep(Duration::from_millis(50));
    }
    shown
}
