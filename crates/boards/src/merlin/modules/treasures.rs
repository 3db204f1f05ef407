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

/// Who built on which tile, for whoever has to give up a piece for it (TRE-5.1).
pub(super) fn hint(scene: &Scene<'_>, own: Frame) -> String {
    match own {
        Frame::Discard(site, _) => {
            let name = scene.name(scene.view.open.active);
            let values = [("name", name.into()), ("effect", tile(scene, site).unwrap_or_default().into())];
            scene.say_with("boards-merlin-treasures-why", &values)
        }
        Frame::Which(_) | Frame::Traitor | Frame::Influence(_) => String::new(),
    }
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

/// Whether the tile at a position is one of the new ones.
pub(in crate::merlin) fn is_on(scene: &Scene<'_>, site: Site) -> bool {
    effect(scene, site).is_some()
}

/// What building on a tile brings, as signs in its middle, or small and pale at its foot once somebody has
/// built there. What the others give up stands before a minus.
pub(super) fn on_tile(scene: &Scene<'_>, site: Site, x: f64, y: f64) -> Markup {
    let Some(effect) = effect(scene, site) else { return Markup::default() };
    let open = scene.view.open;
    let built = open.castles().iter().any(|castle| castle.manors.contains(site));
    let free = !built && !open.environs.towers().contains(site);
    let (size, top) = if free { (23.0, y - 5.0) } else { (14.0, y + 21.0) };
    html! {
        g class=(if free { "treasure" } else { "treasure used" }) {
            @if free { (signs(effect, x, top, size)) } @else { (icons(effect, x, top, size)) }
        }
    }
}

/// The symbols of an effect, side by side.
fn symbols(effect: Effect) -> Vec<&'static str> {
    let given = |given: Given| given.kind().map_or("seal", of_kind);
    match effect {
        Effect::Excalibur => vec!["sword"],
        Effect::Grail => vec!["grail"],
        Effect::MerlinStaff => vec!["staff"],
        Effect::PointsAndApple(_) => vec!["laurel", "apple"],
        Effect::Influence(kinds) => kinds.map(of_kind).to_vec(),
        Effect::Discard(kinds) => kinds.map(given).to_vec(),
    }
}

fn icons(effect: Effect, x: f64, top: f64, size: f64) -> Markup {
    let symbols = symbols(effect);
    let left = x - symbols.len() as f64 * size / 2.0;
    html! { @for (place, sign) in symbols.into_iter().enumerate() { (icon(sign, left + place as f64 * size, top, size)) } }
}

/// The same with the number of points, and a minus below what the others give up.
pub(in crate::merlin) fn signs(effect: Effect, x: f64, top: f64, size: f64) -> Markup {
    html! {
        (icons(effect, x, top, size))
        @match effect {
            Effect::PointsAndApple(points) => text class="many" x=(Short(x - size / 2.0 - 3.8)) y=(Short(top + size * 16.0 / 23.0)) { (points) },
            Effect::Discard(_) => text class="takes" x=(Short(x)) y=(Short(top + size + 11.0)) { "−1" },
            Effect::Excalibur | Effect::Grail | Effect::MerlinStaff | Effect::Influence(_) => {},
        }
    }
}
