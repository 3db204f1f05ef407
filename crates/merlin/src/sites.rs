//! The places of the environs: rows of hexagons between two frames, with their neighbours, the lines that run from
//! them to the frames, and the territories they form (section 11).

use crate::vocab::{Colour, ColourSet};
use std::fmt;
use std::str::FromStr;
use table::{Unreadable, bit_set};

/// How many tiles lie in a row (MER-11.1).
const COLUMNS: i8 = 6;

/// A tile position: its row and column, as in `0,3` (MER-11.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(u8);

impl Site {
    /// How many positions the largest environs have (MER-2.8).
    pub const COUNT: u8 = 24;

    /// The position in this row and column, if there is one.
    pub const fn new(row: i8, column: i8) -> Option<Self> {
        if row >= 0 && row < 4 && column >= 0 && column < COLUMNS {
            Some(Self((row * COLUMNS + column) as u8))
        } else {
            None
        }
    }

    /// All positions of environs with this many rows, row by row.
    pub fn all(rows: u8) -> impl DoubleEndedIterator<Item = Self> {
        (0..rows * COLUMNS as u8).map(Self)
    }

    /// The position with this number, counted row by row.
    pub(crate) const fn nth(number: u8) -> Self {
        assert!(number < Self::COUNT, "the environs have 24 positions at most");
        Self(number)
    }

    /// Its place in an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, 0 below the upper frame.
    pub const fn row(self) -> i8 {
        self.0 as i8 / COLUMNS
    }

    /// Its column, 0 on the left.
    pub const fn column(self) -> i8 {
        self.0 as i8 % COLUMNS
    }

    /// The half-column: odd rows are shifted to the right by half a tile (MER-11.2, MER-11.4).
    pub const fn half_column(self) -> i8 {
        2 * self.column() + self.row() % 2
    }

    /// The adjoining positions, as far as they exist in environs with this many rows (MER-11.3).
    pub const fn neighbours(self, rows: u8) -> SiteSet {
        NEIGHBOURS[self.index()].intersection(SiteSet::of_rows(rows))
    }

    /// The adjoining positions in the largest environs (MER-11.3).
    const fn around(self) -> SiteSet {
        let (row, column) = (self.row(), self.column());
        // The column of the western neighbour in the rows above and below.
        let west = column - 1 + row % 2;
        let around = [
            Self::new(row, column - 1),
            Self::new(row, column + 1),
            Self::new(row - 1, west),
            Self::new(row - 1, west + 1),
            Self::new(row + 1, west),
            Self::new(row + 1, west + 1),
        ];
        let (mut set, mut place) = (SiteSet::EMPTY, 0);
        while place < around.len() {
            if let Some(site) = around[place] {
                set.insert(site);
            }
            place += 1;
        }
        set
    }

    /// The notch sides that the four slanting lines meet, in the order north-west and north-east (upper frame),
    /// south-west and south-east (lower frame); `None` where a line leaves the area (MER-11.5 to MER-11.12).
    pub fn notches(self, rows: u8) -> [Option<usize>; 4] {
        let (row, half, rows) = (self.row(), self.half_column(), rows as i8);
        let (below, shift) = (rows - 1 - row, (rows - 1) % 2);
        let sides = [half - row, half + row + 1, half - below - shift, half + below - shift + 1];
        sides.map(|side| usize::try_from(side).ok().filter(|&side| side < TerrainFrames::SIDES))
    }
}

/// Who adjoins whom in the largest environs: territories are looked for more often than anything else.
const NEIGHBOURS: [SiteSet; Site::COUNT as usize] = {
    let (mut all, mut number) = ([SiteSet::EMPTY; Site::COUNT as usize], 0);
    while number < Site::COUNT {
        all[number as usize] = Site(number).around();
        number += 1;
    }
    all
};

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl fmt::Debug for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({self})")
    }
}

impl FromStr for Site {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::all(4).find(|site| site.to_string() == text);
        found.ok_or_else(|| Unreadable::new("tile position", text))
    }
}

table::text_in_json!(Site);

/// The two terrain frames, each with the colours on its notch sides from left to right (MER-1.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TerrainFrames {
    /// Above row 0 (MER-11.7).
    pub top: [Option<Colour>; Self::SIDES],
    /// Below the last row (MER-11.8).
    pub bottom: [Option<Colour>; Self::SIDES],
}

impl TerrainFrames {
    /// How many notch sides each of the two has (MER-1.11).
    pub const SIDES: usize = 12;

    /// The colours that pay for a manor on this tile (MER-11.13).
    pub fn eligible(&self, site: Site, rows: u8) -> ColourSet {
        let [north_west, north_east, south_west, south_east] = site.notches(rows);
        let above = [north_west, north_east].into_iter().flatten().filter_map(|side| self.top[side]);
        let below = [south_west, south_east].into_iter().flatten().filter_map(|side| self.bottom[side]);
        above.chain(below).collect()
    }
}

bit_set! {
    /// A set of tile positions, row by row.
    pub SiteSet(u32) of Site, all Site::COUNT as usize, len u8, index |site| site.0, nth |place| Site(place as u8)
}

impl SiteSet {
    /// All positions of environs with this many rows.
    const fn of_rows(rows: u8) -> Self {
        Self((1 << (rows * COLUMNS as u8)) - 1)
    }

    /// The largest connected sets of positions, each told by its first position: the territories, if the set holds
    /// all tiles of one terrain (MER-11.21).
    pub fn connected(self, rows: u8) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let mut edge = Self::only(left.iter().next()?);
            let mut territory = Self::EMPTY;
            while !edge.is_empty() {
                territory = territory.union(edge);
                left = left.without(edge);
                let around = edge.iter().fold(Self::EMPTY, |all, site| all.union(site.neighbours(rows)));
                edge = around.intersection(left);
            }
            Some(territory)
        })
    }
}
