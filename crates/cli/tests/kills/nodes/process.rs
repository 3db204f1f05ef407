//! The processes that run the house, each on a line of its own to the database.

use super::network::Line;
use crate::cluster::Cluster;
use server::{SHARDS, shard_of};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// People in a campaign hurry more than people may.
const SETTINGS: &str = "changes_per_minute = 1000000\nlooks_per_minute = 1000000\nguests_per_hour = 1000000\n\
    tables_per_hour = 1000000\nopen_tables = 1000000\n";

/// The names of three processes, as `docs/nodes.md` has them.
pub(super) const NAMES: [&str; 3] = ["one", "two", "three"];

/// One of the processes that run the house.
pub(super) struct Node<'a> {
    pub(super) name: &'static str,
    pub(super) address: SocketAddr,
    pub(super) line: Line,
    pub(super) folder: &'a Path,
    pub(super) process: Option<Child>,
}

impl Node<'_> {
    pub(super) fn start(&mut self) {
        // Written once: a process that is starting would read the file while it is empty.
        let settings = self.folder.join("house.toml");
        if !settings.exists() {
            std::fs::write(settings, SETTINGS).unwrap();
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_tafelrunde"));
        command.args(["serve", "--config", "house.toml", "--bind", &self.address.to_string()]);
        command.args(["--name", self.name]);
        command.env("TAFELRUNDE_STORE", self.line.store()).env("TAFELRUNDE_HOME", self.folder);
        let log = self.folder.join(format!("{}.log", self.address.port()));
        let log = std::fs::OpenOptions::new().create(true).append(true).open(log).unwrap();
        let started = command.current_dir(self.folder).stdout(Stdio::null()).stderr(log).spawn();
        self.process = Some(started.unwrap());
    }

    pub(super) fn signal(&self, name: &str) {
        let process = self.process.as_ref().expect("it was started").id().to_string();
        assert!(Command::new("kill").args([name, &process]).status().unwrap().success());
    }

    /// Starts it again if it has ended by itself, as a service manager does; whether it had.
    pub(super) fn restart_if_ended(&mut self) -> bool {
        let has_ended = self.process.as_mut().is_some_and(|process| process.try_wait().unwrap().is_some());
        if has_ended {
            self.start();
        }
        has_ended
    }

    /// Waits until the process is gone.
    pub(super) fn wait(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.wait().unwrap();
        }
    }
}

impl Drop for Node<'_> {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            drop(process.kill());
            drop(process.wait());
        }
    }
}

/// Starts those again that have ended by themselves; how many.
pub(super) fn restart_ended(nodes: &mut [Node<'_>]) -> usize {
    nodes.iter_mut().map(Node::restart_if_ended).filter(|ended| *ended).count()
}

/// Starts those again that have ended by themselves, but this one; how many.
pub(super) fn restart_others(nodes: &mut [Node<'_>], but: usize) -> usize {
    let others = nodes.iter_mut().enumerate().filter(|(number, _)| *number != but);
    others.map(|(_, node)| node.restart_if_ended()).filter(|ended| *ended).count()
}

/// The process that has a table: its place among these addresses, as soon as one has it.
pub(super) fn owner(cluster: &Cluster, addresses: &[SocketAddr], table: &str) -> usize {
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
pub(super) fn all_share(cluster: &Cluster, nodes: &mut [Node<'_>], folder: &Path) -> usize {
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
        ended += restart_ended(nodes);
        thread::sleep(Duration::from_millis(20));
    }
}

/// Shows the last lines of all logs.
pub(super) fn show_logs(folder: &Path) {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    for log in files.filter(|path| path.extension().is_some_and(|ending| ending == "log")) {
        let text = std::fs::read_to_string(&log).unwrap();
        let last: Vec<&str> = text.lines().rev().take(16).collect();
        eprintln!("{}:\n{}", log.display(), last.into_iter().rev().collect::<Vec<_>>().join("\n"));
    }
}

/// Addresses below those the system gives to connections: one of these would keep a process from being started again.
pub(super) fn free_addresses<const COUNT: usize>() -> [SocketAddr; COUNT] {
    let mut next = 20_000 + u16::try_from(std::process::id() % 10_000).unwrap();
    [(); COUNT].map(|()| {
        loop {
            next += 1;
            if let Ok(listener) = TcpListener::bind(("127.0.0.1", next)) {
                return listener.local_addr().unwrap();
            }
        }
    })
}
