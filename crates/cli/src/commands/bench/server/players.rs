//! Tables at which every seat is played by HTTP, as fast as the house answers.

use super::connection::{Answer, Connection};
use super::error::BenchError;
use super::house::House;
use super::process::Process;
use super::{Played, SEATS};
use serde::Deserialize;
use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};
use table::{below, generator};

/// What was measured while people played.
#[derive(Default)]
pub(super) struct Playing {
    /// How long.
    pub(super) seconds: f64,
    /// Moves that were confirmed.
    pub(super) moves: u64,
    /// Games that were played to their end.
    pub(super) games: u64,
    /// How long the house took to confirm each move, in microseconds.
    pub(super) confirmed: Vec<u32>,
    /// How long after the click the event had reached each other seat, in microseconds.
    pub(super) shown: Vec<u32>,
    /// How many events were pushed to all seats.
    pub(super) events: u64,
    /// How many bytes they had.
    pub(super) pushed: u64,
    /// The cores the house kept busy.
    pub(super) house_cores: Option<f64>,
    /// The cores the load itself kept busy.
    pub(super) load_cores: Option<f64>,
    /// The bytes the house held in memory at the end.
    pub(super) memory: Option<u64>,
}

/// What everybody shares.
struct Round<'a> {
    house: &'a House,
    played: &'a Played,
    /// How long after a click at a table the next one is due, whatever the house does; nothing if it is due at once.
    pause: Option<Duration>,
    measured: RefCell<Playing>,
    counting: Cell<bool>,
}

/// A table while one game is played.
struct Table {
    id: String,
    /// The cookie with the process that has the table, for a proxy that sends people straight there.
    process: String,
    /// When the next click is due, where clicks have their times.
    due: Cell<Instant>,
    /// All clicks so far.
    clicks: RefCell<Vec<Click>>,
}

/// A click on a move.
#[derive(Clone, Copy)]
struct Click {
    seat: usize,
    /// How many moves were made before it.
    before: usize,
    /// When it was due. A click that had to wait because the house was behind counts from then.
    due: Instant,
}

/// Somebody on a seat: a guest with a connection of their own.
pub(super) struct Player {
    pub(super) token: String,
    pub(super) connection: Connection,
}

/// Plays at so many tables; after the warm-up everything is counted.
pub(super) async fn play(
    house: &House,
    played: &Played,
    tables: usize,
    rate: Option<f64>,
    warm_up: Duration,
    time: Duration,
) -> Result<Playing, BenchError> {
    // Tables take turns, so that clicks are spread evenly.
    let pause = rate.map(|rate| Duration::from_secs_f64(tables as f64 / rate));
    let round = Round { house, played, pause, measured: RefCell::default(), counting: Cell::new(false) };
    let everybody = async {
        let mut all = Vec::new();
        for number in 0..tables {
            all.push(at_table(&round, guests(house).await?, number as u64));
        }
        futures_util::future::try_join_all(all).await.map(drop)
    };
    let count = async {
        tokio::time::sleep(warm_up).await;
        round.counting.set(true);
        let (begin, used) = (Instant::now(), processor_times(house));
        tokio::time::sleep(time).await;
        round.counting.set(false);
        let seconds = begin.elapsed().as_secs_f64();
        let cores = |(before, after): (Option<Duration>, Option<Duration>)| {
            Some((after? - before?).as_secs_f64() / seconds)
        };
        let after = processor_times(house);
        let mut measured = round.measured.borrow_mut();
        measured.seconds = seconds;
        measured.house_cores = cores((used.0, after.0));
        measured.load_cores = cores((used.1, after.1));
        measured.memory = house.process().and_then(Process::memory);
    };
    tokio::select! {
        ended = everybody => ended?,
        () = count => {}
    }
    Ok(round.measured.take())
}

/// Four guests.
pub(super) async fn guests(house: &House) -> Result<Vec<Player>, BenchError> {
    let mut players = Vec::new();
    for _ in 0..SEATS {
        let mut connection = house.connect().await?;
        let token = house.guest(&mut connection).await?;
        players.push(Player { token, connection });
    }
    Ok(players)
}

/// What the house and we have used.
fn processor_times(house: &House) -> (Option<Duration>, Option<Duration>) {
    (house.process().and_then(Process::processor_time), Process::this().processor_time())
}

/// One game after the other with the same people.
async fn at_table(round: &Round<'_>, mut players: Vec<Player>, seed: u64) -> Result<(), BenchError> {
    let mut rng = generator(seed);
    loop {
        let id = open(round.house, round.played, &mut players).await?;
        // At first each table waits for a time of its own.
        let first = round.pause.map(|pause| pause.mul_f64(below(1_000, &mut rng) as f64 / 1_000.0));
        let due = Cell::new(Instant::now() + first.unwrap_or_default());
        // Whoever sat down last was told; others may still know the process of their last table.
        let process = players.last().and_then(|player| player.connection.process()).map(str::to_owned);
        if round.house.goes_straight() {
            for player in &mut players {
                player.connection = round.house.connect_to(process.as_deref()).await?;
            }
        }
        let process = process.map(|name| format!("process={name}")).unwrap_or_default();
        let table = Table { id, process, due, clicks: RefCell::default() };
        let seats = players.iter_mut().enumerate().map(|(seat, player)| {
            let seed = below(u64::MAX, &mut rng);
            at_seat(round, &table, seat, player, seed)
        });
        futures_util::future::try_join_all(seats).await?;
        if round.counting.get() {
            round.measured.borrow_mut().games += 1;
        }
    }
}

/// Opens a table at which everybody sits down.
pub(super) async fn open(
    house: &House,
    played: &Played,
    players: &mut [Player],
) -> Result<String, BenchError> {
    let mut id = String::new();
    for (number, player) in players.iter_mut().enumerate() {
        let (path, body) = match number {
            0 => {
                let seats = r#"["me", "open", "open", "open"]"#;
                let Played { game, options } = played;
                let body = format!(r#"{{"game": "{game}", "options": "{options}", "seats": {seats}}}"#);
                ("/tables".to_owned(), body)
            }
            _ => (format!("/tables/{id}/seats"), format!(r#"{{"seat": {}}}"#, number + 1)),
        };
        let table = house.api(&mut player.connection, &player.token, &path, &body).await?;
        if let Some(name) = table["id"].as_str() {
            name.clone_into(&mut id);
        }
    }
    Ok(id)
}

/// What an event tells without being drawn.
struct Shown {
    seen: usize,
    mine: bool,
    over: bool,
}

impl Shown {
    /// Reads the tag that opens every view.
    fn read(event: &[u8]) -> Option<Self> {
        // A proxy may send several events at once: the last one counts.
        let begin = memchr::memmem::rfind(event, b" id=\"table\"")?;
        let end = begin + memchr::memchr(b'>', &event[begin..])?;
        let tag = std::str::from_utf8(&event[begin..end]).ok()?;
        let value = |name: &str| tag.split_once(name).and_then(|(_, rest)| rest.split('"').nth(1));
        Some(Self {
            seen: value("data-seen=")?.parse().ok()?,
            mine: value("data-turn=") == Some("mine") && value("data-hold=").is_none(),
            over: value("data-over=").is_some(),
        })
    }
}

/// Looks at the table and moves when it is time, until the game is over.
async fn at_seat(
    round: &Round<'_>,
    table: &Table,
    seat: usize,
    player: &mut Player,
    seed: u64,
) -> Result<(), BenchError> {
    let (host, token, id) = (&round.house.host, &player.token, &table.id);
    let mut rng = generator(seed);
    let mut stream = round.house.connect_to(table.process.strip_prefix("process=")).await?;
    let (path, process) = (format!("/t/{id}/stream"), &table.process);
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: tafelrunde={token}; lang=en; {process}\r\naccept: text/event-stream\r\n\
         accept-encoding: gzip\r\n\r\n"
    );
    stream.send(request.as_bytes()).await?;
    let status = stream.begin_stream().await?;
    if status != 200 {
        return Err(BenchError::answer(&path, status));
    }
    let (mut moved, mut told) = (None, 0);
    loop {
        let (event, bytes) = stream.event().await?;
        let Some(shown) = Shown::read(event) else { continue };
        // The first view that holds a click; who clicked needs no telling.
        let new: Vec<Click> = {
            let clicks = table.clicks.borrow();
            clicks[told..].iter().take_while(|click| click.before < shown.seen).copied().collect()
        };
        told += new.len();
        if round.counting.get() {
            let mut measured = round.measured.borrow_mut();
            measured.events += 1;
            measured.pushed += bytes as u64;
            let others = new.iter().filter(|click| click.seat != seat);
            measured.shown.extend(others.map(|click| micros(click.due.elapsed())));
        }
        if shown.over {
            return Ok(());
        }
        if shown.mine && moved.is_none_or(|moved| moved < shown.seen) {
            let choice = choose(round, table, player, &mut rng).await?;
            let Some((choice, seen)) = choice else { continue };
            moved = Some(seen);
            click(round, table, seat, player, &choice, seen).await?;
        }
    }
}

/// What the API offers.
#[derive(Deserialize)]
struct Offered<'a> {
    moves_made: usize,
    #[serde(borrow)]
    moves: Vec<Offer<'a>>,
}

#[derive(Deserialize)]
struct Offer<'a> {
    #[serde(rename = "move")]
    text: &'a str,
}

/// Any legal move, as a form writes it, and how many were made before.
async fn choose(
    round: &Round<'_>,
    table: &Table,
    player: &mut Player,
    rng: &mut impl table::Rng,
) -> Result<Option<(String, usize)>, BenchError> {
    let (host, token, id) = (&round.house.host, &player.token, &table.id);
    let path = format!("/api/v1/tables/{id}/moves?words=false");
    let process = &table.process;
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {token}\r\ncookie: {process}\r\n\r\n"
    );
    player.connection.send(request.as_bytes()).await?;
    let Answer { status, body } = player.connection.answer().await?;
    let offered: Offered<'_> = match (status, serde_json::from_slice(body)) {
        (200, Ok(offered)) => offered,
        (status, _) => return Err(BenchError::answer(&path, status)),
    };
    if offered.moves.is_empty() {
        return Ok(None);
    }
    let number = below(offered.moves.len() as u64, rng) as usize;
    let choice = offered.moves[number].text.replace('+', "%2B").replace(' ', "+");
    Ok(Some((choice, offered.moves_made)))
}

/// Sends a move as the page does.
async fn click(
    round: &Round<'_>,
    table: &Table,
    seat: usize,
    player: &mut Player,
    choice: &str,
    seen: usize,
) -> Result<(), BenchError> {
    let due = match round.pause {
        Some(pause) => {
            let due = table.due.get();
            table.due.set(due + pause);
            tokio::time::sleep_until(due.into()).await;
            due
        }
        None => Instant::now(),
    };
    let (host, token, id) = (&round.house.host, &player.token, &table.id);
    let (path, process) = (format!("/t/{id}/play"), &table.process);
    let body = format!("choice={choice}&seen={seen}");
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: tafelrunde={token}; lang=en; {process}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    table.clicks.borrow_mut().push(Click { seat, before: seen, due });
    player.connection.send(request.as_bytes()).await?;
    let Answer { status, .. } = player.connection.answer().await?;
    match status {
        204 => {}
        status => return Err(BenchError::answer(&path, status)),
    }
    if round.counting.get() {
        let mut measured = round.measured.borrow_mut();
        measured.moves += 1;
        measured.confirmed.push(micros(due.elapsed()));
    }
    Ok(())
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}
