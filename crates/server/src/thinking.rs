//! The bots of the house: which seats they move for, and how they compute while people go on using the table.

use crate::client::Client;
use crate::config::Config;
use crate::house::House;
use crate::ids::random_secret;
use crate::live_table::{ChangeError, LiveTable};
use crate::queue_places::QueuePlaces;
use crate::scheduler::{Class, QueueKey, Scheduler};
use bots::{Hint, Level, Review, Style, decide, hints, review};
use games::{AnyMove, RunningGame};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::{Seat, Turn, generator};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many cheap bots compute at the same time, in total and for one person.
const QUICK_AT_ONCE: usize = 2;
const QUICK_PER_PERSON: usize = 1;

/// How many reviews may be queued or computed, in total and for one address.
const REVIEWS: usize = 32;
const REVIEWS_PER_CLIENT: usize = 4;

/// Where bots compute: the cheap ones never wait behind those that search.
pub(crate) struct Thinking {
    quick: Scheduler,
    slow: Scheduler,
    /// Places in the queue of hints.
    hints: Arc<Semaphore>,
    reviews: QueuePlaces,
}

impl Thinking {
    pub(crate) fn new(config: &Config) -> Self {
        let per_person = config.bots_at_once_per_person.max(1);
        Self {
            quick: Scheduler::new(QUICK_AT_ONCE, QUICK_PER_PERSON),
            slow: Scheduler::new(config.bots_at_once, per_person),
            hints: Arc::new(Semaphore::new(config.hint_queue)),
            reviews: QueuePlaces::new(REVIEWS, REVIEWS_PER_CLIENT),
        }
    }

    /// The queue for a bot of this level. Levels up to [`Level::QUICK`] are the cheap ones.
    const fn queue_for(&self, level: Level) -> &Scheduler {
        match level {
            Level::Random | Level::Novice | Level::Casual => &self.quick,
            Level::Skilled | Level::Expert | Level::Master => &self.slow,
        }
    }

    /// A place in the queue of hints, if there is one left.
    pub(crate) fn place_for_hint(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.hints).try_acquire_owned().ok()
    }
}

/// The claim on the bots of a table, released when it is dropped, also by a panic.
struct BotClaim(Arc<LiveTable>);

impl BotClaim {
    /// The claim, unless another task has it.
    fn take(live: &Arc<LiveTable>) -> Option<Self> {
        (!live.bots_claimed.swap(true, Ordering::AcqRel)).then(|| Self(Arc::clone(live)))
    }
}

impl Drop for BotClaim {
    fn drop(&mut self) {
        self.0.bots_claimed.store(false, Ordering::Release);
    }
}

impl House {
    /// Lets the bots of a table move, in the background, until a person who is there is on turn.
    pub fn wake(&self, live: &Arc<LiveTable>) {
        if self.seat_to_move_for(live).is_none() {
            return;
        }
        let Some(claim) = BotClaim::take(live) else { return };
        let (house, live) = (self.clone(), Arc::clone(live));
        tokio::spawn(async move {
            let done = house.move_bots(&live).await;
            drop(claim);
            // Somebody may have moved after the last check and given up because the bots were claimed.
            if done {
                house.wake(&live);
            }
        });
    }

    /// Moves for one seat after the other; whether none is left to move for. Nothing is locked while a bot computes:
    /// people go on chatting and may undo, and a result for an outdated situation is discarded.
    async fn move_bots(&self, live: &Arc<LiveTable>) -> bool {
        let mut closing = self.closing();
        while let Some((seat, level, style)) = self.seat_to_move_for(live) {
            let running = Arc::clone(&live.snapshot().running);
            let pause = live.bot_pause(self.config().bot_pause);
            let think = self.compute_move(live, (level, style), &running, seat);
            let think = async { tokio::join!(think, tokio::time::sleep(pause)).0 };
            let choice = tokio::select! {
                choice = think => choice,
                _ = closing.wait_for(|closing| *closing) => return false,
            };
            // A player who has come back moves themselves.
            if !Arc::ptr_eq(&running, &live.snapshot().running)
                || self.seat_to_move_for(live) != Some((seat, level, style))
            {
                continue;
            }
            // A bot that cannot decide is asked again by the housekeeping.
            let Some(choice) = choice else { return false };
            match live.play_if_unchanged(self.store(), seat, choice, &running).await {
                Ok(()) | Err(ChangeError::Stale) => {}
                // The store may recover soon: retry.
                Err(ChangeError::Store(error)) => {
                    tracing::error!(%error, "a bot could not move yet");
                    tokio::time::sleep(Duration::from_millis(250)).await;
                }
                Err(error) => {
                    tracing::error!(?error, "a bot could not move");
                    return false;
                }
            }
        }
        true
    }

    /// Computes a bot's move on a blocking thread; a limited number compute at once, the others queue. `None`
    /// if the game has moved on by the time it is their turn.
    async fn compute_move(
        &self,
        live: &LiveTable,
        bot: (Level, Style),
        running: &Arc<dyn RunningGame>,
        seat: Seat,
    ) -> Option<AnyMove> {
        let key = QueueKey { address_hash: live.stored.address_hash, person: live.stored.owner };
        let turn = self.thinking().queue_for(bot.0).turn(key, Class::Bot).await?;
        if !Arc::ptr_eq(running, &live.snapshot().running) {
            return None;
        }
        let (running, seed) = (Arc::clone(running), seed());
        // The turn ends with the computation, even if its result is no longer waited for.
        let work = move || (decide(bot, &*running, seat, &mut generator(seed)), turn).0;
        let thought = tokio::task::spawn_blocking(work).await;
        thought.inspect_err(|error| tracing::error!(%error, "the task computing a move panicked")).ok()?
    }

    /// Computes hints, in the queue of the bots. It leaves the queue as soon as `unwanted` completes.
    pub(crate) async fn compute_hints(
        &self,
        key: QueueKey,
        running: &Arc<dyn RunningGame>,
        seat: Seat,
        unwanted: impl Future<Output = ()>,
    ) -> Option<Vec<Hint>> {
        let turn = tokio::select! {
            biased;
            () = unwanted => return None,
            turn = self.thinking().slow.turn(key, Class::Hint) => turn?,
        };
        let (running, seed, budget) = (Arc::clone(running), seed(), self.config().hint_iterations);
        let work = move || (hints(&*running, seat, budget, &mut generator(seed)), turn).0;
        let thought = tokio::task::spawn_blocking(work).await;
        thought.inspect_err(|error| tracing::error!(%error, "the task computing a hint panicked")).ok()
    }

    /// Computes the review of a game, among the cheap bots: it takes at most some tenths of a second. The
    /// outer `None` says that too many are waiting or that it failed, the inner one that there is no network for this
    /// game.
    pub(crate) async fn compute_review(
        &self,
        client: Client,
        running: &Arc<dyn RunningGame>,
    ) -> Option<Option<Review>> {
        let _place = self.thinking().reviews.take(client)?;
        let key = QueueKey { address_hash: self.address_hash(client), person: 0 };
        let turn = self.thinking().quick.turn(key, Class::Review).await?;
        let running = Arc::clone(running);
        let work = move || (review(&*running), turn).0;
        let thought = tokio::task::spawn_blocking(work).await;
        thought.inspect_err(|error| tracing::error!(%error, "the task computing a review panicked")).ok()
    }

    /// The seat on turn to move for, the level and the style: a bot, or a person whose time is up, who has
    /// been away for too long, or who cannot come back. Others move themselves as soon as they are back; who
    /// stands in for them likes nothing.
    fn seat_to_move_for(&self, live: &LiveTable) -> Option<(Seat, Level, Style)> {
        let snapshot = live.snapshot();
        let Turn::Seats(seats) = snapshot.running.turn() else { return None };
        if snapshot.dropped || live.stored.closed {
            return None;
        }
        let clock_is_right = !self.clock_has_jumped();
        let mover = |seat: Seat| -> Option<(Level, Style)> {
            let stand_in = (self.config().stand_in, Style::Balanced);
            if let Some(bot) = &snapshot.seats[seat.index()].bot {
                let level = bot.parse().ok()?;
                return Some((level, Style::of(level, seat)));
            }
            if snapshot.seats[seat.index()]
                .person
                .is_some_and(|person| self.people().departed.contains(person))
            {
                return Some(stand_in);
            }
            let waited = snapshot.clocks.thinking(seat, self.config().clock.now());
            let used = snapshot.clocks.thought(seat).saturating_add(waited);
            let time_is_up = live.stored.clock.is_some_and(|clock| used > i64::from(clock) * 1000);
            let patience = i64::try_from(self.config().abandoned_after.as_millis()).unwrap_or(i64::MAX);
            let is_away = waited > patience && !live.is_present(seat);
            (clock_is_right && (time_is_up || is_away)).then_some(stand_in)
        };
        seats
            .iter()
            .filter(|_| snapshot.begun && live.is_played())
            .find_map(|seat| mover(seat).map(|(level, style)| (seat, level, style)))
    }
}

/// A random seed for a computation.
fn seed() -> u64 {
    u64::from_le_bytes(random_secret()[..8].try_into().expect("8 of 32 bytes"))
}
