//! Arthur with castles and treasure tiles: building, replacing and the clean-up (section 5 of the interactions).

use super::{allies, end_round, inner, inner_for, last};
use crate::support::{
    BLUE, RED, Scene, castle, chance, offers, offers_of, open, place, play, plays, points, refused,
};
use merlin::modules::knights::Frame as Ally;
use merlin::modules::treasures::Event as Treasure;
use merlin::{Event, Frame, Merlin, Site, Window};

/// Four wood tiles in the first row, two of wood with a tower below.
const ROWS: [&str; 3] = ["mmwwww", "WWllll", "LLmmMM"];

fn site(text: &str) -> Site {
    text.parse().expect("a tile position")
}

/// Red takes the Pict with a manor on wood.
fn pict_of_wood(scene: &Scene) -> Merlin {
    let mut game = scene.build();
    play(&mut game, RED, "arthur take p29");
    chance(&mut game, "arthur pict p20");
    game
}

const WOOD: &str = "display = [\"p29\", \"p02\", \"p03\", \"p04\"]";

/// INT-5.1, KRT-11.1, KRT-11.2: the manor of a Pict permits a castle, and the tower then gives twice.
#[test]
fn a_castle_under_the_manor_of_a_pict() {
    let scene = inner("arthur,knights", 5, WOOD).rows(&ROWS).tables(&allies(["gawain", "gaheris"], ""));
    let mut game = pict_of_wood(&scene);
    play(&mut game, RED, "arthur manor 1,0");
    assert_eq!(offers(&game, RED), ["done", "knights castle"]);
    play(&mut game, RED, "knights castle");
    assert_eq!(open(&game).top(), Ally::FirstGift.into());
    plays(&mut game, RED, &["take shield black", "take flag grey"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert!(open(&game).modules.knights.castles().contains(site("1,0")));
}

/// INT-5.3, KRT-11.1: replacing is not building: no castle is asked for, and no tower gives anything.
#[test]
fn no_castle_under_a_replaced_manor() {
    let scene = inner("arthur,knights", 12, "").rows(&ROWS).tables(&allies(["gawain", "gaheris"], ""));
    let mut game = scene.manors(BLUE, &["1,0"]).build();
    play(&mut game, RED, "arthur replace 1,0");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert!(open(&game).modules.knights.castles().is_empty());
    assert_eq!((castle(&game, RED).manors.len(), castle(&game, BLUE).manors.len()), (1, 0));
}

/// INT-5.8, KRT-11.6, ARU-3.21: a manor on a castle is not replaced; where there is no other, the action lapses.
#[test]
fn a_manor_on_a_castle_is_not_replaced() {
    let blue =
        "[knights]\nallies = [[\"gawain\", \"kay\"], [\"gareth\", \"gaheris\"]]\ncastles = [\"0,2\"]\n";
    let scene = inner("arthur,knights", 12, "").rows(&ROWS).tables(blue);
    let game = scene.clone().manors(BLUE, &["0,2", "0,3"]).build();
    assert_eq!(offers_of(&game, RED, "arthur replace"), ["0,3"]);
    refused(&game, RED, "arthur replace 0,2", "ARU-3.21");
    let game = scene.manors(BLUE, &["0,2"]).build();
    assert!(offers_of(&game, RED, "arthur replace").is_empty());
    refused(&game, RED, "arthur replace 0,2", "ARU-3.21");
}

const TERRITORY: &str = "[environs]\nrows = [\"mountain mountain wood wood wood wood\", \
    \"wood+tower wood+tower lake lake lake lake\", \
    \"lake+tower lake+tower mountain mountain mountain+tower mountain+tower\"]";

/// INT-5.9, KRT-11.6, ARU-7.2, example INT-X6: one manor on a castle and three others: the castle and one
/// other stay. INT-1.3: that one manor stays is a rule of the module, which this clause beats.
#[test]
fn a_castle_and_one_other_stay() {
    let castles =
        format!("[knights]\nallies = [[\"gawain\", \"gaheris\"]]\ncastles = [\"0,2\"]\n{TERRITORY}");
    let manors = |all: &str| format!("manors = [{all}]");
    let red = manors("\"0,2\", \"0,3\", \"0,4\", \"0,5\"");
    let mut game = last("arthur,knights", 2, &[&red, ""], &castles);
    end_round(&mut game);
    assert_eq!(offers(&game, RED), ["arthur keep 0,3", "arthur keep 0,4", "arthur keep 0,5"]);
    refused(&game, RED, "arthur keep 0,2", "ARU-7.3");
    play(&mut game, RED, "arthur keep 0,4");
    let left: Vec<String> = castle(&game, RED).manors.iter().map(|site| site.to_string()).collect();
    assert_eq!(left, ["0,2", "0,4"]);
    let two = manors("\"0,2\", \"0,3\"");
    let mut game = last("arthur,knights", 2, &[&two, ""], &castles);
    end_round(&mut game);
    assert_eq!(castle(&game, RED).manors.len(), 2, "nothing to choose");
}

fn triggered(events: &[Event], tile: &str) -> bool {
    let wanted = tile.parse().expect("a treasure tile");
    let own = |event: &Event| {
        matches!(event, Event::Module(merlin::modules::Event::Treasures(Treasure::Triggered { treasure, .. }))
            if *treasure == wanted)
    };
    events.iter().any(own)
}

/// INT-5.1, INT-5.7, TRE-3.1: the manor of a Pict triggers its tile: points and an apple, or the Grail of
/// another player.
#[test]
fn a_pict_and_a_treasure_tile() {
    let scene = inner_for(4, "arthur,treasures", 5, WOOD).grail(BLUE);
    let mut game = pict_of_wood(&scene);
    let mut grail = game;
    assert!(triggered(&play(&mut game, RED, "arthur manor 1,4"), "t08"));
    assert_eq!((points(&game, RED), castle(&game, RED).apples), (1, 2));
    play(&mut grail, RED, "arthur manor 1,3");
    assert_eq!(open(&grail).grail, Some(RED));
    let mountain = "display = [\"p28\", \"p02\", \"p03\", \"p04\"]";
    let mut game = inner_for(4, "arthur,treasures", 5, mountain).traitors(RED, &["black"]).build();
    play(&mut game, RED, "arthur take p28");
    chance(&mut game, "arthur pict p20");
    play(&mut game, RED, "arthur manor 0,0");
    assert_eq!(open(&game).excalibur, Some(RED), "INT-5.7: from the rondel");
}

/// INT-5.3, TRE-3.5: replacing a manor triggers nothing.
#[test]
fn replacing_triggers_no_tile() {
    let mut game = inner_for(4, "arthur,treasures", 12, "").manors(BLUE, &["1,4"]).build();
    let events = play(&mut game, RED, "arthur replace 1,4");
    assert!(!triggered(&events, "t08"));
    assert_eq!((points(&game, RED), castle(&game, RED).apples), (0, 1));
}

/// INT-5.7, TRE-4.5: a neutral staff repeats the action to which the inner Merlin space has brought Merlin.
#[test]
fn a_neutral_staff_inside() {
    let won = "[treasures]\nstaffs_won = 1\n";
    let scene = inner_for(4, "arthur,treasures", 8, "").merlin(3).staffs(RED, 1).tables(won);
    let mut game = scene.build();
    plays(&mut game, RED, &["arthur merlin clockwise 1", "deploy builder grey"]);
    plays(&mut game, RED, &["staff", "deploy lady grey"]);
    assert_eq!((castle(&game, RED).staffs, place(&game, RED, "lady")), (0, "grey"));
}

/// INT-5.14, ARU-7.13: a tile freed in the clean-up is built on again, and its tower gives again.
#[test]
fn a_freed_tile_gives_again() {
    let all = "materials = { black = 1, grey = 1, blue = 1, purple = 1, orange = 1, brown = 1 }";
    let red = format!("knight = 0\nmanors = [\"1,0\", \"1,1\"]\n{all}");
    let mut game = last("arthur", 2, &[&red, "knight = 3"], TERRITORY);
    end_round(&mut game);
    play(&mut game, RED, "arthur keep 1,1");
    crate::support::let_chance(&mut game);
    assert_eq!(castle(&game, RED).manors.len(), 1);
    let first = offers_of(&game, RED, "die own")[0].clone();
    plays(&mut game, RED, &[&format!("die own {first}"), "walk clockwise"]);
    let again = offers_of(&game, RED, "build").into_iter().find(|text| text.starts_with("1,0 "));
    play(&mut game, RED, &format!("build {}", again.expect("the tile is free")));
    assert_eq!(open(&game).top(), Frame::Tower);
    play(&mut game, RED, "take flag brown");
}
