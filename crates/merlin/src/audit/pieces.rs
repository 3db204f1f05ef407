//! Every piece of the box is somewhere, and only once (MER-17.6, MER-17.7).

use super::{Check, demand};
use crate::castle::Castle;
use crate::frames::{Destination, Frame, Part, SetupStep};
use crate::missions::MissionSet;
use crate::seams;
use crate::sites::SiteSet;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item, TerrainTile, Vassal};
use table::Seat;

impl Open {
    pub(super) fn check_pieces(&self) -> Check {
        for item in Item::all() {
            let (part, most) = (format!("{}s.{}", item.kind, item.colour), u32::from(Self::ITEMS));
            self.demand_at_most(most, "MER-17.6", &part, &item, |castle| castle.items.count(item))?;
        }
        let most = u32::from(Self::APPLES);
        self.demand_at_most(most, "MER-17.6", "apples", &"apple", |castle| castle.apples)?;
        for colour in Colour::ALL {
            let attached: u32 =
                self.castles().iter().map(|castle| u32::from(castle.traitors_of(colour))).sum();
            let tiles = attached + u32::from(self.traitor_discard[colour.index()]);
            let (found, most) = (format!("{tiles} × {colour}"), u32::from(Self::TRAITORS));
            let discarded = self.traitor_discard[colour.index()] > 0;
            let holder = Seat::all(self.players()).find(|&seat| self.castle(seat).traitors_of(colour) > 0);
            let at = match holder {
                Some(seat) if !discarded => format!("seat.{seat}.traitors.{colour}"),
                _ => format!("board.traitor_discard.{colour}"),
            };
            demand(tiles <= most, "MER-1.9", &at, found, format!("≤ {most} × {colour}"))?;
        }
        for seat in Seat::all(self.players()) {
            self.check_castle(seat)?;
        }
        self.check_environs()
    }

    /// All castles together have no more of a piece than there are; the key is that of the castle with the most.
    pub(crate) fn demand_at_most(
        &self,
        most: u32,
        clause: &'static str,
        part: &str,
        piece: &dyn std::fmt::Display,
        count: impl Fn(&Castle) -> u8,
    ) -> Check {
        let held: u32 = self.castles().iter().map(|castle| u32::from(count(castle))).sum();
        if held <= most {
            return Ok(());
        }
        let holder = Seat::all(self.players()).max_by_key(|&seat| count(self.castle(seat)));
        let at = format!("seat.{}.{part}", holder.unwrap_or(self.start));
        demand(false, clause, &at, format!("{held} × {piece}"), format!("≤ {most} × {piece}"))
    }

    fn check_castle(&self, seat: Seat) -> Check {
        let castle = self.castle(seat);
        let at = |part: &str| format!("seat.{seat}.{part}");
        let staffs = Castle::STAFFS + seams::further_staffs(self);
        let found = castle.staffs;
        demand(found <= staffs, "MER-1.16", &at("staffs"), found, format!("≤ {staffs}"))?;
        let markers: u32 = castle.influence.iter().map(|&count| u32::from(count)).sum();
        let most = u32::from(Castle::INFLUENCE_MARKERS);
        demand(markers <= most, "MER-17.7", &at("influence"), markers, "≤ 6")?;
        let traitors: u32 = castle.traitors.iter().map(|&count| u32::from(count)).sum();
        demand(traitors <= u32::from(Self::ATTACHED), "MER-2.16", &at("traitors"), traitors, "≤ 3")?;
        demand(
            castle.manors.len() <= Castle::MANORS,
            "MER-11.17",
            &at("manors"),
            castle.manors.len(),
            "≤ 7",
        )?;
        for vassal in Vassal::ALL {
            if let Some(colour) = castle.vassal(vassal) {
                let alone = self.vassal_place(vassal, colour) == Some(seat);
                let at = format!("seat.{seat}.vassals.{vassal}");
                demand(alone, "MER-7.2", &at, format!("2 × {vassal}"), format!("1 × {vassal}"))?;
            }
        }
        Ok(())
    }

    fn check_environs(&self) -> Check {
        for tile in TerrainTile::all() {
            let (found, most) = (self.environs.count(tile), tile.count(self.players()));
            let text = format!("{found} × {tile}");
            demand(found <= most, "MER-2.7", "environs.rows", text, format!("≤ {most} × {tile}"))?;
        }
        let (laid, all) = (self.environs.laid(), self.layout.rows * 6);
        let complete = match self.due.part() {
            Part::Setup(SetupStep::Environs) => laid < all || self.due.all().len() > 1,
            Part::Setup(now) if self.layout.is_before(now, SetupStep::Environs) => laid == 0,
            Part::Setup(_) | Part::Rolling | Part::Turn | Part::Scoring | Part::Over => laid == all,
        };
        let expected = match self.due.part() {
            Part::Setup(SetupStep::Environs) => format!("< {all}"),
            Part::Setup(now) if self.layout.is_before(now, SetupStep::Environs) => "0".to_owned(),
            Part::Setup(_) | Part::Rolling | Part::Turn | Part::Scoring | Part::Over => all.to_string(),
        };
        demand(complete, "MER-2.8", "environs.rows", laid, expected)?;
        let mut built = SiteSet::EMPTY;
        for seat in Seat::all(self.players()) {
            let manors = self.castle(seat).manors;
            let at = format!("seat.{seat}.manors");
            let twice = built.intersection(manors).iter().next();
            let text = twice.map_or(String::new(), |site| site.to_string());
            demand(twice.is_none(), "MER-11.16", &at, format!("2 × {text}"), format!("1 × {text}"))?;
            let nowhere = manors.iter().find(|&site| self.environs.tile(site).is_none());
            let text = nowhere.map_or(String::new(), |site| site.to_string());
            demand(nowhere.is_none(), "MER-11.1", &at, text, format!("0,0–{},5", self.layout.rows - 1))?;
            built = built.union(manors);
        }
        Ok(())
    }
}

/// `m07, m12`, or a dash for none.
fn named(missions: MissionSet) -> String {
    let all: Vec<String> = missions.iter().map(|mission| mission.to_string()).collect();
    if all.is_empty() { "-".to_owned() } else { all.join(", ") }
}

impl Merlin {
    /// Every mission is in one place, and hands and display are as full as they can be by now.
    pub(super) fn check_missions(&self) -> Check {
        let open = &self.open;
        let mut placed = MissionSet::EMPTY;
        let mut place = |cards: MissionSet, at: &str| {
            let twice = placed.intersection(cards).iter().next();
            placed = placed.union(cards);
            let card = twice.map_or(String::new(), |card| card.to_string());
            demand(twice.is_none(), "MER-17.7", at, format!("2 × {card}"), format!("1 × {card}"))
        };
        place(open.discard, "board.discard")?;
        place(open.displayed(), "board.display")?;
        for seat in Seat::all(open.players()) {
            place(self.secret[seat.index()].hand, &format!("seat.{seat}.hand"))?;
        }
        let (shown, gaps) =
            (open.displayed().len(), open.display.iter().filter(|place| place.is_none()).count());
        let fits = match open.due.part() {
            Part::Setup(SetupStep::Display) => gaps > 0,
            Part::Setup(now) if open.layout.is_before(now, SetupStep::Display) => shown == 0,
            Part::Setup(_) | Part::Rolling | Part::Turn | Part::Scoring | Part::Over => {
                gaps == usize::from(open.top() == Frame::Card(Destination::Display))
            }
        };
        let expected = match open.due.part() {
            Part::Setup(SetupStep::Display) => "< 3",
            Part::Setup(now) if open.layout.is_before(now, SetupStep::Display) => "0",
            _ if open.top() == Frame::Card(Destination::Display) => "2",
            Part::Setup(_) | Part::Rolling | Part::Turn | Part::Scoring | Part::Over => "3",
        };
        let whole = usize::from(shown) + gaps == Open::DISPLAY;
        demand(fits && whole, "MER-12.15", "board.display", shown, expected)?;
        let mut former = MissionSet::EMPTY;
        for seat in Seat::all(open.players()) {
            let (castle, hand) = (open.castle(seat), self.secret[seat.index()].hand);
            let at = |part: &str| format!("seat.{seat}.{part}");
            let (held, due) = (hand.len(), self.due_in_hand(seat));
            // Sir Bedivere's owner has more cards than the others.
            let clause = if open.hand_size(seat) == Open::HAND { "MER-12.20" } else { "KRT-13.2" };
            demand(due.is_none_or(|due| held == due), clause, &at("hand"), held, due.unwrap_or(held))?;
            demand(castle.hand == held, "MER-17.1", &at("hand"), castle.hand, held)?;
            let seen = castle.seen.without(hand);
            demand(seen.is_empty(), "MER-12.16", &at("seen"), named(seen), named(hand))?;
            let of_seat = hand.without(castle.seen).intersection(open.former);
            demand(
                castle.former == of_seat.len(),
                "MER-12.17",
                "board.former",
                castle.former,
                of_seat.len(),
            )?;
            former = former.union(of_seat);
        }
        demand(former == open.former, "MER-12.17", "board.former", named(open.former), named(former))?;
        let deck = open.deck();
        let needed = matches!(open.top(), Frame::Card(_));
        demand(deck > 0 || !needed, "MER-12.17", "board.discard", deck, "≥ 1")
    }

    /// How many missions a hand has by now; nothing is said while hands are dealt (MER-2.17, MER-12.20).
    pub(crate) fn due_in_hand(&self, seat: Seat) -> Option<u8> {
        let open = &self.open;
        let lacking = match open.due.part() {
            Part::Setup(SetupStep::Hands) => return None,
            Part::Setup(now) if open.layout.is_before(now, SetupStep::Hands) => open.hand_size(seat),
            Part::Turn if seat == open.active => open.lacking_in_turn(),
            Part::Setup(_) | Part::Rolling | Part::Turn | Part::Scoring | Part::Over => 0,
        };
        Some(open.hand_size(seat).saturating_sub(lacking))
    }
}

impl Open {
    /// How many missions the player on turn has completed or discarded and not yet replaced.
    fn lacking_in_turn(&self) -> u8 {
        // A card of the display is in the hand before its place is refilled.
        let taken = u8::from(self.top() == Frame::Card(Destination::Display));
        let completed = self.turn.missions;
        match self.due.innermost() {
            [Frame::Execution, Frame::SecondDiscard] => completed + 1,
            [Frame::Execution, Frame::Replace(left), ..] => (completed + left).saturating_sub(taken),
            [Frame::TurnEnd, Frame::Replace(left), ..] => left.saturating_sub(taken),
            _ => completed,
        }
    }
}
