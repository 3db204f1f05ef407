//! The rows of the list of options: a picture, a plate, a few words, the signed result. What can be read is the name of
//! the row, so that it can be called by what is seen; the whole sentence describes it.

use super::card_faces::kind_sign;
use super::outlook::Outlook;
use super::pills::{steps_text, tone};
use super::stage::Stage;
use super::table_top::shade;
use super::{Scene, Tap, figures};
use crate::heraldry::{crown, ring};
use artus::{Action, Chair, Figure, Move, Plate};
use maud::{Markup, html};
use words::Words;

/// A figure that can be picked.
pub(crate) fn figure_row(stage: &Stage<'_>, chair: Chair) -> Markup {
    let scene = stage.scene;
    let open = scene.view.open;
    let Some(figure) = open.table.figure(chair) else { return Markup::default() };
    let points = open.value(chair);
    let (name, number) = (scene.figure_name(figure), chair.number());
    let signed = scene.words.signed(points);
    let label = [("figure", name.clone().into()), ("chair", number.into()), ("points", signed.into())];
    html! {
        button type="button" class="option" data-pick=(Tap::Figure(chair))
            aria-description=(scene.words.say_with("boards-figure-acts", &label)) {
            span class="option-sign" { (figure_icon(figure)) }
            (plate_chip(scene.words, Some(points)))
            span class="option-text" {
                (name) small { (scene.words.say_with("boards-chair", &[("chair", number.into())])) }
            }
            (result(scene, Some(points)))
        }
    }
}

/// A whole move.
pub(crate) fn goal_row(stage: &Stage<'_>, goal: Move) -> Markup {
    let scene = stage.scene;
    let outlook = stage.outlook(goal);
    let chosen = stage.choice == Some(goal);
    let say = |key: &str| scene.words.say(key);
    html! {
        button type="button" class=(if chosen { "option chosen" } else { "option" })
            data-pick=(Tap::Choice(goal)) aria-pressed=(chosen) aria-description=(scene.spoken(stage.seat, goal)) {
            @match goal {
                Move::Place(chair) => {
                    (plate_chip(scene.words, Some(scene.view.open.value(chair))))
                    span class="option-text" {
                        (scene.words.say_with("boards-chair", &[("chair", chair.number().into())]))
                    }
                }
                Move::Draw(kind) => {
                    span class="option-sign" { (kind_sign(kind)) }
                    span class="option-text" { (scene.spoken(stage.seat, goal)) }
                }
                Move::Play(_, Action::Advance { from, steps }) => {
                    @let to = from.step(steps);
                    span class="option-steps" { (steps_text(steps)) }
                    (arrow())
                    (plate_chip(scene.words, outlook.value_then(scene.view.open, to)))
                    span class="option-text" { (consequence(scene, &outlook)) }
                    (result(scene, outlook.points))
                }
                Move::Play(_, Action::Ring(prince)) => {
                    @let key = if outlook.crowned { "boards-third-ring" } else { "boards-second-ring" };
                    span class="option-sign" {
                        @if outlook.crowned { (sign(crown(0.0, 2.0, 0.68, 1.5))) }
                        @else { (sign(ring(0.0, 0.0, 0.72))) }
                    }
                    (plate_chip(scene.words, Some(scene.view.open.value(prince))))
                    span class="option-text" {
                        @if let Some(figure) = scene.view.open.table.figure(prince) { (scene.figure_name(figure)) }
                        small { (say(key)) }
                    }
                    (result(scene, outlook.points))
                }
                Move::Play(card, action) => {
                    span class="option-sign" { (kind_sign(card.kind())) }
                    span class="option-text" { (counted(scene, &outlook, action)) }
                    (result(scene, outlook.points))
                }
                Move::Start(_) | Move::King(_) | Move::Card(_) => { (scene.spoken(stage.seat, goal)) }
            }
        }
    }
}

/// The plates of the knights that are counted, or why there are none.
fn counted(scene: &Scene<'_>, outlook: &Outlook, action: Action) -> Markup {
    let key = match action {
        Action::Penalty => Some("boards-penalty"),
        Action::Best => Some("boards-best-knight"),
        Action::All | Action::Score(_) | Action::Advance { .. } | Action::Ring(_) => None,
    };
    html! {
        span class="option-plates" {
            @for chair in outlook.counted.iter() {
                (plate_chip(scene.words, Some(scene.view.open.value(chair))))
            }
            @if let Some(key) = key { (scene.words.say(key)) }
        }
    }
}

/// What a way leads to besides points: who has to go and where to. That the top turns with a moving king stands
/// above the list.
fn consequence(scene: &Scene<'_>, outlook: &Outlook) -> String {
    let words = scene.words;
    let Some((figure, _, to)) = outlook.displaced else { return words.say("boards-free-chair") };
    let (whom, name) = match figure {
        Figure::Knight(seat) if Some(seat) == scene.me => ("own", String::new()),
        Figure::Knight(seat) => ("knight", scene.name(seat)),
        Figure::Prince(metal) => (metal.id(), String::new()),
        Figure::King(_) => ("king", String::new()),
    };
    let value = match outlook.value_then(scene.view.open, to) {
        Some(value) => words.signed(value).replace('+', ""),
        None => words::artus::plate(words, Plate::Crown),
    };
    let values = [
        ("whom", whom.into()),
        ("name", name.into()),
        ("chair", to.number().into()),
        ("value", value.into()),
    ];
    words.say_with("boards-displaces", &values)
}

/// Points at the end of a row.
fn result(scene: &Scene<'_>, points: Option<i32>) -> Markup {
    html! {
        @if let Some(points) = points {
            span class=(format!("option-result {}", tone(points))) { (scene.words.signed(points)) }
        }
    }
}

/// What the plate before a chair says, in words.
pub(crate) fn value_text(scene: &Scene<'_>, chair: Chair) -> String {
    let open = scene.view.open;
    match open.plate(chair) {
        Plate::Crown => words::artus::plate(scene.words, Plate::Crown),
        Plate::Yellow | Plate::Red | Plate::Green => scene.words.signed(open.value(chair)).replace('+', ""),
    }
}

/// A plate as large as a word, its shape telling its colour; without a value it is the crown's.
pub(crate) fn plate_chip(words: Words, value: Option<i32>) -> Markup {
    let digits = |value: i32| words.signed(value).replace('+', "");
    html! {
        svg class="plate-chip" viewBox="-17 -12 34 24" aria-hidden="true" {
            @match value {
                Some(value @ 1..) => {
                    rect x="-16" y="-11.5" width="32" height="23" rx="11.5" fill=(shade(value)) {}
                    text dy=".35em" fill="var(--on-dark)" { (digits(value)) }
                }
                Some(value @ ..0) => {
                    path d="M-9-11.5H9L16-5V5L9 11.5H-9L-16 5V-5Z" fill=(shade(value)) {}
                    text x="-1" dy=".35em" fill="var(--on-dark)" { (digits(value)) }
                }
                Some(0) => {
                    path d="M-8-8a8 5 0 0 1 16 0a8 8 0 0 1 0 16a8 5 0 0 1-16 0a8 8 0 0 1 0-16z"
                        fill="var(--plate-yellow)" {}
                    text dy=".35em" fill="var(--on-light)" { "0" }
                }
                None => {
                    circle r="11.5" fill="var(--plate-crown)" stroke="var(--gold-rim)" {}
                    (crown(0.0, 1.5, 0.4, 1.2))
                }
            }
        }
    }
}

/// A figure as large as a letter.
fn figure_icon(figure: Figure) -> Markup {
    match figure {
        Figure::Knight(seat) => html! { (figures::shield_sign(seat)) },
        Figure::Prince(metal) => {
            sign(html! { g transform="translate(0 1) scale(.48)" { (figures::prince(metal, 0)) } })
        }
        Figure::King(_) => sign(crown(0.0, 2.0, 0.68, 1.5)),
    }
}

fn sign(drawing: Markup) -> Markup {
    html! { svg class="glyph" viewBox="-17 -17 34 34" aria-hidden="true" { (drawing) } }
}

fn arrow() -> Markup {
    html! {
        svg class="option-arrow" viewBox="0 0 14 10" aria-hidden="true" {
            path d="M1 5h11M8.5 1.5 12 5 8.5 8.5" fill="none" stroke="currentColor" stroke-width="1.6"
                stroke-linecap="round" {}
        }
    }
}
