//! Who meets whom, and who sits where.

use table::Seat;

/// One bot alone against a table full of another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pairing {
    /// The number of the bot that sits in one seat.
    pub alone: usize,
    /// The number of the bot that sits in all others.
    pub others: usize,
}

impl Pairing {
    /// Everybody meets everybody. With two players a meeting is its own mirror; with more it is played twice, each of
    /// the two alone against the other, unless the mirror is not wanted.
    pub(crate) fn all(bots: usize, players: usize, mirror: bool) -> Vec<Self> {
        let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
        pairs
            .flat_map(|(one, other)| {
                let mirror = (mirror && players > 2).then_some(Self { alone: other, others: one });
                [Self { alone: one, others: other }].into_iter().chain(mirror)
            })
            .collect()
    }

    /// The bot in each seat when the one alone sits here.
    pub(crate) fn seats(self, players: usize, alone: Seat) -> Vec<usize> {
        Seat::all(players).map(|seat| if seat == alone { self.alone } else { self.others }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bots_change_seats_and_with_four_players_also_sides() {
        assert_eq!(Pairing::all(2, 2, true), [Pairing { alone: 0, others: 1 }]);
        assert_eq!(
            Pairing::all(2, 4, true),
            [Pairing { alone: 0, others: 1 }, Pairing { alone: 1, others: 0 }]
        );
        let seats: Vec<_> = Seat::all(3).map(|seat| Pairing { alone: 7, others: 4 }.seats(3, seat)).collect();
        assert_eq!(seats, [[7, 4, 4], [4, 7, 4], [4, 4, 7]]);
    }

    #[test]
    fn four_bots_meet_six_times_and_nobody_meets_itself() {
        let all = Pairing::all(4, 2, true);
        assert_eq!(all.len(), 6);
        assert_eq!(Pairing::all(4, 3, true).len(), 12);
        assert_eq!(Pairing::all(4, 3, false).len(), 6);
        assert!(Pairing::all(4, 3, true).iter().all(|pair| pair.alone != pair.others));
        assert_eq!(Pairing::all(4, 3, true).iter().filter(|pair| pair.alone == 2).count(), 3);
    }
}
