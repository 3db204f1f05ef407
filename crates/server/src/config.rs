//! The settings of a house.

use crate::clock::Clock;
use crate::retention::Retention;
use crate::store::StoreAddress;
use bots::Level;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a house.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens on.
    pub bind: SocketAddr,
    /// The data folder, with the store in it.
    pub data: PathBuf,
    /// The database to use as the store instead of a file in the folder.
    pub store: Option<StoreAddress>,
    /// The public address: links use it, and changes are accepted from its pages only. Without it the house speaks
    /// http, and links are absolute only if the address is certainly one of this machine.
    pub public_url: Option<String>,
    /// The least time before a bot moves, so that people can follow; some tables turn it off.
    pub bot_pause: Duration,
    /// How many bots may think at once, each on a core of its own; the others queue.
    pub bots_at_once: usize,
    /// How many of them may think at the tables of one person.
    pub bots_at_once_per_person: usize,
    /// How many iterations the master bot computes for a hint.
    pub hint_iterations: u32,
    /// How many hints one person may request in a minute.
    pub hints_per_minute: u32,
    /// How many requests for hints may queue; further ones are refused.
    pub hint_queue: usize,
    /// The level of the bot that moves for an absent player.
    pub stand_in: Level,
    /// How long an absent player may let the others wait before a bot moves for them.
    pub abandoned_after: Duration,
    /// How many changes one person may request in a minute.
    pub changes_per_minute: u32,
    /// How many pages one person may request in a minute.
    pub looks_per_minute: u32,
    /// How many new guests one address may bring in an hour; a classroom shares one address.
    pub guests_per_hour: u32,
    /// How many tables one person may open in an hour.
    pub tables_per_hour: u32,
    /// How many tables of one person may be waiting or running at the same time.
    pub open_tables: u32,
    /// How long data is retained.
    pub retention: Retention,
    /// How many streams one person may have open.
    pub streams_per_person: usize,
    /// How many people may share one address: its limits are those of one person times this.
    pub people_per_address: u32,
    /// How often the password of an account may be tried from one address, or on one known device, in 15 minutes.
    pub sign_in_attempts: u32,
    /// How often it may be tried in an hour from all addresses together, known devices not counted.
    pub sign_in_attempts_of_name: u32,
    /// How many streams may be open in total.
    pub most_streams: usize,
    /// The timeout for the head of a request, and then for its body. An idle connection is closed after the same time.
    pub request_within: Duration,
    /// The timeout for the head of a request, from its first byte.
    pub head_within: Duration,
    /// The name by which a proxy knows this process, one of several; `None` if the proxy does not care.
    pub name: Option<String>,
    /// The header in which a proxy sends the client's address, such as `x-forwarded-for`. Set it only behind such a
    /// proxy: otherwise anybody could claim any address.
    pub client_header: Option<String>,
    /// The header in which a proxy sends request ids, such as `x-request-id`; without it the house generates them.
    pub request_id_header: Option<String>,
    /// Whether every response is logged.
    pub access_log: bool,
    /// How long after their last stream has ended a player counts as away.
    pub away_after: Duration,
    /// How long a table without viewers stays in memory.
    pub put_away_after: Duration,
    /// Where the metrics are served; `None` for nowhere.
    pub metrics: Option<SocketAddr>,
    /// The clock for limits, for everything that expires and for players' clocks.
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
            hint_iterations: Level::Master.budget(),
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
            // Longer than proxies keep idle connections, so that the proxy is the one to close them.
            request_within: Duration::from_secs(75),
            head_within: Duration::from_secs(10),
            name: None,
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

/// All cores but one, which is left for requests.
fn cores_for_bots() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}
