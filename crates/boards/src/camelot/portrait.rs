//! Portraits of the things of the boards, for explanations and the legend; and the legend itself.

use super::figures::{cloth, fist, shield};
use super::symbols::{glyph, heart, picture, shapes, shield_of_room, small_crown};
use camelot::{BoardName, Colour, Due, Room, Shield, View};
use maud::{Markup, html};
use table::Seat;
use words::Words;
use words::camelot::{Sign, Subject};

/// What every portrait is made of, once for a page that has no board.
pub fn portrait_shapes() -> Markup {
    html! { svg class="shapes" width="0" height="0" aria-hidden="true" { defs { (shapes()) } } }
}

/// The portrait of what the boards call so, if it has one.
pub fn portrait(view: &View<'_>, what: Subject) -> Option<Markup> {
    let open = view.open;
    let arms = |colour: Colour| picture("-23 -24 46 48", shield(cloth(colour)));
    Some(match what {
        Subject::Room(room) => glyph(shield_of_room(room)),
        Subject::Field(field) => glyph(shield_of_room(open.spot(field)?.room())),
        Subject::Shield(shield) => glyph(&format!("shield-{shield}")),
        Subject::Magician(colour) | Subject::Hero(colour) | Subject::Score(colour) => arms(colour),
        Subject::Mission(mission) => super::missions::face(mission),
        Subject::Sign(Sign::Tree | Sign::Hinterland) => glyph("tree"),
        Subject::Sign(Sign::Grail) => glyph("grail"),
        Subject::Sign(Sign::Merlin) => glyph("merlin"),
        Subject::Sign(Sign::Screen | Sign::Sent | Sign::Cost | Sign::Black) => glyph("helm"),
        Subject::Sign(Sign::LineBonus) => glyph("line"),
        Subject::Sign(Sign::Places | Sign::KnightTable) => {
            picture("-11 -10 22 20", small_crown(0.0, 1.0, 1.0))
        }
        Subject::Sign(Sign::Loss) => glyph("shield-blue"),
        Subject::Sign(Sign::RedLoss) => glyph("shield-red"),
        Subject::Sign(Sign::Extra) => glyph("shield-any"),
        Subject::Sign(Sign::Heart) => picture("-12 -12 24 24", heart(true, 0.0, 0.0, 1.2)),
        Subject::Sign(Sign::Fist) => {
            picture("-18 -23 36 50", fist(open.colours().next().unwrap_or(Colour::Red)))
        }
        Subject::Sign(Sign::Lead) => crate::heraldry::laurel_icon(),
        Subject::Sign(Sign::Throne) => picture("-20 -20 40 40", numbered(8)),
        Subject::Number(number) => picture("-20 -20 40 40", numbered(number)),
    })
}

/// A number of the throne room.
fn numbered(number: u8) -> Markup {
    html! {
        circle r="16" fill="var(--disc)" stroke="#22252E" stroke-opacity=".5" {}
        text y="6" font-size="17" font-weight="700" text-anchor="middle" fill="var(--on-light)" { (number) }
    }
}

/// The signs in play by their headings.
pub fn legend(words: Words, view: &View<'_>, _me: Option<Seat>) -> Vec<(String, Vec<Subject>)> {
    let open = view.open;
    let rooms = || Room::ALL.into_iter().filter(|&room| open.board_name(room).is_some());
    let shields = Shield::ALL
        .into_iter()
        .filter(|shield| shield.room().is_none_or(|room| open.board_name(room).is_some()));
    let shows = |name: BoardName| rooms().any(|room| open.board_name(room) == Some(name));
    let on_fields = [
        Some(Sign::Tree),
        Some(Sign::Grail),
        Some(Sign::Extra),
        shows(BoardName::Ballroom).then_some(Sign::Heart),
        shows(BoardName::RoundTable).then_some(Sign::Places),
        shows(BoardName::Rebellion).then_some(Sign::KnightTable),
        shows(BoardName::TrainingGround).then_some(Sign::LineBonus),
        shows(BoardName::Intrigue).then_some(Sign::Loss),
        shows(BoardName::Intrigue).then_some(Sign::RedLoss),
    ];
    // While colours are chosen in turn, all heroes are on offer (CAM-17.3).
    let on_offer = open.options.colours_are_chosen() && open.due() == Due::Colour;
    let with_hero = |colour: &Colour| {
        open.options.with_heroes() && (on_offer || open.colours().any(|other| other == *colour))
    };
    let heroes = Colour::ALL.into_iter().filter(with_hero).map(Subject::Hero);
    let black = with_hero(&Colour::Violet);
    let mut sections = vec![
        (words.say("legend-rooms"), rooms().map(Subject::Room).collect()),
        (words.say("legend-fields"), on_fields.into_iter().flatten().map(Subject::Sign).collect()),
        (
            words.say("legend-mission-cards"),
            shields.map(Subject::Shield).chain([Subject::Sign(Sign::Cost)]).collect(),
        ),
        (
            words.say("legend-knights"),
            [Sign::Screen, Sign::Fist, Sign::Sent, Sign::Hinterland].map(Subject::Sign).to_vec(),
        ),
        (
            words.say("legend-order"),
            [Sign::Throne, Sign::Merlin, Sign::Lead]
                .map(Subject::Sign)
                .into_iter()
                .chain(open.colours().next().map(Subject::Magician))
                .collect(),
        ),
        (
            words.say("legend-heroes"),
            heroes.chain(black.then_some(Subject::Sign(Sign::Black))).collect::<Vec<Subject>>(),
        ),
    ];
    sections.retain(|(_, subjects): &(String, Vec<Subject>)| !subjects.is_empty());
    sections
}
