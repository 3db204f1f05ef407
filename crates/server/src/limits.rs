//! How much anybody may ask for: counted for each person and for each client address, so that nobody waits for
//! somebody else. An address may ask as much as several people, because families and schools share one.

use crate::attempts::Attempts;
use crate::client::Client;
use crate::clock::Clock;
use crate::config::Config;
use crate::counter::Counter;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);

/// How many connections a browser opens at most to one house.
const BESIDES: usize = 6;

/// Whose requests are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    /// Those of a person, wherever they are.
    Person(i64),
    /// Those of nobody the house knows, from one address.
    Strangers(Client),
    /// All from one address.
    Address(Client),
}

/// Why there is no further stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoStream {
    /// The house has no room for anybody.
    Full,
    /// This person, or this address, has enough of them.
    Enough,
}

/// Everything that is counted.
pub(crate) struct Limits {
    changes: Counter<Whose>,
    looks: Counter<Whose>,
    hints: Counter<Whose>,
    tables: Counter<Whose>,
    guests: Counter<Client>,
    /// Passwords that were tried.
    pub(crate) attempts: Attempts,
    streams: Mutex<HashMap<Whose, usize>>,
    connections: Mutex<HashMap<Client, usize>>,
}

impl Limits {
    /// Nothing counted yet.
    pub(crate) fn new(clock: &Clock) -> Self {
        Self {
            changes: Counter::new(clock, MINUTE),
            looks: Counter::new(clock, MINUTE),
            hints: Counter::new(clock, MINUTE),
            tables: Counter::new(clock, HOUR),
            guests: Counter::new(clock, HOUR),
            attempts: Attempts::new(clock),
            streams: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    /// Whether anybody at this address may look now. This is asked before anything else, the store included.
    pub(crate) fn address_may_look(&self, config: &Config, client: Client) -> bool {
        let limit = config.looks_per_minute.saturating_mul(config.people_per_address);
        self.looks.within(limit, Whose::Address(client))
    }

    /// Whether a person may look now.
    pub(crate) fn person_may_look(&self, config: &Config, person: i64) -> bool {
        self.looks.within(config.looks_per_minute, Whose::Person(person))
    }

    /// Whether anybody at this address may change something now.
    pub(crate) fn address_may_change(&self, config: &Config, client: Client) -> bool {
        let limit = config.changes_per_minute.saturating_mul(config.people_per_address);
        self.changes.within(limit, Whose::Address(client))
    }

    /// Whether somebody may change something now. All strangers at one address have as much as one person: their first
    /// change makes them known.
    pub(crate) fn may_change(&self, config: &Config, person: Option<i64>, client: Client) -> bool {
        let whose = person.map_or(Whose::Strangers(client), Whose::Person);
        self.changes.within(config.changes_per_minute, whose)
    }

    /// Whether an expert may think for a person now.
    pub(crate) fn may_have_a_hint(&self, config: &Config, person: i64, client: Client) -> bool {
        let by_address = config.hints_per_minute.saturating_mul(config.people_per_address);
        self.hints.within(by_address, Whose::Address(client))
            && self.hints.within(config.hints_per_minute, Whose::Person(person))
    }

    /// Whether somebody from this address who was never here may become a guest in this hour.
    pub(crate) fn may_become_guest(&self, config: &Config, client: Client) -> bool {
        self.guests.within(config.guests_per_hour, client)
    }

    /// How long whoever has asked too much in this minute has to wait.
    pub(crate) fn minute_left(&self) -> Duration {
        self.changes.left()
    }

    /// The same for this hour.
    pub(crate) fn hour_left(&self) -> Duration {
        self.tables.left()
    }

    /// Whether somebody may open another table in this hour; otherwise how long they have to wait. What is allowed is
    /// counted, and may be given back.
    pub(crate) fn may_open(
        &self,
        config: &Config,
        person: Option<i64>,
        client: Client,
    ) -> Result<(), Duration> {
        let limit = config.tables_per_hour;
        let by_address = limit.saturating_mul(config.people_per_address);
        // Both are counted, so that both can be given back.
        let of_address = self.tables.within(by_address, Whose::Address(client));
        let of_person = person.is_none_or(|person| self.tables.within(limit, Whose::Person(person)));
        if of_address && of_person {
            return Ok(());
        }
        self.open_no_table(person, client);
        Err(self.hour_left())
    }

    /// No table was opened after all.
    pub(crate) fn open_no_table(&self, person: Option<i64>, client: Client) {
        for whose in [Some(Whose::Address(client)), person.map(Whose::Person)].into_iter().flatten() {
            self.tables.take_back(&whose);
        }
    }

    fn streams(&self) -> MutexGuard<'_, HashMap<Whose, usize>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another stream, if person and address have not enough of them.
    pub(crate) fn open_stream(
        &self,
        config: &Config,
        person: Option<i64>,
        client: Client,
    ) -> Result<(), NoStream> {
        let by_address = config.streams_per_person.saturating_mul(config.people_per_address as usize);
        let person = person.map(|person| (Whose::Person(person), config.streams_per_person));
        let counted = [Some((Whose::Address(client), by_address)), person];
        let mut streams = self.streams();
        let open = |whose| streams.get(whose).copied().unwrap_or_default();
        if counted.iter().flatten().any(|(whose, limit)| open(whose) >= *limit) {
            return Err(NoStream::Enough);
        }
        for (whose, _) in counted.into_iter().flatten() {
            *streams.entry(whose).or_default() += 1;
        }
        Ok(())
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<Client, usize>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another connection, if the address has not enough of them: its people may hold their streams and look around
    /// besides. Behind a proxy all connections are the proxy's, which has to count for itself.
    pub(crate) fn open_connection(&self, config: &Config, client: Client) -> bool {
        let each = config.streams_per_person.saturating_add(BESIDES);
        let limit = each.saturating_mul(config.people_per_address as usize);
        let mut connections = self.connections();
        let open = connections.entry(client).or_default();
        if *open >= limit && config.client_header.is_none() {
            return false;
        }
        *open += 1;
        true
    }

    /// A connection has ended.
    pub(crate) fn close_connection(&self, client: Client) {
        let mut connections = self.connections();
        if let Some(open) = connections.get_mut(&client) {
            *open -= 1;
            if *open == 0 {
                connections.remove(&client);
            }
        }
    }

    /// A stream has ended.
    pub(crate) fn close_stream(&self, person: Option<i64>, client: Client) {
        let mut streams = self.streams();
        for whose in [Some(Whose::Address(client)), person.map(Whose::Person)].into_iter().flatten() {
            if let Some(open) = streams.get_mut(&whose) {
                *open -= 1;
                if *open == 0 {
                    streams.remove(&whose);
                }
            }
        }
    }
}
