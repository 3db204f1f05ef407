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
    let mut search = Search::<Artus>::new(Expert::new(), seat);
    for iterations in 1..=300 {
        let (outcome, looked) = search.iterate(known.imagine(&mut rng), &[choice], &mut rng);
        assert!(outcome.utilities.iter().all(|utility| utility.abs() <= 1.0));
        assert!(looked > 0, "nobody decides without looking at what comes of it");
        // Whoever decides first after the move does so in the same place of their tree every time.
        let (next, node, _) = search.path[0];
        let edges = search.trees[next.index()].edges(node);
        assert_eq!(edges.iter().map(|edge| edge.visits).sum::<u32>(), iterations);
        assert!(edges.iter().all(|edge| edge.sum.abs() <= f64::from(edge.visits)), "utilities lie within ±1");
    }
}

#[test]
fn nobody_reacts_to_what_another_has_closed_in_the_fist() {
    use camelot::{Camelot, Move};
    let options = Camelot::read_options("players=3", Camelot::printed()).unwrap();
    let (mut game, mut rng, mut playing) =
        (Camelot::setup(&options), generator(5), Playing::<Camelot>::new(1));
    let all = loop {
        let mut offers = Moves::new();
        if let Turn::Seats(seats) = game.turn() {
            game.moves(Actor::Seat(seats.iter().next().unwrap()), &mut offers);
            if matches!(offers.first(), Some(Move::Send(_))) {
                break seats;
            }
        }
        playing.step(&mut game, &mut rng);
    };
    assert_eq!(all.len(), 3, "all choose at once");
    let (me, known) = (Seat::new(0), Knowledge::of(Seat::new(0), &game));
    let offers = known.offers();
    let mut search = Search::<Camelot>::new(Expert::new(), me);
    let root = Tree::<Move>::ROOT;
    for iterations in 1..=100 {
        // Whatever the seat's own fist holds, the others choose from the same statistics.
        let own = offers[iterations % offers.len()];
        search.iterate(known.imagine(&mut rng), &[own], &mut rng);
        let visits =
            |seat: usize| -> u32 { search.trees[seat].edges(root).iter().map(|edge| edge.visits).sum() };
        assert_eq!(visits(1), iterations as u32);
        // The third one's turn comes within the tree once the second has tried what it chose before.
        assert!(visits(2) <= visits(1) && (iterations < 50 || visits(2) > 0), "{}", visits(2));
    }
    // Each knows what it has closed itself.
    let mine: Vec<usize> = offers.iter().map(|&own| search.trees[0].follow(root, me, own)).collect();
    assert!(mine.iter().enumerate().all(|(place, node)| !mine[..place].contains(node)));
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
    tree.select(0, &[1, 2, 3, 4], 10.0, f64::from);
    // The best at first sight is not on offer this time.
    let edge = tree.select(0, &[1, 3], 10.0, |_| unreachable!("both were seen before"));
    assert_eq!(tree.edges(0)[edge].choice, 3);
}

#[test]
fn a_line_of_play_is_found_again_and_told_from_others() {
    let (mut tree, [first, second]) = (Tree::<u8>::new(), [Seat::new(0), Seat::new(1)]);
    let after = [(first, 3), (second, 3), (first, 2)].map(|(seat, choice)| tree.follow(0, seat, choice));
    assert_eq!(after, [1, 2, 3]);
    assert_eq!(tree.follow(0, second, 3), 2);
    assert_eq!(tree.follow(2, first, 3), 4);
}

#[test]
fn what_did_well_is_selected_again_and_what_did_badly_is_not() {
    let mut tree = Tree::<u8>::new();
    for _ in 0..200 {
        let edge = tree.select(0, &[1, 2], 10.0, |_| 0.0);
        let good = tree.edges(0)[edge].choice == 2;
        tree.count(0, edge, if good { 0.5 } else { -0.5 });
    }
    assert!(tree.edges(0)[1].visits > 180, "{}", tree.edges(0)[1].visits);
    assert!(tree.edges(0)[0].visits > 0, "everything is tried once");
}
