//! A bot at a table of whichever game it is.

use crate::{Judge, Level, Style};
use games::{AnyKnowledge, AnyMove, GameId, RunningGame};
use table::{Knowledge, Rng, Seat};

/// What a bot of this level and style does in this seat; `None` if it is not its turn.
///
/// The bot gets what the seat knows and nothing else.
pub fn decide(
    (level, style): (Level, Style),
    running: &dyn RunningGame,
    seat: Seat,
    rng: &mut dyn Rng,
) -> Option<AnyMove> {
    match running.knowledge(seat) {
        AnyKnowledge::Artus(known) => decide_in(level, style, known, rng),
        AnyKnowledge::Camelot(known) => decide_in(level, style, known, rng),
        AnyKnowledge::Merlin(known) => decide_in(level, style, known, rng),
    }
}

fn decide_in<G: Judge>(
    level: Level,
    style: Style,
    known: Knowledge<'_, G>,
    rng: &mut dyn Rng,
) -> Option<AnyMove> {
    if known.offers().is_empty() {
        return None;
    }
    Some(G::wrap_move(level.bot_who_likes::<G>(style).choose(&known, level.budget(), rng)))
}

/// Something to be done with a game that bots can judge, chosen at run time.
pub trait JudgedVisitor {
    /// What comes out.
    type Out;

    /// Does it for one game.
    fn visit<G: Judge>(self) -> Self::Out;
}

/// Does something for a game, with bots that can play it.
pub fn visit_judged<V: JudgedVisitor>(game: GameId, visitor: V) -> V::Out {
    match game {
        GameId::Artus => visitor.visit::<artus::Artus>(),
        GameId::Camelot => visitor.visit::<camelot::Camelot>(),
        GameId::Merlin => visitor.visit::<merlin::Merlin>(),
    }
}
