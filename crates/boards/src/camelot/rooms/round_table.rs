//! The Round Table: chairs around it, and on the top who would get what.

use super::Hall;
use crate::camelot::art;
use crate::camelot::figures::symbol_of;
use crate::camelot::standings::{Row, at_table};
use crate::camelot::symbols::{HEATER, small_crown, symbol};
use crate::drawing::{Point, Short, scaled};
use camelot::{Room, RoundTable, Spot};
use maud::{Markup, html};
use words::camelot::{Sign, Subject};

/// The middle of the top, seen from the corner of the room, and half its width inside the rim.
const MIDDLE: Point = Point { x: 144.5, y: 164.5 };
const HALF: f64 = 56.0;

pub(super) fn scene(hall: &Hall<'_>, dusk: &Markup) -> Markup {
    html! {
        (*art::ROUND_TABLE)
        @for place in 0..hall.board.fields.len() { (chair(hall.at(place))) }
        (*art::TABLE_TOP)
        (dusk)
        @match hall.open() {
            Some(open) if !at_table(open, None).is_empty() || mover(hall).is_some() => (standings(hall)),
            Some(_) | None => (places(hall)),
        }
    }
}

/// The top of the table, for whoever asks what its numbers mean.
pub(super) fn asked() -> Markup {
    let Point { x, y } = MIDDLE;
    html! {
        circle data-explain=(Subject::Sign(Sign::Places)) cx=(x) cy=(y) r=(HALF) fill="transparent" aria-hidden="true" {}
    }
}

/// A chair that looks at the table.
fn chair(at: Point) -> Markup {
    let turn = (at.y - MIDDLE.y).atan2(at.x - MIDDLE.x).to_degrees() + 90.0;
    html! {
        g transform=(format!("translate({at}) rotate({}) scale(.96)", Short(turn))) {
            path d="M-19-6q0-21 19-21t19 21v13h-38z" fill="#6E4526" stroke="#22252E" stroke-width="1.2" {}
            path d="M-12-18q12-7 24 0" stroke="#B98755" stroke-width="1.5" fill="none" {}
        }
    }
}

/// The field at the table on which the chosen move places a figure.
fn mover(hall: &Hall<'_>) -> Option<Spot> {
    let placed = hall.chosen.and_then(|outlook| outlook.placed);
    placed.map(|(spot, _)| spot).filter(|spot| spot.room() == Room::Red)
}

/// What the places are worth, while nobody sits.
fn places(hall: &Hall<'_>) -> Markup {
    let points = &hall.components.round_table.place_points;
    let further = points.iter().enumerate().skip(1).take(4);
    let Point { x, y } = MIDDLE;
    html! {
        g text-anchor="middle" fill="var(--on-light)" {
            text x=(x) y=(y - 28.0) font-size="12" fill="#6E6A60" { "1." }
            (small_crown(x - 29.0, y - 13.0, 1.0))
            text x=(x) y=(y - 4.0) font-size="26" font-weight="700" { (points[0]) }
            (symbol("hat", x + 30.0, y - 11.0, 0.58))
            @for (place, points) in further {
                @let x = x + (place as f64 - 2.5) * 23.0;
                text x=(Short(x)) y=(y + 13.0) font-size="12" fill="#6E6A60" { (place + 1) "." }
                text x=(Short(x)) y=(y + 29.0) font-size="16.5" font-weight="700" { (points) }
            }
            @let values = [("points", hall.words.signed(-RoundTable::NO_KNIGHT_LOSS).into())];
            text x=(x) y=(y + 45.0) font-size="12" font-weight="600" fill="#8C2635" {
                (hall.words.say_with("boards-camelot-if-absent", &values))
            }
        }
    }
}

/// Who would get what now, and with the knight that is being placed.
fn standings(hall: &Hall<'_>) -> Markup {
    let Some(open) = hall.open() else { return Markup::default() };
    let mover = mover(hall).and_then(|_| open.acting());
    let before = at_table(open, None);
    let rows = at_table(open, mover);
    let height = (104.0 / rows.len().max(4) as f64).min(21.0);
    let top = MIDDLE.y - height * rows.len() as f64 / 2.0 + height / 2.0 + 1.0;
    html! {
        @for (place, row) in rows.iter().enumerate() {
            @let moved = mover.is_some() && row.colour == mover;
            @let old = before.iter().find(|old| old.colour == row.colour);
            (standing(row, old.filter(|_| moved), moved, place, top + height * place as f64, height))
        }
    }
}

fn standing(row: &Row, before: Option<&Row>, moved: bool, place: usize, y: f64, height: f64) -> Markup {
    let x = MIDDLE.x;
    let size = (height * 0.72).min(15.0);
    html! {
        @if moved {
            rect x=(x - HALF + 8.0) y=(Short(y - height * 0.48)) width=(2.0 * HALF - 16.0)
                height=(Short(height * 0.96))
                rx=(Short(height * 0.48)) fill="#DDEBDD" stroke="#2F6B4F" stroke-width="1.4" {}
        }
        g transform=(scaled(x - 38.0, y - 1.0, height / 34.0)) {
            @match row.colour {
                Some(colour) => (symbol_of("arms", colour)),
                None => path d=(HEATER) fill="var(--p-neutral)" stroke="var(--figline)" stroke-width="1.5" {},
            }
        }
        g font-weight="700" font-size=(Short(size)) fill="var(--on-light)" {
            text x=(x - 27.0) y=(Short(y + size * 0.36)) {
                (before.map_or(row.knights - usize::from(moved), |old| old.knights))
                @if moved { tspan fill="#2F6B4F" { "+1" } }
            }
            @if place == 0 && !moved { (small_crown(x + 14.0, y, 0.7)) }
            text x=(x + 42.0) y=(Short(y + size * 0.36)) text-anchor="end" {
                @if let Some(old) = before.filter(|old| old.points != row.points) {
                    (old.points) tspan fill="#6E6A60" font-weight="400" { "→" } tspan fill="#2F6B4F" { (row.points) }
                } @else { (row.points) }
            }
        }
    }
}
