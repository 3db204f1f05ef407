//! Where everything is on the drawing of the castle.

use crate::drawing::{Point, Short};
use camelot::{Open, PrintedField, Room};
use maud::{Markup, html};

/// A rectangle of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Frame {
    const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self { x, y, width, height }
    }

    /// Its corner, for things drawn inside it.
    pub(crate) const fn corner(self) -> Point {
        Point { x: self.x, y: self.y }
    }

    /// Where a point of the components (0 to 100 both ways) lies inside a room, seen from the room's corner: the title
    /// lies above all fields.
    pub(crate) fn inside(self, x: f64, y: f64) -> Point {
        Point { x: 7.0 + (self.width - 14.0) * x / 100.0, y: 25.0 + (self.height - 31.0) * y / 100.0 }
    }

    /// The same point, seen from the corner of the castle.
    pub(crate) fn on_castle(self, point: Point) -> Point {
        Point { x: self.x + point.x, y: self.y + point.y }
    }
}

/// The walls of the castle, with the score track on them.
pub(crate) const WALLS: Frame = Frame::new(0.0, 0.0, 940.0, 690.0);
/// How thick the walls are.
pub(crate) const WALL: f64 = 30.0;
/// Everything within the walls.
pub(crate) const COURT: Frame = Frame::new(32.0, 32.0, 876.0, 626.0);
/// The row of Merlin tiles.
pub(crate) const MERLIN: Frame = Frame::new(328.0, 32.0, 284.0, 76.0);
/// The throne room while nobody predicts.
pub(crate) const THRONE: Frame = Frame::new(328.0, 115.0, 284.0, 390.0);
/// The throne room while everybody looks at it: during predictions.
pub(crate) const PARLEY: Frame = Frame::new(165.0, 34.0, 610.0, 622.0);
/// The Hinterland.
pub(crate) const HINTERLAND: Frame = Frame::new(328.0, 512.0, 284.0, 146.0);
/// The secret room, outside the walls.
const SECRET: Frame = Frame::new(956.0, 175.0, 150.0, 340.0);

/// The radius of a field.
pub(crate) const FIELD: f64 = 20.5;

/// What is drawn around the walls: towers, markers.
const MARGIN: Frame = Frame::new(-14.0, -12.0, 968.0, 716.0);

/// The part of the plane that is drawn; the secret room is there with five players only (CAM-3.10).
pub(crate) fn view_box(secret_room: bool) -> Markup {
    let width = if secret_room { SECRET.x + SECRET.width + 6.0 - MARGIN.x } else { MARGIN.width };
    html! { (Short(MARGIN.x)) " " (Short(MARGIN.y)) " " (Short(width)) " " (Short(MARGIN.height)) }
}

/// Where a room lies.
pub(crate) const fn room(room: Room) -> Frame {
    match room {
        Room::Red => Frame::new(32.0, 32.0, 289.0, 310.0),
        Room::Blue => Frame::new(619.0, 32.0, 289.0, 310.0),
        Room::Green => Frame::new(32.0, 348.0, 289.0, 310.0),
        Room::Yellow => Frame::new(619.0, 348.0, 289.0, 310.0),
        Room::Secret => SECRET,
    }
}

/// The middle of a field, seen from the corner of its room.
pub(crate) fn in_room(frame: Frame, field: &PrintedField) -> Point {
    frame.inside(f64::from(field.x), f64::from(field.y))
}

/// The middle of a field of the castle.
pub(crate) fn on_castle(open: &Open, spot: camelot::Spot) -> Point {
    let frame = room(spot.room());
    frame.on_castle(in_room(frame, open.printed(spot)))
}

/// Where a field of the score track lies on the walls: 0 in the north-west, then clockwise.
pub(crate) fn score_field(field: u8) -> Point {
    let half = WALL / 2.0;
    let (width, height) = (WALLS.width - WALL, WALLS.height - WALL);
    let along = |from: u8, fields: f64| f64::from(field - from) / fields;
    match field {
        0..=18 => Point { x: half + width * along(0, 18.0), y: half },
        19..=30 => Point { x: WALLS.width - half, y: half + height * along(18, 12.0) },
        31..=48 => Point { x: WALLS.width - half - width * along(30, 18.0), y: WALLS.height - half },
        49.. => Point { x: half, y: WALLS.height - half - height * along(48, 12.0) },
    }
}

/// What can be looked at on a small screen, one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// A room.
    Room(Room),
    /// The throne room with the order track.
    Throne,
    /// The Hinterland.
    Hinterland,
}

impl Focus {
    /// Everything that can be looked at, in the order of the tabs.
    pub(crate) const ALL: [Self; 7] = [
        Self::Room(Room::Red),
        Self::Room(Room::Green),
        Self::Throne,
        Self::Room(Room::Blue),
        Self::Room(Room::Yellow),
        Self::Room(Room::Secret),
        Self::Hinterland,
    ];

    /// Its identifier.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Room(room) => room.id(),
            Self::Throne => "throne",
            Self::Hinterland => "hinterland",
        }
    }

    const fn frame(self) -> Frame {
        match self {
            Self::Room(of) => room(of),
            Self::Throne => THRONE,
            Self::Hinterland => HINTERLAND,
        }
    }
}

/// On a small screen the drawing shows a part as high as itself and this wide, and a camera brings what is looked at
/// there.
const PART: f64 = 685.0;

/// The rules of the camera, one for each focus.
pub(crate) fn camera_rules() -> String {
    let rule = |focus: &str, frame: Frame, throne: &str| {
        let scale = (PART / frame.width).min(MARGIN.height / frame.height) * 0.99;
        let x = MARGIN.x + PART / 2.0 - scale * (frame.x + frame.width / 2.0);
        let y = MARGIN.y + MARGIN.height / 2.0 - scale * (frame.y + frame.height / 2.0);
        let at = format!("translate({x:.1}px,{y:.1}px) scale({scale:.3})");
        format!(".castle-view{throne}:has(.focus-{focus}:checked) .camera{{transform:{at}}}\n")
    };
    let all = Focus::ALL.iter().map(|focus| rule(focus.id(), focus.frame(), ""));
    all.chain([rule("throne", PARLEY, ".parley")]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_track_runs_clockwise_around_the_walls() {
        let corners = [0, 18, 30, 48].map(|field| score_field(field).to_string());
        assert_eq!(corners, ["15 15", "925 15", "925 675", "15 675"]);
        assert_eq!(score_field(59).to_string(), "15 70");
    }

    #[test]
    fn the_camera_knows_everything_that_can_be_looked_at() {
        let rules = camera_rules();
        for focus in Focus::ALL {
            assert!(rules.contains(&format!(".focus-{}:checked", focus.id())), "{focus:?}");
        }
        assert_eq!(rules.lines().count(), Focus::ALL.len() + 1);
    }
}
