//! A position as a file of its own, in the light theme, for previews, exports and reports: everything that lies open on
//! the table, in one drawing.

use super::board::{self, HEIGHT, WIDTH};
use super::castle::{small_drawing, small_size};
use super::environs::{self, BREADTH};
use super::missions::{DISPLAY, display_drawing};
use super::symbols::shapes;
use super::tracks::{rounds_drawing, score_drawing};
use super::{Pieces, Reaches, Scene, modules};
use crate::drawing::{Point, Short, at, scaled};
use crate::tokens::in_light;
use maud::{Markup, PreEscaped, html};
use merlin::View;
use table::Seat;
use words::Words;

/// What a reader of SVG files needs to know besides the drawing: letters, not layout.
const STYLE: &str = include_str!("picture.css");

/// The air around the parts, and inside of a panel.
const AIR: f64 = 14.0;
const INSIDE: f64 = 10.0;
/// How much larger than at the table the castles are drawn.
const LARGER: f64 = 1.2;

/// The position as everybody sees it, as a standalone SVG file.
pub fn picture(words: Words, view: View<'_>, names: &[String]) -> String {
    let (pieces, reaches) = (Pieces::default(), Reaches::default());
    let scene = Scene::resting(words, view, names, &pieces, &reaches);
    let lower = environs::height(view.open.layout.rows) + 2.0 * INSIDE;
    let castles = small_size(&scene).1 * LARGER + 2.0 * INSIDE;
    // Boards of modules lie between the environs and the castles, one below the other.
    let stall = modules::market::pictured(&scene).map(|board| ("merlin-market", board));
    let picts = modules::arthur::pictured(&scene).map(|board| ("merlin-picts", board));
    let mut places = Vec::new();
    let (width, below, boards) = (WIDTH + 2.0 * AIR, HEIGHT + 2.0 * AIR, HEIGHT + lower + 3.0 * AIR);
    let mut last = boards;
    for (class, (drawing, size)) in stall.into_iter().chain(picts) {
        let tall = size.1 * LARGER + 2.0 * INSIDE;
        places.push((class, drawing, size, last, tall));
        last += tall + AIR;
    }
    let height = last + castles + AIR;
    let file = html! {
        svg viewBox=(format!("0 0 {} {}", Short(width), Short(height))) xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.say("boards-merlin-board")) {
            style { (PreEscaped(STYLE)) }
            defs { (shapes()) }
            rect width=(Short(width)) height=(Short(height)) fill="var(--paper)" {}
            g class="merlin-board" transform=(at(Point { x: AIR, y: AIR })) { (board::drawing(&scene)) }
            g transform=(at(Point { x: AIR, y: below })) { (beside_each_other(&scene, lower)) }
            @for (class, drawing, size, top, tall) in places {
                g class=(class) transform=(at(Point { x: AIR, y: top })) {
                    (panel(0.0, WIDTH, tall))
                    g transform=(scaled((WIDTH - size.0 * LARGER) / 2.0, INSIDE, LARGER)) { (drawing) }
                }
            }
            g transform=(at(Point { x: AIR, y: last })) { (panel(0.0, WIDTH, castles)) (castles_of(&scene)) }
        }
    };
    in_light(&file.into_string())
}

/// The environs; and beside them the rounds, the scores and the open missions.
fn beside_each_other(scene: &Scene<'_>, height: f64) -> Markup {
    let left = BREADTH + 2.0 * INSIDE;
    let (begins, right) = (left + AIR, WIDTH - left - AIR);
    let middle = |width: f64| begins + (right - width) / 2.0;
    // The score track is longer than the panel is wide.
    let share = 0.86;
    let (rounds, scores) = (36.0, 50.0 * share);
    let air = (height - rounds - scores - DISPLAY.1) / 4.0;
    html! {
        (panel(0.0, left, height))
        g class="merlin-environs" transform=(at(Point { x: INSIDE, y: INSIDE })) { (environs::drawing(scene)) }
        (panel(begins, right, height))
        g class="merlin-rounds" transform=(at(Point { x: middle(260.0), y: air })) { (rounds_drawing(scene)) }
        g class="merlin-scores" transform=(scaled(middle(352.0 * share), rounds + 2.0 * air, share)) { (score_drawing(scene)) }
        g transform=(at(Point { x: middle(DISPLAY.0), y: height - DISPLAY.1 - air })) { (display_drawing(scene)) }
    }
}

/// Everybody's castle, side by side.
fn castles_of(scene: &Scene<'_>) -> Markup {
    let players = scene.view.open.players() as f64;
    let wide = small_size(scene).0 * LARGER;
    let air = (WIDTH - players * wide) / (players + 1.0);
    html! {
        @for seat in Seat::all(scene.view.open.players()) {
            @let x = air + seat.index() as f64 * (wide + air);
            g class="merlin-rival" transform=(scaled(x, INSIDE, LARGER)) { (small_drawing(scene, seat)) }
        }
    }
}

fn panel(x: f64, width: f64, height: f64) -> Markup {
    html! {
        rect x=(Short(x)) width=(Short(width)) height=(Short(height)) rx="10" fill="var(--vellum)" stroke="var(--line)" {}
    }
}
