//! Following the others: what they did since the reader's last turn, step by step, and how much of it moves and sounds.

use super::context::PageContext;
use super::glyph;
use crate::snapshot::Snapshot;
use maud::{Markup, html};
use std::sync::Arc;
use table::Actor;
use words::Words;

/// The maximum number of steps.
const MOST_STEPS: usize = 40;

/// The [`moments`] since the reader's last turn, for the page.
pub(super) fn since(context: &PageContext<'_>) -> Option<String> {
    let moments: Vec<String> = moments(context)?.iter().map(ToString::to_string).collect();
    Some(moments.join(" "))
}

/// The number of moves at the end of each step that others made since the reader's last turn, beginning with
/// the situation before. `None` for spectators, for several seats on one screen, and if nobody else has
/// moved.
pub(super) fn moments(context: &PageContext<'_>) -> Option<Vec<usize>> {
    let (running, seat) = (&context.snapshot.running, context.seat()?);
    if context.past || context.shares_screen() {
        return None;
    }
    let made = running.moves_made();
    let mover = |number: usize| match running.mover(number) {
        Some(Actor::Seat(seat)) => Some(seat),
        Some(Actor::Chance) | None => None,
    };
    let last = (0..made).rev().find(|&number| mover(number) == Some(seat));
    let begin = last.map_or(0, |last| last + 1);
    // A step begins with a decision that has an event. Moves of chance belong to the step before.
    let mut decisions = (begin..made).filter(|&number| mover(number).is_some());
    let mut steps = vec![decisions.next()?];
    let mut from = steps[0];
    for end in decisions.chain([made]) {
        if running.events_before(from) < running.events_before(end) {
            steps.push(end);
        }
        from = end;
    }
    if steps.len() < 2 {
        return None;
    }
    let first = steps.len().saturating_sub(MOST_STEPS + 1);
    Some(steps.split_off(first))
}

/// The situation of the table after `to` moves; after all moves it is the present one, in which nothing can be decided
/// either while somebody looks back. It is not shown to readers with several seats: a hand that was open then may be
/// covered now.
pub(super) fn past(context: &PageContext<'_>, to: usize) -> Option<Snapshot> {
    let running = &context.snapshot.running;
    if context.shares_screen() || to > running.moves_made() {
        return None;
    }
    let running = Arc::from(running.until(to));
    Some(Snapshot { running, memo: Arc::default(), ..context.snapshot.clone() })
}

/// The bar to step through what others did: a caption and buttons, filled by follow.js and since.js.
pub(super) fn bar(words: Words) -> Markup {
    let step = |name: &str, key: &str, sign: &str| {
        let label = words.say(key);
        html! { button type="button" data-follow=(name) title=(label) aria-label=(label) { (glyph(sign)) } }
    };
    html! {
        div.follow id="follow" data-keep {
            button.since type="button" data-follow="since" title=(words.say("follow-since")) hidden {
                (glyph("M4 12a8 8 0 1 0 2.300-5.600M4 4v4.500h4.500M12 8v4.500l3 2"))
                span { (words.say("follow-since")) }
            }
            section aria-label=(words.say("follow-since")) {
                p.told aria-hidden="true" {}
                p.quiet role="status" {}
                div.steps hidden {
                    (step("back", "follow-back", "M14.500 6l-6 6 6 6"))
                    span.at {}
                    (step("next", "follow-next", "M9.500 6l6 6-6 6"))
                    button.now type="button" data-follow="now" { (words.say("follow-now")) }
                }
            }
        }
    }
}

/// Settings stored on this device: the pace of bots, animations, sounds, clauses in the log; and further
/// settings of the page.
pub(super) fn preferences(words: Words, further: &Markup) -> Markup {
    let paces = [
        ("slow", "follow-pace-slow"),
        ("normal", "follow-pace-normal"),
        ("fast", "follow-pace-fast"),
        ("once", "follow-pace-once"),
    ];
    let switch = |name: &str, key: &str| {
        html! { label { input type="checkbox" data-preference=(name); span { (words.say(key)) } } }
    };
    html! {
        details.preferences id="preferences" {
            summary title=(words.say("follow-preferences")) aria-label=(words.say("follow-preferences")) {
                (glyph("M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5"))
            }
            div.menu data-keep {
                label { span { (words.say("follow-pace")) }
                    select data-preference="pace" {
                        @for (pace, key) in paces { option value=(pace) selected[pace == "normal"] { (words.say(key)) } }
                    }
                }
                (switch("motion", "follow-motion"))
                (switch("sound", "follow-sound"))
                (switch("clauses", "follow-clauses"))
                (further)
            }
        }
    }
}
