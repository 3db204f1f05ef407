//! What must be true of every situation, whoever claims it: no piece lost, no card doubled, no turn out of step.

mod cards;
mod rooms;
mod turn;

use crate::colours::Colour;
use crate::due::Phase;
use crate::options::Sides;
use crate::state::{BlackKnight, Camelot, Open, Standing};
use crate::vocab::{Hero, HeroSide, Room, Side};
use std::fmt::Display;
use table::{Clause, Fault, Seat};

/// Something that may be missing, as positions say it.
fn said<T: std::fmt::Display>(value: Option<T>) -> String {
    value.map_or("-".to_owned(), |value| value.to_string())
}

/// Things one after the other, or a dash for none.
fn listed<T: Display>(all: impl Iterator<Item = T>) -> String {
    let all: Vec<String> = all.map(|one| one.to_string()).collect();
    if all.is_empty() { "-".to_owned() } else { all.join(", ") }
}

fn demand(
    holds: bool,
    clause: &'static str,
    at: &str,
    found: impl Display,
    expected: impl Display,
) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::value(Some(Clause(clause)), at, found, expected)) }
}

impl Camelot {
    pub(crate) fn check(&self) -> Result<(), Fault> {
        let open = &self.open;
        open.check_flow()?;
        open.check_sides()?;
        open.check_owners()?;
        open.check_order()?;
        open.check_boards()?;
        for colour in Colour::ALL {
            open.check_pieces(colour)?;
            self.check_secret(colour)?;
        }
        open.check_black_knight()?;
        open.check_display()?;
        self.check_tiles()?;
        open.check_predictions()?;
        open.check_turn()?;
        open.check_standings()
    }
}

impl Open {
    /// Whether the game has begun: all magicians stand on the track.
    pub(crate) fn has_begun(&self) -> bool {
        self.flow.phase >= Phase::Preparation
    }

    /// Round, place and closed fists fit the phase.
    pub(crate) fn check_flow(&self) -> Result<(), Fault> {
        let flow = &self.flow;
        let rounds = match flow.phase {
            Phase::Sides | Phase::Eldest | Phase::Colours | Phase::Cards => 0..=0,
            Phase::Preparation
            | Phase::Sending
            | Phase::Predictions
            | Phase::Fists
            | Phase::Merlin
            | Phase::Missions => 1..=Self::ROUNDS,
            Phase::RedRoom | Phase::Screens | Phase::Hinterland | Phase::Over => Self::ROUNDS..=Self::ROUNDS,
        };
        let expected = format!("{}–{}", rounds.start(), rounds.end());
        demand(rounds.contains(&flow.round), "CAM-1.1", "turn.round", flow.round, expected)?;
        let places = match flow.phase {
            Phase::Predictions | Phase::Missions | Phase::RedRoom | Phase::Hinterland => {
                self.options.colours_in_play() as u8
            }
            Phase::Sides
            | Phase::Eldest
            | Phase::Colours
            | Phase::Cards
            | Phase::Preparation
            | Phase::Sending
            | Phase::Fists
            | Phase::Merlin
            | Phase::Screens
            | Phase::Over => 1,
        };
        let found = u32::from(flow.place) + 1;
        demand(flow.place < places, "CAM-7.1", "turn.place", found, format!("1–{places}"))?;
        let players = self.players();
        let chosen = Seat::all(Seat::MOST).filter(|&seat| flow.chosen.contains(seat));
        let strangers = chosen.filter(|seat| seat.index() >= players).count();
        let fits = match flow.phase {
            Phase::Sending => flow.chosen.len() < players,
            Phase::Predictions | Phase::Fists => flow.chosen.len() == players,
            Phase::Sides
            | Phase::Eldest
            | Phase::Colours
            | Phase::Cards
            | Phase::Preparation
            | Phase::Merlin
            | Phase::Missions
            | Phase::RedRoom
            | Phase::Screens
            | Phase::Hinterland
            | Phase::Over => flow.chosen.is_empty(),
        };
        let expected = match flow.phase {
            Phase::Sending => format!("< {players}"),
            Phase::Predictions | Phase::Fists => listed(Seat::all(players)),
            _ => "-".to_owned(),
        };
        demand(fits && strangers == 0, "CAM-5.9", "turn.chosen", listed(flow.chosen.iter()), expected)
    }

    /// Sides are as agreed, or drawn one after the other (CAM-17.1, CAM-17.2).
    fn check_sides(&self) -> Result<(), Fault> {
        let text = |sides: &[Option<Side>]| sides.iter().flatten().map(|side| side.id()).collect::<String>();
        let found = text(&self.sides);
        match self.options.sides {
            Sides::Chosen(sides) => {
                let agreed = text(&sides.map(Some));
                demand(self.sides == sides.map(Some), "CAM-17.1", "table.sides", found, agreed)?;
                let drawn = self.flow.phase == Phase::Sides;
                demand(!drawn, "CAM-17.2", "turn.phase", self.flow.phase, Phase::Cards)
            }
            Sides::Random => {
                let drawn = self.sides.iter().flatten().count();
                let in_order = self.sides.iter().take(drawn).all(Option::is_some);
                let enough = (drawn < 4) == (self.flow.phase == Phase::Sides);
                let expected = if self.flow.phase == Phase::Sides { "AAA" } else { "AABB" };
                let found = if found.is_empty() { "-".to_owned() } else { found };
                demand(in_order && enough, "CAM-17.2", "table.sides", found, expected)
            }
        }
    }

    /// Colours are as agreed, or chosen one after the other (CAM-3.6, CAM-17.3, CAM-17.6).
    fn check_owners(&self) -> Result<(), Fault> {
        let eldest = self.flow.eldest;
        let sits = eldest.is_none_or(|seat| seat.index() < self.players());
        demand(sits, "CAM-17.5", "turn.eldest", said(eldest), format!("1–{}", self.players()))?;
        if !self.options.colours_are_chosen() {
            let chosen = matches!(self.flow.phase, Phase::Eldest | Phase::Colours);
            demand(!chosen, "CAM-17.3", "turn.phase", self.flow.phase, Phase::Cards)?;
            demand(eldest.is_none(), "CAM-17.5", "turn.eldest", said(eldest), "-")?;
            let agreed = self.owners == self.options.owners();
            return demand(agreed, "CAM-3.6", "options", listed(self.colours()), self.options);
        }
        let known = eldest.is_some() == (self.flow.phase >= Phase::Colours);
        let expected = if eldest.is_some() { "-".to_owned() } else { format!("1–{}", self.players()) };
        demand(known, "CAM-17.5", "turn.eldest", said(eldest), expected)?;
        if let crate::Heroes::Expert { eldest: Some(named) } = self.options.heroes() {
            let same = eldest.is_none_or(|seat| seat == named) && self.flow.phase != Phase::Eldest;
            let drawn = self.flow.phase == Phase::Eldest;
            demand(!drawn, "CAM-17.5", "turn.phase", self.flow.phase, Phase::Colours)?;
            demand(same, "CAM-17.5", "turn.eldest", said(eldest), named)?;
        }
        let chosen = self.colours().count();
        let all = self.options.colours_in_play();
        let expected = match self.flow.phase {
            Phase::Sides | Phase::Eldest => 0..=0,
            Phase::Colours => 0..=all - 1,
            Phase::Cards
            | Phase::Preparation
            | Phase::Sending
            | Phase::Predictions
            | Phase::Fists
            | Phase::Merlin
            | Phase::Missions
            | Phase::RedRoom
            | Phase::Screens
            | Phase::Hinterland
            | Phase::Over => all..=all,
        };
        let counts = format!("{}–{}", expected.start(), expected.end());
        demand(expected.contains(&chosen), "CAM-17.3", "colour", chosen, counts)?;
        let first = eldest.unwrap_or(Seat::new(0)).index();
        for seat in Seat::all(self.players()) {
            let turns = (0..chosen).filter(|turn| (first + turn) % self.players() == seat.index()).count();
            let own = self.colours_of(seat).count();
            let (found, expected) = (format!("{own} × seat = {seat}"), format!("{turns} × seat = {seat}"));
            demand(own == turns, "CAM-17.6", "colour", found, expected)?;
        }
        Ok(())
    }

    /// The magicians on the track are those of the colours in play, each once (CAM-3.8).
    fn check_order(&self) -> Result<(), Fault> {
        let found = if self.order.is_empty() { "-".to_owned() } else { listed(self.order.iter()) };
        let doubled = (0..self.order.len())
            .any(|place| self.order.get(place).is_some_and(|colour| self.order.place(colour) != Some(place)));
        let strange = self.order.iter().any(|colour| self.owner(colour).is_none());
        let playing = listed(self.colours());
        demand(!doubled && !strange, "CAM-3.8", "table.order", &found, &playing)?;
        let (count, all) = (self.order.len(), self.options.colours_in_play());
        let fits = match self.flow.phase {
            Phase::Sides | Phase::Eldest => count == 0,
            Phase::Colours => count == self.colours().count(),
            Phase::Cards => count < all && !self.options.colours_are_chosen(),
            Phase::Preparation
            | Phase::Sending
            | Phase::Predictions
            | Phase::Fists
            | Phase::Merlin
            | Phase::Missions
            | Phase::RedRoom
            | Phase::Screens
            | Phase::Hinterland
            | Phase::Over => count == all,
        };
        let expected = match self.flow.phase {
            Phase::Sides | Phase::Eldest => "-".to_owned(),
            Phase::Cards => format!("< {all}"),
            _ => playing,
        };
        demand(fits, "CAM-3.8", "table.order", found, expected)
    }

    /// Every knight is in exactly one place (CAM-1.7, CAM-3.7).
    fn check_pieces(&self, colour: Colour) -> Result<(), Fault> {
        let at = |part: &str| format!("colour.{colour}.{part}");
        let pieces = self.pieces(colour);
        let on_fields: usize = pieces.rooms.iter().map(|places| places.len()).sum();
        let zones = [pieces.screen, pieces.sent, pieces.hinterland];
        if self.owner(colour).is_none() {
            let nothing = on_fields == 0 && zones == [0; 3] && pieces.grail == 0;
            return demand(nothing, "CAM-3.6", "options", listed(self.colours()), self.options);
        }
        let magician = usize::from(self.magician.is_some_and(|(owner, _)| owner == colour));
        let in_play = match self.black {
            BlackKnight::Boxed | BlackKnight::Waiting => false,
            BlackKnight::Placed(_) | BlackKnight::AmongKnights => self.hero(colour) == Hero::Mordred,
        };
        let all = self.options.knights_behind_screen() + crate::Pieces::HINTERLAND_START + u8::from(in_play);
        let found =
            on_fields - magician.min(on_fields) + zones.iter().copied().map(usize::from).sum::<usize>();
        demand(
            found == usize::from(all),
            "CAM-1.7",
            &at("screen"),
            format!("∑ {found}"),
            format!("∑ {all}"),
        )?;
        let entry = pieces.entry.is_none_or(|entry| (1..=4).contains(&entry));
        demand(entry, "CAM-10.3", &at("entry"), said(pieces.entry), "1–4")?;
        let points =
            Colour::ALL.map(|colour| self.score(colour)).into_iter().all(|score| score.abs() <= 20_000);
        demand(points, "CAM-1.9", &at("points"), self.score(colour), "±20000")?;
        let without = !self.options.with_heroes() && pieces.hero != HeroSide::Gone;
        demand(!without, "CAM-3.14", &at("hero"), pieces.hero, HeroSide::Gone)
    }

    /// CAM-16.21 to CAM-16.23.
    fn check_black_knight(&self) -> Result<(), Fault> {
        let owner = self.colours().find(|&colour| self.hero(colour) == Hero::Mordred);
        let owner = owner.filter(|_| self.options.with_heroes());
        let side = owner.map_or(HeroSide::Gone, |colour| self.pieces(colour).hero);
        let fits = match (self.black, owner) {
            (BlackKnight::Boxed, owner) => owner.is_none(),
            (BlackKnight::Waiting, Some(_)) => side != HeroSide::Gone,
            (BlackKnight::Placed(spot), Some(colour)) => {
                side == HeroSide::Gone
                    && spot.room() != Room::Secret
                    && self.own(colour, spot.room()).contains(spot.place())
                    && self.magician != Some((colour, spot))
            }
            // Only Intrigue sends it back (CAM-16.23).
            (BlackKnight::AmongKnights, Some(_)) => {
                side == HeroSide::Gone && self.board_name(Room::Blue) == Some(crate::BoardName::Intrigue)
            }
            (BlackKnight::Waiting | BlackKnight::Placed(_) | BlackKnight::AmongKnights, None) => false,
        };
        // The black knight comes when the hero's tile is gone, and only then.
        let mordred = owner.unwrap_or(Colour::ALL[0]);
        match self.black {
            BlackKnight::AmongKnights => {
                demand(fits, "CAM-16.23", "table.black_knight", "among knights", "-")
            }
            BlackKnight::Placed(spot) => {
                let at = format!("fields.{}", self.field(spot));
                demand(fits, "CAM-16.21", &at, format!("{mordred} black"), "-")
            }
            BlackKnight::Boxed | BlackKnight::Waiting => {
                let sides = [HeroSide::One, HeroSide::Two].map(HeroSide::id).join(", ");
                demand(fits, "CAM-16.21", &format!("colour.{mordred}.hero"), side, sides)
            }
        }
    }

    /// Places in the red room are fixed when end scoring begins (CAM-15.7).
    fn check_standings(&self) -> Result<(), Fault> {
        let ending = self.flow.phase >= Phase::RedRoom;
        let rebellion = self.board_name(Room::Red) == Some(crate::BoardName::Rebellion);
        for colour in Colour::ALL {
            let at = format!("colour.{colour}.standing");
            let standing = self.standings[colour.index()];
            let playing = ending && self.owner(colour).is_some();
            let fits = match standing {
                Standing::None => !playing || rebellion,
                Standing::Absent => playing && !rebellion,
                Standing::AtTable(place) => playing && !rebellion && (1..=6).contains(&place),
                Standing::Winners(place) | Standing::Losers(place) => {
                    let entered = self.pieces(colour).entry.is_some();
                    playing && rebellion && entered && (1..=6).contains(&place)
                }
            };
            let found = said(crate::position::standing_text(standing));
            let expected = match (playing, rebellion) {
                (false, _) => "-",
                (true, false) => "absent, table 1–6",
                (true, true) if self.pieces(colour).entry.is_some() => "winners 1–6, losers 1–6",
                (true, true) => "-",
            };
            demand(fits, "CAM-15.7", &at, &found, expected)?;
            let same = |other: &Colour| *other > colour && self.standings[other.index()] == standing;
            let placed = !matches!(standing, Standing::None | Standing::Absent);
            let shared = placed && Colour::ALL.iter().any(same);
            demand(!shared, "CAM-15.2", &at, format!("2 × {found}"), format!("1 × {found}"))?;
        }
        let is_first = |colour: Colour| {
            matches!(self.standings[colour.index()], Standing::AtTable(1) | Standing::Winners(1))
        };
        if self.flow.phase == Phase::RedRoom {
            let first = self.acting().is_some_and(is_first);
            let firsts = Colour::ALL.into_iter().filter(|&colour| is_first(colour));
            let places = firsts.filter_map(|colour| self.order.place(colour)).map(|place| place + 1);
            let places = listed(places);
            let expected = if places.is_empty() { "standing = \"table 1\"".to_owned() } else { places };
            demand(first, "CAM-15.8", "turn.place", self.flow.place + 1, expected)?;
        }
        if let Some((colour, spot)) = self.magician {
            let first = is_first(colour);
            let room = !matches!(spot.room(), Room::Red | Room::Secret);
            let there = self.own(colour, spot.room()).contains(spot.place());
            demand(
                ending && first && room && there,
                "CAM-15.15",
                &format!("fields.{}", self.field(spot)),
                format!("{colour} magician"),
                "-",
            )?;
        }
        Ok(())
    }
}
