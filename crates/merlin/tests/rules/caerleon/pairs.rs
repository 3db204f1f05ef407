//! Caerleon with other modules: the clauses of `docs/rules/en/merlin/interactions.md` that join them.

use super::{COLOURS, MINT, QUARRY, SMITH, TRADER, coins, gold};
use crate::support::{
    BLUE, RED, Scene, castle, chance, influences, offers, offers_of, open, owned, place, play, plays,
    refused, returned, supply, took,
};
use merlin::modules::market::Event as Market;
use merlin::{Colour, Components, Event, Frame, Merlin, Window};
use table::Game;

/// A scene for four with further modules.
fn scene(modules: &str) -> Scene {
    Scene::new(4).modules(&format!("gold,caerleon,{modules}"))
}

/// Red has learned these abilities.
fn learned(abilities: &[&str]) -> Scene {
    scene("favor").tables(&format!("[favor]\nlearned = [{abilities:?}, [], [], []]\n"))
}

/// INT-10.13, DEC-3.1: one stack for each district; act or decree is asked where the vassal stands, and a
/// piece shown on a decree is taken in its colour from the district that stores its kind.
#[test]
fn a_decree_in_a_district() {
    let mut game = scene("decree").knight_on(RED, SMITH).build();
    assert!(COLOURS.iter().all(|name| open(&game).modules.decree.stack(crate::support::colour(name)) == 4));
    play(&mut game, RED, "deploy builder grey");
    assert_eq!(offers(&game, RED), ["decree act", "decree look"]);
    let mut acts = game;
    plays(&mut acts, RED, &["decree act", "take shield orange"]);
    assert_eq!((owned(&acts, RED, "shield orange"), open(&acts).top()), (1, Frame::Window(Window::After)));
    play(&mut game, RED, "decree look");
    for tile in ["d01", "d02", "d03", "d04"] {
        chance(&mut game, &format!("decree show {tile}"));
    }
    let events = play(&mut game, RED, "decree take d01");
    let shown = merlin::Components::printed().modules.decree.tiles[0];
    let merlin::modules::decree::Shown::Item(item) = shown else { panic!("d01 shows an item") };
    assert!(events.contains(&Event::Took { seat: RED, item }), "{events:?}");
    assert_eq!(open(&game).supply(item), 5);
    assert_eq!((castle(&game, RED).items.total(), open(&game).top()), (1, Frame::Window(Window::After)));
}

/// INT-10.13, CRL-3.6: who leaves is decided first, then whether a decree takes the place of the act.
#[test]
fn who_leaves_before_the_decree() {
    let base = scene("decree").knight_on(RED, SMITH).vassal(BLUE, "builder", "grey");
    let mut game = base.vassal(BLUE, "flag_bearer", "grey").build();
    play(&mut game, RED, "deploy shield_bearer grey");
    refused(&game, RED, "decree look", "DEC-3.1");
    play(&mut game, RED, "caerleon send_home builder");
    assert_eq!(offers(&game, RED), ["decree act", "decree look"]);
    plays(&mut game, RED, &["decree act", "take shield blue", "take shield blue"]);
    assert_eq!((place(&game, BLUE, "builder"), owned(&game, RED, "shield blue")), ("castle", 2));
}

/// DEC-4.7, CRL-2.4: two decrees take an item of any kind and colour, or place influence in any district.
#[test]
fn decrees_pay_for_any_item() {
    let table = "[decree]\nstacks = { black = 2 }\nowned = [[\"d01\", \"d02\"]]\nlooked = { black = [1] }\nknown = { black = [\"d03\", \"d04\"] }\n";
    let mut game = scene("decree").tables(table).turn(RED).build();
    assert_eq!(offers_of(&game, RED, "decree item").len(), 18);
    let events = play(&mut game, RED, "decree influence brown");
    assert!(events.contains(&influences(RED, "brown")));
}

/// INT-10.14: a treasure tile of influence gives pieces in the colour of a district with own influence,
/// wherever they are stored. The tiles lie sorted: t04 on 0,3.
#[test]
fn a_treasure_tile_by_influence() {
    let materials: Vec<String> = COLOURS.iter().map(|name| format!("material {name}")).collect();
    let materials: Vec<&str> = materials.iter().map(String::as_str).collect();
    let base =
        scene("treasures").knight_on(RED, 2).items(RED, &materials).influence(RED, &["black", "brown"]);
    let mut game = base.build();
    build(&mut game, "0,3");
    assert_eq!(offers(&game, RED), ["treasures from black", "treasures from brown"]);
    refused(&game, RED, "treasures from grey", "TRE-4.9");
    let events = play(&mut game, RED, "treasures from brown");
    assert_eq!(events, [took(RED, "material brown"), took(RED, "shield brown")]);
}

/// Red builds a manor there.
fn build(game: &mut Merlin, site: &str) -> Vec<Event> {
    let fits = |text: &&String| text.starts_with(site);
    let offer = offers_of(game, RED, "build").iter().find(fits).cloned().expect("it can be built on");
    play(game, RED, &format!("build {offer}"))
}

/// INT-9.8, INT-9.6: pieces given up for a treasure tile go back to the district that stores their kind, from
/// where they can be taken; coins are not asked for. The tiles lie sorted: t05 on 0,4.
#[test]
fn discarded_pieces_go_back_to_their_store() {
    let materials: Vec<String> = COLOURS.iter().map(|name| format!("material {name}")).collect();
    let materials: Vec<&str> = materials.iter().map(String::as_str).collect();
    let base = scene("treasures").knight_on(RED, 2).items(RED, &materials);
    let mut game = base.items(BLUE, &["shield grey"; 6]).build();
    assert_eq!(supply(&game, "shield grey"), 0);
    build(&mut game, "0,4");
    assert_eq!(offers(&game, BLUE), ["return shield grey"]);
    assert_eq!(play(&mut game, BLUE, "return shield grey")[0], returned(BLUE, "shield grey"));
    assert_eq!(supply(&game, "shield grey"), 1);
}

/// A scene with the market; red has these markers and items, and stands at the trader.
fn at_market(markers: &[&str], items: &[&str]) -> Scene {
    let seats = format!("[market]\n[[market.seat]]\nmarkers = {markers:?}\n");
    let base = scene("market").tables(&gold([2; 4], [1; 4])).tables(&seats);
    base.knight_on(RED, TRADER).items(RED, items)
}

/// INT-9.5, CRL-4.10: at the trader a shield or material marker can be given like the piece; it returns to
/// the market board.
#[test]
fn a_marker_is_traded() {
    let back = |events: &[Event]| {
        let own = |event: &&Event| format!("{event:?}").contains("MarkerReturned");
        events.iter().filter(own).count()
    };
    let mut game = at_market(&["shield grey"], &[]).build();
    play(&mut game, RED, "deploy builder black");
    assert_eq!(offers(&game, RED), ["return shield grey", "done", "caerleon give_coin"]);
    let events = play(&mut game, RED, "return shield grey");
    assert_eq!(back(&events), 1, "{events:?}");
    assert_eq!(supply(&game, "shield grey"), 6, "it is no piece of the smith");
    play(&mut game, RED, "take flag blue");
    assert_eq!(owned(&game, RED, "flag blue"), 1);
    // With both the player chooses which one is given.
    let mut game = at_market(&["shield grey"], &["shield grey"]).build();
    play(&mut game, RED, "deploy builder black");
    assert_eq!(
        offers(&game, RED),
        ["return shield grey", "done", "market return shield grey", "caerleon give_coin"]
    );
    let mut piece = game;
    assert_eq!(play(&mut piece, RED, "return shield grey"), [returned(RED, "shield grey")]);
    let events = play(&mut game, RED, "market return shield grey");
    assert_eq!((back(&events), owned(&game, RED, "shield grey")), (1, 1));
    play(&mut game, RED, "caerleon take_coin");
    assert_eq!(coins(&game, RED), 3);
    refused(&game, RED, "market return shield grey", "MKT-3.5");
    let marker = "shield grey".parse().expect("a marker");
    assert!(events.contains(&Market::MarkerReturned { seat: RED, marker }.into()));
}

/// INT-6.6, CRL-4.1: influence that a lady brings to a district permits a plus marker under it.
#[test]
fn a_plus_marker_under_the_influence_of_a_lady() {
    let mut game = at_market(&["plus"], &[]).build();
    play(&mut game, RED, "deploy lady black");
    let plus = offers(&game, RED).into_iter().find(|text| text.starts_with("market plus"));
    play(&mut game, RED, &plus.expect("a plus marker can be laid"));
    assert_eq!(open(&game).modules.market.under(RED, Colour::Black), 1);
}

/// MKT-2.3: a marker is bought for a coin of the mint in the same turn as it was taken there.
#[test]
fn a_coin_of_the_mint_pays_at_the_market() {
    let base = scene("market").tables(&gold([0, 2, 2, 2], [1; 4])).knight_on(RED, MINT);
    let mut game = base.build();
    plays(&mut game, RED, &["deploy builder blue", "market visit shield purple"]);
    assert_eq!(coins(&game, RED), 1);
}

/// CRL-2.1, FAV-4.1: with the ability a vassal goes to any district and does what that district says.
#[test]
fn deployed_anywhere() {
    let mut game = learned(&["builder 2"]).knight_on(RED, MINT).build();
    assert_eq!(offers_of(&game, RED, "deploy builder").len(), 6);
    assert_eq!(offers_of(&game, RED, "deploy lady"), ["blue"]);
    plays(&mut game, RED, &["deploy builder purple", "take material grey", "take material black"]);
    assert_eq!((castle(&game, RED).items.total(), coins(&game, RED)), (2, 2));
}

/// CRL-3.7, FAV-9.2: both deployments of the lady's ability follow the rules of the districts, the choice of
/// who leaves too.
#[test]
fn two_vassals_by_the_ability_of_the_lady() {
    let base = learned(&["lady 3"]).knight_on(RED, 15).influence(RED, &["purple"]);
    let base = base.vassal(BLUE, "shield_bearer", "purple");
    let mut game = base.build();
    plays(&mut game, RED, &["favor deploy builder purple", "take material grey", "take material grey"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    play(&mut game, RED, "favor deploy flag_bearer purple");
    assert_eq!(offers(&game, RED), ["caerleon send_home shield_bearer", "caerleon send_home builder"]);
    plays(&mut game, RED, &["caerleon send_home shield_bearer", "take material blue"]);
    assert_eq!((place(&game, BLUE, "shield_bearer"), castle(&game, RED).items.total()), ("castle", 3));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// INT-4.11: requirements go by the district of the colour: with a flag and a lady from the city a card is met.
#[test]
fn requirements_go_by_the_district() {
    // m04 asks for the lady in purple: the quarry.
    let mut game = scene("treasures").knight_on(RED, QUARRY).hand(RED, &["m04"]).build();
    plays(&mut game, RED, &["deploy lady purple", "complete m04"]);
    assert_eq!(open(&game).score(RED), 1);
}

/// INT-10.10, KRT-6.2: beside the marshal the act of a district is carried out twice, each to its end, and
/// elsewhere once.
#[test]
fn the_marshal_in_a_district() {
    let scene = |space: u8, marshal: &str| {
        let allies = format!("[knights]\nallies = [[\"lancelot\", \"bors\"]]\nmarshal = \"{marshal}\"\n");
        scene("knights").knight_on(RED, space).tables(&(gold([0; 4], [0; 4]) + &allies))
    };
    for (vassal, marshal, shields) in
        [("shield_bearer", "grey", 4), ("builder", "grey", 2), ("shield_bearer", "black", 2)]
    {
        let mut game = scene(SMITH, marshal).build();
        play(&mut game, RED, &format!("deploy {vassal} grey"));
        for taken in 0..shields {
            assert_eq!(owned(&game, RED, "shield brown"), taken, "{vassal}, {marshal}");
            let again = Merlin::from_position(&game.position(), Components::printed());
            assert_eq!(again.as_ref(), Ok(&game));
            refused(&game, RED, "done", "CRL-4.3");
            play(&mut game, RED, "take shield brown");
        }
        assert_eq!(owned(&game, RED, "shield brown"), shields, "{vassal}, {marshal}");
        assert_eq!(open(&game).top(), Frame::Window(Window::After));
    }
    for (marshal, expected) in [("blue", 4), ("black", 2)] {
        let mut game = scene(MINT, marshal).build();
        play(&mut game, RED, "deploy builder blue");
        assert_eq!(coins(&game, RED), expected, "the marshal is in {marshal}");
    }
}
