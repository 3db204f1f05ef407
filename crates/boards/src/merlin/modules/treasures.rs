//! Treasures of the environs: what the new tiles show, and where their choices are tapped.

use crate::drawing::Short;
use crate::merlin::Scene;
use crate::merlin::stage::Spot;
use crate::merlin::symbols::{icon, of_kind};
use maud::{Markup, html};
use merlin::Site;
use merlin::modules::treasures::{Effect, Frame, Given, Move};

/// What is due, as the reader's task.
pub(super) fn headline(scene: &Scene<'_>, own: Frame) -> String {
    scene.say(match own {
        Frame::Which(_) => "boards-merlin-wait",
        Frame::Traitor => "boards-merlin-treasures-traitor",
        Frame::Influence(_) => "boards-merlin-treasures-influence",
        Frame::Discard(..) => "boards-merlin-treasures-discard",
    })
}

/// Principalities are tapped where the influence markers stand.
pub(super) fn spot(own: Move) -> Option<Spot> {
    match own {
        Move::From(colour) | Move::TakeBack(colour) => Some(Spot::Seals(colour)),
        Move::Remove(_) | Move::Lay(_) => None,
    }
}

/// What the tile at a position does, if it is one of the new ones.
fn effect(scene: &Scene<'_>, site: Site) -> Option<Effect> {
    let open = scene.view.open;
    open.modules.treasures.at(site).map(|treasure| open.treasure(treasure).effect)
}

/// The same in words.
pub(super) fn tile(scene: &Scene<'_>, site: Site) -> Option<String> {
    effect(scene, site).map(|effect| words::merlin::treasure(scene.words, effect))
}

/// Small signs at the foot of a tile: what building there brings; what the others give up stands behind a minus.
pub(super) fn on_tile(scene: &Scene<'_>, site: Site, x: f64, y: f64) -> Markup {
    let Some(effect) = effect(scene, site) else { return Markup::default() };
    let (size, top) = (15.0, y + 20.0);
    let given = |given: Given| given.kind().map_or("seal", of_kind);
    let (lead, signs): (&str, Vec<&str>) = match effect {
        Effect::Excalibur => ("", vec!["sword"]),
        Effect::Grail => ("", vec!["grail"]),
        Effect::MerlinStaff => ("", vec!["staff"]),
        Effect::PointsAndApple(_) => ("", vec!["laurel", "apple"]),
        Effect::Influence(kinds) => ("", kinds.map(of_kind).to_vec()),
        Effect::Discard(kinds) => ("−", kinds.map(given).to_vec()),
    };
    let left = x - signs.len() as f64 * size / 2.0;
    html! {
        @if !lead.is_empty() { text class="many" x=(Short(left - 9.0)) y=(Short(top + 12.0)) { (lead) } }
        @for (place, sign) in signs.into_iter().enumerate() { (icon(sign, left + place as f64 * size, top, size)) }
    }
}
