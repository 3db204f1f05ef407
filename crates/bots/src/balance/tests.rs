//! Counting is complete, and the same whatever the threads.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use super::*;
use crate::{JudgedVisitor, Readable, visit_judged};
use games::GameId;
use table::Game;

fn some_games<G: Judge>(player: Equal, players: usize, part: Range<u64>, threads: usize) -> Option<Shares> {
    let options = every_set::<G>(players);
    assert!(!options.is_empty());
    play_part::<G>(&Games { options: &options, player, seed: 5, threads }, part, |_| {})
}

struct Whole(usize);

impl JudgedVisitor for Whole {
    type Out = ();

    fn visit<G: Judge>(self) {
        let play =
            |part, threads| some_games::<G>(Equal::Level(Level::Random), self.0, part, threads).unwrap();
        let whole = play(0..40, 1);
        assert_eq!(whole, play(0..40, 3), "{}", G::ID);
        assert_eq!(whole, play(0..13, 2).join(play(13..40, 2)), "{}", G::ID);
        let all = |who: fn(usize) -> Who| (1..=self.0).map(move |number| (None, who(number)));
        for kind in [Who::Place, Who::Seat] {
            let counted: Vec<Counted> = all(kind).map(|key| whole.0[&key]).collect();
            assert!(counted.iter().all(|one| one.games == 40), "{}", G::ID);
            assert_eq!(counted.iter().map(|one| one.wins).sum::<u64>(), 40 * Tally::VICTORY, "{}", G::ID);
        }
        for (who, counted) in &whole.0 {
            let share = counted.share().unwrap();
            assert!((0.0..=1.0).contains(&share.mean), "{who:?}");
        }
    }
}

#[test]
fn every_game_is_counted_once_whatever_the_threads_and_parts() {
    for (game, players) in
        [(GameId::Artus, 3), (GameId::Camelot, 2), (GameId::Camelot, 5), (GameId::Merlin, 2)]
    {
        visit_judged(game, Whole(players));
    }
}

#[test]
fn heroes_boards_and_modules_have_figures_of_their_own() {
    let random = Equal::Level(Level::Random);
    let camelot = some_games::<camelot::Camelot>(random, 3, 0..60, 2).unwrap();
    let heroes = camelot.0.keys().filter(|(_, who)| matches!(who, Who::Hero(_))).count();
    // Three play the first three colours of the components, or choose among five.
    assert!((3..=5).contains(&heroes), "{heroes}");
    let settings = |shares: &Shares, key: &str| {
        let own = shares.0.keys().filter_map(|(setting, _)| setting.as_ref());
        let mut values: Vec<_> = own.filter(|own| own.key == key).map(|own| own.value.clone()).collect();
        values.dedup();
        values
    };
    assert_eq!(settings(&camelot, "board").len(), 8);
    assert_eq!(settings(&camelot, "heroes"), ["expert", "off", "on"]);
    let merlin = some_games::<merlin::Merlin>(random, 2, 0..60, 2).unwrap();
    let modules = settings(&merlin, "modules");
    assert_eq!(modules.len(), 1 + merlin::Module::BUILT.len(), "{modules:?}");
}

/// A game of Merlin or Artus in which chance has done what it does before the first decision, and the order
/// of play it tells.
fn begun<G: Judge>(options: &str) -> (Turn, Vec<Seat>) {
    let (mut rng, mut offers) = (generator(3), Moves::new());
    let mut game = G::setup(&G::read_options(options, G::printed()).unwrap());
    while game.turn() == Turn::Chance {
        let choice = draw(&game, &mut offers, &mut rng);
        game.play(Actor::Chance, choice, &mut Journal::silent());
    }
    (game.turn(), order_of_play(&G::wrap_view(game.view(Eye::Spectator))).unwrap())
}

#[test]
fn the_first_place_is_that_of_the_start_player() {
    let (turn, order) = begun::<merlin::Merlin>("players=3");
    assert_eq!((turn, order.len()), (Turn::of(order[0]), 3));
    // ART-5.1: whoever has the first turn places last.
    let (turn, order) = begun::<artus::Artus>("players=4 mode=beginner");
    assert_eq!((turn, order.len()), (Turn::of(order[3]), 4));
    // CAM-18.1: with two players each has two colours, and one place.
    let (_, order) = begun::<camelot::Camelot>("players=2");
    assert_eq!(order.len(), 2);
    // CAM-17.3: nobody has a place before the colours are chosen.
    let options =
        camelot::Camelot::read_options("players=3 heroes=expert", camelot::Camelot::printed()).unwrap();
    let game = camelot::Camelot::setup(&options);
    assert_eq!(order_of_play(&games::AnyView::Camelot(game.view(Eye::Spectator))), None);
}

#[test]
fn the_network_plays_where_there_is_one() {
    assert!(some_games::<artus::Artus>(Equal::Network, 2, 0..2, 1).is_some());
    let options = every_set::<merlin::Merlin>(2);
    let has_network = merlin::Merlin::setup(&options[0]).network().is_some();
    assert_eq!(some_games::<merlin::Merlin>(Equal::Network, 2, 0..1, 1).is_some(), has_network);
}

#[test]
fn names_are_read_as_they_are_written() {
    for who in [Who::Place(1), Who::Seat(4), Who::Hero(camelot::Hero::Mordred)] {
        assert_eq!(who.to_string().parse(), Ok(who));
    }
    assert!("place one".parse::<Who>().is_err() && "throne 1".parse::<Who>().is_err());
    for player in [Equal::Network, Equal::Level(Level::Casual)] {
        assert_eq!(player.to_string().parse(), Ok(player));
    }
    assert!("grandmaster".parse::<Equal>().is_err());
}
