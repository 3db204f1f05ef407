//! Visits, plus markers, apple-mistletoe markers: what a player does with the market in a turn (sections 2, 4 and 6).

use super::moves::{Event, Frame, Move, Refusal};
use super::state::{Marker, State};
use super::{labourers, payments};
use crate::dice::Pips;
use crate::frames::{self, Window};
use crate::free_actions::NearMissions;
use crate::missions::Mission;
use crate::modules::contracts::{ModuleFrame, ModuleMove};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Power};
use table::{Clause, Journal, Moves, Seat, Turn};

type Log = Journal<crate::event::Event>;

impl ModuleMove for Move {
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        let open = &game.open;
        let elsewhere = || Some(AnyRefusal::other_decision(open.top(), self.into()));
        match (open.top(), self) {
            (frames::Frame::RepelTraitors(seat), Self::Repel(colour)) => {
                payments::refusal_to_repel(open, seat, colour)
            }
            (frames::Frame::Window(_), Self::Visit(marker)) => {
                refusal_to_visit(open, marker).map(AnyRefusal::from)
            }
            (frames::Frame::Window(Window::Start), Self::Labourer(pips)) => labourers::refusal(open, pips),
            (frames::Frame::Window(Window::Start), Self::Decline) => labourers::refusal_to_decline(open),
            (frames::Frame::Window(Window::Die), Self::Apple(pips)) => refusal_of_apple(open, pips),
            (frames::Frame::Window(_), Self::Complete(mission, mistletoe, markers)) => {
                refusal_to_complete(game, mission, false, mistletoe, markers)
            }
            (frames::Frame::Window(_), Self::Second(mission, mistletoe, markers)) => {
                refusal_to_complete(game, mission, true, mistletoe, markers)
            }
            (frames::Frame::Window(Window::Between | Window::After), Self::Build(site, colour)) => {
                payments::refusal_of_second_manor(game, site, colour)
            }
            _ => elsewhere(),
        }
    }

    fn make(self, game: &mut Merlin, journal: &mut Log) {
        match self {
            Self::Visit(marker) => visit(&mut game.open, marker, journal),
            Self::Labourer(pips) => labourers::begin(&mut game.open, pips, journal),
            Self::Decline => labourers::decline(&mut game.open, journal),
            Self::Apple(to) => turn_die(&mut game.open, to, journal),
            Self::Complete(mission, mistletoe, markers) => {
                complete(game, mission, false, mistletoe, markers, journal);
            }
            Self::Second(mission, mistletoe, markers) => {
                complete(game, mission, true, mistletoe, markers, journal);
            }
            Self::Repel(colour) => payments::repel(&mut game.open, colour, journal),
            Self::Build(site, colour) => payments::build_second_manor(game, site, colour, journal),
            // These belong to actions and frames.
            Self::Plus | Self::Return(_) | Self::TakeBack(_) => {}
        }
    }

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Visit(_) => "MKT-2.2",
            Self::Labourer(_) => "MKT-5.2",
            Self::Decline => "MKT-5.8",
            Self::Apple(_) | Self::Complete(..) | Self::Second(..) => "MKT-6.1",
            Self::Plus => "MKT-4.2",
            Self::Repel(_) | Self::Return(_) | Self::Build(..) => "MKT-3.5",
            Self::TakeBack(_) => "INT-6.5",
        })
    }

    fn turns_die(self) -> bool {
        matches!(self, Self::Apple(_))
    }

    fn in_place_of_die(self) -> Option<Pips> {
        if let Self::Labourer(pips) = self { Some(pips) } else { None }
    }

    fn serves_as_apple(self) -> bool {
        matches!(self, Self::Apple(_))
    }
}

/// What a window offers beside dice and base actions (MKT-2.2, MKT-5.2, MKT-6.1).
pub(super) fn offer(open: &Open, window: Window, near: &NearMissions<'_>, out: &mut Moves<AnyMove>) {
    if why_no_visit(open).is_none() {
        out.extend(open.market_board().map(|marker| Move::Visit(marker).into()));
    }
    if window == Window::Start {
        labourers::offer(open, out);
    }
    let fruits = open.modules.market.fruits(open.active);
    if fruits == 0 {
        return;
    }
    let may_change = window == Window::Die && open.refusal_without_die().is_none();
    if let Some((_, shown)) = open.turn.die().filter(|_| may_change) {
        out.extend(Pips::all().filter(|&pips| pips != shown).map(|pips| Move::Apple(pips).into()));
    }
    let owned = open.modules.gold.mistletoe(open.active);
    for (mission, unmet) in near.lacking(owned + fruits) {
        for markers in (1..=unmet.min(fruits)).rev() {
            let mistletoe = unmet - markers;
            let own = if near.second {
                Move::Second(mission, mistletoe, markers)
            } else {
                Move::Complete(mission, mistletoe, markers)
            };
            if mistletoe <= owned {
                out.push(own.into());
            }
        }
    }
}

/// Why the market cannot be visited at all: once in a turn, for a coin, and never in a turn with a mission (MKT-2.1,
/// MKT-2.3, MKT-2.5).
pub(super) fn why_no_visit(open: &Open) -> Option<Refusal> {
    if open.turn.modules.market.visited {
        Some(Refusal::AlreadyVisited)
    } else if open.turn.missions > 0 {
        Some(Refusal::AfterMission)
    } else {
        (open.modules.gold.coins(open.active) == 0).then_some(Refusal::NoCoin)
    }
}

fn refusal_to_visit(open: &Open, marker: Marker) -> Option<Refusal> {
    why_no_visit(open).or_else(|| (!open.on_market(marker)).then_some(Refusal::NotOnBoard(marker)))
}

/// A coin goes to the supply, a marker to the player (MKT-2.1).
fn visit(open: &mut Open, marker: Marker, journal: &mut Log) {
    let seat = open.active;
    open.turn.modules.market.visited = true;
    open.modules.gold.coins[seat.index()] -= 1;
    open.hand_over(seat, marker);
    journal.note(|| Event::Visited { seat, marker }.into());
}

/// An apple-mistletoe marker turns the chosen die as an apple does (MKT-6.1, MER-5.6).
fn refusal_of_apple(open: &Open, to: Pips) -> Option<AnyRefusal> {
    if let Some(refusal) = open.refusal_without_die() {
        return Some(refusal);
    }
    if open.modules.market.fruits(open.active) == 0 {
        return Some(Refusal::TooFewFruits.into());
    }
    let same = open.turn.die().is_some_and(|(_, shown)| shown == to);
    same.then_some(AnyRefusal::SameValue(to))
}

fn turn_die(open: &mut Open, to: Pips, journal: &mut Log) {
    let seat = open.active;
    open.modules.market.fruits[seat.index()] -= 1;
    let from = open.change_die(to);
    journal.note(|| Event::AppleSpent { seat, from, to }.into());
}

fn refusal_to_complete(
    game: &Merlin,
    mission: Mission,
    second: bool,
    mistletoe: u8,
    markers: u8,
) -> Option<AnyRefusal> {
    let unmet = match game.requirements_unmet(mission, second) {
        Ok(unmet) => unmet,
        Err(refusal) => return Some(refusal),
    };
    let (open, seat) = (&game.open, game.open.active);
    if markers == 0 || unmet != mistletoe + markers {
        Some(Refusal::NotSoMany(mission).into())
    } else if markers > open.modules.market.fruits(seat) {
        Some(Refusal::TooFewFruits.into())
    } else {
        let few = mistletoe > open.modules.gold.mistletoe(seat);
        few.then(|| crate::modules::gold::Refusal::NotEnoughMistletoe(mission).into())
    }
}

/// Markers return to the market board, mistletoe to the supply; the card is completed (MKT-6.2, GLD-3.5).
fn complete(
    game: &mut Merlin,
    mission: Mission,
    second: bool,
    mistletoe: u8,
    markers: u8,
    journal: &mut Log,
) {
    let seat = game.open.active;
    game.open.spend_fruits(seat, mission, markers, journal);
    if mistletoe > 0 {
        game.open.spend_mistletoe(seat, mission, mistletoe, journal);
    }
    if second {
        game.open.use_flag(seat, Power::SecondMission, journal);
    }
    game.complete(mission, second, journal);
}

impl Open {
    /// Apple-mistletoe markers are spent on a mission and return to the market board (MKT-6.2).
    pub(crate) fn spend_fruits(&mut self, seat: Seat, mission: Mission, markers: u8, journal: &mut Log) {
        self.modules.market.fruits[seat.index()] -= markers;
        journal.note(|| Event::MistletoeSpent { seat, mission, markers }.into());
    }
}

/// Whoever has a plus marker may put it under the influence marker just placed (MKT-4.2).
pub(super) fn influence_placed(open: &mut Open, seat: Seat, colour: Colour) {
    if open.modules.market.plus(seat) > 0 {
        open.due.push(Frame::Plus(seat, colour).into());
    }
}

impl ModuleFrame for Frame {
    fn turn(self, _: &Open) -> Turn {
        match self {
            Self::Plus(seat, _) => Turn::of(seat),
        }
    }

    fn offer(self, _: &Merlin, out: &mut Moves<AnyMove>) {
        out.extend([AnyMove::Done, Move::Plus.into()].into_iter());
    }

    fn refusal(self, _: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        let known = choice == AnyMove::Done || choice == Move::Plus.into();
        (!known).then(|| AnyRefusal::other_decision(self.into(), choice))
    }

    fn make(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let Self::Plus(seat, colour) = self;
        let open = &mut game.open;
        open.due.pop();
        if choice == Move::Plus.into() {
            open.modules.market.plus[seat.index()] -= 1;
            open.modules.market.under[seat.index()][colour.index()] += 1;
            journal.note(|| Event::PlusPlaced { seat, colour }.into());
        }
    }

    fn clause(self) -> Clause {
        Clause("MKT-4.2")
    }

    fn can_lie_on(self, below: &[frames::Frame], game: &Merlin) -> bool {
        let Self::Plus(seat, colour) = self;
        let (open, state) = (&game.open, &game.open.modules.market);
        !below.is_empty()
            && seat == open.active
            && state.plus(seat) > 0
            && open.castle(seat).influence(colour) > state.under(seat, colour)
    }
}

/// The plus markers of a principality return as soon as it is scored (MKT-4.5, INT-6.4).
pub(super) fn principality_scored(open: &mut Open, colour: Colour, journal: &mut Log) {
    for seat in Seat::all(open.players()) {
        let markers = std::mem::take(&mut open.modules.market.under[seat.index()][colour.index()]);
        if markers > 0 {
            journal.note(|| Event::PlusReturned { seat, colour, markers }.into());
        }
    }
}

/// How many decisions the market can add to a game: a visit and what it brings in every turn, and six
/// labourers a round, each with a whole turn.
pub(super) const fn most_decisions(players: u32, turns: u32) -> u32 {
    /// The 35 of the base game, and the coins and markers that such a turn can bring.
    const WHOLE_TURN: u32 = 48;
    let extra = 6 * State::LABOURERS as u32;
    extra * WHOLE_TURN + 6 * (turns + extra) + 12 * players
}
