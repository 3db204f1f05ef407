//! Section 9: displacement.

use crate::support::{
    BEIGE, BLACK, BLUE, Outcome, RED, Scene, chair, dealt, displaced, figure, leaves, moves, offers, on_turn,
    open, outcomes, play, plays, points, realigned, rings, uses, value,
};
use artus::{Artus, Event, Figure, Metal, Mode};
use table::Seat;

const RED_KNIGHT: Figure = Figure::Knight(RED);
const BLACK_KNIGHT: Figure = Figure::Knight(BLACK);
const BEIGE_KNIGHT: Figure = Figure::Knight(BEIGE);
const BLUE_KNIGHT: Figure = Figure::Knight(BLUE);
const ARTUS: Figure = Figure::King(Metal::Silver);

/// Red plays a card in P.
fn red_plays(id: &str, how: &str) -> (Artus, Vec<Event>) {
    let mut game = Scene::p().turn(RED).hand(RED, &[id]).build();
    let events = play(&mut game, RED, &format!("play {id} {how}"));
    (game, events)
}

/// ART-9.1: an opponent's knight, an own knight, a prince or the king: whoever sits there is displaced.
#[test]
fn whoever_sits_on_the_target_is_displaced() {
    let cases = [
        ("knight_3_6", "22+4", displaced(BLACK_KNIGHT, 26, 25)),
        ("knight_1_4", "21+1", displaced(RED_KNIGHT, 22, 21)),
        ("knight_1_4", "18+2", displaced(Figure::Prince(Metal::Silver), 20, 18)),
        ("knight_3_6", "22+5", displaced(ARTUS, 27, 25)),
    ];
    for (id, how, expected) in cases {
        assert_eq!(red_plays(id, how).1[2], expected, "{how}");
    }
}

/// ART-X15, ART-9.1: red moves onto the own neighbour; the two exchange chairs.
#[test]
fn example_two_own_knights_exchange_chairs() {
    let (game, events) = red_plays("knight_1_4", "21+1");
    assert_eq!(
        events,
        [
            plays(RED, "knight_1_4"),
            moves(RED_KNIGHT, 21, 22),
            displaced(RED_KNIGHT, 22, 21),
            leaves(RED, 4, RED_KNIGHT, 21),
        ]
    );
    assert_eq!(points(&game, RED), 4);
}

/// ART-9.2: the first free chair counter-clockwise, over any number of occupied ones.
#[test]
fn the_next_free_chair_counter_clockwise() {
    assert_eq!(red_plays("knight_3_6", "22+4").1[2], displaced(BLACK_KNIGHT, 26, 25), "the next one");
    assert_eq!(red_plays("knight_7_9", "9+7").1[2], displaced(BEIGE_KNIGHT, 16, 12), "15, 14, 13 are taken");
}

/// ART-9.2: across the seam between chairs 0 and 27.
#[test]
fn the_search_crosses_the_seam() {
    // Black on 0 and 26 and the king on 27 are in the way.
    let (game, events) = red_plays("knight_7_9", "21+7");
    assert_eq!(events[2], displaced(BLACK_KNIGHT, 0, 25));
    assert_eq!(figure(&game, 0), Some(RED_KNIGHT));
}

/// ART-X14, ART-9.3: the chair just left is free for the displaced figure.
#[test]
fn example_the_chair_just_left_is_free() {
    let (game, events) = red_plays("knight_1_4", "18+4");
    assert_eq!(
        events,
        [
            plays(RED, "knight_1_4"),
            moves(RED_KNIGHT, 18, 22),
            displaced(RED_KNIGHT, 22, 18),
            leaves(RED, 1, RED_KNIGHT, 18),
        ]
    );
    assert_eq!(points(&game, RED), 1);
}

/// ART-9.3: the target chair is not free: it belongs to the moved figure.
#[test]
fn the_target_is_not_free() {
    for Outcome { text, game, events } in outcomes(&Scene::p(), RED) {
        if let [
            Event::Played { .. },
            Event::Moved { figure: mover, to, .. },
            Event::Displaced { from, to: refuge, .. },
            ..,
        ] = events[..]
        {
            assert_eq!(from, to, "{text}");
            assert_ne!(refuge, to, "{text}");
            assert_eq!(figure(&game, to.number()), Some(mover), "{text}");
        }
    }
}

/// ART-9.4: also after a backward move the displaced figure goes counter-clockwise.
#[test]
fn the_direction_is_always_counter_clockwise() {
    assert_eq!(red_plays("knight_pm_1_5", "22-3").1[2], displaced(BLUE_KNIGHT, 19, 12));
    assert_eq!(red_plays("king_move_pm_1_5", "27-3").1[2], displaced(BLUE_KNIGHT, 24, 12));
}

/// ART-X16, ART-9.3, ART-9.4: a chair just left that lies clockwise is not taken.
#[test]
fn example_the_chair_just_left_lies_clockwise() {
    let mut game = Scene::p().turn(BLUE).hand(BLUE, &["knight_pm_1_5"]).build();
    let events = play(&mut game, BLUE, "play knight_pm_1_5 17-1");
    assert_eq!(
        events,
        [
            plays(BLUE, "knight_pm_1_5"),
            moves(BLUE_KNIGHT, 17, 16),
            displaced(BEIGE_KNIGHT, 16, 12),
            leaves(BLUE, -1, BLUE_KNIGHT, 17),
        ]
    );
    assert_eq!((figure(&game, 17), value(&game, 12), points(&game, BLUE)), (None, -6, -1));
}

/// ART-9.5: at most one figure is displaced, and it lands on a chair that was free or just left.
#[test]
fn a_move_displaces_at_most_one_figure() {
    let scene = Scene::p();
    let before = scene.build();
    let mut displacements = 0;
    for Outcome { text, events, .. } in outcomes(&scene, RED) {
        let mut left = None;
        let mut found = 0;
        for event in events {
            match event {
                Event::Moved { from, .. } => left = Some(from),
                Event::Displaced { to, .. } => {
                    assert!(left == Some(to) || figure(&before, to.number()).is_none(), "{text}");
                    found += 1;
                }
                _ => {}
            }
        }
        assert!(found <= 1, "{text}");
        displacements += found;
    }
    assert!(displacements > 50, "{displacements}");
}

/// ART-9.6: the displaced figure brings points to nobody, whatever chair it loses.
#[test]
fn a_displaced_figure_gives_no_points() {
    let (game, _) = red_plays("knight_3_6", "22+4");
    assert_eq!(
        Seat::all(4).map(|seat| points(&game, seat)).collect::<Vec<_>>(),
        [0, 0, 5, 0],
        "black lost a 10"
    );
    let (game, _) = red_plays("knight_1_4", "21+1");
    assert_eq!(points(&game, RED), 4, "not 4 + 5, though the own knight on 5 was displaced");
    let (game, _) = red_plays("knight_7_9", "9+7");
    assert_eq!(points(&game, BEIGE), 0, "not −2");
}

/// ART-9.7: there is nothing to choose: each figure and distance is offered once, and the draw or play goes on.
#[test]
fn a_displacement_is_no_choice() {
    let game = Scene::p().turn(RED).hand(RED, &["knight_3_6"]).build();
    let onto_black = uses(&game, RED, "knight_3_6").into_iter().filter(|text| text == "22+4").count();
    assert_eq!(onto_black, 1);
    let (game, _) = red_plays("knight_3_6", "22+4");
    assert_eq!(on_turn(&game), RED, "black is not asked");
    assert!(offers(&game, RED).iter().all(|text| text.starts_with("play ")));
}

/// ART-9.7: a player may displace own knights, also to their harm.
#[test]
fn own_knights_may_be_displaced() {
    let (game, events) = red_plays("knight_7_9", "9+9");
    // From 18, value 1, over six occupied chairs to 12, value −6.
    assert_eq!(events[2], displaced(RED_KNIGHT, 18, 12));
    assert_eq!((value(&game, 12), points(&game, RED)), (-6, -9));
}

/// ART-9.8: 14, 19 or 20 of the 28 chairs are occupied.
#[test]
fn a_free_chair_always_exists() {
    for (players, occupied) in [(2, 14), (3, 19), (4, 20)] {
        let mut game = dealt(players, Mode::Beginner, BLACK);
        while offers(&game, on_turn(&game))[0].starts_with("place") {
            let seat = on_turn(&game);
            let first = offers(&game, seat)[0].clone();
            play(&mut game, seat, &first);
        }
        assert_eq!(open(&game).table.occupied().len(), occupied);
    }
}

/// ART-9.8: the search finds a chair although all 20 figures sit in one row.
#[test]
fn even_the_longest_row_ends() {
    let mut game = Scene::empty(4, Mode::Advanced)
        .round(5)
        .figure(8, "king bronze")
        .figure(9, "prince bronze")
        .figure(10, "prince silver")
        .figure(11, "prince silver")
        .knights(BLACK, &[12, 13, 14, 15])
        .knights(BLUE, &[16, 17, 18, 19])
        .knights(RED, &[20, 21, 22, 23])
        .knights(BEIGE, &[24, 25, 26, 27])
        .turn(BEIGE)
        .hand(BEIGE, &["knight_pm_1_5"])
        .build();
    let events = play(&mut game, BEIGE, "play knight_pm_1_5 27-1");
    assert_eq!(events[2], displaced(BEIGE_KNIGHT, 26, 7));
}

/// ART-X2, ART-9.9: a displaced king stays king with his rings, and the turntable follows him.
#[test]
fn example_a_second_case() {
    let (game, events) = red_plays("knight_3_6", "22+5");
    assert_eq!(
        events,
        [
            plays(RED, "knight_3_6"),
            moves(RED_KNIGHT, 22, 27),
            displaced(ARTUS, 27, 25),
            leaves(RED, 5, RED_KNIGHT, 22),
            realigned(25),
        ]
    );
    assert_eq!((figure(&game, 25), rings(&game, 25)), (Some(ARTUS), 3));
    assert_eq!([27, 26, 24].map(|number| value(&game, number)), [0, 0, 10]);
    assert_eq!(open(&game).plate(chair(27)), artus::Plate::Yellow);
}
