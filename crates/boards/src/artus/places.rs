//! Where everything is on the drawing of the round table.

use crate::drawing::{Point, polar};
use artus::Chair;

/// The part of the plane that is drawn: the floor, and around it room for pills.
pub(crate) const VIEW_BOX: &str = "-412 -424 824 848";
/// Half the width of that part.
pub(crate) const HALF_WIDTH: f64 = 412.0;

/// The angle between two neighbouring chairs.
pub(crate) const STEP: f64 = 360.0 / Chair::COUNT as f64;
/// The edge of the floor.
pub(crate) const FLOOR: f64 = 400.0;
/// The middle of a chair.
pub(crate) const CHAIR: f64 = 336.0;
/// The edge of the table.
pub(crate) const EDGE: f64 = 298.0;
/// The edge of the turning top.
pub(crate) const TOP: f64 = 283.0;
/// The rail between edge and top, along which the way of a figure is shown.
pub(crate) const RAIL: f64 = 290.5;
/// The middle of a plate.
pub(crate) const PLATE: f64 = 254.0;
/// The edge of the medallion in the middle.
pub(crate) const MEDALLION: f64 = 100.0;
/// The way of whoever is displaced, behind the chairs.
pub(crate) const BEHIND: f64 = 381.0;

/// The direction of a chair, in degrees clockwise from the top.
pub(crate) fn angle(chair: Chair) -> f64 {
    f64::from(chair.number()) * STEP
}

/// Where a figure on this chair stands.
pub(crate) fn standing(chair: Chair) -> Point {
    let Point { x, y } = polar(CHAIR - 2.0, angle(chair));
    Point { x, y: y + 3.0 }
}

/// Whether a pill at this chair stands upright: at the sides of the table it would be too wide.
pub(crate) fn upright(chair: Chair) -> bool {
    let from_the_side = (i32::from(chair.number()) % 14 - 7).abs();
    from_the_side <= 1
}

/// Where the middle of a box of this size goes, outside of a chair and its figure but inside the drawing.
pub(crate) fn outside(chair: Chair, width: f64, height: f64) -> Point {
    let clearance = if upright(chair) { 374.0 } else { 386.0 };
    let direction = angle(chair);
    let clear = |point: Point| {
        let (x, y) = ((point.x.abs() - width / 2.0).max(0.0), (point.y.abs() - height / 2.0).max(0.0));
        x.hypot(y) >= clearance
    };
    let mut radius = clearance;
    while !clear(polar(radius, direction)) {
        radius += 1.0;
    }
    let mut point = polar(radius, direction);
    let most = HALF_WIDTH - 3.0 - width / 2.0;
    if point.x.abs() > most {
        point.x = most.copysign(point.x);
        while !clear(point) && point.y.abs() < FLOOR {
            point.y += 1.0_f64.copysign(point.y);
        }
    }
    point
}
