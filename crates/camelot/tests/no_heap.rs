//! Playing allocates nothing: a game is a small `Copy` value, and so is everything a decision needs.

use camelot::{Camelot, Components};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use table::{Actor, Eye, Game, Journal, Moves, Turn, choose, draw, generator};

thread_local! {
    /// How often this thread has asked for memory. The test harness runs in other threads.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

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

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often `what` asks for memory.
fn allocations(what: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    what();
    ALLOCATIONS.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
    assert_eq!(allocations(|| drop(std::hint::black_box(vec![0_u8; 100]))), 1);
    assert_eq!(allocations(|| assert!(std::hint::black_box(1) == 1)), 0);
}

#[test]
fn a_game_is_a_small_copy() {
    const fn is_copy<T: Copy>() {}
    is_copy::<Camelot>();
    is_copy::<camelot::Move>();
    is_copy::<camelot::Event>();
    assert!(size_of::<Camelot>() <= 768, "{} bytes", size_of::<Camelot>());
}

/// Every decision of random games with all sides, with and without heroes: what is offered, that it is not refused, what
/// it does, what it scores.
#[test]
fn no_decision_allocates() {
    let mut decisions = 0;
    for options in Camelot::every_option(Components::printed()) {
        let mut rng = generator(options.players() as u64);
        for number in 0..3 {
            let mut game = Camelot::setup(&options);
            let mut offers = Moves::new();
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
                    std::hint::black_box((game.view(Eye::Spectator), game.scores()));
                });
                assert_eq!(asked, 0, "game {number} with {options}: {game:?}");
                decisions += 1;
            }
        }
    }
    assert!(decisions > 204 * 3 * 100, "{decisions}");
}
