//! Choosing the modules of Merlin for a new table: checkboxes on the page, or text in a link.

use crate::ids::random_secret;
use games::GameId;
use merlin::{Components, Merlin, Module, Modules, Variant, Variants};
use std::collections::HashMap;
use table::{Fault, Game};

/// The keys of the modules and of their variants in the options of Merlin.
pub(crate) const KEY: &str = "modules";
const VARIANTS: &str = "variants";

/// The value in a link or form for a random set.
pub(crate) const SURPRISE: &str = "random";

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ModuleChoice {
    /// These modules; those they require are added.
    Own(Modules),
    /// Drawn at random when the table is opened.
    Surprise,
}

impl ModuleChoice {
    /// Reads the fields of a form or a link: a checkbox for each module, or a text such as `gold,market`. A checkbox
    /// implies the modules it requires; a text has to name them (INT-1.1). `None` if no field is about modules.
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

    /// The modules to play with, including required ones; a random set is drawn now.
    pub(crate) fn decide(self) -> Modules {
        match self {
            Self::Own(modules) => modules.complete(),
            Self::Surprise => {
                let [low, high, ..] = random_secret();
                drawn(u16::from_le_bytes([low, high]))
            }
        }
    }

    /// The modules known so far, including required ones.
    pub(crate) fn known(self) -> Modules {
        match self {
            Self::Own(modules) => modules.complete(),
            Self::Surprise => Modules::NONE,
        }
    }

    /// Whether this module was chosen itself, not only because another one requires it.
    pub(crate) fn names(self, module: Module) -> bool {
        matches!(self, Self::Own(modules) if modules.contains(module))
    }
}

/// The name of a module's checkbox.
pub(crate) fn field(module: Module) -> String {
    format!("{KEY}-{module}")
}

/// The name of a variant's field.
pub(crate) fn variant_field(variant: Variant) -> String {
    format!("{VARIANTS}-{variant}")
}

/// Reads the variants from the fields of a form or a link: a choice for each, or a text such as `random_allies`. A text
/// with a variant of a module that is not in play is refused (KRT-1.11, CRL-1.4), unless the modules are drawn.
pub(crate) fn variants(
    fields: &HashMap<String, String>,
    choice: ModuleChoice,
    modules: Modules,
) -> Result<Variants, Fault> {
    let named = |variant: &Variant| fields.get(&variant_field(*variant)).map(String::as_str) == Some("yes");
    let is_form = Variant::ALL.iter().any(|&variant| fields.contains_key(&variant_field(variant)));
    let text = fields.get(VARIANTS).map_or("none", String::as_str);
    let chosen: Variants = if is_form {
        Variant::ALL.into_iter().filter(named).collect()
    } else {
        let beside = if choice == ModuleChoice::Surprise { Modules::ALL } else { modules };
        let options = GameId::Merlin.options_text([(KEY, beside.to_string().as_str()), (VARIANTS, text)]);
        Merlin::read_options(&options, Components::printed())?.variants()
    };
    Ok(chosen.iter().filter(|variant| modules.contains(variant.module())).collect())
}

/// Reads a set as the rules do, with the same refusals (INT-1.1).
fn read(text: &str) -> Result<Modules, Fault> {
    let options = GameId::Merlin.options_text([(KEY, text)]);
    Ok(Merlin::read_options(&options, Components::printed())?.modules())
}

/// One random bit for each module; if none is set, one module all the same.
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
            let chosen = ModuleChoice::of(&fields(&[(&field(module), "yes")])).unwrap().unwrap();
            assert!(chosen.known().contains(module.needs().unwrap()), "{module}");
            assert!(!chosen.names(module.needs().unwrap()), "{module}");
        }
        let fault = ModuleChoice::of(&fields(&[("modules", "market")])).unwrap_err();
        assert_eq!(fault.clause().map(|clause| clause.0), Some("INT-1.1"));
        let both = Modules::from_iter([Module::Gold, Module::Treasures]);
        assert_eq!(
            ModuleChoice::of(&fields(&[("modules", "treasures,gold")])),
            Ok(Some(ModuleChoice::Own(both)))
        );
        assert_eq!(
            ModuleChoice::of(&fields(&[("modules", "none")])),
            Ok(Some(ModuleChoice::Own(Modules::NONE)))
        );
        assert_eq!(ModuleChoice::of(&fields(&[("name", "Anna")])), Ok(None));
    }

    #[test]
    fn a_box_counts_more_than_a_surprise() {
        let gold = ModuleChoice::of(&fields(&[("modules", "random"), ("modules-gold", "yes")])).unwrap();
        assert_eq!(gold, Some(ModuleChoice::Own(Modules::from_iter([Module::Gold]))));
        assert_eq!(ModuleChoice::of(&fields(&[("modules", "random")])), Ok(Some(ModuleChoice::Surprise)));
    }

    #[test]
    fn what_is_not_there_is_refused() {
        assert!(ModuleChoice::of(&fields(&[("modules", "dragons")])).is_err());
        assert!(ModuleChoice::of(&fields(&[("modules", "morgan")])).is_err());
    }

    #[test]
    fn variants_go_with_their_modules() {
        let (allies, both) =
            (Variants::from_iter([Variant::RandomAllies]), Variants::from_iter(Variant::ALL));
        let knights = Modules::from_iter([Module::Knights]);
        let chosen = |all: &[(&str, &str)], modules: Modules| {
            variants(&fields(all), ModuleChoice::Own(modules), modules)
        };
        assert_eq!(chosen(&[], Modules::ALL), Ok(Variants::NONE));
        assert_eq!(chosen(&[("variants", "random_allies")], knights), Ok(allies));
        assert_eq!(chosen(&[("variants", "all")], Modules::ALL), Ok(both));
        let form = [("variants-random_allies", "yes"), ("variants-random_districts", "yes")];
        assert_eq!(chosen(&form, Modules::ALL), Ok(both));
        assert_eq!(chosen(&form, knights), Ok(allies), "what was chosen for a module that was left out");
        assert_eq!(chosen(&[("variants-random_allies", "")], knights), Ok(Variants::NONE));
        let fault = chosen(&[("variants", "random_districts")], knights).unwrap_err();
        assert_eq!(fault.clause().map(|clause| clause.0), Some("CRL-1.4"));
        assert!(chosen(&[("variants", "short")], Modules::ALL).is_err());
        let drawn = variants(&fields(&[("variants", "all")]), ModuleChoice::Surprise, knights);
        assert_eq!(drawn, Ok(allies), "modules that are drawn refuse nothing");
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
