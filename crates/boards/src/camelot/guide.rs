//! The pictures of the rules page of Camelot.

use super::castle::drawing as castle;
use super::figures::{fist, shapes as figures};
use super::layout::{Frame, PARLEY, room as frame_of};
use super::missions::face;
use super::symbols::{self, extra, grail_of, merlin_face, symbol};
use super::{Pieces, Scene};
use crate::drawing::{Short, scaled};
use crate::guide::{Named, Picture, letters};
use camelot::{Camelot, Colour, Destination, Mission, Part, Room};
use maud::{Markup, html};
use table::{Eye, Game, Seat};
use words::Words;

/// All of them.
pub(crate) const PICTURES: &[Named] = &[
    ("camelot-goal", |words| cut(words, MIDDLE, Frame { x: -14.0, y: -12.0, width: 968.0, height: 716.0 })),
    ("camelot-fist", |_| of_hand(&html! { (hand(Colour::Red, 105.0)) (letters("0–3", 200.0, 100.0, 44.0)) })),
    ("camelot-predict", |words| cut(words, PREDICTING, PARLEY_NUMBERS)),
    ("camelot-fists", |_| of_hand(&fists())),
    ("camelot-missions", |_| missions()),
    ("camelot-round-table", |words| cut(words, MIDDLE, frame_of(Room::Red))),
    ("camelot-training-ground", |words| cut(words, MIDDLE, frame_of(Room::Green))),
    ("camelot-ballroom", |words| cut(words, MIDDLE, frame_of(Room::Blue))),
    ("camelot-chapel", |words| cut(words, MIDDLE, frame_of(Room::Yellow))),
    ("camelot-grail", |_| sign(&symbol("grail", 0.0, 0.0, 2.0))),
    ("camelot-tree", |_| sign(&symbol("tree", 0.0, 0.0, 2.0))),
    ("camelot-extra", |_| sign(&extra(Destination::Green, 0.0, 0.0, 1.6))),
    ("camelot-seats", |_| of_hand(&letters("13 · 7 · 4", 150.0, 100.0, 48.0))),
    ("camelot-merlin", |_| of_hand(&tiles())),
    ("camelot-left", |_| {
        of_hand(&html! { (knight(Colour::Red, 105.0, 100.0, 2.2)) (letters("+2", 195.0, 100.0, 44.0)) })
    }),
    ("camelot-grails", |_| of_hand(&grails())),
    ("camelot-rebellion", |words| cut(words, SIDE_B, frame_of(Room::Red))),
    ("camelot-tournament", |words| cut(words, SIDE_B, frame_of(Room::Green))),
    ("camelot-intrigue", |words| cut(words, SIDE_B, frame_of(Room::Blue))),
    ("camelot-library", |words| cut(words, SIDE_B, frame_of(Room::Yellow))),
    ("camelot-kay", |_| hero(Colour::Red, Some("shield-red"))),
    ("camelot-percival", |_| hero(Colour::Yellow, Some("shield-yellow"))),
    ("camelot-tristan", |_| hero(Colour::Green, Some("shield-green"))),
    ("camelot-lancelot", |_| hero(Colour::Blue, Some("shield-blue"))),
    ("camelot-mordred", |_| hero(Colour::Violet, None)),
    ("camelot-two", |_| {
        sign(&html! { (knight(Colour::Red, -16.0, 4.0, 1.0)) (knight(Colour::Blue, 16.0, 4.0, 1.0)) })
    }),
    ("camelot-neutral", |_| sign(&symbol("knight-neutral", 0.0, 4.0, 1.5))),
    ("camelot-secret-room", |_| sign(&symbol("shield-violet", 0.0, -4.0, 1.8))),
    ("camelot-own-fist", |_| sign(&html! { g transform=(scaled(0.0, 0.0, 1.4)) { (fist(Colour::Red)) } })),
    ("camelot-nobody", |_| sign(&letters("0", 0.0, 0.0, 44.0))),
    ("camelot-surplus", |_| sign(&knight(Colour::Red, 0.0, 4.0, 1.5))),
    ("camelot-no-place", |_| sign(&symbol("shield-red", 0.0, -4.0, 1.8))),
];

/// The middle of a game on the sides A.
const MIDDLE: &str = r#"
game = "camelot"
options = "players=4"
[turn]
phase = "sending"
round = 4
[fields]
rt_01 = "red"
rt_02 = "blue"
rt_05 = "red"
rt_07 = "yellow"
rt_11 = "green"
tr_11 = "red"
tr_12 = "blue"
tr_13 = "yellow"
tr_14 = "blue"
tr_21 = "yellow"
tr_22 = "red"
tr_23 = "green"
ba_01 = "green"
ba_02 = "blue"
ba_03 = "green"
ba_04 = "yellow"
ba_05 = "blue"
ch_1a = "red"
ch_2a = "red"
ch_1c = "green"
ch_2c = "green"
ch_3b = "green"
"#;

/// Two of four have predicted.
const PREDICTING: &str = r#"
game = "camelot"
options = "players=4"
[turn]
phase = "predictions"
round = 4
place = 2
[colour.blue]
prediction = 6
[colour.green]
prediction = 8
"#;

/// The numbers of the throne room, while everybody looks at it.
const PARLEY_NUMBERS: Frame = Frame { x: PARLEY.x, y: PARLEY.y + 20.0, width: PARLEY.width, height: 406.0 };

/// The middle of a game on the sides B.
const SIDE_B: &str = r#"
game = "camelot"
options = "players=4 sides=BBBB"
[turn]
phase = "sending"
round = 4
[fields]
re_l1 = "red"
re_l2 = "red"
re_l7 = "yellow"
re_r1 = "blue"
to_h1a = "red"
to_h1c = "green"
to_h2b = "red"
to_h3a = "blue"
in_t1 = "yellow"
in_l1 = "red"
in_a1 = "green"
in_a2 = "blue"
in_b2 = "red"
li_s2 = "green"
li_m3 = "green"
li_m2 = "green"
li_s3 = "blue"
"#;

/// A part of the castle in a position, as everybody sees it.
fn cut(words: Words, position: &str, part: Frame) -> Picture {
    let game = Camelot::from_position(position, Camelot::printed()).expect("a test draws every picture");
    let names: Vec<String> = Seat::all(game.players()).map(|seat| words.name(seat, &[])).collect();
    let pieces = Pieces::default();
    let scene = Scene::resting(words, game.view(Eye::Spectator), &names, &pieces);
    Picture {
        frame: [part.x, part.y, part.width, part.height],
        defs: Markup::default(),
        // As large as it is drawn, so that the frame cuts out what it names.
        drawing: html! { svg x="-14" y="-12" width="968" height="716" { (castle(&scene, None)) } },
    }
}

/// Everything that pictures of single things are made of.
fn things() -> Markup {
    html! { (symbols::shapes()) (figures(Colour::ALL.into_iter(), true, true)) }
}

/// A drawing as wide as a step of the round.
fn of_hand(drawing: &Markup) -> Picture {
    Picture { frame: [0.0, 0.0, 300.0, 200.0], defs: things(), drawing: drawing.clone() }
}

/// A small drawing about the centre.
fn sign(drawing: &Markup) -> Picture {
    Picture { frame: [-40.0, -40.0, 80.0, 80.0], defs: things(), drawing: drawing.clone() }
}

fn knight(colour: Colour, x: f64, y: f64, scale: f64) -> Markup {
    symbol(&format!("knight-{colour}"), x, y, scale)
}

fn hand(colour: Colour, x: f64) -> Markup {
    html! { g transform=(scaled(x, 100.0, 2.4)) { (fist(colour)) } }
}

fn fists() -> Markup {
    let open = [(Colour::Red, 2), (Colour::Yellow, 3), (Colour::Green, 1)];
    html! {
        @for (place, (colour, knights)) in open.into_iter().enumerate() {
            @let x = 48.0 + 66.0 * place as f64;
            g transform=(scaled(x, 76.0, 1.5)) { (fist(colour)) }
            (letters(&knights.to_string(), x, 148.0, 32.0))
        }
        (letters("= 6", 254.0, 106.0, 44.0))
    }
}

fn missions() -> Picture {
    let cards = ["one_red", "two_green_yellow", "three_red_blue_yellow"];
    Picture {
        frame: [0.0, 0.0, 300.0, 200.0],
        defs: things(),
        drawing: html! {
            @for (place, mission) in cards.into_iter().filter_map(|id| id.parse::<Mission>().ok()).enumerate() {
                @let x = 19.0 + 90.0 * place as f64;
                rect x=(Short(x)) y="44" width="82" height="112" rx="8" fill="var(--card)" stroke="var(--line)" stroke-width="1.5" {}
                svg x=(Short(x)) y="44" width="82" height="112" { (face(mission)) }
            }
        },
    }
}

fn tiles() -> Markup {
    html! {
        @for (x, points) in [(110.0, 3), (190.0, 4)] { g transform=(scaled(x, 100.0, 2.4)) { (merlin_face(points)) } }
    }
}

fn grails() -> Markup {
    html! {
        @for (place, points) in ["1", "3", "6", "10"].into_iter().enumerate() {
            @let x = 45.0 + 70.0 * place as f64;
            g transform=(scaled(x, 84.0, 1.7)) { (grail_of(|part| Part::ALL[..=place].contains(&part))) }
            (letters(points, x, 152.0, 28.0))
        }
    }
}

/// A hero's colour, and the room his first side leads to; Mordred brings the black knight.
fn hero(colour: Colour, room: Option<&str>) -> Picture {
    sign(&html! {
        (knight(colour, -15.0, 4.0, 1.1))
        @match room {
            Some(shield) => (symbol(shield, 18.0, 2.0, 1.2)),
            None => (symbol("knight-black", 18.0, 8.0, 0.9)),
        }
    })
}
