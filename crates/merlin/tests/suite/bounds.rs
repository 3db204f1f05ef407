//! How many decisions a game can have: the bound of every set of options, held against games that are drawn
//! out on purpose.

use merlin::modules::{Move as ModuleMove, market};
use merlin::{Components, Merlin, Move, Options};
use table::{Actor, Game, Journal, Moves, Rng, Turn, choose, draw, generator};

/// What keeps a turn going comes before what moves it on, and that before what ends something.
fn patience(choice: Move) -> u8 {
    match choice {
        Move::End | Move::Done | Move::Forfeit | Move::Module(ModuleMove::Market(market::Move::Decline)) => 0,
        Move::Die(..) | Move::Walk(_) | Move::Reverse | Move::Perform => 1,
        _ => 2,
    }
}

/// How many decisions a game has whose players choose so.
fn decisions(options: &Options, seed: u64, choose: impl Fn(&[Move], &mut dyn Rng) -> Move) -> u32 {
    let (mut game, mut rng, mut offers) = (Merlin::setup(options), generator(seed), Moves::new());
    let mut decisions = 0;
    loop {
        let (who, choice) = match game.turn() {
            Turn::Over => return decisions,
            Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                let who = Actor::Seat(seats.iter().next().expect("somebody decides"));
                offers.clear();
                game.moves(who, &mut offers);
                decisions += 1;
                (who, choose(&offers, &mut rng))
            }
        };
        game.play(who, choice, &mut Journal::silent());
    }
}

fn drawn_out(options: &Options, seed: u64) -> u32 {
    decisions(options, seed, |offers, rng| {
        let most = offers.iter().map(|&offer| patience(offer)).max();
        let patient: Vec<Move> = offers.iter().copied().filter(|&own| Some(patience(own)) == most).collect();
        choose(&patient, rng)
    })
}

/// Each set of modules has a bound of its own; games that use up whatever a turn allows come far closer to it
/// than others, and do not pass it. So a module that forgot to count what it adds would be found.
#[test]
fn no_game_however_drawn_out_has_more_decisions_than_its_options_allow() {
    let (mut patient, mut usual) = (0, 0);
    for options in Merlin::every_option(Components::printed()) {
        let most = Merlin::most_decisions(&options);
        let longest = (0..2).map(|seed| drawn_out(&options, seed)).max().unwrap_or_default();
        assert!(longest <= most, "{options}: {longest} decisions, at most {most}");
        patient += longest;
        usual += (0..2)
            .map(|seed| decisions(&options, seed, |offers, rng| choose(offers, rng)))
            .max()
            .unwrap_or_default();
    }
    assert!(patient > usual, "{usual} decisions without patience, {patient} with it");
}

/// The bound counts every turn: for three players 72 turns of 35 decisions and three scorings of 15. Each
/// module adds what it brings: two coins each and two for each turn with gold; two choices each, 47 tiles,
/// and six decisions in each turn with the Knights.
#[test]
fn the_bound_of_a_game_is_the_sum_of_its_parts() {
    let most = |modules: &str| {
        let text = format!("players=3 modules={modules}");
        Merlin::most_decisions(&Merlin::read_options(&text, Components::printed()).expect("options"))
    };
    assert_eq!(most("none"), 72 * 35 + 3 * 15);
    assert_eq!(most("gold"), most("none") + 2 * 3 + 2 * 72);
    assert_eq!(most("knights"), most("none") + 2 * 3 + 47 + 6 * 72);
}
