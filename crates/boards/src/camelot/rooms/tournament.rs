//! The Tournament: heats, finals behind the light fanfare, the winner behind the dark one.

use super::Hall;
use super::paths::{arrow, hull};
use crate::camelot::art;
use crate::camelot::figures::symbol_of;
use crate::camelot::layout::FIELD;
use crate::drawing::{Point, Short, scaled};
use camelot::{Colour, Tournament};
use maud::{Markup, html};

pub(super) fn scene(hall: &Hall<'_>, dusk: &Markup) -> Markup {
    let tournament = &hall.components.tournament;
    let (finals_closed, winner_closed) = match hall.open() {
        Some(open) => (!open.final_is_open(), !open.winner_is_open()),
        None => (true, true),
    };
    html! {
        (*art::TOURNAMENT)
        (dusk)
        @for (number, x) in [16.0, 84.0].into_iter().enumerate() { (tile(hall, number, x)) }
        @if finals_closed { (trumpet(hall, 35.0, 49.0, 1.0)) (trumpet(hall, 65.0, 49.0, -1.0)) }
        @if winner_closed { (trumpet(hall, 30.0, 20.0, 0.8)) (trumpet(hall, 70.0, 20.0, -0.8)) }
        @for heat in tournament.heats { (hull(hall, heat, "#D9C893", "#5b6b33", 5.0)) }
        @for (heat, &to) in tournament.heats.iter().zip(&tournament.finals) {
            @let end = hall.at(to);
            @let middle = heat.iter().map(|place| hall.at(place).x).sum::<f64>() / heat.len().max(1) as f64;
            @let start = Point { x: middle, y: hall.frame.inside(0.0, 62.5).y };
            path d=(format!("M{start}L{} {}", Short(end.x), Short(end.y + FIELD + 16.0))) stroke="#FFF6DC"
                stroke-width="3.2" {}
            path d=(format!("M{} {}l-6 11h12z", Short(end.x), Short(end.y + FIELD + 5.0))) fill="#FFF6DC" {}
        }
        @for &from in &tournament.finals { (arrow(hall.at(from), hall.at(tournament.winner), 3.1, 7.0, "#FFF6DC")) }
    }
}

/// A tournament tile in its tent, or who has taken it (CAM-11.13).
fn tile(hall: &Hall<'_>, number: usize, x: f64) -> Markup {
    let at = hall.frame.inside(x, 16.0);
    let holder: Option<Colour> = hall.open().and_then(|open| open.tournament_tiles.iter().nth(number));
    html! {
        g transform=(scaled(at.x, at.y + 11.0, 0.97)) {
            rect x="-19" y="-10" width="38" height="20" rx="5" fill="var(--disc)" stroke="var(--figline)"
                stroke-width="1.2"
                stroke-dasharray=[holder.map(|_| "3 2.5")] {}
            @match holder {
                Some(colour) => g transform="translate(0 -2) scale(.62)" { (symbol_of("arms", colour)) },
                None => {
                    g fill="#22252E" { circle cx="-11" cy="3" r="2.5" {} circle cx="-7" cy="-3" r="2.5" {} circle
                        cx="-3" cy="3" r="2.5" {} }
                    text x="9" y="5.5" font-size="15" font-weight="700" text-anchor="middle" fill="var(--on-light)" {
                        (Tournament::TILE_POINTS)
                    }
                }
            }
        }
    }
}

/// A fanfare: what lies behind it is not open yet (CAM-3.11).
fn trumpet(hall: &Hall<'_>, x: f64, y: f64, side: f64) -> Markup {
    let at = hall.frame.inside(x, y);
    html! { g transform=(format!("translate({at}) scale({side} {})", side.abs())) { (*art::TRUMPET) } }
}
