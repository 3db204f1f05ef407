//! The table: the board, the hand, the choices, the players, the log and the talk, as one eye sees them.

use super::me::address;
use super::{frame, language_switch, stage, theme_switch};
use crate::error::Failure;
use crate::house::House;
use crate::live::{Live, Moment, now};
use crate::play::table_and_person;
use crate::reader::Reader;
use crate::store::StoredSeat;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use games::AnyMove;
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;
use std::sync::Arc;
use table::{Actor, Eye, Seat, Turn};

/// A table as a reader looks at it.
pub(crate) struct Look<'a> {
    /// Who looks.
    pub reader: &'a Reader,
    /// The table.
    pub live: &'a Arc<Live>,
    /// What is the case.
    pub moment: &'a Moment,
    /// What the reader has tapped so far.
    pub taps: &'a [String],
    /// Whether the page should show this for a while before the next.
    pub hold: bool,
}

impl Look<'_> {
    /// The seat the reader looks from: of several of their own the one on turn.
    pub(crate) fn seat(&self) -> Option<Seat> {
        let own = |seat: &Seat| {
            let person = self.reader.person.as_ref().map(|person| person.id);
            person.is_some() && self.moment.seats[seat.index()].person == person
        };
        let seats: Vec<Seat> = Seat::all(self.moment.seats.len()).filter(own).collect();
        let turn = self.moment.face.turn();
        seats
            .iter()
            .copied()
            .find(|&seat| turn.includes(Actor::Seat(seat)))
            .or_else(|| seats.first().copied())
    }

    /// What the reader may know.
    pub(crate) fn eye(&self) -> Eye {
        self.seat().map_or(Eye::Spectator, Eye::Seat)
    }

    /// The names of the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.moment.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    fn my_turn(&self) -> bool {
        self.seat().is_some_and(|seat| self.moment.face.turn().includes(Actor::Seat(seat)))
    }
}

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Markup, Failure> {
    let (live, _) = table_and_person(&house, &reader, &id).await?;
    let moment = live.moment();
    let title = reader.words.game(live.game);
    if !moment.begun {
        let invitation = format!("{}/t/{id}", address(&house, &headers));
        let body = lobby(&reader, &live, &moment, &invitation);
        return Ok(frame(&reader, &title, "plain", &body));
    }
    let look = Look { reader: &reader, live: &live, moment: &moment, taps: &[], hold: false };
    let body = html! {
        div.table-page data-table=(id) data-my-turn=(reader.words.say("server-your-turn")) { (content(&look)) }
    };
    Ok(frame(&reader, &title, "table", &body))
}

/// What the reader has tapped so far: a list of taps, each in a line of its own.
#[derive(serde::Deserialize)]
pub(crate) struct Taps {
    #[serde(default)]
    taps: String,
}

/// The inner part of the page after some taps.
pub(crate) async fn fragment(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
    Query(query): Query<Taps>,
) -> Result<Markup, Failure> {
    let (live, _) = table_and_person(&house, &reader, &id).await?;
    let moment = live.moment();
    let reader = reader.at(format!("/t/{id}"));
    let taps: Vec<String> = query.taps.lines().take(16).map(str::to_owned).collect();
    Ok(content(&Look { reader: &reader, live: &live, moment: &moment, taps: &taps, hold: false }))
}

/// Everything that changes on the page of a table.
pub(crate) fn content(look: &Look<'_>) -> Markup {
    let (words, moment) = (look.reader.words, look.moment);
    html! {
        div.content id="table" data-version=(moment.version) data-seen=(moment.face.moves_made())
            data-turn=[look.my_turn().then_some("mine")] data-hold=[look.hold.then_some("600")] {
            (head(look))
            (stage::stage(look))
            p.announce role="status" aria-live="polite" { (announcement(look)) }
            @if moment.face.turn() == Turn::Over { (ending(look)) }
            section.talk aria-label=(words.say("server-talk")) { (talk(look)) }
            p.faded.commitment {
                (words.say("server-dice-commitment")) ": " code { (table::Dice::commitment(&look.live.stored.secret)) }
            }
        }
    }
}

fn head(look: &Look<'_>) -> Markup {
    let (reader, live) = (look.reader, look.live);
    let words = reader.words;
    html! {
        header.bar {
            a.icon href="/" aria-label=(words.say("server-home")) { "‹" }
            span.where { b { (words.game(live.game)) } " " span.faded { (super::start::options(reader, &live.stored)) } }
            span.progress { (stage::progress(look)) }
            nav {
                a href={ "/t/" (live.stored.id) "/replay" } { (words.say("server-replay")) }
                a href={ "/rules/" (live.game.rules()) } target="_blank" rel="noopener" { (words.say("server-rules")) }
                (theme_switch(reader))
                (language_switch(reader))
            }
        }
    }
}

/// Back, and the decision that has been put together, with what it brings at once.
pub(super) fn confirm(look: &Look<'_>, choice: Option<AnyMove>) -> Markup {
    let (words, moment, seat) = (look.reader.words, look.moment, look.seat());
    let may_undo = seat.is_some_and(|seat| moment.face.undo_to(seat).is_ok());
    html! {
        div.confirm {
            button type="button" data-undo disabled[!may_undo && look.taps.is_empty()] {
                (words.say(if look.taps.is_empty() { "server-undo" } else { "server-cancel" }))
            }
            @if let Some(choice) = choice {
                @let points = seat.and_then(|seat| words.brings(&choice, &moment.face.view(look.eye()), seat));
                button.primary type="button" data-play=(choice) {
                    (words.say("server-confirm"))
                    @if let Some(points) = points { " " b { (words.signed(points)) } }
                }
            }
        }
        p.problem role="alert" id="problem" data-keep {}
    }
}

/// How long everybody has thought; the page counts on by itself.
pub(super) fn clocks(look: &Look<'_>) -> Markup {
    let moment = look.moment;
    let Some(limit) = look.live.stored.clock else { return html! {} };
    let turn = moment.face.turn();
    html! {
        ul.clocks aria-label=(look.reader.words.say("server-clock")) {
            @for seat in Seat::all(moment.seats.len()) {
                @let runs = turn.includes(Actor::Seat(seat));
                @let running = if runs { now() - moment.since } else { 0 };
                @let left = (i64::from(limit) * 1000 - moment.spent[seat.index()] - running).max(0);
                li data-left=(left) data-runs=[runs.then_some("yes")] {
                    (moment.seats[seat.index()].name) ": "
                    time { (format!("{}:{:02}", left / 60_000, left / 1000 % 60)) }
                }
            }
        }
    }
}

/// What happened, newest first, each with its clause.
pub(super) fn log(look: &Look<'_>) -> Markup {
    let (words, names) = (look.reader.words, look.names());
    let events = look.moment.face.events_since(0, look.eye());
    html! {
        section.log {
            h2 { (words.say("server-log")) }
            ol reversed {
                @for event in events.iter().rev().take(60) {
                    @let clause = event.clause();
                    li { (words.event(event, &names)) " " a.clause href={ "/rules/" (clause) } target="_blank" rel="noopener" { (clause) } }
                }
            }
        }
    }
}

/// The last thing that happened and whose turn it is, for whoever listens instead of looking.
fn announcement(look: &Look<'_>) -> String {
    let (words, names) = (look.reader.words, look.names());
    let events = look.moment.face.events_since(0, look.eye());
    let last = events.last().map(|event| words.event(event, &names)).unwrap_or_default();
    if look.my_turn() { format!("{last} {}", words.say("server-your-turn")) } else { last }
}

/// Who has won, and where the points came from.
fn ending(look: &Look<'_>) -> Markup {
    let (words, live, names) = (look.reader.words, look.live, look.names());
    let scores = look.moment.face.scores();
    let winners: Vec<String> = scores.winners.iter().map(|seat| names[seat.index()].clone()).collect();
    let categories: Vec<&str> =
        scores.lines.first().map(|line| line.parts.iter().map(|part| part.0).collect()).unwrap_or_default();
    html! {
        section.ending aria-labelledby="ending" {
            h2 id="ending" { (words.say_with("server-won", &[("names", words.list(winners.iter().cloned()).into()), ("count", winners.len().into())])) }
            table {
                thead { tr { th {} @for category in &categories { th { (words.category(live.game, category)) } } th { (words.say("server-total")) } } }
                tbody {
                    @for line in &scores.lines {
                        tr { th { (names[line.seat.index()]) }
                            @for (_, points) in &line.parts { td { (words.signed(*points)) } }
                            td { b { (words.signed(line.total())) } } }
                    }
                }
            }
            p {
                a.button href={ "/t/" (live.stored.id) "/replay" } { (words.say("server-replay")) } " "
                a.button href={ "/t/" (live.stored.id) "/record" } { (words.say("server-record")) } " "
                a.button.primary href={ "/new/" (live.game) } { (words.say("server-again")) }
            }
            details { summary { (words.say("server-dice")) } (dice(look)) }
        }
    }
}

/// The proof of the dice, once the game is over.
fn dice(look: &Look<'_>) -> Markup {
    let (words, stored) = (look.reader.words, &look.live.stored);
    html! {
        p { (words.say("server-dice-hint")) }
        dl {
            dt { (words.say("server-dice-commitment")) } dd { code { (table::Dice::commitment(&stored.secret)) } }
            dt { (words.say("server-dice-secret")) } dd { code { (table::hexadecimal(&stored.secret)) } }
            @for seat in &look.moment.seats { dt { (seat.name) } dd { code { (seat.word) } } }
        }
    }
}

fn talk(look: &Look<'_>) -> Markup {
    let words = look.reader.words;
    html! {
        h2 { (words.say("server-talk")) }
        ol {
            @for said in look.moment.said.iter().rev().take(50) { li { b { (said.name) } " " (said.text) } }
        }
        @if look.seat().is_some() {
            form data-say {
                label { span.quiet { (words.say("server-say")) }
                    input id="say" name="text" maxlength="500" autocomplete="off" data-keep placeholder=(words.say("server-say")); }
                button { (words.say("server-send")) }
            }
        }
    }
}

/// A table that waits for players.
fn lobby(reader: &Reader, live: &Arc<Live>, moment: &Moment, invitation: &str) -> Markup {
    let words = reader.words;
    let mine = reader.person.as_ref().is_some_and(|person| live.seat_of(person.id).is_some());
    let qr =
        QrCode::new(invitation).map(|code| code.render::<svg::Color<'_>>().min_dimensions(180, 180).build());
    html! {
        (super::banner(reader))
        main.column id="content" data-lobby=(live.stored.id) {
            h1 { (words.game(live.game)) " " span.faded { (super::start::options(reader, &live.stored)) } }
            p { (words.say("server-waiting")) }
            ul.seats {
                @for (number, seat) in moment.seats.iter().enumerate() {
                    li { (super::start::shield(number, seat)) (seat_row(reader, live, number, seat, mine)) }
                }
            }
            section.invitation {
                h2 { (words.say("server-invite")) }
                p.link { code { (invitation) } }
                @if let Ok(qr) = qr {
                    // The crate writes an XML head that has no place inside a page.
                    @let drawing = qr.find("<svg").map_or("", |start| &qr[start..]);
                    div.qr role="img" aria-label=(words.say("server-qr")) { (PreEscaped(drawing)) }
                }
            }
            p.faded { (words.say("server-dice-commitment")) ": " code { (table::Dice::commitment(&live.stored.secret)) } }
        }
    }
}

fn seat_row(reader: &Reader, live: &Live, number: usize, seat: &StoredSeat, mine: bool) -> Markup {
    let words = reader.words;
    let name = reader.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    html! {
        @if seat.is_taken() { span { (seat.name) } }
        @else if mine { span.faded { (words.say("server-free")) } }
        @else {
            form.row method="post" action={ "/t/" (live.stored.id) "/sit" } {
                input type="hidden" name="seat" value=(number + 1);
                input name="name" maxlength="24" value=(name) placeholder=(words.say("server-your-name")) aria-label=(words.say("server-your-name"));
                input name="word" maxlength="24" placeholder=(words.say("server-your-word")) aria-label=(words.say("server-your-word"));
                button.primary { (words.say("server-sit")) }
            }
        }
    }
}
