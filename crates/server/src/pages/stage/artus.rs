//! The table of Artus.

use crate::pages::table::{Look, clocks, confirm, log};
use artus::{Event, Kind, Move, Phase, View};
use boards::artus::{
    Pick, Pieces, Scene, choices, common_table, hand, own_medallion, piles, players, rests, rings,
    round_table,
};
use games::{AnyEvent, AnyMove, AnyView, Face};
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
                (table_of(look, &scene))
                (rings(&scene))
            }
            section.side.right tabindex="-1" data-rest {
                (cards_of(look, &scene))
                (choices(&scene))
                (confirm(look, pick.choice.filter(|choice| offers.contains(choice)).map(AnyMove::Artus)))
            }
        }
    }
}

/// The round table. Whoever can tap no chair sees what everybody sees, with a medallion of their own.
fn table_of(look: &Look<'_>, scene: &Scene<'_>) -> Markup {
    if !rests(scene) {
        return round_table(scene);
    }
    let shows = (scene.view.open, look.moment.face.moves_made());
    let half = |name, half: usize| {
        let everybody = || {
            let AnyView::Artus(view) = look.moment.face.view(Eye::Spectator);
            let [before, after] = common_table(&Scene { view, me: None, offers: &[], ..*scene });
            if half == 0 { before } else { after }
        };
        look.section(name, None, shows, everybody)
    };
    html! { (half("table", 0)) (own_medallion(scene)) (half("figures", 1)) }
}

/// Hand and piles. Out of turn they change only with the cards themselves.
fn cards_of(look: &Look<'_>, scene: &Scene<'_>) -> Markup {
    let draw = || html! { (hand(scene)) (piles(scene)) };
    match scene.me.filter(|_| scene.offers.is_empty()) {
        Some(me) => {
            let open = scene.view.open;
            let piles = Kind::ALL.map(|kind| open.pile(me, kind));
            look.section("cards", Some(me), (scene.view.secret(me), piles, open.options), draw)
        }
        None => draw(),
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
