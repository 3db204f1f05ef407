//! Writing a position.

use super::{frame_text, standee_text, standing_text};
use crate::colours::{Category, Colour};
use crate::due::Phase;
use crate::fields::Spot;
use crate::options::Sides;
use crate::state::{BlackKnight, Camelot, Fate, Open};
use crate::vocab::{Deck, Part, Room};
use std::fmt::{Display, Write};

impl Camelot {
    pub(crate) fn write_position(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let open = &self.open;
        writeln!(text, "game = \"camelot\"\noptions = \"{}\"", open.options)?;
        open.write_turn(text)?;
        open.write_table(text)?;
        writeln!(text, "\n[fields]")?;
        for room in Room::ALL {
            for place in open.occupied(room).iter() {
                let spot = Spot::new(room, place);
                if let Some(standee) = standee_text(open, spot) {
                    writeln!(text, "{} = \"{standee}\"", open.field(spot))?;
                }
            }
        }
        for colour in open.colours() {
            self.write_colour(colour, text)?;
        }
        Ok(())
    }

    fn write_colour(&self, colour: Colour, text: &mut String) -> std::fmt::Result {
        let (open, secret) = (&self.open, &self.secret[colour.index()]);
        let pieces = open.pieces(colour);
        writeln!(text, "\n[colour.{colour}]")?;
        if open.options.colours_are_chosen()
            && let Some(owner) = open.owner(colour)
        {
            writeln!(text, "seat = {owner}")?;
        }
        writeln!(text, "screen = {}", pieces.screen)?;
        for (key, number) in [("fist", secret.fist), ("sent", pieces.sent)] {
            if number > 0 {
                writeln!(text, "{key} = {number}")?;
            }
        }
        writeln!(text, "hinterland = {}", pieces.hinterland)?;
        let grail = Part::ALL
            .into_iter()
            .flat_map(|part| std::iter::repeat_n(part, usize::from(secret.grail.count(part))));
        writeln!(text, "grail = {}", list(grail))?;
        writeln!(text, "merlin = {:?}", secret.merlin)?;
        if let Some(number) = open.predictions[colour.index()] {
            writeln!(text, "prediction = {number}")?;
        }
        if let Some(entry) = pieces.entry {
            writeln!(text, "entry = {entry}")?;
        }
        if open.options.with_heroes() {
            writeln!(text, "hero = \"{}\"", pieces.hero)?;
        }
        if let Some(standing) = standing_text(open.standings[colour.index()]) {
            writeln!(text, "standing = \"{standing}\"")?;
        }
        if let Some(seen) = secret.seen {
            writeln!(text, "seen = {{ others = {:?}, held = {:?} }}", seen.others.0, seen.held)?;
        }
        let points = Category::ALL.into_iter().filter(|&part| open.points(colour, part) != 0);
        let points: Vec<String> =
            points.map(|part| format!("{part} = {}", open.points(colour, part))).collect();
        if points.is_empty() {
            return Ok(());
        }
        writeln!(text, "points = {{ {} }}", points.join(", "))
    }
}

impl Open {
    fn write_turn(&self, text: &mut String) -> std::fmt::Result {
        let (flow, turn) = (&self.flow, &self.turn);
        writeln!(text, "\n[turn]\nphase = \"{}\"\nround = {}", flow.phase, flow.round)?;
        writeln!(text, "place = {}", flow.place + 1)?;
        if let Some(eldest) = flow.eldest {
            writeln!(text, "eldest = {eldest}")?;
        }
        let chosen: Vec<String> = flow.chosen.iter().map(|seat| seat.to_string()).collect();
        if !chosen.is_empty() {
            writeln!(text, "chosen = [{}]", chosen.join(", "))?;
        }
        if flow.phase >= Phase::Missions {
            writeln!(text, "stack = {}", list(self.due.all().iter().map(|&frame| frame_text(self, frame))))?;
        }
        if let Some(mission) = turn.mission {
            writeln!(text, "mission = \"{mission}\"\nshields = {}", list(turn.shields.iter()))?;
        }
        let placed = Room::ALL.into_iter().filter(|room| turn.placed[room.index()] > 0);
        let placed: Vec<String> =
            placed.map(|room| format!("{room} = {}", turn.placed[room.index()])).collect();
        if !placed.is_empty() {
            writeln!(text, "placed = {{ {} }}", placed.join(", "))?;
        }
        if flow.phase == Phase::Missions {
            writeln!(text, "earned = {}", turn.earned)?;
        }
        if turn.hero_used {
            writeln!(text, "hero_used = true")?;
        }
        Ok(())
    }

    fn write_table(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "\n[table]")?;
        if self.options.sides == Sides::Random {
            let drawn: String = self.sides.iter().flatten().map(|side| side.id()).collect();
            writeln!(text, "sides = \"{drawn}\"")?;
        }
        writeln!(text, "order = {}", list(self.order.iter()))?;
        if let Some(total) = self.total {
            writeln!(text, "total = {total}")?;
        }
        writeln!(text, "merlin = {}", list(self.merlin.iter().flatten()))?;
        if !self.tournament_tiles.is_empty() {
            writeln!(text, "tournament_tiles = {}", list(self.tournament_tiles.iter()))?;
        }
        match self.black {
            BlackKnight::AmongKnights => writeln!(text, "black_knight = \"among knights\"")?,
            BlackKnight::Boxed | BlackKnight::Waiting | BlackKnight::Placed(_) => {}
        }
        let slot = |slot: crate::Slot| match slot.fate {
            Fate::Offered => slot.mission.to_string(),
            Fate::Taken(colour) => format!("{} taken {colour}", slot.mission),
            Fate::Removed(colour) => format!("{} removed {colour}", slot.mission),
        };
        writeln!(text, "display = {}", list(self.display().map(slot)))?;
        writeln!(text, "gone = {}", list(self.gone()))
    }

    /// The mission cards of earlier rounds.
    fn gone(&self) -> impl Iterator<Item = crate::Mission> {
        let missions = &self.options.components.0.missions;
        let used = Deck::ALL.into_iter().filter(|&deck| deck != Deck::Key || self.players() == 5);
        let all = used.fold(crate::MissionSet::EMPTY, |all, deck| all.union(missions.of(deck)));
        let mut revealed = all.without(self.decks);
        for slot in self.display() {
            let copies = missions.copies(slot.mission).intersection(revealed);
            revealed = revealed.without(copies.lowest());
        }
        missions.cards(revealed)
    }
}

/// A list of texts as TOML writes it.
fn list<T: Display>(items: impl Iterator<Item = T>) -> String {
    format!("{:?}", items.map(|item| item.to_string()).collect::<Vec<_>>())
}
