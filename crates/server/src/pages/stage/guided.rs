//! The table of a lesson: the same boards as at a table, where only what the lesson asks for can be tapped,
//! and the teacher's card in the place of log and buttons.

use super::artus::{follow as follow_artus, own as own_artus};
use super::camelot::{follow as follow_camelot, own as own_camelot};
use super::merlin::{Course, own as own_merlin};
use crate::drawing::{CachedParts, Placeholders};
use crate::memo::Memo;
use boards::merlin::{Reaches, Slots};
use boards::{artus, camelot, merlin};
use games::{AnyMove, AnyView, RunningGame};
use maud::{Markup, html};
use table::{Eye, Seat};
use words::Words;

/// A moment of a lesson.
pub(in crate::pages) struct Guided<'a> {
    pub(in crate::pages) words: Words,
    pub(in crate::pages) game: &'a dyn RunningGame,
    pub(in crate::pages) seat: Seat,
    pub(in crate::pages) names: &'a [String],
    /// What may be chosen now.
    pub(in crate::pages) offers: &'a [AnyMove],
    /// What has been tapped so far.
    pub(in crate::pages) taps: &'a [String],
    pub(in crate::pages) placeholders: &'a Placeholders,
    /// What the chapters are.
    pub(in crate::pages) chapters: &'a Markup,
    /// The teacher's card, given the moves that were put together and what they bring.
    pub(in crate::pages) guide: &'a dyn Fn(&[AnyMove], Option<i32>) -> Markup,
}

/// The board with everything around it.
pub(in crate::pages) fn guided(lesson: &Guided<'_>) -> Markup {
    match lesson.game.view(Eye::Seat(lesson.seat)) {
        AnyView::Artus(view) => lesson.artus(view),
        AnyView::Camelot(view) => lesson.camelot(view),
        AnyView::Merlin(view) => lesson.merlin(view),
    }
}

impl Guided<'_> {
    /// What was put together, if it is a whole move, with what it brings.
    fn guide_with(&self, choice: Option<AnyMove>) -> Markup {
        let view = self.game.view(Eye::Seat(self.seat));
        let points = choice.as_ref().and_then(|choice| self.words.brings(choice, &view, self.seat));
        (self.guide)(choice.as_slice(), points)
    }

    fn artus(&self, view: ::artus::View<'_>) -> Markup {
        let offers: Vec<::artus::Move> = self.offers.iter().copied().filter_map(own_artus).collect();
        let taps = self.taps.iter().filter_map(|tap| tap.parse().ok());
        let pick = taps.fold(artus::Pick::default(), artus::Pick::after);
        let pieces = Memo::default().followed(self.game, follow_artus);
        let fragments = CachedParts::new(self.placeholders, self.words);
        let scene = artus::Scene {
            me: Some(self.seat),
            offers: &offers,
            pick,
            fragments: &fragments,
            ..artus::Scene::resting(self.words, view, self.names, &pieces.things)
        };
        let choice = pick.choice.filter(|choice| offers.contains(choice)).map(AnyMove::Artus);
        html! {
            main.stage id="content" {
                section.side.left { (artus::players(&scene)) (self.chapters) }
                section.board aria-label=(self.words.say("server-board")) {
                    (artus::round_table(&scene))
                    (artus::rings(&scene))
                }
                section.side.right tabindex="-1" data-rest {
                    (artus::cards(&scene))
                    (self.guide_with(choice))
                }
            }
        }
    }

    fn camelot(&self, view: ::camelot::View<'_>) -> Markup {
        let offers: Vec<::camelot::Move> = self.offers.iter().copied().filter_map(own_camelot).collect();
        let taps = self.taps.iter().filter_map(|tap| tap.parse().ok());
        let pick = taps.fold(camelot::Pick::default(), camelot::Pick::after);
        let pieces = Memo::default().followed(self.game, follow_camelot);
        let fragments = CachedParts::new(self.placeholders, self.words);
        let scene = camelot::Scene {
            me: Some(self.seat),
            offers: &offers,
            pick,
            fragments: &fragments,
            ..camelot::Scene::resting(self.words, view, self.names, &pieces.things)
        };
        let choice = scene.chosen().map(AnyMove::Camelot);
        html! {
            main.stage.docked.camelot-stage id="content" {
                section.side.left { (camelot::players(&scene)) (self.chapters) }
                section.board aria-label=(self.words.say("server-board")) { (camelot::castle(&scene)) }
                section.side.right {
                    (self.guide_with(choice))
                    div.panel.displayed { (camelot::missions(&scene)) }
                }
                section.dock.mine[!offers.is_empty()] aria-label=(self.words.say("around-actions")) {
                    (camelot::phases(&scene))
                    (camelot::screen(&scene))
                    @if !offers.is_empty() { div.panel tabindex="-1" data-rest { (camelot::choices(&scene)) } }
                }
            }
        }
    }

    fn merlin(&self, view: ::merlin::View<'_>) -> Markup {
        let offers: Vec<::merlin::Move> = self.offers.iter().copied().filter_map(own_merlin).collect();
        let taps = self.taps.iter().filter_map(|tap| tap.parse().ok());
        let pick = taps.fold(merlin::Pick::default(), merlin::Pick::after);
        let course = Memo::default().followed(self.game, Course::follow);
        let Course { events, pieces } = &course.things;
        let (fragments, reaches) = (CachedParts::new(self.placeholders, self.words), Reaches::default());
        let scene = merlin::Scene {
            me: Some(self.seat),
            offers: &offers,
            pick,
            events,
            fragments: &fragments,
            ..merlin::Scene::resting(self.words, view, self.names, pieces, &reaches)
        };
        let chosen: Vec<AnyMove> = scene.chosen().into_iter().map(AnyMove::Merlin).collect();
        html! {
            div.beside-guide {
                main.merlin-stage id="content" aria-label=(self.words.say("server-board")) {
                    (merlin::sheet(&scene, &Slots::default()))
                }
                section.side.right { ((self.guide)(&chosen, scene.gain())) (self.chapters) }
            }
        }
    }
}
