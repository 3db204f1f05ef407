//! Several processes on one PostgreSQL that share its tables: they are killed, stopped and told to end while people play, and so
//! is the database. `cargo xtask campaign nodes --count 300` does it longer.
//!
//! Everybody asks any of them, another one each time, and remembers what was confirmed to them; in the end that is held
//! against what the database has.

use crate::client::Client;
use crate::cluster::Cluster;
use games::GameId;
use serde_json::{Value, json};
use server::{SHARDS, shard_of};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use table::{Rng, below, generator};

/// How many things go wrong, unless the environment says otherwise.
const TROUBLES: u64 = 8;

/// So long a request may take before another process is asked.
const PATIENCE: Duration = Duration::from_millis(900);

/// One of the processes that run the house.
struct Node {
    address: SocketAddr,
    process: Option<Child>,
}

impl Node {
    fn start(&mut self, store: &str, folder: &Path) {
        let settings = "changes_per_minute = 1000000\nlooks_per_minute = 1000000\nguests_per_hour = 1000000\n\
            tables_per_hour = 1000000\nopen_tables = 1000000\n";
        std::fs::write(folder.join("house.toml"), settings).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tafelrunde"));
        command.args(["serve", "--config", "house.toml", "--bind", &self.address.to_string()]);
        command.env("TAFELRUNDE_STORE", store).env("TAFELRUNDE_HOME", folder).current_dir(folder);
        let log = folder.join(format!("{}.log", self.address.port()));
        let log = std::fs::OpenOptions::new().create(true).append(true).open(log).unwrap();
        self.process = Some(command.stdout(Stdio::null()).stderr(log).spawn().unwrap());
    }

    fn signal(&self, name: &str) {
        let process = self.process.as_ref().expect("it was started").id().to_string();
        assert!(Command::new("kill").args([name, &process]).status().unwrap().success());
    }

    /// Starts it again if it has ended by itself, as a service manager does; whether it had.
    fn restart_if_ended(&mut self, store: &str, folder: &Path) -> bool {
        let has_ended = self.process.as_mut().is_some_and(|process| process.try_wait().unwrap().is_some());
        if has_ended {
            self.start(store, folder);
        }
        has_ended
    }

    /// Waits until the process is gone.
    fn wait(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.wait().unwrap();
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            drop(process.kill());
            drop(process.wait());
        }
    }
}

/// Somebody who plays all seats of their tables, and asks another process each time.
struct Player<'a> {
    nodes: &'a [SocketAddr],
    /// The one that is asked next.
    at: usize,
    token: String,
    /// Where they play now.
    table: &'a Mutex<String>,
    /// Every confirmed move: its table, how many were made before it, and its line.
    confirmed: Vec<(String, usize, String)>,
}

impl Player<'_> {
    /// Asks until somebody answers without trouble of their own; nothing once nobody wants to know any more.
    fn request(&mut self, done: &AtomicBool, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        while !done.load(Ordering::Relaxed) {
            self.at = (self.at + 1) % self.nodes.len();
            let sent = Client::connect_within(self.nodes[self.at], &self.token, PATIENCE);
            let answer = sent.and_then(|mut client| match method {
                "GET" => client.get(path),
                _ => client.post(path, body),
            });
            match answer {
                Ok((status, answer)) if status < 500 => return Some((status, answer)),
                Ok(_) | Err(_) => thread::sleep(Duration::from_millis(20)),
            }
        }
        None
    }

    /// Plays until it is enough; each confirmed move is counted.
    fn play(&mut self, game: GameId, rng: &mut impl Rng, done: &AtomicBool, count: &AtomicU64) -> Option<()> {
        let (options, seats) = match game {
            GameId::Artus => ("players=4 mode=beginner", 4),
            GameId::Camelot => ("players=3", 3),
            GameId::Merlin => ("players=2", 2),
        };
        let (status, guest) = self.request(done, "POST", "/guests", &json!({ "name": "Lucan" }))?;
        assert_eq!(status, 201, "{guest}");
        self.token = guest["token"].as_str().unwrap().to_owned();
        loop {
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
            return Some(false);
        }
        let choice =
            moves[usize::try_from(below(moves.len() as u64, rng)).unwrap()]["move"].as_str().unwrap();
        let seen = usize::try_from(offered["moves_made"].as_u64().unwrap()).unwrap();
        let body = json!({ "move": choice, "seen": seen });
        // The seat is named: where all choose at once, a request that is repeated or late would else choose for the next one.
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

/// The process that has a table: its place among these addresses, as soon as one has it.
fn owner(cluster: &Cluster, addresses: &[SocketAddr], table: &str) -> usize {
    let shard = shard_of(table);
    let query = format!(
        "SELECT address FROM house.shard JOIN house.node ON node.epoch = shard.node WHERE number = {shard}"
    );
    let begin = Instant::now();
    loop {
        if let [address] = &cluster.rows(&query)[..] {
            let is_it = |node: &SocketAddr| node.to_string() == *address;
            return addresses.iter().position(is_it).expect("one of ours");
        }
        assert!(begin.elapsed() < Duration::from_secs(60), "nobody has table {table}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Waits until all processes share the tables evenly. One that ends by itself meanwhile is started again; how many.
fn all_share(cluster: &Cluster, nodes: &mut [Node], store: &str, folder: &Path) -> usize {
    let mut ended = 0;
    let query = "SELECT COUNT(*) FROM house.shard JOIN house.node ON node.epoch = shard.node GROUP BY node";
    let begin = Instant::now();
    loop {
        let counts: Vec<usize> = cluster.rows(query).iter().map(|count| count.parse().unwrap()).collect();
        let part = SHARDS.div_ceil(nodes.len());
        if counts.iter().sum::<usize>() == SHARDS && counts.iter().all(|count| *count <= part) {
            return ended;
        }
        if begin.elapsed() > Duration::from_secs(60) {
            show_logs(folder);
            panic!("the tables are shared like this: {counts:?}");
        }
        ended +=
            nodes.iter_mut().map(|node| node.restart_if_ended(store, folder)).filter(|ended| *ended).count();
        thread::sleep(Duration::from_millis(20));
    }
}

/// Shows the last lines of all logs.
fn show_logs(folder: &Path) {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    for log in files.filter(|path| path.extension().is_some_and(|ending| ending == "log")) {
        let text = std::fs::read_to_string(&log).unwrap();
        let last: Vec<&str> = text.lines().rev().take(16).collect();
        eprintln!("{}:\n{}", log.display(), last.into_iter().rev().collect::<Vec<_>>().join("\n"));
    }
}

/// Waits until every player has had a move confirmed.
fn all_play_again(counts: &[AtomicU64], what: &str, logs: &Path) {
    let now = || counts.iter().map(|count| count.load(Ordering::Relaxed)).collect::<Vec<u64>>();
    let (before, begin) = (now(), Instant::now());
    while now().iter().zip(&before).any(|(count, before)| count == before) {
        if begin.elapsed() > Duration::from_secs(60) {
            show_logs(logs);
            panic!("somebody cannot play after {what}: {before:?} confirmed before, {:?} now", now());
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Addresses below those the system gives to connections: one of these would keep a process from being started again.
fn free_addresses() -> [SocketAddr; 3] {
    let mut next = 20_000 + u16::try_from(std::process::id() % 10_000).unwrap();
    [(); 3].map(|()| {
        loop {
            next += 1;
            if let Ok(listener) = TcpListener::bind(("127.0.0.1", next)) {
                return listener.local_addr().unwrap();
            }
        }
    })
}

#[test]
fn nodes_lose_no_confirmed_move() {
    let Some(mut cluster) = Cluster::start() else { return };
    let given = std::env::var("TAFELRUNDE_NODE_TROUBLES").ok().map(|text| text.parse().unwrap());
    let seed = std::env::var("TAFELRUNDE_SEED").ok().map_or(19, |text| text.parse().unwrap());
    let (troubles, mut rng) = (given.unwrap_or(TROUBLES), generator(seed));
    let store = cluster.address("house");
    let folder = tempfile::tempdir().unwrap();
    let addresses = free_addresses();
    let mut nodes = addresses.map(|address| Node { address, process: None });
    nodes.iter_mut().for_each(|node| node.start(&store, folder.path()));
    let (done, counts) = (AtomicBool::new(false), [(); 4].map(|()| AtomicU64::new(0)));
    let tables = [(); 4].map(|()| Mutex::new(String::new()));
    let games = [GameId::Artus, GameId::Camelot, GameId::Merlin, GameId::Artus];
    let mut longest = [Duration::ZERO; 4];
    let (mut counted, mut by_itself) = ([0; 4], 0);
    let confirmed = thread::scope(|scope| {
        let play = |number: usize| {
            let (done, count, nodes, table) = (&done, &counts[number], &addresses[..], &tables[number]);
            scope.spawn(move || {
                let (token, confirmed) = (String::new(), Vec::new());
                let mut player = Player { nodes, at: number % 3, token, table, confirmed };
                player.play(games[number], &mut generator(seed + 1 + number as u64), done, count);
                player.confirmed
            })
        };
        let players: Vec<_> = (0..games.len()).map(play).collect();
        let finish = Finish(&done);
        all_play_again(&counts, "opening", folder.path());
        for trouble in 0..troubles {
            let ended = nodes.iter_mut().map(|node| node.restart_if_ended(&store, folder.path()));
            by_itself += ended.filter(|ended| *ended).count();
            if trouble % 2 == 0 {
                // The others happen while tables change hands.
                by_itself += all_share(&cluster, &mut nodes, &store, folder.path());
            }
            // Most happen to a process that has the table of somebody who plays.
            let table = tables[below(tables.len() as u64, &mut rng) as usize].lock().unwrap().clone();
            let number = match below(4, &mut rng) {
                0 => below(3, &mut rng) as usize,
                _ => owner(&cluster, &addresses, &table),
            };
            let node = &mut nodes[number];
            let kind = if trouble % 10 == 7 { 3 } else { below(3, &mut rng) as usize };
            match kind {
                0 => node.signal("-KILL"),
                1 => node.signal("-STOP"),
                2 => node.signal("-TERM"),
                _ => cluster.restart(),
            }
            let begin = Instant::now();
            if kind == 2 {
                // Until it is gone it answers, and nothing can be told from that.
                node.wait();
            }
            all_play_again(&counts, ["a kill", "a pause", "a stop", "a database"][kind], folder.path());
            let took = begin.elapsed();
            (longest[kind], counted[kind]) = (longest[kind].max(took), counted[kind] + 1);
            if kind == 1 {
                // If its lease is over it may change nothing any more, and ends; then it is started again below.
                node.signal("-CONT");
                all_play_again(&counts, "somebody came back", folder.path());
            }
            if kind == 0 || kind == 2 {
                node.wait();
                node.start(&store, folder.path());
            }
            thread::sleep(Duration::from_millis(below(400, &mut rng)));
        }
        drop(finish);
        players.into_iter().flat_map(|player| player.join().unwrap()).collect::<Vec<_>>()
    });
    nodes.iter_mut().for_each(|node| node.signal("-TERM"));
    nodes.iter_mut().for_each(Node::wait);
    check(&cluster, &confirmed);
    let told = ["kills", "pauses", "stops", "restarts of the database"];
    let each = (0..4).map(|kind| format!("{} {} (at most {:?})", counted[kind], told[kind], longest[kind]));
    eprintln!(
        "{}; {by_itself} ended by themselves; {} confirmed moves, all of them kept",
        each.collect::<Vec<_>>().join(", "),
        confirmed.len()
    );
    assert!(confirmed.len() > 20, "people have played");
    if given.is_some() {
        let slow = longest[..3].iter().max().copied().unwrap_or_default();
        assert!(slow < Duration::from_secs(5), "somebody could not play for {slow:?}");
    }
}

/// Tells the players that it is enough, also when a test fails: they would be waited for without end.
struct Finish<'a>(&'a AtomicBool);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Every confirmed move stands in the database where it was made, and every table has its moves without a gap.
fn check(cluster: &Cluster, confirmed: &[(String, usize, String)]) {
    let kept = cluster.rows("SELECT game || '|' || number || '|' || line FROM house.move");
    let kept: std::collections::HashMap<(String, usize), String> = kept
        .iter()
        .map(|row| {
            let mut parts = row.splitn(3, '|');
            let mut part = || parts.next().unwrap().to_owned();
            ((part(), part().parse().unwrap()), part())
        })
        .collect();
    for (table, at, line) in confirmed {
        assert_eq!(kept.get(&(table.clone(), *at)), Some(line), "move {at} of table {table} was confirmed");
    }
    let gaps = "SELECT COUNT(*) FROM (SELECT game FROM house.move GROUP BY game HAVING COUNT(*) <> MAX(number) + 1) AS gaps";
    assert_eq!(cluster.rows(gaps), ["0"]);
}
