//! Coins and mistletoe: what the players own, and what that leaves in the supplies (GLD-1.5 to GLD-1.7).

use crate::seams;
use crate::state::Open;
use table::Seat;

/// What the players own. What is in a supply is what they leave there, so no piece can be lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    pub(crate) coins: [u8; 4],
    pub(crate) mistletoe: [u8; 4],
}

impl State {
    /// The coins of the box (GLD-1.1).
    pub const COINS: u8 = 30;
    /// The mistletoe of the box (GLD-1.1).
    pub const MISTLETOE: u8 = 11;
    /// The coins a player begins with (GLD-1.6).
    pub const STARTING_COINS: u8 = 2;
    /// The mistletoe a player begins with (GLD-1.6).
    pub const STARTING_MISTLETOE: u8 = 1;
    /// How many coins bring points together at the end (GLD-2.8).
    pub const GROUP: u8 = 2;
    /// What so many coins are worth (GLD-2.8).
    pub const GROUP_POINTS: u8 = 3;

    /// Before the first move (GLD-1.6).
    pub(super) fn at_the_start(players: usize) -> Self {
        let mut state = Self::default();
        state.coins[..players].fill(Self::STARTING_COINS);
        state.mistletoe[..players].fill(Self::STARTING_MISTLETOE);
        state
    }

    /// The coins of a player.
    pub const fn coins(&self, seat: Seat) -> u8 {
        self.coins[seat.index()]
    }

    /// The mistletoe of a player.
    pub const fn mistletoe(&self, seat: Seat) -> u8 {
        self.mistletoe[seat.index()]
    }
}

impl Open {
    /// How many coins are in the supply (GLD-1.7).
    pub fn coin_supply(&self) -> u8 {
        State::COINS.saturating_sub(self.modules.gold.coins.iter().sum())
    }

    /// How many coins can be taken from the supply (GLD-1.7, INT-8.5).
    pub fn coins_to_take(&self) -> u8 {
        if seams::forbids_coin(self).is_some() { 0 } else { self.coin_supply() }
    }

    /// How many apples and mistletoe can be taken from the supply (GLD-1.7, INT-8.5).
    pub fn fruits_to_take(&self) -> u8 {
        let apples = if seams::forbids_apple(self).is_some() { 0 } else { self.apple_supply() };
        let mistletoe = if seams::forbids_mistletoe(self).is_some() { 0 } else { self.mistletoe_supply() };
        apples + mistletoe
    }

    /// How much mistletoe is in the supply (GLD-1.7).
    pub fn mistletoe_supply(&self) -> u8 {
        State::MISTLETOE.saturating_sub(self.modules.gold.mistletoe.iter().sum())
    }
}
