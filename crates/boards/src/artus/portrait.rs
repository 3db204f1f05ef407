//! Portraits of the things of the board, for explanations and the legend; and the legend itself.

use super::card_faces::kind_icon;
use super::figures;
use super::floor::piece;
use super::option_rows::plate_chip;
use super::players::token;
use crate::heraldry::{Colour, crown, laurel_icon, ring};
use artus::{Chair, Figure, Kind, Metal, Mode, Plate, View};
use maud::{Markup, html};
use table::Seat;
use words::Words;
use words::artus::Subject;

fn boxed(view_box: &str, drawing: &Markup) -> Markup {
    html! { svg class="glyph" viewBox=(view_box) aria-hidden="true" { (drawing) } }
}

/// The portrait of what the board calls so, if it has one.
pub fn portrait(words: Words, view: &View<'_>, what: Subject) -> Option<Markup> {
    let open = view.open;
    let value = |chair: Chair| match open.plate(chair) {
        Plate::Crown => None,
        Plate::Yellow | Plate::Red | Plate::Green => Some(open.value(chair)),
    };
    Some(match what {
        Subject::Chair(chair) => plate_chip(words, value(chair)),
        Subject::Plate(plate) => {
            plate_chip(words, value(open.table.king().unwrap_or_default().step(plate as i8)))
        }
        Subject::Figure(chair) => match open.table.figure(chair)? {
            Figure::Knight(seat) => boxed("-30 -46 60 82", &figures::knight(Colour::of(seat))),
            Figure::Prince(metal) => boxed("-26 -42 52 80", &figures::prince(metal, open.table.rings(chair))),
            Figure::King(metal) => boxed("-32 -52 64 88", &figures::king(metal)),
        },
        Subject::Card(card) => html! { (kind_icon(card.kind())) },
        Subject::Pile(_, kind) | Subject::Held(_, kind) => html! { (kind_icon(kind)) },
        Subject::Rings => boxed("-21 -21 42 42", &ring(0.0, 0.0, 1.0)),
        Subject::Lead => laurel_icon(),
        Subject::Score(seat) => crate::shield(games::GameId::Artus, seat),
        Subject::Crowns => boxed("-28 -28 56 50", &crown(0.0, 0.0, 1.0, 1.3)),
        Subject::Carpet => boxed("-78 -410 156 136", &piece(0.0)),
        Subject::Tokens(_) => token(),
        Subject::Turn => return None,
    })
}

/// The signs in play by their headings.
pub fn legend(words: Words, view: &View<'_>, me: Option<Seat>) -> Vec<(String, Vec<Subject>)> {
    let (open, me) = (view.open, me.unwrap_or(Seat::new(0)));
    let components = &open.options.components;
    let plate = |wanted: Plate| components.plates.iter().position(|&plate| plate == wanted);
    let plates = [Plate::Crown, Plate::Green, Plate::Yellow, Plate::Red].into_iter().filter_map(plate);
    let royal = |metal: Metal| open.table.royals(metal).iter();
    let king = open.table.king();
    let princes = Metal::ALL.into_iter().filter_map(|metal| royal(metal).find(|&chair| Some(chair) != king));
    let knight = open.table.knights(me).iter().next();
    let kinds = Kind::ALL.into_iter().filter(|&kind| open.options.mode.uses(kind));
    let scoring = components.deck.cards(artus::Deck::of(Kind::Scoring));
    let scoring: Vec<Subject> = match open.options.mode {
        Mode::Beginner => Vec::new(),
        Mode::Advanced => scoring.map(Subject::Card).collect(),
    };
    let mut sections = vec![
        (words.say("legend-plates"), plates.map(|plate| Subject::Plate(plate as u8)).collect()),
        (
            words.say("legend-figures"),
            knight.into_iter().chain(princes).chain(king).map(Subject::Figure).collect(),
        ),
        (words.say("legend-cards"), kinds.map(|kind| Subject::Held(me, kind)).chain(scoring).collect()),
        (
            words.say("legend-table"),
            vec![Subject::Rings, Subject::Carpet, Subject::Crowns, Subject::Tokens(me), Subject::Lead],
        ),
    ];
    sections.retain(|(_, subjects): &(String, Vec<Subject>)| !subjects.is_empty());
    sections
}
