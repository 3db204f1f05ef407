//! Section 2: points or ability.

use super::{ability, because, learned, own, state, with};
use crate::support::{
    BLUE, RED, Scene, hand, let_chance, mission, offers, offers_of, on_turn, open, play, plays, points,
    refused, scored,
};
use merlin::modules::favor::{Event as Favor, Frame as Due, Refusal as Reason};
use merlin::{Event, Frame, Merlin, Window};

/// What m44 (3 points), m08 (1 point) and m20 (2 points) ask for; all three have the builder in the corner.
const FOR_M44: [&str; 3] = ["flag black", "material grey", "shield blue"];

/// Red is on turn with these abilities and can complete these cards.
fn red(abilities: &[&str], cards: &[&str]) -> Scene {
    with(abilities).turn(RED).hand(RED, cards).items(RED, &FOR_M44).items(RED, &["flag purple"])
}

/// Red has completed a card and chooses the reward.
fn choosing(abilities: &[&str], card: &str) -> Merlin {
    let mut game = red(abilities, &[card]).build();
    play(&mut game, RED, &format!("complete {card}"));
    game
}

/// FAV-2.1: whoever completes a card chooses, before anything else.
#[test]
fn points_or_an_ability() {
    let game = choosing(&[], "m44");
    assert_eq!(on_turn(&game), RED);
    let lessons = ["favor points", "favor learn builder 1", "favor learn builder 2", "favor learn builder 3"];
    assert_eq!(offers(&game, RED), lessons);
    refused(&game, RED, "die own 1", "FAV-2.1");
    refused(&game, RED, "favor repel black", "FAV-7.2");
    refused(&game, BLUE, "favor points", "FAV-2.1");
    let before = red(&[], &["m44"]).build();
    refused(&before, RED, "favor points", "FAV-2.1");
    refused(&before, RED, "favor learn builder 1", "FAV-2.1");
}

/// FAV-2.2: the points of the card, as without the module.
#[test]
fn the_points() {
    let mut game = choosing(&[], "m44");
    assert_eq!(scored(&play(&mut game, RED, "favor points")), [(RED, 3, "MER-12.2")]);
    assert_eq!(learned(&game, RED), [""; 0]);
    assert_eq!(open(&game).top(), Frame::Window(Window::Start), "the window goes on");
}

/// FAV-2.3: an ability costs the points; the column is that of the corner, and nothing is learned twice.
#[test]
fn an_ability() {
    let mut game = choosing(&["builder 2"], "m44");
    assert_eq!(offers_of(&game, RED, "favor learn"), ["builder 1", "builder 3"]);
    let refusal = refused(&game, RED, "favor learn lady 1", "FAV-2.3");
    assert_eq!(refusal, because(Reason::OtherColumn(ability("lady 1"), mission("m44"))));
    let refusal = refused(&game, RED, "favor learn builder 2", "FAV-2.3");
    assert_eq!(refusal, because(Reason::LearnedBefore(ability("builder 2"))));
    let events = play(&mut game, RED, "favor learn builder 3");
    assert_eq!(events, [own(Favor::Learned { seat: RED, ability: ability("builder 3") })]);
    assert_eq!((points(&game, RED), state(&game).seals_left(RED)), (0, 2));
}

/// FAV-2.4: 1 point for row 1, 2 points for rows 1 and 2, 3 points for all.
#[test]
fn the_points_of_the_card_limit_the_row() {
    let game = choosing(&[], "m08");
    assert_eq!(offers_of(&game, RED, "favor learn"), ["builder 1"]);
    let refusal = refused(&game, RED, "favor learn builder 2", "FAV-2.4");
    assert_eq!(refusal, because(Reason::RowTooHigh(ability("builder 2"), mission("m08"))));
    let game = choosing(&[], "m20");
    assert_eq!(offers_of(&game, RED, "favor learn"), ["builder 1", "builder 2"]);
    refused(&game, RED, "favor learn builder 3", "FAV-2.4");
    assert_eq!(offers_of(&choosing(&[], "m44"), RED, "favor learn").len(), 3);
}

/// FAV-2.5: without a seal, or without an ability the card allows, there are only the points.
#[test]
fn only_the_points_are_left() {
    for abilities in
        [&["lady 1", "lady 2", "lady 3", "flag_bearer 1"][..], &["builder 1", "builder 2", "builder 3"][..]]
    {
        let mut game = red(abilities, &["m44"]).build();
        let events = play(&mut game, RED, "complete m44");
        assert_eq!(scored(&events).last(), Some(&(RED, 3, "MER-12.2")));
        assert_eq!(open(&game).top(), Frame::Window(Window::Start));
        assert_eq!(learned(&game, RED).len(), abilities.len());
    }
    // A card with fewer points allows fewer of them.
    let mut game = red(&["builder 1"], &["m08"]).build();
    assert_eq!(scored(&play(&mut game, RED, "complete m08")).last(), Some(&(RED, 1, "MER-12.2")));
}

/// FAV-2.6, FAV-2.7: seals stay where they are; a column may have several, and a higher row needs no lower one.
#[test]
fn seals_stay_and_rows_need_no_order() {
    let mut game = choosing(&["lady 1", "builder 2"], "m44");
    play(&mut game, RED, "favor learn builder 3");
    assert_eq!(learned(&game, RED), ["lady 1", "builder 2", "builder 3"]);
    let again = offers(&game, RED).into_iter().filter(|text| text.contains("learn"));
    assert_eq!(again.count(), 0, "no move touches a seal that lies");
    let mut game = choosing(&[], "m44");
    play(&mut game, RED, "favor learn builder 3");
    assert_eq!(learned(&game, RED), ["builder 3"]);
}

/// FAV-2.8: an ability learned after the first manor builds the second one in the same turn.
#[test]
fn usable_at_once() {
    let items = ["material grey", "material grey"];
    let mut game = red(&[], &["m44"]).knight_on(RED, 2).items(RED, &items).build();
    play(&mut game, RED, "build 0,0 grey");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    refused(&game, RED, "favor build 0,2 grey", "FAV-6.1");
    plays(&mut game, RED, &["complete m44", "favor learn builder 3"]);
    play(&mut game, RED, "favor build 0,2 grey");
    assert_eq!(super::used(&game, RED), ["builder 3"]);
    assert_eq!(crate::support::castle(&game, RED).manors.len(), 2);
}

/// FAV-2.9: the card is the mission of the turn, is discarded and replaced, whatever was chosen.
#[test]
fn it_is_a_completed_mission() {
    for reward in ["favor points", "favor learn builder 2"] {
        let mut game = red(&[], &["m44", "m08"]).build();
        plays(&mut game, RED, &["complete m44", reward]);
        assert!(open(&game).discard.contains(mission("m44")));
        assert_eq!(hand(&game, RED).len(), 3);
        refused(&game, RED, "complete m08", "MER-12.1");
        plays(&mut game, RED, &["die own 1", "walk clockwise", "forfeit", "end", "draw deck"]);
        let_chance(&mut game);
        assert_eq!(hand(&game, RED).len(), 4);
    }
}

/// FAV-2.10: each of two cards has its own reward; the 2 points of the flag come with either.
#[test]
fn a_second_mission_has_its_own_reward() {
    let mut game = red(&[], &["m44", "m20"]).items(RED, &["flag grey"]).build();
    plays(&mut game, RED, &["complete m44", "favor learn builder 2"]);
    let events = play(&mut game, RED, "second m20");
    assert_eq!(scored(&events), [(RED, 2, "MER-13.8")]);
    assert_eq!(offers(&game, RED), ["favor points", "favor learn builder 1"]);
    let events = play(&mut game, RED, "favor learn builder 1");
    assert_eq!(scored(&events), []);
    assert_eq!(points(&game, RED), 2);
}

/// FAV-2.11: a mission that another module lets a player complete has the choice too.
#[test]
fn missions_of_other_modules() {
    let table = "[gold]\ncoins = [0, 0]\nmistletoe = [3, 0]\n";
    let mut game = Scene::new(2).modules("favor,gold").tables(table).turn(RED).hand(RED, &["m44"]).build();
    let events = play(&mut game, RED, "gold complete m44 3");
    assert!(events.iter().any(|event| matches!(event, Event::Completed { seat: RED, .. })));
    assert_eq!(open(&game).top(), Due::Reward(mission("m44")).into());
    play(&mut game, RED, "favor learn builder 3");
    assert_eq!(points(&game, RED), 0);
}
