//! The Ballroom: the row of dancers around the queen, and how many hearts the reader has for her.

use super::Hall;
use crate::camelot::art;
use crate::camelot::figures::symbol_of;
use crate::camelot::layout::FIELD;
use crate::camelot::symbols::heart;
use crate::drawing::{Point, Short, scaled};
use camelot::Ballroom;
use maud::{Markup, html};

pub(super) fn scene(hall: &Hall<'_>, dusk: &Markup) -> Markup {
    let row: Vec<Point> = hall.components.ballroom.row.iter().map(|&place| hall.at(place)).collect();
    let path = curve(&row);
    let queen = hall.at(hall.components.ballroom.queen);
    html! {
        (*art::BALLROOM)
        (dusk)
        path d=(path) fill="none" stroke="#16305c" stroke-opacity=".4" stroke-width="14.6" stroke-linecap="round" {}
        path d=(path) fill="none" stroke="#CFE0F2" stroke-width="10.7" stroke-linecap="round" {}
        @for pair in row.windows(2) { (step(pair[0], pair[1], queen)) }
        g transform=(scaled(queen.x, queen.y - 31.0, 1.05)) { (*art::QUEEN) }
        (hearts(hall, Point { x: queen.x, y: queen.y + FIELD * 1.18 + 15.0 }))
    }
}

/// A smooth line through the points of the row.
fn curve(points: &[Point]) -> String {
    let Some(first) = points.first() else { return String::new() };
    let mut path = format!("M{first}");
    let at = |index: usize| points[index.min(points.len() - 1)];
    for (index, pair) in points.windows(2).enumerate() {
        let (before, after) = (at(index.saturating_sub(1)), at(index + 2));
        let lead = |from: Point, to: Point, base: Point, sign: f64| Point {
            x: base.x + sign * (to.x - from.x) / 6.0,
            y: base.y + sign * (to.y - from.y) / 6.0,
        };
        let (one, two) = (lead(before, pair[1], pair[0], 1.0), lead(pair[0], after, pair[1], -1.0));
        path += &format!("C{one} {two} {}", pair[1]);
    }
    path
}

/// The mark between two fields that shows which way the row goes (CAM-12.1).
fn step(from: Point, to: Point, middle: Point) -> Markup {
    let turn = (to.y - from.y).atan2(to.x - from.x).to_degrees();
    let (x, y) = ((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
    let outward = |value: f64, from: f64| value + (value - from) * 0.035;
    let at = Point { x: outward(x, middle.x), y: outward(y, middle.y) };
    html! {
        path transform=(format!("translate({at}) rotate({})", Short(turn))) d="M-3-4.5L3 0l-6 4.5" fill="none"
            stroke="#2F5286" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" {}
    }
}

/// The hearts the queen asks for (CAM-12.4), and which of them the reader's colour has.
fn hearts(hall: &Hall<'_>, at: Point) -> Markup {
    let own = hall.open().zip(hall.colour).map(|(open, colour)| (colour, open.hearts(colour)));
    let needed = Ballroom::HEARTS_FOR_QUEEN;
    html! {
        g transform=(scaled(at.x, at.y, 0.97)) {
            @let half = if own.is_some() { 44 } else { 30 };
            rect x=(-half) y="-10.5" width=(2 * half) height="21" rx="10.5" fill="var(--disc)"
                stroke="var(--figline)" {}
            @if let Some((colour, _)) = own { g transform="translate(-31 -1) scale(.54)" { (symbol_of("arms", colour)) } }
            @for number in 0..needed {
                @let x = if own.is_some() { -10.0 } else { -15.0 } + 15.0 * f64::from(number);
                (heart(own.is_none_or(|(_, hearts)| number < hearts), x, 0.0, 0.8))
            }
        }
    }
}
