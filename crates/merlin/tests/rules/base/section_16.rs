//! Section 16: end of the game.

use super::random::random_game;
use crate::support::{BLUE, GREEN, RED, Scene, open, plays, points, refused, scored};
use merlin::{Category, Components, Event, Frame, Merlin, Options};
use table::{Eye, Game, Seat, SeatSet, Turn};

/// The last turn of the game, without vassals, traitors, manors and influence.
fn last_turn(players: usize) -> Scene {
    let last = Seat::new(players - 1);
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    let scene = Scene::new(players).round(6).start(RED).turn(last).dice(last, dice);
    [RED, BLUE, GREEN]
        .into_iter()
        .take(players)
        .fold(scene, |scene, seat| scene.apples(seat, 0).staffs(seat, 0))
}

fn end(scene: &Scene, players: usize) -> (Merlin, Vec<Event>) {
    let mut game = scene.build();
    let events =
        plays(&mut game, Seat::new(players - 1), &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    (game, events)
}

/// MER-16.1, MER-16.2, MER-X23: five items, two apples, one staff: 1 + 2 + 2 = 5.
#[test]
fn the_final_points() {
    let items = ["flag black", "flag grey", "material black", "material grey", "shield brown"];
    let (game, events) = end(&last_turn(2).items(RED, &items).apples(RED, 2).staffs(RED, 1), 2);
    assert_eq!(scored(&events), [(RED, 2, "MER-16.1"), (RED, 2, "MER-16.1"), (RED, 1, "MER-16.2")]);
    assert_eq!(points(&game, RED), 5);
    let parts = [Category::Apples, Category::Staffs, Category::Items];
    assert_eq!(parts.map(|part| open(&game).points(RED, part)), [2, 2, 1]);
}

/// MER-16.2: three items for a point, all kinds and colours together, rounded down.
#[test]
fn three_items_make_a_point() {
    for (count, expected) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)] {
        let items = vec!["flag black"; count];
        let (game, _) = end(&last_turn(2).items(RED, &items), 2);
        assert_eq!(points(&game, RED), expected, "{count} items");
    }
}

/// MER-16.3: nothing else counts, wherever it is; what the scoring after round 6 brought stays and is not
/// counted again.
#[test]
fn nothing_else_counts() {
    let scene = last_turn(2).grail(RED).hand(RED, &["m01", "m02"]);
    let (game, events) = end(&scene, 2);
    assert!(scored(&events).is_empty(), "neither Grail nor missions, manors and markers not placed");
    assert_eq!(points(&game, RED), 0);

    let scene = scene.excalibur(RED).manors(RED, &["0,0"]).influence(RED, &["grey", "grey"]);
    let scene = scene.vassal(RED, "lady", "grey").items(RED, &["flag black", "flag grey"]);
    let (_, events) = end(&scene, 2);
    let counted = events.iter().position(|event| *event == Event::FinalPoints).unwrap();
    assert!(!scored(&events[..counted]).is_empty(), "the scoring had its points");
    assert!(scored(&events[counted..]).is_empty(), "and none of the pieces counts once more");
}

/// MER-16.4: after the last turn nothing can be used but flags against traitors and the Grail.
#[test]
fn nothing_can_be_used_after_the_last_turn() {
    let items = ["flag black", "flag grey", "material grey", "shield blue"];
    let scene = last_turn(2)
        .items(RED, &items)
        .hand(RED, &["m19"])
        .apples(RED, 2)
        .staffs(RED, 1)
        .traitors(RED, &["grey"]);
    let (mut game, _) = end(&scene, 2);
    assert_eq!(open(&game).top(), Frame::RepelTraitors(RED));
    for (text, clause) in [
        ("complete m19", "MER-12.4"),
        ("apple 6", "MER-5.7"),
        ("staff", "MER-6.9"),
        ("turn_die", "MER-13.13"),
    ] {
        refused(&game, RED, text, clause);
    }
    plays(&mut game, RED, &["repel grey"]);
    assert_eq!(game.turn(), Turn::Over);
    for text in ["complete m19", "apple 6", "staff", "end"] {
        refused(&game, RED, text, "MER-16.4");
    }
}

/// MER-16.5: the most points win; equal scores share the victory, without tie-break.
#[test]
fn the_most_points_win() {
    let (game, events) = end(&last_turn(3).score(RED, 10).score(BLUE, 12).score(GREEN, 9), 3);
    assert_eq!(events.last(), Some(&Event::Over { winners: SeatSet::only(BLUE) }));
    assert_eq!(game.scores().winners, SeatSet::only(BLUE));
    let shared: SeatSet = [RED, BLUE].into_iter().collect();
    let (_, events) = end(&last_turn(3).score(RED, 12).score(BLUE, 12).score(GREEN, 9).grail(GREEN), 3);
    assert_eq!(events.last(), Some(&Event::Over { winners: shared }));
}

/// MER-16.5 in whole games: the winners told are those with the most points, and all points add up.
#[test]
fn the_points_of_whole_games_add_up() {
    for seed in 0..20 {
        let options = Options::new(2 + seed as usize % 3, Components::printed()).unwrap();
        let game = random_game(&options, seed);
        let events = game.events(Eye::Everything);
        let scores = game.state().scores();
        for line in &scores.lines {
            let told: i32 = scored(&events)
                .iter()
                .filter(|&&(seat, ..)| seat == line.seat)
                .map(|&(_, points, _)| points)
                .sum();
            assert_eq!(told, line.total(), "every point was told");
        }
        let best = scores.lines.iter().map(|line| line.total()).max();
        let winners: SeatSet =
            scores.lines.iter().filter(|line| Some(line.total()) == best).map(|line| line.seat).collect();
        assert_eq!(events.last(), Some(&Event::Over { winners }));
    }
}
