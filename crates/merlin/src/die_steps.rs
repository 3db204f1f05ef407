//! Raising or lowering a die by one: which dice can be changed now, and to what (GLD-2.1 to GLD-2.5, DEC-4.3
//! to DEC-4.5).

use crate::dice::{Die, Pips};
use crate::frames::Window;
use crate::state::Open;
use std::fmt;
use table::{Shape, Variant};

/// A die that can be raised or lowered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SteppedDie {
    /// The die chosen for this turn.
    Chosen,
    /// An unused die of this kind that shows this.
    Unused(Die, Pips),
}

impl table::Described for SteppedDie {
    fn shape() -> Shape {
        let unused = Shape::List(Box::new(Shape::Either(vec![Die::shape(), Pips::shape()])));
        Shape::OneOf(vec![
            Variant::new("Chosen", &["The die chosen for this turn."], None),
            Variant::new("Unused", &["An unused die of this kind that shows this."], Some(unused)),
        ])
    }
}

impl fmt::Display for SteppedDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chosen => f.write_str("chosen"),
            Self::Unused(die, pips) => write!(f, "{die} {pips}"),
        }
    }
}

/// How far a new number is from the one a die shows.
pub(crate) enum Distance {
    /// One more or one less.
    One,
    /// From 6 to 1, or from 1 to 6.
    Around,
    /// Anything else.
    Other,
}

impl Distance {
    pub(crate) const fn between(shown: Pips, to: Pips) -> Self {
        match shown.get().abs_diff(to.get()) {
            1 => Self::One,
            5 => Self::Around,
            _ => Self::Other,
        }
    }
}

/// One less and one more, within 1 to 6.
pub(crate) fn by_one(pips: Pips) -> impl Iterator<Item = Pips> {
    [Pips::new(pips.get() - 1), Pips::new(pips.get() + 1)].into_iter().flatten()
}

impl Open {
    /// The dice of the player on turn that can be changed in a window, each with its kind and what it shows:
    /// the chosen one until its figure moves, unused ones in any window. Dice that show the same are one
    /// choice, as in MER-5.1.
    pub(crate) fn dice_to_step(&self, window: Window) -> impl Iterator<Item = (SteppedDie, Die, Pips)> {
        let may_change = window == Window::Die && self.refusal_without_die().is_none();
        let chosen = self.turn.die().filter(|_| may_change);
        let chosen = chosen.map(|(kind, shown)| (SteppedDie::Chosen, kind, shown));
        let unused = self.unused_dice(self.active);
        chosen.into_iter().chain(unused.map(|(die, pips)| (SteppedDie::Unused(die, pips), die, pips)))
    }

    /// A die of the player on turn shows another number; the answer is what it showed before.
    pub(crate) fn step_die(&mut self, die: SteppedDie, to: Pips) -> Pips {
        match die {
            SteppedDie::Chosen => self.change_die(to),
            SteppedDie::Unused(kind, pips) => {
                if let Some(place) = self.unused_die(kind, pips) {
                    self.castle_mut(self.active).dice.show(place, to);
                }
                pips
            }
        }
    }
}
