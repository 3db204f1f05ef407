//! Whatever a text says, reading it answers and never panics; and every move has a text that reads back.

#[path = "rules/random.rs"]
mod random;

use artus::{
    Action, Artus, Card, Chair, ChairSet, Components, Figures, Kind, Metal, Mode, Move, Options, Reach,
    Scoring,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use random::random_game;
use std::sync::LazyLock;
use table::{Actor, Game, Journal, Moves, Record, Seat, Turn, choose, generator};

/// The record of a whole random game of two, and some positions on its way.
static SAMPLES: LazyLock<(String, Vec<String>)> = LazyLock::new(|| {
    let options = Options::new(2, Mode::Advanced, Components::printed()).expect("two players");
    let game = random_game(&options, 11);
    let positions = (0..game.moves().len()).step_by(20).map(|moves| game.until(moves).state().position());
    (game.record().to_string(), positions.collect())
});

/// One slip of a pen: where, how many characters go, and what comes instead.
type Slip = (prop::sample::Index, usize, String);

fn slips() -> impl Strategy<Value = Vec<Slip>> {
    let digits_and_signs = "[-+0-9 =\"\\[\\]{}.,\n]{0,3}";
    let words = prop::sample::select(vec![
        "-2147483648",
        "255",
        "256",
        "99999999999",
        "knight",
        "king silver",
        "true",
        "[[seat]]",
        "*",
        "end",
        "\r\n",
        "é",
    ]);
    let texts = prop_oneof![digits_and_signs.prop_map(String::from), words.prop_map(str::to_owned)];
    prop::collection::vec((any::<prop::sample::Index>(), 0..6_usize, texts), 1..4)
}

/// The text with these slips.
fn with_slips(text: &str, slips: &[Slip]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (place, gone, new) in slips {
        let start = place.index(letters.len() + 1);
        let end = (start + gone).min(letters.len());
        letters.splice(start..end, new.chars());
    }
    letters.into_iter().collect()
}

/// Reads a position; one that is accepted is a possible one, can be written again, and can be played on.
fn try_position(text: &str) -> Result<(), TestCaseError> {
    let Ok(mut game) = Artus::from_position(text, Components::printed()) else { return Ok(()) };
    prop_assert_eq!(game.audit(), Ok(()));
    let again = Artus::from_position(&game.position(), Components::printed());
    prop_assert_eq!(again.as_ref(), Ok(&game));
    let (mut offers, mut rng) = (Moves::new(), generator(1));
    for _ in 0..40 {
        let who = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Actor::Chance,
            Turn::Seats(seats) => Actor::Seat(seats.iter().next().expect("somebody decides")),
        };
        offers.clear();
        game.moves(who, &mut offers);
        prop_assert!(!offers.is_empty());
        game.play(who, choose(&offers, &mut rng), &mut Journal::silent());
        prop_assert_eq!(game.audit(), Ok(()));
    }
    Ok(())
}

/// Reads a record, sealed or not, and plays it as far as its moves are allowed.
fn try_record(text: &str) {
    let _sealed = Record::<Artus>::parse(text, Components::printed());
    if let Ok(record) = Record::<Artus>::parse_edited(text, Components::printed()) {
        let _outcome = record.replay(None);
    }
}

fn reach() -> impl Strategy<Value = Reach> {
    (1_u8..28, 1_u8..28, any::<bool>()).prop_map(|(a, b, backward)| Reach {
        min: a.min(b),
        max: a.max(b),
        backward,
    })
}

fn figures() -> impl Strategy<Value = Figures> {
    let metals = [Figures::Only(Metal::Silver), Figures::Only(Metal::Bronze), Figures::Any];
    prop::sample::select(metals.to_vec())
}

/// Any card a components file can have.
fn card() -> impl Strategy<Value = Card> {
    prop_oneof![
        reach().prop_map(Card::Knight),
        (figures(), reach()).prop_map(|(figures, reach)| Card::King(figures, reach)),
        figures().prop_map(Card::Ring),
        prop::sample::select(Scoring::ALL.to_vec()).prop_map(Card::Scoring),
    ]
}

fn chair() -> impl Strategy<Value = Chair> {
    (0_u8..28).prop_map(|number| Chair::new(number).expect("a chair"))
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (chair(), any::<i8>()).prop_map(|(from, steps)| Action::Advance { from, steps }),
        chair().prop_map(Action::Ring),
        Just(Action::All),
        prop::collection::vec(chair(), 0..6)
            .prop_map(|chairs| Action::Score(chairs.into_iter().collect::<ChairSet>())),
        Just(Action::Best),
        Just(Action::Penalty),
    ]
}

/// Any move, allowed or not, with any card.
fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        (0..Seat::MOST).prop_map(|seat| Move::Start(Seat::new(seat))),
        prop::sample::select(Metal::ALL.to_vec()).prop_map(Move::King),
        card().prop_map(Move::Card),
        chair().prop_map(Move::Place),
        prop::sample::select(Kind::ALL.to_vec()).prop_map(Move::Draw),
        (card(), action()).prop_map(|(card, action)| Move::Play(card, action)),
    ]
}

/// 400 cases from a fixed seed, unless the environment says otherwise.
fn configured() -> ProptestConfig {
    let told = ProptestConfig::default();
    let seed = if told.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { told.rng_seed };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { told.cases } else { 400 };
    ProptestConfig { cases, rng_seed: seed, ..told }
}

proptest! {
    // The same texts in every run; PROPTEST_CASES and PROPTEST_RNG_SEED try others.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..configured() })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,60}") {
        try_position(&text)?;
        try_record(&text);
        let _components = Components::read(&text);
        if let Ok(choice) = text.parse::<Move>() {
            prop_assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        if let Ok(card) = text.parse::<Card>() {
            prop_assert_eq!(card.to_string(), text);
        }
    }

    #[test]
    fn any_words_of_moves_are_answered(
        text in "(play|place|draw|card|start|king)?( (knight|king_move|ring|score)(_pm|_any|_all|_silver)?(_[0-9]{1,3}){0,2})?( [-+0-9]{1,5}| best| ring| penalty){0,3}",
    ) {
        if let Ok(choice) = text.parse::<Move>() {
            prop_assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        let _card = text.trim().parse::<Card>();
    }

    #[test]
    fn a_position_with_slips_is_answered(slips in slips(), which in any::<prop::sample::Index>()) {
        let positions = &SAMPLES.1;
        try_position(&with_slips(&positions[which.index(positions.len())], &slips))?;
    }

    #[test]
    fn a_record_with_slips_is_answered(slips in slips()) {
        try_record(&with_slips(&SAMPLES.0, &slips));
    }

    #[test]
    fn a_components_file_with_slips_is_answered(slips in slips()) {
        if let Ok(components) = Components::read(&with_slips(Components::PRINTED, &slips)) {
            prop_assert_eq!(components.values.iter().map(|&value| i32::from(value)).sum::<i32>(), -74);
            prop_assert_eq!(components.carpet.len(), 6);
        }
    }

    #[test]
    fn every_card_has_a_text(card in card()) {
        prop_assert_eq!(card.to_string().parse(), Ok(card));
    }

    #[test]
    fn every_move_has_a_text(choice in any_move()) {
        prop_assert_eq!(choice.to_string().parse(), Ok(choice));
    }
}

/// Every action with every kind of card, also those that no card allows.
#[test]
fn every_action_has_a_text_with_every_card() {
    let chairs =
        |numbers: &[u8]| numbers.iter().filter_map(|&number| Chair::new(number)).collect::<ChairSet>();
    let five = Chair::new(5).unwrap();
    let deck = Components::printed().deck.different(artus::Deck::whole());
    for (card, _) in deck {
        for action in [
            Action::Advance { from: five, steps: 0 },
            Action::Advance { from: five, steps: -128 },
            Action::Ring(five),
            Action::All,
            Action::Score(ChairSet::EMPTY),
            Action::Score(chairs(&[5])),
            Action::Score(chairs(&[0, 5, 27])),
            Action::Best,
            Action::Penalty,
        ] {
            let choice = Move::Play(card, action);
            assert_eq!(choice.to_string().parse(), Ok(choice), "{choice}");
        }
    }
}
