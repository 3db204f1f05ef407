//! The pills at glowing chairs: how far, how many points, and who has to go.

use super::figures::{shape_id, shield_id};
use super::places::{HALF_WIDTH, angle, outside, upright};
use super::stage::Stage;
use super::targets::{Glow, Target};
use crate::drawing::{Point, Short, at, polar, scaled};
use crate::heraldry::{crown, ring};
use artus::Figure;
use maud::{Markup, html};

/// What a pill says.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Pill {
    /// How far the figure moves; backward is negative.
    pub(crate) steps: Option<i8>,
    /// What it brings.
    pub(crate) points: Option<i32>,
    /// What else happens.
    pub(crate) mark: Option<Mark>,
}

/// What else happens at a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// Somebody is displaced.
    Displaces(Figure),
    /// A prince receives a ring.
    Ring,
    /// A prince becomes king.
    Crowns,
}

/// A number of steps; one that leads backward points back.
pub(crate) fn steps_text(steps: i8) -> String {
    if steps < 0 { format!("‹{}", steps.unsigned_abs()) } else { steps.to_string() }
}

/// The class by which points are painted.
pub(crate) const fn tone(points: i32) -> &'static str {
    match points {
        1.. => "gain",
        0 => "even",
        ..0 => "loss",
    }
}

/// The pill of a target: a wide one for large drawings, a round one with a single number for small ones.
pub(crate) fn pill(stage: &Stage<'_>, target: &Target) -> Markup {
    let Some(pill) = target.pill else { return Markup::default() };
    let chosen = target.glow == Glow::Chosen;
    let class = if chosen { "pill chosen" } else { "pill" };
    let points = pill.points.map(|points| (points, stage.scene.words.signed(points)));
    let middle = if upright(target.chair) { tall(target, pill, points) } else { wide(target, pill, points) };
    html! { g class=(class) data-pill="yes" { (middle) (small(stage, target, pill)) } }
}

type Points = Option<(i32, String)>;

/// How much room a text of this many letters takes in a pill.
fn room(text: &str) -> f64 {
    5.0 + 8.6 * text.chars().count() as f64
}

fn wide(target: &Target, pill: Pill, points: Points) -> Markup {
    let steps = if pill.steps.is_some() { 27.0 } else { 5.0 };
    let number = points.as_ref().map_or(0.0, |(_, text)| room(text));
    let mark = if pill.mark.is_some() { 23.0 } else { 0.0 };
    let width = (steps + number + mark + 6.0).max(34.0);
    let left = -width / 2.0;
    let alone = pill.steps.is_none() && pill.mark.is_none();
    let number_at = if alone { 0.0 } else { left + steps + number / 2.0 };
    html! {
        g class="large" transform=(at(outside(target.chair, width, 30.0))) {
            rect x=(Short(left)) y="-15" width=(Short(width)) height="30" rx="15" {}
            @if let Some(steps) = pill.steps { (steps_disc(left + 15.0, 0.0, steps)) }
            @if let Some((points, text)) = &points {
                text class=(tone(*points)) x=(Short(number_at)) dy=".36em" { (text) }
            }
            @if let Some(mark) = pill.mark { (mark_icon(mark, left + width - 16.0, 0.0)) }
        }
    }
}

fn tall(target: &Target, pill: Pill, points: Points) -> Markup {
    let steps = if pill.steps.is_some() { 25.0 } else { 3.0 };
    let number = if points.is_some() { 22.0 } else { 0.0 };
    let mark = if pill.mark.is_some() { 25.0 } else { 0.0 };
    let width = points.as_ref().map_or(30.0, |(_, text)| (room(text) + 1.0).max(30.0));
    let height = steps + number + mark + 5.0;
    let top = -height / 2.0;
    html! {
        g class="large" transform=(at(outside(target.chair, width, height))) {
            rect x=(Short(-width / 2.0)) y=(Short(top)) width=(Short(width)) height=(Short(height)) rx="15" {}
            @if let Some(steps) = pill.steps { (steps_disc(0.0, top + 15.0, steps)) }
            @if let Some((points, text)) = &points {
                text class=(tone(*points)) y=(Short(top + steps + number / 2.0 + 2.0)) dy=".36em" { (text) }
            }
            @if let Some(mark) = pill.mark { (mark_icon(mark, 0.0, top + height - 16.0)) }
        }
    }
}

/// A single number, large enough for a phone: the steps, or else the points.
fn small(stage: &Stage<'_>, target: &Target, pill: Pill) -> Markup {
    let text = match (pill.steps, pill.points) {
        (Some(steps), _) => steps_text(steps),
        (None, Some(points)) => stage.scene.words.signed(points),
        (None, None) => return Markup::default(),
    };
    let width = (16.0 * text.chars().count() as f64 + 14.0).max(42.0);
    let tone = if pill.steps.is_some() { "even" } else { tone(pill.points.unwrap_or_default()) };
    let Point { x, y } = polar(397.0, angle(target.chair));
    let most = HALF_WIDTH - 2.0 - width / 2.0;
    html! {
        g class="small" transform=(at(Point { x: x.clamp(-most, most), y })) {
            rect x=(Short(-width / 2.0)) y="-21" width=(Short(width)) height="42" rx="21" {}
            text class=(tone) dy=".36em" { (text) }
        }
    }
}

fn steps_disc(x: f64, y: f64, steps: i8) -> Markup {
    html! {
        circle class="disc" cx=(Short(x)) cy=(Short(y)) r="11.5" {}
        text class="steps" x=(Short(x)) y=(Short(y)) dy=".36em" { (steps_text(steps)) }
    }
}

/// A small picture of what else happens.
fn mark_icon(mark: Mark, x: f64, y: f64) -> Markup {
    match mark {
        Mark::Displaces(figure) => figure_icon(figure, x, y),
        Mark::Ring => ring(x, y, 0.5),
        Mark::Crowns => crown(x, y + 1.0, 0.46, 1.3),
    }
}

/// A figure as small as a letter, drawn by its definition.
fn figure_icon(figure: Figure, x: f64, y: f64) -> Markup {
    match figure {
        Figure::King(_) => crown(x, y + 1.0, 0.46, 1.3),
        Figure::Knight(seat) => html! {
            use href=(format!("#{}", shield_id(seat))) transform=(scaled(x, y - 6.0, 0.5)) {}
        },
        Figure::Prince(_) => html! {
            use href=(format!("#{}", shape_id(figure))) transform=(scaled(x, y + 2.0, 0.36)) {}
        },
    }
}
