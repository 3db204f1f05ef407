//! The table of Merlin.

use crate::drawing::CachedParts;
use crate::memo::Memo;
use crate::pages::context::PageContext;
use crate::pages::table::{confirm_all, log};
use boards::merlin::{Pick, Pieces, Reaches, Scene, Slots, sheet};
use games::{AnyEvent, AnyMove, RunningGame};
use maud::{Markup, html};
use merlin::{Event, Frame, Move, Open, View};
use words::Words;

/// The move, if it is one of this game.
pub(super) fn own(choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Merlin(own) => Some(own),
        AnyMove::Artus(_) | AnyMove::Camelot(_) => None,
    }
}

pub(super) fn stage(context: &PageContext<'_>, view: View<'_>) -> Markup {
    let (words, snapshot, names, seat) =
        (context.reader.words, context.snapshot, context.names(), context.seat());
    let offers: Vec<Move> = context.offers().into_iter().filter_map(own).collect();
    let pick = context.taps.iter().filter_map(|tap| tap.parse().ok()).fold(Pick::default(), Pick::after);
    let course = snapshot.memo.followed(&*snapshot.running, Course::follow);
    let Course { events, pieces } = &course.things;
    let (fragments, reaches) = (CachedParts::new(&context.placeholders, words), Reaches::default());
    let sitters = context.sitters();
    let scene = Scene {
        me: seat,
        sitters: &sitters,
        offers: &offers,
        pick,
        events,
        fragments: &fragments,
        is_closed: context.live.stored.closed,
        ..Scene::resting(words, view, names, pieces, &reaches)
    };
    let chosen: Vec<AnyMove> = scene.chosen().into_iter().map(AnyMove::Merlin).collect();
    let slots = Slots { confirm: confirm_all(context, &chosen, scene.gain(), None, None), log: log(context) };
    html! {
        main.merlin-stage id="content" aria-label=(words.say("server-board")) { (sheet(&scene, &slots)) }
    }
}

/// All that has happened, as everybody has seen it, and where that has led the pieces.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Course {
    pub(super) events: Vec<Event>,
    pub(super) pieces: Pieces,
}

impl Course {
    pub(super) fn follow(&mut self, event: &AnyEvent) {
        match event {
            AnyEvent::Merlin(own, _) => {
                self.events.push(*own);
                self.pieces.follow(own);
            }
            AnyEvent::Artus(_) | AnyEvent::Camelot(..) => {}
        }
    }
}

pub(super) fn board(words: Words, view: View<'_>, running: &dyn RunningGame, names: &[String]) -> Markup {
    let course = Memo::default().followed(running, Course::follow);
    let Course { events, pieces } = &course.things;
    let reaches = Reaches::default();
    let scene = Scene { events, ..Scene::resting(words, view, names, pieces, &reaches) };
    boards::merlin::table_top(&scene)
}

pub(super) fn progress(words: Words, view: View<'_>) -> String {
    match view.open.top() {
        Frame::Setup(_) | Frame::Over => words::merlin::phase(words, view.open.top()),
        Frame::Dice
        | Frame::Window(_)
        | Frame::Execution
        | Frame::Repeat
        | Frame::Exchange
        | Frame::SecondDiscard
        | Frame::Tower
        | Frame::TurnEnd
        | Frame::Replace(_)
        | Frame::Card(_)
        | Frame::Scoring(_)
        | Frame::RepelTraitors(_)
        | Frame::NewTraitors
        | Frame::Grail(_)
        | Frame::Module(_) => {
            let values = [("round", view.open.round.into()), ("rounds", Open::ROUNDS.into())];
            words.say_with("server-round", &values)
        }
    }
}
