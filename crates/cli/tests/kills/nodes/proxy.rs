//! A proxy in front of the processes, set up as `docs/nodes.md` tells hosts to, less its certificates.

use std::fmt::Write as _;
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const DOCUMENT: &str = include_str!("../../../../../docs/nodes.md");

/// The processes in the document.
const EXAMPLES: [&str; 3] = ["192.0.2.11:7777", "192.0.2.12:7777", "192.0.2.13:7777"];

/// A running proxy.
pub(super) struct Proxy {
    name: &'static str,
    /// A shell that ends the proxy when its standard input does, which is ours.
    shell: Child,
}

impl Proxy {
    /// Starts the one that the environment asks for, at `front`, before these processes.
    pub(super) fn start(front: SocketAddr, houses: &[SocketAddr; 3], folder: &Path) -> Option<Self> {
        let asked = std::env::var("TAFELRUNDE_PROXY").ok()?;
        let (name, settings): (_, fn(SocketAddr) -> String) = match asked.as_str() {
            "nginx" => ("nginx", nginx),
            "caddy" => ("caddy", caddy),
            other => panic!("{other} is not nginx or caddy"),
        };
        let mut settings = settings(front);
        for (example, house) in EXAMPLES.iter().zip(houses) {
            assert!(settings.contains(example), "{example} is in the document");
            settings = settings.replace(example, &house.to_string());
        }
        let file = folder.join(format!("{name}.conf"));
        std::fs::write(&file, settings).unwrap();
        let (file, here) = (file.to_str().unwrap(), folder.to_str().unwrap());
        let command = match name {
            "nginx" => vec!["nginx", "-p", here, "-e", "proxy.log", "-c", file, "-g", "daemon off;"],
            _ => vec!["caddy", "run", "--adapter", "caddyfile", "--config", file],
        };
        let log = std::fs::File::create(folder.join("proxy.log")).unwrap();
        let script = "\"$@\" & read -r word; kill $!; wait $!";
        let mut shell = Command::new("sh");
        shell.args(["-c", script, "sh"]).args(command).env("HOME", folder).current_dir(folder);
        let shell = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log).spawn().unwrap();
        let (proxy, begin) = (Self { name, shell }, Instant::now());
        while TcpStream::connect(front).is_err() {
            let said = || std::fs::read_to_string(folder.join("proxy.log")).unwrap_or_default();
            assert!(begin.elapsed() < Duration::from_secs(20), "{name} does not start: {}", said());
            thread::sleep(Duration::from_millis(50));
        }
        Some(proxy)
    }

    pub(super) fn name(&self) -> &'static str {
        self.name
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        drop(self.shell.wait());
    }
}

/// The settings for a proxy in the document.
fn documented(name: &str) -> &'static str {
    let begin = format!("```{name}\n");
    let rest = DOCUMENT.split_once(&begin).unwrap_or_else(|| panic!("no settings for {name}")).1;
    rest.split_once("```").expect("they end").0
}

/// nginx as documented, at this address and without TLS.
fn nginx(front: SocketAddr) -> String {
    let mut text = String::from("pid proxy.pid;\nevents {}\nhttp {\naccess_log off;\n");
    for line in documented("nginx").lines() {
        match line.trim() {
            "listen 443 ssl http2;" => writeln!(text, "listen {front};").unwrap(),
            own if own.starts_with("ssl_") || own.starts_with("listen") => {}
            _ => writeln!(text, "{line}").unwrap(),
        }
    }
    text + "}\n"
}

/// Caddy as documented, at this address and without TLS.
fn caddy(front: SocketAddr) -> String {
    let own = documented("caddy");
    assert!(own.contains("\nplay.example.org {"));
    let here = format!("http://:{} {{\n\tbind {}", front.port(), front.ip());
    format!("{{\n\tadmin off\n}}\n{}", own.replace("play.example.org {", &here))
}

#[test]
fn both_proxies_are_documented() {
    let front = "127.0.0.1:7000".parse().unwrap();
    for settings in [nginx(front), caddy(front)] {
        assert!(EXAMPLES.iter().all(|example| settings.contains(example)), "{settings}");
        assert!(settings.contains("7000") && !settings.contains("443"), "{settings}");
    }
}

/// nginx picks the server with this number for a key, out of so many: (CRC-32 of the key >> 16) & 0x7fff,
/// modulo their count.
fn picked(key: &str, servers: usize) -> usize {
    let sum = key.bytes().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg()))
    });
    (!sum >> 16 & 0x7fff) as usize % servers
}

#[test]
fn nginx_sends_each_cookie_to_its_process() {
    let settings = documented("nginx");
    for (number, name) in super::NAMES.iter().enumerate() {
        let line = settings.lines().find_map(|line| line.trim().strip_prefix(name)).expect("it is named");
        assert_eq!(picked(line.trim().trim_end_matches(';'), EXAMPLES.len()), number, "{name}");
    }
    let servers: Vec<&str> = settings.lines().filter(|line| line.contains("max_fails")).collect();
    assert!(servers.iter().zip(EXAMPLES).all(|(line, server)| line.contains(server)), "{servers:?}");
    let others = [
        ("two servers are 1 and 0", &[1, 0][..]),
        ("four 1, 2, 3, 0", &[1, 2, 3, 0]),
        ("five 0, 5, 4, 1, 2", &[0, 5, 4, 1, 2]),
        ("six 4, 5, 8, 7, 1, 0", &[4, 5, 8, 7, 1, 0]),
    ];
    for (told, keys) in others {
        assert!(DOCUMENT.contains(told), "{told}");
        for (number, key) in keys.iter().enumerate() {
            assert_eq!(picked(&key.to_string(), keys.len()), number, "{told}");
        }
    }
}
