//! The table of Artus.

use crate::drawing::{Fragment, Sheet};
use crate::found::Found;
use crate::pages::table::{Look, clocks, confirm, log};
use crate::stock;
use artus::{Kind, Move, Phase, View};
use boards::artus::{
    Pick, Pieces, PlayerRow, Scene, Sitting, choices, everybodys_piles, hand_by, piles, players_by, rings,
    round_table, round_table_by,
};
use games::{AnyEvent, AnyMove, Face};
use maud::{Markup, html};
use table::Seat;
use words::Words;

pub(super) fn stage(look: &Look<'_>, view: View<'_>) -> Markup {
    let (words, moment, names, seat) = (look.reader.words, look.moment, look.names(), look.seat());
    let own = |offer: AnyMove| match offer {
        AnyMove::Artus(own) => Some(own),
        AnyMove::Camelot(_) | AnyMove::Merlin(_) => None,
    };
    let offers: Vec<Move> =
        seat.map(|seat| moment.face.offers(seat)).unwrap_or_default().into_iter().filter_map(own).collect();
    let pick = look.taps.iter().filter_map(|tap| tap.parse().ok()).fold(Pick::default(), Pick::after);
    let pieces = moment.found.followed(&*moment.face, follow);
    let scene = Scene { words, view, me: seat, names, offers: &offers, pick, pieces: &pieces.things };
    html! {
        main.stage id="content" {
            section.side.left {
                (players_by(&scene, |row| player(look, &scene, row)))
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

/// A player; the others see the same row.
fn player(look: &Look<'_>, scene: &Scene<'_>, row: &PlayerRow) -> Markup {
    let name = if row.mine { "own player" } else { "player" };
    look.section(name, Some(row.seat), row, || row.draw(scene))
}

/// The round table, with what everybody sees alike from what was drawn before.
fn table_of(look: &Look<'_>, scene: &Scene<'_>) -> Markup {
    round_table_by(
        scene,
        |hall| look.section("hall", None, hall, || hall.draw(scene.words)),
        |sitting| look.section_of("sitting", None, sitting, |sheet| seated(look, scene, sitting, sheet)),
        |waiting| look.section("medallion", None, waiting, || waiting.draw(scene)),
    )
}

/// Everybody at the table; whoever stays where they were is not drawn again.
fn seated(look: &Look<'_>, scene: &Scene<'_>, sitting: &Sitting<'_>, sheet: &Sheet) -> Markup {
    let Scene { words, names, .. } = *scene;
    let drawn = sitting.pieces().map(|piece| {
        let draw = || Fragment::new(&piece.draw(words, names).0);
        look.live.sections.element("piece", &piece.id, words, &piece, draw)
    });
    sheet.put(drawn)
}

/// Hand and piles. Out of turn they change only with the cards themselves. Whoever only watches sees how much everybody
/// has left.
fn cards_of(look: &Look<'_>, scene: &Scene<'_>) -> Markup {
    let open = scene.view.open;
    let Some(me) = scene.me else {
        let left: Vec<[u8; Kind::ALL.len()]> =
            Seat::all(open.players()).map(|seat| Kind::ALL.map(|kind| open.pile(seat, kind))).collect();
        return look.section("piles", None, left, || everybodys_piles(scene));
    };
    let draw = |sheet: &Sheet| {
        let hand = hand_by(scene, |held| {
            let draw = || Fragment::new(&held.draw(scene.words).0);
            sheet.put([stock::thing("card", scene.words, held, draw)])
        });
        html! { (hand) (piles(scene)) }
    };
    if !scene.offers.is_empty() {
        return draw(&look.sheet);
    }
    let cards = (scene.view.secret(me), Kind::ALL.map(|kind| open.pile(me, kind)), open.options);
    look.section_of("cards", Some(me), cards, draw)
}

/// Takes note of what everybody has seen happen.
fn follow(pieces: &mut Pieces, event: &AnyEvent) {
    match event {
        AnyEvent::Artus(own) => pieces.follow(own),
        AnyEvent::Camelot(..) | AnyEvent::Merlin(..) => {}
    }
}

pub(super) fn board(words: Words, view: View<'_>, face: &dyn Face, names: &[String]) -> Markup {
    let pieces = Found::default().followed(face, follow);
    let scene =
        Scene { words, view, me: None, names, offers: &[], pick: Pick::default(), pieces: &pieces.things };
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
