//! Reading a position: the turn, the board and the environs.

use super::{Counts, File, SpaceText, examples};
use crate::components::Components;
use crate::dice::{Pips, Unit};
use crate::frames::{Frame, Stack};
use crate::layout::Layout;
use crate::missions::{Mission, MissionSet};
use crate::modules::{Module, Modules};
use crate::options::Options;
use crate::rondel::Space;
use crate::seams;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Figure, Power, TerrainTile};
use std::fmt::Display;
use std::str::FromStr;
use table::{Clause, Fault, Seat, Source};

impl Merlin {
    pub(crate) fn read_position(text: &str, components: &'static Components) -> Result<Self, Fault> {
        let source = Source::new(text);
        let file: File = source.read()?;
        let reader = Reader { source, file };
        let mut game = Self::before_the_first_move(reader.options(components)?);
        reader.read_turn(&mut game.open)?;
        reader.read_board(&mut game.open)?;
        reader.read_environs(&mut game.open)?;
        reader.read_seats(&mut game)?;
        seams::read_before_filling(&mut game, &reader)?;
        reader.fill(&mut game);
        reader.read_modules(&mut game)?;
        game.check().map_err(|fault| reader.source.locate(fault))?;
        Ok(game)
    }
}

/// A position under examination, with its text at hand to tell lines.
pub(crate) struct Reader<'a> {
    source: Source<'a>,
    pub(crate) file: File,
}

impl Reader<'_> {
    pub(crate) fn fault(
        &self,
        clause: &'static str,
        path: &[&str],
        found: impl Display,
        expected: impl Display,
    ) -> Fault {
        let clause = (!clause.is_empty()).then_some(Clause(clause));
        self.source.fault(clause, path, found, expected)
    }

    fn options(&self, components: &'static Components) -> Result<Options, Fault> {
        match self.file.game.as_deref() {
            Some("merlin") => {}
            Some(game) => return Err(self.fault("", &["game"], game, "merlin")),
            None => return Err(self.source.missing(None, &["game"], "merlin")),
        }
        let number = self.file.players;
        let number =
            number.ok_or_else(|| self.source.missing(Some(Clause("MER-1.1")), &["players"], "2, 3, 4"))?;
        let base = usize::try_from(number).ok().and_then(|players| Options::new(players, components));
        let base = base.ok_or_else(|| self.fault("MER-1.1", &["players"], number, "2, 3, 4"))?;
        let text = |named: &'_ Option<String>| named.clone().unwrap_or_else(|| "none".to_owned());
        let options = base.with_named(&text(&self.file.modules), &text(&self.file.variants));
        options.map_err(|fault| self.source.locate(fault))
    }

    /// Something with a text, or a fault that lists what it can be.
    pub(crate) fn parsed<T: FromStr>(
        &self,
        clause: &'static str,
        path: &[&str],
        text: &str,
        expected: impl Display,
    ) -> Result<T, Fault> {
        text.parse().map_err(|_| self.fault(clause, path, text, expected))
    }

    /// Something that is there once, but stands in the position twice.
    pub(crate) fn twice(&self, clause: &'static str, path: &[&str], thing: impl Display) -> Fault {
        self.fault(clause, path, format!("2 × {thing}"), format!("1 × {thing}"))
    }

    pub(crate) fn seat(&self, path: &[&str], number: i64) -> Result<Seat, Fault> {
        let players = self.file.players.unwrap_or_default();
        let seat = usize::try_from(number).ok().filter(|_| (1..=players).contains(&number));
        let seat = seat.ok_or_else(|| self.fault("MER-1.1", path, number, format!("1–{players}")))?;
        Ok(Seat::new(seat - 1))
    }

    /// A space that the layout has.
    pub(crate) fn space(&self, path: &[&str], space: &SpaceText, layout: &Layout) -> Result<Space, Fault> {
        let (text, inner) = (space.to_string(), layout.inner.len());
        let expected = if inner == 0 { "0–23".to_owned() } else { format!("0–23, i0–i{}", inner - 1) };
        let found = text.parse::<Space>().ok().filter(|space| space.index() < layout.on(space.ring()).len());
        found.ok_or_else(|| self.fault("MER-1.3", path, text, expected))
    }

    /// A number that a few pieces can have.
    pub(crate) fn count(
        &self,
        clause: &'static str,
        path: &[&str],
        found: i64,
        most: u8,
    ) -> Result<u8, Fault> {
        let few = u8::try_from(found).ok().filter(|&count| count <= most);
        few.ok_or_else(|| self.fault(clause, path, found, format!("0–{most}")))
    }

    /// Numbers by colour, each with a bound.
    pub(super) fn by_colour(
        &self,
        clause: &'static str,
        path: &[&str],
        counts: &Counts,
        most: u8,
    ) -> Result<[u8; 6], Fault> {
        let mut all = [0; 6];
        for (name, &count) in counts {
            let path: Vec<&str> = path.iter().copied().chain([name.as_str()]).collect();
            let colour: Colour = self.parsed(clause, &path, name, Colour::ALL.map(Colour::id).join(", "))?;
            all[colour.index()] = self.count(clause, &path, count, most)?;
        }
        Ok(all)
    }

    /// A list of missions, none of them twice.
    pub(super) fn missions(&self, path: &[&str], names: &[String]) -> Result<MissionSet, Fault> {
        let mut all = MissionSet::EMPTY;
        for (index, name) in names.iter().enumerate() {
            let number = (index + 1).to_string();
            let path: Vec<&str> = path.iter().copied().chain([number.as_str()]).collect();
            let mission: Mission = self.parsed("MER-1.14", &path, name, "m01–m55")?;
            if all.contains(mission) {
                return Err(self.twice("MER-17.7", &path, mission));
            }
            all.insert(mission);
        }
        Ok(all)
    }

    fn read_turn(&self, open: &mut Open) -> Result<(), Fault> {
        let table = &self.file.turn;
        let start_of_turn = ["window start".to_owned()];
        let due = table.due.as_deref().unwrap_or(&start_of_turn);
        let mut frames = Vec::new();
        for (index, text) in due.iter().enumerate() {
            let path = ["turn", "due", &(index + 1).to_string()];
            let like = || examples::frames_like(text, &open.layout, open.options.modules());
            let frame: Frame = text.parse().map_err(|_| self.fault("MER-4.1", &path, text, like()))?;
            if frame.module().is_some_and(|module| !open.options.modules().contains(module)) {
                return Err(self.fault("INT-1.1", &path, text, like()));
            }
            frames.push(frame);
        }
        let [bottom, rest @ ..] = &frames[..] else {
            let like = examples::frames_like("", &open.layout, open.options.modules());
            return Err(self.fault("MER-4.1", &["turn", "due"], "[]", like));
        };
        // The base game never needs more than three.
        let most = if open.options.modules().is_empty() { 3 } else { Stack::DEEPEST };
        if frames.len() > most {
            let expected = format!("1–{most}");
            return Err(self.fault("MER-4.1", &["turn", "due"], frames.len(), expected));
        }
        open.due = Stack::of(*bottom);
        rest.iter().for_each(|&frame| open.due.push(frame));
        let usual = u8::from(!matches!(bottom, Frame::Setup(_)));
        let path = ["turn", "round"];
        let round = table.round.map(|round| self.count("MER-3.1", &path, round, Open::ROUNDS));
        open.round = round.transpose()?.unwrap_or(usual);
        open.start = self.seat(&["turn", "start_player"], table.start_player.unwrap_or(1))?;
        let player = table.player.map(|number| self.seat(&["turn", "player"], number)).transpose()?;
        open.active = player.unwrap_or(open.start);

        let (layout, modules, turn) = (open.layout, open.options.modules(), &mut open.turn);
        if let Some(die) = &table.die {
            let (kind, pips) = die.rsplit_once(' ').unwrap_or((die, ""));
            let read = || Some((kind.parse::<Unit>().ok()?, pips.parse::<Pips>().ok()?));
            let units = examples::units(&layout, modules);
            let chosen = read().ok_or_else(|| self.fault("MER-5.1", &["turn", "die"], die, units))?;
            turn.unit = Some(chosen);
        }
        if let Some(figure) = &table.figure {
            turn.figure = Some(self.parsed(
                "MER-5.2",
                &["turn", "figure"],
                figure,
                Figure::ALL.map(Figure::id).join(", "),
            )?);
        }
        let action = table.action.as_ref().map(|space| self.space(&["turn", "action"], space, &layout));
        turn.action = action.transpose()?;
        turn.missions = self.count("MER-13.10", &["turn", "missions"], table.missions, 4)?;
        turn.executions = self.count("MER-6.10", &["turn", "executions"], table.executions, 2)?;
        for (index, name) in table.powers.iter().enumerate() {
            let path = ["turn", "powers", &(index + 1).to_string()];
            turn.powers.insert(self.parsed("MER-1.8", &path, name, Power::ALL.map(Power::id).join(", "))?);
        }
        for (index, name) in table.starting_tiles.iter().enumerate() {
            let path = ["turn", "starting_tiles", &(index + 1).to_string()];
            open.starting_tiles.insert(self.parsed("MER-1.13", &path, name, "s1–s4")?);
        }
        Ok(())
    }

    fn read_board(&self, open: &mut Open) -> Result<(), Fault> {
        let table = &self.file.board;
        if let Some(space) = &table.merlin {
            open.merlin = self.space(&["board", "merlin"], space, &open.layout)?;
        }
        open.excalibur = table.excalibur.map(|seat| self.seat(&["board", "excalibur"], seat)).transpose()?;
        open.grail = table.grail.map(|seat| self.seat(&["board", "grail"], seat)).transpose()?;
        open.discard = self.missions(&["board", "discard"], &table.discard)?;
        open.former = self.missions(&["board", "former"], &table.former)?;
        let path = ["board", "traitor_discard"];
        open.traitor_discard = self.by_colour("MER-1.9", &path, &table.traitor_discard, Open::TRAITORS)?;
        let Some(display) = &table.display else { return Ok(()) };
        if display.len() > Open::DISPLAY {
            let expected = format!("≤ {}", Open::DISPLAY);
            return Err(self.fault("MER-2.5", &["board", "display"], display.len(), expected));
        }
        for (place, name) in display.iter().enumerate().filter(|(_, name)| *name != "-") {
            let path = ["board", "display", &(place + 1).to_string()];
            let mission: Mission = self.parsed("MER-1.14", &path, name, "m01–m55, -")?;
            if open.displayed().contains(mission) {
                return Err(self.twice("MER-17.7", &path, mission));
            }
            open.display[place] = Some(mission);
        }
        Ok(())
    }

    /// What the modules in play have; a table of another module is refused.
    fn read_modules(&self, game: &mut Merlin) -> Result<(), Fault> {
        let modules = game.open.options.modules();
        let tables = [
            (Module::Favor, self.file.favor.is_some()),
            (Module::Arthur, self.file.arthur.is_some()),
            (Module::Knights, self.file.knights.is_some()),
            (Module::Gold, self.file.gold.is_some()),
            (Module::Market, self.file.market.is_some()),
            (Module::Caerleon, self.file.caerleon.is_some()),
            (Module::Morgana, self.file.morgana.is_some()),
            (Module::Treasures, self.file.treasures.is_some()),
            (Module::Decree, self.file.decree.is_some()),
        ];
        let stray = tables.into_iter().find(|&(module, there)| there && !modules.contains(module));
        if let Some((module, _)) = stray {
            let expected = Modules::from_iter([module]).complete().union(modules);
            let mut fault = self.fault("INT-1.1", &["modules"], modules, expected);
            if let Fault::Value { line, .. } = &mut fault {
                *line = line.or(self.source.line(&[module.id()]));
            }
            return Err(fault);
        }
        seams::read_position(game, self)
    }

    fn read_environs(&self, open: &mut Open) -> Result<(), Fault> {
        let Some(rows) = &self.file.environs.rows else { return Ok(()) };
        let most = open.layout.rows;
        if rows.len() > usize::from(most) {
            return Err(self.fault("MER-2.8", &["environs", "rows"], rows.len(), most));
        }
        for (index, row) in rows.iter().enumerate() {
            let path = ["environs", "rows", &(index + 1).to_string()];
            let tiles: Vec<&str> = row.split_ascii_whitespace().collect();
            let whole = index + 1 == rows.len() && tiles.len() <= 6 || tiles.len() == 6;
            if !whole {
                return Err(self.fault("MER-11.1", &path, tiles.len(), 6));
            }
            for tile in tiles {
                let all: Vec<String> = TerrainTile::all().map(|tile| tile.to_string()).collect();
                open.environs.lay(self.parsed("MER-1.10", &path, tile, all.join(", "))?);
            }
        }
        Ok(())
    }
}
