//! The statistics of the tree, and what the search does with them.

use super::*;
use artus::{Artus, Components, Mode, Options};
use table::{Game, Knowledge, choose, generator};

/// A game of two in which somebody has several moves to choose from.
fn a_game(decisions: u32) -> (Artus, Seat) {
    let options = Options::new(2, Mode::Advanced, Components::printed()).unwrap();
    let (mut game, mut rng) = (Artus::setup(&options), generator(3));
    let (mut made, mut playing) = (0, Playing::<Artus>::new(1));
    loop {
        match game.turn() {
            Turn::Over => panic!("the game ends before"),
            Turn::Chance => playing.let_chance_move(&mut game, &mut rng),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut offers = Moves::new();
                game.moves(Actor::Seat(seat), &mut offers);
                if made >= decisions && offers.len() > 1 {
                    return (game, seat);
                }
                made += 1;
                play(&mut game, seat, choose(&offers, &mut rng));
            }
        }
    }
}

#[test]
fn the_visits_of_a_tree_add_up() {
    let (game, seat) = a_game(20);
    let known = Knowledge::of(seat, &game);
    let (mut rng, choice) = (generator(4), known.offers()[0]);
    let mut search = Search::<Artus>::new(Expert::new(), seat, 1);
    let root = Tree::<artus::Move>::ROOT;
    for iterations in 1..=300 {
        let outcome = search.iterate(known.imagine(&mut rng), 0, &[choice], &mut rng);
        assert!(outcome.utilities.iter().all(|utility| utility.abs() <= 1.0));
        let edges = search.trees[0].edges(root);
        assert_eq!(edges.iter().map(|edge| edge.visits).sum::<u32>(), iterations);
        assert!(edges.iter().all(|edge| edge.sum.abs() <= f64::from(edge.visits)), "utilities lie within ±1");
    }
    // Below an edge everything but the visit that made it is counted again, unless thinking stopped right there.
    for (place, edge) in search.trees[0].edges(root).iter().enumerate() {
        let below = search.trees[0].visits_below(root, place);
        assert!(below < edge.visits.max(1), "{below} visits below {}", edge.visits);
    }
}

#[test]
fn an_expert_thinks_about_different_offers_and_tells_the_lead_of_each() {
    let (game, seat) = a_game(30);
    let known = Knowledge::of(seat, &game);
    let offers = known.offers();
    let prospects = Expert::new().prospects(&known, 200, &mut generator(5));
    assert_eq!(prospects.len(), offers.len().min(Expert::new().plans));
    for (place, prospect) in prospects.iter().enumerate() {
        assert!(offers.contains(&prospect.choice));
        assert!(prospects[..place].iter().all(|other| other.choice != prospect.choice));
        assert!(prospect.lead.abs() < 200.0 && prospect.lead != 0.0, "{}", prospect.lead);
    }
}

#[test]
fn only_what_is_offered_is_selected() {
    let mut tree = Tree::<u8>::new();
    let seat = Seat::new(0);
    tree.select(0, seat, &[1, 2, 3, 4], 10.0, f64::from);
    // The best at first sight is not on offer this time, and the other seat has edges of its own.
    tree.select(0, Seat::new(1), &[2, 3], 10.0, |_| 100.0);
    let edge = tree.select(0, seat, &[1, 3], 10.0, |_| unreachable!("both were seen before"));
    assert_eq!((tree.edges(0)[edge].seat, tree.edges(0)[edge].choice), (seat, 3));
}

#[test]
fn what_did_well_is_selected_again_and_what_did_badly_is_not() {
    let mut tree = Tree::<u8>::new();
    let seat = Seat::new(0);
    for _ in 0..200 {
        let edge = tree.select(0, seat, &[1, 2], 10.0, |_| 0.0);
        let good = tree.edges(0)[edge].choice == 2;
        tree.count(0, edge, &[if good { 0.5 } else { -0.5 }, 0.0, 0.0, 0.0, 0.0]);
    }
    assert!(tree.edges(0)[1].visits > 180, "{}", tree.edges(0)[1].visits);
    assert!(tree.edges(0)[0].visits > 0, "everything is tried once");
}
