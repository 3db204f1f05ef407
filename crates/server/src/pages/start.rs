//! The start page: which games there are, and tables that wait for players.

use super::access::ago;
use super::lesson::address;
use super::lesson::progress::Progress;
use super::new_table::promised;
use super::outcomes::Outcomes;
use super::{BOOK, asset, banner, frame, glyph};
use crate::error::Failure;
use crate::house::House;
use crate::promise::Promise;
use crate::reader::Reader;
use crate::retention::Removal;
use crate::shown::shown_names;
use crate::store::{StoredSeat, StoredTable};
use axum::extract::State;
use axum::http::HeaderMap;
use games::GameId;
use maud::{Markup, html};
use table::Seat;

/// The page.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Markup, Failure> {
    let failed = |error| Failure::store(reader.words, &error);
    let waiting = house.store().waiting(20).await.map_err(failed)?;
    let mine = match &reader.person {
        Some(person) => house.store().tables_of(person.id, 5).await.map_err(failed)?,
        None => Vec::new(),
    };
    let removals = house.removals(&mine).await.map_err(failed)?;
    let outcomes = Outcomes::of(&house, &mine).await;
    let (words, progress) = (reader.words, Progress::of(&headers));
    let body = html! {
        (banner(&reader))
        main id="content" {
            h1.quiet { (words.say("server-house")) }
            ul.games {
                @for game in GameId::ALL {
                    @let knows = mine.iter().any(|table| table.game == game.id());
                    li { (card(&reader, game, &house.promise(), &offer(&reader, game, &progress, knows))) }
                }
            }
            @if !mine.is_empty() {
                (list(&house, &reader, "server-my-tables", &mine, &removals, &outcomes))
            }
            (list(&house, &reader, "server-open-tables", &waiting, &[], &Outcomes::default()))
            @if waiting.is_empty() { p.faded { (words.say("server-no-open-tables")) } }
        }
    };
    Ok(frame(&reader, &words.say("server-play"), "start", &body))
}

/// The guided first game: highlighted until the reader has finished it, then a sign beside the rules.
fn offer(reader: &Reader, game: GameId, progress: &Progress, knows_the_game: bool) -> Offer {
    let (words, first) = (reader.words, lessons::of_game(game).next());
    let Some(first) = first else { return Offer { is_for_newcomers: false, link: html! {} } };
    let begun = progress.place(first).filter(|place| place.step > 0);
    let is_for_newcomers = !progress.is_done(first) && (begun.is_some() || !knows_the_game);
    let key = match (is_for_newcomers, &begun) {
        (true, Some(_)) => "lesson-resume",
        (true, None) => "lesson-offer",
        (false, _) => "lesson-offer-again",
    };
    let to = address(first, &begun.filter(|_| is_for_newcomers).unwrap_or_default());
    let class = if is_for_newcomers { "button primary learn" } else { "button learn" };
    let title = words.say_with("lesson-minutes", &[("minutes", first.minutes.into())]);
    Offer { is_for_newcomers, link: html! { a class=(class) href=(to) title=(title) { (words.say(key)) } } }
}

/// A lesson as the start page offers it.
struct Offer {
    is_for_newcomers: bool,
    link: Markup,
}

/// A game with its picture.
fn card(reader: &Reader, game: GameId, promise: &Promise, offer: &Offer) -> Markup {
    let words = reader.words;
    let key = |part: &str| format!("server-game-{game}-{part}");
    html! {
        article.game {
            img.picture src=(asset(&format!("{game}.svg"))) alt="" width="416" height="236";
            div.about {
                h2 { (words.game(game)) }
                p { (words.say(&key("about"))) }
                p.faded { (words.say(&key("players"))) " · " (words.say(&key("length"))) }
                @if offer.is_for_newcomers { div.actions.first { (offer.link) } }
                div.actions {
                    form method="post" action={ "/new/" (game) } {
                        input type="hidden" name="quick" value="yes";
                        (promised(promise))
                        // The script of the house writes a word into it.
                        input type="hidden" name="word";
                        button class=[(!offer.is_for_newcomers).then_some("primary")] { (words.say("server-play-now")) }
                    }
                    a.button href={ "/new/" (game) } { (words.say("server-new-table")) }
                    @if !offer.is_for_newcomers { (offer.link) }
                    a.button href={ "/rules/" (game.rules()) } title=(words.say("server-rules")) aria-label=(words.say("server-rules")) {
                        (glyph(BOOK))
                    }
                }
            }
        }
    }
}

/// A list of tables under a heading, each with when it will be removed and how it ended, if that is known.
pub(crate) fn list(
    house: &House,
    reader: &Reader,
    heading: &str,
    tables: &[StoredTable],
    removals: &[Option<Removal>],
    outcomes: &Outcomes,
) -> Markup {
    let words = reader.words;
    html! {
        section.tables {
            h2 { (words.say(heading)) }
            ul {
                @for (index, table) in tables.iter().enumerate() {
                    @let names = shown_names(words, &table.seats);
                    @let is_aside = house.cannot_open(table);
                    @let free = table.seats.iter().filter(|seat| !seat.is_taken()).count();
                    li {
                        img src=(asset(&format!("{}-small.svg", table.game))) alt="" width="32" height="32";
                        span.what { b { (name(reader, table)) } " " span.faded { (options(reader, table)) } }
                        span.shields {
                            @for (number, seat) in table.seats.iter().enumerate() {
                                (shield_of(&table.game, number, table.begun || seat.is_taken(), &names[number]))
                            }
                        }
                        span.faded { (outcomes.with_points(reader, table, &sitting(table, &names))) }
                        span.faded {
                            @if is_aside { (words.say("server-cannot-be-opened")) }
                            @else if table.over { (outcomes.say(reader, table)) }
                            @else if table.begun { (words.say("server-under-way")) }
                            @else if free == 0 { (words.say("server-words-missing")) }
                            @else { (words.say_with("server-seats-free", &[("free", free.into())])) }
                            " · " (words.say_with("server-opened", &[("ago", ago(words, Some(table.opened), house.config().clock.now()).into())]))
                        }
                        @if let Some(removal) = removals.get(index).copied().flatten().filter(|_| !is_aside) {
                            small.faded.removal { (removal.say(words)) }
                        }
                        a.button href={ "/t/" (table.id) } {
                            (words.say(if is_aside { "server-look" } else { way_in(reader, table) }))
                        }
                    }
                }
            }
        }
    }
}

/// The text of the link to a table, which depends on whether the reader sits there.
fn way_in(reader: &Reader, table: &StoredTable) -> &'static str {
    let sits = |person: i64| table.seats.iter().any(|seat| seat.person == Some(person));
    if table.over {
        "server-look"
    } else if reader.person.as_ref().is_some_and(|person| sits(person.id)) {
        "server-go-on"
    } else if table.begun {
        "server-look"
    } else {
        "server-join"
    }
}

/// The shield of a seat, or its outline while it is free or where the game is not known.
pub(crate) fn shield(game: &str, number: usize, seat: &StoredSeat) -> Markup {
    shield_of(game, number, seat.is_taken(), &seat.name)
}

fn shield_of(game: &str, number: usize, is_taken: bool, name: &str) -> Markup {
    let drawn = match game.parse() {
        Ok(game) if is_taken => boards::shield(game, Seat::new(number)),
        Ok(_) | Err(_) => boards::empty_shield(),
    };
    html! { span.shield title=[is_taken.then_some(name)] { (drawn) } }
}

/// The names at a table; those in an imported record sat there once.
fn sitting<'a>(table: &StoredTable, names: &'a [String]) -> Vec<&'a str> {
    let all = table.seats.iter().zip(names);
    all.filter(|(seat, _)| table.begun || seat.is_taken()).map(|(_, name)| name.as_str()).collect()
}

/// The game of a table in words.
pub(crate) fn name(reader: &Reader, table: &StoredTable) -> String {
    table.game.parse().map_or_else(|_| table.game.clone(), |game: GameId| reader.words.game(game))
}

/// The options of a table in words; among them how long everybody may think, and that it is played without hints.
pub(crate) fn options(reader: &Reader, table: &StoredTable) -> String {
    let words = reader.words;
    let of_game = table.game.parse().ok().map(|game| words.options(game, &table.options));
    let clock = table
        .clock
        .map(|seconds| words.say_with("server-clock-minutes", &[("minutes", seconds.div_ceil(60).into())]));
    let hints = (!table.hints).then(|| words.say("hint-none"));
    let all = of_game.into_iter().chain(clock).chain(hints).filter(|option| !option.is_empty());
    all.collect::<Vec<_>>().join(", ")
}
