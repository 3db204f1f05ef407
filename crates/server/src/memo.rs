//! Caches what drawing a snapshot derives from the events so far: computed once for all viewers.

use games::{AnyEvent, RunningGame};
use std::any::Any;
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};
use table::{Eye, Seat};

/// A result of any type.
type Thing = Arc<dyn Any + Send + Sync>;

/// The cache of one snapshot, shared by all its viewers.
#[derive(Default)]
pub(crate) struct Memo {
    /// The result of an earlier snapshot of the same course of events.
    before: Option<Thing>,
    followed: OnceLock<Thing>,
    /// To whom the bots resign.
    resigned_to: OnceLock<Option<Seat>>,
}

/// A value computed from the first `events` events.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Followed<T> {
    events: usize,
    pub(crate) things: T,
}

impl Memo {
    /// The cache for the next snapshot, in which the game may have gone on.
    pub(crate) fn next(&self) -> Self {
        let before = self.followed.get().or(self.before.as_ref()).cloned();
        Self { before, ..Self::default() }
    }

    /// The seat to which the bots resign, found out once.
    pub(crate) fn resigned_to(&self, find_out: impl FnOnce() -> Option<Seat>) -> Option<Seat> {
        *self.resigned_to.get_or_init(find_out)
    }

    /// Folds all public events into a value, one type for each game. It continues from the previous snapshot's value. A
    /// debug build checks that the value depends on nothing but the events.
    pub(crate) fn followed<T>(
        &self,
        running: &dyn RunningGame,
        follow: impl Fn(&mut T, &AnyEvent),
    ) -> Arc<Followed<T>>
    where
        T: Clone + Default + PartialEq + Debug + Send + Sync + 'static,
    {
        let (count, _) = running.newest_events(0, Eye::Spectator);
        let find_out = |mut from: Followed<T>| {
            let (_, new) = running.newest_events(count - from.events, Eye::Spectator);
            new.iter().for_each(|event| follow(&mut from.things, event));
            Followed { events: count, ..from }
        };
        let known = self.followed.get_or_init(|| {
            let before = self.before.as_ref().and_then(|before| before.downcast_ref::<Followed<T>>());
            Arc::new(find_out(before.filter(|before| before.events <= count).cloned().unwrap_or_default()))
        });
        let known = Arc::clone(known).downcast::<Followed<T>>().expect("a game follows one kind of things");
        if cfg!(debug_assertions) {
            assert_eq!(*known, find_out(Followed::default()), "it depends on more than the events");
        }
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use artus::Artus;
    use games::start;
    use table::{Dice, Game};

    /// A game before its first move, and after chance has thrown.
    fn game() -> [Box<dyn RunningGame>; 2] {
        let options = Artus::read_options("players=2 mode=beginner", Artus::printed()).unwrap();
        let begin = start::<Artus>(options, Vec::new());
        let mut thrown = begin.fork();
        thrown.throw(&Dice::new(&[7; 32], std::iter::empty())).unwrap();
        [begin, thrown]
    }

    fn count(events: &mut Vec<AnyEvent>, event: &AnyEvent) {
        events.push(*event);
    }

    #[test]
    fn events_are_followed_from_where_the_moment_before_has_come_to() {
        let [begin, thrown] = game();
        let first = Memo::default();
        let none = first.followed(&*begin, count);
        let next = first.next();
        let all = next.followed(&*thrown, count);
        assert_eq!((none.things.len(), none.events), (0, 0));
        assert_eq!(all.things, thrown.newest_events(usize::MAX, Eye::Spectator).1);
        assert!(!all.things.is_empty());
        assert!(Arc::ptr_eq(&all, &next.followed(&*thrown, count)), "once for everybody");
        assert_eq!(next.next().next().followed(&*thrown, count), all, "nobody need have looked in between");
        assert_eq!(next.next().followed(&*begin, count).things, [], "further back it begins anew");
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic = "depends on more than the events"]
    fn things_that_depend_on_the_reader_are_noticed() {
        let ([_, thrown], memo) = (game(), Memo::default());
        memo.followed(&*thrown, |reader: &mut u8, _| *reader = 7);
        memo.followed(&*thrown, |reader: &mut u8, _| *reader = 8);
    }
}
