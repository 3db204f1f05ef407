//! The Rebellion: loyalists above, rebels below, the knight table between them.

use super::Hall;
use crate::camelot::art;
use crate::camelot::figures::symbol_of;
use crate::camelot::layout::FIELD;
use crate::camelot::standings::in_area;
use crate::camelot::symbols::{HEATER, small_crown, symbol};
use crate::drawing::{Point, Short, at, scaled, through};
use camelot::{Area, TableFace};
use maud::{Markup, html};
use words::camelot::{Sign, Subject};

pub(super) fn scene(hall: &Hall<'_>, dusk: &Markup) -> Markup {
    let wall = hall.frame.inside(50.0, 48.0);
    let above = hall.frame.inside(50.0, 2.5);
    let below = hall.frame.inside(50.0, 97.0);
    html! {
        (*art::REBELLION)
        (dusk)
        @for area in Area::ALL { (chain(hall, area)) }
        (small_crown(above.x, above.y - 9.0, 0.9))
        text class="title" x=(above.x) y=(above.y + 11.0) font-size="13.5" font-weight="700" fill="#FFF6DC"
            text-anchor="middle" { (hall.words.say("boards-camelot-loyalists")) }
        text class="title" x=(below.x) y=(below.y + 2.0) font-size="13.5" font-weight="700" fill="#FFE4D2"
            text-anchor="middle" { (hall.words.say("boards-camelot-rebels")) }
        (entries(hall))
        (plates(hall, wall))
        (knight_table(hall, wall))
        @for area in Area::ALL { (standings(hall, area)) }
    }
}

/// The knight table with the plates beside it, for whoever asks what they mean.
pub(super) fn asked(hall: &Hall<'_>) -> Markup {
    let Point { x, y } = hall.frame.inside(50.0, 48.0);
    html! {
        rect data-explain=(Subject::Sign(Sign::KnightTable)) x=(Short(x - 129.0)) y=(Short(y - 29.0)) width="258" height="58"
            fill="transparent" aria-hidden="true" {}
    }
}

/// The line of an area's fields (CAM-10.3).
fn chain(hall: &Hall<'_>, area: Area) -> Markup {
    let fields = hall.components.rebellion.areas[area.index()];
    let mut points: Vec<Point> = fields.iter().map(|place| hall.at(place)).collect();
    points.sort_by(|a, b| a.x.total_cmp(&b.x));
    let paint = match area {
        Area::Loyalist => "#F3E3BE",
        Area::Rebel => "#D9A08A",
    };
    html! {
        path d=(through(points)) fill="none" stroke=(paint) stroke-width="8.8" stroke-linejoin="round"
            stroke-opacity=".75" {}
    }
}

/// The flags of the four entries (CAM-10.4).
fn entries(hall: &Hall<'_>) -> Markup {
    html! {
        @for (number, &place) in hall.components.rebellion.entries.iter().enumerate() {
            @let field = hall.at(place);
            @let up = hall.components.rebellion.area(place) == Area::Loyalist;
            @let y = if up { field.y - FIELD - 11.0 } else { field.y + FIELD + 11.0 };
            g transform=(at(Point { x: field.x, y })) {
                path d="M-9-9h18v14l-9 5-9-5z" fill="#22252E" {}
                text y="4" font-size="13.5" font-weight="700" fill="#fff" text-anchor="middle" { (number + 1) }
            }
        }
    }
}

/// What the winning and the losing area score (CAM-15.11).
fn plates(hall: &Hall<'_>, wall: Point) -> Markup {
    let rebellion = &hall.components.rebellion;
    let plate = |x: f64, label: &str, [first, second]: [u8; 2], hat: bool| {
        html! {
            g transform=(scaled(x, wall.y, 0.94)) {
                rect x="-47" y="-17" width="94" height="34" rx="8" fill="var(--disc)" stroke="var(--figline)"
                    stroke-width="1.2" {}
                text x="-43" y="4.5" font-size="12.5" fill="#6E6A60" { (hall.words.say(label)) }
                @if hat { (symbol("hat", -9.0, 0.0, 0.38)) }
                text x="42" y="6" font-size="16.5" font-weight="700" text-anchor="end" fill="var(--on-light)" {
                    (first) " · " (second)
                }
            }
        }
    };
    html! {
        (plate(wall.x - 84.0, "boards-camelot-wins", rebellion.winner_points, true))
        (plate(wall.x + 84.0, "boards-camelot-loses", rebellion.loser_points, false))
    }
}

/// The knight table: a flag on green while the rebels prevail, a crown on gold for the loyalists (CAM-10.11).
fn knight_table(hall: &Hall<'_>, wall: Point) -> Markup {
    let now = hall.open().and_then(camelot::Open::knight_table).unwrap_or(TableFace::Green);
    let face = hall.chosen.and_then(|outlook| outlook.table).unwrap_or(now);
    let cloth = match face {
        TableFace::Green => "#3E7A46",
        TableFace::Gold => "#C79A34",
    };
    html! {
        g transform=(scaled(wall.x, wall.y, 0.94)) {
            circle cy="2" r="31" fill="#000" opacity=".35" {}
            circle r="31" fill=(cloth) stroke="var(--figline)" stroke-width="1.6" {}
            circle r="26.5" fill="none" stroke="#F4EDD6" stroke-width="1.2"
                stroke-dasharray=[(face != now).then_some("4 3")] {}
            @match face {
                TableFace::Green => {
                    path d="M-1.5 6v-22h3v22zM1.5-17h12l-4 4.5 4 4.5h-12z" fill="#FBF6EA" stroke="var(--figline)"
                        stroke-width=".8" {}
                }
                TableFace::Gold => (small_crown(0.0, -7.0, 1.15)),
            }
            @if let Some(open) = hall.open() {
                text y="21" font-size="14" font-weight="700" fill="#fff" text-anchor="middle" {
                    (open.knights_in(Area::Loyalist)) " : " (open.knights_in(Area::Rebel))
                }
            }
        }
    }
}

/// Who would score what in an area, beside its name.
fn standings(hall: &Hall<'_>, area: Area) -> Markup {
    let Some(open) = hall.open() else { return Markup::default() };
    let y = match area {
        Area::Loyalist => hall.frame.inside(0.0, 35.0).y,
        Area::Rebel => hall.frame.inside(0.0, 62.0).y,
    };
    let rows = in_area(open, area);
    let left = 144.5 - 29.0 * (rows.len().max(1) as f64 - 1.0);
    html! {
        @for (place, row) in rows.iter().enumerate() {
            g transform=(at(Point { x: left + 58.0 * place as f64, y })) {
                rect x="-25" y="-10.5" width="50" height="21" rx="10.5" fill="#1b1310" fill-opacity=".5" {}
                g transform="translate(-12 -1) scale(.6)" {
                    @match row.colour {
                        Some(colour) => (symbol_of("arms", colour)),
                        None => path d=(HEATER) fill="var(--p-neutral)" stroke="var(--figline)" stroke-width="1.5" {},
                    }
                }
                text x="18" y="5" font-size="14" font-weight="700" fill="#fff" text-anchor="end" {
                    (hall.words.signed(row.points.into()))
                }
            }
        }
    }
}
