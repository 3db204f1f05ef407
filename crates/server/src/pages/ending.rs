//! The end of a game, over the board: who has won, where the points came from, and the next game with one tap.

use super::context::PageContext;
use super::highlights::highlights;
use super::{stage, start};
use boards::Standing;
use maud::{Markup, html};
use std::cmp::Reverse;
use table::{Scores, Seat, Turn};

impl PageContext<'_> {
    /// Whether nobody plays on: the game is over, or was ended before its end.
    pub(super) fn is_over(&self) -> bool {
        self.live.is_over_in(self.snapshot)
    }
}

/// The result as a window over the board. Without a script, too, it can be folded to a button, and unfolded again.
pub(super) fn ending(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    let is_played_out = context.snapshot.running.turn() == Turn::Over;
    html! {
        section.result aria-label=(words.say("around-result")) {
            input.quiet id="result" type="checkbox" data-dismissed="yes" aria-label=(words.say("around-look"));
            section.ending data-overlay="yes" aria-labelledby="ending" {
                div.window tabindex="-1" data-rest {
                    header {
                        (headline(context, is_played_out))
                        // The most likely next action comes first.
                        div.next { (rematch(context)) label.button for="result" { (words.say("around-look")) } }
                    }
                    @if is_played_out { (points(context)) (highlights(context)) }
                    (ways_on(context))
                }
            }
            label.button.unfold for="result" { (words.say("around-result")) }
            // Also shown while the result is folded.
            @if context.sits() && context.snapshot.rematch.is_some() { div.invited { (rematch(context)) } }
        }
    }
}

/// Everybody by their place.
fn ranking(context: &PageContext<'_>, scores: &Scores, sources: &[usize]) -> Vec<Standing> {
    let mut lines: Vec<_> = scores.lines.iter().collect();
    lines.sort_by_key(|line| (!scores.winners.contains(line.seat), Reverse(line.total())));
    let standing = |line: &&table::Line| {
        let before = |other: &&&table::Line| {
            let (won, theirs) = (scores.winners.contains(line.seat), scores.winners.contains(other.seat));
            !won && (theirs || other.total() > line.total())
        };
        Standing {
            seat: line.seat,
            name: context.names()[line.seat.index()].clone(),
            shield: stage::counted_shield(&*context.snapshot.running, line.seat),
            is_bot: context.snapshot.seats[line.seat.index()].bot.is_some(),
            place: 1 + lines.iter().filter(before).count(),
            total: line.total(),
            parts: sources.iter().map(|&source| line.parts[source].1).collect(),
        }
    };
    lines.iter().map(standing).collect()
}

/// Who has won, from the point of view of the reader.
fn headline(context: &PageContext<'_>, is_played_out: bool) -> Markup {
    let (words, live) = (context.reader.words, context.live);
    let options = start::options(context.reader, &live.stored);
    let about = html! { p.faded { (words.game(live.game)) @if !options.is_empty() { ", " (options) } } };
    if let Some(winner) = live.stored.winner.filter(|_| !is_played_out) {
        let sentence = match context.own_seats().any(|seat| seat.index() == winner) {
            true => words.say("around-you-win-by-resignation"),
            false => {
                let name = context.names()[winner].as_str();
                words.say_with("around-wins-by-resignation", &[("name", name.into())])
            }
        };
        return html! {
            div { h2 id="ending" { (sentence) } p.faded { (words.say("around-resigned-hint")) } (about) }
        };
    }
    if !is_played_out {
        return html! { div { h2 id="ending" { (words.say("around-ended")) } p.faded { (words.say("around-ended-hint")) } } };
    }
    let scores = context.snapshot.running.scores();
    let standings = ranking(context, &scores, &[]);
    let own: Vec<Seat> = context.own_seats().collect();
    let won: Vec<String> =
        standings.iter().filter(|one| one.place == 1).map(|one| one.name.clone()).collect();
    // With several players on one device, the winner is named.
    let mine = standings.iter().find(|one| own.as_slice() == [one.seat]);
    let next = standings.iter().find(|one| one.place > 1);
    let by_all = || {
        words
            .say_with("server-won", &[("count", won.len().into()), ("names", words.list(won.clone()).into())])
    };
    let sentence = match (mine, next) {
        (Some(mine), Some(next)) if mine.place == 1 && won.len() == 1 && mine.total > next.total => {
            words.say_with("around-you-win", &[("margin", (mine.total - next.total).into())])
        }
        (Some(mine), _) if mine.place == 1 && won.len() > 1 => {
            words.say_with("around-you-win", &[("margin", 0.into())])
        }
        _ => by_all(),
    };
    let place = mine.filter(|mine| mine.place > 1).map(|mine| {
        let sharing = standings.iter().filter(|one| one.place == mine.place).count();
        let key = if sharing > 1 { "around-your-shared-place" } else { "around-your-place" };
        words.say_with(key, &[("place", mine.place.into())])
    });
    html! {
        div {
            h2 id="ending" { (sentence) }
            @if let Some(place) = place { p { (place) } }
            (about)
        }
    }
}

/// The podium and where the points came from; what brought nobody anything is left out.
fn points(context: &PageContext<'_>) -> Markup {
    let (words, names) = (context.reader.words, context.names());
    let scores = context.snapshot.running.scores();
    let all = scores.lines.first().map(|line| line.parts.len()).unwrap_or_default();
    let sources: Vec<usize> =
        (0..all).filter(|&source| scores.lines.iter().any(|line| line.parts[source].1 != 0)).collect();
    let id = |source: usize| scores.lines[0].parts[source].0;
    let name = |source: usize| stage::points_source(words, &*context.snapshot.running, id(source));
    let drawn = |&source: &usize| boards::Source { id: id(source).to_string(), name: name(source) };
    let standings = ranking(context, &scores, &sources);
    html! {
        (both_colours(context, &standings))
        div.scores {
            (boards::podium(words, &standings))
            div {
                h3 { (words.say("around-points")) }
                (boards::bars(words, &sources.iter().map(drawn).collect::<Vec<_>>(), &standings))
            }
        }
        details id="all-points" {
            summary { (words.say("around-as-table")) }
            table {
                // As on a score sheet, everybody has a column: that fits a phone.
                thead { tr { td {} @for line in &scores.lines { th scope="col" {
                    (names[line.seat.index()])
                    @if let Some(&(colour, _)) = stage::several_colours(&*context.snapshot.running, line.seat).first() {
                        " " small.faded { (words::camelot::colour(words, colour)) }
                    }
                } } } }
                tbody {
                    @for &source in &sources {
                        tr { th scope="row" { (name(source)) }
                            @for line in &scores.lines { td { (words.signed(line.parts[source].1)) } } }
                    }
                }
                tfoot { tr { th scope="row" { (words.say("server-total")) }
                    @for line in &scores.lines { td { b { (words.total(line.total())) } } } } }
            }
        }
    }
}

/// Where everybody plays two colours: both with their points, and that the lower one counts (CAM-18.9).
fn both_colours(context: &PageContext<'_>, standings: &[Standing]) -> Markup {
    let (words, running) = (context.reader.words, &*context.snapshot.running);
    let colours = |one: &Standing| (one.name.clone(), stage::several_colours(running, one.seat));
    let all: Vec<_> = standings.iter().map(colours).filter(|(_, colours)| !colours.is_empty()).collect();
    if all.is_empty() {
        return html! {};
    }
    html! {
        div.both-colours {
            p { (words.say("camelot-lower-counts")) " " a.clause href="/rules/CAM-18.9" { "CAM-18.9" } }
            ul {
                @for (name, colours) in all {
                    li { b { (name) } @for (number, &(colour, points)) in colours.iter().enumerate() {
                        span.counts[number == 0] { (boards::camelot::shield(colour)) (words::camelot::colour(words, colour))
                            " " b { (words.total(points)) }
                            @if number == 0 { " " small { (words.say("around-counts")) } } }
                    } }
                }
            }
        }
    }
}

/// The next game, and what else can be done with this one.
fn ways_on(context: &PageContext<'_>) -> Markup {
    let (words, live) = (context.reader.words, context.live);
    let at = |path: &str| format!("/t/{}{path}", live.stored.id);
    let provable = context.snapshot.running.turn() == Turn::Over
        && live.proof().is_some_and(|proof| proof.secret.is_some());
    html! {
        div.ways {
            a.button href=(at("/replay?to=0&play=yes")) { (words.say("server-replay")) }
            @if context.snapshot.running.turn() == Turn::Over { a.button href=(at("/replay#review")) { (words.say("review-review")) } }
            a.button href=(at("/record")) { (words.say("server-record")) }
            @if provable { a.button href=(at("/dice")) { (words.say_with("around-check", &[("game", live.game.id().into())])) } }
            a.button href={ "/new/" (live.game) "?like=" (live.stored.id) } { (words.say("around-like-this")) }
        }
    }
}

/// The rematch: for players, a button that opens it, or sits down if somebody else has opened it.
fn rematch(context: &PageContext<'_>) -> Markup {
    let (words, id) = (context.reader.words, &context.live.stored.id);
    let next = context.snapshot.rematch.as_deref();
    if !context.sits() {
        return html! {
            @if let Some(next) = next { a.button.primary href={ "/t/" (next) } { (words.say("around-rematch-watch")) } }
        };
    }
    let me = context.reader.person.as_ref().map(|person| person.id);
    let has_others = context.snapshot.seats.iter().any(|seat| seat.person.is_some() && seat.person != me);
    html! {
        form.again method="post" action={ "/t/" (id) "/rematch" } {
            // The browser thinks of a word for the dice and seals it: see word.js.
            input type="hidden" name="word";
            input type="hidden" name="commitment";
            button.primary {
                @if next.is_some() { (words.say("around-rematch-join")) } @else {
                    (words.say("around-rematch"))
                    @if has_others { " " small { (words.say("around-rematch-all")) } }
                }
            }
            @if next.is_some() { p.ready role="status" { (words.say("around-rematch-ready")) } }
        }
    }
}
