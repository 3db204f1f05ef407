//! The 28 chairs, and the light on those that can be tapped.

use super::option_rows::value_text;
use super::places::{CHAIR, FLOOR, angle};
use super::stage::Stage;
use super::targets::{Glow, Target};
use crate::drawing::{Point, Short, at_turned, polar};
use crate::drawing_cache::{CachedDrawing, DrawingCache};
use crate::heraldry::crown;
use artus::{Chair, ChairSet, Components, Move, Printed};
use maud::{Markup, PreEscaped, html};
use std::sync::{Arc, LazyLock};
use words::artus::Subject;

const SEAT: &str = "M-27-20H27L23 24Q23 28 19 28H-19Q-23 28-23 24Z";
const BACK: &str = "M-31-16Q0-33 31-16L33-25Q0-45-33-25Z";
const CUSHION: &str = "M-20-13Q0-19 20-13L17 20Q0 23-17 20Z";

/// What the chairs of a drawing are made of.
pub(crate) fn shapes() -> Markup {
    html! {
        g id="artus-chair" {
            path d=(SEAT) {}
            path d=(BACK) {}
            path d=(CUSHION) fill="var(--cushion)" stroke-width="1" stroke-opacity=".6" {}
        }
        path id="artus-halo" d=(format!("{SEAT}{BACK}")) fill="none" {}
        radialGradient id="artus-glow" r=".5" {
            stop offset="0" stop-color="var(--glow)" stop-opacity=".95" {}
            stop offset=".55" stop-color="var(--glow)" stop-opacity=".5" {}
            stop offset="1" stop-color="var(--glow)" stop-opacity="0" {}
        }
    }
}

/// All chairs; those of `targets` glow, and that of the picked figure is outlined.
pub(crate) fn chairs(stage: Option<&Stage<'_>>, targets: &[Target]) -> CachedDrawing {
    let origin = stage.and_then(|stage| stage.figure);
    if targets.is_empty() && origin.is_none() {
        static AT_REST: LazyLock<DrawingCache<()>> = DrawingCache::new();
        return AT_REST.get((), |()| drawn_chairs(None, &[]));
    }
    PreEscaped(Arc::from(drawn_chairs(origin, targets).into_string()))
}

/// The number of every chair, as the log names it: on the floor behind it, and beside the crown where one is.
pub(crate) fn numbers(components: &Components) -> Markup {
    let crowned = |chair: Chair| components.large_crown == chair || components.small_crowns.contains(chair);
    html! {
        g font-size="11" font-weight="600" text-anchor="middle" fill="var(--faded)" {
            @for chair in Chair::all() {
                @let aside = if crowned(chair) { 3.6 } else { 0.0 };
                @let Point { x, y } = polar(FLOOR - 8.0, angle(chair) + aside);
                text x=(Short(x)) y=(Short(y)) dy=".35em" { (chair) }
            }
        }
    }
}

fn drawn_chairs(origin: Option<Chair>, targets: &[Target]) -> Markup {
    html! {
        g fill="var(--chair)" stroke="var(--chair-d)" stroke-width="1.6" stroke-linejoin="round" {
            @for chair in Chair::all() {
                @let glow = targets.iter().find(|target| target.chair == chair).map(|target| target.glow);
                @let place = &PLACES[usize::from(chair.number())];
                @if let Some(glow) = glow {
                    g class=(glow_class(glow)) data-chair=(chair) data-explain=(Subject::Chair(chair)) transform=(place) {
                        circle r=(if glow == Glow::Chosen { "74" } else { "60" }) stroke="none" fill="url(#artus-glow)" {}
                        use class="halo" href="#artus-halo" {}
                        use href="#artus-chair" {}
                    }
                } @else {
                    g data-explain=(Subject::Chair(chair)) transform=(place) {
                        @if origin == Some(chair) { use class="origin" href="#artus-halo" {} }
                        use href="#artus-chair" {}
                    }
                }
            }
        }
    }
}

/// Where the chairs are, each turned to the table.
static PLACES: LazyLock<Vec<Markup>> = LazyLock::new(|| {
    let place = |chair| at_turned(polar(CHAIR, angle(chair)), angle(chair));
    Chair::all().map(place).collect()
});

const fn glow_class(glow: Glow) -> &'static str {
    match glow {
        Glow::Actor => "glow actor",
        Glow::Goal => "glow goal",
        Glow::Chosen => "glow goal chosen",
    }
}

/// The values of free chairs, where a knight can be placed. They stand there as on the plates: nothing is
/// scored yet (ART-5.4).
pub(crate) fn values_on_chairs(stage: &Stage<'_>, targets: &[Target]) -> Markup {
    let to_place = stage.goals().iter().any(|goal| matches!(goal, Move::Place(_)));
    html! {
        @if to_place {
            g class="worth" {
                @for target in targets {
                    @let Point { x, y } = polar(CHAIR - 2.0, angle(target.chair));
                    text x=(Short(x)) y=(Short(y)) dy=".35em" { (value_text(stage.scene, target.chair)) }
                }
            }
        }
    }
}

/// The crowns behind the four chairs on which the game begins (ART-3.9), unless something else stands there.
pub(crate) fn crown_marks(components: Printed, taken: ChairSet) -> CachedDrawing {
    if taken == ChairSet::EMPTY {
        static ALL: LazyLock<DrawingCache<Printed>> = DrawingCache::new();
        return ALL.get(components, |components| drawn_marks(components, ChairSet::EMPTY));
    }
    PreEscaped(Arc::from(drawn_marks(&components, taken).into_string()))
}

fn drawn_marks(components: &Components, taken: ChairSet) -> Markup {
    let mark = |chair: Chair, scale: f64| {
        // Clear of the head of whoever sits before it.
        let Point { x, y } = polar(FLOOR - if scale > 0.5 { 2.0 } else { 14.0 }, angle(chair));
        crown(x, y, scale, 1.4)
    };
    html! {
        g data-explain=(Subject::Crowns) {
            @if !taken.contains(components.large_crown) { (mark(components.large_crown, 0.6)) }
            @for small in components.small_crowns.iter().filter(|&small| !taken.contains(small)) {
                (mark(small, 0.42))
            }
        }
    }
}
