//! A table with its chairs, before a game: shields where somebody sits, outlines where a seat is free.

use crate::drawing::{polar, polygon, scaled, turned};
use crate::heraldry;
use crate::shields::colour;
use games::GameId;
use maud::{Markup, html};
use table::Seat;

/// The table from above, the first seat at the bottom and the others clockwise from there. `taken` says who
/// sits; `emblem` is the address of the small picture of the game.
pub fn round(game: GameId, taken: &[bool], emblem: &str) -> Markup {
    let rays = (0..12).map(|ray| {
        let [far, near] = [if ray % 2 == 0 { 96.0 } else { 74.0 }, 44.0];
        let turn = f64::from(ray) * 30.0;
        polygon([polar(near, turn - 9.0), polar(far, turn), polar(near, turn + 9.0)])
    });
    let count = taken.len().max(1);
    html! {
        svg class="round" viewBox="-160 -160 320 320" aria-hidden="true" {
            circle r="152" fill="var(--tint)" stroke="var(--line)" {}
            circle r="106" fill="var(--wood-d)" stroke="var(--figline)" stroke-width="2" {}
            circle r="98" fill="var(--wood)" {}
            @for ray in rays { path d=(ray) fill="var(--inlay)" {} }
            circle r="42" fill="var(--vellum)" stroke="var(--wood-d)" stroke-width="3" {}
            image href=(emblem) x="-29" y="-29" width="58" height="58" {}
            @for (number, is_taken) in taken.iter().enumerate() {
                @let turn = 180.0 + 360.0 * number as f64 / count as f64;
                @let place = polar(126.0, turn);
                g transform=(turned(turn)) {
                    path d="M-24-146Q0-154 24-146L20-112Q0-118-20-112Z" fill="var(--stone)" stroke="var(--figline)"
                        stroke-opacity=".35" {}
                }
                @if *is_taken { (heraldry::shield(colour(game, Seat::new(number)), place.x, place.y, 0.95)) }
                @else {
                    g transform=(scaled(place.x, place.y, 0.95)) {
                        path d="M-18-18Q-9-16 0-18Q9-16 18-18V0C18 11 9 18 0 22C-9 18-18 11-18 0Z" fill="var(--vellum)"
                            stroke="var(--faded)" stroke-width="2" stroke-dasharray="4 3" {}
                    }
                }
            }
        }
    }
}

/// The chair of a seat at such a table, its back upwards: whoever shows it turns it towards the table.
pub fn chair() -> Markup {
    html! {
        svg class="back-of-chair" viewBox="-27 -24 54 48" aria-hidden="true" {
            path d="M-24-20Q0-28 24-20L20 14Q0 8-20 14Z" fill="var(--stone)" stroke="var(--figline)" stroke-opacity=".35" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_chair_and_whoever_sits_a_shield() {
        for game in GameId::ALL {
            let drawn = round(game, &[true, false, true, false], "/e.svg").into_string();
            assert_eq!(drawn.matches("stroke-dasharray").count(), 2, "{game}");
            assert_eq!(drawn.matches("var(--stone)").count(), 4, "{game}");
        }
    }
}
