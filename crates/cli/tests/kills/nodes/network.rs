//! The lines between processes and database, to be cut one by one.
//!
//! Where the machine allows it (root, `ip`, network namespaces) the database is in a network of its own, with
//! a cable to each process. A cable that is unplugged drops everything, in both directions, without a word to
//! either end. Elsewhere a relay stands between a process and the socket of the database; one that is cut
//! accepts connections and data, and passes nothing on until it is mended.

use crate::cluster::{Cluster, address_at};
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A line from a process to the database.
pub(super) enum Line {
    Cable(Cable),
    Relay(Relay),
}

impl Line {
    /// The address of the house at its other end.
    pub(super) fn store(&self) -> String {
        match self {
            Self::Cable(cable) => address_at(&cable.database, "house"),
            Self::Relay(relay) => address_at(&relay.address.to_string(), "house"),
        }
    }

    pub(super) fn cut(&self) {
        match self {
            Self::Cable(cable) => cable.set("down"),
            Self::Relay(relay) => relay.set(true),
        }
    }

    pub(super) fn mend(&self) {
        match self {
            Self::Cable(cable) => cable.set("up"),
            Self::Relay(relay) => relay.set(false),
        }
    }
}

/// The network of the database. It is gone when this process is: it lasts as long as a program that waits for our word.
pub(super) struct Network {
    holder: Child,
    namespace: PathBuf,
}

impl Network {
    /// Makes one, if that is allowed here.
    pub(super) fn new() -> Option<Self> {
        let waits = Command::new("unshare").args(["--net", "cat"]).stdin(Stdio::piped()).spawn();
        let holder = waits.ok()?;
        let namespace = PathBuf::from(format!("/proc/{}/ns/net", holder.id()));
        let mut network = Self { holder, namespace };
        let (begin, own) = (Instant::now(), std::fs::read_link("/proc/self/ns/net").ok()?);
        // It is there as soon as the program has left ours.
        while std::fs::read_link(&network.namespace).is_ok_and(|its| its == own) {
            if begin.elapsed() > Duration::from_secs(5) || network.holder.try_wait().ok()?.is_some() {
                return None;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let is_usable = network.inside(&["ip", "link", "set", "lo", "up"]) && network.try_cable();
        is_usable.then_some(network)
    }

    /// Whether cables can be laid.
    fn try_cable(&self) -> bool {
        let name = format!("tr{}", std::process::id());
        let process = self.holder.id().to_string();
        let laid = ip(&["link", "add", &name, "type", "veth", "peer", "name", "try", "netns", &process]);
        laid && ip(&["link", "del", &name])
    }

    pub(super) fn namespace(&self) -> &Path {
        &self.namespace
    }

    /// Runs a program inside; whether that worked.
    fn inside(&self, program: &[&str]) -> bool {
        let net = format!("--net={}", self.namespace.display());
        Command::new("nsenter").arg(net).args(program).status().is_ok_and(|status| status.success())
    }

    /// A cable from this machine into the network.
    pub(super) fn cable(&self, number: u32) -> Cable {
        // Four addresses of the range that is meant for tests of networks (RFC 2544), others for each test that runs.
        let first = 0xc612_0000 + (std::process::id() * 4 + number) % 0x8000 * 4;
        let address = |host: u32| std::net::Ipv4Addr::from(first + host).to_string();
        let (name, end) = (format!("tr{}-{number}", std::process::id()), format!("db{number}"));
        let process = self.holder.id().to_string();
        let cable = Cable { name: name.clone(), end, net: self.namespace.clone(), database: address(2) };
        assert!(ip(&["link", "add", &name, "type", "veth", "peer", "name", &cable.end, "netns", &process]));
        assert!(ip(&["addr", "add", &format!("{}/30", address(1)), "dev", &name]));
        assert!(ip(&["link", "set", &name, "up"]));
        assert!(self.inside(&["ip", "addr", "add", &format!("{}/30", address(2)), "dev", &cable.end]));
        cable.set("up");
        cable
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        drop(self.holder.kill());
        drop(self.holder.wait());
    }
}

/// Runs `ip`; whether that worked.
fn ip(args: &[&str]) -> bool {
    Command::new("ip").args(args).status().is_ok_and(|status| status.success())
}

/// A cable between a process and the database.
pub(super) struct Cable {
    /// Its end here.
    name: String,
    /// Its end at the database.
    end: String,
    net: PathBuf,
    /// The address of the database on this cable.
    database: String,
}

impl Cable {
    fn set(&self, state: &str) {
        let net = format!("--net={}", self.net.display());
        let set = Command::new("nsenter").arg(net).args(["ip", "link", "set", &self.end, state]).status();
        assert!(set.unwrap().success(), "the cable {} cannot be set {state}", self.end);
    }
}

impl Drop for Cable {
    fn drop(&mut self) {
        ip(&["link", "del", &self.name]);
    }
}

/// Whether nothing is passed on, and who waits for that to end.
type Gate = Arc<(Mutex<bool>, Condvar)>;

/// A relay between a process and the socket of the database.
pub(super) struct Relay {
    address: SocketAddr,
    gate: Gate,
}

impl Relay {
    pub(super) fn new(cluster: &Cluster) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let socket = cluster.place().1.join(".s.PGSQL.5432");
        let relay = Self { address: listener.local_addr().unwrap(), gate: Gate::default() };
        let gate = Arc::clone(&relay.gate);
        thread::spawn(move || {
            for accepted in listener.incoming() {
                wait(&gate);
                // While the database is restarted it refuses, and so do we.
                if let (Ok(client), Ok(database)) = (accepted, UnixStream::connect(&socket)) {
                    join(client, database, &gate);
                }
            }
        });
        relay
    }

    fn set(&self, is_cut: bool) {
        *self.gate.0.lock().unwrap() = is_cut;
        self.gate.1.notify_all();
    }
}

/// Waits while nothing is passed on.
fn wait(gate: &Gate) {
    drop(gate.1.wait_while(gate.0.lock().unwrap(), |is_cut| *is_cut).unwrap());
}

/// Passes on what comes from either side, until one of them ends.
fn join(client: TcpStream, database: UnixStream, gate: &Gate) {
    client.set_nodelay(true).unwrap();
    let (client_too, database_too) = (client.try_clone().unwrap(), database.try_clone().unwrap());
    let gates = [Arc::clone(gate), Arc::clone(gate)];
    let [there, back] = gates;
    thread::spawn(move || {
        pass(&client, &database, &there);
        drop((client.shutdown(Shutdown::Both), database.shutdown(Shutdown::Both)));
    });
    thread::spawn(move || {
        pass(&database_too, &client_too, &back);
        drop((client_too.shutdown(Shutdown::Both), database_too.shutdown(Shutdown::Both)));
    });
}

fn pass(mut from: impl Read, mut to: impl Write, gate: &Gate) {
    let mut part = [0; 16 * 1024];
    loop {
        let read = from.read(&mut part);
        wait(gate);
        match read {
            Ok(0) | Err(_) => return,
            Ok(length) if to.write_all(&part[..length]).is_err() => return,
            Ok(_) => {}
        }
    }
}
