//! A match as JSON.

use super::tell::{ArenaResults, forfeit};
use crate::commands::options_json;
use bots::arena::{Estimate, Sprt, Standing};
use serde_json::{Value, json};

/// Everything a match says, with names that never change.
pub(super) fn json(results: &ArenaResults<'_>) -> Value {
    let played = results.played;
    let ratings = played.ratings();
    let bots = played.names.iter().enumerate().zip(&ratings).map(|((bot, name), rating)| {
        let mut figures = json!({ "name": name });
        merge(&mut figures, standing(played.standing(bot).as_ref()));
        merge(&mut figures, json!({ "rating": rating.points, "rating_ci95": rating.ci95 }));
        figures
    });
    let meetings = played.meetings().into_iter().map(|pair| {
        let mut figures = json!({ "alone": played.names[pair.alone], "others": played.names[pair.others] });
        merge(&mut figures, standing(played.meeting(pair).as_ref()));
        figures
    });
    let forfeits = results.forfeits().map(|(set, bot, why)| {
        json!({ "set": set, "name": bot, "code": why.id(), "message": forfeit(results.words, why) })
    });
    json!({
        "game": results.game.id(),
        "options": options_json(&results.options),
        "players": played.players,
        "seed": results.seed,
        "threads": results.threads,
        "seconds": results.seconds,
        "sets": played.sets.len(),
        "games": played.games(),
        "fair_share": results.fair_share(),
        "bots": bots.collect::<Vec<_>>(),
        "meetings": meetings.collect::<Vec<_>>(),
        "sprt": played.sprt.as_ref().map(sprt),
        "forfeits": forfeits.collect::<Vec<_>>(),
    })
}

fn standing(standing: Option<&Standing>) -> Value {
    let mean = |estimate: Option<Estimate>| estimate.map(|estimate| estimate.mean);
    let ci95 = |estimate: Option<Estimate>| estimate.and_then(|estimate| estimate.ci95);
    let (wins, rank) = (standing.map(|own| own.win_share), standing.map(|own| own.rank));
    let margin = standing.and_then(|own| own.margin);
    json!({
        "games": standing.map_or(0, |own| own.games),
        "win_share": mean(wins),
        "ci95": ci95(wins),
        "mean_rank": mean(rank),
        "mean_rank_ci95": ci95(rank),
        "mean_margin": mean(margin),
        "mean_margin_ci95": ci95(margin),
        "forfeits": standing.map_or(0, |own| own.forfeits),
    })
}

fn sprt(sprt: &Sprt) -> Value {
    json!({
        "p0": sprt.bounds().low(),
        "p1": sprt.bounds().high(),
        "alpha": 0.05,
        "beta": 0.05,
        "verdict": sprt.verdict().id(),
        "llr": sprt.path().last(),
        "bound": Sprt::ENOUGH,
        "sets": sprt.path().len(),
    })
}

fn merge(into: &mut Value, more: Value) {
    if let (Value::Object(into), Value::Object(more)) = (into, more) {
        into.extend(more);
    }
}
