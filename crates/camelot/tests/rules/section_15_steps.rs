//! Section 15: end scoring, steps 2 to 6 and the winner.

use crate::support::{
    ANNA, BLUE, CLARA, GREEN, RED, Scene, VIOLET, YELLOW, chance, let_chance, lots, open, pieces, play,
    points_in, score,
};
use camelot::{Camelot, Category, Colour, Components, Event, GrailTiles, Phase};
use table::{Game, Turn};

/// End scoring before step 2, with these standings decided: nobody in the Rebellion.
fn screens(players: usize) -> Scene {
    Scene::of(players).sides("BAAA").phase("screens").round(7)
}

fn finish(scene: &Scene) -> (Camelot, Vec<Event>) {
    let mut game = scene.build();
    let events = let_chance(&mut game);
    assert_eq!(game.turn(), Turn::Over);
    (game, events)
}

/// CAM-15.22: each colour reveals its Merlin tiles and scores their points.
#[test]
fn merlin_tiles() {
    let row = ["red", "red", "green", "red", "green", "blue", "green"];
    let scene = screens(4).line(&format!("merlin = {row:?}"));
    let scene = scene
        .colour(RED, "merlin = [2, 4, 4]")
        .colour(GREEN, "merlin = [2, 3, 3]")
        .colour(BLUE, "merlin = [3]");
    let (game, events) = finish(&scene);
    let points = [RED, YELLOW, GREEN, BLUE].map(|colour| open(&game).points(colour, Category::Merlin));
    assert_eq!(points, [10, 0, 8, 3]);
    let revealed = events.iter().filter(|event| matches!(event, Event::MerlinRevealed { .. })).count();
    assert_eq!(revealed, 3);
}

/// CAM-15.23: 2 points for each knight behind the screen; a black knight out of play does not count.
#[test]
fn knights_behind_the_screen() {
    let (game, _) =
        finish(&screens(4).colour(RED, "screen = 4\nhinterland = 9").colour(BLUE, "hinterland = 13"));
    assert_eq!(
        (open(&game).points(RED, Category::Knights), open(&game).points(BLUE, Category::Knights)),
        (8, 0)
    );
    let (game, _) = finish(&screens(5).heroes());
    assert_eq!(open(&game).points(VIOLET, Category::Knights), 2 * 10, "CAM-16.22");
}

/// CAM-15.24, CAM-X38: one grail tile for every full two knights in the Hinterland.
#[test]
fn tiles_for_the_hinterland() {
    let scene =
        [(RED, 5), (YELLOW, 2), (GREEN, 1), (BLUE, 0)].iter().fold(screens(4), |scene, (colour, knights)| {
            scene.colour(*colour, &format!("hinterland = {knights}"))
        });
    let (game, _) = finish(&scene);
    assert_eq!([RED, YELLOW, GREEN, BLUE].map(|colour| pieces(&game, colour).grail), [2, 1, 0, 0]);
}

/// CAM-15.25, CAM-25.10: if the tiles do not suffice, the colours draw from the top of the track, each its full number.
#[test]
fn too_few_tiles() {
    let parts = |part: &str, count: usize| vec![part.to_owned(); count];
    let held = [parts("foot", 7), parts("stem", 7), parts("bowl_left", 7), parts("bowl_right", 4)].concat();
    let scene = screens(4)
        .order(&[BLUE, GREEN, YELLOW, RED])
        .colour(RED, &format!("grail = {held:?}\nhinterland = 8"));
    let scene =
        scene.colour(BLUE, "hinterland = 4").colour(GREEN, "hinterland = 5").colour(YELLOW, "hinterland = 2");
    let (game, events) = finish(&scene);
    assert_eq!([BLUE, GREEN, YELLOW].map(|colour| pieces(&game, colour).grail), [2, 1, 0]);
    assert!(events.contains(&Event::GrailShort { colour: GREEN, missing: 1 }));
    assert_eq!(pieces(&game, RED).grail, 25);
}

/// CAM-15.26, CAM-15.27, CAM-X37: the best sets.
#[test]
fn grail_sets() {
    let points = |parts| GrailTiles(parts).points(Components::GRAIL_SET_POINTS);
    assert_eq!(points([3, 2, 1, 1]), 10 + 3 + 1);
    assert_eq!(points([2, 2, 2, 1]), 10 + 6);
    assert_eq!(points([4, 0, 0, 0]), 4);
    assert_eq!((points([0; 4]), points([1, 0, 0, 0]), points([1, 1, 1, 1])), (0, 1, 10));
}

/// The most points any division into sets of different parts gives, tried one by one.
fn best_by_trying(parts: [u8; 4]) -> i32 {
    if parts == [0; 4] {
        return 0;
    }
    let mut best = 0;
    for set in 1..16_u8 {
        if (0..4).all(|part| set >> part & 1 == 0 || parts[part] > 0) {
            let rest = std::array::from_fn(|part| parts[part] - (set >> part & 1));
            let points = [1, 3, 6, 10][set.count_ones() as usize - 1];
            best = best.max(points + best_by_trying(rest));
        }
    }
    best
}

/// CAM-15.27: no other division scores more.
#[test]
fn no_better_sets() {
    for number in 0..3_usize.pow(4) {
        let parts = [0, 1, 2, 3].map(|part| (number / 3_usize.pow(part) % 3) as u8);
        assert_eq!(
            GrailTiles(parts).points(Components::GRAIL_SET_POINTS),
            best_by_trying(parts),
            "{parts:?}"
        );
    }
}

/// CAM-15.28, CAM-X40: with five players a colour without a knight in the secret room loses 9 points.
#[test]
fn absent_from_the_secret_room() {
    let (game, events) = finish(&screens(5).knights(RED, &["se_1"]));
    let lost: Vec<(Colour, i32)> = points_in(&events).into_iter().filter(|&(_, points)| points < 0).collect();
    assert_eq!(lost, [(YELLOW, -9), (GREEN, -9), (BLUE, -9), (VIOLET, -9)]);
    assert_eq!(open(&game).points(RED, Category::SecretRoom), 0);
    let (_, events) = finish(&screens(4));
    assert!(points_in(&events).iter().all(|&(_, points)| points > 0), "four players lose nothing");
}

/// CAM-15.1, CAM-X39: green from 31 points to 56.
#[test]
fn a_whole_end_scoring() {
    let scene = Scene::of(4).round(7).order(&[RED, GREEN, BLUE, YELLOW]).turn(YELLOW).score(GREEN, 31);
    let scene = scene.knights(RED, &["rt_01", "rt_02", "rt_03"]).knights(GREEN, &["rt_04", "rt_05"]);
    let row = ["red", "green", "red", "red", "green", "red", "red"];
    let scene = scene.line(&format!("merlin = {row:?}")).colour(GREEN, "merlin = [2, 3]");
    let on_fields = ["tr_11", "tr_12", "tr_13", "tr_14", "ba_01"];
    let scene = scene.knights(GREEN, &on_fields).colour(GREEN, "screen = 3\nhinterland = 3");
    let mut game = scene.colour(GREEN, "grail = [\"foot\", \"stem\", \"bowl_left\"]").build();
    play(&mut game, "fetch 0");
    play(&mut game, "decline");
    assert_eq!(score(&game, GREEN), 31 + 7);
    chance(&mut game, "reveal");
    assert_eq!(score(&game, GREEN), 31 + 7 + 5 + 6);
    while game.turn() == Turn::Chance {
        let drawer = open(&game).acting().unwrap();
        let wanted = if drawer == GREEN { "grail foot".to_owned() } else { lots(&game)[3].0.clone() };
        chance(&mut game, &wanted);
    }
    assert_eq!(score(&game, GREEN), 56);
}

/// CAM-15.29, CAM-15.2, CAM-15.20, CAM-X41: the most points win; a tie goes to the colour further up the track.
#[test]
fn the_winner() {
    let scene = |order: &[Colour]| {
        let scores = [(RED, 54), (BLUE, 54), (GREEN, 50), (YELLOW, 47)];
        let scene = Scene::of(4).phase("over").round(7).sides("BAAA").order(order);
        scores.iter().fold(scene, |scene, (colour, points)| scene.score(*colour, *points)).build()
    };
    let winner = |game: &Camelot| game.scores().winners.iter().collect::<Vec<_>>();
    assert_eq!(winner(&scene(&[BLUE, RED, GREEN, YELLOW])), [table::Seat::new(3)]);
    assert_eq!(winner(&scene(&[GREEN, RED, YELLOW, BLUE])), [ANNA]);
    let game = Scene::of(4).phase("over").round(7).sides("BAAA").score(GREEN, 3).build();
    assert_eq!((winner(&game), open(&game).flow.phase), (vec![CLARA], Phase::Over));
}
