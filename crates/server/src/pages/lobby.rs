//! A table that waits for players: who sits there, who looks, and how to invite others.

use super::new_table::level_name;
use super::table::{Look, presence};
use super::{banner, start};
use crate::retention::Removal;
use crate::store::{Activity, StoredTable};
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;

/// Everything that changes on the page while the table waits. The page turns into the table when the game begins.
pub(crate) fn content(look: &Look<'_>) -> Markup {
    let (reader, live, snapshot) = (look.reader, look.live, look.snapshot);
    let words = reader.words;
    let (waits_for_words, published) = (snapshot.waits_for_words(), live.published());
    let missing = reader.person.as_ref().and_then(|person| snapshot.missing_word_of(person.id));
    let invitation = reader.link(format!("/t/{}", live.stored.id));
    let code = invitation.path().is_none().then(|| QrCode::new(invitation.text()).ok()).flatten();
    let drawing = code.map(|code| code.render::<svg::Color<'_>>().min_dimensions(180, 180).build());
    html! {
        div.waiting id="table" data-version=(snapshot.version) data-seen=(snapshot.running.moves_made())
            data-reveal=[missing.filter(|_| waits_for_words)] data-published=[published.as_deref()] {
            (banner(reader))
            main.column id="content" data-lobby=(live.stored.id) {
                h1 { (words.game(live.game)) " " span.faded { (start::options(reader, &live.stored)) } }
                p role="status" { (words.say(if waits_for_words { "server-words-wait" } else { "server-waiting" })) }
                @if let Some(removal) = removal(look) { p.faded { (removal.say(words)) } }
                ul.seats {
                    @for number in 0..snapshot.seats.len() {
                        li id={ "seat-" (number + 1) } { (seat_row(look, number)) }
                    }
                }
                @if waits_for_words { (without(look)) } @else { section.invitation {
                    h2 { (words.say("server-invite")) }
                    div.share {
                        p.link { code id="invitation" data-path=[invitation.path()] { (invitation.text()) } }
                        button type="button" data-copy="invitation" data-tell="copied" { (words.say("server-copy")) }
                        span id="copied" role="status" data-keep data-copied=(words.say("server-copied"))
                            data-selected=(words.say("server-selected")) {}
                    }
                    @if let Some(drawing) = drawing {
                        // The crate writes an XML head that has no place inside a page.
                        @let drawing = drawing.find("<svg").map_or("", |start| &drawing[start..]);
                        div.qr role="img" aria-label=(words.say("server-qr")) { (PreEscaped(drawing)) }
                    }
                } }
                (super::talk::talk(look))
                p.faded { (words.say("server-dice-commitment")) ": " code { (table::Dice::commitment(&live.stored.secret)) } }
                @if let Some(published) = &published {
                    p.faded { (words.say("server-dice-everything")) ": " code { (published) } }
                }
            }
        }
    }
}

/// When the table will be removed.
fn removal(look: &Look<'_>) -> Option<Removal> {
    let stored = StoredTable { seats: look.snapshot.seats.to_vec(), ..look.live.stored.clone() };
    let activity = Activity { last: stored.opened, named: false };
    look.reader.kept.removal(&stored, activity)
}

/// Who sits on a seat, or a way to sit down there.
fn seat_row(look: &Look<'_>, number: usize) -> Markup {
    let (reader, seat) = (look.reader, &look.snapshot.seats[number]);
    let words = reader.words;
    let name = reader.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    html! {
        (start::shield(look.live.game.id(), number, seat))
        @if seat.is_taken() {
            span { (look.names()[number]) @if let Some(level) = &seat.bot { " " span.faded { (level_name(words, level)) } } }
            (presence(look, number))
            @if look.snapshot.waits_for_words() && seat.is_word_missing() { " " span.faded.late { (words.say("server-word-missing")) } }
        }
        @else if look.sits() { span.faded { (words.say("server-free")) } }
        @else {
            form.row method="post" action={ "/t/" (look.live.stored.id) "/sit" } {
                input type="hidden" name="seat" value=(number + 1);
                label { span { (words.say("server-your-name")) } input name="name" maxlength="24" value=(name) autocomplete="nickname"; }
                label { span { (words.say("server-your-word")) } input name="word" maxlength="24" autocomplete="off" spellcheck="false"; }
                input type="hidden" name="commitment";
                button.primary { (words.say("server-sit")) }
            }
        }
    }
}

/// What to do if a word does not come: pages show theirs by themselves, so nobody sees this for long who need not.
fn without(look: &Look<'_>) -> Markup {
    let (words, snapshot) = (look.reader.words, look.snapshot);
    let Some(person) = look.reader.person.as_ref().map(|person| person.id) else { return html! {} };
    let all = snapshot.may_begin_without(look.live.stored.owner, person);
    let own = snapshot.missing_word_of(person).is_some();
    html! {
        @if all || own {
            section.late {
                p { (words.say(if all { "server-words-without-hint" } else { "server-words-own-hint" })) }
                form method="post" action={ "/t/" (look.live.stored.id) "/begin" } {
                    button { (words.say(if all { "server-words-without" } else { "server-words-own" })) }
                }
            }
        }
    }
}
