//! Reviews of games that are over: computed when somebody first looks, and kept with the table. And what a
//! master would have done at any moment of such a game.

use crate::client::Client;
use crate::hints::NoHint;
use crate::house::House;
use crate::live_table::LiveTable;
use crate::scheduler::QueueKey;
use bots::{Hint, Review};
use games::RunningGame;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use tokio::sync::Mutex;
use tokio::time::timeout;

/// How long a page waits for a review.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long it waits for a master that somebody has asked: it may think for seconds on a slow machine, and
/// others may be first.
const PATIENCE_WITH_MASTER: Duration = Duration::from_secs(20);

/// The review of a table. The lock is held while it is computed, so that it is computed once.
#[derive(Clone, Default)]
pub(crate) struct ReviewCache(Arc<Mutex<Option<Reviewed>>>);

/// A game, and its review; `None` where there is no network.
struct Reviewed {
    running: Arc<dyn RunningGame>,
    review: Option<Arc<Review>>,
}

impl ReviewCache {
    /// The review of a game, computed unless it is known. It is computed in a task of its own: what takes longer than
    /// a page waits, or than its reader stays, is there for the next one.
    async fn get_or_compute(
        &self,
        running: &Arc<dyn RunningGame>,
        patience: Duration,
        compute: impl Future<Output = Option<Option<Review>>> + Send + 'static,
    ) -> Result<Option<Arc<Review>>, NoReview> {
        let find = async {
            let mut cache = Arc::clone(&self.0).lock_owned().await;
            if let Some(known) = cache.as_ref().filter(|known| Arc::ptr_eq(&known.running, running)) {
                return Ok(known.review.clone());
            }
            let running = Arc::clone(running);
            let computed = tokio::spawn(async move {
                let review = compute.await.ok_or(NoReview)?.map(Arc::new);
                *cache = Some(Reviewed { running, review: review.clone() });
                Ok(review)
            });
            // A task that has panicked has said why.
            computed.await.unwrap_or(Err(NoReview))
        };
        timeout(patience, find).await.unwrap_or(Err(NoReview))
    }
}

/// There is no review in time: too many are waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoReview;

impl House {
    /// The review of a game that is over; `None` where there is no network for it.
    pub(crate) async fn review(
        &self,
        live: &LiveTable,
        running: &Arc<dyn RunningGame>,
        client: Client,
    ) -> Result<Option<Arc<Review>>, NoReview> {
        let (house, game) = (self.clone(), Arc::clone(running));
        let compute = async move { house.compute_review(client, &game).await };
        live.review.get_or_compute(running, PATIENCE, compute).await
    }

    /// What a master would have done in a seat at a moment of a game that is over. It counts as a hint.
    pub(crate) async fn advice(
        &self,
        moment: Arc<dyn RunningGame>,
        seat: Seat,
        person: i64,
        client: Client,
    ) -> Result<Vec<Hint>, NoHint> {
        if !self.limits().try_hint(self.config(), person, client) {
            return Err(NoHint::TooMany(self.limits().minute_left()));
        }
        let _place = self.thinking().place_for_hint().ok_or(NoHint::Busy)?;
        let key = QueueKey { address_hash: self.address_hash(client), person };
        let think = self.compute_hints(key, &moment, seat, std::future::pending());
        timeout(PATIENCE_WITH_MASTER, think).await.ok().flatten().ok_or(NoHint::Busy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use artus::Artus;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use table::Game;
    use tokio::sync::watch;

    fn game() -> Arc<dyn RunningGame> {
        let options = Artus::read_options("players=2 mode=beginner", Artus::printed()).unwrap();
        games::start::<Artus>(options, vec![String::new(); 2]).into()
    }

    #[tokio::test]
    async fn what_takes_longer_than_a_page_waits_is_there_for_the_next_one() {
        let (running, cache, computed) = (game(), ReviewCache::default(), Arc::new(AtomicUsize::new(0)));
        let (done, is_done) = watch::channel(false);
        let ask = |patience| {
            let (computed, mut is_done) = (Arc::clone(&computed), is_done.clone());
            cache.get_or_compute(&running, Duration::from_millis(patience), async move {
                computed.fetch_add(1, Ordering::Relaxed);
                is_done.wait_for(|done| *done).await.ok()?;
                Some(None)
            })
        };
        assert_eq!(ask(20).await, Err(NoReview), "it takes longer");
        assert_eq!(ask(20).await, Err(NoReview), "it still does");
        done.send(true).unwrap();
        assert_eq!(ask(60_000).await, Ok(None));
        assert_eq!(computed.load(Ordering::Relaxed), 1, "it went on and was computed once");
    }
}
