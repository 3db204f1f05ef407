//! The whole situation, split into what everybody sees and what one seat alone knows (section 17).

use crate::castle::Castle;
use crate::dice::{Die, Pips, Unit};
use crate::environs::Environs;
use crate::frames::{Frame, Stack};
use crate::layout::Laid;
use crate::missions::{Mission, MissionSet};
use crate::modules::{Secrets, States, Turns};
use crate::moves::StartingTileSet;
use crate::options::Options;
use crate::refusal::Refusal;
use crate::rondel::Space;
use crate::seams;
use crate::sites::SiteSet;
use crate::vocab::{Category, Colour, Direction, Figure, Item, Kind, Power, Relic};
use table::{Clause, Reason, Seat, SeatSet, bit_set};

/// A game of Merlin at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Merlin {
    pub(crate) open: Open,
    pub(crate) secret: [Secret; 4],
}

/// What everybody sees (MER-17.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// How the game was set up.
    pub options: Options,
    /// How the table is laid.
    pub layout: Laid,
    /// What is due.
    pub due: Stack,
    /// The round, 1 to 6; 0 during the setup (MER-3.1).
    pub round: u8,
    /// Who has the start player marker, once drawn (MER-2.12); the first seat until then.
    pub start: Seat,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// What has happened in this turn so far.
    pub turn: TurnSoFar,
    /// Where Merlin stands (MER-2.1).
    pub merlin: Space,
    /// Who owns Excalibur; nobody while it lies on the board.
    pub excalibur: Option<Seat>,
    /// Who owns the Grail.
    pub grail: Option<Seat>,
    /// Tiles and manors.
    pub environs: Environs,
    /// The open missions (MER-2.5); a place is empty while its card is being drawn.
    pub display: [Option<Mission>; Self::DISPLAY],
    /// The mission discard pile (MER-10.8).
    pub discard: MissionSet,
    /// The traitor discard pile by colour (MER-15.8).
    pub traitor_discard: [u8; 6],
    /// The starting tiles already dealt; none any more once they are out of the game (MER-2.15).
    pub(crate) starting_tiles: StartingTileSet,
    /// The missions that were in hands, unseen by the others, when the cards were last shuffled, and still are. That
    /// these and no others are in hands is known to everybody who counts cards (MER-17.3).
    pub(crate) former: MissionSet,
    pub(crate) castles: [Castle; 4],
    pub(crate) points: [[i32; Category::ALL.len()]; 4],
    /// What the modules have on the board and before the players; untouched where a module is off.
    pub modules: States,
}

/// What has happened in a turn so far (MER-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TurnSoFar {
    /// What the turn is made with, and its value after all changes (MER-5.1, MER-5.9, INT-2.3).
    pub unit: Option<(Unit, Pips)>,
    /// The figure that has moved.
    pub figure: Option<Figure>,
    /// The space whose action is due, or was performed: where the figure ended, or another knight's space with the
    /// power of a different action (MER-6.1, MER-13.17).
    pub action: Option<Space>,
    /// How many missions were completed (MER-12.1).
    pub missions: u8,
    /// The powers of flags used that can be used once in a turn (MER-13.10, MER-13.16).
    pub powers: Powers,
    /// How often the action was begun.
    pub executions: u8,
    /// What only modules ask for.
    pub modules: Turns,
}

impl TurnSoFar {
    /// The chosen die and its value, if the turn is made with a die.
    pub const fn die(&self) -> Option<(Die, Pips)> {
        match self.unit {
            Some((Unit::Die(die), pips)) => Some((die, pips)),
            Some((Unit::Module(_), _)) | None => None,
        }
    }
}

bit_set! {
    /// A set of powers of flags.
    pub Powers(u8) of Power
}

/// What one seat alone knows (MER-17.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Secret {
    pub(crate) hand: MissionSet,
    /// What this seat alone knows of the modules.
    pub modules: Secrets,
}

impl Secret {
    /// The mission cards in the hand.
    pub const fn hand(&self) -> MissionSet {
        self.hand
    }
}

impl Open {
    /// How many missions lie open (MER-2.5).
    pub const DISPLAY: usize = 3;
    /// How many missions a hand has at the end of a turn (MER-2.17, MER-12.20).
    pub const HAND: u8 = 4;
    /// The items of one kind and colour (MER-1.7).
    pub const ITEMS: u8 = 6;
    /// The apples of the box (MER-1.17).
    pub const APPLES: u8 = 11;
    /// The traitors of one colour (MER-1.9).
    pub const TRAITORS: u8 = 4;
    /// The traitors a player draws (MER-2.16).
    pub const ATTACHED: u8 = 3;
    /// The rounds of a game (MER-3.1).
    pub const ROUNDS: u8 = 6;

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.options.players()
    }

    /// What is due.
    pub const fn top(&self) -> Frame {
        self.due.top()
    }

    /// The pieces of a player.
    pub const fn castle(&self, seat: Seat) -> &Castle {
        &self.castles[seat.index()]
    }

    pub(crate) const fn castle_mut(&mut self, seat: Seat) -> &mut Castle {
        &mut self.castles[seat.index()]
    }

    /// The castles of all players, in seat order.
    pub fn castles(&self) -> &[Castle] {
        &self.castles[..self.players()]
    }

    /// All seats in turn order, beginning with the start player (MER-3.2, MER-15.2).
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, start) = (self.players(), self.start.index());
        (0..players).map(move |distance| Seat::new((start + distance) % players))
    }

    /// How many such items a principality has in supply (MER-17.6).
    pub fn supply(&self, item: Item) -> u8 {
        Self::ITEMS - self.castles().iter().map(|castle| castle.items.count(item)).sum::<u8>()
    }

    /// The principalities with an item of this kind in supply.
    pub fn supplied(&self, kind: Kind) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.supply(Item { kind, colour }) > 0)
    }

    /// How many apples are in the supply (MER-17.6).
    pub fn apple_supply(&self) -> u8 {
        Self::APPLES - self.castles().iter().map(|castle| castle.apples).sum::<u8>()
    }

    /// How many traitors of a colour are in the supply (MER-17.7).
    pub fn traitor_supply(&self, colour: Colour) -> u8 {
        let attached: u8 = self.castles().iter().map(|castle| castle.traitors_of(colour)).sum();
        Self::TRAITORS - attached - self.traitor_discard[colour.index()]
    }

    /// The same for each colour.
    pub(crate) fn traitor_supplies(&self) -> [u8; 6] {
        let mut left = self.traitor_discard.map(|discarded| Self::TRAITORS - discarded);
        for castle in self.castles() {
            for (left, attached) in left.iter_mut().zip(castle.traitors) {
                *left -= attached;
            }
        }
        left
    }

    /// How many cards the mission deck has (MER-17.1).
    pub fn deck(&self) -> u8 {
        let displayed = self.display.iter().flatten().count() as u8;
        let held: u8 = self.castles().iter().map(|castle| castle.hand).sum();
        Mission::COUNT as u8 - displayed - held - self.discard.len()
    }

    /// Whose vassal stands on a place of a principality (MER-7.2).
    pub fn vassal_place(&self, vassal: crate::vocab::Vassal, colour: Colour) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.castle(seat).vassal(vassal) == Some(colour))
    }

    /// Who owns a relic; nobody while it lies on the board (MER-2.2).
    pub const fn owner(&self, relic: Relic) -> Option<Seat> {
        match relic {
            Relic::Excalibur => self.excalibur,
            Relic::Grail => self.grail,
        }
    }

    /// The space on which the figure of this turn stands.
    pub const fn stands(&self, figure: Figure) -> Option<Space> {
        match figure {
            Figure::Knight => self.castle(self.active).knight,
            Figure::Merlin => Some(self.merlin),
            Figure::Arthur => self.modules.arthur.figure,
        }
    }

    /// How many of the missions of this turn take the place of the regular one (MER-12.1, ARU-3.9).
    pub fn regular_missions(&self) -> u8 {
        self.turn.missions.saturating_sub(seams::further_missions(self))
    }

    /// The points of a player (MER-15.3).
    pub fn score(&self, seat: Seat) -> i32 {
        self.points[seat.index()].iter().sum()
    }

    /// The space so many steps from another one, as figures count them: a blocked space is skipped (MER-5.4, MOR-6.1).
    pub fn step(&self, from: Space, steps: u8, direction: Direction) -> Space {
        let length = self.layout.on(from.ring()).len() as u8;
        let mut space = from;
        for _ in 0..steps {
            space = space.beside(1, direction, length);
            // Only one space of a ring can be blocked.
            if seams::forbids_entering(self, space).is_some() {
                space = space.beside(1, direction, length);
            }
        }
        space
    }

    /// Whether an item can be taken from its supply: there is one, and nothing forbids it (MER-6.6, MOR-6.5).
    pub fn can_take(&self, item: Item) -> bool {
        self.supply(item) > 0 && seams::forbids_taking(self, item).is_none()
    }

    /// Why an item cannot be taken, `clause` being what lets items be taken there.
    pub(crate) fn refusal_to_take(&self, item: Item, clause: Clause) -> Option<Refusal> {
        if self.supply(item) == 0 {
            return Some(Refusal::SupplyEmpty { item, clause });
        }
        seams::forbids_taking(self, item)
    }

    /// The clause by which none of these items can be taken: what holds back those that are there, or
    /// `empty`, if there is none (MOR-6.5, INT-8.1). Nothing, if one can be taken.
    pub(crate) fn nothing_of(&self, due: impl Iterator<Item = Item>, empty: Clause) -> Option<Clause> {
        let mut clause = empty;
        for item in due.filter(|&item| self.supply(item) > 0) {
            clause = seams::forbids_taking(self, item)?.clause();
        }
        Some(clause)
    }

    /// Whether an apple can be taken from the supply.
    pub fn can_take_apple(&self) -> bool {
        self.apple_supply() > 0 && seams::forbids_apple(self).is_none()
    }

    /// The castle with everything that counts like its items: what missions, VP spaces and the end look at.
    #[inline]
    pub fn holdings(&self, seat: Seat) -> Castle {
        let mut castle = *self.castle(seat);
        seams::add_holdings(self, seat, &mut castle);
        castle
    }

    /// How many missions a hand has at the end of a turn (MER-2.17, MER-12.20, KRT-13.1).
    pub fn hand_size(&self, seat: Seat) -> u8 {
        Self::HAND + seams::hand(self, seat)
    }

    /// What counts for the lead in a territory (MER-15.14, INT-5.12).
    #[inline]
    pub fn strength_in_territory(&self, seat: Seat, sites: SiteSet) -> u8 {
        self.castle(seat).manors.intersection(sites).len() + seams::strength_in_territory(self, seat, sites)
    }

    /// What counts for the lead in a principality (MER-15.18, INT-6.1).
    #[inline]
    pub fn strength_in_principality(&self, seat: Seat, colour: Colour) -> u8 {
        self.castle(seat).influence(colour) + seams::strength_in_principality(self, seat, colour)
    }

    /// What a principality is worth (MER-15.18, INT-6.2).
    #[inline]
    pub fn worth_of_principality(&self, colour: Colour) -> u8 {
        let markers: u8 = self.castles().iter().map(|castle| castle.influence(colour)).sum();
        markers + seams::worth_of_principality(self, colour)
    }

    /// Who leads in a principality, and among how many its worth is divided; nobody, if a rival who is no player leads
    /// alone (MER-15.19, MER-15.20, INT-6.3).
    pub fn lead_in_principality(&self, colour: Colour) -> (SeatSet, u8) {
        let (leaders, most) = self.leaders(|seat| self.strength_in_principality(seat, colour));
        let rival = seams::rival_in_principality(self, colour);
        if most == 0 || rival > most {
            return (SeatSet::EMPTY, 0);
        }
        (leaders, leaders.len() as u8 + u8::from(rival == most))
    }

    /// The points of a player in one category.
    pub const fn points(&self, seat: Seat, category: Category) -> i32 {
        self.points[seat.index()][category.index()]
    }

    /// The seats with the most of something, and how much that is.
    pub(crate) fn leaders(&self, strength: impl Fn(Seat) -> u8) -> (SeatSet, u8) {
        let most = Seat::all(self.players()).map(&strength).max().unwrap_or_default();
        (Seat::all(self.players()).filter(|&seat| strength(seat) == most).collect(), most)
    }
}
