//! Styles: what they change, and what they never do.

use artus::Artus;
use bots::{Judge, JudgedVisitor, Level, Style, visit_judged};
use camelot::Camelot;
use games::GameId;
use merlin::Merlin;
use table::{Actor, Journal, Knowledge, Moves, Seat, Turn, draw, generator};

/// What a bot of a style decides in a seat.
fn decide<G: Judge>(
    game: &G,
    seat: Seat,
    (level, budget): (Level, u32),
    style: Style,
    words: u64,
) -> G::Move {
    level.bot_who_likes::<G>(style).choose(&Knowledge::of(seat, game), budget, &mut generator(words))
}

/// Plays games of balanced `casual` bots and looks at every decision with something to choose, numbered.
fn watch<G: Judge>(
    options: &str,
    seeds: std::ops::Range<u64>,
    mut look: impl FnMut(&G, Seat, u64),
) -> Vec<i32> {
    let Ok(options) = G::read_options(options, G::printed()) else { panic!("{options}") };
    let (mut number, mut totals) = (0, Vec::new());
    for seed in seeds {
        let (mut game, mut offers, mut dice) = (G::setup(&options), Moves::new(), generator(seed));
        while game.turn() != Turn::Over {
            let (who, choice) = match game.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody has to decide");
                    offers.clear();
                    game.moves(Actor::Seat(seat), &mut offers);
                    number += 1;
                    if offers.len() > 1 {
                        look(&game, seat, number);
                    }
                    let known = Knowledge::of(seat, &game);
                    (Actor::Seat(seat), Level::Casual.bot::<G>().choose(&known, 4, &mut generator(number)))
                }
                Turn::Chance | Turn::Over => (Actor::Chance, draw(&game, &mut offers, &mut dice)),
            };
            game.play(who, choice, &mut Journal::silent());
        }
        let scores = game.scores();
        totals.extend(Seat::all(game.players()).map(|seat| scores.total(seat)));
    }
    totals
}

/// Asks bots of all styles in the middle of games.
struct Asking;

impl JudgedVisitor for Asking {
    type Out = [u32; 4];

    /// How often each level decided otherwise because of a style.
    fn visit<G: Judge>(self) -> [u32; 4] {
        let levels = [(Level::Casual, 2), (Level::Skilled, 24), (Level::Expert, 24), (Level::Master, 24)];
        let mut differ = [0; 4];
        watch::<G>(&G::GAME.options_text([("players", "3")]), 1..2, |game, seat, number| {
            let (level, differs) = (number as usize % 4, &mut differ[number as usize % 4]);
            let (level, mut offers) = (levels[level], Moves::new());
            game.moves(Actor::Seat(seat), &mut offers);
            let balanced = decide(game, seat, level, Style::Balanced, number);
            for style in Style::ALL {
                let choice = decide(game, seat, level, style, number);
                assert!(offers.contains(&choice), "{level:?}/{style}: {choice} in {game:?}");
                assert_eq!(decide(game, seat, level, style, number), choice, "{level:?}/{style}");
                *differs += u32::from(choice != balanced);
            }
        });
        differ
    }
}

#[test]
fn every_style_takes_what_is_offered_and_twice_the_same() {
    for game in GameId::ALL {
        let differ = visit_judged(game, Asking);
        assert!(differ.iter().all(|&times| times > 0), "a level of {game} knows no style: {differ:?}");
    }
}

/// The sum of a figure of the moves that a balanced bot and one of a style decide on in the same situations.
fn compared<G: Judge>(options: &str, style: Style, figure: impl Fn(&G, Seat, G::Move) -> i32) -> [i32; 2] {
    let mut sums = [0; 2];
    watch::<G>(options, 1..9, |game, seat, number| {
        for (sum, style) in sums.iter_mut().zip([Style::Balanced, style]) {
            *sum += figure(game, seat, decide(game, seat, (Level::Casual, 4), style, number));
        }
    });
    sums
}

/// The points a move brings at once in some categories.
fn points<G: Judge>(game: &G, seat: Seat, choice: G::Move, categories: &[&str]) -> i32 {
    let points = |game: &G| -> i32 {
        let scores = game.scores();
        let parts = scores.lines[seat.index()].parts.iter();
        parts.filter(|part| categories.contains(&part.0)).map(|part| part.1).sum()
    };
    let mut after = game.clone();
    after.play(Actor::Seat(seat), choice, &mut Journal::silent());
    points(&after) - points(game)
}

/// Whether the second is larger by a fifth at least.
fn is_clearly_more([balanced, liking]: [i32; 2]) -> bool {
    balanced > 20 && liking * 5 > balanced * 6
}

#[test]
fn in_artus_who_likes_influence_scores_with_princes_and_rings() {
    let sums = compared::<Artus>("players=2 mode=advanced", Style::Influence, |game, seat, choice| {
        points(game, seat, choice, &["princes", "rings"])
    });
    assert!(is_clearly_more(sums), "{sums:?}");
}

#[test]
fn in_artus_who_likes_missions_scores_with_knights_and_scoring_cards() {
    let sums = compared::<Artus>("players=2 mode=advanced", Style::Missions, |game, seat, choice| {
        points(game, seat, choice, &["knights", "scorings", "penalties"])
    });
    // Most of the points are its own knights' anyway.
    assert!(sums[1] * 20 > sums[0] * 21, "{sums:?}");
}

#[test]
fn in_camelot_who_is_daring_sends_more_knights() {
    let sums = compared::<Camelot>("players=2", Style::Daring, |_, _, choice| match choice {
        camelot::Move::Send(fists) => i32::from(fists.first) + fists.second.map_or(0, i32::from),
        _ => 0,
    });
    assert!(is_clearly_more(sums), "{sums:?}");
}

#[test]
fn in_merlin_who_is_daring_spends_apples() {
    let sums = compared::<Merlin>("players=2", Style::Daring, |_, _, choice| {
        i32::from(matches!(choice, merlin::Move::Apple(_)))
    });
    assert!(is_clearly_more(sums), "{sums:?}");
}

/// Points at the end of games of balanced bots, as they were before there were styles.
#[test]
fn balanced_bots_decide_as_they_always_have() {
    let totals = [
        watch::<Artus>("players=2 mode=advanced", 1..4, |_, _, _| {}),
        watch::<Camelot>("players=3", 1..3, |_, _, _| {}),
        watch::<Merlin>("players=2", 1..4, |_, _, _| {}),
    ];
    let artus = vec![72, 107, 60, 64, 92, 112];
    assert_eq!(totals, [artus, vec![47, 68, 48, 51, 45, 57], vec![74, 45, 48, 59, 59, 63]]);
}
