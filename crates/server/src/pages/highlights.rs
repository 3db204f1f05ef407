//! The highlights of a game that is over: the move that brought most, the one that cost most, and how often the lead
//! changed. Each leads to its moment in the replay.

use super::context::PageContext;
use games::{AnyEvent, RunningGame};
use maud::{Markup, html};
use std::cmp::Reverse;
use table::{Actor, Eye, Seat};

/// A move that brought its player points, or cost some.
struct Moment {
    /// The number of moves after which it is shown in the replay.
    to: usize,
    seat: Seat,
    points: i32,
    /// The events that brought them.
    because: Vec<AnyEvent>,
}

impl Moment {
    /// The events that brought the points, largest first; of many, the first few.
    fn reasons(&self, context: &PageContext<'_>) -> String {
        let mut because = self.because.clone();
        because.sort_by_key(|event| Reverse(event.scored().map_or(0, |(_, points)| points.abs())));
        let more = if because.len() > MOST_REASONS { " …" } else { "" };
        let sentences =
            because.iter().take(MOST_REASONS).map(|event| context.reader.words.event(event, context.names()));
        sentences.collect::<Vec<_>>().join(" ") + more
    }
}

/// The maximum number of sentences about a move.
const MOST_REASONS: usize = 3;

/// The highlights; empty if nobody scored.
pub(super) fn highlights(context: &PageContext<'_>) -> Markup {
    let running = &*context.snapshot.running;
    context.part("highlights", running.moves_made(), || shown(context, running))
}

fn shown(context: &PageContext<'_>, running: &dyn RunningGame) -> Markup {
    let words = context.reader.words;
    let (moments, changes) = moments(running);
    let best = moments.iter().rev().max_by_key(|moment| moment.points).filter(|moment| moment.points > 0);
    let worst = moments.iter().rev().min_by_key(|moment| moment.points).filter(|moment| moment.points < 0);
    let shown = [("around-best-move", best), ("around-worst-move", worst)];
    let address = |to: usize| format!("/t/{}/replay?to={to}", context.live.stored.id);
    html! {
        @if best.is_some() || worst.is_some() {
            ul.highlights aria-label=(words.say("around-highlights")) {
                @for (key, moment) in shown {
                    @if let Some(moment) = moment {
                        li {
                            b class=(if moment.points < 0 { "loss" } else { "gain" }) { (words.signed(moment.points)) }
                            p {
                                small { (words.say_with(key, &[("name", context.names()[moment.seat.index()].as_str().into())])) } " "
                                (moment.reasons(context)) " "
                                a href=(address(moment.to)) { (words.say("around-watch-it")) }
                            }
                        }
                    }
                }
                @if changes > 0 {
                    li { b { (changes) "×" } p { small { (words.say("around-lead")) } " " (words.say_with("around-lead-changed", &[("count", changes.into())])) } }
                }
            }
        }
    }
}

/// Whether what follows belongs to nobody's move any more: a round, a scoring, the end.
fn ends_move(event: &AnyEvent) -> bool {
    event.begins_part()
        || matches!(
            event,
            AnyEvent::Camelot(camelot::Event::RoundOver(_), _)
                | AnyEvent::Merlin(merlin::Event::Step(_) | merlin::Event::FinalPoints, _)
        )
}

/// Whether the points are counted at the end of a game of Camelot: a decision may come between, such as where
/// a magician goes, but they are nobody's move.
const fn is_counted_at_the_end(event: &AnyEvent) -> bool {
    use camelot::Points::{Grail, Merlin, NotAtTable, NotInSecretRoom, Rebellion, RoundTable, Screen};
    matches!(
        event,
        AnyEvent::Camelot(
            camelot::Event::Scored {
                reason: RoundTable { .. }
                    | Rebellion { .. }
                    | NotAtTable
                    | Merlin { .. }
                    | Screen { .. }
                    | Grail { .. }
                    | NotInSecretRoom,
                ..
            },
            _
        )
    )
}

/// Whether the points are those of the drinking horn at the end of a round (MOR-4.6): they belong to no move
/// of its owner.
const fn is_owners_share(event: &AnyEvent) -> bool {
    use merlin::modules::{Points, morgana};
    matches!(
        event,
        AnyEvent::Merlin(
            merlin::Event::Scored {
                reason: merlin::Points::Module(Points::Morgana(morgana::Points::HornOwned { .. })),
                ..
            },
            _
        )
    )
}

/// Every move with the points it brought its player, and how often the lead has changed.
fn moments(running: &dyn RunningGame) -> (Vec<Moment>, usize) {
    let events = running.events_since(0, Eye::Spectator);
    let mut moments: Vec<Moment> = Vec::new();
    let mut totals = vec![0; running.scores().lines.len()];
    let (mut leader, mut changes, mut ended_in, mut is_counting) = (None, 0, None, false);
    for (place, event) in events.iter().enumerate() {
        let Some(number) = running.move_of(place) else { continue };
        if ends_move(event) {
            ended_in = Some(number);
        }
        // Between the scoring of Merlin and the next round people decide, too, but what is counted is nobody's move.
        match event {
            AnyEvent::Merlin(merlin::Event::Scoring { .. } | merlin::Event::FinalPoints, _) => {
                is_counting = true
            }
            AnyEvent::Merlin(merlin::Event::Round { .. }, _) => is_counting = false,
            AnyEvent::Artus(_) | AnyEvent::Camelot(..) | AnyEvent::Merlin(..) => {}
        }
        let Some((seat, points)) = event.scored() else { continue };
        totals[seat.index()] += points;
        let most = totals.iter().max().copied().unwrap_or_default();
        let ahead: Vec<usize> = (0..totals.len()).filter(|&other| totals[other] == most).collect();
        if let [alone] = ahead[..] {
            changes += usize::from(leader.is_some_and(|before| before != alone));
            leader = Some(alone);
        }
        let made = (0..=number).rev().find_map(|number| match running.mover(number) {
            Some(Actor::Seat(seat)) => Some((number, seat)),
            Some(Actor::Chance) | None => None,
        });
        // Once a round or the game has ended, points are nobody's move until the next decision.
        let is_own = |&(decided, mover): &(usize, Seat)| {
            mover == seat
                && !is_counting
                && !is_counted_at_the_end(event)
                && !is_owners_share(event)
                && ended_in.is_none_or(|ended| decided > ended)
        };
        let Some((decided, _)) = made.filter(is_own) else { continue };
        match moments.iter_mut().rev().find(|moment| moment.to == decided + 1) {
            Some(moment) => {
                moment.because.push(*event);
                moment.points += points;
            }
            None => moments.push(Moment { to: decided + 1, seat, points, because: vec![*event] }),
        }
    }
    (moments, changes)
}
