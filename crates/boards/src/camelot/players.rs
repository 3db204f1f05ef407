//! Everybody in turn order: who acts, who leads, what each colour has, and what the chosen move would add.

use super::Scene;
use super::figures::cloth;
use super::outlook::Outlook;
use super::stage::Stage;
use super::symbols::glyph;
use crate::heraldry::{laurel_icon, shield_icon};
use camelot::{Colour, HeroSide, Phase};
use maud::{Markup, html};

/// All colours from the top of the order track; before there is one, in their own order.
pub fn players(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let stage = Stage::of(scene);
    let gains = stage.and_then(|stage| Some(Outlook::of(&scene.view, stage.choice?)));
    let behind = open.colours().filter(|&colour| open.order.place(colour).is_none());
    let colours: Vec<Colour> = open.order.iter().chain(behind).collect();
    html! {
        ol id="camelot-players" class="players" aria-label=(scene.words.say("boards-camelot-turn-order")) {
            @for colour in colours { (player(scene, colour, gains.as_ref())) }
        }
    }
}

fn player(scene: &Scene<'_>, colour: Colour, gains: Option<&Outlook>) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let pieces = open.pieces(colour);
    let mine = scene.me.is_some() && open.owner(colour) == scene.me;
    let on = acts(scene, colour);
    let class = match (on, mine) {
        (true, true) => "player on mine",
        (true, false) => "player on",
        (false, true) => "player mine",
        (false, false) => "player",
    };
    let score = open.score(colour);
    let best = open.colours().map(|other| open.score(other)).max();
    let leads = best == Some(score) && open.colours().any(|other| open.score(other) < score);
    let change = gains.map_or(0, |outlook| match open.acting() {
        Some(acting) if acting == colour => outlook.points,
        _ => outlook.losses.iter().filter(|(loser, _)| *loser == colour).map(|(_, points)| points).sum(),
    });
    let counted = |key: &str, count: usize| words.say_with(key, &[("count", count.into())]);
    let has = |symbol: &str, count: usize, key: &str| {
        let label = counted(key, count);
        html! { span role="img" aria-label=(label) title=(label) { (glyph(symbol)) (count) } }
    };
    html! {
        li id=(format!("camelot-player-{colour}")) class=(class) aria-current=[on.then_some("true")] {
            (shield_icon(cloth(colour)))
            span class="player-name" {
                (scene.player(colour))
                small {
                    @if open.players() == 2 { (words::camelot::colour(words, colour)) }
                    @else if mine { (words.say("boards-you")) }
                }
                small class="player-state" { (state(scene, colour)) }
            }
            span class="player-cards" {
                (has("helm", pieces.screen.into(), "boards-camelot-has-knights"))
                (has("tree", pieces.hinterland.into(), "boards-camelot-has-hinterland"))
                (has("grail", pieces.grail.into(), "boards-camelot-has-grail"))
                (has("merlin", open.merlin_tiles(colour), "boards-camelot-has-merlin"))
                @if pieces.hero != HeroSide::Gone {
                    @let label = words::camelot::ability(words, open.hero(colour), pieces.hero);
                    @let side = if pieces.hero == HeroSide::One { "1" } else { "2" };
                    span class="player-hero" title=(label) {
                        (words::camelot::hero(words, open.hero(colour))) " " (side)
                    }
                }
            }
            span class="player-score" {
                @if leads { span class="lead" role="img" aria-label=(words.say("boards-leads")) { (laurel_icon()) } }
                @if change != 0 { em
                    class=(if change > 0 { "gains gain" } else { "gains loss" }) { (words.signed(change)) } }
                b class=(if score < 0 { "score below" } else { "score" })
                    data-score=(score) { (words.total(score)) }
            }
        }
    }
}

/// Whether a colour has to do something now. While fists are closed, whoever has not closed one.
fn acts(scene: &Scene<'_>, colour: Colour) -> bool {
    let open = scene.view.open;
    match open.flow.phase {
        Phase::Sending => open.owner(colour).is_some_and(|seat| !open.flow.chosen.contains(seat)),
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::Preparation
        | Phase::Predictions
        | Phase::Fists
        | Phase::Merlin
        | Phase::Missions
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland
        | Phase::Over => open.acting() == Some(colour),
    }
}

/// What a colour does, or did, in this phase.
fn state(scene: &Scene<'_>, colour: Colour) -> String {
    let (words, open) = (scene.words, scene.view.open);
    let place = open.order.place(colour);
    let before = place.is_some_and(|place| place < usize::from(open.flow.place));
    let state = match open.flow.phase {
        Phase::Sending if acts(scene, colour) => "choosing",
        Phase::Sending | Phase::Fists => "chosen",
        Phase::Predictions if open.foretelling(colour).is_some() => "foretold",
        Phase::Predictions if acts(scene, colour) => "predicting",
        Phase::Predictions => "waits",
        Phase::Missions if acts(scene, colour) => "acting",
        Phase::Missions if before => "done",
        Phase::Missions | Phase::Merlin => "sent",
        Phase::Sides
        | Phase::Eldest
        | Phase::Colours
        | Phase::Cards
        | Phase::Preparation
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland
        | Phase::Over => return String::new(),
    };
    let number = open.foretelling(colour).unwrap_or(open.pieces(colour).sent);
    words.say_with("boards-camelot-state", &[("state", state.into()), ("number", number.into())])
}
