//! A model of leases and shards, run with thousands of seeds. Its processes are paused at any point, cut off from the
//! database, find it down, or die and are restarted; its database has rows, locks and a clock. It checks the algorithm
//! of `lease.rs` and `shards.rs`, not PostgreSQL.

use table::{Rng, generator};

/// As in `lease.rs` and the settings of every connection, in milliseconds.
const LEASE_MS: u64 = super::LEASE_MS as u64;
const RENEW_EVERY: u64 = super::RENEW_EVERY.as_millis() as u64;
const POLL_EVERY: u64 = super::POLL_EVERY.as_millis() as u64;
const DOWN: u64 = super::DOWN.as_millis() as u64;
const IDLE_IN_TRANSACTION: u64 = 1_500;

const PROCESSES: usize = 3;
const SHARDS: usize = 4;

/// What the processes do. The tests switch parts off to show that each is needed.
#[derive(Clone, Copy, Debug)]
struct Plan {
    /// A change checks the epoch of its shard.
    checks: bool,
    /// A change keeps the row of its shard locked until it commits.
    locks: bool,
    /// A process that hears nothing from the database for the duration of the lease serves nothing any more.
    gives_up: bool,
    /// Whoever gives a shard back serves nothing of it any more before others can take it.
    lets_go_first: bool,
    /// What was read under one epoch is not served under the next.
    reads_again: bool,
    /// A shard that is given back under one epoch can be taken again under the next.
    tells_epochs_apart: bool,
    /// Whoever has waited for the database goes on only if its lease is still there.
    asks_for_lease: bool,
}

const PLAN: Plan = Plan {
    checks: true,
    locks: true,
    gives_up: true,
    lets_go_first: true,
    reads_again: true,
    tells_epochs_apart: true,
    asks_for_lease: true,
};

/// A change under way.
#[derive(Clone, Copy, Debug)]
struct Change {
    shard: usize,
    epoch: u64,
    /// How many changes of the shard the process knew.
    after: usize,
    /// When its transaction began: its epoch was right then, and the row is locked since.
    since: Option<u64>,
}

#[derive(Clone, Debug, Default)]
struct Process {
    /// The epoch of its lease; 0 before it has one.
    lease: u64,
    /// The epochs of the shards it has.
    held: [u64; SHARDS],
    /// The epochs of shards that it gives back; 0 for the others.
    leaving: [u64; SHARDS],
    /// The shards it has above its part, as it saw last.
    surplus: Vec<usize>,
    /// What it has in memory of each shard: how many changes, read under which epoch.
    memory: [Option<(usize, u64)>; SHARDS],
    change: Option<Change>,
    /// The leases it has seen to be over, whose shards it is about to take.
    silent: Vec<u64>,
    is_stopped: bool,
    is_cut_off: bool,
    /// The database refuses its connections.
    is_refused: bool,
    /// When it requested its lease, or the last successful renewal.
    asked: u64,
    /// When the database last answered; "it is down" counts as an answer.
    heard: u64,
    next: u64,
}

/// A database with its processes. A forbidden step returns a text.
struct Model {
    now: u64,
    /// The last epoch of a lease.
    epoch: u64,
    /// The leases, and until when each lasts.
    leases: Vec<(u64, u64)>,
    /// The epoch of each shard, and the lease that has it.
    shards: [(u64, Option<u64>); SHARDS],
    /// How many changes of each shard are kept.
    kept: [usize; SHARDS],
    /// How often a shard was taken.
    taken: u64,
    processes: [Process; PROCESSES],
    plan: Plan,
}

impl Model {
    fn new(plan: Plan) -> Self {
        Self {
            now: 1,
            epoch: 0,
            leases: Vec::new(),
            shards: [(0, None); SHARDS],
            kept: [0; SHARDS],
            taken: 0,
            processes: Default::default(),
            plan,
        }
    }

    fn part(&self) -> usize {
        let live = self.leases.iter().filter(|(_, until)| *until > self.now).count();
        SHARDS.div_ceil(live.max(1))
    }

    fn is_locked(&self, shard: usize) -> bool {
        let locks = |change: &Change| {
            change.shard == shard && change.since.is_some_and(|since| self.now - since < IDLE_IN_TRANSACTION)
        };
        self.plan.locks && self.processes.iter().filter_map(|process| process.change.as_ref()).any(locks)
    }

    /// Lets a process do its next step: a request about a shard arrives, or it looks after its lease.
    fn step(&mut self, number: usize, request: Option<usize>) -> Result<(), &'static str> {
        let process = &self.processes[number];
        if process.is_stopped {
            return Ok(());
        }
        let is_current = !self.plan.gives_up || self.now < process.asked + LEASE_MS;
        if let Some(shard) = request {
            // A change that has begun goes on, whatever the time is.
            return match process.change {
                Some(change) => self.go_on(number, change),
                None if is_current => self.answer(number, shard),
                None => Ok(()),
            };
        }
        let is_silent = self.plan.gives_up && self.now >= process.heard + LEASE_MS;
        if process.lease > 0 && (is_silent || self.now >= process.asked + DOWN) {
            self.restart(number);
            return Ok(());
        }
        if process.is_cut_off || self.now < process.next {
            return Ok(());
        }
        self.processes[number].next = self.now + POLL_EVERY;
        self.processes[number].heard = self.now;
        if self.processes[number].is_refused {
            return Ok(());
        }
        self.look_after(number);
        Ok(())
    }

    /// It ends, and another one is started in its place.
    fn restart(&mut self, number: usize) {
        let Process { is_stopped, is_cut_off, is_refused, .. } = self.processes[number];
        let (next, rest) = (self.now, Process::default());
        self.processes[number] = Process { is_stopped, is_cut_off, is_refused, next, ..rest };
    }

    /// The database refuses a process, as all of them when it is down, or not any more. What it has begun is undone.
    fn refuse(&mut self, number: usize, is_refused: bool) {
        let process = &mut self.processes[number];
        process.is_refused = is_refused;
        if is_refused {
            process.change = process.change.filter(|change| change.since.is_none());
        }
    }

    /// Begins the transaction of a change, or commits it.
    fn go_on(&mut self, number: usize, change: Change) -> Result<(), &'static str> {
        let process = &mut self.processes[number];
        if process.is_cut_off || process.is_refused {
            return Ok(());
        }
        let Some(since) = change.since else {
            let is_allowed = !self.plan.checks || self.shards[change.shard].0 == change.epoch;
            process.change = is_allowed.then_some(Change { since: Some(self.now), ..change });
            return Ok(());
        };
        process.change = None;
        // The database ends a transaction that was idle for too long.
        if self.now - since < IDLE_IN_TRANSACTION {
            if self.shards[change.shard].0 != change.epoch {
                return Err("a change is kept after another process has taken the shard");
            }
            if self.kept[change.shard] != change.after {
                return Err("a change is kept that was based on something else");
            }
            self.kept[change.shard] += 1;
            process.memory[change.shard] = Some((change.after + 1, change.epoch));
        }
        Ok(())
    }

    /// Answers a request from memory, and prepares a change.
    fn answer(&mut self, number: usize, shard: usize) -> Result<(), &'static str> {
        let process = &mut self.processes[number];
        let held = process.held[shard];
        if process.lease == 0 || held == 0 {
            return Ok(());
        }
        let is_read = |(_, epoch): &(usize, u64)| *epoch == held || !self.plan.reads_again;
        let known = match process.memory[shard].filter(is_read) {
            Some((known, _)) => known,
            None if process.is_cut_off || process.is_refused => return Ok(()),
            None => {
                process.memory[shard] = Some((self.kept[shard], held));
                self.kept[shard]
            }
        };
        if known != self.kept[shard] {
            return Err("somebody reads what is outdated");
        }
        process.change = Some(Change { shard, epoch: held, after: known, since: None });
        Ok(())
    }

    /// Renews the lease, takes shards and gives some back.
    fn look_after(&mut self, number: usize) {
        let (now, part, lease) = (self.now, self.part(), self.processes[number].lease);
        if lease == 0 {
            self.epoch += 1;
            self.leases.push((self.epoch, now + LEASE_MS));
            self.processes[number].lease = self.epoch;
            (self.processes[number].asked, self.processes[number].heard) = (now, now);
            return;
        }
        if now >= self.processes[number].asked + RENEW_EVERY {
            match self.leases.iter_mut().find(|(epoch, _)| *epoch == lease) {
                Some((_, until)) => {
                    *until = now + LEASE_MS;
                    self.processes[number].asked = now;
                }
                None if !self.plan.asks_for_lease => self.processes[number].asked = now,
                None => {
                    self.restart(number);
                    return;
                }
            }
        }
        // What was seen to be over a moment ago is checked again under its lock.
        let silent = std::mem::take(&mut self.processes[number].silent);
        for over in silent {
            self.leases.retain(|(epoch, until)| *epoch != over || *until > now);
            let is_there = self.leases.iter().any(|(epoch, _)| *epoch == over);
            for shard in self.shards.iter_mut().filter(|(_, node)| !is_there && *node == Some(over)) {
                shard.1 = None;
            }
        }
        let is_over = |(epoch, until): &&(u64, u64)| *until <= now && *epoch != lease;
        self.processes[number].silent = self.leases.iter().filter(is_over).map(|(epoch, _)| *epoch).collect();
        let own =
            |shards: &[(u64, Option<u64>)]| shards.iter().filter(|(_, node)| *node == Some(lease)).count();
        for shard in 0..SHARDS {
            if self.shards[shard].1.is_none() && own(&self.shards) < part && !self.is_locked(shard) {
                self.shards[shard] = (self.shards[shard].0 + 1, Some(lease));
                self.taken += 1;
            }
        }
        let (shards, plan, process) = (self.shards, self.plan, &mut self.processes[number]);
        for (shard, (epoch, node)) in shards.into_iter().enumerate() {
            let is_left = match plan.tells_epochs_apart {
                true => process.leaving[shard] == epoch,
                false => process.leaving[shard] > 0,
            };
            match node == Some(lease) {
                true if process.held[shard] == 0 && !is_left => {
                    (process.held[shard], process.leaving[shard]) = (epoch, 0);
                }
                true => {}
                false => process.leaving[shard] = 0,
            }
        }
        let own: Vec<usize> = (0..SHARDS).rev().filter(|shard| shards[*shard].1 == Some(lease)).collect();
        process.surplus = own[..own.len().saturating_sub(part)].to_vec();
    }

    /// Gives back what was let go before, or lets go of its surplus: a task of its own, which may be late.
    fn hand_on(&mut self, number: usize) {
        let process = &mut self.processes[number];
        if process.is_stopped || process.is_cut_off || process.is_refused || process.lease == 0 {
            return;
        }
        let leaving = (0..SHARDS).filter(|shard| process.leaving[*shard] > 0).collect::<Vec<_>>();
        for &shard in &leaving {
            process.held[shard] = 0;
            if self.shards[shard] == (process.leaving[shard], Some(process.lease)) {
                self.shards[shard].1 = None;
            }
        }
        if !leaving.is_empty() {
            return;
        }
        for shard in std::mem::take(&mut process.surplus) {
            if process.held[shard] > 0 {
                process.leaving[shard] = process.held[shard];
                match self.plan.lets_go_first {
                    true => process.held[shard] = 0,
                    false => self.shards[shard].1 = None,
                }
            }
        }
    }

    /// Whether each process has its part.
    fn is_even(&self) -> bool {
        let counts =
            self.processes.each_ref().map(|process| process.held.iter().filter(|held| **held > 0).count());
        counts.iter().sum::<usize>() == SHARDS
            && counts.iter().all(|count| *count <= SHARDS.div_ceil(PROCESSES))
    }
}

/// Runs the model with a seed; returns how many changes were kept, and how often a shard was taken.
fn run(seed: u64, plan: Plan) -> Result<(usize, u64), &'static str> {
    let mut rng = generator(seed);
    let mut model = Model::new(plan);
    for _ in 0..1_500 {
        let word = rng.next_u64();
        let below = |limit: u64, shift: u32| (word >> shift) % limit;
        model.now += below(50, 0);
        let number = below(PROCESSES as u64, 16) as usize;
        match below(60, 32) {
            // At any point, also in the middle of a change.
            0 => model.processes[number].is_stopped = true,
            1 | 2 => model.processes[number].is_stopped = false,
            3 => model.processes[number].is_cut_off = true,
            4 | 5 => model.processes[number].is_cut_off = false,
            6 => {
                // The database ends the transactions of a process that is gone.
                model.restart(number);
            }
            7..11 => model.hand_on(number),
            11 => model.refuse(number, true),
            12 => (0..PROCESSES).for_each(|number| model.refuse(number, true)),
            13..16 => (0..PROCESSES).for_each(|number| model.refuse(number, false)),
            _ => {
                let request = (below(2, 48) == 0).then_some(below(SHARDS as u64, 50) as usize);
                model.step(number, request)?;
            }
        }
    }
    // From now on nobody is stopped or cut off: every shard has to be changed again within five seconds, and to be
    // shared evenly.
    for process in &mut model.processes {
        (process.is_stopped, process.is_cut_off, process.is_refused) = (false, false, false);
    }
    let (before, since) = (model.kept, model.now);
    while !model.is_even() || model.kept.iter().zip(&before).any(|(kept, before)| kept == before) {
        if model.now - since > 5_000 {
            return Err("a shard cannot be changed for five seconds, or is not shared evenly");
        }
        model.now += 10;
        for number in 0..PROCESSES {
            model.step(number, None)?;
            model.hand_on(number);
            // A change takes three steps.
            for shard in (0..SHARDS).flat_map(|shard| [shard; 3]) {
                model.step(number, Some(shard))?;
            }
        }
    }
    Ok((model.kept.iter().sum(), model.taken))
}

#[test]
fn with_ten_thousand_seeds_nothing_outdated_is_kept_or_read() {
    let (mut changes, mut taken) = (0, 0);
    for seed in 0..10_000 {
        let (kept, times) = run(seed, PLAN).unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
        changes += kept;
        taken += times;
    }
    println!("{changes} changes, shards taken {taken} times");
    assert!(
        changes > 500_000 && taken > 100_000,
        "something happened: {changes} changes, {taken} times taken"
    );
}

#[test]
fn without_any_part_of_the_plan_the_model_finds_it() {
    let plans = [
        Plan { checks: false, ..PLAN },
        Plan { locks: false, ..PLAN },
        Plan { gives_up: false, ..PLAN },
        Plan { lets_go_first: false, ..PLAN },
        Plan { reads_again: false, ..PLAN },
        Plan { tells_epochs_apart: false, ..PLAN },
        Plan { asks_for_lease: false, ..PLAN },
    ];
    for plan in plans {
        assert!((0..2_000).any(|seed| run(seed, plan).is_err()), "{plan:?}");
    }
}
