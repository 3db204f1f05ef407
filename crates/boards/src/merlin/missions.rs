//! Mission cards: what they ask for, what of it is met, and what can be done with them.

use super::stage::{Spot, Stage};
use super::symbols::{any_item, badge, icon, item, of_vassal};
use super::targets::tappable;
use super::{Handle, Scene, Tap, Target, crowded, modules};
use crate::drawing::{Point, Short, at};
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::modules::knights::Ally;
use merlin::{Mission, Move, Requirement, Vassal};
use std::hash::Hash;
use table::Seat;
use words::merlin::{Sign, Subject};

/// How wide and high a card of the hand is; where a board lies beside it, it is narrower.
const WIDE: f64 = 78.0;
const NARROW: f64 = 66.0;
const HIGH: f64 = 166.0;
/// An open card has no foot.
const OPEN: f64 = 142.0;

/// The reader's hand.
pub fn hand(scene: &Scene<'_>) -> Markup {
    let Some(seat) = scene.me else { return Markup::default() };
    let stage = Stage::of(scene);
    // What can be completed for a price shows it before it is wanted.
    let completes = is_completable(scene);
    let swaps = |stage: &&Stage<'_>| stage.handle == Some(Handle::Ally(Ally::Bedivere));
    let stage = stage.as_ref().filter(|stage| {
        completes || swaps(stage) || Stage::on(Some(stage), |spot| matches!(spot, Spot::Hand(_))).is_some()
    });
    let cards: Vec<Mission> =
        scene.view.secret(seat).map(|secret| secret.hand().iter().collect()).unwrap_or_default();
    let wide = if crowded::is_castle_crowded(scene) { NARROW } else { WIDE };
    let draw = || {
        html! {
            // Room for four cards, or for as many as there are.
            svg id="merlin-hand" class="merlin-hand" viewBox=(format!("-5 -5 {} 176", 4.0 + (wide + 9.0) * cards.len().max(4) as f64)) xmlns="http://www.w3.org/2000/svg" role="group"
                aria-label=(scene.say("boards-merlin-missions")) {
                @for (place, &mission) in cards.iter().enumerate() {
                    g id=(format!("merlin-card-{mission}")) class="mission" data-piece="card" transform=(at(Point { x: place as f64 * (wide + 9.0), y: 0.0 })) {
                        (in_hand(scene, stage, seat, mission, wide))
                    }
                }
            }
        }
    };
    let rests = stage.is_none().then(|| (shown(scene, cards.iter().copied()), wide.to_bits()));
    scene.part_if("merlin hand", rests, draw)
}

/// What some cards show to the reader at rest, for the keys of parts: what each of them still lacks.
pub(super) fn shown(scene: &Scene<'_>, cards: impl Iterator<Item = Mission>) -> impl Hash {
    let lacking = |mission: Mission| (mission, scene.me.map(|seat| scene.view.missing(seat, mission)));
    (scene.me, cards.map(lacking).collect::<Vec<_>>())
}

pub(super) fn in_hand(
    scene: &Scene<'_>,
    stage: Option<&Stage<'_>>,
    seat: Seat,
    mission: Mission,
    wide: f64,
) -> Markup {
    let points = scene.view.open.options.components.mission(mission).points;
    let target = stage.and_then(|stage| stage.target(Spot::Hand(mission)));
    let lacking = scene.view.missing(seat, mission);
    let (met, all) = (lacking.iter().filter(|(_, pieces)| *pieces == 0).count(), lacking.len());
    let offered = |choice: Move| scene.offers.contains(&choice);
    let swaps = stage.is_some_and(|stage| stage.handle == Some(Handle::Ally(Ally::Bedivere)));
    let completing = scene
        .offers
        .iter()
        .copied()
        .find(|&offer| !swaps && completed(offer).is_some_and(|(card, _)| card == mission));
    let price = completing.and_then(completed).map_or(0, |(_, mistletoe)| mistletoe);
    let shows = completing.is_some();
    // A reward that is still to be chosen brings the points of the card, or an ability in their place (FAV-2.1).
    let now = completing.map_or(0, |choice| scene.view.points(seat, choice));
    let gain = scene.words.signed(if now == 0 { points.into() } else { now });
    let foot = match &target {
        Some(_) if swaps => scene.say("boards-merlin-swap"),
        Some(_) if price > 0 => {
            let values = [("count", price.into()), ("points", gain.as_str().into())];
            scene.say_with("boards-merlin-show-for", &values)
        }
        Some(_) if shows => scene.say_with("boards-merlin-show", &[("points", gain.as_str().into())]),
        Some(_) => scene.say("boards-merlin-drop"),
        None => scene.say_with("boards-merlin-met-of", &[("met", met.into()), ("all", all.into())]),
    };
    let card = html! {
        (face(scene, mission, Some(seat), (wide, HIGH), price > 0))
        @if target.is_some() {
            path class="band" d=(format!("M2 {}H{}V{}A7 7 0 0 1 {} {}H9A7 7 0 0 1 2 {}Z", HIGH - 24.0, wide - 2.0, HIGH - 9.0, wide - 9.0, HIGH - 2.0, HIGH - 9.0)) {}
        }
        text class=(if target.is_some() { "foot on" } else { "foot" }) x=(Short(wide / 2.0 + if price > 0 { 9.0 } else { 0.0 })) y=(HIGH - 8.5) {
            @if price > 0 { "−" (price) " " (gain) } @else { (foot) }
        }
        @if price > 0 { (icon("mistletoe", 4.0, HIGH - 22.0, 18.0)) }
    };
    // A card that can be completed and discarded as well has a second button for that.
    let both = stage.filter(|_| shows && offered(Move::Discard(mission))).map(|stage| Target {
        tap: Tap::Choice(Move::Discard(mission)),
        label: scene.spoken(stage.seat, Move::Discard(mission)),
        chosen: stage.choice == Some(Move::Discard(mission)),
    });
    html! {
        @match target {
            // It is called by what stands on its foot.
            Some(target) => {
                @let target = Target { label: format!("{foot}: {}", target.label), ..target };
                g class=(if price > 0 { "costs" } else { "free" }) data-explain=(Subject::Mission(mission)) { (offered_card(&target, (wide, HIGH), &card)) }
            },
            None => g data-explain=(Subject::Mission(mission)) role="img" aria-label=(scene.mission(mission, Some(seat))) { (card) },
        }
        @if let Some(both) = both {
            (tappable(&both, &html! {
                circle class="glow" cx=(wide - 12.0) cy="44" r="12" {}
                path class="cross" d=(format!("M{} 39l10 10m0-10l-10 10", wide - 17.0)) {}
            }))
        }
    }
}

/// Whether a mission can be completed now.
pub(super) fn is_completable(scene: &Scene<'_>) -> bool {
    scene.offers.iter().any(|&offer| completed(offer).is_some())
}

/// The mission that a move completes, and how much mistletoe it takes.
fn completed(choice: Move) -> Option<(Mission, u8)> {
    match choice {
        Move::Complete(mission) | Move::Second(mission) => Some((mission, 0)),
        Move::Module(own) => modules::completes(own),
        _ => None,
    }
}

/// The open missions and the deck.
pub fn display(scene: &Scene<'_>) -> Markup {
    html! {
        svg id="merlin-display" class="merlin-display" viewBox="-5 -5 340 152" xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.say("boards-merlin-display")) { (display_drawing(scene)) }
    }
}

/// How wide and high the open missions and the deck are together.
pub(crate) const DISPLAY: (f64, f64) = (330.0, OPEN);

pub(crate) fn display_drawing(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let stage = Stage::on(stage.as_ref(), |spot| matches!(spot, Spot::Display(_) | Spot::Deck));
    let open = scene.view.open;
    let rests = stage.is_none().then(|| (shown(scene, open.display.iter().flatten().copied()), open.deck()));
    scene.part_if("merlin display", rests, || all_open(scene, stage))
}

fn all_open(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let open = scene.view.open;
    html! {
        @for (place, mission) in open.display.iter().enumerate() {
            @if let Some(mission) = *mission {
                g id=(format!("merlin-open-{mission}")) class="mission" data-piece="card" data-explain=(Subject::Mission(mission)) transform=(at(Point { x: place as f64 * 86.0, y: 0.0 })) {
                    @match stage.and_then(|stage| stage.target(Spot::Display(mission))) {
                        Some(target) => (offered_card(&target, (WIDE, OPEN), &face(scene, mission, scene.me, (WIDE, OPEN), false))),
                        None => g role="img" aria-label=(scene.mission(mission, scene.me)) { (face(scene, mission, scene.me, (WIDE, OPEN), false)) },
                    }
                }
            }
        }
        g transform="translate(260 0)" data-explain=(Subject::Sign(Sign::Deck)) {
            @let deck = back(scene);
            @match stage.and_then(|stage| stage.target(Spot::Deck)) {
                Some(target) => (offered_card(&target, (70.0, OPEN), &deck)),
                None => g role="img" aria-label=(scene.say_with("boards-merlin-deck-of", &[("count", open.deck().into())])) { (deck) },
            }
        }
    }
}

/// A card that can be tapped: what is tapped lies below and is named, and what is drawn on it is only seen. The numbers
/// on a card are no words to call it by.
pub(super) fn offered_card(target: &Target, (width, height): (f64, f64), card: &Markup) -> Markup {
    html! {
        (tappable(target, &html! { rect class="glow" x="-4" y="-4" width=(width + 8.0) height=(height + 8.0) rx="11" {} }))
        g class="seen" aria-hidden="true" { (card) }
    }
}

fn back(scene: &Scene<'_>) -> Markup {
    html! {
        rect x="1" y="1" width="68" height=(OPEN - 2.0) rx="8" fill="var(--m-back)" stroke="var(--m-line)" stroke-width="1.200" {}
        path d="M35 20 58 71 35 122 12 71ZM35 36 50 71 35 106 20 71Z" fill="none" stroke="var(--m-step)" {}
        rect x="14" y="52" width="42" height="40" rx="7" fill="var(--vellum)" {}
        text class="deck" x="35" y="72" { (scene.view.open.deck()) }
        text class="deck-name" x="35" y="87" { (scene.say("boards-merlin-deck")) }
    }
}

/// The face of a card: points, corner symbol, requirements with their marks; where mistletoe helps, it stands
/// in their place.
fn face(scene: &Scene<'_>, mission: Mission, of: Option<Seat>, size: (f64, f64), ignores: bool) -> Markup {
    let lacking = of.map(|seat| scene.view.missing(seat, mission));
    scene.part("merlin card", (mission, &lacking, size.0 == NARROW, size.1 == HIGH, ignores), || {
        whole_face(scene, mission, lacking.as_deref(), size, ignores)
    })
}

fn whole_face(
    scene: &Scene<'_>,
    mission: Mission,
    lacking: Option<&[(Requirement, u8)]>,
    (wide, height): (f64, f64),
    ignores: bool,
) -> Markup {
    let card = scene.view.open.options.components.mission(mission);
    let all: Vec<Requirement> = card.requirements().collect();
    let size = if all.len() > 2 { 25.0 } else { 31.0 };
    let foot = if height == HIGH { 24.0 } else { 0.0 };
    let gap = (height - 44.0 - foot - all.len() as f64 * size) / (all.len() as f64 + 1.0);
    html! {
        rect class="face" x=".8" y=".8" width=(wide - 1.6) height=(height - 1.6) rx="8" {}
        (icon("laurel", 4.0, 5.0, 32.0).coloured("var(--m-line)"))
        text class="points" x="20" y="27" { (card.points) }
        g class="corner" { (icon(of_vassal(card.symbol), wide - 26.0, 6.0, 19.0)) }
        path d=(format!("M8 40H{}", wide - 8.0)) stroke="var(--line)" {}
        @for (place, &requirement) in all.iter().enumerate() {
            @let y = 44.0 + gap + place as f64 * (size + gap);
            (asked(requirement, wide / 2.0 - size / 2.0 - 11.0, y, size))
            @if let Some(lacking) = lacking {
                @if ignores && lacking[place].1 > 0 { (icon("mistletoe", wide - 24.0, y + size / 2.0 - 9.0, 18.0)) }
                @else { (mark(lacking[place].1, wide - 15.0, y + size / 2.0)) }
            }
        }
    }
}

/// Whether a requirement is met, or how many pieces it lacks if that is more than one.
pub(super) fn mark(lacking: u8, x: f64, y: f64) -> Markup {
    html! {
        @match lacking {
            0 => {
                circle cx=(Short(x)) cy=(Short(y)) r="8" fill="var(--forest)" {}
                (icon("check", x - 6.0, y - 6.0, 12.0).coloured("var(--vellum)"))
            }
            1 => circle class="open" cx=(Short(x)) cy=(Short(y)) r="7.200" {},
            more => {
                circle class="open" cx=(Short(x)) cy=(Short(y)) r="7.200" {}
                text class="short" x=(Short(x)) y=(Short(y + 4.0)) { (more) }
            }
        }
    }
}

/// A requirement as a picture.
pub(crate) fn asked(requirement: Requirement, x: f64, y: f64, size: f64) -> Markup {
    let person = |vassal: Vassal, x: f64, y: f64, width: f64| icon(of_vassal(vassal), x, y, width).line(1.5);
    match requirement {
        Requirement::Item(thing) => item(thing, None, x, y, size),
        Requirement::AnyItem(kind) => any_item(kind, x, y, size),
        Requirement::InfluenceIn(colour) => html! {
            (badge(Some(colour), x, y, size * 0.68)) (icon("seal", x + size * 0.42, y + size * 0.36, size * 0.62).line(1.5))
        },
        Requirement::InfluenceAny => html! {
            (badge(None, x, y, size * 0.68)) (icon("seal", x + size * 0.42, y + size * 0.36, size * 0.62).line(1.5))
        },
        Requirement::VassalIn(vassal, colour) => html! {
            (badge(Some(colour), x, y, size * 0.68)) (person(vassal, x + size * 0.42, y + size * 0.26, size * 0.62))
        },
        Requirement::TwoVassalsIn(colour) => html! {
            (badge(Some(colour), x + size * 0.1, y - size * 0.06, size * 0.62))
            (icon("vassal", x + size * 0.36, y + size * 0.3, size * 0.52).line(1.5))
            (icon("vassal", x + size * 0.66, y + size * 0.3, size * 0.52).line(1.5))
        },
        Requirement::VassalPair(one, other) => html! {
            (person(one, x - size * 0.08, y + size * 0.02, size * 0.6)) (person(other, x + size * 0.5, y + size * 0.02, size * 0.6))
            path class="bracket" d=(format!("M{} {}v{}h{}v{}", Short(x - size * 0.04), Short(y + size * 0.88), Short(size * 0.14), Short(size * 1.1), Short(-size * 0.14))) {}
        },
    }
}
