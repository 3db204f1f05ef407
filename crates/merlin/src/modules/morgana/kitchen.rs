//! The Morgana turn: a die is taken and placed on the apples, the horn or a cauldron (sections 2 to 5).

use super::apples;
use super::events::{Event, Points, Refusal};
use super::moves::{Frame, Move, Unit};
use super::state::{Place, State};
use crate::dice::{Dice, Pips, Unit as AnyUnit};
use crate::frames::{self, Window};
use crate::modules::contracts::{ModuleMove, ModuleUnit};
use crate::modules::{self};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::state::{Merlin, Open};
use crate::vocab::{Figure, Kind};
use table::{Clause, Journal, Moves, Seat, SeatSet};

type Log = Journal<crate::event::Event>;

/// What die and pieces have to make for the horn (MOR-4.1).
pub(super) const HORN_SUM: u8 = 7;
/// A die that shows this is used as any number (MOR-2.6).
pub(super) const WILD: u8 = 6;

impl ModuleUnit for Unit {
    /// The die itself moves no figure (MOR-2.7).
    fn figure(self) -> Option<Figure> {
        None
    }

    fn refusal(self) -> AnyRefusal {
        Refusal::OnlyPoison.into()
    }

    /// It moves no figure, is placed, and its turn cannot be skipped (MOR-2.3, MOR-2.5, MOR-2.7).
    fn refusal_before_use(self, choice: AnyMove) -> Option<AnyRefusal> {
        let refusal = match choice {
            AnyMove::Walk(_) | AnyMove::Reverse => Refusal::MovesNothing,
            AnyMove::End | AnyMove::Done | AnyMove::Forfeit => Refusal::CannotSkip,
            _ => Refusal::PlaceDue,
        };
        Some(refusal.into())
    }
}

impl ModuleMove for Move {
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        let open = &game.open;
        match (open.top(), self) {
            (frames::Frame::Window(Window::Start), Self::Die(pips)) => {
                refusal_of_die(open, pips).map(AnyRefusal::from)
            }
            (frames::Frame::Window(Window::Die), Self::Place(place)) => {
                let Some(pips) = open.morgana_die() else {
                    return Some(AnyRefusal::other_decision(open.top(), self.into()));
                };
                refusal_to_place(open, place, pips).map(AnyRefusal::from)
            }
            (frames::Frame::Window(window), Self::Poison(die)) => apples::refusal(open, window, die),
            _ => Some(AnyRefusal::other_decision(open.top(), self.into())),
        }
    }

    fn make(self, game: &mut Merlin, journal: &mut Log) {
        match self {
            Self::Die(pips) => take_die(&mut game.open, pips, journal),
            Self::Place(place) => put_die(&mut game.open, place, journal),
            Self::Poison(die) => game.open.due.push(Frame::Exchange(die).into()),
            // These belong to frames.
            Self::Lay(_)
            | Self::Roll(_)
            | Self::Coin
            | Self::With(..)
            | Self::Stand(_)
            | Self::Bewitch(..)
            | Self::Turn(_)
            | Self::Swap(_)
            | Self::SwapMerlin
            | Self::Pay
            | Self::Hut(_)
            | Self::Dark(..)
            | Self::TakeBack(..) => {}
        }
    }

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Lay(_) => "MOR-1.6",
            Self::Roll(_) => "MOR-1.4",
            Self::Die(_) => "MOR-2.2",
            Self::Place(_) => "MOR-2.5",
            Self::Coin => "MOR-4.1",
            Self::Poison(_) => "MOR-3.3",
            Self::With(..) => "MOR-3.2",
            Self::Stand(_) => "MOR-5.2",
            Self::Bewitch(..) | Self::Turn(_) => "MOR-7.1",
            Self::Swap(_) | Self::SwapMerlin => "MOR-7.2",
            Self::Pay => "MOR-7.6",
            Self::Hut(_) => "MOR-7.10",
            Self::Dark(..) => "MOR-7.11",
            Self::TakeBack(..) => "INT-6.5",
        })
    }

    fn is_formality(self) -> bool {
        match self {
            Self::Coin | Self::With(..) | Self::Dark(..) | Self::TakeBack(..) => true,
            Self::Lay(_)
            | Self::Roll(_)
            | Self::Die(_)
            | Self::Place(_)
            | Self::Poison(_)
            | Self::Stand(_)
            | Self::Bewitch(..)
            | Self::Turn(_)
            | Self::Swap(_)
            | Self::SwapMerlin
            | Self::Pay
            | Self::Hut(_) => false,
        }
    }
}

/// What a window offers: a die at the start, its places once it is taken, poisoned apples in between (MOR-2.10).
pub(super) fn offer(open: &Open, window: Window, out: &mut Moves<AnyMove>) {
    match window {
        Window::Start if !open.modules.morgana.pentagrams.contains(open.active) => {
            let dice = Pips::all().filter(|&pips| die_on_board(open, pips).is_some());
            out.extend(dice.map(|pips| Move::Die(pips).into()));
        }
        Window::Die => {
            if let Some(pips) = open.morgana_die() {
                out.extend(open.morgana_places(pips).map(|place| Move::Place(place).into()));
            }
        }
        Window::Start | Window::Moved | Window::Between | Window::After => {}
    }
    apples::offer(open, window, out);
}

impl Open {
    /// Where the player on turn can place a Morgana die with this number (MOR-2.5).
    pub fn morgana_places(&self, pips: Pips) -> impl Iterator<Item = Place> {
        Place::all().filter(move |&place| refusal_to_place(self, place, pips).is_none())
    }
}

/// Where a die lies on a pentagram marker that shows this.
fn die_on_board(open: &Open, pips: Pips) -> Option<usize> {
    open.modules.morgana.dice.unused().find(|&(_, shown)| shown == pips).map(|(place, _)| place)
}

/// Why no such die can be taken: one for each player and round (MOR-2.2).
fn refusal_of_die(open: &Open, pips: Pips) -> Option<Refusal> {
    if open.modules.morgana.pentagrams.contains(open.active) {
        return Some(Refusal::HasPentagram);
    }
    die_on_board(open, pips).is_none().then_some(Refusal::NoDie(pips))
}

/// The die and the marker under it are taken, and the turn is made with it (MOR-2.1, MOR-2.2).
fn take_die(open: &mut Open, pips: Pips, journal: &mut Log) {
    let seat = open.active;
    if let Some(place) = die_on_board(open, pips) {
        open.modules.morgana.dice.use_up(place);
    }
    open.modules.morgana.pentagrams.insert(seat);
    open.turn.unit = Some((AnyUnit::Module(modules::Unit::Morgana(Unit::Die)), pips));
    open.due.replace(frames::Frame::Window(Window::Die));
    journal.note(|| Event::DieTaken { seat, pips }.into());
}

/// Why the die cannot be placed there; on the apples it always can (MOR-2.5, MOR-4.1, MOR-5.1).
fn refusal_to_place(open: &Open, place: Place, pips: Pips) -> Option<Refusal> {
    match place {
        Place::Apple => None,
        Place::Horn => {
            let cost = HORN_SUM - pips.get();
            let materials = open.holdings(open.active).items.of_kind(Kind::Material);
            (materials + open.modules.gold.coins(open.active) < cost).then_some(Refusal::TooFewPieces(cost))
        }
        Place::Cauldron(cauldron) if ![WILD, cauldron.number()].contains(&pips.get()) => {
            Some(Refusal::OtherCauldron(cauldron))
        }
        Place::Cauldron(cauldron) => {
            open.modules.morgana.is_taken(cauldron).then_some(Refusal::CauldronTaken(cauldron))
        }
    }
}

/// The die is placed, and the place is carried out (MOR-2.5, MOR-2.10).
fn put_die(open: &mut Open, place: Place, journal: &mut Log) {
    let (seat, Some(pips)) = (open.active, open.morgana_die()) else { return };
    open.modules.morgana.placed[seat.index()] = Some((place, pips));
    open.due.replace(frames::Frame::Window(Window::After));
    journal.note(|| Event::Placed { seat, place, pips }.into());
    match place {
        Place::Apple => gain_apple(open, journal),
        Place::Horn => open.due.push(Frame::Horn(HORN_SUM - pips.get()).into()),
        Place::Cauldron(cauldron) => {
            open.due.push(Frame::Token(cauldron).into());
            open.due.push(Frame::Walk(cauldron).into());
        }
    }
}

/// A poisoned apple goes from the kitchen board to the player, if one is left; it waits until the next turn (MOR-3.1,
/// MOR-3.7).
fn gain_apple(open: &mut Open, journal: &mut Log) {
    let seat = open.active;
    if open.modules.morgana.apples_left() == 0 {
        return journal.note(|| Event::NoAppleLeft { seat }.into());
    }
    open.modules.morgana.apples[seat.index()] += 1;
    open.turn.modules.morgana.gained += 1;
    journal.note(|| Event::AppleTaken { seat }.into());
}

/// The pieces that can be paid for the horn: materials, their markers, and coins (MOR-4.1, INT-9.5).
pub(super) fn offer_payment(open: &Open, out: &mut Moves<AnyMove>) {
    let seat = open.active;
    for item in open.holdings(seat).items.iter().filter(|item| item.kind == Kind::Material) {
        out.push(AnyMove::Return(item));
        seams::offer_giving(open, seat, AnyMove::Return(item), out);
    }
    if open.modules.gold.coins(seat) > 0 {
        out.push(Move::Coin.into());
    }
}

pub(super) fn refusal_of_payment(open: &Open, choice: AnyMove) -> Option<AnyRefusal> {
    let clause = Clause("MOR-4.1");
    match choice {
        AnyMove::Return(item) if item.kind != Kind::Material => {
            Some(AnyRefusal::OtherKind { kind: item.kind, clause })
        }
        AnyMove::Return(item) => {
            let none = open.holdings(open.active).items.count(item) == 0;
            none.then_some(AnyRefusal::NoItem { item, clause })
        }
        AnyMove::Module(modules::Move::Morgana(Move::Coin)) => {
            (open.modules.gold.coins(open.active) == 0).then(|| Refusal::NoCoin.into())
        }
        other => Some(AnyRefusal::other_decision(open.top(), other)),
    }
}

/// One piece is paid; with the last one the horn is won (MOR-4.1, MOR-4.2).
pub(super) fn pay_for_horn(open: &mut Open, left: u8, choice: AnyMove, journal: &mut Log) {
    let seat = open.active;
    if let AnyMove::Return(item) = choice {
        open.return_item(seat, item, journal);
    } else {
        open.modules.gold.coins[seat.index()] -= 1;
        journal.note(|| Event::CoinsPaid { seat, coins: 1 }.into());
    }
    if left > 1 {
        return open.due.replace(Frame::Horn(left - 1).into());
    }
    open.due.pop();
    win_horn(open, journal);
}

/// The horn comes from the board or its owner, with a poisoned apple and a point (MOR-4.3, MOR-4.4).
fn win_horn(open: &mut Open, journal: &mut Log) {
    let seat = open.active;
    let from = open.modules.morgana.horn.replace(seat);
    if from == Some(seat) {
        journal.note(|| Event::HornKept { seat }.into());
    } else {
        journal.note(|| Event::HornTaken { seat, from }.into());
    }
    gain_apple(open, journal);
    open.score_points(seat, 1, Points::HornWon.into(), journal);
}

/// The owner of the horn gains the number of the round that has ended (MOR-4.6).
pub(super) fn score_horn(open: &mut Open, journal: &mut Log) {
    if let Some(seat) = open.modules.morgana.horn {
        let round = open.round;
        open.score_points(seat, round.into(), Points::HornOwned { round }.into(), journal);
    }
}

/// Pentagram markers return, and the cauldrons are free again (MOR-2.9).
pub(super) fn end_round(state: &mut State) {
    state.dice = Dice::to_be_rolled(State::DICE);
    state.pentagrams = SeatSet::EMPTY;
    state.placed = [None; 4];
}

/// Whether a player still has to make the Morgana turn of this round (MOR-2.3).
pub(super) fn owes_turn(open: &Open, seat: Seat) -> bool {
    !open.modules.morgana.pentagrams.contains(seat)
}
