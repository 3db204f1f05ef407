//! Whole random games, for what must hold in every game.

use camelot::{Camelot, Move, Options};
use table::{Actor, Game, Header, Moves, Playthrough, Turn, choose, draw, generator};

/// A whole random game.
pub(crate) fn random_game(options: &Options, seed: u64) -> Playthrough<Camelot> {
    watched_game(options, seed, |_, _, _| {})
}

/// A whole random game; `look` sees every decision of a player before it is made, with what is offered.
pub(crate) fn watched_game(
    options: &Options,
    seed: u64,
    mut look: impl FnMut(&Camelot, Actor, &[Move]),
) -> Playthrough<Camelot> {
    let seats = vec!["-".to_owned(); options.players()];
    let mut game = Playthrough::<Camelot>::new(Header::new(*options, seats));
    let (mut offers, mut rng) = (Moves::new(), generator(seed));
    loop {
        let (who, choice) = match game.state().turn() {
            Turn::Over => return game,
            Turn::Chance => (Actor::Chance, draw(game.state(), &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                let who = Actor::Seat(seats.iter().next().expect("somebody decides"));
                offers.clear();
                game.state().moves(who, &mut offers);
                look(game.state(), who, &offers);
                (who, choose(&offers, &mut rng))
            }
        };
        game.play(who, choice).expect("an offered move can be made");
    }
}
