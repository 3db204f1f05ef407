//! Allies with King's Favor and gold: the clauses of `docs/rules/en/merlin/interactions.md` that join them.

use super::{because, last_turn, score, site, state, table, tiles};
use crate::support::{
    BLUE, RED, Scene, mission, offers_of, open, owned, place, play, plays, points, refused, scored,
};
use merlin::modules::favor::Frame as Reward;
use merlin::modules::knights::{Frame as Due, Refusal as Reason};
use merlin::{Counted, Frame, Window};

/// A scene with King's Favor: red has these allies and has learned these abilities.
fn favor(allies: [&str; 2], more: &str, learned: &[&str]) -> Scene {
    let favor = format!("[favor]\nlearned = [{learned:?}, []]\n");
    Scene::new(2).modules("favor,knights").tables(&table(allies, more)).tables(&favor)
}

/// INT-5.1, FAV-6.1: each of two manors permits a castle.
#[test]
fn two_manors_two_castles() {
    let items = ["material grey", "material grey"];
    let base = favor(["gawain", "gaheris"], "", &["builder 3"]).knight_on(RED, 2).items(RED, &items);
    let mut game = base.rows(&["mmwwww", "WWllll", "LLmmMM"]).build();
    plays(&mut game, RED, &["build 0,2 grey", "knights castle", "favor build 0,3 grey", "knights castle"]);
    assert_eq!((state(&game).castles().len(), tiles(&game, "gaheris")), (2, 0));
    assert!(state(&game).castles().contains(site("0,3")));
}

/// INT-10.3: deployed anywhere a vassal acts twice beside the marshal, and only there.
#[test]
fn anywhere_beside_the_marshal() {
    let scene = favor(["lancelot", "bors"], "marshal = \"blue\"", &["builder 2"]);
    let mut game = scene.clone().knight_on(RED, 4).build();
    play(&mut game, RED, "deploy builder blue");
    assert_eq!(owned(&game, RED, "material blue"), 2);
    let mut game = scene.knight_on(RED, 8).build();
    play(&mut game, RED, "deploy builder grey");
    assert_eq!(owned(&game, RED, "material grey"), 1, "although the space was the marshal's");
}

/// INT-10.5: each of the lady's two deployments acts twice; Lamorak does not apply to them.
#[test]
fn the_lady_and_the_marshal() {
    let scene = favor(["lancelot", "bors"], "marshal = \"blue\"", &["lady 3"]);
    let mut game = scene.knight_on(RED, 15).influence(RED, &["blue"]).build();
    plays(&mut game, RED, &["favor deploy builder blue", "favor deploy flag_bearer blue"]);
    assert_eq!((owned(&game, RED, "material blue"), owned(&game, RED, "flag blue")), (2, 2));
    let scene = favor(["lamorak", "bors"], "", &["lady 3"]).knight_on(RED, 15).influence(RED, &["blue"]);
    let game = scene.vassal(RED, "builder", "blue").build();
    refused(&game, RED, "favor deploy builder blue", "MER-7.1");
}

/// INT-10.18: there again by Lamorak, elsewhere by the ability; not again where a vassal stands elsewhere.
#[test]
fn lamorak_and_anywhere() {
    let scene = favor(["lamorak", "bors"], "", &["builder 2"]).knight_on(RED, 4);
    let game = scene.clone().vassal(RED, "builder", "grey").build();
    assert_eq!(offers_of(&game, RED, "deploy builder").len(), 6);
    let mut game = scene.vassal(RED, "builder", "blue").build();
    refused(&game, RED, "deploy builder blue", "MER-7.1");
    play(&mut game, RED, "deploy builder brown");
    assert_eq!(place(&game, RED, "builder"), "brown");
}

/// INT-10.2: a portal brings the knight onto the space, so a vassal may be deployed anywhere.
#[test]
fn a_portal_and_anywhere() {
    let mut game = favor(["gawain", "bors"], "", &["builder 2"]).turn(RED).build();
    plays(&mut game, RED, &["die own 1", "knights portal orange", "deploy builder brown"]);
    assert_eq!((place(&game, RED, "builder"), owned(&game, RED, "material brown")), ("brown", 1));
}

/// INT-11.2, KRT-8.3: both extra points; the ally tile goes by the space.
#[test]
fn points_of_choice() {
    let scene = favor(["geraint", "bors"], "", &["flag_bearer 3"]).knight_on(RED, 3);
    let mut game = scene.items(RED, &["flag grey", "flag black"]).build();
    let events = play(&mut game, RED, "favor count flag");
    assert_eq!(scored(&events), [(RED, 2, "MER-8.1"), (RED, 1, "KRT-8.1"), (RED, 1, "FAV-8.2")]);
    assert!(state(&game).performed().contains(Counted::Shield));
    assert!(!state(&game).performed().contains(Counted::Flag));
}

/// INT-12.1, INT-13.6: the shield-bearer's ability repels, in a turn and in a scoring.
#[test]
fn the_ability_repels() {
    let scene = favor(["gareth", "bors"], "", &["shield_bearer 3"]).traitors(RED, &["brown"]);
    let mut game = scene.clone().turn(RED).build();
    let told = scored(&play(&mut game, RED, "favor repel brown"));
    assert_eq!(told, [(RED, 1, "KRT-7.1"), (RED, 1, "FAV-7.1")]);
    let mut game = last_turn(scene, 2).build();
    score(&mut game);
    let events = play(&mut game, RED, "favor repel brown");
    assert!(scored(&events).contains(&(RED, 1, "KRT-7.1")));
}

/// INT-4.5: a card completed with a colour change tile may be turned into an ability.
#[test]
fn another_colour_and_an_ability() {
    let scene = favor(["gawain", "percival"], "", &[]).turn(RED).hand(RED, &["m20"]);
    let mut game = scene.items(RED, &["flag black", "flag grey"]).build();
    play(&mut game, RED, "knights complete m20");
    assert_eq!(open(&game).top(), Reward::Reward(mission("m20")).into());
    play(&mut game, RED, "favor learn builder 1");
    assert_eq!(points(&game, RED), 0);
}

/// A scene with gold: red has these allies, coins and mistletoe.
fn gold(allies: [&str; 2], coins: u8, mistletoe: u8) -> Scene {
    let gold = format!("[gold]\ncoins = [{coins}, 0]\nmistletoe = [{mistletoe}, 0]\n");
    Scene::new(2).modules("knights,gold").tables(&table(allies, "")).tables(&gold)
}

/// INT-3.1, INT-3.2, INT-3.4, example INT-X3: Tristram makes 5 of 3, a coin makes 6; then neither raises it further.
#[test]
fn tristram_and_a_coin() {
    let mut game = gold(["tristram", "kay"], 2, 0).turn(RED).build();
    plays(&mut game, RED, &["die own 3", "knights movement chosen 5", "gold coin chosen 6"]);
    refused(&game, RED, "gold coin chosen 1", "GLD-2.3");
    refused(&game, RED, "knights movement chosen 1", "KRT-3.2");
    plays(&mut game, RED, &["walk clockwise", "forfeit", "gold coin own 2 3", "knights movement own 3 1"]);
    assert!(offers_of(&game, RED, "knights movement").contains(&"own 1 3".to_owned()));
}

/// INT-3.2: Gawain after a coin on the same Merlin die.
#[test]
fn gawain_and_a_coin() {
    let mut game = gold(["gawain", "kay"], 1, 0).turn(RED).build();
    plays(&mut game, RED, &["die merlin 4", "gold coin chosen 5", "knights special chosen 1"]);
    assert_eq!(open(&game).turn.die().map(|(_, pips)| pips.get()), Some(1));
}

/// INT-4.4: one colour change tile, and mistletoe for other requirements of the card.
#[test]
fn another_colour_and_mistletoe() {
    let scene = gold(["gawain", "percival"], 0, 1).turn(RED).hand(RED, &["m44"]);
    let mut game = scene.items(RED, &["flag grey", "shield blue"]).build();
    refused(&game, RED, "knights complete m44", "KRT-12.3");
    let refusal = refused(&game, RED, "knights complete m44 2 0", "INT-4.4");
    assert_eq!(refusal, because(Reason::TooMuchHelp(mission("m44"))));
    assert_eq!(offers_of(&game, RED, "knights complete"), ["m44 1 0"]);
    play(&mut game, RED, "knights complete m44 1 0");
    assert_eq!((points(&game, RED), tiles(&game, "percival")), (3, 7));
    assert_eq!(open(&game).modules.gold.mistletoe(RED), 0);
    let poor = gold(["gawain", "percival"], 0, 0).turn(RED).hand(RED, &["m44"]);
    let game = poor.items(RED, &["flag grey", "shield blue"]).build();
    let refusal = refused(&game, RED, "knights complete m44 1 0", "INT-4.4");
    assert_eq!(refusal, because(Reason::TooLittleHelp(mission("m44"))));
    assert_eq!(offers_of(&game, RED, "knights complete"), [""; 0]);
}

/// INT-2.11: Galahad, a castle and Kay's tile are choices inside an action, no free actions.
#[test]
fn no_free_actions() {
    let game = gold(["gawain", "kay"], 0, 0).turn(RED).build();
    refused(&game, RED, "knights wild flag black", "KRT-9.1");
    refused(&game, RED, "knights castle", "KRT-11.1");
    refused(&game, RED, "knights influence", "KRT-14.1");
    assert_ne!(open(&game).top(), Frame::from(Due::FirstGift));
    assert_eq!((open(&game).top(), points(&game, BLUE)), (Frame::Window(Window::Start), 0));
}
