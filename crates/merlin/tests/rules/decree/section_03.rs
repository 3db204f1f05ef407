//! Section 3: taking a decree in place of the act of a vassal.

use super::{BLUE_STACK, known, look_at, looked, owned, scene, taken};
use crate::support::{
    BLUE, GREEN, RED, Scene, castle, chance, influences, offers, open, owned as items, place, play, plays,
    points, refused, refused_to, scored, supply, took,
};
use merlin::modules::decree::Event as Own;
use merlin::{Colour, Event, Frame, Vassal, Window};
use table::Actor;

/// Red stands on the space of blue with the knight.
fn on_blue() -> Scene {
    scene().knight_on(RED, 8)
}

/// DEC-3.1, DEC-3.2: the vassal is deployed and displaces as usual; then the player lets it act or looks at the stack.
#[test]
fn act_or_decree() {
    let mut game = on_blue().vassal(GREEN, "lady", "blue").build();
    let events = play(&mut game, RED, "deploy lady blue");
    let deployed = Event::Deployed { seat: RED, vassal: Vassal::Lady, from: None, to: Colour::Blue };
    let displaced = Event::Displaced { seat: GREEN, vassal: Vassal::Lady, from: Colour::Blue };
    assert_eq!(events[1..], [deployed, displaced], "the lady does not act yet");
    assert_eq!(offers(&game, RED), ["decree act", "decree look"]);
    refused(&game, RED, "end", "DEC-3.1");
    refused(&game, GREEN, "decree look", "DEC-3.1");
    let mut acted = game;
    assert_eq!(play(&mut acted, RED, "decree act"), [influences(RED, "blue")]);
    assert_eq!(offers(&acted, RED), ["end"]);
    assert_eq!(open(&acted).modules.decree.stack(Colour::Blue), 4);
    look_at(&mut game, RED, &["d01", "d02", "d03", "d19"]);
    let events = play(&mut game, RED, "decree take d19");
    assert_eq!(events[0], taken(RED, "blue", "d19"));
    assert_eq!(castle(&game, RED).influence(Colour::Blue), 0, "the lady does not act any more");
    assert_eq!((place(&game, RED, "lady"), place(&game, GREEN, "lady")), ("blue", "castle"));
}

/// DEC-3.1: the other vassals act as they do, if they are let.
#[test]
fn every_vassal_can_act() {
    for (vassal, item) in
        [("builder", "material blue"), ("shield_bearer", "shield blue"), ("flag_bearer", "flag blue")]
    {
        let mut game = on_blue().build();
        play(&mut game, RED, &format!("deploy {vassal} blue"));
        assert_eq!(play(&mut game, RED, "decree act"), [took(RED, item)]);
    }
}

/// DEC-3.3: with an empty stack there is only the act of the vassal.
#[test]
fn an_empty_stack() {
    let empty = "[decree]\nstacks = { blue = 0 }\nowned = [[], [\"d01\", \"d02\", \"d03\", \"d04\"]]\n\
                 looked = { blue = [2] }\n";
    let mut game = on_blue().tables(empty).build();
    let events = play(&mut game, RED, "deploy builder blue");
    assert_eq!(events.last(), Some(&took(RED, "material blue")));
    assert_eq!(offers(&game, RED), ["end"]);
}

/// DEC-3.4: whoever looks sees all tiles and must take one of them; the act can no longer be chosen.
#[test]
fn looking_binds() {
    let mut game = on_blue().build();
    play(&mut game, RED, "deploy lady blue");
    let events = look_at(&mut game, RED, &["d24", "d05", "d13", "d20"]);
    assert_eq!(events, [looked(RED, "blue", &["d05", "d13", "d20", "d24"])]);
    assert_eq!(
        offers(&game, RED),
        ["decree take d05", "decree take d13", "decree take d20", "decree take d24"]
    );
    refused(&game, RED, "decree act", "DEC-3.4");
    refused(&game, RED, "decree look", "DEC-3.1");
    refused(&game, RED, "decree take d06", "DEC-3.4");
    refused(&game, RED, "end", "DEC-3.4");
    refused(&game, BLUE, "decree take d05", "DEC-3.4");
    play(&mut game, RED, "decree take d24");
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// DEC-3.4: while the stack is shown, nobody decides; chance shows tiles that nobody has seen, or the whole
/// stack if somebody has looked before.
#[test]
fn what_chance_shows() {
    let mut game = on_blue().build();
    plays(&mut game, RED, &["deploy lady blue", "decree look"]);
    refused_to(&game, Actor::Chance, "decree show all", "MER-17.4");
    refused_to(&game, Actor::Chance, "decree take d01", "MER-17.4");
    refused_to(&game, Actor::Chance, "end", "MER-17.4");
    chance(&mut game, "decree show d01");
    refused_to(&game, Actor::Chance, "decree show d01", "MER-17.4");
    assert_eq!(known(&game, RED, "blue"), ["d01"]);
    let mut game = on_blue().tables(BLUE_STACK).build();
    plays(&mut game, RED, &["deploy lady blue", "decree look"]);
    refused_to(&game, Actor::Chance, "decree show d05", "MER-17.4");
    assert_eq!(chance(&mut game, "decree show all"), [looked(RED, "blue", &["d05", "d13", "d20"])]);
}

/// DEC-3.1, DEC-3.4: the moves have their moment; in a window they are no free actions (INT-2.11).
#[test]
fn no_free_actions() {
    let game = on_blue().tables(BLUE_STACK).build();
    refused(&game, RED, "decree act", "DEC-3.1");
    refused(&game, RED, "decree look", "DEC-3.1");
    refused(&game, RED, "decree take d05", "DEC-3.4");
}

/// DEC-3.2, DEC-3.5, DEC-3.6, DEC-3.7, example DEC-X1: green's lady goes home, red sees d05, d13 and d20 and
/// takes d13: a black flag. No marker is placed, d05 and d20 stay in blue, d13 lies before red.
#[test]
fn an_item_from_the_supply_of_its_colour() {
    let mut game = on_blue().vassal(GREEN, "lady", "blue").tables(BLUE_STACK).build();
    plays(&mut game, RED, &["deploy lady blue", "decree look"]);
    chance(&mut game, "decree show all");
    let events = play(&mut game, RED, "decree take d13");
    assert_eq!(events, [taken(RED, "blue", "d13"), took(RED, "flag black")]);
    assert_eq!((items(&game, RED, "flag black"), supply(&game, "flag black")), (1, 5));
    assert_eq!(castle(&game, RED).influence_on_board(), 0);
    assert_eq!((place(&game, GREEN, "lady"), place(&game, RED, "lady")), ("castle", "blue"));
    assert_eq!(open(&game).modules.decree.stack(Colour::Blue), 2);
    assert_eq!(
        (known(&game, RED, "blue"), owned(&game, RED)),
        (vec!["d05".into(), "d20".into()], vec!["d13".to_owned()])
    );
}

/// DEC-3.6, DEC-3.7, example DEC-X2: with no black flag in supply red gets none, but keeps d13.
#[test]
fn an_empty_supply() {
    let flags = ["flag black"; 6];
    let mut game = on_blue().items(GREEN, &flags).tables(BLUE_STACK).build();
    plays(&mut game, RED, &["deploy lady blue", "decree look"]);
    chance(&mut game, "decree show all");
    let events = play(&mut game, RED, "decree take d13");
    let empty = Own::SupplyEmpty { seat: RED, item: crate::support::item("flag black") };
    assert_eq!(events, [taken(RED, "blue", "d13"), empty.into()]);
    assert_eq!((items(&game, RED, "flag black"), owned(&game, RED)), (0, vec!["d13".to_owned()]));
}

/// DEC-3.6: points at once.
#[test]
fn points_at_once() {
    let mut game = on_blue().build();
    play(&mut game, RED, "deploy builder blue");
    look_at(&mut game, RED, &["d01", "d02", "d23", "d19"]);
    let events = play(&mut game, RED, "decree take d23");
    assert_eq!(scored(&events), [(RED, 3, "DEC-3.6")]);
    assert_eq!((points(&game, RED), items(&game, RED, "material blue")), (3, 0));
}

/// DEC-3.8: not on the influence space for vassals, not on the relocate space.
#[test]
fn only_on_principality_spaces() {
    let spaces =
        (0..24).map(|index| (index, open(&scene().build()).layout.kind(crate::support::space(index))));
    let (mut influence, mut relocate) = (None, None);
    for (index, kind) in spaces {
        match kind {
            merlin::SpaceKind::Influence(merlin::Gained::Vassal) => influence = Some(index),
            merlin::SpaceKind::Relocate => relocate = Some(index),
            _ => {}
        }
    }
    for space in [influence, relocate].map(|space| space.expect("the printed rondel has it")) {
        let mut game = scene().knight_on(RED, space).influence(RED, &["blue"]).build();
        let events = play(&mut game, RED, "deploy builder blue");
        assert_eq!(events.last(), Some(&took(RED, "material blue")), "space {space}");
        assert_eq!(offers(&game, RED), ["end"]);
    }
}

/// DEC-3.9: with Merlin, mirrored, and by another knight's space; in a second execution the player decides anew.
#[test]
fn however_the_space_was_reached() {
    let merlin = scene().merlin_on(RED, 8).build();
    let mirror = scene().knight_on(RED, 20).items(RED, &["flag brown"]).build();
    let other = scene().knight_on(RED, 5).knight(BLUE, 8).items(RED, &["flag orange"]).build();
    for (mut game, before) in [(merlin, ""), (mirror, "mirror"), (other, "different_action 8")] {
        if !before.is_empty() {
            play(&mut game, RED, before);
        }
        play(&mut game, RED, "deploy builder blue");
        assert_eq!(offers(&game, RED), ["decree act", "decree look"], "{before}");
    }
}

/// DEC-3.9, example DEC-X5: Merlin on orange: builder and d23 for 3 points; with a staff the flag-bearer
/// acts, or another decree is taken from the three that are left.
#[test]
fn with_a_staff_the_player_decides_anew() {
    let mut game = scene().merlin_on(RED, 16).build();
    play(&mut game, RED, "deploy builder orange");
    look_at(&mut game, RED, &["d01", "d02", "d23", "d19"]);
    let events = play(&mut game, RED, "decree take d23");
    assert_eq!(scored(&events), [(RED, 3, "DEC-3.6")]);
    plays(&mut game, RED, &["staff", "deploy flag_bearer orange"]);
    let mut acted = game;
    assert_eq!(play(&mut acted, RED, "decree act"), [took(RED, "flag orange")]);
    let again = play(&mut game, RED, "decree look");
    assert_eq!(again, [looked(RED, "orange", &["d01", "d02", "d19"])], "red knows what is left");
    play(&mut game, RED, "decree take d19");
    assert_eq!(owned(&game, RED), ["d19", "d23"]);
    refused(&game, RED, "staff", "MER-6.10");
}

/// DEC-3.10, INT-10.8: the stack is that of the principality where the vassal was deployed, whatever the space.
#[test]
fn the_stack_where_the_vassal_stands() {
    let asked = on_blue().vassal(RED, "builder", "grey").fact("executions", "1");
    let mut game = asked.due(&["execution", "decree instead builder castle grey"]).build();
    look_at(&mut game, RED, &["d01", "d02", "d03", "d04"]);
    assert_eq!(known(&game, RED, "grey"), ["d01", "d02", "d03", "d04"]);
    play(&mut game, RED, "decree take d01");
    let state = &open(&game).modules.decree;
    assert_eq!((state.stack(Colour::Grey), state.stack(Colour::Blue)), (3, 4));
}

/// DEC-3.11: with all four vassals there neither can act, nor can a decree be taken.
#[test]
fn without_a_vassal_no_decree() {
    let all = ["lady", "shield_bearer", "builder", "flag_bearer"];
    let full = all.into_iter().fold(on_blue(), |scene, vassal| scene.vassal(RED, vassal, "blue")).build();
    assert_eq!(offers(&full, RED), ["forfeit"]);
    refused(&full, RED, "deploy lady blue", "MER-7.13");
    refused(&full, RED, "decree look", "DEC-3.1");
}

/// DEC-3.1: what is due must fit the turn: a vassal stands there, a tile is left, the space is that of a principality.
#[test]
fn positions_in_the_middle_of_it() {
    let due = |frame: &str| on_blue().fact("executions", "1").due(&["execution", frame]);
    due("decree instead lady castle blue").vassal(RED, "lady", "blue").build();
    assert_eq!(due("decree instead lady castle blue").broken_clause(), "DEC-3.1");
    assert_eq!(due("decree instead lady blue blue").vassal(RED, "lady", "blue").broken_clause(), "DEC-3.1");
    assert_eq!(due("decree look blue").vassal(RED, "lady", "blue").broken_clause(), "DEC-3.4");
    let shown = "[decree]\nlooked = { blue = [1] }\nknown = { blue = [\"d01\", \"d02\"] }\n";
    let half = due("decree look blue").vassal(RED, "lady", "blue").tables(shown);
    let mut game = half.build();
    assert_eq!(known(&game, RED, "blue"), ["d01", "d02"]);
    chance(&mut game, "decree show d09");
    chance(&mut game, "decree show d10");
    assert_eq!(offers(&game, RED).len(), 4);
    assert_eq!(due("decree take blue").vassal(RED, "lady", "blue").tables(shown).broken_clause(), "DEC-5.2");
    let build = scene().knight_on(RED, 2).vassal(RED, "lady", "blue").fact("executions", "1");
    let build = build.due(&["execution", "decree instead lady castle blue"]);
    assert_eq!(build.broken_clause(), "DEC-3.1");
}
