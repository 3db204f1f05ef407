//! The lease as a model, run with thousands of seeds: processes that are stopped at any point of what they do and go on later, or
//! are cut off from the database and go on without it; and a database that knows rows, locks and its own time. What is checked is the plan of `lease.rs`, not PostgreSQL.

use table::{Rng, generator};

/// As in `lease.rs` and the settings of every connection, in milliseconds.
const LASTS: u64 = super::LASTS as u64;
const RENEWED: u64 = super::RENEWED.as_millis() as u64;
const LOOKED_AT: u64 = super::LOOKED_AT.as_millis() as u64;
const IDLE_IN_TRANSACTION: u64 = 1_500;

const PROCESSES: usize = 3;

/// What a process is about to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    /// Nothing of the lease; it may begin a change if it believes that it runs the house.
    Nothing,
    /// It has begun a change, and its epoch was right when it looked: the row is locked since then.
    Changing { since: u64 },
    /// It has seen that the lease is over and waits for the lock of the row.
    Taking,
}

#[derive(Clone, Copy, Debug)]
struct Process {
    /// 0 while it waits.
    epoch: u64,
    doing: Doing,
    is_stopped: bool,
    /// Whether nothing of what it asks reaches the database.
    is_cut_off: bool,
    /// When it asked for the lease, or for its last renewal that was answered.
    asked: u64,
    /// When it renews or looks next.
    next: u64,
}

/// A database with its processes. What it is not allowed to do is told by a text.
struct Model {
    now: u64,
    epoch: u64,
    until: u64,
    processes: [Process; PROCESSES],
    /// The epochs of all changes, in the order of their commits.
    kept: Vec<u64>,
    plan: Plan,
}

/// What the processes do, and what the tests leave out to see that it is needed.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// A change checks its epoch.
    checks: bool,
    /// It keeps the row locked until it is kept.
    locks: bool,
    /// Whoever hears nothing of the database for as long as the lease lasts counts it as lost.
    gives_up: bool,
}

const PLAN: Plan = Plan { checks: true, locks: true, gives_up: true };

impl Model {
    fn new(plan: Plan) -> Self {
        let process = Process {
            epoch: 0,
            doing: Doing::Nothing,
            is_stopped: false,
            is_cut_off: false,
            asked: 0,
            next: 0,
        };
        Self { now: 1, epoch: 0, until: 0, processes: [process; PROCESSES], kept: Vec::new(), plan }
    }

    /// Lets a process do its next step.
    fn step(&mut self, number: usize, wants_change: bool) -> Result<(), &'static str> {
        let process = self.processes[number];
        if process.is_stopped {
            return Ok(());
        }
        // Whoever comes back after it was stopped may want to change something before it looks at its clock.
        let looks = process.is_cut_off || !wants_change;
        if self.plan.gives_up && looks && process.epoch > 0 && self.now >= process.asked + LASTS {
            self.processes[number].epoch = 0;
            self.processes[number].doing = Doing::Nothing;
            return Ok(());
        }
        // Whoever believes that it runs the house answers whoever asks, from memory.
        if process.epoch > 0
            && self.kept.last().is_some_and(|last| *last > process.epoch)
            && process.is_cut_off
        {
            return Err("somebody reads at a process that is cut off what is over by now");
        }
        if process.is_cut_off {
            return Ok(());
        }
        let due = self.now >= process.next;
        match process.doing {
            Doing::Changing { since } => {
                self.processes[number].doing = Doing::Nothing;
                // A transaction that was silent for too long is ended by the database.
                if self.now - since < IDLE_IN_TRANSACTION {
                    if self.kept.last().is_some_and(|last| *last > process.epoch) {
                        return Err("a change of an earlier epoch is kept after one of a later epoch");
                    }
                    if self.epoch != process.epoch {
                        return Err("a change is kept after another process has taken the lease");
                    }
                    self.kept.push(process.epoch);
                }
            }
            Doing::Taking => {
                let now = self.now;
                let is_locked = |other: &Process| matches!(other.doing, Doing::Changing { since } if now - since < IDLE_IN_TRANSACTION);
                if self.plan.locks && self.processes.iter().any(is_locked) {
                    return Ok(());
                }
                self.processes[number].doing = Doing::Nothing;
                // It is looked at again under the lock.
                if self.until <= self.now {
                    self.epoch += 1;
                    self.until = self.now + LASTS;
                    self.processes[number].epoch = self.epoch;
                    self.processes[number].next = self.now + RENEWED;
                    self.processes[number].asked = self.now;
                }
            }
            Doing::Nothing if process.epoch == 0 && due => {
                self.processes[number].next = self.now + LOOKED_AT;
                if self.until <= self.now {
                    self.processes[number].doing = Doing::Taking;
                }
            }
            // Whoever comes back may want to change something before it thinks of its lease.
            Doing::Nothing if process.epoch > 0 && wants_change => {
                if !self.plan.checks || self.epoch == process.epoch {
                    self.processes[number].doing = Doing::Changing { since: self.now };
                } else {
                    self.processes[number].epoch = 0;
                }
            }
            Doing::Nothing if process.epoch > 0 && due => {
                self.processes[number].next = self.now + RENEWED;
                if self.epoch == process.epoch {
                    self.until = self.now + LASTS;
                    self.processes[number].asked = self.now;
                } else {
                    // It ends, and another one is started in its place.
                    self.processes[number].epoch = 0;
                }
            }
            Doing::Nothing => {}
        }
        Ok(())
    }
}

/// Runs the model with a seed; how many changes were kept, by how many epochs.
fn run(seed: u64, plan: Plan) -> Result<(usize, u64), &'static str> {
    let mut rng = generator(seed);
    let mut model = Model::new(plan);
    for _ in 0..1_000 {
        let word = rng.next_u64();
        let below = |limit: u64, shift: u32| (word >> shift) % limit;
        model.now += below(60, 0);
        let number = below(PROCESSES as u64, 16) as usize;
        match below(40, 32) {
            // At any point: in the middle of a change as well.
            0 => model.processes[number].is_stopped = true,
            1 | 2 => model.processes[number].is_stopped = false,
            3 => model.processes[number].is_cut_off = true,
            4 | 5 => model.processes[number].is_cut_off = false,
            _ => model.step(number, below(2, 48) == 0)?,
        }
    }
    // From now on nobody is stopped or cut off: somebody has to run the house within five seconds.
    model.processes.iter_mut().for_each(|process| (process.is_stopped, process.is_cut_off) = (false, false));
    let (before, since) = (model.kept.len(), model.now);
    while model.kept.len() == before {
        if model.now - since > 5_000 {
            return Err("nobody runs the house for five seconds");
        }
        model.now += 10;
        for number in 0..PROCESSES {
            model.step(number, true)?;
        }
    }
    Ok((model.kept.len(), model.epoch))
}

#[test]
fn with_ten_thousand_seeds_no_change_of_an_earlier_epoch_is_kept_late() {
    let (mut changes, mut epochs) = (0, 0);
    for seed in 0..10_000 {
        let (kept, taken) = run(seed, PLAN).unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
        changes += kept;
        epochs += taken;
    }
    println!("{changes} changes in {epochs} epochs");
    assert!(changes > 500_000 && epochs > 20_000, "something happened: {changes} changes, {epochs} epochs");
}

#[test]
fn without_any_part_of_the_plan_the_model_finds_it() {
    let plans =
        [Plan { checks: false, ..PLAN }, Plan { locks: false, ..PLAN }, Plan { gives_up: false, ..PLAN }];
    for plan in plans {
        assert!((0..1_000).any(|seed| run(seed, plan).is_err()), "{plan:?}");
    }
}
