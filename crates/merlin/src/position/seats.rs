//! Reading a position: the pieces of each seat.

use super::read::Reader;
use super::{MOST_POINTS, SeatTable};
use crate::castle::Castle;
use crate::dice::{Dice, Pips};
use crate::layout::Layout;
use crate::sites::Site;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item, Kind, Vassal};
use table::{Fault, Seat};

impl Reader<'_> {
    pub(super) fn read_seats(&self, game: &mut Merlin) -> Result<(), Fault> {
        let players = game.open.players();
        let found = self.file.seat.len();
        if found > players {
            return Err(self.fault("MER-1.1", &["seat", &(players + 1).to_string()], found, players));
        }
        for (seat, table) in Seat::all(players).zip(&self.file.seat) {
            let layout = game.open.layout;
            self.read_pieces(game.open.castle_mut(seat), table, &seat.to_string(), &layout)?;
            if let Some(dice) = &table.dice {
                self.read_dice(&mut game.open, seat, dice)?;
            }
            let number = seat.to_string();
            if let Some(hand) = &table.hand {
                game.secret[seat.index()].hand = self.missions(&["seat", &number, "hand"], hand)?;
            }
            game.open.castle_mut(seat).seen = self.missions(&["seat", &number, "seen"], &table.seen)?;
            for (id, &points) in &table.points {
                let path = ["seat", &number, "points", id];
                let categories = game.open.layout.categories;
                let known = categories.iter().copied().find(|part| part.id() == id);
                let expected = || categories.iter().map(|part| part.id()).collect::<Vec<_>>().join(", ");
                let part = known.ok_or_else(|| self.fault("", &path, id, expected()))?;
                let few = i32::try_from(points).ok().filter(|few| few.unsigned_abs() <= MOST_POINTS);
                let few = few.ok_or_else(|| self.fault("", &path, points, format!("±{MOST_POINTS}")))?;
                game.open.points[seat.index()][part.index()] = few;
            }
        }
        Ok(())
    }

    fn read_pieces(
        &self,
        castle: &mut Castle,
        table: &SeatTable,
        number: &str,
        layout: &Layout,
    ) -> Result<(), Fault> {
        let path = |part: &'static str| ["seat", number, part];
        let knight = table.knight.as_ref().map(|space| self.space(&path("knight"), space, layout));
        castle.knight = knight.transpose()?;
        let kinds = [
            (Kind::Flag, "flags", &table.flags),
            (Kind::Shield, "shields", &table.shields),
            (Kind::Material, "materials", &table.materials),
        ];
        for (kind, part, counts) in kinds {
            let by_colour = self.by_colour("MER-1.7", &path(part), counts, Open::ITEMS)?;
            for colour in Colour::ALL {
                castle.items.set(Item { kind, colour }, by_colour[colour.index()]);
            }
        }
        if let Some(apples) = table.apples {
            castle.apples = self.count("MER-1.17", &path("apples"), apples, Open::APPLES)?;
        }
        if let Some(staffs) = table.staffs {
            // How many of a module's staffs were won is known to the check of the whole situation.
            let most = Castle::STAFFS + layout.more_staffs;
            castle.staffs = self.count("MER-1.16", &path("staffs"), staffs, most)?;
        }
        castle.traitors = self.by_colour("MER-2.16", &path("traitors"), &table.traitors, Open::ATTACHED)?;
        castle.influence =
            self.by_colour("MER-17.7", &path("influence"), &table.influence, Castle::INFLUENCE_MARKERS)?;
        for (name, place) in &table.vassals {
            let path = ["seat", number, "vassals", name];
            let vassal: Vassal =
                self.parsed("MER-1.16", &path, name, Vassal::ALL.map(Vassal::id).join(", "))?;
            let colour: Colour =
                self.parsed("MER-7.2", &path, place, Colour::ALL.map(Colour::id).join(", "))?;
            castle.vassals[vassal.index()] = Some(colour);
        }
        for (index, site) in table.manors.iter().enumerate() {
            let path = ["seat", number, "manors", &(index + 1).to_string()];
            let site: Site = self.parsed("MER-11.1", &path, site, "0,0–3,5")?;
            castle.manors.insert(site);
        }
        Ok(())
    }

    /// Each die with what it shows, such as `own 3`, `merlin 5 used` or `own -` before it is rolled.
    fn read_dice(&self, open: &mut Open, seat: Seat, texts: &[String]) -> Result<(), Fault> {
        let number = seat.to_string();
        let count = open.layout.dice.len();
        if texts.len() != count {
            return Err(self.fault("MER-1.16", &["seat", &number, "dice"], texts.len(), count));
        }
        let mut dice = Dice::to_be_rolled(count);
        for (place, text) in texts.iter().enumerate() {
            let path = ["seat", &number, "dice", &(place + 1).to_string()];
            let kind = open.layout.dice[place];
            let wrong =
                || self.fault("MER-1.16", &path, text, format!("{kind} 1–6, {kind} 1–6 used, {kind} -"));
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            let (pips, used) = match words[..] {
                [die, pips] if die == kind.id() => (pips, false),
                [die, pips, "used"] if die == kind.id() && pips != "-" => (pips, true),
                _ => return Err(wrong()),
            };
            if pips != "-" {
                dice.show(place, pips.parse::<Pips>().map_err(|_| wrong())?);
            }
            if used {
                dice.use_up(place);
            }
        }
        open.castle_mut(seat).dice = dice;
        Ok(())
    }
}
