//! MKT-2.7, MKT-3.6: buying is neither taking nor an action, and nothing but a visit takes from the market board.

use super::board;
use crate::support::{
    BLUE, RED, Scene, castle, chance, let_chance, offers, offers_of, open, owned, place, play, plays,
    refused, supply,
};
use merlin::{Components, Event, Frame, Merlin, Window};
use table::Game;

const GOLD: &str = "[gold]\ncoins = [3, 3]\nmistletoe = [0, 0]\n";

/// Blue has all purple shields; the purple shield marker lies on the market board.
fn exhausted(modules: &str) -> Scene {
    Scene::new(2).modules(modules).tables(GOLD).items(BLUE, &["shield purple"; 6])
}

fn allies(names: [&str; 2]) -> String {
    format!("[knights]\nallies = [{names:?}]\n")
}

/// Window `moved`: red's knight, or Arthur, has come to this space.
fn on(scene: Scene, figure: &str, space: &str) -> Scene {
    let (die, action) = match space.strip_prefix('i') {
        Some(_) => ("arthur 5", format!("{space:?}")),
        None => ("own 1", space.to_owned()),
    };
    let scene = scene.turn(RED).due(&["window moved"]).fact("die", &format!("{die:?}"));
    let scene = scene.fact("figure", &format!("{figure:?}")).fact("action", &action);
    match space.parse() {
        Ok(space) => scene.knight(RED, space),
        Err(_) => scene.tables(&format!("[arthur]\nfigure = {space:?}\n")),
    }
}

/// The purple shield cannot be taken in this way, and this clause says why; the marker still lies on the
/// board and can be bought.
fn not_from_the_board(game: &Merlin, word: &str, clause: &str) {
    assert_eq!((supply(game, "shield purple"), board(game).contains(&"shield purple".to_owned())), (0, true));
    let found = offers_of(game, RED, word);
    assert!(!found.contains(&"shield purple".to_owned()), "{word}: {found:?}");
    refused(game, RED, &format!("{word} shield purple"), clause);
    if matches!(open(game).top(), Frame::Window(_)) {
        let mut bought = *game;
        play(&mut bought, RED, "market visit shield purple");
        assert_eq!((owned(&bought, RED, "shield purple"), supply(&bought, "shield purple")), (0, 0));
    }
}

/// MKT-3.6, MER-8.5: the influence space; with influence in purple alone the action lapses.
#[test]
fn the_influence_space() {
    let game = on(exhausted("gold,market"), "knight", "15").influence(RED, &["purple", "grey"]).build();
    assert_eq!(offers_of(&game, RED, "take"), ["shield grey"]);
    not_from_the_board(&game, "take", "MER-8.4");
    let mut alone = on(exhausted("gold,market"), "knight", "15").influence(RED, &["purple"]).build();
    assert_eq!(offers_of(&alone, RED, "take"), [""; 0]);
    not_from_the_board(&alone, "take", "MER-8.5");
    play(&mut alone, RED, "forfeit");
}

/// MKT-3.6, KRT-9.5: Galahad redirects to a principality that has the piece, not to the board.
#[test]
fn a_wild_tile() {
    let scene = exhausted("knights,gold,market").tables(&allies(["gawain", "galahad"]));
    let game = on(scene, "knight", "15").influence(RED, &["grey"]).build();
    assert_eq!(offers_of(&game, RED, "knights wild").len(), 4, "neither grey itself nor purple");
    not_from_the_board(&game, "knights wild", "KRT-9.5");
}

/// MKT-3.6, KRT-9.4, KRT-9.5: a Pict with the purple shield can be redirected to what there is, not to the board.
#[test]
fn a_wild_tile_for_a_pict() {
    let display = "[arthur]\nfigure = \"i5\"\ndisplay = [\"p04\", \"p01\", \"p02\", \"p03\"]\n";
    let scene =
        exhausted("arthur,knights,gold,market").tables(&allies(["gawain", "galahad"])).tables(display);
    let scene =
        scene.turn(RED).due(&["window moved"]).fact("die", "\"arthur 5\"").fact("figure", "\"arthur\"");
    let mut game = scene.fact("action", "\"i5\"").build();
    play(&mut game, RED, "arthur take p04");
    let_chance(&mut game);
    assert_eq!(offers_of(&game, RED, "knights wild").len(), 5);
    assert_eq!(offers_of(&game, RED, "take"), [""; 0]);
    not_from_the_board(&game, "knights wild", "KRT-9.1");
    play(&mut game, RED, "knights wild shield black");
    assert_eq!((owned(&game, RED, "shield black"), open(&game).top()), (1, Frame::Window(Window::After)));
}

/// MKT-3.6, MER-8.4, MER-7.10: the same with materials: neither the influence space nor a builder takes the marker.
#[test]
fn materials() {
    let scene = || {
        let scene = Scene::new(2).modules("gold,market").tables(GOLD).items(BLUE, &["material purple"; 6]);
        scene.influence(RED, &["purple", "grey"])
    };
    let game = on(scene(), "knight", "19").build();
    assert_eq!(offers_of(&game, RED, "take"), ["material grey"]);
    refused(&game, RED, "take material purple", "MER-8.4");
    let mut builder = on(scene(), "knight", "12").build();
    play(&mut builder, RED, "deploy builder purple");
    assert_eq!(
        (castle(&builder, RED).items.total(), open(&builder).modules.market.items(RED).count()),
        (0, 0)
    );
    assert!(board(&builder).contains(&"material purple".to_owned()));
    play(&mut builder, RED, "market visit material purple");
}

/// MKT-3.6, MER-7.10, KRT-6.2: a shield-bearer in purple brings nothing, not even beside the marshal.
#[test]
fn a_vassal() {
    for ally in ["gawain", "lancelot"] {
        let marshal = if ally == "lancelot" { "marshal = \"purple\"\n" } else { "" };
        let scene = exhausted("knights,gold,market").tables(&(allies([ally, "bors"]) + marshal));
        let mut game = on(scene, "knight", "12").build();
        let events = play(&mut game, RED, "deploy shield_bearer purple");
        assert!(!events.iter().any(|event| matches!(event, Event::Took { .. })), "{events:?}");
        assert_eq!(place(&game, RED, "shield_bearer"), "purple");
        assert!(board(&game).contains(&"shield purple".to_owned()));
        assert_eq!(open(&game).modules.market.items(RED).count(), 0);
    }
}

/// MKT-3.6, MER-10.2: an exchange space of another rondel takes from supplies, not from the board.
#[test]
fn an_exchange() {
    let text = include_str!("../../../../../components/merlin/gold.toml").replacen(
        "kind = \"relocate\"",
        "kind = \"exchange\"",
        1,
    );
    let components = Components::read(&text).expect("a rondel with an exchange space");
    let position = on(exhausted("gold,market"), "knight", "14").items(RED, &["flag blue"]).position();
    let mut game = Merlin::from_position(&position, components).expect("a position");
    play(&mut game, RED, "return flag blue");
    assert_eq!(offers_of(&game, RED, "take").len(), 18 - 1);
    not_from_the_board(&game, "take", "MER-10.2");
}

/// MKT-3.6, MER-11.20: the gift of a tower.
#[test]
fn a_tower() {
    let rows = ["Mmwwww", "WWllll", "LLmmmM"];
    let scene = on(exhausted("gold,market"), "knight", "2").items(RED, &["material grey"]).rows(&rows);
    let mut game = scene.build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(offers_of(&game, RED, "take").len(), 12 - 1);
    not_from_the_board(&game, "take", "MER-11.20");
}

/// MKT-3.6, TRE-4.10: the treasure tile *influence* gives the material alone; the kind that its supply lacks
/// is not made up for.
#[test]
fn a_treasure() {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"].map(|own| format!("material {own}"));
    let gold = "[gold]\ncoins = [3, 3, 3, 3]\nmistletoe = [0, 0, 0, 0]\n";
    let scene =
        Scene::new(4).modules("gold,market,treasures").tables(gold).items(BLUE, &["shield purple"; 6]);
    let scene = on(scene, "knight", "2").items(RED, &colours.each_ref().map(String::as_str));
    let mut game = scene.influence(RED, &["purple"]).build();
    let site = offers_of(&game, RED, "build").into_iter().find(|text| text.starts_with("0,3 "));
    play(&mut game, RED, &format!("build {}", site.expect("t04: material and shield")));
    if let Some(from) = offers_of(&game, RED, "treasures from").first().cloned() {
        play(&mut game, RED, &format!("treasures from {from}"));
    }
    assert_eq!((owned(&game, RED, "shield purple"), open(&game).top()), (0, Frame::Window(Window::After)));
    assert_eq!(owned(&game, RED, "material purple"), 2);
    assert!(board(&game).contains(&"shield purple".to_owned()));
    assert_eq!(open(&game).modules.market.items(RED).count(), 0);
}

/// MKT-3.6, ARU-4.5, ARU-4.2: a Pict with the purple shield brings nothing; the inner shield space offers no
/// purple one.
#[test]
fn picts_and_the_inner_ring() {
    let scene = exhausted("arthur,gold,market")
        .tables("[arthur]\nfigure = \"i5\"\ndisplay = [\"p04\", \"p01\", \"p02\", \"p03\"]\n");
    let scene =
        scene.turn(RED).due(&["window moved"]).fact("die", "\"arthur 5\"").fact("figure", "\"arthur\"");
    let mut game = scene.fact("action", "\"i5\"").build();
    let mut events = play(&mut game, RED, "arthur take p04");
    events.extend(let_chance(&mut game));
    assert!(!events.iter().any(|event| matches!(event, Event::Took { .. })), "{events:?}");
    assert!(board(&game).contains(&"shield purple".to_owned()));
    // ARU-6.4: nor does a shield-bearer who is activated there.
    let scene = exhausted("arthur,gold,market").vassal(RED, "shield_bearer", "purple");
    let mut activated = on(scene, "knight", "9").build();
    let events = play(&mut activated, RED, "arthur activate shield_bearer");
    assert!(!events.iter().any(|event| matches!(event, Event::Took { .. })), "{events:?}");
    assert_eq!(open(&activated).modules.market.items(RED).count(), 0);
    let inner = on(exhausted("arthur,gold,market"), "arthur", "i1").build();
    assert_eq!(offers_of(&inner, RED, "take").len(), 5);
    not_from_the_board(&inner, "take", "ARU-3.2");
}

/// MKT-3.6, DEC-3.6, DEC-4.7: neither the piece that a decree shows nor the one for two decrees comes from the board.
#[test]
fn decrees() {
    let mut game = on(exhausted("gold,market,decree"), "knight", "4").build();
    plays(&mut game, RED, &["deploy builder grey", "decree look"]);
    for tile in ["d04", "d01", "d02", "d03"] {
        chance(&mut game, &format!("decree show {tile}"));
    }
    let events = play(&mut game, RED, "decree take d04");
    assert!(!events.iter().any(|event| matches!(event, Event::Took { .. })), "{events:?}");
    assert_eq!(open(&game).modules.decree.owned(RED).len(), 1, "DEC-3.7");
    let two = "[decree]\nstacks = { black = 2 }\nowned = [[\"d01\", \"d02\"]]\nlooked = { black = [1] }\n\
               known = { black = [\"d03\", \"d05\"] }\n";
    let game = exhausted("gold,market,decree").tables(two).turn(RED).build();
    assert_eq!(offers_of(&game, RED, "decree item").len(), 18 - 1);
    not_from_the_board(&game, "decree item", "DEC-4.7");
}

/// MKT-3.6, CRL-4.3, CRL-4.8, INT-9.7: at the smith and the trader, too, only what is stored can be taken.
#[test]
fn districts() {
    let mut smith = on(exhausted("gold,market,caerleon"), "knight", "4").build();
    play(&mut smith, RED, "deploy shield_bearer grey");
    assert_eq!(offers_of(&smith, RED, "take").len(), 5);
    not_from_the_board(&smith, "take", "CRL-4.3");
    let mut trader = on(exhausted("gold,market,caerleon"), "knight", "0").items(RED, &["flag blue"]).build();
    plays(&mut trader, RED, &["deploy builder black", "return flag blue"]);
    assert_eq!(offers_of(&trader, RED, "take").len(), 18 - 1);
    not_from_the_board(&trader, "take", "CRL-4.10");
    // With all 36 shields gone the smith gives nothing, though six shield markers are for sale.
    let shields = ["black", "grey", "blue", "purple", "orange", "brown"].map(|own| format!("shield {own}"));
    let scene = Scene::new(2).modules("gold,market,caerleon").tables(GOLD);
    let scene = (0..6).fold(scene, |scene, _| scene.items(BLUE, &shields.each_ref().map(String::as_str)));
    let mut empty = on(scene, "knight", "4").build();
    let events = play(&mut empty, RED, "deploy shield_bearer grey");
    assert!(!events.iter().any(|event| matches!(event, Event::Took { .. })), "{events:?}");
    assert_eq!(open(&empty).top(), Frame::Window(Window::After));
    assert_eq!(board(&empty).iter().filter(|marker| marker.starts_with("shield")).count(), 6);
}

/// MKT-3.6, MOR-7.6, INT-8.9: witch's gold takes from the blocked principality, nothing from the board.
#[test]
fn witch_gold() {
    let kitchen =
        "[morgana]\nfigure = \"purple\"\ntokens = [\"c2/2\", \"c1/1\", \"c3/1\", \"c4/1\", \"c5/1\"]\n";
    let scene = exhausted("gold,market,morgana").tables(kitchen).turn(RED);
    let mut game = scene.build();
    plays(&mut game, RED, &["morgana die 1", "morgana place cauldron 1", "done", "morgana pay"]);
    let kinds = offers_of(&game, RED, "take");
    assert_eq!(kinds, ["flag purple", "material purple"]);
    not_from_the_board(&game, "take", "MOR-7.6");
}

/// MKT-2.7, KRT-9.1, KRT-6.2, DEC-3.1: a marker bought is not taken from a principality, so no wild tile is
/// asked for and none helps, and no decree; it is exactly one marker for one coin, whoever the allies are.
#[test]
fn nothing_substitutes_a_purchase() {
    for names in [["gawain", "galahad"], ["lamorak", "bors"], ["geraint", "kay"]] {
        let scene =
            Scene::new(2).modules("favor,knights,gold,market,decree").tables(GOLD).tables(&allies(names));
        let favor = "[favor]\nlearned = [[\"builder 3\", \"lady 3\", \"builder 2\"], []]\n";
        let mut game = scene.tables(favor).turn(RED).knight(RED, 1).build();
        for (step, clause) in
            [("die own 1", "KRT-9.1"), ("walk clockwise", "KRT-9.1"), ("forfeit", "MER-11.18")]
        {
            let mut bought = game;
            let before = open(&bought).top();
            let events = play(&mut bought, RED, "market visit shield purple");
            assert_eq!(events, [super::visited(RED, "shield purple")], "{names:?} before {step}");
            assert_eq!((open(&bought).top(), super::coins(&bought, RED)), (before, 2), "nothing is asked");
            assert_eq!(
                (castle(&bought, RED).items.total(), open(&bought).modules.market.items(RED).count()),
                (0, 1)
            );
            for word in ["knights wild", "decree", "favor deploy", "favor build", "staff"] {
                assert_eq!(offers_of(&bought, RED, word), [""; 0], "{word} before {step}");
            }
            let wild = ["knights wild shield black", "decree look", "market plus"];
            for text in wild {
                assert!(!offers(&bought, RED).contains(&text.to_owned()));
            }
            refused(&bought, RED, "knights wild shield black", clause);
            play(&mut game, RED, step);
        }
    }
}

/// MKT-2.7, MKT-2.1, MER-6.13: a staff, a second manor or a second deployment repeats the action, never the purchase.
#[test]
fn nothing_repeats_a_purchase() {
    let scene =
        Scene::new(2).modules("favor,knights,gold,market").tables(GOLD).tables(&allies(["geraint", "kay"]));
    let scene = scene.tables("[favor]\nlearned = [[\"lady 3\"], []]\n");
    let mut game = scene.clone().merlin_on(RED, 3).build();
    plays(&mut game, RED, &["perform", "market visit plus", "staff"]);
    play(&mut game, RED, "perform");
    assert_eq!((open(&game).modules.market.plus(RED), super::coins(&game, RED)), (1, 2));
    refused(&game, RED, "market visit plus", "MKT-2.1");
    // Between the two deployments of the lady's ability; the purchase takes the place of neither.
    let mut game = scene.knight_on(RED, 23).influence(RED, &["grey"]).build();
    plays(&mut game, RED, &["favor deploy builder grey", "market visit shield grey"]);
    refused(&game, RED, "market visit plus", "MKT-2.1");
    play(&mut game, RED, "favor deploy shield_bearer grey");
    assert_eq!((owned(&game, RED, "material grey"), owned(&game, RED, "shield grey")), (1, 1));
    assert_eq!(open(&game).modules.market.items(RED).count(), 1);
    refused(&game, RED, "market visit plus", "MKT-2.1");
}

/// MKT-2.7, INT-9.7, INT-8.6: buying is no taking from a blocked place: the marker of the blocked colour, and
/// a shield marker while the smith is blocked, are for sale.
#[test]
fn buying_is_never_blocked() {
    for (modules, blocked) in [("gold,market,morgana", "purple"), ("gold,market,caerleon,morgana", "grey")] {
        let scene = Scene::new(2).modules(modules).tables(GOLD).turn(RED);
        let mut game = scene.tables(&format!("[morgana]\nfigure = {blocked:?}\n")).build();
        assert_eq!(offers_of(&game, RED, "market visit").len(), 20, "{modules}");
        play(&mut game, RED, "market visit shield purple");
        assert_eq!(open(&game).modules.market.items(RED).count(), 1);
    }
}
