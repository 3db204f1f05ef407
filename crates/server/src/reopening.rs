//! Restores a game from the store. If that fails there is a reason; nothing is repaired by guessing.

use crate::store::{SetAside, Store, StoreError, StoredMove, StoredTable};
use games::{GameId, Listed, RunningGame, Visitor, open_lines};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::Turn;

/// The text of the components of a table, if they differ from this program's.
pub(crate) async fn components(
    store: &dyn Store,
    stored: &StoredTable,
) -> Result<Option<String>, StoreError> {
    let printed = stored.game.parse().map(|game: GameId| game.pins().components);
    if printed.is_ok_and(|printed| printed == stored.pins.components) {
        return Ok(None);
    }
    store.components(stored.game.clone(), stored.pins.components.clone()).await
}

/// The game of a table after its moves. `kept` is the text of its components, if they differ from this program's.
pub(crate) fn reopen(
    stored: &StoredTable,
    moves: &[StoredMove],
    kept: Option<&str>,
) -> Result<(GameId, Box<dyn RunningGame>), SetAside> {
    let game: GameId = stored.game.parse().map_err(|_| SetAside::NoGame(stored.game.clone()))?;
    let (begun, known) = (stored.pins.rules, game.rules_version());
    if begun != known {
        return Err(SetAside::Rules { begun, known });
    }
    let running = without_panic(|| game.visit(Reopen { stored, moves, kept }))?;
    let (expected, found) = (running.players(), stored.seats.len());
    if expected != found {
        return Err(SetAside::Seats { expected, found });
    }
    if stored.winner.is_some_and(|winner| winner >= found || !stored.closed) {
        return Err(SetAside::Unreadable("winner"));
    }
    if stored.over && !stored.closed && running.turn() != Turn::Over {
        return Err(SetAside::End);
    }
    Ok((game, running))
}

/// Turns a panic into a reason: a fault in the rules at one table is no reason to close the others. The work is dropped
/// with the panic, so nothing half done is seen.
pub(crate) fn without_panic<T>(work: impl FnOnce() -> Result<T, SetAside>) -> Result<T, SetAside> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(Err(SetAside::Panic))
}

struct Reopen<'a> {
    stored: &'a StoredTable,
    moves: &'a [StoredMove],
    kept: Option<&'a str>,
}

impl Reopen<'_> {
    /// The components the table was begun with.
    fn components<G: Listed>(&self) -> Result<&'static G::Components, SetAside> {
        let hash = &self.stored.pins.components;
        let read = match self.kept {
            Some(text) => G::read_components(text).ok(),
            None => Some(G::printed()),
        };
        let fits = |found: &&'static G::Components| G::fingerprint(found) == hash;
        read.filter(fits).ok_or_else(|| SetAside::Components(hash.clone()))
    }
}

impl Visitor for Reopen<'_> {
    type Out = Result<Box<dyn RunningGame>, SetAside>;

    fn visit<G: Listed>(self) -> Self::Out {
        let components = self.components::<G>()?;
        let options = G::read_options(&self.stored.options, components)
            .map_err(|fault| SetAside::Options(fault.to_string()))?;
        let names = self.stored.seats.iter().map(|seat| seat.name.clone()).collect();
        let lines = self.moves.iter().map(|made| made.line.as_str());
        open_lines::<G>(options, names, lines).map_err(SetAside::Move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_a_reason_like_any_other() {
        assert_eq!(without_panic(|| Ok(7)), Ok(7));
        assert_eq!(without_panic(|| Err::<u8, _>(SetAside::End)), Err(SetAside::End));
        assert_eq!(
            without_panic(|| -> Result<u8, SetAside> { panic!("a fault of the rules") }),
            Err(SetAside::Panic)
        );
    }
}
