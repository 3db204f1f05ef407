//! Reading a position.

use super::{ColourTable, File, read_frame, read_standee, read_standing};
use crate::colours::{Category, Colour};
use crate::components::Components;
use crate::due::{Phase, Stack};
use crate::fields::Spot;
use crate::missions::{Mission, Shields};
use crate::options::{Options, Sides};
use crate::state::{BlackKnight, Camelot, Fate, Open, Secret, Seen, Slot, TurnSoFar};
use crate::tiles::GrailTiles;
use crate::track::OrderTrack;
use crate::vocab::{Figure, Hero, HeroSide, Part, Room, Shield, Side};
use std::fmt::Display;
use std::str::FromStr;
use table::{Clause, Fault, Seat, SeatSet, Source};

impl Camelot {
    pub(crate) fn read_position(text: &str, components: &'static Components) -> Result<Self, Fault> {
        let file: File = toml::from_str(text).map_err(|error| Source::new(text).shape(&error))?;
        let reader = Reader { text, file };
        let mut state = Self::before_the_first_move(reader.options(components)?);
        reader.read_flow(&mut state.open)?;
        reader.read_table(&mut state.open)?;
        state.open.check_flow().map_err(|fault| Source::new(text).locate(fault))?;
        reader.read_fields(&mut state.open)?;
        for (id, table) in &reader.file.colour {
            reader.read_colour(&mut state, id, table)?;
        }
        reader.read_turn(&mut state.open)?;
        reader.read_cards(&mut state)?;
        reader.fill(&mut state);
        state.check().map_err(|fault| Source::new(text).locate(fault))?;
        Ok(state)
    }
}

/// A position under examination, with its text at hand to tell lines.
pub(super) struct Reader<'a> {
    text: &'a str,
    pub(super) file: File,
}

impl Reader<'_> {
    fn fault(
        &self,
        clause: &'static str,
        path: &[&str],
        found: impl Display,
        expected: impl Display,
    ) -> Fault {
        let clause = (!clause.is_empty()).then_some(Clause(clause));
        Source::new(self.text).fault(clause, path, found, expected)
    }

    /// Reads a word, or tells all words there are.
    fn word<T: FromStr>(
        &self,
        clause: &'static str,
        path: &[&str],
        text: &str,
        all: &[&'static str],
    ) -> Result<T, Fault> {
        text.parse().map_err(|_| self.fault(clause, path, text, all.join(", ")))
    }

    fn colour(&self, path: &[&str], text: &str) -> Result<Colour, Fault> {
        self.word("CAM-1.3", path, text, &Colour::ALL.map(Colour::id))
    }

    fn seat(&self, path: &[&str], number: u8, players: usize) -> Result<Seat, Fault> {
        if (1..=players).contains(&usize::from(number)) {
            return Ok(Seat::new(usize::from(number) - 1));
        }
        Err(self.fault("CAM-1.1", path, number, format!("1–{players}")))
    }

    fn mission(&self, path: &[&str], text: &str, components: &Components) -> Result<Mission, Fault> {
        let mission = text.parse().ok().filter(|&mission| !components.missions.copies(mission).is_empty());
        mission.ok_or_else(|| self.fault("CAM-2.3", path, text, "one_red, two_any_any …"))
    }

    fn options(&self, components: &'static Components) -> Result<Options, Fault> {
        let File { game, options, .. } = &self.file;
        if game != "camelot" {
            return Err(self.fault("", &["game"], game, "camelot"));
        }
        Options::read(options, components).map_err(|fault| match fault {
            Fault::Value { clause, found, expected, .. } => {
                Source::new(self.text).fault(clause, &["options"], found, expected)
            }
            shape @ Fault::Shape { .. } => shape,
        })
    }

    fn read_flow(&self, open: &mut Open) -> Result<(), Fault> {
        let turn = &self.file.turn;
        let phase: Phase =
            self.word("CAM-1.2", &["turn", "phase"], &turn.phase, &Phase::ALL.map(Phase::id))?;
        let players = open.players();
        let first_round = match phase {
            Phase::Sides | Phase::Eldest | Phase::Colours | Phase::Cards => 0,
            Phase::RedRoom | Phase::Screens | Phase::Hinterland | Phase::Over => Open::ROUNDS,
            Phase::Preparation
            | Phase::Sending
            | Phase::Predictions
            | Phase::Fists
            | Phase::Merlin
            | Phase::Missions => 1,
        };
        let first_place = if phase == Phase::Predictions { open.options.colours_in_play() as u8 } else { 1 };
        let place = turn.place.unwrap_or(first_place);
        let flow = &mut open.flow;
        (flow.phase, flow.round) = (phase, turn.round.unwrap_or(first_round));
        flow.place =
            place.checked_sub(1).ok_or_else(|| self.fault("CAM-7.1", &["turn", "place"], place, "1 …"))?;
        if let Some(eldest) = turn.eldest {
            flow.eldest = Some(self.seat(&["turn", "eldest"], eldest, players)?);
        }
        let mut chosen = SeatSet::EMPTY;
        for &seat in &turn.chosen {
            chosen.insert(self.seat(&["turn", "chosen"], seat, players)?);
        }
        flow.chosen = chosen;
        if turn.chosen.is_empty() && matches!(phase, Phase::Predictions | Phase::Fists) {
            flow.chosen = Seat::all(players).collect();
        }
        Ok(())
    }

    /// Sides, owners and order: what all else counts with.
    fn read_table(&self, open: &mut Open) -> Result<(), Fault> {
        let table = &self.file.table;
        match (open.options.sides, &table.sides) {
            (Sides::Random, Some(text)) => {
                let sides: Option<Vec<Side>> =
                    text.chars().map(|side| side.to_string().parse().ok()).collect();
                let sides = sides.filter(|sides| sides.len() <= open.sides.len());
                let sides = sides.ok_or_else(|| self.fault("CAM-17.2", &["table", "sides"], text, "AABB"))?;
                open.sides = [None; 4];
                open.sides.iter_mut().zip(sides).for_each(|(slot, side)| *slot = Some(side));
            }
            (Sides::Chosen(_), Some(text)) => {
                return Err(self.fault("CAM-17.1", &["table", "sides"], text, open.options.sides));
            }
            (_, None) => {}
        }
        for (id, colour) in &self.file.colour {
            let path = ["colour", id.as_str(), "seat"];
            let name = self.colour(&["colour", id], id)?;
            match (colour.seat, open.options.colours_are_chosen()) {
                (Some(seat), true) => open.hand_out(name, self.seat(&path, seat, open.players())?),
                (Some(seat), false) => return Err(self.fault("CAM-17.4", &path, seat, "-")),
                (None, _) => {}
            }
            if open.owner(name).is_none() {
                return Err(self.fault("CAM-3.6", &["colour", id], id, open.options));
            }
        }
        open.order = match &table.order {
            Some(names) => {
                let read = |name: &String| self.colour(&["table", "order"], name);
                let colours: Vec<Colour> = names.iter().map(read).collect::<Result<_, _>>()?;
                if colours.len() > Colour::COUNT {
                    return Err(self.fault("CAM-3.8", &["table", "order"], colours.len(), Colour::COUNT));
                }
                colours.into_iter().collect()
            }
            None if open.flow.phase >= Phase::Preparation => open.colours().collect(),
            None => OrderTrack::EMPTY,
        };
        open.total = table.total;
        for name in &table.tournament_tiles {
            open.tournament_tiles.insert(self.colour(&["table", "tournament_tiles"], name)?);
        }
        Ok(())
    }

    fn read_fields(&self, open: &mut Open) -> Result<(), Fault> {
        if open.has_begun() && open.neutral_colour().is_some() {
            for room in Room::CASTLE {
                open.neutral[room.index()] = open.board(room).marked;
            }
        }
        for (id, text) in &self.file.fields {
            let path = ["fields", id.as_str()];
            let known = id.parse().ok().and_then(|field| open.spot(field));
            let spot = known.ok_or_else(|| self.fault("CAM-7.7", &path, id, fields_like(open, id)))?;
            let standee = read_standee(text).filter(|standee| open.owner(standee.colour).is_some());
            let example = "red, red 2, violet black, red magician";
            let standee = standee.ok_or_else(|| self.fault("CAM-1.7", &path, text, example))?;
            if open.occupied(spot.room()).contains(spot.place()) {
                return Err(self.fault("CAM-19.3", &path, text, "-"));
            }
            let colour = standee.colour;
            open.pieces[colour.index()].rooms[spot.room().index()].insert(spot.place());
            match standee.figure {
                Figure::Knight => {}
                Figure::BlackKnight
                    if open.black == BlackKnight::Waiting && open.hero(colour) == Hero::Mordred =>
                {
                    open.black = BlackKnight::Placed(spot);
                }
                Figure::Magician if open.magician.is_none() => open.magician = Some((colour, spot)),
                Figure::BlackKnight => return Err(self.fault("CAM-16.21", &path, text, "-")),
                Figure::Magician => return Err(self.fault("CAM-15.15", &path, text, "1 × magician")),
            }
            match (standee.rank, spot.room()) {
                (Some(rank), Room::Red) => open.red_ranks[spot.place()] = rank,
                (None, _) => {}
                (Some(rank), _) => return Err(self.fault("CAM-12.17", &path, rank, "-")),
            }
        }
        if let Some(text) = &self.file.table.black_knight {
            if text != "among knights" || open.black != BlackKnight::Waiting {
                return Err(self.fault("CAM-16.23", &["table", "black_knight"], text, "among knights"));
            }
            open.black = BlackKnight::AmongKnights;
        }
        Ok(())
    }

    fn read_colour(&self, state: &mut Camelot, id: &str, table: &ColourTable) -> Result<(), Fault> {
        let colour = self.colour(&["colour", id], id)?;
        let at = |part: &'static str| ["colour", id, part];
        let open = &mut state.open;
        let pieces = &mut open.pieces[colour.index()];
        pieces.hinterland = table.hinterland.unwrap_or(pieces.hinterland);
        pieces.sent = table.sent.unwrap_or(0);
        pieces.screen = table.screen.unwrap_or(pieces.screen);
        let all = open.options.knights_behind_screen() + crate::Pieces::HINTERLAND_START + 1;
        let zones = [("screen", pieces.screen), ("sent", pieces.sent), ("hinterland", pieces.hinterland)];
        if let Some((part, knights)) = zones.into_iter().find(|&(_, knights)| knights > all) {
            return Err(self.fault("CAM-1.7", &at(part), knights, format!("≤ {all}")));
        }
        pieces.entry = table.entry;
        if let Some(hero) = &table.hero {
            pieces.hero = self.word("CAM-16.4", &at("hero"), hero, &HeroSide::ALL.map(HeroSide::id))?;
        }
        let mut grail = GrailTiles::default();
        for part in &table.grail {
            grail.insert(self.word("CAM-2.2", &at("grail"), part, &Part::ALL.map(Part::id))?);
            if grail.len() > 28 {
                return Err(self.fault("CAM-2.2", &at("grail"), table.grail.len(), 28));
            }
        }
        pieces.grail = grail.len();
        if pieces.entry.is_some_and(|entry| !(1..=4).contains(&entry)) {
            return Err(self.fault("CAM-10.3", &at("entry"), pieces.entry.unwrap_or_default(), "1–4"));
        }
        open.predictions[colour.index()] = table.prediction;
        if let Some(text) = &table.standing {
            let standing = read_standing(text);
            let example = "absent, table 1, winners 1, losers 1";
            open.standings[colour.index()] =
                standing.ok_or_else(|| self.fault("CAM-15.7", &at("standing"), text, example))?;
        }
        let seen = table.seen.as_ref();
        if let Some(seen) = seen.filter(|seen| seen.others.iter().chain(&seen.held).any(|&count| count > 28))
        {
            return Err(self.fault("CAM-16.14", &at("seen"), format!("{:?}", seen.others), "0–28"));
        }
        let seen = seen.map(|seen| Seen { others: GrailTiles(seen.others), held: seen.held });
        let merlin = table.merlin.iter().flatten().copied().collect();
        if table.merlin.as_ref().is_some_and(|tiles| tiles.len() > 7) {
            return Err(self.fault("CAM-2.2", &at("merlin"), table.merlin.iter().flatten().count(), 7));
        }
        state.secret[colour.index()] = Secret { fist: table.fist, grail, merlin, seen };
        for (name, &points) in &table.points {
            let path = ["colour", id, "points", name];
            let part: Category = self.word("", &path, name, &Category::ALL.map(Category::id))?;
            if points.unsigned_abs() > 10_000 {
                return Err(self.fault("CAM-1.9", &path, points, "±10000"));
            }
            open.points[colour.index()][part.index()] = points;
        }
        Ok(())
    }

    fn read_turn(&self, open: &mut Open) -> Result<(), Fault> {
        let turn = &self.file.turn;
        let mut read = TurnSoFar { hero_used: turn.hero_used, ..TurnSoFar::default() };
        if let Some(text) = &turn.mission {
            let mission = self.mission(&["turn", "mission"], text, open.options.components.0)?;
            read.mission = Some(mission);
            read.shields = match &turn.shields {
                None => mission.shields(),
                Some(names) => {
                    let word = |name: &String| {
                        self.word("CAM-23.4", &["turn", "shields"], name, &Shield::ALL.map(Shield::id))
                    };
                    let shields: Vec<Shield> = names.iter().map(word).collect::<Result<_, _>>()?;
                    if shields.len() > Shields::MOST {
                        return Err(self.fault(
                            "CAM-7.7",
                            &["turn", "shields"],
                            shields.len(),
                            Shields::MOST,
                        ));
                    }
                    shields.into_iter().collect()
                }
            };
        }
        read.earned = turn.earned.unwrap_or(read.mission.is_some());
        for (name, &knights) in &turn.placed {
            let room: Room =
                self.word("CAM-16.18", &["turn", "placed", name], name, &Room::ALL.map(Room::id))?;
            read.placed[room.index()] = knights;
        }
        open.turn = read;
        let frames = turn.stack.clone().unwrap_or_else(|| self.usual_stack(open));
        if frames.len() > Stack::MOST {
            return Err(self.fault("CAM-8.16", &["turn", "stack"], frames.len(), Stack::MOST));
        }
        for text in &frames {
            let example = "hero, shields, grail 1, bonus 1, extra any …";
            let frame = read_frame(open, text);
            open.stack.push(frame.ok_or_else(|| self.fault("CAM-8.16", &["turn", "stack"], text, example))?);
        }
        Ok(())
    }

    /// Mission cards and Merlin tiles, as far as they are named.
    fn read_cards(&self, state: &mut Camelot) -> Result<(), Fault> {
        let open = &mut state.open;
        let components = open.options.components.0;
        let missions = &components.missions;
        let path = ["table", "display"];
        let slots = self.file.table.display.as_deref().unwrap_or_default();
        if slots.len() > Open::DISPLAY {
            return Err(self.fault("CAM-4.1", &path, slots.len(), Open::DISPLAY));
        }
        for (place, text) in slots.iter().enumerate() {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            let (name, fate) = match words[..] {
                [name] => (name, Fate::Offered),
                [name, "taken", colour] => (name, Fate::Taken(self.colour(&path, colour)?)),
                [name, "removed", colour] => (name, Fate::Removed(self.colour(&path, colour)?)),
                _ => return Err(self.fault("CAM-4.1", &path, text, "one_red, one_red taken blue …")),
            };
            let mission = self.mission(&path, name, components)?;
            open.display[place] = Some(Slot { mission, fate });
        }
        let shown = open.display().map(|slot| slot.mission).collect::<Vec<_>>();
        let gone = self.file.table.gone.iter().flatten();
        let gone: Vec<Mission> =
            gone.map(|name| self.mission(&["table", "gone"], name, components)).collect::<Result<_, _>>()?;
        for (mission, at) in
            shown.into_iter().map(|m| (m, "display")).chain(gone.into_iter().map(|m| (m, "gone")))
        {
            let left = missions.copies(mission).intersection(open.decks);
            if left.is_empty() {
                let copies = missions.copies(mission).len();
                return Err(self.fault("CAM-2.3", &["table", at], format!("> {copies} × {mission}"), copies));
            }
            open.decks = open.decks.without(left.lowest());
        }
        let row = self.file.table.merlin.iter().flatten();
        let row: Vec<Colour> =
            row.map(|name| self.colour(&["table", "merlin"], name)).collect::<Result<_, _>>()?;
        if row.len() > open.merlin.len() {
            return Err(self.fault("CAM-6.11", &["table", "merlin"], row.len(), open.merlin.len()));
        }
        open.merlin.iter_mut().zip(row).for_each(|(tile, colour)| *tile = Some(colour));
        Ok(())
    }
}

/// The fields of the room that a wrong name seems to be of, or the rooms by the beginnings of their fields.
fn fields_like(open: &Open, name: &str) -> String {
    let prefix = |name: &str| name.split('_').next().unwrap_or_default().to_owned();
    let fields = |room: Room| {
        let places = 0..open.board(room).fields.len();
        places.map(move |place| open.field(Spot::new(room, place)).to_string()).collect::<Vec<_>>()
    };
    let rooms: Vec<Vec<String>> = Room::ALL.map(fields).into_iter().filter(|all| !all.is_empty()).collect();
    let same = rooms.iter().find(|all| all.iter().any(|field| prefix(field) == prefix(name)));
    match same {
        Some(all) => all.join(", "),
        None => rooms.iter().map(|all| format!("{} …", all[0])).collect::<Vec<_>>().join(", "),
    }
}
