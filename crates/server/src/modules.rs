//! What somebody chooses of the modules of Merlin before a table is opened: boxes on the page, or a text in a link.

use crate::ids::random_secret;
use games::GameId;
use merlin::{Components, Merlin, Module, Modules};
use std::collections::HashMap;
use table::{Fault, Game};

/// The key of the modules among the settings of Merlin.
const KEY: &str = "modules";

/// What a link or a form says for a set to be drawn.
pub(crate) const SURPRISE: &str = "random";

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// These modules; what they need comes with them.
    Own(Modules),
    /// To be drawn when the table is opened.
    Surprise,
}

impl Choice {
    /// What the fields of a form or of a link say: a box for each module, or a text such as `gold,market`. A box brings along
    /// what its module needs; a text has to name it (INT-1.1). `None` if they say nothing about modules.
    pub(crate) fn of(fields: &HashMap<String, String>) -> Result<Option<Self>, Fault> {
        let ticked = |module: &Module| fields.contains_key(&field(*module));
        let boxes: Modules = Module::ALL.into_iter().filter(ticked).collect();
        match fields.get(KEY).map(String::as_str) {
            _ if !boxes.is_empty() => {
                read(&boxes.complete().to_string())?;
                Ok(Some(Self::Own(boxes)))
            }
            None => Ok(None),
            Some(SURPRISE) => Ok(Some(Self::Surprise)),
            Some(text) => Ok(Some(Self::Own(read(text)?))),
        }
    }

    /// The modules to play with, and what they need; those of a surprise are drawn now.
    pub(crate) fn decide(self) -> Modules {
        match self {
            Self::Own(modules) => modules.complete(),
            Self::Surprise => {
                let [low, high, ..] = random_secret();
                drawn(u16::from_le_bytes([low, high]))
            }
        }
    }

    /// The modules known so far, and what they need.
    pub(crate) fn known(self) -> Modules {
        match self {
            Self::Own(modules) => modules.complete(),
            Self::Surprise => Modules::NONE,
        }
    }

    /// Whether this module was chosen itself, not only because another one needs it.
    pub(crate) fn names(self, module: Module) -> bool {
        matches!(self, Self::Own(modules) if modules.contains(module))
    }
}

/// The name of the box of a module.
pub(crate) fn field(module: Module) -> String {
    format!("{KEY}-{module}")
}

/// Reads a set as the rules do, with what they refuse (INT-1.1).
fn read(text: &str) -> Result<Modules, Fault> {
    let options = GameId::Merlin.options_text([(KEY, text)]);
    Ok(Merlin::read_options(&options, Components::printed())?.modules())
}

/// A coin for each module that is built; if all of them fall to the same side, one module all the same.
fn drawn(coins: u16) -> Modules {
    let built = Module::BUILT;
    let falls = |place: usize| coins >> (place % 16) & 1 == 1;
    let some: Modules =
        built.iter().enumerate().filter(|&(place, _)| falls(place)).map(|(_, &module)| module).collect();
    if some.is_empty() { [built[usize::from(coins) % built.len()]].into_iter().collect() } else { some }
        .complete()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(all: &[(&str, &str)]) -> HashMap<String, String> {
        all.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
    }

    #[test]
    fn boxes_bring_along_what_they_need_and_texts_must_name_it() {
        let every: Vec<Module> = Module::BUILT.iter().copied().filter(|one| one.needs().is_some()).collect();
        for module in every {
            let chosen = Choice::of(&fields(&[(&field(module), "yes")])).unwrap().unwrap();
            assert!(chosen.known().contains(module.needs().unwrap()), "{module}");
            assert!(!chosen.names(module.needs().unwrap()), "{module}");
        }
        let fault = Choice::of(&fields(&[("modules", "market")])).unwrap_err();
        assert_eq!(fault.clause().map(|clause| clause.0), Some("INT-1.1"));
        let both = Modules::from_iter([Module::Gold, Module::Treasures]);
        assert_eq!(Choice::of(&fields(&[("modules", "treasures,gold")])), Ok(Some(Choice::Own(both))));
        assert_eq!(Choice::of(&fields(&[("modules", "none")])), Ok(Some(Choice::Own(Modules::NONE))));
        assert_eq!(Choice::of(&fields(&[("name", "Anna")])), Ok(None));
    }

    #[test]
    fn a_box_counts_more_than_a_surprise() {
        let gold = Choice::of(&fields(&[("modules", "random"), ("modules-gold", "yes")])).unwrap();
        assert_eq!(gold, Some(Choice::Own(Modules::from_iter([Module::Gold]))));
        assert_eq!(Choice::of(&fields(&[("modules", "random")])), Ok(Some(Choice::Surprise)));
    }

    #[test]
    fn what_is_not_there_is_refused() {
        assert!(Choice::of(&fields(&[("modules", "dragons")])).is_err());
        for module in Module::ALL.into_iter().filter(|module| !module.is_built()) {
            assert!(Choice::of(&fields(&[(&field(module), "yes")])).is_err(), "{module}");
        }
    }

    #[test]
    fn a_surprise_is_never_empty_and_can_always_be_played() {
        let mut sets: Vec<Modules> = (0..=u16::MAX).map(drawn).collect();
        assert!(sets.iter().all(|set| !set.is_empty() && read(&set.to_string()) == Ok(*set)));
        sets.sort_unstable();
        sets.dedup();
        assert!(Module::BUILT.iter().all(|&one| sets.iter().any(|set| set.contains(one))));
        assert!(sets.contains(&Module::BUILT.iter().copied().collect()));
    }
}
