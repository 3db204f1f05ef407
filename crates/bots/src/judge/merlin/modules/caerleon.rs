//! What the acts of vassals in the districts are worth before they are decided on.

use merlin::modules::Frame as ModuleFrame;
use merlin::modules::caerleon::{District, Frame};
use merlin::{Colour, Frame as AnyFrame, Item, Kind, Module, Open, SpaceKind, Vassal};
use table::Seat;

/// What an item of choice brings, roughly; it can be chosen, so it is worth a little more than any item.
const ITEM: f64 = 1.4;
/// A coin, an apple or a mistletoe.
const COIN: f64 = 1.6;
const FRUIT: f64 = 1.5;
/// What an exchange gains, if there is anything to give.
const TRADE: f64 = 0.15;

fn in_play(open: &Open) -> bool {
    open.options.modules().contains(Module::Caerleon)
}

/// The value of the pieces wanted, as far as there are enough left.
fn pieces(wanted: u8, left: u8, each: f64) -> f64 {
    f64::from(wanted.min(left)) * each
}

fn stored(open: &Open, kind: Kind) -> u8 {
    let items = Colour::ALL.into_iter().map(|colour| Item::new(kind, colour));
    items.filter(|&item| open.can_take(item)).map(|item| open.supply(item)).sum()
}

fn trades(open: &Open, seat: Seat, count: u8) -> f64 {
    let to_give = open.holdings(seat).items.total() + open.modules.gold.coins(seat);
    f64::from(count.min(to_give)) * TRADE
}

/// What a vassal gains where it is deployed; nothing is said without the module, or of the lady, who acts as ever.
pub(super) fn act_worth(open: &Open, seat: Seat, vassal: Vassal, to: Colour) -> Option<f64> {
    let district = open.modules.caerleon.district(to).filter(|_| in_play(open))?;
    let amount = district.amount(vassal)?;
    Some(match district {
        District::Mint => pieces(amount, open.coins_to_take(), COIN),
        District::Orchard => pieces(amount, open.fruits_to_take(), FRUIT),
        // INT-8.1: nobody exchanges anything at the blocked trader.
        District::Trader if open.blocked_district() == Some(district) => 0.0,
        District::Trader => trades(open, seat, amount),
        District::Smith => pieces(amount, stored(open, Kind::Shield), ITEM),
        District::Quarry => pieces(amount, stored(open, Kind::Material), ITEM),
        District::Tailor => pieces(amount, stored(open, Kind::Flag), ITEM),
    })
}

/// What the acts that are due will still bring; without it a vassal that is to choose would look as if it
/// brought nothing.
pub(super) fn worth(open: &Open, seat: Seat) -> f64 {
    if !in_play(open) || open.active != seat {
        return 0.0;
    }
    let due = |frame: &AnyFrame| match *frame {
        AnyFrame::Module(ModuleFrame::Caerleon(own)) => still_due(open, seat, own),
        _ => 0.0,
    };
    open.due.all().iter().map(due).sum()
}

fn still_due(open: &Open, seat: Seat, own: Frame) -> f64 {
    match own {
        Frame::SendHome { vassal, to, .. } => act_worth(open, seat, vassal, to).unwrap_or_default(),
        Frame::Take(kind, left) => pieces(left, stored(open, kind), ITEM),
        Frame::Fruit(left) => pieces(left, open.fruits_to_take(), FRUIT),
        Frame::Give(left) => trades(open, seat, left),
        // What was given is gone already.
        Frame::ForItem(left) => ITEM + trades(open, seat, left),
        Frame::ForCoin(left) => COIN + trades(open, seat, left),
    }
}

/// What the space of a district brings with the best vassal that is not there yet; a point in the scorings
/// comes with one from the castle.
pub(super) fn space_worth(open: &Open, seat: Seat, kind: SpaceKind) -> f64 {
    let SpaceKind::Principality(to) = kind else { return 0.0 };
    if !in_play(open) {
        return 0.0;
    }
    let castle = open.castle(seat);
    let gains = |vassal: Vassal| {
        let acts = act_worth(open, seat, vassal, to)?;
        let from_castle = if castle.vassal(vassal).is_none() { 0.8 } else { 0.0 };
        (castle.vassal(vassal) != Some(to)).then_some(acts + from_castle)
    };
    Vassal::ALL.into_iter().filter_map(gains).fold(0.0, f64::max)
}
