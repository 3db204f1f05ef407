//! The score panel: who is on turn, who leads, what everybody holds, and what the chosen move would add.

use super::Scene;
use super::card_faces::kind_icon;
use super::pills::tone;
use super::stage::Stage;
use crate::heraldry::{Colour, laurel_icon, shield_icon};
use artus::{Kind, Phase};
use maud::{Markup, html};
use table::Seat;

/// All players in the order of their seats.
pub fn players(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let gain = Stage::of(scene)
        .and_then(|stage| stage.chosen().and_then(|outlook| outlook.points))
        .filter(|&points| points != 0);
    html! {
        ol id="artus-players" class="players" aria-label=(scene.words.say("boards-players")) {
            @for seat in Seat::all(open.players()) {
                (player(scene, seat, gain.filter(|_| scene.me == Some(seat))))
            }
        }
    }
}

fn player(scene: &Scene<'_>, seat: Seat, gain: Option<i32>) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let mine = scene.me == Some(seat);
    let score = open.score(seat);
    let leads = open.scores().winners.contains(seat)
        && Seat::all(open.players()).any(|other| open.score(other) < score);
    let class = match (on_turn(scene, seat), mine) {
        (true, true) => "player on mine",
        (true, false) => "player on",
        (false, true) => "player mine",
        (false, false) => "player",
    };
    let kinds = Kind::ALL.into_iter().filter(|&kind| open.options.mode.uses(kind));
    html! {
        li id=(format!("artus-player-{seat}")) class=(class) aria-current=[on_turn(scene, seat).then_some("true")] {
            (shield_icon(Colour::of(seat)))
            span class="player-name" {
                (scene.name(seat))
                @if mine { small { (words.say("boards-you")) } }
                (tokens(scene, seat))
            }
            span class="player-cards" {
                @for kind in kinds {
                    @let held = open.held(seat, kind);
                    @let values = [("kind", kind.id().into()), ("count", held.into())];
                    span role="img" aria-label=(words.say_with("boards-holds", &values)) {
                        (kind_icon(kind)) (held)
                    }
                }
            }
            span class="player-score" {
                @if leads {
                    span class="lead" role="img" aria-label=(words.say("boards-leads")) { (laurel_icon()) }
                }
                @if let Some(gain) = gain {
                    em class=(format!("gains {}", tone(gain))) { (words.signed(gain)) }
                }
                b class=(if score < 0 { "score below" } else { "score" }) data-score=(score) {
                    (words.signed(score).trim_start_matches('+'))
                }
            }
        }
    }
}

/// The tokens worth 50 points each (ART-12.2), as one coin with their number.
fn tokens(scene: &Scene<'_>, seat: Seat) -> Markup {
    let count = scene.view.open.tokens(seat);
    html! {
        @if count > 0 {
            @let values = [("count", count.into())];
            span class="tokens" role="img" aria-label=(scene.words.say_with("boards-tokens", &values)) {
                svg class="glyph token" viewBox="-13 -13 26 26" aria-hidden="true" {
                    circle r="11.5" fill="var(--crown)" stroke="var(--figline)" stroke-width="1.4" {}
                    circle r="8.8" fill="none" stroke="var(--figline)" stroke-opacity=".4" stroke-width=".8" {}
                    text dy=".36em" { "50" }
                }
                @if count > 1 { small { "×" (count) } }
            }
        }
    }
}

fn on_turn(scene: &Scene<'_>, seat: Seat) -> bool {
    let flow = scene.view.open.flow;
    match flow.phase {
        Phase::Place | Phase::Play | Phase::Draw | Phase::Reveal(_) => flow.active == seat,
        Phase::StartPlayer | Phase::FirstKing | Phase::Deal | Phase::Over => false,
    }
}
