//! A disk that knows what is safe: what was written and not synced may be lost when the power fails, whole, in part or
//! not at all, and so may names that were given or taken away and whose folder was not synced.

use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use table::{below, generator};

/// The power has failed: nothing can be written any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoPower;

/// The files of a folder after a power cut.
pub(crate) type Image = BTreeMap<String, Vec<u8>>;

/// What is left of unsynced changes after a power cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Survives {
    Nothing,
    /// Each sector of each write by chance, some of them torn.
    Some,
    Everything,
}

/// The size of a sector.
const SECTOR: usize = 512;

/// An unsynced change of a file.
enum Change {
    Write(usize, Vec<u8>),
    Resize(usize),
}

/// A file, whatever it is called.
#[derive(Default)]
struct Inode {
    safe: Vec<u8>,
    unsynced: Vec<Change>,
}

/// An unsynced change of the folder.
enum Naming {
    Given(String, usize),
    Taken(String),
}

/// A disk with one folder.
pub(crate) struct Disk {
    state: Mutex<State>,
    /// Whether it says that it has synced and has not.
    lies: bool,
}

struct State {
    inodes: Vec<Inode>,
    names: BTreeMap<String, usize>,
    safe_names: BTreeMap<String, usize>,
    unsynced_names: Vec<Naming>,
    rng: ChaCha8Rng,
    /// After how many more changes the power fails.
    power_left: u64,
    /// What is left after the power has failed.
    image: Option<Image>,
    /// Files that SQLite has open.
    open: usize,
    /// Unsynced writes when the power failed, and how many of them survived at least in part.
    lost: (u64, u64),
}

impl Change {
    fn apply(&self, content: &mut Vec<u8>) {
        match self {
            Self::Write(at, bytes) => write_at(content, *at, bytes),
            Self::Resize(size) => content.resize(*size, 0),
        }
    }
}

fn write_at(content: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    if content.len() < at + bytes.len() {
        content.resize(at + bytes.len(), 0);
    }
    content[at..at + bytes.len()].copy_from_slice(bytes);
}

impl Disk {
    /// A disk with these files, all of them safe, whose power fails after so many changes.
    pub(crate) fn new(image: &Image, seed: u64, power_left: u64, lies: bool) -> Self {
        let inode = |content: &Vec<u8>| Inode { safe: content.clone(), unsynced: Vec::new() };
        let names: BTreeMap<String, usize> = image.keys().cloned().zip(0..).collect();
        let state = State {
            inodes: image.values().map(inode).collect(),
            safe_names: names.clone(),
            names,
            unsynced_names: Vec::new(),
            rng: generator(seed),
            power_left,
            image: None,
            open: 0,
            lost: (0, 0),
        };
        Self { state: Mutex::new(state), lies }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// A file is opened; it is made if there is none by this name.
    pub(crate) fn open(&self, name: &str) -> Result<usize, NoPower> {
        let mut state = self.state();
        let inode = match state.names.get(name) {
            Some(&inode) => inode,
            None => {
                state.use_power()?;
                state.inodes.push(Inode::default());
                let inode = state.inodes.len() - 1;
                state.names.insert(name.to_owned(), inode);
                state.unsynced_names.push(Naming::Given(name.to_owned(), inode));
                inode
            }
        };
        state.open += 1;
        Ok(inode)
    }

    pub(crate) fn close(&self) {
        self.state().open -= 1;
    }

    /// How many files SQLite has open.
    pub(crate) fn open_files(&self) -> usize {
        self.state().open
    }

    pub(crate) fn write(&self, inode: usize, at: usize, bytes: &[u8]) -> Result<(), NoPower> {
        self.change(inode, Change::Write(at, bytes.to_vec()))
    }

    pub(crate) fn resize(&self, inode: usize, size: usize) -> Result<(), NoPower> {
        self.change(inode, Change::Resize(size))
    }

    fn change(&self, inode: usize, change: Change) -> Result<(), NoPower> {
        let mut state = self.state();
        if state.image.is_some() {
            return Err(NoPower);
        }
        // The power may fail in the middle of it.
        state.inodes[inode].unsynced.push(change);
        state.use_power()
    }

    /// Makes everything written to a file safe; with the folder, if it is the first time for a new log or journal, as
    /// SQLite does it on Unix.
    pub(crate) fn sync(&self, inode: usize, with_folder: bool) -> Result<(), NoPower> {
        let mut state = self.state();
        // The power may fail before it is done, or when it is done and nobody has heard of it.
        let done_before = below(2, &mut state.rng) == 0;
        if !done_before {
            state.use_power()?;
        }
        if state.image.is_some() {
            return Err(NoPower);
        }
        if !self.lies {
            let Inode { safe, unsynced } = &mut state.inodes[inode];
            unsynced.drain(..).for_each(|change| change.apply(safe));
            if with_folder {
                state.sync_folder();
            }
        }
        if done_before { state.use_power() } else { Ok(()) }
    }

    pub(crate) fn remove(&self, name: &str, with_folder: bool) -> Result<(), NoPower> {
        let mut state = self.state();
        if state.image.is_some() {
            return Err(NoPower);
        }
        state.names.remove(name);
        state.unsynced_names.push(Naming::Taken(name.to_owned()));
        state.use_power()?;
        if with_folder && !self.lies {
            state.sync_folder();
        }
        Ok(())
    }

    /// What is left after the power has failed, if it has.
    pub(crate) fn left(&self) -> Option<Image> {
        self.state().image.clone()
    }

    /// The power fails now, if it has not before.
    pub(crate) fn cut(&self) -> Image {
        let mut state = self.state();
        if state.image.is_none() {
            state.cut();
        }
        state.image.clone().unwrap()
    }

    /// Unsynced writes when the power failed, and how many of them survived at least in part.
    pub(crate) fn lost(&self) -> (u64, u64) {
        self.state().lost
    }
}

impl State {
    fn sync_folder(&mut self) {
        self.safe_names = self.names.clone();
        self.unsynced_names.clear();
    }

    fn use_power(&mut self) -> Result<(), NoPower> {
        if self.image.is_some() {
            return Err(NoPower);
        }
        self.power_left = self.power_left.saturating_sub(1);
        if self.power_left == 0 {
            self.cut();
            return Err(NoPower);
        }
        Ok(())
    }

    fn cut(&mut self) {
        let survives = match below(4, &mut self.rng) {
            0 => Survives::Nothing,
            1 => Survives::Everything,
            _ => Survives::Some,
        };
        let mut names = std::mem::take(&mut self.safe_names);
        for naming in std::mem::take(&mut self.unsynced_names) {
            let kept = match survives {
                Survives::Nothing => false,
                Survives::Some => below(2, &mut self.rng) == 0,
                Survives::Everything => true,
            };
            match naming {
                Naming::Given(name, inode) if kept => drop(names.insert(name, inode)),
                Naming::Taken(name) if kept => drop(names.remove(&name)),
                Naming::Given(..) | Naming::Taken(_) => {}
            }
        }
        let image = names.into_iter().map(|(name, inode)| (name, self.after_cut(inode, survives)));
        self.image = Some(image.collect());
    }

    /// What a file holds after the power cut.
    fn after_cut(&mut self, inode: usize, survives: Survives) -> Vec<u8> {
        let Inode { safe: mut content, unsynced } = std::mem::take(&mut self.inodes[inode]);
        for change in unsynced {
            self.lost.0 += 1;
            let kept = match survives {
                Survives::Nothing => false,
                Survives::Everything => {
                    change.apply(&mut content);
                    true
                }
                Survives::Some => partly(&change, &mut content, &mut self.rng),
            };
            self.lost.1 += u64::from(kept);
        }
        content
    }
}

/// Applies a change in part: each sector by chance, some of them torn; whether anything is left of it.
fn partly(change: &Change, content: &mut Vec<u8>, rng: &mut ChaCha8Rng) -> bool {
    let Change::Write(at, bytes) = change else {
        let kept = below(2, rng) == 0;
        if kept {
            change.apply(content);
        }
        return kept;
    };
    let mut any = false;
    for (number, sector) in bytes.chunks(SECTOR).enumerate() {
        let kept = match below(5, rng) {
            0 | 1 => 0,
            2 | 3 => sector.len(),
            _ => usize::try_from(below(sector.len() as u64, rng)).unwrap(),
        };
        if kept > 0 {
            write_at(content, at + number * SECTOR, &sector[..kept]);
            any = true;
        }
    }
    any
}
