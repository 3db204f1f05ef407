//! Any moment of a game again: step by step, to be shared.

use super::{banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::pages::table::Look;
use crate::play::table_and_person;
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use games::Face;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Eye, Turn};
use words::Words;

/// Which moment.
#[derive(Deserialize)]
pub(crate) struct At {
    /// After so many moves; otherwise the newest.
    pub to: Option<usize>,
}

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Markup, Failure> {
    let (live, person) = table_and_person(&house, &reader, &id).await?;
    let told = live.may_be_told(person.map(|person| person.id));
    let (words, moment) = (reader.words, live.moment());
    let over = moment.face.turn() == Turn::Over;
    let provable = over && live.proof().is_some_and(|proof| proof.secret.is_some());
    let all = moment.face.moves_made();
    let to = at.to.unwrap_or(all).min(all);
    let face = moment.face.until(to);
    let look = Look::new(&reader, &live, &moment);
    let (eye, names) = (look.eye(), look.names());
    let picture = super::stage::board(words, &*face, eye, names);
    let step = |to: usize, label: &str, sign: &str| {
        html! { a.button href={ "?to=" (to) } aria-label=(words.say(label)) title=(words.say(label)) { (sign) } }
    };
    let picture_of = |kind: &str| {
        let file = format!("/t/{id}/picture.{}?to={to}", kind.to_lowercase());
        html! { a.button href=(file) { (words.say_with("server-picture", &[("kind", kind.into())])) } }
    };
    let body = html! {
        (banner(&reader))
        main.replay id="content" {
            header {
                h1 { (words.game(live.game)) " " span.faded { (words.say_with("server-step", &[("step", to.into()), ("steps", all.into())])) } }
                nav.steps aria-label=(words.say("server-replay")) {
                    (step(0, "server-first", "«")) (step(to.saturating_sub(1), "server-back", "‹"))
                    (step((to + 1).min(all), "server-forward", "›")) (step(all, "server-last", "»"))
                }
            }
            div.picture { (picture) }
            div.rest {
                (log(words, &*face, eye, names))
                nav.links {
                    a.button href={ "/t/" (id) } { (words.say("server-to-table")) }
                    @if told {
                        @if face.turn() != Turn::Over {
                            a.button.primary href={ "/t/" (id) "/continue?to=" (to) } { (words.say("server-continue")) }
                        }
                        a.button href={ "/t/" (id) "/record" } { (words.say("server-record")) }
                        @if provable { a.button href={ "/t/" (id) "/dice" } { (words.say("server-dice")) } }
                    }
                    (picture_of("SVG")) (picture_of("PNG"))
                }
            }
        }
    };
    Ok(frame(&reader, &words.say("server-replay"), "plain", &body))
}

/// How many moves before the one that is shown are told.
const TOLD: usize = 60;

/// What happened in the latest moves, newest first; each leads to its moment.
fn log(words: Words, face: &dyn Face, eye: Eye, names: &[String]) -> Markup {
    let to = face.moves_made();
    let happened = |number: usize| {
        let mut events = face.events_since(number, eye);
        events.truncate(events.len() - face.events_since(number + 1, eye).len());
        events
    };
    html! {
        section.log {
            h2 { (words.say("server-log")) }
            ol.told {
                @for number in (to.saturating_sub(TOLD)..to).rev() {
                    @for event in happened(number) {
                        li aria-current=[(number + 1 == to).then_some("step")] {
                            a.at href={ "?to=" (number + 1) } { (number + 1) }
                            span { (words.event(&event, names)) " " a.clause href={ "/rules/" (event.clause()) } { (event.clause()) } }
                        }
                    }
                }
            }
        }
    }
}
