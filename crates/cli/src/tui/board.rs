//! What a game shows besides its lists: its board, and the signs on it. The one module of the interface that
//! knows which games there are; everything else comes from `words` and is the same for all.

use super::choosing::Choosing;
use super::theme::Theme;
use super::{artus, camelot, merlin};
use games::{AnyEvent, AnyMove, AnyView, GameId};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::{Eye, Seat};
use words::Words;

/// How and for whom something is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawContext<'a> {
    /// The language.
    pub(crate) words: Words,
    /// Colours or none.
    pub(crate) theme: Theme,
    /// What the seats are called.
    pub(crate) names: &'a [String],
    /// Who looks.
    pub(crate) eye: Eye,
}

/// The board, with what is being considered, or what has just happened.
pub(crate) fn draw_board(
    buffer: &mut Buffer,
    area: Rect,
    context: &DrawContext<'_>,
    view: &AnyView<'_>,
    choosing: Option<&Choosing>,
    recent: &[AnyEvent],
) {
    match view {
        AnyView::Artus(own) => artus::draw_board(buffer, area, context, own, choosing, recent),
        AnyView::Camelot(own) => {
            let marks = match choosing {
                Some(choosing) => camelot::marks(own, choosing),
                None => camelot::traces(own, recent),
            };
            camelot::castle::draw(buffer, area, context, own, &marks);
        }
        AnyView::Merlin(own) => {
            let marks = match choosing {
                Some(choosing) => merlin::marks(own, choosing),
                None => merlin::traces(recent),
            };
            merlin::draw_board(buffer, area, context, own, &marks);
        }
    }
}

/// The least room a board needs: columns and rows.
pub(crate) const fn least_board(view: &AnyView<'_>) -> (u16, u16) {
    match view {
        AnyView::Artus(_) => artus::ring::SMALLEST,
        AnyView::Camelot(_) => camelot::castle::SMALLEST,
        AnyView::Merlin(_) => merlin::SMALLEST,
    }
}

/// The room a board has in plain text.
pub(crate) fn printed_board(view: &AnyView<'_>) -> (u16, u16) {
    match view {
        AnyView::Artus(_) => (79, 27),
        AnyView::Camelot(_) => (60, camelot::castle::SMALLEST.1 + 4),
        AnyView::Merlin(view) => merlin::printed(view),
    }
}

/// Whether a move is what is usually wanted, so that the cursor begins there: nothing is given up for it.
pub(crate) fn is_usual(view: &AnyView<'_>, offer: AnyMove) -> bool {
    match (view, offer) {
        (AnyView::Artus(view), AnyMove::Artus(own)) => artus::is_usual(view, own),
        (AnyView::Camelot(view), AnyMove::Camelot(own)) => camelot::is_usual(view, own),
        (_, AnyMove::Merlin(own)) => merlin::is_usual(own),
        (AnyView::Artus(_) | AnyView::Camelot(_) | AnyView::Merlin(_), _) => true,
    }
}

/// The charge and the colours by which a seat is shown.
pub(crate) fn shield(context: &DrawContext<'_>, view: &AnyView<'_>, seat: Seat) -> (&'static str, Style) {
    match view {
        AnyView::Artus(_) | AnyView::Merlin(_) => (context.theme.charge(seat), context.theme.shield(seat)),
        AnyView::Camelot(view) => camelot::shield(context, view, seat),
    }
}

/// What the signs of a board mean: sign and words.
pub(crate) fn legend(words: Words, game: GameId) -> Vec<(&'static str, String)> {
    let signs = match game {
        GameId::Artus => artus::SIGNS,
        GameId::Camelot => camelot::SIGNS,
        GameId::Merlin => merlin::SIGNS,
    };
    signs.iter().map(|&(sign, key)| (sign, words.say(key))).collect()
}
