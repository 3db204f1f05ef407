//! Who thinks next. Thinking is shared out fairly: in turn over the addresses that wait, and at each address in turn over
//! its people, whatever number of tables they have. Bots at tables come before hints, but never keep them out altogether.
//!
//! A further class of work that can wait longer, such as a review of a game, is one more [`Class`] after the others.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// What is thought of, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// The move of a bot: a table waits for it.
    Bot,
    /// A hint: one person waits for it.
    Hint,
    /// A picture: a program or a page waits for it.
    Picture,
    /// A password to be hashed: somebody waits to be let in.
    Password,
}

impl Class {
    /// All classes, the most urgent first.
    const ALL: [Self; 4] = [Self::Bot, Self::Hint, Self::Picture, Self::Password];

    const fn index(self) -> usize {
        match self {
            Self::Bot => 0,
            Self::Hint => 1,
            Self::Picture => 2,
            Self::Password => 3,
        }
    }
}

/// How often a class that waits is passed over by more urgent ones before it has its turn all the same.
const PASSED_OVER: u32 = 3;

/// For whom something is thought of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Asker {
    /// Where the table was opened from, or where the hint was asked for, if that is known: all who are not known share
    /// one turn. Otherwise whoever makes up guests would have as many turns.
    pub(crate) origin: Option<i64>,
    /// Whose table it is, or who asked.
    pub(crate) person: i64,
}

/// One thing that waits.
struct Entry<T> {
    ticket: u64,
    wakes: T,
}

/// What one person waits for.
struct OfPerson<T> {
    person: i64,
    entries: VecDeque<Entry<T>>,
}

/// What the people at one address wait for.
struct OfOrigin<T> {
    origin: Option<i64>,
    people: VecDeque<OfPerson<T>>,
}

/// What waits in one class: a ring of addresses, each with a ring of people.
struct Line<T> {
    origins: VecDeque<OfOrigin<T>>,
    waiting: usize,
}

impl<T> Line<T> {
    const fn new() -> Self {
        Self { origins: VecDeque::new(), waiting: 0 }
    }

    fn push(&mut self, asker: Asker, entry: Entry<T>) {
        self.waiting += 1;
        let at = self.origins.iter().position(|one| one.origin == asker.origin).unwrap_or_else(|| {
            self.origins.push_back(OfOrigin { origin: asker.origin, people: VecDeque::new() });
            self.origins.len() - 1
        });
        let people = &mut self.origins[at].people;
        let at = people.iter().position(|one| one.person == asker.person).unwrap_or_else(|| {
            people.push_back(OfPerson { person: asker.person, entries: VecDeque::new() });
            people.len() - 1
        });
        people[at].entries.push_back(entry);
    }

    /// Takes the next one among the people who may have another; whoever was taken goes to the end of the ring.
    fn pop(&mut self, may: impl Fn(i64) -> bool) -> Option<(Asker, T)> {
        let find = |one: &OfOrigin<T>| one.people.iter().position(|of| may(of.person));
        let (at, of) = self.origins.iter().enumerate().find_map(|(at, one)| Some((at, find(one)?)))?;
        let mut group = self.origins.remove(at)?;
        let mut mine = group.people.remove(of)?;
        let asker = Asker { origin: group.origin, person: mine.person };
        let entry = mine.entries.pop_front();
        if !mine.entries.is_empty() {
            group.people.push_back(mine);
        }
        if !group.people.is_empty() {
            self.origins.push_back(group);
        }
        self.waiting -= 1;
        entry.map(|entry| (asker, entry.wakes))
    }

    /// Takes out what is no longer waited for.
    fn remove(&mut self, asker: Asker, ticket: u64) {
        let Some(at) = self.origins.iter().position(|one| one.origin == asker.origin) else { return };
        let people = &mut self.origins[at].people;
        let Some(of) = people.iter().position(|one| one.person == asker.person) else { return };
        let before = people[of].entries.len();
        people[of].entries.retain(|entry| entry.ticket != ticket);
        self.waiting -= before - people[of].entries.len();
        if people[of].entries.is_empty() {
            people.remove(of);
        }
        if people.is_empty() {
            self.origins.remove(at);
        }
    }
}

/// Everything that waits and everything that is thought of now.
struct Queue<T> {
    /// How many more may begin.
    free: usize,
    /// How many of one person are thought of at once.
    per_person: usize,
    running: HashMap<i64, usize>,
    lines: [Line<T>; Class::ALL.len()],
    passed_over: [u32; Class::ALL.len()],
    tickets: u64,
}

impl<T> Queue<T> {
    fn new(at_once: usize, per_person: usize) -> Self {
        let lines = [const { Line::new() }; Class::ALL.len()];
        let (running, passed_over) = (HashMap::new(), [0; Class::ALL.len()]);
        Self { free: at_once, per_person, running, lines, passed_over, tickets: 0 }
    }

    /// Waits from now on; the ticket is for [`Queue::leave`].
    fn join(&mut self, asker: Asker, class: Class, wakes: T) -> u64 {
        self.tickets += 1;
        self.lines[class.index()].push(asker, Entry { ticket: self.tickets, wakes });
        self.tickets
    }

    fn leave(&mut self, asker: Asker, class: Class, ticket: u64) {
        self.lines[class.index()].remove(asker, ticket);
    }

    /// Who begins now, if anybody may.
    fn next(&mut self) -> Option<(Asker, T)> {
        if self.free == 0 {
            return None;
        }
        let overdue =
            Class::ALL.into_iter().rev().filter(|class| self.passed_over[class.index()] >= PASSED_OVER);
        let order: Vec<Class> = overdue.chain(Class::ALL).collect();
        let (running, per_person) = (&self.running, self.per_person);
        let may = |person| running.get(&person).copied().unwrap_or_default() < per_person;
        let lines = &mut self.lines;
        let (class, found) =
            order.into_iter().find_map(|class| Some((class, lines[class.index()].pop(may)?)))?;
        self.passed_over[class.index()] = 0;
        for less in Class::ALL.into_iter().skip(class.index() + 1) {
            let waits = self.lines[less.index()].waiting > 0;
            self.passed_over[less.index()] += u32::from(waits);
        }
        self.free -= 1;
        *self.running.entry(found.0.person).or_default() += 1;
        Some(found)
    }

    /// Somebody has thought to the end.
    fn done(&mut self, asker: Asker) {
        self.free += 1;
        if let Some(count) = self.running.get_mut(&asker.person) {
            *count -= 1;
            if *count == 0 {
                self.running.remove(&asker.person);
            }
        }
    }
}

/// Lets a few think at once, and says who is next. Cloning it gives another handle to the same one.
#[derive(Clone)]
pub(crate) struct Scheduler {
    queue: Arc<Mutex<Queue<oneshot::Sender<Turn>>>>,
}

impl Scheduler {
    /// So many think at once, and so many of them for one person.
    pub(crate) fn new(at_once: usize, per_person: usize) -> Self {
        Self { queue: Arc::new(Mutex::new(Queue::new(at_once, per_person))) }
    }

    fn queue(&self) -> MutexGuard<'_, Queue<oneshot::Sender<Turn>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until it is this asker's turn. Whoever stops waiting leaves the queue.
    pub(crate) async fn turn(&self, asker: Asker, class: Class) -> Option<Turn> {
        let (sender, receiver) = oneshot::channel();
        let ticket = self.queue().join(asker, class, sender);
        let _waiting = Waiting { scheduler: self.clone(), asker, class, ticket };
        self.dispatch();
        receiver.await.ok()
    }

    /// Wakes everybody who may begin.
    fn dispatch(&self) {
        loop {
            let Some((asker, wakes)) = self.queue().next() else { return };
            // Whoever has gone meanwhile gives the turn back by dropping it.
            drop(wakes.send(Turn { scheduler: self.clone(), asker }));
        }
    }
}

/// A place in the queue; it is given up when nobody waits on it any more.
struct Waiting {
    scheduler: Scheduler,
    asker: Asker,
    class: Class,
    ticket: u64,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.scheduler.queue().leave(self.asker, self.class, self.ticket);
    }
}

/// The right to think. It has to go where the thinking is done and ends with it, not with whoever asked.
pub(crate) struct Turn {
    scheduler: Scheduler,
    asker: Asker,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.scheduler.queue().done(self.asker);
        self.scheduler.dispatch();
    }
}

#[cfg(test)]
mod tests;
