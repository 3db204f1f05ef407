//! Where the rings of the rondel lie: the spaces, and the lane of the figures that walk there. With Arthur a
//! second ring lies inside the first one, with a lane of its own.

use merlin::{Layout, Ring, Space};

/// The outer edge of the spaces.
pub(crate) const RIM: f64 = 250.0;

/// One ring: how many spaces it has, between which edges they lie, and where figures walk.
#[derive(Clone, Copy)]
struct Band {
    spaces: f64,
    first: f64,
    outer: f64,
    inner: f64,
    lane: f64,
}

/// The rings of a rondel.
#[derive(Clone, Copy)]
pub(crate) struct Rings {
    outer: Band,
    inner: Option<Band>,
    middle: f64,
}

impl Rings {
    pub(crate) fn of(layout: &Layout) -> Self {
        let spaces = layout.inner.len();
        // The first principality lies to the right of the top, Arthur's start space at the top.
        let outer = Band { spaces: 24.0, first: 30.0, outer: RIM, inner: 184.0, lane: 162.0 };
        if spaces == 0 {
            return Self { outer, inner: None, middle: 140.0 };
        }
        let inner = Band { spaces: spaces as f64, first: 0.0, outer: 157.0, inner: 104.0, lane: 92.0 };
        Self { outer: Band { inner: 199.0, lane: 178.0, ..outer }, inner: Some(inner), middle: 80.0 }
    }

    fn band(&self, ring: Ring) -> Band {
        match ring {
            Ring::Outer => self.outer,
            Ring::Inner => self.inner.unwrap_or(self.outer),
        }
    }

    /// The direction of a space.
    pub(crate) fn angle(&self, space: Space) -> f64 {
        self.band(space.ring()).first + self.step(space.ring()) * space.index() as f64
    }

    /// The angle between two spaces.
    pub(crate) fn step(&self, ring: Ring) -> f64 {
        360.0 / self.band(ring).spaces
    }

    /// The inner and the outer edge of the spaces.
    pub(crate) fn edges(&self, ring: Ring) -> (f64, f64) {
        let band = self.band(ring);
        (band.inner, band.outer)
    }

    /// Where figures walk.
    pub(crate) fn lane(&self, ring: Ring) -> f64 {
        self.band(ring).lane
    }

    /// The edge of the middle.
    pub(crate) const fn middle(&self) -> f64 {
        self.middle
    }

    /// Whether there is an inner ring.
    pub(crate) const fn has_inner(&self) -> bool {
        self.inner.is_some()
    }

    /// Where a lane ends towards the centre.
    pub(crate) fn below_lane(&self, ring: Ring) -> f64 {
        match (ring, self.inner) {
            (Ring::Outer, Some(inner)) => inner.outer,
            (Ring::Outer, None) | (Ring::Inner, _) => self.middle,
        }
    }

    /// How large pictures on the spaces are.
    pub(crate) fn picture(&self, ring: Ring) -> f64 {
        match (ring, self.inner) {
            (Ring::Outer, None) => 47.0,
            (Ring::Outer, Some(_)) => 40.0,
            (Ring::Inner, _) => 38.0,
        }
    }
}
