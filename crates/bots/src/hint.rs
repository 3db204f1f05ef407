//! What an expert would do in somebody's place.

use crate::expert::Expert;
use crate::judge::lead;
use crate::{Imagine, Judge};
use games::{AnyKnowledge, AnyMove, Face};
use table::{Rng, Seat};

/// A move an expert would think of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// What to do.
    pub choice: AnyMove,
    /// How much further ahead of the others the seat is expected to be afterwards, in points. What the others do
    /// over the seat's next turns is part of it, so it may be less than nothing even for the best move.
    pub gain: f64,
}

/// At most so many hints are given.
const HINTS: usize = 3;
/// How far ahead somebody is now depends on what is hidden too: the mean over so many imagined games.
const IMAGINED: u32 = 50;

/// The moves an expert would think of in this seat, the best first; none if it is not its turn, or nothing is to be chosen.
///
/// The expert gets what the seat knows and nothing else. `budget` counts its iterations; at a table it has that of
/// [`Level::Expert`](crate::Level::Expert).
pub fn hints(face: &dyn Face, seat: Seat, budget: u32, rng: &mut dyn Rng) -> Vec<Hint> {
    match face.knowledge(seat) {
        AnyKnowledge::Artus(known) => hints_in(&known, budget, rng),
        AnyKnowledge::Camelot(known) => hints_in(&known, budget, rng),
        AnyKnowledge::Merlin(known) => hints_in(&known, budget, rng),
    }
}

/// The same for somebody who knows which game it is.
pub fn hints_in<G: Judge>(known: &dyn Imagine<G>, budget: u32, rng: &mut dyn Rng) -> Vec<Hint> {
    if known.offers().len() < 2 {
        return Vec::new();
    }
    let now =
        (0..IMAGINED).map(|_| lead(&known.imagine(rng), known.seat())).sum::<f64>() / f64::from(IMAGINED);
    let prospects = Expert::new().prospects(known, budget, rng).into_iter().take(HINTS);
    prospects.map(|found| Hint { choice: G::wrap_move(found.choice), gain: found.lead - now }).collect()
}
