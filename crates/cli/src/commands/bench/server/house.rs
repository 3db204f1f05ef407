//! The house to be measured: a process of its own on an empty folder, or one that is open already.

use super::connection::{Answer, Connection};
use super::error::BenchError;
use super::process::Process;
use serde_json::Value;
use std::cell::Cell;
use std::io::{self, BufRead, BufReader};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Bots by HTTP hurry more than people may.
const SETTINGS: &str = "changes_per_minute = 1000000000\nlooks_per_minute = 1000000000\n\
                        guests_per_hour = 1000000\ntables_per_hour = 1000000\nopen_tables = 1000000\nstreams_per_person = 1000000\npeople_per_address = 1000000\nmost_streams = 1000000\n";

/// A house.
pub(super) struct House {
    /// Where it is: its processes, each asked in turn.
    addresses: Vec<SocketAddr>,
    /// Their names, where they were given: then people go straight to the process of their table.
    names: Vec<Option<String>>,
    /// How many connections were made so far.
    connections: Cell<usize>,
    /// What it is called in requests.
    pub(super) host: String,
    own: Option<OwnHouse>,
}

/// A house that ends with the measurement.
struct OwnHouse {
    process: Child,
    /// A house nobody listens to would end.
    _said: BufReader<ChildStdout>,
    _folder: tempfile::TempDir,
}

impl House {
    /// Opens a house on an empty folder inside `folder`.
    pub(super) fn open(folder: &Path) -> Result<Self, BenchError> {
        let folder = tempfile::tempdir_in(folder)?;
        std::fs::write(folder.path().join("house.toml"), SETTINGS)?;
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--bind", "127.0.0.1:0", "--config", "house.toml", "--data", "data"])
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut said =
            BufReader::new(process.stdout.take().ok_or_else(|| BenchError::NotOpen(String::new()))?);
        let mut line = String::new();
        said.read_line(&mut line)?;
        let own = OwnHouse { process, _said: said, _folder: folder };
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let address: SocketAddr = address.ok_or(BenchError::NotOpen(line))?;
        let (addresses, connections) = (vec![address], Cell::new(0));
        Ok(Self { addresses, names: vec![None], connections, host: address.to_string(), own: Some(own) })
    }

    /// A house that is open already, with all its processes.
    pub(super) fn at(urls: &[String]) -> Result<Self, BenchError> {
        let (mut addresses, mut names, mut hosts) = (Vec::new(), Vec::new(), Vec::new());
        for url in urls {
            let wrong = || BenchError::Address(url.to_owned());
            let (process, address) = match url.split_once('=') {
                Some((process, address)) => (Some(process.to_owned()), address),
                None => (None, url.as_str()),
            };
            names.push(process);
            let host = address.strip_prefix("http://").ok_or_else(wrong)?.trim_end_matches('/');
            let name = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
            let address = name.to_socket_addrs().ok().and_then(|mut all| all.next()).ok_or_else(wrong)?;
            addresses.push(address);
            hosts.push(host.to_owned());
        }
        let host = hosts.into_iter().next().unwrap_or_default();
        Ok(Self { addresses, names, connections: Cell::new(0), host, own: None })
    }

    /// Whether people go straight to the process of their table, as by a proxy that knows it.
    pub(super) fn goes_straight(&self) -> bool {
        self.names.iter().any(Option::is_some)
    }

    /// A new connection to the process with this name, if it was given; otherwise to the next.
    pub(super) async fn connect_to(&self, process: Option<&str>) -> io::Result<Connection> {
        let named = |name: &Option<String>| name.is_some() && name.as_deref() == process;
        match self.names.iter().position(named) {
            Some(place) => Connection::to(self.addresses[place]).await,
            None => self.connect().await,
        }
    }

    /// A new connection, to the next of its processes.
    pub(super) async fn connect(&self) -> io::Result<Connection> {
        let number = self.connections.replace(self.connections.get() + 1);
        Connection::to(self.addresses[number % self.addresses.len()]).await
    }

    /// Its process, if it is ours.
    pub(super) fn process(&self) -> Option<Process> {
        self.own.as_ref().map(|own| Process(own.process.id()))
    }

    /// A new guest of the house: their token.
    pub(super) async fn guest(&self, connection: &mut Connection) -> Result<String, BenchError> {
        let guest = self.api(connection, "", "/guests", r#"{"name": "Lionel"}"#).await?;
        Ok(guest["token"].as_str().unwrap_or_default().to_owned())
    }

    /// Asks the API to make something.
    pub(super) async fn api(
        &self,
        connection: &mut Connection,
        token: &str,
        path: &str,
        body: &str,
    ) -> Result<Value, BenchError> {
        let token =
            if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
        let (host, length) = (&self.host, body.len());
        let request = format!(
            "POST /api/v1{path} HTTP/1.1\r\nhost: {host}\r\n{token}content-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        );
        connection.send(request.as_bytes()).await?;
        let Answer { status, body } = connection.answer().await?;
        match (status, serde_json::from_slice(body)) {
            (200..=299, Ok(value)) => Ok(value),
            (status, _) => Err(BenchError::answer(path, status)),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(own) = &mut self.own {
            // It keeps nothing that anybody wants; if it is gone already, so much the better.
            let _ = own.process.kill();
            let _ = own.process.wait();
        }
    }
}
