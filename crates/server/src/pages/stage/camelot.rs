//! The table of The Future of Camelot.

use crate::drawing::CachedParts;
use crate::memo::Memo;
use crate::pages::context::PageContext;
use crate::pages::new_table::two_colours;
use crate::pages::table::{confirm_as, log};
use boards::camelot::{
    Pick, Pieces, Scene, castle, choices, missions, phases, players, preview, prompt, reveal, screen,
};
use camelot::{Event, Move, Open, Phase, View};
use games::{AnyEvent, AnyMove, RunningGame};
use maud::{Markup, html};
use words::Words;

/// The move, if it is one of this game.
pub(super) fn own(choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Camelot(own) => Some(own),
        AnyMove::Artus(_) | AnyMove::Merlin(_) => None,
    }
}

pub(super) fn stage(context: &PageContext<'_>, view: View<'_>) -> Markup {
    let (words, snapshot, names, seat) =
        (context.reader.words, context.snapshot, context.names(), context.seat());
    let offers: Vec<Move> = context.offers().into_iter().filter_map(own).collect();
    let pick = context.taps.iter().filter_map(|tap| tap.parse().ok()).fold(Pick::default(), Pick::after);
    let pieces = snapshot.memo.followed(&*snapshot.running, follow);
    let fragments = CachedParts::new(&context.placeholders, words);
    let sitters = context.sitters();
    let scene = Scene {
        me: seat,
        sitters: &sitters,
        offers: &offers,
        pick,
        fragments: &fragments,
        ..Scene::resting(words, view, names, &pieces.things)
    };
    html! {
        main.stage.docked.camelot-stage id="content" {
            section.side.left {
                (players(&scene))
                @if view.open.players() == 2 { p.two-colours { (two_colours(words)) } }
            }
            section.board aria-label=(words.say("server-board")) { (castle(&scene)) }
            (reveal(&scene, &newest(context)))
            section.side.right {
                div.panel { (missions(&scene)) }
                (log(context))
            }
            // One place for everything the reader does.
            section.dock.mine[context.my_turn()] aria-label=(words.say("around-actions")) {
                (phases(&scene))
                (screen(&scene))
                div.panel tabindex="-1" data-rest { (choices(&scene)) }
                div.decide {
                    (preview(&scene))
                    (confirm_as(context, scene.chosen().map(AnyMove::Camelot), scene.confirms(), Some(prompt(&scene))))
                }
            }
        }
    }
}

/// More than happens from the beginning of a round until the fists open.
const UNTIL_FISTS: usize = 40;

/// What happened last.
fn newest(context: &PageContext<'_>) -> Vec<Event> {
    let (_, events) = context.snapshot.running.newest_events(UNTIL_FISTS, context.eye());
    let own = |event| match event {
        AnyEvent::Camelot(own, _) => Some(own),
        AnyEvent::Artus(_) | AnyEvent::Merlin(..) => None,
    };
    events.into_iter().filter_map(own).collect()
}

/// Takes note of what everybody has seen happen.
pub(super) fn follow(pieces: &mut Pieces, event: &AnyEvent) {
    match event {
        AnyEvent::Camelot(own, _) => pieces.follow(own),
        AnyEvent::Artus(_) | AnyEvent::Merlin(..) => {}
    }
}

pub(super) fn board(words: Words, view: View<'_>, running: &dyn RunningGame, names: &[String]) -> Markup {
    castle(&Scene::resting(words, view, names, &Memo::default().followed(running, follow).things))
}

/// The missions on display, with what became of those that are gone.
pub(super) fn display(words: Words, view: View<'_>, names: &[String]) -> Markup {
    missions(&Scene::resting(words, view, names, &Pieces::default()))
}

pub(super) fn progress(words: Words, view: View<'_>) -> String {
    let flow = view.open.flow;
    let phase = words::camelot::phase(words, flow.phase);
    match flow.phase {
        Phase::Sides | Phase::Eldest | Phase::Colours | Phase::Cards | Phase::Over => phase,
        Phase::Preparation
        | Phase::Sending
        | Phase::Predictions
        | Phase::Fists
        | Phase::Merlin
        | Phase::Missions
        | Phase::RedRoom
        | Phase::Screens
        | Phase::Hinterland => {
            let values =
                [("round", flow.round.into()), ("rounds", Open::ROUNDS.into()), ("phase", phase.into())];
            words.say_with("server-round-phase", &values)
        }
    }
}
