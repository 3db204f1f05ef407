//! The log beside a table: what happened, newest first.

use super::table::Look;
use games::AnyEvent;
use maud::{Markup, html};
use words::Words;

/// So many of the newest events are told.
const TOLD: usize = 60;

/// What happened, newest first, each with its clause.
pub(super) fn log(look: &Look<'_>) -> Markup {
    let (words, names) = (look.reader.words, look.names());
    let (first, events) = look.moment.face.newest_events(TOLD, look.eye());
    let lines = || {
        html! {
            @for (place, event) in events.iter().enumerate().rev() {
                (look.part("line", (first + place, event), || line(words, first + place, event, names)))
            }
        }
    };
    html! {
        section.log {
            h2 { (words.say("server-log")) }
            // One stop for the keyboard; arrows lead through the clauses (see keys.js).
            ol reversed tabindex="0" aria-label=(words.say("server-log")) { (look.part("lines", (first, &events), lines)) }
        }
    }
}

/// An event as a line of the log, with its clause. By its number a page knows it again.
fn line(words: Words, number: usize, event: &AnyEvent, names: &[String]) -> Markup {
    let clause = event.clause();
    html! {
        li id={ "log-" (number) } { (words.event(event, names)) " " a.clause href={ "/rules/" (clause) } target="_blank" rel="noopener" tabindex="-1" { (clause) } }
    }
}
