//! The view of Artus as JSON: the round table, the players, and the viewer's own hand.

use super::events::ArtusFigure;
use super::table::number;
use artus::{Card, CardSet, Category, Chair, Figure, Kind};
use serde::Serialize;
use std::collections::BTreeMap;
use table::Seat;
use utoipa::ToSchema;

/// A game of Artus as one viewer sees it. Chairs are numbered 0–27 clockwise, seats from 1.
#[derive(Serialize, ToSchema)]
pub(super) struct ArtusView {
    /// The rules that are played.
    mode: Mode,
    /// What is due.
    phase: Phase,
    /// The placement round, or the round of turns, counted from 1.
    round: u8,
    /// How many of these rounds there are.
    rounds: u8,
    /// The start player.
    start: u8,
    /// Whose placement or turn it is.
    active: u8,
    /// How many cards were played, or drawn, in this turn so far.
    done: u8,
    /// The chair of the king, once he sits.
    #[schema(required)]
    king: Option<u8>,
    /// The rings that nobody holds.
    rings_left: u8,
    /// The 28 chairs, clockwise from 0.
    chairs: Vec<ChairOfTable>,
    /// The players, in seat order.
    players: Vec<Player>,
}

/// Which rules.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ArtusMode)]
enum Mode {
    /// One card a turn.
    Beginner,
    /// Two cards a turn, with scoring cards.
    Advanced,
}

/// What is due. `start_player`, `first_king`, `deal` and `reveal` are up to chance.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ArtusPhase)]
enum Phase {
    /// Drawing the start player.
    StartPlayer,
    /// Drawing the metal of the first king.
    FirstKing,
    /// Dealing the starting hands.
    Deal,
    /// Placing a knight.
    Place,
    /// Playing a card.
    Play,
    /// Choosing a pile to draw from.
    Draw,
    /// Revealing which card was drawn.
    Reveal,
    /// The game is over.
    Over,
}

impl From<artus::Phase> for Phase {
    fn from(phase: artus::Phase) -> Self {
        match phase {
            artus::Phase::StartPlayer => Self::StartPlayer,
            artus::Phase::FirstKing => Self::FirstKing,
            artus::Phase::Deal => Self::Deal,
            artus::Phase::Place => Self::Place,
            artus::Phase::Play => Self::Play,
            artus::Phase::Draw => Self::Draw,
            artus::Phase::Reveal(_) => Self::Reveal,
            artus::Phase::Over => Self::Over,
        }
    }
}

/// A chair.
#[derive(Serialize, ToSchema)]
#[schema(as = ArtusChair)]
struct ChairOfTable {
    /// Its number.
    chair: u8,
    /// The number on the plate in front of it, once the king sits.
    #[schema(required)]
    value: Option<i32>,
    /// The colour of that plate.
    #[schema(required)]
    plate: Option<Plate>,
    /// Whether it stands on the carpet.
    carpet: bool,
    /// Who sits there.
    #[schema(required, value_type = Option<ArtusFigure>)]
    figure: Option<Figure>,
    /// How many rings that figure has.
    rings: u8,
}

/// The colour of a plate.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ArtusPlate)]
enum Plate {
    /// In front of the king.
    Crown,
    /// Value 0.
    Yellow,
    /// A loss.
    Red,
    /// A gain.
    Green,
}

impl From<artus::Plate> for Plate {
    fn from(plate: artus::Plate) -> Self {
        match plate {
            artus::Plate::Crown => Self::Crown,
            artus::Plate::Yellow => Self::Yellow,
            artus::Plate::Red => Self::Red,
            artus::Plate::Green => Self::Green,
        }
    }
}

/// A player.
#[derive(Serialize, ToSchema)]
#[schema(as = ArtusPlayer)]
struct Player {
    /// Their seat.
    seat: u8,
    /// Their points.
    score: i32,
    /// Their points by category.
    #[schema(value_type = BTreeMap<String, i32>)]
    points: BTreeMap<&'static str, i32>,
    /// How many cards of each kind they hold; the backs show it.
    held: ByKind,
    /// How many cards each of their piles has left.
    piles: ByKind,
    /// The cards they have played.
    #[schema(value_type = Vec<String>, example = json!(["knight_3_6", "ring_any"]))]
    played: Vec<Card>,
    /// The cards in their hand, if the viewer may see them: only their own.
    #[schema(required, value_type = Option<Vec<String>>)]
    hand: Option<Vec<Card>>,
}

/// A number for each kind of card.
#[derive(Serialize, ToSchema)]
#[schema(as = ArtusByKind)]
struct ByKind {
    knight: u8,
    king: u8,
    scoring: u8,
}

impl ByKind {
    fn each(count: impl Fn(Kind) -> u8) -> Self {
        Self { knight: count(Kind::Knight), king: count(Kind::King), scoring: count(Kind::Scoring) }
    }
}

impl ArtusView {
    /// Only what the view shows: it gives no access to hidden cards.
    pub(super) fn of(view: artus::View<'_>) -> Self {
        let open = view.open;
        let (flow, king) = (open.flow, open.table.king());
        let chair = |chair: Chair| ChairOfTable {
            chair: chair.number(),
            value: king.map(|_| open.value(chair)),
            plate: king.map(|_| open.plate(chair).into()),
            carpet: open.options.components.carpet.contains(chair),
            figure: open.table.figure(chair),
            rings: open.table.rings(chair),
        };
        let cards = |cards: CardSet| open.options.components.deck.cards(cards).collect();
        let player = |seat: Seat| Player {
            seat: number(seat),
            score: open.score(seat),
            points: Category::ALL.iter().map(|&part| (part.id(), open.points(seat, part))).collect(),
            held: ByKind::each(|kind| open.held(seat, kind)),
            piles: ByKind::each(|kind| open.pile(seat, kind)),
            played: cards(open.played(seat)),
            hand: view.secret(seat).map(|secret| cards(secret.hand())),
        };
        let placing = matches!(flow.phase, artus::Phase::Place);
        Self {
            mode: match open.options.mode {
                artus::Mode::Beginner => Mode::Beginner,
                artus::Mode::Advanced => Mode::Advanced,
            },
            phase: flow.phase.into(),
            round: flow.round,
            rounds: if placing { open.options.knights_each() } else { open.options.mode.rounds() },
            start: number(flow.start),
            active: number(flow.active),
            done: flow.done,
            king: king.map(Chair::number),
            rings_left: open.table.supply(),
            chairs: Chair::all().map(chair).collect(),
            players: Seat::all(open.players()).map(player).collect(),
        }
    }
}
