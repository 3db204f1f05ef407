//! The review of a game that is over, beside its replay: everybody's chance to win, where it changed, and
//! what a master would have done.

use super::context::PageContext;
use super::hint::chance;
use super::log::{belong_together, sentence};
use super::replay::numbered;
use super::stage;
use crate::hints::NoHint;
use boards::{Curve, Mark};
use bots::{Hint, Review, TurningPoint};
use games::{AnyEvent, AnyMove, RunningGame};
use maud::{Markup, html};
use table::{Actor, Eye, Seat};
use words::Words;

/// The maximum number of sentences about a turning point.
const MOST_LINES: usize = 2;

/// Chances as whole percentages that add up to 100, by the largest remainder method.
pub(super) fn percents(chances: &[f32]) -> Vec<u32> {
    let exact: Vec<f32> = chances.iter().map(|chance| 100.0 * chance).collect();
    let mut whole: Vec<u32> = exact.iter().map(|percent| *percent as u32).collect();
    let mut order: Vec<usize> = (0..whole.len()).collect();
    order.sort_by(|&one, &other| exact[other].fract().total_cmp(&exact[one].fract()));
    let missing = 100_u32.saturating_sub(whole.iter().sum());
    order.into_iter().take(missing as usize).for_each(|place| whole[place] += 1);
    whole
}

/// The curves of all players and the turning points. `to` is the moment that is shown.
pub(super) fn review(context: &PageContext<'_>, review: &Review, to: usize) -> Markup {
    let (words, running) = (context.reader.words, &*context.snapshot.running);
    let seats = || Seat::all(running.players());
    let curve = |seat: Seat| Curve {
        paint: stage::counted_paint(running, seat),
        shield: stage::counted_shield(running, seat),
        chances: review.chances.iter().map(|chances| chances[seat.index()]).collect(),
    };
    let percents = percents(&review.chances[to][..running.players()]);
    let of = |seat: Seat| {
        let chance = words.percent(percents[seat.index()]);
        let name = context.names()[seat.index()].as_str();
        words.say_with("review-of", &[("name", name.into()), ("chance", chance.into())])
    };
    let all: Vec<String> = seats().map(of).collect();
    let label = words.say_with("review-chart", &[("chances", words.list(all).into())]);
    let mark = |point: &TurningPoint| Mark {
        after: point.moves.end,
        curve: point.seat.index(),
        sign: sign(words, point),
        class: kind(point).0,
    };
    let marks: Vec<Mark> = review.turning_points.iter().map(mark).collect();
    html! {
        section.review id="review" {
            h2 { (words.say("review-chance")) }
            (boards::chances(&label, &seats().map(curve).collect::<Vec<_>>(), &marks, to))
            p.faded { (words.say("review-chances-about")) }
            h2 { (words.say("review-turning-points")) }
            @if review.turning_points.is_empty() { p { (words.say("review-no-turning-points")) } } @else {
                ol.turning-points { @for point in &review.turning_points { (turning_point(context, point, to)) } }
            }
        }
    }
}

/// The sign on a mark.
fn sign(words: Words, point: &TurningPoint) -> String {
    match point.mover {
        Actor::Chance => words.say("review-luck-sign"),
        Actor::Seat(_) => if point.change > 0.0 { "▲" } else { "▼" }.to_owned(),
    }
}

/// The class of a mark, and the key of what it means.
fn kind(point: &TurningPoint) -> (&'static str, &'static str) {
    match point.mover {
        Actor::Chance => ("luck", "review-luck"),
        Actor::Seat(_) if point.change > 0.0 => ("better", "review-better"),
        Actor::Seat(_) => ("worse", "review-worse"),
    }
}

/// A turning point: what happened, and by how much it changed a chance. It leads to its moment, and to what a
/// master would have done at the beginning of that turn.
fn turning_point(context: &PageContext<'_>, point: &TurningPoint, to: usize) -> Markup {
    let (words, running) = (context.reader.words, &*context.snapshot.running);
    let (class, meaning) = kind(point);
    let meaning = words.say(meaning);
    let (begin, after) = (point.moves.start, point.decisive + 1);
    let change = words.change_of_chance(f64::from(point.change));
    html! {
        li aria-current=[(to == after).then_some("step")] {
            a href={ "?to=" (after) } data-step {
                i class={ "sign " (class) } role="img" title=(meaning) aria-label=(meaning) { (sign(words, point)) }
                span.shield aria-hidden="true" { (stage::counted_shield(running, point.seat)) }
                span { (in_words(context, point)) }
                b class=(if point.change < 0.0 { "loss" } else { "gain" }) {
                    @if point.mover == Actor::Chance { small { (context.names()[point.seat.index()]) } } @else {
                        span.quiet { (context.names()[point.seat.index()]) }
                    }
                    " " (change)
                }
            }
            @if matches!(point.mover, Actor::Seat(_)) && context.reader.person.is_some() {
                a.ask href={ "?to=" (begin) "&ask=yes" } data-step { (words.say("review-ask")) }
            }
        }
    }
}

/// The events of the decisive move of a turning point, without announcements of turns and rounds.
fn in_words(context: &PageContext<'_>, point: &TurningPoint) -> String {
    let (words, running) = (context.reader.words, &*context.snapshot.running);
    let mut all: Vec<(usize, AnyEvent)> =
        numbered(running, point.decisive..point.decisive + 1, context.eye());
    all.retain(|(_, event)| !event.is_announcement());
    let lines: Vec<_> = all.chunk_by(|(_, one), (_, next)| belong_together(one, next)).collect();
    let line = |line: &&[(usize, AnyEvent)]| {
        let events: Vec<AnyEvent> = line.iter().map(|&(_, event)| event).collect();
        sentence(words, &events, context.names())
    };
    let sentences: Vec<String> = lines.iter().take(MOST_LINES).map(line).collect();
    match sentences[..] {
        [] => words.say("server-step-quiet"),
        _ => sentences.join(" ") + if lines.len() > MOST_LINES { " …" } else { "" },
    }
}

/// Who decided next at a moment of a game that is over, and what they did; `None` where there was nothing to choose.
pub(super) fn next_decision(all: &dyn RunningGame, moment: &dyn RunningGame) -> Option<(Seat, AnyMove)> {
    let made = moment.moves_made();
    let Some(Actor::Seat(seat)) = all.mover(made) else { return None };
    let line = all.lines_since(made).into_iter().next()?;
    let played = moment.read_move(line.split_once(' ')?.1).ok()?;
    (moment.offers(seat).len() > 1).then_some((seat, played))
}

/// What a master would have done at the moment that is shown, once somebody has asked; otherwise the link that asks.
pub(super) fn advice(
    context: &PageContext<'_>,
    moment: &dyn RunningGame,
    (seat, played): (Seat, AnyMove),
    asked: Option<&Result<Vec<Hint>, NoHint>>,
) -> Markup {
    let (words, view) = (context.reader.words, moment.view(Eye::Seat(seat)));
    let in_words = |choice: &AnyMove| words.whole_choice(choice, &view, seat, context.names());
    html! {
        @match asked {
            None => a.button.ask href={ "?to=" (moment.moves_made()) "&ask=yes" } data-step { (words.say("review-ask")) },
            Some(Err(NoHint::TooMany(_))) => p.failure role="alert" { (words.say("hint-too-many")) },
            Some(Err(_)) => p.failure role="alert" { (words.say("review-no-advice")) },
            Some(Ok(hints)) => section.advice aria-labelledby="advice" {
                h2 id="advice" tabindex="-1" { (words.say("review-advice")) }
                ol {
                    @for hint in hints {
                        li { span { (in_words(&hint.choice)) @if hint.choice == played { " " small.played { (words.say("review-played")) } } }
                            b class=(if hint.gain < 0.0 { "loss" } else { "gain" }) { (words.expected(hint.gain)) (chance(words, hint)) } }
                    }
                }
                @if hints.iter().all(|hint| hint.choice != played) {
                    p { (in_words(&played)) " " small.played { (words.say("review-played")) } }
                }
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_percents_add_up_to_a_hundred() {
        assert_eq!(percents(&[0.194, 0.244, 0.288, 0.274]), [20, 24, 29, 27]);
        assert_eq!(percents(&[1.0 / 3.0; 3]), [34, 33, 33]);
        assert_eq!(percents(&[1.0, 0.0]), [100, 0]);
        assert_eq!(percents(&[0.5, 0.5]), [50, 50]);
    }
}
