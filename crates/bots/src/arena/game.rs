//! One game of a set: contestants in their seats, chance from the streams of the set.

use super::chance::Streams;
use super::{Contestant, Ending, Forfeit, Place, Player, Sight};
use games::{AnyMove, Listed};
use table::{Actor, Header, Moves, Playthrough, Scores, Seat, Turn, draw};

/// What a game came to for one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SeatResult {
    /// Its share of the victory: a victory of `k` seats counts `1 / k` for each.
    pub win: f64,
    /// Its rank from 1; seats that tie share the mean of their ranks.
    pub rank: f64,
    /// Its points less those of its best opponent; none in a game that was forfeited.
    pub margin: Option<f64>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The bot in each seat.
    pub bots: Vec<usize>,
    /// What it came to for each seat.
    pub seats: Vec<SeatResult>,
    /// Who forfeited it, and why.
    pub forfeit: Option<(Seat, Forfeit)>,
}

/// Plays a game of a set; `number` is its number there, `bots` says who of the contestants sits where.
pub(crate) fn play<G: Listed>(
    options: &G::Options,
    contestants: &[&dyn Contestant],
    bots: Vec<usize>,
    streams: Streams,
    number: usize,
) -> Played {
    let written = options.to_string();
    let mut game = Playthrough::<G>::new(Header::new(options.clone(), Vec::new()));
    let mut rngs: Vec<_> = (0..bots.len()).map(|seat| streams.player(number, seat)).collect();
    let mut players = Vec::new();
    let mut sit_down = || {
        for seat in Seat::all(bots.len()) {
            let place = Place { game: G::GAME, options: &written, players: bots.len(), seat };
            let contestant = contestants[bots[seat.index()]];
            players.push(contestant.sit_down(&place, &mut rngs[seat.index()]).map_err(|why| (seat, why))?);
        }
        Ok(())
    };
    let forfeit = sit_down().and_then(|()| play_on(&mut game, &mut players, &mut rngs, streams)).err();
    let scores = game.state().scores();
    let (seats, ending) = match &forfeit {
        None => (results(&scores), Ending::Played(&scores)),
        Some((loser, _)) => (forfeited(bots.len(), *loser), Ending::Forfeited(*loser)),
    };
    players.iter_mut().for_each(|player| player.hear_the_end(ending));
    Played { bots, seats, forfeit }
}

fn play_on<G: Listed>(
    game: &mut Playthrough<G>,
    players: &mut [Box<dyn Player + '_>],
    rngs: &mut [impl table::Rng],
    streams: Streams,
) -> Result<(), (Seat, Forfeit)> {
    let (mut offers, mut throws) = (Moves::new(), 0);
    loop {
        match game.state().turn() {
            Turn::Over => return Ok(()),
            Turn::Chance => {
                let choice = draw(game.state(), &mut offers, &mut streams.chance(throws));
                game.play(Actor::Chance, choice).expect("chance draws from what it is offered");
                throws += 1;
            }
            Turn::Seats(seats) => {
                for seat in seats.iter() {
                    offers.clear();
                    game.state().moves(Actor::Seat(seat), &mut offers);
                    let choice = match offers[..] {
                        [only] => only,
                        _ => {
                            let sight = Sight::new(&*game, seat);
                            let decided = players[seat.index()].decide(&sight, &mut rngs[seat.index()]);
                            own::<G>(decided.map_err(|why| (seat, why))?, &offers)
                                .map_err(|why| (seat, why))?
                        }
                    };
                    game.play(Actor::Seat(seat), choice).expect("what is offered is not refused");
                }
            }
        }
    }
}

/// A move of this game, if it is one of those offered.
fn own<G: Listed>(choice: AnyMove, offers: &[G::Move]) -> Result<G::Move, Forfeit> {
    let own = G::own_move(choice).filter(|own| offers.contains(own));
    own.ok_or_else(|| Forfeit::NotOffered(choice.to_string()))
}

/// What the scores come to for each seat: the winners first, then by points.
fn results(scores: &Scores) -> Vec<SeatResult> {
    let seats = || Seat::all(scores.lines.len());
    let standing = |seat: Seat| (scores.winners.contains(seat), scores.total(seat));
    // Winners who tie may have different points only if the rules say so: they have won alike.
    let tie =
        |one: Seat, other: Seat| standing(one) == standing(other) || (standing(one).0 && standing(other).0);
    let result = |seat: Seat| {
        let better = seats().filter(|&other| !tie(other, seat) && standing(other) > standing(seat)).count();
        let alike = seats().filter(|&other| tie(other, seat)).count();
        let best = seats().filter(|&other| other != seat).map(|other| scores.total(other)).max();
        let won = scores.winners.contains(seat);
        SeatResult {
            win: if won { 1.0 / scores.winners.len() as f64 } else { 0.0 },
            rank: better as f64 + (alike as f64 + 1.0) / 2.0,
            margin: best.map(|best| f64::from(scores.total(seat)) - f64::from(best)),
        }
    };
    seats().map(result).collect()
}

/// Who forfeits is last, and all others share the victory.
fn forfeited(players: usize, loser: Seat) -> Vec<SeatResult> {
    let others = (players - 1) as f64;
    let result = |seat: Seat| match seat == loser {
        true => SeatResult { win: 0.0, rank: players as f64, margin: None },
        false => SeatResult { win: 1.0 / others, rank: (others + 1.0) / 2.0, margin: None },
    };
    Seat::all(players).map(result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Line, SeatSet};

    fn scores(totals: &[i32], winners: &[usize]) -> Scores {
        let line = |(index, &total): (usize, &i32)| Line {
            seat: Seat::new(index),
            parts: std::iter::once(("all", total)).collect(),
        };
        Scores {
            lines: totals.iter().enumerate().map(line).collect(),
            winners: winners.iter().map(|&index| Seat::new(index)).collect::<SeatSet>(),
        }
    }

    fn as_tuples(results: &[SeatResult]) -> Vec<(f64, f64, Option<f64>)> {
        results.iter().map(|seat| (seat.win, seat.rank, seat.margin)).collect()
    }

    #[test]
    fn ranks_follow_victory_then_points_and_ties_are_split() {
        assert_eq!(
            as_tuples(&results(&scores(&[10, 30, 20, 20], &[1]))),
            [
                (0.0, 4.0, Some(-20.0)),
                (1.0, 1.0, Some(10.0)),
                (0.0, 2.5, Some(-10.0)),
                (0.0, 2.5, Some(-10.0))
            ]
        );
        assert_eq!(
            as_tuples(&results(&scores(&[7, 7, 3], &[0, 1]))),
            [(0.5, 1.5, Some(0.0)), (0.5, 1.5, Some(0.0)), (0.0, 3.0, Some(-4.0))]
        );
    }

    #[test]
    fn a_tie_that_the_rules_break_is_a_victory() {
        let broken = results(&scores(&[7, 7], &[1]));
        assert_eq!(as_tuples(&broken), [(0.0, 2.0, Some(0.0)), (1.0, 1.0, Some(0.0))]);
    }

    #[test]
    fn who_forfeits_is_last_and_the_others_share() {
        let results = forfeited(3, Seat::new(1));
        assert_eq!(as_tuples(&results), [(0.5, 1.5, None), (0.0, 3.0, None), (0.5, 1.5, None)]);
        assert_eq!(results.iter().map(|seat| seat.rank).sum::<f64>(), 6.0);
    }
}
