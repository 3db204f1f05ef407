//! What can be asked about on the board of Merlin, by the text the drawing gives it.

use super::Sign;
use ::merlin::modules::arthur::Pict;
use ::merlin::modules::caerleon::District;
use ::merlin::modules::decree::Decree;
use ::merlin::modules::favor::Ability;
use ::merlin::modules::knights::Ally;
use ::merlin::modules::market::Marker;
use ::merlin::modules::morgana::Place;
use ::merlin::modules::treasures::Treasure;
use ::merlin::{Colour, Die, Figure, Item, Kind, Mission, Relic, Site, Space, Vassal};
use ::table::{Seat, Unreadable};
use std::fmt;
use std::str::FromStr;

/// A thing that is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// A sign that means the same wherever it stands: `sign apple`.
    Sign(Sign),
    /// A space of the rondel: `space 12`.
    Space(Space),
    /// A principality, or the district on it: `land black`.
    Land(Colour),
    /// What is left of an item in its supply: `supply flag black`.
    Supply(Item),
    /// An item of a castle: `item flag black`.
    Item(Item),
    /// All items of a kind: `kind flag`.
    Kind(Kind),
    /// What a principality is worth: `worth black`.
    Worth(Colour),
    /// A vassal: `vassal builder`.
    Vassal(Vassal),
    /// A tile of the environs: `tile 0,3`.
    Tile(Site),
    /// Who leads the territory of a tile: `territory 0,3`.
    Territory(Site),
    /// Somebody's knight: `knight 1`.
    Knight(Seat),
    /// Merlin or Arthur: `figure merlin`.
    Figure(Figure),
    /// A die on a castle: `die own`.
    Die(Die),
    /// Excalibur or the Grail: `relic grail`.
    Relic(Relic),
    /// A mission: `mission m07`.
    Mission(Mission),
    /// The points of a seat: `score 1`.
    Score(Seat),
    /// An ability of a favor board: `ability builder 1`.
    Ability(Ability),
    /// A Pict: `pict p01`.
    Pict(Pict),
    /// An ally: `ally kay`.
    Ally(Ally),
    /// A marker of the market: `marker plus`.
    Marker(Marker),
    /// A district of the city: `district mint`.
    District(District),
    /// A decree: `decree d05`.
    Decree(Decree),
    /// A place of the kitchen board: `kitchen horn`.
    Kitchen(Place),
    /// What a treasure tile brings: `treasure t03`.
    Treasure(Treasure),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sign(sign) => write!(f, "sign {sign}"),
            Self::Space(space) => write!(f, "space {space}"),
            Self::Land(colour) => write!(f, "land {colour}"),
            Self::Supply(item) => write!(f, "supply {item}"),
            Self::Item(item) => write!(f, "item {item}"),
            Self::Kind(kind) => write!(f, "kind {kind}"),
            Self::Worth(colour) => write!(f, "worth {colour}"),
            Self::Vassal(vassal) => write!(f, "vassal {vassal}"),
            Self::Tile(site) => write!(f, "tile {site}"),
            Self::Territory(site) => write!(f, "territory {site}"),
            Self::Knight(seat) => write!(f, "knight {seat}"),
            Self::Figure(figure) => write!(f, "figure {figure}"),
            Self::Die(die) => write!(f, "die {die}"),
            Self::Relic(relic) => write!(f, "relic {relic}"),
            Self::Mission(mission) => write!(f, "mission {mission}"),
            Self::Score(seat) => write!(f, "score {seat}"),
            Self::Ability(ability) => write!(f, "ability {ability}"),
            Self::Pict(pict) => write!(f, "pict {pict}"),
            Self::Ally(ally) => write!(f, "ally {ally}"),
            Self::Marker(marker) => write!(f, "marker {marker}"),
            Self::District(district) => write!(f, "district {district}"),
            Self::Decree(decree) => write!(f, "decree {decree}"),
            Self::Kitchen(place) => write!(f, "kitchen {place}"),
            Self::Treasure(treasure) => write!(f, "treasure {treasure}"),
        }
    }
}

impl FromStr for Subject {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new("subject", text);
        let (kind, rest) = text.split_once(' ').ok_or_else(unreadable)?;
        let item = || {
            let (kind, colour) = rest.split_once(' ').ok_or_else(unreadable)?;
            Ok(Item::new(kind.parse()?, colour.parse()?))
        };
        match kind {
            "sign" => rest.parse().map(Self::Sign),
            "space" => rest.parse().map(Self::Space),
            "land" => rest.parse().map(Self::Land),
            "supply" => item().map(Self::Supply),
            "item" => item().map(Self::Item),
            "kind" => rest.parse().map(Self::Kind),
            "worth" => rest.parse().map(Self::Worth),
            "vassal" => rest.parse().map(Self::Vassal),
            "tile" => rest.parse().map(Self::Tile),
            "territory" => rest.parse().map(Self::Territory),
            "knight" => rest.parse().map(Self::Knight),
            "figure" => rest.parse().map(Self::Figure),
            "die" => rest.parse().map(Self::Die),
            "relic" => rest.parse().map(Self::Relic),
            "mission" => rest.parse().map(Self::Mission),
            "score" => rest.parse().map(Self::Score),
            "ability" => rest.parse().map(Self::Ability),
            "pict" => rest.parse().map(Self::Pict),
            "ally" => rest.parse().map(Self::Ally),
            "marker" => rest.parse().map(Self::Marker),
            "district" => rest.parse().map(Self::District),
            "decree" => rest.parse().map(Self::Decree),
            "kitchen" => rest.parse().map(Self::Kitchen),
            "treasure" => rest.parse().map(Self::Treasure),
            _ => Err(unreadable()),
        }
    }
}
