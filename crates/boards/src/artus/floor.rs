//! What does not move: the floor of the hall and the carpet on it.

use super::places::{FLOOR, STEP, angle};
use crate::drawing::{at_turned, polar, sector, turned};
use artus::{Chair, ChairSet};
use maud::{Markup, html};
use std::fmt::Write;
use std::sync::LazyLock;

/// The floor, with a flagstone for every half chair.
pub(crate) fn floor() -> Markup {
    let flags: String = (0..28)
        .map(|k| f64::from(k) * STEP)
        .map(|a| sector(294.0, FLOOR, a - STEP / 4.0, a + STEP / 4.0).0)
        .collect();
    html! {
        circle r=(FLOOR) fill="var(--floor)" {}
        path d=(flags) fill="var(--floor-2)" opacity=".55" {}
        circle r=(FLOOR - 1.0) fill="none" stroke="var(--line)" stroke-width="2" {}
    }
}

/// The carpet: one piece under each run of three chairs (ART-3.8).
pub(crate) fn carpets(carpet: ChairSet) -> Markup {
    let middle = |chair: &Chair| [-1, 0, 1].iter().all(|&steps| carpet.contains(chair.step(steps)));
    html! { @for chair in Chair::all().filter(middle) { (piece(angle(chair))) } }
}

/// One piece of it, with its middle in this direction.
pub(crate) fn piece(middle: f64) -> Markup {
    const INNER: f64 = 296.0;
    const OUTER: f64 = 386.0;
    let half = STEP * 1.5 - 0.4;
    let mut fringe = String::new();
    for thread in 0..15 {
        let radius = INNER + 4.0 + f64::from(thread) * (OUTER - INNER - 8.0) / 14.0;
        for side in [-1.0, 1.0] {
            let (from, to) =
                (polar(radius, middle + side * half), polar(radius, middle + side * (half + 1.25)));
            write!(fringe, "M{from}L{to}").expect("a string takes everything");
        }
    }
    let lozenge = |step: i32| {
        let direction = middle + f64::from(step) * (half - 1.9) / 9.0;
        at_turned(polar(OUTER - 13.0, direction), direction)
    };
    html! {
        path d=(sector(INNER, OUTER, middle - half, middle + half)) fill="var(--carpet)" {}
        g stroke="var(--carpet-2)" fill="none" {
            path d=(fringe) stroke-width="2" stroke-linecap="round" {}
            path d=(sector(INNER + 7.0, OUTER - 6.0, middle - half + 1.1, middle + half - 1.1))
                stroke-width="1.6" {}
        }
        g fill="var(--carpet-2)" {
            @for step in -9..=9 { path transform=(lozenge(step)) d="M0-4 3.4 0 0 4-3.4 0Z" {} }
        }
    }
}

/// The whole sector of the first chair, from the edge of the table to the end of the floor, to be kept among
/// the definitions.
pub(crate) fn sector_shape() -> Markup {
    html! { path id="artus-sector" d=(sector(EDGE_OF_TAP, FLOOR, -STEP / 2.0, STEP / 2.0)) {} }
}

/// Where a tap is meant for a chair.
pub(crate) fn sector_of(chair: Chair) -> Markup {
    html! { use class="hit" data-hit="yes" href="#artus-sector" transform=(TURNS[usize::from(chair.number())]) {} }
}

/// How far the sector of each chair is turned.
static TURNS: LazyLock<Vec<Markup>> =
    LazyLock::new(|| Chair::all().map(|chair| turned(angle(chair))).collect());

/// A tap on the plate of a chair is meant for the chair, too.
const EDGE_OF_TAP: f64 = 226.0;
