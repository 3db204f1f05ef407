//! Mission cards as values: a card is what it shows, so two equal cards are one and the same (CAM-2.5 to CAM-2.8).

use crate::vocab::{Deck, Shield};
use std::fmt;
use std::str::FromStr;
use table::{Unreadable, bit_set};

/// Up to three shields, without an order (CAM-7.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Shields(u16);

impl Shields {
    /// No shield.
    pub const NONE: Self = Self(0);
    /// The most shields a card shows.
    pub const MOST: usize = 3;

    /// How many shields of a kind there are.
    pub const fn count(self, shield: Shield) -> usize {
        (self.0 >> (2 * shield as u16) & 3) as usize
    }

    /// Whether there is a shield of this kind.
    pub const fn contains(self, shield: Shield) -> bool {
        self.count(shield) > 0
    }

    /// How many shields there are.
    pub fn len(self) -> usize {
        Shield::ALL.into_iter().map(|shield| self.count(shield)).sum()
    }

    /// Whether there is no shield.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One shield more; at most [`MOST`](Self::MOST) of a kind.
    #[must_use]
    pub const fn with(self, shield: Shield) -> Self {
        if self.count(shield) == Self::MOST { self } else { Self(self.0 + (1 << (2 * shield as u16))) }
    }

    /// One shield fewer, if there is one.
    #[must_use]
    pub const fn without(self, shield: Shield) -> Self {
        if self.contains(shield) { Self(self.0 - (1 << (2 * shield as u16))) } else { self }
    }

    /// Each kind of shield there is, once.
    pub fn kinds(self) -> impl Iterator<Item = Shield> {
        Shield::ALL.into_iter().filter(move |&shield| self.contains(shield))
    }

    /// Every shield.
    pub fn iter(self) -> impl Iterator<Item = Shield> {
        self.kinds().flat_map(move |shield| std::iter::repeat_n(shield, self.count(shield)))
    }
}

impl FromIterator<Shield> for Shields {
    fn from_iter<I: IntoIterator<Item = Shield>>(shields: I) -> Self {
        shields.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Shields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// What a mission card shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Task {
    /// One knight into a room for each shield (CAM-7.7).
    Shields(Shields),
    /// A special mission: the knights come back, and the card gives points (CAM-7.15).
    Special {
        /// The points.
        points: u8,
    },
}

/// A mission card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mission {
    /// Which back it has (CAM-2.3).
    pub deck: Deck,
    /// What it asks for.
    pub task: Task,
}

impl Mission {
    /// How many knights it takes (CAM-2.8).
    pub fn cost(self) -> u8 {
        match (self.task, self.deck) {
            (Task::Shields(shields), _) => shields.len() as u8,
            (Task::Special { .. }, Deck::One | Deck::Key) => 1,
            (Task::Special { .. }, Deck::Two) => 2,
            (Task::Special { .. }, Deck::Three) => 3,
        }
    }

    /// Its shields; a special mission has none (CAM-2.6).
    pub const fn shields(self) -> Shields {
        match self.task {
            Task::Shields(shields) => shields,
            Task::Special { .. } => Shields::NONE,
        }
    }
}

/// `two_red_green`, `key_green_violet`, `three_special_6`: the deck, then what the card shows.
impl fmt::Display for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.deck)?;
        match self.task {
            Task::Shields(shields) => shields.iter().try_for_each(|shield| write!(f, "_{shield}")),
            Task::Special { points } => write!(f, "_special_{points}"),
        }
    }
}

impl fmt::Debug for Mission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Mission {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        read(text)
            .filter(|mission| mission.to_string() == text)
            .ok_or_else(|| Unreadable::new("mission", text))
    }
}

fn read(text: &str) -> Option<Mission> {
    let (deck, rest) = text.split_once('_')?;
    let deck = deck.parse().ok()?;
    if let Some(points) = rest.strip_prefix("special_") {
        return Some(Mission { deck, task: Task::Special { points: points.parse().ok()? } });
    }
    let shields: Vec<Shield> = rest.split('_').map(|shield| shield.parse().ok()).collect::<Option<_>>()?;
    let few = (1..=Shields::MOST).contains(&shields.len());
    few.then(|| Mission { deck, task: Task::Shields(shields.into_iter().collect()) })
}

table::text_in_json!(Mission);

/// All 49 mission cards in a fixed order, equal cards side by side (CAM-23.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missions {
    cards: Vec<Mission>,
    /// The cards of each deck, in the order of [`Deck::ALL`].
    decks: [MissionSet; Deck::ALL.len()],
}

impl Missions {
    /// How many mission cards there are (CAM-2.3).
    pub const COUNT: usize = 49;

    pub(crate) fn new(mut cards: Vec<Mission>) -> Self {
        cards.sort_unstable();
        let of = |deck| (0..).zip(&cards).filter(move |(_, card)| card.deck == deck);
        let decks = Deck::ALL.map(|deck| MissionSet(of(deck).fold(0, |set, (place, _)| set | 1 << place)));
        Self { cards, decks }
    }

    /// All cards of a deck.
    pub const fn of(&self, deck: Deck) -> MissionSet {
        self.decks[deck as usize]
    }

    /// All copies of a card; they lie side by side.
    pub fn copies(&self, mission: Mission) -> MissionSet {
        let start = self.cards.partition_point(|&card| card < mission);
        let count = self.cards[start..].iter().take_while(|&&card| card == mission).count();
        MissionSet(((1 << count) - 1) << start)
    }

    /// The different cards of a set, ascending, each with how many copies of it the set has.
    pub fn different(&self, set: MissionSet) -> impl Iterator<Item = (Mission, u32)> {
        let mut places = set.iter().peekable();
        std::iter::from_fn(move || {
            let card = self.cards[places.next()?];
            let mut copies = 1;
            while places.next_if(|&place| self.cards[place] == card).is_some() {
                copies += 1;
            }
            Some((card, copies))
        })
    }

    /// The cards of a set, ascending.
    pub fn cards(&self, set: MissionSet) -> impl Iterator<Item = Mission> {
        set.iter().map(|place| self.cards[place])
    }
}

bit_set! {
    /// A set of mission cards: a bit for each of the 49, in the order of [`Missions`].
    pub MissionSet(pub(crate) u64) of usize, all Missions::COUNT, len usize, index |place| place, nth |place| place
}
