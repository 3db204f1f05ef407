//! A scene: a situation in words, which becomes a game through its position text.

use merlin::{Components, Merlin};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use table::{Fault, Game, Seat};

/// A situation to be set up. It becomes a game through its position text, so an impossible scene does not build.
#[derive(Clone, Default)]
pub(crate) struct Scene {
    players: usize,
    modules: Option<String>,
    tables: String,
    turn: BTreeMap<&'static str, String>,
    board: BTreeMap<&'static str, String>,
    rows: Option<Vec<String>>,
    seats: [Person; 4],
    named: BTreeSet<String>,
    larger_hand: Option<Seat>,
}

#[derive(Clone, Default)]
struct Person {
    values: BTreeMap<&'static str, String>,
    counts: BTreeMap<&'static str, BTreeMap<String, u8>>,
    vassals: BTreeMap<String, String>,
    manors: Vec<String>,
    hand: Option<Vec<String>>,
    seen: Vec<String>,
    points: i32,
}

impl Scene {
    /// The first turn of the first round, the first seat on turn; nobody has anything but knight, apple and staffs.
    pub(crate) fn new(players: usize) -> Self {
        Self { players, ..Self::default() }
    }

    /// With these modules, as options name them.
    #[allow(dead_code, reason = "for the tests of modules")]
    pub(crate) fn modules(mut self, modules: &str) -> Self {
        self.modules = Some(modules.to_owned());
        self
    }

    /// Tables of modules, as positions write them.
    #[allow(dead_code, reason = "for the tests of modules")]
    pub(crate) fn tables(mut self, text: &str) -> Self {
        self.tables.push_str(text);
        self
    }

    /// Window `moved`: the player on turn has moved the knight (with a die that showed 1) to this space.
    pub(crate) fn knight_on(self, seat: Seat, space: u8) -> Self {
        self.turn(seat).moved("knight", "own 1", space).knight(seat, space)
    }

    /// Window `moved`: the player on turn has moved Merlin (with a die that showed 4) to this space.
    pub(crate) fn merlin_on(self, seat: Seat, space: u8) -> Self {
        self.turn(seat).moved("merlin", "merlin 4", space).merlin(space)
    }

    fn moved(mut self, figure: &str, die: &str, space: u8) -> Self {
        self.turn.insert("figure", format!("\"{figure}\""));
        self.turn.insert("die", format!("\"{die}\""));
        self.turn.insert("action", space.to_string());
        let seat = self.active();
        let used = if figure == "merlin" { 3 } else { 0 };
        let dice = ["own 1", "own 2", "own 3", "merlin 4"];
        let dice = (0..4).map(|place| dice[place].to_owned() + if place == used { " used" } else { "" });
        let texts: Vec<String> = dice.collect();
        self.seats[seat].values.entry("dice").or_insert(format!("{texts:?}"));
        self.due(&["window moved"])
    }

    fn active(&self) -> usize {
        self.turn.get("player").map_or(0, |number| number.parse::<usize>().expect("a seat") - 1)
    }

    /// Who is on turn; unless [`start`](Self::start) says otherwise, this player is the start player too.
    pub(crate) fn turn(mut self, seat: Seat) -> Self {
        self.turn.insert("player", seat.to_string());
        self.turn.entry("start_player").or_insert(seat.to_string());
        self
    }

    /// Who is the start player.
    pub(crate) fn start(mut self, seat: Seat) -> Self {
        self.turn.insert("start_player", seat.to_string());
        self
    }

    /// The round.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.turn.insert("round", round.to_string());
        self
    }

    /// What is due, as positions write it, bottom first.
    pub(crate) fn due(mut self, frames: &[&str]) -> Self {
        self.turn.insert("due", format!("{frames:?}"));
        self
    }

    /// Anything else in the table `turn`.
    pub(crate) fn fact(mut self, key: &'static str, value: &str) -> Self {
        self.turn.insert(key, value.to_owned());
        self
    }

    /// Anything else in the table `board`.
    pub(crate) fn board(mut self, key: &'static str, value: &str) -> Self {
        self.board.insert(key, value.to_owned());
        self
    }

    /// Where Merlin stands.
    pub(crate) fn merlin(self, space: u8) -> Self {
        self.board("merlin", &space.to_string())
    }

    /// Who owns Excalibur.
    pub(crate) fn excalibur(self, seat: Seat) -> Self {
        self.board("excalibur", &seat.to_string())
    }

    /// Who owns the Grail.
    pub(crate) fn grail(self, seat: Seat) -> Self {
        self.board("grail", &seat.to_string())
    }

    /// The open missions.
    pub(crate) fn display(mut self, missions: &[&str]) -> Self {
        self.named.extend(missions.iter().map(|&name| name.to_owned()));
        self.board("display", &format!("{missions:?}"))
    }

    /// The mission discard pile.
    pub(crate) fn discard(mut self, missions: &[&str]) -> Self {
        self.named.extend(missions.iter().map(|&name| name.to_owned()));
        self.board("discard", &format!("{missions:?}"))
    }

    /// The terrain tiles, row by row: `M`, `W` and `L` with a tower, `m`, `w` and `l` without.
    pub(crate) fn rows(mut self, rows: &[&str]) -> Self {
        let tile = |letter: char| match letter {
            'm' => "mountain",
            'M' => "mountain+tower",
            'w' => "wood",
            'W' => "wood+tower",
            'l' => "lake",
            'L' => "lake+tower",
            other => panic!("no terrain tile: {other}"),
        };
        let row = |letters: &&str| letters.chars().map(tile).collect::<Vec<_>>().join(" ");
        self.rows = Some(rows.iter().map(row).collect());
        self
    }

    /// Where a knight stands.
    pub(crate) fn knight(mut self, seat: Seat, space: u8) -> Self {
        self.seats[seat.index()].values.insert("knight", space.to_string());
        self
    }

    /// The dice of a player, such as `["own 3", "own 5 used", "own 2", "merlin 6"]`.
    pub(crate) fn dice(mut self, seat: Seat, dice: [&str; 4]) -> Self {
        self.seats[seat.index()].values.insert("dice", format!("{dice:?}"));
        self
    }

    /// The apples of a player.
    pub(crate) fn apples(mut self, seat: Seat, apples: u8) -> Self {
        self.seats[seat.index()].values.insert("apples", apples.to_string());
        self
    }

    /// The staffs of a player.
    pub(crate) fn staffs(mut self, seat: Seat, staffs: u8) -> Self {
        self.seats[seat.index()].values.insert("staffs", staffs.to_string());
        self
    }

    /// More items of a player, such as `["flag black", "material grey"]`; an item named twice is there twice.
    pub(crate) fn items(mut self, seat: Seat, items: &[&str]) -> Self {
        for item in items {
            let (kind, colour) = item.split_once(' ').expect("a kind and a colour");
            let table = match kind {
                "flag" => "flags",
                "shield" => "shields",
                "material" => "materials",
                other => panic!("no item: {other}"),
            };
            *self.seats[seat.index()]
                .counts
                .entry(table)
                .or_default()
                .entry(colour.to_owned())
                .or_default() += 1;
        }
        self
    }

    /// More traitors of a player, by colour.
    pub(crate) fn traitors(self, seat: Seat, colours: &[&str]) -> Self {
        self.counted(seat, "traitors", colours)
    }

    /// More influence markers of a player, by principality.
    pub(crate) fn influence(self, seat: Seat, colours: &[&str]) -> Self {
        self.counted(seat, "influence", colours)
    }

    fn counted(mut self, seat: Seat, table: &'static str, colours: &[&str]) -> Self {
        for &colour in colours {
            *self.seats[seat.index()]
                .counts
                .entry(table)
                .or_default()
                .entry(colour.to_owned())
                .or_default() += 1;
        }
        self
    }

    /// A vassal stands in a principality.
    pub(crate) fn vassal(mut self, seat: Seat, vassal: &str, colour: &str) -> Self {
        self.seats[seat.index()].vassals.insert(vassal.to_owned(), colour.to_owned());
        self
    }

    /// Manors of a player.
    pub(crate) fn manors(mut self, seat: Seat, sites: &[&str]) -> Self {
        self.seats[seat.index()].manors.extend(sites.iter().map(|&site| site.to_owned()));
        self
    }

    /// These missions are in the hand; it is filled up to four with cards that are hard to meet.
    pub(crate) fn hand(mut self, seat: Seat, missions: &[&str]) -> Self {
        self.named.extend(missions.iter().map(|&name| name.to_owned()));
        self.seats[seat.index()].hand = Some(missions.iter().map(|&name| name.to_owned()).collect());
        self
    }

    /// The hand of this player has six cards, not four (KRT-13.1).
    #[allow(dead_code, reason = "for the tests of a module")]
    pub(crate) fn larger_hand(mut self, seat: Seat) -> Self {
        self.larger_hand = Some(seat);
        self
    }

    /// These missions of the hand were taken from the display.
    pub(crate) fn seen(mut self, seat: Seat, missions: &[&str]) -> Self {
        self.seats[seat.index()].seen = missions.iter().map(|&name| name.to_owned()).collect();
        self
    }

    /// The points of a player so far.
    pub(crate) fn score(mut self, seat: Seat, points: i32) -> Self {
        self.seats[seat.index()].points = points;
        self
    }

    /// The game in this situation.
    pub(crate) fn build(&self) -> Merlin {
        let text = self.position();
        Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
    }

    /// Why this situation cannot be.
    pub(crate) fn fault(&self) -> Fault {
        let text = self.position();
        let game = Merlin::from_position(&text, Components::printed());
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
        writeln!(text, "game = \"merlin\"\nplayers = {}", self.players)?;
        if let Some(modules) = &self.modules {
            writeln!(text, "modules = {modules:?}")?;
        }
        writeln!(text, "[turn]")?;
        self.turn.iter().try_for_each(|(key, value)| writeln!(text, "{key} = {value}"))?;
        writeln!(text, "[board]")?;
        self.board.iter().try_for_each(|(key, value)| writeln!(text, "{key} = {value}"))?;
        if let Some(rows) = &self.rows {
            writeln!(text, "[environs]\nrows = {rows:?}")?;
        }
        let mut fillers = (1..=55).rev().map(|number| format!("m{number:02}"));
        for (index, person) in self.seats[..self.players.min(4)].iter().enumerate() {
            writeln!(text, "[[seat]]")?;
            person.values.iter().try_for_each(|(key, value)| writeln!(text, "{key} = {value}"))?;
            for (table, counts) in &person.counts {
                let counts: Vec<String> =
                    counts.iter().map(|(name, count)| format!("{name} = {count}")).collect();
                writeln!(text, "{table} = {{ {} }}", counts.join(", "))?;
            }
            let vassals: Vec<String> =
                person.vassals.iter().map(|(vassal, colour)| format!("{vassal} = {colour:?}")).collect();
            writeln!(text, "vassals = {{ {} }}\nmanors = {:?}", vassals.join(", "), person.manors)?;
            writeln!(text, "seen = {:?}\npoints = {{ spaces = {} }}", person.seen, person.points)?;
            if let Some(hand) = &person.hand {
                let larger = self.larger_hand.is_some_and(|seat| seat.index() == index);
                let size = self.size_of_hand() + if larger { 2 } else { 0 };
                let missing = size.saturating_sub(hand.len());
                let fill = fillers.by_ref().filter(|name| !self.named.contains(name)).take(missing);
                writeln!(text, "hand = {:?}", hand.iter().cloned().chain(fill).collect::<Vec<_>>())?;
            }
        }
        text.write_str(&self.tables)
    }

    /// MER-12.20: four, less what was completed in this turn.
    fn size_of_hand(&self) -> usize {
        4 - self.turn.get("missions").map_or(0, |count| count.parse().expect("a number"))
    }
}
