//! What must be true of every situation, whoever claims it: no piece lost, no card doubled, no turn out of step.

mod flow;
mod pieces;
mod turn;

use crate::state::Merlin;
use std::fmt::Display;
use table::{Clause, Fault};

/// Nothing at fault, or a fault that names the clause.
type Check = Result<(), Fault>;

fn demand(holds: bool, clause: &'static str, at: &str, found: impl Display, expected: impl Display) -> Check {
    if holds { Ok(()) } else { Err(Fault::value(Some(Clause(clause)), at, found, expected)) }
}

impl Merlin {
    pub(crate) fn check(&self) -> Check {
        self.open.check_flow()?;
        self.open.check_pieces()?;
        self.open.check_dice()?;
        self.check_turn()?;
        self.check_missions()?;
        self.check_due()
    }
}
