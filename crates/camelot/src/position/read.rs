//! Reading a position.

use super::{File, read_frame, read_standee};
use crate::colours::Colour;
use crate::components::Components;
use crate::due::Phase;
use crate::fields::Spot;
use crate::frames::Stack;
use crate::missions::{Mission, MissionSet, Shields};
use crate::options::{Options, Sides};
use crate::state::{BlackKnight, Camelot, Fate, Open, Slot, TurnSoFar};
use crate::track::OrderTrack;
use crate::vocab::{Deck, Figure, Hero, Room, Shield, Side};
use std::fmt::Display;
use std::str::FromStr;
use table::{Clause, Fault, Seat, SeatSet, Source};

impl Camelot {
    pub(crate) fn read_position(text: &str, components: &'static Components) -> Result<Self, Fault> {
        let file: File = Source::new(text).read()?;
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

/// All figures of a colour.
const MOST_PLACED: u8 = 16;

/// A position under examination, with its text at hand to tell lines.
pub(super) struct Reader<'a> {
    text: &'a str,
    pub(super) file: File,
}

impl Reader<'_> {
    pub(super) fn fault(
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
    pub(super) fn word<T: FromStr>(
        &self,
        clause: &'static str,
        path: &[&str],
        text: &str,
        all: &[&'static str],
    ) -> Result<T, Fault> {
        text.parse().map_err(|_| self.fault(clause, path, text, all.join(", ")))
    }

    pub(super) fn colour(&self, path: &[&str], text: &str) -> Result<Colour, Fault> {
        self.word("CAM-1.3", path, text, &Colour::ALL.map(Colour::id))
    }

    /// A list of colours, each with its place in it.
    fn colours(&self, path: &[&str], names: &[String]) -> Result<Vec<Colour>, Fault> {
        let each = names.iter().enumerate();
        each.map(|(index, name)| {
            let place = (index + 1).to_string();
            self.colour(&path.iter().copied().chain([place.as_str()]).collect::<Vec<_>>(), name)
        })
        .collect()
    }

    /// A value that has to be there.
    fn given<'v>(
        &self,
        clause: Option<Clause>,
        path: &[&str],
        value: &'v Option<String>,
        expected: &str,
    ) -> Result<&'v str, Fault> {
        value.as_deref().ok_or_else(|| Source::new(self.text).missing(clause, path, expected))
    }

    /// A number within its bounds.
    pub(super) fn number(
        &self,
        clause: &'static str,
        path: &[&str],
        number: i64,
        least: u8,
        most: u8,
    ) -> Result<u8, Fault> {
        let few = u8::try_from(number).ok().filter(|few| (least..=most).contains(few));
        few.ok_or_else(|| self.fault(clause, path, number, format!("{least}–{most}")))
    }

    fn seat(&self, path: &[&str], number: i64, players: usize) -> Result<Seat, Fault> {
        let number = self.number("CAM-1.1", path, number, 1, players as u8)?;
        Ok(Seat::new(usize::from(number) - 1))
    }

    fn mission(&self, path: &[&str], text: &str, components: &Components) -> Result<Mission, Fault> {
        let mission = text.parse().ok().filter(|&mission| !components.missions.copies(mission).is_empty());
        mission.ok_or_else(|| self.fault("CAM-2.3", path, text, one_of_each(components)))
    }

    fn options(&self, components: &'static Components) -> Result<Options, Fault> {
        let game = self.given(None, &["game"], &self.file.game, "camelot")?;
        if game != "camelot" {
            return Err(self.fault("", &["game"], game, "camelot"));
        }
        let options =
            self.given(Some(Clause("CAM-1.1")), &["options"], &self.file.options, "players=2, …, players=5")?;
        Options::read(options, components).map_err(|fault| match fault {
            Fault::Value { clause, found, expected, .. } => {
                Source::new(self.text).fault(clause, &["options"], found, expected)
            }
            other @ (Fault::Syntax { .. } | Fault::Key { .. }) => other,
        })
    }

    fn read_flow(&self, open: &mut Open) -> Result<(), Fault> {
        let turn = &self.file.turn;
        let (path, phases) = (["turn", "phase"], Phase::ALL.map(Phase::id));
        let phase = self.given(Some(Clause("CAM-1.2")), &path, &turn.phase, &phases.join(", "))?;
        let phase: Phase = self.word("CAM-1.2", &path, phase, &phases)?;
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
        let (path, places) = (["turn", "place"], open.options.colours_in_play() as u8);
        let place = turn.place.map(|place| self.number("CAM-7.1", &path, place, 1, places)).transpose()?;
        let path = ["turn", "round"];
        let round = turn.round.map(|round| self.number("CAM-1.1", &path, round, 0, Open::ROUNDS));
        let flow = &mut open.flow;
        (flow.phase, flow.round) = (phase, round.transpose()?.unwrap_or(first_round));
        flow.place = place.unwrap_or(first_place) - 1;
        if let Some(eldest) = turn.eldest {
            flow.eldest = Some(self.seat(&["turn", "eldest"], eldest, players)?);
        }
        let mut chosen = SeatSet::EMPTY;
        for (index, &seat) in turn.chosen.iter().enumerate() {
            chosen.insert(self.seat(&["turn", "chosen", &(index + 1).to_string()], seat, players)?);
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
                let colours = self.colours(&["table", "order"], names)?;
                if colours.len() > Colour::COUNT {
                    let expected = format!("≤ {}", Colour::COUNT);
                    return Err(self.fault("CAM-3.8", &["table", "order"], colours.len(), expected));
                }
                colours.into_iter().collect()
            }
            None if open.flow.phase >= Phase::Preparation => open.colours().collect(),
            None => OrderTrack::EMPTY,
        };
        let most = Open::MOST_SENT * open.options.colours_in_play() as u8;
        let total = table.total.map(|total| self.number("CAM-6.7", &["table", "total"], total, 0, most));
        open.total = total.transpose()?;
        for colour in self.colours(&["table", "tournament_tiles"], &table.tournament_tiles)? {
            open.tournament_tiles.insert(colour);
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

    fn read_turn(&self, open: &mut Open) -> Result<(), Fault> {
        let turn = &self.file.turn;
        let mut read = TurnSoFar { hero_used: turn.hero_used, ..TurnSoFar::default() };
        if let Some(text) = &turn.mission {
            let mission = self.mission(&["turn", "mission"], text, open.options.components.0)?;
            read.mission = Some(mission);
            read.shields = match &turn.shields {
                None => mission.shields(),
                Some(names) => {
                    let word = |(index, name): (usize, &String)| {
                        let path = ["turn", "shields", &(index + 1).to_string()];
                        self.word("CAM-23.4", &path, name, &Shield::ALL.map(Shield::id))
                    };
                    let shields: Vec<Shield> =
                        names.iter().enumerate().map(word).collect::<Result<_, _>>()?;
                    if shields.len() > Shields::MOST {
                        let expected = format!("≤ {}", Shields::MOST);
                        return Err(self.fault("CAM-7.7", &["turn", "shields"], shields.len(), expected));
                    }
                    shields.into_iter().collect()
                }
            };
        }
        read.earned = turn.earned.unwrap_or(read.mission.is_some());
        for (name, &knights) in &turn.placed {
            let room: Room =
                self.word("CAM-16.18", &["turn", "placed", name], name, &Room::ALL.map(Room::id))?;
            let path = ["turn", "placed", name.as_str()];
            read.placed[room.index()] = self.number("CAM-16.18", &path, knights, 0, MOST_PLACED)?;
        }
        open.turn = read;
        let frames = turn.stack.clone().unwrap_or_else(|| self.usual_stack(open));
        if frames.len() > Stack::CAPACITY {
            let expected = format!("≤ {}", Stack::CAPACITY);
            return Err(self.fault("CAM-8.16", &["turn", "stack"], frames.len(), expected));
        }
        for (index, text) in frames.iter().enumerate() {
            let path = ["turn", "stack", &(index + 1).to_string()];
            let example = "shields, hero, magician, tree, events tr_11, bonus 1, extra any, percival 1, grail 1, look 1, tile 1";
            let frame = read_frame(open, text);
            open.due.push(frame.ok_or_else(|| self.fault("CAM-8.16", &path, text, example))?);
        }
        Ok(())
    }

    /// Mission cards and Merlin tiles, as far as they are named.
    fn read_cards(&self, state: &mut Camelot) -> Result<(), Fault> {
        let open = &mut state.open;
        let components = open.options.components.0;
        let missions = &components.missions;
        let slots = self.file.table.display.as_deref().unwrap_or_default();
        if slots.len() > Open::DISPLAY {
            let expected = format!("≤ {}", Open::DISPLAY);
            return Err(self.fault("CAM-4.1", &["table", "display"], slots.len(), expected));
        }
        for (place, text) in slots.iter().enumerate() {
            let path = ["table", "display", &(place + 1).to_string()];
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            let (name, fate) = match words[..] {
                [name] => (name, Fate::Offered),
                [name, "taken", colour] => (name, Fate::Taken(self.colour(&path, colour)?)),
                [name, "removed", colour] => (name, Fate::Removed(self.colour(&path, colour)?)),
                _ => {
                    return Err(self.fault(
                        "CAM-4.1",
                        &path,
                        text,
                        "one_red, one_red taken blue, one_red removed blue",
                    ));
                }
            };
            let mission = self.mission(&path, name, components)?;
            open.display[place] = Some(Slot { mission, fate });
        }
        let shown = open.display().map(|slot| slot.mission).collect::<Vec<_>>();
        let gone = self.file.table.gone.iter().flatten().enumerate().map(|(index, name)| {
            self.mission(&["table", "gone", &(index + 1).to_string()], name, components)
        });
        let gone: Vec<Mission> = gone.collect::<Result<_, _>>()?;
        for (mission, at) in
            shown.into_iter().map(|m| (m, "display")).chain(gone.into_iter().map(|m| (m, "gone")))
        {
            let left = missions.copies(mission).intersection(open.decks);
            if left.is_empty() {
                let copies = missions.copies(mission).len();
                let (found, expected) =
                    (format!("{} × {mission}", copies + 1), format!("≤ {copies} × {mission}"));
                return Err(self.fault("CAM-2.3", &["table", at], found, expected));
            }
            open.decks = open.decks.without(left.lowest());
        }
        let row = self.file.table.merlin.as_deref().unwrap_or_default();
        let row = self.colours(&["table", "merlin"], row)?;
        if row.len() > open.merlin.len() {
            let expected = format!("≤ {}", open.merlin.len());
            return Err(self.fault("CAM-6.11", &["table", "merlin"], row.len(), expected));
        }
        open.merlin.iter_mut().zip(row).for_each(|(tile, colour)| *tile = Some(colour));
        Ok(())
    }
}

/// All missions, each once.
fn one_of_each(components: &Components) -> String {
    let missions = &components.missions;
    let all = Deck::ALL.into_iter().fold(MissionSet::EMPTY, |all, deck| all.union(missions.of(deck)));
    missions.different(all).map(|(mission, _)| mission.to_string()).collect::<Vec<_>>().join(", ")
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
