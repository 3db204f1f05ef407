//! The rules in pictures: the guide of a game, and those of modules.

use super::written;
use crate::pages::{BOOK, asset, glyph};
use crate::reader::Reader;
use lessons::{Guide, ModuleGuide, Part, Section, Show};
use maud::{Markup, html};
use merlin::Module;
use words::Words;

/// The contents of the page that the guide fills: its sections by name and heading.
pub(super) fn contents(words: Words, guide: &Guide) -> Vec<(String, String)> {
    let lang = words.lang();
    guide.sections.iter().map(|section| (section.id.clone(), section.title.say(lang).to_owned())).collect()
}

/// The guide of a game, its sections counted.
pub(super) fn sections(reader: &Reader, guide: &Guide) -> Markup {
    html! { @for (place, one) in guide.sections.iter().enumerate() { (section(reader, one, place + 1)) } }
}

fn section(reader: &Reader, section: &Section, number: usize) -> Markup {
    let lang = reader.words.lang();
    html! {
        section id=(section.id) aria-labelledby={ (section.id) "-heading" } {
            h2 id={ (section.id) "-heading" } { span.number aria-hidden="true" { (number) } (section.title.say(lang)) }
            @if let Some(text) = &section.text { p { (text.say(lang)) } }
            (parts(reader, section.show, &section.parts))
        }
    }
}

/// The class of parts that stand like this.
const fn class(show: Show) -> &'static str {
    match show {
        Show::Wide => "parts wide-part",
        Show::Steps => "parts steps",
        Show::Rooms => "parts steps upright",
        Show::Pair => "parts pair",
        Show::Notes => "parts notes",
    }
}

fn parts(reader: &Reader, show: Show, parts: &[Part]) -> Markup {
    html! {
        div class=(class(show)) {
            @for (place, one) in parts.iter().enumerate() {
                (part(reader, one, (show == Show::Steps && parts.len() == 4).then_some(place + 1)))
            }
        }
    }
}

/// A picture with its text, and the clauses that say it exactly.
fn part(reader: &Reader, part: &Part, number: Option<usize>) -> Markup {
    let lang = reader.words.lang();
    html! {
        div.part {
            div.picture {
                (picture(reader, &part.picture, part.alt.say(lang)))
                @if let Some(number) = number { span.number aria-hidden="true" { (number) } }
            }
            div.text {
                @if let Some(title) = &part.title { h3 { (title.say(lang)) } }
                (written(part.text.say(lang)))
                (exact(reader.words, &part.clauses))
            }
        }
    }
}

/// The clauses behind a text, folded.
fn exact(words: Words, clauses: &[String]) -> Markup {
    html! {
        details.exact {
            summary { (glyph(BOOK)) (words.say("rules-exact")) }
            div {
                @for rule in clauses.iter().filter_map(|id| words.clause(id)) {
                    div.quoted { a.clause href={ "#" (rule.id) } { (rule.id) } " " (written(rule.opening())) }
                }
            }
        }
    }
}

/// A picture in the reader's language and theme.
fn picture(reader: &Reader, name: &str, alt: &str) -> Markup {
    let theme = reader.theme.map(|theme| format!(".{theme}")).unwrap_or_default();
    let file = format!("guide-{name}.{}{theme}.svg", reader.words.lang());
    html! { img src=(asset(&file)) alt=(alt) loading="lazy" decoding="async"; }
}

/// The guides of modules, each folded; at a table, where they are few and in play, unfolded.
pub(super) fn modules(reader: &Reader, modules: &[Module], open: bool) -> Markup {
    let words = reader.words;
    let guides = modules.iter().filter_map(|&module| Some((module, of(module)?)));
    html! {
        @for (module, guide) in guides {
            details.module id={ "module-" (module) } open[open] {
                summary {
                    img src=(asset(&format!("module-{module}.svg"))) alt="" width="44" height="44";
                    span { b { (words::merlin::module(words, module)) } span.faded { (guide.about.say(words.lang())) } }
                }
                (alone(reader, guide))
            }
        }
    }
}

/// The guide of a module.
pub(super) fn of(module: Module) -> Option<&'static ModuleGuide> {
    ModuleGuide::of(games::GameId::Merlin, module.id())
}

/// The guide of a module without a heading.
pub(super) fn alone(reader: &Reader, guide: &ModuleGuide) -> Markup {
    parts(reader, Show::Steps, &guide.parts)
}
