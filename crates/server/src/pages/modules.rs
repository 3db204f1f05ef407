//! The modules of Merlin on the page of a new table: sets to begin with, a card for each module with its
//! variants, and what they make of the table.

use super::asset;
use crate::merlin_modules::{ModuleChoice, SURPRISE, field, variant_field};
use maud::{Markup, html};
use merlin::{Components, Layout, Module, Modules, Variant, Variants};
use words::Words;

/// How long the base game takes, in minutes, as its box says, and how many decisions it has for four on
/// average: measured by `tafelrunde simulate merlin --players 4 --games 300`, as those of the modules.
const BASE_MINUTES: u32 = 90;
const BASE_DECISIONS: u32 = 457;

/// How many decisions a module adds to a game of four; those of what it needs are not among them.
const fn decisions_added(module: Module) -> u32 {
    match module {
        Module::Favor => 5,
        Module::Treasures => 7,
        Module::Gold => 11,
        Module::Market => 9,
        Module::Knights => 32,
        Module::Decree => 37,
        Module::Caerleon => 54,
        Module::Arthur => 103,
        Module::Morgana => 121,
    }
}

/// How many words the rules of a module have in English.
const fn words_of_rules(module: Module) -> u32 {
    match module {
        Module::Treasures => 1376,
        Module::Decree => 1410,
        Module::Gold => 1841,
        Module::Market => 2137,
        Module::Favor => 2324,
        Module::Caerleon => 2566,
        Module::Morgana => 3885,
        Module::Knights => 4260,
        Module::Arthur => 5430,
    }
}

/// About how long a game takes, in words.
pub(super) fn time(words: Words, minutes: u32) -> String {
    words.say_with(
        "modules-time-about",
        &[("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())],
    )
}

/// How many minutes a game with these modules takes.
pub(super) fn minutes(modules: Modules) -> u32 {
    BASE_MINUTES + modules.iter().map(minutes_added).sum::<u32>()
}

/// How many minutes a module adds: a decision takes as long as one of the base game, and nobody promises less
/// than five.
const fn minutes_added(module: Module) -> u32 {
    let minutes = decisions_added(module) * BASE_MINUTES / BASE_DECISIONS;
    let rounded = (minutes + 2) / 5 * 5;
    if rounded < 5 { 5 } else { rounded }
}

/// How much there is to learn, from 1 to 3, by how long the rules are.
const fn complexity(module: Module) -> usize {
    match words_of_rules(module) {
        0..2000 => 1,
        2000..3000 => 2,
        _ => 3,
    }
}

/// Sets to begin with: their ids and modules.
fn presets() -> [(&'static str, Modules); 6] {
    [
        ("first", Modules::NONE),
        ("arthur", Modules::from_iter([Module::Arthur])),
        ("round-table", Modules::from_iter([Module::Arthur, Module::Knights])),
        ("queenies", Modules::from_iter([Module::Treasures, Module::Decree])),
        ("trade", Modules::from_iter([Module::Gold, Module::Market])),
        ("all", Modules::ALL),
    ]
}

/// Preset sets of modules. The script requests them again after each change.
pub(super) fn sets(words: Words, choice: ModuleChoice) -> Markup {
    let preset = chosen_preset(choice);
    html! {
        fieldset.choice-of id="module-sets" { legend { (words.say("modules-presets")) }
            div.presets {
                @for (id, set) in presets() { (preset_card(words, id, &set.to_string(), &about(words, id, set), preset == Some(id))) }
                (preset_card(words, "surprise", SURPRISE, &words.say("modules-preset-surprise-about"), choice == ModuleChoice::Surprise))
            }
            @if choice == ModuleChoice::Surprise { input type="hidden" name="modules" value=(SURPRISE); }
        }
    }
}

/// The set to begin with that is chosen, if it is one of them.
fn chosen_preset(choice: ModuleChoice) -> Option<&'static str> {
    presets().into_iter().find(|&(_, set)| choice == ModuleChoice::Own(set)).map(|(id, _)| id)
}

/// A card for each module. The script asks for them anew after each change.
pub(super) fn section(words: Words, choice: ModuleChoice, variants: Variants) -> Markup {
    html! {
        fieldset.modules.choice-of id="modules" { legend { (words.say("merlin-setting-modules")) " "
                small {
                    (words.say("modules-hint"))
                    @if chosen_preset(choice).is_none() && choice != ModuleChoice::Surprise { " " b { (words.say_with("modules-own", &counts(choice))) } }
                }
            }
            div.cards {
                @for module in Module::ALL { (card(words, choice, variants, module)) }
            }
        }
    }
}

/// How many modules are chosen, and of how many.
fn counts(choice: ModuleChoice) -> [(&'static str, words::Value); 2] {
    [("chosen", choice.known().iter().count().into()), ("count", Module::ALL.len().into())]
}

/// What a set to begin with has.
fn about(words: Words, id: &str, modules: Modules) -> String {
    match id {
        "first" => words.say("modules-preset-first-about"),
        "all" => words.say_with("modules-preset-all-about", &[("count", modules.iter().count().into())]),
        _ => names(words, modules.iter()),
    }
}

/// The names of modules, enumerated.
fn names(words: Words, modules: impl Iterator<Item = Module>) -> String {
    words.list(modules.map(|module| words::merlin::module(words, module)))
}

/// A set to begin with. Without a script it is a link to this page with the set chosen.
fn preset_card(words: Words, id: &str, modules: &str, about: &str, chosen: bool) -> Markup {
    html! {
        a.preset href={ "/new/merlin?modules=" (modules) } data-preset=(modules) aria-current=[chosen.then_some("true")] {
            img src=(asset(&format!("preset-{id}.svg"))) alt="" width="40" height="40";
            span { b { (words.say(&format!("modules-preset-{id}"))) } small { (about) } }
        }
    }
}

/// A module: its picture, what it is about, what it needs, what it adds.
fn card(words: Words, choice: ModuleChoice, variants: Variants, module: Module) -> Markup {
    let modules = choice.known();
    let in_play = modules.contains(module);
    let needed_by = || modules.iter().filter(|other| other.needs() == Some(module));
    let locked = needed_by().next().is_some();
    let name = words::merlin::module(words, module);
    let (minutes, dots) = (minutes_added(module), complexity(module));
    let turns = turns(Modules::from_iter([module])) - turns(Modules::NONE);
    html! {
        div.module.chosen[in_play] {
            label {
                span.name { img src=(asset(&format!("module-{module}.svg"))) alt="" width="50" height="50"; b { (name) }
                    input type="checkbox" name=(field(module)) value="yes" checked[in_play] disabled[locked]; }
                span.about { (words::merlin::module_about(words, module)) }
            }
            // A box that cannot be changed is not sent; what was chosen before stays chosen.
            @if locked && choice.names(module) { input type="hidden" name=(field(module)) value="yes"; }
            @for variant in Variant::ALL.into_iter().filter(|variant| in_play && variant.module() == module) {
                (variant_choice(words, variant, variants.contains(variant)))
            }
            p.needs {
                @if locked { span { "✓ " (words.say_with("modules-needed-by", &[("modules", names(words, needed_by()).into())])) } }
                @if let Some(needed) = module.needs() {
                    span { (words.say_with("modules-needs", &[("module", words::merlin::module(words, needed).into())])) }
                }
                a href={ "/rules/" (module.rules()) } aria-label=(words.say_with("modules-rules-of", &[("module", name.into())])) {
                    (words.say("server-rules"))
                }
            }
            p.adds {
                @if turns > 0 { b { (words.say_with("modules-turns-added", &[("turns", turns.into())])) } }
                span { (words.say_with("modules-minutes", &[("minutes", minutes.into())])) }
                span.dots role="img" aria-label=(words.say_with("modules-complexity", &[("dots", dots.into())])) {
                    ("●".repeat(dots)) ("○".repeat(3 - dots))
                }
            }
        }
    }
}

/// How a module is set up: as usual, or by chance.
fn variant_choice(words: Words, variant: Variant, chosen: bool) -> Markup {
    html! {
        fieldset.variant { legend { (words.say(&format!("modules-variant-{variant}"))) }
            @for (value, by_chance) in [("", false), ("yes", true)] {
                label {
                    input type="radio" name=(variant_field(variant)) value=(value) checked[by_chance == chosen];
                    span { (words.say(&format!("modules-variant-{variant}-{}", if by_chance { "chance" } else { "usual" }))) }
                }
            }
        }
    }
}

/// How many turns everybody has in a round: one for each die, and one with a Morgana die (MOR-2.1).
fn turns(modules: Modules) -> usize {
    let layout = Layout::of(4, modules.complete(), Components::printed());
    layout.dice.len() + usize::from(modules.contains(Module::Morgana))
}

/// The table of the base game.
fn base() -> merlin::Laid {
    Layout::of(4, Modules::NONE, Components::printed())
}

/// What the choice makes of the table.
pub(super) fn summary(words: Words, choice: ModuleChoice, variants: Variants) -> Markup {
    let modules = choice.known();
    let lays = |module: &Module| {
        Layout::of(4, Modules::from_iter([*module]), Components::printed()).rondel != base().rondel
    };
    let (turns, usual) = (turns(modules), turns(Modules::NONE));
    let minutes = minutes(modules);
    let other_rondel: Vec<Module> = modules.iter().filter(lays).collect();
    html! {
        section.this-table id="this-table" aria-live="polite" {
            h2 { (words.say("modules-this-table"))
                a href="#modules" { (words.say_with("modules-choose", &counts(choice))) }
            }
            @if choice == ModuleChoice::Surprise { p { (words.say("modules-drawn")) } }
            @else {
                p.pictures {
                    @for module in modules.iter() {
                        img src=(asset(&format!("module-{module}.svg"))) alt=(words::merlin::module(words, module)) width="36" height="36";
                    }
                    @if modules.is_empty() { (words.say("modules-none")) }
                }
                dl {
                    dt { (words.say("modules-turns")) }
                    dd {
                        @if turns == usual { (turns) }
                        @else { (words.say_with("modules-turns-instead", &[("turns", turns.into()), ("usual", usual.into())])) }
                    }
                    dt { (words.say("modules-rondel")) }
                    dd {
                        @if other_rondel.is_empty() { (words.say("modules-rondel-usual")) }
                        @else { (words.say_with("modules-rondel-other", &[("modules", names(words, other_rondel.into_iter()).into())])) }
                    }
                    dt { (words.say("modules-scorings")) }
                    dd { (words.say(if modules.contains(Module::Arthur) { "modules-scorings-picts" } else { "modules-scorings-usual" })) }
                    @let before = before(words, modules, variants);
                    @if !before.is_empty() {
                        dt { (words.say("modules-before")) }
                        dd { (words.list(before.into_iter())) }
                    }
                    dt { (words.say("modules-time")) }
                    dd { (time(words, minutes)) }
                }
            }
        }
    }
}

/// What comes before the first round.
fn before(words: Words, modules: Modules, variants: Variants) -> Vec<String> {
    let way = |variant: &Variant| if variants.contains(*variant) { "chance" } else { "usual" };
    let all = Variant::ALL.into_iter().filter(|variant| modules.contains(variant.module()));
    all.map(|variant| words.say(&format!("modules-before-{variant}-{}", way(&variant)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module that another one needs is locked, and its card names that module.
    #[test]
    fn what_another_module_needs_is_locked_and_says_so() {
        let words = Words::new("en").unwrap();
        let market = ModuleChoice::Own(Modules::from_iter([Module::Market]));
        let gold = card(words, market, Variants::NONE, Module::Gold).into_string();
        assert!(gold.contains("checked disabled"), "{gold}");
        assert!(gold.contains("needed by The Market"), "{gold}");
        assert!(!gold.contains("type=\"hidden\""), "gold was not chosen itself: {gold}");
        let both = ModuleChoice::Own(Modules::from_iter([Module::Gold, Module::Market]));
        let gold = card(words, both, Variants::NONE, Module::Gold).into_string();
        assert!(gold.contains("type=\"hidden\" name=\"modules-gold\""), "{gold}");
        let market = card(words, both, Variants::NONE, Module::Market).into_string();
        assert!(market.contains("comes with Gold coins and mistletoe"), "{market}");
        assert!(!market.contains("disabled"), "{market}");
    }

    #[test]
    fn every_module_has_a_card_in_every_language() {
        for lang in Words::languages() {
            let words = Words::new(lang).unwrap();
            for module in Module::ALL {
                let card =
                    card(words, ModuleChoice::Own(Modules::NONE), Variants::NONE, module).into_string();
                assert!(!card.contains("modules-") || !card.contains("{"), "{card}");
                assert!(card.contains(&format!("href=\"/rules/{}\"", module.rules())), "{card}");
            }
        }
    }

    #[test]
    fn presets_are_whole_and_the_chosen_one_is_marked() {
        let words = Words::new("en").unwrap();
        for (id, modules) in presets() {
            assert_eq!(modules, modules.complete(), "{id}");
            let page = sets(words, ModuleChoice::Own(modules)).into_string();
            assert_eq!(page.matches("aria-current").count(), 1, "{id}");
        }
        let own = ModuleChoice::Own(Modules::from_iter([Module::Treasures]));
        let page = section(words, own, Variants::NONE).into_string();
        assert!(!sets(words, own).into_string().contains("aria-current"), "{page}");
        assert!(page.contains("Your own choice: 1 of"), "{page}");
        let surprise = sets(words, ModuleChoice::Surprise).into_string();
        assert!(surprise.contains("name=\"modules\" value=\"random\""), "{surprise}");
    }

    /// KRT-1.11, CRL-1.4: a module that is chosen lets its variant be chosen, and the table says what comes
    /// before round 1.
    #[test]
    fn variants_are_chosen_with_their_modules() {
        let words = Words::new("en").unwrap();
        let knights = ModuleChoice::Own(Modules::from_iter([Module::Knights]));
        let allies = Variants::from_iter([Variant::RandomAllies]);
        let out =
            card(words, ModuleChoice::Own(Modules::NONE), Variants::NONE, Module::Knights).into_string();
        assert!(!out.contains("variants-"), "{out}");
        for (variants, value, before) in
            [(Variants::NONE, "\"\"", "allies drafted"), (allies, "\"yes\"", "allies dealt at random")]
        {
            let card = card(words, knights, variants, Module::Knights).into_string();
            assert!(
                card.contains(&format!("name=\"variants-random_allies\" value={value} checked")),
                "{card}"
            );
            let summary = summary(words, knights, variants).into_string();
            assert!(summary.contains(before), "{summary}");
        }
    }

    #[test]
    fn turns_are_those_of_the_rules() {
        assert_eq!(turns(Modules::NONE), 4);
        assert_eq!(turns(Modules::from_iter([Module::Arthur])), 5);
        assert_eq!(turns(Modules::from_iter([Module::Morgana])), 5);
        assert_eq!(turns(Modules::ALL), 6);
    }

    /// How long the rules are is counted in the rules themselves; an eighth more or less does not matter.
    #[test]
    fn the_rules_are_as_long_as_they_are_said_to_be() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/en/merlin");
        for module in Module::ALL {
            let name = if module == Module::Favor { "kings_favor" } else { module.id() };
            let text = std::fs::read_to_string(folder.join(format!("{name}.md"))).unwrap();
            let (counted, said) = (text.split_whitespace().count() as u32, words_of_rules(module));
            assert!(counted.abs_diff(said) < said / 8, "{module}: {counted}, said {said}");
        }
    }
}
