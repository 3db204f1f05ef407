//! What a figure placed on a field would bring its colour at once, read off the open table: points, line bonuses, a
//! tournament tile, an open final, a completed group (CAM-8.3).

use super::things::colour as colour_name;
use crate::Words;
use ::camelot::{BoardName, Colour, Group, Intrigue, Open, Room, Spot, Tournament, TrainingGround};

/// What a figure on a field would bring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// The points of the colour, a tournament tile included.
    pub points: i32,
    /// How many lines it would complete (CAM-11.4).
    pub lines: usize,
    /// Whether it would bring a tournament tile (CAM-11.13).
    pub tile: bool,
    /// Whether it would open the final (CAM-11.15).
    pub opens_final: bool,
    /// Whether it would open the winner's field (CAM-11.18).
    pub opens_winner: bool,
    /// The group it would complete (CAM-12.11).
    pub completes: Option<Completed>,
}

/// A group of Intrigue that would be full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completed {
    /// Which.
    pub group: Group,
    /// Who would lose, from the top of the order track.
    pub losers: Vec<Colour>,
    /// How many points each.
    pub loss: u8,
    /// Whether each would lose a knight of the red room as well (CAM-12.16).
    pub removes_red_knight: bool,
}

/// What a figure of a colour on a free field would bring.
pub fn prospect(open: &Open, colour: Colour, spot: Spot) -> Prospect {
    let components = &open.options.components;
    let mut prospect = Prospect { points: open.printed(spot).points.into(), ..Prospect::default() };
    match open.board_name(spot.room()) {
        Some(BoardName::TrainingGround) => {
            prospect.lines = new_lines(open, colour, &components.training_ground, spot.place());
        }
        Some(BoardName::Tournament) => heats(open, colour, &components.tournament, spot, &mut prospect),
        Some(BoardName::Intrigue) => {
            prospect.completes = completed(open, colour, &components.intrigue, spot.place());
        }
        Some(
            BoardName::RoundTable
            | BoardName::Rebellion
            | BoardName::Ballroom
            | BoardName::Chapel
            | BoardName::Library
            | BoardName::SecretRoom,
        )
        | None => {}
    }
    prospect
}

/// CAM-11.4 to CAM-11.6.
fn new_lines(open: &Open, colour: Colour, ground: &TrainingGround, place: usize) -> usize {
    let before = open.own(colour, Room::Green);
    let mut after = before;
    after.insert(place);
    let completed = |line: &&Vec<::camelot::Places>| {
        let now = line.iter().any(|three| three.contains(place) && three.is_subset(after));
        now && !line.iter().any(|three| three.is_subset(before))
    };
    ground.lines.iter().filter(completed).count()
}

/// CAM-11.13 to CAM-11.15, CAM-11.18.
fn heats(open: &Open, colour: Colour, tournament: &Tournament, spot: Spot, prospect: &mut Prospect) {
    let (mut own, mut all) = (open.own(colour, Room::Green), open.occupied(Room::Green));
    own.insert(spot.place());
    all.insert(spot.place());
    if tournament.all_heats().contains(spot.place()) {
        let in_all = tournament.heats.iter().all(|heat| heat.meets(own));
        let tiles = open.tournament_tiles;
        prospect.tile = in_all && tiles.len() < Tournament::TILES && !tiles.contains(colour);
        prospect.opens_final = tournament.all_heats().is_subset(all);
        if prospect.tile {
            prospect.points += Tournament::TILE_POINTS;
        }
    } else if tournament.all_finals().contains(spot.place()) {
        prospect.opens_winner = tournament.all_finals().is_subset(all);
    }
}

/// CAM-12.11 to CAM-12.16.
fn completed(open: &Open, colour: Colour, intrigue: &Intrigue, place: usize) -> Option<Completed> {
    let name = intrigue.group(place);
    let group = &intrigue.groups[name.index()];
    let mut all = open.occupied(Room::Blue);
    all.insert(place);
    let absent = |other: &Colour| *other != colour && !group.fields.meets(open.own(*other, Room::Blue));
    group.fields.is_subset(all).then(|| Completed {
        group: name,
        losers: open.order.iter().filter(absent).collect(),
        loss: group.loss,
        removes_red_knight: group.removes_red_knight,
    })
}

impl Prospect {
    /// What happens besides the points, in few words each: `line bonus`, `opens the final`, `Yellow loses 2`.
    pub fn notes(&self, words: Words) -> Vec<String> {
        let mut notes = Vec::new();
        if self.lines > 0 {
            notes.push(words.say_with("camelot-note-lines", &[("count", self.lines.into())]));
        }
        if self.tile {
            notes.push(words.say("camelot-note-tile"));
        }
        if self.opens_final {
            notes.push(words.say("camelot-note-final"));
        }
        if self.opens_winner {
            notes.push(words.say("camelot-note-winner"));
        }
        if let Some(completed) = &self.completes {
            let losers = words.list(completed.losers.iter().map(|&colour| colour_name(words, colour)));
            let values = [
                ("losers", losers.into()),
                ("count", completed.losers.len().into()),
                ("loss", completed.loss.into()),
                ("removes", if completed.removes_red_knight { "yes" } else { "no" }.into()),
            ];
            notes.push(words.say_with("camelot-note-group", &values));
        }
        notes
    }
}
