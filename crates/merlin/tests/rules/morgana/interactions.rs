//! How Morgana meets the market, treasures, decrees and King's favor; Caerleon, Arthur and the knights have
//! files of their own.

use super::{coins, end_round, joined as with, kitchen, last_turn_of, own, pips, state};
use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, castle, chance, influences, let_chance, offers, offers_of, on_turn,
    open, owned, play, plays, refused, scored,
};
use merlin::modules::market::Event as Market;
use merlin::modules::morgana::{Effect, Event as Morgana};
use merlin::{Colour, Components, Event, Merlin};
use table::Game;

const USED: [&str; 4] = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];

fn market(seats: &[&str]) -> String {
    let seats: String = seats.iter().map(|own| format!("[[market.seat]]\n{own}\n")).collect();
    format!("[market]\n{seats}")
}

/// Dark influence on cauldron 1.
const DARK: &str = "tokens = [\"c3/2\", \"c1/1\", \"c2/1\", \"c4/1\", \"c5/1\"]\nfigure = \"grey\"";
/// Coins for resources on cauldron 1.
const GOLD: &str = "tokens = [\"c2/1\", \"c1/1\", \"c3/1\", \"c4/1\", \"c5/1\"]";

/// Red has two decrees of the black stack.
const DECREES: &str = "[decree]\nstacks = { black = 2 }\nowned = [[\"d01\", \"d02\"]]\nlooked = { black = [1] }\n\
                       known = { black = [\"d03\", \"d04\"] }\n";

/// INT-2.1, INT-2.5: with a Morgana turn left nobody declines; afterwards the labourers alone may be declined.
#[test]
fn a_morgana_turn_cannot_be_declined() {
    let hired = market(&["markers = [\"labourer 5\"]"]);
    let scene = |facts: &str, seat: &str| {
        with("gold,market,morgana", [2; 4], facts, &[seat]).tables(&hired).turn(RED).dice(RED, USED)
    };
    let game = scene("", "").build();
    refused(&game, RED, "market decline", "MKT-5.8");
    let made = "pentagram = true\nplaced = \"apple, 1\"";
    let game = scene("dice = [\"1 used\", \"2\", \"3\", \"4\"]", made).build();
    assert!(offers(&game, RED).contains(&"market decline".to_owned()));
    let declined = kitchen("", &[]);
    let table = hired.replacen("[market]\n", "[market]\ndeclined = [1]\n", 1);
    let early = Scene::new(4).modules("gold,market,morgana").tables(&declined).tables(&table).turn(BLUE);
    assert_eq!(early.dice(RED, USED).broken_clause(), "MKT-5.8");
}

/// INT-2.2, INT-2.6, INT-X1 without Arthur: labourers come on top of the Morgana turn, one after another.
#[test]
fn labourers_after_the_morgana_turn() {
    let done = "pentagram = true\nplaced = \"apple, 1\"";
    let facts = "dice = [\"1\", \"2 used\", \"3 used\", \"4 used\"]";
    let hired = market(&["markers = [\"labourer 5\", \"labourer 2\"]"]);
    let scene = with("gold,market,morgana", [0; 4], facts, &["", done, done, done]).tables(&hired);
    let scene = scene.turn(RED).start(BLUE).dice(RED, USED).dice(BLUE, USED).dice(GREEN, USED);
    let mut game = scene.dice(YELLOW, USED).build();
    plays(&mut game, RED, &["morgana die 1", "morgana place apple", "end"]);
    assert_eq!(on_turn(&game), RED);
    plays(&mut game, RED, &["market labourer 5", "walk clockwise", "forfeit", "end"]);
    assert_eq!(on_turn(&game), RED);
    play(&mut game, RED, "market decline");
    let_chance(&mut game);
    assert_eq!(open(&game).round, 2);
}

/// INT-2.7: the market may be visited in a Morgana turn.
#[test]
fn the_market_in_a_morgana_turn() {
    let mut game = with("gold,market,morgana", [2; 4], "", &[]).turn(RED).build();
    plays(&mut game, RED, &["morgana die 1", "market visit plus", "morgana place apple", "end"]);
    assert_eq!(coins(&game, RED), 1);
}

/// INT-3.1, INT-3.2, INT-3.6, MOR-3.6: a labourer is no die: it can neither be exchanged nor bewitched.
#[test]
fn a_labourer_is_no_die() {
    let hired = market(&["markers = [\"labourer 5\"]"]);
    let mut game = with("gold,market,morgana", [2; 4], "", &["apples = 1"]).tables(&hired).turn(RED).build();
    play(&mut game, RED, "market labourer 5");
    refused(&game, RED, "morgana poison chosen", "INT-3.6");
    assert_eq!(offers_of(&game, RED, "morgana poison"), ["own 1", "own 2", "own 3", "merlin 4"]);
    let mut dice = with("gold,market,morgana", [2; 4], "", &["apples = 1"]).turn(RED).build();
    plays(
        &mut dice,
        RED,
        &["die own 1", "gold coin chosen 2", "morgana poison chosen", "morgana with 2 own 3"],
    );
    assert_eq!(open(&dice).turn.die().map(|(_, shown)| shown), Some(pips(3)), "any order, any number");
    plays(&mut dice, RED, &["gold coin chosen 4", "apple 6"]);
    assert_eq!(open(&dice).turn.die().map(|(_, shown)| shown), Some(pips(6)));
}

/// INT-3.4: exchanged numbers stay until they are changed again, also three equal ones.
#[test]
fn changed_numbers_stay() {
    let scene = with("gold,morgana", [2; 4], "", &["apples = 1"]).turn(RED);
    let mut game = scene
        .dice(RED, ["own 5", "own 5", "own 3", "merlin 4"])
        .dice(BLUE, ["own 5", "own 1", "own 2", "merlin 2"])
        .build();
    plays(&mut game, RED, &["morgana poison own 3", "morgana with 2 own 5"]);
    assert_eq!(castle(&game, RED).dice.unused().filter(|&(_, shown)| shown == pips(5)).count(), 3);
    assert_eq!(castle(&game, BLUE).dice.shown(0), Some(pips(3)));
}

/// INT-6.1, INT-6.2, INT-6.4, INT-6.7, INT-6.9, example INT-X7 without Kay: plus and Morgana marker on one
/// marker count three, and the marker returns to its owner.
#[test]
fn plus_and_morgana_on_one_marker() {
    let gold = "[gold]\ncoins = [0, 0, 0, 0]\nmistletoe = [0, 0, 0, 0]\n";
    let base =
        Scene::new(4).modules("gold,market,morgana").tables(gold).tables(&market(&["under = { black = 1 }"]));
    let facts = "figure = \"blue\"\nalone = { black = 1 }".to_owned();
    let scene = last_turn_of(base, &facts, ["on_plus = { black = 1 }", "", "", ""], 2);
    let mut game = scene.influence(RED, &["black"]).influence(GREEN, &["black", "black"]).build();
    let events = end_round(&mut game);
    assert_eq!(scored(&events), [(RED, 6, "MER-15.19")], "3 : 2 : 1, all six points");
    assert_eq!(
        (castle(&game, RED).influence(Colour::Black), castle(&game, GREEN).influence(Colour::Black)),
        (0, 1)
    );
    assert!(events.contains(&Market::PlusReturned { seat: RED, colour: Colour::Black, markers: 1 }.into()));
}

/// INT-6.10, INT-8.9: with and without a plus marker the player chooses which own marker carries the Morgana marker.
#[test]
fn which_marker_carries_it() {
    let under = market(&["under = { grey = 1 }"]);
    let scene = || with("gold,market,morgana", [2; 4], DARK, &[]).tables(&under).turn(RED);
    let mut game = scene().influence(RED, &["grey", "grey"]).build();
    plays(&mut game, RED, &["morgana die 1", "morgana place cauldron 1", "done"]);
    assert_eq!(offers(&game, RED), ["done", "morgana dark grey", "morgana dark_plus grey"]);
    play(&mut game, RED, "morgana dark_plus grey");
    assert_eq!(
        (state(&game).carried(RED, Colour::Grey), state(&game).carried_on_plus(RED, Colour::Grey)),
        (1, 1)
    );
    refused(&game, RED, "morgana dark_plus blue", "INT-6.10");
    let mut only = scene().influence(RED, &["grey"]).build();
    plays(&mut only, RED, &["morgana die 1", "morgana place cauldron 1", "done"]);
    assert_eq!(offers(&only, RED), ["done", "morgana dark grey"]);
    play(&mut only, RED, "morgana dark grey");
    assert_eq!(state(&only).carried_on_plus(RED, Colour::Grey), 1);
}

/// INT-6.8, INT-4.9: influence spaces and missions look at influence markers only.
#[test]
fn morgana_markers_are_no_influence_markers() {
    let facts = "figure = \"black\"\nalone = { blue = 1 }";
    let scene = with("gold,morgana", [2; 4], facts, &["on_plain = { grey = 1 }"]);
    let mut game = scene.knight_on(RED, 11).influence(RED, &["grey"]).build();
    play(&mut game, RED, "perform");
    assert_eq!(crate::support::points(&game, RED), 1);
}

/// INT-9.5, example INT-X16: the horn is paid with a material marker, which goes to the market board.
#[test]
fn a_marker_pays_for_the_horn() {
    let own_markers = market(&["markers = [\"material grey\"]"]);
    let dice = "dice = [\"5\", \"1\", \"2\", \"3\"]";
    let scene = with("gold,market,morgana", [1, 0, 0, 0], dice, &[]).tables(&own_markers).turn(RED);
    let mut game = scene.clone().build();
    plays(&mut game, RED, &["morgana die 5", "morgana place horn"]);
    let marker = "material grey".parse().expect("a marker");
    let events = play(&mut game, RED, "return material grey");
    assert_eq!(events[0], Market::MarkerReturned { seat: RED, marker }.into());
    play(&mut game, RED, "morgana coin");
    assert_eq!(state(&game).horn(), Some(RED));
    let mut both = scene.items(RED, &["material grey"]).build();
    plays(&mut both, RED, &["morgana die 5", "morgana place horn"]);
    assert_eq!(offers(&both, RED), ["return material grey", "market return material grey", "morgana coin"]);
    play(&mut both, RED, "market return material grey");
    assert_eq!(owned(&both, RED, "material grey"), 1);
    refused(&both, RED, "market return material grey", "MKT-3.5");
    // A five and two coins are seven: no position asks for a third coin, though there is one.
    let mut rich = with("gold,market,morgana", [3, 0, 0, 0], dice, &[]).turn(RED).build();
    plays(&mut rich, RED, &["morgana die 5", "morgana place horn"]);
    let text = rich.position();
    assert_eq!(Merlin::from_position(&text, Components::printed()), Ok(rich));
    let asked = text.replace("morgana horn 2", "morgana horn 3");
    assert!(asked != text && Merlin::from_position(&asked, Components::printed()).is_err(), "{asked}");
}

/// INT-9.5, INT-8.9, INT-9.6: markers are given for coins; coins are no resources.
#[test]
fn markers_are_given_for_coins() {
    let own_markers = market(&["markers = [\"shield blue\"]"]);
    let scene = with("gold,market,morgana", [2; 4], GOLD, &[]).tables(&own_markers).turn(RED);
    let mut game = scene.items(RED, &["flag black"]).build();
    plays(&mut game, RED, &["morgana die 1", "morgana place cauldron 1", "done"]);
    refused(&game, RED, "morgana coin", "MOR-4.1");
    plays(&mut game, RED, &["return shield blue", "return flag black"]);
    assert_eq!((coins(&game, RED), open(&game).modules.market.items(RED).count()), (5, 0));
}

/// INT-9.7, INT-8.6: what Morgana blocks does not stop buying, nor paying into the blocked principality.
#[test]
fn the_market_is_never_blocked() {
    let mut game = with("gold,market,morgana", [2; 4], "figure = \"blue\"", &[]).turn(RED).build();
    play(&mut game, RED, "market visit shield blue");
    assert_eq!(open(&game).modules.market.items(RED).count(), 1);
}

/// Red builds on the tile at 2,0, on which everybody else gives up a material or an influence marker; blue is
/// the first.
fn discarding(modules: &str, tables: &str, blue: impl FnOnce(Scene) -> Scene) -> Merlin {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items = colours.map(|colour| format!("material {colour}"));
    let scene = Scene::new(4).modules(modules).knight_on(RED, 2).tables(tables);
    let mut game = blue(scene.items(RED, &items.each_ref().map(String::as_str))).build();
    let offer = offers_of(&game, RED, "build").into_iter().find(|offer| offer.starts_with("2,0 "));
    play(&mut game, RED, &format!("build {}", offer.expect("the tile can be built on")));
    game
}

/// INT-6.5: the owner chooses which marker leaves; a Morgana marker on it goes beside the board.
#[test]
fn a_marker_leaves_before_the_scoring() {
    let carrying = kitchen("figure = \"black\"", &["", "on_plain = { purple = 1 }"]);
    let game =
        discarding("gold,morgana,treasures", &carrying, |scene| scene.influence(BLUE, &["purple", "purple"]));
    assert_eq!(offers(&game, BLUE), ["morgana take_back purple", "treasures take_back purple"]);
    refused(&game, BLUE, "morgana take_back_plus purple", "INT-6.10");
    let mut plain = game;
    play(&mut plain, BLUE, "treasures take_back purple");
    assert_eq!(state(&plain).carried(BLUE, Colour::Purple), 1);
    let mut chosen = game;
    let events = play(&mut chosen, BLUE, "morgana take_back purple");
    assert!(events.contains(&own(Morgana::MarkersReturned { colour: Colour::Purple, markers: 1 })));
    assert_eq!((state(&chosen).carried(BLUE, Colour::Purple), state(&chosen).markers_left()), (0, 6));
    let mut only =
        discarding("gold,morgana,treasures", &carrying, |scene| scene.influence(BLUE, &["purple"]));
    assert_eq!(offers(&only, BLUE), ["treasures take_back purple"]);
    play(&mut only, BLUE, "treasures take_back purple");
    assert_eq!((state(&only).markers_left(), castle(&only, BLUE).influence(Colour::Purple)), (6, 0));
}

/// INT-6.5, INT-6.7: with nothing, plus, Morgana and both on four markers, each of the four can be chosen.
#[test]
fn four_kinds_of_markers() {
    let tables = kitchen("figure = \"black\"", &["", "on_plain = { purple = 1 }\non_plus = { purple = 1 }"])
        + &market(&["", "under = { purple = 2 }"]);
    let game =
        discarding("gold,market,morgana,treasures", &tables, |scene| scene.influence(BLUE, &["purple"; 4]));
    let left = |choice: &str| {
        let mut game = game;
        play(&mut game, BLUE, choice);
        let (market, kitchen) = (open(&game).modules.market.under(BLUE, Colour::Purple), state(&game));
        (market, kitchen.carried(BLUE, Colour::Purple), kitchen.carried_on_plus(BLUE, Colour::Purple))
    };
    assert_eq!(offers(&game, BLUE).len(), 4);
    assert_eq!(left("treasures take_back purple"), (2, 2, 1));
    assert_eq!(left("market take_back purple"), (1, 2, 1));
    assert_eq!(left("morgana take_back purple"), (2, 1, 1));
    assert_eq!(left("morgana take_back_plus purple"), (1, 1, 0));
    let both = |scene: Scene| scene.influence(BLUE, &["purple", "purple"]);
    let mut game = discarding(
        "gold,market,morgana,treasures",
        &tables.replacen("on_plain = { purple = 1 }\n", "", 1),
        both,
    );
    assert_eq!(offers(&game, BLUE), ["morgana take_back_plus purple", "treasures take_back purple"]);
    play(&mut game, BLUE, "treasures take_back purple");
    assert_eq!(state(&game).carried_on_plus(BLUE, Colour::Purple), 1);
}

/// INT-5.6, MOR-6.8: an influence tile takes nothing from the blocked principality; another one with own
/// influence must be chosen, and with none nothing is taken.
#[test]
fn treasure_tiles_and_the_block() {
    let colours = ["black", "grey", "blue", "purple", "orange", "brown"];
    let items = colours.map(|colour| format!("material {colour}"));
    let scene = |influence: &[&str]| {
        let scene = Scene::new(4).modules("gold,morgana,treasures").knight_on(RED, 2);
        let scene = scene.items(RED, &items.each_ref().map(String::as_str)).influence(RED, influence);
        scene.tables(&kitchen("figure = \"blue\"", &[])).build()
    };
    let game = scene(&["blue", "brown"]);
    let takes = offers_of(&game, RED, "build").into_iter().find_map(|offer| {
        let mut next = game;
        play(&mut next, RED, &format!("build {offer}"));
        (open(&next).top().to_string().starts_with("treasures influence")).then_some((offer, next))
    });
    let (offer, next) = takes.expect("a tile with influence");
    assert_eq!(offers(&next, RED), ["treasures from brown"]);
    refused(&next, RED, "treasures from blue", "MOR-6.5");
    let mut alone = scene(&["blue"]);
    play(&mut alone, RED, &format!("build {offer}"));
    assert_eq!(open(&alone).top().to_string(), "window after");
}

/// INT-9.4: decrees take nothing from the blocked principality; influence may be placed there.
#[test]
fn decrees_and_the_block() {
    let scene = with("gold,morgana,decree", [2; 4], "figure = \"blue\"", &[]).tables(DECREES).turn(RED);
    let game = scene.build();
    assert!(!offers_of(&game, RED, "decree item").contains(&"flag blue".to_owned()));
    refused(&game, RED, "decree item flag blue", "MOR-6.5");
    let mut placed = game;
    assert!(play(&mut placed, RED, "decree influence blue").contains(&influences(RED, "blue")));
}

/// INT-3.5, INT-3.7: a decree changes no Morgana die.
#[test]
fn a_decree_changes_no_morgana_die() {
    let mut game = with("gold,morgana,decree", [2; 4], "", &[]).tables(DECREES).turn(RED).build();
    play(&mut game, RED, "morgana die 2");
    refused(&game, RED, "decree die chosen 3", "DEC-4.6");
}

/// INT-10.9, MOR-6.6, INT-10.8: deployed into the blocked principality by deploy-anywhere, a decree may be
/// taken; the vassal itself brings nothing.
#[test]
fn a_decree_in_the_blocked_principality() {
    let favor = "[favor]\nlearned = [[\"builder 2\"], [], [], []]\nblocked = [[], [], [], []]\n";
    let scene = with("favor,gold,morgana,decree", [2; 4], "figure = \"blue\"", &[]).tables(favor);
    let mut game = scene.knight_on(RED, 4).build();
    play(&mut game, RED, "deploy builder blue");
    let mut act = game;
    play(&mut act, RED, "decree act");
    assert_eq!(owned(&act, RED, "material blue"), 0);
    play(&mut game, RED, "decree look");
    for tile in ["d03", "d01", "d02", "d04"] {
        chance(&mut game, &format!("decree show {tile}"));
    }
    play(&mut game, RED, "decree take d03");
    assert_eq!(open(&game).modules.decree.owned(RED).len(), 1);
    assert_eq!(owned(&game, RED, "shield blue"), 0, "the tile shows a blue shield");
}

/// INT-8.9, INT-2.11: a swap is no action: no decree is offered, and the hut awakes no treasure.
#[test]
fn tokens_are_no_actions() {
    let facts = "tokens = [\"c1/2\", \"c2/1\", \"c3/1\", \"c4/1\", \"c5/1\"]";
    let scene = with("gold,morgana,decree", [2; 4], facts, &[]).turn(RED).knight(RED, 6).knight(BLUE, 8);
    let mut game = scene.build();
    plays(&mut game, RED, &["morgana die 1", "morgana place cauldron 1", "done", "morgana swap 2"]);
    assert_eq!(open(&game).top().to_string(), "window after");
    let hut = "tokens = [\"c3/1\", \"c2/1\", \"c1/1\", \"c4/1\", \"c5/1\"]";
    let scene = with("gold,morgana,treasures", [2; 4], hut, &[]).turn(RED).manors(RED, &["0,0"]);
    let mut game = scene.build();
    let events =
        plays(&mut game, RED, &["morgana die 1", "morgana place cauldron 1", "done", "morgana hut 0,0"]);
    let treasure = |event: &Event| matches!(event, Event::Module(merlin::modules::Event::Treasures(_)));
    assert!(!events.iter().any(treasure));
    assert!(!events.contains(&own(Morgana::NoEffect { seat: RED, effect: Effect::WitchHut })));
}

/// INT-13.4: nothing at the end for poisoned apples and the horn.
#[test]
fn nothing_at_the_end() {
    let gold = "[gold]\ncoins = [0, 0, 0, 0]\nmistletoe = [0, 0, 0, 0]\n";
    let base = Scene::new(4).modules("gold,morgana").tables(gold).apples(RED, 0).staffs(RED, 0);
    let mut game = last_turn_of(base, "", ["apples = 4", "", "", ""], 6).build();
    let events = end_round(&mut game);
    assert!(scored(&events).iter().all(|&(seat, ..)| seat != RED));
}
