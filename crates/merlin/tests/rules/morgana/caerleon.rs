//! Morgana blocks a district of Caerleon: what it stores cannot be taken (INT-8.1 to INT-8.3, INT-8.5 to
//! INT-8.8, INT-9.3).

use super::{coins, first_token, joined, kitchen, own, state};
use crate::support::{
    RED, Scene, influences, offers, offers_of, open, owned, place, play, plays, refused, took,
};
use merlin::modules::caerleon::District;
use merlin::modules::morgana::{Effect, Event as Morgana};
use merlin::{Colour, Components, Event, Frame, Merlin, Refusal, Window};
use table::{Clause, Game};

/// In the standard setup: trader black, smith grey, mint blue, quarry purple, orchard orange, tailor brown.
fn blocked(colour: &str) -> Scene {
    joined("gold,caerleon,morgana", [2; 4], &format!("figure = \"{colour}\""), &[])
}

fn nothing(vassal: &str, district: &str) -> Event {
    let (vassal, district) = (vassal.parse().expect("a vassal"), district.parse().expect("a district"));
    own(Morgana::NothingGained { seat: RED, vassal, district })
}

fn top_is(game: &Merlin, window: Window) -> bool {
    open(game).top() == Frame::Window(window)
}

/// INT-8.1: smith, quarry and tailor hold back their kind in every colour: the influence spaces have nothing to give.
#[test]
fn a_blocked_store() {
    for (colour, space, kind) in [("grey", 15, "shield"), ("purple", 19, "material"), ("brown", 5, "flag")] {
        let on =
            |figure: &str| blocked(figure).knight_on(RED, space).influence(RED, &["blue", "orange"]).build();
        let game = on(colour);
        assert_eq!(offers_of(&game, RED, "take"), [""; 0], "{kind}");
        let refusal = refused(&game, RED, &format!("take {kind} blue"), "INT-8.1");
        assert!(matches!(refusal, Refusal::Lapses { .. }));
        // INT-8.2: blue and orange themselves are not blocked, nor does a blocked colour matter elsewhere.
        assert_eq!(offers_of(&on("blue"), RED, "take"), [format!("{kind} blue"), format!("{kind} orange")]);
    }
}

/// INT-8.2: what other districts store is taken as usual, also in the colour of the blocked one.
#[test]
fn colours_are_not_blocked() {
    let mut game = blocked("grey").knight_on(RED, 12).build();
    plays(&mut game, RED, &["deploy builder purple", "take material grey", "take material grey"]);
    assert_eq!(owned(&game, RED, "material grey"), 2);
    let mut game = blocked("grey").knight_on(RED, 20).build();
    let events = plays(&mut game, RED, &["deploy flag_bearer brown", "take flag grey", "take flag grey"]);
    assert!(events.contains(&took(RED, "flag grey")));
}

/// INT-8.3, MOR-6.6: deployed there by the influence space a lady acts, the others gain nothing, at the trader too.
#[test]
fn vassals_in_the_blocked_district() {
    for (colour, district) in District::ALL.map(|own| {
        let colour = Colour::ALL
            .into_iter()
            .find(|&colour| open(&blocked("grey").build()).modules.caerleon.district(colour) == Some(own));
        (colour.expect("every district lies somewhere").id(), own.id())
    }) {
        let scene = blocked(colour).knight_on(RED, 23).influence(RED, &[colour]).items(RED, &["flag blue"]);
        for vassal in ["builder", "shield_bearer", "flag_bearer"] {
            let mut game = scene.build();
            let events = play(&mut game, RED, &format!("deploy {vassal} {colour}"));
            assert!(events.contains(&nothing(vassal, district)), "{events:?}");
            assert!(top_is(&game, Window::After), "{district}: nothing is left to decide");
            assert_eq!((place(&game, RED, vassal), coins(&game, RED)), (colour, 2));
        }
        let mut lady = scene.build();
        let events = play(&mut lady, RED, &format!("deploy lady {colour}"));
        assert!(events.contains(&influences(RED, colour)));
    }
    // Elsewhere the same vassal acts.
    let mut game = blocked("grey").knight_on(RED, 23).influence(RED, &["blue"]).build();
    play(&mut game, RED, "deploy builder blue");
    assert_eq!(coins(&game, RED), 4);
}

/// INT-8.1: at the blocked trader nobody is in the middle of an exchange.
#[test]
fn no_exchange_at_the_blocked_trader() {
    let trading = |figure: &str| {
        let scene = blocked(figure).knight_on(RED, 0).vassal(RED, "builder", "black").fact("executions", "1");
        scene.items(RED, &["flag blue"]).due(&["execution", "caerleon give 4"])
    };
    assert_eq!(trading("black").broken_clause(), "INT-8.1");
    assert!(offers(&trading("grey").build(), RED).contains(&"return flag blue".to_owned()));
}

/// INT-8.5: coin and apple spaces lapse, and the Grail comes without an apple.
#[test]
fn apples_and_coins_of_spaces() {
    let coin = |figure: &str| blocked(figure).knight_on(RED, 6).build();
    refused(&coin("blue"), RED, "perform", "INT-8.5");
    let mut game = coin("grey");
    play(&mut game, RED, "perform");
    assert_eq!(coins(&game, RED), 3);
    let fruit = |figure: &str| blocked(figure).knight_on(RED, 9).build();
    refused(&fruit("orange"), RED, "gold take apple", "INT-8.5");
    refused(&fruit("orange"), RED, "gold take mistletoe", "INT-8.5");
    assert_eq!(offers_of(&fruit("grey"), RED, "gold take"), ["apple", "mistletoe"]);
    for (figure, apples) in [("orange", 1), ("blue", 2)] {
        let mut game = blocked(figure).knight_on(RED, 13).build();
        play(&mut game, RED, "perform");
        assert_eq!((open(&game).grail, open(&game).castle(RED).apples), (Some(RED), apples));
    }
}

/// INT-8.5: a treasure tile scores its points, but gives no apple while the orchard is blocked.
#[test]
fn apples_of_treasure_tiles() {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items = colours.map(|colour| format!("material {colour}"));
    let built = |figure: &str| {
        let scene = Scene::new(4).modules("gold,caerleon,morgana,treasures").knight_on(RED, 2);
        let scene = scene.items(RED, &items.each_ref().map(String::as_str));
        let game = scene.tables(&kitchen(&format!("figure = {figure:?}"), &[])).build();
        let found = offers_of(&game, RED, "build").into_iter().find_map(|offer| {
            let mut next = game;
            play(&mut next, RED, &format!("build {offer}"));
            (crate::support::points(&next, RED) == 1).then_some(next)
        });
        open(&found.expect("a tile with a point and an apple")).castle(RED).apples
    };
    assert_eq!((built("orange"), built("blue")), (1, 2));
}

/// INT-8.5: coins for resources are impossible while the mint is blocked.
#[test]
fn no_coins_from_the_blocked_mint() {
    let token = |figure: &str| {
        let facts = format!("{}\nfigure = {figure:?}", first_token("c2/1"));
        let scene = joined("gold,caerleon,morgana", [2; 4], &facts, &[]).turn(RED);
        let mut game = scene.items(RED, &["flag blue", "flag grey"]).build();
        let events = plays(&mut game, RED, &super::TO_TOKEN);
        (game, events)
    };
    let (game, events) = token("blue");
    assert!(events.contains(&own(Morgana::NoEffect { seat: RED, effect: Effect::CoinsForResources })));
    assert!(top_is(&game, Window::After));
    let (mut game, _) = token("grey");
    plays(&mut game, RED, &["return flag blue", "return flag grey"]);
    assert_eq!(coins(&game, RED), 5);
}

/// INT-8.6: paying coins, returning pieces and spending apples into a blocked district is always possible.
#[test]
fn paying_into_a_blocked_district() {
    let dice = "dice = [\"5\", \"1\", \"2\", \"3\"]";
    let horn = |figure: &str| {
        let facts = format!("{dice}\nfigure = {figure:?}");
        joined("gold,caerleon,morgana", [2; 4], &facts, &[]).turn(RED).items(RED, &["material grey"]).build()
    };
    let mut mint = horn("blue");
    plays(&mut mint, RED, &["morgana die 5", "morgana place horn", "morgana coin", "morgana coin"]);
    assert_eq!((state(&mint).horn(), open(&mint).coin_supply()), (Some(RED), 30 - 6));
    let mut quarry = horn("purple");
    plays(&mut quarry, RED, &["morgana die 5", "morgana place horn", "return material grey", "morgana coin"]);
    assert_eq!(state(&quarry).horn(), Some(RED));
    let mut orchard = blocked("orange").turn(RED).build();
    plays(&mut orchard, RED, &["die own 1", "apple 6"]);
    assert_eq!(open(&orchard).castle(RED).apples, 0);
}

/// INT-8.6, INT-9.7: markers of the market, poisoned apples and decrees are stored in no district.
#[test]
fn what_no_district_stores() {
    let scene = |modules: &str, figure: &str| joined(modules, [2; 4], &format!("figure = {figure:?}"), &[]);
    let mut market = scene("gold,market,caerleon,morgana", "blue").turn(RED).build();
    play(&mut market, RED, "market visit shield blue");
    assert_eq!((coins(&market, RED), open(&market).modules.market.items(RED).count()), (1, 1));
    let mut smith = scene("gold,market,caerleon,morgana", "grey").turn(RED).build();
    play(&mut smith, RED, "market visit shield blue");
    let mut apple = scene("gold,caerleon,morgana", "orange").turn(RED).build();
    plays(&mut apple, RED, &["morgana die 1", "morgana place apple"]);
    assert_eq!(state(&apple).apples(RED), 1);
    let favor = "[favor]\nlearned = [[\"builder 2\"], [], [], []]\nblocked = [[], [], [], []]\n";
    let decree = scene("favor,gold,caerleon,morgana,decree", "grey").tables(favor).knight_on(RED, 8);
    let mut decree = decree.build();
    plays(&mut decree, RED, &["deploy builder grey", "decree look"]);
    for tile in ["d03", "d01", "d02", "d07"] {
        crate::support::chance(&mut decree, &format!("decree show {tile}"));
    }
    let mut shield = decree;
    play(&mut shield, RED, "decree take d03");
    assert_eq!((open(&shield).modules.decree.owned(RED).len(), owned(&shield, RED, "shield blue")), (1, 0));
    play(&mut decree, RED, "decree take d07");
    assert_eq!(owned(&decree, RED, "material black"), 1, "the quarry is not blocked");
}

/// INT-8.7: with the districts anywhere, dark influence goes by places: beside the blocked one, or opposite.
#[test]
fn dark_influence_by_places() {
    let districts = "[caerleon]\ndistricts = { black = \"tailor\", grey = \"orchard\", blue = \"trader\", \
                     purple = \"smith\", orange = \"mint\", brown = \"quarry\" }\n";
    let facts = format!("{}\nfigure = \"black\"", first_token("c3/2"));
    let scene = joined("gold,caerleon,morgana", [2; 4], &facts, &[]).turn(RED).tables(districts);
    let text = scene.position().replacen("modules =", "variants = \"random_districts\"\nmodules =", 1);
    let mut game = Merlin::from_position(&text, Components::printed()).expect("a position of the variant");
    plays(&mut game, RED, &super::TO_TOKEN);
    play(&mut game, RED, "morgana dark black");
    assert_eq!(offers_of(&game, RED, "morgana dark"), ["grey", "purple", "brown"]);
    refused(&game, RED, "morgana dark blue", "MOR-7.11");
    // The tailor lies on black now, so flags are blocked.
    assert_eq!(open(&game).blocked_district(), Some(District::Tailor));
}

/// INT-8.8: the trader does not bring what the blocked district stores.
#[test]
fn what_the_trader_cannot_bring() {
    let trading = |figure: &str| {
        let scene = blocked(figure).knight_on(RED, 0).items(RED, &["flag blue"]);
        let mut game = scene.build();
        plays(&mut game, RED, &["deploy builder black", "return flag blue"]);
        game
    };
    let smith = trading("grey");
    assert!(offers_of(&smith, RED, "take").iter().all(|offer| !offer.starts_with("shield")));
    assert_eq!(offers_of(&smith, RED, "take").len(), 12);
    refused(&smith, RED, "take shield blue", "INT-8.1");
    assert_eq!(offers_of(&smith, RED, "caerleon take_coin"), [""]);
    let mint = trading("blue");
    assert_eq!(offers_of(&mint, RED, "take").len(), 18);
    refused(&mint, RED, "caerleon take_coin", "INT-8.5");
}

/// INT-5.6, example INT-X11: with the smith blocked a tower gives a flag or influence, no shield.
#[test]
fn towers() {
    let scene = |figure: &str| {
        let items =
            ["black", "grey", "blue", "purple", "orange", "brown"].map(|own| format!("material {own}"));
        let game =
            blocked(figure).knight_on(RED, 2).items(RED, &items.each_ref().map(String::as_str)).build();
        let built = offers_of(&game, RED, "build").into_iter().map(|offer| {
            let mut next = game;
            play(&mut next, RED, &format!("build {offer}"));
            next
        });
        let mut towers = built.into_iter().filter(|next| open(next).top() == Frame::Tower);
        towers.next().expect("a tower can be built on")
    };
    let game = scene("grey");
    let gifts = offers(&game, RED);
    assert!(gifts.contains(&"take flag grey".to_owned()) && gifts.contains(&"place grey".to_owned()));
    assert!(gifts.iter().all(|gift| !gift.starts_with("take shield")));
    refused(&game, RED, "take shield blue", "INT-8.1");
    assert!(offers(&scene("blue"), RED).contains(&"take shield grey".to_owned()));
}

/// INT-9.3, example INT-X11: Galahad changes the colour; he does not help while the smith is blocked.
#[test]
fn galahad_and_a_blocked_store() {
    let allies = "[knights]\nallies = [[\"gawain\", \"galahad\"], [], [], []]\n";
    let on = |figure: &str| {
        let facts = format!("figure = {figure:?}");
        let scene = joined("knights,gold,caerleon,morgana", [2; 4], &facts, &[]).tables(allies);
        scene.knight_on(RED, 15).influence(RED, &["blue"]).build()
    };
    let free = on("purple");
    assert_eq!(offers_of(&free, RED, "take"), ["shield blue"]);
    assert_eq!(offers_of(&free, RED, "knights wild").len(), 5);
    let smith = on("grey");
    assert_eq!((offers_of(&smith, RED, "take").len(), offers_of(&smith, RED, "knights wild").len()), (0, 0));
    let refusal = refused(&smith, RED, "knights wild shield brown", "INT-8.1");
    assert!(matches!(refusal, Refusal::Lapses { clause: Clause("INT-8.1"), .. }));
}
