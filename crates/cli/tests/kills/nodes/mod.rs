//! Several processes on one PostgreSQL that share its tables: they are killed, stopped, told to end and cut
//! off from the database while people play, and the database is restarted.
//! `cargo xtask campaign nodes --count 300` does it longer, with `--proxy nginx` through a proxy.
//!
//! Everybody asks any of them, another one each time, and remembers what was confirmed to them; others look on, and
//! remember what was shown. In the end that is held against what the database has.

mod network;
mod player;
mod process;
mod proxy;

use crate::cluster::Cluster;
use games::GameId;
use network::{Line, Network, Relay};
use player::{Confirmed, Player, look_on};
use process::{NAMES, Node, all_share, free_addresses, owner, restart_ended, restart_others, show_logs};
use proxy::Proxy;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use table::{Rng, below, generator};

/// How many things go wrong, unless the environment says otherwise.
const TROUBLES: u64 = 8;

/// So soon everybody can play again, whatever went wrong.
const PROMISED: Duration = Duration::from_secs(5);

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trouble {
    Kill,
    Pause,
    Stop,
    /// Nothing passes between a process and the database for longer than its lease.
    Cut,
    /// The same for less than that.
    ShortCut,
    Database,
    /// The database dies without a word, as by a lack of memory or of power, and recovers.
    Crash,
}

impl Trouble {
    const ALL: [Self; 7] =
        [Self::Kill, Self::Pause, Self::Stop, Self::Cut, Self::ShortCut, Self::Database, Self::Crash];

    /// Every twentieth is a restart of the database, and another one a crash.
    fn any(number: u64, rng: &mut impl Rng) -> Self {
        match number % 20 {
            3 => Self::Crash,
            7 => Self::Database,
            _ => Self::ALL[below(5, rng) as usize],
        }
    }

    fn is_of_database(self) -> bool {
        matches!(self, Self::Database | Self::Crash)
    }

    fn told(self) -> &'static str {
        match self {
            Self::Kill => "kills",
            Self::Pause => "pauses",
            Self::Stop => "stops",
            Self::Cut => "cuts",
            Self::ShortCut => "short cuts",
            Self::Database => "restarts of the database",
            Self::Crash => "crashes of it",
        }
    }
}

/// How often each has happened, and the longest it took until everybody could play again.
#[derive(Default)]
struct Toll([(u32, Duration); Trouble::ALL.len()]);

impl Toll {
    fn add(&mut self, trouble: Trouble, took: Duration) {
        let (count, longest) = &mut self.0[trouble as usize];
        (*count, *longest) = (*count + 1, took.max(*longest));
    }

    fn told(&self) -> String {
        let one = |trouble: Trouble| {
            let (count, longest) = self.0[trouble as usize];
            format!("{count} {} (at most {:.1} s)", trouble.told(), longest.as_secs_f64())
        };
        Trouble::ALL.map(one).join(", ")
    }
}

/// Waits until every player has had a move confirmed, or seen their game to be over. Processes that end by
/// themselves meanwhile are started again, as a service manager does, but the one that was hit; how many.
fn all_play_again(counts: &[AtomicU64], nodes: &mut [Node<'_>], hit: usize, what: &str) -> usize {
    let now = || counts.iter().map(|count| count.load(Ordering::Relaxed)).collect::<Vec<u64>>();
    let (before, begin, mut ended) = (now(), Instant::now(), 0);
    while now().iter().zip(&before).any(|(count, before)| count == before) {
        if begin.elapsed() > Duration::from_secs(60) {
            show_logs(nodes[0].folder);
            panic!("somebody cannot play after {what}: {before:?} confirmed before, {:?} now", now());
        }
        thread::sleep(Duration::from_millis(5));
        ended += restart_others(nodes, hit);
    }
    ended
}

/// Lines to the database for three processes: cables in a campaign where the machine allows it, but one relay among
/// them; relays otherwise.
fn lines(cluster: &Cluster, network: Option<&Network>) -> [Line; 3] {
    std::array::from_fn(|number| match network {
        Some(network) if number > 0 => Line::Cable(network.cable(number as u32)),
        Some(_) | None => Line::Relay(Relay::new(cluster)),
    })
}

#[test]
fn nodes_lose_no_confirmed_move() {
    let given = std::env::var("TAFELRUNDE_NODE_TROUBLES").ok().map(|text| text.parse().unwrap());
    let seed = std::env::var("TAFELRUNDE_SEED").ok().map_or(19, |text| text.parse().unwrap());
    let (troubles, mut rng) = (given.unwrap_or(TROUBLES), generator(seed));
    // Only campaigns touch the network of the machine.
    let network = given.and_then(|_| Network::new());
    let Some(mut cluster) = Cluster::start_in(network.as_ref().map(Network::namespace)) else { return };
    // The schema of the house.
    drop(cluster.address("house"));
    let folder = tempfile::tempdir().unwrap();
    let [addresses @ .., front] = free_addresses::<4>();
    let mut lines = lines(&cluster, network.as_ref()).into_iter().zip(NAMES);
    let mut nodes = addresses.map(|address| {
        let (line, name) = lines.next().expect("one for each");
        Node { name, address, line, folder: folder.path(), process: None }
    });
    nodes.iter_mut().for_each(Node::start);
    let proxy = Proxy::start(front, &addresses, folder.path());
    let houses = if proxy.is_some() { vec![front] } else { addresses.to_vec() };
    let (done, counts) = (AtomicBool::new(false), [(); 4].map(|()| AtomicU64::new(0)));
    let tables = [(); 4].map(|()| Mutex::new(String::new()));
    let (views, straight) = (AtomicU64::new(0), AtomicU64::new(0));
    let games = [GameId::Artus, GameId::Camelot, GameId::Merlin, GameId::Artus];
    let (mut toll, mut by_itself) = (Toll::default(), 0);
    let (confirmed, shown) = thread::scope(|scope| {
        let play = |number: usize| {
            let (done, count, houses, table) = (&done, &counts[number], &houses[..], &tables[number]);
            scope.spawn(move || {
                let (token, confirmed) = (String::new(), Vec::new());
                let (at, process) = (number % 3, String::new());
                let mut player = Player { houses, at, process, token, table, confirmed };
                player.play(games[number], &mut generator(seed + 1 + number as u64), done, count);
                player.confirmed
            })
        };
        let players: Vec<_> = (0..games.len()).map(play).collect();
        let viewers = [&tables[0], &tables[2]].map(|table| {
            let (houses, done, counted) = (&houses, &done, (&views, &straight));
            scope.spawn(move || look_on(houses, table, done, counted))
        });
        let finish = Finish(&done);
        by_itself += all_play_again(&counts, &mut nodes, usize::MAX, "opening");
        for number in 0..troubles {
            by_itself += restart_ended(&mut nodes);
            if number % 2 == 0 {
                // The others happen while tables change hands.
                by_itself += all_share(&cluster, &mut nodes, folder.path());
            }
            // Most happen to a process that has the table of somebody who plays.
            let table = tables[below(tables.len() as u64, &mut rng) as usize].lock().unwrap().clone();
            let hit = match below(4, &mut rng) {
                0 => below(3, &mut rng) as usize,
                _ => owner(&cluster, &addresses, &table),
            };
            let trouble = Trouble::any(number, &mut rng);
            // A process that ends because of the database is started again as well.
            let stays_away = if trouble.is_of_database() { usize::MAX } else { hit };
            let begin = make(trouble, &mut nodes[hit], &mut cluster, &mut rng);
            let made = begin.elapsed();
            by_itself += all_play_again(&counts, &mut nodes, stays_away, trouble.told());
            let took = begin.elapsed();
            toll.add(trouble, took);
            if given.is_some() {
                let (took, made) = (took.as_secs_f64(), made.as_secs_f64());
                eprintln!("{number}: {trouble:?} of {hit}, {took:.1} s ({made:.1} s until it was done)");
                if begin.elapsed() > PROMISED {
                    show_logs(folder.path());
                }
            }
            end(trouble, &mut nodes[hit]);
            by_itself += all_play_again(&counts, &mut nodes, usize::MAX, "it was over");
            thread::sleep(Duration::from_millis(below(400, &mut rng)));
        }
        drop(finish);
        let confirmed: Vec<Confirmed> =
            players.into_iter().flat_map(|player| player.join().unwrap()).collect();
        (confirmed, viewers.map(|viewer| viewer.join().unwrap()).concat())
    });
    restart_ended(&mut nodes);
    nodes.iter_mut().for_each(|node| node.signal("-TERM"));
    nodes.iter_mut().for_each(Node::wait);
    check(&cluster, &confirmed, &shown);
    eprintln!(
        "{}; {by_itself} ended by themselves; {} confirmed moves and {} views, all of them kept; {} streams sent with a \
        cookie; {}, {}",
        toll.told(),
        confirmed.len(),
        views.load(Ordering::Relaxed),
        straight.load(Ordering::Relaxed),
        if network.is_some() { "two cables and a relay" } else { "relays" },
        proxy.as_ref().map_or("no proxy", Proxy::name),
    );
    assert!(confirmed.len() > 20, "people have played");
    assert!(views.load(Ordering::Relaxed) > 20, "people have looked on");
    assert!(straight.load(Ordering::Relaxed) > 0, "streams know the process of their table");
    if given.is_some() {
        let slow = toll.0.iter().map(|(_, longest)| *longest).max().unwrap_or_default();
        assert!(slow < PROMISED, "somebody could not play for {slow:?}");
    }
}

/// A signal that comes between two steps of the start counts as well.
#[test]
fn a_process_that_is_told_to_stop_while_it_opens_stops() {
    let Some(cluster) = Cluster::start() else { return };
    drop(cluster.address("house"));
    let folder = tempfile::tempdir().unwrap();
    let [address] = free_addresses::<1>();
    let line = Line::Relay(Relay::new(&cluster));
    let mut node = Node { name: NAMES[0], address, line, folder: folder.path(), process: None };
    let has_joined = "SELECT 1 FROM pg_tables WHERE schemaname = 'house' AND tablename = 'node'";
    for number in 0..12 {
        node.start();
        let begin = Instant::now();
        while cluster.rows(has_joined).is_empty() || cluster.rows("SELECT 1 FROM house.node").is_empty() {
            assert!(begin.elapsed() < Duration::from_secs(60), "it does not join");
        }
        thread::sleep(Duration::from_millis(number * 2));
        node.signal("-TERM");
        let told = Instant::now();
        while node.process.as_mut().is_some_and(|process| process.try_wait().unwrap().is_none()) {
            assert!(
                told.elapsed() < Duration::from_secs(20),
                "it does not stop, {number} times 2 ms after it joined"
            );
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// The database is away for longer than a lease lasts, for all processes: each waits for it, goes on with the tables it
/// had, and nobody has taken any. If a replica has taken its place, each begins anew.
#[test]
fn processes_wait_for_a_database_that_crashes() {
    let Some(mut cluster) = Cluster::start() else { return };
    drop(cluster.address("house"));
    let folder = tempfile::tempdir().unwrap();
    let addresses = free_addresses::<3>();
    let mut nodes: Vec<Node<'_>> = std::iter::zip(addresses, NAMES)
        .map(|(address, name)| {
            let line = Line::Relay(Relay::new(&cluster));
            Node { name, address, line, folder: folder.path(), process: None }
        })
        .collect();
    nodes.iter_mut().for_each(Node::start);
    let (done, counts, table) = (AtomicBool::new(false), [AtomicU64::new(0)], Mutex::new(String::new()));
    let confirmed = thread::scope(|scope| {
        let player = scope.spawn(|| {
            let (at, process, token, confirmed) = (0, String::new(), String::new(), Vec::new());
            let mut player = Player { houses: &addresses, at, process, token, table: &table, confirmed };
            player.play(GameId::Artus, &mut generator(7), &done, &counts[0]);
            player.confirmed
        });
        let finish = Finish(&done);
        all_play_again(&counts, &mut nodes, usize::MAX, "opening");
        all_share(&cluster, &mut nodes, folder.path());
        let shards = "SELECT number || ' ' || epoch || ' ' || node FROM house.shard ORDER BY number";
        for signal in ["-QUIT", "-KILL"] {
            let before = cluster.rows(shards);
            cluster.crash(signal, Duration::from_millis(3_500));
            let back = Instant::now();
            let ended = all_play_again(&counts, &mut nodes, usize::MAX, "a crash of the database");
            eprintln!("{signal}: {:.1} s from when it answers", back.elapsed().as_secs_f64());
            // Time for whoever would take tables.
            thread::sleep(Duration::from_millis(1_500));
            if ended + restart_ended(&mut nodes) > 0 || cluster.rows(shards) != before {
                show_logs(folder.path());
                panic!("a process has ended, or tables have changed hands: {:?}", cluster.rows(shards));
            }
        }
        // What takes its place may lack something that is in memory.
        cluster.crash_and_promote(Duration::from_millis(500));
        let mut ended = all_play_again(&counts, &mut nodes, usize::MAX, "a promotion");
        let begin = Instant::now();
        while ended < nodes.len() {
            assert!(begin.elapsed() < Duration::from_secs(60), "{ended} have ended");
            ended += restart_ended(&mut nodes);
            thread::sleep(Duration::from_millis(20));
        }
        all_play_again(&counts, &mut nodes, usize::MAX, "all were started again");
        drop(finish);
        player.join().unwrap()
    });
    nodes.iter_mut().for_each(|node| node.signal("-TERM"));
    nodes.iter_mut().for_each(Node::wait);
    check(&cluster, &confirmed, &[]);
    assert!(confirmed.len() > 20, "somebody has played");
}

/// Makes something go wrong; since when people may have to wait. The database counts from when it answers
/// again if it was restarted, and from its end if it has crashed.
fn make(trouble: Trouble, node: &mut Node<'_>, cluster: &mut Cluster, rng: &mut impl Rng) -> Instant {
    let begin = Instant::now();
    match trouble {
        Trouble::Kill => node.signal("-KILL"),
        Trouble::Pause => node.signal("-STOP"),
        Trouble::Stop => {
            node.signal("-TERM");
            // Until it is gone it answers, and nothing can be told from that.
            node.wait();
        }
        Trouble::Cut => node.line.cut(),
        Trouble::ShortCut => {
            node.line.cut();
            thread::sleep(Duration::from_millis(below(1_900, rng)));
            node.line.mend();
        }
        Trouble::Database => {
            cluster.restart();
            return Instant::now();
        }
        Trouble::Crash => match below(3, rng) {
            0 => cluster.kill_session(),
            1 => cluster.crash("-QUIT", Duration::ZERO),
            _ => cluster.crash("-KILL", Duration::ZERO),
        },
    }
    begin
}

/// Ends what went wrong. A process whose lease is over meanwhile may change nothing any more, and ends; then it is
/// started again later.
fn end(trouble: Trouble, node: &mut Node<'_>) {
    match trouble {
        Trouble::Kill | Trouble::Stop => {
            node.wait();
            node.start();
        }
        Trouble::Pause => node.signal("-CONT"),
        Trouble::Cut => node.line.mend(),
        Trouble::ShortCut | Trouble::Database | Trouble::Crash => {}
    }
}

/// Tells the players that it is enough, also when a test fails: they would be waited for without end.
struct Finish<'a>(&'a AtomicBool);

impl Drop for Finish<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Every confirmed move stands in the database where it was made, no two at the same place, and every table
/// has its moves without a gap. Whatever was shown of a table is there, too.
fn check(cluster: &Cluster, confirmed: &[Confirmed], shown: &[(String, usize)]) {
    let kept = cluster.rows("SELECT game || '|' || number || '|' || line FROM house.move");
    let kept: HashMap<(String, usize), String> = kept
        .iter()
        .map(|row| {
            let mut parts = row.splitn(3, '|');
            let mut part = || parts.next().unwrap().to_owned();
            ((part(), part().parse().unwrap()), part())
        })
        .collect();
    let mut places = HashMap::new();
    for (table, at, line) in confirmed {
        assert_eq!(kept.get(&(table.clone(), *at)), Some(line), "move {at} of table {table} was confirmed");
        let twice = places.insert((table, at), line);
        assert_eq!(twice, None, "move {at} of table {table} was confirmed twice: {line}");
    }
    for (table, count) in shown.iter().filter(|(_, count)| *count > 0) {
        assert!(kept.contains_key(&(table.clone(), count - 1)), "{count} moves of table {table} were shown");
    }
    let gaps = "SELECT COUNT(*) FROM (SELECT game FROM house.move GROUP BY game HAVING COUNT(*) <> MAX(number) + 1) AS gaps";
    assert_eq!(cluster.rows(gaps), ["0"]);
}
