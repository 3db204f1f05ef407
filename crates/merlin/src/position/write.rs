//! Writing a position.

use crate::castle::Castle;
use crate::frames::Frame;
use crate::missions::MissionSet;
use crate::rondel::{Ring, Space};
use crate::seams;
use crate::sites::Site;
use crate::state::{Merlin, Open, Secret};
use crate::view::View;
use crate::vocab::{Colour, Item, Kind, Power, Vassal};
use std::fmt::{Display, Write};
use table::Seat;

impl Merlin {
    pub(crate) fn write_position(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let open = &self.open;
        writeln!(text, "game = \"merlin\"\nplayers = {}", open.players())?;
        for (name, value) in [
            ("modules", (!open.options.modules().is_empty()).then(|| open.options.modules().to_string())),
            ("variants", (!open.options.variants().is_empty()).then(|| open.options.variants().to_string())),
        ] {
            if let Some(value) = value {
                writeln!(text, "{name} = \"{value}\"")?;
            }
        }
        open.write_turn(text)?;
        open.write_board(text)?;
        for seat in Seat::all(open.players()) {
            open.write_castle(open.castle(seat), text)?;
            writeln!(text, "hand = {}", missions(self.secret[seat.index()].hand))?;
            writeln!(text, "seen = {}", missions(open.castle(seat).seen))?;
            let categories = open.layout.categories;
            let points = categories.iter().map(|&part| format!("{part} = {}", open.points(seat, part)));
            writeln!(text, "points = {{ {} }}", points.collect::<Vec<_>>().join(", "))?;
        }
        seams::write_position(self, text)
    }
}

impl View<'_> {
    /// What the modules in play have, as the tables of a position say it. It is written from nothing but this
    /// view: of a seat whose secrets this eye may not know, it tells what would be told if there were none.
    pub fn module_tables(&self) -> toml::Table {
        let mut secret = [Secret::default(); 4];
        for (seat, own) in Seat::all(4).zip(&mut secret) {
            *own = self.secret(seat).copied().unwrap_or_default();
        }
        let mut text = String::new();
        seams::write_position(&Merlin { open: *self.open, secret }, &mut text)
            .expect("a string takes everything");
        toml::from_str(&text).expect("positions are TOML")
    }
}

impl Open {
    fn write_turn(&self, text: &mut String) -> std::fmt::Result {
        let turn = &self.turn;
        writeln!(text, "\n[turn]\ndue = {}", quoted(self.due.all().iter().map(Frame::to_string)))?;
        writeln!(text, "start_player = {}\nplayer = {}\nround = {}", self.start, self.active, self.round)?;
        if let Some((unit, pips)) = turn.unit {
            writeln!(text, "die = \"{unit} {pips}\"")?;
        }
        if let Some(figure) = turn.figure {
            writeln!(text, "figure = \"{figure}\"")?;
        }
        if let Some(space) = turn.action {
            writeln!(text, "action = {}", place(space))?;
        }
        if turn.missions > 0 {
            writeln!(text, "missions = {}", turn.missions)?;
        }
        if turn.powers.iter().next().is_some() {
            writeln!(text, "powers = {}", quoted(turn.powers.iter().map(Power::id)))?;
        }
        if turn.executions > 0 {
            writeln!(text, "executions = {}", turn.executions)?;
        }
        if !self.starting_tiles.is_empty() {
            writeln!(text, "starting_tiles = {}", quoted(self.starting_tiles.iter()))?;
        }
        Ok(())
    }

    fn write_board(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "\n[board]\nmerlin = {}", place(self.merlin))?;
        for (name, owner) in [("excalibur", self.excalibur), ("grail", self.grail)] {
            if let Some(seat) = owner {
                writeln!(text, "{name} = {seat}")?;
            }
        }
        let display = self.display.map(|place| place.map_or("-".to_owned(), |mission| mission.to_string()));
        writeln!(text, "display = {}", quoted(display))?;
        writeln!(text, "discard = {}", missions(self.discard))?;
        if !self.former.is_empty() {
            writeln!(text, "former = {}", missions(self.former))?;
        }
        writeln!(text, "traitor_discard = {}", by_colour(|colour| self.traitor_discard[colour.index()]))?;
        writeln!(text, "\n[environs]\nrows = [")?;
        let laid = Site::all(self.layout.rows).filter_map(|site| self.environs.tile(site));
        let tiles: Vec<String> = laid.map(|tile| tile.to_string()).collect();
        for row in tiles.chunks(6) {
            writeln!(text, "  \"{}\",", row.join(" "))?;
        }
        writeln!(text, "]")
    }

    fn write_castle(&self, castle: &Castle, text: &mut String) -> std::fmt::Result {
        writeln!(text, "\n[[seat]]")?;
        if let Some(space) = castle.knight {
            writeln!(text, "knight = {}", place(space))?;
        }
        let dice = (0..castle.dice.count()).map(|place| {
            let pips = castle.dice.shown(place).map_or("-".to_owned(), |pips| pips.to_string());
            let used = if castle.dice.is_unused(place) { "" } else { " used" };
            format!("{} {pips}{used}", self.layout.dice[place])
        });
        writeln!(text, "dice = {}", quoted(dice))?;
        for (name, kind) in [("flags", Kind::Flag), ("shields", Kind::Shield), ("materials", Kind::Material)]
        {
            writeln!(text, "{name} = {}", by_colour(|colour| castle.items.count(Item { kind, colour })))?;
        }
        writeln!(text, "apples = {}\nstaffs = {}", castle.apples, castle.staffs)?;
        writeln!(text, "traitors = {}", by_colour(|colour| castle.traitors_of(colour)))?;
        let deployed = Vassal::ALL.into_iter().filter_map(|vassal| Some((vassal, castle.vassal(vassal)?)));
        let vassals: Vec<String> =
            deployed.map(|(vassal, colour)| format!("{vassal} = \"{colour}\"")).collect();
        writeln!(text, "vassals = {}", braced(&vassals))?;
        writeln!(text, "influence = {}", by_colour(|colour| castle.influence(colour)))?;
        writeln!(text, "manors = {}", quoted(castle.manors.iter()))
    }
}

/// A space of the outer ring is a number, one of the inner ring a text.
fn place(space: Space) -> String {
    match space.ring() {
        Ring::Outer => space.to_string(),
        Ring::Inner => format!("\"{space}\""),
    }
}

/// `["a", "b"]`
fn quoted(names: impl IntoIterator<Item = impl Display>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| format!("\"{name}\"")).collect();
    format!("[{}]", names.join(", "))
}

fn missions(cards: MissionSet) -> String {
    quoted(cards.iter())
}

/// `{ black = 1 }`; colours without any are left out.
fn by_colour(count: impl Fn(Colour) -> u8) -> String {
    let some = Colour::ALL.into_iter().filter(|&colour| count(colour) > 0);
    braced(&some.map(|colour| format!("{colour} = {}", count(colour))).collect::<Vec<_>>())
}

fn braced(parts: &[String]) -> String {
    if parts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", parts.join(", ")) }
}
