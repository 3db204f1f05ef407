//! Pieces changing place, one function for each thing the rules have a name for (section 18): whoever wants to know
//! that an item was taken, a marker placed or a traitor repelled finds it here, and only here.

use crate::event::Event;
use crate::points::Points;
use crate::state::Open;
use crate::vocab::{Colour, Item, Kind, Means, Power, Relic, Vassal};
use table::{Journal, Seat};

impl Open {
    /// An item goes from its supply to the castle (MER-6.6).
    pub(crate) fn take_item(&mut self, seat: Seat, item: Item, journal: &mut Journal<Event>) {
        self.castle_mut(seat).items.add(item);
        journal.note(|| Event::Took { seat, item });
    }

    /// An item goes from the castle back to the supply of its colour (MER-6.7).
    pub(crate) fn return_item(&mut self, seat: Seat, item: Item, journal: &mut Journal<Event>) {
        self.castle_mut(seat).items.remove(item);
        journal.note(|| Event::Returned { seat, item });
    }

    /// An influence marker goes from the castle to a principality (MER-7.9, MER-11.19).
    pub(crate) fn place_influence(&mut self, seat: Seat, colour: Colour, journal: &mut Journal<Event>) {
        self.castle_mut(seat).influence[colour.index()] += 1;
        journal.note(|| Event::InfluencePlaced { seat, colour });
    }

    /// A vassal is deployed, sends another player's home (MER-7.2 to MER-7.4), and acts (MER-7.5).
    pub(crate) fn deploy(&mut self, seat: Seat, vassal: Vassal, to: Colour, journal: &mut Journal<Event>) {
        let from = self.castle(seat).vassal(vassal);
        let displaced = self.vassal_place(vassal, to);
        self.castle_mut(seat).vassals[vassal.index()] = Some(to);
        journal.note(|| Event::Deployed { seat, vassal, from, to });
        if let Some(other) = displaced {
            self.castle_mut(other).vassals[vassal.index()] = None;
            journal.note(|| Event::Displaced { seat: other, vassal, from: to });
        }
        self.act(seat, vassal, to, journal);
    }

    /// What a deployed vassal brings, if there is anything left to bring (MER-7.6 to MER-7.10).
    fn act(&mut self, seat: Seat, vassal: Vassal, colour: Colour, journal: &mut Journal<Event>) {
        match vassal.takes().map(|kind| Item { kind, colour }) {
            Some(item) if self.supply(item) > 0 => self.take_item(seat, item, journal),
            None if self.castle(seat).influence_on_castle() > 0 => {
                self.place_influence(seat, colour, journal)
            }
            Some(_) | None => journal.note(|| Event::BroughtNothing { seat, vassal, colour }),
        }
    }

    /// A player takes a relic from the board or from whoever has it, or keeps it (MER-9.1, MER-9.4, MER-9.7).
    pub(crate) fn take_relic(&mut self, seat: Seat, relic: Relic, journal: &mut Journal<Event>) {
        let owner = match relic {
            Relic::Excalibur => &mut self.excalibur,
            Relic::Grail => &mut self.grail,
        };
        let from = owner.replace(seat);
        if from == Some(seat) {
            journal.note(|| Event::RelicKept { seat, relic });
        } else {
            journal.note(|| Event::RelicTaken { seat, relic, from });
        }
    }

    /// A traitor is repelled and goes to the discard pile (MER-9.8, MER-13.5, MER-15.5).
    pub(crate) fn repel_traitor(
        &mut self,
        seat: Seat,
        colour: Colour,
        means: Means,
        journal: &mut Journal<Event>,
    ) {
        self.discard_traitor(seat, colour);
        journal.note(|| Event::TraitorRepelled { seat, colour, means });
    }

    /// A traitor goes to the discard pile (MER-15.8).
    pub(crate) const fn discard_traitor(&mut self, seat: Seat, colour: Colour) {
        self.castle_mut(seat).traitors[colour.index()] -= 1;
        self.traitor_discard[colour.index()] += 1;
    }

    /// How many flags with this power are on the castle.
    pub fn flags(&self, seat: Seat, power: Power) -> u8 {
        self.castle(seat).items.count(Item::new(Kind::Flag, self.layout.flag(power)))
    }

    /// A flag returns to its supply before its power takes effect (MER-13.1, MER-13.2).
    pub(crate) fn use_flag(&mut self, seat: Seat, power: Power, journal: &mut Journal<Event>) {
        let colour = self.layout.flag(power);
        self.castle_mut(seat).items.remove(Item::new(Kind::Flag, colour));
        journal.note(|| Event::FlagUsed { seat, colour, power });
        match power {
            // MER-13.10, MER-13.16: once in a turn.
            Power::SecondMission | Power::Reverse | Power::DifferentAction | Power::Mirror => {
                self.turn.powers.insert(power);
            }
            Power::RepelTraitors | Power::TurnDie => {}
        }
    }

    /// Adds points to a score; it may fall below 0 (MER-15.3).
    pub(crate) fn score_points(
        &mut self,
        seat: Seat,
        points: i32,
        reason: Points,
        journal: &mut Journal<Event>,
    ) {
        self.points[seat.index()][reason.category().index()] += points;
        journal.note(|| Event::Scored { seat, points, reason });
    }
}
