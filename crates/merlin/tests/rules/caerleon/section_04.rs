//! Section 4: what vassals do in the districts.

use super::{
    MINT, ORCHARD, QUARRY, SMITH, TAILOR, all_of, at_random, coins, mistletoe, nothing, scene, with,
};
use crate::support::{
    BLUE, RED, Scene, castle, influences, item, offers, offers_of, open, owned, play, plays, refused, supply,
    took,
};
use merlin::modules::gold::Event as Gold;
use merlin::{Colour, Components, Event, Frame, Merlin, Refusal, Vassal, Window};
use table::{Clause, Game};

/// CRL-4.1, example CRL-X1: a lady brings influence in any district, as long as a marker is left.
#[test]
fn a_lady_brings_influence_everywhere() {
    for (space, name) in
        [(0, "black"), (SMITH, "grey"), (MINT, "blue"), (QUARRY, "purple"), (ORCHARD, "orange")]
    {
        let mut game = scene().knight_on(RED, space).build();
        assert_eq!(play(&mut game, RED, &format!("deploy lady {name}"))[2..], [influences(RED, name)]);
        assert_eq!(open(&game).top(), Frame::Window(Window::After));
    }
    let mut game = scene().knight_on(RED, TAILOR).influence(RED, &["grey"; 6]).build();
    let events = play(&mut game, RED, "deploy lady brown");
    assert_eq!(
        events[2..],
        [Event::BroughtNothing { seat: RED, vassal: Vassal::Lady, colour: Colour::Brown }]
    );
}

/// Takes as many pieces as the act of a vassal gives: each of them in all colours.
fn takes(space: u8, name: &str, vassal: &str, kind: &str, amount: usize) {
    let mut game = scene().knight_on(RED, space).build();
    play(&mut game, RED, &format!("deploy {vassal} {name}"));
    for left in (1..=amount).rev() {
        assert_eq!(open(&game).top().to_string(), format!("caerleon take {kind} {left}"));
        assert_eq!(offers_of(&game, RED, "take"), all_of(kind));
        assert_eq!(offers(&game, RED).len(), 6, "it is mandatory");
        refused(&game, RED, "done", game_clause(kind));
        assert_eq!(Merlin::from_position(&game.position(), Components::printed()).as_ref(), Ok(&game));
        assert_eq!(
            play(&mut game, RED, &format!("take {kind} brown")),
            [took(RED, &format!("{kind} brown"))]
        );
    }
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
    assert_eq!(usize::from(castle(&game, RED).items.total()), amount);
}

fn game_clause(kind: &str) -> &'static str {
    match kind {
        "material" => "CRL-4.2",
        "shield" => "CRL-4.3",
        _ => "CRL-4.4",
    }
}

/// CRL-4.2, CRL-4.13, example CRL-X5: quarry.
#[test]
fn quarry() {
    takes(QUARRY, "purple", "builder", "material", 2);
    takes(QUARRY, "purple", "shield_bearer", "material", 1);
    takes(QUARRY, "purple", "flag_bearer", "material", 1);
}

/// CRL-4.3, CRL-4.13: smith.
#[test]
fn smith() {
    takes(SMITH, "grey", "shield_bearer", "shield", 2);
    takes(SMITH, "grey", "builder", "shield", 1);
    takes(SMITH, "grey", "flag_bearer", "shield", 1);
}

/// CRL-4.4, CRL-4.13: tailor.
#[test]
fn tailor() {
    takes(TAILOR, "brown", "flag_bearer", "flag", 2);
    takes(TAILOR, "brown", "builder", "flag", 1);
    takes(TAILOR, "brown", "shield_bearer", "flag", 1);
}

/// CRL-4.5, example CRL-X5: two pieces of equal or different colours, subject to the stock.
#[test]
fn equal_or_different_colours() {
    let base = scene().knight_on(RED, QUARRY).items(BLUE, &["material brown"; 5]);
    let mut game = base.build();
    plays(&mut game, RED, &["deploy builder purple", "take material brown"]);
    let refusal = refused(&game, RED, "take material brown", "CRL-4.2");
    assert_eq!(refusal, Refusal::SupplyEmpty { item: item("material brown"), clause: Clause("CRL-4.2") });
    refused(&game, RED, "take shield blue", "CRL-4.2");
    play(&mut game, RED, "take material blue");
    assert_eq!((owned(&game, RED, "material brown"), owned(&game, RED, "material blue")), (1, 1));
}

/// CRL-4.6, example CRL-X3: two coins for any simple vassal.
#[test]
fn mint() {
    for vassal in ["builder", "shield_bearer", "flag_bearer"] {
        let mut game = scene().knight_on(RED, MINT).build();
        let events = play(&mut game, RED, &format!("deploy {vassal} blue"));
        let taken = Event::from(Gold::CoinTaken { seat: RED });
        assert_eq!(events[2..], [taken, taken]);
        assert_eq!((coins(&game, RED), open(&game).coin_supply()), (4, 20));
    }
}

/// CRL-4.7, CRL-4.13: two pieces in any mix of apples and mistletoe.
#[test]
fn orchard() {
    let mixes =
        [(["apple", "apple"], 3, 1), (["apple", "mistletoe"], 2, 2), (["mistletoe", "mistletoe"], 1, 3)];
    for vassal in ["builder", "shield_bearer", "flag_bearer"] {
        for (mix, apples, twigs) in mixes {
            let mut game = scene().knight_on(RED, ORCHARD).build();
            play(&mut game, RED, &format!("deploy {vassal} orange"));
            for fruit in mix {
                assert_eq!(offers(&game, RED), ["gold take apple", "gold take mistletoe"]);
                refused(&game, RED, "done", "CRL-4.7");
                assert_eq!(
                    Merlin::from_position(&game.position(), Components::printed()).as_ref(),
                    Ok(&game)
                );
                play(&mut game, RED, &format!("gold take {fruit}"));
            }
            assert_eq!((castle(&game, RED).apples, mistletoe(&game, RED)), (apples, twigs));
            assert_eq!(open(&game).top(), Frame::Window(Window::After));
        }
    }
}

/// CRL-4.8, example CRL-X10: the mint has one coin, then none; the orchard has one apple and no mistletoe,
/// then nothing.
#[test]
fn as_much_as_there_is() {
    let mut game = with([0, 9, 10, 10], [1; 4]).knight_on(RED, MINT).build();
    play(&mut game, RED, "deploy builder blue");
    assert_eq!((coins(&game, RED), open(&game).coin_supply()), (1, 0));
    let mut game = with([0, 10, 10, 10], [1; 4]).knight_on(RED, MINT).build();
    let events = play(&mut game, RED, "deploy builder blue");
    assert_eq!(events[2..], [nothing("builder", "mint")]);
    let mut game = with([2; 4], [0, 4, 4, 3]).knight_on(RED, ORCHARD).apples(RED, 7).build();
    play(&mut game, RED, "deploy builder orange");
    assert_eq!(offers(&game, RED), ["gold take apple"]);
    refused(&game, RED, "gold take mistletoe", "GLD-1.7");
    play(&mut game, RED, "gold take apple");
    assert_eq!((castle(&game, RED).apples, open(&game).top()), (8, Frame::Window(Window::After)));
    let mut game = with([2; 4], [0, 4, 4, 3]).knight_on(RED, ORCHARD).apples(RED, 8).build();
    let events = play(&mut game, RED, "deploy builder orange");
    assert_eq!(events[2..], [nothing("builder", "orchard")]);
}

/// CRL-4.8: a smith with one shield left gives that one; one with none gives nothing.
#[test]
fn the_last_shield() {
    let shields = all_of("shield");
    let most = |keep: Option<&str>| {
        let mut base = scene().knight_on(RED, SMITH);
        for shield in &shields {
            let count = if keep == Some(shield.as_str()) { 5 } else { 6 };
            base = base.items(BLUE, &vec![shield.as_str(); count]);
        }
        base.build()
    };
    let mut game = most(Some("shield black"));
    play(&mut game, RED, "deploy shield_bearer grey");
    assert_eq!(offers(&game, RED), ["take shield black"]);
    play(&mut game, RED, "take shield black");
    assert_eq!((supply(&game, "shield black"), open(&game).top()), (0, Frame::Window(Window::After)));
    let mut game = most(None);
    let events = play(&mut game, RED, "deploy shield_bearer grey");
    assert_eq!(events[2..], [nothing("shield_bearer", "smith")]);
}

/// CRL-4.13, MER-6.8: with a staff the action is repeated with another vassal.
#[test]
fn repeated_with_a_staff() {
    let mut game = scene().merlin_on(RED, SMITH).build();
    plays(&mut game, RED, &["deploy shield_bearer grey", "take shield black", "take shield grey", "staff"]);
    plays(&mut game, RED, &["deploy builder grey", "take shield blue"]);
    assert_eq!(castle(&game, RED).items.total(), 3);
    assert_eq!(open(&game).top(), Frame::Window(Window::After));
}

/// CRL-4.3, CRL-5.1, example CRL-X12: in a random setup the smith lies on orange: a shield-bearer deployed
/// there takes two shields of any colours, and influence there gives access to orange pieces.
#[test]
fn the_smith_on_orange() {
    let table = "[caerleon]\ndistricts = { black = \"trader\", grey = \"orchard\", blue = \"mint\", purple = \"quarry\", orange = \"smith\", brown = \"tailor\" }\n";
    let mut game = at_random(&scene().tables(table).knight_on(RED, 16));
    plays(&mut game, RED, &["deploy shield_bearer orange", "take shield black", "take shield blue"]);
    assert_eq!(castle(&game, RED).items.total(), 2);
    let mut game = at_random(&scene().tables(table).knight_on(RED, 19).influence(RED, &["orange"]));
    assert_eq!(offers_of(&game, RED, "take"), ["material orange"]);
    play(&mut game, RED, "take material orange");
}

/// CRL-4.13: a choice that no vassal there has is refused in a position, and so is one with nothing left to take.
#[test]
fn choices_that_cannot_be_due() {
    let due = |scene: Scene, frame: &str| {
        let scene = scene.due(&["execution", frame]).fact("executions", "1");
        Merlin::from_position(&scene.position(), Components::printed()).err().and_then(|fault| fault.clause())
    };
    let at_smith = || scene().knight_on(RED, SMITH).vassal(RED, "builder", "grey");
    assert_eq!(due(at_smith(), "caerleon take shield 1"), None);
    let wrong = Some(Clause("CRL-4.3"));
    assert_eq!(due(at_smith(), "caerleon take shield 2"), wrong, "a builder takes one");
    assert_eq!(due(at_smith(), "caerleon take shield 0"), wrong);
    assert_eq!(due(at_smith(), "caerleon take flag 1"), Some(Clause("CRL-4.4")));
    assert_eq!(due(at_smith(), "caerleon fruit 1"), Some(Clause("CRL-4.7")));
    let at_orchard = || scene().knight_on(RED, ORCHARD).vassal(RED, "builder", "orange");
    assert_eq!(due(at_orchard(), "caerleon fruit 2"), None);
    assert_eq!(due(at_orchard(), "caerleon fruit 3"), Some(Clause("CRL-4.7")));
    let lady = scene().knight_on(RED, SMITH).vassal(RED, "lady", "grey");
    assert_eq!(due(lady, "caerleon take shield 1"), wrong);
}
