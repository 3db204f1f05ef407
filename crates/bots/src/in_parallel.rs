//! Games by their numbers on several threads, counted together.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// No machine has more cores than this.
pub(crate) const MOST_THREADS: usize = 1024;

/// An accumulator over games. Accumulators are merged in any order, so they must hold whole numbers only.
pub(crate) trait Count: Send {
    /// The sum of both.
    fn and(self, other: Self) -> Self;
}

/// Counts these games: each thread takes `batch` of them at a time and plays them with what `worker` made for
/// it. `progress` hears the number of games done now and then; when it answers `false`, counting ends early.
pub(crate) fn count_games<C: Count, W: FnMut(u64, &mut C)>(
    games: Range<u64>,
    (threads, batch): (usize, u64),
    worker: impl Fn() -> (C, W) + Sync,
    mut progress: impl FnMut(u64) -> bool,
) -> C {
    let begin = Instant::now();
    let (next, done, stop) = (AtomicU64::new(games.start), AtomicU64::new(0), AtomicBool::new(false));
    let threads = useful(threads, games.end.saturating_sub(games.start).div_ceil(batch));
    let work = || {
        let (mut count, mut play) = worker();
        loop {
            let start = next.fetch_add(batch, Ordering::Relaxed);
            if start >= games.end || stop.load(Ordering::Relaxed) {
                return count;
            }
            let end = games.end.min(start + batch);
            (start..end).for_each(|number| play(number, &mut count));
            done.fetch_add(end - start, Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        while !workers.iter().all(std::thread::ScopedJoinHandle::is_finished) {
            std::thread::sleep(Duration::from_millis(if begin.elapsed().as_millis() < 200 { 2 } else { 50 }));
            if !progress(done.load(Ordering::Relaxed)) {
                stop.store(true, Ordering::Relaxed);
            }
        }
        let counts = workers.into_iter().map(|worker| worker.join().expect("a game does not panic"));
        counts.reduce(Count::and).expect("there is at least one thread")
    })
}

/// Plays these games on some threads; what came of each, in their order.
pub fn each_game<T: Send>(games: Range<u64>, threads: usize, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(games.start);
    let work = || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games.end {
                return played;
            }
            played.push((number, play(number)));
        }
    };
    let threads = useful(threads, games.end.saturating_sub(games.start));
    let mut played: Vec<(u64, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a game does not panic")).collect()
    });
    played.sort_by_key(|&(number, _)| number);
    played.into_iter().map(|(_, result)| result).collect()
}

/// As many threads as were asked for, but none that would find nothing to do.
fn useful(threads: usize, batches: u64) -> usize {
    threads.clamp(1, MOST_THREADS).min(usize::try_from(batches).unwrap_or(MOST_THREADS).max(1))
}
