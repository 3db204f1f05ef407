//! The board of Artus at the terminal: the round table drawn.

mod paint;
pub(crate) mod ring;
mod scene;
#[cfg(test)]
mod tests;

use super::board::DrawContext;
use super::choosing::Choosing;
use super::draw::text::{fit, wrap};
use artus::{Action, Artus, ChairSet, Event, Move, Phase, View};
use games::{AnyEvent, AnyMove, Listed};
use paint::Picture;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use scene::Scene;
use words::artus as say;

/// What the signs mean.
pub(crate) const SIGNS: &[(&str, &str)] = &[
    ("● ◆ ✚ ★", "tui-artus-sign-knights"),
    ("♖ ♜", "tui-artus-sign-princes"),
    ("♔ ♚", "tui-artus-sign-king"),
    ("¹ ² ³", "tui-artus-sign-rings"),
    ("▒", "tui-artus-sign-carpet"),
    ("♛ ♕", "tui-artus-sign-crowns"),
    ("‹ ›", "tui-artus-sign-open"),
    ("[ ] ( )", "tui-artus-sign-marks"),
    ("◌", "tui-artus-sign-left"),
];

/// The round table, with what is being considered, or what has just happened.
pub(crate) fn draw_board(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    choosing: Option<&Choosing>,
    recent: &[AnyEvent],
) {
    let own = |event: &AnyEvent| if let AnyEvent::Artus(own) = event { Some(*own) } else { None };
    let recent: Vec<Event> = recent.iter().filter_map(own).collect();
    let picture = match choosing {
        Some(choosing) => considered(view, choosing),
        None => Picture::of(Scene::of(view.open)).traced(&recent),
    };
    let room = ring::Ring::within(area.width, area.height).map_or(0, |ring| usize::from(ring.middle().2));
    let middle = middle(context, view, &picture.scene, room);
    picture.draw(buffer, area, context.theme, context.words, &middle);
}

/// What stands in the middle of the table, in lines of `room` columns: who is to do what, and the rings nobody has.
fn middle(context: &DrawContext<'_>, view: &View<'_>, scene: &Scene, room: usize) -> Vec<Line<'static>> {
    let (words, flow) = (context.words, view.open.flow);
    let mut lines = Vec::new();
    if flow.phase != Phase::Over {
        let name = context.names.get(flow.active.index()).map_or("", String::as_str);
        lines.push(Line::from(vec![
            Span::styled(
                format!(" {} ", context.theme.charge(flow.active)),
                context.theme.shield(flow.active),
            ),
            Span::styled(format!(" {}", fit(name, 14)), context.theme.title()),
        ]));
    }
    lines.extend(wrap(&say::phase(words, flow.phase), room).into_iter().map(Line::raw));
    lines.push(Line::default());
    let rings = "○".repeat(usize::from(scene.supply));
    lines.push(Line::raw(words.say_with("tui-artus-supply", &[("rings", rings.into())])));
    lines
}

/// The board while somebody chooses: what can be chosen, and what the considered move leads to.
fn considered(view: &View<'_>, choosing: &Choosing) -> Picture {
    let scene = Scene::of(view.open);
    let own =
        |moves: &[AnyMove]| moves.iter().filter_map(|&offer| Artus::own_move(offer)).collect::<Vec<_>>();
    let considered = own(&choosing.considered());
    if let [only @ Move::Play(..)] = considered[..] {
        let preview = view.preview(choosing.seat, only);
        return Picture::of(scene.after(&preview)).traced(&preview);
    }
    let mut picture = Picture::of(scene);
    if let [Move::Place(chair)] = considered[..] {
        picture.chosen = ChairSet::only(chair);
        picture.open_to_choice = all(&own(&choosing.branches().concat()));
    } else {
        // Whoever the card under the cursor could be used for.
        picture.open_to_choice = all(&considered);
    }
    picture
}

/// The chairs that some moves are about.
fn all(moves: &[Move]) -> ChairSet {
    let about = |offer: &Move| match *offer {
        Move::Place(chair) | Move::Play(_, Action::Ring(chair) | Action::Advance { from: chair, .. }) => {
            ChairSet::only(chair)
        }
        Move::Play(_, Action::Score(knights)) => knights,
        Move::Play(_, Action::All | Action::Best | Action::Penalty)
        | Move::Start(_)
        | Move::King(_)
        | Move::Card(_)
        | Move::Draw(_) => ChairSet::EMPTY,
    };
    moves.iter().map(about).fold(ChairSet::EMPTY, ChairSet::union)
}

/// Placing begins at the chair of the highest value that is free, everything else at the first.
pub(crate) fn is_usual(view: &View<'_>, offer: Move) -> bool {
    let Move::Place(chair) = offer else { return true };
    let free = artus::Chair::all().filter(|&chair| view.open.table.figure(chair).is_none());
    free.map(|chair| view.open.value(chair)).max() == Some(view.open.value(chair))
}
