//! The things of the module: twelve allies in two stacks, whose they are, and where their tiles lie (section 1).

use crate::named::named;
use crate::rondel::{Counted, Space};
use crate::sites::SiteSet;
use crate::state::Open;
use crate::vocab::{Colour, ColourSet};
use table::{Seat, bit_set};

named! {
    /// A knight of the Round Table at a player's side (KRT-1.2).
    Ally, "ally" {
        /// Changes a knight die (section 3).
        Tristram = "tristram",
        /// Deploys vassals where they stand (section 4).
        Lamorak = "lamorak",
        /// Turns the Merlin die (section 5).
        Gawain = "gawain",
        /// Doubles the action of a vassal in the principality of the marshal (section 6).
        Lancelot = "lancelot",
        /// Collects the colours of repelled traitors (section 7).
        Gareth = "gareth",
        /// Collects the kinds of victory point spaces (section 8).
        Geraint = "geraint",
        /// Takes a piece from another principality (section 9).
        Galahad = "galahad",
        /// Puts the knight on any principality space (section 10).
        Bors = "bors",
        /// Puts castles under manors (section 11).
        Gaheris = "gaheris",
        /// Changes the colour of a requirement (section 12).
        Percival = "percival",
        /// Has a larger hand and swaps cards (section 13).
        Bedivere = "bedivere",
        /// Adds tiles to influence markers (section 14).
        Kay = "kay",
    }

    /// A stack of allies (KRT-1.1).
    Stack, "stack of allies" {
        /// The one that begins with the start player (KRT-1.5).
        A = "a",
        /// The one that begins with the last player (KRT-1.5).
        B = "b",
    }
}

impl Ally {
    /// How many tiles the ally has (KRT-1.3).
    pub const fn tiles(self) -> u8 {
        match self {
            Self::Lamorak | Self::Lancelot => 0,
            Self::Gaheris | Self::Kay => 2,
            Self::Gawain | Self::Bors => 3,
            Self::Geraint => 5,
            Self::Tristram | Self::Gareth | Self::Galahad | Self::Bedivere => 6,
            Self::Percival => 8,
        }
    }

    /// The clause that says what the ally does.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Tristram => "KRT-3.1",
            Self::Lamorak => "KRT-4.1",
            Self::Gawain => "KRT-5.1",
            Self::Lancelot => "KRT-6.2",
            Self::Gareth => "KRT-7.1",
            Self::Geraint => "KRT-8.1",
            Self::Galahad => "KRT-9.1",
            Self::Bors => "KRT-10.1",
            Self::Gaheris => "KRT-11.1",
            Self::Percival => "KRT-12.1",
            Self::Bedivere => "KRT-13.3",
            Self::Kay => "KRT-14.1",
        }
    }
}

bit_set! {
    /// A set of kinds of victory point spaces.
    pub CountedSet(u8) of Counted
}

/// Allies and tiles, open to everybody (KRT-1.9, KRT-2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    /// Whose each ally is.
    pub(super) owners: [Option<Seat>; Ally::ALL.len()],
    /// How many tiles of each ally have left the game (KRT-2.3).
    pub(super) spent: [u8; Ally::ALL.len()],
    /// Where the marshal stands (KRT-6.1).
    pub(super) marshal: Option<Colour>,
    /// The defence tiles on Gareth (KRT-7.1).
    pub(super) defence: ColourSet,
    /// The ally tiles on Geraint (KRT-8.2).
    pub(super) performed: CountedSet,
    /// Where castles lie (KRT-11.1).
    pub(super) castles: SiteSet,
    /// Where Kay's tiles lie, by principality (KRT-14.1).
    pub(super) influence: [u8; 6],
}

impl State {
    /// Whose an ally is; nobody's while it is in its stack, or out of the game (KRT-1.10).
    pub const fn owner(&self, ally: Ally) -> Option<Seat> {
        self.owners[ally.index()]
    }

    /// Whether a player has this ally.
    #[inline]
    pub fn has(&self, seat: Seat, ally: Ally) -> bool {
        self.owner(ally) == Some(seat)
    }

    /// The allies of a player.
    pub fn allies(&self, seat: Seat) -> impl Iterator<Item = Ally> + use<> {
        let owners = self.owners;
        Ally::ALL.into_iter().filter(move |ally| owners[ally.index()] == Some(seat))
    }

    /// How many tiles lie on an ally: those not spent, or those collected (KRT-1.12, KRT-2.3).
    pub fn tiles(&self, ally: Ally) -> u8 {
        match ally {
            Ally::Gareth => self.defence.len() as u8,
            Ally::Geraint => self.performed.len() as u8,
            Ally::Gaheris => ally.tiles().saturating_sub(self.castles.len()),
            Ally::Kay => ally.tiles().saturating_sub(self.influence.iter().sum()),
            Ally::Tristram
            | Ally::Lamorak
            | Ally::Gawain
            | Ally::Lancelot
            | Ally::Galahad
            | Ally::Bors
            | Ally::Percival
            | Ally::Bedivere => ally.tiles().saturating_sub(self.spent[ally.index()]),
        }
    }

    /// Whether a player has this ally with a tile on it.
    #[inline]
    pub fn can_spend(&self, seat: Seat, ally: Ally) -> bool {
        self.has(seat, ally) && self.tiles(ally) > 0
    }

    /// Where the marshal stands, if Lancelot is in the game (KRT-6.1).
    pub const fn marshal(&self) -> Option<Colour> {
        self.marshal
    }

    /// The colours of the defence tiles on Gareth (KRT-7.1).
    pub const fn defence(&self) -> ColourSet {
        self.defence
    }

    /// The kinds of the ally tiles on Geraint (KRT-8.2).
    pub const fn performed(&self) -> CountedSet {
        self.performed
    }

    /// Where castles lie under manors (KRT-11.1); such a manor always stays (KRT-11.6).
    pub const fn castles(&self) -> SiteSet {
        self.castles
    }

    /// How many of Kay's tiles lie in a principality (KRT-14.1).
    pub const fn influence(&self, colour: Colour) -> u8 {
        self.influence[colour.index()]
    }
}

/// What has happened in a turn so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// The knight came through a portal (KRT-10.1).
    pub(super) portal: bool,
}

impl Turn {
    /// Whether the knight came through a portal in this turn (KRT-10.1).
    pub const fn portal(&self) -> bool {
        self.portal
    }
}

impl Open {
    /// The stack an ally belongs to (KRT-1.2).
    pub fn stack_of(&self, ally: Ally) -> Stack {
        self.options.components.modules.knights.stacks[ally.index()]
    }

    /// The allies that are still in a stack.
    pub fn allies_left(&self, stack: Stack) -> impl Iterator<Item = Ally> {
        let left =
            move |ally: &Ally| self.stack_of(*ally) == stack && self.modules.knights.owner(*ally).is_none();
        Ally::ALL.into_iter().filter(left)
    }

    /// Who chooses an ally next, and from which stack; nobody once everybody has two (KRT-1.5 to KRT-1.8).
    pub fn drafting(&self) -> Option<(Seat, Stack)> {
        let (players, chosen) = (self.players(), self.modules.knights.owners.iter().flatten().count());
        let (step, stack) = (chosen / 2, Stack::ALL[chosen % 2]);
        // A moves clockwise from the start player, B counter-clockwise from the last one.
        let place = match stack {
            Stack::A => step,
            Stack::B => players.checked_sub(step + 1)?,
        };
        (step < players).then(|| (Seat::new((self.start.index() + place) % players), stack))
    }

    /// The principality of a space (MER-1.5).
    pub(super) fn principality_of(&self, space: Space) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.layout.space_of(colour) == space)
    }
}
