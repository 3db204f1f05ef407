//! The teacher's card: what she says, what is to be done, why, and how far it is.

use super::{address, lines, opening};
use crate::pages::stage::shield_at;
use crate::pages::table::points_on_button;
use crate::promise::Promise;
use crate::reader::Reader;
use games::{AnyMove, RunningGame};
use lessons::{Lesson, Place, Step, Task};
use maud::{Markup, html};
use table::{Eye, Seat};
use words::Words;

/// What the card is about.
pub(super) struct Card<'a> {
    pub(super) reader: &'a Reader,
    pub(super) lesson: &'a Lesson,
    pub(super) place: &'a Place,
    pub(super) game: &'a dyn RunningGame,
    pub(super) names: &'a [String],
    /// The moves that were put together, and what they bring.
    pub(super) chosen: &'a [AnyMove],
    pub(super) points: Option<i32>,
    pub(super) promise: &'a Promise,
}

/// The seat whose beast teaches: Cawlwyd, the oldest owl.
pub(super) const OWL: usize = 3;

/// The card.
pub(super) fn guide(card: &Card<'_>) -> Markup {
    let Some(step) = card.lesson.step(card.place) else { return html! {} };
    let (words, lang) = (card.reader.words, card.reader.words.lang());
    html! {
        aside.guide id="guide" aria-label=(words.say("lesson-guide")) {
            div.told {
                span.owl aria-hidden="true" { (boards::beast(Seat::new(OWL))) }
                p.speaker { b { (words.say("lesson-owl")) } " " span.faded { (words.say("lesson-owl-about")) } }
                p.say role="status" aria-live="polite" { (step.say.say(lang)) }
                @if card.place.step == 0 { (you(card)) }
                (why(words, step))
            }
            p.nudge id="nudge" role="alert" data-keep {}
            (task(card, step))
            (bar(card))
        }
    }
}

/// Who the reader is at the table, before anybody else is spoken of.
fn you(card: &Card<'_>) -> Markup {
    let (words, seat) = (card.reader.words, card.lesson.seat);
    let name = card.names.get(seat.index()).map_or("", String::as_str);
    html! {
        p.you { span aria-hidden="true" { (shield_at(card.game, seat)) } span { (words.say_with("lesson-you", &[("name", name.into())])) } }
    }
}

/// The one thing to do, or the button that goes on.
fn task(card: &Card<'_>, step: &Step) -> Markup {
    let (words, lang, next) = (card.reader.words, card.reader.words.lang(), card.lesson.after(card.place, 0));
    let is_last = card.place.step + 1 == card.lesson.steps.len();
    html! {
        @if let Some(ask) = &step.ask {
            @if card.chosen.is_empty() {
                p.ask id="ask" { (ask.say(lang)) }
            } @else { (confirm(card)) }
        } @else if is_last {
            div.row.to-game {
                (opening::whole_form(card.reader, card.lesson, card.place, "lesson-play-on", "primary", card.promise))
                a.button href="/learn" { (words.say("lesson-others")) }
            }
        } @else {
            a.button.primary.next href=(address(card.lesson, &next)) data-step data-rest { (words.say("lesson-next")) }
        }
    }
}

/// The button that confirms what was put together, as at a table.
fn confirm(card: &Card<'_>) -> Markup {
    let words = card.reader.words;
    let (view, seat) = (card.game.view(Eye::Seat(card.lesson.seat)), card.lesson.seat);
    let said = card.chosen.last().map(|choice| words.choice(choice, &view, seat, card.names));
    html! {
        @if let Some(said) = said { p.made id="said" { (said) } }
        div.row {
            button type="button" data-pick="clear" { (words.say("server-cancel")) }
            button.primary type="button" data-play=(lines(card.chosen.iter().map(ToString::to_string))) aria-describedby="said" {
                (words.say("server-confirm"))
                @if let Some(points) = card.points { " " b { (points_on_button(words, points)) } }
            }
        }
    }
}

/// The short reason, and the exact clause.
fn why(words: Words, step: &Step) -> Markup {
    html! {
        @if let (Some(why), Some(clause)) = (&step.why, &step.clause) {
            details.why {
                summary { (words.say("lesson-why")) }
                p { (why.say(words.lang())) " " a.clause href={ "/rules/" (clause) } target="_blank" rel="noopener" title=(clause) { (words.say("lesson-rule")) } }
            }
        }
    }
}

/// How far it is, the way back, and a link that does what is asked: by keyboard, by ear, and without a script.
fn bar(card: &Card<'_>) -> Markup {
    let (words, lesson, place) = (card.reader.words, card.lesson, card.place);
    let (step, steps) = (place.step + 1, lesson.steps.len());
    let at = words.say_with("lesson-step", &[("step", step.into()), ("steps", steps.into())]);
    html! {
        div.steps-done aria-hidden="true" {
            @for number in 1..=steps { i class=(if number < step { "done" } else if number == step { "now" } else { "" }) {} }
        }
        div.foot {
            span { (at) }
            @match lesson.before(place) {
                Some(before) => a.button href=(address(lesson, &before)) data-step { (words.say("lesson-back")) },
                None => {},
            }
            @if lesson.step(place).is_some_and(|step| step.task != Task::Read) {
                a.button.show href=(address(lesson, &lesson.after(place, 0))) data-step title=(words.say("lesson-do-it"))
                    aria-describedby=(if card.chosen.is_empty() { "ask" } else { "said" }) { (words.say("lesson-show")) }
            }
        }
    }
}

/// The chapters, those behind the learner with a tick; each can be jumped to as long as it lies on the way
/// that was taken.
pub(super) fn chapters(words: Words, lesson: &Lesson, place: &Place) -> Markup {
    let all: Vec<_> = lesson.chapters().collect();
    let current = all.iter().rposition(|(at, _)| *at <= place.step);
    let to = |at: usize| {
        let mut to = place.clone();
        while to.step > at {
            to = lesson.before(&to)?;
        }
        Some(to).filter(|to| to.step == at)
    };
    html! {
        @if all.len() > 1 {
            nav.chapters aria-label=(words.say("lesson-chapters")) {
                h2 { (lesson.title.say(words.lang())) }
                ol {
                    @for (number, (at, name)) in all.iter().enumerate() {
                        @let name = name.say(words.lang());
                        li class=[current.is_some_and(|current| number < current).then_some("done")]
                            aria-current=[(Some(number) == current).then_some("step")] {
                            @match to(*at) {
                                Some(to) => a href=(address(lesson, &to)) data-step { (name) },
                                None => span { (name) },
                            }
                        }
                    }
                }
                p.faded { (words.say_with("lesson-minutes", &[("minutes", lesson.minutes.into())])) }
            }
        }
    }
}
