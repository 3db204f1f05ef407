//! The vassals in a castle. Whoever deploys one may tap it there, as long as only one place can be meant.

use super::Scene;
use super::Tap;
use super::figures::{niche, vassal};
use super::stage::{Spot, Stage, Target};
use super::targets::framed;
use crate::fragments::InParts;
use maud::{Markup, html};
use merlin::Vassal;
use table::Seat;
use words::merlin::{Sign, Subject};

/// Where the vassals of a castle stand: in a column or in a row, from the first one on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Homes {
    pub(super) first: (f64, f64),
    pub(super) step: (f64, f64),
    pub(super) size: f64,
}

/// The niches of a castle, with those who are at home.
pub(super) fn homes(scene: &Scene<'_>, stage: Option<&Stage<'_>>, seat: Seat, homes: Homes) -> Markup {
    let castle = scene.view.open.castle(seat);
    let Homes { first, step, size } = homes;
    let at = |place: usize| (first.0 + place as f64 * step.0, first.1 + place as f64 * step.1);
    let is_home = |kind: Vassal| castle.vassal(kind).is_none();
    let shows = (seat, Vassal::ALL.map(is_home), size.to_bits());
    html! {
        (scene.part("merlin homes", shows, || html! {
            g data-explain=(Subject::Sign(Sign::Home)) role="img" aria-label=(at_home(scene, seat)) {
                @for (place, kind) in Vassal::ALL.into_iter().enumerate() {
                    @let (x, y) = at(place);
                    (niche(kind, is_home(kind), x, y, size))
                    @if is_home(kind) { (vassal(kind, seat, x + size / 11.0, y + size / 9.0, size / 1.2)) }
                }
            }
        }))
        @if let Some(stage) = stage.filter(|stage| stage.seat == seat) {
            @for (place, kind) in Vassal::ALL.into_iter().enumerate().filter(|(_, kind)| is_home(*kind)) {
                @let (x, y) = at(place);
                @if let Some(target) = stage.at_home(kind) { (framed(&target, x - 1.0, y - 2.0, size + 2.0, size * 1.25)) }
            }
        }
    }
}

/// Who is in a castle, as it is spoken.
fn at_home(scene: &Scene<'_>, seat: Seat) -> String {
    let castle = scene.view.open.castle(seat);
    let home =
        Vassal::ALL.into_iter().filter(|&kind| castle.vassal(kind).is_none()).map(|kind| scene.vassal(kind));
    scene.say_with("boards-merlin-at-home", &[("vassals", home.collect::<Vec<_>>().join(", ").into())])
}

impl Stage<'_> {
    /// What a tap on a vassal in the own castle means: the one place it can be deployed to. Where there are
    /// several, the place itself has to be tapped.
    fn at_home(&self, kind: Vassal) -> Option<Target> {
        let there = |offer: merlin::Move| matches!(self.spot_of(offer), Some(Spot::Place(vassal, _)) if vassal == kind);
        let mut moves = self.scene.offers.iter().copied().filter(|&offer| there(offer));
        let only = moves.next().filter(|_| moves.next().is_none())?;
        let label = self.scene.spoken(self.seat, only);
        Some(Target { tap: Tap::Choice(only), label, chosen: self.choice == Some(only) })
    }

    /// Whether a vassal in the own castle can be tapped.
    pub(super) fn takes_from_home(&self) -> bool {
        let castle = self.scene.view.open.castle(self.seat);
        Vassal::ALL.into_iter().any(|kind| castle.vassal(kind).is_none() && self.at_home(kind).is_some())
    }
}
