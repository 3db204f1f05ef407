//! The choice of a move: what is asked, what can be chosen, and what it would lead to. The same for every game.

use super::super::app::App;
use super::super::board::DrawContext;
use super::super::choosing::Choosing;
use super::list::{self, Detail, Item, Worth};
use super::table::{below, rule};
use super::text::{put, wrap};
use games::{AnyMove, AnyView};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The rows a choice has at least.
pub(super) const LEAST: usize = 12;

/// Draws the question, the list, and what is to be known about the moves under the cursor.
pub(super) fn draw(
    buffer: &mut Buffer,
    area: Rect,
    app: &App,
    context: &DrawContext<'_>,
    view: &AnyView<'_>,
    choosing: &Choosing,
    due: &str,
) {
    let heading = choosing.taken().and_then(|taken| context.words.at(view).heading(&taken));
    let question = match heading {
        Some(heading) if choosing.can_go_back() => format!("{due} › {heading}"),
        Some(heading) => heading,
        None => due.to_owned(),
    };
    let lines = wrap(&question, usize::from(area.width));
    for (row, line) in (0..).zip(&lines) {
        put(buffer, area, 0, row, line, app.theme().title());
    }
    let area = below(area, lines.len() as u16);
    let items: Vec<Item> = choosing
        .branches()
        .iter()
        .zip(choosing.keys())
        .map(|(branch, key)| item(context, view, choosing, branch, key))
        .collect();
    let details = details(context, view, choosing);
    let needed: usize = details.iter().map(|detail| wrap(&detail.text, usize::from(area.width)).len()).sum();
    // The list has at least two thirds of the room; what is about the choice has the rest.
    let height = usize::from(area.height);
    let most = height.saturating_sub(needed + 1).max(height * 2 / 3).max(5);
    let shown = Rect { height: area.height.min(most as u16), ..area };
    let used = list::draw(buffer, shown, app, &items, choosing.cursor());
    let rest = below(area, used);
    if list::draw_details(buffer, below(rest, 1), &details) > 0 {
        rule(buffer, rest, app);
    }
}

/// Moves that go together by their heading, a single one by all that is to be said of it.
fn item(
    context: &DrawContext<'_>,
    view: &AnyView<'_>,
    choosing: &Choosing,
    branch: &[AnyMove],
    key: Option<char>,
) -> Item {
    let (words, seat) = (context.words, choosing.seat);
    let brings: Vec<i32> = branch.iter().filter_map(|offer| words.brings(offer, view, seat)).collect();
    let worth = match (brings.iter().min(), brings.iter().max()) {
        (Some(least), Some(most)) if least == most => Some(Worth::Exactly(*most)),
        (_, Some(most)) => Some(Worth::AtBest(*most)),
        (_, None) => None,
    };
    let text = match branch {
        [] => String::new(),
        [only] if choosing.depth() > 0 => words.choice(only, view, seat, context.names),
        [only] => words.whole_choice(only, view, seat, context.names),
        [first, ..] => words.at(view).heading(first).unwrap_or_default(),
    };
    Item { key, text, worth }
}

/// What is to be known about the moves under the cursor: the points they bring, what they use, and what else
/// would happen.
fn details(context: &DrawContext<'_>, view: &AnyView<'_>, choosing: &Choosing) -> Vec<Detail> {
    let (words, theme) = (context.words, context.theme);
    let considered = choosing.considered();
    let mut details = Vec::new();
    let preview = match considered.as_slice() {
        [only] => view.preview(choosing.seat, *only),
        _ => Vec::new(),
    };
    for event in &preview {
        if let Some(points) = event.points() {
            details.push(Detail { text: words.event(event, context.names), style: theme.points(points) });
        }
    }
    let explained = considered.first().and_then(|first| words.explains(first, view, choosing.seat));
    details.extend(explained.map(|text| Detail { text, style: theme.faded() }));
    let other = preview.iter().filter(|event| event.points().is_none());
    details
        .extend(other.map(|event| Detail { text: words.event(event, context.names), style: Style::new() }));
    details
}
