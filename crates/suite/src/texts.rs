//! Parsing any text returns and never panics; and every move has a text that reads back.

use crate::{GameUnderTest, MoveOf, random_game};
use proptest::prelude::*;
use proptest::string::string_regex;
use proptest::test_runner::{RngSeed, TestRunner};
use table::{Actor, Game, Journal, Moves, Record, Turn, choose, generator};

/// One slip of a pen: where, how many characters to remove, and what to insert.
type Slip = (prop::sample::Index, usize, String);

fn slips<S: GameUnderTest>() -> impl Strategy<Value = Vec<Slip>> {
    let digits_and_signs = string_regex("[-+0-9 =\"\\[\\]{}.,\n]{0,3}").expect("a regular expression");
    let words = prop::sample::select(S::SLIPS).prop_map(str::to_owned);
    let texts = prop_oneof![digits_and_signs, words];
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

/// The record of a whole random game, and positions on its way.
fn samples<S: GameUnderTest>() -> (String, Vec<String>) {
    let game = random_game::<S::Game>(&S::sample(), 11);
    let moves = (0..game.moves().len()).step_by(S::STRIDE);
    (game.record().to_string(), moves.map(|moves| game.until(moves).state().position()).collect())
}

/// Parses a position; an accepted one is possible, can be written again, and can be played on.
fn try_position<G: Game>(text: &str) -> Result<(), TestCaseError> {
    let Ok(mut game) = G::from_position(text, G::printed()) else { return Ok(()) };
    prop_assert_eq!(game.audit(), Ok(()));
    let again = G::from_position(&game.position(), G::printed());
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
    Ok(())
}

/// Parses a record, sealed or not, and replays it as far as its moves are allowed.
fn try_record<G: Game>(text: &str) {
    let _sealed = Record::<G>::parse(text, G::printed());
    if let Ok(record) = Record::<G>::parse_edited(text, G::printed()) {
        let _outcome = record.replay(None);
    }
}

/// Parses a move; an accepted one has a text that reads back.
fn try_move<S: GameUnderTest>(text: &str) -> Result<(), TestCaseError> {
    S::read_more(text);
    if let Ok(choice) = text.parse::<MoveOf<S>>() {
        prop_assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    Ok(())
}

/// Tries 400 cases from a fixed seed, so the same texts in every run; `PROPTEST_CASES` and `PROPTEST_RNG_SEED` try
/// others.
///
/// # Panics
/// With the smallest case found that fails.
pub fn try_all<T: Strategy>(texts: &T, test: impl Fn(T::Value) -> Result<(), TestCaseError>) {
    let told = ProptestConfig::default();
    let seed = if told.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { told.rng_seed };
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { told.cases } else { 400 };
    let configured = ProptestConfig { cases, rng_seed: seed, failure_persistence: None, ..told };
    if let Err(error) = TestRunner::new(configured).run(texts, test) {
        panic!("{error}");
    }
}

/// Any text at all, as a position, a record, components, options and a move.
///
/// # Panics
/// If reading it panics, or something is accepted that is not possible.
pub fn any_text_is_answered<S: GameUnderTest>() {
    try_all(&string_regex("\\PC{0,60}").expect("a regular expression"), |text| {
        try_position::<S::Game>(&text)?;
        try_record::<S::Game>(&text);
        let _components = S::Game::read_components(&text);
        let _options = S::Game::read_options(&text, S::Game::printed());
        try_move::<S>(&text)
    });
}

/// Words of moves in any order.
///
/// # Panics
/// If reading them panics, or a move has no text that reads back.
pub fn any_words_of_moves_are_answered<S: GameUnderTest>() {
    let texts = string_regex(S::WORDS_OF_MOVES).expect("a regular expression");
    try_all(&texts, |text| try_move::<S>(&text));
}

/// Positions of a whole game with a few slips of a pen.
///
/// # Panics
/// If reading them panics, or something is accepted that is not possible.
pub fn a_position_with_slips_is_answered<S: GameUnderTest>() {
    let positions = samples::<S>().1;
    try_all(&(slips::<S>(), any::<prop::sample::Index>()), |(slips, which)| {
        try_position::<S::Game>(&with_slips(&positions[which.index(positions.len())], &slips))
    });
}

/// The record of a whole game with a few slips of a pen.
///
/// # Panics
/// If reading it panics.
pub fn a_record_with_slips_is_answered<S: GameUnderTest>() {
    let record = samples::<S>().0;
    try_all(&slips::<S>(), |slips| {
        try_record::<S::Game>(&with_slips(&record, &slips));
        Ok(())
    });
}

/// The components of the program with a few slips of a pen.
///
/// # Panics
/// If reading them panics, or what is accepted is not what it must be.
pub fn a_components_file_with_slips_is_answered<S: GameUnderTest>() {
    try_all(&slips::<S>(), |slips| {
        if let Ok(components) = S::Game::read_components(&with_slips(S::PRINTED, &slips)) {
            S::check_components(components);
        }
        Ok(())
    });
}

/// Any move, allowed or not.
///
/// # Panics
/// If its text does not read back.
pub fn every_move_has_a_text<S: GameUnderTest>() {
    try_all(&S::any_move(), |choice| {
        prop_assert_eq!(choice.to_string().parse(), Ok(choice));
        Ok(())
    });
}

/// The positions tried with slips are positions, and not too few.
///
/// # Panics
/// If one cannot be read.
pub fn the_samples_are_positions<S: GameUnderTest>() {
    let positions = samples::<S>().1;
    assert!(positions.len() > 30, "{} positions", positions.len());
    for text in positions {
        assert!(S::Game::from_position(&text, S::Game::printed()).is_ok(), "{text}");
    }
}
