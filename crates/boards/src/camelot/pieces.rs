//! Which piece is which: knights of a colour are interchangeable by the rules, but on a screen the one that moves has
//! to glide, so every knight keeps a number.

use camelot::{Colour, Event, Field, Figure, Open, Room, Source, Spot, Way};

/// How many knights of a colour can be seen at once: all but the marker, and the black one with them (CAM-16.23).
const KNIGHTS: usize = 14;

/// The knights of a game with their numbers.
///
/// Follow every event with it, or build it from the list of all events; it knows only what everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pieces {
    knights: [[Zone; KNIGHTS]; Colour::COUNT],
}

/// Where a knight was last seen (CAM-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Zone {
    /// Behind the screen, in the fist, or in the box: nobody sees it.
    Away,
    /// In front of the screen.
    Sent,
    Hinterland,
    On(Field),
}

/// Where a knight is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stand {
    /// On a field.
    On(Spot),
    /// As one of those in the Hinterland, counted from 0.
    Hinterland(usize),
    /// As one of those that were sent, counted from 0.
    Sent(usize),
}

impl Default for Pieces {
    /// Two knights of each colour stand in the Hinterland (CAM-3.7).
    fn default() -> Self {
        let mut one = [Zone::Away; KNIGHTS];
        one[..2].fill(Zone::Hinterland);
        Self { knights: [one; Colour::COUNT] }
    }
}

impl Pieces {
    /// The pieces after these events, from the first of the game on.
    pub fn new(events: &[Event]) -> Self {
        crate::pieces::after(events, Self::follow)
    }

    /// Takes note of one more event.
    pub fn follow(&mut self, event: &Event) {
        use Zone::{Away, Hinterland, On, Sent};
        match *event {
            Event::FistsOpened { sent, .. } => {
                let sent = Colour::ALL.into_iter().zip(sent);
                sent.for_each(|(colour, knights)| self.lead(colour, Away, Sent, knights.unwrap_or(0)));
            }
            Event::Surplus { colour, knights } | Event::NoMission { colour, knights } => {
                self.lead(colour, Sent, Hinterland, knights);
            }
            Event::Fetched { colour, knights } => self.lead(colour, Hinterland, Away, knights),
            Event::CameBack { colour, knights } => self.lead(colour, Sent, Away, knights),
            Event::Returned { colour, .. } => self.lead(colour, Sent, Away, 1),
            Event::Tree { colour, knight } => self.lead(colour, Hinterland, Away, u8::from(knight)),
            Event::Placed { colour, figure: Figure::Knight, field, way, .. } => {
                let from = match way {
                    Way::Shield(_) | Way::Hero(_) => Sent,
                    Way::Extra(Source::Hinterland) => Hinterland,
                    Way::Extra(Source::Screen) | Way::Mordred | Way::Magician => Away,
                };
                self.lead(colour, from, On(field), 1);
            }
            Event::KnightRemoved { colour, figure: Figure::Knight, field } => {
                self.lead(colour, On(field), Hinterland, 1);
            }
            // From now on it is one of the colour's knights (CAM-16.23).
            Event::KnightRemoved { colour, .. } => self.lead(colour, Away, Hinterland, 1),
            Event::SideDrawn { .. }
            | Event::ChoosesFirst(_)
            | Event::ColourChosen { .. }
            | Event::OnTrack { .. }
            | Event::NeutralKnights { .. }
            | Event::Round(_)
            | Event::Revealed(_)
            | Event::FistClosed { .. }
            | Event::Predicted { .. }
            | Event::NewOrder(_)
            | Event::MerlinTaken { .. }
            | Event::MissionTaken { .. }
            | Event::Placed { .. }
            | Event::GrailDrawn { .. }
            | Event::GrailSeen { .. }
            | Event::GrailChosen { .. }
            | Event::GrailShort { .. }
            | Event::LineCompleted { .. }
            | Event::BonusChosen { .. }
            | Event::TournamentTile { .. }
            | Event::FinalOpened
            | Event::WinnerOpened
            | Event::GroupCompleted { .. }
            | Event::TableTurned(_)
            | Event::ExtraDeclined { .. }
            | Event::ExtraLapsed { .. }
            | Event::HeroUsed { .. }
            | Event::MissionRemoved { .. }
            | Event::RoundOver(_)
            | Event::Ranked { .. }
            | Event::MagicianDeclined(_)
            | Event::MagicianLapsed(_)
            | Event::MerlinRevealed { .. }
            | Event::GrailRevealed { .. }
            | Event::Scored { .. }
            | Event::Over { .. } => {}
        }
    }

    /// Some knights of a colour go from zone to zone.
    fn lead(&mut self, colour: Colour, from: Zone, to: Zone, knights: u8) {
        let here = self.knights[colour.index()].iter_mut().filter(|zone| **zone == from);
        here.take(knights.into()).for_each(|zone| *zone = to);
    }

    /// Every knight that can be seen with its number, in an order that never changes.
    ///
    /// A knight whose history is not known takes one of the numbers left over.
    pub(crate) fn at(&self, open: &Open) -> Vec<(Colour, usize, Stand)> {
        let mut all = Vec::new();
        for colour in open.colours() {
            all.extend(self.of(open, colour).into_iter().map(|(number, stand)| (colour, number, stand)));
        }
        all
    }

    fn of(&self, open: &Open, colour: Colour) -> Vec<(usize, Stand)> {
        let pieces = open.pieces(colour);
        let mut wanted: Vec<(Zone, Stand)> = Vec::new();
        for room in Room::ALL {
            let knights = open.own(colour, room).iter().map(|place| Spot::new(room, place));
            let is_knight = |spot: &Spot| {
                open.black != camelot::BlackKnight::Placed(*spot)
                    && open.placed_magician() != Some((colour, *spot))
            };
            wanted
                .extend(knights.filter(is_knight).map(|spot| (Zone::On(open.field(spot)), Stand::On(spot))));
        }
        wanted.extend(
            (0..usize::from(pieces.hinterland)).map(|place| (Zone::Hinterland, Stand::Hinterland(place))),
        );
        wanted.extend((0..usize::from(pieces.sent)).map(|place| (Zone::Sent, Stand::Sent(place))));
        let zones = &self.knights[colour.index()];
        let mut numbered: Vec<(usize, Stand)> = Vec::new();
        let mut strangers = Vec::new();
        for (zone, stand) in wanted {
            let taken = |number: usize| numbered.iter().any(|&(other, _)| other == number);
            match (0..KNIGHTS).find(|&number| zones[number] == zone && !taken(number)) {
                Some(number) => numbered.push((number, stand)),
                None => strangers.push(stand),
            }
        }
        let taken: Vec<usize> = numbered.iter().map(|&(number, _)| number).collect();
        let free = (0..KNIGHTS).filter(|number| !taken.contains(number));
        numbered.extend(free.zip(strangers));
        numbered.sort_unstable_by_key(|&(number, _)| number);
        numbered
    }
}
