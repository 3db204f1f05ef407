//! Whole random games, for properties of every game.

use table::{Actor, Game, Header, Moves, Playthrough, Rng, Turn, choose, draw, generator};

/// A whole random game.
///
/// # Panics
/// If the game offers what it refuses.
pub fn random_game<G: Game>(options: &G::Options, seed: u64) -> Playthrough<G> {
    watched_game(options, seed, |_, _, _| {})
}

/// A whole random game; `look` is called before every decision of a player, with the offers.
///
/// # Panics
/// If the game offers what it refuses.
pub fn watched_game<G: Game>(
    options: &G::Options,
    seed: u64,
    mut look: impl FnMut(&G, Actor, &[G::Move]),
) -> Playthrough<G> {
    let seats = vec!["-".to_owned(); G::setup(options).players()];
    let (mut game, mut rng) = (Playthrough::<G>::new(Header::new(options.clone(), seats)), generator(seed));
    while next(&mut game, &mut rng, &mut look).is_some() {}
    game
}

/// Makes one more random move; returns who made it, or `None` if the game is over.
///
/// # Panics
/// If the game offers what it refuses.
pub fn step<G: Game>(game: &mut Playthrough<G>, rng: &mut impl Rng) -> Option<Actor> {
    next(game, rng, &mut |_, _, _| {})
}

fn next<G: Game>(
    game: &mut Playthrough<G>,
    rng: &mut impl Rng,
    look: &mut impl FnMut(&G, Actor, &[G::Move]),
) -> Option<Actor> {
    let mut offers = Moves::new();
    let (who, choice) = match game.state().turn() {
        Turn::Over => return None,
        Turn::Chance => (Actor::Chance, draw(game.state(), &mut offers, rng)),
        Turn::Seats(seats) => {
            let who = Actor::Seat(seats.iter().next().expect("somebody decides"));
            game.state().moves(who, &mut offers);
            look(game.state(), who, &offers);
            (who, choose(&offers, rng))
        }
    };
    game.play(who, choice).expect("an offered move can be made");
    Some(who)
}
