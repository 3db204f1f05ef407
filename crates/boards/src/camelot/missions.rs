//! The mission cards on display, by what they cost; a tap on one takes it.

use super::figures::symbol_of;
use super::stage::Stage;
use super::symbols::{emblem, symbol};
use super::{Scene, Tap};
use crate::drawing::scaled;
use crate::fragments::InParts;
use camelot::{Colour, Deck, Fate, Mission, Move, Room, Slot, Task};
use maud::{Markup, html};
use std::collections::BTreeMap;
use words::camelot::{Sign, Subject};

/// The display: three rows by cost (CAM-4.2), with what became of the cards that are gone.
pub fn missions(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let glowing = stage.as_ref().map(Stage::on_missions).unwrap_or_default();
    let slots: Vec<(usize, Slot)> = scene.view.open.display().enumerate().collect();
    let rests = glowing.is_empty().then_some(&slots);
    scene.part_if("camelot missions", rests, || html! {
        section id="camelot-missions" class="missions" aria-label=(scene.words.say("boards-camelot-missions")) {
            h2 { (scene.words.say("boards-camelot-missions")) }
            @if slots.is_empty() { p class="choices-wait" { (scene.words.say("boards-camelot-no-missions")) } }
            @for cost in 1..=3 {
                @let row = || slots.iter().filter(move |(_, slot)| slot.mission.cost() == cost);
                @if row().next().is_some() {
                    div class="mission-row" {
                        span class="mission-cost" data-explain=(Subject::Sign(Sign::Cost))
                            title=(scene.words.say_with("boards-camelot-cost", &[("count", cost.into())])) { (cost) }
                        @for (number, slot) in row() {
                            @let twin = slots[..*number].iter().any(|(_, other)| other == slot);
                            (place(scene, stage.as_ref(), &glowing, *number, *slot, twin))
                        }
                    }
                }
            }
        }
    })
}

fn place(
    scene: &Scene<'_>,
    stage: Option<&Stage<'_>>,
    glowing: &BTreeMap<Mission, Move>,
    number: usize,
    Slot { mission, fate }: Slot,
    twin: bool,
) -> Markup {
    let id = format!("camelot-mission-{}", number + 1);
    let choice = glowing.get(&mission).filter(|_| fate == Fate::Offered);
    if let Some((stage, &choice)) = stage.zip(choice) {
        // Of two equal cards the first is the one taken.
        let chosen = stage.choice == Some(choice) && !twin;
        return html! {
            button id=(id) type="button" class=(if chosen { "mission glow picked" } else { "mission glow" }) data-explain=(Subject::Mission(mission))
                data-pick=(if chosen { Tap::Clear } else { Tap::Choice(choice) }) data-on-table="yes"
                aria-pressed=(chosen)
                aria-label=(scene.spoken(stage.seat, choice)) { (face(mission)) }
        };
    }
    scene.part("camelot mission", (number, mission, fate), || {
        let name = words::camelot::mission(scene.words, mission);
        match fate {
            Fate::Taken(colour) => gone(scene, &id, colour, mission, "boards-camelot-taken"),
            Fate::Removed(colour) => gone(scene, &id, colour, mission, "boards-camelot-removed"),
            Fate::Offered => html! {
                span id=(id) class="mission" data-explain=(Subject::Mission(mission)) role="img" aria-label=(name) { (face(mission)) }
            },
        }
    })
}

/// A card that somebody took, or a hero removed.
fn gone(scene: &Scene<'_>, id: &str, colour: Colour, mission: Mission, key: &str) -> Markup {
    let name = words::camelot::mission(scene.words, mission);
    let values = [("mission", name.into()), ("colour", words::camelot::colour(scene.words, colour).into())];
    let label = scene.words.say_with(key, &values);
    html! {
        span id=(id) class="mission gone" data-explain=(Subject::Mission(mission)) role="img" aria-label=(label) title=(label) {
            svg viewBox="-30 -41 60 82" aria-hidden="true" { g
                transform="translate(0 -2) scale(.9)" { (symbol_of("arms", colour)) } }
        }
    }
}

/// The front of a mission card, 60 wide and 82 high.
pub(crate) fn face(mission: Mission) -> Markup {
    let shields: Vec<String> = mission.shields().iter().map(|shield| format!("shield-{shield}")).collect();
    let places: &[(f64, f64, f64)] = match shields.len() {
        1 => &[(0.0, -2.0, 1.45)],
        2 => &[(-9.5, -12.0, 1.0), (9.5, 12.0, 1.0)],
        _ => &[(0.0, -17.0, 0.9), (-12.0, 12.0, 0.9), (12.0, 12.0, 0.9)],
    };
    html! {
        svg viewBox="-30 -41 60 82" aria-hidden="true" {
            rect x="-25.5" y="-36.5" width="51" height="73" rx="4.5" fill="none" stroke="var(--line)"
                stroke-width="1.2" {}
            @for (shield, &(x, y, scale)) in shields.iter().zip(places) { (symbol(shield, x, y, scale)) }
            @if let Task::Special { points } = mission.task {
                @for knight in 0..mission.cost() {
                    (symbol("helm", 15.0 * (f64::from(knight) - f64::from(mission.cost() - 1) / 2.0), -17.0, 1.05))
                }
                text y="20" font-size="28" font-weight="700" text-anchor="middle" fill="var(--ink)" { "+" (points) }
            }
            @if mission.deck == Deck::Key {
                g transform=(scaled(-19.0, -28.0, 0.62)) {
                    circle r="11" fill="#6B4288" {}
                    (emblem(Room::Secret))
                }
            }
        }
    }
}
