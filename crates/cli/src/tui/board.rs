//! What each game adds to the table: the one room of the interface that knows which games there are.

use super::artus;
use super::choosing::Choosing;
use super::log::{Entry, Note};
use super::theme::Theme;
use games::{AnyEvent, AnyMove, AnyView, GameId};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use table::Eye;
use words::Words;

/// How and for whom something is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    /// The language.
    pub(crate) words: Words,
    /// Colours or none.
    pub(crate) theme: Theme,
    /// What the seats are called.
    pub(crate) names: &'a [String],
    /// Who looks.
    pub(crate) eye: Eye,
}

/// Something to choose, as one line.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// What it is.
    pub(crate) text: Line<'static>,
    /// What it brings.
    pub(crate) worth: Option<Worth>,
}

/// The points of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worth {
    /// All its moves bring as much.
    Exactly(i32),
    /// Its best move brings as much.
    AtBest(i32),
}

/// A paragraph about what is being considered.
#[derive(Clone, Debug)]
pub(crate) struct Detail {
    /// What it says.
    pub(crate) text: String,
    /// How it is set.
    pub(crate) style: Style,
}

/// How many steps it takes to choose a move.
pub(crate) const fn steps(offer: AnyMove) -> usize {
    match offer {
        AnyMove::Artus(own) => artus::steps::steps(own),
    }
}

/// Whether two moves that agreed so far go together at a step.
pub(crate) fn together(one: AnyMove, other: AnyMove, step: usize) -> bool {
    match (one, other) {
        (AnyMove::Artus(one), AnyMove::Artus(other)) => artus::steps::together(one, other, step),
    }
}

/// The number by which people call what a move is about, where digits should mean that.
pub(crate) const fn number(offer: AnyMove) -> Option<u8> {
    match offer {
        AnyMove::Artus(own) => artus::steps::number(own),
    }
}

/// The key that chooses a branch at a step.
pub(crate) fn key_of(offer: AnyMove, step: usize, place: usize) -> Option<char> {
    match offer {
        AnyMove::Artus(own) => artus::steps::key_of(own, step, place),
    }
}

/// Where an arrow key leads among branches that lie on the board rather than in a list.
pub(crate) fn around(branches: &[Vec<AnyMove>], place: usize, key: KeyCode) -> Option<usize> {
    match branches.first()?.first()? {
        AnyMove::Artus(_) => {
            let first = |branch: &Vec<AnyMove>| branch.first().map(|&AnyMove::Artus(own)| own);
            let firsts: Option<Vec<_>> = branches.iter().map(first).collect();
            artus::steps::around(&firsts?, place, key)
        }
    }
}

/// Where the cursor stands at first.
pub(crate) fn first_choice(view: &AnyView<'_>, offers: &[AnyMove]) -> usize {
    match view {
        AnyView::Artus(view) => {
            artus::steps::first_choice(view, offers.iter().map(|&AnyMove::Artus(own)| own))
        }
    }
}

/// Whether what is chosen at this step is a card of the hand, so that the hand need not be shown beside it.
pub(crate) fn shows_hand(choosing: &Choosing) -> bool {
    match choosing.considered().first() {
        Some(AnyMove::Artus(own)) => choosing.depth() == 0 && artus::steps::is_of_hand(*own),
        None => false,
    }
}

/// The points an event tells of.
pub(crate) const fn points(event: &AnyEvent) -> Option<i32> {
    match event {
        AnyEvent::Artus(own) => artus::chronicle::points(own),
    }
}

/// Whether an event heads what follows.
pub(crate) const fn heads(event: &AnyEvent) -> bool {
    match event {
        AnyEvent::Artus(own) => artus::chronicle::heads(own),
    }
}

/// What happened, in as few lines as possible.
pub(crate) fn chronicle(sight: &Sight<'_>, events: &[AnyEvent], notes: &[Note]) -> Vec<Entry> {
    let own: Vec<::artus::Event> = events.iter().map(|&AnyEvent::Artus(own)| own).collect();
    artus::chronicle::chronicle(sight, &own, notes)
}

/// What the clauses of a game begin with.
pub(crate) const fn rules_of(game: GameId) -> &'static str {
    match game {
        GameId::Artus => "ART",
    }
}

/// Where in the game we are, as one line.
pub(crate) fn status(words: Words, view: &AnyView<'_>) -> String {
    match view {
        AnyView::Artus(view) => artus::panels::status(words, view),
    }
}

/// What is asked at this step of choosing.
pub(crate) fn question(sight: &Sight<'_>, view: &AnyView<'_>, choosing: &Choosing) -> String {
    match view {
        AnyView::Artus(view) => artus::asking::question(sight, view, choosing),
    }
}

/// A branch as one line.
pub(crate) fn item(sight: &Sight<'_>, view: &AnyView<'_>, choosing: &Choosing, branch: &[AnyMove]) -> Item {
    let brings: Vec<i32> =
        branch.iter().filter_map(|offer| sight.words.brings(offer, view, choosing.seat)).collect();
    let worth = match (brings.iter().min(), brings.iter().max()) {
        (Some(least), Some(most)) if least == most => Some(Worth::Exactly(*most)),
        (_, Some(most)) => Some(Worth::AtBest(*most)),
        (_, None) => None,
    };
    let text = match (view, branch) {
        (_, []) => Line::default(),
        (AnyView::Artus(view), [AnyMove::Artus(first), ..]) => {
            artus::asking::text(sight, view, choosing, *first)
        }
    };
    Item { text, worth }
}

/// What is to be known about the moves under the cursor.
pub(crate) fn details(sight: &Sight<'_>, view: &AnyView<'_>, choosing: &Choosing) -> Vec<Detail> {
    match view {
        AnyView::Artus(view) => {
            let considered = choosing.considered();
            let own: Vec<::artus::Move> = considered.iter().map(|&AnyMove::Artus(own)| own).collect();
            artus::asking::details(sight, view, choosing, &own)
        }
    }
}

/// The board, with what is being considered, or what has just happened.
pub(crate) fn draw_board(
    buffer: &mut Buffer,
    area: Rect,
    sight: &Sight<'_>,
    view: &AnyView<'_>,
    choosing: Option<&Choosing>,
    recent: &[AnyEvent],
) {
    match view {
        AnyView::Artus(view) => {
            let recent: Vec<::artus::Event> = recent.iter().map(|&AnyEvent::Artus(own)| own).collect();
            artus::draw_board(buffer, area, sight, view, choosing, &recent);
        }
    }
}

/// The least room a board needs: columns and rows.
pub(crate) const fn least_board(view: &AnyView<'_>) -> (u16, u16) {
    match view {
        AnyView::Artus(_) => artus::ring::SMALLEST,
    }
}

/// The scores and what everybody holds; the answer is the number of rows used.
pub(crate) fn draw_scores(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &AnyView<'_>) -> u16 {
    match view {
        AnyView::Artus(view) => artus::panels::draw_scores(buffer, area, sight, view),
    }
}

/// What the one who looks has in hand, as lines.
pub(crate) fn hand(sight: &Sight<'_>, view: &AnyView<'_>, taken: Option<AnyMove>) -> Vec<Line<'static>> {
    match view {
        AnyView::Artus(view) => artus::panels::hand(sight, view, taken.map(|AnyMove::Artus(own)| own)),
    }
}

/// What everybody can know about all cards.
pub(crate) fn draw_cards(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &AnyView<'_>) {
    match view {
        AnyView::Artus(view) => artus::cards::draw(buffer, area, sight, view),
    }
}

/// How many rows it takes to show all cards.
pub(crate) const fn rows_of_cards(view: &AnyView<'_>) -> u16 {
    match view {
        AnyView::Artus(_) => artus::cards::ROWS,
    }
}

/// What the signs of a game mean: sign and words.
pub(crate) fn legend(words: Words, game: GameId) -> Vec<(&'static str, String)> {
    match game {
        GameId::Artus => artus::panels::legend(words),
    }
}

/// The table as plain text.
pub(crate) fn picture(words: Words, view: &AnyView<'_>, names: &[String]) -> String {
    match view {
        AnyView::Artus(own) => artus::plain::picture(words, own, names),
    }
}
