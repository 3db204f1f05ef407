//! What a simple vassal does in its district, and the choices that leaves (section 4). The lady acts as in
//! the base game (CRL-4.1).

use super::deploying;
use super::moves::{Event, Frame, Move, Refusal};
use super::state::District;
use super::trading;
use crate::frames;
use crate::modules::contracts::{ModuleFrame, ModuleMove};
use crate::modules::gold::{Fruit, Move as GoldMove};
use crate::modules::{self, Module};
use crate::moves::Move as AnyMove;
use crate::pieces::Deployed;
use crate::refusal::Refusal as AnyRefusal;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item, Kind, Vassal};
use table::{Clause, Journal, Moves, Turn};

type Log = Journal<crate::event::Event>;

/// A simple vassal acts as its district says; nothing is done for the lady (CRL-4.1 to CRL-4.9, CRL-4.13).
pub(super) fn act(open: &mut Open, deployed: Deployed, journal: &mut Log) -> bool {
    let Deployed { seat, vassal, to: colour, .. } = deployed;
    let Some(district) = open.modules.caerleon.district(colour) else { return false };
    let Some(amount) = district.amount(vassal) else { return false };
    let due = match district {
        District::Mint => {
            // CRL-4.8: as many as there are.
            let coins = amount.min(open.coins_to_take());
            (0..coins).for_each(|_| open.take_coin(seat, journal));
            if coins == 0 {
                journal.note(|| Event::NothingGained { seat, vassal, district }.into());
            }
            return true;
        }
        District::Orchard => Frame::Fruit(amount),
        District::Trader => Frame::Give(amount),
        District::Smith => Frame::Take(Kind::Shield, amount),
        District::Quarry => Frame::Take(Kind::Material, amount),
        District::Tailor => Frame::Take(Kind::Flag, amount),
    };
    if due.has_choice(open) {
        open.due.push(due.into());
    } else {
        journal.note(|| Event::NothingGained { seat, vassal, district }.into());
    }
    true
}

/// The items of a kind that can be taken, in colours of choice (CRL-4.2 to CRL-4.5).
fn items(open: &Open, kind: Kind) -> impl Iterator<Item = Item> {
    Colour::ALL.into_iter().map(move |colour| Item { kind, colour }).filter(|&item| open.can_take(item))
}

/// Apples and mistletoe, as far as there are any (CRL-4.7, CRL-4.8).
fn fruits(open: &Open) -> impl Iterator<Item = Fruit> {
    Fruit::ALL.into_iter().filter(|&fruit| open.refusal_of_fruit(fruit).is_none())
}

/// The clause by which items of a kind are taken.
const fn gives(kind: Kind) -> Clause {
    Clause(match kind {
        Kind::Material => "CRL-4.2",
        Kind::Shield => "CRL-4.3",
        Kind::Flag => "CRL-4.4",
    })
}

impl Frame {
    /// Whether anything is left to decide.
    fn has_choice(self, open: &Open) -> bool {
        match self {
            Self::SendHome { .. } | Self::ForItem(_) | Self::ForCoin(_) => true,
            Self::Take(kind, left) => left > 0 && items(open, kind).next().is_some(),
            Self::Fruit(left) => left > 0 && fruits(open).next().is_some(),
            Self::Give(left) => left > 0 && trading::can_give(open),
        }
    }
}

impl ModuleMove for Move {
    /// None of them is a free action.
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        Some(AnyRefusal::other_decision(game.open.top(), self.into()))
    }

    fn make(self, _: &mut Merlin, _: &mut Log) {}

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Lay(_) => "CRL-1.4",
            Self::SendHome(_) => "CRL-3.6",
            Self::GiveCoin | Self::TakeCoin => "CRL-4.10",
        })
    }
}

impl ModuleFrame for Frame {
    fn turn(self, open: &Open) -> Turn {
        Turn::of(open.active)
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        let open = &game.open;
        match self {
            Self::SendHome { vassal, to, .. } => {
                let leaving = deploying::in_the_way(open, vassal, to);
                out.extend(leaving.map(|(other, _)| Move::SendHome(other).into()));
            }
            Self::Take(kind, _) => out.extend(items(open, kind).map(AnyMove::Take)),
            Self::Fruit(_) => out.extend(fruits(open).map(|fruit| GoldMove::Take(fruit).into())),
            Self::Give(_) => trading::offer_giving(open, out),
            Self::ForItem(_) => trading::offer_taking(open, true, out),
            Self::ForCoin(_) => trading::offer_taking(open, false, out),
        }
    }

    fn refusal(self, game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        let open = &game.open;
        match (self, choice) {
            (
                Self::SendHome { vassal, to, .. },
                AnyMove::Module(modules::Move::Caerleon(Move::SendHome(own))),
            ) => deploying::refusal_to_send(open, vassal, to, own).map(AnyRefusal::from),
            (Self::Take(kind, _), AnyMove::Take(item)) => {
                let other = AnyRefusal::OtherKind { kind: item.kind, clause: gives(kind) };
                if item.kind == kind { open.refusal_to_take(item, gives(kind)) } else { Some(other) }
            }
            (Self::Fruit(_), AnyMove::Module(modules::Move::Gold(GoldMove::Take(fruit)))) => {
                open.refusal_of_fruit(fruit)
            }
            (Self::Give(_), AnyMove::Done) => None,
            (Self::Give(_), AnyMove::Module(modules::Move::Gold(GoldMove::Take(_)))) => {
                Some(Refusal::NoFruit.into())
            }
            (Self::Give(_), choice) => trading::refusal_to_give(open, choice)
                .unwrap_or_else(|| Some(AnyRefusal::other_decision(self.into(), choice))),
            (Self::ForItem(_) | Self::ForCoin(_), choice) => {
                let for_item = matches!(self, Self::ForItem(_));
                trading::refusal_to_take(open, for_item, choice)
                    .unwrap_or_else(|| Some(AnyRefusal::other_decision(self.into(), choice)))
            }
            (Self::SendHome { .. } | Self::Take(..) | Self::Fruit(_), _) => {
                Some(AnyRefusal::other_decision(self.into(), choice))
            }
        }
    }

    fn make(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let open = &mut game.open;
        let seat = open.active;
        match (self, choice) {
            (
                Self::SendHome { vassal, from, to, way },
                AnyMove::Module(modules::Move::Caerleon(Move::SendHome(leaving))),
            ) => {
                open.due.pop();
                let deployed = Deployed { seat, vassal, from, to, way };
                deploying::send_home(open, deployed, leaving, journal);
            }
            (Self::Take(kind, left), AnyMove::Take(item)) => {
                open.due.replace(Self::Take(kind, left - 1).into());
                open.take_item(seat, item, journal);
            }
            (Self::Fruit(left), AnyMove::Module(modules::Move::Gold(GoldMove::Take(fruit)))) => {
                open.due.replace(Self::Fruit(left - 1).into());
                match fruit {
                    Fruit::Apple => open.take_apple(seat, journal),
                    Fruit::Mistletoe => open.take_mistletoe(seat, journal),
                }
            }
            (Self::Give(left), choice) => trading::give(open, left, choice, journal),
            (Self::ForItem(left) | Self::ForCoin(left), choice) => {
                trading::take(open, left, choice, journal);
            }
            // Nothing else is offered.
            (Self::SendHome { .. } | Self::Take(..) | Self::Fruit(_), _) => {}
        }
    }

    /// What was due is taken, or nothing is left of it (CRL-4.8).
    fn settle(self, open: &mut Open, _: &mut Log) -> bool {
        let done = !self.has_choice(open);
        if done {
            open.due.pop();
        }
        done
    }

    fn clause(self) -> Clause {
        match self {
            Self::SendHome { .. } => Clause("CRL-3.6"),
            Self::Take(kind, _) => gives(kind),
            Self::Fruit(_) => Clause("CRL-4.7"),
            Self::Give(_) => Clause("CRL-4.9"),
            Self::ForItem(_) | Self::ForCoin(_) => Clause("CRL-4.10"),
        }
    }

    /// A vassal of the player on turn acts there, or has come there; an act that is due twice lies on itself
    /// (INT-10.10).
    fn can_lie_on(self, below: &[frames::Frame], game: &Merlin) -> bool {
        let open = &game.open;
        let castle = open.castle(open.active);
        let acts = |district: District, left: u8| {
            let here = |vassal: &Vassal| {
                castle.vassal(*vassal).is_some()
                    && castle.vassal(*vassal) == open.modules.caerleon.colour(district)
            };
            let mut amounts = Vassal::ALL.into_iter().filter(here).filter_map(|own| district.amount(own));
            amounts.any(|amount| left <= amount)
        };
        let here = match self {
            Self::SendHome { vassal, from, to, .. } => {
                let stays = from == Some(to) && !open.options.modules().contains(Module::Knights);
                castle.vassal(vassal) == Some(to)
                    && vassal.takes().is_some()
                    && !stays
                    && deploying::in_the_way(open, vassal, to).count() == District::SIMPLE_PLACES
            }
            Self::Take(kind, left) => acts(District::storing(kind), left),
            Self::Fruit(left) => acts(District::Orchard, left),
            Self::Give(left) => acts(District::Trader, left),
            Self::ForItem(left) => acts(District::Trader, left + 1) && trading::can_take(open, true),
            Self::ForCoin(left) => acts(District::Trader, left + 1) && trading::can_take(open, false),
        };
        let own = |frame: &frames::Frame| match frame {
            frames::Frame::Module(modules::Frame::Caerleon(_)) => true,
            frames::Frame::Module(modules::Frame::Knights(second)) => second.repeats_act(),
            _ => false,
        };
        let (first, others) = below.split_first().map_or((None, below), |(first, rest)| (Some(first), rest));
        here && self.has_choice(open) && first == Some(&frames::Frame::Execution) && others.iter().all(own)
    }
}
