//! The game board: the rondel with the principalities around it; and the principalities alone, for small screens.

use super::Scene;
use super::lands::{Arrangement, lands};
use super::rondel::rondel;
use super::stage::Stage;
use super::symbols::{ground, paint};
use crate::drawing::{Point, Short};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::Colour;
use std::hash::Hash;

pub(crate) const WIDTH: f64 = 884.0;
pub(crate) const HEIGHT: f64 = 548.0;
const VIEW_BOX: &str = "0 0 884 548";

/// The board. What glows can be tapped; everything else rests.
pub fn board(scene: &Scene<'_>) -> Markup {
    scene.part_if("merlin board", watched(scene), || {
        html! {
            svg id="merlin-board" class="merlin-board" viewBox=(VIEW_BOX) xmlns="http://www.w3.org/2000/svg" role="group"
                aria-label=(scene.say("boards-merlin-board")) { (drawing(scene)) }
        }
    })
}

/// What the board shows to whoever only watches: the same to all of them, but for stacks they have looked at,
/// and whether it is their own turn.
fn watched(scene: &Scene<'_>) -> Option<impl Hash> {
    let known = scene.me.and_then(|seat| scene.view.secret(seat)).map(|secret| secret.modules);
    Stage::of(scene).is_none().then_some((scene.open_key(), scene.pieces, known, scene.is_own_turn()))
}

pub(crate) fn drawing(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let stage = stage.as_ref();
    let ring = scene.view.open.layout.ring;
    html! {
        g id="merlin-grounds" aria-hidden="true" {
            (scene.part("merlin grounds", (), || html! {
                (grounds(ring))
                (castle(ring[0], 650.0, 44.0, -1.0))
                (castle(ring[2], 650.0, 510.0, -1.0))
                (castle(ring[3], 234.0, 510.0, 1.0))
                (castle(ring[5], 234.0, 44.0, 1.0))
            }))
        }
        g transform="translate(442 274)" { (rondel(scene, stage)) }
        g id="merlin-lands" class="around" { (lands(scene, stage, Arrangement::Around)) }
    }
}

/// What the lands are called; in the city they are districts.
pub(super) fn lands_key(scene: &Scene<'_>) -> &'static str {
    if super::modules::caerleon::in_play(scene) { "boards-merlin-districts" } else { "boards-merlin-lands" }
}

/// The principalities on a shelf of their own.
pub fn shelf(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let ring = scene.view.open.layout.ring;
    scene.part_if("merlin lands", watched(scene), || html! {
        svg id="merlin-shelf" class="merlin-shelf" viewBox="0 0 576 346" xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.say(lands_key(scene))) {
            g aria-hidden="true" {
                (scene.part("merlin shelf", (), || html! {
                    @for (place, &colour) in ring.iter().enumerate() {
                        @let Point { x, y } = Arrangement::Shelf.corner(place);
                        rect x=(Short(x - 8.0)) y=(Short(y - 8.0)) width="180" height="168" rx="10" fill=(ground(colour))
                            stroke="var(--line)" {}
                    }
                }))
            }
            (lands(scene, stage.as_ref(), Arrangement::Shelf))
        }
    })
}

/// Six fields of colour, with dotted borders between them.
fn grounds(ring: [Colour; 6]) -> Markup {
    let third = HEIGHT / 3.0;
    html! {
        clipPath id="merlin-edge" { rect width=(WIDTH) height=(HEIGHT) rx="12" {} }
        g clip-path="url(#merlin-edge)" {
            @for (place, &colour) in ring.iter().enumerate() {
                @let (x, row) = if place < 3 { (WIDTH / 2.0, place) } else { (0.0, 5 - place) };
                rect x=(Short(x)) y=(Short(row as f64 * third)) width=(WIDTH / 2.0) height=(Short(third + 0.5)) fill=(ground(colour)) {}
            }
            g stroke="var(--stone)" stroke-width="1.500" stroke-dasharray="1 5" stroke-linecap="round" {
                path d="M0 182.700H884M0 365.300H884M442 0V548" {}
            }
        }
        rect x=".8" y=".8" width=(WIDTH - 1.6) height=(HEIGHT - 1.6) rx="12" fill="none" stroke="var(--wood)" stroke-width="1.600" {}
    }
}

/// A castle on a hill, with the flag of a principality: scenery.
fn castle(of: Colour, x: f64, y: f64, flip: f64) -> Markup {
    html! {
        g transform=(format!("translate({x} {y}) scale({flip} 1)")) opacity=".62" fill="none" stroke=(paint(of)) stroke-width="1.400"
            stroke-linecap="round" stroke-linejoin="round" {
            path d="M-46 24Q-26 4-6 18Q14 0 46 24" {}
            path fill="var(--vellum)" d="M-8 15V-8H-4V-4H0V-8H4V-4H8V-8H12V14Q2 8-8 15ZM12 4H20V1H24V4H28V13Q20 8 12 12Z" {}
            path fill=(paint(of)) d="M2-8V-22H14L10.500-18.500 14-15H2" {}
            path d="M-34 14v-5M-34 9h-4l4-9 4 9ZM-24 11v-4M-24 7h-3.500l3.500-8 3.500 8ZM36 17v-4M36 13h-3.500l3.500-8 3.500 8Z" {}
        }
    }
}
