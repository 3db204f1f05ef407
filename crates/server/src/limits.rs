//! Rate limits, for each person and each client address, so that nobody slows down the others. An address has the
//! limits of several people, because families and schools share one.

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

/// How many connections a browser opens at most to one house, besides streams.
const BROWSER_CONNECTIONS: usize = 6;

/// What is counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    /// A person, at any address.
    Person(i64),
    /// Everybody at one address who is not known yet.
    Strangers(Client),
    /// Everybody at one address.
    Address(Client),
}

/// Why another stream is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoStream {
    /// The limit of the house is reached.
    Full,
    /// The limit of this person or address is reached.
    Enough,
}

/// All counters.
pub(crate) struct Limits {
    changes: Counter<Whose>,
    pages: Counter<Whose>,
    hints: Counter<Whose>,
    tables: Counter<Whose>,
    guests: Counter<Client>,
    /// Attempts at passwords.
    pub(crate) attempts: Attempts,
    streams: Mutex<HashMap<Whose, usize>>,
    connections: Mutex<HashMap<Client, usize>>,
}

impl Limits {
    pub(crate) fn new(clock: &Clock) -> Self {
        Self {
            changes: Counter::new(clock, MINUTE),
            pages: Counter::new(clock, MINUTE),
            hints: Counter::new(clock, MINUTE),
            tables: Counter::new(clock, HOUR),
            guests: Counter::new(clock, HOUR),
            attempts: Attempts::new(clock),
            streams: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    /// Counts a page requested from this address, unless that is over the limit; whether it was within. Called before
    /// anything else, the store included. All `try_…` functions count in this way.
    pub(crate) fn try_page_from(&self, config: &Config, client: Client) -> bool {
        let limit = config.looks_per_minute.saturating_mul(config.people_per_address);
        self.pages.within(limit, Whose::Address(client))
    }

    /// Counts a page requested by a person.
    pub(crate) fn try_page_by(&self, config: &Config, person: i64) -> bool {
        self.pages.within(config.looks_per_minute, Whose::Person(person))
    }

    /// Counts a change from this address.
    pub(crate) fn try_change_from(&self, config: &Config, client: Client) -> bool {
        let limit = config.changes_per_minute.saturating_mul(config.people_per_address);
        self.changes.within(limit, Whose::Address(client))
    }

    /// Counts a change by a person. All unknown people at one address share the limit of one person: their first change
    /// makes them known.
    pub(crate) fn try_change(&self, config: &Config, person: Option<i64>, client: Client) -> bool {
        let whose = person.map_or(Whose::Strangers(client), Whose::Person);
        self.changes.within(config.changes_per_minute, whose)
    }

    /// Counts a request for a hint.
    pub(crate) fn try_hint(&self, config: &Config, person: i64, client: Client) -> bool {
        let by_address = config.hints_per_minute.saturating_mul(config.people_per_address);
        self.hints.within(by_address, Whose::Address(client))
            && self.hints.within(config.hints_per_minute, Whose::Person(person))
    }

    /// Counts a new guest from this address in this hour.
    pub(crate) fn try_guest(&self, config: &Config, client: Client) -> bool {
        self.guests.within(config.guests_per_hour, client)
    }

    /// How long until the counts of this minute are reset.
    pub(crate) fn minute_left(&self) -> Duration {
        self.changes.left()
    }

    /// How long until the counts of this hour are reset.
    pub(crate) fn hour_left(&self) -> Duration {
        self.tables.left()
    }

    /// Counts a table opened in this hour; over the limit, how long to wait. The count can be undone.
    pub(crate) fn try_open(
        &self,
        config: &Config,
        person: Option<i64>,
        client: Client,
    ) -> Result<(), Duration> {
        let limit = config.tables_per_hour;
        let by_address = limit.saturating_mul(config.people_per_address);
        // Both are counted, so that both can be undone.
        let of_address = self.tables.within(by_address, Whose::Address(client));
        let of_person = person.is_none_or(|person| self.tables.within(limit, Whose::Person(person)));
        if of_address && of_person {
            return Ok(());
        }
        self.undo_open(person, client);
        Err(self.hour_left())
    }

    /// Undoes the count: no table was opened after all.
    pub(crate) fn undo_open(&self, person: Option<i64>, client: Client) {
        for whose in [Some(Whose::Address(client)), person.map(Whose::Person)].into_iter().flatten() {
            self.tables.take_back(&whose);
        }
    }

    fn streams(&self) -> MutexGuard<'_, HashMap<Whose, usize>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens another stream, if person and address are below their limits.
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

    /// Opens another connection, if the address is below its limit: all streams of its people and some requests
    /// besides. Behind a proxy all connections are the proxy's, which has to limit clients itself.
    pub(crate) fn open_connection(&self, config: &Config, client: Client, is_node: bool) -> bool {
        let each = config.streams_per_person.saturating_add(BROWSER_CONNECTIONS);
        let limit = each.saturating_mul(config.people_per_address as usize);
        let mut connections = self.connections();
        let open = connections.entry(client).or_default();
        if *open >= limit && config.client_header.is_none() && !is_node {
            return false;
        }
        *open += 1;
        true
    }

    pub(crate) fn close_connection(&self, client: Client) {
        let mut connections = self.connections();
        if let Some(open) = connections.get_mut(&client) {
            *open -= 1;
            if *open == 0 {
                connections.remove(&client);
            }
        }
    }

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
