//! The round table as one drawing: floor, chairs, top, medallion, figures, and what can be tapped.

use super::floor::{carpets, floor, sector_of};
use super::medallion::{medallion, veils};
use super::outlook::Outlook;
use super::pills::pill;
use super::places::{VIEW_BOX, standing};
use super::stage::Stage;
use super::targets::{Target, targets};
use super::{Scene, chairs, figures, preview, table_top};
use crate::album::{Album, Kept};
use crate::drawing::at;
use artus::{Chair, ChairSet, Figure, Metal, Plate, Printed};
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;
use table::Seat;

/// The round table. What glows can be tapped; everything else rests.
pub fn round_table(scene: &Scene<'_>) -> Markup {
    let stage = Stage::of(scene);
    drawn(scene, stage.as_ref(), &medallion(scene, stage.as_ref()))
}

/// What is inside of the medallion: all that a reader sees who can tap no chair, besides what everybody sees.
pub fn own_medallion(scene: &Scene<'_>) -> Markup {
    medallion(scene, Stage::of(scene).as_ref())
}

/// The round table as everybody sees it, in two halves between which [`own_medallion`] belongs.
pub fn common_table(scene: &Scene<'_>) -> [Markup; 2] {
    // Nothing that is drawn holds this character.
    const HERE: char = '\u{2}';
    let whole = drawn(scene, None, &PreEscaped(HERE.to_string())).into_string();
    let (before, after) = whole.split_once(HERE).expect("there is one medallion");
    [PreEscaped(before.to_owned()), PreEscaped(after.to_owned())]
}

/// Whether no chair can be tapped and nothing is chosen: then the table around the medallion is as everybody sees it.
pub fn rests(scene: &Scene<'_>) -> bool {
    Stage::of(scene)
        .is_none_or(|stage| stage.choice.is_none() && stage.card.is_none() && targets(&stage).is_empty())
}

fn drawn(scene: &Scene<'_>, stage: Option<&Stage<'_>>, medallion: &Markup) -> Markup {
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
                (bare_hall(open.options.components))
                (chairs::chairs(stage, &targets))
                (chairs::crown_marks(open.options.components, with_pill))
                @if let Some(stage) = stage { (chairs::values_on_chairs(stage, &targets)) }
            }
            g id="artus-board" aria-hidden="true" {
                (table_top::table(scene.words, components, scene.pieces.turned(&open.table)))
            }
            g id="artus-way" aria-hidden="true" { @if let Some(stage) = stage { (preview::way(stage)) } }
            g id="artus-medallion" { (medallion) }
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

/// Floor and carpet, on which everything else stands.
fn bare_hall(components: Printed) -> Kept {
    static HALLS: LazyLock<Album<Printed>> = Album::new();
    HALLS.get(components, |components| html! { (floor()) (carpets(components.carpet)) })
}

/// Everything that is drawn more than once.
fn shapes(scene: &Scene<'_>) -> Kept {
    static SHAPES: LazyLock<Album<(usize, Option<Figure>)>> = Album::new();
    let open = scene.view.open;
    let king = open.table.king().and_then(|chair| open.table.figure(chair));
    SHAPES.get((open.players(), king), |&(players, king)| {
        html! {
            (chairs::shapes())
            (table_top::shapes())
            (preview::shapes())
            (figures::common())
            @for seat in Seat::all(players) { (figures::shape(Figure::Knight(seat))) }
            @for metal in Metal::ALL { (figures::shape(Figure::Prince(metal))) }
            @if let Some(king) = king { (figures::shape(king)) }
        }
    })
}

/// Where figures stand, chair by chair.
static STANDING: LazyLock<Vec<String>> =
    LazyLock::new(|| Chair::all().map(|chair| at(standing(chair))).collect());

/// All pieces, each with its id, in an order that does not depend on where they are.
fn pieces(scene: &Scene<'_>, chosen: Option<&Outlook>) -> Markup {
    let table = &scene.view.open.table;
    html! {
        @for (id, figure, chair) in scene.pieces.at(table) {
            g id=(id) class=(piece_class(chair, chosen)) transform=(STANDING[usize::from(chair.number())]) role="img"
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
