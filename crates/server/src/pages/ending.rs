//! The end of a game: who has won, where the points came from, and where to go from here.

use super::table::Look;
use maud::{Markup, html};
use table::Turn;

impl Look<'_> {
    /// Whether nobody plays on: the game is over, or whoever runs the house has ended it.
    pub(super) fn is_over(&self) -> bool {
        self.live.stored.closed || self.snapshot.running.turn() == Turn::Over
    }
}

/// That a game was ended before its end, and what is left of it.
fn ended(look: &Look<'_>) -> Markup {
    let (words, id) = (look.reader.words, &look.live.stored.id);
    html! {
        section.ending aria-labelledby="ending" {
            h2 id="ending" { (words.say("server-closed")) }
            p {
                a.button href={ "/t/" (id) "/replay" } { (words.say("server-replay")) } " "
                a.button href={ "/t/" (id) "/record" } { (words.say("server-record")) }
            }
        }
    }
}

/// Who has won, and where the points came from.
pub(super) fn ending(look: &Look<'_>) -> Markup {
    if look.snapshot.running.turn() != Turn::Over {
        return ended(look);
    }
    let (words, live, names) = (look.reader.words, look.live, look.names());
    let scores = look.snapshot.running.scores();
    let winners: Vec<String> = scores.winners.iter().map(|seat| names[seat.index()].clone()).collect();
    let categories: Vec<&str> =
        scores.lines.first().map(|line| line.parts.iter().map(|part| part.0).collect()).unwrap_or_default();
    html! {
        section.ending aria-labelledby="ending" {
            h2 id="ending" { (words.say_with("server-won", &[("names", words.list(winners.iter().cloned()).into()), ("count", winners.len().into())])) }
            table {
                // As on a score sheet, everybody has a column: that fits a phone.
                thead { tr { td {} @for line in &scores.lines { th scope="col" { (names[line.seat.index()]) } } } }
                tbody {
                    @for (number, category) in categories.iter().enumerate() {
                        tr { th scope="row" { (words.category(live.game, category)) }
                            @for line in &scores.lines { td { (words.signed(line.parts[number].1)) } } }
                    }
                }
                tfoot { tr { th scope="row" { (words.say("server-total")) }
                    @for line in &scores.lines { td { b { (words.total(line.total())) } } } } }
            }
            p {
                a.button href={ "/t/" (live.stored.id) "/replay" } { (words.say("server-replay")) } " "
                a.button href={ "/t/" (live.stored.id) "/record" } { (words.say("server-record")) } " "
                @if live.proof().is_some_and(|proof| proof.secret.is_some()) {
                    a.button href={ "/t/" (live.stored.id) "/dice" } { (words.say("server-dice")) } " "
                }
                a.button.primary href={ "/new/" (live.game) "?like=" (live.stored.id) } { (words.say("server-again")) }
            }
        }
    }
}
