//! The pages of a scoring that Arthur brings: the clean-up of the manors, and the Picts (ARU-7.2 to ARU-7.9).

use crate::merlin::Scene;
use crate::merlin::figures::{disc_icon, manor};
use crate::merlin::forecast::points;
use crate::merlin::slides::{named, small_map};
use crate::merlin::symbols::icon;
use crate::merlin::tale::{About, CleanedUp, Slide, Tale};
use maud::{Markup, html};
use merlin::modules::Frame as ModuleFrame;
use merlin::modules::arthur::{Frame as Own, State};
use merlin::{Frame, SiteSet};
use table::Seat;
use words::merlin::{Sign, Subject};

/// Whether somebody has to choose which manor stays: until then the scoring is told up to the environs.
pub(in crate::merlin) const fn is_asked(scene: &Scene<'_>) -> bool {
    matches!(scene.view.open.top(), Frame::Module(ModuleFrame::Arthur(Own::Keep(..))))
}

/// The first page that the reader has not seen: whoever chose a manor has read what came before.
pub(in crate::merlin) fn seen_before(scene: &Scene<'_>, tale: &Tale) -> usize {
    let chose = |slide: &Slide| match &slide.about {
        About::CleanUp(all) => all.iter().any(|one| Some(one.seat) == scene.me),
        _ => false,
    };
    tale.slides.iter().position(chose).filter(|_| !is_asked(scene)).unwrap_or(0)
}

/// Who keeps which manor in which territory, and how many return to the supply.
pub(in crate::merlin) fn clean_up(scene: &Scene<'_>, all: &[CleanedUp]) -> Markup {
    let castles = super::arthur::castles(scene);
    html! {
        p class="why" { (scene.say_with("boards-merlin-arthur-why-clean-up", &[("castles", castles.into())])) }
        ul class="territories" {
            @for one in all {
                @let kept: SiteSet = [one.kept].into_iter().collect();
                @let terrain = scene.view.open.environs.tile(one.kept).map(|tile| tile.terrain);
                li {
                    @if let Some(terrain) = terrain { (small_map(scene, terrain, kept)) }
                    span class="extent" { (disc_icon(one.seat)) " " (scene.say_with("boards-merlin-arthur-back", &[("name", scene.name(one.seat).into()), ("count", one.removed.len().into()), ("castles", castles.into())])) }
                    span class="holders" aria-hidden="true" {
                        @for _ in 0..one.removed.len() { svg class="glyph" viewBox="0 0 26 26" { (manor(one.seat, 0.0, 0.0, 26.0)) } }
                    }
                }
            }
        }
    }
}

/// The sums of all players, what the ring adds, and who wins or loses points.
pub(in crate::merlin) fn picts(
    scene: &Scene<'_>,
    slide: &Slide,
    results: &[u8; 4],
    ring: Option<Seat>,
) -> Markup {
    html! {
        p class="why" { (scene.say("boards-merlin-arthur-why-picts")) }
        table class="who" {
            tbody {
                @for seat in Seat::all(scene.view.open.players()) {
                    tr {
                        (named(scene, seat))
                        td {
                            b { (results[seat.index()]) }
                            @if ring == Some(seat) {
                                " " span data-explain=(Subject::Sign(Sign::Ring)) role="img" aria-label=(scene.say("boards-merlin-arthur-ring")) { (icon("ring", 0.0, 0.0, 32.0).filled("var(--m-cup)").glyph()) }
                                span class="quiet" { "+" (State::RING_BONUS) }
                            }
                        }
                        (points(scene, slide.gain(seat)))
                    }
                }
            }
        }
    }
}
