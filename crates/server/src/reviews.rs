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
#[derive(Default)]
pub(crate) struct ReviewCache(Mutex<Option<Reviewed>>);

/// A game, and its review; `None` where there is no network.
struct Reviewed {
    running: Arc<dyn RunningGame>,
    review: Option<Arc<Review>>,
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
        let find = async {
            let mut cache = live.review.0.lock().await;
            if let Some(known) = cache.as_ref().filter(|known| Arc::ptr_eq(&known.running, running)) {
                return Ok(known.review.clone());
            }
            let key = QueueKey { origin: self.origin(client), person: 0 };
            let review = self.compute_review(key, running).await.ok_or(NoReview)?.map(Arc::new);
            *cache = Some(Reviewed { running: Arc::clone(running), review: review.clone() });
            Ok(review)
        };
        timeout(PATIENCE, find).await.unwrap_or(Err(NoReview))
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
        let key = QueueKey { origin: self.origin(client), person };
        let think = self.compute_hints(key, &moment, seat, std::future::pending());
        timeout(PATIENCE_WITH_MASTER, think).await.ok().flatten().ok_or(NoHint::Busy)
    }
}
