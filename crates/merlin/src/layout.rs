//! How the table is laid for one set of options: plain data, made once for each set and only read afterwards.
//!
//! The base game lays what its components say. A module edits this data (another rondel, a further die, other powers
//! of flags, a further step of the setup or of the scorings) instead of asking questions in the flow.

use crate::components::Components;
use crate::dice::{Dice, Die};
use crate::frames::{ScoringStep, SetupStep};
use crate::list::List;
use crate::modules::{Module, Modules};
use crate::options::Printed;
use crate::rondel::{Ring, Space, SpaceKind};
use crate::seams;
use crate::vocab::{Category, Colour, Power};
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Mutex;

/// The spaces of a ring, clockwise.
pub type Spaces = List<SpaceKind, { Space::COUNT as usize }>;

/// The table as it is laid for one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The printed values it was laid from.
    pub components: Printed,
    /// The spaces of the rondel, clockwise: the outer ring (MER-1.4, INT-1.2).
    pub rondel: Spaces,
    /// The spaces of the inner ring, clockwise; none without Arthur (INT-1.2).
    pub inner: Spaces,
    /// The principalities, clockwise (MER-1.2).
    pub ring: [Colour; 6],
    /// The kinds of a player's dice, by their places (MER-1.16).
    pub dice: List<Die, { Dice::MOST }>,
    /// How often a roll may show one value (MER-2.18).
    pub max_equal: u8,
    /// The power of each colour of flag, by colour (MER-1.8).
    pub powers: [Power; 6],
    /// The rows of the environs (MER-2.8).
    pub rows: u8,
    /// The steps of the setup, in order (section 2, INT-1.7).
    pub setup: List<SetupStep, 16>,
    /// The steps of a scoring, in order (MER-15.1, INT-13.6).
    pub scoring: List<ScoringStep, 8>,
    /// How many staffs a castle can have besides its own (TRE-4.4).
    pub more_staffs: u8,
    /// Whether markers count like apples at the end (MKT-6.3).
    pub markers_as_apples: bool,
    /// Where points can come from, in the order of the breakdown.
    pub categories: List<Category, { Category::ALL.len() }>,
}

impl Layout {
    /// Whether manors can stand on castles (KRT-11.1).
    pub fn has_castles(&self) -> bool {
        self.categories.contains(&Category::Allies)
    }

    /// Whether a manor can count more than once in its territory, by a castle or a hut (INT-5.12).
    pub fn counts_strength(&self) -> bool {
        self.has_castles() || self.categories.contains(&Category::Horn)
    }

    /// The table for this many players and these modules: one for each set, kept for good.
    pub fn of(players: usize, modules: Modules, components: &'static Components) -> Laid {
        type Key = (usize, usize, Modules);
        static KEPT: Mutex<BTreeMap<Key, &'static Layout>> = Mutex::new(BTreeMap::new());
        let mut kept = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        // Components live for good, so their address is theirs alone.
        let key = (std::ptr::from_ref(components).addr(), players, modules);
        Laid(kept.entry(key).or_insert_with(|| Box::leak(Box::new(Self::new(players, modules, components)))))
    }

    /// The base game, then what each module changes in it, in the order of the modules.
    fn new(players: usize, modules: Modules, components: &'static Components) -> Self {
        let mut layout = Self {
            components: table::Printed(components),
            rondel: List::of(SpaceKind::Build, &components.rondel),
            inner: List::empty(SpaceKind::Build),
            ring: components.ring,
            dice: List::of(Die::Own, &[Die::Own, Die::Own, Die::Own, Die::Merlin]),
            max_equal: 2,
            powers: components.powers,
            rows: if players == 4 { 4 } else { 3 },
            setup: List::of(SetupStep::Display, &SetupStep::BASE),
            scoring: List::of(ScoringStep::Traitors, &ScoringStep::BASE),
            more_staffs: 0,
            markers_as_apples: false,
            categories: List::empty(Category::Spaces),
        };
        let in_play = |module: Option<Module>| module.is_none_or(|module| modules.contains(module));
        for category in Category::ALL.into_iter().filter(|category| in_play(category.module())) {
            layout.categories.push(category);
        }
        seams::lay(&mut layout, modules, components);
        layout
    }

    /// The spaces of a ring, clockwise.
    pub fn spaces(&self, ring: Ring) -> impl Iterator<Item = Space> + use<> {
        let count = self.on(ring).len() as u8;
        (0..count).filter_map(move |index| Space::on(ring, index))
    }

    /// What the spaces of a ring let a player do, clockwise.
    pub const fn on(&self, ring: Ring) -> &Spaces {
        match ring {
            Ring::Outer => &self.rondel,
            Ring::Inner => &self.inner,
        }
    }

    /// What a space lets a player do.
    #[inline]
    pub fn kind(&self, space: Space) -> SpaceKind {
        self.on(space.ring())[space.index()]
    }

    /// The colour of the flags with this power, if any has it (MER-1.8, ARU-1.9).
    pub fn flag_of(&self, power: Power) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.powers[colour.index()] == power)
    }

    /// The colour of the flags with this power; to be asked of a power that some flag has.
    pub fn flag(&self, power: Power) -> Colour {
        self.flag_of(power).expect("MER-1.8: every power in use belongs to one colour")
    }

    /// The place of a principality in the ring.
    fn place(&self, colour: Colour) -> usize {
        self.ring
            .iter()
            .position(|&other| other == colour)
            .expect("MER-1.2: every principality is in the ring")
    }

    /// The space of a principality (MER-1.5).
    pub fn space_of(&self, colour: Colour) -> Space {
        Space::of_principality(self.place(colour))
    }

    /// The two neighbours of a principality, counter-clockwise and clockwise (MER-1.2).
    pub fn neighbours(&self, colour: Colour) -> [Colour; 2] {
        let place = self.place(colour);
        [self.ring[(place + 5) % 6], self.ring[(place + 1) % 6]]
    }

    /// The step of a scoring that follows, if any does.
    pub(crate) fn step_after(&self, step: ScoringStep) -> Option<ScoringStep> {
        self.scoring.iter().copied().skip_while(|&other| other != step).nth(1)
    }

    /// The step of the setup that follows, if any does.
    pub(crate) fn setup_after(&self, step: SetupStep) -> Option<SetupStep> {
        self.setup.iter().copied().skip_while(|&other| other != step).nth(1)
    }

    /// Whether a step of the setup comes before another one.
    pub(crate) fn is_before(&self, step: SetupStep, other: SetupStep) -> bool {
        let place = |wanted| self.setup.iter().position(|&found| found == wanted);
        place(step) < place(other)
    }
}

/// A layout that lives as long as the program, so that a game stays `Copy`.
#[derive(Clone, Copy)]
pub struct Laid(&'static Layout);

impl std::ops::Deref for Laid {
    type Target = Layout;

    #[inline]
    fn deref(&self) -> &Layout {
        self.0
    }
}

/// Each is kept once.
impl PartialEq for Laid {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Laid {}

/// It follows from the options, which are hashed beside it.
impl Hash for Laid {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl fmt::Debug for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Layout")
    }
}
