//! The invariants of a components file, clause by clause (section 1).

use super::file::{File, SpaceEntry};
use super::{Components, Start};
use crate::castle::Castle;
use crate::modules;
use crate::moves::StartingTile;
use crate::rondel::{Counted, Gained, Space, SpaceKind};
use crate::sites::{Site, TerrainFrames};
use crate::state::Open;
use crate::vocab::{Colour, ColourSet, Power, TerrainTile, Vassal};
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::ops::Deref;
use std::str::FromStr;
use table::{ComponentsFile, Fault};

/// A file under examination: its checks are those of Merlin and its modules.
pub(crate) struct Reader<'a, F = File>(ComponentsFile<'a, F>);

impl<'a, F> Deref for Reader<'a, F> {
    type Target = ComponentsFile<'a, F>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a, F: DeserializeOwned> Reader<'a, F> {
    pub(crate) fn new(text: &'a str) -> Result<Self, Fault> {
        ComponentsFile::new(text).map(Self)
    }

    /// One of the things with these names.
    pub(crate) fn named<T: FromStr + Display>(
        &self,
        clause: &'static str,
        path: &[&str],
        text: &str,
        all: &[T],
    ) -> Result<T, Fault> {
        text.parse().map_err(|_| {
            let names: Vec<String> = all.iter().map(T::to_string).collect();
            self.fault(clause, path, text, names.join(", "))
        })
    }

    /// What a space of the base game lets a player do; nothing, if it is no kind of the base game. The
    /// clauses say which principality and which thing it can be for.
    pub(crate) fn space_kind(
        &self,
        [place, of_what]: [&'static str; 2],
        path: &[&str],
        entry: &SpaceEntry,
    ) -> Result<Option<SpaceKind>, Fault> {
        let at = |field: &'static str| path.iter().copied().chain([field]).collect::<Vec<_>>();
        Ok(Some(match (entry.kind.as_str(), entry.principality.as_deref(), entry.of.as_deref()) {
            ("principality", Some(colour), None) => {
                SpaceKind::Principality(self.named(place, &at("principality"), colour, &Colour::ALL)?)
            }
            ("vp", None, Some(of)) => SpaceKind::Vp(self.named(of_what, &at("of"), of, &Counted::ALL)?),
            ("influence", None, Some(of)) => {
                SpaceKind::Influence(self.named(of_what, &at("of"), of, &Gained::ALL)?)
            }
            ("excalibur", None, None) => SpaceKind::Excalibur,
            ("grail", None, None) => SpaceKind::Grail,
            ("relocate", None, None) => SpaceKind::Relocate,
            ("exchange", None, None) => SpaceKind::Exchange,
            ("mission", None, None) => SpaceKind::Mission,
            ("build", None, None) => SpaceKind::Build,
            _ => return Ok(None),
        }))
    }
}

impl Reader<'_> {
    pub(super) fn colour(&self, clause: &'static str, path: &[&str], text: &str) -> Result<Colour, Fault> {
        self.named(clause, path, text, &Colour::ALL)
    }

    pub(super) fn check(self) -> Result<Components, Fault> {
        self.check_fixed_values()?;
        let ring = self.check_principalities()?;
        let powers = self.check_flags()?;
        let rondel = self.check_rondel(&ring)?;
        self.check_terrain_tiles()?;
        let (frames, eligible) = self.check_frames()?;
        let mut components = Components {
            ring,
            powers,
            rondel,
            starting_tiles: self.check_starting_tiles()?,
            frames,
            missions: self.check_missions()?,
            modules: modules::Components::printed().clone(),
            sources: self.file.sources().into_iter().chain(modules::Components::sources()).collect(),
            eligible,
            fingerprint: String::new(),
        };
        components.fingerprint = components.sum();
        Ok(components)
    }

    /// Everything the rules themselves fix (MER-1.7, MER-1.9, MER-1.16, MER-1.17, MER-2.16 to MER-2.18).
    fn check_fixed_values(&self) -> Result<(), Fault> {
        let File { schema, module, player_colours, player_set: set, supplies, dice, traitors, .. } =
            &self.file;
        self.fixed("MER-1.18", &["schema"], schema.as_str(), "merlin-components/1")?;
        self.fixed("MER-1.18", &["module"], module.as_str(), "base")?;
        let fixed = |clause, table, field, found: i64, fixed: u8| {
            self.fixed(clause, &[table, field], found, i64::from(fixed))
        };
        let player = |field, found, value| fixed("MER-1.16", "player_set", field, found, value);
        player("castle_boards", set.castle_boards, 1)?;
        player("knights", set.knights, 1)?;
        let vassals: Vec<&str> = set.vassals.iter().map(String::as_str).collect();
        self.fixed("MER-1.16", &["player_set", "vassals"], vassals, Vassal::ALL.map(Vassal::id).to_vec())?;
        player("influence_markers", set.influence_markers, Castle::INFLUENCE_MARKERS)?;
        player("influence_markers_in_box", set.influence_markers_in_box, 7)?;
        player("manors", set.manors, Castle::MANORS)?;
        player("merlin_staffs", set.merlin_staffs, Castle::STAFFS)?;
        fixed("MER-2.11", "player_set", "starting_apples", set.starting_apples, 1)?;
        player("own_dice", set.own_dice, 3)?;
        player("merlin_dice", set.merlin_dice, 1)?;

        let supply = |clause, field, found, value| fixed(clause, "supplies", field, found, value);
        supply("MER-1.7", "flags_per_principality", supplies.flags_per_principality, Open::ITEMS)?;
        supply("MER-1.7", "shields_per_principality", supplies.shields_per_principality, Open::ITEMS)?;
        supply("MER-1.7", "materials_per_principality", supplies.materials_per_principality, Open::ITEMS)?;
        supply("MER-1.17", "apples", supplies.apples, Open::APPLES)?;
        supply("MER-1.17", "grails", supplies.grails, 1)?;
        supply("MER-1.17", "excaliburs", supplies.excaliburs, 1)?;
        fixed("MER-2.18", "dice", "faces", dice.faces, 6)?;
        fixed("MER-2.18", "dice", "max_equal", dice.max_equal, 2)?;
        fixed("MER-1.9", "traitors", "per_colour", traitors.per_colour, Open::TRAITORS)?;
        fixed("MER-2.6", "traitors", "stacks", traitors.stacks, 3)?;
        fixed("MER-2.16", "traitors", "drawn_per_player", traitors.drawn_per_player, Open::ATTACHED)?;

        let mut colours = player_colours.list.clone();
        colours.sort_unstable();
        colours.dedup();
        let four = colours.len() == 4 && player_colours.list.len() == 4;
        self.demand(four, "MER-2.9", &["player_colours", "list"], player_colours.list.join(", "), "4 × ≠")
    }

    /// The ring of principalities (MER-1.2, MER-1.5).
    fn check_principalities(&self) -> Result<[Colour; 6], Fault> {
        let list = &self.file.principalities.list;
        self.fixed("MER-1.2", &["principalities", "list"], list.len(), 6)?;
        let mut ring = [Colour::Black; 6];
        for (place, entry) in list.iter().enumerate() {
            let number = (place + 1).to_string();
            let path = |field: &'static str| ["principalities", "list", &number, field];
            let colour = self.colour("MER-1.2", &path("id"), &entry.id)?;
            self.once(!ring[..place].contains(&colour), "MER-1.2", &path("id"), colour)?;
            self.demand(!entry.emblem.is_empty(), "MER-1.2", &path("emblem"), "-", "…")?;
            self.demand(!entry.emblem_de.is_empty(), "MER-1.2", &path("emblem_de"), "-", "…")?;
            self.fixed("MER-1.5", &path("space"), entry.space, place as i64 * 4)?;
            ring[place] = colour;
        }
        self.fixed("MER-1.5", &["principalities", "list", "1", "id"], ring[0].id(), "black")?;
        Ok(ring)
    }

    /// Each colour of flag carries one power, and each power one colour (MER-1.8).
    fn check_flags(&self) -> Result<[Power; 6], Fault> {
        let path = ["flags", "powers"];
        let list = &self.file.flags.powers;
        self.fixed("MER-1.8", &path, list.len(), 6)?;
        let mut powers = [None; 6];
        for (place, entry) in list.iter().enumerate() {
            let number = (place + 1).to_string();
            let path = |field: &'static str| ["flags", "powers", &number, field];
            let colour = self.colour("MER-1.8", &path("colour"), &entry.colour)?;
            let power: Power = self.named("MER-1.8", &path("power"), &entry.power, &Power::BASE)?;
            let known = Power::BASE.map(Power::id).join(", ");
            self.demand(Power::BASE.contains(&power), "MER-1.8", &path("power"), power, known)?;
            self.once(!powers.contains(&Some(power)), "MER-1.8", &path("power"), power)?;
            self.once(powers[colour.index()].is_none(), "MER-1.8", &path("colour"), colour)?;
            powers[colour.index()] = Some(power);
        }
        Ok(powers.map(|power| power.expect("six different colours have six powers")))
    }

    /// MER-1.3 to MER-1.6, MER-2.1.
    fn check_rondel(&self, ring: &[Colour; 6]) -> Result<[SpaceKind; Space::COUNT as usize], Fault> {
        let file = &self.file.rondel;
        let count = usize::from(Space::COUNT);
        self.fixed("MER-1.3", &["rondel", "size"], file.size, i64::from(Space::COUNT))?;
        self.fixed("MER-1.3", &["rondel", "spaces"], file.spaces.len(), count)?;
        self.fixed("MER-2.1", &["rondel", "merlin_start"], file.merlin_start, 0)?;
        let mut rondel = [SpaceKind::Build; Space::COUNT as usize];
        for (index, kind) in rondel.iter_mut().enumerate() {
            *kind = self.space(index)?;
        }
        let has = |id: &str| rondel.iter().filter(|kind| kind.id() == id).count();
        let counts = [
            ("principality", 6),
            ("vp", 4),
            ("influence", 4),
            ("excalibur", 1),
            ("grail", 1),
            ("relocate", 1),
            ("exchange", 2),
            ("mission", 2),
            ("build", 3),
        ];
        for (id, expected) in counts {
            let (found, expected) = (format!("{} × {id}", has(id)), format!("{expected} × {id}"));
            self.demand(found == expected, "MER-1.4", &["rondel", "spaces"], found, expected)?;
        }
        for (place, &colour) in ring.iter().enumerate() {
            let index = Space::of_principality(place).index();
            let expected = SpaceKind::Principality(colour);
            let path = ["rondel", "spaces", &(index + 1).to_string()];
            self.demand(rondel[index] == expected, "MER-1.5", &path, rondel[index].id(), colour)?;
        }
        let each_once = |wanted: SpaceKind| rondel.iter().filter(|&&kind| kind == wanted).count() == 1;
        for counted in Counted::BASE {
            let once = each_once(SpaceKind::Vp(counted));
            self.demand(once, "MER-1.6", &["rondel", "spaces"], format!("vp {counted} ≠ 1"), 1)?;
        }
        for gained in Gained::ALL {
            let once = each_once(SpaceKind::Influence(gained));
            self.demand(once, "MER-1.6", &["rondel", "spaces"], format!("influence {gained} ≠ 1"), 1)?;
        }
        Ok(rondel)
    }

    /// What one space lets a player do (MER-1.4, MER-1.6).
    fn space(&self, index: usize) -> Result<SpaceKind, Fault> {
        let entry = &self.file.rondel.spaces[index];
        let number = (index + 1).to_string();
        let path = ["rondel", "spaces", &number];
        self.fixed("MER-1.3", &["rondel", "spaces", &number, "index"], entry.index, index as i64)?;
        self.space_kind(["MER-1.5", "MER-1.6"], &path, entry)?.ok_or_else(|| {
            let expected = "principality (principality), vp (of), influence (of), excalibur, grail, relocate, \
                            exchange, mission, build";
            let path = ["rondel", "spaces", &number, "kind"];
            self.fault("MER-1.4", &path, &entry.kind, expected)
        })
    }

    /// MER-1.13.
    fn check_starting_tiles(&self) -> Result<[Start; StartingTile::COUNT], Fault> {
        let tiles = &self.file.starting_tiles.tiles;
        self.fixed("MER-1.13", &["starting_tiles", "tiles"], tiles.len(), StartingTile::COUNT)?;
        let mut starts = Vec::new();
        for (place, tile) in tiles.iter().enumerate() {
            let number = (place + 1).to_string();
            let path = |field: &'static str| ["starting_tiles", "tiles", &number, field];
            let twice = tiles[..place].iter().any(|other| other.id == tile.id);
            self.once(!twice, "MER-1.13", &path("id"), &tile.id)?;
            let colour = |field: &'static str, text: &str| self.colour("MER-1.13", &path(field), text);
            starts.push(Start {
                knight: colour("knight", &tile.knight)?,
                flag: colour("flag", &tile.flag)?,
                shield: colour("shield", &tile.shield)?,
                material: colour("material", &tile.material)?,
                influence: colour("influence", &tile.influence)?,
            });
        }
        Ok(starts.try_into().expect("the number of tiles was checked above"))
    }

    /// MER-1.10, MER-2.7, MER-2.8.
    fn check_terrain_tiles(&self) -> Result<(), Fault> {
        let kinds = &self.file.terrain_tiles.kinds;
        self.fixed("MER-1.10", &["terrain_tiles", "kinds"], kinds.len(), 6)?;
        for (place, tile) in TerrainTile::all().enumerate() {
            let number = (place + 1).to_string();
            let path = |field: &'static str| ["terrain_tiles", "kinds", &number, field];
            let entry = &kinds[place];
            self.fixed("MER-1.10", &path("terrain"), entry.terrain.as_str(), tile.terrain.id())?;
            self.fixed("MER-1.10", &path("tower"), entry.tower, tile.tower)?;
            self.fixed("MER-1.10", &path("count"), entry.count, i64::from(tile.count(4)))?;
            let removed = i64::from(tile.count(4) - tile.count(3));
            let at = path("removed_with_2_or_3_players");
            self.fixed("MER-2.7", &at, entry.removed_with_2_or_3_players, removed)?;
        }
        let environs = &self.file.environs;
        self.fixed("MER-11.1", &["environs", "columns"], environs.columns, 6)?;
        let sizes: Vec<(&[i64], i64)> =
            environs.sizes.iter().map(|size| (&size.players[..], size.rows)).collect();
        self.fixed("MER-2.8", &["environs", "sizes"], sizes, vec![(&[2, 3][..], 3), (&[4][..], 4)])
    }

    /// The frames and the colours that pay for each tile (MER-1.11, MER-1.12).
    fn check_frames(&self) -> Result<(TerrainFrames, [[ColourSet; Site::COUNT as usize]; 2]), Fault> {
        let side =
            |name: &'static str, list: &[String]| -> Result<[Option<Colour>; TerrainFrames::SIDES], Fault> {
                self.fixed("MER-1.11", &["terrain_frames", name], list.len(), TerrainFrames::SIDES)?;
                let mut colours = [None; TerrainFrames::SIDES];
                for (place, text) in list.iter().enumerate().filter(|(_, text)| *text != "none") {
                    let path = ["terrain_frames", name, &(place + 1).to_string()];
                    colours[place] = Some(self.colour("MER-1.11", &path, text)?);
                }
                Ok(colours)
            };
        let file = &self.file.terrain_frames;
        let frames = TerrainFrames { top: side("top", &file.top)?, bottom: side("bottom", &file.bottom)? };
        let mut eligible = [[ColourSet::EMPTY; Site::COUNT as usize]; 2];
        for (rows, of_tiles) in [3, 4].into_iter().zip(&mut eligible) {
            let mut useful = ColourSet::EMPTY;
            for site in Site::all(rows) {
                let colours = frames.eligible(site, rows);
                let found = format!("({site}), {rows} rows: -");
                self.demand(!colours.is_empty(), "MER-1.12", &["terrain_frames", "top"], found, "≥ 1")?;
                colours.iter().for_each(|colour| useful.insert(colour));
                of_tiles[site.index()] = colours;
            }
            for colour in Colour::ALL {
                let (holds, found) = (useful.contains(colour), format!("{colour}, {rows} rows: 0"));
                self.demand(holds, "MER-1.12", &["terrain_frames", "top"], found, "≥ 1")?;
            }
        }
        Ok((frames, eligible))
    }
}
