//! The board of Merlin at the terminal: the rondel with the principalities inside it, Arthur's ring and the
//! environs below.

mod environs;
mod inner_ring;
mod lands;
mod rondel;
mod signs;
#[cfg(test)]
mod tests;

use super::board::DrawContext;
use super::choosing::Choosing;
use games::{AnyEvent, AnyMove, Listed};
use merlin::{Colour, Event, Merlin, Move, Site, Space, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use table::Seat;

/// What the signs mean.
pub(crate) const SIGNS: &[(&str, &str)] = &[
    ("M A ●◆✚★", "tui-merlin-sign-figures"),
    ("⚑ ▼ ■", "tui-merlin-sign-items"),
    ("◉ ♟", "tui-merlin-sign-pieces"),
    ("+⚑ ◉⚑", "tui-merlin-sign-spaces"),
    ("† ◇ ♟↔", "tui-merlin-sign-relics"),
    ("⇄ ▤ ⌂", "tui-merlin-sign-more-spaces"),
    ("▲ ♣ ≈ ♜", "tui-merlin-sign-terrain"),
    ("+ □ ☾", "tui-merlin-sign-lands"),
    ("▣ ∧ &", "tui-merlin-sign-environs"),
    ("› ► ‹›[]", "tui-merlin-sign-marks"),
];

/// What is marked on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks {
    /// Spaces and tiles that can be chosen.
    open: (Vec<Space>, Vec<Site>),
    /// Those the cursor is on, or where something has just happened.
    chosen: (Vec<Space>, Vec<Site>),
    /// The principalities the cursor is on, or where something has just happened.
    lands: Vec<Colour>,
}

/// The least room the board needs: the rondel, and four rows of tiles between their frames.
pub(crate) const SMALLEST: (u16, u16) = (rondel::SIZE.0, rondel::SIZE.1 + 6);

/// The room the board takes on paper: with Arthur his ring, too.
pub(crate) fn printed(view: &View<'_>) -> (u16, u16) {
    (SMALLEST.0, SMALLEST.1 + inner_ring::rows(view.open))
}

/// The rondel with the principalities inside, the inner ring and the environs below.
pub(crate) fn draw_board(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &View<'_>,
    marks: &Marks,
) {
    let (columns, rows) = (rondel::SIZE.0, rondel::SIZE.1);
    let left = area.x + area.width.saturating_sub(columns) / 2;
    // Where there is no room for it, the inner ring is in the lines beside the board alone.
    let inner = inner_ring::rows(view.open);
    let inner = if area.height >= SMALLEST.1 + inner { inner } else { 0 };
    let spare = area.height.saturating_sub(SMALLEST.1 + inner);
    let ring = Rect::new(left, area.y + spare / 3, columns.min(area.width), rows.min(area.height));
    rondel::draw(buffer, ring, context, view, marks);
    lands::draw(buffer, rondel::inside(ring), context, view, marks);
    if inner > 0 {
        let below = Rect::new(left, ring.bottom() + 1, ring.width, inner - 1);
        inner_ring::draw(buffer, below, context, view, marks);
    }
    let top = ring.bottom() + inner + spare / 3;
    let below = Rect::new(left, top, ring.width, area.bottom().saturating_sub(top));
    environs::draw(buffer, below, context, view, marks);
}

/// The board while somebody chooses: what can be chosen, and what the cursor is on.
pub(crate) fn marks(view: &View<'_>, choosing: &Choosing) -> Marks {
    let own = |moves: Vec<AnyMove>| moves.into_iter().filter_map(Merlin::own_move).collect::<Vec<_>>();
    let (open_spaces, open_sites, _) = aimed(view, choosing.seat, &own(choosing.branches().concat()));
    let (spaces, sites, lands) = aimed(view, choosing.seat, &own(choosing.considered()));
    Marks { open: (open_spaces, open_sites), chosen: (spaces, sites), lands }
}

/// Where some moves lead: spaces, tiles, principalities.
fn aimed(view: &View<'_>, seat: Seat, moves: &[Move]) -> (Vec<Space>, Vec<Site>, Vec<Colour>) {
    let (mut spaces, mut sites, mut lands) = (Vec::new(), Vec::new(), Vec::new());
    for &offer in moves {
        match offer {
            Move::DifferentAction(space) => spaces.push(space),
            Move::Perform | Move::Staff => spaces.extend(view.open.turn.action),
            Move::Deploy(_, colour) | Move::Place(colour) => lands.push(colour),
            Move::Take(item) | Move::Return(item) => lands.push(item.colour),
            Move::Build(site, _) => sites.push(site),
            other => spaces.extend(view.ends(seat, other)),
        }
    }
    (spaces, sites, lands)
}

/// The board with the traces of what has just happened.
pub(crate) fn traces(recent: &[AnyEvent]) -> Marks {
    let mut marks = Marks::default();
    for event in recent {
        let AnyEvent::Merlin(event, _) = event else { continue };
        if let Event::Moved { to, .. } | Event::Mirrored { to, .. } = event {
            marks.chosen.0.push(*to);
        } else if let Event::Built { site, .. } = event {
            marks.chosen.1.push(*site);
        } else if let Event::Deployed { to: colour, .. } | Event::InfluencePlaced { colour, .. } = event {
            marks.lands.push(*colour);
        }
    }
    marks
}

/// Whether nothing is given up for a move: no apple, no flag, no staff, no action, nothing of a module.
pub(crate) const fn is_usual(offer: Move) -> bool {
    !matches!(
        offer,
        Move::Apple(_)
            | Move::TurnDie
            | Move::Reverse
            | Move::Mirror
            | Move::DifferentAction(_)
            | Move::Forfeit
            | Move::Staff
            | Move::Second(_)
            | Move::Repel(_)
            | Move::Module(_)
    )
}
