//! The invariants of a components file, clause by clause (section 23); those of the rooms stand in `rooms`.

use super::file::{AbilityRow, File};
use super::{Components, ThroneRoom};
use crate::board::Board;
use crate::colours::Colour;
use crate::vocab::Hero;
use std::ops::Deref;
use table::{ComponentsFile, Fault};

/// No printed number has three digits; a larger one in a file is a slip.
pub(super) const MOST: i64 = 99;

/// A file under examination: its checks are those of Camelot.
pub(super) struct Reader<'a>(ComponentsFile<'a, File>);

impl<'a> Deref for Reader<'a> {
    type Target = ComponentsFile<'a, File>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Result<Self, Fault> {
        ComponentsFile::new(text).map(Self)
    }

    /// A small number from 0 on.
    pub(super) fn number(
        &self,
        clause: &'static str,
        path: &[&str],
        number: i64,
        most: i64,
    ) -> Result<u8, Fault> {
        let small = u8::try_from(number).ok().filter(|&small| i64::from(small) <= most);
        small.ok_or_else(|| self.fault(clause, path, number, format!("0–{most}")))
    }

    pub(super) fn check(self) -> Result<Components, Fault> {
        self.check_fixed_values()?;
        self.check_set_up()?;
        let (colours, heroes) = self.check_colours()?;
        let boards = self.check_boards()?;
        let board = |name: crate::BoardName| -> &Board { &boards[name.index()] };
        let mut components = Components {
            colours,
            heroes,
            merlin: self.check_merlin()?,
            grail: self.check_grail()?,
            missions: self.check_missions()?,
            round_table: self.check_round_table(board(crate::BoardName::RoundTable))?,
            rebellion: self.check_rebellion(board(crate::BoardName::Rebellion))?,
            training_ground: self.check_training_ground(board(crate::BoardName::TrainingGround))?,
            tournament: self.check_tournament(board(crate::BoardName::Tournament))?,
            ballroom: self.check_ballroom(board(crate::BoardName::Ballroom))?,
            intrigue: self.check_intrigue(board(crate::BoardName::Intrigue))?,
            chapel: self.check_chapel(board(crate::BoardName::Chapel))?,
            secret_room: self.check_secret_room(board(crate::BoardName::SecretRoom))?,
            throne_room: self.check_throne_room()?,
            sources: self.file.sources(),
            fingerprint: String::new(),
            boards: Vec::new(),
        };
        self.check_library(board(crate::BoardName::Library))?;
        self.check_markers(&boards)?;
        components.boards = boards;
        components.fingerprint = components.sum();
        Ok(components)
    }

    /// Values the rules state, and piece counts (CAM-23.22, CAM-23.6).
    fn check_fixed_values(&self) -> Result<(), Fault> {
        let file = &self.file;
        let fixed = |path: &[&str], found: i64, value: i64| self.fixed("CAM-23.22", path, found, value);
        self.fixed("CAM-23.22", &["game"], file.game.as_str(), "camelot")?;
        fixed(&["schema_version"], file.schema_version, 1)?;
        let pieces = &file.pieces;
        for (name, found, value) in [
            ("throne_room_boards", pieces.throne_room_boards, 1),
            ("room_boards", pieces.room_boards, 4),
            ("secret_room_boards", pieces.secret_room_boards, 1),
            ("hinterland_boards", pieces.hinterland_boards, 1),
            ("grail_tiles", pieces.grail_tiles, 28),
            ("merlin_tiles", pieces.merlin_tiles, 7),
            ("mission_cards", pieces.mission_cards, 49),
            ("magician_cards", pieces.magician_cards, 5),
            ("screens", pieces.screens, 5),
            ("knights_per_color", pieces.knights_per_color, 14),
            ("magicians", pieces.magicians, 5),
            ("heroes", pieces.heroes, 5),
            ("sixty_tiles", pieces.sixty_tiles, 5),
            ("ab_tiles", pieces.ab_tiles, 4),
            ("fanfare_tiles", pieces.fanfare_tiles, 2),
            ("tournament_tiles", pieces.tournament_tiles, 2),
            ("knight_tables", pieces.knight_tables, 1),
            ("black_knights", pieces.black_knights, 1),
        ] {
            fixed(&["box", name], found, value)?;
        }
        fixed(&["score_track", "fields"], file.score_track.fields, 60)?;
        fixed(&["score_track", "sixty_tile_value"], file.score_track.sixty_tile_value, 60)?;
        fixed(&["order_track", "fields"], file.order_track.fields, 5)?;
        fixed(&["fetch", "max_knights"], file.fetch.max_knights, 2)?;
        fixed(&["fetch", "grail_per_knight"], file.fetch.grail_per_knight, 1)?;
        let end = &file.end_scoring;
        fixed(&["end_scoring", "points_per_screen_knight"], end.points_per_screen_knight, 2)?;
        fixed(&["end_scoring", "hinterland_knights_per_grail"], end.hinterland_knights_per_grail, 2)?;
        fixed(&["end_scoring", "secret_room_penalty"], end.secret_room_penalty, 9)?;
        let sets = &file.grail_scoring.set_points;
        self.fixed("CAM-23.6", &["grail_scoring", "set_points"], sets.as_slice(), &[1, 3, 6, 10])?;
        let slots: Vec<&str> = file.castle.slot.keys().map(String::as_str).collect();
        self.fixed("CAM-23.9", &["castle", "slot"], slots, vec!["blue", "green", "red", "yellow"])
    }

    /// The tables of CAM-3.7 and CAM-4.1 (CAM-23.22).
    fn check_set_up(&self) -> Result<(), Fault> {
        let setup = &self.file.setup;
        self.fixed("CAM-23.22", &["setup", "rounds"], setup.rounds, 7)?;
        self.fixed("CAM-23.22", &["setup", "scoring_knights"], setup.scoring_knights, 1)?;
        self.fixed("CAM-23.22", &["setup", "hinterland_start"], setup.hinterland_start, 2)?;
        self.fixed("CAM-23.22", &["setup", "by_players"], setup.by_players.len(), 4)?;
        for (players, row) in (2..).zip(&setup.by_players) {
            let number = (players - 1).to_string();
            let colours = if players == 2 { 4 } else { players };
            let (five, three) = (i64::from(players == 5), players == 3);
            for (name, found, value) in [
                ("players", row.players, players),
                ("colors_in_play", row.colors_in_play, colours),
                ("colors_per_player", row.colors_per_player, colours / players),
                ("behind_screen", row.behind_screen, 11 - five),
                ("boxed_knights", row.boxed_knights, five),
                ("reveal_one", row.reveal_one, 3),
                ("reveal_two", row.reveal_two, 2 - i64::from(three)),
                ("reveal_three", row.reveal_three, 1),
                ("reveal_key", row.reveal_key, five),
                ("secret_room", row.secret_room.into(), five),
                ("neutral_color", row.neutral_color.into(), three.into()),
            ] {
                self.fixed("CAM-23.22", &["setup", "by_players", &number, name], found, value)?;
            }
        }
        Ok(())
    }

    /// CAM-23.8: five colours, each with a different hero, and the heroes of section 16.
    fn check_colours(&self) -> Result<([Colour; Colour::COUNT], [Hero; Colour::COUNT]), Fault> {
        let rows = &self.file.players.color;
        let path = ["players", "color"];
        self.fixed("CAM-23.8", &path, rows.len(), Colour::COUNT)?;
        let mut found: Vec<(Colour, Hero)> = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            let number = (index + 1).to_string();
            let at = |field: &'static str| ["players", "color", &number, field];
            let colour: Option<Colour> = row.id.parse().ok();
            let new = colour.filter(|colour| found.iter().all(|(other, _)| other != colour));
            self.demand(
                new.is_some(),
                "CAM-23.8",
                &at("id"),
                &row.id,
                Colour::ALL.map(Colour::id).join(", "),
            )?;
            let hero: Option<Hero> = row.hero.parse().ok();
            let other = hero.filter(|hero| found.iter().all(|(_, other)| other != hero));
            self.demand(
                other.is_some(),
                "CAM-23.8",
                &at("hero"),
                &row.hero,
                Hero::ALL.map(Hero::id).join(", "),
            )?;
            found.extend(new.zip(other));
        }
        let heroes = Colour::ALL.map(|colour| {
            let (_, hero) = found.iter().find(|(own, _)| *own == colour).expect("all five colours are there");
            *hero
        });
        let colours: Vec<Colour> = found.iter().map(|(colour, _)| *colour).collect();
        self.check_heroes()?;
        Ok((colours.try_into().expect("there are five"), heroes))
    }

    fn check_heroes(&self) -> Result<(), Fault> {
        let rows = &self.file.heroes.hero;
        self.fixed("CAM-23.8", &["heroes", "hero"], rows.len(), Hero::ALL.len())?;
        let mut ids: Vec<&str> = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            let number = (index + 1).to_string();
            let at = |field: &'static str| ["heroes", "hero", &number, field];
            let hero: Option<Hero> = row.id.parse().ok().filter(|hero: &Hero| !ids.contains(&hero.id()));
            let names = Hero::ALL.map(Hero::id).join(", ");
            self.demand(hero.is_some(), "CAM-23.8", &at("id"), &row.id, names)?;
            let Some(hero) = hero else { continue };
            ids.push(hero.id());
            let (one, two) = abilities(hero);
            self.fixed("CAM-23.8", &at("side1"), ability(&row.side1), one)?;
            self.fixed("CAM-23.8", &at("side2"), ability(&row.side2), two)?;
        }
        Ok(())
    }

    /// CAM-23.7.
    fn check_throne_room(&self) -> Result<ThroneRoom, Fault> {
        let table = &self.file.throne_room;
        let most = i64::from(Components::HIGHEST_NUMBER);
        self.fixed("CAM-23.7", &["throne_room", "min_number"], table.min_number, 0)?;
        self.fixed("CAM-23.7", &["throne_room", "max_number"], table.max_number, most)?;
        self.fixed("CAM-23.7", &["throne_room", "places_per_number"], table.places_per_number, 2)?;
        let numbers: Vec<i64> = table.field.iter().map(|row| row.number).collect();
        self.fixed("CAM-23.7", &["throne_room", "field"], numbers, (0..=most).collect())?;
        let mut throne_room = ThroneRoom { numbers: Vec::new(), order_track: Vec::new() };
        for (index, row) in table.field.iter().enumerate() {
            let number = (index + 1).to_string();
            let at = |field: &'static str| ["throne_room", "field", &number, field];
            let outer = self.point("CAM-23.7", &at("outer"), row.outer)?;
            throne_room.numbers.push([outer, self.point("CAM-23.7", &at("inner"), row.inner)?]);
        }
        let places: Vec<i64> = self.file.order_track.position.iter().map(|row| row.place).collect();
        self.fixed("CAM-23.22", &["order_track", "position"], places, vec![1, 2, 3, 4, 5])?;
        for (index, row) in self.file.order_track.position.iter().enumerate() {
            let at = ["order_track", "position", &(index + 1).to_string()];
            throne_room.order_track.push(self.point("CAM-23.22", &at, [row.x, row.y])?);
        }
        Ok(throne_room)
    }

    pub(super) fn point(
        &self,
        clause: &'static str,
        path: &[&str],
        [x, y]: [i64; 2],
    ) -> Result<(u8, u8), Fault> {
        Ok((self.number(clause, path, x, 100)?, self.number(clause, path, y, 100)?))
    }
}

/// An ability as the file writes it, in one text.
fn ability(row: &AbilityRow) -> String {
    let AbilityRow { effect, room, any_card, max_knights, cost, points } = row;
    let mut text = effect.clone();
    let mut add = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            text += &format!(", {name} = {value}");
        }
    };
    add("room", room.clone());
    add("any_card", any_card.map(|any| any.to_string()));
    add("max_knights", max_knights.map(|most| most.to_string()));
    add("cost", cost.map(|cost| cost.to_string()));
    add("points", points.map(|points| points.to_string()));
    text
}

/// What both sides of a hero can do (section 16).
fn abilities(hero: Hero) -> (String, String) {
    let one = match hero.room() {
        Some(room) => format!("shield_to_room, room = {room}"),
        None => "discard_mission, any_card = false, max_knights = 1".to_owned(),
    };
    let two = match hero {
        Hero::Kay => "discard_mission, any_card = true",
        Hero::Percival => "choose_grail_tiles",
        Hero::Tristan => "two_in_one_room, points = 3",
        Hero::Lancelot => "blue_shield_elsewhere",
        Hero::Mordred => "black_knight, cost = 2",
    };
    (one, two.to_owned())
}

impl Reader<'_> {
    /// No name stands there twice.
    pub(super) fn all_different(
        &self,
        clause: &'static str,
        path: &[&str],
        names: &[&str],
    ) -> Result<(), Fault> {
        let mut sorted = names.to_vec();
        sorted.sort_unstable();
        let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        self.once(twice.is_none(), clause, path, twice.unwrap_or_default())
    }
}
