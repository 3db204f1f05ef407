//! What lies beside the table: the reader's piles, or everybody's for who only watches, and the rings nobody has.

use super::card_faces::{back, kind_sign};
use super::figures::shield_sign;
use super::hand::hand;
use super::stage::Stage;
use super::{Scene, Tap};
use crate::drawing_cache::{CachedDrawing, DrawingCache};
use crate::fragments::InParts;
use crate::heraldry::ring;
use artus::{Kind, Move};
use maud::{Markup, html};
use std::sync::LazyLock;
use table::Seat;
use words::artus::Subject;

/// Hand and piles. Out of turn they change only with the cards themselves. Whoever only watches sees how much everybody
/// has left.
pub fn cards(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let left = |seat: Seat| Kind::ALL.map(|kind| open.pile(seat, kind));
    let draw = || html! { (hand(scene)) (piles(scene)) };
    match scene.me {
        None => {
            let left: Vec<_> = Seat::all(open.players()).map(left).collect();
            scene.part("artus all piles", left, || everybodys_piles(scene))
        }
        Some(me) => {
            let rests = scene.offers.is_empty().then(|| (me, scene.view.secret(me), left(me)));
            scene.part_if("artus cards", rests, draw)
        }
    }
}

/// The reader's piles with what is left in each; those that can be drawn from glow.
pub fn piles(scene: &Scene<'_>) -> Markup {
    let Some(seat) = scene.me else { return Markup::default() };
    let mode = scene.view.open.options.mode;
    html! {
        div id="artus-piles" class="piles" role="group" aria-label=(scene.words.say("boards-piles")) {
            @for kind in Kind::ALL.into_iter().filter(|&kind| mode.uses(kind)) {
                @if scene.offers.contains(&Move::Draw(kind)) { (pile(scene, seat, kind)) }
                @else { (at_rest(scene, seat, kind)) }
            }
        }
    }
}

/// A pile from which nothing can be drawn now: the same whenever as much is left.
fn at_rest(scene: &Scene<'_>, seat: Seat, kind: Kind) -> CachedDrawing {
    static AT_REST: LazyLock<DrawingCache<(&'static str, Seat, Kind, u8)>> = DrawingCache::new();
    let key = (scene.words.lang(), seat, kind, scene.view.open.pile(seat, kind));
    AT_REST.get(key, |&(_, seat, kind, _)| pile(scene, seat, kind))
}

fn pile(scene: &Scene<'_>, seat: Seat, kind: Kind) -> Markup {
    let words = scene.words;
    let left = scene.view.open.pile(seat, kind);
    let draw = Move::Draw(kind);
    let offered = scene.offers.contains(&draw);
    let chosen = Stage::of(scene).is_some_and(|stage| stage.choice == Some(draw));
    let class = match (offered, chosen) {
        (_, true) => "pile glow chosen",
        (true, false) => "pile glow",
        (false, false) => "pile",
    };
    let values = [("kind", kind.id().into()), ("count", left.into())];
    let label = if offered { scene.spoken(seat, draw) } else { words.say_with("boards-pile-left", &values) };
    html! {
        button id=(format!("artus-pile-{kind}")) type="button" class=(class) data-pick=(Tap::Choice(draw))
            data-on-table="yes" disabled=[(!offered).then_some("")] aria-pressed=(chosen) aria-description=(label)
            data-explain=(Subject::Pile(seat, kind)) {
            (back(kind, left))
            span class="pile-text" {
                b { (left) }
                span { (words.say_with("boards-pile-kind", &[("kind", kind.id().into())])) }
            }
        }
    }
}

/// How much everybody has left to draw, which is public (ART-17.1), for who has no piles of their own here.
pub fn everybodys_piles(scene: &Scene<'_>) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let kinds = || Kind::ALL.into_iter().filter(|&kind| open.options.mode.uses(kind));
    html! {
        table id="artus-all-piles" class="all-piles" {
            caption { (words.say("boards-all-piles")) }
            thead {
                tr {
                    td {}
                    @for kind in kinds() {
                        th scope="col" {
                            (kind_sign(kind)) " " (words.say_with("boards-pile-kind", &[("kind", kind.id().into())]))
                        }
                    }
                }
            }
            tbody {
                @for seat in Seat::all(open.players()) {
                    tr {
                        th scope="row" title=(scene.name(seat)) { (shield_sign(seat)) " " (scene.name(seat)) }
                        @for kind in kinds() { td data-explain=(Subject::Pile(seat, kind)) { (open.pile(seat, kind)) } }
                    }
                }
            }
        }
    }
}

/// The rings of the supply (ART-2.3).
pub fn rings(scene: &Scene<'_>) -> Markup {
    static RINGS: LazyLock<DrawingCache<(&'static str, u8)>> = DrawingCache::new();
    let words = scene.words;
    let rings = RINGS.get((words.lang(), scene.view.open.table.supply()), |&(_, left)| {
        html! {
            p id="artus-rings" class="rings" data-explain=(Subject::Rings) {
                @for _ in 0..left {
                    svg class="glyph ring" viewBox="-21 -21 42 42" aria-hidden="true" { (ring(0.0, 0.0, 1.0)) }
                }
                span { (words.say_with("boards-rings-left", &[("count", left.into())])) }
            }
        }
    });
    html! { (rings) }
}
