//! Whatever a text says, reading it answers and never panics; and every move has a text that reads back.

#[path = "rules/random.rs"]
mod random;

use merlin::{
    Colour, Components, Die, Direction, Frame, Item, Kind, Merlin, Mission, Move, Options, Pile, Pips,
    ScoringStep, SetupStep, Site, Space, StartingTile, TerrainTile, Vassal, Window,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use random::random_game;
use std::sync::LazyLock;
use table::{Actor, Game, Journal, Moves, Record, Seat, Turn, choose, generator};

/// The record of a whole random game of two, and some positions on its way.
static SAMPLES: LazyLock<(String, Vec<String>)> = LazyLock::new(|| {
    let options = Options::new(2, Components::printed()).expect("two players");
    let game = random_game(&options, 11);
    let positions = (0..game.moves().len()).step_by(7).map(|moves| game.until(moves).state().position());
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
        "black",
        "window moved",
        "true",
        "[[seat]]",
        "*",
        "end",
        "\r\n",
        "é",
        "m01",
        "replace 2",
        "execution",
        "grail blue",
        "over",
        "used",
        "merlin",
    ]);
    let texts = prop_oneof![digits_and_signs.prop_map(String::from), words.prop_map(str::to_owned)];
    prop::collection::vec((any::<prop::sample::Index>(), 0..8_usize, texts), 1..4)
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
fn try_position(text: &str) -> Result<bool, TestCaseError> {
    let Ok(mut game) = Merlin::from_position(text, Components::printed()) else { return Ok(false) };
    prop_assert_eq!(game.audit(), Ok(()));
    let again = Merlin::from_position(&game.position(), Components::printed());
    prop_assert_eq!(again.as_ref(), Ok(&game));
    let (mut offers, mut rng) = (Moves::new(), generator(1));
    for _ in 0..60 {
        let who = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Actor::Chance,
            Turn::Seats(seats) => Actor::Seat(seats.iter().next().expect("somebody decides")),
        };
        offers.clear();
        game.moves(who, &mut offers);
        prop_assert!(!offers.is_empty(), "{}", game.position());
        game.play(who, choose(&offers, &mut rng), &mut Journal::silent());
        prop_assert_eq!(game.audit(), Ok(()), "{}", game.position());
    }
    Ok(true)
}

/// Reads a record, sealed or not, and plays it as far as its moves are allowed.
fn try_record(text: &str) {
    let _sealed = Record::<Merlin>::parse(text, Components::printed());
    if let Ok(record) = Record::<Merlin>::parse_edited(text, Components::printed()) {
        let _outcome = record.replay(None);
    }
}

fn one_of<T: Clone + std::fmt::Debug + 'static>(
    all: impl IntoIterator<Item = T>,
) -> impl Strategy<Value = T> {
    prop::sample::select(all.into_iter().collect::<Vec<_>>())
}

fn colour() -> impl Strategy<Value = Colour> {
    one_of(Colour::ALL)
}

fn item() -> impl Strategy<Value = Item> {
    (one_of(Kind::ALL), colour()).prop_map(|(kind, colour)| Item { kind, colour })
}

fn mission() -> impl Strategy<Value = Mission> {
    one_of(Mission::all())
}

fn pips() -> impl Strategy<Value = Pips> {
    one_of(Pips::all())
}

/// Any move, allowed or not.
fn any_move() -> impl Strategy<Value = Move> {
    let chance = prop_oneof![
        mission().prop_map(Move::Mission),
        one_of(TerrainTile::all()).prop_map(Move::Tile),
        (0..Seat::MOST).prop_map(|seat| Move::Start(Seat::new(seat))),
        one_of(StartingTile::all()).prop_map(Move::StartingTile),
        colour().prop_map(Move::Traitor),
        pips().prop_map(Move::Roll),
    ];
    let windows = prop_oneof![
        mission().prop_map(Move::Complete),
        mission().prop_map(Move::Second),
        (one_of(Die::ALL), pips()).prop_map(|(die, pips)| Move::Die(die, pips)),
        pips().prop_map(Move::Apple),
        one_of(Direction::ALL).prop_map(Move::Walk),
        one_of(Space::all()).prop_map(Move::DifferentAction),
        one_of([
            Move::TurnDie,
            Move::Reverse,
            Move::Mirror,
            Move::Forfeit,
            Move::Perform,
            Move::Staff,
            Move::End
        ]),
    ];
    let actions = prop_oneof![
        (one_of(Vassal::ALL), colour()).prop_map(|(vassal, colour)| Move::Deploy(vassal, colour)),
        colour().prop_map(Move::Dismiss),
        item().prop_map(Move::Take),
        colour().prop_map(Move::Place),
        item().prop_map(Move::Return),
        mission().prop_map(Move::Discard),
        (one_of(Site::all(4)), colour()).prop_map(|(site, colour)| Move::Build(site, colour)),
        mission().prop_map(|mission| Move::Draw(Pile::Display(mission))),
        colour().prop_map(Move::Repel),
        one_of([Move::Draw(Pile::Deck), Move::UseGrail, Move::Done]),
    ];
    prop_oneof![chance, windows, actions]
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
    }

    #[test]
    fn any_words_of_moves_are_answered(
        text in "(die|apple|walk|deploy|take|build|draw|discard|complete|mission|roll)?( (own|merlin|builder|flag|m[0-9]{1,3}|deck|[0-9]{1,2},[0-9]))?( (black|[0-9]{1,3}|clockwise)){0,2}",
    ) {
        if let Ok(choice) = text.parse::<Move>() {
            prop_assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        let _frame = text.parse::<Frame>();
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
            prop_assert_eq!(components.ring[0], Colour::Black);
            prop_assert_eq!(components.rondel.iter().filter(|kind| kind.id() == "build").count(), 3);
        }
    }

    #[test]
    fn every_move_has_a_text(choice in any_move()) {
        prop_assert_eq!(choice.to_string().parse(), Ok(choice));
    }
}

/// Every frame has a text that reads back.
#[test]
fn every_frame_has_a_text() {
    let frames = SetupStep::BASE
        .map(Frame::Setup)
        .into_iter()
        .chain(Window::ALL.map(Frame::Window))
        .chain(ScoringStep::BASE.map(Frame::Scoring))
        .chain(Colour::ALL.map(Frame::Grail))
        .chain([0, 1, 2, 3].map(|seat| Frame::RepelTraitors(Seat::new(seat))))
        .chain(merlin::Destination::ALL.map(Frame::Card))
        .chain([1, 2].map(Frame::Replace))
        .chain([
            Frame::Dice,
            Frame::Execution,
            Frame::Repeat,
            Frame::Exchange,
            Frame::SecondDiscard,
            Frame::Tower,
        ])
        .chain([Frame::TurnEnd, Frame::NewTraitors, Frame::Over]);
    for frame in frames {
        assert_eq!(frame.to_string().parse(), Ok(frame));
    }
}

/// The positions tried above are read in all their states, and most slips are noticed or harmless.
#[test]
fn the_samples_are_positions() {
    let positions = &SAMPLES.1;
    assert!(positions.len() > 30);
    for text in positions {
        assert!(Merlin::from_position(text, Components::printed()).is_ok(), "{text}");
    }
}
