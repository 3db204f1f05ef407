//! The round table drawn: chairs with their numbers, figures, plates, and what a choice would touch.

use super::ring::{Inward, Place, Ring};
use super::scene::{Scene, Sitting};
use crate::tui::draw::text::{put, width};
use crate::tui::theme::Theme;
use artus::{Chair, ChairSet, Event, Figure, Metal, Plate};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use words::Words;

/// What is drawn: a table, and what matters on it now.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// The figures and plates.
    pub(crate) scene: Scene,
    /// Chairs that can be chosen: in `‹ ›`.
    pub(crate) open_to_choice: ChairSet,
    /// Chairs the cursor is on, or where something has just happened: in `[ ]`.
    pub(crate) chosen: ChairSet,
    /// The chair left: `◌`.
    pub(crate) left: Option<Chair>,
    /// The chair of whoever is displaced: in `( )`.
    pub(crate) refuge: Option<Chair>,
}

impl Picture {
    /// A table with nothing marked on it.
    pub(crate) const fn of(scene: Scene) -> Self {
        let none = ChairSet::EMPTY;
        Self { scene, open_to_choice: none, chosen: none, left: None, refuge: None }
    }

    /// The same table with the traces of these events.
    pub(crate) fn traced(mut self, events: &[Event]) -> Self {
        for event in events {
            match *event {
                Event::Moved { from, to, .. } => {
                    self.left = Some(from);
                    self.chosen.insert(to);
                }
                Event::Displaced { to, .. } => self.refuge = Some(to),
                Event::Ringed { chair, .. } | Event::Placed { chair, .. } => self.chosen.insert(chair),
                Event::Scored { reason: artus::Points::Knights { knights, .. }, .. } => {
                    self.chosen = self.chosen.union(knights);
                }
                Event::Starts(_)
                | Event::FirstKing { .. }
                | Event::Dealt { .. }
                | Event::Round(_)
                | Event::Played { .. }
                | Event::Crowned { .. }
                | Event::Scored { .. }
                | Event::Realigned { .. }
                | Event::Drew { .. }
                | Event::Over { .. } => {}
            }
        }
        self
    }

    /// Draws the ring in the middle of an area, with some lines of text in the middle of the table.
    pub(crate) fn draw(
        &self,
        buffer: &mut Buffer,
        area: Rect,
        theme: Theme,
        words: Words,
        middle: &[Line<'_>],
    ) {
        let Some(ring) = Ring::within(area.width, area.height) else { return };
        let (columns, rows) = ring.size;
        let area =
            Rect::new(area.x + (area.width - columns) / 2, area.y + (area.height - rows) / 2, columns, rows);
        let wood = theme.on(230, 94);
        for (row, extent) in (0..).zip(ring.table_top()) {
            if let Some((first, end)) = extent {
                let strip = Rect::new(area.x + first, area.y + row, end - first, 1);
                buffer.set_style(strip, wood);
            }
        }
        for chair in Chair::all() {
            self.draw_chair(buffer, area, theme, words, chair, ring.place(chair));
        }
        let (column, row, columns, rows) = ring.middle();
        let first = row + rows.saturating_sub(u16::try_from(middle.len()).unwrap_or(rows)) / 2;
        for (row, line) in (first..row + rows).zip(middle) {
            let length = u16::try_from(line.width()).unwrap_or(columns).min(columns);
            let start = area.x + column + (columns - length) / 2;
            buffer.set_line(start, area.y + row, line, columns);
        }
    }

    fn draw_chair(
        &self,
        buffer: &mut Buffer,
        area: Rect,
        theme: Theme,
        words: Words,
        chair: Chair,
        place: Place,
    ) {
        let [number, figure, plate] = place.slots();
        put(
            buffer,
            area,
            number.0,
            number.1,
            &self.label(chair, place.plate),
            self.label_style(theme, chair),
        );
        self.draw_figure(buffer, area, theme, chair, figure);
        if let Some((value, colour)) = self.scene.plate(chair) {
            let text = match colour {
                Plate::Crown => "♛".to_owned(),
                Plate::Yellow | Plate::Red | Plate::Green => words.signed(value),
            };
            put(buffer, area, plate.0, plate.1, &format!("{text:^3}"), plate_style(theme, colour));
        }
    }

    /// The number of a chair, with its crown and the carpet.
    fn label(&self, chair: Chair, inward: Inward) -> String {
        let crown = self.scene.crown(chair).unwrap_or_default();
        let carpet = if self.scene.carpet(chair) { "▒" } else { " " };
        match inward {
            Inward::Down | Inward::Up | Inward::Right => {
                let number = format!("{crown}{chair}");
                let indent = 3_usize.saturating_sub(width(&number));
                format!("{}{number}{carpet}", " ".repeat(indent))
            }
            Inward::Left => format!("{chair}{crown}{carpet}"),
        }
    }

    fn label_style(&self, theme: Theme, chair: Chair) -> Style {
        if self.scene.carpet(chair) {
            theme.ink(133).add_modifier(Modifier::BOLD)
        } else if self.scene.crown(chair).is_some() {
            theme.ink(172)
        } else {
            theme.faded()
        }
    }

    fn draw_figure(
        &self,
        buffer: &mut Buffer,
        area: Rect,
        theme: Theme,
        chair: Chair,
        (column, row, _): (u16, u16, u16),
    ) {
        let (text, style) = match self.scene.sitting(chair) {
            Some(sitting) => (badge(theme, sitting), badge_style(theme, sitting.figure)),
            None if self.left == Some(chair) => ("◌ ".to_owned(), theme.faded()),
            None => ("· ".to_owned(), theme.faded()),
        };
        put(buffer, area, column + 1, row, &text, style);
        let (brackets, style) = if self.chosen.contains(chair) {
            (Some(("[", "]")), theme.cursor())
        } else if self.refuge == Some(chair) {
            (Some(("(", ")")), theme.danger())
        } else if self.open_to_choice.contains(chair) {
            (Some(("‹", "›")), theme.gold())
        } else {
            (None, Style::new())
        };
        if let Some((before, after)) = brackets {
            put(buffer, area, column, row, before, style);
            put(buffer, area, column + 3, row, after, style);
        }
    }
}

/// A figure in two columns: who, and with how many rings.
pub(crate) fn badge(theme: Theme, sitting: Sitting) -> String {
    let rings = ["", "¹", "²", "³"][usize::from(sitting.rings.min(3))];
    format!("{}{rings:<1}", glyph(theme, sitting.figure))
}

/// The shape of a figure: the charge of a knight's owner; filled for bronze, outlined for silver.
pub(crate) fn glyph(theme: Theme, figure: Figure) -> &'static str {
    match figure {
        Figure::Knight(seat) => theme.charge(seat),
        Figure::Prince(Metal::Silver) => "♖",
        Figure::Prince(Metal::Bronze) => "♜",
        Figure::King(Metal::Silver) => "♔",
        Figure::King(Metal::Bronze) => "♚",
    }
}

/// The colours of a figure.
pub(crate) const fn badge_style(theme: Theme, figure: Figure) -> Style {
    match figure {
        Figure::Knight(seat) => theme.shield(seat),
        Figure::Prince(metal) => metal_style(theme, metal),
        Figure::King(metal) => metal_style(theme, metal).add_modifier(Modifier::BOLD),
    }
}

const fn metal_style(theme: Theme, metal: Metal) -> Style {
    match metal {
        Metal::Silver => theme.on(16, 252),
        Metal::Bronze => theme.on(16, 173),
    }
}

/// The colours of a plate.
pub(crate) const fn plate_style(theme: Theme, colour: Plate) -> Style {
    match colour {
        Plate::Crown => theme.on(16, 220).add_modifier(Modifier::BOLD),
        Plate::Yellow => theme.on(16, 229),
        Plate::Red => theme.on(231, 88),
        Plate::Green => theme.on(231, 22),
    }
}
