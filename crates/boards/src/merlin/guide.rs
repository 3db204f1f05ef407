//! The pictures of the rules page of Merlin, without modules.

use super::figures::{DieFace, die, manor, seal, traitor, vassal};
use super::missions::in_hand;
use super::symbols::{icon, item, shapes};
use super::{Pick, Pieces, Reaches, Scene, board, environs, spaces};
use crate::drawing::{Point, at};
use crate::guide::{Named, Picture, leads_to};
use maud::{Markup, html};
use merlin::{Colour, Item, Kind, Merlin, Pips, Space, Vassal};
use table::{Actor, Eye, Game, Moves, Seat};
use words::Words;

/// All of them.
pub(crate) const PICTURES: &[Named] = &[
    ("merlin-goal", |words| cut(words, START, &[], [176.0, 8.0, 532.0, 333.0])),
    ("merlin-dice", |_| dice()),
    ("merlin-move", |words| cut(words, START, &["die own 4"], [440.0, 8.0, 264.0, 176.0])),
    ("merlin-deploy", |words| cut(words, DEPLOYED, &[], [4.0, 183.0, 174.0, 180.0])),
    ("merlin-mission", mission),
    ("merlin-space-points", |words| space(words, &[3])),
    ("merlin-space-influence", |words| space(words, &[5])),
    ("merlin-space-build", |words| space(words, &[2])),
    ("merlin-space-relics", |words| space(words, &[1, 13])),
    ("merlin-space-change", |words| space(words, &[6, 9, 14])),
    ("merlin-helpers", |_| helpers()),
    ("merlin-traitors", |_| of_step(&repelled())),
    ("merlin-environs", environs_scored),
    ("merlin-influence", |words| cut(words, DEPLOYED, &[], [704.0, 366.0, 174.0, 182.0])),
    ("merlin-vassals", |_| of_step(&vassals())),
    ("merlin-traitor", |_| sign(&traitor(Colour::Purple, -30.0, -30.0, 60.0))),
    ("merlin-lady", |_| sign(&vassal(Vassal::Lady, Seat::new(0), -22.0, -28.0, 44.0))),
    ("merlin-staff", |_| sign(&html! { (icon("staff", -28.0, -28.0, 56.0)) })),
    ("merlin-seal", |_| sign(&seal(Seat::new(0), -28.0, -28.0, 56.0))),
];

/// Blue is to choose a die.
const START: &str = r#"
game = "merlin"
players = 3
[board]
merlin = 21
[[seat]]
knight = 0
dice = ["own 4", "own 2", "own 6", "merlin 3"]
influence = { black = 1 }
[[seat]]
knight = 23
influence = { grey = 1 }
[[seat]]
knight = 17
influence = { purple = 1 }
"#;

/// Vassals and markers in the principalities.
const DEPLOYED: &str = r#"
game = "merlin"
players = 3
[[seat]]
vassals = { builder = "orange", lady = "blue" }
influence = { blue = 3, orange = 1 }
[[seat]]
vassals = { lady = "orange", flag_bearer = "blue" }
influence = { blue = 2 }
[[seat]]
vassals = { shield_bearer = "blue" }
influence = { blue = 1 }
"#;

/// Manors in the environs.
const BUILT: &str = r#"
game = "merlin"
players = 3
[environs]
rows = [
  "lake+tower lake lake lake wood wood",
  "mountain mountain mountain+tower wood wood+tower lake",
  "mountain mountain+tower mountain wood wood+tower lake+tower",
]
[[seat]]
manors = ["0,1", "1,1"]
[[seat]]
manors = ["0,3", "1,3", "2,4"]
[[seat]]
manors = ["0,2", "1,4", "2,1"]
"#;

/// A hand in which one mission is met.
const MET: &str = r#"
game = "merlin"
players = 2
[[seat]]
hand = ["m46", "m07", "m54", "m55"]
flags = { blue = 1 }
materials = { purple = 1 }
shields = { orange = 1 }
"#;

/// A position as blue sees it, with what was tapped.
pub(super) fn with_scene<T>(
    words: Words,
    position: &str,
    taps: &[&str],
    draw: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let game = Merlin::from_position(position, Merlin::printed()).expect("a test draws every picture");
    let (blue, mut offers) = (Seat::new(0), Moves::new());
    game.moves(Actor::Seat(blue), &mut offers);
    let taps = taps.iter().filter_map(|tap| tap.parse().ok());
    let names: Vec<String> = Seat::all(game.players()).map(|seat| words.name(seat, &[])).collect();
    let pick = taps.fold(Pick::default(), Pick::after);
    let view = game.view(Eye::Seat(blue));
    draw(&Scene {
        me: Some(blue),
        // Nothing glows in a picture, but for what was tapped.
        offers: if pick == Pick::default() { &[] } else { &offers[..] },
        pick,
        ..Scene::resting(words, view, &names, &Pieces::default(), &Reaches::default())
    })
}

/// A part of the board.
pub(super) fn cut(words: Words, position: &str, taps: &[&str], frame: [f64; 4]) -> Picture {
    let drawing = with_scene(
        words,
        position,
        taps,
        |scene| html! { g class="merlin-board" { (board::drawing(scene)) } },
    );
    Picture { frame, defs: shapes(), drawing }
}

/// A drawing as wide as a step.
pub(super) fn of_step(drawing: &Markup) -> Picture {
    Picture { frame: [0.0, 0.0, 300.0, 200.0], defs: shapes(), drawing: drawing.clone() }
}

/// A small drawing about the centre.
pub(super) fn sign(drawing: &Markup) -> Picture {
    Picture { frame: [-40.0, -40.0, 80.0, 80.0], defs: shapes(), drawing: drawing.clone() }
}

/// A die of blue's, or a white one.
pub(super) fn shown_die(face: DieFace, pips: u8, x: f64, y: f64, size: f64) -> Markup {
    Pips::new(pips).map(|pips| die(face, pips, x, y, size)).unwrap_or_default()
}

fn dice() -> Picture {
    let own = DieFace::Of(Seat::new(0));
    of_step(&html! {
        @for (place, pips) in [4, 2, 6].into_iter().enumerate() { (shown_die(own, pips, 24.0 + 62.0 * place as f64, 74.0, 52.0)) }
        (shown_die(DieFace::White, 3, 224.0, 74.0, 52.0))
    })
}

/// Spaces of the rondel without it.
fn space(words: Words, indices: &[u8]) -> Picture {
    let many = indices.len() > 1;
    let size = if many { 38.0 } else { 64.0 };
    let places = [
        Point { x: -20.0, y: if indices.len() > 2 { -19.0 } else { 0.0 } },
        Point { x: 20.0, y: if indices.len() > 2 { -19.0 } else { 0.0 } },
        Point { x: 0.0, y: 20.0 },
    ];
    let drawing = with_scene(words, START, &[], |scene| {
        html! {
            @for (place, space) in indices.iter().filter_map(|&index| Space::new(index)).enumerate() {
                @let Point { x, y } = if many { places[place] } else { Point { x: 0.0, y: 0.0 } };
                (spaces::picture(scene, space, x, y, size))
            }
        }
    });
    sign(&drawing)
}

fn mission(words: Words) -> Picture {
    let drawing = with_scene(words, MET, &[], |scene| {
        let hand: Vec<_> = ["m46", "m07"].iter().filter_map(|id| id.parse().ok()).collect();
        html! {
            g class="merlin-hand" {
                @for (place, &mission) in hand.iter().enumerate() {
                    g class="mission" transform=(at(Point { x: 60.0 + 102.0 * place as f64, y: 16.0 })) {
                        (in_hand(scene, None, Seat::new(0), mission, 78.0))
                    }
                }
            }
        }
    });
    of_step(&drawing)
}

fn helpers() -> Picture {
    sign(&html! {
        (icon("apple", -36.0, -34.0, 34.0).filled("#C24A3F"))
        (icon("staff", 2.0, -36.0, 36.0))
        (item(Item::new(Kind::Flag, Colour::Blue), None, -18.0, 0.0, 36.0))
    })
}

fn repelled() -> Markup {
    html! {
        (item(Item::new(Kind::Shield, Colour::Grey), None, 44.0, 62.0, 76.0))
        (leads_to(152.0, 100.0, 26.0))
        (traitor(Colour::Grey, 178.0, 60.0, 80.0))
        path d="M188 70l60 60m0-60l-60 60" stroke="var(--wine)" stroke-width="7" stroke-linecap="round" {}
    }
}

fn environs_scored(words: Words) -> Picture {
    let drawing = with_scene(
        words,
        BUILT,
        &[],
        |scene| html! { g class="merlin-environs" { (environs::drawing(scene)) } },
    );
    Picture { frame: [8.0, 24.0, 360.0, 240.0], defs: shapes(), drawing }
}

fn vassals() -> Markup {
    html! {
        @for (place, kind) in Vassal::ALL.into_iter().enumerate() {
            (vassal(kind, Seat::new(place), 22.0 + 68.0 * place as f64, 66.0, 52.0))
        }
    }
}

/// A manor, for the pictures of modules.
pub(super) fn of_blue(x: f64, y: f64, size: f64) -> Markup {
    manor(Seat::new(0), x, y, size)
}
