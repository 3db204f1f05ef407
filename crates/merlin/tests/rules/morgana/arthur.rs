//! Morgana with Arthur: turns, dice, what the inner ring and Picts cannot take, huts (INT-2.2, INT-3.1,
//! INT-5.4, INT-5.11, INT-8.9, INT-9.4). The rings are in a file of their own.

use super::{TO_TOKEN, coins, first_token, joined, kitchen, last_turn_of, own, state};
use crate::support::{
    BLUE, GREEN, RED, Scene, castle, offers, offers_of, on_turn, open, owned, play, plays, refused, scored,
};
use merlin::modules::arthur::Event as Arthur;
use merlin::modules::morgana::Event as Morgana;
use merlin::{Components, Event, Merlin};
use table::{Game, Seat};

/// The game of a scene with Arthur: everybody whose dice the scene names has this one as well.
pub(crate) fn with_five(scene: &Scene, arthur: &str) -> Merlin {
    let line = |line: &str| match line.strip_suffix(']').filter(|_| line.starts_with("dice = [\"own")) {
        Some(four) => format!("{four}, \"{arthur}\"]\n"),
        None => format!("{line}\n"),
    };
    let text: String = scene.position().lines().map(line).collect();
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// Window `moved`: this figure of the player on turn has come to this space.
pub(crate) fn moved(scene: &Scene, figure: &str, die: &str, space: &str) -> Merlin {
    let action = if space.starts_with('i') { format!("{space:?}") } else { space.to_owned() };
    let scene = scene.clone().due(&["window moved"]).fact("figure", &format!("{figure:?}"));
    scene.fact("die", &format!("{die:?}")).fact("action", &action).build()
}

/// Window `moved`: Arthur has come to this space of the inner ring.
pub(crate) fn inside(scene: &Scene, space: u8) -> Merlin {
    let stands = format!("[arthur]\nfigure = \"i{space}\"\n");
    moved(&scene.clone().tables(&stands), "arthur", "arthur 5", &format!("i{space}"))
}

fn blocking(colour: &str) -> Scene {
    joined("arthur,gold,morgana", [2; 4], &format!("figure = {colour:?}"), &[]).turn(RED)
}

/// INT-2.1, INT-2.2, INT-2.4, INT-2.6, example INT-X1: with Arthur and Morgana everybody has six turns; two
/// labourers make eight, the last two in a row.
#[test]
fn the_turns_of_a_round() {
    let hired = "[market]\n[[market.seat]]\n[[market.seat]]\nmarkers = [\"labourer 5\", \"labourer 2\"]\n";
    let scene = Scene::new(3).modules("arthur,gold,market,morgana").tables(hired).turn(RED);
    let mut game = scene.tables(&kitchen("dice = [\"1\", \"2\", \"3\", \"4\"]", &[])).build();
    let mut order: Vec<Seat> = Vec::new();
    while open(&game).round == 1 && game.turn() != table::Turn::Chance {
        let seat = on_turn(&game);
        order.push(seat);
        let first = |word: &str| offers_of(&game, seat, word).first().map(|rest| format!("{word} {rest}"));
        let unit = first("die").or(first("morgana die")).or(first("market labourer")).expect("a unit");
        let place = if unit.starts_with("morgana") {
            vec![unit.as_str(), "morgana place apple", "end"]
        } else {
            vec![unit.as_str(), "walk clockwise", "forfeit", "end"]
        };
        plays(&mut game, seat, &place);
    }
    let mut expected = [RED, BLUE, GREEN].repeat(6);
    expected.extend([BLUE, BLUE]);
    assert_eq!(order, expected);
}

/// INT-8.9, MOR-7.1: the own Arthur die can be bewitched, Merlin and Arthur dice of others never.
#[test]
fn bewitching_an_arthur_die() {
    let scene = joined("arthur,gold,morgana", [2; 4], &first_token("c1/1"), &[]).turn(RED);
    let mut game = with_five(&scene.dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]), "arthur 5");
    plays(&mut game, RED, &TO_TOKEN);
    let dice = offers_of(&game, RED, "morgana bewitch");
    assert!(dice.contains(&"1 arthur 5".to_owned()));
    assert!(dice.iter().filter(|die| !die.starts_with('1')).all(|die| die.contains(" own ")), "{dice:?}");
    let theirs = castle(&game, BLUE).dice.shown(4).expect("rolled");
    refused(&game, RED, &format!("morgana bewitch 2 arthur {theirs}"), "MOR-7.1");
    let events = plays(&mut game, RED, &["morgana bewitch 1 arthur 5", "morgana turn 2"]);
    assert!(matches!(events[0], Event::Module(merlin::modules::Event::Morgana(Morgana::Bewitched { .. }))));
    assert_eq!(castle(&game, RED).dice.shown(4), Some(super::pips(2)));
}

/// INT-3.1, INT-3.9, MOR-3.4: a poisoned apple exchanges an own die with the Arthur die of somebody else, and
/// an own Arthur die.
#[test]
fn exchanging_arthur_dice() {
    let scene = joined("arthur,gold,morgana", [2; 4], "", &["apples = 2"]).turn(RED);
    let scene = scene.dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]);
    let mut game = with_five(&scene.dice(BLUE, ["own 1", "own 2", "own 3", "merlin 4"]), "arthur 6");
    plays(&mut game, RED, &["morgana poison own 1", "morgana with 2 arthur 6"]);
    assert_eq!(castle(&game, RED).dice.shown(0), Some(super::pips(6)));
    assert_eq!(castle(&game, BLUE).dice.shown(4), Some(super::pips(1)));
    plays(&mut game, RED, &["morgana poison arthur 6", "morgana with 2 own 2"]);
    assert_eq!(castle(&game, RED).dice.shown(4), Some(super::pips(2)));
}

/// INT-3.3, ARU-5.4, MOR-3.3: after a flag has changed the number of spaces no poisoned apple changes the
/// chosen die; unused dice it still does.
#[test]
fn no_exchange_after_a_space_more() {
    let scene = joined("arthur,gold,morgana", [2; 4], "", &["apples = 2"]).turn(RED);
    let scene =
        scene.items(RED, &["flag black", "flag black"]).dice(RED, ["own 5", "own 2", "own 3", "merlin 4"]);
    let mut game = with_five(&scene.dice(BLUE, ["own 6", "own 2", "own 3", "merlin 4"]), "arthur 1");
    play(&mut game, RED, "die own 5");
    assert!(offers(&game, RED).contains(&"morgana poison chosen".to_owned()));
    plays(&mut game, RED, &["arthur more", "arthur more"]);
    // A 6 would make eight spaces of it, more than ARU-5.3 allows.
    refused(&game, RED, "morgana poison chosen", "ARU-5.4");
    assert_eq!(offers_of(&game, RED, "morgana poison"), ["own 2", "own 3", "merlin 4", "arthur 1"]);
}

/// INT-8.9: flags of Arthur are flags for witch's gold.
#[test]
fn new_flags_are_flags() {
    let scene = joined("arthur,gold,morgana", [2; 4], &first_token("c2/1"), &[]).turn(RED);
    let mut game = scene.items(RED, &["flag black", "flag grey"]).build();
    plays(&mut game, RED, &TO_TOKEN);
    plays(&mut game, RED, &["return flag black", "return flag grey"]);
    assert_eq!(coins(&game, RED), 5);
}

/// INT-9.4, INT-8.1: resource spaces of the inner ring take nothing from the blocked principality; influence
/// goes there.
#[test]
fn inner_spaces_and_the_block() {
    let mut shield = inside(&blocking("blue"), 1);
    assert_eq!(offers_of(&shield, RED, "take shield"), ["black", "grey", "purple", "orange", "brown"]);
    refused(&shield, RED, "take shield blue", "MOR-6.5");
    play(&mut shield, RED, "take shield grey");
    let smith = joined("arthur,gold,caerleon,morgana", [2; 4], "figure = \"grey\"", &[]).turn(RED);
    refused(&inside(&smith, 1), RED, "take shield blue", "INT-8.1");
    let mut marker = inside(&blocking("blue"), 11);
    play(&mut marker, RED, "place blue");
    assert_eq!(castle(&marker, RED).influence(merlin::Colour::Blue), 1);
}

/// INT-9.4, ARU-4.10: a Pict with a piece of the blocked principality gives none; its influence marker is placed.
#[test]
fn picts_and_the_block() {
    let picts = "display = [\"p03\", \"p21\", \"p09\", \"p01\"]\n";
    let with = |figure: &str| {
        let scene = blocking(figure).tables(&format!("[arthur]\nfigure = \"i5\"\n{picts}"));
        moved(&scene, "arthur", "arthur 5", "i5")
    };
    let mut game = with("blue");
    let events = play(&mut game, RED, "arthur take p03");
    let lost = |event: &Event| {
        matches!(event, Event::Module(merlin::modules::Event::Arthur(Arthur::BonusLost { .. })))
    };
    assert!(events.iter().any(lost), "{events:?}");
    assert_eq!(owned(&game, RED, "shield blue"), 0);
    let mut free = with("grey");
    play(&mut free, RED, "arthur take p03");
    assert_eq!(owned(&free, RED, "shield blue"), 1);
    let mut marker = with("blue");
    play(&mut marker, RED, "arthur take p21");
    assert_eq!(castle(&marker, RED).influence(merlin::Colour::Blue), 1);
}

/// INT-8.1, INT-8.5, example INT-X11: with the smith blocked a Pict with a shield gives none, with the
/// orchard blocked one with an apple none.
#[test]
fn picts_in_caerleon() {
    let with = |figure: &str, pict: &str| {
        let facts = format!("figure = {figure:?}");
        let scene = joined("arthur,gold,caerleon,morgana", [2; 4], &facts, &[]).turn(RED);
        let picts = "[arthur]\nfigure = \"i5\"\ndisplay = [\"p03\", \"p25\", \"p09\", \"p01\"]\n";
        let mut game = moved(&scene.tables(picts), "arthur", "arthur 5", "i5");
        play(&mut game, RED, &format!("arthur take {pict}"));
        (owned(&game, RED, "shield blue"), castle(&game, RED).apples)
    };
    assert_eq!((with("grey", "p03"), with("blue", "p03")), ((0, 1), (1, 1)));
    assert_eq!((with("orange", "p25"), with("grey", "p25")), ((0, 1), (0, 2)));
}

/// INT-8.3, MOR-6.6: a vassal activated in the blocked district, or principality, gains nothing; a lady acts.
#[test]
fn activated_where_morgana_stands() {
    let with = |modules: &str, vassal: &str| {
        let scene = joined(modules, [2; 4], "figure = \"purple\"", &[]).turn(RED).knight(RED, 9);
        let mut game = moved(&scene.vassal(RED, vassal, "purple"), "knight", "own 1", "9");
        play(&mut game, RED, &format!("arthur activate {vassal}"));
        (castle(&game, RED).items.total(), castle(&game, RED).influence(merlin::Colour::Purple))
    };
    for modules in ["arthur,gold,morgana", "arthur,gold,caerleon,morgana"] {
        assert_eq!((with(modules, "builder"), with(modules, "lady")), ((0, 0), (0, 1)), "{modules}");
    }
}

/// INT-5.4: a hut on a manor that is replaced returns to the supply; the new manor has none.
#[test]
fn the_hut_of_a_replaced_manor() {
    let scene = joined("arthur,gold,morgana", [2; 4], "huts = [\"0,0\", \"0,1\"]", &[]).turn(RED);
    let mut game = inside(&scene.manors(BLUE, &["0,0", "0,1"]), 12);
    let events = play(&mut game, RED, "arthur replace 0,0");
    let site = "0,0".parse().expect("a tile position");
    assert!(events.contains(&own(Morgana::HutLost { site })));
    assert_eq!((state(&game).huts_left(), castle(&game, RED).manors.contains(site)), (6, true));
}

/// The end of round 2 with these huts and manors; the first decision of the clean-up is open.
fn scoring(modules: &str, huts: &[&str], manors: [&[&str]; 2], tables: &str) -> (Merlin, Vec<Event>) {
    let gold = "[gold]\ncoins = [0, 0, 0, 0]\nmistletoe = [0, 0, 0, 0]\n";
    let base = Scene::new(4).modules(modules).tables(gold).tables(tables);
    let rows = ["mmmmmM", "wwwWWl", "llllML", "wwWMLL"];
    let scene = last_turn_of(base, &format!("huts = {huts:?}"), [""; 4], 2).rows(&rows);
    let mut game = with_five(&scene.manors(RED, manors[0]).manors(BLUE, manors[1]), "arthur 5 used");
    let events = super::end_round(&mut game);
    (game, events)
}

/// INT-5.11, INT-13.2, INT-13.6: with Arthur the whole territory of a hut is cleared, of all players; the
/// other territories have their clean-up.
#[test]
fn a_hut_clears_its_territory() {
    let red: &[&str] = &["0,0", "0,1", "1,0", "1,1"];
    let (mut game, events) = scoring("arthur,gold,morgana", &["0,0"], [red, &["0,2", "0,3"]], "");
    assert_eq!(scored(&events)[..2], [(RED, 6, "MER-15.14"), (RED, 1, "MOR-8.2")], "3 : 2 with the hut");
    assert!(events.contains(&own(Morgana::TerritoriesCleared { seat: RED, manors: 2 })));
    assert!(events.contains(&own(Morgana::TerritoriesCleared { seat: BLUE, manors: 2 })));
    assert!(events.contains(&own(Morgana::HutsReturned { huts: 1 })));
    assert_eq!((castle(&game, BLUE).manors.len(), state(&game).huts_left()), (0, 7));
    assert_eq!(offers(&game, RED), ["arthur keep 1,0", "arthur keep 1,1"], "the wood has no hut");
    play(&mut game, RED, "arthur keep 1,0");
    assert_eq!(castle(&game, RED).manors.len(), 1);
    // Without Morgana's hut both territories are only cleaned up.
    let (game, _) = scoring("arthur,gold,morgana", &[], [red, &["0,2", "0,3"]], "");
    assert_eq!(offers(&game, RED), ["arthur keep 0,0", "arthur keep 0,1"]);
}

/// INT-5.10, INT-5.11, INT-5.12, example INT-X5: castle and hut in one territory: 4 against 2; afterwards
/// only the castle manor is left.
#[test]
fn castle_hut_and_arthur() {
    let castles = "[knights]\nallies = [[\"gawain\", \"gaheris\"], [], [], []]\ncastles = [\"0,0\"]\n";
    let manors: [&[&str]; 2] = [&["0,0", "0,1"], &["0,2", "0,3"]];
    let (game, events) = scoring("arthur,knights,gold,morgana", &["0,1"], manors, castles);
    assert_eq!(scored(&events)[..2], [(RED, 6, "MER-15.14"), (RED, 1, "MOR-8.2")]);
    let left: Vec<String> = castle(&game, RED).manors.iter().map(|site| site.to_string()).collect();
    assert_eq!((left, castle(&game, BLUE).manors.len()), (vec!["0,0".to_owned()], 0));
    // A hut on the castle itself leaves, the manor stays, and the others go all the same.
    let (game, events) = scoring("arthur,knights,gold,morgana", &["0,0"], manors, castles);
    assert!(scored(&events).contains(&(RED, 6, "MER-15.14")), "1 + 1 + 1 and 1");
    assert_eq!((castle(&game, RED).manors.len(), state(&game).huts_left()), (1, 7));
}
