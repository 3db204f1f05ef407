//! Any moment of a game again: step by step, to be shared.

use super::{banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::pages::table::Look;
use crate::play::table_and_person;
use crate::reader::Reader;
use axum::extract::{Path, Query, State};
use maud::{Markup, html};
use serde::Deserialize;
use table::Turn;

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
    let picture = super::stage::board(words, &*face, eye, &names);
    let events = face.events_since(to.saturating_sub(1), eye);
    let step = |to: usize, label: &str, sign: &str| {
        html! { a.button href={ "?to=" (to) } aria-label=(words.say(label)) { (sign) } }
    };
    let body = html! {
        (banner(&reader))
        main.replay id="content" {
            h1 { (words.game(live.game)) " " span.faded { (words.say_with("server-step", &[("step", to.into()), ("steps", all.into())])) } }
            nav.steps {
                (step(0, "server-first", "«")) (step(to.saturating_sub(1), "server-back", "‹"))
                (step((to + 1).min(all), "server-forward", "›")) (step(all, "server-last", "»"))
                a.button href={ "/t/" (id) } { (words.say("server-to-table")) }
                a.button href={ "/t/" (id) "/picture.svg?to=" (to) } { (words.say_with("server-picture", &[("kind", "SVG".into())])) }
                a.button href={ "/t/" (id) "/picture.png?to=" (to) } { (words.say_with("server-picture", &[("kind", "PNG".into())])) }
            }
            @if told {
                nav.steps {
                    @if face.turn() != Turn::Over {
                        a.button.primary href={ "/t/" (id) "/continue?to=" (to) } { (words.say("server-continue")) }
                    }
                    a.button href={ "/t/" (id) "/record" } { (words.say("server-record")) }
                    @if provable { a.button href={ "/t/" (id) "/dice" } { (words.say("server-dice")) } }
                }
            }
            ol.told { @for event in &events { li { (words.event(event, &names)) " " a.clause href={ "/rules/" (event.clause()) } { (event.clause()) } } } }
            div.picture { (picture) }
        }
    };
    Ok(frame(&reader, &words.say("server-replay"), "plain", &body))
}
