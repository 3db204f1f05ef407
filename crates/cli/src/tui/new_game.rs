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
        let chosen = self.chosen.iter().find(|(key, _)| *key == setting.key).map(|(_, value)| *value);
        // What cannot be chosen any more beside the rest counts as not chosen.
        let offered = |value: &&str| *value == "all" || setting.offered(&self.options()).contains(value);
        chosen.filter(offered).unwrap_or(setting.usual)
    }

    /// The options of the game to be played.
    pub(crate) fn options(&self) -> String {
        let needed = |key: &str, value: &str| {
            let setting = self.game().settings().iter().find(|own| own.key == key);
            setting.map_or_else(|| value.to_owned(), |setting| setting.with_needs(value))
        };
        let chosen: Vec<(&str, String)> =
            self.chosen.iter().map(|&(key, value)| (key, needed(key, value))).collect();
        let written = |chosen: &[(&str, String)]| {
            self.game().options_text(chosen.iter().map(|(key, value)| (*key, value.as_str())))
        };
        let options = written(&chosen);
        // A variant that was chosen before its module was left out goes with it.
        let mut kept = chosen;
        for (key, value) in &mut kept {
            let setting = self.game().settings().iter().find(|own| own.key == *key && own.several);
            if let Some(setting) = setting.filter(|own| own.key != "modules") {
                let offered = setting.offered(&options);
                let some: Vec<&str> =
                    setting.chosen(value).into_iter().filter(|one| offered.contains(one)).collect();
                *value = if some.is_empty() { setting.usual.to_owned() } else { some.join(",") };
            }
        }
        written(&kept)
    }

    fn choose(&mut self, setting: &Setting, value: &'static str) {
        match self.chosen.iter_mut().find(|(key, _)| *key == setting.key) {
            Some(chosen) => chosen.1 = value,
            None => self.chosen.push((setting.key, value)),
        }
    }

    /// Who is to sit in a seat.
    pub(crate) fn plan(&self, seat: Seat) -> &Plan {
        &self.seats[seat.index()]
    }

    /// All rows, from top to bottom.
    pub(crate) fn rows(&self) -> Vec<Row> {
        // What cannot be chosen beside the rest has no row.
        let options = self.options();
        let settings = self.game().settings().iter().filter(|own| !own.offered(&options).is_empty());
        let settings = settings.map(Row::Setting);
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
                let (none, all) =
                    (setting.several.then_some(setting.usual), setting.several.then_some("all"));
                let offered = setting.offered(&self.options());
                let all = all.filter(|_| offered.len() > 1);
                let values: Vec<&str> = none.into_iter().chain(offered).chain(all).collect();
                let place = values.iter().position(|&value| value == self.value(setting));
                self.choose(setting, values[turn(place.unwrap_or_default(), values.len())]);
            }
            Row::Seat(seat) => {
                let levels = Level::ALL;
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
            [("market", "modules=gold,market"), ("treasures", "modules=treasures"), ("all", "modules=all")]
        {
            form.choose(modules, value);
            assert_eq!(form.options(), format!("{options} players=4 variants=none"));
        }
    }

    /// KRT-1.11, CRL-1.4: variants have a row while their modules are chosen, and go with them.
    #[test]
    fn variants_go_with_their_modules() {
        let mut form = NewGame::new(Words::best(["en"]));
        form.game =
            GameId::ALL.iter().position(|game| *game == GameId::Merlin).expect("a game of this program");
        let [_, modules, variants] = GameId::Merlin.settings() else { panic!("three settings") };
        assert!(!form.rows().contains(&Row::Setting(variants)));
        form.choose(modules, "knights");
        assert!(form.rows().contains(&Row::Setting(variants)));
        form.change(Row::Setting(variants), true);
        assert_eq!(form.options(), "modules=knights variants=random_allies players=4");
        form.change(Row::Setting(modules), true);
        assert_eq!(form.options(), "modules=gold variants=none players=4");
        form.choose(modules, "all");
        form.choose(variants, "all");
        assert_eq!(form.options(), "modules=all variants=random_allies,random_districts players=4");
    }
}
