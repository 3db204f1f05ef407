//! The dice of a finished game, for everybody to check in their own browser.

use super::{asset, banner, frame};
use crate::error::Failure;
use crate::house::House;
use crate::reader::Reader;
use crate::shown::clean_text;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use games::{GameId, RunningGame, Thrown};
use maud::{Markup, html};
use table::{Eye, NO_WORD, Proof, Seat, Turn};
use words::Words;

/// The page. Before the end it would tell everything that is still to come.
pub(crate) async fn page(
    State(house): State<House>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Markup, Failure> {
    let live = reader.table(&house, &id).await?;
    let (words, running) = (reader.words, live.snapshot().running.clone());
    if running.turn() != Turn::Over {
        return Err(Failure::say(words, StatusCode::FORBIDDEN, "server-dice-later"));
    }
    let no_proof = || Failure::say(words, StatusCode::NOT_FOUND, "server-dice-no-proof");
    let proof = live.proof().filter(|proof| proof.secret.is_some()).ok_or_else(no_proof)?;
    let names = live.snapshot().names(words);
    let throws: Vec<_> = running.throws().into_iter().filter(|thrown| thrown.number >= proof.given).collect();
    let secret = proof.secret.as_ref().map(|secret| table::hexadecimal(secret)).unwrap_or_default();
    let body = html! {
        (banner(&reader))
        main.column.dice id="content" data-dice=(id) data-commitment=(proof.commitment) data-secret=(secret)
            data-seats=(names.len()) data-moves=(running.moves_made()) data-given=(proof.given)
            data-lines=[(proof.given > 0).then(|| given_lines(&*running, proof.given))] {
            h1 { (words.say("server-dice")) }
            p { (words.say("server-dice-explained")) }
            (fixed_before(words, &proof, &secret, &names))
            (verdict(words, throws.len()))
            p { label { (words.say("server-dice-published")) " "
                    input id="published" size="64" maxlength="80" autocomplete="off" spellcheck="false"; }
                " " span id="compared" role="status" data-everything=(words.say("server-dice-same-everything"))
                    data-secret=(words.say("server-dice-same-secret")) data-other=(words.say("server-dice-other")) {} }
            @if proof.given > 0 {
                p.faded { (words.say_with("server-dice-given", &[("count", proof.given.into())])) }
            }
            (throws_of_chance(words, &*running, &throws, &names))
            p { a.button href={ "/t/" (id) } { (words.say("server-to-table")) } " "
                a.button href={ "/t/" (id) "/record" } { (words.say("server-record")) } }
            // An ES module: its top-level names do not clash with those of house.js.
            script type="module" src=(asset("verify.js")) {}
        }
    };
    Ok(frame(&reader, &words.say("server-dice"), "plain", &body))
}

/// What was fixed before the first throw: the commitment, the secret, and the words of the players.
fn fixed_before(words: Words, proof: &Proof, secret: &str, names: &[String]) -> Markup {
    html! {
        dl {
            dt { (words.say("server-dice-commitment")) } dd { code { (proof.commitment) } }
            dt { (words.say("server-dice-secret")) } dd { code { (secret) } }
            @for (seat, (name, word)) in Seat::all(names.len()).zip(names.iter().zip(&proof.words)) {
                @let sealed = proof.sealed.get(&seat);
                dt { (words.say_with("server-dice-word", &[("name", name.as_str().into())])) }
                dd {
                    // The attribute has the word unchanged, for the check; the text shown is cleaned like a name.
                    code data-word=(word) data-sealed=[sealed.map(|sealed| &sealed.commitment)]
                        data-salt=[sealed.and_then(|sealed| sealed.salt.as_ref())] { (clean_text(word).unwrap_or_default()) }
                    @if let Some(key) = about_word(proof, seat, word) { " " span.faded { (words.say(key)) } }
                }
            }
        }
    }
}

/// The place of the verdict, with every sentence the script may put there.
fn verdict(words: Words, throws: usize) -> Markup {
    let count = [("count", throws.into())];
    html! {
        p role="status" { b id="verdict"
            data-fair=(words.say_with("server-dice-fair", &count))
            data-given=(words.say_with("server-dice-fair-after", &count))
            data-none=(words.say("server-dice-no-chance")) data-nothing=(words.say("server-dice-nothing"))
            data-unfair=(words.say("server-dice-unfair")) { (words.say("server-dice-unchecked")) } }
    }
}

/// Every throw, for the script to check. A die among several is described with the last of them, so its line is that of
/// the record.
fn throws_of_chance(words: Words, running: &dyn RunningGame, throws: &[Thrown], names: &[String]) -> Markup {
    let in_words = |number: usize| {
        let then = running.until(number + 1);
        let now = then.events_since(number, Eye::Everything);
        let sentences = now.iter().map(|event| words.event(event, names)).collect::<Vec<_>>().join(" ");
        html! { @if sentences.is_empty() { code { (then.lines_since(number).join(" ")) } } @else { (sentences) } }
    };
    html! {
        table {
            thead { tr {
                th { (words.say("server-dice-move")) } th { (words.say("server-dice-happened")) }
                th { (words.say("server-dice-choices")) } th { (words.say("server-dice-right")) }
            } }
            tbody {
                @for thrown in throws {
                    @let weights = thrown.weights.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
                    tr data-throw=(thrown.number) data-weights=(weights) data-chosen=(thrown.chosen) {
                        td { (thrown.number + 1) }
                        td { (in_words(thrown.number)) }
                        td { (thrown.weights.len()) }
                        td { "–" }
                    }
                }
            }
        }
    }
}

/// That chance is fair, in one line; unfolded, the hashes that prove it, and what else belongs there.
pub(super) fn fairness(
    words: Words,
    game: GameId,
    commitment: &str,
    published: Option<&str>,
    more: &Markup,
) -> Markup {
    html! {
        details.fairness id="fairness" {
            summary { (words.say_with("around-fair", &[("game", game.id().into())])) }
            p.faded { (words.say("server-dice-promise")) }
            p.faded.commitment { (words.say("server-dice-commitment")) ": " code { (commitment) } }
            @if let Some(published) = published {
                p.faded.commitment { (words.say("server-dice-everything")) ": " code { (published) } }
            }
            (more)
        }
    }
}

/// The moves taken over from another game, as the hash of everything covers them.
fn given_lines(running: &dyn RunningGame, given: usize) -> String {
    running.until(given).lines_since(0).join("\n")
}

/// What there is to say about the word of a seat: it has none, withheld it, or gave it in the open where
/// others sealed theirs.
fn about_word(proof: &Proof, seat: Seat, word: &str) -> Option<&'static str> {
    match proof.sealed.get(&seat) {
        Some(sealed) if sealed.salt.is_none() => Some("server-dice-withheld"),
        Some(_) => None,
        None if word == NO_WORD => Some("server-dice-no-word"),
        None if !proof.sealed.is_empty() => Some("server-dice-open-word"),
        None => None,
    }
}
