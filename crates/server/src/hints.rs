//! Hints: what a master would do in a seat's place, computed in the background and shown to that seat only.
//!
//! They are not part of a [`Snapshot`](crate::Snapshot): so nobody else can notice that one was requested, not even by
//! the version. A hint belongs to one situation and is dropped with it.

use crate::client::Client;
use crate::house::House;
use crate::live_table::LiveTable;
use crate::scheduler::QueueKey;
use crate::simultaneous::only_others_chose;
use bots::Hint;
use games::RunningGame;
use std::sync::Arc;
use std::time::Duration;
use table::{Actor, Seat};
use tokio::sync::{Mutex, watch};

/// The state of a seat's request for hints.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum HintState {
    /// The bot is computing.
    Thinking,
    /// The result, best first.
    Found(Arc<[Hint]>),
}

/// Why there is no hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoHint {
    /// The table does not allow hints.
    Off,
    /// The game has not begun, is over, or waits for somebody else.
    NotOnTurn,
    /// Only one move is offered.
    NothingToChoose,
    /// The limit of this person or address is exceeded; how long to wait.
    TooMany(Duration),
    /// The queue for hints is full.
    Busy,
}

/// A seat's request for hints.
#[derive(Clone)]
struct Entry {
    /// The situation the bot was given.
    computed_for: Arc<dyn RunningGame>,
    /// The situation the hint is valid for: the same, or a later one in which only others have chosen since.
    valid_for: Arc<dyn RunningGame>,
    asked: HintState,
}

/// The hints of a table, by seat.
pub(crate) struct Hints {
    seats: watch::Sender<Vec<Option<Entry>>>,
    /// One lock for each seat: only one bot computes for it at a time.
    thinking: Vec<Mutex<()>>,
}

impl Hints {
    pub(crate) fn new(seats: usize) -> Self {
        let thinking = (0..seats).map(|_| Mutex::default()).collect();
        Self { seats: watch::Sender::new(vec![None; seats]), thinking }
    }

    /// The state of a seat's request, if it is valid for this situation.
    pub(crate) fn of(&self, seat: Seat, running: &Arc<dyn RunningGame>) -> Option<HintState> {
        let seats = self.seats.borrow();
        let entry = seats[seat.index()].as_ref().filter(|entry| Arc::ptr_eq(&entry.valid_for, running))?;
        Some(entry.asked.clone())
    }

    /// Subscribes to changes of all seats' requests.
    pub(crate) fn changes(&self) -> HintChanges {
        HintChanges(self.seats.subscribe())
    }

    /// The situation the bot was given, if a request is valid for `running`.
    fn computed_for(&self, seat: Seat, running: &Arc<dyn RunningGame>) -> Option<Arc<dyn RunningGame>> {
        let seats = self.seats.borrow();
        let entry = seats[seat.index()].as_ref().filter(|entry| Arc::ptr_eq(&entry.valid_for, running))?;
        Some(Arc::clone(&entry.computed_for))
    }

    /// Registers a request; whether a computation has to be started.
    fn ask(&self, seat: Seat, running: &Arc<dyn RunningGame>) -> bool {
        self.seats.send_if_modified(|seats| {
            let entry = &mut seats[seat.index()];
            if entry.as_ref().is_some_and(|entry| Arc::ptr_eq(&entry.valid_for, running)) {
                return false;
            }
            let (computed_for, valid_for) = (Arc::clone(running), Arc::clone(running));
            *entry = Some(Entry { computed_for, valid_for, asked: HintState::Thinking });
            true
        })
    }

    /// Stores the result, or removes the request if there is none; nothing happens if the request was dropped
    /// meanwhile.
    fn answer(&self, seat: Seat, computed_for: &Arc<dyn RunningGame>, found: Option<Vec<Hint>>) {
        self.seats.send_if_modified(|seats| {
            let entry = &mut seats[seat.index()];
            let Some(open) = entry.as_mut().filter(|entry| entry.waits_for(computed_for)) else {
                return false;
            };
            match found {
                Some(found) => open.asked = HintState::Found(found.into()),
                None => *entry = None,
            }
            true
        });
    }

    /// Whether the result for this situation is still waited for.
    fn is_wanted(&self, seat: Seat, computed_for: &Arc<dyn RunningGame>) -> bool {
        self.seats.borrow()[seat.index()].as_ref().is_some_and(|entry| entry.waits_for(computed_for))
    }

    /// Waits until the result for this situation is no longer waited for.
    async fn unwanted(&self, seat: Seat, computed_for: &Arc<dyn RunningGame>) {
        let mut changes = self.changes();
        while self.is_wanted(seat, computed_for) {
            changes.next().await;
        }
    }

    /// A seat dismisses its hints.
    pub(crate) fn hide(&self, seat: Seat) {
        self.seats.send_if_modified(|seats| {
            let entry = &mut seats[seat.index()];
            let found = entry.as_ref().is_some_and(|entry| entry.asked != HintState::Thinking);
            found && entry.take().is_some()
        });
    }

    /// The game has moved on: drops the hints, except where only others have chosen simultaneously.
    pub(crate) fn move_on(&self, running: &Arc<dyn RunningGame>) {
        self.seats.send_if_modified(|seats| {
            let mut changed = false;
            for (number, entry) in seats.iter_mut().enumerate() {
                let Some(asked) = entry else { continue };
                if only_others_chose(&*asked.valid_for, &**running, Seat::new(number)) {
                    asked.valid_for = Arc::clone(running);
                } else {
                    *entry = None;
                }
                changed = true;
            }
            changed
        });
    }
}

impl Entry {
    fn waits_for(&self, computed_for: &Arc<dyn RunningGame>) -> bool {
        self.asked == HintState::Thinking && Arc::ptr_eq(&self.computed_for, computed_for)
    }
}

/// Receives changes of the hints of a table, of any seat.
pub(crate) struct HintChanges(watch::Receiver<Vec<Option<Entry>>>);

impl HintChanges {
    /// Waits for the next change; forever if the table is gone.
    pub(crate) async fn next(&mut self) {
        if self.0.changed().await.is_err() {
            std::future::pending().await
        }
    }
}

impl House {
    /// Requests hints for a seat in the current situation; the result is found with [`Hints::of`]. A repeated request
    /// starts nothing. Returns the situation the bot was given, for [`House::hints_found`]: an earlier one, if only
    /// others have chosen since.
    pub(crate) fn hint(
        &self,
        live: &Arc<LiveTable>,
        seat: Seat,
        person: i64,
        client: Client,
    ) -> Result<Arc<dyn RunningGame>, NoHint> {
        let snapshot = live.snapshot();
        let running = Arc::clone(&snapshot.running);
        if !live.stored.hints {
            return Err(NoHint::Off);
        }
        if !snapshot.begun || live.stored.closed || !running.turn().includes(Actor::Seat(seat)) {
            return Err(NoHint::NotOnTurn);
        }
        if running.offers(seat).len() < 2 {
            return Err(NoHint::NothingToChoose);
        }
        if let Some(computed_for) = live.hints.computed_for(seat, &running) {
            return Ok(computed_for);
        }
        if !self.limits().try_hint(self.config(), person, client) {
            return Err(NoHint::TooMany(self.limits().minute_left()));
        }
        let place = self.thinking().place_for_hint().ok_or(NoHint::Busy)?;
        if live.hints.ask(seat, &running) {
            let key = QueueKey { address_hash: self.address_hash(client), person };
            let (house, live, running) = (self.clone(), Arc::clone(live), Arc::clone(&running));
            tokio::spawn(async move {
                house.find_hints(key, &live, seat, &running).await;
                drop(place);
            });
        }
        Ok(running)
    }

    /// Lets a bot compute for a seat, once its previous computation has ended.
    async fn find_hints(&self, key: QueueKey, live: &LiveTable, seat: Seat, running: &Arc<dyn RunningGame>) {
        let mut closing = self.closing();
        let think = async {
            let _alone = live.hints.thinking[seat.index()].lock().await;
            self.compute_hints(key, running, seat, live.hints.unwanted(seat, running)).await
        };
        let found = tokio::select! {
            found = think => found,
            _ = closing.wait_for(|closing| *closing) => None,
        };
        live.hints.answer(seat, running, found);
    }

    /// Waits for the result for a seat, and the situation it is valid for by then; `None` if the game has moved on.
    pub(crate) async fn hints_found(
        &self,
        live: &LiveTable,
        seat: Seat,
        computed_for: &Arc<dyn RunningGame>,
    ) -> Option<(Arc<dyn RunningGame>, Arc<[Hint]>)> {
        let mut changes = live.hints.changes();
        loop {
            {
                let seats = changes.0.borrow_and_update();
                let entry = seats[seat.index()].as_ref();
                let entry = entry.filter(|entry| Arc::ptr_eq(&entry.computed_for, computed_for))?;
                match &entry.asked {
                    HintState::Found(found) => {
                        return Some((Arc::clone(&entry.valid_for), Arc::clone(found)));
                    }
                    HintState::Thinking => {}
                }
            }
            changes.next().await;
        }
    }
}
