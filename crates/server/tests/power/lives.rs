//! One life of a house after the other: people play until the power fails, then what is left is looked at and opened
//! again.

use crate::disk::{Disk, Image};
use crate::players::Player;
use crate::vfs::{mount, unmount};
use games::GameId;
use rand_chacha::ChaCha8Rng;
use server::{Config, House, Sqlite, check};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::{below, generator};
use tokio::runtime::Runtime;

const FILE: &str = "tafelrunde.sqlite";
/// Which games are played, each at a table of its own.
const GAMES: [GameId; 4] = [GameId::Artus, GameId::Camelot, GameId::Merlin, GameId::Artus];
/// After so many lives everything begins anew, so that the first moments of a store are cut off as well.
const LIVES: u64 = 10;
/// The most changes of the disk in one life: enough for the log to be carried over several times.
const LONGEST: u64 = 6_000;

/// What happened so far.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    /// Moves that were confirmed.
    pub(crate) confirmed: u64,
    /// Lives in which the house was closed before or while the power failed.
    pub(crate) closings: u64,
    /// Writes that were not synced when the power failed.
    pub(crate) unsynced: u64,
    /// How many of these survived at least in part.
    pub(crate) survived: u64,
}

/// Many lives of a house.
pub(crate) struct Campaign {
    rng: ChaCha8Rng,
    seed: u64,
    disk_lies: bool,
    runtime: Runtime,
    image: Image,
    players: Vec<Player>,
    lives: u64,
    tally: Tally,
}

impl Campaign {
    pub(crate) fn new(seed: u64, disk_lies: bool) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        Self {
            rng: generator(seed),
            seed,
            disk_lies,
            runtime: runtime.unwrap(),
            image: Image::new(),
            players: Vec::new(),
            lives: 0,
            tally: Tally::default(),
        }
    }

    pub(crate) fn tally(&self) -> Tally {
        self.tally
    }

    /// One life; what was lost in it.
    pub(crate) fn live(&mut self) -> Result<(), String> {
        if self.lives.is_multiple_of(LIVES) {
            self.image.clear();
            let new = |(number, game)| Player::new(game, self.seed + 1_000 * self.lives + number);
            self.players = (0..).zip(GAMES).map(new).collect();
        }
        self.lives += 1;
        // Short lives as often as long ones: much of what can go wrong does so in the beginning.
        let longest = [40, 400, LONGEST][below(3, &mut self.rng) as usize];
        let disk =
            Disk::new(&self.image, self.seed + self.lives, 1 + below(longest, &mut self.rng), self.disk_lies);
        let folder = tempfile::tempdir().unwrap();
        self.image = self.play(folder.path(), Arc::new(disk));
        self.look()
    }

    /// Plays until the power fails; what is left.
    fn play(&mut self, folder: &Path, disk: Arc<Disk>) -> Image {
        write(folder, &self.image);
        mount(folder, disk.clone());
        let store = Sqlite::open(&folder.join(FILE));
        if let Ok(store) = store {
            // Sometimes the house is closed before, and the power fails while it closes, or afterwards.
            let moves =
                if below(4, &mut self.rng) == 0 { below(150, &mut self.rng) as usize } else { usize::MAX };
            let house = House::new(config(), Arc::new(store));
            let app = server::app(house.clone());
            let players = self.players.drain(..).collect::<Vec<_>>();
            let played = players.into_iter().map(|mut player| {
                let app = app.clone();
                self.runtime.spawn(async move {
                    let made = player.play(&app, moves).await;
                    (player, made as u64)
                })
            });
            for one in played.collect::<Vec<_>>() {
                let (player, made) = self.runtime.block_on(one).unwrap();
                self.players.push(player);
                self.tally.confirmed += made;
            }
            self.tally.closings += u64::from(disk.left().is_none());
            drop((house, app));
            wait_until_closed(&disk);
        }
        let image = disk.cut();
        unmount(folder);
        let (unsynced, survived) = disk.lost();
        (self.tally.unsynced, self.tally.survived) =
            (self.tally.unsynced + unsynced, self.tally.survived + survived);
        image
    }

    /// Looks at what is left: the store is sound, and everything that was confirmed is there.
    fn look(&self) -> Result<(), String> {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), &self.image);
        let file = folder.path().join(FILE);
        if self.players.iter().any(Player::is_known) {
            let report = check(&file).map_err(|error| error.to_string())?;
            if !report.is_sound() {
                return Err(format!("the store does not pass the check: {:?}", report.findings));
            }
        }
        let store = Sqlite::open(&file).map_err(|error| format!("the store does not open: {error}"))?;
        let house = House::new(config(), Arc::new(store));
        self.runtime.block_on(async {
            house.reopen_running().await.map_err(|error| format!("tables do not come back: {error}"))?;
            for player in &self.players {
                player.find_everything(&house).await?;
            }
            Ok(())
        })
    }
}

/// Nobody is kept from playing as fast as they can.
fn config() -> Config {
    Config {
        changes_per_minute: u32::MAX,
        looks_per_minute: u32::MAX,
        streams_per_person: usize::MAX,
        guests_per_hour: u32::MAX,
        tables_per_hour: u32::MAX,
        open_tables: u32::MAX,
        ..Config::default()
    }
}

fn write(folder: &Path, image: &Image) {
    for (name, content) in image {
        std::fs::write(folder.join(name), content).unwrap();
    }
}

/// Waits until the threads of a store have closed all files.
fn wait_until_closed(disk: &Disk) {
    for _ in 0..2_000 {
        if disk.open_files() == 0 {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("the store does not close");
}
