//! What a network is shown of Merlin.

use super::{Inputs, Readable, around};
use crate::judge::merlin::{influence, territories, unrepelled};
use merlin::{
    Colour, Die, Frame, Item, Merlin, Mission, Pips, Power, ScoringStep, Site, Space, Terrain, Unit, Vassal,
    View, Window,
};
use table::Seat;

/// Everything that can be due, whatever its numbers.
const DUES: usize = 24;

impl Readable for Merlin {
    fn read(view: &View<'_>, me: Seat, inputs: &mut Inputs) {
        let (open, turn) = (view.open, &view.open.turn);
        let seats = || around(open.players(), me);
        inputs.one(7, usize::from(open.round.min(6)));
        inputs.some(open.players(), seats().position(|seat| seat == open.start));
        inputs.some(open.players(), seats().position(|seat| seat == open.active));
        inputs.one(DUES, due(open.top()));
        inputs.whether(open.active == me);
        let (merlin_die, pips) = match turn.unit {
            Some((Unit::Die(die), pips)) => (die == Die::Merlin, Some(pips)),
            Some((Unit::Module(_), pips)) => (false, Some(pips)),
            None => (false, None),
        };
        inputs.whether(merlin_die);
        inputs.some(6, pips.map(|pips| usize::from(pips.get()) - 1));
        inputs.whether(turn.figure.is_some());
        inputs.some(24, turn.action.filter(|space| space.ring() == merlin::Ring::Outer).map(Space::index));
        inputs.at_least(2, usize::from(turn.missions));
        inputs.at_least(3, usize::from(turn.executions));
        inputs.some(Power::ALL.len(), turn.powers.iter().map(Power::index));
        inputs.one(24, open.merlin.index());
        for terrain in Terrain::ALL {
            inputs.some(usize::from(Site::COUNT), open.environs.of(terrain).iter().map(Site::index));
        }
        inputs.some(usize::from(Site::COUNT), open.environs.towers().iter().map(Site::index));
        // Missions: on display, in the own hand, and how much they lack.
        let display = || open.display.iter().flatten().copied();
        inputs.some(Mission::COUNT, display().map(Mission::index));
        let castle = open.holdings(me);
        let lacking =
            |mission: Mission| open.options.components.mission(mission).lacking(&castle).iter().sum::<u8>();
        for lacks in 0..4 {
            let hand = view.hand(me).iter().filter(|&mission| lacking(mission).min(3) == lacks);
            inputs.some(Mission::COUNT, hand.map(Mission::index));
        }
        for seat in seats() {
            read_castle(view, seat, inputs);
        }
    }

    fn points(view: &View<'_>, seat: Seat) -> i32 {
        view.open.score(seat)
    }
}

/// All that lies open about one player.
fn read_castle(view: &View<'_>, seat: Seat, inputs: &mut Inputs) {
    let open = view.open;
    let castle = open.holdings(seat);
    inputs.some(24, castle.knight.map(Space::index));
    let unused = |die: Die| {
        let dice = castle.dice.unused();
        dice.filter(move |&(place, _)| open.layout.dice[place] == die).map(|(_, pips)| pips)
    };
    for pips in Pips::all() {
        inputs.at_least(3, unused(Die::Own).filter(|&other| other == pips).count());
    }
    inputs.some(6, unused(Die::Merlin).next().map(|pips| usize::from(pips.get()) - 1));
    inputs.at_least(5, castle.dice.count() - usize::from(castle.dice.used()));
    for item in Item::all() {
        inputs.at_least(2, usize::from(castle.items.count(item)));
    }
    for kind in merlin::Kind::ALL {
        inputs.at_least(8, usize::from(castle.items.of_kind(kind)));
    }
    inputs.at_least(5, usize::from(castle.apples));
    inputs.at_least(3, usize::from(castle.staffs));
    for colour in Colour::ALL {
        inputs.at_least(2, usize::from(castle.traitors_of(colour)));
        inputs.at_least(4, usize::from(open.strength_in_principality(seat, colour)));
    }
    inputs.at_least(6, unrepelled(open, &castle).round() as usize);
    inputs.some(usize::from(Site::COUNT), castle.manors.iter().map(Site::index));
    inputs.at_least(7, usize::from(castle.manors.len()));
    for vassal in Vassal::ALL {
        inputs.some(6, castle.vassal(vassal).map(Colour::index));
    }
    inputs.at_least(4, usize::from(castle.vassals_on_board()));
    inputs.whether(open.excalibur == Some(seat));
    inputs.whether(open.grail == Some(seat));
    inputs.some(Mission::COUNT, castle.seen.iter().map(Mission::index));
    // What a scoring would bring now.
    let strength = |seat, sites| open.strength_in_territory(seat, sites);
    inputs.at_least(20, territories(open, seat, strength).round() as usize);
    inputs.at_least(16, influence(open, seat).round() as usize);
}

fn due(frame: Frame) -> usize {
    match frame {
        Frame::Setup(_) => 0,
        Frame::Dice => 1,
        Frame::Window(window) => 2 + window as usize,
        Frame::Execution => 7,
        Frame::Repeat => 8,
        Frame::Exchange => 9,
        Frame::SecondDiscard => 10,
        Frame::Tower => 11,
        Frame::TurnEnd => 12,
        Frame::Replace(count) => 12 + usize::from(count.clamp(1, 2)),
        Frame::Card(_) => 15,
        Frame::Scoring(ScoringStep::Module(_)) => 16,
        Frame::Scoring(_) => 17,
        Frame::RepelTraitors(_) => 18,
        Frame::NewTraitors => 19,
        Frame::Grail(_) => 20,
        Frame::Over => 21,
        Frame::Module(_) => 22,
    }
}

const _: () = assert!(Window::ALL.len() == 5);
