//! Imagining with a sense of what people do.

use crate::{Imagine, Judge};
use table::{Moves, Rng, Seat};

/// How often an unlikely game is imagined anew before it is taken as it is.
const PATIENCE: u32 = 200;

/// Imagines games as [`Knowledge`](table::Knowledge) does, all that may be; the likelier what the others have decided
/// unseen in them, the more often.
pub(crate) struct Likely<'a, G: Judge>(pub(crate) &'a dyn Imagine<G>);

impl<G: Judge> Imagine<G> for Likely<'_, G> {
    fn seat(&self) -> Seat {
        self.0.seat()
    }

    fn view(&self) -> G::View<'_> {
        self.0.view()
    }

    fn offers(&self) -> Moves<G::Move> {
        self.0.offers()
    }

    fn imagine(&self, rng: &mut dyn Rng) -> G {
        let mut game = self.0.imagine(rng);
        for _ in 0..PATIENCE {
            if game.is_likely(self.seat(), rng) {
                break;
            }
            game = self.0.imagine(rng);
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::playing::Playing;
    use camelot::{Camelot, Move};
    use table::{Actor, Eye, Game, Knowledge, Turn, generator};

    /// The first decision of this kind, with the fists of all closed if it is a prediction.
    fn a_decision(is_meant: fn(&Move) -> bool) -> (Camelot, Seat) {
        let options = Camelot::read_options("players=4", Camelot::printed()).unwrap();
        let (mut game, mut rng, mut playing) = (Camelot::setup(&options), generator(1), Playing::new(1));
        loop {
            if let Turn::Seats(seats) = game.turn() {
                let (seat, mut offers) = (seats.iter().next().unwrap(), Moves::new());
                game.moves(Actor::Seat(seat), &mut offers);
                if offers.first().is_some_and(is_meant) {
                    return (game, seat);
                }
            }
            playing.step(&mut game, &mut rng);
        }
    }

    /// How often the seat to the left has closed none, one, two or three knights in the fist, of a thousand.
    fn fists(known: &dyn Imagine<Camelot>, seat: Seat) -> [u32; 4] {
        let (mut rng, mut sent) = (generator(2), [0; 4]);
        for _ in 0..1000 {
            let (game, other) = (known.imagine(&mut rng), seat.left(4));
            let view = game.view(Eye::Seat(other));
            let colour = view.open.colours_of(other).next().unwrap();
            sent[usize::from(view.secret(colour).unwrap().fist)] += 1;
        }
        sent
    }

    #[test]
    fn fists_are_imagined_as_players_close_them() {
        let (game, seat) = a_decision(|offer| matches!(offer, Move::Predict(_)));
        let known = Knowledge::of(seat, &game);
        // In the first round two knights stand in the Hinterland, so most send none to fetch them.
        let (any, likely) = (fists(&known, seat), fists(&Likely(&known), seat));
        assert!(any.iter().all(|count| (200..300).contains(count)), "{any:?}");
        assert!((650..750).contains(&likely[0]) && (180..260).contains(&likely[3]), "{likely:?}");
        assert!(likely.iter().all(|&count| count > 0), "nothing possible is left out: {likely:?}");
    }

    #[test]
    fn where_nothing_is_closed_the_same_games_are_imagined() {
        let (game, seat) = a_decision(|offer| matches!(offer, Move::Take(_)));
        let known = Knowledge::of(seat, &game);
        let imagined = |known: &dyn Imagine<Camelot>| known.imagine(&mut generator(3)).position();
        assert_eq!(imagined(&Likely(&known)), imagined(&known));
    }
}
