//! A table that waits for players: who sits where, who is still missing, how to invite them, and what to do
//! if nobody comes.

use super::context::PageContext;
use super::dice::fairness;
use super::head::EYE;
use super::length::minutes;
use super::new_table::{bot_label, bot_likes, level_name};
use super::table::presence;
use super::{asset, banner, chat, glyph, start};
use crate::lan::{Reach, network};
use crate::retention::Removal;
use crate::shown::is_guest;
use crate::store::{Activity, StoredSeat, StoredTable};
use bots::Level;
use lessons::{Place, Topic};
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;
use std::net::SocketAddr;
use table::Seat;
use words::Words;

impl PageContext<'_> {
    /// Whether the reader has opened the table.
    fn is_owner(&self) -> bool {
        self.reader.person.as_ref().is_some_and(|person| person.id == self.live.stored.owner)
    }

    /// The seats nobody sits on, from 0.
    fn free_seats(&self) -> Vec<usize> {
        let seats = self.snapshot.seats.iter().enumerate();
        seats.filter(|(_, seat)| !seat.is_taken()).map(|(number, _)| number).collect()
    }

    /// Where forms of this table are sent.
    fn action(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.live.stored.id)
    }
}

/// Everything that changes on the page while the table waits. The page turns into the table when the game begins.
pub(crate) fn content(context: &PageContext<'_>) -> Markup {
    let (reader, live, snapshot) = (context.reader, context.live, context.snapshot);
    let words = reader.words;
    let (waits_for_words, published) = (snapshot.waits_for_words(), live.published());
    let missing = reader.person.as_ref().and_then(|person| snapshot.missing_word_of(person.id));
    let commitment = table::Dice::commitment(&live.stored.secret);
    let joins = !context.sits() && !waits_for_words;
    html! {
        div.waiting id="table" data-version=(snapshot.version) data-seen=(snapshot.running.moves_made())
            data-reveal=[missing.filter(|_| waits_for_words)] data-published=[published.as_deref()] {
            (banner(reader))
            main.gather.joining[joins] id="content" data-lobby=(live.stored.id) {
                header {
                    h1 { (words.game(live.game)) " " span.faded { (start::options(reader, &live.stored)) } }
                    p role="status" { (words.say(if waits_for_words { "server-words-wait" } else { "server-waiting" })) }
                    @if let Some(removal) = removal(context).filter(|_| !joins) { p.faded { (removal.say(words)) } }
                }
                @if joins {
                    // The reader chooses which of the two is shown, in the style sheet alone.
                    input.quiet id="just-watch" type="checkbox" aria-label=(words.say("around-just-watch"));
                    (join(context))
                    (looks_on(words))
                }
                section.seating aria-label=(words.say("around-seats")) {
                    (table_from_above(context))
                    ul.seats.{ "of-" (snapshot.seats.len()) } {
                        @for number in 0..snapshot.seats.len() {
                            li.{ "at-" (number + 1) }.free[!snapshot.seats[number].is_taken()] id={ "seat-" (number + 1) } { (seat_card(context, number)) }
                        }
                    }
                }
                div.beside {
                    @if waits_for_words { (without(context)) } @else { @if !joins { (invitation(context)) } (ways_on(context)) }
                    @if context.sits() || joins { (practice(context)) }
                    @if context.sits() || !snapshot.chat.is_empty() { (chat::messages(context)) }
                    @if !joins { (fairness(words, live.game, &commitment, published.as_deref(), &html! {})) }
                }
            }
            (chat::toast(context))
        }
    }
}

/// When the table will be removed.
fn removal(context: &PageContext<'_>) -> Option<Removal> {
    let stored = StoredTable { seats: context.snapshot.seats.to_vec(), ..context.live.stored.clone() };
    let activity = Activity { last: stored.opened, named: false };
    context.reader.kept.removal(&stored, activity)
}

/// Stands for a name that is not known yet; nobody can type it into a field.
const MARK: &str = "\u{FFFC}";

/// Sitting down: the name of this device, a free seat that is chosen already, one button.
fn join(context: &PageContext<'_>) -> Markup {
    let (words, live) = (context.reader.words, context.live);
    let name = context.reader.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let seats = &context.snapshot.seats;
    let host = seats.iter().position(|seat| seat.person == Some(live.stored.owner));
    let host = host.filter(|host| !is_guest(&seats[*host].name));
    let game = words.game(live.game);
    let invites = match host {
        Some(host) => words.say_with(
            "around-invites",
            &[("name", context.names()[host].as_str().into()), ("game", game.into())],
        ),
        None => words.say_with("around-join", &[("game", game.into())]),
    };
    let free = context.free_seats();
    let minutes = minutes(&context.snapshot.running.view(context.eye()));
    let length = [("time", super::modules::time(words, minutes).into()), ("free", free.len().into())];
    // Whatever is typed into the field takes the place of the mark.
    let sit_as = |name: &str| words.say_with("around-sit-as", &[("name", name.into())]);
    let commitment = table::Dice::commitment(&live.stored.secret);
    let word = html! {
        label { span { (words.say("server-your-word")) } input name="word" maxlength="24" autocomplete="off" spellcheck="false"; }
        input type="hidden" name="commitment";
    };
    html! {
        form.join method="post" action=(context.action("sit")) {
            // The table with all cards stands beside the form where there is room for both.
            div.invites {
                (table_from_above(context))
                div { h2 { (invites) } p.length { (words.say_with("around-length", &length)) } }
            }
            label { span { (words.say("server-your-name")) }
                input name="name" maxlength="24" value=(name) autocomplete="nickname" placeholder=(words.say("server-guest")); }
            fieldset.colours { legend { (words.say("around-your-seat")) }
                @for number in 0..context.snapshot.seats.len() { (place(context, number, free.first() == Some(&number))) }
            }
            button.primary data-keep data-sit=(words.say("server-sit")) data-sit-as=(sit_as(MARK)) {
                @if name.is_empty() { (words.say("server-sit")) } @else { (sit_as(&name)) }
            }
            label.watch for="just-watch" { (glyph(EYE)) (words.say("around-just-watch")) }
            (fairness(words, live.game, &commitment, None, &word))
        }
    }
}

/// A seat to choose, or who sits there already.
fn place(context: &PageContext<'_>, number: usize, is_chosen: bool) -> Markup {
    let (words, seat) = (context.reader.words, &context.snapshot.seats[number]);
    let game = context.live.game;
    html! {
        @if seat.is_taken() {
            span.taken {
                (start::shield(game.id(), number, seat))
                @if seat.bot.is_some() { (boards::beast(table::Seat::new(number))) }
                small { (context.names()[number]) }
            }
        } @else {
            label {
                input type="radio" name="seat" value=(number + 1) checked[is_chosen];
                (boards::shield(game, table::Seat::new(number))) span.quiet { (number + 1) }
                small { (words.say("server-free")) }
            }
        }
    }
}

/// The table with its chairs: a shield where somebody sits, an outline where a seat is free.
fn table_from_above(context: &PageContext<'_>) -> Markup {
    let taken: Vec<bool> = context.snapshot.seats.iter().map(StoredSeat::is_taken).collect();
    boards::round(context.live.game, &taken, &asset(&format!("{}-small.svg", context.live.game)))
}

/// The notice for spectators, who wait here as well: the page turns into the table when the game begins.
fn looks_on(words: Words) -> Markup {
    html! {
        section.looks-on {
            h2 { (glyph(EYE)) (words.say("around-you-watch")) }
            p { (words.say("around-watch-waits")) }
            label.button for="just-watch" { (words.say("around-sit-after-all")) }
        }
    }
}

/// The player of a seat; for the owner, a button to put a bot on a free one.
fn seat_card(context: &PageContext<'_>, number: usize) -> Markup {
    let (reader, seat, snapshot) = (context.reader, &context.snapshot.seats[number], context.snapshot);
    let words = reader.words;
    let rules = context.is_owner() && !snapshot.waits_for_words();
    let is_own = reader.person.as_ref().is_some_and(|person| seat.person == Some(person.id));
    let name = context.names()[number].as_str();
    html! {
        (start::shield(context.live.game.id(), number, seat))
        @if seat.is_taken() {
            span.who {
                b { (name) } " " (presence(context, number))
                span.faded {
                    @if let Some(level) = &seat.bot {
                        (bot_label(words, level))
                        // Around the table there is no room for it: there the bot's face says it.
                        @if let Some(likes) = bot_likes(words, context.live.game, level, Seat::new(number)) { span.likes { ". " (likes) } }
                    }
                    @else if seat.person == Some(context.live.stored.owner) { (words.say("around-host")) }
                    @else if seat.person.is_some() { (words.say(if snapshot.present[number] { "people-here" } else { "people-away" })) }
                }
                @if snapshot.waits_for_words() && seat.is_word_missing() { span.faded.late { (words.say("server-word-missing")) } }
            }
            @if rules && !is_own {
                form method="post" action=(context.action("leave")) {
                    input type="hidden" name="seat" value=(number + 1);
                    @let label = words.say_with("around-remove", &[("name", name.into())]);
                    button.remove aria-label=(label) title=(label) { "×" }
                }
            }
        } @else {
            span.who { b { (words.say("server-free")) } }
            @if rules {
                form.bot method="post" action=(context.action("bots")) {
                    input type="hidden" name="seat" value=(number + 1);
                    select name="level" aria-label=(words.say("around-level")) {
                        @for level in Level::ALL {
                            option value=(level) selected[level == Level::QUICK] { (level_name(words, level.id())) }
                        }
                    }
                    button { (words.say("around-put-bot")) }
                }
            }
        }
    }
}

/// What a seated player can do instead of waiting.
fn ways_on(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    let count = context.free_seats().len();
    html! {
        @if context.is_owner() {
            section.ways {
                form method="post" action=(context.action("bots")) {
                    button { (words.say_with("around-start-bots", &[("count", count.into())])) }
                }
                details.one-question id="cancel" {
                    summary.button { (words.say("around-cancel")) }
                    p { b { (words.say("around-cancel-question")) } }
                    form method="post" action=(context.action("cancel")) { button.danger { (words.say("around-cancel-yes")) } }
                }
            }
        } @else if context.sits() {
            section.ways { form method="post" action=(context.action("leave")) { button { (words.say("around-get-up")) } } }
        }
    }
}

/// The link to send around, or why it would help nobody.
fn invitation(context: &PageContext<'_>) -> Markup {
    let reader = context.reader;
    let words = reader.words;
    let link = reader.invitation(format!("/t/{}", context.live.stored.id));
    let code = link.path().is_none().then(|| QrCode::new(link.text()).ok()).flatten();
    let code = code.filter(|_| !matches!(reader.reach, Reach::Nobody(_)));
    let drawing = code.map(|code| code.render::<svg::Color<'_>>().min_dimensions(180, 180).build());
    html! {
        section.invitation {
            h2 { (words.say("server-invite")) }
            @if let Reach::Nobody(port) = reader.reach { (unreachable(context, port)) }
            div.share {
                p.link { code id="invitation" data-path=[link.path()] { (link.text()) } }
                button type="button" data-share="invitation" { (words.say("around-share")) }
                button.primary type="button" data-copy="invitation" data-tell="copied" { (words.say("server-copy")) }
                span id="copied" role="status" data-keep data-copied=(words.say("server-copied"))
                    data-selected=(words.say("server-selected")) {}
            }
            @if let Some(drawing) = drawing {
                // The crate writes an XML head that has no place inside a page.
                @let drawing = drawing.find("<svg").map_or("", |start| &drawing[start..]);
                div.qr role="img" aria-label=(words.say("server-qr")) { (PreEscaped(drawing)) }
                p.faded { (words.say("around-one-tap")) }
            }
        }
    }
}

/// Something to do until everybody is there: the lessons of what will be played, in a tab of their own, since
/// this page has to stay.
fn practice(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    let options = context.snapshot.running.options();
    html! {
        section.practice {
            h2 { (words.say("around-practice")) }
            p { (words.say("around-practice-about")) }
            p.lessons {
                @for lesson in lessons::of_game(context.live.game).filter(|lesson| lesson.is_for(&options)) {
                    a.button href=(super::lesson::address(lesson, &Place::default())) target="_blank" rel="noopener" {
                        @match &lesson.topic {
                            Topic::FirstGame => (words.say("lesson-offer")),
                            Topic::Setting(_) | Topic::Module(_) => (lesson.title.say(words.lang())),
                        }
                    }
                    " "
                }
            }
        }
    }
}

/// The house is open to this machine only: how to open it to others, and where they would find it.
fn unreachable(context: &PageContext<'_>, port: u16) -> Markup {
    let words = context.reader.words;
    let host =
        context.reader.house.as_deref().and_then(|house| house.strip_prefix("http://")).unwrap_or_default();
    let command = format!("tafelrunde serve --bind 0.0.0.0:{port}");
    let address = network().map(|ip| format!("http://{}", SocketAddr::new(ip, port)));
    html! {
        div.unreachable role="note" {
            p { b { (words.say_with("around-loopback", &[("host", host.into())])) } }
            p {
                @match address {
                    Some(address) => (words.say_with("around-loopback-how", &[("command", command.into()), ("address", address.into())])),
                    None => (words.say_with("around-loopback-how-unknown", &[("command", command.into())])),
                }
            }
        }
    }
}

/// What to do if a word does not come: pages show theirs by themselves, so nobody sees this for long who need not.
fn without(context: &PageContext<'_>) -> Markup {
    let (words, snapshot) = (context.reader.words, context.snapshot);
    let Some(person) = context.reader.person.as_ref().map(|person| person.id) else { return html! {} };
    let all = snapshot.may_begin_without(context.live.stored.owner, person);
    let own = snapshot.missing_word_of(person).is_some();
    html! {
        @if all || own {
            section.late {
                p { (words.say(if all { "server-words-without-hint" } else { "server-words-own-hint" })) }
                form method="post" action=(context.action("begin")) {
                    button { (words.say(if all { "server-words-without" } else { "server-words-own" })) }
                }
            }
        }
    }
}
