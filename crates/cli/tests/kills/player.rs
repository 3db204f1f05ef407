//! Somebody who plays all seats of a table at random, and remembers every move the house has confirmed.

use crate::client::Client;
use games::{GameId, Listed, Visitor};
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use table::{Record, Rng, below, verify};

/// A table of which the house has told us.
struct Table {
    id: String,
    /// Every confirmed move: how many were made before it, and its line of the record.
    confirmed: Vec<(usize, String)>,
    /// How many moves its page has shown last; nobody takes one back here.
    shown: AtomicUsize,
}

/// What came of asking for the next move.
enum Step {
    Confirmed,
    Over,
}

/// Somebody who plays.
pub(crate) struct Player {
    token: String,
    game: GameId,
    table: Option<Table>,
    rng: ChaCha8Rng,
    /// How many moves were confirmed, over all games.
    pub(crate) confirmed_moves: usize,
    /// How many games are over.
    pub(crate) finished_games: usize,
}

impl Player {
    /// A new guest of the house, who plays this game.
    pub(crate) fn new(address: SocketAddr, game: GameId, rng: ChaCha8Rng) -> Self {
        let mut stranger = Client::connect(address, "").unwrap();
        let (status, guest) = stranger.post("/guests", &json!({ "name": "Lucan" })).unwrap();
        assert_eq!(status, 201, "{guest}");
        let token = guest["token"].as_str().unwrap().to_owned();
        Self { token, game, table: None, rng, confirmed_moves: 0, finished_games: 0 }
    }

    /// Plays, game after game, while somebody else looks at the page, until the connection breaks.
    pub(crate) fn play_until_the_house_is_gone(&mut self, address: SocketAddr) {
        while self.play_a_game(address).is_ok() {}
    }

    /// Plays the present game to its end.
    pub(crate) fn play_to_the_end(&mut self, address: SocketAddr) {
        self.play_a_game(address).unwrap();
    }

    /// Plays a game to its end, and holds its record against what was confirmed.
    fn play_a_game(&mut self, address: SocketAddr) -> io::Result<()> {
        let mut client = Client::connect(address, &self.token)?;
        let table = match &mut self.table {
            Some(table) => table,
            none => none.insert(open(&mut client, self.game)?),
        };
        let watcher = Client::connect(address, &self.token)?;
        let hang_up = watcher.hang_up()?;
        let Table { id, confirmed, shown } = &mut *table;
        let (id, shown) = (&*id, &*shown);
        thread::scope(|scope| {
            scope.spawn(move || watcher.watch(id, |seen| shown.store(seen, Ordering::Relaxed)));
            let played = loop {
                match step(&mut client, id, confirmed, &mut self.rng) {
                    Ok(Step::Confirmed) => self.confirmed_moves += 1,
                    Ok(Step::Over) => break Ok(()),
                    Err(error) => break Err(error),
                }
            };
            hang_up();
            played
        })?;
        check_record(&mut client, self.game, table)?;
        self.finished_games += 1;
        self.table = None;
        Ok(())
    }

    /// The name of the present table and how many of its moves were confirmed.
    pub(crate) fn confirmed(&self) -> Option<(&str, usize)> {
        let table = self.table.as_ref()?;
        Some((&table.id, table.confirmed.last().map_or(0, |(before, _)| before + 1)))
    }

    /// Plays so many moves of the present game, or opens one.
    pub(crate) fn play_moves(&mut self, address: SocketAddr, count: usize) {
        let mut client = Client::connect(address, &self.token).unwrap();
        let table = match &mut self.table {
            Some(table) => table,
            none => none.insert(open(&mut client, self.game).unwrap()),
        };
        for _ in 0..count {
            let step = step(&mut client, &table.id, &mut table.confirmed, &mut self.rng).unwrap();
            assert!(matches!(step, Step::Confirmed), "the game goes on");
        }
    }

    /// How many moves the house says were made at the present table.
    pub(crate) fn moves_made(&self, address: SocketAddr) -> u64 {
        let table = self.table.as_ref().unwrap();
        let mut client = Client::connect(address, &self.token).unwrap();
        let (status, found) = client.get(&format!("/tables/{}", table.id)).unwrap();
        assert_eq!(status, 200, "{found}");
        found["moves_made"].as_u64().unwrap()
    }

    /// The house has come back: whatever it had confirmed or shown is there.
    pub(crate) fn nothing_is_lost(&mut self, address: SocketAddr) {
        let Some(table) = &self.table else { return };
        let mut client = Client::connect(address, &self.token).unwrap();
        let (status, found) = client.get(&format!("/tables/{}", table.id)).unwrap();
        assert_eq!(status, 200, "{found}");
        let made = usize::try_from(found["moves_made"].as_u64().unwrap()).unwrap();
        let confirmed = table.confirmed.last().map_or(0, |(before, _)| before + 1);
        assert!(made >= confirmed, "{confirmed} moves were confirmed, {made} are left");
        let shown = table.shown.load(Ordering::Relaxed);
        assert!(made >= shown, "{shown} moves were shown, {made} are left");
    }
}

/// A new table, all seats of which are ours.
fn open(client: &mut Client, game: GameId) -> io::Result<Table> {
    let (options, seats) = match game {
        GameId::Artus => ("players=4 mode=beginner", 4),
        GameId::Camelot => ("players=3", 3),
        GameId::Merlin => ("players=2", 2),
    };
    let new = json!({ "game": game.id(), "options": options, "seats": vec!["me"; seats] });
    let (status, table) = client.post("/tables", &new)?;
    assert_eq!(status, 201, "{table}");
    Ok(Table {
        id: table["id"].as_str().unwrap().to_owned(),
        confirmed: Vec::new(),
        shown: AtomicUsize::new(0),
    })
}

/// Makes one move; what is confirmed is remembered only once the whole answer is here.
fn step(
    client: &mut Client,
    id: &str,
    confirmed: &mut Vec<(usize, String)>,
    rng: &mut impl Rng,
) -> io::Result<Step> {
    let (status, offered) = client.get(&format!("/tables/{id}/moves"))?;
    assert_eq!(status, 200, "{offered}");
    let moves = offered["moves"].as_array().unwrap();
    if moves.is_empty() {
        return Ok(Step::Over);
    }
    let number = usize::try_from(below(moves.len() as u64, rng)).unwrap();
    let choice = moves[number]["move"].as_str().unwrap();
    let seen = usize::try_from(offered["moves_made"].as_u64().unwrap()).unwrap();
    let (status, table) =
        client.post(&format!("/tables/{id}/play"), &json!({ "move": choice, "seen": seen }))?;
    assert_eq!(status, 200, "{table}");
    confirmed.push((seen, format!("{} {choice}", offered["seat"])));
    Ok(Step::Confirmed)
}

/// Every confirmed move stands in the record, where it was made, and the dice follow from their secret.
fn check_record(client: &mut Client, game: GameId, table: &Table) -> io::Result<()> {
    let (status, answer) = client.get(&format!("/tables/{}/record", table.id))?;
    assert_eq!(status, 200, "{answer}");
    game.visit(CheckRecord { text: answer["record"].as_str().unwrap(), table });
    Ok(())
}

struct CheckRecord<'a> {
    text: &'a str,
    table: &'a Table,
}

impl Visitor for CheckRecord<'_> {
    type Out = ();

    fn visit<G: Listed>(self) {
        let record = Record::<G>::parse(self.text, G::printed()).unwrap_or_else(|error| panic!("{error}"));
        for (at, line) in &self.table.confirmed {
            let (who, choice) = &record.moves[*at];
            assert_eq!(&format!("{who} {choice}"), line, "move {at} of table {}", self.table.id);
        }
        assert!(verify(&record).is_ok(), "the dice of table {} are fair", self.table.id);
    }
}
