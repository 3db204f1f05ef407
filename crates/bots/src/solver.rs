//! The end of Artus for two, computed.
//!
//! Once all piles are empty everybody can tell the other hand: what is not played is held (ART-17.4). Nothing
//! is left to chance, so the rest of the game is a tree of known moves, searched by alpha-beta.

use crate::playing::play;
use artus::{Artus, Kind, Move, Open, Phase};
use table::{Actor, Eye, Game, Moves, Seat, Turn};

/// The maximum number of cards in both hands together that are solved exactly; with more the tree is too wide.
const CARDS: usize = 4;
/// Winning comes before any number of points.
const VICTORY: i32 = 10_000;

/// The number of best moves whose order is exact.
const EXACT: usize = 3;

/// The three best moves of a seat, the best first, and what they bring: victory first, then points. `None` if
/// this is not yet such an end.
pub(crate) fn solve(game: &Artus, seat: Seat) -> Option<Vec<(Move, i32)>> {
    let open = game.view(Eye::Spectator).open;
    if open.players() != 2
        || open.flow.phase != Phase::Play
        || game.turn() != Turn::of(seat)
        || !is_known(open)
    {
        return None;
    }
    let mut best: Vec<(Move, i32)> = Vec::new();
    for (choice, after) in ways(game, seat) {
        let least = best.get(EXACT - 1).map_or(-i32::MAX, |&(_, value)| value);
        let value = value(&after, seat, least, i32::MAX);
        if value > least || best.len() < EXACT {
            let place = best.partition_point(|&(_, better)| better >= value);
            best.insert(place, (choice, value));
            best.truncate(EXACT);
        }
    }
    Some(best)
}

/// The lead in points that a value stands for.
pub(crate) fn lead_of(value: i32) -> i32 {
    value - VICTORY * value.signum()
}

/// Whether no card is hidden and few are left.
fn is_known(open: &Open) -> bool {
    let (mut left, mut piled) = (0, 0);
    for (seat, kind) in Seat::all(open.players()).flat_map(|seat| Kind::ALL.map(|kind| (seat, kind))) {
        left += open.unplayed(seat, kind).len();
        piled += open.pile(seat, kind);
    }
    piled == 0 && left <= CARDS
}

/// What the end of the game brings a seat with best play of both, if that lies between `alpha` and `beta`.
fn value(game: &Artus, seat: Seat, mut alpha: i32, mut beta: i32) -> i32 {
    let active = match game.turn() {
        Turn::Seats(seats) => seats.iter().next().expect("somebody has to decide"),
        Turn::Chance | Turn::Over => return result(game.view(Eye::Spectator).open, seat),
    };
    let own = active == seat;
    let mut best = if own { -i32::MAX } else { i32::MAX };
    for (_, after) in ways(game, active) {
        let value = value(&after, seat, alpha, beta);
        if own {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The lead of a seat at the end, victory first.
fn result(open: &Open, seat: Seat) -> i32 {
    let lead = open.score(seat) - open.score(seat.left(2));
    lead + VICTORY * lead.signum()
}

/// The moves of a seat with what they lead to, those that score most at once first: the earlier a good move is looked
/// at, the more of the tree can be left out.
fn ways(game: &Artus, seat: Seat) -> Vec<(Move, Artus)> {
    let mut offers = Moves::new();
    game.moves(Actor::Seat(seat), &mut offers);
    let way = |&offer: &Move| {
        let mut after = *game;
        play(&mut after, seat, offer);
        (offer, after)
    };
    let mut ways: Vec<_> = offers.iter().map(way).collect();
    ways.sort_by_key(|(_, after)| -after.view(Eye::Spectator).open.score(seat));
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use artus::{Components, Mode, Options};
    use table::{Journal, choose, draw, generator};

    /// A random game of two, stopped when so many cards are left.
    fn end_of_a_game(mode: Mode, cards: usize, seed: u64) -> (Artus, Seat) {
        let options = Options::new(2, mode, Components::printed()).unwrap();
        let (mut game, mut rng) = (Artus::setup(&options), generator(seed));
        loop {
            let open = game.view(Eye::Spectator).open;
            let all = Seat::all(2).flat_map(|seat| Kind::ALL.map(|kind| (seat, kind)));
            let left: usize = all.map(|(seat, kind)| open.unplayed(seat, kind).len()).sum();
            match game.turn() {
                Turn::Over => panic!("the game has no end with {cards} cards"),
                Turn::Chance => {
                    let choice = draw(&game, &mut Moves::new(), &mut rng);
                    game.play(Actor::Chance, choice, &mut Journal::silent());
                }
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    if left == cards {
                        return (game, seat);
                    }
                    let mut offers = Moves::new();
                    game.moves(Actor::Seat(seat), &mut offers);
                    play(&mut game, seat, choose(&offers, &mut rng));
                }
            }
        }
    }

    /// Every line of play to its end, nothing left out.
    fn brute_force(game: &Artus, seat: Seat) -> i32 {
        let Turn::Seats(seats) = game.turn() else { return result(game.view(Eye::Spectator).open, seat) };
        let active = seats.iter().next().unwrap();
        let values = ways(game, active).into_iter().map(|(_, after)| brute_force(&after, seat));
        if active == seat { values.max().unwrap() } else { values.min().unwrap() }
    }

    #[test]
    fn the_solver_finds_what_brute_force_finds() {
        for mode in Mode::ALL {
            for (cards, seeds) in [(1, 20), (2, 20), (3, 4)] {
                for seed in 0..seeds {
                    let (game, seat) = end_of_a_game(mode, cards, seed);
                    let values_of_moves = solve(&game, seat).unwrap();
                    let mut all: Vec<i32> =
                        ways(&game, seat).iter().map(|(_, after)| brute_force(after, seat)).collect();
                    all.sort_by_key(|value| -value);
                    all.truncate(EXACT);
                    let values: Vec<i32> = values_of_moves.iter().map(|&(_, value)| value).collect();
                    assert_eq!(values, all, "{mode} with {cards} cards, seed {seed}");
                    for (choice, value) in values_of_moves {
                        let mut after = game;
                        play(&mut after, seat, choice);
                        assert_eq!(value, brute_force(&after, seat), "{choice}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_last_four_cards_are_solved_and_more_are_not() {
        for seed in 0..3 {
            let (game, seat) = end_of_a_game(Mode::Beginner, 4, seed);
            assert!(solve(&game, seat).is_some());
            assert!(solve(&game, seat.left(2)).is_none(), "it is not the other's turn");
            let (game, seat) = end_of_a_game(Mode::Beginner, 5, seed);
            assert!(solve(&game, seat).is_none());
        }
    }
}
