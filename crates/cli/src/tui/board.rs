//! What each game adds to the table: the one room of the interface that knows which games there are.

use super::artus;
use super::camelot;
use super::choosing::Choosing;
use super::log::{Entry, Note};
use super::merlin;
use super::pick;
use super::theme::Theme;
use ::artus::Artus;
use ::camelot::Camelot;
use ::merlin::Merlin;
use games::{AnyEvent, AnyMove, AnyView, GameId, Listed};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use table::{Eye, Seat};
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
pub(crate) fn steps(offer: AnyMove) -> usize {
    match offer {
        AnyMove::Artus(own) => artus::steps::steps(own),
        AnyMove::Camelot(own) => camelot::steps::steps(own),
        AnyMove::Merlin(own) => merlin::steps::steps(own),
    }
}

/// Whether two moves that agreed so far go together at a step.
pub(crate) fn together(one: AnyMove, other: AnyMove, step: usize) -> bool {
    match (one, other) {
        (AnyMove::Artus(one), AnyMove::Artus(other)) => artus::steps::together(one, other, step),
        (AnyMove::Camelot(one), AnyMove::Camelot(other)) => camelot::steps::together(one, other, step),
        (AnyMove::Merlin(one), AnyMove::Merlin(other)) => merlin::steps::together(one, other, step),
        (
            AnyMove::Artus(_) | AnyMove::Camelot(_) | AnyMove::Merlin(_),
            AnyMove::Artus(_) | AnyMove::Camelot(_) | AnyMove::Merlin(_),
        ) => false,
    }
}

/// The number by which people call what a move is about, where digits should mean that.
pub(crate) const fn number(offer: AnyMove) -> Option<u8> {
    match offer {
        AnyMove::Artus(own) => artus::steps::number(own),
        AnyMove::Camelot(own) => camelot::steps::number(own),
        // Digits are keys of the list: dice, tiles and cards stand in it together.
        AnyMove::Merlin(_) => None,
    }
}

/// The key that chooses a branch at a step.
pub(crate) fn key_of(offer: AnyMove, step: usize, place: usize) -> Option<char> {
    match offer {
        AnyMove::Artus(own) => artus::steps::key_of(own, step, place),
        AnyMove::Camelot(own) => camelot::steps::key_of(own, step, place),
        AnyMove::Merlin(_) => pick::key_of(place),
    }
}

/// Where an arrow key leads among branches that lie on the board rather than in a list.
pub(crate) fn around(branches: &[Vec<AnyMove>], place: usize, key: KeyCode) -> Option<usize> {
    match branches.first()?.first()? {
        AnyMove::Artus(_) => {
            let first = |branch: &Vec<AnyMove>| branch.first().and_then(|&offer| Artus::own_move(offer));
            let firsts: Option<Vec<_>> = branches.iter().map(first).collect();
            artus::steps::around(&firsts?, place, key)
        }
        // The castle and the rondel are chosen from in lists.
        AnyMove::Camelot(_) | AnyMove::Merlin(_) => None,
    }
}

/// The moves of one game among some moves.
fn own<G: Listed>(moves: &[AnyMove]) -> Vec<G::Move> {
    moves.iter().filter_map(|&offer| G::own_move(offer)).collect()
}

/// Where the cursor stands at first.
pub(crate) fn first_choice(view: &AnyView<'_>, offers: &[AnyMove]) -> usize {
    match view {
        AnyView::Artus(view) => artus::steps::first_choice(view, own::<Artus>(offers).into_iter()),
        AnyView::Camelot(view) => camelot::steps::first_choice(view, own::<Camelot>(offers).into_iter()),
        AnyView::Merlin(_) => merlin::steps::first_choice(&own::<Merlin>(offers)),
    }
}

/// Whether what is chosen at this step is a card of the hand, so that the hand need not be shown beside it.
pub(crate) fn shows_hand(choosing: &Choosing) -> bool {
    match choosing.considered().first() {
        Some(AnyMove::Artus(own)) => choosing.depth() == 0 && artus::steps::is_of_hand(*own),
        Some(AnyMove::Camelot(_) | AnyMove::Merlin(_)) | None => false,
    }
}

/// The points an event tells of.
pub(crate) const fn points(event: &AnyEvent) -> Option<i32> {
    match event {
        AnyEvent::Artus(own) => artus::chronicle::points(own),
        AnyEvent::Camelot(own, _) => camelot::chronicle::points(own),
        AnyEvent::Merlin(own, _) => merlin::chronicle::points(own),
    }
}

/// Whether an event heads what follows.
pub(crate) const fn heads(event: &AnyEvent) -> bool {
    match event {
        AnyEvent::Artus(own) => artus::chronicle::heads(own),
        AnyEvent::Camelot(own, _) => camelot::chronicle::heads(own),
        AnyEvent::Merlin(own, _) => merlin::chronicle::heads(own),
    }
}

/// The events of Artus among some events.
fn of_artus(events: &[AnyEvent]) -> Vec<::artus::Event> {
    let own = |event: &AnyEvent| if let AnyEvent::Artus(own) = event { Some(*own) } else { None };
    events.iter().filter_map(own).collect()
}

/// The events of The Future of Camelot among some events, and who plays which colour.
fn of_camelot(events: &[AnyEvent]) -> (Vec<::camelot::Event>, ::camelot::Owners) {
    let own = |event: &AnyEvent| match event {
        AnyEvent::Camelot(own, owners) => Some((*own, *owners)),
        AnyEvent::Artus(_) | AnyEvent::Merlin(..) => None,
    };
    let owners = events.iter().filter_map(own).next_back().map(|(_, owners)| owners);
    (events.iter().filter_map(own).map(|(event, _)| event).collect(), owners.unwrap_or_default())
}

/// The events of Merlin among some events.
fn of_merlin(events: &[AnyEvent]) -> Vec<(::merlin::Event, ::merlin::Laid)> {
    let own = |event: &AnyEvent| {
        if let AnyEvent::Merlin(own, layout) = event { Some((*own, *layout)) } else { None }
    };
    events.iter().filter_map(own).collect()
}

/// The same without their layout.
fn own_events(events: &[AnyEvent]) -> Vec<::merlin::Event> {
    of_merlin(events).into_iter().map(|(event, _)| event).collect()
}

/// What happened, in as few lines as possible.
pub(crate) fn chronicle(sight: &Sight<'_>, game: GameId, events: &[AnyEvent], notes: &[Note]) -> Vec<Entry> {
    match game {
        GameId::Artus => artus::chronicle::chronicle(sight, &of_artus(events), notes),
        GameId::Camelot => {
            let (events, owners) = of_camelot(events);
            camelot::chronicle::chronicle(sight, &events, owners, notes)
        }
        GameId::Merlin => merlin::chronicle::chronicle(sight, &of_merlin(events), notes),
    }
}

/// Where in the game we are, as one line.
pub(crate) fn status(words: Words, view: &AnyView<'_>) -> String {
    match view {
        AnyView::Artus(view) => artus::panels::status(words, view),
        AnyView::Camelot(view) => camelot::panels::status(words, view),
        AnyView::Merlin(view) => merlin::panels::status(words, view),
    }
}

/// What is asked at this step of choosing.
pub(crate) fn question(sight: &Sight<'_>, view: &AnyView<'_>, choosing: &Choosing) -> String {
    match view {
        AnyView::Artus(view) => artus::asking::question(sight, view, choosing),
        AnyView::Camelot(view) => camelot::asking::question(sight, view, choosing),
        AnyView::Merlin(view) => merlin::asking::question(sight, view, choosing),
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
        (AnyView::Camelot(view), [AnyMove::Camelot(first), ..]) => {
            camelot::asking::text(sight, view, choosing, *first)
        }
        (AnyView::Merlin(view), [AnyMove::Merlin(first), ..]) => {
            merlin::asking::text(sight, view, choosing, *first)
        }
        (AnyView::Artus(_) | AnyView::Camelot(_) | AnyView::Merlin(_), [other, ..]) => {
            Line::raw(other.to_string())
        }
    };
    Item { text, worth }
}

/// What is to be known about the moves under the cursor.
pub(crate) fn details(sight: &Sight<'_>, view: &AnyView<'_>, choosing: &Choosing) -> Vec<Detail> {
    let considered = choosing.considered();
    match view {
        AnyView::Artus(view) => artus::asking::details(sight, view, choosing, &own::<Artus>(&considered)),
        AnyView::Camelot(view) => {
            camelot::asking::details(sight, view, choosing, &own::<Camelot>(&considered))
        }
        AnyView::Merlin(view) => merlin::details::details(sight, view, choosing, &own::<Merlin>(&considered)),
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
            artus::draw_board(buffer, area, sight, view, choosing, &of_artus(recent));
        }
        AnyView::Camelot(view) => {
            let marks = match choosing {
                Some(choosing) => camelot::asking::marks(view, choosing),
                None => camelot::asking::traces(view, &of_camelot(recent).0),
            };
            camelot::castle::draw(buffer, area, sight, view, &marks);
        }
        AnyView::Merlin(view) => {
            let marks = match choosing {
                Some(choosing) => merlin::asking::marks(view, choosing),
                None => merlin::asking::traces(&own_events(recent)),
            };
            merlin::draw_board(buffer, area, sight, view, &marks);
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

/// The scores and what everybody holds; the answer is the number of rows used.
pub(crate) fn draw_scores(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &AnyView<'_>) -> u16 {
    match view {
        AnyView::Artus(view) => artus::panels::draw_scores(buffer, area, sight, view),
        AnyView::Camelot(view) => camelot::panels::draw_scores(buffer, area, sight, view),
        AnyView::Merlin(view) => merlin::panels::draw_scores(buffer, area, sight, view),
    }
}

/// What the one who looks has in hand or behind the screen is called.
pub(crate) fn hand_title(words: Words, view: &AnyView<'_>) -> String {
    words.say(match view {
        AnyView::Artus(_) => "tui-hand",
        AnyView::Camelot(_) => "tui-camelot-screen",
        AnyView::Merlin(_) => "tui-merlin-own",
    })
}

/// The charge and the colours by which a seat is shown.
pub(crate) fn shield(sight: &Sight<'_>, view: &AnyView<'_>, seat: Seat) -> (&'static str, Style) {
    match view {
        AnyView::Artus(_) | AnyView::Merlin(_) => (sight.theme.charge(seat), sight.theme.shield(seat)),
        AnyView::Camelot(view) => camelot::panels::shield(sight, view, seat),
    }
}

/// What the one who looks has in hand, as lines.
pub(crate) fn hand(sight: &Sight<'_>, view: &AnyView<'_>, taken: Option<AnyMove>) -> Vec<Line<'static>> {
    match view {
        AnyView::Artus(view) => artus::panels::hand(sight, view, taken.and_then(Artus::own_move)),
        AnyView::Camelot(view) => camelot::panels::screen(sight, view),
        AnyView::Merlin(view) => merlin::panels::hand(sight, view),
    }
}

/// What everybody can know about all cards.
pub(crate) fn draw_cards(buffer: &mut Buffer, area: Rect, sight: &Sight<'_>, view: &AnyView<'_>) {
    match view {
        AnyView::Artus(view) => artus::cards::draw(buffer, area, sight, view),
        AnyView::Camelot(view) => camelot::cards::draw(buffer, area, sight, view),
        AnyView::Merlin(view) => merlin::castles::draw(buffer, area, sight, view),
    }
}

/// How many rows it takes to show all cards.
pub(crate) const fn rows_of_cards(view: &AnyView<'_>) -> u16 {
    match view {
        AnyView::Artus(_) => artus::cards::ROWS,
        AnyView::Camelot(_) => camelot::cards::ROWS,
        AnyView::Merlin(_) => merlin::castles::ROWS,
    }
}

/// What the signs of a game mean: sign and words.
pub(crate) fn legend(words: Words, game: GameId) -> Vec<(&'static str, String)> {
    match game {
        GameId::Artus => artus::panels::legend(words),
        GameId::Camelot => camelot::panels::legend(words),
        GameId::Merlin => merlin::panels::legend(words),
    }
}

/// The table as plain text.
pub(crate) fn picture(words: Words, view: &AnyView<'_>, names: &[String]) -> String {
    match view {
        AnyView::Artus(own) => artus::plain::picture(words, own, names),
        AnyView::Camelot(own) => camelot::plain::picture(words, own, names),
        AnyView::Merlin(own) => merlin::plain::picture(words, own, names),
    }
}
