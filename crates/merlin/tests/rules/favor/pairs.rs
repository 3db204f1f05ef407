//! King's Favor with other modules: the clauses of `docs/rules/en/merlin/interactions.md` that join them.

use crate::support::{
    BLUE, RED, Scene, mission, offers, offers_of, on_turn, open, owned, place, play, plays, points, refused,
};
use merlin::modules::favor::Frame as Due;
use merlin::{Components, Frame, Merlin, Window};
use table::Game;

/// A scene with further modules; red has learned these abilities.
fn scene(modules: &str, learned: &[&str]) -> Scene {
    let table = format!("[favor]\nlearned = [{learned:?}, []]\n");
    Scene::new(2).modules(&format!("favor,{modules}")).tables(&table)
}

/// INT-4.5: a card completed with mistletoe may be turned into an ability, and pays the point of row 1 (GLD-3.1).
#[test]
fn mistletoe_and_an_ability() {
    let table = "[gold]\ncoins = [0, 0]\nmistletoe = [3, 0]\n";
    let mut game = scene("gold", &["builder 1"]).tables(table).turn(RED).hand(RED, &["m44"]).build();
    play(&mut game, RED, "gold complete m44 3");
    assert_eq!(open(&game).top(), Due::Reward(mission("m44")).into());
    play(&mut game, RED, "favor learn builder 3");
    assert_eq!(points(&game, RED), 1);
}

/// INT-5.1: each of two manors has the effect of its treasure tile: here others give up a piece, and points come with
/// an apple. The tiles lie sorted: t01 on 0,0 and so on.
#[test]
fn two_treasure_tiles() {
    let items = ["material grey", "material grey"];
    let base = scene("treasures", &["builder 3"]).knight_on(RED, 2).items(RED, &items);
    let mut game = base.items(BLUE, &["flag blue", "shield blue", "material blue"]).build();
    let mut triggered = 0;
    for (first, word) in [(true, "build"), (false, "favor build")] {
        let offer = crate::support::offers_of(&game, RED, word)[0].clone();
        let events = play(&mut game, RED, &format!("{word} {offer}"));
        let own = |event: &merlin::Event| format!("{event:?}").contains("Triggered");
        triggered += events.iter().filter(|event| own(event)).count();
        // Whatever the tile asks for is decided before the turn goes on.
        while !matches!(open(&game).top(), Frame::Window(_)) {
            let (who, choice) = (on_turn(&game), offers(&game, on_turn(&game))[0].clone());
            play(&mut game, who, &choice);
        }
        let window = if first { Window::Between } else { Window::After };
        assert_eq!(open(&game).top(), Frame::Window(window));
    }
    assert_eq!((triggered, owned(&game, RED, "material grey")), (2, 0));
}

/// INT-2.7, FAV-9.6: between two deployments a coin may change an unused die.
#[test]
fn a_coin_between_two_deployments() {
    let table = "[gold]\ncoins = [1, 0]\nmistletoe = [0, 0]\n";
    let base = scene("gold", &["lady 3"]).tables(table).knight_on(RED, 15).influence(RED, &["grey"]);
    let mut game = base.build();
    plays(&mut game, RED, &["favor deploy builder grey", "gold coin own 2 3", "favor deploy lady grey"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// A scene with the market; red has these markers.
fn at_market(learned: &[&str], markers: &[&str]) -> Scene {
    let table = format!(
        "[gold]\ncoins = [2, 2]\nmistletoe = [0, 0]\n[market]\n[[market.seat]]\nmarkers = {markers:?}\n[[market.seat]]\nmarkers = []\n"
    );
    scene("gold,market", learned).tables(&table)
}

/// How many item markers red has.
fn markers(game: &merlin::Merlin) -> usize {
    open(game).modules.market.items(RED).count()
}

/// INT-4.6, MKT-2.3: turning a mission into an ability is completing it, so the market is closed for the turn.
#[test]
fn an_ability_closes_the_market() {
    let items = ["flag black", "flag purple"];
    let mut game = at_market(&[], &[]).turn(RED).hand(RED, &["m20"]).items(RED, &items).build();
    plays(&mut game, RED, &["complete m20", "favor learn builder 1"]);
    refused(&game, RED, "market visit shield purple", "MKT-2.3");
}

/// INT-11.3: markers count where shields and materials do, with points of choice as well.
#[test]
fn markers_count_for_points_of_choice() {
    let base = at_market(&["flag_bearer 3"], &["shield black", "shield grey"]);
    let mut game = base.knight_on(RED, 17).items(RED, &["shield blue"]).build();
    play(&mut game, RED, "favor count shield");
    assert_eq!(points(&game, RED), 3 + 1);
}

/// INT-9.5, MKT-3.3: a second manor can be paid with a material marker.
#[test]
fn a_marker_pays_for_the_second_manor() {
    let base = at_market(&["builder 3"], &["material grey"]);
    let mut game = base.knight_on(RED, 2).items(RED, &["material grey"]).build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    let events = play(&mut game, RED, "favor build 0,2 grey");
    assert!(events.iter().any(|event| format!("{event:?}").contains("MarkerReturned")), "{events:?}");
    assert_eq!(open(&game).castle(RED).manors.len(), 2);
}

/// MKT-3.5, FAV-6.2: for the second manor too the player chooses between a material and its marker; the base move gives
/// the piece, the move of the market the marker.
#[test]
fn a_choice_of_payment_for_the_second_manor() {
    let items = ["material grey", "material grey", "material purple"];
    let base = at_market(&["builder 3"], &["material grey"]).knight_on(RED, 2).items(RED, &items);
    let mut game = base.build();
    refused(&game, RED, "market build 0,5 purple", "MKT-3.5");
    play(&mut game, RED, "build 0,0 grey");
    let second = offers_of(&game, RED, "market build");
    let grey = offers_of(&game, RED, "favor build").into_iter().filter(|offer| offer.ends_with("grey"));
    assert_eq!(second, grey.collect::<Vec<_>>(), "wherever grey pays, the marker does");
    refused(&game, RED, "market build 0,5 purple", "MKT-3.5");
    refused(&game, RED, "market build 0,0 grey", "MER-11.16");
    let mut piece = game;
    play(&mut piece, RED, "favor build 0,2 grey");
    assert_eq!((owned(&piece, RED, "material grey"), markers(&piece)), (0, 1));
    let mut marker = game;
    let events = play(&mut marker, RED, "market build 0,2 grey");
    let kinds = ["Used", "MarkerReturned", "Built"];
    for (event, kind) in events.iter().zip(kinds) {
        assert!(format!("{event:?}").contains(kind), "{event:?}");
    }
    assert_eq!((owned(&marker, RED, "material grey"), markers(&marker)), (1, 0));
    assert_eq!(open(&marker).castle(RED).manors.len(), 2);
    assert_eq!(open(&marker).top(), Frame::Window(Window::After));
    refused(&marker, RED, "market build 0,3 grey", "FAV-5.1");
}

/// MKT-3.5: repeated with a staff, the action asks again; without the builder's ability there is no second manor.
#[test]
fn a_choice_of_payment_for_a_repeated_building() {
    let base = at_market(&[], &["material grey"]).merlin_on(RED, 2).items(RED, &["material grey"; 2]);
    let mut game = base.build();
    play(&mut game, RED, "build 0,0 grey");
    refused(&game, RED, "market build 0,2 grey", "MKT-3.5");
    plays(&mut game, RED, &["staff", "market build 0,2 grey"]);
    assert_eq!((owned(&game, RED, "material grey"), markers(&game)), (1, 0));
}

/// MKT-3.5, FAV-7.2: two traitors need shield and marker; once the ability has repelled one of them, the
/// player chooses.
#[test]
fn an_ability_leaves_the_choice_between_shield_and_marker() {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let base = at_market(&["shield_bearer 3"], &["shield purple"]).round(2).start(BLUE).turn(RED);
    let base = base.items(RED, &["shield purple"]).traitors(RED, &["purple", "purple"]);
    let base = base.dice(RED, used).dice(BLUE, used).due(&["window after"]).fact("die", "\"own 1\"");
    let mut game = base.fact("figure", "\"knight\"").fact("action", "3").knight(RED, 3).build();
    play(&mut game, RED, "end");
    assert_eq!(offers(&game, RED), ["done", "favor repel purple"]);
    refused(&game, RED, "market repel purple", "MKT-3.5");
    play(&mut game, RED, "favor repel purple");
    assert_eq!(offers(&game, RED), ["done", "market repel purple"]);
    play(&mut game, RED, "market repel purple");
    assert_eq!((owned(&game, RED, "shield purple"), markers(&game)), (1, 0));
}

/// FAV-6.5, DEC-4.1: between two manors decree actions are possible: a die, a material with which the second manor is
/// built, influence; afterwards too.
#[test]
fn decrees_between_two_manors() {
    let decrees: Vec<String> = (1..=8).map(|number| format!("d{number:02}")).collect();
    let table = format!(
        "[decree]\nstacks = {{ black = 0, grey = 0 }}\nowned = [{decrees:?}]\nlooked = {{ black = [1], grey = [1] }}\n"
    );
    let items = ["material grey", "material grey"];
    let base = scene("decree", &["builder 3"]).tables(&table).knight_on(RED, 2).items(RED, &items);
    let mut game = base.build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::Between));
    refused(&game, RED, "decree die chosen 3", "DEC-4.5");
    plays(&mut game, RED, &["decree die own 2 3", "decree influence blue", "decree item material purple"]);
    assert_eq!(open(&game).top(), Frame::Window(Window::Between), "they leave the window open");
    play(&mut game, RED, "favor build 0,5 purple");
    assert_eq!(open(&game).top(), Frame::Tower);
    plays(&mut game, RED, &["done", "decree points"]);
    assert_eq!((points(&game, RED), open(&game).castle(RED).manors.len()), (5, 2));
    refused(&game, RED, "decree die own 3 4", "DEC-4.1");
}

/// FAV-6.3, DEC-4.7: with the last material gone no window lies between; a material for two decrees makes the second
/// manor possible in window `after`.
#[test]
fn decrees_pay_for_a_second_manor_afterwards() {
    let decrees = ["d01", "d02"];
    let table = format!(
        "[decree]\nstacks = {{ black = 2 }}\nowned = [{decrees:?}]\nlooked = {{ black = [1] }}\nknown = {{ black = [\"d03\", \"d04\"] }}\n"
    );
    let base = scene("decree", &["builder 3"]).tables(&table).knight_on(RED, 2);
    let mut game = base.items(RED, &["material grey"]).build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    refused(&game, RED, "favor build 0,2 grey", "FAV-6.3");
    plays(&mut game, RED, &["decree item material grey", "favor build 0,2 grey"]);
    assert_eq!(open(&game).castle(RED).manors.len(), 2);
}

/// FAV-9.6, DEC-4.1: between two vassals as well: influence for two decrees opens a principality for the second.
#[test]
fn a_decree_between_two_deployments() {
    let decrees = ["d01", "d02"];
    let table = format!(
        "[decree]\nstacks = {{ black = 2 }}\nowned = [{decrees:?}]\nlooked = {{ black = [1] }}\nknown = {{ black = [\"d03\", \"d04\"] }}\n"
    );
    let base = scene("decree", &["lady 3"]).tables(&table).knight_on(RED, 15).influence(RED, &["grey"]);
    let mut game = base.build();
    play(&mut game, RED, "favor deploy builder grey");
    refused(&game, RED, "favor deploy builder blue", "FAV-9.2");
    plays(&mut game, RED, &["decree influence blue", "favor deploy builder blue"]);
    assert_eq!((owned(&game, RED, "material grey"), owned(&game, RED, "material blue")), (1, 1));
}

/// FAV-9.4, DEC-4.7: after a second deployment that was impossible two decrees can still make it possible;
/// whoever does not want it ends the turn.
#[test]
fn a_decree_for_a_second_deployment() {
    let three = ["lady", "shield_bearer", "flag_bearer"];
    let scene = |decrees: &[&str]| {
        let left = &["d03", "d04", "d05"][..4 - decrees.len()];
        let table = format!(
            "[decree]\nstacks = {{ black = {} }}\nowned = [{decrees:?}]\nlooked = {{ black = [1] }}\nknown = {{ black = {left:?} }}\n",
            left.len()
        );
        let base = scene("decree", &["lady 3"]).tables(&table);
        let base = base.knight_on(RED, 15).influence(RED, &["grey"]);
        three.iter().fold(base, |scene, vassal| scene.vassal(RED, vassal, "grey"))
    };
    let mut game = scene(&["d01", "d02"]).build();
    play(&mut game, RED, "favor deploy builder grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert_eq!(offers_of(&game, RED, "favor"), [""; 0]);
    refused(&game, RED, "favor deploy builder blue", "FAV-9.1");
    play(&mut game, RED, "decree influence blue");
    let round_trip = Merlin::from_position(&game.position(), Components::printed());
    assert_eq!(round_trip, Ok(game));
    let vassals = ["lady", "shield_bearer", "builder", "flag_bearer"];
    assert_eq!(offers_of(&game, RED, "favor deploy"), vassals.map(|vassal| format!("{vassal} blue")));
    refused(&game, RED, "favor deploy builder grey", "MER-7.1");
    refused(&game, RED, "favor deploy builder black", "FAV-9.2");
    assert!(offers(&game, RED).contains(&"end".to_owned()), "it is no longer due");
    let mut other = game;
    play(&mut other, RED, "end");
    assert!(Merlin::from_position(&other.position(), Components::printed()).is_ok());
    play(&mut game, RED, "favor deploy builder blue");
    assert_eq!((place(&game, RED, "builder"), owned(&game, RED, "material blue")), ("blue", 1));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert_eq!(offers_of(&game, RED, "favor deploy"), [""; 0], "both are deployed");
    refused(&game, RED, "favor deploy lady blue", "FAV-9.1");
    refused(&game, RED, "staff", "MER-6.15");
    // With one decree nothing changes.
    let mut game = scene(&["d01"]).build();
    play(&mut game, RED, "favor deploy builder grey");
    refused(&game, RED, "decree influence blue", "DEC-4.1");
    assert_eq!(offers_of(&game, RED, "favor deploy"), [""; 0]);
}

/// INT-10.8, DEC-3.1: with deploy anywhere the vassal's act is decided on where it was deployed, and the ability itself
/// leaves that to the decrees.
#[test]
fn a_decree_where_the_vassal_comes() {
    let mut game = scene("decree", &["builder 2"]).knight_on(RED, 8).build();
    play(&mut game, RED, "deploy builder brown");
    assert!(matches!(open(&game).top(), Frame::Module(_)), "act or decree");
    play(&mut game, RED, "decree act");
    assert_eq!((owned(&game, RED, "material brown"), owned(&game, RED, "material blue")), (1, 0));
}

/// DEC-3.8, FAV-9.2: the two vassals of the lady's ability act at once; decrees are for principality spaces.
#[test]
fn no_decree_by_the_double_action() {
    let mut game = scene("decree", &["lady 3"]).knight_on(RED, 15).influence(RED, &["grey"]).build();
    plays(&mut game, RED, &["favor deploy builder grey", "favor deploy flag_bearer grey"]);
    assert_eq!((owned(&game, RED, "material grey"), owned(&game, RED, "flag grey")), (1, 1));
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}
