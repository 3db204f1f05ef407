//! The settings of a game: one list for the page, the terminal and the command line.

use crate::{GameId, Listed, Visitor};
use table::Fault;

/// A setting of a game, in its options as `key=value`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Its key in the options.
    pub key: &'static str,
    /// The possible values.
    pub values: &'static [&'static str],
    /// The default, for a first game.
    pub usual: &'static str,
    /// Whether several values can be chosen, separated by commas in the options; `usual` then means none of them.
    pub several: bool,
}

impl Setting {
    const fn one(key: &'static str, values: &'static [&'static str], usual: &'static str) -> Self {
        Self { key, values, usual, several: false }
    }

    /// The single values in a choice, as far as they are known.
    pub fn chosen(&self, value: &str) -> Vec<&'static str> {
        let known = |one: &str| self.values.iter().copied().find(|&known| known == one);
        if self.several && value == "all" {
            self.values.to_vec()
        } else if self.several {
            value.split(',').map(str::trim).filter_map(known).collect()
        } else {
            known(value).into_iter().collect()
        }
    }

    /// The values that are possible with these options: a variant of Merlin needs its module (KRT-1.11, CRL-1.4).
    pub fn offered(&self, options: &str) -> Vec<&'static str> {
        let modules = options.split_whitespace().find_map(|part| part.strip_prefix("modules="));
        let modules = modules.and_then(|text| text.parse().ok()).unwrap_or(merlin::Modules::NONE);
        let is_offered = |value: &&str| match value.parse::<merlin::Variant>() {
            Ok(variant) => modules.contains(variant.module()),
            Err(_) => true,
        };
        self.values.iter().copied().filter(is_offered).collect()
    }

    /// Adds what a choice requires: some modules of Merlin need another one (INT-1.1). For interfaces that choose one
    /// value after the other; a text that lacks something is refused by the game.
    pub fn with_needs(&self, value: &str) -> String {
        match value.parse::<merlin::Modules>() {
            Ok(modules) if self.several => modules.complete().to_string(),
            Ok(_) | Err(_) => value.to_owned(),
        }
    }
}

/// The modules of Merlin.
const MODULES: [&str; merlin::Module::ALL.len()] = {
    let (mut ids, mut place) = ([""; merlin::Module::ALL.len()], 0);
    while place < ids.len() {
        ids[place] = merlin::Module::ALL[place].id();
        place += 1;
    }
    ids
};

/// Variant setups of modules of Merlin.
const VARIANTS: [&str; merlin::Variant::ALL.len()] = {
    let (mut ids, mut place) = ([""; merlin::Variant::ALL.len()], 0);
    while place < ids.len() {
        ids[place] = merlin::Variant::ALL[place].id();
        place += 1;
    }
    ids
};

/// The number of players, the first setting of every game.
pub(crate) const PLAYERS: &str = "players";

/// The sides of the red, green, blue and yellow room: those of the first game, random, or any other (CAM-17.1).
const SIDES: [&str; 17] = [
    "AAAA", "random", "AAAB", "AABA", "AABB", "ABAA", "ABAB", "ABBA", "ABBB", "BAAA", "BAAB", "BABA", "BABB",
    "BBAA", "BBAB", "BBBA", "BBBB",
];

static ARTUS: [Setting; 2] = [
    Setting::one(PLAYERS, &["2", "3", "4"], "4"),
    Setting::one("mode", &["beginner", "advanced"], "beginner"),
];

static CAMELOT: [Setting; 3] = [
    Setting::one(PLAYERS, &["2", "3", "4", "5"], "4"),
    Setting::one("sides", &SIDES, "AAAA"),
    Setting::one("heroes", &["off", "on", "expert"], "off"),
];

static MERLIN: [Setting; 3] = [
    Setting::one(PLAYERS, &["2", "3", "4"], "4"),
    Setting { key: "modules", values: &MODULES, usual: "none", several: true },
    Setting { key: "variants", values: &VARIANTS, usual: "none", several: true },
];

impl GameId {
    /// The settings of this game, the number of players first.
    pub const fn settings(self) -> &'static [Setting] {
        match self {
            Self::Artus => &ARTUS,
            Self::Camelot => &CAMELOT,
            Self::Merlin => &MERLIN,
        }
    }

    /// The options of a game as text: what was chosen, and defaults for the rest. Unknown keys are kept, so that the
    /// game itself refuses them and says what would be right.
    pub fn options_text<'a>(self, chosen: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
        let chosen: Vec<(&str, &str)> = chosen.into_iter().collect();
        let usual = self.settings().iter().filter(|own| chosen.iter().all(|(key, _)| *key != own.key));
        let usual = usual.map(|own| (own.key, own.usual));
        // A value is one word: a blank inside would look like the next key. At commas it says nothing.
        let part = |(key, value): (&str, &str)| {
            let value = table::without_spaces_at_commas(value).replace(char::is_whitespace, "_");
            format!("{key}={value}")
        };
        chosen.iter().copied().chain(usual).map(part).collect::<Vec<_>>().join(" ")
    }

    /// Reads options of a game: as the game itself writes them, and how many seats there are.
    pub fn read_options(self, text: &str) -> Result<(String, usize), Fault> {
        struct Read<'a>(&'a str);

        impl Visitor for Read<'_> {
            type Out = Result<(String, usize), Fault>;

            fn visit<G: Listed>(self) -> Self::Out {
                let options = G::read_options(self.0, G::printed())?;
                Ok((options.to_string(), G::setup(&options).players()))
            }
        }

        self.visit(Read(text))
    }

    /// The prefixes of the clause ids that apply with these options: those of the base game first, then those of the
    /// modules in play and of their interactions (INT). Without options, of everything that can be played.
    pub fn rule_books(self, options: Option<&str>) -> Vec<&'static str> {
        let parts = options.map(|text| text.split_whitespace().filter_map(|part| part.split_once('=')));
        let chosen = |setting: &'static Setting| match &parts {
            Some(parts) => {
                let value = parts.clone().find(|(key, _)| *key == setting.key).map_or("", |(_, value)| value);
                setting.chosen(value)
            }
            None => setting.values.to_vec(),
        };
        let several = self.settings().iter().filter(|setting| setting.several);
        let modules: merlin::Modules = several.flat_map(chosen).filter_map(|id| id.parse().ok()).collect();
        let joint = (!modules.is_empty()).then_some("INT");
        [self.rules()].into_iter().chain(modules.iter().map(merlin::Module::rules)).chain(joint).collect()
    }

    /// The fewest and the most players.
    pub fn players(self) -> std::ops::RangeInclusive<usize> {
        let numbers = || {
            let players = self.settings().iter().filter(|own| own.key == PLAYERS);
            players.flat_map(|own| own.values).filter_map(|number| number.parse().ok())
        };
        numbers().min().unwrap_or(2)..=numbers().max().unwrap_or(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Listed, Visitor};

    /// Reads every value of one setting, with defaults for the others.
    struct Reads;

    impl Visitor for Reads {
        type Out = ();

        fn visit<G: Listed>(self) {
            for setting in G::GAME.settings() {
                assert_eq!(setting.values.contains(&setting.usual), !setting.several, "{}", setting.key);
                for value in setting.values {
                    let needed = setting.with_needs(value);
                    let text = G::GAME.options_text([(setting.key, needed.as_str())]);
                    // A variant needs its module.
                    let text = match setting.offered(&text).contains(value) {
                        true => text,
                        false => text.replace("modules=none", "modules=all"),
                    };
                    let read = G::read_options(&text, G::printed());
                    assert!(read.is_ok(), "{text}");
                    let written = read.map(|options| options.to_string()).unwrap_or_default();
                    let of_key =
                        |part: &'_ str| part.strip_prefix(&format!("{}=", setting.key)).map(str::to_owned);
                    let kept = written.split(' ').find_map(of_key).unwrap_or_default();
                    assert!(setting.chosen(&kept).contains(value), "{written}");
                }
            }
        }
    }

    #[test]
    fn every_game_reads_all_its_settings() {
        for game in GameId::ALL {
            game.visit(Reads);
            assert_eq!(game.settings()[0].key, PLAYERS);
        }
    }

    #[test]
    fn what_is_not_chosen_is_usual_and_unknown_keys_stay() {
        assert_eq!(GameId::Artus.options_text([("mode", "advanced")]), "mode=advanced players=4");
        assert_eq!(GameId::Artus.options_text([("mood", "so so")]), "mood=so_so players=4 mode=beginner");
        assert_eq!(GameId::Artus.players(), 2..=4);
        let modules = GameId::Merlin.settings()[1];
        assert_eq!(modules.chosen("none"), [""; 0]);
        assert_eq!(modules.with_needs("market"), "gold,market");
        assert_eq!(modules.with_needs("treasures"), "treasures");
        assert_eq!(modules.with_needs("dragons"), "dragons");
        assert_eq!(modules.chosen("treasures,dragons"), ["treasures"]);
        assert_eq!(modules.chosen("all"), modules.values);
    }

    #[test]
    fn variants_are_offered_beside_their_modules() {
        let variants = GameId::Merlin.settings()[2];
        assert_eq!(variants.key, "variants");
        assert_eq!(variants.offered("players=4 modules=none"), [""; 0]);
        assert_eq!(variants.offered("players=4 modules=knights"), ["random_allies"]);
        assert_eq!(variants.offered("players=4 modules=gold,caerleon"), ["random_districts"]);
        assert_eq!(variants.offered("players=4 modules=all"), variants.values);
        assert_eq!(GameId::Merlin.settings()[1].offered("players=4"), GameId::Merlin.settings()[1].values);
    }

    #[test]
    fn the_rules_of_a_table_are_those_of_its_modules() {
        assert_eq!(GameId::Artus.rule_books(None), ["ART"]);
        assert_eq!(GameId::Camelot.rule_books(Some("players=4 sides=random heroes=on")), ["CAM"]);
        assert_eq!(GameId::Merlin.rule_books(Some("players=4")), ["MER"]);
        let both = GameId::Merlin.rule_books(Some("players=2 modules=gold,treasures"));
        assert_eq!(both, ["MER", "GLD", "TRE", "INT"]);
        assert_eq!(GameId::Merlin.rule_books(None).len(), merlin::Module::ALL.len() + 2);
    }
}
