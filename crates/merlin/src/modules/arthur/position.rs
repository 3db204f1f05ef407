//! The table `[arthur]` of a position: where Arthur stands, who has the ring, where the Picts are, and what
//! happened in the turn that only this module asks for.

use super::moves::SetupStep;
use super::state::{Pict, Picts, State};
use crate::frames::{self, Part};
use crate::position::{Reader, SpaceText, examples};
use crate::rondel::Ring;
use crate::state::Open;
use crate::vocab::Figure;
use serde::Deserialize;
use std::fmt::Write;
use table::{Fault, Seat};

/// What a position says of the module.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    figure: Option<SpaceText>,
    ring: Option<i64>,
    display: Option<Vec<String>>,
    owned: Option<Vec<Vec<String>>>,
    #[serde(default)]
    gone: Vec<String>,
    steps: Option<i64>,
    switched: Option<String>,
    #[serde(default)]
    ring_missions: i64,
    #[serde(default)]
    staff_spent: bool,
    #[serde(default)]
    gone_on: bool,
}

pub(crate) fn write(open: &Open, text: &mut String) -> std::fmt::Result {
    let (state, turn) = (&open.modules.arthur, &open.turn.modules.arthur);
    let names = |picts: Picts| -> Vec<String> { picts.iter().map(|pict| pict.to_string()).collect() };
    writeln!(text, "\n[arthur]")?;
    if let Some(space) = state.figure {
        match space.ring() {
            Ring::Outer => writeln!(text, "figure = {space}")?,
            Ring::Inner => writeln!(text, "figure = \"{space}\"")?,
        }
    }
    if let Some(seat) = state.ring {
        writeln!(text, "ring = {seat}")?;
    }
    let display = state.display.map(|place| place.map_or("-".to_owned(), |pict| pict.to_string()));
    writeln!(text, "display = {display:?}")?;
    let owned: Vec<Vec<String>> = state.owned[..open.players()].iter().map(|&owned| names(owned)).collect();
    writeln!(text, "owned = {owned:?}\ngone = {:?}", names(state.gone))?;
    if let Some(steps) = turn.steps {
        writeln!(text, "steps = {steps}")?;
    }
    if let Some(figure) = turn.switched {
        writeln!(text, "switched = \"{figure}\"")?;
    }
    if turn.ring_missions > 0 {
        writeln!(text, "ring_missions = {}", turn.ring_missions)?;
    }
    for (name, fact) in [("staff_spent", turn.staff_spent), ("gone_on", turn.gone_on)] {
        if fact {
            writeln!(text, "{name} = true")?;
        }
    }
    Ok(())
}

/// Reads the table; without it Arthur stands on his start space, and the first Picts lie open (ARU-1.4, ARU-1.10).
pub(crate) fn read(reader: &Reader<'_>, table: Option<&Table>, open: &mut Open) -> Result<(), Fault> {
    let usual = Table::default();
    let table = table.unwrap_or(&usual);
    let pict = |path: &[&str], name: &str| reader.parsed::<Pict>("ARU-9.7", path, name, "p01–p30");
    let set = |path: &[&str], names: &[String]| -> Result<Picts, Fault> {
        let mut all = Picts::EMPTY;
        for (place, name) in names.iter().enumerate() {
            let place = (place + 1).to_string();
            let path: Vec<&str> = path.iter().copied().chain([place.as_str()]).collect();
            let own = pict(&path, name)?;
            if all.contains(own) {
                return Err(reader.twice("ARU-1.10", &path, own));
            }
            all.insert(own);
        }
        Ok(all)
    };
    if let Some(space) = &table.figure {
        let space = reader.space(&["arthur", "figure"], space, &open.layout)?;
        open.modules.arthur.figure = Some(space);
    }
    open.modules.arthur.ring = table.ring.map(|seat| reader.seat(&["arthur", "ring"], seat)).transpose()?;
    if let Some(owned) = &table.owned {
        if owned.len() != open.players() {
            let expected = examples::lists(open.players());
            return Err(reader.fault("ARU-1.12", &["arthur", "owned"], owned.len(), expected));
        }
        for (seat, names) in Seat::all(open.players()).zip(owned) {
            let own = set(&["arthur", "owned", &seat.to_string()], names)?;
            open.modules.arthur.owned[seat.index()] = own;
        }
    }
    open.modules.arthur.gone = set(&["arthur", "gone"], &table.gone)?;
    if let Some(display) = &table.display {
        if display.len() > State::DISPLAY {
            let expected = format!("≤ {}", State::DISPLAY);
            return Err(reader.fault("ARU-1.10", &["arthur", "display"], display.len(), expected));
        }
        for (place, name) in display.iter().enumerate().filter(|(_, name)| *name != "-") {
            open.modules.arthur.display[place] =
                Some(pict(&["arthur", "display", &(place + 1).to_string()], name)?);
        }
    } else if is_past(open, SetupStep::Picts.into()) {
        let mut left = open.modules.arthur.stacks().iter();
        open.modules.arthur.display.fill_with(|| left.next());
    }
    read_turn(reader, table, open)
}

fn read_turn(reader: &Reader<'_>, table: &Table, open: &mut Open) -> Result<(), Fault> {
    let turn = &mut open.turn.modules.arthur;
    if let Some(steps) = table.steps {
        let few = i8::try_from(steps).ok().filter(|steps| (-6..=6).contains(steps));
        turn.steps = Some(few.ok_or_else(|| reader.fault("ARU-5.3", &["arthur", "steps"], steps, "-6–6"))?);
    }
    if let Some(figure) = &table.switched {
        let expected = Figure::ALL.map(Figure::id).join(", ");
        turn.switched = Some(reader.parsed("ARU-5.7", &["arthur", "switched"], figure, expected)?);
    }
    let path = ["arthur", "ring_missions"];
    turn.ring_missions = reader.count("ARU-3.11", &path, table.ring_missions, 3)?;
    (turn.staff_spent, turn.gone_on) = (table.staff_spent, table.gone_on);
    Ok(())
}

/// Whether a step of the setup is over.
fn is_past(open: &Open, step: frames::SetupStep) -> bool {
    match open.due.part() {
        Part::Setup(now) => open.layout.is_before(step, now),
        Part::Rolling | Part::Turn | Part::Scoring | Part::Over => true,
    }
}
