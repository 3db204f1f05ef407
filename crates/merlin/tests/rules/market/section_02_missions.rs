//! MKT-2.3, MKT-2.4: every way of completing a mission closes the market, and a visit closes every way.

use crate::support::{BLUE, RED, Scene, hand, offers, offers_of, open, play, plays, points, refused};
use merlin::{Frame, Merlin, Window};

/// Red can complete a mission in every way of a game without Arthur: m08 and m09 are met, m40 lacks one
/// requirement, and m27 is met with another colour. Red has a grey flag for a second one.
fn ways() -> Merlin {
    let tables = "[gold]\ncoins = [3, 3]\nmistletoe = [2, 0]\n[market]\n[[market.seat]]\nmarkers = [\"apple_mistletoe\"]\n\
                  [knights]\nallies = [[\"gawain\", \"percival\"]]\n";
    let items = ["material grey", "shield blue", "shield black", "flag grey", "flag blue"];
    let scene = Scene::new(2).modules("favor,knights,gold,market").tables(tables).turn(RED).knight(RED, 1);
    scene.knight(BLUE, 1).hand(RED, &["m08", "m09", "m27", "m40"]).items(RED, &items).build()
}

/// The regular mission: as it is, with mistletoe, with an apple-mistletoe marker, with a tile of Percival.
const REGULAR: [&str; 4] =
    ["complete m08", "gold complete m40 1", "market complete m40 0 1", "knights complete m27"];

/// The same with the flag, after the mission m08.
const SECOND: [&str; 4] = ["second m09", "gold second m40 1", "market second m40 0 1", "knights second m27"];

fn visits(game: &Merlin) -> usize {
    offers_of(game, RED, "market visit").len()
}

/// The market is closed, now and in every later window of the turn.
fn is_closed(game: &Merlin) {
    let mut game = *game;
    for step in ["die own 1", "walk clockwise", "forfeit", "end"] {
        assert_eq!(visits(&game), 0, "before {step}");
        for marker in ["plus", "shield purple", "labourer 3", "apple_mistletoe"] {
            refused(&game, RED, &format!("market visit {marker}"), "MKT-2.3");
        }
        play(&mut game, RED, step);
    }
}

/// Both rewards that King's Favor offers for the mission just completed (FAV-2.1, INT-4.6); before one is
/// chosen nothing else is possible.
fn rewards(game: &Merlin) -> [Merlin; 2] {
    refused(game, RED, "market visit plus", "MKT-2.2");
    assert_eq!(visits(game), 0);
    let learn = offers_of(game, RED, "favor learn");
    assert!(!learn.is_empty());
    let learn = format!("favor learn {}", learn[0]);
    ["favor points", &learn].map(|reward| {
        let mut game = *game;
        play(&mut game, RED, reward);
        game
    })
}

/// MKT-2.4, KRT-12.1, GLD-3.5, MKT-6.1, INT-4.5, INT-4.6: the regular mission in each of four ways, for
/// points or an ability.
#[test]
fn a_regular_mission_closes_the_market() {
    for way in REGULAR {
        let mut game = ways();
        assert!(visits(&game) > 0);
        play(&mut game, RED, way);
        rewards(&game).iter().for_each(is_closed);
    }
}

/// MKT-2.4, MER-13.8: a flag's second mission in each of four ways; it comes after a mission, so the market
/// is closed before and after it.
#[test]
fn a_second_mission_leaves_it_closed() {
    for way in SECOND {
        let mut game = ways();
        plays(&mut game, RED, &["complete m08", "favor points"]);
        refused(&game, RED, "market visit plus", "MKT-2.3");
        play(&mut game, RED, way);
        assert_eq!(open(&game).turn.missions, 2, "{way}");
        for rewarded in rewards(&game) {
            is_closed(&rewarded);
        }
    }
}

/// MKT-2.4, example MKT-X3: after a visit none of the ways is open in this turn, in any window; in the next
/// turn all are.
#[test]
fn a_visit_closes_every_way() {
    let mut game = ways();
    play(&mut game, RED, "market visit plus");
    for step in ["die own 1", "walk clockwise", "forfeit", "end"] {
        for way in REGULAR.into_iter().chain(SECOND) {
            refused(&game, RED, way, "MKT-2.3");
            assert!(!offers(&game, RED).contains(&way.to_owned()), "{way} before {step}");
        }
        play(&mut game, RED, step);
    }
    plays(&mut game, BLUE, &["die own 1", "walk clockwise", "forfeit", "end"]);
    for way in REGULAR {
        let mut game = game;
        assert!(offers(&game, RED).contains(&way.to_owned()), "{way}");
        plays(&mut game, RED, &[way, "favor points"]);
        assert!(points(&game, RED) > 0);
    }
}

/// Red has moved Arthur to the signet ring, with every way of completing a mission beside it.
fn ring() -> Merlin {
    let tables = "[gold]\ncoins = [3, 3]\nmistletoe = [2, 0]\n[arthur]\nfigure = \"i10\"\n\
                  [knights]\nallies = [[\"gawain\", \"percival\"]]\n";
    let scene = Scene::new(2).modules("favor,arthur,knights,gold,market").tables(tables).turn(RED);
    let scene = scene.due(&["window moved"]).fact("die", "\"arthur 3\"").fact("figure", "\"arthur\"");
    scene.fact("action", "\"i10\"").hand(RED, &["m44"]).build()
}

/// MKT-2.4, INT-4.2, ARU-3.8: the mission of the signet ring closes the market, whichever reward; the ring
/// alone does not.
#[test]
fn the_mission_of_the_ring() {
    let mut game = ring();
    let mut alone = game;
    assert!(visits(&game) > 0, "before the ring");
    play(&mut game, RED, "arthur ring m44");
    for rewarded in rewards(&game) {
        assert_eq!(open(&rewarded).top(), Frame::Window(Window::After));
        refused(&rewarded, RED, "market visit plus", "MKT-2.3");
        assert_eq!(visits(&rewarded), 0);
    }
    play(&mut alone, RED, "perform");
    assert_eq!(open(&alone).modules.arthur.ring(), Some(RED));
    plays(&mut alone, RED, &["market visit plus", "end"]);
}

/// MKT-2.4, example INT-X18: after a visit the ring is taken, and no mission with it.
#[test]
fn a_visit_before_the_ring() {
    let mut game = ring();
    play(&mut game, RED, "market visit plus");
    refused(&game, RED, "arthur ring m44", "MKT-2.3");
    assert_eq!(offers_of(&game, RED, "arthur ring"), [""; 0]);
    play(&mut game, RED, "perform");
    assert_eq!((open(&game).modules.arthur.ring(), open(&game).turn.missions), (Some(RED), 0));
    assert!(hand(&game, RED).contains(&"m44".to_owned()));
    refused(&game, RED, "arthur ring m44", "ARU-3.8");
}

/// MKT-2.4, INT-4.8: exchanging cards completes none: neither Bedivere's swap nor the mission space closes the market.
#[test]
fn exchanging_cards_is_not_completing() {
    let tables = "[gold]\ncoins = [3, 3]\n[knights]\nallies = [[\"gawain\", \"bedivere\"]]\n";
    let scene = Scene::new(2).modules("favor,knights,gold,market").tables(tables).larger_hand(RED);
    let scene = scene.knight_on(RED, 22).hand(RED, &["m50", "m51"]).display(&["m01", "m02", "m03"]);
    let mut game = scene.build();
    plays(&mut game, RED, &["knights swap m50 m02", "discard m51", "done", "draw m01"]);
    crate::support::let_chance(&mut game);
    assert_eq!(open(&game).turn.missions, 0);
    play(&mut game, RED, "market visit plus");
}
