//! The tests every game passes, written once.
//!
//! A game crate describes itself as a [`GameUnderTest`] in `tests/suite/main.rs` and calls [`suite!`]. What is specific
//! to the game (perft numbers, refused positions, numbers of decisions) is in files beside it, in the same test
//! program, because linking takes longer than most tests.
//!
//! The tests of the house read its pages here ([`page`]): in this crate the reader of HTML is built with optimisation,
//! among the tests of the house it would be built without, and take a third of their time.
//!
//! Deliberately absent: any game. Only tests use it; nothing of it is in the program.

pub mod golden;
pub mod laws;
pub mod memory;
pub mod page;
pub mod perft;
pub mod positions;
mod random;
pub mod records;
pub mod situations;
pub mod texts;

pub use proptest;
pub use random::{random_game, step, watched_game};

use proptest::strategy::BoxedStrategy;
use table::{Actor, Game};

/// The options of a subject's game.
pub type OptionsOf<S> = <<S as GameUnderTest>::Game as Game>::Options;
/// The moves of a subject's game.
pub type MoveOf<S> = <<S as GameUnderTest>::Game as Game>::Move;
/// The components of a subject's game.
pub type ComponentsOf<S> = <<S as GameUnderTest>::Game as Game>::Components;

/// A game under test, and what differs between games.
pub trait GameUnderTest: 'static {
    /// The game.
    type Game: Game<Event: Copy> + Copy;

    /// The folder of its crate: `env!("CARGO_MANIFEST_DIR")`.
    const CRATE: &'static str;
    /// The text of the components that come with the program.
    const PRINTED: &'static str;
    /// The largest size of a game in bytes.
    const BYTES: usize;
    /// How many games of each set of options are played while allocations are counted.
    const WATCHED: u64;
    /// The fewest moves they must have together.
    const MOVES: u64;
    /// Words inserted into texts as slips: numbers out of bounds, words of positions and records.
    const SLIPS: &'static [&'static str];
    /// A regular expression for texts that may or may not be moves.
    const WORDS_OF_MOVES: &'static str;
    /// How many moves lie between two of the positions that are tried with slips.
    const STRIDE: usize;
    /// How many free places the stack of what is due has at least between two moves; 0 for a game without a stack.
    const SPARE_PLACES: usize;

    /// The golden games with their names; the index in the list is the seed of the game.
    fn golden() -> Vec<(String, OptionsOf<Self>)>;

    /// Further golden games of which only a hash is stored, each with its seed.
    fn summed() -> Vec<(u64, OptionsOf<Self>)> {
        Vec::new()
    }

    /// The options of the game whose record and positions are tried with slips.
    fn sample() -> OptionsOf<Self>;

    /// Any move, allowed or not.
    fn any_move() -> BoxedStrategy<MoveOf<Self>>;

    /// Asserts what must be true of all accepted components, however they were changed.
    fn check_components(components: &ComponentsOf<Self>);

    /// Parses moves, frames and whatever else a game reads from a text; it must not panic.
    fn read_more(_text: &str) {}

    /// The examples of the handbook.
    fn handbook() -> Handbook;

    /// Asserts that an example gave what its second line says.
    fn check_example(example: &Example<'_, Self>);
}

/// An example of the handbook, played.
#[derive(Debug)]
pub struct Example<'a, S: GameUnderTest + ?Sized> {
    /// Its file.
    pub name: &'a str,
    /// What it gives, according to its second line.
    pub gives: &'a str,
    /// Who makes the move.
    pub actor: Actor,
    /// The game before the move.
    pub before: S::Game,
    /// The game after it.
    pub after: S::Game,
    /// The events of the move.
    pub events: &'a [<S::Game as Game>::Event],
}

/// Where the examples of a game's handbook are.
#[derive(Clone, Copy, Debug)]
pub struct Handbook {
    /// The folder of the positions, from the root of the repository.
    pub folder: &'static str,
    /// The page that shows them, from the root of the repository.
    pub page: &'static str,
    /// The prefixes of the names of the examples, in order.
    pub sections: &'static [&'static str],
    /// Whether the page says below each example how many points it gives.
    pub expected: bool,
}

/// Declares the tests of a [`GameUnderTest`]. Once in each test program, because it replaces the global allocator.
#[macro_export]
macro_rules! suite {
    ($subject:ty) => {
        #[global_allocator]
        static ALLOCATOR: $crate::memory::Counting = $crate::memory::Counting;

        $crate::tests! { $subject;
            golden:
                every_golden_game_is_replayed_to_the_same_events_and_scores,
                every_other_set_is_played_to_the_same_sum,
                no_golden_game_is_missing_and_no_file_is_left_over;
            memory:
                the_counter_counts,
                a_game_is_a_small_copy,
                no_decision_allocates;
            positions:
                every_example_of_the_handbook_plays_as_it_says,
                the_handbook_shows_the_examples_as_they_are,
                a_wrong_value_is_told_with_its_key;
            records:
                a_record_is_written_read_and_replayed,
                a_decision_is_taken_back_without_a_trace,
                a_record_with_other_components_is_refused;
            situations:
                every_situation_of_every_set_is_sound;
            texts:
                any_text_is_answered,
                any_words_of_moves_are_answered,
                a_position_with_slips_is_answered,
                a_record_with_slips_is_answered,
                a_components_file_with_slips_is_answered,
                every_move_has_a_text,
                the_samples_are_positions;
        }
    };
}

/// A test for each of these functions of the suite, named after its module: `cargo test --test suite golden`.
#[doc(hidden)]
#[macro_export]
macro_rules! tests {
    ($subject:ty; $($module:ident: $($name:ident),+;)+) => {
        mod every_game {
            $(
                mod $module {
                    use super::super::*;
                    $(
                        #[test]
                        fn $name() {
                            $crate::$module::$name::<$subject>();
                        }
                    )+
                }
            )+
        }
    };
}
