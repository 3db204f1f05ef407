//! The printed values of the box: read from TOML and checked against section 23 of the rules.

mod boards;
mod cards;
mod checks;
mod file;
mod rooms;

use crate::board::Board;
use crate::colours::Colour;
use crate::missions::Missions;
use crate::rooms::{
    Ballroom, Chapel, Intrigue, Rebellion, RoundTable, SecretRoom, Tournament, TrainingGround,
};
use crate::tiles::{GrailTiles, MerlinTiles};
use crate::vocab::{BoardName, Hero};
use std::fmt::{Debug, Write};
use std::sync::LazyLock;
pub use table::Provenance;
use table::{Fault, Fingerprint, Interned, fingerprint};

/// The values that a components file can change, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The player colours in the order of the file (CAM-19.1).
    pub colours: [Colour; Colour::COUNT],
    /// The hero of each colour, in the order of [`Colour::ALL`] (CAM-16.1).
    pub heroes: [Hero; Colour::COUNT],
    /// The Merlin tiles (CAM-23.5).
    pub merlin: MerlinTiles,
    /// The grail tiles (CAM-23.5).
    pub grail: GrailTiles,
    /// The mission cards (CAM-23.1).
    pub missions: Missions,
    /// The Round Table.
    pub round_table: RoundTable,
    /// The Rebellion.
    pub rebellion: Rebellion,
    /// The Training Ground.
    pub training_ground: TrainingGround,
    /// The Tournament.
    pub tournament: Tournament,
    /// The Ballroom.
    pub ballroom: Ballroom,
    /// Intrigue.
    pub intrigue: Intrigue,
    /// The Chapel.
    pub chapel: Chapel,
    /// The secret room.
    pub secret_room: SecretRoom,
    /// Where things lie on the throne room's board; drawing only.
    pub throne_room: ThroneRoom,
    /// Where the values come from.
    pub sources: Vec<Provenance>,
    boards: Vec<Board>,
    fingerprint: String,
}

/// Where things lie on the throne room's board, each 0 to 100 to the right and downwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThroneRoom {
    /// The outer and the inner place of each prediction number, from 0 on.
    pub numbers: Vec<[(u8, u8); 2]>,
    /// The fields of the order track from the top.
    pub order_track: Vec<(u8, u8)>,
}

impl Components {
    /// The text of the components that come with the program.
    pub const PRINTED: &'static str = include_str!("../../../../components/camelot.toml");
    /// The points of a grail set of 1, 2, 3 or 4 different parts (CAM-15.26).
    pub const GRAIL_SET_POINTS: [u8; 4] = [1, 3, 6, 10];
    /// The highest number of the throne room (CAM-6.3).
    pub const HIGHEST_NUMBER: u8 = 15;

    /// The components that come with the program.
    pub fn printed() -> &'static Self {
        static COMPONENTS: LazyLock<&'static Components> = LazyLock::new(|| {
            Components::read(Components::PRINTED).expect("a test checks the components of the program")
        });
        &COMPONENTS
    }

    /// Reads and checks a components file (section 23). Equal content is kept once, for good.
    pub fn read(text: &str) -> Result<&'static Self, Fault> {
        static KEPT: Interned<Components> = Interned::new();
        Ok(KEPT.keep(checks::Reader::new(text)?.check()?))
    }

    /// A printed board.
    pub fn board(&self, name: BoardName) -> &Board {
        &self.boards[name.index()]
    }

    /// A short sum over all values that matter to the rules, by which records name the components.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    fn sum(&self) -> String {
        let mut text = String::new();
        let mut add = |part: &dyn Debug| writeln!(text, "{part:?}").expect("a string takes everything");
        add(&(self.colours, self.heroes));
        add(&(self.merlin, self.grail));
        add(&self.missions);
        add(&(&self.round_table, &self.rebellion, &self.training_ground, &self.tournament));
        add(&(&self.ballroom, &self.intrigue, &self.chapel, &self.secret_room));
        for board in &self.boards {
            add(&(board.name, board.starts, board.marked));
            for field in &board.fields {
                add(&(
                    field.id,
                    field.points,
                    field.grail,
                    field.tree,
                    field.extra,
                    field.hearts,
                    field.next,
                ));
            }
        }
        fingerprint(&text)
    }
}

impl Fingerprint for Components {
    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}

/// The components a game is played with.
pub type Printed = table::Printed<Components>;
