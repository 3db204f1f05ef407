//! Morgana: the witch's kitchen with its dice and cauldrons, what she blocks, huts, and where her choices are tapped.

mod kitchen;

use kitchen::capital;
pub(in crate::merlin) use kitchen::cauldron;
pub(super) use kitchen::{kitchen, pictured};

use super::Counter;
use crate::drawing::{Point, Short};
use crate::merlin::figures::disc;
use crate::merlin::stage::{Spot, Stage};
use crate::merlin::symbols::icon;
use crate::merlin::{Handle, Scene, Tap, figures};
use maud::{Markup, html};
use merlin::modules::gold::Coined;
use merlin::modules::morgana::{Frame, Move, Place};
use merlin::{Colour, Module, Pips, Site};
use table::Seat;
use words::merlin::{Sign, Subject};

pub(super) fn in_play(scene: &Scene<'_>) -> bool {
    scene.view.open.options.modules().contains(Module::Morgana)
}

/// What is due, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    let count = |key: &str, left: u8| scene.say_with(key, &[("count", left.into())]);
    match own {
        Frame::Roll | Frame::Flip(_) => scene.say("boards-merlin-wait"),
        Frame::Horn(left) => count("boards-merlin-morgana-horn", left),
        Frame::Exchange(_) => scene.say("boards-merlin-morgana-exchange"),
        Frame::Walk(_) if is_beside(scene) => scene.say("boards-merlin-morgana-stand"),
        Frame::Walk(_) => scene.say("boards-merlin-morgana-walk"),
        Frame::Token(cauldron) => {
            let effect = scene.view.open.effect_at(cauldron);
            effect.map(|own| capital(&words::merlin::cauldron_effect(scene.words, own))).unwrap_or_default()
        }
        Frame::Bewitch(..) => scene.say("boards-merlin-morgana-bewitch"),
        Frame::Give(left) => count("boards-merlin-morgana-give", left),
        Frame::Take(left) => count("boards-merlin-morgana-take", left),
        Frame::Dark => scene.say("boards-merlin-morgana-dark"),
    }
}

/// What a token does, while it can be used, and what follows from it; how far Morgana goes; what the horn and
/// the exchange ask for.
pub(super) fn hint(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::Token(cauldron) => {
            let effect = scene.view.open.effect_at(cauldron);
            let modules = scene.view.open.options.modules();
            effect
                .map(|own| words::merlin::cauldron_effect_does(scene.words, own, modules))
                .unwrap_or_default()
        }
        Frame::Walk(cauldron) => {
            let far = if is_beside(scene) { 0 } else { scene.view.open.movement_of(cauldron) };
            scene.say_with("boards-merlin-morgana-walk-hint", &[("far", far.into())])
        }
        Frame::Horn(_) => scene.say("boards-merlin-morgana-horn-pays"),
        Frame::Exchange(_) => scene.say("boards-merlin-morgana-exchange-hint"),
        Frame::Bewitch(..) => scene.say("boards-merlin-morgana-bewitch-hint"),
        Frame::Give(_) => scene.say("boards-merlin-morgana-give-hint"),
        Frame::Take(_) => scene.say("boards-merlin-morgana-take-hint"),
        Frame::Dark => scene.say("boards-merlin-morgana-dark-hint"),
        Frame::Roll | Frame::Flip(_) => String::new(),
    }
}

/// Whether Morgana stands nowhere yet (MOR-5.3).
fn is_beside(scene: &Scene<'_>) -> bool {
    scene.view.open.modules.morgana.blocked().is_none()
}

/// Where the die can be placed, in words.
pub(in crate::merlin) fn place_hint(scene: &Scene<'_>) -> String {
    scene.view.open.morgana_die().map(|pips| places(scene, pips)).unwrap_or_default()
}

fn places(scene: &Scene<'_>, pips: Pips) -> String {
    let all = scene.view.open.morgana_places(pips);
    let names = all.map(|place| words::merlin::kitchen_place(scene.words, place)).collect::<Vec<_>>();
    scene.say_with("boards-merlin-morgana-places", &[("places", names.join(", ").into())])
}

/// What a die and a place lead to, before they are confirmed.
pub(super) fn explained(scene: &Scene<'_>, own: Move) -> Option<String> {
    match own {
        Move::Die(pips) => Some(places(scene, pips)),
        Move::Place(Place::Apple) => Some(scene.say("boards-merlin-morgana-apple-hint")),
        Move::Place(Place::Horn) => Some(scene.say("boards-merlin-morgana-horn-hint")),
        Move::Place(Place::Cauldron(cauldron)) => {
            let modules = scene.view.open.options.modules();
            let does = |effect| words::merlin::cauldron_effect_does(scene.words, effect, modules);
            let does = scene.view.open.effect_at(cauldron).map(does).unwrap_or_default();
            Some(scene.say_with("boards-merlin-morgana-cauldron-hint", &[("effect", does.into())]))
        }
        Move::Lay(_)
        | Move::Roll(_)
        | Move::Coin
        | Move::Poison(_)
        | Move::With(..)
        | Move::Stand(_)
        | Move::Bewitch(..)
        | Move::Turn(_)
        | Move::Swap(_)
        | Move::SwapMerlin
        | Move::Pay
        | Move::Hut(_)
        | Move::Dark(..)
        | Move::TakeBack(..) => None,
    }
}

/// Dice and places are tapped in the kitchen, Morgana's ways on the rondel, huts on tiles, influence in the lands.
pub(super) const fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::Die(pips) => Some(Spot::MorganaDie(pips)),
        Move::Place(place) => Some(Spot::Kitchen(place)),
        Move::Stand(colour) => Some(Spot::Principality(colour)),
        Move::Hut(site) => Some(Spot::Site(site)),
        Move::Dark(colour, false) => Some(Spot::Seals(colour)),
        Move::Lay(_)
        | Move::Roll(_)
        | Move::Coin
        | Move::Poison(_)
        | Move::With(..)
        | Move::Bewitch(..)
        | Move::Turn(_)
        | Move::Swap(_)
        | Move::SwapMerlin
        | Move::Pay
        | Move::Dark(_, true)
        | Move::TakeBack(..) => None,
    }
}

pub(super) const fn handle(own: Move) -> Option<Handle> {
    if let Move::Poison(_) = own { Some(Handle::Poison) } else { None }
}

/// One poisoned apple for all own dice that could be exchanged.
pub(super) fn poison_button(stage: &Stage<'_>) -> Markup {
    let taken = stage.handle == Some(Handle::Poison);
    html! {
        button type="button" class=(if taken { "option chosen" } else { "option" }) data-pick=(Tap::Handle(Handle::Poison))
            aria-pressed=(taken) aria-description=(stage.scene.say("boards-merlin-poison-hint")) {
            (icon("papple", 0.0, 0.0, 32.0).glyph()) (stage.scene.say("boards-merlin-poison"))
        }
    }
}

/// What a button shows that changes a die: the die.
pub(super) fn button(scene: &Scene<'_>, own: Move) -> Option<(Markup, Option<String>)> {
    let seat = scene.shown();
    let face = |owner: figures::DieFace, pips: Pips| {
        html! { svg class="glyph" viewBox="0 0 26 26" aria-hidden="true" { (figures::die(owner, pips, 1.0, 1.0, 24.0)) } }
    };
    let picture = match own {
        Move::Poison(Coined::Unused(die, pips)) => face(figures::face_of(die, seat), pips),
        // The die shows the rest: its colour and its number.
        Move::With(other, die, pips) | Move::Bewitch(other, die, pips) => {
            let name = if scene.me == Some(other) { scene.say("boards-you") } else { scene.name(other) };
            return Some((face(figures::face_of(die, other), pips), Some(name)));
        }
        Move::Coin | Move::Pay => icon("coin", 0.0, 0.0, 32.0).glyph(),
        Move::Swap(other) => {
            html! { svg class="glyph" viewBox="0 0 26 26" aria-hidden="true" { (disc(other, 1.0, 1.0, 24.0)) } }
        }
        Move::Lay(_)
        | Move::Roll(_)
        | Move::Die(_)
        | Move::Place(_)
        | Move::Poison(Coined::Chosen)
        | Move::Stand(_)
        | Move::Turn(_)
        | Move::SwapMerlin
        | Move::Hut(_)
        | Move::Dark(..)
        | Move::TakeBack(..) => return None,
    };
    Some((picture, None))
}

/// Poisoned apples of a castle.
pub(super) fn counters(scene: &Scene<'_>, seat: Seat) -> Vec<Counter> {
    if !in_play(scene) {
        return Vec::new();
    }
    let state = &scene.view.open.modules.morgana;
    let values = [("count", state.apples(seat).into()), ("supply", state.apples_left().into())];
    vec![Counter {
        symbol: "papple",
        count: state.apples(seat),
        label: scene.say_with("boards-merlin-poisoned", &values),
    }]
}

/// The drinking horn, if this player owns it.
pub(in crate::merlin) fn horn(scene: &Scene<'_>, seat: Seat, x: f64, size: f64) -> Markup {
    html! {
        @if scene.view.open.modules.morgana.horn() == Some(seat) {
            g data-explain=(Subject::Sign(Sign::Horn)) role="img" aria-label=(scene.say("boards-merlin-horn")) { (icon("horn", x, 0.0, size).filled("var(--m-cup)")) }
        }
    }
}

/// Whether the Morgana turn of this round is still to come.
pub(in crate::merlin) fn pentagram(scene: &Scene<'_>, seat: Seat, x: f64, y: f64, size: f64) -> Markup {
    let made = scene.view.open.modules.morgana.pentagrams().contains(seat);
    let key = if made { "boards-merlin-morgana-made" } else { "boards-merlin-morgana-to-come" };
    html! {
        @if in_play(scene) {
            g data-explain=(Subject::Sign(Sign::Pentagram)) role="img" aria-label=(scene.say(key)) opacity=(if made { ".35" } else { "1" }) { (icon("pentagram", x, y, size)) }
        }
    }
}

/// Morgana on the space that she blocks, which shows nothing else.
pub(in crate::merlin) fn figure(scene: &Scene<'_>, sector: impl Fn(Colour) -> (Markup, Point)) -> Markup {
    let Some(colour) = scene.view.open.modules.morgana.blocked() else { return Markup::default() };
    let (outline, middle) = sector(colour);
    let label = scene.say_with("boards-merlin-morgana-on", &[("land", scene.land(colour).into())]);
    html! {
        g id="merlin-piece-morgana" data-piece="" data-explain=(Subject::Sign(Sign::Morgana)) role="img" aria-label=(label) {
            path class="blocked-space" d=(outline) {}
            (icon("morgana", middle.x - 18.0, middle.y - 22.0, 36.0))
        }
    }
}

/// What a land shows of Morgana: that she blocks it, and her markers that stand alone.
pub(in crate::merlin) fn on_land(scene: &Scene<'_>, colour: Colour, width: f64) -> Markup {
    let state = &scene.view.open.modules.morgana;
    let alone = state.alone(colour);
    let label = scene.say_with("boards-merlin-morgana-alone", &[("count", alone.into())]);
    html! {
        @if state.blocked() == Some(colour) {
            rect class="blocked-store" x="-4" y="34" width=(Short(width + 8.0)) height="32" rx="7" {}
            // In place of the name below the name, so that a stack of decrees beside it stays seen.
            g data-explain=(Subject::Sign(Sign::Morgana)) {
                rect class="blocked-pill" x="37" y="17" width="68" height="17" rx="8.500" {}
                text class="blocked-name" x="71" y="29.500" { (scene.say("boards-merlin-blocked")) }
            }
        }
        @if alone > 0 {
            g data-explain=(Subject::Sign(Sign::Dark)) role="img" aria-label=(label) {
                @for place in 0..alone { (icon("mseal", width - 46.0 - 15.0 * f64::from(place), 126.0, 17.0)) }
            }
        }
    }
}

/// Whether an influence marker carries a Morgana marker, if so many of the player's come before it there:
/// first those on plus markers, then the others.
pub(in crate::merlin) fn carries(scene: &Scene<'_>, seat: Seat, colour: Colour, before: usize) -> bool {
    let open = scene.view.open;
    let (state, under) = (&open.modules.morgana, usize::from(open.modules.market.under(seat, colour)));
    let on_plus = usize::from(state.carried_on_plus(seat, colour));
    match before.checked_sub(under) {
        Some(among_plain) => among_plain < usize::from(state.carried(seat, colour)) - on_plus,
        None => before < on_plus,
    }
}

/// A hut beside its manor.
pub(super) fn on_tile(scene: &Scene<'_>, site: Site, x: f64, y: f64) -> Markup {
    html! {
        @if scene.view.open.modules.morgana.huts().contains(site) {
            g data-explain=(Subject::Sign(Sign::Hut)) { (icon("hut", x + 8.0, y + 4.0, 19.0)) }
        }
    }
}

/// Whether the turn is made with a Morgana die, which moves no figure.
pub(in crate::merlin) const fn is_making(scene: &Scene<'_>) -> bool {
    scene.view.open.morgana_die().is_some()
}
