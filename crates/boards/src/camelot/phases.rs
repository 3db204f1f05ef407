//! The five steps of a round in a row: which are over, which one is due, which are still to come.

use super::Scene;
use crate::fragments::InParts;
use camelot::Phase;
use maud::{Markup, html};

/// What the steps are called.
const STEPS: [&str; 5] = [
    "boards-camelot-step-missions",
    "boards-camelot-step-sending",
    "boards-camelot-step-predictions",
    "boards-camelot-step-fists",
    "boards-camelot-step-carry-out",
];

/// Which step of a round is due, from 0; none before the first round and after the last.
const fn step(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Preparation => Some(0),
        Phase::Sending => Some(1),
        Phase::Predictions => Some(2),
        Phase::Fists | Phase::Merlin => Some(3),
        Phase::Missions => Some(4),
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland
        | Phase::Over => None,
    }
}

/// The steps of a round. Whoever listens is told which one is due; the style sheet shows the name of that one alone.
pub fn phases(scene: &Scene<'_>) -> Markup {
    let Some(due) = step(scene.view.open.flow.phase) else { return Markup::default() };
    let words = scene.words;
    scene.part("camelot phases", due, || {
        html! {
            ol id="camelot-phases" class="phases" aria-label=(words.say("boards-camelot-steps")) {
                @for (place, key) in STEPS.into_iter().enumerate() {
                    @let name = words.say(key);
                    li class=[(place < due).then_some("done")] aria-current=[(place == due).then_some("step")] title=(name) {
                        i aria-hidden="true" { @if place < due { "✓" } @else { (place + 1) } }
                        span { (name) }
                    }
                }
            }
        }
    })
}
