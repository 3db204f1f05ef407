//! The round table as one drawing: floor, chairs, top, medallion, figures, and what can be tapped.

use super::floor::{carpets, floor, sector_of};
use super::medallion::{medallion, veils};
use super::outlook::Outlook;
use super::pills::pill;
use super::places::{VIEW_BOX, standing};
use super::stage::Stage;
use super::targets::{Target, targets};
use super::{Scene, chairs, figures, preview, table_top};
use crate::drawing::at;
use artus::{Chair, ChairSet, Figure, Metal, Plate};
use maud::{Markup, html};
use table::Seat;

/// The round table. What glows can be tapped; everything else rests.
pub fn round_table(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    let stage = stage.as_ref();
    let targets = stage.map(targets).unwrap_or_default();
    let chosen = stage.and_then(Stage::chosen);
    let open = scene.view.open;
    let components = &*open.options.components;
    let with_pill: ChairSet =
        targets.iter().filter(|target| target.pill.is_some()).map(|target| target.chair).collect();
    let veiled = stage.is_some_and(|stage| veils(stage.choice));
    html! {
        svg id="artus-table" class=(if veiled { "round-table veiled" } else { "round-table" })
            viewBox=(VIEW_BOX) xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.words.say("boards-round-table")) {
            defs { (shapes(scene)) }
            g id="artus-hall" aria-hidden="true" {
                (floor())
                (carpets(components.carpet))
                (chairs::chairs(stage, &targets))
                (chairs::crown_marks(components, with_pill))
                @if let Some(stage) = stage { (chairs::values_on_chairs(stage, &targets)) }
            }
            g id="artus-board" aria-hidden="true" {
                (table_top::table(scene.words, components, scene.pieces.turned(&open.table)))
            }
            g id="artus-way" aria-hidden="true" { @if let Some(stage) = stage { (preview::way(stage)) } }
            g id="artus-medallion" { (medallion(scene, stage)) }
            g id="artus-pieces" { (pieces(scene, chosen.as_ref())) }
            g id="artus-ghosts" {
                @if let (Some(stage), Some(outlook)) = (stage, &chosen) { (preview::ghosts(stage, outlook)) }
            }
            g id="artus-targets" {
                @if let Some(stage) = stage {
                    (way_back(stage, &targets))
                    @for target in &targets { (tappable(stage, target)) }
                }
            }
        }
    }
}

/// Everything that is drawn more than once.
fn shapes(scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let king = open.table.king().and_then(|chair| open.table.figure(chair));
    html! {
        (chairs::shapes())
        (table_top::shapes())
        (preview::shapes())
        (figures::common())
        @for seat in Seat::all(open.players()) { (figures::shape(Figure::Knight(seat))) }
        @for metal in Metal::ALL { (figures::shape(Figure::Prince(metal))) }
        @if let Some(king) = king { (figures::shape(king)) }
    }
}

/// All pieces, each with its id, in an order that does not depend on where they are.
fn pieces(scene: &Scene<'_>, chosen: Option<&Outlook>) -> Markup {
    let table = &scene.view.open.table;
    html! {
        @for (id, figure, chair) in scene.pieces.at(table) {
            g id=(id) class=(piece_class(chair, chosen)) transform=(at(standing(chair))) role="img"
                aria-label=(sits(scene, figure, chair)) {
                (figures::placed(figure, table.rings(chair)))
            }
        }
    }
}

fn piece_class(chair: Chair, chosen: Option<&Outlook>) -> &'static str {
    let Some(outlook) = chosen else { return "piece" };
    if outlook.moved.is_some_and(|(_, from, _)| from == chair) {
        "piece leaving"
    } else if outlook.displaced.is_some_and(|(_, from, _)| from == chair) {
        "piece displaced"
    } else if outlook.counted.contains(chair) {
        "piece counted"
    } else {
        "piece"
    }
}

/// Who sits where, and what the plate before them says.
fn sits(scene: &Scene<'_>, figure: Figure, chair: Chair) -> String {
    let open = scene.view.open;
    let value = match open.plate(chair) {
        Plate::Crown => words::artus::plate(scene.words, Plate::Crown),
        Plate::Yellow | Plate::Red | Plate::Green => scene.words.signed(open.value(chair)),
    };
    let values = [
        ("figure", words::artus::figure(scene.words, figure, scene.names).into()),
        ("chair", chair.number().into()),
        ("value", value.into()),
    ];
    scene.words.say_with("boards-sits", &values)
}

/// The whole sector of a chair, with its pill.
fn tappable(stage: &Stage<'_>, target: &Target) -> Markup {
    let chosen = target.glow == super::targets::Glow::Chosen;
    // What the pill says is the name; without one the sentence is.
    let (name, description) =
        if target.pill.is_some() { (None, Some(&target.label)) } else { (Some(&target.label), None) };
    html! {
        a class="target" role="button" tabindex="0" data-pick=(target.tap) data-chair=(target.chair)
            aria-label=[name] aria-description=[description] aria-pressed=(chosen) {
            path class="hit" d=(sector_of(target.chair)) {}
            (pill(stage, target))
        }
    }
}

/// The chair of the picked figure: tapping it takes the pick back.
fn way_back(stage: &Stage<'_>, targets: &[Target]) -> Markup {
    let free = |chair: &Chair| targets.iter().all(|target| target.chair != *chair);
    html! {
        @if let Some(chair) = stage.figure.filter(free) {
            a class="target back" role="button" tabindex="0" data-pick=(stage.back())
                aria-label=(stage.scene.words.say("boards-other-figure")) {
                path class="hit" d=(sector_of(chair)) {}
            }
        }
    }
}
