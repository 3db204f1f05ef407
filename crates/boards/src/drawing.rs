//! Points around a centre, and how numbers, places and paths are written in SVG.

use maud::{Markup, PreEscaped, Render, html};
use std::fmt;

/// A point of a drawing; x grows to the right, y downward.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The point at a distance from the centre, in a direction counted in degrees clockwise from the top.
pub(crate) fn polar(radius: f64, degrees: f64) -> Point {
    let (sin, cos) = degrees.to_radians().sin_cos();
    Point { x: radius * sin, y: -radius * cos }
}

/// A number with at most one decimal, as short as it can be.
pub(crate) struct Short(pub(crate) f64);

/// Half of a drawing is numbers: `write!` takes several times as long.
impl Render for Short {
    fn render_to(&self, to: &mut String) {
        const TENTHS: [&str; 10] = ["", ".1", ".2", ".3", ".4", ".5", ".6", ".7", ".8", ".9"];
        let tenths = (self.0 * 10.0).round() as i64;
        if tenths < 0 {
            to.push('-');
        }
        let tenths = tenths.unsigned_abs();
        to.push_str(itoa::Buffer::new().format(tenths / 10));
        to.push_str(TENTHS[(tenths % 10) as usize]);
    }
}

impl Render for Point {
    fn render_to(&self, to: &mut String) {
        Short(self.x).render_to(to);
        to.push(' ');
        Short(self.y).render_to(to);
    }
}

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render().0)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render().0)
    }
}

/// The transform that puts a thing at a point. There is nothing to escape in it, nor in any of the following.
pub(crate) fn at(point: Point) -> Markup {
    written(|text| place(text, point))
}

/// The transform that puts a thing at a point, so many times as large.
pub(crate) fn scaled(x: f64, y: f64, scale: f64) -> Markup {
    written(|text| {
        place(text, Point { x, y });
        text.push_str(" scale(");
        hundredths(text, scale);
        text.push(')');
    })
}

/// The transform that turns a thing about the centre, clockwise.
pub(crate) fn turned(degrees: f64) -> Markup {
    written(|text| turn(text, degrees))
}

/// The transform that puts a thing at a point and turns it there, clockwise.
pub(crate) fn at_turned(point: Point, degrees: f64) -> Markup {
    written(|text| {
        place(text, point);
        turn(text, degrees);
    })
}

fn place(text: &mut String, point: Point) {
    text.push_str("translate(");
    point.render_to(text);
    text.push(')');
}

fn turn(text: &mut String, degrees: f64) {
    text.push_str("rotate(");
    // Two decimals: at the rim of the table a tenth of a degree would already be seen.
    hundredths(text, degrees);
    text.push(')');
}

/// A number with at most two decimals.
fn hundredths(text: &mut String, number: f64) {
    let hundredths = (number * 100.0).round() as i64;
    if hundredths < 0 {
        text.push('-');
    }
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    text.push_str(itoa::Buffer::new().format(whole));
    match rest {
        0 => {}
        _ if rest % 10 == 0 => text.extend([".", itoa::Buffer::new().format(rest / 10)]),
        _ if rest < 10 => text.extend([".0", itoa::Buffer::new().format(rest)]),
        _ => text.extend([".", itoa::Buffer::new().format(rest)]),
    }
}

fn written(write: impl FnOnce(&mut String)) -> Markup {
    let mut text = String::with_capacity(48);
    write(&mut text);
    PreEscaped(text)
}

/// A path along a circle about the centre.
pub(crate) fn arc(radius: f64, from: f64, to: f64) -> Markup {
    let large = u8::from((to - from).abs() > 180.0);
    let sweep = u8::from(to > from);
    let (start, end) = (polar(radius, from), polar(radius, to));
    html! { "M" (start) "A" (Short(radius)) " " (Short(radius)) " 0 " (large) " " (sweep) " " (end) }
}

/// The closed path of a piece of a ring about the centre.
pub(crate) fn sector(inner: f64, outer: f64, from: f64, to: f64) -> Markup {
    let (a, b) = (polar(outer, from), polar(outer, to));
    let (c, d) = (polar(inner, to), polar(inner, from));
    let (outer, inner) = (Short(outer), Short(inner));
    html! { "M" (a) "A" (outer) " " (outer) " 0 0 1 " (b) "L" (c) "A" (inner) " " (inner) " 0 0 0 " (d) "Z" }
}

/// The closed path through some points.
pub(crate) fn polygon(points: impl IntoIterator<Item = Point>) -> Markup {
    written(|text| {
        path(text, points);
        text.push('Z');
    })
}

/// The path through some points, one after the other.
pub(crate) fn through(points: impl IntoIterator<Item = Point>) -> Markup {
    written(|text| path(text, points))
}

fn path(text: &mut String, points: impl IntoIterator<Item = Point>) {
    for (number, point) in points.into_iter().enumerate() {
        text.push(if number == 0 { 'M' } else { 'L' });
        point.render_to(text);
    }
}

/// A colour between two others, each given by its three parts.
pub(crate) fn mixed(from: [u8; 3], to: [u8; 3], share: f64) -> String {
    let part = |index: usize| {
        let (from, to) = (f64::from(from[index]), f64::from(to[index]));
        (from + (to - from) * share.clamp(0.0, 1.0)).round() as u8
    };
    format!("#{:02X}{:02X}{:02X}", part(0), part(1), part(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = [0.04, -0.04, 1.0, -1.26, 300.0].map(|number| Short(number).to_string());
        assert_eq!(written, ["0", "0", "1", "-1.3", "300"]);
    }

    #[test]
    fn transforms_have_two_decimals_at_most() {
        assert_eq!(turned(-0.004).0, "rotate(0)");
        assert_eq!(turned(-77.142857).0, "rotate(-77.14)");
        let scales = [1.0, 0.5, 0.05, 1.256, -0.8].map(|scale| scaled(1.0, 2.5, scale).0);
        let written =
            ["1", "0.5", "0.05", "1.26", "-0.8"].map(|scale| format!("translate(1 2.5) scale({scale})"));
        assert_eq!(scales, written);
        assert_eq!(at_turned(Point { x: 0.0, y: -3.0 }, 90.0).0, "translate(0 -3)rotate(90)");
    }

    #[test]
    fn paths_lead_through_their_points() {
        let points = [Point { x: 1.0, y: 2.0 }, Point { x: 3.0, y: 4.0 }];
        assert_eq!((through(points).0.as_str(), polygon(points).0.as_str()), ("M1 2L3 4", "M1 2L3 4Z"));
    }

    #[test]
    fn directions_are_counted_clockwise_from_the_top() {
        assert_eq!(polar(10.0, 0.0).to_string(), "0 -10");
        assert_eq!(polar(10.0, 90.0).to_string(), "10 0");
        assert_eq!(arc(10.0, 0.0, 90.0).0, "M0 -10A10 10 0 0 1 10 0");
    }
}
