//! Extractors: who sends a request, for which table, from which seat.

use super::error::{Code, Problem};
use super::rejections;
use crate::accounts::PasswordAttempt;
use crate::client::Client;
use crate::house::House;
use crate::live_table::LiveTable;
use crate::reader::Reader;
use crate::snapshot::Snapshot;
use crate::store::{Credential, Person};
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use serde::Deserialize;
use std::sync::Arc;
use table::{Actor, Eye, Seat};
use utoipa::IntoParams;
use words::Words;

/// The sender of a request: their language, and who they are if they show a token.
#[derive(Clone, Debug)]
pub(super) struct ApiCaller {
    /// The language of the response.
    pub words: Words,
    /// The person, if they show a token.
    pub person: Option<Person>,
    /// The hash of that token.
    pub token: Option<[u8; 32]>,
    /// Their address.
    pub client: Client,
}

impl FromRequestParts<House> for ApiCaller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Problem> {
        let reader = Reader::from_request_parts(parts, house).await;
        let Reader { words, person, token, client, .. } =
            reader.map_err(|failure| Problem::with(Code::Store, failure.message))?;
        // A request with a token that is unknown must fail: treated as a stranger's it would only confuse.
        if person.is_none() && parts.headers.contains_key(AUTHORIZATION) {
            return Err(Problem::new(words, Code::TokenUnknown));
        }
        Ok(Self { words, person, token, client })
    }
}

impl ApiCaller {
    /// A problem in the sender's language.
    pub(super) fn problem(&self, code: Code) -> Problem {
        Problem::new(self.words, code)
    }

    /// The client data for a password attempt.
    pub(super) fn password_attempt(&self) -> PasswordAttempt {
        let signed_in = self.person.clone().zip(self.token);
        PasswordAttempt { client: self.client, signed_in, device: None, is_browser: false }
    }

    /// Who they are, and by which token.
    pub(super) fn credential(&self) -> Option<Credential> {
        let person = self.person.as_ref()?;
        Some(Credential { person: person.id, token: self.token? })
    }

    /// The same, or a refusal if they are not known.
    pub(super) fn known_by(&self) -> Result<Credential, Problem> {
        self.credential().ok_or_else(|| self.problem(Code::TokenMissing))
    }

    /// The person, or a refusal if they are not known.
    pub(super) fn known(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or_else(|| self.problem(Code::TokenMissing))
    }

    /// The parsed body.
    pub(super) fn read<T>(&self, body: Result<Json<T>, JsonRejection>) -> Result<T, Problem> {
        body.map(|Json(said)| said).map_err(|why| rejections::body(self.words, &why))
    }

    /// The parsed query.
    pub(super) fn read_query<T>(&self, query: Result<Query<T>, QueryRejection>) -> Result<T, Problem> {
        query.map(|Query(said)| said).map_err(|why| rejections::query(self.words, &why))
    }
}

/// Which table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct TableId {
    /// The id of the table, as returned by `POST /tables`.
    id: String,
}

/// Which seat.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatQuery {
    /// If you hold several seats, the one to act for; by default the one whose turn it is.
    #[param(minimum = 1)]
    seat: Option<usize>,
}

/// The sender of a request at a table, as a player or a spectator.
pub(super) struct AtTable {
    /// Who.
    pub caller: ApiCaller,
    /// The table.
    pub live: Arc<LiveTable>,
    /// Its current snapshot.
    pub snapshot: Arc<Snapshot>,
    /// All seats of the sender.
    pub own: Vec<Seat>,
    /// The seat named in the query.
    pub named: Option<Seat>,
}

impl FromRequestParts<House> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Problem> {
        let caller = ApiCaller::from_request_parts(parts, house).await?;
        let nothing = || caller.problem(Code::NoSuchTable);
        let Path(TableId { id }) = Path::from_request_parts(parts, house).await.map_err(|_| nothing())?;
        let found = house.advanced_table(&id).await.map_err(|error| Problem::store(caller.words, &error))?;
        let live = found.ok_or_else(nothing)?;
        let query = Query::<SeatQuery>::from_request_parts(parts, house).await;
        let query = caller.read_query(query)?;
        let mut at = Self::now(caller, live);
        at.named = query.seat.map(|number| at.own_seat(number)).transpose()?;
        Ok(at)
    }
}

impl AtTable {
    /// At a table as it is now.
    pub(super) fn now(caller: ApiCaller, live: Arc<LiveTable>) -> Self {
        let snapshot = live.snapshot();
        Self::at(caller, live, snapshot)
    }

    /// At a table in a given snapshot.
    pub(super) fn at(caller: ApiCaller, live: Arc<LiveTable>, snapshot: Arc<Snapshot>) -> Self {
        let person = caller.person.as_ref().map(|person| person.id);
        let is_own = |seat: &Seat| person.is_some() && snapshot.seats[seat.index()].person == person;
        let own = Seat::all(snapshot.seats.len()).filter(is_own).collect();
        Self { caller, live, snapshot, own, named: None }
    }

    /// A seat by its number, which has to be one of their own.
    fn own_seat(&self, number: usize) -> Result<Seat, Problem> {
        let seat = self.seat_number(number)?;
        Some(seat).filter(|seat| self.own.contains(seat)).ok_or_else(|| self.not_seated())
    }

    /// A seat by its number, counted from 1.
    pub(super) fn seat_number(&self, number: usize) -> Result<Seat, Problem> {
        let index = number.checked_sub(1).filter(|&index| index < self.snapshot.seats.len());
        index.map(Seat::new).ok_or_else(|| self.caller.problem(Code::NoSuchSeat))
    }

    fn not_seated(&self) -> Problem {
        self.caller.problem(if self.caller.person.is_some() { Code::NotYourSeat } else { Code::TokenMissing })
    }

    /// The seat the request is for: the one named, or the one on turn, or their first.
    pub(super) fn seat(&self) -> Option<Seat> {
        let turn = self.snapshot.running.turn();
        let on_turn = || self.own.iter().copied().find(|&seat| turn.includes(Actor::Seat(seat)));
        self.named.or_else(on_turn).or_else(|| self.own.first().copied())
    }

    /// The same, or a refusal if they have no seat.
    pub(super) fn seated(&self) -> Result<Seat, Problem> {
        self.seat().ok_or_else(|| self.not_seated())
    }

    /// What the sender may know.
    pub(super) fn eye(&self) -> Eye {
        self.seat().map_or(Eye::Spectator, Eye::Seat)
    }

    /// The names of the seats.
    pub(super) fn names(&self) -> Vec<String> {
        self.snapshot.names(self.caller.words)
    }
}
