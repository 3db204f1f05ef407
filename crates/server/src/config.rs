//! How the house is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How the house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// The folder of the store.
    pub data: PathBuf,
    /// The address people reach it by, for links and the origin check; otherwise what the browser says.
    pub public_url: Option<String>,
    /// How long a bot seems to think.
    pub bot_pause: Duration,
    /// After how long without a move of an absent player a bot moves for them.
    pub abandoned_after: Duration,
    /// How many changes one person may ask for in a minute.
    pub changes_per_minute: u32,
    /// How many streams may be open at once.
    pub most_streams: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bind: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("tafelrunde-data"),
            public_url: None,
            bot_pause: Duration::from_millis(900),
            abandoned_after: Duration::from_secs(3 * 24 * 3600),
            changes_per_minute: 240,
            most_streams: 20_000,
        }
    }
}
