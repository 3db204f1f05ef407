//! Arthur with gold, market and decrees: rondels, dice, turns and missions (sections 1 to 4 and 7 of the interactions).

use super::{allies, inner, outer, with_die};
use crate::support::{
    BLUE, RED, Scene, castle, chance, offers, offers_of, on_turn, open, owned, play, plays, points, refused,
    space,
};
use merlin::modules::arthur::SpaceKind as Inner;
use merlin::modules::gold::SpaceKind as Gold;
use merlin::{Components, Frame, Laid, Options, Ring, SpaceKind, Variants, Window};

const MARKET: &str = "arthur,gold,market";

fn layout(modules: &str) -> Laid {
    let base = Options::new(2, Components::printed()).expect("two players");
    base.with(modules.parse().expect("modules"), Variants::NONE).expect("built").layout()
}

/// INT-1.2, example INT-X23: four rondels, and the inner ring exactly with Arthur.
#[test]
fn four_rondels() {
    let kinds = |modules: &str| {
        let layout = layout(modules);
        let has = |kind: SpaceKind| layout.rondel.contains(&kind);
        (has(SpaceKind::Grail), has(Inner::MoveArthur.into()), has(Gold::GoldCoin.into()), layout.inner.len())
    };
    assert_eq!(kinds("none"), (true, false, false, 0));
    assert_eq!(kinds("arthur"), (false, true, false, 13));
    assert_eq!(kinds("gold"), (true, false, true, 0));
    assert_eq!(kinds("arthur,gold"), (false, true, true, 13));
    assert_eq!(kinds("arthur,gold,market"), kinds("arthur,gold"), "the market brings no rondel of its own");
    assert_eq!(layout("arthur").on(Ring::Inner), layout("arthur,gold").on(Ring::Inner));
}

/// INT-3.1, INT-3.2, INT-3.3, example INT-X3: Tristram makes 5 of 3, a coin 6, a flag 7 spaces; then no coin any more.
#[test]
fn tristram_a_coin_and_a_flag() {
    let scene = with_die("arthur,knights,gold", "own 3").tables(&allies(["tristram", "kay"], ""));
    let mut game =
        scene.knight(RED, 0).items(RED, &["flag black"]).tables("[gold]\ncoins = [3, 0]\n").build();
    plays(&mut game, RED, &["knights movement chosen 5", "gold coin chosen 6"]);
    assert!(offers_of(&game, RED, "gold coin chosen").iter().all(|text| text != "7"));
    play(&mut game, RED, "arthur more");
    refused(&game, RED, "gold coin chosen 5", "ARU-5.4");
    assert!(offers_of(&game, RED, "gold coin chosen").is_empty());
    assert!(!offers_of(&game, RED, "gold coin").is_empty(), "unused dice can still be changed");
    play(&mut game, RED, "walk clockwise");
    assert_eq!(castle(&game, RED).knight, Some(space(7)));
}

/// INT-3.8: Tristram serves a knight die that moves Merlin, Gawain a Merlin die that moves the knight, not
/// the other way round.
#[test]
fn means_look_at_the_die() {
    let scene = |die: &str, ally: &str| {
        let scene = with_die("arthur,knights", die).tables(&allies([ally, "kay"], ""));
        scene.items(RED, &["flag grey"]).build()
    };
    let mut game = scene("own 3", "tristram");
    plays(&mut game, RED, &["arthur switch merlin", "knights movement chosen 5", "walk clockwise"]);
    assert_eq!(open(&game).merlin.to_string(), "5");
    let mut game = scene("merlin 3", "gawain");
    plays(&mut game, RED, &["arthur switch knight", "knights special chosen 6"]);
    let mut game = scene("own 3", "gawain");
    play(&mut game, RED, "arthur switch merlin");
    refused(&game, RED, "knights special chosen 6", "KRT-5.1");
}

/// INT-3.5, INT-3.8, DEC-4.6: one decree serves a knight die that moves Arthur, never the Arthur die, chosen or unused.
#[test]
fn a_decree_and_the_arthur_die() {
    let tables = "[decree]\nstacks = { black = 3 }\nowned = [[\"d01\"], []]\nlooked = { black = [1] }\nknown = { black = [\"d05\", \"d13\", \"d20\"] }\n";
    let scene = |die: &str| with_die("arthur,decree", die).tables(tables).items(RED, &["flag grey"]).build();
    let mut game = scene("own 3");
    assert!(offers_of(&game, RED, "decree die").iter().all(|text| !text.starts_with("arthur")));
    plays(&mut game, RED, &["arthur switch arthur", "decree die chosen 4", "walk clockwise"]);
    assert_eq!(open(&game).modules.arthur.figure().map(|space| space.to_string()).as_deref(), Some("i4"));
    let mut game = scene("arthur 3");
    play(&mut game, RED, "arthur switch knight");
    refused(&game, RED, "decree die chosen 4", "DEC-4.6");
}

/// INT-10.1: on the stairs, and by the inner Merlin space, a decree may take the place of the act; INT-10.7:
/// an activated vassal is asked nothing.
#[test]
fn decrees_everywhere() {
    let mut game = inner("arthur,decree", 3, "").knight(RED, 21).build();
    plays(&mut game, RED, &["perform", "deploy builder black"]);
    assert_eq!(offers(&game, RED), ["decree act", "decree look"]);
    play(&mut game, RED, "decree look");
    for tile in ["d01", "d02", "d03", "d04"] {
        chance(&mut game, &format!("decree show {tile}"));
    }
    play(&mut game, RED, "decree take d02");
    assert_eq!((owned(&game, RED, "material black"), open(&game).top()), (0, Frame::Window(Window::After)));
    let mut game = inner("arthur,decree", 8, "").merlin(3).build();
    plays(&mut game, RED, &["arthur merlin clockwise 1", "deploy builder grey", "decree act"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::Between), "a staff may follow");
    let mut game = outer("arthur,decree", 9).vassal(RED, "lady", "blue").build();
    play(&mut game, RED, "arthur activate lady");
    assert_eq!(
        (castle(&game, RED).influence_on_board(), open(&game).top()),
        (1, Frame::Window(Window::After))
    );
}

/// INT-4.1, INT-4.2, MKT-2.3, MKT-2.4: after a mission of the ring the market is closed, as after any other.
#[test]
fn no_visit_after_a_ring_mission() {
    let scene = inner(MARKET, 10, "").tables("[gold]\ncoins = [3, 0]\n").hand(RED, &["m44"]);
    let mut game = scene.build();
    let mut alone = game;
    assert!(!offers_of(&game, RED, "market visit").is_empty());
    play(&mut game, RED, "arthur ring m44");
    assert!(offers_of(&game, RED, "market visit").is_empty());
    refused(&game, RED, "market visit plus", "MKT-2.3");
    play(&mut alone, RED, "perform");
    play(&mut alone, RED, "market visit plus");
}

/// INT-4.3: neither mistletoe nor a colour change tile is spent on a mission of the ring.
#[test]
fn a_ring_mission_costs_nothing() {
    let scene = inner("arthur,knights,gold", 10, "").tables(&allies(["gawain", "percival"], ""));
    let scene = scene.tables("[gold]\nmistletoe = [2, 0]\n").hand(RED, &["m44"]).items(RED, &["flag black"]);
    let mut game = scene.build();
    play(&mut game, RED, "arthur ring m44");
    let state = &open(&game).modules;
    assert_eq!((points(&game, RED), state.gold.mistletoe(RED), owned(&game, RED, "flag black")), (3, 2, 1));
    assert_eq!(state.knights.tiles("percival".parse().expect("an ally")), 8);
}

/// INT-7.12: a labourer's number is changed by no flag, and it moves the knight only; reverse, mirror and
/// different action serve.
#[test]
fn a_labourer() {
    let market = "[market]\n[[market.seat]]\nmarkers = [\"labourer 2\"]\n";
    let flags = ["flag black", "flag grey", "flag blue", "flag brown", "flag orange", "flag purple"];
    let scene = Scene::new(2).modules(MARKET).turn(RED).tables(market).knight(RED, 5).knight(BLUE, 9);
    let mut game = scene.items(RED, &flags).vassal(RED, "builder", "orange").build();
    play(&mut game, RED, "market labourer 2");
    for refused_move in ["arthur more", "arthur less", "arthur switch merlin"] {
        refused(&game, RED, refused_move, "INT-7.12");
    }
    for refused_move in ["turn_die", "apple 4"] {
        refused(&game, RED, refused_move, "MKT-5.5");
    }
    assert!(
        offers_of(&game, RED, "arthur switch").is_empty() && offers_of(&game, RED, "arthur more").is_empty()
    );
    play(&mut game, RED, "reverse");
    assert_eq!(castle(&game, RED).knight, Some(space(3)));
    // INT-7.13: the opposite space, twelve further.
    play(&mut game, RED, "mirror");
    assert_eq!(castle(&game, RED).knight, Some(space(15)));
    plays(&mut game, RED, &["different_action 9", "arthur activate builder"]);
    assert_eq!(owned(&game, RED, "material orange"), 1);
}

/// INT-2.1, INT-2.2: five dice are five turns, and a labourer is a sixth.
#[test]
fn five_turns_and_a_labourer() {
    let market = "[market]\n[[market.seat]]\nmarkers = [\"labourer 2\"]\n";
    let used =
        "dice = [\"own 1 used\", \"own 2 used\", \"own 3 used\", \"merlin 4 used\", \"arthur 5 used\"]";
    let last = used.replace("arthur 5 used", "arthur 5");
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"{MARKET}\"\n[turn]\nstart_player = 2\nplayer = 1\nround = 1\n\
         [[seat]]\n{last}\n[[seat]]\n{used}\n{market}"
    );
    let game = <merlin::Merlin as table::Game>::from_position(&text, Components::printed());
    let mut game = game.unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    refused(&game, RED, "market decline", "MKT-5.8");
    plays(&mut game, RED, &["die arthur 5", "walk clockwise", "forfeit", "end"]);
    assert_eq!(on_turn(&game), RED, "the labourer is a turn more");
    play(&mut game, RED, "market labourer 2");
}

/// INT-7.13: the mirror goes twelve spaces on, whatever rondel lies there.
#[test]
fn the_mirror() {
    for modules in ["arthur", "arthur,gold"] {
        let mut game = outer(modules, 3).items(RED, &["flag brown"]).build();
        play(&mut game, RED, "mirror");
        assert_eq!(castle(&game, RED).knight, Some(space(15)), "{modules}");
        assert!(!offers_of(&game, RED, "forfeit").is_empty());
    }
}

/// INT-2.8: a knight die used for a portal is a used knight die.
#[test]
fn a_portal_uses_the_die() {
    let mut game = with_die("arthur,knights", "own 3").tables(&allies(["gawain", "bors"], "")).build();
    plays(&mut game, RED, &["knights portal orange", "forfeit"]);
    let left = castle(&game, RED).dice.unused();
    let own = left.filter(|&(place, _)| open(&game).layout.dice[place] == merlin::Die::Own).count();
    assert_eq!(own, 2);
}

/// INT-2.10, INT-2.11: what is possible in which window, with many modules on; what belongs to an action is
/// in no window.
#[test]
fn what_is_possible_when() {
    let modules = "favor,arthur,knights,gold,market,decree";
    let flags =
        ["flag black", "flag grey", "flag blue", "flag purple", "flag orange", "flag brown", "shield blue"];
    let tables = [
        allies(["tristram", "bors"], ""),
        super::learned(&["shield_bearer 3"]),
        "[gold]\ncoins = [2, 0]\n[market]\n[[market.seat]]\nmarkers = [\"labourer 2\"]\n".to_owned(),
        "[decree]\nstacks = { black = 1 }\nowned = [[\"d01\", \"d02\", \"d03\"], []]\nlooked = { black = [1] }\nknown = { black = [\"d05\"] }\n".to_owned(),
    ];
    let scene = Scene::new(2).modules(modules).turn(RED).tables(&tables.concat()).hand(RED, &["m20"]);
    let scene = scene.items(RED, &flags).traitors(RED, &["black"]).knight(RED, 1).knight(BLUE, 9);
    let mut game = scene.build();
    let anywhere = [
        "complete m20",
        "market visit",
        "favor repel black",
        "decree",
        "gold coin own",
        "knights movement own",
    ];
    let chosen = [
        "gold coin chosen",
        "knights movement chosen",
        "apple",
        "turn_die",
        "arthur more",
        "arthur less",
        "arthur switch",
        "knights portal",
        "reverse",
    ];
    let moved = ["mirror", "different_action"];
    let start = ["die", "market labourer"];
    let windows: [(&str, &[&str]); 4] =
        [("", &start), ("die own", &chosen), ("walk", &moved), ("forfeit", &["end"])];
    let never = ["arthur ring", "knights castle", "knights influence", "market plus", "decree take"];
    for (step, own) in windows {
        if let Some(rest) = offers_of(&game, RED, step).first().filter(|_| !step.is_empty()).cloned() {
            play(&mut game, RED, format!("{step} {rest}").trim_end());
        }
        let now = offers(&game, RED);
        let has = |word: &str| now.iter().any(|text| text.starts_with(word));
        for word in anywhere {
            assert!(has(word), "{word} in the window after {step:?}: {now:?}");
        }
        for word in [&start[..], &chosen[..], &moved[..], &["end"]].concat() {
            assert_eq!(has(word), own.contains(&word), "{word} in the window after {step:?}: {now:?}");
        }
        assert!(never.iter().all(|word| !has(word)), "{now:?}");
    }
}

/// INT-2.10, INT-3.1, MKT-6.1: an apple-mistletoe marker changes the chosen Arthur die, until a flag has
/// changed the spaces.
#[test]
fn a_marker_as_an_apple() {
    let market = "[market]\n[[market.seat]]\nmarkers = [\"apple_mistletoe\"]\n";
    let scene = with_die(MARKET, "arthur 3").tables(market).items(RED, &["flag black"]);
    let mut game = scene.build();
    let mut changed = game;
    plays(&mut game, RED, &["market apple 5", "walk clockwise"]);
    assert_eq!(open(&game).modules.arthur.figure().map(|space| space.to_string()).as_deref(), Some("i5"));
    play(&mut changed, RED, "arthur more");
    assert!(offers_of(&changed, RED, "market apple").is_empty());
    refused(&changed, RED, "market apple 5", "ARU-5.4");
}

/// INT-4.7, KRT-13.2: with Bedivere the hand has six cards again after a mission of the ring and a regular one.
#[test]
fn bedivere_draws_as_many() {
    let scene = inner("arthur,knights", 10, "").tables(&allies(["gawain", "bedivere"], "")).larger_hand(RED);
    let mut game = scene.hand(RED, &["m20", "m44"]).items(RED, &["flag black", "flag purple"]).build();
    plays(&mut game, RED, &["arthur ring m44", "complete m20", "end"]);
    assert_eq!((open(&game).top(), castle(&game, RED).hand), (Frame::Replace(2), 4));
    for _ in 0..2 {
        play(&mut game, RED, "draw deck");
        crate::support::let_chance(&mut game);
    }
    assert_eq!((castle(&game, RED).hand, on_turn(&game)), (6, BLUE));
}
