//! The Hinterland with its knights and grail tiles, and the row of Merlin tiles above the throne.

use super::art;
use super::figures::symbol_of;
use super::layout::{HINTERLAND, MERLIN};
use super::rooms::title;
use super::stage::Stage;
use super::symbols::symbol;
use super::{Scene, Tap};
use crate::drawing::{Point, Short, at, scaled};
use crate::fragments::InParts;
use camelot::{Colour, MerlinTiles, Move, Open};
use maud::{Markup, html};
use words::camelot::{Sign, Subject};

/// How wide the land is that the knights stand on; the rest belongs to the grail tiles.
const LAND: f64 = 182.0;

/// Where a knight in the Hinterland stands, as large as told by the scale: colours side by side, each in its crowd.
pub(crate) fn in_hinterland(open: &Open, colour: Colour, number: usize) -> (Point, f64) {
    let colours: Vec<Colour> = open.colours().filter(|&colour| open.pieces(colour).hinterland > 0).collect();
    let count = f64::from(open.pieces(colour).hinterland.max(1));
    let slot = LAND / colours.len().max(1) as f64;
    let place = colours.iter().position(|&other| other == colour).unwrap_or_default() as f64;
    let step = ((slot - 24.0) / (count - 1.0).max(1.0)).clamp(2.0, 17.0);
    let left = 6.0 + slot * place + (slot - step * (count - 1.0)) / 2.0;
    let x = left + step * number as f64;
    let y = HINTERLAND.height - 33.0 + if number.is_multiple_of(2) { 0.0 } else { 7.0 };
    (HINTERLAND.on_castle(Point { x, y }), 0.74)
}

/// The land, its grail tiles and, if the reader can take knights back, the knights to be tapped.
pub(crate) fn hinterland(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let stage = stage.filter(|stage| can_fetch(stage));
    let left = stage.is_none().then(|| scene.view.open.grail_left());
    scene.part_if("camelot hinterland", left, || land(scene, stage))
}

/// Whether the reader can take knights back.
fn can_fetch(stage: &Stage<'_>) -> bool {
    stage.scene.offers.iter().any(|offer| matches!(offer, Move::Fetch(1..)))
}

fn land(scene: &Scene<'_>, stage: Option<&Stage<'_>>) -> Markup {
    let words = scene.words;
    let open = scene.view.open;
    let name = words.say("boards-camelot-hinterland");
    let trees = [
        (16.0, 66.0, 1.1),
        (34.0, 60.0, 1.4),
        (52.0, 68.0, 1.0),
        (91.0, 58.0, 0.9),
        (170.0, 60.0, 0.9),
        (224.0, 70.0, 1.1),
        (244.0, 64.0, 1.4),
        (264.0, 74.0, 1.2),
    ];
    let left = open.grail_left();
    html! {
        svg id="camelot-hinterland" data-frame="yes" x=(HINTERLAND.x) y=(HINTERLAND.y)
            width=(HINTERLAND.width) height=(HINTERLAND.height)
            viewBox=(format!("0 0 {} {}", HINTERLAND.width, HINTERLAND.height))
                role="group"
            aria-label=(name) {
            g data-explain=(Subject::Sign(Sign::Hinterland)) aria-hidden="true" {
                (*art::HINTERLAND)
                @for (x, y, scale) in trees { (symbol("tree", x, y, scale)) }
                rect width=(HINTERLAND.width) height=(HINTERLAND.height) fill="var(--dusk)" {}
            }
            g data-explain=(Subject::Sign(Sign::Grail)) role="img" aria-label=(words.say_with("boards-camelot-grail-left", &[("count", left.into())])) {
                @for stack in 0..3 { (grail_stack((left + 2 - stack) / 3, 202.0 + 32.0 * f64::from(stack))) }
            }
            @if let Some(stage) = stage { (fetch(stage)) }
            g aria-hidden="true" {
                rect x=".8" y=".8" width=(HINTERLAND.width - 1.6) height=(HINTERLAND.height - 1.6) rx="5" fill="none"
                    stroke="var(--figline)" stroke-width="1.6" {}
                (title(&name, None))
            }
        }
    }
}

fn grail_stack(tiles: u8, x: f64) -> Markup {
    let high = tiles.div_ceil(4);
    html! {
        @if tiles > 0 {
            g transform=(at(Point { x, y: 112.0 })) {
                @for tile in 0..high {
                    rect x="-12.5" y=(-12 - 2 * i32::from(tile)) width="25" height="25" rx="4" fill="#E8EDEF"
                        stroke="var(--figline)" {}
                }
                (symbol("grail", 0.0, 2.0 - 2.0 * f64::from(high), 0.72))
                text y="26" font-size="13" font-weight="700" text-anchor="middle" fill="#22252E" { (tiles) }
            }
        }
    }
}

/// The reader's knights, to be taken back by a tap: as many as possible (CAM-7.18).
fn fetch(stage: &Stage<'_>) -> Markup {
    let scene = stage.scene;
    let most = scene.offers.iter().filter_map(|offer| match offer {
        Move::Fetch(knights) if *knights > 0 => Some(*knights),
        _ => None,
    });
    let (Some(most), Some(colour)) = (most.max(), stage.colour()) else { return Markup::default() };
    let count = usize::from(scene.view.open.pieces(colour).hinterland);
    let first = in_hinterland(scene.view.open, colour, 0).0.x - HINTERLAND.x - 18.0;
    let last = in_hinterland(scene.view.open, colour, count.saturating_sub(1)).0.x - HINTERLAND.x + 18.0;
    let chosen = matches!(stage.choice, Some(Move::Fetch(knights)) if knights > 0);
    html! {
        a class="target" role="button" tabindex="0" data-pick=(Tap::Choice(Move::Fetch(most))) aria-pressed=(chosen)
            aria-label=(scene.spoken(stage.seat, Move::Fetch(most))) {
            rect class="glow mark" x=(Short(first)) y="88" width=(Short(last - first)) height="52" rx="14" {}
        }
    }
}

/// The row of Merlin tiles: who took which, and those that still lie face down (CAM-6.11, CAM-6.13).
pub(crate) fn merlin_row(scene: &Scene<'_>) -> Markup {
    let (words, open) = (scene.words, scene.view.open);
    let name = words.say("boards-camelot-merlin-row");
    let left = open.merlin.iter().filter(|tile| tile.is_none()).count();
    let step = (MERLIN.width - 24.0) / MerlinTiles::COUNT as f64;
    html! {
        g id="camelot-merlin-row" data-explain=(Subject::Sign(Sign::Merlin)) transform=(at(MERLIN.corner())) role="img"
            aria-label=(words.say_with("boards-camelot-merlin-left", &[("count", left.into())])) {
            (*art::MERLIN_SHELF)
            rect width=(MERLIN.width) height=(MERLIN.height) rx="5" fill="var(--dusk)" stroke="var(--figline)"
                stroke-width="1.5" {}
            @for (place, taken) in open.merlin.iter().enumerate() {
                @let (x, y) = (12.0 + step * (place as f64 + 0.5), MERLIN.height / 2.0 + 9.0);
                @match taken {
                    Some(colour) => {
                        rect x=(Short(x - 13.0)) y=(Short(y - 17.0)) width="26" height="32" rx="4" fill="#fff"
                            fill-opacity=".1"
                            stroke="#C9D3F0" stroke-opacity=".55" stroke-dasharray="3 2.5" {}
                        g transform=(scaled(x, y - 1.0, 0.6)) { (symbol_of("arms", *colour)) }
                    }
                    None => (symbol("merlin", x, y - 1.0, 0.92)),
                }
            }
            (title(&name, None))
        }
    }
}
