//! The rules: a clause, a section, or all of them.

use super::{banner, frame};
use crate::error::Failure;
use crate::reader::Reader;
use axum::extract::Path;
use maud::{Markup, html};

/// The page.
pub(crate) async fn page(reader: Reader, Path(clause): Path<String>) -> Result<Markup, Failure> {
    let words = reader.words;
    let found = match words.clause(&clause) {
        Some(rule) => vec![rule],
        None => words.clauses_of(&clause),
    };
    if found.is_empty() {
        return Err(Failure::not_found(words));
    }
    let mut section = String::new();
    let body = html! {
        (banner(&reader))
        main.column id="content" {
            @for rule in &found {
                @if rule.section != section {
                    h2 { (rule.section) }
                    ({ section.clone_from(&rule.section); "" })
                }
                p.rule id=(rule.id) {
                    a.clause href={ "/rules/" (rule.id) } { (rule.id) } " " (rule.text)
                }
            }
            @if found.len() == 1 { p { a href="/rules/ART" { (words.say("server-all-rules")) } } }
        }
    };
    Ok(frame(&reader, &clause, "plain", &body))
}
