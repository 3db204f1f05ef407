//! A table in memory: the newest snapshot for readers, and one lock for writers.

pub use crate::change_error::ChangeError;

use crate::clock::Clock;
use crate::clocks::Clocks;
use crate::drawing::TablePages;
use crate::hints::Hints;
use crate::memory::{Memory, TableExtras};
use crate::mutes::Mutes;
use crate::pace::Pace;
use crate::presence::SeatPresence;
use crate::reviews::ReviewCache;
use crate::sealing::WordProblem;
use crate::shown::distinct;
use crate::simultaneous::still_chooses;
use crate::snapshot::{MAX_EARLIER, Snapshot};
use crate::store::{Credential, Store, StoredMove, StoredSeat, StoredTable};
use games::{AnyMove, GameId, RunningGame};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use table::{Dice, NoUndo, Proof, Seat, Turn};
use tokio::sync::{Mutex, watch};

/// A table in memory.
pub struct LiveTable {
    /// What never changes about it.
    pub stored: StoredTable,
    /// Which game.
    pub game: GameId,
    pub(crate) dice: RwLock<Dice>,
    pub(crate) change_lock: Mutex<()>,
    newest: watch::Sender<Arc<Snapshot>>,
    presence: Vec<SeatPresence>,
    /// How many spectators watch.
    pub(crate) watchers: SeatPresence,
    /// The clock of the house.
    pub(crate) clock: Clock,
    /// When it was requested last, in milliseconds since 1970.
    asked: AtomicI64,
    /// Its rendered pages.
    pub(crate) pages: TablePages,
    /// Whom each reader has muted.
    pub(crate) mutes: Mutes,
    /// Hints, by seat.
    pub(crate) hints: Hints,
    /// The review, once somebody has asked for it.
    pub(crate) review: ReviewCache,
    pub(crate) pace: Pace,
    /// Whether a task already lets the bots of this table move.
    pub(crate) bots_claimed: AtomicBool,
}

impl LiveTable {
    /// A table as stored. No clock ran before the house was opened.
    pub(crate) fn new(
        stored: StoredTable,
        game: GameId,
        running: Box<dyn RunningGame>,
        moves: &[StoredMove],
        extras: TableExtras,
        memory: &Memory,
    ) -> Self {
        let dice = Dice::new(&stored.secret, stored.seats.iter().map(|seat| seat.word.as_str()));
        let since = moves.last().map_or(stored.opened, |made| made.at).max(memory.opened);
        let snapshot = Snapshot {
            version: moves.len() as u64,
            running: Arc::from(running),
            earlier: VecDeque::new(),
            seats: Arc::new(stored.seats.clone()),
            begun: stored.begun,
            owner_departed: false,
            dropped: false,
            present: vec![false; stored.seats.len()],
            chat: Arc::new(extras.chat),
            rematch: extras.rematch.map(Into::into),
            watchers: 0,
            uncovered: Arc::default(),
            clocks: Clocks::new(stored.seats.len(), moves, since),
            memo: Arc::default(),
        };
        let presence = stored.seats.iter().map(|_| SeatPresence::default()).collect();
        Self {
            hints: Hints::new(stored.seats.len()),
            stored,
            game,
            dice: RwLock::new(dice),
            change_lock: Mutex::new(()),
            newest: watch::Sender::new(Arc::new(snapshot)),
            presence,
            watchers: SeatPresence::default(),
            asked: AtomicI64::new(memory.clock.now()),
            clock: memory.clock.clone(),
            pages: TablePages::new(Arc::clone(&memory.pages)),
            mutes: Mutes::new(extras.muted),
            review: ReviewCache::default(),
            pace: Pace::default(),
            bots_claimed: AtomicBool::new(false),
        }
    }

    /// The newest snapshot.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.newest.borrow().clone()
    }

    /// The dice, from the secret and the words known so far.
    fn dice(&self) -> Dice {
        self.dice.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The proof of the dice: those of the house, or those of an imported record. Only for a game that may be revealed.
    pub fn proof(&self) -> Option<Proof> {
        if !self.is_played() {
            return self.stored.proof.clone();
        }
        // A record that reveals the secret of an unfinished game would look truncated.
        let is_over = self.snapshot().running.turn() == Turn::Over;
        let secret = (is_over || !self.stored.closed).then_some(self.stored.secret);
        Some(Proof { secret, ..self.proof_without_secret() })
    }

    /// The record, with every secret: only for a game that may be revealed.
    pub fn record(&self) -> String {
        let snapshot = self.snapshot();
        let names = snapshot.seats.iter().map(|seat| seat.name.clone()).collect();
        match self.proof() {
            Some(proof) => snapshot.running.record_with(names, proof),
            None => snapshot.running.record(),
        }
    }

    /// The commitment to the dice published before the game; `None` for an imported record without one.
    pub fn commitment(&self) -> Option<String> {
        if self.is_played() || !self.snapshot().begun {
            return Some(Dice::commitment(&self.stored.secret));
        }
        self.stored.proof.as_ref().map(|proof| proof.commitment.clone())
    }

    /// Whether somebody sits here; otherwise it is an imported record.
    pub fn is_played(&self) -> bool {
        self.newest.borrow().seats.iter().any(StoredSeat::is_taken)
    }

    /// Whether everything about the game may be revealed to this person: it is over or was ended, or it is a record
    /// they imported.
    pub fn reveals_all_to(&self, person: Option<i64>) -> bool {
        self.is_over() || !self.is_played() && person == Some(self.stored.owner)
    }

    /// Subscribes to new snapshots.
    pub fn subscribe(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.newest.subscribe()
    }

    /// The seat of a person, if they sit here.
    pub fn seat_of(&self, person: i64) -> Option<Seat> {
        self.newest.borrow().seats_of(person).next()
    }

    /// All seats of a person: somebody may play several on one device.
    pub fn seats_of(&self, person: i64) -> Vec<Seat> {
        self.newest.borrow().seats_of(person).collect()
    }

    /// Who watches from a seat.
    pub(crate) fn presence_of(&self, seat: Seat) -> &SeatPresence {
        &self.presence[seat.index()]
    }

    /// Notes that the table was requested now.
    pub(crate) fn touch(&self) {
        self.asked.store(self.clock.now(), Ordering::Relaxed);
    }

    /// Whether the table has to stay in memory although nobody holds it: it was requested after `before`, or a clock
    /// runs.
    pub(crate) fn is_needed(&self, before: i64) -> bool {
        let snapshot = self.newest.borrow();
        let clock_runs = self.stored.clock.is_some() && snapshot.begun && !self.is_over_in(&snapshot);
        clock_runs || self.asked.load(Ordering::Relaxed) > before
    }

    /// Drops the earlier situations, unless somebody watches: the next viewer starts with a whole page.
    pub(crate) fn drop_earlier(&self) {
        let has_more = || !self.newest.borrow().earlier.is_empty();
        if self.newest.receiver_count() == 0 && has_more() {
            self.newest.send_if_modified(|snapshot| {
                let mut bare = Snapshot::clone(snapshot);
                (bare.earlier, bare.memo) = Default::default();
                *snapshot = Arc::new(bare);
                false
            });
        }
    }

    /// Publishes a snapshot in which something other than the game has changed.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Snapshot)) {
        self.change_if(|_| true, change);
    }

    /// The same, if a condition holds at that moment.
    pub(crate) fn change_if(
        &self,
        condition: impl FnOnce(&Snapshot) -> bool,
        change: impl FnOnce(&mut Snapshot),
    ) {
        self.newest.send_if_modified(|snapshot| {
            if !condition(snapshot) {
                return false;
            }
            let mut next = snapshot.next();
            change(&mut next);
            *snapshot = Arc::new(next);
            true
        });
    }

    fn publish(&self, running: Arc<dyn RunningGame>, change: impl FnOnce(&mut Snapshot)) {
        self.hints.move_on(&running);
        self.newest.send_modify(|snapshot| {
            let mut next = snapshot.next();
            if next.running.moves_made() != running.moves_made() {
                next.earlier.push_back(snapshot.situation());
                while next.earlier.len() > MAX_EARLIER {
                    next.earlier.pop_front();
                }
            }
            next.running = running;
            change(&mut next);
            *snapshot = Arc::new(next);
        });
    }

    /// Makes a move for a seat: checks it, commits it, then publishes it. Several moves, one on each line, are made all
    /// or none.
    ///
    /// `by` must still be valid when it is committed; `seen` is the number of moves the page showed when the choice was
    /// made, if the page sends it.
    pub async fn play(
        &self,
        store: &dyn Store,
        by: Option<Credential>,
        seat: Seat,
        choice: &str,
        seen: Option<usize>,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if !snapshot.begun {
            return Err(ChangeError::NotBegun);
        }
        if seen.is_some_and(|seen| {
            seen != snapshot.running.moves_made() && !still_chooses(&*snapshot.running, seat, seen)
        }) {
            return Err(ChangeError::Stale);
        }
        let mut running = snapshot.running.fork();
        for line in choice.split('\n') {
            let choice = running.read_move(line).map_err(ChangeError::Unreadable)?;
            running.play(seat, choice).map_err(ChangeError::Refused)?;
        }
        self.commit_and_publish(store, by, &snapshot, running, Some(seat)).await
    }

    /// Makes a move that was computed in the situation `seen`, if it is still the current one.
    pub async fn play_if_unchanged(
        &self,
        store: &dyn Store,
        seat: Seat,
        choice: AnyMove,
        seen: &Arc<dyn RunningGame>,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if !Arc::ptr_eq(&snapshot.running, seen) {
            return Err(ChangeError::Stale);
        }
        let mut running = snapshot.running.fork();
        running.play(seat, choice).map_err(ChangeError::Refused)?;
        self.commit_and_publish(store, None, &snapshot, running, Some(seat)).await
    }

    /// Adds the moves of chance and the formalities, commits everything, and only then publishes it.
    async fn commit_and_publish(
        &self,
        store: &dyn Store,
        by: Option<Credential>,
        snapshot: &Snapshot,
        mut running: Box<dyn RunningGame>,
        mover: Option<Seat>,
    ) -> Result<(), ChangeError> {
        loop {
            running.throw(&self.dice()).map_err(ChangeError::Refused)?;
            let Some((seat, choice)) = running.formality() else { break };
            running.play(seat, choice).map_err(ChangeError::Refused)?;
        }
        let (at, time) = (snapshot.running.moves_made(), self.clock.now());
        let made = running.lines_since(at).into_iter().map(|line| StoredMove { line, at: time, thought: 0 });
        let mut made: Vec<StoredMove> = made.collect();
        // Only the decision itself took thinking time.
        if let (Some(decision), Some(seat)) = (made.first_mut(), mover) {
            decision.thought = snapshot.clocks.thinking(seat, time);
        }
        let (before, after) = (snapshot.running.turn(), running.turn());
        let append = store.append(by, self.stored.id.clone(), at, made, after == Turn::Over);
        let commit = self.commit(store, append).await?;
        self.publish(Arc::from(running), |next| next.clocks.turn_over(mover, before, after, time));
        commit.finish();
        Ok(())
    }

    /// Undoes the last decision of a seat.
    pub async fn undo(
        &self,
        store: &dyn Store,
        by: Option<Credential>,
        seat: Seat,
        seen: Option<usize>,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if seen.is_some_and(|seen| seen != snapshot.running.moves_made()) {
            return Err(ChangeError::Stale);
        }
        if snapshot.running.turn() == Turn::Over {
            // The secret of the dice has been revealed.
            return Err(ChangeError::NoUndo(NoUndo::Revealed));
        }
        let to = snapshot.running.undo_to(seat).map_err(ChangeError::NoUndo)?;
        let take_back = store.take_back(by, self.stored.id.clone(), snapshot.running.moves_made(), to);
        let commit = self.commit(store, take_back).await?;
        // The events continue differently from here.
        self.publish(Arc::from(snapshot.running.until(to)), |next| {
            next.memo = Arc::default();
        });
        commit.finish();
        Ok(())
    }

    /// Takes a free seat. With the last one the game begins, unless sealed words are still to be revealed: both are
    /// committed together, and the dice use everybody's word.
    pub async fn sit(
        &self,
        store: &dyn Store,
        by: Credential,
        number: usize,
        taken: StoredSeat,
    ) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        let free = snapshot.seats.get(number).is_some_and(|seat| !seat.is_taken());
        let sits_already = snapshot.seats.iter().any(|seat| seat.person == taken.person);
        if snapshot.begun || !free || sits_already {
            return Err(ChangeError::Taken);
        }
        let commitment = |seat: &StoredSeat| seat.sealed.as_ref().map(|sealed| sealed.commitment.clone());
        if taken.sealed.is_some() && snapshot.seats.iter().any(|seat| commitment(seat) == commitment(&taken))
        {
            return Err(ChangeError::Word(WordProblem::Copied));
        }
        let mut seats = Vec::clone(&snapshot.seats);
        let name = distinct(&taken.name, seats.iter().map(|seat| seat.name.as_str()));
        seats[number] = StoredSeat { name, ..taken };
        self.commit_seats(store, Some(by), &snapshot, seats).await
    }

    /// Whether chance is on turn: at the start of a game, or after a throw that failed to commit.
    pub(crate) fn waits_for_chance(&self) -> bool {
        let snapshot = self.snapshot();
        snapshot.begun && !self.stored.closed && self.is_played() && snapshot.running.turn() == Turn::Chance
    }

    /// Makes the first throw of a game that has just begun.
    pub async fn begin(&self, store: &dyn Store) -> Result<(), ChangeError> {
        let _lock = self.lock_changes().await?;
        let snapshot = self.snapshot();
        if self.waits_for_chance() {
            self.commit_and_publish(store, None, &snapshot, snapshot.running.fork(), None).await?;
        }
        Ok(())
    }
}
