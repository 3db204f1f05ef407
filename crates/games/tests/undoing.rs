//! Taking back is about decisions: the moves that the house made for a player without a choice go with the decision.

use artus::Artus;
use camelot::Camelot;
use games::{Listed, RunningGame};
use merlin::Merlin;
use table::{Actor, Game, Header, Moves, NoUndo, Playthrough, Turn, choose, generator};

/// Chance and formalities are played as a house does it, until somebody has to decide.
fn settle(game: &mut dyn RunningGame, rng: &mut impl table::Rng) {
    loop {
        game.let_chance_move(rng);
        let Some((seat, only)) = game.formality() else { break };
        game.play(seat, only).expect("it is offered");
    }
}

/// Plays whole games; after every decision, what can be taken back is that decision with all formalities after it. The
/// answer is how often there were any.
fn check<G: Listed>(options: &str, games: u64) -> usize {
    let options: G::Options = G::read_options(options, G::printed()).expect("a way to play");
    let mut found = 0;
    for seed in 0..games {
        let mut game = Playthrough::<G>::new(Header::new(options.clone(), Vec::new()));
        let mut rng = generator(seed);
        settle(&mut game, &mut rng);
        while let Turn::Seats(seats) = game.state().turn() {
            let seat = seats.iter().next().expect("somebody decides");
            let mut offers = Moves::new();
            game.state().moves(Actor::Seat(seat), &mut offers);
            let decision = game.moves().len();
            game.play(Actor::Seat(seat), choose(&offers, &mut rng)).expect("it is offered");
            settle(&mut game, &mut rng);
            let since = &game.moves()[decision..];
            // What holds it up is the last move of somebody else, or one that is final.
            let held_up = since.iter().rev().find_map(|&(who, choice)| match who {
                Actor::Chance => Some(NoUndo::Revealed),
                Actor::Seat(mover) if mover != seat => Some(NoUndo::OthersMoved),
                Actor::Seat(_) => G::is_closed(choice).then_some(NoUndo::Closed),
            });
            let expected = held_up.map_or(Ok(decision), Err);
            assert_eq!(RunningGame::undo_to(&game, seat), expected, "{since:?}");
            if held_up.is_none() && since.len() > 1 {
                let mut undone = game.clone();
                RunningGame::undo(&mut undone, seat).expect("it can be undone");
                assert_eq!(undone.record(), game.until(decision).record());
                assert_eq!(RunningGame::formality(&undone), None, "there is something to decide");
                found += 1;
            }
        }
    }
    found
}

#[test]
fn a_decision_is_taken_back_with_the_formalities_after_it() {
    let found = check::<Merlin>("players=2 modules=arthur,gold,morgana,knights,decree", 20);
    assert!(found > 10, "{found}");
    check::<Artus>("players=3 mode=advanced", 2);
    check::<Camelot>("players=4", 2);
}

/// MOR-4.1: the drinking horn is paid with materials or coins. Whoever has one material and decides to give it pays two
/// coins after it, and gets that decision back, not the coins alone.
#[test]
fn the_coins_after_the_last_material_come_back_with_it() {
    let options =
        Merlin::read_options("players=2 modules=gold,morgana", Merlin::printed()).expect("a way to play");
    let paid = (0..200).find_map(|seed| {
        let mut game = Playthrough::<Merlin>::new(Header::new(options, Vec::new()));
        settle(&mut game, &mut generator(seed));
        let Turn::Seats(seats) = game.state().turn() else { return None };
        let seat = seats.iter().next()?;
        for text in ["morgana die 4", "morgana place horn", "return material black"] {
            let choice = RunningGame::read_move(&game, text).expect("a move");
            RunningGame::play(&mut game, seat, choice).ok()?;
        }
        Some((seat, game))
    });
    let (seat, mut game) = paid.expect("a die that shows 4, and a black material");
    let decision = game.moves().len() - 1;
    settle(&mut game, &mut generator(0));
    let coins = &RunningGame::lines_since(&game, decision)[1..];
    assert!(coins.len() == 2 && coins.iter().all(|line| line.ends_with(" morgana coin")), "{coins:?}");
    RunningGame::undo(&mut game, seat).expect("nothing was revealed");
    assert_eq!(game.moves().len(), decision);
    assert!(RunningGame::offers(&game, seat).len() > 1);
}
