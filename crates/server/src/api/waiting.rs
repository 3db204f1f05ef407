//! The waiting time before a retry.

use super::error::Problem;
use std::time::Duration;

impl Problem {
    /// Adds how long to wait, if that is known.
    pub(crate) fn after(self, wait: Option<Duration>) -> Self {
        Self { wait, ..self }
    }
}
