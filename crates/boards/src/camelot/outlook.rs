//! What a move would bring, read from the preview that a view gives: everything a reader decides by.

use super::stage::field_of;
use camelot::{
    BlackKnight, Colour, Destination, Event, Field, Figure, Group, HeroUse, Move, Occupant, Spot, TableFace,
    View,
};

/// What a move would bring.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Outlook {
    /// The points it brings the acting colour at once.
    pub(crate) points: i32,
    /// Where a figure is placed, and which.
    pub(crate) placed: Option<(Spot, Occupant)>,
    /// The grail tiles that follow.
    pub(crate) grail: u8,
    /// The knights that come back behind the screen.
    pub(crate) home: u8,
    /// The knights that are left over and go to the Hinterland.
    pub(crate) surplus: u8,
    /// The extra knight that follows.
    pub(crate) extra: Option<Destination>,
    /// Lines of three that are completed.
    pub(crate) lines: Vec<[Field; 3]>,
    /// Whether a tournament tile is won.
    pub(crate) tile: bool,
    /// Whether the next stage of the tournament opens.
    pub(crate) opens: bool,
    /// The group of Intrigue that becomes full.
    pub(crate) group: Option<Group>,
    /// What others lose, and who loses a knight of the red room besides.
    pub(crate) losses: Vec<(Colour, i32)>,
    pub(crate) removed: Vec<Field>,
    /// The face to which the knight table turns.
    pub(crate) table: Option<TableFace>,
}

impl Outlook {
    pub(crate) fn of(view: &View<'_>, choice: Move) -> Self {
        let mut outlook = Self::default();
        let Some(acting) = view.open.acting() else { return outlook };
        let events = view.open.owner(acting).map(|seat| view.preview(seat, choice)).unwrap_or_default();
        let lapses = events.iter().any(|event| matches!(event, Event::ExtraLapsed { .. }));
        for event in events {
            outlook.add(acting, event);
        }
        if let Some(field) = field_of(choice)
            && let Some(spot) = view.open.spot(field)
        {
            let printed = view.open.printed(spot);
            let figure = match choice {
                Move::Magician(_) => Figure::Magician,
                Move::Hero(HeroUse::Black(_)) if view.open.black == BlackKnight::Waiting => {
                    Figure::BlackKnight
                }
                _ => Figure::Knight,
            };
            outlook.placed = Some((spot, Occupant::Of(acting, figure)));
            // Each tree brings a tile (CAM-8.7); whether chance draws them or Percival chooses is seen later.
            // No more than are left (CAM-8.9), and no extra knight that lapses (CAM-8.14).
            outlook.grail = (printed.grail + u8::from(printed.tree)).min(view.open.grail_left());
            outlook.extra = printed.extra.filter(|_| !lapses);
        }
        if let Move::Fetch(knights) = choice {
            outlook.grail = knights.min(view.open.grail_left());
        }
        outlook
    }

    fn add(&mut self, acting: Colour, event: Event) {
        match event {
            Event::Scored { colour, points, .. } if colour == acting => self.points += points,
            Event::Scored { colour, points, .. } => self.losses.push((colour, points)),
            Event::Surplus { knights, .. } | Event::NoMission { knights, .. } => self.surplus += knights,
            Event::Fetched { knights, .. } | Event::CameBack { knights, .. } => self.home += knights,
            Event::Returned { .. } => self.home += 1,
            Event::Tree { knight, .. } => self.home += u8::from(knight),
            Event::LineCompleted { fields, .. } => self.lines.push(fields),
            Event::TournamentTile { .. } => self.tile = true,
            Event::FinalOpened | Event::WinnerOpened => self.opens = true,
            Event::GroupCompleted { group, .. } => self.group = Some(group),
            Event::KnightRemoved { field, .. } => self.removed.push(field),
            Event::TableTurned(face) => self.table = Some(face),
            Event::SideDrawn { .. }
            | Event::ChoosesFirst(_)
            | Event::ColourChosen { .. }
            | Event::OnTrack { .. }
            | Event::NeutralKnights { .. }
            | Event::Round(_)
            | Event::Revealed(_)
            | Event::FistClosed { .. }
            | Event::Predicted { .. }
            | Event::FistsOpened { .. }
            | Event::NewOrder(_)
            | Event::MerlinTaken { .. }
            | Event::MissionTaken { .. }
            | Event::Placed { .. }
            | Event::GrailDrawn { .. }
            | Event::GrailSeen { .. }
            | Event::GrailChosen { .. }
            | Event::GrailShort { .. }
            | Event::BonusChosen { .. }
            | Event::ExtraDeclined { .. }
            | Event::ExtraLapsed { .. }
            | Event::HeroUsed { .. }
            | Event::MissionRemoved { .. }
            | Event::RoundOver(_)
            | Event::Ranked { .. }
            | Event::MagicianDeclined(_)
            | Event::MagicianLapsed(_)
            | Event::MerlinRevealed { .. }
            | Event::GrailRevealed { .. }
            | Event::Over { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Outlook;
    use camelot::{Camelot, Components, Destination};
    use table::{Eye, Game};

    fn outlook(position: &str, choice: &str) -> Outlook {
        let game = Camelot::from_position(position, Components::printed()).expect("a position");
        Outlook::of(&game.view(Eye::Spectator), choice.parse().expect("a move"))
    }

    /// CAM-8.9: of two tiles printed one is promised, if one is left.
    #[test]
    fn no_tile_is_promised_that_is_not_there() {
        let tiles = |part: &str, count: usize| vec![part.to_owned(); count];
        let first = [tiles("foot", 7), tiles("stem", 7)].concat();
        let rest = [tiles("bowl_left", 7), tiles("bowl_right", 6)].concat();
        let position = format!(
            "game = \"camelot\"\noptions = \"players=4 sides=AAAB\"\n[turn]\nphase = \"missions\"\n\
             mission = \"one_yellow\"\n[fields]\nli_s2 = \"red\"\n[colour.blue]\ngrail = {first:?}\n\
             [colour.green]\ngrail = {rest:?}\n"
        );
        assert_eq!(outlook(&position, "place yellow li_m3").grail, 1);
    }

    /// CAM-8.14: with the heats full and no knight in them the extra knight lapses, and none is promised.
    #[test]
    fn no_extra_knight_is_promised_that_lapses() {
        let heats = ["h1a", "h1b", "h1c", "h2a", "h2b", "h2c", "h3a", "h3b"];
        let by = ["blue", "blue", "blue", "blue", "yellow", "yellow", "yellow", "green"];
        let place = |(field, colour): (&str, &str)| format!("to_{field} = \"{colour}\"\n");
        let full: String = heats.into_iter().zip(by).map(place).collect();
        let row: String = (1..=5).map(|number| format!("ba_{number:02} = \"green\"\n")).collect();
        let position = |heats: &str| {
            format!(
                "game = \"camelot\"\noptions = \"players=4 sides=ABAA\"\n[turn]\nphase = \"missions\"\n\
                 mission = \"one_blue\"\n[fields]\n{row}{heats}"
            )
        };
        assert_eq!(outlook(&position(""), "place blue ba_06").extra, Some(Destination::Green));
        assert_eq!(outlook(&position(&full), "place blue ba_06").extra, None);
    }
}
