//! A model of the lease, run with thousands of seeds: processes that are stopped at any point and go on later, or are
//! cut off from the database and go on without it; and a database with rows, locks and its own time. It checks the plan
//! of `lease.rs`, not PostgreSQL.

use table::{Rng, generator};

/// As in `lease.rs` and the settings of every connection, in milliseconds.
const LEASE_MS: u64 = super::LEASE_MS as u64;
const RENEW_EVERY: u64 = super::RENEW_EVERY.as_millis() as u64;
const POLL_EVERY: u64 = super::POLL_EVERY.as_millis() as u64;
const IDLE_IN_TRANSACTION: u64 = 1_500;

const PROCESSES: usize = 3;

/// What a process does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    /// Nothing with the lease; it may begin a change if it believes that it runs the house.
    Nothing,
    /// It has begun a change, and its epoch was right when it checked: the row is locked since then.
    Changing { since: u64 },
    /// It has seen that the lease has expired and waits for the lock of the row.
    Taking,
}

#[derive(Clone, Copy, Debug)]
struct Process {
    /// 0 while it waits.
    epoch: u64,
    doing: Doing,
    is_stopped: bool,
    /// Whether its requests do not reach the database.
    is_cut_off: bool,
    /// When it requested the lease, or its last successful renewal.
    asked: u64,
    /// When it renews or checks next.
    next: u64,
}

/// A database with its processes. A forbidden step returns a text.
struct Model {
    now: u64,
    epoch: u64,
    until: u64,
    processes: [Process; PROCESSES],
    /// The epochs of all changes, in the order of their commits.
    kept: Vec<u64>,
    plan: Plan,
}

/// What the processes do. The tests switch parts off to show that each is needed.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// A change checks its epoch.
    checks: bool,
    /// A change keeps the row locked until it commits.
    locks: bool,
    /// A process that hears nothing from the database for the duration of the lease considers it lost.
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
        // A process that was stopped may try a change before it checks its clock.
        let looks = process.is_cut_off || !wants_change;
        if self.plan.gives_up && looks && process.epoch > 0 && self.now >= process.asked + LEASE_MS {
            self.processes[number].epoch = 0;
            self.processes[number].doing = Doing::Nothing;
            return Ok(());
        }
        // A process that believes that it runs the house serves requests from memory.
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
                // The database ends a transaction that was idle for too long.
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
                // Checked again under the lock.
                if self.until <= self.now {
                    self.epoch += 1;
                    self.until = self.now + LEASE_MS;
                    self.processes[number].epoch = self.epoch;
                    self.processes[number].next = self.now + RENEW_EVERY;
                    self.processes[number].asked = self.now;
                }
            }
            Doing::Nothing if process.epoch == 0 && due => {
                self.processes[number].next = self.now + POLL_EVERY;
                if self.until <= self.now {
                    self.processes[number].doing = Doing::Taking;
                }
            }
            // A process that comes back may try a change before it renews its lease.
            Doing::Nothing if process.epoch > 0 && wants_change => {
                if !self.plan.checks || self.epoch == process.epoch {
                    self.processes[number].doing = Doing::Changing { since: self.now };
                } else {
                    self.processes[number].epoch = 0;
                }
            }
            Doing::Nothing if process.epoch > 0 && due => {
                self.processes[number].next = self.now + RENEW_EVERY;
                if self.epoch == process.epoch {
                    self.until = self.now + LEASE_MS;
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

/// Runs the model with a seed; returns how many changes were committed, in how many epochs.
fn run(seed: u64, plan: Plan) -> Result<(usize, u64), &'static str> {
    let mut rng = generator(seed);
    let mut model = Model::new(plan);
    for _ in 0..1_000 {
        let word = rng.next_u64();
        let below = |limit: u64, shift: u32| (word >> shift) % limit;
        model.now += below(60, 0);
        let number = below(PROCESSES as u64, 16) as usize;
        match below(40, 32) {
            // At any point, also in the middle of a change.
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
