//! Who may know what of an event.

use super::Event;
use table::Eye;

impl table::Event for Event {
    fn seen_by(&self, eye: Eye) -> Self {
        match *self {
            Self::FistClosed { seat, knights } => Self::FistClosed { seat, knights: knights.seen_by(eye) },
            Self::MerlinTaken { colour, points } => Self::MerlinTaken { colour, points: points.seen_by(eye) },
            Self::GrailDrawn { colour, part } => Self::GrailDrawn { colour, part: part.seen_by(eye) },
            Self::GrailSeen { colour, left } => Self::GrailSeen { colour, left: left.seen_by(eye) },
            Self::GrailChosen { colour, part } => Self::GrailChosen { colour, part: part.seen_by(eye) },
            public @ (Self::SideDrawn { .. }
            | Self::ChoosesFirst(_)
            | Self::ColourChosen { .. }
            | Self::OnTrack { .. }
            | Self::NeutralKnights { .. }
            | Self::Round(_)
            | Self::Revealed(_)
            | Self::Predicted { .. }
            | Self::FistsOpened { .. }
            | Self::NewOrder(_)
            | Self::MissionTaken { .. }
            | Self::Surplus { .. }
            | Self::NoMission { .. }
            | Self::Fetched { .. }
            | Self::CameBack { .. }
            | Self::Returned { .. }
            | Self::Placed { .. }
            | Self::Tree { .. }
            | Self::GrailShort { .. }
            | Self::LineCompleted { .. }
            | Self::BonusChosen { .. }
            | Self::TournamentTile { .. }
            | Self::FinalOpened
            | Self::WinnerOpened
            | Self::GroupCompleted { .. }
            | Self::KnightRemoved { .. }
            | Self::TableTurned(_)
            | Self::ExtraDeclined { .. }
            | Self::ExtraLapsed { .. }
            | Self::HeroUsed { .. }
            | Self::MissionRemoved { .. }
            | Self::RoundOver(_)
            | Self::Ranked { .. }
            | Self::MagicianDeclined(_)
            | Self::MagicianLapsed(_)
            | Self::MerlinRevealed { .. }
            | Self::GrailRevealed { .. }
            | Self::Scored { .. }
            | Self::Over { .. }) => public,
        }
    }
}
