//! The log beside a table: what happened, turn by turn, the newest turn first.

use super::context::PageContext;
use super::log_signs::{sign, signs};
use super::new_table::two_colours;
use super::stage;
use camelot::{Colour, Event, Mission, Owners};
use games::{AnyEvent, GameId};
use maud::{Markup, html};
use std::ops::Range;
use table::{Actor, Seat};
use words::Words;

/// The length of a stretch in events. Turns that begin in the same stretch form one part, so only the newest
/// is drawn again.
const STRETCH: usize = 16;

/// The maximum number of newest events in the log, less those that do not fill the oldest stretch.
const SHOWN: usize = 4 * STRETCH;

/// The log: the newest turn first, and the events of each turn in order.
pub(super) fn log(context: &PageContext<'_>) -> Markup {
    let words = context.reader.words;
    let (first, events) = context.snapshot.running.newest_events(SHOWN, context.eye());
    // Stretches begin at fixed events, so that earlier ones do not change.
    let rest = first.next_multiple_of(STRETCH) - first;
    let (first, events) = (first + rest, &events[rest.min(events.len())..]);
    let turns = turns(context, first, events);
    let stretches: Vec<&[LogTurn]> = turns.chunk_by(|one, next| one.stretch() == next.stretch()).collect();
    let events_of = |numbers: Range<usize>| &events[numbers.start - first..numbers.end - first];
    html! {
        section.log {
            h2 { (words.say("server-log")) }
            // Signs used by several lines: a part of their own, so that they are not sent again.
            (context.part("log signs", stage::shield_colours(context), || signs(context)))
            // One stop for the keyboard; arrows lead through the clauses (see keys.js).
            ol tabindex="0" aria-label=(words.say("server-log")) {
                @for turns in stretches.into_iter().rev() {
                    @let shown = events_of(turns[0].events.start..turns[turns.len() - 1].events.end);
                    (context.part("log turns", (turns, shown), || html! {
                        // A stretch with private events is drawn per seat, but its other turns are shared.
                        @for turn in turns.iter().rev() {
                            @let shown = events_of(turn.events.clone());
                            (context.part("log turn", (turn, shown), || turn_of(context, turn, shown)))
                        }
                    }))
                }
                @if first == 0 { (before_all(context)) }
            }
        }
    }
}

/// The line before the first turn: in Camelot for two, each player has two colours.
fn before_all(context: &PageContext<'_>) -> Markup {
    let plays_two = context.live.game == GameId::Camelot && context.snapshot.seats.len() == 2;
    html! {
        @if plays_two { li.turn id="turn-two-colours" { ul { li {
            svg.sign aria-hidden="true" { use href="#log-part" {} }
            span { (two_colours(context.reader.words)) }
        } } } }
    }
}

/// The events of successive decisions of one seat.
#[derive(PartialEq, Eq, Hash)]
struct LogTurn {
    seat: Option<Seat>,
    /// The numbers of its events that the log shows.
    events: Range<usize>,
}

impl LogTurn {
    /// The stretch in which it begins.
    const fn stretch(&self) -> usize {
        self.events.start / STRETCH
    }
}

/// The turns of some events. What chance does belongs to the decision before it; a round stands on its own.
fn turns(context: &PageContext<'_>, first: usize, events: &[AnyEvent]) -> Vec<LogTurn> {
    let running = &context.snapshot.running;
    let mut turns: Vec<LogTurn> = Vec::new();
    // The move that the events belong to, who made it, and where its events end.
    let (mut number, mut mover, mut end) = (running.move_of(first).unwrap_or_default(), None, first);
    for (place, event) in (first..).zip(events) {
        let same_move = place < end;
        if !same_move {
            while running.events_before(number + 1) <= place {
                number += 1;
            }
            end = running.events_before(number + 1);
            mover = match running.mover(number) {
                Some(Actor::Seat(seat)) => Some(seat),
                Some(Actor::Chance) | None => None,
            };
        }
        let begins = event.begins_turn();
        match turns.last_mut() {
            Some(turn) if begins.is_none() && (same_move || mover.is_none() || mover == turn.seat) => {
                turn.events.end = place + 1;
            }
            _ => turns.push(LogTurn { seat: begins.unwrap_or(mover), events: place..place + 1 }),
        }
    }
    turns
}

/// A turn with its heading. Its id is the number of its first event, so a page can find it again.
fn turn_of(context: &PageContext<'_>, turn: &LogTurn, events: &[AnyEvent]) -> Markup {
    let (words, names, first) = (context.reader.words, context.names(), turn.events.start);
    let own = || events.iter().filter_map(AnyEvent::scored).filter(|(who, _)| Some(*who) == turn.seat);
    let points: i32 = own().map(|(_, points)| points).sum();
    html! {
        li.turn id={ "turn-" (first) } data-seat=[turn.seat] {
            @if let Some(seat) = turn.seat {
                (heading(words, seat, &names[seat.index()], own().next().map(|_| points)))
            }
            ul {
                @for (place, events) in gathered(events) {
                    @let number = first + place;
                    (context.part("log line", (number, events), || line(words, number, events, names)))
                }
            }
        }
    }
}

/// Whether two events one after the other are one line: mission cards are revealed one by one (CAM-4.1), and
/// so are grail tiles drawn, of which all others see the number alone (CAM-8.10).
pub(super) fn belong_together(one: &AnyEvent, next: &AnyEvent) -> bool {
    let is_same_draw =
        drawn(one).is_some_and(|(colour, _)| drawn(next).is_some_and(|(other, _)| other == colour));
    is_same_draw || (revealed(one).is_some() && revealed(next).is_some())
}

/// The colour that draws a grail tile which the reader does not see.
fn drawn(event: &AnyEvent) -> Option<(Colour, &Owners)> {
    match event {
        AnyEvent::Camelot(Event::GrailDrawn { colour, part }, owners) if part.fact().is_none() => {
            Some((*colour, owners))
        }
        AnyEvent::Camelot(..) | AnyEvent::Artus(_) | AnyEvent::Merlin(..) => None,
    }
}

const fn revealed(event: &AnyEvent) -> Option<Mission> {
    match event {
        AnyEvent::Camelot(Event::Revealed(mission), _) => Some(*mission),
        AnyEvent::Camelot(..) | AnyEvent::Artus(_) | AnyEvent::Merlin(..) => None,
    }
}

/// The lines of a turn: the events of each, and the place of the last of them, which changes when something is new.
fn gathered(events: &[AnyEvent]) -> impl Iterator<Item = (usize, &[AnyEvent])> {
    let mut end = 0;
    events.chunk_by(belong_together).map(move |events| {
        end += events.len();
        (end - 1, events)
    })
}

/// The player and the points of a turn.
fn heading(words: Words, seat: Seat, name: &str, points: Option<i32>) -> Markup {
    html! {
        h3 {
            svg.shield aria-hidden="true" { use href={ "#log-shield-" (seat) } {} }
            span { (name) }
            @if let Some(points) = points { b class=(if points < 0 { "loss" } else { "gain" }) { (words.signed(points)) } }
        }
    }
}

/// A line of the log: events that belong together, with their clause. Its id is its number, so a page can
/// find it again.
fn line(words: Words, number: usize, events: &[AnyEvent], names: &[String]) -> Markup {
    let Some(event) = events.first() else { return Markup::default() };
    let clause = event.clause();
    html! {
        li id={ "log-" (number) } {
            svg.sign aria-hidden="true" { use href={ "#log-" (sign(event)) } {} }
            span { (sentence(words, events, names)) " " a.clause href={ "/rules/" (clause) } target="_blank" tabindex="-1" { (clause) } }
        }
    }
}

/// Events that belong together, in words.
pub(super) fn sentence(words: Words, events: &[AnyEvent], names: &[String]) -> String {
    let cards: Vec<Mission> = events.iter().filter_map(revealed).collect();
    match events.first().map(|event| (event, drawn(event))) {
        Some((_, Some((colour, owners)))) if events.len() > 1 => {
            words::camelot::drawn(words, colour, events.len(), owners, names)
        }
        Some((event, _)) if cards.is_empty() => words.event(event, names),
        _ => words::camelot::revealed(words, &cards),
    }
}
