//! Section 3: who leaves when a vassal is deployed.

use super::{MINT, QUARRY, SMITH, because, coins, own, scene, vassal};
use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, castle, colour, influences, offers, open, place, play, plays, refused,
};
use merlin::modules::caerleon::{Event as Caerleon, Frame as Due, Refusal as Reason};
use merlin::{Colour, Components, Event, Frame, Merlin, Vassal, Way, Window};
use table::{Game, Seat};

/// Red's builder and yellow's flag-bearer stand at the mint, and blue's knight has come there (examples
/// CRL-X3, CRL-X4).
fn crowded() -> Scene {
    let base = scene().knight_on(BLUE, MINT).vassal(RED, "builder", "blue");
    base.vassal(YELLOW, "flag_bearer", "blue")
}

fn deployed(seat: Seat, name: &str, to: &str) -> Event {
    Event::Deployed { seat, vassal: vassal(name), from: None, to: colour(to) }
}

/// CRL-3.1: from the castle board, or from one of the other five districts; then the vassal acts there.
#[test]
fn from_the_castle_or_another_district() {
    let mut game = scene().knight_on(RED, MINT).vassal(RED, "builder", "grey").build();
    let events = play(&mut game, RED, "deploy builder blue");
    let from = Some(Colour::Grey);
    let moved = Event::Deployed { seat: RED, vassal: Vassal::Builder, from, to: Colour::Blue };
    assert_eq!(events[1], moved);
    assert_eq!(coins(&game, RED), 4);
    let game = scene().knight_on(RED, MINT).vassal(RED, "builder", "blue").build();
    refused(&game, RED, "deploy builder blue", "MER-7.1");
    refused(&game, RED, "deploy lady grey", "MER-7.1");
}

/// CRL-3.2: one lady and two simple vassals of different types at most; a position with more is refused.
#[test]
fn places_of_a_district() {
    let full = crowded().vassal(GREEN, "lady", "blue");
    assert_eq!(open(&full.build()).simple_vassals(Colour::Blue).count(), 2);
    assert_eq!(full.clone().vassal(BLUE, "shield_bearer", "blue").broken_clause(), "CRL-3.2");
    assert_eq!(full.clone().vassal(BLUE, "lady", "blue").broken_clause(), "MER-7.2");
    assert_eq!(full.vassal(BLUE, "builder", "blue").broken_clause(), "MER-7.2");
}

/// CRL-3.3, CRL-4.1, example CRL-X2: a lady sends another player's lady home; the marker of the other stays.
#[test]
fn a_lady_sends_a_lady_home() {
    let base = scene().knight_on(BLUE, MINT).vassal(GREEN, "lady", "blue").influence(GREEN, &["blue"]);
    let mut game = base.build();
    let events = play(&mut game, BLUE, "deploy lady blue");
    let home = Event::Displaced { seat: GREEN, vassal: Vassal::Lady, from: Colour::Blue };
    assert_eq!(events[1..], [deployed(BLUE, "lady", "blue"), home, influences(BLUE, "blue")]);
    assert_eq!(
        (castle(&game, GREEN).influence(Colour::Blue), castle(&game, BLUE).influence(Colour::Blue)),
        (1, 1)
    );
    // Simple vassals do not stand in her way.
    let mut game = crowded().build();
    play(&mut game, BLUE, "deploy lady blue");
    assert_eq!((place(&game, RED, "builder"), place(&game, YELLOW, "flag_bearer")), ("blue", "blue"));
}

/// CRL-3.4, example CRL-X3: the same type leaves, also if the other place is free, and nobody is asked.
#[test]
fn the_same_type_leaves() {
    let mut game = crowded().build();
    let events = play(&mut game, BLUE, "deploy builder blue");
    let home = Event::Displaced { seat: RED, vassal: Vassal::Builder, from: Colour::Blue };
    assert_eq!(events[1..3], [deployed(BLUE, "builder", "blue"), home]);
    assert_eq!((coins(&game, BLUE), place(&game, RED, "builder")), (4, "castle"));
    let mut game = scene().knight_on(BLUE, MINT).vassal(RED, "builder", "blue").build();
    play(&mut game, BLUE, "deploy builder blue");
    assert_eq!(place(&game, RED, "builder"), "castle", "although a place was free");
}

/// CRL-3.5: a free place is taken, and nobody leaves.
#[test]
fn a_free_place_is_taken() {
    let mut game = scene().knight_on(BLUE, MINT).vassal(RED, "builder", "blue").build();
    let events = play(&mut game, BLUE, "deploy flag_bearer blue");
    assert!(events.iter().all(|event| !matches!(event, Event::Displaced { .. })));
    assert_eq!((place(&game, RED, "builder"), place(&game, BLUE, "flag_bearer")), ("blue", "blue"));
}

/// CRL-3.6, example CRL-X4: with both places taken by other types the deploying player chooses; then the vassal acts.
#[test]
fn the_player_chooses_who_leaves() {
    let mut game = crowded().build();
    let events = play(&mut game, BLUE, "deploy shield_bearer blue");
    assert_eq!(events[1..], [deployed(BLUE, "shield_bearer", "blue")]);
    assert_eq!(coins(&game, BLUE), 2, "the act follows");
    let due =
        Due::SendHome { vassal: Vassal::ShieldBearer, from: None, to: Colour::Blue, way: Way::Principality };
    assert_eq!(open(&game).top(), due.into());
    assert_eq!(offers(&game, BLUE), ["caerleon send_home builder", "caerleon send_home flag_bearer"]);
    for name in ["shield_bearer", "lady"] {
        let refusal = refused(&game, BLUE, &format!("caerleon send_home {name}"), "CRL-3.6");
        assert_eq!(refusal, because(Reason::NotInTheWay(vassal(name), Colour::Blue)));
    }
    refused(&game, BLUE, "end", "CRL-3.6");
    refused(&game, RED, "caerleon send_home builder", "CRL-3.6");
    assert_eq!(Merlin::from_position(&game.position(), Components::printed()).as_ref(), Ok(&game));
    for (name, owner) in [("builder", RED), ("flag_bearer", YELLOW)] {
        let mut game = game;
        let events = play(&mut game, BLUE, &format!("caerleon send_home {name}"));
        let sent = Caerleon::SentHome { seat: BLUE, owner, vassal: vassal(name), from: Colour::Blue };
        assert_eq!(events[0], own(sent));
        assert_eq!((place(&game, owner, name), coins(&game, BLUE)), ("castle", 4));
        assert_eq!(open(&game).top(), Frame::Window(Window::After));
    }
}

/// CRL-3.6: it may be an own vassal; if both are own, one of them goes.
#[test]
fn an_own_vassal_may_leave() {
    let base =
        scene().knight_on(RED, MINT).vassal(RED, "builder", "blue").vassal(RED, "shield_bearer", "blue");
    let mut game = base.build();
    plays(&mut game, RED, &["deploy flag_bearer blue", "caerleon send_home builder"]);
    assert_eq!((place(&game, RED, "builder"), place(&game, RED, "shield_bearer")), ("castle", "blue"));
    assert_eq!(place(&game, RED, "flag_bearer"), "blue");
}

/// CRL-3.6: a choice that is due where nobody stands in the way is refused in a position.
#[test]
fn no_choice_without_a_crowd() {
    let due =
        |scene: Scene, frame: &str| scene.due(&["execution", frame]).fact("executions", "1").broken_clause();
    let frame = "caerleon send_home shield_bearer castle blue principality";
    let there = crowded().vassal(BLUE, "shield_bearer", "blue");
    assert!(
        Merlin::from_position(
            &there.clone().due(&["execution", frame]).fact("executions", "1").position(),
            Components::printed()
        )
        .is_ok()
    );
    assert_eq!(due(crowded(), frame), "CRL-3.6");
    assert_eq!(due(there.clone(), "caerleon send_home shield_bearer blue blue principality"), "CRL-3.6");
    assert_eq!(due(there.clone(), "caerleon send_home shield_bearer castle blue flying"), "MER-4.1");
    let few =
        scene().knight_on(BLUE, MINT).vassal(BLUE, "shield_bearer", "blue").vassal(RED, "builder", "blue");
    assert_eq!(due(few, frame), "CRL-3.6");
}

/// CRL-3.7, example CRL-X8: the same rules hold on the vassal influence space.
#[test]
fn by_influence() {
    let vassals = 23;
    let base = crowded().knight_on(BLUE, vassals).influence(BLUE, &["blue"]);
    let mut game = base.build();
    plays(&mut game, BLUE, &["deploy shield_bearer blue"]);
    let due =
        Due::SendHome { vassal: Vassal::ShieldBearer, from: None, to: Colour::Blue, way: Way::Influence };
    assert_eq!(open(&game).top(), due.into());
    assert_eq!(Merlin::from_position(&game.position(), Components::printed()).as_ref(), Ok(&game));
    play(&mut game, BLUE, "caerleon send_home builder");
    assert_eq!((place(&game, RED, "builder"), coins(&game, BLUE)), ("castle", 4));
}

/// CRL-3.8: a vassal that leaves for another district frees its place there at once.
#[test]
fn a_place_left_is_free() {
    let base =
        scene().merlin_on(RED, SMITH).vassal(RED, "builder", "grey").vassal(BLUE, "flag_bearer", "grey");
    let mut game = base.build();
    // The shield-bearer sends somebody home only while both places are taken.
    play(&mut game, RED, "deploy shield_bearer grey");
    assert_eq!(offers(&game, RED).len(), 2);
    let base =
        scene().knight_on(RED, QUARRY).vassal(RED, "builder", "grey").vassal(BLUE, "flag_bearer", "grey");
    let mut game = base.build();
    plays(&mut game, RED, &["deploy builder purple", "take material grey", "take material grey", "end"]);
    assert_eq!(open(&game).simple_vassals(Colour::Grey).count(), 1);
}

/// CRL-3.9: relocating goes to one of the two neighbouring districts, where the same rules hold, and the vassal acts.
#[test]
fn relocating() {
    let relocate = 14;
    let base = crowded().knight_on(BLUE, relocate).vassal(BLUE, "shield_bearer", "purple");
    let mut game = base.build();
    refused(&game, BLUE, "deploy shield_bearer black", "MER-9.9");
    play(&mut game, BLUE, "deploy shield_bearer blue");
    let due = Due::SendHome {
        vassal: Vassal::ShieldBearer,
        from: Some(Colour::Purple),
        to: Colour::Blue,
        way: Way::Relocated,
    };
    assert_eq!(open(&game).top(), due.into());
    assert_eq!(Merlin::from_position(&game.position(), Components::printed()).as_ref(), Ok(&game));
    play(&mut game, BLUE, "caerleon send_home flag_bearer");
    assert_eq!((place(&game, YELLOW, "flag_bearer"), coins(&game, BLUE)), ("castle", 4));
    game.audit().expect("a possible situation");
}
