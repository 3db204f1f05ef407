//! What a situation of Artus is worth.

use crate::{Judge, Style, solver};
use artus::{Artus, Category, Kind, Mode, Move, Open, Phase, View};
use table::{Game, Seat};

/// What a knight on a plate is worth for every second knight card its player still has to play, by the
/// plate's place on the turntable clockwise from the king. Behind him it is good to sit, but less so the
/// nearer; on the three zeros before him a knight waits long, and on the plates after them it pays to leave.
const KNIGHT: [f64; 28] = [
    0.0, -0.5, -0.6, -0.5, -1.5, -1.7, -1.8, -1.8, -1.7, -1.5, -1.0, -0.7, -0.5, -0.4, -0.2, 0.2, 0.5, 0.5,
    0.6, 0.6, 0.7, 1.0, 1.1, 1.3, 1.4, 1.6, 1.8, 2.0,
];

/// What the places of a player's knights promise.
fn knights(open: &Open, seat: Seat) -> f64 {
    if open.flow.phase == Phase::Over || open.table.king().is_none() {
        return 0.0;
    }
    let cards = open.unplayed(seat, Kind::Knight).len() as f64;
    let knights: f64 = open.table.knights(seat).iter().map(|chair| KNIGHT[open.table.plate(chair)]).sum();
    knights * cards / 2.0
}

impl Judge for Artus {
    const CLEAR_LEAD: f64 = 25.0;
    const SKILLED_TURNS_AHEAD: u32 = 3;
    const EXPERT_TURNS_AHEAD: u32 = 4;

    /// The advanced game offers more cards, and all moves of each.
    fn iterations(&self, budget: u32) -> u32 {
        match self.options().mode {
            Mode::Beginner => budget.saturating_mul(8),
            Mode::Advanced => budget.saturating_mul(2),
        }
    }

    /// That is enough for as many iterations, in nearly all decisions.
    fn looks(&self, budget: u32) -> u64 {
        u64::from(budget) * 200
    }

    fn worth_seen(view: &View<'_>, seat: Seat) -> f64 {
        f64::from(view.open.score(seat)) + knights(view.open, seat)
    }

    fn fancied(view: &View<'_>, seat: Seat, style: Style) -> f64 {
        let open = view.open;
        let points = |categories: &[Category]| {
            f64::from(categories.iter().map(|&category| open.points(seat, category)).sum::<i32>())
        };
        match style {
            Style::Balanced => 0.0,
            Style::Missions => 0.3 * points(&[Category::Knights, Category::Scorings, Category::Penalties]),
            // Good places are what is kept for later.
            Style::Daring => -0.5 * knights(open, seat),
            Style::Influence => 0.4 * points(&[Category::Princes, Category::Rings]),
        }
    }

    fn exact(&self, seat: Seat) -> Option<Vec<(Move, f64)>> {
        let lead = |(choice, value)| (choice, f64::from(solver::lead_of(value)));
        Some(solver::solve(self, seat)?.into_iter().map(lead).collect())
    }
}
