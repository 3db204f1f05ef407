//! What must be true of every situation, whoever claims it: no piece lost, no card doubled, no turn out of step.

mod flow;
mod pieces;
mod turn;

use crate::modules::Modules;
use crate::seams;
use crate::state::Merlin;
use std::fmt::Display;
use table::{Clause, Fault};

/// Nothing at fault, or a fault that names the clause.
pub(crate) type Check = Result<(), Fault>;

pub(crate) fn demand(
    holds: bool,
    clause: &'static str,
    at: &str,
    found: impl Display,
    expected: impl Display,
) -> Check {
    if holds { Ok(()) } else { Err(Fault::value(Some(Clause(clause)), at, found, expected)) }
}

impl Merlin {
    pub(crate) fn check(&self) -> Check {
        self.check_modules()?;
        self.open.check_flow()?;
        self.open.check_pieces()?;
        self.open.check_dice()?;
        self.check_turn()?;
        self.check_missions()?;
        self.check_due()?;
        seams::check(self)
    }

    /// A module that is off has touched nothing.
    fn check_modules(&self) -> Check {
        let (open, modules) = (&self.open, self.open.options.modules());
        let untouched = open.modules.only_of(modules)
            && open.turn.modules.only_of(modules)
            && self.secret.iter().all(|secret| secret.modules.only_of(modules));
        demand(untouched, "INT-1.1", "modules", modules, Modules::ALL)
    }
}
