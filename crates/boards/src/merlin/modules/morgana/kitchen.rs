//! The witch's kitchen: her dice, the poisoned apples, the drinking horn and the cauldrons.

use super::in_play;
use crate::drawing::Short;
use crate::fragments::InParts;
use crate::merlin::Scene;
use crate::merlin::figures::{disc, no_die, painted_die};
use crate::merlin::stage::{Spot, Stage};
use crate::merlin::symbols::icon;
use crate::merlin::targets::framed;
use maud::{Markup, html};
use merlin::modules::morgana::{Cauldron, Effect, Place};
use merlin::{Move, Pips, modules};
use table::Seat;
use words::merlin::{Sign, Subject};

/// How the kitchen is arranged: one row on a large screen, two on a small one.
#[derive(Clone, Copy)]
enum Arrangement {
    Wide,
    Narrow,
}

impl Arrangement {
    const fn id(self) -> (&'static str, &'static str) {
        match self {
            Self::Wide => ("merlin-kitchen", "merlin-kitchen wide"),
            Self::Narrow => ("merlin-kitchen-narrow", "merlin-kitchen narrow"),
        }
    }

    const fn size(self) -> (f64, f64) {
        match self {
            Self::Wide => (560.0, 104.0),
            Self::Narrow => (330.0, 216.0),
        }
    }

    /// The left upper corner of a place, and its width.
    fn place(self, place: Place) -> (f64, f64, f64) {
        match (self, place) {
            (Self::Wide, Place::Apple) => (152.0, 2.0, 54.0),
            (Self::Wide, Place::Horn) => (210.0, 2.0, 58.0),
            (Self::Wide, Place::Cauldron(own)) => (272.0 + 58.0 * own.index() as f64, 2.0, 54.0),
            (Self::Narrow, Place::Apple) => (178.0, 6.0, 70.0),
            (Self::Narrow, Place::Horn) => (254.0, 6.0, 72.0),
            (Self::Narrow, Place::Cauldron(own)) => (4.0 + 65.0 * own.index() as f64, 114.0, 61.0),
        }
    }
}

/// The kitchen, for large and for small screens.
pub(in crate::merlin::modules) fn kitchen(scene: &Scene<'_>) -> Markup {
    if !in_play(scene) {
        return Markup::default();
    }
    let stage = Stage::of(scene);
    let stage = Stage::on(stage.as_ref(), |spot| matches!(spot, Spot::MorganaDie(_) | Spot::Kitchen(_)));
    let both = |stage: Option<&Stage<'_>>| {
        html! { (arranged(scene, stage, Arrangement::Wide)) (arranged(scene, stage, Arrangement::Narrow)) }
    };
    let rests = stage.is_none().then_some(scene.view.open.modules.morgana);
    scene.part_if("merlin kitchen", rests, || both(stage))
}

/// The kitchen for a picture of its own, with its size.
pub(in crate::merlin::modules) fn pictured(scene: &Scene<'_>) -> (Markup, (f64, f64)) {
    let drawing = html! {
        g class="merlin-kitchen" {
            text class="title" x="2" y="18" { (scene.say("boards-merlin-kitchen")) }
            (dice(scene, None))
            (supply(scene))
            @for place in Place::all() { (place_of(scene, None, Arrangement::Narrow, place)) }
        }
    };
    (drawing, Arrangement::Narrow.size())
}

fn arranged(scene: &Scene<'_>, stage: Option<&Stage<'_>>, arrangement: Arrangement) -> Markup {
    let ((wide, high), (id, class)) = (arrangement.size(), arrangement.id());
    html! {
        svg id=(id) class=(class) viewBox=(format!("0 0 {wide} {high}")) xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.say("boards-merlin-kitchen")) {
            text class="title" x="2" y="18" { (scene.say("boards-merlin-kitchen")) }
            (dice(scene, stage))
            (supply(scene))
            @for place in Place::all() { (place_of(scene, stage, arrangement, place)) }
        }
    }
}

/// The pentagram markers with the dice that can still be taken, then who has made the Morgana turn.
fn dice(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let state = &scene.view.open.modules.morgana;
    let left: Vec<Pips> = state.dice().unused().map(|(_, pips)| pips).collect();
    let x = |place: usize| 2.0 + 36.0 * place as f64;
    html! {
        @for (place, &pips) in left.iter().enumerate() {
            g data-explain=(Subject::Sign(Sign::MorganaDie)) {
                (icon("pentagram", x(place), 32.0, 32.0))
                (morgana_die(pips, x(place) + 4.0, 36.0, 24.0))
            }
            @if let Some(target) = stage.and_then(|stage| stage.target(Spot::MorganaDie(pips))) {
                (framed(&target, x(place) - 1.0, 31.0, 34.0, 34.0))
            }
        }
        @for (place, seat) in state.pentagrams().iter().enumerate() {
            @let x = x(left.len() + place);
            g data-explain=(Subject::Sign(Sign::Pentagram)) role="img" aria-label=(scene.say_with("boards-merlin-morgana-taken", &[("name", scene.name(seat).into())])) {
                (icon("pentagram", x, 32.0, 32.0)) (disc(seat, x + 6.0, 38.0, 20.0))
            }
        }
    }
}

/// Morgana's influence markers and the huts that are left.
fn supply(scene: &Scene<'_>) -> Markup {
    let state = &scene.view.open.modules.morgana;
    let (markers, huts) = (state.markers_left(), state.huts_left());
    let values = [("markers", markers.into()), ("huts", huts.into())];
    html! {
        g role="img" aria-label=(scene.say_with("boards-merlin-morgana-supply", &values)) {
            g data-explain=(Subject::Sign(Sign::Dark)) { (icon("mseal", 4.0, 74.0, 22.0)) text class="note" x="30" y="90" { (markers) } }
            g data-explain=(Subject::Sign(Sign::Hut)) { (icon("hut", 60.0, 73.0, 23.0)) text class="note" x="87" y="90" { (huts) } }
        }
    }
}

/// A place with what lies there; it glows if the die can be placed there.
fn place_of(scene: &Scene<'_>, stage: Option<&Stage<'_>>, arrangement: Arrangement, place: Place) -> Markup {
    let (x, y, width) = arrangement.place(place);
    let inside = match place {
        Place::Apple => apples(scene, x, y, width),
        Place::Horn => horn_place(scene, x, y, width),
        Place::Cauldron(cauldron) => cauldron_place(scene, cauldron, x, y, width),
    };
    html! {
        g data-explain=(Subject::Kitchen(place)) role="img" aria-label=(place_label(scene, place)) {
            rect class="box" x=(Short(x)) y=(Short(y)) width=(Short(width)) height="100" rx="8" {}
            (inside)
        }
        @if stage.is_some_and(|stage| may_go(stage, place)) {
            rect class="may" x=(Short(x - 1.0)) y=(Short(y - 1.0)) width=(Short(width + 2.0)) height="102" rx="8" {}
        }
        @if let Some(target) = stage.and_then(|stage| stage.target(Spot::Kitchen(place))) {
            (framed(&target, x - 1.0, y - 1.0, width + 2.0, 102.0))
        }
    }
}

/// Whether the die that is chosen but not yet taken could be placed here.
fn may_go(stage: &Stage<'_>, place: Place) -> bool {
    match stage.choice {
        Some(Move::Module(modules::Move::Morgana(modules::morgana::Move::Die(pips)))) => {
            stage.scene.view.open.morgana_places(pips).any(|other| other == place)
        }
        _ => false,
    }
}

fn place_label(scene: &Scene<'_>, place: Place) -> String {
    let (open, name) = (scene.view.open, words::merlin::kitchen_place(scene.words, place));
    match place {
        Place::Apple | Place::Horn => capital(&name),
        Place::Cauldron(cauldron) => {
            let shown = |own: Option<Effect>| {
                own.map(|own| words::merlin::cauldron_effect(scene.words, own)).unwrap_or_default()
            };
            let token = open.modules.morgana.token(cauldron);
            let values = [
                ("name", capital(&name).into()),
                ("effect", shown(token.map(|own| open.effect_of(own))).into()),
                ("other", shown(token.map(|own| open.effect_of(own.turned()))).into()),
                ("movement", open.movement_of(cauldron).into()),
            ];
            scene.say_with("boards-merlin-cauldron", &values)
        }
    }
}

/// Dice that lie at a place, each with its owner.
fn placed(scene: &Scene<'_>, place: Place, middle: f64, y: f64) -> Markup {
    let open = scene.view.open;
    let there: Vec<(Seat, Pips)> = Seat::all(open.players())
        .filter_map(|seat| {
            open.modules.morgana.placed(seat).filter(|own| own.0 == place).map(|own| (seat, own.1))
        })
        .collect();
    let step = if there.len() > 2 { 13.0 } else { 24.0 };
    let left = middle - (step * (there.len() as f64 - 1.0) + 20.0) / 2.0;
    html! {
        @for (number, &(seat, pips)) in there.iter().enumerate() {
            @let x = left + step * number as f64;
            (morgana_die(pips, x, y, 20.0)) (disc(seat, x + 11.0, y + 11.0, 11.0))
        }
    }
}

fn apples(scene: &Scene<'_>, x: f64, y: f64, width: f64) -> Markup {
    let left = scene.view.open.modules.morgana.apples_left();
    html! {
        (icon("papple", x + width / 2.0 - 15.0, y + 5.0, 30.0))
        text class="count" x=(Short(x + width / 2.0)) y=(Short(y + 55.0)) { (left) }
        (placed(scene, Place::Apple, x + width / 2.0, y + 70.0))
    }
}

fn horn_place(scene: &Scene<'_>, x: f64, y: f64, width: f64) -> Markup {
    let owner = scene.view.open.modules.morgana.horn();
    html! {
        (icon("horn", x + width / 2.0 - 24.0, y + 6.0, 28.0).filled("var(--m-cup)"))
        @if let Some(seat) = owner { (disc(seat, x + width / 2.0 + 5.0, y + 8.0, 20.0)) }
        text class="count" x=(Short(x + width / 2.0)) y=(Short(y + 55.0)) { (scene.say("boards-merlin-horn-sum")) }
        (placed(scene, Place::Horn, x + width / 2.0, y + 70.0))
    }
}

/// The token with its other side small beside it, the number, how far Morgana moves, and the place of the die.
fn cauldron_place(scene: &Scene<'_>, cauldron: Cauldron, x: f64, y: f64, width: f64) -> Markup {
    let open = scene.view.open;
    let token = open.modules.morgana.token(cauldron);
    let middle = x + width / 2.0;
    html! {
        @if let Some(token) = token {
            circle class="token back" cx=(Short(middle + 15.0)) cy=(Short(y + 27.0)) r="9.500" {}
            g class="back" { (icon(symbol(open.effect_of(token.turned())), middle + 9.0, y + 21.0, 12.0)) }
            circle class="token" cx=(Short(middle - 7.0)) cy=(Short(y + 19.0)) r="16.500" {}
            (icon(symbol(open.effect_of(token)), middle - 18.5, y + 7.5, 23.0))
        }
        (icon("cauldron", middle - 24.0, y + 37.0, 27.0).filled("var(--m-black)"))
        text class="number" x=(Short(middle - 10.5)) y=(Short(y + 58.0)) { (cauldron.number()) }
        (icon("morgana", middle + 5.0, y + 42.0, 13.0))
        text class="count" x=(Short(middle + 21.0)) y=(Short(y + 57.0)) { (open.movement_of(cauldron)) }
        @if open.modules.morgana.is_taken(cauldron) {
            (placed(scene, Place::Cauldron(cauldron), middle, y + 73.0))
        } @else {
            (no_die(middle - 10.0, y + 73.0, 20.0))
        }
    }
}

/// The text with a large first letter, as a title begins.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A cauldron with the token in front of it, for the legend.
pub(in crate::merlin) fn cauldron(effect: Option<Effect>) -> Markup {
    html! {
        (icon("cauldron", 0.0, 0.0, 28.0))
        @if let Some(effect) = effect {
            circle cx="27" cy="23" r="10.5" fill="var(--vellum)" stroke="var(--m-line)" {}
            (icon(symbol(effect), 19.5, 15.5, 15.0))
        }
    }
}

/// The symbol of what a token does.
const fn symbol(effect: Effect) -> &'static str {
    match effect {
        Effect::Bewitch => "bewitch",
        Effect::SwapFigures => "swapfig",
        Effect::CoinsForResources => "goldfor",
        Effect::ResourcesForCoins => "resfor",
        Effect::WitchHut => "hut",
        Effect::DarkInfluence => "darkinf",
    }
}

/// A Morgana die: dark, with pale pips.
fn morgana_die(pips: Pips, x: f64, y: f64, size: f64) -> Markup {
    painted_die("var(--m-violet)", "var(--m-morgana-pip)", pips, x, y, size)
}
