//! Allies with the market, treasures and decrees: the clauses of `docs/rules/en/merlin/interactions.md` that join them.

use super::{score, state, table, tiles};
use crate::support::{
    BLUE, GREEN, RED, Scene, chance, offers, offers_of, on_turn, open, owned, play, plays, points, refused,
    scored,
};
use merlin::modules::knights::Ally;
use merlin::{Colour, Event, Frame, Merlin, Window};

/// A scene for two with the market: red has these allies and these markers.
fn market(allies: [&str; 2], more: &str, markers: &[&str]) -> Scene {
    let market = format!(
        "[gold]\ncoins = [2, 2]\nmistletoe = [0, 0]\n[market]\n[[market.seat]]\nmarkers = {markers:?}\n"
    );
    Scene::new(2).modules("knights,gold,market").tables(&table(allies, more)).tables(&market)
}

/// INT-6.6, INT-6.7: a marker permits a plus marker under it and a tile of Kay beside it; both are asked for.
#[test]
fn plus_and_kay() {
    let mut game = market(["lancelot", "kay"], "marshal = \"blue\"", &["plus"]).knight_on(RED, 8).build();
    play(&mut game, RED, "deploy lady blue");
    plays(&mut game, RED, &["market plus", "knights influence", "done"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    let blue = Colour::Blue;
    assert_eq!(open(&game).strength_in_principality(RED, blue), 2 + 1 + 1, "markers, plus marker, tile");
    assert_eq!(open(&game).worth_of_principality(blue), 3, "without the tile (INT-6.2)");
}

/// INT-6.1, INT-6.2, INT-6.4, INT-13.6: strength and worth in the scoring; plus marker and tile go home.
#[test]
fn plus_and_kay_are_scored() {
    let market = "[gold]\n[market]\n[[market.seat]]\nunder = { grey = 1 }\n";
    let knights = table(["gawain", "kay"], "influence = { grey = 1 }");
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    let scene = Scene::new(2).modules("knights,gold,market").tables(&knights).tables(market);
    let scene = scene.round(2).start(RED).turn(BLUE).dice(BLUE, dice).influence(RED, &["grey"]);
    let scene = scene.dice(RED, ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"]);
    let mut game = scene.influence(BLUE, &["grey", "grey"]).build();
    let told = scored(&score(&mut game));
    assert!(told.contains(&(RED, 4, "MER-15.19")), "3 to 2, worth 1 + 2 + 1: {told:?}");
    assert_eq!((tiles(&game, "kay"), open(&game).modules.market.under(RED, Colour::Grey)), (2, 0));
}

/// INT-7.12, INT-3.6: neither Tristram nor a portal serves a day labourer.
#[test]
fn a_labourer_is_no_die() {
    for (allies, choice, clause) in [
        (["tristram", "kay"], "knights movement chosen 4", "MKT-5.5"),
        (["gawain", "bors"], "knights portal orange", "INT-7.12"),
        (["gawain", "kay"], "knights special chosen 4", "MKT-5.5"),
    ] {
        let mut game = market(allies, "", &["labourer 3"]).turn(RED).build();
        let labourer = offers(&game, RED).into_iter().find(|text| text.starts_with("market labourer"));
        play(&mut game, RED, &labourer.expect("the labourer can be used"));
        refused(&game, RED, choice, clause);
        assert!(!offers(&game, RED).contains(&choice.to_owned()));
    }
}

/// INT-12.1, INT-12.2: a shield marker repels as a shield does and goes to the market board.
#[test]
fn a_shield_marker_repels() {
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    let scene = market(["gareth", "kay"], "", &["shield grey"]).traitors(RED, &["grey"]);
    let scene = scene.round(2).start(RED).turn(BLUE).dice(BLUE, dice);
    let scene = scene.dice(RED, ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"]);
    let mut game = scene.build();
    let told = scored(&score(&mut game));
    assert_eq!(told, [(RED, 1, "KRT-7.1")]);
    assert_eq!(open(&game).modules.market.items(RED).count(), 0);
}

/// INT-4.9: markers count for a requirement in another colour, too; Kay's tiles never do.
#[test]
fn markers_and_another_colour() {
    let scene = market(["gawain", "percival"], "", &["shield grey"]).turn(RED).hand(RED, &["m28", "m14"]);
    let mut game = scene.items(RED, &["shield purple"]).build();
    refused(&game, RED, "knights complete m14", "KRT-12.1");
    play(&mut game, RED, "knights complete m28");
    assert_eq!(points(&game, RED), 2);
}

/// INT-4.4, MKT-6.1: apple-mistletoe markers for other requirements of the card.
#[test]
fn another_colour_and_markers() {
    let scene = market(["gawain", "percival"], "", &["apple_mistletoe"]).turn(RED).hand(RED, &["m44"]);
    let mut game = scene.items(RED, &["flag grey", "shield blue"]).build();
    assert_eq!(offers_of(&game, RED, "knights complete"), ["m44 0 1"]);
    play(&mut game, RED, "knights complete m44 0 1");
    assert_eq!((points(&game, RED), open(&game).modules.market.fruits(RED)), (3, 0));
}

/// INT-4.8: a swap completes nothing, so the market is open in the same turn; INT-4.6: a completed card closes it.
#[test]
fn a_swap_and_the_market() {
    let scene = market(["gawain", "bedivere"], "", &[]).larger_hand(RED).turn(RED).hand(RED, &["m50"]);
    let mut game = scene.display(&["m01", "m02", "m03"]).build();
    plays(&mut game, RED, &["knights swap m50 m01", "market visit shield purple"]);
    assert_eq!(open(&game).modules.gold.coins(RED), 1);
}

/// A scene for four with treasures; red stands on a build space and can pay any tile. Tiles lie sorted by
/// terrain, and the treasures in the order of the file.
fn treasures(allies: [&str; 2], more: &str) -> Scene {
    let items = ["black", "grey", "blue", "purple", "orange", "brown"].map(|name| format!("material {name}"));
    let scene = Scene::new(4).modules("knights,treasures").tables(&table(allies, more)).knight_on(RED, 2);
    scene.items(RED, &items.each_ref().map(String::as_str))
}

/// Red builds there, with the first material that fits.
fn build(game: &mut Merlin, site: &str) -> Vec<Event> {
    let fits = |text: &&String| text.split(' ').next() == Some(site);
    let offer = offers_of(game, RED, "build").iter().find(fits).cloned().expect("the tile can be built on");
    play(game, RED, &format!("build {offer}"))
}

/// INT-5.5, KRT-11.7: the effect of a treasure tile happens once, castle or not.
#[test]
fn a_castle_on_a_treasure() {
    let mut game = treasures(["gawain", "gaheris"], "").build();
    let mut events = build(&mut game, "0,2");
    events.extend(play(&mut game, RED, "knights castle"));
    assert_eq!(scored(&events), [(RED, 1, "TRE-4.8")], "t03: a point and an apple");
    assert_eq!((open(&game).castle(RED).apples, open(&game).top()), (2, Frame::Window(Window::After)));
}

/// INT-9.1: Galahad for each piece of a treasure tile *influence*.
#[test]
fn galahad_on_a_treasure() {
    let mut game = treasures(["gawain", "galahad"], "").influence(RED, &["grey"]).build();
    build(&mut game, "0,3");
    play(&mut game, RED, "treasures from grey");
    // t04 shows a material and a shield; the last one shown is asked for first.
    plays(&mut game, RED, &["knights wild shield black", "take material grey"]);
    assert_eq!((owned(&game, RED, "shield black"), tiles(&game, "galahad")), (1, 5));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// INT-9.1: with one tile left the second piece comes as usual, without a question.
#[test]
fn the_last_wild_tile() {
    let scene = treasures(["gawain", "galahad"], "spent = { galahad = 5 }").influence(RED, &["grey"]);
    let mut game = scene.build();
    build(&mut game, "0,3");
    plays(&mut game, RED, &["treasures from grey", "knights wild shield black"]);
    assert_eq!((owned(&game, RED, "material grey"), tiles(&game, "galahad")), (2, 0));
}

/// INT-12.1: a traitor discarded by a treasure tile with Excalibur is repelled.
#[test]
fn excalibur_on_a_treasure() {
    let mut game = treasures(["gareth", "bors"], "").traitors(RED, &["brown"]).build();
    build(&mut game, "0,0");
    assert_eq!(scored(&play(&mut game, RED, "dismiss brown")), [(RED, 1, "KRT-7.1")]);
}

/// INT-6.5: when an influence marker leaves, Kay's tile stays until the scoring.
#[test]
fn kay_stays_when_a_marker_leaves() {
    let allies =
        "[knights]\nallies = [[\"gawain\", \"gaheris\"], [\"gareth\", \"kay\"]]\ninfluence = { grey = 1 }\n";
    let items = ["black", "grey", "blue", "purple", "orange", "brown"].map(|name| format!("material {name}"));
    let scene = Scene::new(4).modules("knights,treasures").tables(allies).knight_on(RED, 2);
    let scene = scene.items(RED, &items.each_ref().map(String::as_str)).influence(BLUE, &["grey"]);
    let mut game = scene.build();
    build(&mut game, "2,0");
    play(&mut game, BLUE, "treasures take_back grey");
    assert_eq!(state(&game).influence(Colour::Grey), 1);
    assert_eq!(open(&game).strength_in_principality(BLUE, Colour::Grey), 1);
    assert_eq!(on_turn(&game), RED);
    assert!(open(&game).castle(GREEN).influenced().is_empty());
}

/// A scene with decrees: red has these allies.
fn decrees(allies: [&str; 2], more: &str) -> Scene {
    Scene::new(4).modules("knights,decree").tables(&table(allies, more))
}

/// Red looks at a stack that nobody has seen, and chance shows the first tiles; red takes the first of them.
fn take_first(game: &mut Merlin) -> Vec<Event> {
    play(game, RED, "decree look");
    (1..=4).for_each(|number| _ = chance(game, &format!("decree show d{number:02}")));
    play(game, RED, "decree take d01")
}

/// INT-9.1: Galahad for the piece that a decree shows.
#[test]
fn galahad_and_a_decree() {
    let mut game = decrees(["gawain", "galahad"], "").knight_on(RED, 4).build();
    play(&mut game, RED, "deploy builder grey");
    take_first(&mut game);
    assert_eq!(offers_of(&game, RED, "take"), ["shield black"], "d01 shows a black shield");
    play(&mut game, RED, "knights wild shield brown");
    assert_eq!(owned(&game, RED, "shield brown"), 1);
}

/// INT-10.1: with Lamorak, and through a portal, a decree may be taken in place of the action.
#[test]
fn lamorak_bors_and_decrees() {
    let mut game = decrees(["lamorak", "bors"], "").knight_on(RED, 4).vassal(RED, "builder", "grey").build();
    play(&mut game, RED, "deploy builder grey");
    assert_eq!(offers(&game, RED), ["decree act", "decree look"]);
    let mut other = game;
    play(&mut other, RED, "decree act");
    assert_eq!(owned(&other, RED, "material grey"), 1);
    take_first(&mut game);
    assert_eq!(owned(&game, RED, "shield black"), 1);
    let mut game = decrees(["lamorak", "bors"], "").turn(RED).build();
    plays(&mut game, RED, &["die own 1", "knights portal brown", "deploy lady brown"]);
    assert_eq!(offers(&game, RED), ["decree act", "decree look"]);
}

/// INT-10.6: a decree replaces the whole action, Lancelot's second execution too; otherwise it comes twice.
#[test]
fn a_decree_in_place_of_both() {
    let mut game = decrees(["lancelot", "bors"], "marshal = \"grey\"").knight_on(RED, 4).build();
    play(&mut game, RED, "deploy builder grey");
    let mut acts = game;
    play(&mut acts, RED, "decree act");
    assert_eq!(owned(&acts, RED, "material grey"), 2);
    take_first(&mut game);
    assert_eq!((owned(&game, RED, "material grey"), owned(&game, RED, "shield black")), (0, 1));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// INT-6.6: influence for two decrees permits a tile of Kay, in the middle of a window.
#[test]
fn kay_and_decrees() {
    let decree = "[decree]\nstacks = { black = 2 }\nowned = [[\"d01\", \"d02\"]]\nlooked = { black = [1] }\n\
                  known = { black = [\"d03\", \"d04\"] }\n";
    let mut game = decrees(["gawain", "kay"], "").tables(decree).turn(RED).build();
    plays(&mut game, RED, &["decree influence orange", "knights influence"]);
    assert_eq!(state(&game).influence(Colour::Orange), 1);
    assert_eq!(open(&game).top(), Frame::Window(Window::Start));
    assert!(state(&game).has(RED, Ally::Kay));
}
