//! Explanations: what a thing on the board is and why it cannot be chosen, as a fragment of a page. And the
//! legend, which explains all signs in play.

use super::context::PageContext;
use super::{banner, frame, stage};
use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use games::RunningGame;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Actor, Clause, Eye};
use words::{Explanation, Words};

/// The query.
#[derive(Deserialize)]
pub(crate) struct Question {
    /// The label of the thing on the board.
    what: String,
    /// The earlier taps, one per line.
    #[serde(default)]
    taps: String,
    /// The number of moves after which to explain it; now by default.
    to: Option<usize>,
}

/// The maximum number of events listed under a score, the newest ones.
const EARNED: usize = 40;

/// The answer.
pub(crate) async fn explain(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(question): Query<Question>,
) -> Result<impl IntoResponse, Failure> {
    let live = reader.table(&house, &id).await?;
    let (words, snapshot) = (reader.words, live.snapshot());
    if !snapshot.begun {
        return Err(Failure::not_found(words));
    }
    let taps: Vec<String> = question.taps.lines().map(str::to_owned).collect();
    let context = PageContext { taps: &taps, ..PageContext::new(&reader, &live, &snapshot) };
    let past = question.to.map(|moves| snapshot.running.until(moves));
    let running: &dyn RunningGame = past.as_deref().unwrap_or(&*snapshot.running);
    let (view, names, what) = (running.view(context.eye()), context.names(), question.what.as_str());
    let explained =
        words.explain(what, &view, context.seat(), names).ok_or_else(|| Failure::not_found(words))?;
    let why = if past.is_none() { why_not(&context, what) } else { None };
    let picture = stage::portrait(words, &view, context.seat(), what);
    let legend = format!("/t/{id}/legend");
    let answer = html! {
        (card(words, &explained, picture.as_ref(), Some(&legend), &earned(words, running, context.eye(), names, what)))
        @if let Some((text, clause)) = why { (bubble(words, &explained, &text, clause)) }
    };
    // What holds now may not hold after the next move; the page remembers until then.
    Ok(([(CACHE_CONTROL, "private, no-store")], answer))
}

/// Why a tap on a thing does nothing: the text of the refusal, if the rules refuse the move it means. `None`
/// if the tap does something, or if the reader does not play.
fn why_not(context: &PageContext<'_>, what: &str) -> Option<(String, Clause)> {
    let (words, running, seat) = (context.reader.words, &context.snapshot.running, context.seat()?);
    let view = running.view(context.eye());
    let clause = words.explain(what, &view, Some(seat), context.names())?.clause;
    if !running.turn().includes(Actor::Seat(seat)) {
        return Some((words.say("legend-not-your-turn"), clause));
    }
    if let Some(reason) = stage::no_way_to(context, seat, what) {
        return Some(reason);
    }
    let meant = stage::meant(context, what);
    let refusals: Vec<_> = meant.iter().map(|&choice| running.fork().play(seat, choice)).collect();
    if refusals.iter().any(Result::is_ok) {
        return None;
    }
    match refusals.into_iter().find_map(Result::err) {
        Some(refusal) => Some((words.refusal(&refusal, context.names()), refusal.clause())),
        None => {
            let due = words.sheet(&view, context.names()).due;
            Some((words.say_with("legend-not-now", &[("due", due.into())]), clause))
        }
    }
}

/// The events that brought the points of a score.
fn earned(words: Words, running: &dyn RunningGame, eye: Eye, names: &[String], what: &str) -> Markup {
    if !what.starts_with("score ") {
        return html! {};
    }
    let events = running.events_since(0, eye);
    let brought = words.earned(what, &events);
    html! {
        @if !brought.is_empty() {
            details {
                summary { (words.say_with("legend-earned", &[("count", brought.len().into())])) }
                ul { @for event in brought.iter().rev().take(EARNED) { li { (words.event(event, names)) } } }
            }
        }
    }
}

/// A thing, explained: its picture, what it is, what holds now, its rule.
fn card(
    words: Words,
    explained: &Explanation,
    picture: Option<&Markup>,
    legend: Option<&str>,
    more: &Markup,
) -> Markup {
    html! {
        article.explanation {
            (closing(words))
            @if let Some(picture) = picture { span.portrait aria-hidden="true" { (picture) } }
            h2 { (explained.name) }
            p { (explained.about) }
            @if !explained.facts.is_empty() {
                dl { @for fact in &explained.facts { dt { (fact.label) } dd { (fact.text) } } }
            }
            (more)
            p.ways {
                (rule(words, explained.clause))
                @if let Some(legend) = legend { a href=(legend) data-legend { (words.say("legend-all")) } }
            }
        }
    }
}

fn closing(words: Words) -> Markup {
    let label = words.say("legend-close");
    html! { button.close type="button" data-close title=(label) aria-label=(label) { "✕" } }
}

fn rule(words: Words, clause: Clause) -> Markup {
    let label = words.say_with("legend-rule", &[("clause", clause.0.into())]);
    html! { a href={ "/rules/" (clause) } target="_blank" rel="noopener" { (label) } }
}

/// The reason why a thing cannot be chosen.
fn bubble(words: Words, explained: &Explanation, text: &str, clause: Clause) -> Markup {
    html! {
        article.why-not {
            (closing(words))
            h2 { (words.say_with("legend-why-not", &[("name", explained.name.as_str().into())])) }
            p { (text) }
            p.ways {
                button type="button" data-what { (words.say("legend-what")) }
                (rule(words, clause))
            }
        }
    }
}

/// Every sign in play.
pub(crate) async fn legend(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    let live = reader.table(&house, &id).await?;
    let (words, snapshot) = (reader.words, live.snapshot());
    if !snapshot.begun {
        return Err(Failure::not_found(words));
    }
    let at = reader.at(format!("/t/{id}/legend"));
    let context = PageContext::new(&at, &live, &snapshot);
    let view = snapshot.running.view(context.eye());
    let title = words.say_with("legend-title", &[("game", words.game(live.game).into())]);
    let body = html! {
        (banner(&at))
        main.legend id="content" {
            div.head {
                h1 { (title) }
                (closing(words))
                p.faded { (words.say("legend-about")) }
                label.find { span.quiet { (words.say("legend-find")) } input type="search" data-find-sign placeholder=(words.say("legend-find")); }
                p { a.button href={ "/t/" (id) } { (words.say("server-to-table")) } }
            }
            (stage::portrait_shapes(&view))
            div.signs {
                @for (heading, subjects) in stage::legend(words, &view, context.seat()) {
                    section.signs-of {
                        h2 { (heading) }
                        ul { (signs(words, &context, &subjects)) }
                    }
                }
            }
        }
    };
    Ok(frame(&at, &title, "plain legend-page", &body))
}

/// Signs with one sentence and a clause each. What several of them share is said of the first; the others say
/// what holds of them now, if anything does.
fn signs(words: Words, context: &PageContext<'_>, subjects: &[String]) -> Markup {
    let view = context.snapshot.running.view(context.eye());
    let explained = |what: &str| words.explain(what, &view, context.seat(), context.names());
    let all: Vec<_> = subjects.iter().filter_map(|what| Some((what, explained(what)?))).collect();
    let shares = |about: &str| all.iter().filter(|(_, own)| own.about == about).count() > 1;
    let first = |place: usize| all[..place].iter().all(|(_, before)| before.about != all[place].1.about);
    html! {
        @for (place, (what, own)) in all.iter().enumerate() {
            li {
                span.portrait aria-hidden="true" {
                    @if let Some(picture) = stage::portrait(words, &view, context.seat(), what) { (picture) }
                }
                span.told {
                    b { (own.name) } " "
                    @if first(place) { span { (own.about) } " " }
                    @if let Some(fact) = own.facts.first().filter(|_| shares(&own.about)) { span { (fact.text) } " " }
                    a.clause href={ "/rules/" (own.clause) } target="_blank" rel="noopener" { (own.clause) }
                }
            }
        }
    }
}
