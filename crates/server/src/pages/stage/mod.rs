//! What stands on the page of a table that only one game has: its board, the hands, the choices. One file for
//! each game.

mod artus;
mod asked;
mod camelot;
mod guided;
mod merlin;

pub(super) use asked::{legend, meant, no_way_to, portrait, portrait_shapes, touched};
pub(super) use guided::{Guided, guided};

use super::context::PageContext;
use games::{AnyView, GameId, RunningGame};
use maud::Markup;
use table::{Eye, Seat};
use words::Words;

/// The board with everything around it that a reader can use now.
pub(super) fn stage(context: &PageContext<'_>) -> Markup {
    match context.snapshot.running.view(context.eye()) {
        AnyView::Artus(view) => artus::stage(context, view),
        AnyView::Camelot(view) => camelot::stage(context, view),
        AnyView::Merlin(view) => merlin::stage(context, view),
    }
}

/// How far the game has come.
pub(super) fn progress(context: &PageContext<'_>) -> String {
    if context.live.stored.closed {
        return context.reader.words.say("server-over");
    }
    progress_of(context.reader.words, &*context.snapshot.running)
}

/// The same of any moment.
pub(super) fn progress_of(words: Words, running: &dyn RunningGame) -> String {
    match running.view(Eye::Spectator) {
        AnyView::Artus(view) => artus::progress(words, view),
        AnyView::Camelot(view) => camelot::progress(words, view),
        AnyView::Merlin(view) => merlin::progress(words, view),
    }
}

/// The shield of a seat in the game that is played.
pub(super) fn shield(context: &PageContext<'_>, seat: Seat) -> Markup {
    shield_at(&*context.snapshot.running, seat)
}

/// The same at any moment.
pub(super) fn shield_at(running: &dyn RunningGame, seat: Seat) -> Markup {
    match running.view(Eye::Spectator) {
        AnyView::Artus(_) | AnyView::Merlin(_) => boards::shield(running.game(), seat),
        AnyView::Camelot(view) => match view.open.colours_of(seat).next() {
            Some(colour) => boards::camelot::shield(colour),
            None => boards::empty_shield(),
        },
    }
}

/// The shield of the colour whose points count for a seat: in Camelot for two, the lower one (CAM-18.9).
pub(super) fn counted_shield(running: &dyn RunningGame, seat: Seat) -> Markup {
    match running.view(Eye::Spectator) {
        AnyView::Artus(_) | AnyView::Merlin(_) => shield_at(running, seat),
        AnyView::Camelot(view) => match view.open.counted(seat) {
            Some(colour) => boards::camelot::shield(colour),
            None => boards::empty_shield(),
        },
    }
}

/// The paint of that colour, for lines and bars.
pub(super) fn counted_paint(running: &dyn RunningGame, seat: Seat) -> &'static str {
    match running.view(Eye::Spectator) {
        AnyView::Artus(_) | AnyView::Merlin(_) => boards::paint(running.game(), seat),
        AnyView::Camelot(view) => view.open.counted(seat).map_or("var(--ink)", boards::camelot::paint),
    }
}

/// The colours of a seat that plays several, with their points, the one that counts first; nothing of all others.
pub(super) fn several_colours(running: &dyn RunningGame, seat: Seat) -> Vec<(::camelot::Colour, i32)> {
    match running.view(Eye::Spectator) {
        AnyView::Artus(_) | AnyView::Merlin(_) => Vec::new(),
        AnyView::Camelot(view) => {
            let counted = view.open.counted(seat);
            let mut colours: Vec<_> =
                view.open.colours_of(seat).map(|colour| (colour, view.open.score(colour))).collect();
            colours.sort_by_key(|&(colour, _)| Some(colour) != counted);
            if colours.len() > 1 { colours } else { Vec::new() }
        }
    }
}

/// Where points come from, by its id, as the boards of this table are called.
pub(super) fn points_source(words: Words, running: &dyn RunningGame, id: &str) -> String {
    match (running.view(Eye::Spectator), id.parse()) {
        (AnyView::Camelot(view), Ok(category)) => words::camelot::points_source(words, view.open, category),
        (AnyView::Artus(_) | AnyView::Camelot(_) | AnyView::Merlin(_), _) => {
            words.category(running.game(), id)
        }
    }
}

/// What decides how the shields of all seats look: in Camelot colours are chosen.
pub(super) fn shield_colours(context: &PageContext<'_>) -> Vec<Option<::camelot::Colour>> {
    match context.snapshot.running.view(Eye::Spectator) {
        AnyView::Artus(_) | AnyView::Merlin(_) => Vec::new(),
        AnyView::Camelot(view) => {
            Seat::all(context.snapshot.seats.len()).map(|seat| view.open.colours_of(seat).next()).collect()
        }
    }
}

/// What the button says that uncovers what one seat alone may see: in Camelot that lies behind a screen.
pub(super) fn own_things(context: &PageContext<'_>) -> &'static str {
    match context.live.game {
        GameId::Artus | GameId::Merlin => "server-show-cards",
        GameId::Camelot => "server-show-screen",
    }
}

/// The board alone, as one eye sees it, with nothing to choose.
pub(super) fn board(words: Words, running: &dyn RunningGame, eye: Eye, names: &[String]) -> Markup {
    match running.view(eye) {
        AnyView::Artus(view) => artus::board(words, view, running, names),
        AnyView::Camelot(view) => camelot::board(words, view, running, names),
        AnyView::Merlin(view) => merlin::board(words, view, running, names),
    }
}

/// What lies beside the board for everybody to see: in Camelot the missions. In the other games it is part of
/// the board.
pub(super) fn beside_board(words: Words, running: &dyn RunningGame, eye: Eye, names: &[String]) -> Markup {
    match running.view(eye) {
        AnyView::Camelot(view) => camelot::display(words, view, names),
        AnyView::Artus(_) | AnyView::Merlin(_) => Markup::default(),
    }
}

/// The board as a file of its own.
pub(crate) fn picture(words: Words, running: &dyn RunningGame, eye: Eye, names: &[String]) -> String {
    match running.view(eye) {
        AnyView::Artus(view) => boards::artus::picture(words, view, names),
        AnyView::Camelot(view) => boards::camelot::picture(words, view, names),
        AnyView::Merlin(view) => boards::merlin::picture(words, view, names),
    }
}
