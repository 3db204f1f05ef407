//! What happens to a table besides its moves: bots and free seats, cancelling, leaving, rematches.

use crate::client::Client;
use crate::house::{House, Opening};
use crate::live_table::{ChangeError, LiveTable};
use crate::promise::Promise;
use crate::quotas::NoTable;
use crate::sealing::GivenWord;
use crate::seats::{bot_of, seat_of};
use crate::shown::distinct;
use crate::snapshot::Snapshot;
use crate::store::{Credential, DELETED, Person, Store, StoredSeat};
use bots::Level;
use std::sync::Arc;
use table::Turn;
use words::Words;

impl LiveTable {
    /// Whether the game is over, or was ended early.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over_in(&self.snapshot())
    }

    /// The same, in this snapshot.
    pub(crate) fn is_over_in(&self, snapshot: &Snapshot) -> bool {
        self.stored.closed || snapshot.running.turn() == Turn::Over
    }

    /// Seats a bot on one free seat, or on all of them. When the last seat is taken, the game begins.
    pub(crate) async fn seat_bots(
        &self,
        store: &dyn Store,
        by: Credential,
        number: Option<usize>,
        bot: impl Fn(usize) -> StoredSeat,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if by.person != self.stored.owner {
            return Err(ChangeError::NotYours);
        }
        let free = |(_, seat): &(usize, &StoredSeat)| !seat.is_taken();
        let free: Vec<usize> = snapshot.seats.iter().enumerate().filter(free).map(|(at, _)| at).collect();
        let chosen: Vec<usize> =
            free.into_iter().filter(|&at| number.is_none_or(|number| number == at)).collect();
        if snapshot.begun || chosen.is_empty() {
            return Err(ChangeError::Taken);
        }
        let mut seats = Vec::clone(&snapshot.seats);
        for at in chosen {
            let taken = bot(at);
            let name = distinct(&taken.name, seats.iter().map(|seat| seat.name.as_str()));
            seats[at] = StoredSeat { name, ..taken };
        }
        self.commit_seats(store, Some(by), &snapshot, seats).await
    }

    /// Frees a seat while the table waits: one's own, or as the owner somebody else's. Once all seats are taken none
    /// can be freed, because words for the dice may be known by then.
    pub(crate) async fn free_seat(
        &self,
        store: &dyn Store,
        by: Credential,
        number: Option<usize>,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if snapshot.begun || snapshot.waits_for_words() {
            return Err(ChangeError::Taken);
        }
        let is_owner = by.person == self.stored.owner;
        let mut seats = Vec::clone(&snapshot.seats);
        let own = |seat: &StoredSeat| seat.person == Some(by.person);
        let freed = seats.iter_mut().enumerate().filter(|(at, seat)| match number {
            Some(number) => number == *at && seat.is_taken() && own(seat) != is_owner,
            None => own(seat) && !is_owner,
        });
        if freed.map(|(_, seat)| *seat = StoredSeat::default()).count() == 0 {
            let is_own = number.is_none_or(|number| snapshot.seats.get(number).is_some_and(own));
            return Err(if is_owner && is_own {
                ChangeError::OwnerCannotLeave
            } else {
                ChangeError::NotYours
            });
        }
        self.commit_seats(store, Some(by), &snapshot, seats).await
    }

    /// The owner cancels a table that waits for players: it is deleted.
    pub(crate) async fn cancel(&self, store: &dyn Store, by: Credential) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if snapshot.begun {
            return Err(ChangeError::Taken);
        }
        if by.person != self.stored.owner {
            return Err(ChangeError::NotYours);
        }
        let cancel = store.cancel_table(by, self.stored.id.clone(), Vec::clone(&snapshot.seats));
        // The commit is dropped: viewers reload, and the table is gone.
        self.commit(store, cancel).await.map(drop)
    }

    /// Somebody leaves a running game: bots take their seats. If no other person is left, the game ends instead and
    /// they keep their seats.
    pub(crate) async fn leave(
        &self,
        store: &dyn Store,
        by: Credential,
        has_departed: impl Fn(i64) -> bool,
        bot: impl Fn(usize) -> StoredSeat,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if snapshot.seats_of(by.person).next().is_none() {
            return Err(ChangeError::NotYours);
        }
        if !snapshot.begun {
            return Err(ChangeError::NotBegun);
        }
        if self.is_over() {
            return Err(ChangeError::Over);
        }
        let is_other = |person: i64| person != by.person && !has_departed(person);
        // The cache of departed people may be out of date; a deleted person is recognised by the name of the seat.
        let ends =
            !snapshot.seats.iter().any(|seat| seat.name != DELETED && seat.person.is_some_and(is_other));
        let mut seats = Vec::clone(&snapshot.seats);
        for at in snapshot.seats_of(by.person).map(table::Seat::index).filter(|_| !ends) {
            let StoredSeat { name, bot, .. } = bot(at);
            let name = distinct(&name, seats.iter().map(|seat| seat.name.as_str()));
            // The dice depend on the word of the seat, even if a bot plays it now.
            seats[at] = StoredSeat { name, person: None, bot, ..seats[at].clone() };
        }
        let before = Vec::clone(&snapshot.seats);
        let leave = store.leave_game(by, self.stored.id.clone(), before, seats.clone(), ends);
        let commit = self.commit(store, leave).await?;
        if ends {
            // `closed` is part of the immutable data of a table in memory: it has to be read again.
            drop(commit);
        } else {
            self.change(|next| next.seats = Arc::new(seats));
            commit.finish();
        }
        Ok(())
    }
}

/// A person who wants a rematch, with their word for the dice.
pub(crate) struct RematchRequest<'a> {
    pub(crate) person: &'a Person,
    pub(crate) by: Credential,
    pub(crate) word: GivenWord,
    /// Their address.
    pub(crate) client: Client,
}

/// Why there is no rematch.
#[derive(Clone, Debug)]
pub(crate) enum NoRematch {
    /// The person, or their address, has opened too many tables.
    OverQuota(NoTable),
    /// The change was refused, or it failed.
    Refused(ChangeError),
}

impl From<ChangeError> for NoRematch {
    fn from(why: ChangeError) -> Self {
        Self::Refused(why)
    }
}

impl House {
    /// Makes the bot of this level for a seat, by index.
    fn bot_for(words: Words, level: Level) -> impl Fn(usize) -> StoredSeat {
        move |at| bot_of(words, at + 1, level)
    }

    /// Seats a bot on one free seat, or on all of them; when the last seat is taken, the game begins.
    pub(crate) async fn seat_bots(
        &self,
        live: &Arc<LiveTable>,
        by: Credential,
        number: Option<usize>,
        level: Level,
        words: Words,
    ) -> Result<(), ChangeError> {
        live.seat_bots(self.store(), by, number, Self::bot_for(words, level)).await?;
        self.advance(live).await;
        Ok(())
    }

    /// Cancels a waiting table. If it was a rematch, another one can be opened.
    pub(crate) async fn cancel(&self, live: &LiveTable, by: Credential) -> Result<(), ChangeError> {
        live.cancel(self.store(), by).await?;
        let is_of = |other: &Arc<LiveTable>| other.snapshot().rematch.as_deref() == Some(&*live.stored.id);
        let before = self.memory().all().into_iter().filter(is_of).map(|other| other.stored.id.clone());
        self.drop_tables(&before.collect::<Vec<_>>());
        Ok(())
    }

    /// Leaves a table: before the game the seat becomes free, during it a bot takes over.
    pub(crate) async fn leave(
        &self,
        live: &Arc<LiveTable>,
        by: Credential,
        number: Option<usize>,
        words: Words,
    ) -> Result<(), ChangeError> {
        if !live.snapshot().begun {
            return live.free_seat(self.store(), by, number).await;
        }
        let has_departed = |person| self.people().departed.contains(person);
        let bot = Self::bot_for(words, self.config().stand_in);
        live.leave(self.store(), by, has_departed, bot).await?;
        self.advance(live).await;
        Ok(())
    }

    /// Plays a rematch: opens the table for it, with the same options and bots, or sits down at it if somebody has
    /// opened it already, which counts against no quota.
    pub(crate) async fn rematch(
        &self,
        of: &Arc<LiveTable>,
        request: RematchRequest<'_>,
    ) -> Result<Arc<LiveTable>, NoRematch> {
        let (person, client) = (request.person.id, request.client);
        let reservation = match of.snapshot().rematch {
            Some(_) => None,
            None => Some(self.reserve_table(Some(person), client).await.map_err(NoRematch::OverQuota)?),
        };
        let next = self.open_or_join_rematch(of, request).await?;
        if let Some(reservation) = reservation.filter(|_| next.stored.owner == person) {
            reservation.keep();
        }
        Ok(next)
    }

    async fn open_or_join_rematch(
        &self,
        of: &Arc<LiveTable>,
        request: RematchRequest<'_>,
    ) -> Result<Arc<LiveTable>, ChangeError> {
        if !of.snapshot().begun || !of.is_over() {
            return Err(ChangeError::NotOver);
        }
        let Some(seat) = of.seat_of(request.by.person) else { return Err(ChangeError::NotYours) };
        let next = match of.snapshot().rematch.clone() {
            Some(next) => next,
            None => match self.open_rematch(of, &request).await? {
                RematchTable::Here(live) => return Ok(live),
                RematchTable::ByAnother(next) => next,
            },
        };
        let Some(live) = self.table(&next).await? else {
            // It was cancelled or removed: the next request opens another one.
            self.drop_tables(std::slice::from_ref(&of.stored.id));
            return Err(ChangeError::Stale);
        };
        if live.seat_of(request.by.person).is_some() {
            return Ok(live);
        }
        let seats = Arc::clone(&live.snapshot().seats);
        let is_free = |at: &usize| seats.get(*at).is_some_and(|seat| !seat.is_taken());
        let at = [seat.index()].into_iter().chain(0..seats.len()).find(is_free).ok_or(ChangeError::Taken)?;
        self.sit(&live, request.by, at, seat_of(request.person, request.word)).await?;
        Ok(live)
    }

    /// Opens the table for a rematch, unless somebody has done so at the same moment.
    async fn open_rematch(
        &self,
        of: &Arc<LiveTable>,
        request: &RematchRequest<'_>,
    ) -> Result<RematchTable, ChangeError> {
        // `lock_changes` refuses a game that was ended, but a rematch of it is allowed: lock directly.
        let _lock = of.change_lock.lock().await;
        let snapshot = of.snapshot();
        if snapshot.dropped {
            return Err(ChangeError::Stale);
        }
        if let Some(next) = &snapshot.rematch {
            return Ok(RematchTable::ByAnother(Arc::clone(next)));
        }
        let mut word = Some(request.word.clone());
        let seats = snapshot.seats.iter().map(|seat| match (&seat.bot, seat.person) {
            (Some(_), _) => StoredSeat { word: table::NO_WORD.to_owned(), sealed: None, ..seat.clone() },
            (None, Some(person)) if person == request.by.person => {
                let own = seat_of(request.person, word.take().unwrap_or_else(GivenWord::none));
                StoredSeat { name: seat.name.clone(), ..own }
            }
            (None, _) => StoredSeat::default(),
        });
        let stored = &of.stored;
        let opening = Opening {
            game: of.game,
            options: stored.options.clone(),
            owner: request.by.person,
            by: Some(request.by),
            address_hash: self.address_hash(request.client),
            listed: false,
            clock: stored.clock,
            instant: stored.instant,
            hints: stored.hints,
            seats: seats.collect(),
            moves: Vec::new(),
        };
        let promise: Promise = self.promise_beside(&stored.id);
        let id = promise.id.clone();
        let (table, _) = self.stored(promise, opening, of.game.pins())?;
        let add = self.store().add_rematch(request.by, stored.id.clone(), table);
        let commit = of.commit(self.store(), add).await?;
        self.metrics().opened.inc();
        of.change(|next| next.rematch = Some(id.as_str().into()));
        commit.finish();
        let live = self.table(&id).await?.ok_or(ChangeError::Stale)?;
        self.advance(&live).await;
        Ok(RematchTable::Here(live))
    }
}

/// The table of a rematch, and who opened it.
enum RematchTable {
    /// This request.
    Here(Arc<LiveTable>),
    /// Another request, a moment earlier: the id of the table.
    ByAnother(Arc<str>),
}
