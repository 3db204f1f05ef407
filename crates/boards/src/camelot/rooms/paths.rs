//! Arrows where paths run, bands that join fields, and hulls around groups.

use super::Hall;
use crate::camelot::layout::FIELD;
use crate::drawing::{Point, Short, polygon, through};
use camelot::Places;
use maud::{Markup, html};

/// Every arrow of a room; those the reader can follow now are gold.
pub(super) fn arrows(hall: &Hall<'_>, paint: &str) -> Markup {
    let own = hall.own();
    let open = |from: usize, to: usize| own.contains(from) && hall.target(to).is_some();
    html! {
        @for (from, field) in hall.board.fields.iter().enumerate() {
            @for to in field.next.iter() {
                @if open(from, to) {
                    (arrow(hall.at(from), hall.at(to), 8.3, 1.0, "var(--lit)"))
                    (arrow(hall.at(from), hall.at(to), 4.1, 2.0, "var(--gold-rim)"))
                } @else {
                    (arrow(hall.at(from), hall.at(to), 2.9, 4.0, paint))
                }
            }
        }
    }
}

/// An arrow from field to field, with a gap before each.
pub(super) fn arrow(from: Point, to: Point, width: f64, gap: f64, paint: &str) -> Markup {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    let along = Point { x: dx / length, y: dy / length };
    let step = |point: Point, distance: f64| Point {
        x: point.x + along.x * distance,
        y: point.y + along.y * distance,
    };
    let head = 6.3;
    let gap = FIELD + gap;
    let (mut tail, mut tip) = (step(from, gap), step(to, -gap - 1.0));
    if length - 2.0 * gap < head * 1.2 {
        // Fields that nearly touch: the arrow lies across the gap between them.
        let middle = step(from, length / 2.0);
        (tail, tip) = (step(middle, -head * 0.6), step(middle, head * 0.6));
    }
    let neck = step(tip, -head);
    let side = |sign: f64| Point {
        x: neck.x - along.y * head * 0.75 * sign,
        y: neck.y + along.x * head * 0.75 * sign,
    };
    html! {
        g opacity=".9" {
            path d=(through([tail, neck])) stroke=(paint) stroke-width=(Short(width)) stroke-linecap="round" {}
            path d=(polygon([tip, side(1.0), side(-1.0)])) fill=(paint) {}
        }
    }
}

/// Where the first knight comes in, at the left wall.
pub(super) fn doors(hall: &Hall<'_>) -> Markup {
    html! {
        @for place in hall.board.starts.iter() {
            @let y = hall.at(place).y;
            path d=(format!("M5 {}l8 8-8 8z", Short(y - 8.0))) fill="#FFF3CF" stroke="var(--figline)"
                stroke-width=".8" {}
        }
    }
}

/// The outline around some fields.
pub(super) fn hull(hall: &Hall<'_>, fields: Places, fill: &str, rim: &str, pad: f64) -> Markup {
    let path = polygon(fields.iter().map(|place| hall.at(place)));
    let width = 2.0 * (FIELD + pad);
    html! {
        path d=(path) fill=(rim) stroke=(rim) stroke-width=(Short(width + 2.4)) stroke-linejoin="round" {}
        path d=(path) fill=(fill) stroke=(fill) stroke-width=(Short(width)) stroke-linejoin="round" {}
    }
}
