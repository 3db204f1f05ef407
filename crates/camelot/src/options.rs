//! What is agreed before the game (CAM-3.1): players, room sides, heroes, colours.

use crate::colours::Colour;
use crate::components::{Components, Printed};
use crate::vocab::{Room, Side};
use std::fmt;
use table::{Clause, Fault, Seat};

/// Which sides the four castle rooms show (section 17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sides {
    /// As agreed, in the order of [`Room::CASTLE`]; all A is the basic game (CAM-3.1).
    Chosen([Side; 4]),
    /// As the A/B tiles fall (CAM-17.2).
    Random,
}

impl Sides {
    /// The sides of the basic game (CAM-3.1).
    pub const BASIC: Self = Self::Chosen([Side::A; 4]);

    /// Every combination (CAM-17.1).
    pub fn combinations() -> impl Iterator<Item = Self> {
        let side = |number: usize, room: usize| if number >> (3 - room) & 1 == 0 { Side::A } else { Side::B };
        (0..16).map(move |number| Self::Chosen([0, 1, 2, 3].map(|room| side(number, room))))
    }
}

/// `AABA`, red, green, blue and yellow room, or `random`.
impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chosen(sides) => sides.iter().try_for_each(|side| write!(f, "{side}")),
            Self::Random => f.write_str("random"),
        }
    }
}

/// Whether heroes are used (section 16), and whether they are chosen (CAM-17.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Heroes {
    /// The basic game: heroes stay in the box (CAM-3.14).
    Off,
    /// Every colour has its hero.
    On,
    /// The expert variant: colours, and with them the heroes, are chosen one after the other (CAM-17.3).
    Expert {
        /// The eldest player, who chooses first; drawn by lot if nobody is named (CAM-17.5).
        eldest: Option<Seat>,
    },
}

impl fmt::Display for Heroes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::On => f.write_str("on"),
            Self::Expert { eldest: None } => f.write_str("expert"),
            Self::Expert { eldest: Some(seat) } => write!(f, "expert:{seat}"),
        }
    }
}

/// What is agreed before the game (CAM-3.1, CAM-3.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    players: u8,
    /// The sides of the rooms.
    pub sides: Sides,
    heroes: Heroes,
    /// Whose each colour is, as agreed; nobody's in the expert variant, where colours are chosen in the game.
    owners: [Option<Seat>; Colour::COUNT],
    /// The printed values to play with.
    pub components: Printed,
}

impl Options {
    /// The numbers of players the game is for (CAM-1.1).
    pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=5;

    /// Options for this many players, if the game can be played by them (CAM-1.1). The colours are dealt out clockwise
    /// in the order of the components file, with two players until each has two.
    pub fn new(
        players: usize,
        sides: Sides,
        heroes: Heroes,
        components: &'static Components,
    ) -> Option<Self> {
        let eldest_sits = !matches!(heroes, Heroes::Expert { eldest: Some(seat) } if seat.index() >= players);
        if !Self::PLAYERS.contains(&players) || !eldest_sits {
            return None;
        }
        let mut options = Self {
            players: players as u8,
            sides,
            heroes,
            owners: [None; Colour::COUNT],
            components: table::Printed(components),
        };
        if !options.colours_are_chosen() {
            let colours = components.colours.iter().take(options.colours_in_play()).enumerate();
            for (number, colour) in colours {
                options.owners[colour.index()] = Some(Seat::new(number % players));
            }
        }
        Some(options)
    }

    /// The same options with other colours, if each player gets as many as there are for one (CAM-3.6, CAM-18.1); not
    /// in the expert variant, where they are chosen in the game (CAM-17.4).
    pub fn with_colours(mut self, owners: [Option<Seat>; Colour::COUNT]) -> Option<Self> {
        let each = self.colours_in_play() / self.players();
        let fair = |seat: Seat| owners.iter().filter(|&&owner| owner == Some(seat)).count() == each;
        let all = owners.iter().flatten().count() == self.colours_in_play();
        let fits = !self.colours_are_chosen() && all && Seat::all(self.players()).all(fair);
        self.owners = owners;
        fits.then_some(self)
    }

    /// The number of players.
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// How many colours are in play (CAM-1.3, CAM-18.1).
    pub const fn colours_in_play(&self) -> usize {
        if self.players == 2 { 4 } else { self.players as usize }
    }

    /// Whether and how heroes are used.
    pub const fn heroes(&self) -> Heroes {
        self.heroes
    }

    /// Whether heroes are used.
    pub const fn with_heroes(&self) -> bool {
        match self.heroes {
            Heroes::Off => false,
            Heroes::On | Heroes::Expert { .. } => true,
        }
    }

    /// Whether colours are chosen in the game (CAM-17.3).
    pub const fn colours_are_chosen(&self) -> bool {
        match self.heroes {
            Heroes::Off | Heroes::On => false,
            Heroes::Expert { .. } => true,
        }
    }

    /// Whose each colour is, as agreed before the game.
    pub const fn owners(&self) -> [Option<Seat>; Colour::COUNT] {
        self.owners
    }

    /// How many knights a colour has behind its screen at the start (CAM-3.7).
    pub const fn knights_behind_screen(&self) -> u8 {
        if self.players == 5 { 10 } else { 11 }
    }

    /// Reads options as they are written; what is left out is as in the basic game.
    pub(crate) fn read(text: &str, components: &'static Components) -> Result<Self, Fault> {
        let (mut players, mut sides, mut heroes, mut colours) = (None, None, None, None);
        let text = table::without_spaces_at_commas(text);
        for part in text.split_ascii_whitespace() {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let place = match key {
                "players" => Some(&mut players),
                "sides" => Some(&mut sides),
                "heroes" => Some(&mut heroes),
                "colours" => Some(&mut colours),
                _ => None,
            };
            if place.is_none_or(|place| place.replace(value).is_some()) {
                let expected = "players=2–5 sides=AAAA|random heroes=off|on|expert colours=red,…";
                return Err(Fault::value(None, "options", part, expected));
            }
        }
        let sides = read_sides(sides.unwrap_or("AAAA"))?;
        let heroes = read_heroes(heroes.unwrap_or("off"))?;
        let number = players.unwrap_or("-");
        let options = number.parse().ok().and_then(|players| Self::new(players, sides, heroes, components));
        let options = options.ok_or_else(|| {
            let seats = matches!(heroes, Heroes::Expert { eldest: Some(_) });
            let expected = if seats { "2, 3, 4, 5 ≥ expert:…" } else { "2, 3, 4, 5" };
            Fault::value(Some(Clause("CAM-1.1")), "players", number, expected)
        })?;
        match colours {
            None => Ok(options),
            Some(text) => {
                read_owners(text).and_then(|owners| options.with_colours(owners)).ok_or_else(|| {
                    let clause = if options.colours_are_chosen() { "CAM-17.4" } else { "CAM-3.6" };
                    Fault::value(Some(Clause(clause)), "colours", text, options.example())
                })
            }
        }
    }

    /// What could stand behind `colours=`.
    fn example(&self) -> String {
        let standard = Self::new(self.players(), self.sides, self.heroes, self.components.0);
        standard.map(|options| options.colours_text()).filter(|text| !text.is_empty()).unwrap_or("-".into())
    }

    /// Each player's colours, seat after seat; nothing in the expert variant.
    fn colours_text(&self) -> String {
        let of = |seat: Seat| {
            let own = Colour::ALL.into_iter().filter(|colour| self.owners[colour.index()] == Some(seat));
            own.map(Colour::id).collect::<Vec<_>>().join("+")
        };
        if self.colours_are_chosen() {
            return String::new();
        }
        Seat::all(self.players()).map(of).collect::<Vec<_>>().join(",")
    }
}

/// `players=4 sides=AABA heroes=on colours=red,yellow,green,blue`.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} sides={} heroes={}", self.players, self.sides, self.heroes)?;
        if !self.colours_are_chosen() {
            write!(f, " colours={}", self.colours_text())?;
        }
        Ok(())
    }
}

fn read_sides(text: &str) -> Result<Sides, Fault> {
    if text == "random" {
        return Ok(Sides::Random);
    }
    let read = |letter: char| letter.to_string().parse::<Side>().ok();
    let sides: Option<Vec<Side>> = text.chars().map(read).collect();
    let four = sides.and_then(|sides| <[Side; Room::CASTLE.len()]>::try_from(sides).ok());
    four.map(Sides::Chosen)
        .ok_or_else(|| Fault::value(Some(Clause("CAM-17.1")), "sides", text, "AAAA … BBBB, random"))
}

fn read_heroes(text: &str) -> Result<Heroes, Fault> {
    let eldest = text.strip_prefix("expert:").map(str::parse);
    match (text, eldest) {
        ("off", _) => Ok(Heroes::Off),
        ("on", _) => Ok(Heroes::On),
        ("expert", _) => Ok(Heroes::Expert { eldest: None }),
        (_, Some(Ok(seat))) => Ok(Heroes::Expert { eldest: Some(seat) }),
        (_, _) => Err(Fault::value(Some(Clause("CAM-17.3")), "heroes", text, "off, on, expert, expert:1 …")),
    }
}

fn read_owners(text: &str) -> Option<[Option<Seat>; Colour::COUNT]> {
    let mut owners = [None; Colour::COUNT];
    for (number, colours) in text.split(',').enumerate() {
        let seat = (number < Seat::MOST).then(|| Seat::new(number))?;
        for colour in colours.split('+') {
            let colour: Colour = colour.parse().ok()?;
            if owners[colour.index()].replace(seat).is_some() {
                return None;
            }
        }
    }
    Some(owners)
}
