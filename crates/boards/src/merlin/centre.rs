//! The middle of the rondel: what is due, what the chosen space would do, and the dice used in this round.

use super::Scene;
use super::figures::{DieFace, die, face_of};
use super::modules;
use super::rings::Rings;
use super::spaces;
use super::stage::{Reach, Stage};
use super::wanted;
use crate::drawing::{polar, polygon};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::{Figure, Frame, Module, Move, Open, Pips, SpaceKind, Unit, Window};
use table::Seat;
use words::merlin::{Sign, Subject};

/// Where the middle ends without an inner ring: what is drawn there is made for it.
const MIDDLE: f64 = 140.0;

pub(crate) fn centre(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    if Rings::of(&scene.view.open.layout).has_inner() {
        return small_centre(scene, stage);
    }
    html! {
        (scene.part("merlin rose", (), rose))
        @match stage {
            Some(stage) => (decision(stage)),
            None => (quiet(scene)),
        }
        (used_dice(scene))
    }
}

/// With an inner ring there is room for a picture and a few short lines; the bar below the board says the
/// rest, and used dice lie on the boards of the players (ARU-1.12).
fn small_centre(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let open = scene.view.open;
    let (space, points, title) = match (stage, stage.and_then(Stage::way)) {
        (_, Some(reach)) => (Some(reach.space), reach.prospect.points, scene.space(reach.space)),
        (Some(stage), None) => (open.turn.action, None, headline(stage)),
        (None, None) => (open.turn.action, None, quiet_lines(scene).0),
    };
    let lines = wrapped(&title);
    let (turn, all) = turns(open);
    let turn = scene.say_with("boards-merlin-turn-of", &[("turn", turn.into()), ("count", all.into())]);
    html! {
        @match (points, space.map(|space| (space, open.layout.kind(space)))) {
            (Some(points), _) => text class="result gain small" y="-18" { (scene.words.signed(points.into())) },
            (None, Some((space, kind))) => {
                g transform="translate(0 -36)" aria-hidden="true" {
                    @if matches!(kind, SpaceKind::Principality(_)) { circle r="21" fill=(spaces::ground(kind)) {} }
                    (spaces::picture(scene, space, 0.0, 0.0, 38.0))
                }
            }
            (None, None) => {}
        }
        @for (place, line) in lines.iter().enumerate() { text class="told" y=(8.0 + 16.0 * place as f64) { (line) } }
        @if open.round > 0 { text class="hint" y="60" { (turn) } }
    }
}

/// Which turn of the round it is for whoever is on turn, and of how many: one for each die, and one with a Morgana die
/// (MOR-2.1).
fn turns(open: &Open) -> (usize, usize) {
    let morgana = open.options.modules().contains(Module::Morgana);
    let with_morgana = open.modules.morgana.pentagrams().contains(open.active);
    let made = usize::from(open.castle(open.active).dice.used()) + usize::from(with_morgana);
    let all = open.layout.dice.len() + usize::from(morgana);
    // A turn counts as made as soon as its die is chosen.
    let begins = open.top() == Frame::Window(Window::Start);
    ((made + usize::from(begins)).clamp(1, all), all)
}

/// A text in lines that fit into the middle.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < 17 => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A compass rose, faint as a watermark.
fn rose() -> Markup {
    html! {
        g aria-hidden="true" fill="var(--m-rose)" {
            @for ray in 0..6 {
                @let angle = f64::from(ray) * 60.0;
                path d=(polygon([polar(MIDDLE * 0.92, angle), polar(MIDDLE * 0.34, angle + 30.0), polar(MIDDLE * 0.34, angle - 30.0)])) {}
            }
        }
    }
}

/// What the reader has to decide, and what the choice made would bring.
fn decision(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    match stage.way() {
        Some(reach) => prospect(scene, reach),
        None => html! {
            text class="headline" y="-60" { (headline(stage)) }
            @if let Some(space) = scene.view.open.turn.action {
                @let kind = scene.view.open.layout.kind(space);
                g transform="translate(0 -16)" aria-hidden="true" {
                    @if matches!(kind, SpaceKind::Principality(_)) { circle r="24" fill=(spaces::ground(kind)) {} }
                    (spaces::picture(scene, space, 0.0, 0.0, 44.0))
                }
            } @else if let Some(reaches) = two_ways(stage) {
                @for (place, reach) in reaches.into_iter().enumerate() { (small(scene, reach, -36.0 + 38.0 * place as f64)) }
            }
        },
    }
}

/// The plain ways of the picked die, if there are few enough to be told.
fn two_ways<'a>(stage: &'a Stage<'_>) -> Option<Vec<&'a Reach>> {
    stage.die?;
    let plain: Vec<&Reach> = stage.lit().into_iter().filter(|reach| reach.is_plain()).collect();
    (1..=2).contains(&plain.len()).then_some(plain)
}

fn small(scene: &Scene<'_>, reach: &Reach, y: f64) -> Markup {
    html! {
        text class="told" y=(y) { (scene.space(reach.space)) }
        text class="hint" y=(y + 17.0) { (outcome(scene, reach)) }
    }
}

/// What a space would do: points, or what it does, or that it would lapse.
pub(crate) fn outcome(scene: &Scene<'_>, reach: &Reach) -> String {
    match (reach.prospect.points, reach.prospect.lapses) {
        (Some(points), _) => scene.words.signed(points.into()),
        (None, Some(_)) => scene.say("boards-merlin-lapses"),
        (None, None) => scene.does(reach.space),
    }
}

fn prospect(scene: &Scene<'_>, reach: &Reach) -> Markup {
    html! {
        @match reach.prospect.points {
            Some(points) => {
                text class="result gain" y="-46" { (scene.words.signed(points.into())) }
            }
            None => {
                @let kind = scene.view.open.layout.kind(reach.space);
                g transform="translate(0 -70)" aria-hidden="true" {
                    @if matches!(kind, SpaceKind::Principality(_)) { circle r="24" fill=(spaces::ground(kind)) {} }
                    (spaces::picture(scene, reach.space, 0.0, 0.0, 46.0))
                }
            }
        }
        text class="headline" y="-18" { (scene.space(reach.space)) }
        text class=(if reach.prospect.lapses.is_some() { "hint loss" } else { "hint" }) y="4" {
            @if reach.prospect.points.is_some() { (scene.does(reach.space)) } @else { (outcome(scene, reach)) }
        }
    }
}

/// What is due, as the reader's task.
pub(crate) fn headline(stage: &Stage<'_>) -> String {
    let scene = stage.scene;
    let open = scene.view.open;
    if let Some(handle) = stage.handle {
        return wanted::headline(stage, handle);
    }
    let key = match open.top() {
        Frame::Window(Window::Die) if modules::morgana::is_making(scene) => "boards-merlin-morgana-place",
        Frame::Window(Window::Start | Window::Die) => match stage.die {
            None => "boards-merlin-choose-die",
            Some((die, _)) => {
                let moving = open.moving().map(|(figure, _)| figure);
                match moving.or(Unit::Die(die).figure()) {
                    Some(Figure::Merlin) => "boards-merlin-move-merlin",
                    Some(Figure::Arthur) => "boards-merlin-move-arthur",
                    Some(Figure::Knight) | None => "boards-merlin-move-knight",
                }
            }
        },
        Frame::Window(Window::Moved) | Frame::Repeat => {
            return open.turn.action.map(|space| scene.space(space)).unwrap_or_default();
        }
        Frame::Window(Window::Between) if repeats(scene) => "boards-merlin-again",
        Frame::Window(Window::Between | Window::After) => "boards-merlin-finish",
        Frame::Exchange => "boards-merlin-take-item",
        Frame::SecondDiscard => "boards-merlin-second-discard",
        Frame::Tower => "boards-merlin-tower-gift",
        Frame::Replace(_) => "boards-merlin-take-mission",
        Frame::RepelTraitors(_) => "boards-merlin-repel-traitors",
        Frame::Grail(_) => "boards-merlin-grail-question",
        Frame::Setup(_) if modules::draft::is_on(scene) => return modules::draft::headline(scene),
        Frame::Setup(_)
        | Frame::Dice
        | Frame::Execution
        | Frame::TurnEnd
        | Frame::Card(_)
        | Frame::Scoring(_)
        | Frame::NewTraitors
        | Frame::Over => "boards-merlin-wait",
        Frame::Module(own) => return modules::headline(scene, own),
    };
    scene.say(key)
}

/// Whether the action can or must be performed once more: a staff may still be there when nothing is left to repeat
/// (MER-6.12), and a turn that cannot end yet has a second deployment due (FAV-9.2).
fn repeats(scene: &Scene<'_>) -> bool {
    let can_end = scene.offers.iter().any(|offer| matches!(offer, Move::End | Move::Done));
    scene.offers.contains(&Move::Staff) || !can_end
}

/// Whose turn it is, for whoever watches.
fn quiet(scene: &Scene<'_>) -> Markup {
    let (headline, hint) = quiet_lines(scene);
    html! {
        text class="headline" y="-34" { (headline) }
        text class="hint" y="-12" { (hint) }
    }
}

fn quiet_lines(scene: &Scene<'_>) -> (String, String) {
    let open = scene.view.open;
    match open.top() {
        Frame::Over => {
            let best = Seat::all(open.players()).map(|seat| open.score(seat)).max();
            let winners = Seat::all(open.players()).filter(|&seat| Some(open.score(seat)) == best);
            let names = scene.words.list(winners.map(|seat| scene.name(seat)));
            let count = Seat::all(open.players()).filter(|&seat| Some(open.score(seat)) == best).count();
            (names, scene.say_with("boards-merlin-won", &[("count", count.into())]))
        }
        _ if scene.is_closed => (scene.say("boards-merlin-over"), String::new()),
        Frame::Setup(_) if modules::draft::is_on(scene) => {
            (scene.say("boards-merlin-setup"), modules::draft::headline(scene))
        }
        Frame::Setup(_) => (scene.say("boards-merlin-setup"), String::new()),
        _ => {
            let who = scene.decides().unwrap_or(open.active);
            // In a lesson the reader may be on turn before there is anything to choose.
            if scene.is_own_turn() {
                return (scene.say("boards-your-turn"), String::new());
            }
            let hint = match open.turn.figure.filter(|_| who == open.active) {
                Some(Figure::Merlin) => "boards-merlin-moved-merlin",
                Some(Figure::Knight) => "boards-merlin-moved-knight",
                Some(Figure::Arthur) => "boards-merlin-moved-arthur",
                None if who != open.active => "boards-merlin-decides-between",
                None => "boards-merlin-decides",
            };
            (scene.name(who), scene.say(hint))
        }
    }
}

/// The dice in the middle of the board: used in this round (MER-5.1).
fn used_dice(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let mut used: Vec<(DieFace, Pips)> = Vec::new();
    for seat in Seat::all(open.players()) {
        let dice = open.castle(seat).dice;
        for place in (0..dice.count()).filter(|&place| !dice.is_unused(place)) {
            used.extend(dice.shown(place).map(|pips| (face_of(open.layout.dice[place], seat), pips)));
        }
    }
    let draw = || {
        html! {
            @if !used.is_empty() {
                g data-explain=(Subject::Sign(Sign::Used)) role="img" aria-label=(scene.say_with("boards-merlin-used-dice", &[("count", used.len().into())])) {
                    @for (row, dice) in used.chunks(6).enumerate() {
                        @let left = -(dice.len() as f64 * 23.0 - 3.0) / 2.0;
                        @for (place, &(of, pips)) in dice.iter().enumerate() {
                            (die(of, pips, left + 23.0 * place as f64, 34.0 + 24.0 * row as f64, 20.0))
                        }
                    }
                }
            }
        }
    };
    scene.part("merlin used dice", &used, draw)
}
