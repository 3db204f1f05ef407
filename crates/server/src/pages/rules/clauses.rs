//! The clauses of a page, folded by section, and the search for some of them. Without a script the search
//! asks the house.

use super::{Chapter, written};
use maud::{Markup, html};
use words::{Rule, Words};

/// Sections for authors of components and programs, not for players. They have addresses of their own.
const NOT_FOR_PLAYERS: [&str; 9] =
    ["ART-18", "CAM-21", "CAM-23", "ARU-9", "CRL-6", "GLD-5", "KRT-16", "MKT-7", "MOR-10"];

/// Whether a clause belongs on the page of a game.
pub(super) fn is_for_players(rule: &Rule) -> bool {
    !NOT_FOR_PLAYERS.contains(&section_of(rule))
}

/// The section of a clause, such as `ART-9`.
pub(super) fn section_of(rule: &Rule) -> &str {
    rule.id.split('.').next().unwrap_or_default()
}

/// What is searched for: words that all have to be there, capital or not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Search(Vec<String>);

impl Search {
    /// The words of a field; longer fields than anybody types are cut.
    pub(super) fn of(field: Option<&String>) -> Self {
        let text: String = field.map(|text| text.chars().take(80).collect()).unwrap_or_default();
        Self(text.to_lowercase().split_whitespace().map(str::to_owned).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a clause has all of them.
    pub(super) fn finds(&self, rule: &Rule) -> bool {
        let text = format!("{} {}", rule.id, rule.text).to_lowercase();
        self.0.iter().all(|word| text.contains(word.as_str()))
    }

    fn text(&self) -> String {
        self.0.join(" ")
    }
}

/// The field; `address` is the page it searches, `modules` those the page is about, if it names some.
pub(super) fn field(
    words: Words,
    address: &str,
    modules: Option<&String>,
    search: &Search,
    found: usize,
) -> Markup {
    html! {
        form.finding role="search" method="get" action={ (address) "#clauses" } {
            @if let Some(modules) = modules { input type="hidden" name="modules" value=(modules); }
            label for="find" { (words.say("rules-search")) }
            input id="find" type="search" name="find" value=(search.text()) maxlength="80" autocomplete="off" data-find="clauses"
                aria-describedby="found" aria-keyshortcuts="/";
            button type="submit" { (words.say("rules-find")) }
            output id="found" for="find" data-found=(words.say("rules-found")) data-not-found=(words.say("rules-none")) {
                @if !search.is_empty() {
                    @if found == 0 { (words.say("rules-none")) } @else { (words.say("rules-found")) " " (found) }
                }
            }
        }
    }
}

/// The clauses by chapter and section. What is searched for is unfolded, and nothing else is shown.
pub(super) fn folded(rules: &[&Rule], chapters: &[Chapter], search: &Search) -> Markup {
    let open = !search.is_empty();
    html! {
        @for chapter in chapters {
            @if chapters.len() > 1 { h3.chapter id=(chapter.letters) { (chapter.heading) } }
            @for (id, heading) in &chapter.sections {
                // Examples have no section of their own to be linked to.
                details.fold id=[Some(id).filter(|id| !id.contains("-X"))] open[open] {
                    summary { (heading) }
                    @for rule in rules.iter().filter(|rule| rule.section == *heading && rule.chapter == chapter.heading) { (clause(rule)) }
                }
            }
        }
    }
}

/// A clause with its number.
pub(super) fn clause(rule: &Rule) -> Markup {
    html! {
        div.rule id=(rule.id) {
            a.clause href={ "/rules/" (rule.id) } { (rule.id) }
            (written(&rule.text))
        }
    }
}
