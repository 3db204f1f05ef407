//! The table of Artus.

use crate::pages::table::{Look, clocks, confirm, log};
use artus::{Event, Move, Phase, View};
use boards::artus::{Pick, Pieces, Scene, choices, hand, piles, players, rings, round_table};
use games::{AnyEvent, AnyMove, Face};
use maud::{Markup, html};
use table::Eye;
use words::Words;

pub(super) fn stage(look: &Look<'_>, view: View<'_>) -> Markup {
    let (words, moment, names, seat) = (look.reader.words, look.moment, look.names(), look.seat());
    let own = |offer: AnyMove| match offer {
        AnyMove::Artus(own) => own,
    };
    let offers: Vec<Move> =
        seat.map(|seat| moment.face.offers(seat)).unwrap_or_default().into_iter().map(own).collect();
    let pick = look.taps.iter().filter_map(|tap| tap.parse().ok()).fold(Pick::default(), Pick::after);
    let pieces = pieces(&*moment.face, look.eye());
    let scene = Scene { words, view, me: seat, names: &names, offers: &offers, pick, pieces: &pieces };
    html! {
        main.stage id="content" {
            section.side.left {
                (players(&scene))
                (clocks(look))
                (log(look))
            }
            section.board aria-label=(words.say("server-board")) {
                (round_table(&scene))
                (rings(&scene))
            }
            section.side.right tabindex="-1" data-rest {
                (hand(&scene))
                (piles(&scene))
                (choices(&scene))
                (confirm(look, pick.choice.filter(|choice| offers.contains(choice)).map(AnyMove::Artus)))
            }
        }
    }
}

/// Which piece is which, from all that has happened.
fn pieces(face: &dyn Face, eye: Eye) -> Pieces {
    let own = |event: AnyEvent| match event {
        AnyEvent::Artus(own) => own,
    };
    Pieces::new(&face.events_since(0, eye).into_iter().map(own).collect::<Vec<Event>>())
}

pub(super) fn board(words: Words, view: View<'_>, face: &dyn Face, eye: Eye, names: &[String]) -> Markup {
    let pieces = pieces(face, eye);
    let scene = Scene { words, view, me: None, names, offers: &[], pick: Pick::default(), pieces: &pieces };
    round_table(&scene)
}

pub(super) fn progress(words: Words, view: View<'_>) -> String {
    let (flow, mode) = (view.open.flow, view.open.options.mode);
    let (key, rounds) = match flow.phase {
        Phase::Place => ("server-placement-round", view.open.options.knights_each()),
        Phase::StartPlayer
        | Phase::FirstKing
        | Phase::Deal
        | Phase::Play
        | Phase::Draw
        | Phase::Reveal(_)
        | Phase::Over => ("server-round", mode.rounds()),
    };
    words.say_with(key, &[("round", flow.round.into()), ("rounds", rounds.into())])
}
