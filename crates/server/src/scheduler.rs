//! A fair scheduler for long computations: round robin over the waiting addresses, and at each address over its people,
//! however many tables they have. Bots at tables have priority over hints, but never starve them.
//!
//! For another class of work with lower priority, add a [`Class`] after the others.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// Classes of work, by priority.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// The move of a bot: a table waits for it.
    Bot,
    /// A hint: one person waits for it.
    Hint,
    /// A picture: a program or a page waits for it.
    Picture,
    /// A password to be hashed: somebody waits to sign in.
    Password,
    /// The review of a game that is over.
    Review,
}

impl Class {
    /// All classes, highest priority first.
    const ALL: [Self; 5] = [Self::Bot, Self::Hint, Self::Picture, Self::Password, Self::Review];

    const fn index(self) -> usize {
        match self {
            Self::Bot => 0,
            Self::Hint => 1,
            Self::Picture => 2,
            Self::Password => 3,
            Self::Review => 4,
        }
    }
}

/// How often a waiting class is passed over by higher ones before it gets a turn all the same.
const PASSED_OVER: u32 = 3;

/// Whose turn in the queue a computation takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct QueueKey {
    /// The hash of the address from which the table was opened or the hint requested. All unknown addresses
    /// share one turn: otherwise inventing guests would give more turns.
    pub(crate) address_hash: Option<i64>,
    /// The owner of the table, or who requested the hint.
    pub(crate) person: i64,
}

/// One waiting job.
struct Entry<T> {
    ticket: u64,
    wakes: T,
}

/// The waiting jobs of one person.
struct OfPerson<T> {
    person: i64,
    entries: VecDeque<Entry<T>>,
}

/// The waiting jobs of one address.
struct OfAddress<T> {
    address_hash: Option<i64>,
    people: VecDeque<OfPerson<T>>,
}

/// The waiting jobs of one class: a ring of addresses, each with a ring of people.
struct ClassQueue<T> {
    addresses: VecDeque<OfAddress<T>>,
    waiting: usize,
}

impl<T> ClassQueue<T> {
    const fn new() -> Self {
        Self { addresses: VecDeque::new(), waiting: 0 }
    }

    fn push(&mut self, key: QueueKey, entry: Entry<T>) {
        self.waiting += 1;
        let at =
            self.addresses.iter().position(|one| one.address_hash == key.address_hash).unwrap_or_else(|| {
                self.addresses
                    .push_back(OfAddress { address_hash: key.address_hash, people: VecDeque::new() });
                self.addresses.len() - 1
            });
        let people = &mut self.addresses[at].people;
        let at = people.iter().position(|one| one.person == key.person).unwrap_or_else(|| {
            people.push_back(OfPerson { person: key.person, entries: VecDeque::new() });
            people.len() - 1
        });
        people[at].entries.push_back(entry);
    }

    /// Takes the next job of a person who may start another one; that person goes to the end of the ring.
    fn pop(&mut self, may: impl Fn(i64) -> bool) -> Option<(QueueKey, T)> {
        let find = |one: &OfAddress<T>| one.people.iter().position(|of| may(of.person));
        let (at, of) = self.addresses.iter().enumerate().find_map(|(at, one)| Some((at, find(one)?)))?;
        let mut group = self.addresses.remove(at)?;
        let mut mine = group.people.remove(of)?;
        let key = QueueKey { address_hash: group.address_hash, person: mine.person };
        let entry = mine.entries.pop_front();
        if !mine.entries.is_empty() {
            group.people.push_back(mine);
        }
        if !group.people.is_empty() {
            self.addresses.push_back(group);
        }
        self.waiting -= 1;
        entry.map(|entry| (key, entry.wakes))
    }

    /// Removes a job that is no longer waited for.
    fn remove(&mut self, key: QueueKey, ticket: u64) {
        let Some(at) = self.addresses.iter().position(|one| one.address_hash == key.address_hash) else {
            return;
        };
        let people = &mut self.addresses[at].people;
        let Some(of) = people.iter().position(|one| one.person == key.person) else { return };
        let before = people[of].entries.len();
        people[of].entries.retain(|entry| entry.ticket != ticket);
        self.waiting -= before - people[of].entries.len();
        if people[of].entries.is_empty() {
            people.remove(of);
        }
        if people.is_empty() {
            self.addresses.remove(at);
        }
    }
}

/// All waiting and running jobs.
struct Queue<T> {
    /// How many more may start.
    free: usize,
    /// How many jobs of one person may run at once.
    per_person: usize,
    running: HashMap<i64, usize>,
    classes: [ClassQueue<T>; Class::ALL.len()],
    passed_over: [u32; Class::ALL.len()],
    tickets: u64,
}

impl<T> Queue<T> {
    fn new(at_once: usize, per_person: usize) -> Self {
        let classes = [const { ClassQueue::new() }; Class::ALL.len()];
        let (running, passed_over) = (HashMap::new(), [0; Class::ALL.len()]);
        Self { free: at_once, per_person, running, classes, passed_over, tickets: 0 }
    }

    /// Enqueues a job; the ticket is for [`Queue::leave`].
    fn join(&mut self, key: QueueKey, class: Class, wakes: T) -> u64 {
        self.tickets += 1;
        self.classes[class.index()].push(key, Entry { ticket: self.tickets, wakes });
        self.tickets
    }

    fn leave(&mut self, key: QueueKey, class: Class, ticket: u64) {
        self.classes[class.index()].remove(key, ticket);
    }

    /// The next job to start, if one may.
    fn next(&mut self) -> Option<(QueueKey, T)> {
        if self.free == 0 {
            return None;
        }
        let overdue =
            Class::ALL.into_iter().rev().filter(|class| self.passed_over[class.index()] >= PASSED_OVER);
        let order: Vec<Class> = overdue.chain(Class::ALL).collect();
        let (running, per_person) = (&self.running, self.per_person);
        let may = |person| running.get(&person).copied().unwrap_or_default() < per_person;
        let classes = &mut self.classes;
        let (class, found) =
            order.into_iter().find_map(|class| Some((class, classes[class.index()].pop(may)?)))?;
        self.passed_over[class.index()] = 0;
        for less in Class::ALL.into_iter().skip(class.index() + 1) {
            let waits = self.classes[less.index()].waiting > 0;
            self.passed_over[less.index()] += u32::from(waits);
        }
        self.free -= 1;
        *self.running.entry(found.0.person).or_default() += 1;
        Some(found)
    }

    /// A job has ended.
    fn done(&mut self, key: QueueKey) {
        self.free += 1;
        if let Some(count) = self.running.get_mut(&key.person) {
            *count -= 1;
            if *count == 0 {
                self.running.remove(&key.person);
            }
        }
    }
}

/// Runs a few jobs at once, in a fair order. Clones share the same queue.
#[derive(Clone)]
pub(crate) struct Scheduler {
    queue: Arc<Mutex<Queue<oneshot::Sender<WorkPermit>>>>,
}

impl Scheduler {
    /// How many jobs may run at once, in total and for one person.
    pub(crate) fn new(at_once: usize, per_person: usize) -> Self {
        Self { queue: Arc::new(Mutex::new(Queue::new(at_once, per_person))) }
    }

    fn queue(&self) -> MutexGuard<'_, Queue<oneshot::Sender<WorkPermit>>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn. Dropping the future leaves the queue.
    pub(crate) async fn turn(&self, key: QueueKey, class: Class) -> Option<WorkPermit> {
        let (sender, receiver) = oneshot::channel();
        let ticket = self.queue().join(key, class, sender);
        let _ticket = QueueTicket { scheduler: self.clone(), key, class, ticket };
        self.dispatch();
        receiver.await.ok()
    }

    /// Wakes all jobs that may start.
    fn dispatch(&self) {
        loop {
            let Some((key, wakes)) = self.queue().next() else { return };
            // If the receiver is gone, dropping the turn gives it back.
            drop(wakes.send(WorkPermit { scheduler: self.clone(), key }));
        }
    }
}

/// A place in the queue, released when it is dropped.
struct QueueTicket {
    scheduler: Scheduler,
    key: QueueKey,
    class: Class,
    ticket: u64,
}

impl Drop for QueueTicket {
    fn drop(&mut self) {
        self.scheduler.queue().leave(self.key, self.class, self.ticket);
    }
}

/// The right to compute. Move it into the computation: it ends with that, not with the request.
pub(crate) struct WorkPermit {
    scheduler: Scheduler,
    key: QueueKey,
}

impl Drop for WorkPermit {
    fn drop(&mut self) {
        self.scheduler.queue().done(self.key);
        self.scheduler.dispatch();
    }
}

#[cfg(test)]
mod tests;
