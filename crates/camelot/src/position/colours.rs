//! Reading a position: what each colour has.

use super::read::Reader;
use super::{ColourTable, SeenTable, read_standing};
use crate::colours::Category;
use crate::components::Components;
use crate::state::{Camelot, Open, Secret, Seen};
use crate::tiles::{GrailTiles, MerlinTiles};
use crate::vocab::{HeroSide, Part};
use table::Fault;

/// No game comes near; a larger number in a file is a slip.
const MOST_POINTS: i64 = 10_000;

/// All Grail tiles of the box.
const GRAIL_TILES: u8 = 28;

impl Reader<'_> {
    pub(super) fn read_colour(
        &self,
        state: &mut Camelot,
        id: &str,
        table: &ColourTable,
    ) -> Result<(), Fault> {
        let colour = self.colour(&["colour", id], id)?;
        let at = |part: &'static str| ["colour", id, part];
        let open = &mut state.open;
        let pieces = &mut open.pieces[colour.index()];
        let all = open.options.knights_behind_screen() + crate::Pieces::HINTERLAND_START + 1;
        let knights = |part: &'static str, knights: Option<i64>, usual: u8| {
            knights.map_or(Ok(usual), |knights| self.number("CAM-1.7", &at(part), knights, 0, all))
        };
        pieces.hinterland = knights("hinterland", table.hinterland, pieces.hinterland)?;
        pieces.sent = knights("sent", table.sent, 0)?;
        pieces.screen = knights("screen", table.screen, pieces.screen)?;
        let entry = table.entry.map(|entry| self.number("CAM-10.3", &at("entry"), entry, 1, 4));
        pieces.entry = entry.transpose()?;
        if let Some(hero) = &table.hero {
            pieces.hero = self.word("CAM-16.4", &at("hero"), hero, &HeroSide::ALL.map(HeroSide::id))?;
        }
        let mut grail = GrailTiles::default();
        for (index, part) in table.grail.iter().enumerate() {
            let path = ["colour", id, "grail", &(index + 1).to_string()];
            grail.insert(self.word("CAM-2.2", &path, part, &Part::ALL.map(Part::id))?);
            if grail.len() > GRAIL_TILES {
                return Err(self.fault(
                    "CAM-2.2",
                    &at("grail"),
                    table.grail.len(),
                    format!("≤ {GRAIL_TILES}"),
                ));
            }
        }
        pieces.grail = grail.len();
        let predicted = table
            .prediction
            .map(|number| self.number("CAM-6.3", &at("prediction"), number, 0, Components::HIGHEST_NUMBER));
        open.predictions[colour.index()] = predicted.transpose()?;
        if let Some(text) = &table.standing {
            let standing = read_standing(text);
            let example = "absent, table 1, winners 1, losers 1";
            open.standings[colour.index()] =
                standing.ok_or_else(|| self.fault("CAM-15.7", &at("standing"), text, example))?;
        }
        let seen = table.seen.as_ref().map(|seen| self.seen(id, seen)).transpose()?;
        let printed = open.options.components.merlin;
        let mut merlin = Vec::new();
        for (index, &tile) in table.merlin.iter().flatten().enumerate() {
            let path = ["colour", id, "merlin", &(index + 1).to_string()];
            let points = printed.iter().find(|&points| i64::from(points) == tile);
            let all = || printed.iter().map(|points| points.to_string()).collect::<Vec<_>>().join(", ");
            merlin.push(points.ok_or_else(|| self.fault("CAM-2.2", &path, tile, all()))?);
        }
        if merlin.len() > MerlinTiles::COUNT {
            let expected = format!("≤ {}", MerlinTiles::COUNT);
            return Err(self.fault("CAM-2.2", &at("merlin"), merlin.len(), expected));
        }
        let fist = self.number("CAM-5.2", &at("fist"), table.fist, 0, Open::MOST_SENT)?;
        state.secret[colour.index()] = Secret { fist, grail, merlin: merlin.into_iter().collect(), seen };
        let open = &mut state.open;
        for (name, &points) in &table.points {
            let path = ["colour", id, "points", name];
            let part: Category = self.word("", &path, name, &Category::ALL.map(Category::id))?;
            let few = i16::try_from(points).ok().filter(|_| points.abs() <= MOST_POINTS);
            let few = few.ok_or_else(|| self.fault("CAM-1.9", &path, points, format!("±{MOST_POINTS}")))?;
            open.points[colour.index()][part.index()] = few;
        }
        Ok(())
    }

    /// What Percival has seen of the Grail tiles of the others (CAM-16.14).
    fn seen(&self, id: &str, table: &SeenTable) -> Result<Seen, Fault> {
        let mut seen = Seen { others: GrailTiles([0; 4]), held: [0; 5] };
        let others = table.others.iter().zip(&mut seen.others.0).map(|both| ("others", both));
        for (part, (&count, place)) in
            others.chain(table.held.iter().zip(&mut seen.held).map(|both| ("held", both)))
        {
            *place = self.number("CAM-16.14", &["colour", id, "seen", part], count, 0, GRAIL_TILES)?;
        }
        Ok(seen)
    }
}
