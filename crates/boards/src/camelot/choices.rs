//! The list of options. It mirrors what glows, and is the way to choose by keyboard, by screen reader, and with a
//! thumb.

use super::option_rows::{fists, numbers, rooms, row, totals};
use super::stage::Stage;
use super::symbols::glyph;
use super::{Scene, Tap};
use camelot::{Due, HeroUse, Move};
use maud::{Markup, html};

/// What can be chosen next, and what the chosen move would bring.
pub fn choices(scene: &Scene<'_>) -> Markup {
    html! {
        div id="camelot-choices" class="choices" {
            @match Stage::of(scene) {
                Some(stage) => (decision(&stage)),
                None => p class="choices-wait" { (waiting(scene)) },
            }
        }
    }
}

fn decision(stage: &Stage<'_>) -> Markup {
    let words = stage.scene.words;
    let due = stage.scene.view.open.due();
    html! {
        div class="choices-head" {
            @if stage.is_begun() {
                button type="button" class="step-back" data-pick=(Tap::Clear) data-takes-back="yes"
                    aria-label=(words.say("boards-back")) {
                    svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" {
                        path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2"
                            stroke-linecap="round" stroke-linejoin="round" {}
                    }
                }
            }
            h2 { (heading(stage)) }
            @if let Some(note) = note(stage) { small { (note) } }
        }
        (steps(stage))
        @match due {
            Due::Send => (fists(stage)),
            Due::Predict => { (numbers(stage)) (totals(stage)) }
            _ => {
                (rooms(stage))
                @let rows: Vec<Move> = stage.on_missions().into_values().chain(stage.others()).collect();
                @if !rows.is_empty() { ul class="options" { @for choice in rows { li { (row(stage, choice)) } } } }
            }
        }
    }
}

/// Steps that can be taken before a whole move: another shield, the hero, another source.
fn steps(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    let words = scene.words;
    let step = |tap: Tap, picked: bool, text: String, picture: Option<Markup>| {
        // The shields of the mission can be tapped as well: beside them these need no room of their own.
        let kind = if picture.is_some() { "step of-shield" } else { "step" };
        html! {
            button type="button" class=(if picked { format!("{kind} picked") } else { kind.to_owned() })
                aria-pressed=(picked) data-pick=(tap)
                aria-label=(text) { @if let Some(picture) = picture { (picture) } span { (text) } }
        }
    };
    let shields = stage.shields();
    let sources = stage.sources();
    let hero = stage.may_ask_hero().then(|| stage.colour()).flatten();
    html! {
        @if shields.len() > 1 || !sources.is_empty() || hero.is_some() {
            div class="first-steps" {
                @if shields.len() > 1 {
                    @for shield in shields {
                        @let picked = stage.shield == Some(shield);
                        @let text = words::camelot::shield(words, shield);
                        @let tap = if picked { Tap::Clear } else { Tap::Shield(shield) };
                        (step(tap, picked, text, Some(glyph(&format!("shield-{shield}")))))
                    }
                }
                @for source in sources {
                    (step(Tap::Source(source), stage.source == Some(source), words::camelot::source(words, source), None))
                }
                @if let Some(colour) = hero {
                    @let name = words::camelot::hero(words, scene.view.open.hero(colour));
                    @let text = words.say_with("boards-camelot-ask-hero", &[("hero", name.into())]);
                    (step(Tap::Hero, stage.hero, text, None))
                }
            }
        }
    }
}

/// What is to be done; a hero is called by his name.
fn heading(stage: &Stage<'_>) -> String {
    let (words, open) = (stage.scene.words, stage.scene.view.open);
    match (open.due(), stage.colour()) {
        (Due::Hero, Some(colour)) => {
            let name = words::camelot::hero(words, open.hero(colour));
            words.say_with("boards-camelot-use-hero", &[("hero", name.into())])
        }
        (Due::Shield, Some(colour)) if stage.hero => {
            let name = words::camelot::hero(words, open.hero(colour));
            words.say_with("boards-camelot-ask-hero", &[("hero", name.into())])
        }
        (due, _) => words::camelot::due(words, due),
    }
}

/// What the hero would do at the end of a turn (CAM-16.6), beside not being used.
fn deed(stage: &Stage<'_>) -> Option<String> {
    let deed = stage.scene.offers.iter().find_map(|offer| match offer {
        Move::Hero(HeroUse::Remove(_)) => Some("remove"),
        Move::Hero(HeroUse::Black(_)) => Some("black"),
        Move::Hero(HeroUse::Score) => Some("score"),
        _ => None,
    })?;
    Some(stage.scene.words.say_with("boards-camelot-hero-does", &[("deed", deed.into())]))
}

/// What is to be done now, or whom everybody waits for, in a line: for screens on which the choices may be
/// out of sight.
pub fn prompt(scene: &Scene<'_>) -> String {
    Stage::of(scene).map_or_else(|| waiting(scene), |stage| heading(&stage))
}

/// What helps to decide, beside the heading.
fn note(stage: &Stage<'_>) -> Option<String> {
    let (words, open) = (stage.scene.words, stage.scene.view.open);
    match open.due() {
        Due::Send => Some(words.say("boards-camelot-fist-hidden")),
        Due::Take => {
            let sent = stage.colour().map_or(0, |colour| open.pieces(colour).sent);
            Some(words.say_with("boards-camelot-sent", &[("count", sent.into())]))
        }
        Due::Predict => {
            let (low, high) = super::throne_room::totals(stage.scene);
            Some(words.say_with("boards-camelot-total-range", &[("low", low.into()), ("high", high.into())]))
        }
        Due::Hero => deed(stage),
        Due::Shield if stage.hero => stage
            .colour()
            .map(|colour| words::camelot::ability(words, open.hero(colour), open.pieces(colour).hero)),
        _ => None,
    }
}

/// Whom everybody waits for.
fn waiting(scene: &Scene<'_>) -> String {
    let (words, open) = (scene.words, scene.view.open);
    let names: Vec<String> = match open.due() {
        Due::Send => {
            let waiting = table::Seat::all(open.players()).filter(|&seat| !open.flow.chosen.contains(seat));
            waiting.map(|seat| words.name(seat, scene.names)).collect()
        }
        Due::Colour => open.chooser().into_iter().map(|seat| words.name(seat, scene.names)).collect(),
        _ => open.acting().into_iter().map(|colour| scene.player(colour)).collect(),
    };
    words::camelot::waiting(words, open.due(), names)
}
