//! The King's decree: the stacks in the lands, the reader's own decrees with what they pay for, and the tiles to take.

use super::Counter;
use crate::drawing::Short;
use crate::fragments::InParts;
use crate::merlin::stage::{Spot, Stage};
use crate::merlin::symbols::{icon, item};
use crate::merlin::{Handle, Scene, Tap};
use maud::{Markup, html};
use merlin::modules::decree::{Decree, Decrees, Frame, Move, Shown};
use merlin::{Colour, Module, Pips, SteppedDie};
use table::Seat;
use words::merlin::{Sign, Subject};

/// The choice that cannot be taken back (DEC-3.4).
pub(super) const LOOK: Move = Move::Look;

fn in_play(scene: &Scene<'_>) -> bool {
    scene.view.open.options.modules().contains(Module::Decree)
}

/// What is due, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    scene.say(match own {
        Frame::Instead { .. } => "boards-merlin-decree-instead",
        Frame::Look(_) => "boards-merlin-wait",
        Frame::Take(_) => "boards-merlin-decree-take",
    })
}

/// What the reader should know before deciding (DEC-3.4).
pub(super) fn hint(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::Instead { .. } => scene.say("boards-merlin-decree-binds"),
        Frame::Look(colour) | Frame::Take(colour) => scene.land(colour),
    }
}

/// Dice, supplies and influence are tapped where they lie, the tiles of a stack in the bar of the turn, where
/// their words have room.
pub(super) const fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::Die(SteppedDie::Unused(die, from), to) => Some(Spot::Turned(die, from, to)),
        Move::Item(item) => Some(Spot::Supply(item)),
        Move::Influence(colour) => Some(Spot::Seals(colour)),
        Move::Points => Some(Spot::ThreeDecrees),
        Move::Act
        | Move::Look
        | Move::Show(_)
        | Move::ShowAll
        | Move::Take(_)
        | Move::Die(SteppedDie::Chosen, _) => None,
    }
}

/// What the button of a tile shows: its sheet, and what it says.
pub(super) fn button(scene: &Scene<'_>, own: Move) -> Option<(Markup, Option<String>)> {
    match own {
        Move::Take(decree) => {
            let text = words::merlin::decree(scene.words, &scene.view.open.layout, decree);
            Some((sheet(scene, decree), Some(text)))
        }
        Move::Act
        | Move::Look
        | Move::Show(_)
        | Move::ShowAll
        | Move::Die(..)
        | Move::Item(_)
        | Move::Influence(_)
        | Move::Points => None,
    }
}

pub(super) const fn handle(own: Move) -> Option<Handle> {
    match own {
        Move::Die(..) => Some(Handle::OneDecree),
        Move::Item(_) | Move::Influence(_) => Some(Handle::TwoDecrees),
        Move::Act | Move::Look | Move::Show(_) | Move::ShowAll | Move::Take(_) | Move::Points => None,
    }
}

pub(super) const fn turned(own: Move) -> Option<Pips> {
    match own {
        Move::Die(SteppedDie::Chosen, to) => Some(to),
        Move::Die(SteppedDie::Unused(..), _)
        | Move::Act
        | Move::Look
        | Move::Show(_)
        | Move::ShowAll
        | Move::Take(_)
        | Move::Item(_)
        | Move::Influence(_)
        | Move::Points => None,
    }
}

pub(super) fn counters(scene: &Scene<'_>, seat: Seat) -> Vec<Counter> {
    if !in_play(scene) {
        return Vec::new();
    }
    let owned = scene.view.open.modules.decree.owned(seat);
    let label = scene.say_with("boards-merlin-decrees-of", &[("count", owned.len().into())]);
    let shown = listed(scene, owned);
    let label = if owned.is_empty() { label } else { format!("{label} ({shown})") };
    vec![Counter { symbol: "decree", count: owned.len(), label }]
}

/// What some tiles show, in words.
fn listed(scene: &Scene<'_>, decrees: Decrees) -> String {
    let tile = |decree| words::merlin::decree(scene.words, &scene.view.open.layout, decree);
    scene.words.list(decrees.iter().map(tile))
}

/// The stack in the head of a land, its right upper corner here: how many tiles, and an eye for whoever knows them.
pub(in crate::merlin) fn stack(scene: &Scene<'_>, colour: Colour, right: f64) -> Markup {
    if !in_play(scene) {
        return Markup::default();
    }
    let count = scene.view.open.modules.decree.stack(colour);
    let known = scene.me.and_then(|seat| scene.view.secret(seat));
    let known = known.map(|secret| secret.modules.decree.known(colour)).unwrap_or_default();
    let label = scene.say_with("boards-merlin-decree-stack", &[("count", count.into())]);
    let label = if known.is_empty() {
        label
    } else {
        let list = listed(scene, known);
        format!("{label} {}", scene.say_with("boards-merlin-decree-known", &[("decrees", list.into())]))
    };
    let left = right - 37.0;
    html! {
        g class=(if count == 0 { "stack none" } else { "stack" }) data-explain=(Subject::Sign(Sign::Decrees)) role="img" aria-label=(label) {
            @if count > 1 { (icon("decree", left + 2.4, -2.0, 22.0).filled("var(--m-back)")) }
            (icon("decree", left, 0.0, 22.0).filled("var(--m-back)"))
            @if known.is_empty() {
                (icon("crown", left + 5.5, 4.5, 11.0).filled("var(--m-coin)"))
            } @else {
                (icon("eye", left + 3.0, 2.0, 16.0))
            }
            text x=(Short(left + 26.0)) y="17" { (count) }
        }
    }
}

/// A sheet with what it shows, in a box of 32 by 36.
fn sheet(scene: &Scene<'_>, decree: Decree) -> Markup {
    html! {
        svg class="glyph decree-sheet" data-explain=(Subject::Decree(decree)) viewBox="0 0 32 36" aria-hidden="true" {
            (icon("decree", 0.0, 0.0, 32.0).line(1.6))
            @match scene.view.open.decree(decree) {
                Shown::Item(shown) => (item(shown, None, 7.0, 6.0, 18.0)),
                Shown::Points(points) => {
                    (icon("laurel", 6.5, 5.5, 19.0))
                    text class="worth" x="16" y="19.500" { (points) }
                }
            }
            circle class="wax" cx="16" cy="27.500" r="3.400" {}
        }
    }
}

/// Two sheets for a picture: one that shows an item, one that shows points.
pub(super) fn two_kinds(scene: &Scene<'_>) -> [Markup; 2] {
    let shows_points = |decree: &Decree| matches!(scene.view.open.decree(*decree), Shown::Points(_));
    let item = Decree::all().find(|decree| !shows_points(decree));
    let points = Decree::all().find(shows_points);
    [item, points].map(|decree| decree.map(|decree| sheet(scene, decree)).unwrap_or_default())
}

/// The panel of the reader's decrees: what lies before them, and what they pay for.
pub(in crate::merlin) fn panel(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let Some(seat) = scene.me.filter(|_| in_play(scene)) else { return Markup::default() };
    let offers = |stage: &&Stage<'_>| {
        stage.handles().any(|handle| matches!(handle, Handle::OneDecree | Handle::TwoDecrees))
    };
    let is_there = |spot| spot == Spot::ThreeDecrees;
    let stage = stage.filter(|stage| offers(stage) || Stage::on(Some(stage), is_there).is_some());
    let over = scene.view.open.top() == merlin::Frame::Over;
    let rests = stage.is_none().then(|| (seat, scene.view.open.modules.decree.owned(seat), over));
    scene.part_if("merlin decrees", rests, || {
        html! {
            section id="merlin-decrees" class="panel in-decrees" {
                h2 { (scene.say("boards-merlin-decrees")) }
                (owned(scene, seat))
                div class="handles" { (handles(scene, stage)) }
            }
        }
    })
}

/// The decrees in front of the reader.
fn owned(scene: &Scene<'_>, seat: Seat) -> Markup {
    let owned = scene.view.open.modules.decree.owned(seat);
    let over = scene.view.open.top() == merlin::Frame::Over;
    let none = if over { "boards-merlin-decree-none-left" } else { "boards-merlin-decree-none" };
    let shown = if owned.is_empty() { scene.say(none) } else { listed(scene, owned) };
    html! {
        @if owned.is_empty() {
            p class="no-sheet" { (shown) }
        } @else {
            div class="sheets own" data-explain=(Subject::Sign(Sign::Decrees)) role="img" aria-label=(shown) {
                @for decree in owned.iter() { (sheet(scene, decree)) }
            }
        }
    }
}

/// What so many decrees pay for.
const fn paid(count: u8) -> Subject {
    Subject::Sign(match count {
        1 => Sign::OneDecree,
        2 => Sign::TwoDecrees,
        _ => Sign::ThreeDecrees,
    })
}

/// What one, two and three decrees pay for; what is not possible now is pale.
fn handles(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let price = |count: u8| html! { span class="price" { (count) (icon("decree", 0.0, 0.0, 32.0).glyph()) } };
    let offered = |handle: Handle| stage.filter(|stage| stage.handles().any(|other| other == handle));
    let button = |count: u8, tap: Option<(Tap, bool)>, key: &str, inside: &Markup| {
        let said = scene.say(key);
        html! {
            @match tap {
                Some((tap, chosen)) => {
                    button type="button" class=(if chosen { "option chosen" } else { "option" }) data-pick=(tap) aria-pressed=(chosen)
                        aria-label=(said) data-explain=(paid(count)) { (price(count)) (inside) }
                }
                None => span class="option rests" data-explain=(paid(count)) role="img" aria-label=(said) { (price(count)) (inside) },
            }
        }
    };
    let taken =
        |handle: Handle| offered(handle).map(|stage| (Tap::Handle(handle), stage.handle == Some(handle)));
    let three = stage.and_then(|stage| stage.target(Spot::ThreeDecrees));
    html! {
        (button(1, taken(Handle::OneDecree), "boards-merlin-decree-one", &html! { b { "±1" } }))
        (button(2, taken(Handle::TwoDecrees), "boards-merlin-decree-two", &html! { (icon("shield", 0.0, 0.0, 32.0).glyph()) (icon("seal", 0.0, 0.0, 32.0).glyph()) }))
        (button(3, three.map(|target| (target.tap, target.chosen)), "boards-merlin-decree-three", &html! { b class="gain" { "+5" } }))
    }
}
