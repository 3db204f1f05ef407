//! What the other tests of sections 1, 3, 4, 6 and 9 leave open: refusals, empty supplies, and the order of things.

use super::{arthur_on, chosen, scene};
use crate::support::{
    BLUE, RED, castle, chance, let_chance, lots, offers, offers_of, open, owned, play, plays, points, refused,
};
use merlin::modules::arthur::{Bonus, Event as Arthur, Frame as Due};
use merlin::{Colour, Components, Frame, Kind, Merlin, Module, Modules, Options, Power, Window};
use table::Game;

fn before_the_first_move() -> Merlin {
    let options = Options::new(2, Components::printed()).expect("two players");
    let options = options.with(Modules::from_iter([Module::Arthur]), merlin::Variants::NONE).expect("built");
    Merlin::setup(&options)
}

/// Chance makes its first move until it can bring something with this word.
fn until(game: &mut Merlin, word: &str) {
    while !lots(game)[0].0.starts_with(word) {
        let first = lots(game)[0].0.clone();
        chance(game, &first);
    }
}

/// ARU-1.7, ARU-1.3: the starting tile with a black flag gives the new one, with its new power; the knight
/// starts on grey.
#[test]
fn a_starting_tile_with_a_new_flag() {
    let mut game = before_the_first_move();
    until(&mut game, "starting_tile");
    let seat = open(&game).in_turn_order().next().expect("a start player");
    chance(&mut game, "starting_tile s1");
    assert_eq!((open(&game).flags(seat, Power::PlusMinus), open(&game).flags(seat, Power::Switch)), (1, 0));
    assert_eq!(open(&game).castle(seat).knight.map(|space| space.to_string()).as_deref(), Some("4"));
    chance(&mut game, "starting_tile s4");
    let other = open(&game).in_turn_order().nth(1).expect("another player");
    assert_eq!((open(&game).flags(other, Power::PlusMinus), open(&game).flags(other, Power::Switch)), (0, 1));
}

/// ARU-1.9: neither a second mission nor repelling traitors can be had with a flag.
#[test]
fn the_old_powers_are_gone() {
    let flags = "flags = { black = 2, grey = 2, purple = 1 }\nhand = [\"m20\", \"m44\", \"m54\", \"m55\"]\ntraitors = { blue = 1 }";
    let mut game = chosen("own 1", flags, "");
    for gone in ["second m44", "repel blue"] {
        refused(&game, RED, gone, "ARU-1.9");
    }
    play(&mut game, RED, "complete m20");
    assert!(offers_of(&game, RED, "second").is_empty() && offers_of(&game, RED, "repel").is_empty());
    refused(&game, RED, "second m44", "ARU-1.9");
    refused(&game, RED, "repel blue", "ARU-1.9");
}

/// ARU-1.10: at the setup each of the 30 Picts is equally likely, then each of those left.
#[test]
fn picts_are_shuffled() {
    let mut game = before_the_first_move();
    until(&mut game, "arthur pict");
    assert!(lots(&game).len() == 30 && lots(&game).iter().all(|&(_, weight)| weight == lots(&game)[0].1));
    chance(&mut game, "arthur pict p07");
    assert!(lots(&game).len() == 29 && lots(&game).iter().all(|(text, _)| text != "arthur pict p07"));
}

/// ARU-2.13: nothing comes between an extra move and the action it leads to; the action may be forfeited.
#[test]
fn no_window_before_the_action() {
    let turn = "due = [\"window moved\"]\ndie = \"arthur 3\"\nfigure = \"arthur\"\naction = \"i8\"\n[board]\nmerlin = 3";
    let red = "flags = { black = 1, purple = 1, orange = 1 }\nhand = [\"m20\", \"m44\", \"m54\", \"m55\"]";
    let mut game = scene(turn, red, "figure = \"i8\"");
    assert_eq!(offers_of(&game, RED, "complete"), ["m20"], "before the move it is possible");
    play(&mut game, RED, "arthur merlin clockwise 1");
    refused(&game, RED, "complete m20", "MER-4.5");
    assert!(offers(&game, RED).iter().all(|text| text == "forfeit" || text.starts_with("deploy")));
    play(&mut game, RED, "forfeit");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    play(&mut game, RED, "complete m20");
}

/// ARU-3.2: a flag and a material from any principality, as a shield.
#[test]
fn flags_and_materials_of_choice() {
    for (space, kind, other) in [(4, "flag", "shield"), (7, "material", "flag")] {
        let mut game = arthur_on(space, "", "");
        assert_eq!(offers_of(&game, RED, &format!("take {kind}")).len(), 6);
        refused(&game, RED, &format!("take {other} black"), "ARU-3.2");
        play(&mut game, RED, &format!("take {kind} orange"));
        assert_eq!(owned(&game, RED, &format!("{kind} orange")), 1);
    }
}

/// ARU-3.5, ARU-3.6: the relics come from their owners, or stay; without a traitor Excalibur alone is taken.
#[test]
fn relics_of_other_players() {
    let board = "due = [\"window moved\"]\ndie = \"arthur 3\"\nfigure = \"arthur\"\naction = \"iN\"\n[board]\ngrail = 2\nexcalibur = 1";
    let on = |space: u8| {
        scene(&board.replace("iN", &format!("i{space}")), "apples = 10", &format!("figure = \"i{space}\""))
    };
    let mut game = on(2);
    play(&mut game, RED, "perform");
    assert_eq!((open(&game).grail, castle(&game, RED).apples), (Some(RED), 10), "no apple is left");
    let mut game = on(6);
    play(&mut game, RED, "perform");
    assert_eq!(open(&game).excalibur, Some(RED));
}

/// ARU-3.7: the owner who comes to the ring again keeps it, and completes a mission as usual.
#[test]
fn the_ring_is_kept() {
    let hand = "hand = [\"m20\", \"m44\", \"m54\", \"m55\"]";
    let mut game = arthur_on(10, hand, "ring = 1");
    let events = play(&mut game, RED, "arthur ring m44");
    assert!(events.contains(&Arthur::RingKept { seat: RED }.into()), "{events:?}");
    assert_eq!((open(&game).modules.arthur.ring(), points(&game, RED)), (Some(RED), 3));
    refused(&arthur_on(10, hand, ""), RED, "arthur ring m01", "ARU-3.8");
}

/// ARU-3.9, ARU-3.10: the regular mission may precede that of the ring; the cards are drawn one after the
/// other, and the display is refilled after each.
#[test]
fn the_regular_mission_first() {
    let red = "flags = { black = 1, purple = 1 }\nhand = [\"m20\", \"m44\", \"m54\", \"m55\"]";
    let mut game = arthur_on(10, red, "");
    plays(&mut game, RED, &["complete m20", "arthur ring m44"]);
    refused(&game, RED, "complete m54", "MER-12.1");
    assert_eq!(points(&game, RED), 2 + 3);
    play(&mut game, RED, "end");
    let shown = open(&game).display[0].expect("three lie open").to_string();
    play(&mut game, RED, &format!("draw {shown}"));
    assert_eq!(open(&game).top(), Frame::Card(merlin::Destination::Display), "refilled before the second");
    let_chance(&mut game);
    assert_eq!(open(&game).top(), Frame::Replace(1));
    play(&mut game, RED, "draw deck");
    let_chance(&mut game);
    assert_eq!(crate::support::hand(&game, RED).len(), 4);
    assert_eq!(crate::support::on_turn(&game), BLUE);
}

/// ARU-3.16: the stairs may be forfeited as a whole, and the knight stays.
#[test]
fn the_stairs_are_forfeited() {
    let mut game = arthur_on(3, "knight = 21", "");
    play(&mut game, RED, "forfeit");
    assert_eq!(castle(&game, RED).knight.map(|space| space.to_string()).as_deref(), Some("21"));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// ARU-3.17: one to three spaces either way, no more and not none.
#[test]
fn one_to_three_spaces() {
    let steps = |way: &str| (1..=3).map(|steps| format!("{way} {steps}")).collect::<Vec<_>>();
    let all = [steps("clockwise"), steps("counter-clockwise")].concat();
    assert_eq!(offers_of(&arthur_on(8, "", ""), RED, "arthur merlin"), all);
}

/// ARU-3.21, ARU-7.13: without a manor in the supply nothing is replaced: seven stand at the same time.
#[test]
fn no_manor_left_to_replace_with() {
    let turn = "due = [\"window moved\"]\ndie = \"arthur 1\"\nfigure = \"arthur\"\naction = \"i12\"";
    let seven = "manors = [\"0,0\", \"0,1\", \"0,2\", \"0,3\", \"0,4\", \"0,5\", \"1,0\"]";
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"arthur\"\n[turn]\n{turn}\n[[seat]]\n{seven}\n[[seat]]\nmanors = [\"2,2\"]\n[arthur]\nfigure = \"i12\"\n"
    );
    let game = Merlin::from_position(&text, Components::printed()).expect("a position");
    refused(&game, RED, "arthur replace 2,2", "ARU-3.21");
    assert!(offers_of(&game, RED, "arthur replace").is_empty());
}

/// ARU-4.3, ARU-4.4: with empty stacks the display is not refilled.
#[test]
fn no_refill() {
    let gone: Vec<String> = (5..=30).map(|number| format!("p{number:02}")).collect();
    let tables = format!("display = [\"p01\", \"p02\", \"p03\", \"p04\"]\ngone = {gone:?}");
    let mut game = arthur_on(0, "", &tables);
    play(&mut game, RED, "arthur take p02");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert_eq!(open(&game).modules.arthur.display().iter().flatten().count(), 3);
}

/// ARU-4.3: what the bonus leaves to choose is chosen with the display full again.
#[test]
fn the_refill_comes_before_the_choices_of_the_bonus() {
    let mut game = arthur_on(5, "", "display = [\"p30\", \"p02\", \"p03\", \"p04\"]");
    let events = play(&mut game, RED, "arthur take p30");
    assert!(!events.is_empty() && offers_of(&game, RED, "arthur manor").is_empty());
    assert_eq!(open(&game).top(), Due::Refill.into());
    chance(&mut game, "arthur pict p20");
    assert_eq!(open(&game).modules.arthur.display().iter().flatten().count(), 4);
    assert!(!offers_of(&game, RED, "arthur manor").is_empty());
}

/// ARU-4.8, ARU-4.9: on a tower the manor of a Pict brings the gift, and no material is paid.
#[test]
fn a_tower_gives_its_gift() {
    let red = "materials = { black = 1 }";
    let mut game = arthur_on(5, red, "display = [\"p30\", \"p02\", \"p03\", \"p04\"]");
    play(&mut game, RED, "arthur take p30");
    chance(&mut game, "arthur pict p20");
    let tower = open(&game).environs.towers();
    let sites = offers_of(&game, RED, "arthur manor");
    let site = sites.iter().find(|text| tower.contains(text.parse().expect("a site"))).expect("a tower");
    play(&mut game, RED, &format!("arthur manor {site}"));
    assert_eq!(open(&game).top(), Frame::Tower);
    play(&mut game, RED, "take shield grey");
    assert_eq!((owned(&game, RED, "shield grey"), owned(&game, RED, "material black")), (1, 1));
}

/// ARU-4.10, ARU-4.2: with all tiles of the terrain occupied the manor is lost and the Pict kept; it cannot
/// be declined otherwise.
#[test]
fn no_free_tile() {
    let on = |blue: &str| {
        let text = format!(
            "game = \"merlin\"\nplayers = 2\nmodules = \"arthur\"\n[turn]\ndue = [\"window moved\"]\ndie = \"arthur 3\"\nfigure = \"arthur\"\naction = \"i5\"\n[[seat]]\n[[seat]]\nmanors = {blue}\n[arthur]\nfigure = \"i5\"\ndisplay = [\"p28\", \"p02\", \"p03\", \"p04\"]\n"
        );
        let mut game = Merlin::from_position(&text, Components::printed()).expect("a position");
        let events = play(&mut game, RED, "arthur take p28");
        chance(&mut game, "arthur pict p20");
        (game, events)
    };
    let (game, events) = on("[\"0,0\", \"0,1\", \"0,2\", \"0,3\", \"0,4\", \"0,5\"]");
    let bonus = Bonus::Manor("mountain".parse().expect("a terrain"));
    assert!(events.contains(&Arthur::BonusLost { seat: RED, bonus }.into()), "{events:?}");
    assert_eq!((open(&game).top(), open(&game).pict_result(RED)), (Frame::Window(Window::After), 1));
    let (game, _) = on("[\"0,0\"]");
    refused(&game, RED, "done", "ARU-4.8");
    refused(&game, RED, "forfeit", "ARU-4.8");
}

/// ARU-6.1: without an apple in the supply the action lapses.
#[test]
fn no_apple() {
    let turn = "due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = 13";
    let game = scene(turn, "knight = 13\napples = 10", "");
    refused(&game, RED, "perform", "ARU-6.1");
}

/// ARU-6.3, example ARU-X20: with a staff Arthur goes one space twice, and each time the action follows.
#[test]
fn arthur_moves_twice() {
    let turn =
        "due = [\"window moved\"]\ndie = \"merlin 1\"\nfigure = \"merlin\"\naction = 1\n[board]\nmerlin = 1";
    let mut game = scene(turn, "", "figure = \"i8\"\ndisplay = [\"p25\", \"p02\", \"p04\", \"p06\"]");
    plays(&mut game, RED, &["arthur step clockwise", "arthur take p25"]);
    chance(&mut game, "arthur pict p08");
    plays(&mut game, RED, &["staff", "arthur step clockwise", "perform"]);
    let state = &open(&game).modules.arthur;
    assert_eq!((state.ring(), state.owned(RED).len(), castle(&game, RED).staffs), (Some(RED), 1, 2));
}

/// ARU-9.10: each colour has one shield, flag, material and influence Pict with the same sum; manors have the
/// lowest numbers.
#[test]
fn picts_are_balanced() {
    let picts = Components::printed().modules.arthur.picts;
    let of = |colour: Colour| {
        picts.iter().filter(move |tile| match tile.bonus {
            Bonus::Item(item) => item.colour == colour,
            Bonus::Influence(own) => own == colour,
            Bonus::Apple | Bonus::Manor(_) => false,
        })
    };
    for one in Colour::ALL {
        let sum: u32 = of(one).map(|tile| u32::from(tile.value)).sum();
        assert_eq!((of(one).count(), sum), (4, 14), "{one}");
        for kind in [Kind::Shield, Kind::Flag, Kind::Material] {
            let same = of(one).filter(|tile| matches!(tile.bonus, Bonus::Item(item) if item.kind == kind));
            assert_eq!(same.count(), 1, "{one} {kind}");
        }
    }
    let mean = |wanted: fn(Bonus) -> bool| {
        let values: Vec<f64> =
            picts.iter().filter(|tile| wanted(tile.bonus)).map(|tile| f64::from(tile.value)).collect();
        values.iter().sum::<f64>() / values.len() as f64
    };
    let manors = mean(|bonus| matches!(bonus, Bonus::Manor(_)));
    let influence = mean(|bonus| matches!(bonus, Bonus::Influence(_)));
    let items = mean(|bonus| matches!(bonus, Bonus::Item(_)));
    assert!(manors < influence && influence < items, "{manors} {influence} {items}");
}
