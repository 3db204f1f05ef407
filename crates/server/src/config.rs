//! How the house is run.

use crate::clock::Clock;
use crate::retention::Retention;
use crate::store::StoreAddress;
use bots::Level;
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
    /// The database that is the store in place of a file in the folder.
    pub store: Option<StoreAddress>,
    /// The address people reach it by: links lead there, and changes come from its pages alone. Without it the house speaks
    /// http, and links have an address only if it is one of this machine for sure.
    pub public_url: Option<String>,
    /// How long a bot waits at least before it moves, so that people can follow; at some tables it does not.
    pub bot_pause: Duration,
    /// How many bots may think at once, each on a core of its own; the others wait.
    pub bots_at_once: usize,
    /// How many of them may think at the tables of one person.
    pub bots_at_once_per_person: usize,
    /// How many iterations an expert has for a hint.
    pub hint_iterations: u32,
    /// How many hints one person may ask for in a minute.
    pub hints_per_minute: u32,
    /// How many hints may wait for an expert; beyond that nobody is promised one.
    pub hint_queue: usize,
    /// The level of the bot that moves for an absent player.
    pub stand_in: Level,
    /// After how long without a move of an absent player a bot moves for them.
    pub abandoned_after: Duration,
    /// How many changes one person may ask for in a minute.
    pub changes_per_minute: u32,
    /// How many pages one person may look at in a minute.
    pub looks_per_minute: u32,
    /// How many guests may come from one address in an hour who were never here; a classroom shares one.
    pub guests_per_hour: u32,
    /// How many tables one person may open in an hour.
    pub tables_per_hour: u32,
    /// How many tables of one person may wait or be played at the same time.
    pub open_tables: u32,
    /// How long things are kept.
    pub retention: Retention,
    /// How many streams one person may have open.
    pub streams_per_person: usize,
    /// How many people may be behind one address: it may ask as much as all of them together.
    pub people_per_address: u32,
    /// How often the password of one account may be tried from one address, or on one known device, in a quarter of an hour.
    pub sign_in_attempts: u32,
    /// How often it may be tried in an hour from anywhere, known devices aside.
    pub sign_in_attempts_of_name: u32,
    /// How many streams may be open at once.
    pub most_streams: usize,
    /// How long the head of a request may take to come, and then its body. On a connection on which nothing is asked for
    /// that long the house hangs up.
    pub request_within: Duration,
    /// How long the head of a request may take to come once it has begun.
    pub head_within: Duration,
    /// The header in which a proxy writes the address of the client, such as `x-forwarded-for`. Without a proxy that
    /// sets it anybody could claim any address.
    pub client_header: Option<String>,
    /// The header in which a proxy gives requests their ids, such as `x-request-id`; without it the house makes them.
    pub request_id_header: Option<String>,
    /// Whether every answer has its line in the log.
    pub access_log: bool,
    /// How long after their last stream has ended somebody counts as away.
    pub away_after: Duration,
    /// After how long a table nobody looks at is no longer kept in memory.
    pub put_away_after: Duration,
    /// Where the metrics can be read; nowhere without it.
    pub metrics: Option<SocketAddr>,
    /// The clock of everything that is counted in time or expires.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bind: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("tafelrunde-data"),
            store: None,
            public_url: None,
            bot_pause: Duration::from_millis(900),
            bots_at_once: cores_for_bots(),
            bots_at_once_per_person: cores_for_bots().div_ceil(2),
            hint_iterations: Level::Expert.budget(),
            hints_per_minute: 20,
            hint_queue: 100,
            stand_in: Level::QUICK,
            abandoned_after: Duration::from_secs(3 * 24 * 3600),
            changes_per_minute: 240,
            looks_per_minute: 1_200,
            guests_per_hour: 300,
            tables_per_hour: 30,
            open_tables: 30,
            retention: Retention::default(),
            streams_per_person: 16,
            people_per_address: 20,
            sign_in_attempts: 10,
            sign_in_attempts_of_name: 100,
            most_streams: 20_000,
            // Longer than proxies keep a connection they do not use, so that it is theirs to hang up.
            request_within: Duration::from_secs(75),
            head_within: Duration::from_secs(10),
            client_header: None,
            request_id_header: None,
            access_log: false,
            away_after: Duration::from_secs(5),
            put_away_after: Duration::from_secs(10 * 60),
            metrics: None,
            clock: Clock::default(),
        }
    }
}

/// All cores but one, which is left to the pages.
fn cores_for_bots() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}
