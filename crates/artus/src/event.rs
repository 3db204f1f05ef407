//! What happens at the table, told so that a log can explain every point.

use crate::cards::Card;
use crate::chairs::{Chair, ChairSet};
use crate::vocab::{Figure, Kind, Metal};
use table::{Clause, Eye, Private, Seat, SeatSet};

table::described! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    pub enum Event {
        /// The start player was drawn: this seat starts (ART-4.2).
        Starts(Seat),
        /// The four silver and bronze figures sit down; the king has this metal (ART-4.3 to ART-4.6).
        FirstKing {
            /// His metal.
            metal: Metal,
            /// His chair.
            chair: Chair,
        },
        /// A card was dealt (ART-4.12, ART-14.2).
        Dealt {
            /// To whom.
            seat: Seat,
            /// From which pile.
            kind: Kind,
            /// Which card.
            card: Private<Card>,
        },
        /// A knight was placed (ART-5.2).
        Placed {
            /// Whose.
            seat: Seat,
            /// Where.
            chair: Chair,
        },
        /// A round of turns begins (ART-6.1).
        Round(u8),
        /// A card was played (ART-6.2).
        Played {
            /// By whom.
            seat: Seat,
            /// Which card.
            card: Card,
        },
        /// A figure moved (sections 7 and 8).
        Moved {
            /// Who.
            figure: Figure,
            /// The chair left.
            from: Chair,
            /// The chair reached.
            to: Chair,
        },
        /// A figure was displaced (section 9).
        Displaced {
            /// Who.
            figure: Figure,
            /// The chair lost.
            from: Chair,
            /// The chair found.
            to: Chair,
        },
        /// A prince received a ring (ART-11.1).
        Ringed {
            /// His metal.
            metal: Metal,
            /// His chair.
            chair: Chair,
            /// How many rings he has now.
            rings: u8,
        },
        /// A prince was crowned; the former king put two rings back (ART-11.6, ART-11.7).
        Crowned {
            /// The metal of the new king.
            metal: Metal,
            /// The chair of the new king.
            chair: Chair,
            /// The chair of the former king.
            former: Chair,
        },
        /// A player won or lost points (ART-1.5).
        Scored {
            /// Who.
            seat: Seat,
            /// How many; a loss is negative.
            points: i32,
            /// For what.
            reason: Points,
        },
        /// The turntable was realigned to the king (ART-3.7).
        Realigned {
            /// The king's chair.
            king: Chair,
        },
        /// A card was drawn (ART-13.3).
        Drew {
            /// By whom.
            seat: Seat,
            /// From which pile; everybody sees that.
            kind: Kind,
            /// Which card; its owner alone sees that.
            card: Private<Card>,
        },
        /// The game is over (ART-16.4).
        Over {
            /// Who won; several players may share it.
            winners: SeatSet,
        },
    }
}

table::described! {
    /// What points were given for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
    pub enum Points {
        /// A figure left a chair with this value (ART-7.4, ART-8.6, ART-8.7).
        Left {
            /// Who.
            figure: Figure,
            /// The chair.
            chair: Chair,
        },
        /// A ring was placed on the prince of this chair (ART-11.4).
        Ring {
            /// His chair.
            chair: Chair,
        },
        /// Knights were scored (section 15).
        Knights {
            /// Which ones.
            knights: ChairSet,
            /// By which clause.
            clause: Clause,
        },
        /// The condition of a scoring card was not met (ART-15.2).
        Penalty {
            /// The clause of the card.
            clause: Clause,
        },
    }
}

impl Points {
    /// The clause by which the points are given.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Left { figure: Figure::Knight(_), .. } => Clause("ART-7.4"),
            Self::Left { figure: Figure::Prince(_), .. } => Clause("ART-8.6"),
            Self::Left { figure: Figure::King(_), .. } => Clause("ART-8.7"),
            Self::Ring { .. } => Clause("ART-11.4"),
            Self::Knights { clause, .. } | Self::Penalty { clause } => clause,
        }
    }
}

impl Event {
    /// The clause the event follows from.
    pub const fn clause(&self) -> Clause {
        match self {
            Self::Starts(_) => Clause("ART-4.2"),
            Self::FirstKing { .. } => Clause("ART-4.5"),
            Self::Dealt { .. } => Clause("ART-4.12"),
            Self::Placed { .. } => Clause("ART-5.2"),
            Self::Round(_) => Clause("ART-6.1"),
            Self::Played { .. } => Clause("ART-6.3"),
            Self::Moved { figure: Figure::Knight(_), .. } => Clause("ART-7.1"),
            Self::Moved { figure: Figure::Prince(_) | Figure::King(_), .. } => Clause("ART-8.2"),
            Self::Displaced { .. } => Clause("ART-9.2"),
            Self::Ringed { .. } => Clause("ART-11.1"),
            Self::Crowned { .. } => Clause("ART-11.6"),
            Self::Scored { reason, .. } => reason.clause(),
            Self::Realigned { .. } => Clause("ART-3.7"),
            Self::Drew { .. } => Clause("ART-13.3"),
            Self::Over { .. } => Clause("ART-16.4"),
        }
    }
}

impl table::Event for Event {
    fn seen_by(&self, eye: Eye) -> Self {
        match *self {
            Self::Dealt { seat, kind, card } => Self::Dealt { seat, kind, card: card.seen_by(eye) },
            Self::Drew { seat, kind, card } => Self::Drew { seat, kind, card: card.seen_by(eye) },
            public @ (Self::Starts(_)
            | Self::FirstKing { .. }
            | Self::Placed { .. }
            | Self::Round(_)
            | Self::Played { .. }
            | Self::Moved { .. }
            | Self::Displaced { .. }
            | Self::Ringed { .. }
            | Self::Crowned { .. }
            | Self::Scored { .. }
            | Self::Realigned { .. }
            | Self::Over { .. }) => public,
        }
    }
}
