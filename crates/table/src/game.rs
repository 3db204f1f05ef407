//! The trait every game implements.

use crate::{Clause, Event, Fault, Fill, Journal, Moves, Rng, Scores, Seat, SeatSet, Weights};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// Who makes a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Dice, shuffled piles, and whatever else is drawn at random.
    Chance,
}

impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => Display::fmt(seat, f),
            Self::Chance => f.write_str("*"),
        }
    }
}

impl FromStr for Actor {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "*" { Ok(Self::Chance) } else { text.parse().map(Self::Seat) }
    }
}

/// Who has to decide now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// These seats, each without seeing what the others choose; usually it is one.
    Seats(SeatSet),
    /// Chance.
    Chance,
    /// Nobody any more.
    Over,
}

impl Turn {
    /// The turn of one seat.
    pub const fn of(seat: Seat) -> Self {
        Self::Seats(SeatSet::only(seat))
    }

    /// Whether this actor has to decide.
    pub const fn includes(self, who: Actor) -> bool {
        match (self, who) {
            (Self::Seats(seats), Actor::Seat(seat)) => seats.contains(seat),
            (Self::Chance, Actor::Chance) => true,
            (Self::Seats(_) | Self::Over, Actor::Chance) | (Self::Chance | Self::Over, Actor::Seat(_)) => {
                false
            }
        }
    }
}

/// Whose knowledge a view shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// What this seat knows.
    Seat(Seat),
    /// What everybody knows.
    Spectator,
    /// All there is: for records, analysis and tests, never for a player.
    Everything,
}

impl Eye {
    /// Whether this eye sees what `owner` keeps to itself.
    pub fn sees(self, owner: Seat) -> bool {
        match self {
            Self::Seat(seat) => seat == owner,
            Self::Spectator => false,
            Self::Everything => true,
        }
    }
}

/// A text that cannot be parsed: `what` names the kind of thing expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// What was expected, such as `chair` or `card`.
    pub what: &'static str,
    /// The text that was found.
    pub text: String,
}

impl Unreadable {
    /// `text` cannot be read as a `what`.
    pub fn new(what: &'static str, text: impl Into<String>) -> Self {
        Self { what, text: text.into() }
    }
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a {}: {:?}", self.what, self.text)
    }
}

impl std::error::Error for Unreadable {}

/// Why a move is refused.
pub trait Reason: Copy + Eq + Debug {
    /// The clause that forbids it.
    fn clause(&self) -> Clause;
}

/// A board game, as a plain value: the whole situation at one moment.
///
/// A game holds no seed and no future: what chance will bring is not decided before [`Actor::Chance`] moves.
pub trait Game: Clone + Eq + Hash + Debug {
    /// The short name used in records and on the command line.
    const ID: &'static str;

    /// What is fixed before the game: number of players, variants, components.
    type Options: Clone + PartialEq + Debug + Display;
    /// The printed values of the box. They live as long as the program, so that a game can be `Copy`.
    type Components: Debug + 'static;
    /// A decision, as a value; its text is the same in every language and version.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr<Err = Unreadable>;
    /// What a move made happen.
    type Event: Event;
    /// Why a move is not allowed.
    type Refusal: Reason;
    /// What one eye may know.
    type View<'a>: PartialEq + Debug
    where
        Self: 'a;

    /// The components that come with the program.
    fn printed() -> &'static Self::Components;

    /// Reads and checks a components file.
    fn read_components(text: &str) -> Result<&'static Self::Components, Fault>;

    /// What is unusual about the components, though allowed.
    fn warnings(components: &Self::Components) -> &[Fault];

    /// The components a set of options plays with.
    fn components_of(options: &Self::Options) -> &'static Self::Components;

    /// A short hash over all values of the components, by which a record names them.
    fn fingerprint(components: &Self::Components) -> &str;

    /// Reads options as [`Options`](Self::Options) writes them.
    fn read_options(text: &str, components: &'static Self::Components) -> Result<Self::Options, Fault>;

    /// Every set of options the game can be played with, with these components.
    fn every_option(components: &'static Self::Components) -> Vec<Self::Options>;

    /// The game before its first move.
    fn setup(options: &Self::Options) -> Self;

    /// The options this game was set up with.
    fn options(&self) -> Self::Options;

    /// How many seats the table has.
    fn players(&self) -> usize;

    /// How many decisions of players a game with these options can have at most.
    fn most_decisions(options: &Self::Options) -> u32;

    /// Who has to decide now.
    fn turn(&self) -> Turn;

    /// Appends what is offered to `who`, in ascending order and each once; nothing unless it is their turn.
    fn moves(&self, who: Actor, out: &mut Moves<Self::Move>);

    /// How likely a move of chance is, relative to the others offered.
    fn weight(&self, _offer: Self::Move) -> u32 {
        1
    }

    /// The weights of all moves offered to chance, for a game that can compute them together faster.
    fn weights(&self, offers: &[Self::Move]) -> Weights {
        offers.iter().map(|&offer| self.weight(offer)).collect()
    }

    /// Whether every move offered to chance now has weight 1, if a game can tell at once: then the weights are not
    /// asked for.
    fn is_even(&self) -> bool {
        false
    }

    /// Whether a decision is final as soon as it is made, so that it cannot be undone even before anything is revealed:
    /// a choice everybody makes at once.
    fn is_closed(_choice: Self::Move) -> bool {
        false
    }

    /// Why `who` may not make this move now, or `None` if it is offered.
    fn refusal(&self, who: Actor, choice: Self::Move) -> Option<Self::Refusal>;

    /// Makes a move that is offered. What happens for any other move is not specified, except that no memory
    /// is harmed; untrusted moves go through [`try_play`](Self::try_play).
    fn play(&mut self, who: Actor, choice: Self::Move, journal: &mut Journal<Self::Event>);

    /// How full the [`Stack`](crate::Stack) of what is due is; empty for a game without one.
    fn fill(&self) -> Fill {
        Fill::default()
    }

    /// Why a move that was just made has to be rolled back: something became due and the stack was full. The rules are
    /// proven never to need more room than there is, so this is a bug in the program; see [`try_play`](Self::try_play).
    fn overflow(&self) -> Option<Self::Refusal> {
        None
    }

    /// Points, with their breakdown.
    fn scores(&self) -> Scores;

    /// What one eye may know.
    fn view(&self, eye: Eye) -> Self::View<'_>;

    /// A game that `eye` cannot tell from this one: everything hidden from that seat is drawn anew, each possibility as
    /// likely as the rules make it.
    fn resample(&self, eye: Seat, rng: &mut impl Rng) -> Self;

    /// Checks that no component was lost or duplicated and that the situation is possible.
    fn audit(&self) -> Result<(), Fault>;

    /// The whole situation as text (TOML).
    fn position(&self) -> String;

    /// Reads a position and checks it.
    fn from_position(text: &str, components: &'static Self::Components) -> Result<Self, Fault>;

    /// Makes a move if it is allowed and the stack has room for what becomes due; a refused move changes nothing.
    fn try_play(
        &mut self,
        who: Actor,
        choice: Self::Move,
        journal: &mut Journal<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        match self.refusal(who, choice) {
            Some(refusal) => Err(refusal),
            None => {
                let (before, events) = (self.clone(), journal.events().len());
                self.play(who, choice, journal);
                match self.overflow() {
                    None => Ok(()),
                    Some(refusal) => {
                        *self = before;
                        journal.forget_after(events);
                        Err(refusal)
                    }
                }
            }
        }
    }
}
