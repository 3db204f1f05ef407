//! Which influence marker is which: by the rules those of a player are all alike, but on a screen the one
//! that moves has to glide, so every marker keeps an id. Knights, Merlin and vassals are told apart by what
//! they are.

use merlin::modules::morgana;
use merlin::{Castle, Colour, Event, Open};
use table::Seat;

const MARKERS: usize = Castle::INFLUENCE_MARKERS as usize;

/// The influence markers of all players with the principality each of them is in.
///
/// Follow every event with it, or build it from the list of all events; it knows only what everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pieces {
    markers: [[Option<Colour>; MARKERS]; 4],
}

/// An influence marker: its number among those of its owner, and where it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Marker {
    pub(crate) seat: Seat,
    pub(crate) number: usize,
    pub(crate) place: Option<Colour>,
}

impl Pieces {
    /// The pieces after these events, from the first of the game on.
    pub fn new(events: &[Event]) -> Self {
        crate::pieces::after(events, Self::follow)
    }

    /// Takes note of one more event.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::InfluencePlaced { seat, colour } => {
                let own = &mut self.markers[seat.index()];
                if let Some(free) = own.iter_mut().find(|place| place.is_none()) {
                    *free = Some(colour);
                }
            }
            Event::InfluenceReturned { seat, colour, markers }
            | Event::Module(merlin::modules::Event::Morgana(morgana::Event::CarriersReturned {
                seat,
                colour,
                markers,
            })) => {
                let own = self.markers[seat.index()].iter_mut();
                let there = own.rev().filter(|place| **place == Some(colour));
                there.take(markers.into()).for_each(|place| *place = None);
            }
            _ => {}
        }
    }

    /// All markers of a game, in an order that never changes. A player whose history is not known gets them in the
    /// order of the principalities.
    pub(crate) fn markers(&self, open: &Open) -> Vec<Marker> {
        let mut all = Vec::new();
        for seat in Seat::all(open.players()) {
            let castle = open.castle(seat);
            let known = &self.markers[seat.index()];
            let agrees = |colour: Colour| {
                known.iter().filter(|place| **place == Some(colour)).count()
                    == usize::from(castle.influence(colour))
            };
            let places = if Colour::ALL.into_iter().all(agrees) { *known } else { in_order(castle) };
            all.extend(places.into_iter().enumerate().map(|(number, place)| Marker { seat, number, place }));
        }
        all
    }
}

fn in_order(castle: &Castle) -> [Option<Colour>; MARKERS] {
    let mut places = [None; MARKERS];
    let there = Colour::ALL.into_iter().flat_map(|colour| (0..castle.influence(colour)).map(move |_| colour));
    places.iter_mut().zip(there).for_each(|(place, colour)| *place = Some(colour));
    places
}
