//! What a reader taps, and what it adds up to on the way to a decision.

use super::modules;
use merlin::modules::knights::Ally;
use merlin::{Die, Mission, Move, Pips, Site};
use std::fmt;
use std::str::FromStr;
use table::Unreadable;

/// Several moves that are confirmed together: a die, what changes it, the walk, and an action that leaves no choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Way {
    moves: [Option<Move>; Self::MOST],
}

impl Way {
    /// A die, a change, a walk, the mirror, the action.
    const MOST: usize = 5;
    /// What stands between two moves of its text.
    const THEN: &'static str = " > ";

    /// The way of these moves, one to five.
    pub fn new(moves: &[Move]) -> Option<Self> {
        let mut all = [None; Self::MOST];
        for (place, &choice) in moves.iter().enumerate() {
            *all.get_mut(place)? = Some(choice);
        }
        all[0].map(|_| Self { moves: all })
    }

    /// Its moves, in order.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        self.moves.into_iter().flatten()
    }

    /// The die it begins with, unless one was chosen before.
    pub fn die(self) -> Option<(Die, Pips)> {
        match self.moves[0] {
            Some(Move::Die(die, pips)) => Some((die, pips)),
            Some(_) | None => None,
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.moves().map(|choice| choice.to_string()).collect();
        f.write_str(&moves.join(Self::THEN))
    }
}

impl FromStr for Way {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let moves: Vec<Move> = text.split(Self::THEN).map(str::parse).collect::<Result<_, _>>()?;
        Self::new(&moves).ok_or_else(|| Unreadable::new("way", text))
    }
}

/// What stands for many choices of one kind: they glow after it was tapped, so that the page stays calm.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Handle {
    /// A coin, before it is said which die it changes.
    Coin,
    /// The market, before it is said which marker is bought.
    Market,
    /// An apple-mistletoe marker, before it is said what the die is turned to.
    Fruit,
    /// A decree, before it is said which die it changes.
    OneDecree,
    /// Two decrees, before it is said what they bring.
    TwoDecrees,
    /// The shield-bearer's ability, before it is said which traitor is repelled.
    Repel,
    /// The flag-bearer's ability, before it is said what is counted.
    AnyPoints,
    /// The lady's ability, before it is said which vassal is deployed where.
    DoubleAction,
    /// A tile of an ally, before it is said what it does.
    Ally(Ally),
    /// A poisoned apple, before it is said which own die is exchanged.
    Poison,
}

/// Where a handle lies that is not in the bar of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    /// Beside the castle.
    Castle,
    /// On the boards of modules.
    Boards,
}

impl Handle {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Coin,
        Self::Market,
        Self::Fruit,
        Self::OneDecree,
        Self::TwoDecrees,
        Self::Repel,
        Self::AnyPoints,
        Self::DoubleAction,
        Self::Ally(Ally::Tristram),
        Self::Ally(Ally::Gawain),
        Self::Ally(Ally::Galahad),
        Self::Ally(Ally::Bors),
        Self::Ally(Ally::Bedivere),
        Self::Poison,
    ];

    /// Its identifier.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Coin => "coin",
            Self::Market => "market",
            Self::Fruit => "fruit",
            Self::OneDecree => "one_decree",
            Self::TwoDecrees => "two_decrees",
            Self::Repel => "repel",
            Self::AnyPoints => "any_points",
            Self::DoubleAction => "double_action",
            Self::Ally(ally) => ally.id(),
            Self::Poison => "poison",
        }
    }

    /// Whether it lies in a panel of its own, and not in the bar of the turn: among the decrees, or at the market.
    pub(super) const fn panel(self) -> Option<Panel> {
        match self {
            Self::Market => Some(Panel::Boards),
            Self::OneDecree | Self::TwoDecrees | Self::Ally(_) => Some(Panel::Castle),
            Self::Coin | Self::Fruit | Self::Repel | Self::AnyPoints | Self::DoubleAction | Self::Poison => {
                None
            }
        }
    }

    /// Whether the dice can be changed that stand behind it.
    pub(super) const fn changes_dice(self) -> bool {
        match self {
            Self::Coin | Self::OneDecree => true,
            Self::Market
            | Self::Fruit
            | Self::TwoDecrees
            | Self::Repel
            | Self::AnyPoints
            | Self::DoubleAction
            | Self::Ally(_)
            | Self::Poison => false,
        }
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Handle {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::ALL.into_iter().find(|handle| handle.id() == text);
        found.ok_or_else(|| Unreadable::new("handle", text))
    }
}

/// One tap on something that glows: the content of its `data-pick`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tap {
    /// A die of the castle: `die merlin 4`.
    Die(Die, Pips),
    /// A space of the rondel, by a way to it: `way die merlin 4 > walk clockwise > perform`.
    Way(Way),
    /// A tile of the environs that can be paid in several colours: `site 0,3`.
    Site(Site),
    /// What stands for many choices: `handle coin`.
    Handle(Handle),
    /// An own card that is to be swapped, before it is said for which one: `give m20`.
    Give(Mission),
    /// A whole move, still to be confirmed: `choice deploy lady black`.
    Choice(Move),
    /// Nothing after all: `clear`.
    Clear,
}

impl fmt::Display for Tap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die(die, pips) => write!(f, "die {die} {pips}"),
            Self::Way(way) => write!(f, "way {way}"),
            Self::Site(site) => write!(f, "site {site}"),
            Self::Handle(handle) => write!(f, "handle {handle}"),
            Self::Give(mission) => write!(f, "give {mission}"),
            Self::Choice(choice) => write!(f, "choice {choice}"),
            Self::Clear => f.write_str("clear"),
        }
    }
}

impl FromStr for Tap {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("pick", text);
        match text.split_once(' ') {
            None if text == "clear" => Ok(Self::Clear),
            Some(("die", die)) => {
                let (die, pips) = die.split_once(' ').ok_or_else(unreadable)?;
                Ok(Self::Die(die.parse()?, pips.parse()?))
            }
            Some(("way", way)) => way.parse().map(Self::Way),
            Some(("site", site)) => site.parse().map(Self::Site),
            Some(("handle", handle)) => handle.parse().map(Self::Handle),
            Some(("give", mission)) => mission.parse().map(Self::Give),
            Some(("choice", choice)) => choice.parse().map(Self::Choice),
            Some(_) | None => Err(unreadable()),
        }
    }
}

/// What a reader has tapped so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pick {
    /// The die to be used.
    pub die: Option<(Die, Pips)>,
    /// The space to go to, by the way there.
    pub way: Option<Way>,
    /// The tile to build on.
    pub site: Option<Site>,
    /// What stands for the choices wanted.
    pub handle: Option<Handle>,
    /// The own card that is to be swapped.
    pub given: Option<Mission>,
    /// The whole move, not confirmed yet.
    pub choice: Option<Move>,
}

impl Pick {
    /// What is picked after one more tap.
    pub fn after(self, tap: Tap) -> Self {
        match tap {
            Tap::Clear => Self::default(),
            Tap::Die(die, pips) => Self { die: Some((die, pips)), ..Self::default() },
            Tap::Way(way) => Self { die: way.die().or(self.die), way: Some(way), ..Self::default() },
            Tap::Site(site) => Self { site: Some(site), ..Self::default() },
            Tap::Handle(handle) => Self { handle: Some(handle), ..Self::default() },
            Tap::Give(mission) => Self { handle: self.handle, given: Some(mission), ..Self::default() },
            Tap::Choice(choice) => {
                let site = match choice {
                    Move::Build(site, _) => Some(site),
                    Move::Module(own) => modules::builds(own),
                    _ => None,
                };
                Self { site, handle: self.handle, given: self.given, choice: Some(choice), ..Self::default() }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taps_can_be_read_back() {
        let way = "way die own 3 > apple 5 > walk clockwise > mirror > perform";
        for text in [
            "die merlin 4",
            way,
            "site 0,3",
            "handle two_decrees",
            "give m20",
            "choice build 0,3 grey",
            "choice end",
            "clear",
        ] {
            assert_eq!(text.parse::<Tap>().unwrap().to_string(), text);
        }
        let long = "way end > end > end > end > end > end";
        for text in [
            "",
            "die",
            "die own",
            "die own 7",
            "way",
            "way dance",
            long,
            "site 9,9",
            "handle sword",
            "give sword",
            "choice fly",
            "clear all",
        ] {
            assert!(text.parse::<Tap>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_way_brings_its_die_along_and_a_manor_its_tile() {
        let pick = Pick::default().after("way die own 3 > walk clockwise".parse().unwrap());
        assert_eq!(pick.die, Pips::new(3).map(|pips| (Die::Own, pips)));
        assert_eq!(pick.after(Tap::Clear), Pick::default());
        let pick = Pick::default().after("choice build 0,3 grey".parse().unwrap());
        assert_eq!(pick.site, Site::new(0, 3));
    }
}
