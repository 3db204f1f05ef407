//! INT-4.9, INT-6.8: plus markers, Kay's tiles and Morgana markers are no influence markers outside the scoring.

use super::{ALL, knight_on, learned};
use crate::support::{BLUE, RED, Scene, offers, offers_of, open, play, plays, refused, scored};
use merlin::{Colour, Frame, Window};

/// Every module, with and without the districts.
const GAMES: [&str; 2] = [ALL, "favor,arthur,knights,gold,market,morgana,treasures,decree"];

/// What is no influence marker, and how much it adds to red's strength in black: a plus marker under red's
/// marker, a Morgana marker on it, a tile of Kay beside it, all of them together, and nothing.
const PIECES: [(&str, u8); 5] = [
    ("[market]\n[[market.seat]]\nunder = { black = 1 }\n", 1),
    ("[morgana]\nfigure = \"blue\"\n[[morgana.seat]]\non_plain = { black = 1 }\n", 1),
    ("[knights]\nallies = [[\"gawain\", \"kay\"]]\ninfluence = { black = 1 }\n", 1),
    (
        "[market]\n[[market.seat]]\nunder = { black = 1 }\n\
         [morgana]\nfigure = \"blue\"\n[[morgana.seat]]\non_plus = { black = 1 }\n\
         [knights]\nallies = [[\"gawain\", \"kay\"]]\ninfluence = { black = 1 }\n",
        3,
    ),
    ("", 0),
];

/// Pieces in grey, where red has no marker: a tile of Kay, and Morgana alone; she is alone in brown, too.
const ELSEWHERE: &str = "[knights]\nallies = [[\"gawain\", \"kay\"]]\ninfluence = { grey = 2 }\n\
                         [morgana]\nfigure = \"blue\"\nalone = { grey = 1, brown = 1 }\n";

/// Red has one influence marker, in black; two mistletoe, to tell how many requirements are not met.
fn scene(modules: &str, pieces: &str) -> Scene {
    let gold = "[gold]\ncoins = [2, 2]\nmistletoe = [2, 0]\n";
    Scene::new(2).modules(modules).tables(gold).tables(pieces).influence(RED, &["black"])
}

/// INT-4.9, MER-12.8, MER-12.9: one marker meets one requirement, whatever lies with it; a second marker
/// meets the other.
#[test]
fn requirements_need_markers() {
    for modules in GAMES {
        for (pieces, more) in PIECES {
            let scene = scene(modules, pieces).turn(RED).hand(RED, &["m13", "m29", "m31"]);
            let game = scene.clone().build();
            assert_eq!(open(&game).strength_in_principality(RED, Colour::Black), 1 + more, "{pieces}");
            // m13: black and any, m29: black and orange, m31: blue and purple.
            for card in ["m13", "m29", "m31"] {
                refused(&game, RED, &format!("complete {card}"), "MER-12.2");
            }
            assert_eq!(offers_of(&game, RED, "complete"), [""; 0]);
            assert_eq!(offers_of(&game, RED, "gold complete"), ["m13 1", "m29 1", "m31 2"], "{pieces}");
            let second = scene.influence(RED, &["orange"]).build();
            assert_eq!(offers_of(&second, RED, "complete"), ["m13", "m29"], "{pieces}");
        }
    }
}

/// INT-4.9: neither Kay's tiles nor Morgana's markers meet a requirement where the player has no marker.
#[test]
fn requirements_elsewhere() {
    for modules in GAMES {
        // m14: grey and any, m30: grey and brown, m18: brown and any.
        let scene = scene(modules, ELSEWHERE).turn(RED).hand(RED, &["m14", "m18", "m30"]);
        let game = scene.clone().build();
        assert_eq!(open(&game).strength_in_principality(RED, Colour::Grey), 2, "Kay is there");
        assert_eq!(offers_of(&game, RED, "complete"), [""; 0]);
        assert_eq!(offers_of(&game, RED, "gold complete"), ["m14 1", "m18 1", "m30 2"]);
        refused(&game, RED, "complete m14", "MER-12.2");
        let mut met = scene.influence(RED, &["grey"]).build();
        assert_eq!(offers_of(&met, RED, "complete"), ["m14"]);
        plays(&mut met, RED, &["complete m14", "favor points"]);
    }
}

/// INT-6.8, MER-8.4: influence spaces look at markers only: nothing may be taken for Kay's tiles and Morgana's markers.
#[test]
fn influence_spaces_need_markers() {
    for modules in GAMES {
        for (space, kind) in [(5, "flag"), (15, "shield"), (19, "material")] {
            for pieces in [ELSEWHERE, PIECES[3].0] {
                let game = knight_on(scene(modules, pieces), space).build();
                assert_eq!(offers_of(&game, RED, "take"), [format!("{kind} black")], "{modules}");
                refused(&game, RED, &format!("take {kind} grey"), "MER-8.4");
            }
            // Without the marker in black the action lapses.
            let alone = Scene::new(2).modules(modules).tables(ELSEWHERE);
            let mut game = knight_on(alone, space).build();
            assert_eq!(offers_of(&game, RED, "take"), [""; 0]);
            refused(&game, RED, &format!("take {kind} grey"), "MER-8.8");
            play(&mut game, RED, "forfeit");
            assert_eq!(open(&game).top(), Frame::Window(Window::After));
        }
    }
}

/// INT-6.8, MER-8.6, FAV-9.2: so does the vassal influence space, also with the lady's ability.
#[test]
fn the_vassal_influence_space_needs_markers() {
    for modules in GAMES {
        let ability = learned(2, &["lady 3"]);
        let game = knight_on(scene(modules, ELSEWHERE).tables(&ability), 23).build();
        for word in ["deploy", "favor deploy"] {
            let found = offers_of(&game, RED, word);
            assert_eq!(found.len(), 4, "{found:?}");
            assert!(found.iter().all(|text| text.ends_with(" black")), "{found:?}");
        }
        refused(&game, RED, "deploy builder grey", "MER-8.6");
        refused(&game, RED, "favor deploy builder grey", "FAV-9.2");
        let alone = knight_on(Scene::new(2).modules(modules).tables(ELSEWHERE).tables(&ability), 23).build();
        assert_eq!(offers_of(&alone, RED, "deploy").len() + offers_of(&alone, RED, "favor deploy").len(), 0);
    }
}

/// INT-6.8, TRE-4.9, TRE-4.11: the treasure tile *influence* names a principality with an own marker, too.
#[test]
fn a_treasure_needs_markers() {
    for modules in GAMES {
        for (marker, asked) in [(true, true), (false, false)] {
            // Morgana blocks what is not asked for here.
            let elsewhere = ELSEWHERE.replace("figure = \"blue\"", "figure = \"black\"");
            let scene = Scene::new(4).modules(modules).tables(&elsewhere);
            let scene = if marker { scene.influence(RED, &["blue", "orange"]) } else { scene };
            let colours =
                ["black", "grey", "blue", "purple", "orange", "brown"].map(|own| format!("material {own}"));
            let mut game = knight_on(scene.items(RED, &colours.each_ref().map(String::as_str)), 2).build();
            let site = offers_of(&game, RED, "build").into_iter().find(|text| text.starts_with("0,3 "));
            play(&mut game, RED, &format!("build {}", site.expect("t04: material and shield")));
            let from = offers_of(&game, RED, "treasures from");
            if asked {
                assert_eq!(from, ["blue", "orange"]);
                refused(&game, RED, "treasures from grey", "TRE-4.9");
                refused(&game, RED, "treasures from brown", "TRE-4.9");
            } else {
                assert_eq!((from, open(&game).top()), (vec![], Frame::Window(Window::After)));
            }
        }
    }
}

/// INT-6.8, MER-8.2, FAV-8.1: the influence points space, and points of choice for influence, count markers only.
#[test]
fn points_for_markers_only() {
    for modules in GAMES {
        for (pieces, _) in PIECES.into_iter().chain([(ELSEWHERE, 0)]) {
            let mut game = knight_on(scene(modules, pieces), 11).build();
            assert_eq!(scored(&play(&mut game, RED, "perform")), [(RED, 1, "MER-8.2")], "{pieces}");
            let two = scene(modules, pieces).influence(RED, &["orange"]);
            assert_eq!(scored(&play(&mut knight_on(two, 11).build(), RED, "perform")), [(RED, 2, "MER-8.2")]);
            let chosen = scene(modules, pieces).tables(&learned(2, &["flag_bearer 3"]));
            let mut chosen = knight_on(chosen, 3).build();
            let told = scored(&play(&mut chosen, RED, "favor count influence"));
            assert_eq!(told.iter().map(|&(_, points, _)| points).sum::<i32>(), 1 + 1, "{told:?}");
        }
    }
    let mut none = knight_on(Scene::new(2).modules(ALL).tables(ELSEWHERE), 11).build();
    assert_eq!(scored(&play(&mut none, RED, "perform")), [(RED, 0, "MER-8.2")]);
    assert!(offers(&none, BLUE).is_empty());
}
