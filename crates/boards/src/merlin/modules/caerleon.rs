//! The City of Caerleon: districts in place of lands, what is asked in them, and where it is tapped.

use crate::drawing::Short;
use crate::merlin::castle::symbol_of;
use crate::merlin::figures::niche;
use crate::merlin::stage::{Spot, Stage};
use crate::merlin::symbols::{bare_item, emblem, icon, paint};
use crate::merlin::targets::framed;
use crate::merlin::{Scene, lands};
use maud::{Markup, html};
use merlin::modules::caerleon::{District, Frame, Move};
use merlin::modules::{self, Frame as ModuleFrame, Move as ModuleMove};
use merlin::{Colour, Item, Kind, Module, Move as AnyMove, Space, SpaceKind, Vassal};
use table::Seat;
use words::merlin::{Sign, Subject};

/// Where the rows of a store begin, and how tall they are.
const STORE: f64 = 33.0;
const ROW: f64 = 18.5;
/// How far it is from column to column.
const COLUMN: f64 = lands::WIDTH / 3.0;

/// What is due, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::SendHome { .. } => scene.say("boards-merlin-caerleon-send-home"),
        Frame::Take(kind, left) => {
            let values = [("kind", kind.id().into()), ("count", left.into())];
            scene.say_with("boards-merlin-caerleon-take", &values)
        }
        Frame::Fruit(left) => scene.say_with("boards-merlin-caerleon-fruit", &[("count", left.into())]),
        Frame::Give(left) => scene.say_with("boards-merlin-caerleon-give", &[("count", left.into())]),
        Frame::ForItem(_) => scene.say("boards-merlin-caerleon-for-item"),
        Frame::ForCoin(_) => scene.say("boards-merlin-caerleon-for-coin"),
    }
}

/// Who leaves is tapped in the district, a coin that is taken at the mint; a coin that is given stands below the board.
pub(super) const fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::SendHome(vassal) => Some(Spot::InTheWay(vassal)),
        Move::TakeCoin => Some(Spot::Mint),
        Move::Lay(_) | Move::GiveCoin => None,
    }
}

/// What the button of a move shows: a picture, and no other text.
pub(super) fn button(own: Move) -> Option<(Markup, Option<String>)> {
    match own {
        Move::GiveCoin | Move::TakeCoin => Some((icon("coin", 0.0, 0.0, 32.0).glyph(), None)),
        Move::Lay(_) | Move::SendHome(_) => None,
    }
}

pub(in crate::merlin) fn in_play(scene: &Scene<'_>) -> bool {
    scene.view.open.options.modules().contains(Module::Caerleon)
}

/// The district that lies on a principality, once it does.
pub(in crate::merlin) fn district(scene: &Scene<'_>, colour: Colour) -> Option<District> {
    scene.view.open.modules.caerleon.district(colour)
}

/// A district by its name and the emblem of its principality.
pub(in crate::merlin) fn name(scene: &Scene<'_>, district: District, colour: Colour) -> String {
    let values = [
        ("district", words::merlin::district(scene.words, district).into()),
        ("land", scene.land(colour).into()),
    ];
    scene.say_with("boards-merlin-caerleon-name", &values)
}

/// The symbol of a craft.
pub(in crate::merlin) const fn craft(district: District) -> &'static str {
    match district {
        District::Mint => "d-mint",
        District::Trader => "d-trader",
        District::Orchard => "d-orchard",
        District::Smith => "d-smith",
        District::Quarry => "d-quarry",
        District::Tailor => "d-tailor",
    }
}

/// The picture of the space of a district, in a box of 48 about the centre: the craft large, the emblem small.
pub(in crate::merlin) fn picture(scene: &Scene<'_>, space: Space) -> Option<Markup> {
    let SpaceKind::Principality(colour) = scene.view.open.layout.kind(space) else { return None };
    let district = district(scene, colour)?;
    Some(html! {
        (icon(craft(district), -21.0, -22.0, 32.0).filled("none").coloured("var(--m-emblem)").line(1.9))
        (icon(emblem(colour), 4.0, 5.0, 17.0).coloured("var(--m-emblem)"))
    })
}

/// The head of a district: a house with the roof in the colour of the land, the craft on its wall, and the names.
pub(in crate::merlin) fn head(scene: &Scene<'_>, district: District, colour: Colour) -> Markup {
    html! {
        g data-explain=(Subject::District(district)) {
        path d="M4 13H30V31H4Z" fill="var(--vellum)" stroke="var(--m-line)" stroke-width="1.2" {}
        path d="M-1 14 17-1 35 14Z" fill=(paint(colour)) stroke="var(--m-line)" stroke-width="1.2" stroke-linejoin="round" {}
        (icon(emblem(colour), 12.0, 3.5, 10.0).coloured("var(--m-emblem)"))
        (icon(craft(district), 9.5, 15.0, 15.0).filled("none").coloured("var(--m-line)").line(1.2))
        text class="land-name" x="40" y="14" { (words::merlin::district(scene.words, district)) }
        text class="land-colour" x="40" y="28" { (scene.land(colour)) }
        }
    }
}

/// Where the pile of a colour lies in a store: three beside each other, in two rows.
fn cell(colour: Colour) -> (f64, f64) {
    let place = colour.index();
    ((place % 3) as f64 * COLUMN, STORE + (place / 3) as f64 * ROW)
}

/// What a district stores, or what it is for.
pub(in crate::merlin) fn store(scene: &Scene<'_>, district: District) -> Markup {
    let open = scene.view.open;
    let counted = |symbol: &'static str, key: &str, count: u8, x: f64| {
        let label = scene.say_with(key, &[("count", count.into())]);
        html! {
            g class=(if count == 0 { "pile none" } else { "pile" }) data-explain=[symbol_of(symbol)] role="img" aria-label=(label) {
                (icon(symbol, x, 37.0, 25.0))
                text x=(Short(x + 30.0)) y="55.500" { (count) }
            }
        }
    };
    match district {
        District::Smith => items(scene, Kind::Shield),
        District::Quarry => items(scene, Kind::Material),
        District::Tailor => items(scene, Kind::Flag),
        District::Mint => counted("coin", "boards-merlin-caerleon-coins", open.coin_supply(), 0.0),
        District::Orchard => html! {
            (counted("apple", "boards-merlin-caerleon-apples", open.apple_supply(), 0.0))
            (counted("mistletoe", "boards-merlin-caerleon-mistletoe", open.mistletoe_supply(), 66.0))
        },
        District::Trader => {
            let label =
                scene.say_with("boards-merlin-caerleon-trades", &[("count", District::TRADES.into())]);
            html! {
                g class="pile" data-explain=(Subject::Sign(Sign::Trades)) role="img" aria-label=(label) {
                    (icon("shield", 0.0, 38.0, 24.0)) (icon("lr", 31.0, 46.0, 34.0)) (icon("flag", 71.0, 38.0, 24.0))
                    text x="103" y="55.500" { (District::TRADES) "×" }
                }
            }
        }
    }
}

fn items(scene: &Scene<'_>, kind: Kind) -> Markup {
    html! {
        @for colour in Colour::ALL {
            @let (item, (x, y)) = (Item::new(kind, colour), cell(colour));
            @let left = scene.view.open.supply(item);
            g class=(if left == 0 { "pile store none" } else { "pile store" }) data-explain=(Subject::Supply(item)) role="img" aria-label=(lands::supply_label(scene, item, left)) {
                (bare_item(item, x, y, 18.0))
                text x=(Short(x + 23.0)) y=(Short(y + 14.5)) { (left) }
            }
        }
    }
}

/// The places of a district: one for a lady, and a bench on which two of the three others find room (CRL-3.2).
pub(in crate::merlin) fn places(scene: &Scene<'_>, colour: Colour) -> Markup {
    let open = scene.view.open;
    let stands = |vassal: Vassal| open.vassal_place(vassal, colour).is_some();
    let full = open.simple_vassals(colour).count() >= District::SIMPLE_PLACES;
    let left = lands::NICHES - 2.0;
    html! {
        (niche(Vassal::Lady, stands(Vassal::Lady), 0.0, 70.0, lands::NICHE))
        rect class=(if full { "niche taken" } else { "niche" }) x=(Short(left)) y="70" width=(Short(lands::WIDTH - left))
            height=(Short(lands::NICHE * 1.24)) rx="11" {}
        @if !full {
            @for vassal in Vassal::ALL.into_iter().filter(|&vassal| vassal != Vassal::Lady && !stands(vassal)) {
                g class="absent" { (icon(merlin_of(vassal), vassal.index() as f64 * lands::NICHES + 6.7, 77.8, 26.6)) }
            }
        }
    }
}

const fn merlin_of(vassal: Vassal) -> &'static str {
    crate::merlin::symbols::of_vassal(vassal)
}

/// What can be tapped in a district besides places and influence.
pub(in crate::merlin) fn targets(stage: &Stage<'_>, district: District, colour: Colour) -> Markup {
    let frame = |spot: Spot, x: f64, y: f64, width: f64, height: f64| {
        stage.target(spot).map(|target| framed(&target, x, y, width, height)).unwrap_or_default()
    };
    let asks = match stage.scene.view.open.top() {
        merlin::Frame::Module(ModuleFrame::Caerleon(Frame::SendHome { to, .. })) => to == colour,
        _ => false,
    };
    html! {
        @if let Some(kind) = district.kind() {
            @for stored in Colour::ALL {
                @let (x, y) = cell(stored);
                (frame(Spot::Supply(Item::new(kind, stored)), x - 4.0, y - 0.5, 50.0, ROW))
            }
        }
        @if district == District::Mint { (frame(Spot::Mint, -4.0, 34.0, 60.0, 31.0)) }
        @if asks {
            @for vassal in Vassal::ALL {
                (frame(Spot::InTheWay(vassal), vassal.index() as f64 * lands::NICHES - 2.0, 67.0, lands::NICHE + 4.0, 52.0))
            }
        }
    }
}

/// The vassal that would leave by the chosen move, and whose it is.
pub(in crate::merlin) fn leaving(scene: &Scene<'_>, choice: AnyMove) -> Option<(Seat, Vassal)> {
    let AnyMove::Module(ModuleMove::Caerleon(Move::SendHome(vassal))) = choice else { return None };
    let merlin::Frame::Module(modules::Frame::Caerleon(Frame::SendHome { to, .. })) = scene.view.open.top()
    else {
        return None;
    };
    Some((scene.view.open.vassal_place(vassal, to)?, vassal))
}
