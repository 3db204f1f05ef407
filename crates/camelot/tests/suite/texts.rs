//! Any mission and any move of Camelot, and the texts only Camelot has.

use camelot::{
    Bonus, Camelot, Colour, Components, Deck, Field, Fists, HeroUse, Mission, Move, Part, Room, Shield, Side,
    Source, Task,
};
use suite::proptest::prelude::*;
use suite::proptest::string::string_regex;
use table::{Game, Seat};

fn one_of<T: Copy + std::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = T> {
    prop::sample::select(all.to_vec())
}

fn field() -> impl Strategy<Value = Field> {
    "[a-z0-9_]{1,8}".prop_map(|id| id.parse().expect("a field"))
}

/// Any card a components file can have.
fn mission() -> impl Strategy<Value = Mission> {
    let shields = prop::collection::vec(one_of(&Shield::ALL), 1..=3);
    let task = prop_oneof![
        shields.prop_map(|shields| Task::Shields(shields.into_iter().collect())),
        any::<u8>().prop_map(|points| Task::Special { points }),
    ];
    (one_of(&Deck::ALL), task).prop_map(|(deck, task)| Mission { deck, task })
}

fn hero_use() -> impl Strategy<Value = HeroUse> {
    prop_oneof![
        (one_of(&Shield::ALL), field()).prop_map(|(shield, field)| HeroUse::Place(shield, field)),
        Just(HeroUse::Choose),
        mission().prop_map(HeroUse::Remove),
        field().prop_map(HeroUse::Black),
        Just(HeroUse::Score),
    ]
}

/// Any move, allowed or not.
pub(crate) fn any_move() -> impl Strategy<Value = Move> {
    let of_chance = prop_oneof![
        (one_of(&Room::ALL), one_of(&Side::ALL)).prop_map(|(room, side)| Move::Side(room, side)),
        (0..Seat::MOST).prop_map(|seat| Move::Eldest(Seat::new(seat))),
        one_of(&Colour::ALL).prop_map(Move::Card),
        mission().prop_map(Move::Mission),
        any::<u8>().prop_map(Move::Merlin),
        one_of(&Part::ALL).prop_map(Move::Grail),
        Just(Move::Reveal),
    ];
    let of_players = prop_oneof![
        one_of(&Colour::ALL).prop_map(Move::Colour),
        (any::<u8>(), any::<Option<u8>>()).prop_map(|(first, second)| Move::Send(Fists { first, second })),
        any::<u8>().prop_map(Move::Predict),
        mission().prop_map(Move::Take),
        any::<u8>().prop_map(Move::Fetch),
        (one_of(&Shield::ALL), field()).prop_map(|(shield, field)| Move::Place(shield, field)),
        one_of(&Shield::ALL).prop_map(Move::Return),
        (one_of(&Source::ALL), field()).prop_map(|(source, field)| Move::Extra(source, field)),
        one_of(&Bonus::ALL).prop_map(Move::Bonus),
        Just(Move::Draw),
    ];
    prop_oneof![
        of_chance,
        of_players,
        one_of(&Part::ALL).prop_map(Move::Tile),
        hero_use().prop_map(Move::Hero),
        field().prop_map(Move::Magician),
        Just(Move::Decline),
    ]
}

/// Words of options in any order: those that are accepted read back, and a game can begin with them.
#[test]
fn any_words_of_options_are_answered() {
    let words = "(players=[0-9]{1,2})?( sides=([AB]{3,5}|random))?( heroes=(on|off|expert(:[0-9])?))?( colours=(red|blue|[+,]|violet|green|yellow){1,9})?";
    suite::texts::try_all(&string_regex(words).expect("a regular expression"), |text| {
        if let Ok(options) = Camelot::read_options(&text, Components::printed()) {
            prop_assert_eq!(Camelot::read_options(&options.to_string(), Components::printed()), Ok(options));
            prop_assert_eq!(Camelot::setup(&options).audit(), Ok(()));
        }
        Ok(())
    });
}

/// Every card a components file can have has a text that reads back.
#[test]
fn every_mission_has_a_text() {
    suite::texts::try_all(&mission(), |mission| {
        prop_assert_eq!(mission.to_string().parse(), Ok(mission));
        Ok(())
    });
}
