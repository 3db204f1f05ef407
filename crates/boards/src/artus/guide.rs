//! The pictures of the rules page of Artus.

use super::card_faces::{back, picture as art, rail, title, window};
use super::figures::{king, knight, prince, worn_rings};
use super::table_top::face;
use super::{Pick, Pieces, Scene, round_table, table_top};
use crate::drawing::{Short, scaled};
use crate::guide::{Named, Picture, leads_to, letters};
use crate::heraldry::{Colour, ring};
use artus::{Artus, Card, Kind, Metal, Plate};
use maud::{Markup, html};
use table::{Actor, Eye, Game, Moves, Seat};
use words::Words;

/// All of them.
pub(crate) const PICTURES: &[Named] = &[
    ("artus-goal", goal),
    ("artus-cards", cards),
    ("artus-leave", leave),
    ("artus-displace", displace),
    ("artus-piles", |_| piles(&[Kind::Knight, Kind::King])),
    ("artus-king", king_turns),
    ("artus-ring", |_| third_ring()),
    ("artus-three-piles", |_| piles(&Kind::ALL)),
    ("artus-scoring", scoring),
    ("artus-green", |words| plate(words, Plate::Green, 10)),
    ("artus-red", |words| plate(words, Plate::Red, -15)),
    ("artus-crowned", |_| figure(&king(Metal::Silver))),
    ("artus-knight", |_| figure(&knight(Colour::Blue))),
];

/// Three players; blue is to play. The king's chair is to be filled in.
const SEATED: &str = "7 = \"prince bronze\"\n14 = \"prince silver\"\n21 = \"prince bronze 2\"\n1 = \"knight 1\"\n4 = \"knight 1\"\n\
                      10 = \"knight 1\"\n16 = \"knight 1\"\n24 = \"knight 2\"\n3 = \"knight 2\"\n12 = \"knight 2\"\n18 = \"knight 2\"\n\
                      9 = \"knight 2\"\n27 = \"knight 3\"\n23 = \"knight 3\"\n15 = \"knight 3\"\n6 = \"knight 3\"\n11 = \"knight 3\"\n";

/// The whole table with the king on this chair and black's fifth knight on that one, a move of blue's chosen.
fn table_with(words: Words, king: u8, fifth: u8, choice: Option<&str>) -> Markup {
    let position = format!(
        "game = \"artus\"\nmode = \"beginner\"\nplayers = 3\n[turn]\nphase = \"play\"\nplayer = 2\n[chairs]\n{SEATED}\
         {king} = \"king silver\"\n{fifth} = \"knight 1\"\n"
    );
    let game = Artus::from_position(&position, Artus::printed()).expect("a test draws every picture");
    let (blue, mut offers) = (Seat::new(1), Moves::new());
    game.moves(Actor::Seat(blue), &mut offers);
    let chosen = choice.and_then(|choice| choice.parse().ok()).map(super::Tap::Choice);
    let names: Vec<String> = Seat::all(3).map(|seat| words.name(seat, &[])).collect();
    let view = game.view(Eye::Seat(blue));
    let pieces = Pieces::seated(&view.open.table);
    round_table(&Scene {
        me: Some(blue),
        offers: if chosen.is_some() { &offers[..] } else { &[] },
        pick: chosen.map_or_else(Pick::default, |tap| Pick::default().after(tap)),
        ..Scene::resting(words, view, &names, &pieces)
    })
}

/// A drawing of the whole table, so large, with its left upper corner here.
fn sized(table: &Markup, x: f64, y: f64, width: f64) -> Markup {
    let height = width * 848.0 / 824.0;
    html! {
        svg x=(Short(x)) y=(Short(y)) width=(Short(width)) height=(Short(height)) { (table) }
    }
}

/// The upper left of the table as it is drawn at the table.
fn corner(table: &Markup, frame: [f64; 4]) -> Picture {
    Picture { frame, defs: Markup::default(), drawing: sized(table, -412.0, -424.0, 824.0) }
}

fn goal(words: Words) -> Picture {
    corner(&table_with(words, 0, 20, None), [-390.0, -420.0, 480.0, 300.0])
}

fn leave(words: Words) -> Picture {
    corner(&table_with(words, 0, 20, Some("play knight_1_4 24+2")), [-360.0, -424.0, 360.0, 240.0])
}

fn displace(words: Words) -> Picture {
    corner(&table_with(words, 0, 26, Some("play knight_1_4 24+3")), [-360.0, -424.0, 360.0, 240.0])
}

fn king_turns(words: Words) -> Picture {
    let (before, after) = (table_with(words, 0, 20, None), table_with(words, 8, 20, None));
    Picture {
        frame: [0.0, 0.0, 560.0, 250.0],
        defs: Markup::default(),
        drawing: html! { (sized(&before, 8.0, 4.0, 236.0)) (leads_to(280.0, 125.0, 26.0)) (sized(&after, 316.0, 4.0, 236.0)) },
    }
}

/// A card as it lies in a hand, its left upper corner here, a little turned.
fn card(words: Words, card: Card, x: f64, y: f64, turned: i32) -> Markup {
    let (name, or) = title(words, card);
    html! {
        g transform=(format!("translate({} {}) rotate({turned} 59 80)", Short(x), Short(y))) {
            rect width="118" height="160" rx="10" fill="var(--card)" stroke="var(--line)" stroke-width="1.5" {}
            (letters(&name, 59.0, 20.0, 19.0))
            svg x="8" y="36" width="102" height="88" viewBox="0 0 102 88" { (window(card)) }
            svg x="8" y="36" width="102" height="88" viewBox="-51 -44 102 88" {
                svg x="-51" y="-44" width="102" height="88" { (art(card, Seat::new(1))) }
            }
            svg x="8" y="132" width="102" height="16" { (rail(card)) }
            @if let Some(or) = or { (letters(&or, 59.0, 140.0, 15.0)) }
        }
    }
}

fn cards(words: Words) -> Picture {
    let of = |id: &str, x: f64, turned: i32| {
        id.parse().map(|known| card(words, known, x, 20.0, turned)).unwrap_or_default()
    };
    Picture {
        frame: [-40.0, -8.0, 324.0, 216.0],
        defs: Markup::default(),
        drawing: html! { (of("knight_1_4", 26.0, -6)) (of("ring_silver", 156.0, 6)) },
    }
}

fn scoring(words: Words) -> Picture {
    let of = |id: &str, x: f64, turned: i32| {
        id.parse().map(|known| card(words, known, x, 30.0, turned)).unwrap_or_default()
    };
    Picture {
        frame: [0.0, 0.0, 500.0, 222.0],
        defs: Markup::default(),
        drawing: html! { (of("score_all", 50.0, -5)) (of("score_carpet", 191.0, 0)) (of("score_three_red", 332.0, 5)) },
    }
}

fn piles(kinds: &[Kind]) -> Picture {
    let (width, height) = (96.0 * kinds.len() as f64 + 108.0, 200.0);
    Picture {
        frame: [0.0, 0.0, width, height],
        defs: Markup::default(),
        drawing: html! {
            @for (place, &kind) in kinds.iter().enumerate() {
                svg x=(Short(60.0 + 96.0 * place as f64)) y="44" width="86" height="114" { (back(kind, 6)) }
            }
        },
    }
}

fn third_ring() -> Picture {
    let rings = |x: f64, count: u8| html! { @for k in 0..count { (ring(x + (f64::from(k) - f64::from(count - 1) / 2.0) * 44.0, 200.0, 1.2)) } };
    Picture {
        frame: [0.0, 0.0, 500.0, 250.0],
        defs: Markup::default(),
        drawing: html! {
            g transform=(scaled(110.0, 100.0, 1.8)) { (prince(Metal::Bronze, 0)) (worn_rings(2)) }
            (rings(110.0, 2))
            (letters("+", 195.0, 105.0, 40.0))
            (ring(245.0, 105.0, 1.5))
            (leads_to(305.0, 105.0, 26.0))
            g transform=(scaled(395.0, 110.0, 1.8)) { (king(Metal::Bronze)) }
            (rings(395.0, 3))
        },
    }
}

fn plate(words: Words, plate: Plate, value: i32) -> Picture {
    Picture {
        frame: [-40.0, -40.0, 80.0, 80.0],
        defs: table_top::shapes(),
        drawing: html! { g class="round-table" { g class="plate" { use href="#artus-plate" {} (face(words, plate, value)) } } },
    }
}

fn figure(drawing: &Markup) -> Picture {
    Picture { frame: [-46.0, -54.0, 92.0, 92.0], defs: Markup::default(), drawing: drawing.clone() }
}
