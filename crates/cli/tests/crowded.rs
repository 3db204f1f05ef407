//! More connections than the house has room for: they cost little memory, and where the system has no file
//! descriptor left, that is logged, whoever comes is told, and whoever asks after the health of the house is
//! answered.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A house in a process of its own.
struct House {
    process: Child,
    address: SocketAddr,
    folder: tempfile::TempDir,
}

impl House {
    /// Opens a house that may have so many files open.
    fn open(files: usize, settings: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("house.toml"), settings).unwrap();
        let log = std::fs::File::create(folder.path().join("log")).unwrap();
        let mut process = Command::new("sh")
            .args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_tafelrunde")])
            .args(["serve", "--bind", "127.0.0.1:0", "--config", "house.toml", "--data", "data"])
            .env("LC_ALL", "en")
            .env("TAFELRUNDE_HOME", folder.path())
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let address = address.unwrap_or_else(|| panic!("the house does not open: {line:?}"));
        Self { process, address, folder }
    }

    /// A connection on which this was sent.
    fn begin(&self, text: &str) -> TcpStream {
        let mut connection = TcpStream::connect(self.address).unwrap();
        connection.write_all(text.as_bytes()).unwrap();
        connection
    }

    /// The answer to a request, within five seconds.
    fn ask(&self, path: &str) -> String {
        let mut connection = self.begin(&format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en\r\nConnection: close\r\n\r\n"
        ));
        connection.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).unwrap_or_else(|error| panic!("{path}: {error}"));
        answer
    }

    /// The memory it has, in KiB.
    fn memory(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// How long it has computed, in hundredths of a second.
    fn computed(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
        fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

#[test]
fn without_a_file_descriptor_left_the_house_says_so_and_health_answers() {
    let house = House::open(60, "head_within_seconds = 60\n");
    assert!(house.ask("/health").starts_with("HTTP/1.1 200"));
    let taken: Vec<TcpStream> = (0..80).map(|_| house.begin("GET / HTTP/1.1\r\n")).collect();
    let (computed, started) = (house.computed(), Instant::now());
    // Those for whom there was no room even so are hung up on after half a second.
    std::thread::sleep(Duration::from_secs(10));
    for _ in 0..5 {
        assert!(house.ask("/health").starts_with("HTTP/1.1 200"), "health answers");
        let refused = house.ask("/");
        assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("retry-after: 10"), "{refused}");
        assert!(refused.contains("Too many people"), "{refused}");
    }
    let share = (house.computed() - computed) as f64 / 100.0 / started.elapsed().as_secs_f64();
    assert!(share < 0.2, "it does not spin: {share:.2} of a core");
    let log = std::fs::read_to_string(house.folder.path().join("log")).unwrap();
    assert_eq!(log.matches("no room for another connection").count(), 1, "told once a minute: {log}");
    drop(taken);
    let deadline = Instant::now() + Duration::from_secs(5);
    while !house.ask("/").starts_with("HTTP/1.1 200") {
        assert!(Instant::now() < deadline, "whoever leaves makes room");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Whoever keeps connecting and says nothing must not keep the health check out, or the house would be
/// restarted for it.
#[test]
fn silent_connections_that_keep_coming_do_not_keep_the_health_check_out() {
    let house = House::open(60, "head_within_seconds = 60\n");
    let taken: Vec<TcpStream> = (0..80).map(|_| house.begin("GET / HTTP/1.1\r\n")).collect();
    let (address, over) = (house.address, Arc::new(AtomicBool::new(false)));
    let told = Arc::clone(&over);
    let silent = std::thread::spawn(move || {
        let mut all = Vec::new();
        while !told.load(Ordering::Relaxed) && all.len() < 1_000 {
            all.extend(TcpStream::connect(address));
            std::thread::sleep(Duration::from_millis(30));
        }
        all.len()
    });
    // What came before is worked off first.
    std::thread::sleep(Duration::from_secs(3));
    for _ in 0..10 {
        // Within five seconds, like the check of the container.
        assert!(house.ask("/health").starts_with("HTTP/1.1 200"));
        std::thread::sleep(Duration::from_millis(300));
    }
    over.store(true, Ordering::Relaxed);
    assert!(silent.join().unwrap() > 100, "they kept coming");
    drop(taken);
}

#[test]
fn slow_heads_take_little_memory() {
    let house = House::open(2000, "people_per_address = 100\nhead_within_seconds = 60\n");
    assert!(house.ask("/").starts_with("HTTP/1.1 200"));
    let before = house.memory();
    // As much of a head as is taken, and more; never its end.
    let head = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: {}", "a".repeat(31 * 1024));
    let slow: Vec<TcpStream> = (0..500).map(|_| house.begin(&head)).collect();
    assert!(house.ask("/health").starts_with("HTTP/1.1 200"));
    std::thread::sleep(Duration::from_millis(500));
    let grown = house.memory().saturating_sub(before);
    assert!(grown < 50 * 1024, "{} connections took {} MiB", slow.len(), grown / 1024);
    eprintln!("{} slow connections: {} MiB more", slow.len(), grown / 1024);
}

/// Somebody whose request never ends must not keep a house from stopping, nor be waited for twice.
#[test]
fn a_house_that_stops_does_not_wait_for_a_body_that_never_comes() {
    let mut house = House::open(1_000, "");
    let head = "POST /new/artus HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\
                Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nquick";
    let mut unfinished = house.begin(head);
    // It has been read once a later request is answered.
    assert!(house.ask("/health").starts_with("HTTP/1.1 200"));
    let started = Instant::now();
    assert!(Command::new("kill").arg(house.process.id().to_string()).status().unwrap().success());
    let mut answer = String::new();
    unfinished.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(house.process.wait().unwrap().success());
    assert!(started.elapsed() < Duration::from_secs(8), "{:?}", started.elapsed());
}

#[test]
fn a_switch_of_the_environment_is_understood_however_it_is_written() {
    for value in ["1", "yes", "0", "perhaps"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tafelrunde"));
        let serve = command.args(["serve", "--bind", "nowhere"]).env("TAFELRUNDE_LOG_JSON", value);
        let said = String::from_utf8(serve.env("LC_ALL", "en").output().unwrap().stderr).unwrap();
        let wrong = if value == "perhaps" { "perhaps" } else { "nowhere" };
        assert!(said.contains(wrong), "{value}: {said}");
    }
}
