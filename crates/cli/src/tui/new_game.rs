//! The form for a new game: which game, how many players, which rule set, and who sits where.

use super::pick::Cursor;
use crate::args::Player;
use bots::Level;
use games::{GameId, Setting};
use ratatui::crossterm::event::KeyCode;
use table::Seat;
use words::Words;

/// A new game being set up.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    game: usize,
    /// What was chosen for the settings of the game; the rest is usual.
    chosen: Vec<(&'static str, &'static str)>,
    seats: Vec<Plan>,
    row: Cursor,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The name of the person, also while a bot has the seat.
    pub(crate) name: String,
    /// A bot instead.
    pub(crate) bot: Option<Level>,
    /// Whether the name is still the one the form proposed.
    proposed: bool,
}

/// A row of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Game,
    Setting(&'static Setting),
    Seat(Seat),
    Start,
}

/// What a key of the form came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Stay,
    Back,
    Start,
}

impl NewGame {
    /// How long a name can be.
    const NAME: usize = 16;

    /// A game of one person against bots, to begin with.
    pub(crate) fn new(words: Words) -> Self {
        let plan = |seat: Seat| {
            let name = words.say_with("tui-seat-name", &[("number", (seat.index() + 1).into())]);
            Plan { name, bot: (seat.index() > 0).then_some(Level::QUICK), proposed: true }
        };
        let seats = Seat::all(Seat::MOST).map(plan).collect();
        Self { game: 0, chosen: Vec::new(), seats, row: Cursor::default() }
    }

    pub(crate) fn game(&self) -> GameId {
        GameId::ALL[self.game]
    }

    /// How many players there are.
    pub(crate) fn number(&self) -> usize {
        let players = self.game().settings().iter().find(|own| own.key == "players");
        players.and_then(|players| self.value(players).parse().ok()).unwrap_or(2)
    }

    /// What is chosen for a setting.
    pub(crate) fn value(&self, setting: &Setting) -> &'static str {
        let chosen = self.chosen.iter().find(|(key, _)| *key == setting.key);
        chosen.map_or(setting.usual, |(_, value)| value)
    }

    /// The options of the game to be played.
    pub(crate) fn options(&self) -> String {
        let needed = |key: &str, value: &str| {
            let setting = self.game().settings().iter().find(|own| own.key == key);
            setting.map_or_else(|| value.to_owned(), |setting| setting.with_needs(value))
        };
        let chosen: Vec<(&str, String)> =
            self.chosen.iter().map(|&(key, value)| (key, needed(key, value))).collect();
        self.game().options_text(chosen.iter().map(|(key, value)| (*key, value.as_str())))
    }

    fn choose(&mut self, setting: &Setting, value: &'static str) {
        self.chosen.retain(|(key, _)| *key != setting.key);
        self.chosen.push((setting.key, value));
    }

    /// Who is to sit in a seat.
    pub(crate) fn plan(&self, seat: Seat) -> &Plan {
        &self.seats[seat.index()]
    }

    /// All rows, from top to bottom.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let settings = self.game().settings().iter().map(Row::Setting);
        [Row::Game]
            .into_iter()
            .chain(settings)
            .chain(Seat::all(self.number()).map(Row::Seat))
            .chain([Row::Start])
            .collect()
    }

    /// The row the cursor is in.
    pub(crate) fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.row.place(rows.len())]
    }

    /// What a key does.
    pub(crate) fn key(&mut self, key: KeyCode) -> Step {
        let rows = self.rows().len();
        match (key, self.row()) {
            (KeyCode::Esc, _) => return Step::Back,
            (KeyCode::Enter, Row::Start) => return Step::Start,
            (KeyCode::Enter, _) => {
                self.row.key(KeyCode::Down, rows);
            }
            (KeyCode::Left, row) => self.change(row, false),
            (KeyCode::Right, row) => self.change(row, true),
            (KeyCode::Char(' '), row @ (Row::Game | Row::Setting(_))) => self.change(row, true),
            (KeyCode::Char(letter), Row::Setting(setting)) => {
                let typed = |value: &&&str| value.starts_with(letter);
                if let Some(value) = setting.values.iter().find(typed) {
                    self.choose(setting, value);
                }
            }
            (KeyCode::Char(letter), Row::Seat(seat)) => self.write(seat, letter),
            (KeyCode::Backspace, Row::Seat(seat)) => {
                let plan = &mut self.seats[seat.index()];
                plan.bot = None;
                plan.proposed = false;
                plan.name.pop();
            }
            (key, _) => {
                self.row.key(key, rows);
            }
        }
        Step::Stay
    }

    /// The next or the previous value of a row.
    fn change(&mut self, row: Row, forward: bool) {
        let turn = |place: usize, length: usize| {
            if forward { (place + 1) % length } else { (place + length - 1) % length }
        };
        match row {
            Row::Game => {
                self.game = turn(self.game, GameId::ALL.len());
                self.chosen.clear();
            }
            Row::Setting(setting) => {
                let none = setting.several.then_some(setting.usual);
                let values: Vec<&str> = none.into_iter().chain(setting.values.iter().copied()).collect();
                let place = values.iter().position(|&value| value == self.value(setting));
                self.choose(setting, values[turn(place.unwrap_or_default(), values.len())]);
            }
            Row::Seat(seat) => {
                let levels = Level::of(self.game()).iter().copied();
                let kinds: Vec<Option<Level>> = [None].into_iter().chain(levels.map(Some)).collect();
                let plan = &mut self.seats[seat.index()];
                let place = kinds.iter().position(|&kind| kind == plan.bot).unwrap_or_default();
                plan.bot = kinds[turn(place, kinds.len())];
            }
            Row::Start => {}
        }
    }

    /// Writes a name: it replaces a bot, and the name that was only proposed.
    fn write(&mut self, seat: Seat, letter: char) {
        let plan = &mut self.seats[seat.index()];
        plan.bot = None;
        if std::mem::take(&mut plan.proposed) {
            plan.name.clear();
        }
        if plan.name.chars().count() < Self::NAME && !letter.is_control() {
            plan.name.push(letter);
        }
    }

    /// Who sits where, or a sentence that says what is wrong.
    pub(crate) fn players(&self, words: Words) -> Result<Vec<Player>, String> {
        let mut players: Vec<Player> = Vec::new();
        for seat in Seat::all(self.number()) {
            let plan = self.plan(seat);
            let player = match plan.bot {
                Some(level) => Player::Bot(level),
                None => match Player::read(&plan.name) {
                    Ok(person @ Player::Person(_)) => person,
                    Ok(Player::Bot(_)) | Err(_) => {
                        return Err(words.say_with("tui-bad-name", &[("number", (seat.index() + 1).into())]));
                    }
                },
            };
            if matches!(player, Player::Person(_)) && players.contains(&player) {
                return Err(words.say_with("tui-same-name", &[("name", plan.name.as_str().into())]));
            }
            players.push(player);
        }
        Ok(players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// INT-1.1: whoever chooses a module that needs another one gets both.
    #[test]
    fn a_module_brings_along_what_it_needs() {
        let mut form = NewGame::new(Words::best(["en"]));
        form.game =
            GameId::ALL.iter().position(|game| *game == GameId::Merlin).expect("a game of this program");
        let modules = &GameId::Merlin.settings()[1];
        for (value, options) in
            [("market", "modules=gold,market players=4"), ("treasures", "modules=treasures players=4")]
        {
            form.choose(modules, value);
            assert_eq!(form.options(), options);
        }
    }
}
