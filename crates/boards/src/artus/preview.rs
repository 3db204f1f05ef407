//! The chosen move before it is confirmed: the way with its steps, a ghost at its end, an arrow for whoever has to
//! go. The top does not turn before the move is made.

use super::figures::{placed, worn_rings};
use super::outlook::Outlook;
use super::places::{BEHIND, RAIL, STEP, angle, standing};
use super::stage::Stage;
use crate::drawing::{Short, arc, at, polar, scaled};
use crate::heraldry::crown;
use artus::{Action, Chair, Figure, Move};
use maud::{Markup, html};

/// The heads of the two arrows.
pub(crate) fn shapes() -> Markup {
    let head = |id: &str, size: &str, paint: &str| {
        html! {
            marker id=(id) viewBox="0 0 10 10" refX="6" refY="5" markerWidth=(size) markerHeight=(size)
                orient="auto" { path d="M0 0 10 5 0 10 2.5 5Z" fill=(paint) {} }
        }
    };
    html! {
        (head("artus-way-head", "3.2", "var(--glow)"))
        (head("artus-flight-head", "4.4", "var(--ink)"))
    }
}

/// The way of a figure along the rail, with a dot for every step.
pub(crate) fn way(stage: &Stage<'_>) -> Markup {
    let Some(Move::Play(_, Action::Advance { from, steps })) = stage.choice else { return Markup::default() };
    let start = angle(from);
    let sign = f64::from(steps.signum());
    let end = start + f64::from(steps) * STEP;
    let dot = |step: i8| polar(RAIL, start + sign * f64::from(step) * STEP);
    let last = steps.unsigned_abs().min(28) as i8;
    html! {
        g class="way" {
            path d=(arc(RAIL, start, end - sign * 2.6)) fill="none" stroke="var(--glow)" stroke-width="6.5"
                stroke-linecap="round" marker-end="url(#artus-way-head)" {}
            g fill="var(--glow)" stroke="var(--wood-d)" stroke-width="2" {
                @for step in 0..last {
                    @let point = dot(step);
                    circle cx=(Short(point.x)) cy=(Short(point.y)) r=(if step == 0 { "8" } else { "6.5" }) {}
                }
            }
        }
    }
}

/// Ghosts where the pieces would be, and the arrow of whoever is displaced.
pub(crate) fn ghosts(stage: &Stage<'_>, outlook: &Outlook) -> Markup {
    let table = &stage.scene.view.open.table;
    html! {
        g class="ghosts" aria-hidden="true" {
            @if let Some((figure, from, to)) = outlook.displaced {
                @let rings = table.rings(from);
                g class="ghost" transform=(at(standing(to))) { (placed(figure, rings)) }
                g class="flight" fill="none" {
                    path d=(flight(from, to)) stroke="var(--paper)" stroke-width="6" stroke-linecap="round"
                        opacity=".75" {}
                    path d=(flight(from, to)) stroke="var(--ink)" stroke-width="2.8" stroke-dasharray="6 4"
                        marker-end="url(#artus-flight-head)" {}
                }
            }
            @if let Some((figure, from, to)) = outlook.moved { (arrived(figure, table.rings(from), to)) }
            @if let Some(Move::Place(chair)) = stage.choice {
                (arrived(Figure::Knight(stage.seat), 0, chair))
            }
            @if let Some((chair, rings)) = outlook.ringed { (received(chair, rings, outlook.crowned)) }
        }
    }
}

/// Somebody at the end of the way, a little larger than life; the king is large enough.
fn arrived(figure: Figure, rings: u8, chair: Chair) -> Markup {
    let point = standing(chair);
    let (scale, lift) = match figure {
        Figure::Knight(_) | Figure::Prince(_) => (1.12, 6.0),
        Figure::King(_) => (1.0, 0.0),
    };
    let place = scaled(point.x, point.y - lift, scale);
    html! { g class="ghost mover" transform=(place) { (placed(figure, rings)) } }
}

/// A prince with one ring more, and the crown above him if he becomes king by it.
fn received(chair: Chair, rings: u8, crowned: bool) -> Markup {
    html! {
        g class="ghost mover" transform=(at(standing(chair))) {
            (worn_rings(rings))
            @if crowned { (crown(0.0, -44.0, 0.9, 1.8)) }
        }
    }
}

/// Counter-clockwise behind the chairs, from the lost chair to the one found (ART-9.2).
fn flight(from: Chair, to: Chair) -> Markup {
    let start = angle(from);
    let far = from.clockwise_of(to) as f64 * STEP;
    arc(BEHIND, start - 1.5, start - far + 3.0)
}
