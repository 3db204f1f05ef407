//! Points around a centre, and how numbers, places and paths are written in SVG.

use maud::Render;
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

/// The transform that puts a thing at a point.
pub(crate) fn at(point: Point) -> String {
    let mut text = String::with_capacity(24);
    text.push_str("translate(");
    point.render_to(&mut text);
    text.push(')');
    text
}

/// The transform that puts a thing at a point, so many times as large.
pub(crate) fn scaled(x: f64, y: f64, scale: f64) -> String {
    let scale = (scale * 100.0).round() / 100.0;
    format!("translate({}) scale({scale})", Point { x, y })
}

/// The transform that turns a thing about the centre, clockwise.
pub(crate) fn turned(degrees: f64) -> String {
    // Two decimals: at the rim of the table a tenth of a degree would already be seen.
    format!("rotate({})", (degrees * 100.0).round() / 100.0)
}

/// A path along a circle about the centre.
pub(crate) fn arc(radius: f64, from: f64, to: f64) -> String {
    let large = u8::from((to - from).abs() > 180.0);
    let sweep = u8::from(to > from);
    let (start, end) = (polar(radius, from), polar(radius, to));
    format!("M{start}A{} {} 0 {large} {sweep} {end}", Short(radius), Short(radius))
}

/// The closed path of a piece of a ring about the centre.
pub(crate) fn sector(inner: f64, outer: f64, from: f64, to: f64) -> String {
    let (a, b) = (polar(outer, from), polar(outer, to));
    let (c, d) = (polar(inner, to), polar(inner, from));
    let (outer, inner) = (Short(outer), Short(inner));
    format!("M{a}A{outer} {outer} 0 0 1 {b}L{c}A{inner} {inner} 0 0 0 {d}Z")
}

/// The closed path through some points.
pub(crate) fn polygon(points: impl IntoIterator<Item = Point>) -> String {
    let points: Vec<String> = points.into_iter().map(|point| point.to_string()).collect();
    format!("M{}Z", points.join("L"))
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
    fn directions_are_counted_clockwise_from_the_top() {
        assert_eq!(polar(10.0, 0.0).to_string(), "0 -10");
        assert_eq!(polar(10.0, 90.0).to_string(), "10 0");
        assert_eq!(arc(10.0, 0.0, 90.0), "M0 -10A10 10 0 0 1 10 0");
    }
}
