//! The rooms, each with its own little scene: one file for each side that is more than its scenery and its arrows.
//!
//! Scenery that never changes is in `art/`; what depends on the components or on the game is drawn here around the
//! fields.

mod ballroom;
mod intrigue;
mod paths;
mod rebellion;
mod round_table;
mod secret_room;
mod tournament;
mod training_ground;

use super::castle::occupied;
use super::fields::field;
use super::layout::{Frame, in_room};
use super::outlook::Outlook;
use super::stage::Stage;
use super::symbols::{shield_of_room, symbol};
use super::{Scene, art};
use crate::drawing::{Point, Short, scaled};
use crate::fragments::InParts;
use camelot::{Board, BoardName, Colour, Components, Field, Move, Occupant, Open, Places, Room, Spot};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::hash::Hash;
use words::Words;
use words::camelot::Subject;

/// A room to be drawn: as printed, or in a game.
pub(crate) struct Hall<'a> {
    pub(crate) words: Words,
    pub(crate) components: &'a Components,
    pub(crate) board: &'a Board,
    pub(crate) frame: Frame,
    /// The moment of a game, if there is one.
    pub(crate) scene: Option<&'a Scene<'a>>,
    /// The reader's decision.
    pub(crate) stage: Option<&'a Stage<'a>>,
    /// What the chosen move would bring.
    pub(crate) chosen: Option<&'a Outlook>,
    /// The reader's colour.
    pub(crate) colour: Option<Colour>,
    /// What a tap on each field that glows means.
    pub(crate) targets: &'a BTreeMap<Field, Move>,
}

impl<'a> Hall<'a> {
    /// The game, if there is one.
    pub(crate) fn open(&self) -> Option<&'a Open> {
        self.scene.map(|scene| scene.view.open)
    }

    /// The room it is.
    pub(crate) const fn room(&self) -> Room {
        self.board.name.room()
    }

    /// The middle of a field, seen from the corner of the room.
    pub(crate) fn at(&self, place: usize) -> Point {
        in_room(self.frame, &self.board.fields[place])
    }

    /// Who stands on a field.
    pub(crate) fn occupant(&self, place: usize) -> Option<Occupant> {
        self.open().and_then(|open| open.occupant(Spot::new(self.room(), place)))
    }

    /// The move that a tap on a field means.
    pub(crate) fn target(&self, place: usize) -> Option<Move> {
        self.targets.get(&self.board.fields[place].id).copied()
    }

    /// Whether the chosen move places a figure on this field.
    pub(crate) fn is_chosen(&self, place: usize) -> bool {
        let spot = Spot::new(self.room(), place);
        self.chosen.and_then(|outlook| outlook.placed).is_some_and(|(placed, _)| placed == spot)
    }

    /// Whether a field stands out from its room: the queen's, the winner's and the topmost one are larger.
    pub(crate) fn is_great(&self, place: usize) -> bool {
        match self.board.name {
            BoardName::Ballroom => self.components.ballroom.queen == place,
            BoardName::Tournament => self.components.tournament.winner == place,
            BoardName::Chapel => self.board.fields[place].next.is_empty(),
            BoardName::RoundTable
            | BoardName::Rebellion
            | BoardName::TrainingGround
            | BoardName::Intrigue
            | BoardName::Library
            | BoardName::SecretRoom => false,
        }
    }

    /// The fields on which the reader's colour stands.
    fn own(&self) -> Places {
        match (self.open(), self.colour) {
            (Some(open), Some(colour)) => open.own(colour, self.room()),
            _ => Places::EMPTY,
        }
    }
}

/// A room with its scene, its fields and what glows on them.
pub(crate) fn room(hall: &Hall<'_>) -> Markup {
    let Frame { x, y, width, height } = hall.frame;
    let places = || 0..hall.board.fields.len();
    let rests = |place: &usize| hall.target(*place).is_none();
    let name = words::camelot::board(hall.words, hall.board.name);
    html! {
        svg id={ "camelot-room-" (hall.room().id()) } data-frame="yes" x=(Short(x)) y=(Short(y)) width=(Short(width))
            height=(Short(height)) viewBox={ "0 0 " (Short(width)) " " (Short(height)) } role="group" aria-label=(name) {
            g aria-hidden="true" {
                (scene(hall))
                rect width=(Short(width)) height=(Short(height)) fill="url(#camelot-shade)" {}
            }
            (signs(hall))
            @for place in places().filter(rests) { (field(hall, place)) }
            @for place in places().filter(|place| !rests(place)) { (field(hall, place)) }
            @if hall.board.name == BoardName::TrainingGround { (training_ground::marks(hall)) }
            g aria-hidden="true" {
                rect x=".8" y=".8" width=(Short(width - 1.6)) height=(Short(height - 1.6)) rx="5" fill="none"
                    stroke="var(--figline)"
                    stroke-width="1.6" {}
                rect x="3" y="3" width=(Short(width - 6.0)) height=(Short(height - 6.0)) rx="3" fill="none" stroke="#F5E6C0"
                    stroke-opacity=".55" stroke-width="1.2" {}
                g data-explain=(Subject::Room(hall.room())) { (title(&name, Some(hall.room()))) }
            }
        }
    }
}

/// Where a sign of the scene can be asked about: above the shade, below the fields.
fn signs(hall: &Hall<'_>) -> Markup {
    match hall.board.name {
        BoardName::RoundTable => round_table::asked(),
        BoardName::TrainingGround => training_ground::asked(hall),
        BoardName::Intrigue => intrigue::asked(hall),
        BoardName::Rebellion => rebellion::asked(hall),
        BoardName::Tournament
        | BoardName::Ballroom
        | BoardName::Chapel
        | BoardName::Library
        | BoardName::SecretRoom => Markup::default(),
    }
}

/// The ribbon with a name, in the corner of what it names.
pub(crate) fn title(name: &str, room: Option<Room>) -> Markup {
    let start = if room.is_some() { 30.0 } else { 11.0 };
    let width = start + 12.0 + 7.6 * name.chars().count() as f64;
    html! {
        path d={ "M0 0h" (Short(width + 10.0)) "l-9 12 9 12H0z" } fill="var(--vellum)" stroke="var(--figline)" {}
        @if let Some(room) = room { (symbol(shield_of_room(room), 16.0, 11.0, 0.66)) }
        text class="title" x=(Short(start)) y="17" font-size="14.5" font-weight="700" fill="var(--ink)" { (name) }
    }
}

/// The scene of a room. It rests while knights come and go, but where it tells who is ahead, and is not drawn
/// again with them.
fn scene(hall: &Hall<'_>) -> Markup {
    match hall.scene {
        Some(scene) => scene.part_if("camelot scene", shown(hall), || drawn_scene(hall)),
        None => drawn_scene(hall),
    }
}

/// What a scene shows besides what is printed; nothing while it shows what the reader may choose, or has chosen.
fn shown(hall: &Hall<'_>) -> Option<impl Hash + use<>> {
    let (name, open) = (hall.board.name, hall.open()?);
    let ranks = || (occupied(open, Room::Red), open.order, open.knight_table());
    let (mut standings, mut tournament, mut hearts) = (None, None, None);
    match name {
        BoardName::RoundTable | BoardName::Rebellion => standings = Some(ranks()),
        BoardName::Tournament => {
            tournament = Some((open.tournament_tiles, open.final_is_open(), open.winner_is_open()));
        }
        BoardName::Ballroom => hearts = hall.colour.map(|colour| (colour, open.hearts(colour))),
        // Paths that can be followed are gold.
        BoardName::Chapel | BoardName::Library => {
            let glows = hall.board.fields.iter().any(|field| hall.targets.contains_key(&field.id));
            return (!glows).then_some((name, None, None, None));
        }
        BoardName::TrainingGround | BoardName::Intrigue | BoardName::SecretRoom => {}
    }
    hall.chosen.is_none().then_some((name, standings, tournament, hearts))
}

fn drawn_scene(hall: &Hall<'_>) -> Markup {
    let dusk = html! { rect width=(Short(hall.frame.width)) height=(Short(hall.frame.height)) fill="var(--dusk)" {} };
    match hall.board.name {
        BoardName::RoundTable => round_table::scene(hall, &dusk),
        BoardName::Rebellion => rebellion::scene(hall, &dusk),
        BoardName::TrainingGround => training_ground::scene(hall, &dusk),
        BoardName::Tournament => tournament::scene(hall, &dusk),
        BoardName::Ballroom => ballroom::scene(hall, &dusk),
        BoardName::Intrigue => intrigue::scene(hall, &dusk),
        BoardName::Chapel => html! { (*art::CHAPEL) (dusk) (paths::arrows(hall, "#7A551A")) },
        BoardName::Library => html! {
            (*art::LIBRARY) (dusk) (paths::arrows(hall, "#FFF3CF")) (paths::doors(hall))
        },
        BoardName::SecretRoom => secret_room::scene(hall, &dusk),
    }
}

/// A loss on its plate, for whoever is absent.
pub(crate) fn loss(points: i32, x: f64, y: f64, beside: Option<Markup>) -> Markup {
    let width = if beside.is_some() { 60 } else { 34 };
    html! {
        g transform=(scaled(x, y, 0.96)) {
            rect x=(-width / 2) y="-12" width=(width) height="24" rx="7" fill="#8C2635" stroke="#FBF6EA"
                stroke-width="1.4" {}
            text x=(if beside.is_some() { "-13" } else { "0" }) y="5.8" font-size="16" font-weight="700" fill="#fff"
                text-anchor="middle" { "−" (points) }
            @if let Some(beside) = beside { (beside) }
        }
    }
}
