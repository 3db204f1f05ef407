//! What lies behind a screen: Merlin tiles and grail tiles (CAM-6.12, CAM-8.10).

use crate::vocab::Part;
use std::fmt;

/// Merlin tiles by their points, ascending; equal tiles are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MerlinTiles {
    points: [u8; Self::COUNT],
    count: u8,
}

impl MerlinTiles {
    /// How many Merlin tiles there are (CAM-2.2).
    pub const COUNT: usize = 7;

    /// How many tiles these are.
    pub const fn len(self) -> usize {
        self.count as usize
    }

    /// Whether there is no tile.
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The points of each tile, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        self.points.iter().copied().take(self.len())
    }

    /// The points of all tiles together (CAM-15.22).
    pub fn sum(&self) -> i32 {
        self.iter().map(i32::from).sum()
    }

    /// How many tiles have these points.
    pub fn copies(&self, points: u8) -> usize {
        self.iter().filter(|&own| own == points).count()
    }

    /// Adds a tile; there are never more than seven.
    pub(crate) fn insert(&mut self, points: u8) {
        if self.len() < Self::COUNT {
            self.points[self.len()] = points;
            self.count += 1;
            self.points[..usize::from(self.count)].sort_unstable();
        }
    }

    /// Takes one tile with these points out, if there is one.
    pub(crate) fn remove(&mut self, points: u8) {
        let found = self.points[..self.len()].iter().position(|&own| own == points);
        if let Some(place) = found {
            self.points[place..].rotate_left(1);
            self.points[Self::COUNT - 1] = 0;
            self.count -= 1;
        }
    }
}

impl FromIterator<u8> for MerlinTiles {
    fn from_iter<I: IntoIterator<Item = u8>>(points: I) -> Self {
        let mut tiles = Self::default();
        points.into_iter().for_each(|points| tiles.insert(points));
        tiles
    }
}

impl fmt::Debug for MerlinTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl serde::Serialize for MerlinTiles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl table::Described for MerlinTiles {
    fn shape() -> table::Shape {
        table::Shape::List(Box::new(<u8 as table::Described>::shape()))
    }
}

/// How many grail tiles of each part, in the order of [`Part::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GrailTiles(pub [u8; 4]);

impl GrailTiles {
    /// How many tiles these are.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no tile.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many tiles of a part.
    pub const fn count(self, part: Part) -> u8 {
        self.0[part as usize]
    }

    /// One tile more.
    pub(crate) const fn insert(&mut self, part: Part) {
        self.0[part as usize] += 1;
    }

    /// These tiles and the others.
    #[must_use]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|part| self.0[part] + other.0[part]))
    }

    /// These tiles without the others, as far as they are here.
    #[must_use]
    pub(crate) fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|part| self.0[part].saturating_sub(other.0[part])))
    }

    /// The points of the best sets: the first takes one tile of every part owned, the second one of every part owned at
    /// least twice, and so on (CAM-15.27).
    pub fn points(self, set_points: [u8; 4]) -> i32 {
        let most = self.0.into_iter().max().unwrap_or(0);
        let parts = |set: u8| self.0.iter().filter(|&&count| count >= set).count();
        (1..=most).map(|set| i32::from(set_points[parts(set) - 1])).sum()
    }
}
