//! The walls with the score track on them, and everybody's marker.

use super::Scene;
use super::figures::cloth;
use super::layout::{COURT, WALL, WALLS, score_field};
use super::outlook::Outlook;
use super::symbols::HEATER;
use crate::drawing::{Point, Short, at, polar};
use crate::fragments::InParts;
use crate::heraldry::charge;
use camelot::Colour;
use maud::{Markup, html};
use words::camelot::Subject;

/// The towers stand on these fields of the track.
const TOWERS: [u8; 4] = [0, 18, 30, 48];

/// The walls, without the towers: those stand before everything else.
pub(crate) fn walls() -> Markup {
    html! {
        rect width=(WALLS.width) height=(WALLS.height) rx="16" fill="#9C9483" {}
        rect width=(WALLS.width) height=(WALLS.height) rx="16" fill="url(#camelot-stonep)" {}
        g stroke="#22252E" stroke-opacity=".45" {
            path d=(stones(|field| field % 5 != 0)) fill="#CFC7B5" {}
            path d=(stones(|field| field % 5 == 0)) fill="#E9E1CD" {}
        }
        rect x=".8" y=".8" width=(WALLS.width - 1.6) height=(WALLS.height - 1.6) rx="16" fill="var(--dusk)"
            stroke="var(--figline)" stroke-width="1.6" {}
        g font-size="13" font-weight="700" text-anchor="middle" fill="#22252E" {
            @for field in (5..60).step_by(5).filter(|field| !TOWERS.contains(field)) {
                @let Point { x, y } = score_field(field);
                text x=(Short(x)) y=(Short(y + 4.5)) { (field) }
            }
        }
        rect x=(COURT.x - 3.0) y=(COURT.y - 3.0) width=(COURT.width + 6.0) height=(COURT.height + 6.0) rx="7"
            fill="#6F685B" stroke="var(--figline)" stroke-width="1.2" {}
    }
}

/// The stones of some fields of the track.
fn stones(which: impl Fn(u8) -> bool) -> String {
    let stone = |field: u8| {
        let Point { x, y } = score_field(field);
        let along = field < 18 || (31..48).contains(&field);
        let (width, height) = if along {
            ((WALLS.width - WALL) / 18.0 - 7.0, 20.0)
        } else {
            (20.0, (WALLS.height - WALL) / 12.0 - 7.0)
        };
        let (left, top) = (Short(x - width / 2.0), Short(y - height / 2.0));
        format!("M{left} {top}h{}v{}h{}z", Short(width), Short(height), Short(-width))
    };
    (0..60).filter(|field| !TOWERS.contains(field) && which(*field)).map(stone).collect()
}

/// The four towers.
pub(crate) fn towers() -> Markup {
    html! {
        @for field in TOWERS {
            g transform=(at(score_field(field))) {
                circle cy="3" r="26" fill="#000" opacity=".28" {}
                circle r="25.5" fill="#B9B2A3" stroke="var(--figline)" stroke-width="1.5" {}
                @let joints: String = (0..10).map(|joint| {
                    let direction = 18.0 + 36.0 * f64::from(joint);
                    format!("M{}L{}", polar(15.0, direction), polar(25.0, direction))
                }).collect();
                path d=(joints) stroke="#22252E" stroke-opacity=".45" {}
                circle r="15.5" fill="#E9E1CD" stroke="var(--figline)" stroke-width="1.2" {}
                text y="5" font-size="14" font-weight="700" text-anchor="middle" fill="var(--on-light)" { (field) }
            }
        }
    }
}

/// Everybody's marker, and where the chosen move would lead the reader's.
pub(crate) fn markers(scene: &Scene<'_>, chosen: Option<&Outlook>) -> Markup {
    let open = scene.view.open;
    let scores: Vec<i32> = open.colours().map(|colour| open.score(colour)).collect();
    scene.part_if("camelot markers", chosen.is_none().then_some(scores), || all_markers(scene, chosen))
}

fn all_markers(scene: &Scene<'_>, chosen: Option<&Outlook>) -> Markup {
    let open = scene.view.open;
    html! {
        @for colour in open.colours() {
            (scene.part("camelot marker", (colour, open.score(colour), sharing(scene, colour)), || marker(scene, colour)))
        }
        @if let (Some(outlook), Some(colour)) = (chosen.filter(|outlook| outlook.points != 0), open.acting()) {
            @let field = (open.score(colour) + outlook.points).rem_euclid(60) as u8;
            @let Point { x, y } = score_field(field);
            g class="ghost" transform=(format!("translate({} {}) scale(.86)", Short(x), Short(y - 1.0)))
                aria-hidden="true" {
                path d=(HEATER) fill="#FFF4D2" {}
                path d=(HEATER) fill=(cloth(colour).paint()) fill-opacity=".55" stroke="#22252E" stroke-width="2"
                    stroke-dasharray="3.5 2.5" {}
                (charge(cloth(colour), 0.0, 1.0, 0.65))
            }
        }
    }
}

fn marker(scene: &Scene<'_>, colour: Colour) -> Markup {
    let values = [
        ("colour", words::camelot::colour(scene.words, colour).into()),
        ("points", scene.words.signed(scene.view.open.score(colour)).into()),
    ];
    html! {
        use id=(format!("camelot-piece-marker-{colour}")) class="piece" data-piece="score" href=(format!("#camelot-marker-{colour}"))
            transform=(at(marker_at(scene, colour))) data-explain=(Subject::Score(colour)) role="img"
            aria-label=(scene.words.say_with("boards-camelot-scores", &values)) {}
    }
}

/// The colours whose markers stand on the same field, this one among them.
fn sharing(scene: &Scene<'_>, colour: Colour) -> Vec<Colour> {
    let open = scene.view.open;
    open.colours().filter(|&other| open.track_field(other) == open.track_field(colour)).collect()
}

/// Where a marker stands: several on one field stand side by side.
fn marker_at(scene: &Scene<'_>, colour: Colour) -> Point {
    let open = scene.view.open;
    let here = sharing(scene, colour);
    let place = here.iter().position(|&other| other == colour).unwrap_or_default() as f64;
    let Point { x, y } = score_field(open.track_field(colour));
    if here.len() > 2 {
        // Two in a row, so that nobody stands beside the wall.
        let (column, row) = (place % 2.0, (place / 2.0).floor());
        return Point { x: x - 10.0 + 20.0 * column, y: y - 9.0 + 16.0 * row };
    }
    Point { x: x + (place - (here.len() as f64 - 1.0) / 2.0) * 20.0, y: y - 1.0 }
}
