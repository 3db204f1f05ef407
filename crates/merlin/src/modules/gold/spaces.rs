//! The new spaces: apple/mistletoe and gold coin (GLD-4.1, GLD-4.2).

use super::moves::{Event, Fruit, Move, Refusal};
use crate::actions::Beginning;
use crate::modules::{self, contracts::ModuleSpace};
use crate::moves::Move as AnyMove;
use crate::named::named;
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::Space;
use crate::seams;
use crate::state::{Merlin, Open};
use table::{Clause, Journal, Moves, Reason, Seat};

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
    /// Why a fruit cannot be taken from its supply (GLD-1.7, INT-8.5).
    pub(crate) fn refusal_of_fruit(&self, fruit: Fruit) -> Option<AnyRefusal> {
        let (supply, forbidden) = match fruit {
            Fruit::Apple => (self.apple_supply(), seams::forbids_apple(self)),
            Fruit::Mistletoe => (self.mistletoe_supply(), seams::forbids_mistletoe(self)),
        };
        if supply == 0 { Some(Refusal::SupplyEmpty(fruit).into()) } else { forbidden }
    }

    /// A mistletoe goes from the supply to a player (GLD-4.1).
    pub(crate) fn take_mistletoe(&mut self, seat: Seat, journal: &mut Journal<crate::event::Event>) {
        self.modules.gold.mistletoe[seat.index()] += 1;
        journal.note(|| Event::MistletoeTaken { seat }.into());
    }

    /// A coin goes from the supply to a player, if one can be taken (GLD-4.2).
    pub(crate) fn take_coin(&mut self, seat: Seat, journal: &mut Journal<crate::event::Event>) {
        if self.coins_to_take() > 0 {
            self.modules.gold.coins[seat.index()] += 1;
            journal.note(|| Event::CoinTaken { seat }.into());
        }
    }
}

/// What a space gives.
fn fruits(open: &Open) -> impl Iterator<Item = Fruit> {
    Fruit::ALL.into_iter().filter(|&fruit| open.refusal_of_fruit(fruit).is_none())
}

impl ModuleSpace for SpaceKind {
    fn id(self) -> &'static str {
        Self::id(self)
    }

    /// With nothing left to take the action lapses, and with nothing that may be taken (GLD-1.7, example
    /// GLD-X7, INT-8.5).
    fn lapses(self, game: &Merlin, _: Space) -> Option<Clause> {
        let open = &game.open;
        let (none, forbidden) = match self {
            Self::AppleMistletoe => (fruits(open).next().is_none(), seams::forbids_apple(open)),
            Self::GoldCoin => (open.coins_to_take() == 0, seams::forbids_coin(open)),
        };
        none.then(|| forbidden.map_or(Clause("GLD-1.7"), |why| why.clause()))
    }

    fn offer(self, game: &Merlin, _: Space, out: &mut Moves<AnyMove>) {
        match self {
            Self::AppleMistletoe => out.extend(fruits(&game.open).map(|fruit| Move::Take(fruit).into())),
            Self::GoldCoin if game.open.coins_to_take() > 0 => out.push(AnyMove::Perform),
            Self::GoldCoin => {}
        }
    }

    fn refusal(self, game: &Merlin, space: Space, beginning: Beginning) -> Option<AnyRefusal> {
        match (self, beginning) {
            (Self::AppleMistletoe, Beginning::Module(modules::Move::Gold(Move::Take(fruit)))) => {
                game.open.refusal_of_fruit(fruit)
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
