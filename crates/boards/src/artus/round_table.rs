//! The round table as one drawing: floor, chairs, top, medallion, figures, and what can be tapped.

use super::common::{Sitting, hall};
use super::floor::sector_of;
use super::medallion::{Waiting, medallion, veils};
use super::outlook::Outlook;
use super::pills::pill;
use super::places::VIEW_BOX;
use super::stage::Stage;
use super::targets::{Target, targets};
use super::{Scene, Tap, chairs, preview};
use crate::fragments::InParts;
use artus::{Chair, ChairSet};
use maud::{Markup, html};

/// The round table. What glows can be tapped; everything else rests.
pub fn round_table(scene: &Scene<'_>) -> Markup {
    let Scene { words, .. } = *scene;
    let stage = Stage::of(scene);
    let stage = stage.as_ref();
    let targets = stage.map(targets).unwrap_or_default();
    let chosen = stage.and_then(Stage::chosen);
    let veiled = stage.is_some_and(|stage| veils(stage.choice));
    html! {
        svg id="artus-table" class=(if veiled { "round-table veiled" } else { "round-table" })
            viewBox=(VIEW_BOX) xmlns="http://www.w3.org/2000/svg" role="group"
            aria-label=(scene.words.say("boards-round-table")) {
            @let lit = stage.filter(|stage| !targets.is_empty() || stage.figure.is_some());
            (hall(scene, lit.map(|stage| lit_chairs(stage, &targets)).as_ref()))
            g id="artus-way" aria-hidden="true" { @if let Some(stage) = stage { (preview::way(stage)) } }
            g id="artus-medallion" {
                @let waiting = Waiting::of(scene, stage);
                (scene.part_if("artus medallion", waiting, || match waiting {
                    Some(waiting) => waiting.draw(scene),
                    None => medallion(scene, stage),
                }))
            }
            g id="artus-pieces" {
                @let sitting = Sitting::of(scene);
                (scene.part_if("artus sitting", chosen.is_none().then_some(sitting), || match &chosen {
                    Some(chosen) => sitting.draw_as(words, scene.names, |chair| piece_class(chair, chosen)),
                    None => seated(scene, &sitting),
                }))
            }
            g id="artus-ghosts" {
                @if let (Some(stage), Some(outlook)) = (stage, &chosen) { (preview::ghosts(stage, outlook)) }
            }
            g id="artus-targets" {
                @if let Some(stage) = stage {
                    (way_back(stage, &targets))
                    @for target in &targets { (tappable(stage, target)) }
                    @for chair in stage.early_figures().iter().filter(|&chair| Some(chair) != stage.figure) {
                        (early(stage, chair))
                    }
                }
            }
        }
    }
}

/// Everybody at the table; whoever stays where they were is not drawn again.
fn seated(scene: &Scene<'_>, sitting: &Sitting<'_>) -> Markup {
    html! {
        @for piece in sitting.pieces() {
            (scene.part("artus piece", &piece, || piece.draw(scene.words, scene.names)))
        }
    }
}

/// The chairs while some of them can be tapped.
fn lit_chairs(stage: &Stage<'_>, targets: &[Target]) -> Markup {
    let with_pill: ChairSet =
        targets.iter().filter(|target| target.pill.is_some()).map(|target| target.chair).collect();
    html! {
        (chairs::chairs(Some(stage), targets))
        (chairs::crown_marks(stage.scene.view.open.options.components, with_pill))
        (chairs::values_on_chairs(stage, targets))
    }
}

fn piece_class(chair: Chair, outlook: &Outlook) -> &'static str {
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

/// The whole sector of a chair, with its pill.
fn tappable(stage: &Stage<'_>, target: &Target) -> Markup {
    let chosen = target.glow == super::targets::Glow::Chosen;
    // What the pill says is the name; without one the sentence is.
    let (name, description) =
        if target.pill.is_some() { (None, Some(&target.label)) } else { (Some(&target.label), None) };
    html! {
        a class="target" role="button" tabindex="0" data-pick=(target.tap) data-chair=(target.chair)
            aria-label=[name] aria-description=[description] aria-pressed=(chosen) {
            (sector_of(target.chair))
            (pill(stage, target))
        }
    }
}

/// A figure that can be tapped before a card. It does not glow: cards are what is asked for. Arrows lead to
/// it as well, but it is no stop on the way to them.
fn early(stage: &Stage<'_>, chair: Chair) -> Markup {
    let scene = stage.scene;
    let figure =
        scene.view.open.table.figure(chair).map(|figure| scene.figure_name(figure)).unwrap_or_default();
    let values = [("figure", figure.into()), ("chair", chair.number().into())];
    html! {
        a class="target" role="button" tabindex="-1" data-pick=(Tap::Figure(chair)) data-early="yes" data-chair=(chair)
            aria-label=(scene.words.say_with("boards-figure-first", &values)) {
            (sector_of(chair))
        }
    }
}

/// The chair of the picked figure: tapping it takes the pick back.
fn way_back(stage: &Stage<'_>, targets: &[Target]) -> Markup {
    let free = |chair: &Chair| targets.iter().all(|target| target.chair != *chair);
    html! {
        @if let Some(chair) = stage.figure.filter(free) {
            a class="target" role="button" tabindex="0" data-pick=(stage.back()) data-takes-back="yes"
                aria-label=(stage.scene.words.say("boards-other-figure")) {
                (sector_of(chair))
            }
        }
    }
}
