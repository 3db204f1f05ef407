//! Explanations of things on the boards: their portraits, what a tap on them would mean, and the legend.

use super::artus::{follow as follow_artus, own as own_artus};
use super::camelot::{follow as follow_camelot, own as own_camelot};
use super::merlin::{Course, own as own_merlin};
use crate::pages::context::PageContext;
use boards::merlin::Reaches;
use boards::{artus, camelot, merlin};
use games::{AnyMove, AnyView};
use maud::{Markup, html};
use table::{Clause, Seat};
use words::Words;
use words::merlin::{Sign, Subject};

/// The portrait of a thing, if it has one.
pub(in crate::pages) fn portrait(
    words: Words,
    view: &AnyView<'_>,
    me: Option<Seat>,
    what: &str,
) -> Option<Markup> {
    match view {
        AnyView::Artus(own) => artus::portrait(words, own, what.parse().ok()?),
        AnyView::Camelot(own) => camelot::portrait(own, what.parse().ok()?),
        AnyView::Merlin(own) => merlin::portrait(own, me, what.parse().ok()?),
    }
}

/// What portraits are made of, for a page without a board.
pub(in crate::pages) fn portrait_shapes(view: &AnyView<'_>) -> Markup {
    match view {
        AnyView::Artus(_) => html! {},
        AnyView::Camelot(_) => camelot::portrait_shapes(),
        AnyView::Merlin(_) => merlin::portrait_shapes(),
    }
}

/// Every sign in play, by headings.
pub(in crate::pages) fn legend(
    words: Words,
    view: &AnyView<'_>,
    me: Option<Seat>,
) -> Vec<(String, Vec<String>)> {
    fn texts<S: ToString>(sections: Vec<(String, Vec<S>)>) -> Vec<(String, Vec<String>)> {
        let text = |subjects: Vec<S>| subjects.iter().map(ToString::to_string).collect();
        sections.into_iter().map(|(heading, subjects)| (heading, text(subjects))).collect()
    }
    match view {
        AnyView::Artus(own) => texts(artus::legend(words, own, me)),
        AnyView::Camelot(own) => texts(camelot::legend(words, own, me)),
        AnyView::Merlin(own) => texts(merlin::legend(words, own, me)),
    }
}

/// Why no figure reaches a thing, in games where figures walk to spaces; and where to tap instead of a vassal
/// that is to be deployed.
pub(in crate::pages) fn no_way_to(
    context: &PageContext<'_>,
    seat: Seat,
    what: &str,
) -> Option<(String, Clause)> {
    let words = context.reader.words;
    match (context.snapshot.running.view(context.eye()), what.parse()) {
        (AnyView::Merlin(own), Ok(Subject::Space(space))) => {
            words::merlin::no_way_to(words, &own, seat, space)
        }
        (AnyView::Merlin(own), Ok(Subject::Vassal(_) | Subject::Sign(Sign::Home))) => {
            let offers: Vec<_> = context.offers().into_iter().filter_map(own_merlin).collect();
            words::merlin::where_to_deploy(words, &own, &offers)
        }
        (AnyView::Artus(_) | AnyView::Camelot(_) | AnyView::Merlin(_), _) => None,
    }
}

/// The things on the board that a move is about.
pub(in crate::pages) fn touched(view: &AnyView<'_>, seat: Seat, choice: AnyMove) -> Vec<String> {
    fn texts<S: ToString>(subjects: Vec<S>) -> Vec<String> {
        subjects.iter().map(ToString::to_string).collect()
    }
    match (view, choice) {
        (AnyView::Artus(_), AnyMove::Artus(own)) => texts(artus::touched(seat, own)),
        (AnyView::Camelot(_), AnyMove::Camelot(own)) => texts(camelot::touched(own)),
        (AnyView::Merlin(view), AnyMove::Merlin(own)) => texts(merlin::touched(view, seat, own)),
        (
            AnyView::Artus(_) | AnyView::Camelot(_) | AnyView::Merlin(_),
            AnyMove::Artus(_) | AnyMove::Camelot(_) | AnyMove::Merlin(_),
        ) => Vec::new(),
    }
}

/// The moves a tap on a thing would mean for the reader, offered or not.
pub(in crate::pages) fn meant(context: &PageContext<'_>, what: &str) -> Vec<AnyMove> {
    match context.snapshot.running.view(context.eye()) {
        AnyView::Artus(view) => meant_in_artus(context, view, what),
        AnyView::Camelot(view) => meant_in_camelot(context, view, what),
        AnyView::Merlin(view) => meant_in_merlin(context, view, what),
    }
}

/// What the reader may choose from, also where the game was ended before its end.
fn offers(context: &PageContext<'_>) -> Vec<AnyMove> {
    context.seat().map(|seat| context.snapshot.running.offers(seat)).unwrap_or_default()
}

fn meant_in_artus(context: &PageContext<'_>, view: ::artus::View<'_>, what: &str) -> Vec<AnyMove> {
    let (words, snapshot, names) = (context.reader.words, context.snapshot, context.names());
    let Ok(what) = what.parse() else { return Vec::new() };
    let offers: Vec<_> = offers(context).into_iter().filter_map(own_artus).collect();
    let taps = context.taps.iter().filter_map(|tap| tap.parse().ok());
    let pick = taps.fold(artus::Pick::default(), artus::Pick::after);
    let pieces = &snapshot.memo.followed(&*snapshot.running, follow_artus).things;
    let resting = artus::Scene::resting(words, view, names, pieces);
    let scene = artus::Scene { me: context.seat(), offers: &offers, pick, ..resting };
    artus::meant(&scene, what).into_iter().map(AnyMove::Artus).collect()
}

fn meant_in_camelot(context: &PageContext<'_>, view: ::camelot::View<'_>, what: &str) -> Vec<AnyMove> {
    let (words, snapshot, names) = (context.reader.words, context.snapshot, context.names());
    let Ok(what) = what.parse() else { return Vec::new() };
    let offers: Vec<_> = offers(context).into_iter().filter_map(own_camelot).collect();
    let taps = context.taps.iter().filter_map(|tap| tap.parse().ok());
    let pick = taps.fold(camelot::Pick::default(), camelot::Pick::after);
    let pieces = &snapshot.memo.followed(&*snapshot.running, follow_camelot).things;
    let resting = camelot::Scene::resting(words, view, names, pieces);
    let scene = camelot::Scene { me: context.seat(), offers: &offers, pick, ..resting };
    camelot::meant(&scene, what).into_iter().map(AnyMove::Camelot).collect()
}

fn meant_in_merlin(context: &PageContext<'_>, view: ::merlin::View<'_>, what: &str) -> Vec<AnyMove> {
    let (words, snapshot, names) = (context.reader.words, context.snapshot, context.names());
    let Ok(what) = what.parse() else { return Vec::new() };
    let offers: Vec<_> = offers(context).into_iter().filter_map(own_merlin).collect();
    let taps = context.taps.iter().filter_map(|tap| tap.parse().ok());
    let pick = taps.fold(merlin::Pick::default(), merlin::Pick::after);
    let course = snapshot.memo.followed(&*snapshot.running, Course::follow);
    let Course { events, pieces } = &course.things;
    let reaches = Reaches::default();
    let resting = merlin::Scene::resting(words, view, names, pieces, &reaches);
    let scene = merlin::Scene { me: context.seat(), offers: &offers, pick, events, ..resting };
    merlin::meant(&scene, what).into_iter().map(AnyMove::Merlin).collect()
}
