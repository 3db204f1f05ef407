//! The list of options: it mirrors what glows, and is the way to choose by keyboard, by screen reader, and with a
//! thumb.

use super::option_rows::{figure_row, goal_row, value_text};
use super::stage::Stage;
use super::{Scene, Tap};
use artus::{Action, Chair, Figure, Move, Phase};
use maud::{Markup, html};
use std::cmp::Reverse;

/// What can be chosen next, with the signed result of each.
pub fn choices(scene: &Scene<'_>) -> Markup {
    html! {
        div id="artus-choices" class="choices" {
            @match Stage::of(scene) {
                Some(stage) => (decision(&stage)),
                None => p class="choices-wait" { (waiting(scene)) },
            }
        }
    }
}

fn decision(stage: &Stage<'_>) -> Markup {
    let figures = figures(stage);
    let goals = goals(stage);
    let places = goals.iter().any(|goal| matches!(goal, Move::Place(_)));
    let (title, note) = heading(stage);
    html! {
        div class="choices-head" {
            @if let Some(tap) = back(stage) {
                button type="button" class="step-back" data-pick=(tap) data-takes-back="yes"
                    aria-label=(stage.scene.words.say("boards-back")) {
                    svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" {
                        path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2"
                            stroke-linecap="round" stroke-linejoin="round" {}
                    }
                }
            }
            h2 { (title) }
            @if let Some(note) = note { small { (note) } }
        }
        @if !figures.is_empty() || !goals.is_empty() {
            @let class = if places { "options places" } else if goals.len() > 6 { "options long" } else { "options" };
            ul class=(class) {
                @for chair in figures { li { (figure_row(stage, chair)) } }
                @for goal in goals { li { (goal_row(stage, goal)) } }
            }
        }
    }
}

/// The figures that can be picked, the most valuable first; none once one is picked or a card counts by itself.
fn figures(stage: &Stage<'_>) -> Vec<Chair> {
    if stage.figure.is_some() || stage.selects() {
        return Vec::new();
    }
    let mut figures: Vec<Chair> = stage.figures().iter().collect();
    figures.sort_by_key(|&chair| (Reverse(stage.scene.view.open.value(chair)), chair));
    figures
}

/// The whole moves that can be chosen: ways by their length, everything else by its points.
fn goals(stage: &Stage<'_>) -> Vec<Move> {
    let mut goals = stage.goals();
    // The choice card gives its ring to any prince, whether he was picked to be moved or not.
    if stage.figure.is_none() {
        let rings = stage.uses().filter(|(_, action)| matches!(action, Action::Ring(_)));
        let missing: Vec<Move> = rings.map(|(offer, _)| offer).filter(|ring| !goals.contains(ring)).collect();
        goals.extend(missing);
    }
    let value = |goal: &Move| match goal {
        Move::Place(chair) => stage.scene.view.open.value(*chair),
        other => stage.outlook(*other).points.unwrap_or_default(),
    };
    let is_way = |goal: &Move| matches!(goal, Move::Play(_, Action::Advance { .. }));
    goals.sort_by_key(|goal| (!is_way(goal), Reverse(if is_way(goal) { 0 } else { value(goal) })));
    goals
}

/// What the list is about, and a note beside it.
fn heading(stage: &Stage<'_>) -> (String, Option<String>) {
    let scene = stage.scene;
    let (words, open) = (scene.words, scene.view.open);
    let due = || {
        words.say(match open.flow.phase {
            Phase::Place => "boards-place",
            Phase::Draw | Phase::Reveal(_) => "boards-draw",
            Phase::Play | Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over => "boards-play",
        })
    };
    let on = |chair: Chair| {
        let name = open.table.figure(chair).map(|figure| scene.figure_name(figure)).unwrap_or_default();
        let value = value_text(scene, chair);
        let on = [("figure", name.into()), ("chair", chair.number().into()), ("value", value.into())];
        words.say_with("boards-sits", &on)
    };
    match (stage.card, stage.figure) {
        (None, None) => (due(), None),
        (None, Some(chair)) => (on(chair), Some(due())),
        (Some(card), None) => {
            let note = if stage.selects() {
                Some("boards-choose-knights")
            } else if !stage.figures().is_empty() {
                Some("boards-choose-figure")
            } else if stage.without_chair().is_none() {
                Some("boards-choose-prince")
            } else {
                None
            };
            (words::artus::card(words, card), note.map(|key| words.say(key)))
        }
        (Some(card), Some(chair)) => {
            let figure = open.table.figure(chair);
            let name = figure.map(|figure| scene.figure_name(figure)).unwrap_or_default();
            let brings = [("points", words.signed(open.value(chair)).into())];
            match figure {
                // He is always on the crown plate, and the top follows wherever he goes (ART-3.7).
                Some(Figure::King(_)) => (name, Some(words.say("boards-top-turns"))),
                _ if stage.selects() => (on(chair), Some(words::artus::card(words, card))),
                _ => {
                    let note = words.say_with("boards-leaving-brings", &brings);
                    (on(chair), Some(note))
                }
            }
        }
    }
}

/// The tap that takes the last step back, if one was taken.
fn back(stage: &Stage<'_>) -> Option<Tap> {
    match (stage.card, stage.figure, stage.choice) {
        (Some(_), Some(_), _) => Some(stage.back()),
        (Some(_), None, _) | (None, Some(_), _) | (None, None, Some(_)) => Some(Tap::Clear),
        (None, None, None) => None,
    }
}

/// Whom everybody waits for.
fn waiting(scene: &Scene<'_>) -> String {
    let (words, flow) = (scene.words, scene.view.open.flow);
    let due = words::artus::phase(words, flow.phase);
    match flow.phase {
        Phase::Place | Phase::Play | Phase::Draw | Phase::Reveal(_) => {
            let values = [("name", scene.name(flow.active).into()), ("due", due.into())];
            words.say_with("boards-waiting", &values)
        }
        Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over => due,
    }
}
