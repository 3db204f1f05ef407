//! What a move would bring, read from the preview that a view gives: everything a reader decides by.

use artus::{Chair, ChairSet, Event, Figure, Move, Open, Points, View};
use table::Seat;

/// What a move would bring.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outlook {
    /// The points it brings at once, if it is a move that can bring any.
    pub(crate) points: Option<i32>,
    /// Who moves, from where to where.
    pub(crate) moved: Option<(Figure, Chair, Chair)>,
    /// Who is displaced, from where to where.
    pub(crate) displaced: Option<(Figure, Chair, Chair)>,
    /// The prince who receives a ring, and his rings then.
    pub(crate) ringed: Option<(Chair, u8)>,
    /// Whether he becomes king by it.
    pub(crate) crowned: bool,
    /// The knights that are counted.
    pub(crate) counted: ChairSet,
    /// The chair of the king afterwards, if the top turns.
    pub(crate) turns_to: Option<Chair>,
}

impl Outlook {
    pub(crate) fn of(view: &View<'_>, seat: Seat, choice: Move) -> Self {
        let mut outlook = Self::default();
        for event in view.preview(seat, choice) {
            match event {
                Event::Moved { figure, from, to } => outlook.moved = Some((figure, from, to)),
                Event::Displaced { figure, from, to } => outlook.displaced = Some((figure, from, to)),
                Event::Ringed { chair, rings, .. } => outlook.ringed = Some((chair, rings)),
                Event::Crowned { .. } => outlook.crowned = true,
                Event::Realigned { king } => outlook.turns_to = Some(king),
                Event::Scored { points, reason, .. } => {
                    outlook.points = Some(outlook.points.unwrap_or_default() + points);
                    match reason {
                        Points::Knights { knights, .. } => outlook.counted = knights,
                        Points::Left { .. } | Points::Ring { .. } | Points::Penalty { .. } => {}
                    }
                }
                Event::Starts(_)
                | Event::FirstKing { .. }
                | Event::Dealt { .. }
                | Event::Placed { .. }
                | Event::Round(_)
                | Event::Played { .. }
                | Event::Drew { .. }
                | Event::Over { .. } => {}
            }
        }
        outlook
    }

    /// The value a chair would have afterwards; the crown's is nothing.
    pub(crate) fn value_then(&self, open: &Open, chair: Chair) -> Option<i32> {
        let king = self.turns_to.or(open.table.king())?;
        let plate = chair.clockwise_of(king);
        (plate != 0).then(|| i32::from(open.options.components.values[plate]))
    }
}
