//! Playing does not allocate: a game is a small `Copy` value, and so is everything a decision needs.

use crate::{GameUnderTest, MoveOf};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;
use table::{Actor, Eye, Game, Journal, Moves, Turn, choose, draw, generator};

thread_local! {
    /// How often this thread has allocated. The test harness and other tests run in other threads.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system allocator, counting.
#[derive(Debug)]
pub struct Counting;

fn count() {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
}

#[expect(unsafe_code, reason = "an allocator cannot be written otherwise")]
// SAFETY: every request goes unchanged to the allocator of the system; counting it touches a constant-initialised
// thread-local number without a destructor, which neither allocates nor fails.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promise is the one `System` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as above.
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}

/// How often `what` allocates.
fn allocations(what: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    what();
    ALLOCATIONS.get() - before
}

/// Checks that the allocator of this program counts.
///
/// # Panics
/// If it does not.
pub fn the_counter_counts<S: GameUnderTest>() {
    assert_eq!(allocations(|| drop(black_box(Box::new(1)))), 1);
    assert_eq!(allocations(|| drop(black_box(vec![0_u8; 100]))), 1);
    assert_eq!(allocations(|| assert!(black_box(1) == 1)), 0);
}

/// A game, its moves and its events are `Copy`, and a game is small.
///
/// # Panics
/// If it is larger than its subject says.
pub fn a_game_is_a_small_copy<S: GameUnderTest>() {
    const fn is_copy<T: Copy>() {}
    is_copy::<S::Game>();
    is_copy::<MoveOf<S>>();
    is_copy::<<S::Game as Game>::Event>();
    assert!(size_of::<S::Game>() <= S::BYTES, "{} bytes", size_of::<S::Game>());
}

/// Every decision of random games with every set of options: offers, refusals, the move itself, views and scores.
///
/// # Panics
/// If one of them asks for memory.
pub fn no_decision_allocates<S: GameUnderTest>() {
    let (mut made, mut rng) = (0, generator(1));
    for options in S::Game::every_option(S::Game::printed()) {
        for number in 0..S::WATCHED {
            let (mut game, mut offers) = (S::Game::setup(&options), Moves::new());
            while game.turn() != Turn::Over {
                let asked = allocations(|| {
                    let mut journal = Journal::silent();
                    let (who, choice) = match game.turn() {
                        Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
                        Turn::Seats(seats) => {
                            let who = seats.iter().next().map_or(Actor::Chance, Actor::Seat);
                            offers.clear();
                            game.moves(who, &mut offers);
                            (who, choose(&offers, &mut rng))
                        }
                    };
                    assert!(game.try_play(who, choice, &mut journal).is_ok());
                    black_box((game.view(Eye::Spectator), game.scores()));
                });
                assert_eq!(asked, 0, "game {number} with {options}: {game:?}");
                made += 1;
            }
        }
    }
    assert!(made > S::MOVES, "{made} moves");
}
