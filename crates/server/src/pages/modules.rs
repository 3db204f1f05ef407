//! The modules of Merlin on the page of a new table: sets to begin with, a card for each module, and what they make of the
//! table. Minutes and complexity are estimates; everything else follows from the layout.

use super::asset;
use crate::modules::{Choice, SURPRISE, field};
use maud::{Markup, html};
use merlin::{Components, Layout, Module, Modules};
use words::Words;

/// How long the base game takes, in minutes, as its box says.
const BASE_MINUTES: u16 = 90;

/// How many minutes a module adds and how much there is to learn, from 1 to 3: estimates.
const fn estimate(module: Module) -> (u16, usize) {
    match module {
        Module::Favor | Module::Gold | Module::Treasures | Module::Decree => (5, 1),
        Module::Knights | Module::Market | Module::Caerleon => (10, 2),
        Module::Arthur => (20, 3),
        Module::Morgana => (25, 3),
    }
}

/// Sets to begin with: their ids and modules. Only those that can be played are offered.
fn presets() -> Vec<(&'static str, Modules)> {
    let built: Modules = Module::BUILT.iter().copied().collect();
    let all = [
        ("first", Modules::NONE),
        ("queenies", Modules::from_iter([Module::Treasures, Module::Decree])),
        ("trade", Modules::from_iter([Module::Gold, Module::Market])),
        ("arthur", Modules::from_iter([Module::Arthur])),
        ("round-table", Modules::from_iter([Module::Arthur, Module::Knights])),
        ("all", built),
    ];
    all.into_iter().filter(|(_, modules)| modules.iter().all(Module::is_built)).collect()
}

/// Everything that is chosen here. The script asks for it anew after each change.
pub(super) fn section(words: Words, choice: Choice) -> Markup {
    let modules = choice.known();
    let preset = presets().into_iter().find(|&(_, set)| choice == Choice::Own(set)).map(|(id, _)| id);
    html! {
        div.modules id="modules" {
            fieldset { legend { (words.say("modules-presets")) }
                div.presets {
                    @for (id, set) in presets() { (preset_card(words, id, &set.to_string(), &about(words, id, set), preset == Some(id))) }
                    (preset_card(words, "surprise", SURPRISE, &words.say("modules-preset-surprise-about"), choice == Choice::Surprise))
                }
                @if preset.is_none() && choice != Choice::Surprise {
                    p.faded { (words.say_with("modules-own", &[("chosen", modules.iter().count().into()), ("count", Module::BUILT.len().into())])) }
                }
                @if choice == Choice::Surprise { input type="hidden" name="modules" value=(SURPRISE); }
            }
            fieldset { legend { (words.say("merlin-setting-modules")) }
                p.faded { (words.say("modules-hint")) }
                div.cards {
                    @for module in Module::ALL.into_iter().filter(|module| module.is_built()) { (card(words, choice, module)) }
                }
            }
        }
    }
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
fn card(words: Words, choice: Choice, module: Module) -> Markup {
    let modules = choice.known();
    let in_play = modules.contains(module);
    let needed_by = || modules.iter().filter(|other| other.needs() == Some(module));
    let locked = needed_by().next().is_some();
    let name = words::merlin::module(words, module);
    let (minutes, dots) = estimate(module);
    let alone = Layout::of(4, Modules::from_iter([module]).complete(), Components::printed());
    let turns = alone.dice.len() - base().dice.len();
    html! {
        div.module.chosen[in_play] {
            label {
                span.name { img src=(asset(&format!("module-{module}.svg"))) alt="" width="50" height="50"; b { (name) }
                    input type="checkbox" name=(field(module)) value="yes" checked[in_play] disabled[locked]; }
                span.about { (words::merlin::module_about(words, module)) }
            }
            // A box that cannot be changed is not sent; what was chosen before stays chosen.
            @if locked && choice.names(module) { input type="hidden" name=(field(module)) value="yes"; }
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

/// The table of the base game.
fn base() -> merlin::Laid {
    Layout::of(4, Modules::NONE, Components::printed())
}

/// What the choice makes of the table.
pub(super) fn summary(words: Words, choice: Choice) -> Markup {
    let modules = choice.known();
    let layout = Layout::of(4, modules, Components::printed());
    let lays = |module: &Module| {
        Layout::of(4, Modules::from_iter([*module]), Components::printed()).rondel != base().rondel
    };
    let (turns, usual) = (layout.dice.len(), base().dice.len());
    let minutes = BASE_MINUTES + modules.iter().map(|module| estimate(module).0).sum::<u16>();
    let other_rondel: Vec<Module> = modules.iter().filter(lays).collect();
    html! {
        section.this-table id="this-table" aria-live="polite" {
            h2 { (words.say("modules-this-table")) }
            @if choice == Choice::Surprise { p { (words.say("modules-drawn")) } }
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
                    dt { (words.say("modules-time")) }
                    dd { (words.say_with("modules-time-about", &[("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())])) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cards of modules that are still to come must work as well: what is needed is locked, and says for whom.
    #[test]
    fn what_another_module_needs_is_locked_and_says_so() {
        let words = Words::new("en").unwrap();
        let market = Choice::Own(Modules::from_iter([Module::Market]));
        let gold = card(words, market, Module::Gold).into_string();
        assert!(gold.contains("checked disabled"), "{gold}");
        assert!(gold.contains("needed by The Market"), "{gold}");
        assert!(!gold.contains("type=\"hidden\""), "gold was not chosen itself: {gold}");
        let both = Choice::Own(Modules::from_iter([Module::Gold, Module::Market]));
        let gold = card(words, both, Module::Gold).into_string();
        assert!(gold.contains("type=\"hidden\" name=\"modules-gold\""), "{gold}");
        let market = card(words, both, Module::Market).into_string();
        assert!(market.contains("comes with Gold coins and mistletoe"), "{market}");
        assert!(!market.contains("disabled"), "{market}");
    }

    #[test]
    fn every_module_has_a_card_in_every_language() {
        for lang in Words::languages() {
            let words = Words::new(lang).unwrap();
            for module in Module::ALL {
                let card = card(words, Choice::Own(Modules::NONE), module).into_string();
                assert!(!card.contains("modules-") || !card.contains("{"), "{card}");
                assert!(card.contains(&format!("href=\"/rules/{}\"", module.rules())), "{card}");
            }
        }
    }

    #[test]
    fn presets_are_built_and_the_chosen_one_is_marked() {
        let words = Words::new("en").unwrap();
        for (id, modules) in presets() {
            assert!(modules.iter().all(Module::is_built) && modules == modules.complete(), "{id}");
            let page = section(words, Choice::Own(modules)).into_string();
            assert_eq!(page.matches("aria-current").count(), 1, "{id}");
        }
        let own = Choice::Own(Modules::from_iter([Module::Treasures]));
        let page = section(words, own).into_string();
        assert!(!page.contains("aria-current") && page.contains("Your own choice: 1 of"), "{page}");
        assert!(section(words, Choice::Surprise).into_string().contains("name=\"modules\" value=\"random\""));
    }
}
