//! Changes run in tasks of their own. A request is dropped at any await when its connection is cut; a change it has
//! begun still runs to its end.

use crate::house::House;
use tokio::task::JoinError;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

/// The changes under way.
pub(crate) struct RunningChanges(TaskTracker);

impl RunningChanges {
    pub(crate) fn new() -> Self {
        let tasks = TaskTracker::new();
        // A closed tracker still accepts tasks; `wait` returns only for a closed one.
        tasks.close();
        Self(tasks)
    }
}

impl House {
    /// Runs a change in a task of its own: it completes even if the request is dropped. An error means that it
    /// panicked.
    pub(crate) async fn run_to_the_end<T: Send + 'static>(
        &self,
        change: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, JoinError> {
        self.changes().0.spawn(change.in_current_span()).await
    }

    /// Waits until all changes have completed.
    pub async fn changes_ended(&self) {
        self.changes().0.wait().await;
    }
}
