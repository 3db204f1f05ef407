//! A scene: a situation in words, which becomes a game through its position text.

use camelot::{Camelot, Colour, Components};
use std::collections::BTreeMap;
use std::fmt::Write;
use table::{Fault, Game};

/// A situation to be set up. It becomes a game through its position text, so an impossible scene does not build.
#[derive(Clone)]
pub(crate) struct Scene {
    players: usize,
    sides: String,
    heroes: String,
    owners: Option<String>,
    phase: String,
    round: u8,
    order: Vec<Colour>,
    acting: Option<Colour>,
    turn: Vec<String>,
    table: Vec<String>,
    fields: BTreeMap<String, String>,
    colours: BTreeMap<Colour, Vec<String>>,
}

impl Scene {
    /// Phase 4 of the third round of a basic game, the first colour on turn with nobody sent.
    pub(crate) fn of(players: usize) -> Self {
        let count = if players == 2 { 4 } else { players };
        Self {
            players,
            sides: "AAAA".to_owned(),
            heroes: "off".to_owned(),
            owners: None,
            phase: "missions".to_owned(),
            round: 3,
            order: Colour::ALL[..count].to_vec(),
            acting: None,
            turn: Vec::new(),
            table: Vec::new(),
            fields: BTreeMap::new(),
            colours: BTreeMap::new(),
        }
    }

    /// The sides of the red, green, blue and yellow room.
    pub(crate) fn sides(mut self, sides: &str) -> Self {
        sides.clone_into(&mut self.sides);
        self
    }

    /// With heroes.
    pub(crate) fn heroes(mut self) -> Self {
        self.heroes = "on".to_owned();
        self
    }

    /// Whose each colour is, as options write it: `red,blue,violet`; the colours stand on the track in this order.
    pub(crate) fn owners(mut self, owners: &str) -> Self {
        self.owners = Some(owners.to_owned());
        self.order = owners.split([',', '+']).map(|colour| colour.parse().expect("a colour")).collect();
        self
    }

    /// The phase.
    pub(crate) fn phase(mut self, phase: &str) -> Self {
        phase.clone_into(&mut self.phase);
        self
    }

    /// The round.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// The order track from the top.
    pub(crate) fn order(mut self, order: &[Colour]) -> Self {
        self.order = order.to_vec();
        self
    }

    /// Whose turn it is.
    pub(crate) fn turn(mut self, colour: Colour) -> Self {
        self.acting = Some(colour);
        self
    }

    /// The colour on turn has taken this mission card; all of its shields are to be carried out.
    pub(crate) fn mission(mut self, mission: &str) -> Self {
        self.turn.push(format!("mission = \"{mission}\""));
        self
    }

    /// A line of the table `turn`, such as `hero_used = true`.
    pub(crate) fn turn_line(mut self, line: &str) -> Self {
        self.turn.push(line.to_owned());
        self
    }

    /// A line of the table `table`, such as `total = 9`.
    pub(crate) fn line(mut self, line: &str) -> Self {
        self.table.push(line.to_owned());
        self
    }

    /// The mission cards of this round.
    pub(crate) fn display(self, missions: &[&str]) -> Self {
        self.line(&format!("display = {missions:?}"))
    }

    /// A figure on a field, as positions write it: `red`, `violet black`.
    pub(crate) fn on(mut self, field: &str, standee: &str) -> Self {
        self.fields.insert(field.to_owned(), standee.to_owned());
        self
    }

    /// Knights of one colour.
    pub(crate) fn knights(self, colour: Colour, fields: &[&str]) -> Self {
        fields.iter().fold(self, |scene, field| scene.on(field, colour.id()))
    }

    /// Knights of one colour in the red room, in the order in which they came.
    pub(crate) fn chain(self, colour: Colour, fields: &[&str]) -> Self {
        let numbered = fields.iter().zip(1..);
        numbered.fold(self, |scene, (field, number)| scene.on(field, &format!("{colour} {number}")))
    }

    /// A line of the table of a colour, such as `hinterland = 4`.
    pub(crate) fn colour(mut self, colour: Colour, line: &str) -> Self {
        self.colours.entry(colour).or_default().push(line.to_owned());
        self
    }

    /// The points of a colour so far.
    pub(crate) fn score(self, colour: Colour, points: i32) -> Self {
        self.colour(colour, &format!("points = {{ missions = {points} }}"))
    }

    /// The game in this situation.
    pub(crate) fn build(&self) -> Camelot {
        let text = self.position();
        Camelot::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
    }

    /// The game in this situation, each colour on the track having predicted its place.
    pub(crate) fn build_with_predictions(&self) -> Camelot {
        let predicted = self.order.iter().zip(1..);
        let scene = predicted.fold(self.clone(), |scene, (colour, number)| {
            scene.colour(*colour, &format!("prediction = {number}"))
        });
        scene.build()
    }

    /// Why this situation cannot be.
    pub(crate) fn fault(&self) -> Fault {
        let text = self.position();
        let game = Camelot::from_position(&text, Components::printed());
        game.err().unwrap_or_else(|| panic!("this position was to be refused:\n{text}"))
    }

    /// The clause this situation breaks.
    pub(crate) fn broken_clause(&self) -> &'static str {
        self.fault().clause().expect("a clause forbids it").0
    }

    /// The situation as positions are written.
    pub(crate) fn position(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        let Self { players, sides, heroes, phase, round, .. } = self;
        let owners = self.owners.as_ref().map(|owners| format!(" colours={owners}")).unwrap_or_default();
        writeln!(text, "game = \"camelot\"")?;
        writeln!(text, "options = \"players={players} sides={sides} heroes={heroes}{owners}\"")?;
        writeln!(text, "[turn]\nphase = \"{phase}\"\nround = {round}")?;
        if let Some(acting) = self.acting {
            let place = self.order.iter().position(|&colour| colour == acting).expect("on the track");
            writeln!(text, "place = {}", place + 1)?;
        }
        self.turn.iter().try_for_each(|line| writeln!(text, "{line}"))?;
        let order: Vec<&str> = self.order.iter().map(|colour| colour.id()).collect();
        writeln!(text, "[table]\norder = {order:?}")?;
        self.table.iter().try_for_each(|line| writeln!(text, "{line}"))?;
        writeln!(text, "[fields]")?;
        for (field, standee) in &self.fields {
            writeln!(text, "{field} = \"{standee}\"")?;
        }
        for (colour, lines) in &self.colours {
            writeln!(text, "[colour.{colour}]")?;
            lines.iter().try_for_each(|line| writeln!(text, "{line}"))?;
        }
        Ok(())
    }
}
