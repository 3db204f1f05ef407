//! Replays of a game, move by move: the board, the scores, a link to each moment, and after the game its review.

use super::log::{belong_together, sentence};
use super::new_table::bot_described;
use super::{banner, frame, review, stage};
use crate::error::Failure;
use crate::house::House;
use crate::pages::context::PageContext;
use crate::reader::{Link, Reader};
use crate::reviews::NoReview;
use axum::extract::{Path, Query, State};
use games::{AnyEvent, RunningGame};
use maud::{Markup, html};
use serde::Deserialize;
use std::ops::Range;
use std::sync::Arc;
use table::{Actor, Eye, Turn};
use words::Words;

/// Which moment.
#[derive(Deserialize)]
pub(crate) struct At {
    /// The number of moves to show; all by default.
    pub to: Option<usize>,
    /// `yes` asks what a master would do at this moment, after the game.
    pub ask: Option<String>,
}

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Markup, Failure> {
    let live = reader.table(&house, &id).await?;
    let person = reader.person.as_ref().map(|person| person.id);
    let reveals_all = live.reveals_all_to(person);
    let (words, snapshot) = (reader.words, live.snapshot());
    let over = snapshot.running.turn() == Turn::Over;
    let all = snapshot.running.moves_made();
    let to = at.to.unwrap_or(all).min(all);
    let running: Arc<dyn RunningGame> = Arc::from(snapshot.running.until(to));
    let context = PageContext::new(&reader, &live, &snapshot);
    let (eye, names) = (context.eye(), context.names());
    let reviewed = if over { house.review(&live, &snapshot.running, reader.client).await } else { Ok(None) };
    let chances = reviewed.as_ref().ok().and_then(|found| found.as_ref());
    let chances = chances.map(|review| review::percents(&review.chances[to][..running.players()]));
    let decision = if over { review::next_decision(&*snapshot.running, &*running) } else { None };
    let advice = match (decision, person.filter(|_| at.ask.as_deref() == Some("yes"))) {
        (Some((seat, _)), Some(person)) => {
            Some(house.advice(Arc::clone(&running), seat, person, reader.client).await)
        }
        _ => None,
    };
    let step = words.say_with("server-step", &[("step", to.into()), ("steps", all.into())]);
    let body = html! {
        (banner(&reader))
        main.replay id="content" data-ask={ "/t/" (id) "/explain?to=" (to) } {
            header {
                h1 { (words.game(live.game)) " " span.faded { (step) } }
                p.faded { (stage::progress_of(words, &*running)) }
            }
            (steps(words, to, all, goes_on(&*snapshot.running, to, eye)))
            section.now {
                (happened(words, &*running, eye, names))
                (standing(&context, &*running, chances.as_deref()))
                @if let (Some(decision), Some(_)) = (decision, &reader.person) {
                    (review::advice(&context, &*running, decision, advice.as_ref()))
                }
            }
            div.picture { (stage::board(words, &*running, eye, names)) }
            @match &reviewed {
                Ok(Some(found)) => (review::review(&context, found, to)),
                Ok(None) => "",
                Err(NoReview) => p.review { (words.say("review-later")) },
            }
            div.rest {
                (stage::beside_board(words, &*running, eye, names))
                (log(words, &*running, eye, names))
                (share(words, &reader.link(format!("/t/{id}/replay?to={to}"))))
                (links(&context, &*running, to, reveals_all))
            }
        }
    };
    let title = format!("{}, {step}: {}", words.game(live.game), words.say("server-replay"));
    Ok(frame(&reader, &title, "plain", &body))
}

/// Where to go from here: the table, and once everything is revealed what else there is to see and to do.
fn links(context: &PageContext<'_>, running: &dyn RunningGame, to: usize, reveals_all: bool) -> Markup {
    let (words, id) = (context.reader.words, &context.live.stored.id);
    let is_over = context.snapshot.running.turn() == Turn::Over;
    let is_provable = is_over && context.live.proof().is_some_and(|proof| proof.secret.is_some());
    let picture_of = |kind: &str| {
        let file = format!("/t/{id}/picture.{}?to={to}", kind.to_lowercase());
        html! { a.button href=(file) { (words.say_with("server-picture", &[("kind", kind.into())])) } }
    };
    html! {
        nav.links {
            a.button href={ "/t/" (id) } { (words.say("server-to-table")) }
            @if reveals_all {
                @if running.turn() != Turn::Over {
                    a.button.primary href={ "/t/" (id) "/continue?to=" (to) } { (words.say("server-continue")) }
                }
                a.button href={ "/t/" (id) "/record" } { (words.say("server-record")) }
                @if is_provable { a.button href={ "/t/" (id) "/dice" } { (words.say("server-dice")) } }
            }
            (picture_of("SVG")) (picture_of("PNG"))
        }
    }
}

/// The controls to go to other steps: buttons, arrow keys (see replay.js), and a slider.
fn steps(words: Words, to: usize, all: usize, goes_on: usize) -> Markup {
    let step = |at: usize, label: &str, key: &str, sign: &str| {
        // At the ends these links lead nowhere, but they keep the focus.
        html! {
            a.button href={ "?to=" (at) } data-step=(key) aria-keyshortcuts=(key) aria-disabled=[(at == to).then_some("true")]
                aria-label=(words.say(label)) title=(words.say(label)) { (sign) }
        }
    };
    html! {
        nav.steps aria-label=(words.say("server-replay")) {
            (step(0, "server-first", "Home", "«")) (step(to.saturating_sub(1), "server-back", "ArrowLeft", "‹"))
            (step((to + 1).min(all), "server-forward", "ArrowRight", "›")) (step(all, "server-last", "End", "»"))
            button type="button" data-autoplay=(goes_on) aria-pressed="false" aria-keyshortcuts="Space" aria-label=(words.say("server-replay"))
                title=(words.say("server-replay")) { "▶" }
            select data-pace aria-label=(words.say("server-replay")) {
                @for (milliseconds, pace) in [(2400, "½×"), (1200, "1×"), (450, "3×")] {
                    option value=(milliseconds) selected[milliseconds == 1200] { (pace) }
                }
            }
            form method="get" {
                input type="range" name="to" min="0" max=(all) value=(to) aria-label=(words.say("server-go-to-step"));
            }
            p.faded.keys { (words.say("server-step-keys")) }
        }
    }
}

/// What happened in the moves from a number on, as far as the next one.
fn events_of(running: &dyn RunningGame, number: usize, eye: Eye) -> Vec<AnyEvent> {
    let mut events = running.events_since(number, eye);
    events.truncate(events.len() - running.events_since(number + 1, eye).len());
    events
}

/// The next moment at which a replay that plays by itself stops: it skips moves without events, and the setup.
fn goes_on(running: &dyn RunningGame, to: usize, eye: Eye) -> usize {
    let all = running.moves_made();
    let is_decision = |&number: &usize| matches!(running.mover(number), Some(Actor::Seat(_)));
    let begins = (0..all).find(is_decision).unwrap_or_default();
    let mut ends = (to + 1).max(begins)..all;
    ends.find(|&end| !events_of(running, end - 1, eye).is_empty()).unwrap_or(all)
}

/// The events of the latest move, announced by screen readers at every step.
fn happened(words: Words, running: &dyn RunningGame, eye: Eye, names: &[String]) -> Markup {
    let made = running.moves_made();
    // Cards that are revealed one by one are described together, as far as they lie there.
    let earlier = made.saturating_sub(LOGGED)..made;
    let all: Vec<(usize, AnyEvent)> = numbered(running, earlier, eye);
    let lines = all.chunk_by(|(_, one), (_, next)| belong_together(one, next));
    let last: Vec<_> =
        lines.filter(|line| line.last().is_some_and(|(number, _)| number + 1 == made)).collect();
    let nothing = if made == 0 { "server-step-start" } else { "server-step-quiet" };
    html! {
        div.happened role="status" {
            @for line in &last { p { (in_words(words, line, names)) } }
            @if last.is_empty() { p.faded { (words.say(nothing)) } }
        }
    }
}

/// What happened in some moves, each event with the number of its move.
pub(super) fn numbered(running: &dyn RunningGame, moves: Range<usize>, eye: Eye) -> Vec<(usize, AnyEvent)> {
    let of = |number| events_of(running, number, eye).into_iter().map(move |event| (number, event));
    moves.flat_map(of).collect()
}

/// Events that are described together, in words, with their clause.
fn in_words(words: Words, line: &[(usize, AnyEvent)], names: &[String]) -> Markup {
    let events: Vec<AnyEvent> = line.iter().map(|&(_, event)| event).collect();
    let Some(clause) = events.first().map(AnyEvent::clause) else { return Markup::default() };
    html! { (sentence(words, &events, names)) " " a.clause href={ "/rules/" (clause) } { (clause) } }
}

/// Who sits where, who is on turn, and how many points everybody has at this moment; after the end also how
/// likely they were to win.
fn standing(context: &PageContext<'_>, running: &dyn RunningGame, chances: Option<&[u32]>) -> Markup {
    let (words, turn, seats) = (context.reader.words, running.turn(), &context.snapshot.seats);
    html! {
        ul.standing aria-label=(words.say("boards-players")) {
            @for line in &running.scores().lines {
                @let (seat, points) = (line.seat, words.signed(line.total()));
                li aria-current=[turn.includes(Actor::Seat(seat)).then_some("true")] {
                    span.shield aria-hidden="true" { (stage::counted_shield(running, seat)) }
                    span.who { (context.names()[seat.index()])
                        @if let Some(level) = &seats[seat.index()].bot {
                            " " small.faded { (bot_described(words, context.live.game, level, seat)) }
                        }
                        @for (number, (colour, points)) in stage::several_colours(running, seat).into_iter().enumerate() {
                            span.colour.counts[number == 0] { (boards::camelot::shield(colour)) (words::camelot::colour(words, colour))
                                " " (words.total(points)) }
                        }
                    }
                    b data-score=(line.total()) { (points.trim_start_matches('+')) }
                    @if let Some(chances) = chances {
                        span.chance title=(words.say("review-chance")) {
                            span.quiet { (words.say("review-chance")) " " } (words.percent(chances[seat.index()]))
                        }
                    }
                }
            }
        }
    }
}

/// The address of this moment, to be passed on.
fn share(words: Words, address: &Link) -> Markup {
    html! {
        div.share {
            label { span { (words.say("server-step-address")) } input id="address" readonly data-path=[address.path()] value=(address.text()); }
            button type="button" data-copy="address" data-tell="copied" { (words.say("server-copy")) }
            span id="copied" role="status" data-keep data-copied=(words.say("server-copied"))
                data-selected=(words.say("server-selected")) {}
        }
    }
}

/// How many moves before the one that is shown are in the log.
const LOGGED: usize = 60;

/// What happened in the latest moves, newest first; each leads to its moment.
fn log(words: Words, running: &dyn RunningGame, eye: Eye, names: &[String]) -> Markup {
    let to = running.moves_made();
    let all = numbered(running, to.saturating_sub(LOGGED)..to, eye);
    let lines: Vec<_> = all.chunk_by(|(_, one), (_, next)| belong_together(one, next)).collect();
    // The newest move first, and in each what happened first.
    let moves = lines.chunk_by(|one, next| one.last().map(|last| last.0) == next.last().map(|last| last.0));
    html! {
        section.log {
            h2 { (words.say("server-log")) }
            ol.told tabindex="0" aria-label=(words.say("server-log")) {
                @for &line in moves.rev().flatten() {
                    @let after = line.last().map_or(0, |(number, _)| number + 1);
                    li aria-current=[(after == to).then_some("step")] {
                        a.at href={ "?to=" (after) } data-step { (after) }
                        span { (in_words(words, line, names)) }
                    }
                }
            }
        }
    }
}
