//! Morgana with the allies: the portal, Galahad and the blocked principality, Lamorak, the marshal (INT-7.3,
//! INT-8.9, INT-9.1, INT-9.2, examples INT-X14 and INT-X19).

use super::arthur::moved;
use super::{TO_TOKEN, coins, first_token, joined, own, state};
use crate::support::{
    BLUE, RED, Scene, castle, chance, influences, offers, offers_of, open, owned, place, play, plays, refused,
};
use merlin::modules::knights::Event as Knights;
use merlin::modules::morgana::Event as Morgana;
use merlin::{Colour, Event, Frame, Merlin, Window};

/// A scene with these allies of red.
fn allied(allies: [&str; 2], modules: &str, facts: &str) -> Scene {
    let table = format!("[knights]\nallies = [{allies:?}, [], [], []]\n");
    joined(modules, [2; 4], facts, &[]).tables(&table)
}

fn galahad(facts: &str) -> Scene {
    allied(["gawain", "galahad"], "knights,gold,morgana", facts)
}

fn without_galahad(facts: &str) -> Scene {
    allied(["gawain", "bors"], "knights,gold,morgana", facts)
}

/// How many wild tiles are left of six.
fn wild(game: &Merlin) -> u8 {
    open(game).modules.knights.tiles("galahad".parse().expect("an ally"))
}

fn ended(game: &Merlin) -> bool {
    open(game).top() == Frame::Window(Window::After)
}

/// INT-7.3: a portal leads to every principality space but the blocked one.
#[test]
fn portals() {
    let scene = |facts: &str| allied(["gawain", "bors"], "knights,gold,morgana", facts).turn(RED);
    let portals = |facts: &str| {
        let mut game = scene(facts).build();
        play(&mut game, RED, "die own 1");
        game
    };
    assert_eq!(offers_of(&portals(""), RED, "knights portal").len(), 6);
    let mut game = portals("figure = \"blue\"");
    assert_eq!(offers_of(&game, RED, "knights portal"), ["black", "grey", "purple", "orange", "brown"]);
    refused(&game, RED, "knights portal blue", "MOR-6.1");
    play(&mut game, RED, "knights portal grey");
}

/// INT-9.1, INT-9.2: a vassal deployed into the blocked principality brings its piece from elsewhere, with a tile only.
#[test]
fn a_vassal_in_the_blocked_principality() {
    let scene = galahad("figure = \"blue\"").knight_on(RED, 23).influence(RED, &["blue"]);
    let mut game = scene.build();
    play(&mut game, RED, "deploy builder blue");
    let others =
        ["black", "grey", "purple", "orange", "brown"].map(|own| format!("knights wild material {own}"));
    assert_eq!(offers(&game, RED), [vec!["done".to_owned()], others.to_vec()].concat());
    refused(&game, RED, "take material blue", "MOR-6.5");
    refused(&game, RED, "knights wild material blue", "KRT-9.1");
    let mut without = game;
    let events = play(&mut without, RED, "done");
    let nothing = Knights::NothingTaken { seat: RED, item: crate::support::item("material blue") };
    assert_eq!(events, [nothing.into()]);
    play(&mut game, RED, "knights wild material grey");
    assert_eq!((owned(&game, RED, "material grey"), wild(&game)), (1, 5));
}

/// INT-9.2: on an influence space influence in the blocked principality suffices; from there nothing is taken.
#[test]
fn an_influence_space() {
    let game = galahad("figure = \"blue\"").knight_on(RED, 15).influence(RED, &["blue"]).build();
    assert_eq!(offers_of(&game, RED, "take"), [""; 0]);
    assert_eq!(offers_of(&game, RED, "knights wild").len(), 5);
    let plain = without_galahad("figure = \"blue\"").knight_on(RED, 15);
    refused(&plain.influence(RED, &["blue"]).build(), RED, "take shield blue", "MOR-6.5");
    // Elsewhere he never helps into the blocked principality.
    let brown = galahad("figure = \"blue\"").knight_on(RED, 15).influence(RED, &["brown"]).build();
    assert!(!offers_of(&brown, RED, "knights wild").contains(&"shield blue".to_owned()));
    refused(&brown, RED, "knights wild shield blue", "MOR-6.5");
}

/// INT-9.1, INT-9.2, example INT-X14: a Pict shows a blue flag; without Galahad nothing, with a wild tile one
/// from elsewhere.
#[test]
fn a_pict_with_a_blue_flag() {
    let picts = "[arthur]\nfigure = \"i5\"\ndisplay = [\"p09\", \"p21\", \"p03\", \"p01\"]\n";
    let with = |allies: [&str; 2]| {
        let scene =
            allied(allies, "arthur,knights,gold,morgana", "figure = \"blue\"").turn(RED).tables(picts);
        let mut game = moved(&scene, "arthur", "arthur 5", "i5");
        play(&mut game, RED, "arthur take p09");
        crate::support::let_chance(&mut game);
        game
    };
    assert!(ended(&with(["gawain", "bors"])));
    let mut game = with(["gawain", "galahad"]);
    assert_eq!(offers_of(&game, RED, "knights wild").len(), 5);
    play(&mut game, RED, "knights wild flag orange");
    assert_eq!((owned(&game, RED, "flag orange"), owned(&game, RED, "flag blue")), (1, 0));
}

/// INT-9.1, INT-9.2, INT-10.9: the piece on a decree tile comes from elsewhere if its principality is blocked.
#[test]
fn the_piece_of_a_decree() {
    let scene = allied(["gawain", "galahad"], "knights,gold,morgana,decree", "figure = \"blue\"");
    let mut game = scene.knight_on(RED, 4).build();
    plays(&mut game, RED, &["deploy builder grey", "decree look"]);
    for tile in ["d03", "d01", "d02", "d04"] {
        chance(&mut game, &format!("decree show {tile}"));
    }
    play(&mut game, RED, "decree take d03");
    refused(&game, RED, "take shield blue", "MOR-6.5");
    play(&mut game, RED, "knights wild shield brown");
    assert_eq!((owned(&game, RED, "shield brown"), open(&game).modules.decree.owned(RED).len()), (1, 1));
}

/// INT-9.1, INT-9.2, INT-5.6, section 16: the influence tile of the treasures asks for another principality
/// first; with none but the blocked one Galahad redirects both pieces.
#[test]
fn a_treasure_tile() {
    let items = ["black", "grey", "blue", "purple", "orange", "brown"].map(|own| format!("material {own}"));
    let built = |influence: &[&str], allies: [&str; 2]| {
        let scene = allied(allies, "knights,gold,morgana,treasures", "figure = \"blue\"").knight_on(RED, 2);
        let scene = scene.items(RED, &items.each_ref().map(String::as_str)).influence(RED, influence);
        let game = scene.build();
        let tiles = offers_of(&game, RED, "build").into_iter().filter_map(|offer| {
            let mut next = game;
            play(&mut next, RED, &format!("build {offer}"));
            open(&next).top().to_string().starts_with("treasures influence").then_some(next)
        });
        tiles.into_iter().next()
    };
    let mut game = built(&["blue"], ["gawain", "galahad"]).expect("Galahad redirects");
    assert_eq!(offers(&game, RED), ["treasures from blue"]);
    play(&mut game, RED, "treasures from blue");
    for _ in 0..2 {
        let wild = offers_of(&game, RED, "knights wild");
        assert!(wild.iter().all(|item| !item.ends_with("blue")) && wild.len() == 5);
        play(&mut game, RED, &format!("knights wild {}", wild[0]));
    }
    assert_eq!((wild(&game), ended(&game)), (4, true));
    let both = built(&["blue", "brown"], ["gawain", "galahad"]).expect("a tile with influence");
    assert_eq!(offers(&both, RED), ["treasures from brown"], "another one must be chosen");
    refused(&both, RED, "treasures from blue", "MOR-6.5");
    assert!(built(&["blue"], ["gawain", "bors"]).is_none());
}

/// INT-9.1, INT-9.2: a vassal activated in the blocked principality brings its piece from elsewhere.
#[test]
fn an_activated_vassal() {
    let scene = allied(["gawain", "galahad"], "arthur,knights,gold,morgana", "figure = \"blue\"").turn(RED);
    let scene = scene.knight(RED, 9).vassal(RED, "builder", "blue");
    let mut game = moved(&scene, "knight", "own 1", "9");
    plays(&mut game, RED, &["arthur activate builder", "knights wild material black"]);
    assert_eq!((owned(&game, RED, "material black"), ended(&game)), (1, true));
}

/// Red has paid two coins for resources of the blocked blue principality.
fn witch_gold(scene: &Scene) -> Merlin {
    let mut game = scene.clone().turn(RED).build();
    plays(&mut game, RED, &TO_TOKEN);
    play(&mut game, RED, "morgana pay");
    game
}

fn at_blue() -> String {
    format!("{}\nfigure = \"blue\"", first_token("c2/2"))
}

/// INT-8.9, INT-9.1: Galahad may redirect each piece of witch's gold, of any kind, for a tile each.
#[test]
fn each_piece_of_witchs_gold() {
    let mut game = witch_gold(&galahad(&at_blue()));
    assert_eq!(offers_of(&game, RED, "take"), ["flag blue", "shield blue", "material blue"]);
    assert_eq!(offers_of(&game, RED, "knights wild").len(), 15);
    refused(&game, RED, "take flag grey", "MOR-7.6");
    refused(&game, RED, "knights wild flag blue", "MOR-6.5");
    refused(&game, RED, "done", "MOR-7.6");
    plays(&mut game, RED, &["knights wild flag grey", "take shield blue", "knights wild material black"]);
    assert_eq!((wild(&game), coins(&game, RED), ended(&game)), (4, 0, true));
    let plain = witch_gold(&without_galahad(&at_blue()));
    assert!(offers_of(&plain, RED, "knights wild").is_empty());
    refused(&plain, RED, "knights wild flag grey", "KRT-2.1");
}

/// INT-8.9, KRT-9.4: with fewer pieces there Galahad may still bring the rest from elsewhere, or leave it.
#[test]
fn witchs_gold_with_one_piece_left() {
    let most = ["flag blue", "shield blue", "material blue"];
    let scene = |facts: &str, scene: fn(&str) -> Scene| {
        let six: Vec<&str> = most.iter().flat_map(|item| vec![*item; 6]).take(17).collect();
        scene(facts).items(BLUE, &six)
    };
    let mut game = witch_gold(&scene(&at_blue(), galahad));
    assert_eq!(offers_of(&game, RED, "take"), ["material blue"]);
    play(&mut game, RED, "take material blue");
    assert!(offers(&game, RED).contains(&"done".to_owned()));
    let mut left = game;
    play(&mut left, RED, "done");
    assert_eq!((castle(&left, RED).items.total(), ended(&left)), (1, true));
    plays(&mut game, RED, &["knights wild flag grey", "knights wild flag grey"]);
    assert_eq!((castle(&game, RED).items.total(), ended(&game)), (3, true));
    let mut without = witch_gold(&scene(&at_blue(), without_galahad));
    play(&mut without, RED, "take material blue");
    assert!(ended(&without), "as many as are there");
}

/// Example INT-X19, MOR-6.6: redeployed where Morgana stands a builder brings no material, a lady her marker.
#[test]
fn lamorak_and_the_block() {
    let scene = |figure: &str, vassal: &str| {
        let facts = format!("figure = {figure:?}");
        let scene = allied(["lamorak", "bors"], "knights,gold,morgana", &facts).knight_on(RED, 23);
        let mut game = scene.influence(RED, &["brown"]).vassal(RED, vassal, "brown").build();
        let events = play(&mut game, RED, &format!("deploy {vassal} brown"));
        (game, events)
    };
    let (game, _) = scene("brown", "builder");
    assert_eq!((castle(&game, RED).items.total(), ended(&game)), (0, true));
    assert_eq!(castle(&scene("grey", "builder").0, RED).items.total(), 1);
    let (game, events) = scene("brown", "lady");
    assert!(events.contains(&influences(RED, "brown")));
    assert_eq!(castle(&game, RED).influence(Colour::Brown), 2);
}

/// INT-8.9: the marshal is unaffected by a swap; a hut may stand on a castle's manor; dark influence never
/// lies on Kay's tiles.
#[test]
fn tokens_with_allies() {
    let marshal = "[knights]\nallies = [[\"lancelot\", \"bors\"], [], [], []]\nmarshal = \"grey\"\n";
    let scene = joined("knights,gold,morgana", [2; 4], &first_token("c1/2"), &[]).tables(marshal).turn(RED);
    let mut game = scene.knight(RED, 4).knight(BLUE, 8).build();
    plays(&mut game, RED, &TO_TOKEN);
    play(&mut game, RED, "morgana swap 2");
    assert_eq!(open(&game).modules.knights.marshal(), Some(Colour::Grey));
    let castles = "[knights]\nallies = [[\"gawain\", \"gaheris\"], [], [], []]\ncastles = [\"0,0\"]\n";
    let scene = joined("knights,gold,morgana", [2; 4], &first_token("c3/1"), &[]).tables(castles).turn(RED);
    let mut hut = scene.manors(RED, &["0,0"]).build();
    plays(&mut hut, RED, &TO_TOKEN);
    play(&mut hut, RED, "morgana hut 0,0");
    assert_eq!(state(&hut).huts_left(), 6);
    let kay = "[knights]\nallies = [[\"gawain\", \"kay\"], [], [], []]\ninfluence = { grey = 1 }\n";
    let facts = format!("{}\nfigure = \"grey\"", first_token("c3/2"));
    let mut dark = joined("knights,gold,morgana", [2; 4], &facts, &[]).tables(kay).turn(RED).build();
    plays(&mut dark, RED, &TO_TOKEN);
    let events = play(&mut dark, RED, "morgana dark grey");
    assert_eq!(events[0], own(Morgana::MarkerAlone { seat: RED, colour: Colour::Grey }));
}

/// INT-6.6, KRT-14.1: a Morgana marker is no influence marker of the player: no tile of Kay follows it; a
/// lady's marker in the blocked principality permits one.
#[test]
fn kay_beside_markers() {
    let kay = |facts: &str| allied(["gawain", "kay"], "knights,gold,morgana", facts);
    let facts = format!("{}\nfigure = \"grey\"", first_token("c3/2"));
    let mut dark = kay(&facts).turn(RED).influence(RED, &["grey"]).build();
    plays(&mut dark, RED, &TO_TOKEN);
    plays(&mut dark, RED, &["morgana dark grey", "morgana dark blue"]);
    assert!(ended(&dark));
    let mut lady = kay("figure = \"grey\"").knight_on(RED, 23).influence(RED, &["grey"]).build();
    plays(&mut lady, RED, &["deploy lady grey", "knights influence"]);
    assert_eq!((open(&lady).modules.knights.influence(Colour::Grey), place(&lady, RED, "lady")), (1, "grey"));
    let nothing = |event: &Event| matches!(event, Event::BroughtNothing { .. });
    assert!(!plays(&mut lady, RED, &["end"]).iter().any(nothing));
}
