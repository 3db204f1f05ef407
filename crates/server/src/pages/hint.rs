//! A hint at the table: the button that asks for it, and what a master has found, on the page of that seat alone.

use super::context::PageContext;
use super::stage;
use crate::hints::HintState;
use bots::Hint;
use games::AnyMove;
use maud::{Markup, PreEscaped, html};
use table::{Eye, Seat};
use words::Words;

/// The end of a line in an attribute, written so that it stays one in a page that is sent in pieces.
const LINE: PreEscaped<&str> = PreEscaped("&#10;");

/// What a form sends to hide hints.
const HIDE: PreEscaped<&str> = PreEscaped("<input type=\"hidden\" name=\"hide\" value=\"yes\">");

/// The button for the player on turn, and the hints above it. They are hidden while one of them is previewed
/// on the board, but not while another move is.
pub(super) fn hint(context: &PageContext<'_>, chosen: &[AnyMove]) -> Markup {
    let (words, Some(seat)) = (context.reader.words, context.hinted_seat()) else { return html! {} };
    let asked = context.hint();
    let found = match &asked {
        Some(HintState::Found(found)) => Some(found),
        Some(HintState::Thinking) | None => None,
    };
    let looked_at = |hint: &Hint| chosen == [hint.choice] && context.taps.ends_with(&taps(hint));
    if found.is_some_and(|found| found.iter().any(looked_at)) {
        return html! {};
    }
    html! {
        form.ask-hint id="ask-hint" data-send="/hint" {
            // The button comes first whatever follows, so that it keeps the focus.
            button title=(words.say("hint-about")) aria-expanded=(asked.is_some())
                aria-busy=[(asked == Some(HintState::Thinking)).then_some("true")] { (words.say("hint-ask")) }
            @if found.is_some() { (HIDE) }
        }
        @if asked.is_some() {
            section.hints id="hints" aria-label=(words.say("hint-hints")) {
                @if let Some(found) = found {
                    ol { @for (place, hint) in found.iter().enumerate() { li { (row(context, seat, place, hint)) } } }
                    form data-send="/hint" {
                        details id="hint-about" { summary { (words.say("hint-points")) } p.faded { (words.say("hint-about")) } }
                        (HIDE)
                        button.hide title=(words.say("hint-hide")) aria-label=(words.say("hint-hide")) { "✕" }
                    }
                } @else { p { (words.say("hint-thinking")) } }
            }
        }
    }
}

/// A tap on a hint, as it is sent: two in one, since whatever was picked before does not count.
fn taps(hint: &Hint) -> [String; 2] {
    ["clear".to_owned(), format!("choice {}", hint.choice)]
}

/// A hint as a button. It leads to its move as the options of the game do: that is looked at first, then confirmed.
fn row(context: &PageContext<'_>, seat: Seat, place: usize, hint: &Hint) -> Markup {
    let words = context.reader.words;
    let tone = if hint.gain < 0.0 { "loss" } else { "gain" };
    html! {
        button type="button" data-pick={ "clear" (LINE) "choice " (hint.choice) } data-place=(place + 1)
            data-shows=(PreEscaped(touched(context, seat, hint.choice).join(LINE.0))) {
            i { (place + 1) } " "
            span { (in_words(context, seat, &hint.choice)) small { (why(context, seat, hint)) } } " "
            b class=(tone) { (words.expected(hint.gain)) (chance(words, hint)) }
        }
    }
}

/// The winning chance after a move, if it is known.
pub(super) fn chance(words: Words, hint: &Hint) -> Markup {
    let chance = hint.outlook.map(|outlook| words.chance(outlook.chance));
    html! { @if let Some(chance) = chance { " " small title=(words.say("review-chance")) { (chance) } } }
}

/// The things on the board that a move is about, by their names there.
fn touched(context: &PageContext<'_>, seat: Seat, choice: AnyMove) -> Vec<String> {
    stage::touched(&context.snapshot.running.view(Eye::Seat(seat)), seat, choice)
}

/// Why a move is a good one: what the thing chosen does, what it pays now, and where the points of the next
/// turns come from. If that is not known, whether it pays later; where every move falls behind, it is one
/// that loses less than most.
fn why(context: &PageContext<'_>, seat: Seat, hint: &Hint) -> String {
    let (words, view) = (context.reader.words, context.snapshot.running.view(Eye::Seat(seat)));
    let pays = hint.gain >= 0.0;
    let now = match words.brings(&hint.choice, &view, seat) {
        Some(points @ 1..) => {
            Some(words.say_with("hint-pays-now", &[("points", words.signed(points).into())]))
        }
        Some(points @ ..0) => {
            let key = if pays { "hint-costs-now" } else { "hint-costs-little" };
            Some(words.say_with(key, &[("points", points.abs().into())]))
        }
        Some(0) | None => None,
    };
    let parts = [words.explains(&hint.choice, &view, seat), now, sources(context, hint)];
    match parts.into_iter().flatten().collect::<Vec<_>>().join(" ") {
        said if !said.is_empty() => said,
        _ if pays => words.say("hint-pays-later"),
        _ => words.say("hint-loses-little"),
    }
}

/// Where the points of the next turns come from.
fn sources(context: &PageContext<'_>, hint: &Hint) -> Option<String> {
    let (words, running) = (context.reader.words, &*context.snapshot.running);
    let source = |(id, points): (&str, f64)| {
        let (name, points) = (stage::points_source(words, running, id), words.signed(points.round() as i32));
        words.say_with("hint-source", &[("source", name.into()), ("points", points.into())])
    };
    let sources: Vec<String> = hint.outlook?.sources.into_iter().flatten().map(source).collect();
    (!sources.is_empty()).then(|| words.say_with("hint-sources", &[("sources", sources.join(", ").into())]))
}

/// A move in words, as its seat may know it.
fn in_words(context: &PageContext<'_>, seat: Seat, choice: &AnyMove) -> String {
    let view = context.snapshot.running.view(Eye::Seat(seat));
    context.reader.words.whole_choice(choice, &view, seat, context.names())
}

/// The state of a hint, for screen readers.
pub(super) fn announcement(context: &PageContext<'_>) -> Option<String> {
    let words = context.reader.words;
    Some(match context.hint()? {
        HintState::Thinking => words.say("hint-thinking"),
        HintState::Found(found) => {
            let seat = context.hinted_seat()?;
            let line = |hint: &Hint| {
                let (text, points) = (in_words(context, seat, &hint.choice), words.expected(hint.gain));
                let (text, points) = (("move", text.into()), ("points", points.into()));
                match hint.outlook.map(|outlook| words.chance(outlook.chance)) {
                    Some(chance) => {
                        words.say_with("hint-line-chance", &[text, points, ("chance", chance.into())])
                    }
                    None => words.say_with("hint-line", &[text, points]),
                }
            };
            let lines = found.iter().map(line).collect::<Vec<_>>().join("; ");
            words.say_with("hint-told", &[("hints", lines.into())])
        }
    })
}
