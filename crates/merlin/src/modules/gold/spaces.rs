//! The new spaces: apple/mistletoe and gold coin (GLD-4.1, GLD-4.2).

use super::moves::{Event, Fruit, Move, Refusal};
use crate::actions::Beginning;
use crate::modules::{self, room::RoomSpace};
use crate::moves::Move as AnyMove;
use crate::named::named;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::Space;
use crate::state::{Merlin, Open};
use table::{Clause, Journal, Moves, Seat};

named! {
    /// A kind of space of the gold rondel (GLD-4.1, GLD-4.2).
    SpaceKind, "space" {
        /// An apple or a mistletoe.
        AppleMistletoe = "apple_mistletoe",
        /// A coin.
        GoldCoin = "gold_coin",
    }
}

impl From<SpaceKind> for crate::rondel::SpaceKind {
    fn from(own: SpaceKind) -> Self {
        Self::Module(modules::SpaceKind::Gold(own))
    }
}

impl Open {
    /// Why a fruit cannot be taken from its supply (GLD-1.7).
    pub(crate) fn refusal_of_fruit(&self, fruit: Fruit) -> Option<Refusal> {
        let there = match fruit {
            Fruit::Apple => self.can_take_apple(),
            Fruit::Mistletoe => self.mistletoe_supply() > 0,
        };
        (!there).then_some(Refusal::SupplyEmpty(fruit))
    }

    /// A mistletoe goes from the supply to a player (GLD-4.1).
    pub(crate) fn take_mistletoe(&mut self, seat: Seat, journal: &mut Journal<crate::event::Event>) {
        self.modules.gold.mistletoe[seat.index()] += 1;
        journal.note(|| Event::MistletoeTaken { seat }.into());
    }

    /// A coin goes from the supply to a player, if there is one (GLD-4.2).
    pub(crate) fn take_coin(&mut self, seat: Seat, journal: &mut Journal<crate::event::Event>) {
        if self.coin_supply() > 0 {
            self.modules.gold.coins[seat.index()] += 1;
            journal.note(|| Event::CoinTaken { seat }.into());
        }
    }
}

/// What a space gives.
fn fruits(open: &Open) -> impl Iterator<Item = Fruit> {
    Fruit::ALL.into_iter().filter(|&fruit| open.refusal_of_fruit(fruit).is_none())
}

impl RoomSpace for SpaceKind {
    fn id(self) -> &'static str {
        Self::id(self)
    }

    /// With nothing left to take the action lapses (GLD-1.7, example GLD-X7).
    fn lapses(self, game: &Merlin, _: Space) -> Option<Clause> {
        let none = match self {
            Self::AppleMistletoe => fruits(&game.open).next().is_none(),
            Self::GoldCoin => game.open.coin_supply() == 0,
        };
        none.then_some(Clause("GLD-1.7"))
    }

    fn offer(self, game: &Merlin, _: Space, out: &mut Moves<AnyMove>) {
        match self {
            Self::AppleMistletoe => out.extend(fruits(&game.open).map(|fruit| Move::Take(fruit).into())),
            Self::GoldCoin if game.open.coin_supply() > 0 => out.push(AnyMove::Perform),
            Self::GoldCoin => {}
        }
    }

    fn refusal(self, game: &Merlin, space: Space, beginning: Beginning) -> Option<AnyRefusal> {
        match (self, beginning) {
            (Self::AppleMistletoe, Beginning::Module(modules::Move::Gold(Move::Take(fruit)))) => {
                game.open.refusal_of_fruit(fruit).map(AnyRefusal::from)
            }
            (Self::GoldCoin, Beginning::Perform) => None,
            (Self::AppleMistletoe, _) => Some(AnyRefusal::OtherAction { space, clause: Clause("GLD-4.1") }),
            (Self::GoldCoin, _) => Some(AnyRefusal::OtherAction { space, clause: Clause("GLD-4.2") }),
        }
    }

    fn begin(
        self,
        game: &mut Merlin,
        _: Space,
        beginning: Beginning,
        journal: &mut Journal<crate::event::Event>,
    ) {
        let open = &mut game.open;
        let seat = open.active;
        match (self, beginning) {
            (Self::AppleMistletoe, Beginning::Module(modules::Move::Gold(Move::Take(Fruit::Apple)))) => {
                open.take_apple(seat, journal);
            }
            (Self::AppleMistletoe, _) => open.take_mistletoe(seat, journal),
            (Self::GoldCoin, _) => open.take_coin(seat, journal),
        }
    }
}
