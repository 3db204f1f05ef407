//! The id of a clause of the rules.

use std::fmt;

/// The id of one numbered clause in `docs/rules`, such as `ART-9.2`.
///
/// Every refusal and every point scored names one, so that a table can answer "why not?" and "why 7 points?".
/// The repository's own tests check that each id in the source exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
