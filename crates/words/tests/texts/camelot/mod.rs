//! Everything The Future of Camelot can say, in every language.

mod events;
mod games;
mod refusals;
mod sentences;
mod things;

use crate::common::both;
use camelot::{BoardName, Camelot, Colour, Components, Deck, Destination, Due, Field, Room};
use table::Game;
use words::Words;

const RED: Colour = Colour::Red;

fn printed() -> &'static Components {
    Camelot::printed()
}

fn fields() -> Vec<Field> {
    let boards = BoardName::ALL.map(|name| printed().board(name));
    boards.iter().flat_map(|board| board.fields.iter().map(|field| field.id)).collect()
}

fn missions() -> Vec<camelot::Mission> {
    let decks = Deck::ALL.into_iter();
    decks
        .flat_map(|deck| printed().missions.different(printed().missions.of(deck)))
        .map(|(card, _)| card)
        .collect()
}

#[track_caller]
fn assert_translated(words: Words, text: &str, english: &str) {
    assert_eq!(text == english, words == both()[0], "{} {text}", words.lang());
}

fn dues() -> Vec<Due> {
    let mut dues =
        vec![Due::Eldest, Due::Colour, Due::Card, Due::Send, Due::Predict, Due::Reveal, Due::Merlin];
    dues.extend([Due::Take, Due::Fetch, Due::Shield, Due::Grail(1), Due::Percival(2), Due::Tile(1)]);
    dues.extend([Due::Bonus(1), Due::Hero, Due::Magician, Due::Over, Due::Side(Room::Red)]);
    dues.extend(Deck::ALL.map(Due::Mission));
    dues.extend(Destination::ALL.map(Due::Extra));
    dues
}
