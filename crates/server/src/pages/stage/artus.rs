//! The table of Artus.

use crate::drawing::CachedParts;
use crate::memo::Memo;
use crate::pages::context::PageContext;
use crate::pages::table::{confirm, log};
use artus::{Move, Phase, View};
use boards::artus::{Pick, Pieces, Scene, cards, choices, players, rings, round_table};
use games::{AnyEvent, AnyMove, RunningGame};
use maud::{Markup, html};
use words::Words;

/// The move, if it is one of this game.
pub(super) fn own(choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Artus(own) => Some(own),
        AnyMove::Camelot(_) | AnyMove::Merlin(_) => None,
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
        main.stage id="content" {
            section.side.left {
                (players(&scene))
                (log(context))
            }
            section.board aria-label=(words.say("server-board")) {
                (round_table(&scene))
                (rings(&scene))
            }
            section.side.right tabindex="-1" data-rest {
                (cards(&scene))
                (choices(&scene))
                (confirm(context, pick.choice.filter(|choice| offers.contains(choice)).map(AnyMove::Artus)))
            }
        }
    }
}

/// Takes note of what everybody has seen happen.
pub(super) fn follow(pieces: &mut Pieces, event: &AnyEvent) {
    match event {
        AnyEvent::Artus(own) => pieces.follow(own),
        AnyEvent::Camelot(..) | AnyEvent::Merlin(..) => {}
    }
}

pub(super) fn board(words: Words, view: View<'_>, running: &dyn RunningGame, names: &[String]) -> Markup {
    let pieces = Memo::default().followed(running, follow);
    let scene = Scene::resting(words, view, names, &pieces.things);
    round_table(&scene)
}

pub(super) fn progress(words: Words, view: View<'_>) -> String {
    let (flow, mode) = (view.open.flow, view.open.options.mode);
    let (key, rounds) = match flow.phase {
        Phase::Over => return words::artus::phase(words, flow.phase),
        Phase::Place => ("server-placement-round", view.open.options.knights_each()),
        Phase::StartPlayer
        | Phase::FirstKing
        | Phase::Deal
        | Phase::Play
        | Phase::Draw
        | Phase::Reveal(_) => ("server-round", mode.rounds()),
    };
    words.say_with(key, &[("round", flow.round.into()), ("rounds", rounds.into())])
}
