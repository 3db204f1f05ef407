//! What is to be known about the moves under the cursor: the choice in words, what a space does, what would happen.

use super::super::board::{Detail, Sight};
use super::super::choosing::Choosing;
use games::{AnyMove, AnyView};
use merlin::{Event, Kind, Mission, Move, Pile, Relic, Space, View};
use ratatui::style::Style;
use table::Seat;
use words::merlin as say;

/// Paragraphs about what is being considered, the most important first.
pub(crate) fn details(
    sight: &Sight<'_>,
    view: &View<'_>,
    choosing: &Choosing,
    moves: &[Move],
) -> Vec<Detail> {
    let words = sight.words;
    let faded = |text: String| Detail { text, style: sight.theme.faded() };
    let mut details = Vec::new();
    if let [only] = moves {
        let any = AnyView::Merlin(*view);
        let text = words.choice(&AnyMove::Merlin(*only), &any, choosing.seat, sight.names);
        details.push(Detail { text, style: sight.theme.title() });
        details.extend(foretold(sight, view, choosing, *only));
    }
    details.extend(
        moves.first().and_then(|first| explained(sight, view, choosing.seat, *first, moves.len())).map(faded),
    );
    if let [Move::Draw(Pile::Display(mission))] = moves {
        details.extend(missing(sight, view, choosing, *mission).map(faded));
    }
    details
}

/// What the things chosen from do, as far as the line does not say it.
fn explained(sight: &Sight<'_>, view: &View<'_>, seat: Seat, first: Move, count: usize) -> Option<String> {
    let (words, open) = (sight.words, view.open);
    let does = |space: Space| say::space_does(words, open.layout.kind(space));
    match first {
        // Merlin may go two ways; what either space does is too much for here.
        Move::Die(..) | Move::Walk(_) | Move::Reverse | Move::Mirror => match view.ends(seat, first)[..] {
            [only] => Some(does(only)),
            _ => None,
        },
        Move::DifferentAction(space) => Some(does(space)),
        Move::Forfeit => open.turn.action.map(does),
        Move::Deploy(vassal, _) if count > 1 => Some(say::vassal_does(words, vassal)),
        Move::Take(item) if count == 1 && item.kind == Kind::Flag => {
            Some(say::power_does(words, open.layout.powers[item.colour.index()]))
        }
        Move::UseGrail => Some(say::relic_does(words, Relic::Grail)),
        Move::Dismiss(_) => Some(say::relic_does(words, Relic::Excalibur)),
        Move::Mission(_)
        | Move::Tile(_)
        | Move::Start(_)
        | Move::StartingTile(_)
        | Move::Traitor(_)
        | Move::Roll(_)
        | Move::Complete(_)
        | Move::Second(_)
        | Move::Apple(_)
        | Move::TurnDie
        | Move::Perform
        | Move::Deploy(..)
        | Move::Take(_)
        | Move::Place(_)
        | Move::Return(_)
        | Move::Discard(_)
        | Move::Build(..)
        | Move::Draw(_)
        | Move::Staff
        | Move::Repel(_)
        | Move::Done
        | Move::End
        | Move::Module(_) => None,
    }
}

/// The points that a move would bring, and whom it would displace.
fn foretold(sight: &Sight<'_>, view: &View<'_>, choosing: &Choosing, only: Move) -> Vec<Detail> {
    let told = |event: &Event| say::event(sight.words, &view.open.layout, event, sight.names);
    let mut details = Vec::new();
    for event in view.preview(choosing.seat, only) {
        if let Event::Scored { points, .. } = event {
            details.push(Detail { text: told(&event), style: sight.theme.points(points) });
        } else if let Event::Displaced { .. } = event {
            details.push(Detail { text: told(&event), style: Style::new() });
        }
    }
    details
}

/// What would still be missing for a mission that is taken.
fn missing(sight: &Sight<'_>, view: &View<'_>, choosing: &Choosing, mission: Mission) -> Option<String> {
    let missing = say::mission_missing(sight.words, view, choosing.seat, mission)?;
    Some(sight.words.say_with("tui-merlin-missing", &[("missing", missing.into())]))
}
