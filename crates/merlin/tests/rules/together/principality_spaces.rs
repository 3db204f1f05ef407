//! INT-10.1: every way of performing a principality space, with Lamorak and with decrees; INT-10.2: deploy-anywhere.

use super::{allies, learned, moved};
use crate::support::{
    BLUE, RED, Scene, castle, chance, offers, offers_of, open, owned, place, play, plays, refused,
};
use merlin::{Frame, Merlin, Window};

const MODULES: &str = "favor,arthur,knights,gold,market,morgana,decree";

/// A way onto the grey space: what has happened, and the moves up to the deployment.
struct Way {
    name: &'static str,
    scene: fn(Scene) -> Scene,
    moves: &'static [&'static str],
    /// Whether the own knight or Merlin came onto the space (INT-10.2).
    anywhere: bool,
}

fn flags(scene: Scene, colour: &str) -> Scene {
    scene.items(RED, &[&format!("flag {colour}")])
}

const WAYS: [Way; 9] = [
    Way {
        name: "main move of the knight",
        scene: |scene| scene.turn(RED).knight(RED, 3),
        moves: &["die own 1", "walk clockwise"],
        anywhere: true,
    },
    Way {
        name: "labourer",
        scene: |scene| {
            scene.turn(RED).knight(RED, 2).tables("[market]\n[[market.seat]]\nmarkers = [\"labourer 2\"]\n")
        },
        moves: &["market labourer 2", "walk clockwise"],
        anywhere: true,
    },
    Way {
        name: "main move of Merlin",
        scene: |scene| moved(scene, "merlin", "merlin 4", "4").merlin(4),
        moves: &[],
        anywhere: true,
    },
    Way {
        name: "Arthur after a swap",
        scene: |scene| {
            let scene = moved(scene, "arthur", "arthur 5", "4").board("merlin", "\"i3\"");
            scene.tables("[arthur]\nfigure = 4\n")
        },
        moves: &[],
        anywhere: false,
    },
    Way {
        name: "inner Merlin space",
        scene: |scene| {
            moved(scene, "arthur", "arthur 5", "i8").merlin(6).tables("[arthur]\nfigure = \"i8\"\n")
        },
        moves: &["arthur merlin counter-clockwise 2"],
        anywhere: true,
    },
    Way {
        name: "stairs",
        scene: |scene| {
            moved(scene, "arthur", "arthur 5", "i3").knight(RED, 0).tables("[arthur]\nfigure = \"i3\"\n")
        },
        moves: &["perform"],
        anywhere: true,
    },
    Way {
        name: "portal",
        scene: |scene| scene.turn(RED).knight(RED, 13),
        moves: &["die own 1", "knights portal grey"],
        anywhere: true,
    },
    Way {
        name: "mirror",
        scene: |scene| flags(moved(scene, "knight", "own 1", "16").knight(RED, 16), "brown"),
        moves: &["mirror"],
        anywhere: true,
    },
    Way {
        name: "different action",
        scene: |scene| flags(moved(scene, "knight", "own 1", "3").knight(RED, 3).knight(BLUE, 4), "orange"),
        moves: &["different_action 4"],
        anywhere: false,
    },
];

/// Red is about to deploy in grey, where the builder and the lady stand; the allies of red are this one and Bors.
fn arrived(way: &Way, ally: &str, abilities: &[&str]) -> Merlin {
    let scene =
        Scene::new(2).modules(MODULES).tables(&allies([ally, "bors"], "")).tables(&learned(2, abilities));
    let scene = scene.vassal(RED, "builder", "grey").vassal(RED, "lady", "grey");
    let mut game = (way.scene)(scene).build();
    plays(&mut game, RED, way.moves);
    game
}

/// Red looks at the grey stack, which nobody has seen, and takes the tile that shows a material of orange.
fn take_decree(game: &mut Merlin) {
    play(game, RED, "decree look");
    for tile in ["d11", "d01", "d02", "d03"] {
        chance(game, &format!("decree show {tile}"));
    }
    play(game, RED, "decree take d11");
}

/// The action is over: with Merlin a staff may follow.
fn is_over(game: &Merlin) -> bool {
    matches!(open(game).top(), Frame::Window(Window::Between | Window::After))
}

/// INT-10.1, KRT-4.1, KRT-4.2: on every way Lamorak lets a vassal that stands there be deployed again, and it
/// acts; without him it cannot be deployed.
#[test]
fn lamorak_on_every_way() {
    for way in &WAYS {
        let mut game = arrived(way, "lamorak", &[]);
        for vassal in ["builder grey", "lady grey", "flag_bearer grey", "shield_bearer grey"] {
            assert!(offers_of(&game, RED, "deploy").contains(&vassal.to_owned()), "{}: {vassal}", way.name);
        }
        plays(&mut game, RED, &["deploy builder grey", "decree act"]);
        assert_eq!(
            (owned(&game, RED, "material grey"), place(&game, RED, "builder")),
            (1, "grey"),
            "{}",
            way.name
        );
        assert!(is_over(&game), "{}", way.name);
        let mut lady = arrived(way, "lamorak", &[]);
        plays(&mut lady, RED, &["deploy lady grey", "decree act"]);
        assert_eq!(castle(&lady, RED).influence_on_board(), 1, "{}", way.name);
        let without = arrived(way, "gawain", &[]);
        assert_eq!(
            offers_of(&without, RED, "deploy"),
            ["shield_bearer grey", "flag_bearer grey"],
            "{}",
            way.name
        );
        refused(&without, RED, "deploy builder grey", "MER-7.1");
    }
}

/// INT-10.1, DEC-3.1, DEC-3.9: on every way a decree may be taken in place of the act, also of a vassal
/// deployed again; it is asked for once, after the deployment and not before.
#[test]
fn decrees_on_every_way() {
    for way in &WAYS {
        for (ally, vassal, act) in
            [("gawain", "flag_bearer", "flag grey"), ("lamorak", "builder", "material grey")]
        {
            let mut game = arrived(way, ally, &[]);
            assert!(!offers(&game, RED).iter().any(|text| text.starts_with("decree")), "{}", way.name);
            refused(&game, RED, "decree look", "DEC-3.1");
            play(&mut game, RED, &format!("deploy {vassal} grey"));
            assert_eq!(offers(&game, RED), ["decree act", "decree look"], "{} {vassal}", way.name);
            let before = owned(&game, RED, act);
            take_decree(&mut game);
            let state = &open(&game).modules.decree;
            assert_eq!((state.owned(RED).len(), state.stack(merlin::Colour::Grey)), (1, 3), "{}", way.name);
            assert_eq!(
                (owned(&game, RED, "material orange"), owned(&game, RED, act)),
                (1, before),
                "{}",
                way.name
            );
            assert!(is_over(&game), "{}", way.name);
        }
    }
}

/// INT-10.2, INT-10.8, INT-10.18, FAV-4.1: deploy-anywhere goes with the ways on which the own knight or
/// Merlin came onto the space; the decree comes from where the vassal was deployed.
#[test]
fn anywhere_on_some_ways() {
    for way in &WAYS {
        let mut game = arrived(way, "lamorak", &["builder 2"]);
        let elsewhere = offers_of(&game, RED, "deploy").contains(&"builder blue".to_owned());
        assert_eq!(elsewhere, way.anywhere, "{}", way.name);
        if !way.anywhere {
            refused(&game, RED, "deploy builder blue", "MER-7.1");
            continue;
        }
        refused(&game, RED, "deploy flag_bearer blue", "MER-7.1");
        play(&mut game, RED, "deploy builder blue");
        take_decree(&mut game);
        let state = &open(&game).modules.decree;
        let left = [merlin::Colour::Grey, merlin::Colour::Blue].map(|colour| state.stack(colour));
        assert_eq!((left, place(&game, RED, "builder")), ([4, 3], "blue"), "{}", way.name);
    }
}

/// INT-10.1, DEC-3.8, KRT-4.1, KRT-4.3: the vassal influence space is none of these: Lamorak applies there, a
/// decree does not; with an activated vassal neither does.
#[test]
fn other_spaces_with_vassals() {
    let scene = |space: u8, ally: &str| {
        let scene = Scene::new(2).modules(MODULES).tables(&allies([ally, "bors"], ""));
        let scene = scene.vassal(RED, "builder", "grey").influence(RED, &["grey"]);
        moved(scene, "knight", "own 1", &space.to_string()).knight(RED, space).build()
    };
    let mut game = scene(23, "lamorak");
    play(&mut game, RED, "deploy builder grey");
    assert_eq!((owned(&game, RED, "material grey"), open(&game).top()), (1, Frame::Window(Window::After)));
    refused(&scene(23, "gawain"), RED, "deploy builder grey", "MER-7.1");
    let mut game = scene(9, "lamorak");
    refused(&game, RED, "deploy builder grey", "ARU-6.4");
    play(&mut game, RED, "arthur activate builder");
    assert_eq!((owned(&game, RED, "material grey"), open(&game).top()), (1, Frame::Window(Window::After)));
}
