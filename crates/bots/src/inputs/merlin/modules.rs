//! What a network is shown of Merlin's modules: a block for each, empty where the module is not in play.

use super::super::Inputs;
use merlin::modules::arthur::{Frame as ArthurFrame, Pict};
use merlin::modules::caerleon::{District, Frame as CaerleonFrame};
use merlin::modules::decree::{Decree, Frame as DecreeFrame, Shown};
use merlin::modules::favor::{Ability, Doubled, Frame as FavorFrame};
use merlin::modules::knights::{Ally, Frame as KnightsFrame};
use merlin::modules::market::{Frame as MarketFrame, Labourer, Marked};
use merlin::modules::morgana::{Cauldron, Effect, Frame as MorganaFrame, Place};
use merlin::modules::treasures::{Effect as Gift, Frame as TreasuresFrame, Treasure};
use merlin::modules::{Frame, Unit};
use merlin::{Colour, Counted, Figure, Module, Open, Pips, Site, Variant, View};
use table::Seat;

/// Everything that can be due in a module, whatever its numbers.
pub(super) const DUES: usize = 34;
/// What a turn can be made with besides a die.
pub(super) const UNITS: usize = 2;

/// What lies on the board.
pub(super) fn read_board(view: &View<'_>, me: Seat, inputs: &mut Inputs) {
    let (open, modules) = (view.open, view.open.options.modules());
    inputs.some(Module::ALL.len(), modules.iter().map(Module::index));
    inputs.some(Variant::ALL.len(), open.options.variants().iter().map(Variant::index));
    inputs.some(Doubled::ALL.len(), open.turn.modules.favor.doubled().map(Doubled::index));
    arthur(open, inputs);
    knights(open, inputs);
    let gold = modules.contains(Module::Gold);
    inputs.at_least(4, if gold { usize::from(open.coin_supply()).div_ceil(3) } else { 0 });
    inputs.at_least(3, if gold { usize::from(open.mistletoe_supply()) } else { 0 });
    market(open, inputs);
    for colour in Colour::ALL {
        let district = open.modules.caerleon.district(colour);
        inputs.some(District::ALL.len(), district.map(District::index));
    }
    morgana(open, inputs);
    treasures(open, inputs);
    decree(view, me, inputs);
}

/// What a player has.
pub(super) fn read_seat(open: &Open, seat: Seat, inputs: &mut Inputs) {
    let (modules, in_play) = (&open.modules, open.options.modules());
    let favor = &modules.favor;
    let all = || Ability::all().enumerate();
    inputs.some(12, all().filter(|(_, one)| favor.has(seat, *one)).map(|(place, _)| place));
    let is_blocked = |ability: Ability| favor.blocked(seat).contains(ability);
    inputs.some(12, all().filter(|(_, one)| is_blocked(*one)).map(|(place, _)| place));
    inputs.at_least(4, usize::from(favor.learned(seat).len()));
    inputs.whether(modules.arthur.ring() == Some(seat));
    inputs.at_least(5, usize::from(modules.arthur.owned(seat).len()));
    let picts = if in_play.contains(Module::Arthur) { open.pict_result(seat) } else { 0 };
    inputs.at_least(16, usize::from(picts));
    for ally in Ally::ALL {
        let own = modules.knights.has(seat, ally);
        inputs.whether(own);
        let tiles = if own { modules.knights.tiles(ally) } else { 0 };
        inputs.at_least(usize::from(ally.tiles()), usize::from(tiles));
    }
    inputs.at_least(14, usize::from(modules.gold.coins(seat)));
    inputs.at_least(5, usize::from(modules.gold.mistletoe(seat)));
    let market = &modules.market;
    for kind in Marked::ALL {
        let own = |colour: &Colour| market.owner(kind, *colour) == Some(seat);
        inputs.some(6, Colour::ALL.into_iter().filter(own).map(Colour::index));
    }
    inputs.at_least(3, usize::from(market.plus(seat)));
    inputs.some(6, Colour::ALL.into_iter().filter(|&one| market.under(seat, one) > 0).map(Colour::index));
    inputs.at_least(2, usize::from(market.fruits(seat)));
    inputs.some(6, labourers(open, Labourer::Hired(seat)));
    inputs.whether(market.declined().contains(seat));
    let morgana = &modules.morgana;
    inputs.whether(morgana.horn() == Some(seat));
    inputs.whether(morgana.pentagrams().contains(seat));
    inputs.at_least(4, usize::from(morgana.apples(seat)));
    let place = morgana.placed(seat).map(|(place, _)| match place {
        Place::Apple => 0,
        Place::Horn => 1,
        Place::Cauldron(cauldron) => 2 + cauldron.index(),
    });
    inputs.some(7, place);
    let carried = |colour: &Colour| morgana.carried(seat, *colour) > 0;
    inputs.some(6, Colour::ALL.into_iter().filter(carried).map(Colour::index));
    inputs.at_least(9, usize::from(modules.decree.owned(seat).len()));
    let looked = |colour: &Colour| modules.decree.looked(*colour).contains(seat);
    inputs.some(6, Colour::ALL.into_iter().filter(looked).map(Colour::index));
}

fn arthur(open: &Open, inputs: &mut Inputs) {
    let (state, turn) = (&open.modules.arthur, &open.turn.modules.arthur);
    inputs.some(24, state.figure().map(merlin::Space::index));
    inputs.some(Pict::COUNT, state.display().iter().flatten().map(|pict| pict.index()));
    let steps = (turn.steps() + 7).clamp(0, 14) as usize;
    inputs.some(15, state.figure().map(|_| steps));
    inputs.some(Figure::ALL.len(), turn.switched().map(Figure::index));
}

fn knights(open: &Open, inputs: &mut Inputs) {
    let state = &open.modules.knights;
    inputs.some(6, state.marshal().map(Colour::index));
    inputs.some(6, state.defence().iter().map(Colour::index));
    inputs.some(Counted::ALL.len(), state.performed().iter().map(Counted::index));
    inputs.some(usize::from(Site::COUNT), state.castles().iter().map(Site::index));
    inputs.some(6, Colour::ALL.into_iter().filter(|&one| state.influence(one) > 0).map(Colour::index));
    inputs.whether(open.turn.modules.knights.portal());
}

fn market(open: &Open, inputs: &mut Inputs) {
    let state = &open.modules.market;
    let in_play = open.options.modules().contains(Module::Market);
    for kind in Marked::ALL {
        let there = |colour: &Colour| in_play && state.owner(kind, *colour).is_none();
        inputs.some(6, Colour::ALL.into_iter().filter(there).map(Colour::index));
    }
    inputs.at_least(3, if in_play { usize::from(state.plus_left()) } else { 0 });
    inputs.at_least(2, if in_play { usize::from(state.fruits_left()) } else { 0 });
    inputs.some(6, labourers(open, Labourer::Board).filter(|_| in_play));
    inputs.whether(open.turn.modules.market.visited);
}

/// What the labourers show that are there.
fn labourers(open: &Open, at: Labourer) -> impl Iterator<Item = usize> + '_ {
    let all = open.labourer_pips().iter().zip(open.modules.market.labourers());
    all.filter(move |(_, place)| **place == at).map(|(pips, _)| usize::from(pips.get()) - 1)
}

fn morgana(open: &Open, inputs: &mut Inputs) {
    let state = &open.modules.morgana;
    inputs.some(6, state.blocked().map(Colour::index));
    for pips in Pips::all() {
        inputs.at_least(2, state.dice().unused().filter(|&(_, shown)| shown == pips).count());
    }
    for cauldron in Cauldron::all() {
        inputs.some(Effect::ALL.len(), open.effect_at(cauldron).map(Effect::index));
    }
    inputs.some(usize::from(Site::COUNT), state.huts().iter().map(Site::index));
    for colour in Colour::ALL {
        inputs.at_least(3, usize::from(state.alone(colour)));
    }
}

fn treasures(open: &Open, inputs: &mut Inputs) {
    let state = &open.modules.treasures;
    let built = open.built();
    inputs.at_least(2, usize::from(state.staffs_won()));
    let free = || Site::all(open.layout.rows).filter(|&site| !built.contains(site));
    inputs.some(Treasure::COUNT, free().filter_map(|site| state.at(site)).map(Treasure::index));
    let gift = |site: Site| {
        let effect = match open.treasure(state.at(site)?).effect {
            Gift::Excalibur => 0,
            Gift::Grail => 1,
            Gift::MerlinStaff => 2,
            Gift::PointsAndApple(_) => 3,
            Gift::Influence(_) => 4,
            Gift::Discard(_) => 5,
        };
        Some(6 * site.index() + effect)
    };
    inputs.some(6 * usize::from(Site::COUNT), free().filter_map(gift));
}

fn decree(view: &View<'_>, me: Seat, inputs: &mut Inputs) {
    let (open, state) = (view.open, &view.open.modules.decree);
    let known = |colour| view.secret(me).map(|secret| secret.modules.decree.known(colour));
    for colour in Colour::ALL {
        inputs.at_least(4, usize::from(state.stack(colour)));
        let worth = |decree: Decree| match open.decree(decree) {
            Shown::Item(_) => 1,
            Shown::Points(points) => usize::from(points),
        };
        let best = known(colour).and_then(|known| known.iter().map(worth).max());
        inputs.at_least(5, best.unwrap_or(0));
    }
}

/// What is due in a module.
pub(super) fn due(frame: Frame) -> usize {
    match frame {
        Frame::Favor(FavorFrame::Reward(_)) => 0,
        Frame::Arthur(own) => match own {
            ArthurFrame::Waits(_) => 1,
            ArthurFrame::Reached => 2,
            ArthurFrame::Manor(_) => 3,
            ArthurFrame::Refill => 4,
            ArthurFrame::Keep(..) => 5,
        },
        Frame::Knights(own) => match own {
            KnightsFrame::SecondAct(..) => 6,
            KnightsFrame::Wild(_) => 7,
            KnightsFrame::Castle(_) => 8,
            KnightsFrame::FirstGift => 9,
            KnightsFrame::SecondGift(_) => 10,
            KnightsFrame::Influence(_) => 11,
        },
        Frame::Gold(own) => own.never(),
        Frame::Market(MarketFrame::Plus(..)) => 12,
        Frame::Caerleon(own) => match own {
            CaerleonFrame::SendHome { .. } => 13,
            CaerleonFrame::Take(..) => 14,
            CaerleonFrame::Fruit(_) => 15,
            CaerleonFrame::Give(_) => 16,
            CaerleonFrame::ForItem(_) => 17,
            CaerleonFrame::ForCoin(_) => 18,
        },
        Frame::Morgana(own) => match own {
            MorganaFrame::Roll => 19,
            MorganaFrame::Horn(_) => 20,
            MorganaFrame::Exchange(_) => 21,
            MorganaFrame::Walk(_) => 22,
            MorganaFrame::Token(_) => 23,
            MorganaFrame::Flip(_) => 24,
            MorganaFrame::Bewitch(..) => 25,
            MorganaFrame::Give(_) => 26,
            MorganaFrame::Take(_) => 27,
            MorganaFrame::Dark => 28,
        },
        Frame::Treasures(own) => match own {
            TreasuresFrame::Which(_) => 29,
            TreasuresFrame::Traitor | TreasuresFrame::Influence(_) => 30,
            TreasuresFrame::Discard(..) => 31,
        },
        Frame::Decree(own) => match own {
            DecreeFrame::Instead { .. } => 32,
            DecreeFrame::Look(_) | DecreeFrame::Take(_) => 33,
        },
    }
}

/// What a turn is made with that is no die.
pub(super) fn unit(unit: Unit) -> usize {
    match unit {
        Unit::Market(_) => 0,
        Unit::Morgana(_) => 1,
        Unit::Favor(own)
        | Unit::Arthur(own)
        | Unit::Knights(own)
        | Unit::Gold(own)
        | Unit::Caerleon(own)
        | Unit::Treasures(own)
        | Unit::Decree(own) => own.never(),
    }
}
