//! How long a program has to wait before it is worth asking again.

use super::error::Problem;
use std::time::Duration;

impl Problem {
    /// The same problem, with how long to wait, where that is known.
    pub(crate) fn after(self, wait: Option<Duration>) -> Self {
        Self { wait, ..self }
    }
}
