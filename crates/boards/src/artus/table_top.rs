//! The table and its turning top: inlays, the sword that points at the king, and the plates.
//!
//! The top is one group turned to the king; each plate turns back by the same angle, so its number stays upright
//! while the top glides round.

use super::places::{EDGE, PLATE, STEP, TOP};
use crate::drawing::{Short, at, mixed, polar, polygon, sector, turned};
use crate::drawing_cache::{CachedDrawing, DrawingCache};
use crate::heraldry::crown;
use artus::{Chair, Components, Plate};
use maud::{Markup, html};
use std::sync::LazyLock;
use words::Words;
use words::artus::Subject;

/// The radius of a plate, and of the coloured field on it.
const RADIUS: f64 = 26.5;
const FIELD: f64 = 22.0;

/// What the top of a drawing is made of.
pub(crate) fn shapes() -> Markup {
    let ray = |middle: f64, outer: f64, width: f64| {
        let (root, tip) = (polar(100.0, 0.0), polar(outer, 0.0));
        let side = |sign: f64| polygon([root, polar(middle, sign * width), tip]);
        html! {
            path d=(side(-1.0)) fill="var(--inlay)" {}
            path d=(side(1.0)) fill="var(--inlay-d)" {}
        }
    };
    html! {
        g id="artus-ray" { (ray(138.0, 213.0, 5.2)) }
        g id="artus-ray-2" {
            (ray(128.0, 168.0, 4.6))
            path transform="translate(0 -203)" d="M0-7 4 0 0 7-4 0Z" fill="var(--inlay)" opacity=".8" {}
        }
        g id="artus-plate" {
            circle r=(RADIUS) cy="2.5" fill="#000" opacity=".28" {}
            circle r=(RADIUS) fill="var(--rim)" stroke="var(--plate-line)" stroke-width="1.3" {}
        }
        path id="artus-red" d=(polygon((0..8).map(|k| polar(FIELD * 1.06, 22.5 + 45.0 * f64::from(k))))) {}
        g id="artus-green" {
            circle r=(FIELD) {}
            circle r=(FIELD - 2.8) fill="none" stroke="#fff" stroke-opacity=".35" {}
        }
        path id="artus-yellow" d=(quatrefoil(FIELD)) {}
        radialGradient id="artus-sheen" r=".5" {
            stop offset="0" stop-color="#fff" stop-opacity=".13" {}
            stop offset=".7" stop-color="#fff" stop-opacity=".03" {}
            stop offset="1" stop-color="#000" stop-opacity=".16" {}
        }
    }
}

/// Four leaves: the shape of a plate that brings nothing.
fn quatrefoil(size: f64) -> String {
    let (leaf, from) = (Short(size * 0.56), size * 0.56 * 0.78);
    let circle = |x: f64, y: f64| {
        let (left, top) = (Short(x - size * 0.56), Short(y));
        let across = Short(size * 1.12);
        format!("M{left} {top}a{leaf} {leaf} 0 1 0 {across} 0a{leaf} {leaf} 0 1 0-{across} 0")
    };
    [circle(-from, 0.0), circle(from, 0.0), circle(0.0, -from), circle(0.0, from)].concat()
}

/// The table without its plates' values: edge, top and sword, the top turned by so many chairs.
pub(crate) fn table(words: Words, components: &Components, turned_by: i32) -> Markup {
    let degrees = f64::from(turned_by) * STEP;
    let upright = turned(-degrees);
    html! {
        circle r=(EDGE + 3.0) cy="5" fill="var(--shadow)" {}
        circle r=(EDGE) fill="var(--wood-d)" stroke="var(--figline)" stroke-width="1.5" {}
        g id="artus-top" class="turning" data-round="-2" transform=(turned(degrees)) {
            // What turns and what does not have names of their own: whoever sends only what is new sends a few numbers.
            g id="artus-wood" { (wood()) }
            @for (plate, place) in PLACES.iter().enumerate() {
                g transform=(place) {
                    g id={ "artus-turn-" (plate) } class="turning plate" transform=(upright) {
                        g id={ "artus-face-" (plate) } data-explain=(Subject::Plate(plate as u8)) {
                            use href="#artus-plate" {}
                            (face(words, components.plates[plate], i32::from(components.values[plate])))
                        }
                    }
                }
            }
        }
    }
}

/// Where the plates are.
static PLACES: LazyLock<Vec<Markup>> =
    LazyLock::new(|| (0..Chair::COUNT).map(|plate| at(polar(PLATE, f64::from(plate) * STEP))).collect());

/// The top itself: planks, inlays and the sword.
fn wood() -> CachedDrawing {
    static WOOD: LazyLock<DrawingCache<()>> = DrawingCache::new();
    WOOD.get((), |()| {
        let planks: String = (0..14)
            .map(|k| f64::from(k) * 2.0 * STEP)
            .map(|middle| sector(222.0, TOP, middle - STEP / 2.0, middle + STEP / 2.0).0)
            .collect();
        html! {
            circle r=(TOP) fill="var(--wood)" {}
            path d=(planks) fill="var(--wood-l)" opacity=".55" {}
            g stroke="var(--inlay)" fill="none" {
                circle r=(TOP) stroke-width="1.5" {}
                circle r="225" fill="var(--wood-l)" stroke-width="1.5" {}
                circle r="219" stroke-width=".8" opacity=".7" {}
            }
            @for k in 1..Chair::COUNT {
                @let shape = if k % 2 == 0 { "#artus-ray" } else { "#artus-ray-2" };
                use href=(shape) transform=(turned(f64::from(k) * STEP)) {}
            }
            (sword())
            circle r=(TOP) fill="url(#artus-sheen)" {}
        }
    })
}

/// What a plate shows: a shape and a shade of its own for each colour, and the number.
pub(crate) fn face(words: Words, plate: Plate, value: i32) -> CachedDrawing {
    static FACES: LazyLock<DrawingCache<(&'static str, Plate, i32)>> = DrawingCache::new();
    FACES.get((words.lang(), plate, value), |&(_, plate, value)| drawn_face(words, plate, value))
}

fn drawn_face(words: Words, plate: Plate, value: i32) -> Markup {
    let number = |paint: &str| {
        let digits = words.signed(value).replace('+', "");
        // The minus sign is so light that a number centred by its box looks moved to the right.
        let shift = if value < 0 { "-1.5" } else { "0" };
        html! { text x=(shift) dy=".345em" fill=(paint) { (digits) } }
    };
    html! {
        @match plate {
            Plate::Crown => {
                circle r=(FIELD) fill="var(--plate-crown)" stroke="var(--gold-rim)" stroke-width="1.2" {}
                (crown(0.0, 3.0, 0.72, 1.8))
            }
            Plate::Yellow => {
                use href="#artus-yellow" fill="var(--plate-yellow)" {}
                (number("var(--on-light)"))
            }
            Plate::Red | Plate::Green => {
                use href=(if plate == Plate::Red { "#artus-red" } else { "#artus-green" })
                    fill=(shade(value)) {}
                (number("var(--on-dark)"))
            }
        }
    }
}

/// The paint of a red or green plate: the further from 0, the deeper.
pub(crate) fn shade(value: i32) -> String {
    if value < 0 {
        mixed([0xA8, 0x53, 0x5F], [0x5A, 0x0E, 0x1D], f64::from(-value - 1) / 14.0)
    } else {
        mixed([0x45, 0x82, 0x62], [0x15, 0x4A, 0x2F], f64::from(value - 1) / 9.0)
    }
}

/// The sword whose point shows to the crown plate.
fn sword() -> Markup {
    html! {
        g stroke="var(--figline)" stroke-width="1.8" stroke-linejoin="round" {
            path d="M0-226 6.5-212V-150H-6.5V-212Z" fill="var(--silver)" {}
            path d="M0-222 6-211V-150H0Z" fill="var(--silver-d)" stroke="none" {}
            path d="M-23-151Q0-141 23-151" fill="none" stroke-width="9" stroke-linecap="round" {}
            path d="M-23-151Q0-141 23-151" fill="none" stroke="var(--crown)" stroke-width="5.6"
                stroke-linecap="round" {}
            rect x="-4.2" y="-145" width="8.4" height="24" rx="2" fill="var(--robe)" stroke-width="1.6" {}
            circle cy="-115" r="7" fill="var(--crown)" {}
        }
    }
}
