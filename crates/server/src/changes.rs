//! Changes run in tasks of their own. A request is dropped when its connection is cut, at whichever await it has come to;
//! what it has begun to change goes on to its end all the same.

use crate::house::House;
use tokio::task::JoinError;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

/// The changes under way.
pub(crate) struct Changes(TaskTracker);

impl Changes {
    /// None yet.
    pub(crate) fn new() -> Self {
        let tasks = TaskTracker::new();
        // A closed tracker still takes tasks; it only has to be closed to be waited for.
        tasks.close();
        Self(tasks)
    }
}

impl House {
    /// Does something that may change what is kept, in a task of its own: it ends, whether whoever asked waits for it or
    /// not. An error means that it panicked.
    pub(crate) async fn run_to_the_end<T: Send + 'static>(
        &self,
        change: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, JoinError> {
        self.changes().0.spawn(change.in_current_span()).await
    }

    /// Waits until no change is under way any more.
    pub async fn changes_ended(&self) {
        self.changes().0.wait().await;
    }
}
