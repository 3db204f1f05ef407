//! On a small screen: one small picture for each part of the castle, to bring it before the camera, and how many fields
//! glow there. On a large one everything is seen at once, and during predictions the castle can be looked at.

use super::Scene;
use super::castle::occupied;
use super::figures::cloth;
use super::layout::Focus;
use super::stage::{Stage, field_of};
use super::symbols::symbol;
use super::throne_room::Throne;
use crate::drawing::Short;
use crate::fragments::InParts;
use camelot::{BoardName, Due, Field, Move, Occupant, Room, Spot};
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;

/// The tabs, and above them the switch between throne room and castle.
pub(crate) fn tabs(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let open = scene.view.open;
    let targets = stage.map(Stage::on_fields).unwrap_or_default();
    let due = focus(scene, stage, &targets);
    let counts = Focus::ALL.map(|focus| count(scene, stage, focus, &targets));
    let rooms: Vec<_> = Room::ALL.into_iter().map(|room| occupied(open, room)).collect();
    let glowing: Vec<Field> = targets.keys().copied().collect();
    let shows = (Throne::of(open).parley, due.map(Focus::id), counts, rooms, glowing, open.order);
    scene.part("camelot tabs", shows, || all_tabs(scene, due, counts, &targets))
}

fn all_tabs(
    scene: &Scene<'_>,
    due: Option<Focus>,
    counts: [usize; Focus::ALL.len()],
    targets: &BTreeMap<Field, Move>,
) -> Markup {
    let open = scene.view.open;
    // With another focus the tabs are other elements, so that what is due is looked at first; until then the reader's
    // own choice stays.
    let group = due.map_or("watch", Focus::id);
    let checked = due.unwrap_or(Focus::Throne);
    let laid_out = |(focus, _): &(&Focus, usize)| {
        **focus != Focus::Room(Room::Secret) || open.board_name(Room::Secret).is_some()
    };
    html! {
        @if Throne::of(open).parley {
            (input("checkbox", "aside", "camelot-aside", "camelot-aside", false))
            label class="show-castle" for="camelot-aside" { (scene.words.say("boards-camelot-show-castle")) }
        }
        div class="tabs" role="radiogroup" aria-label=(scene.words.say("boards-camelot-castle")) {
            @for (focus, count) in Focus::ALL.iter().zip(counts).filter(laid_out) {
                @let id = format!("camelot-focus-{group}-{}", focus.id());
                @let (class, name) = (format!("focus focus-{}", focus.id()), format!("camelot-focus-{group}"));
                (input("radio", &class, &id, &name, *focus == checked))
                label class="tab" for=(id) {
                    (face(scene, *focus, targets))
                    // Numbers to predict are not counted: one is chosen of them all.
                    @if count > 0 { i { @if *focus == Focus::Throne { "!" } @else { (count) } } }
                }
            }
        }
    }
}

/// A switch that needs no script; closed by itself, so that the page can be read as XML as well.
fn input(kind: &str, class: &str, id: &str, name: &str, checked: bool) -> PreEscaped<String> {
    let checked = if checked { r#" checked="checked""# } else { "" };
    PreEscaped(format!(r#"<input type="{kind}" class="{class}" id="{id}" name="{name}"{checked}/>"#))
}

/// What the reader has to look at: where the chosen move is, or else where most fields glow.
fn focus(scene: &Scene<'_>, stage: Option<&Stage<'_>>, targets: &BTreeMap<Field, Move>) -> Option<Focus> {
    let stage = stage?;
    let room = |field: Field| scene.view.open.spot(field).map(|spot| Focus::Room(spot.room()));
    if let Some(field) = stage.choice.and_then(field_of) {
        return room(field);
    }
    match scene.view.open.due() {
        Due::Bonus(_) => Some(Focus::Room(Room::Green)),
        Due::Fetch => Some(Focus::Hinterland),
        Due::Predict => Some(Focus::Throne),
        _ => {
            let glowing =
                |focus: &&Focus| targets.keys().filter(|&&field| room(field) == Some(**focus)).count();
            Focus::ALL.iter().rev().max_by_key(glowing).filter(|focus| glowing(focus) > 0).copied()
        }
    }
}

fn count(
    scene: &Scene<'_>,
    stage: Option<&Stage<'_>>,
    focus: Focus,
    targets: &BTreeMap<Field, Move>,
) -> usize {
    let offered = |wanted: fn(&Move) -> bool| {
        stage.map_or(0, |stage| stage.scene.offers.iter().filter(|offer| wanted(offer)).count())
    };
    match focus {
        Focus::Room(room) => {
            let here = |field: &&Field| scene.view.open.spot(**field).is_some_and(|spot| spot.room() == room);
            let bonuses =
                if room == Room::Green { offered(|offer| matches!(offer, Move::Bonus(_))) } else { 0 };
            targets.keys().filter(here).count() + bonuses
        }
        Focus::Throne => offered(|offer| matches!(offer, Move::Predict(_))),
        Focus::Hinterland => usize::from(offered(|offer| matches!(offer, Move::Fetch(1..))) > 0),
    }
}

fn title(scene: &Scene<'_>, focus: Focus) -> String {
    let words = scene.words;
    match focus {
        // Their names are longer than a tab is wide.
        Focus::Room(room) if scene.view.open.board(room).name == BoardName::TrainingGround => {
            words.say("boards-camelot-training")
        }
        Focus::Room(room) if scene.view.open.board(room).name == BoardName::Tournament => {
            words.say("boards-camelot-tournament")
        }
        Focus::Room(room) => words::camelot::board(words, scene.view.open.board(room).name),
        Focus::Throne => words.say("boards-camelot-throne"),
        Focus::Hinterland => words.say("boards-camelot-hinterland"),
    }
}

/// What a tab shows: where it leads, as a picture and in a word.
fn face(scene: &Scene<'_>, focus: Focus, targets: &BTreeMap<Field, Move>) -> Markup {
    let open = scene.view.open;
    let (occupied, glowing) = match focus {
        Focus::Room(room) => {
            let here = |field: &&Field| open.spot(**field).is_some_and(|spot| spot.room() == room);
            (Some(occupied(open, room)), targets.keys().filter(here).collect::<Vec<_>>())
        }
        Focus::Throne | Focus::Hinterland => (None, Vec::new()),
    };
    let order = (focus == Focus::Throne).then_some(open.order);
    scene.part("camelot tab", (focus.id(), occupied, glowing, order), || {
        html! {
            (small_picture(scene, focus, targets))
            span { (title(scene, focus)) }
        }
    })
}

/// A part of the castle, 70 wide and 66 high, with everybody as a dot.
fn small_picture(scene: &Scene<'_>, focus: Focus, targets: &BTreeMap<Field, Move>) -> Markup {
    let floor = match focus {
        Focus::Room(Room::Secret) => "violet",
        Focus::Room(room) => room.id(),
        Focus::Throne => "throne",
        Focus::Hinterland => "green",
    };
    html! {
        svg viewBox="0 0 70 66" aria-hidden="true" {
            rect class="tab-floor" x="1.5" y="1.5" width="67" height="63" rx="7"
                fill=(format!("url(#camelot-floor-{floor})")) {}
            @match focus {
                Focus::Room(room) => (dots(scene, room, targets)),
                Focus::Throne => {
                    path d="M29 36h12l3 27H26z" fill="#8E2F2E" {}
                    (symbol("seat", 35.0, 28.0, 0.42))
                    @for (place, colour) in scene.view.open.order.iter().enumerate() {
                        path d=(format!("M31 {}l4-6 4 6z", Short(45.0 + 4.4 * place as f64)))
                            fill=(cloth(colour).paint()) stroke="#FBF6EA" stroke-width=".8" {}
                    }
                }
                Focus::Hinterland => {
                    (symbol("tree", 20.0, 34.0, 1.3)) (symbol("tree", 48.0, 28.0, 1.7)) (symbol("grail", 34.0, 48.0, 0.9))
                }
            }
        }
    }
}

fn dots(scene: &Scene<'_>, room: Room, targets: &BTreeMap<Field, Move>) -> Markup {
    let open = scene.view.open;
    html! {
        @for (place, field) in open.board(room).fields.iter().enumerate() {
            @let (x, y) = (7.0 + 56.0 * f64::from(field.x) / 100.0, 6.0 + 54.0 * f64::from(field.y) / 100.0);
            @let (cx, cy) = (Short(x), Short(y));
            @match open.occupant(Spot::new(room, place)) {
                _ if targets.contains_key(&field.id) => circle cx=(cx) cy=(cy) r="4" fill="var(--lit)" stroke="var(--gold-rim)"
                    stroke-width="1.9" {},
                Some(Occupant::Of(colour, _)) => circle cx=(cx) cy=(cy) r="4.1" fill=(cloth(colour).paint()) stroke="#FBF6EA"
                    stroke-width="1.2" {},
                Some(Occupant::Neutral) => circle cx=(cx) cy=(cy) r="4.1" fill="var(--p-neutral)" stroke="#FBF6EA"
                    stroke-width="1.2" {},
                None => circle cx=(cx) cy=(cy) r="2.3" fill="#FBF6EA" opacity=".6" {},
            }
        }
    }
}
