//! Section 1: allies, draft and dealing, and what all allies have in common (section 2).

use super::{ally, because, own, state, tiles, with, with_more};
use crate::support::{
    BLUE, GREEN, RED, YELLOW, chance, hand, let_chance, lots, offers, offers_of, on_turn, open, play, plays,
    refused, refused_to,
};
use merlin::modules::knights::{Ally, Event as Knights, Refusal as Reason, SetupStep, Stack};
use merlin::{Components, Frame, Merlin, Refusal};
use table::{Actor, Clause, Eye, Game, Seat, Turn};

/// A game with the module, up to the first ally.
fn drafting(options: &str) -> Merlin {
    let options = Merlin::read_options(options, Components::printed()).expect("the module is built");
    let mut game = Merlin::setup(&options);
    while open(&game).top() != Frame::Setup(SetupStep::Allies.into()) {
        let first = lots(&game)[0].0.clone();
        chance(&mut game, &first);
    }
    game
}

/// KRT-1.1, KRT-1.3: twelve allies with 47 tiles, and the marshal.
#[test]
fn twelve_allies() {
    let counts = Ally::ALL.map(Ally::tiles);
    assert_eq!(counts, [6, 0, 3, 0, 6, 5, 6, 3, 2, 8, 6, 2]);
    assert_eq!(counts.iter().sum::<u8>(), 47);
    for own in Ally::ALL {
        assert_eq!(ally(own.id()), own);
    }
    assert!("mordred".parse::<Ally>().is_err());
}

/// KRT-1.2: six allies in each stack; those that would feed each other are in the same one.
#[test]
fn two_stacks() {
    let game = drafting("players=2 modules=knights");
    let names = |stack: Stack| open(&game).allies_left(stack).map(Ally::id).collect::<Vec<_>>();
    assert_eq!(names(Stack::A), ["tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint"]);
    assert_eq!(names(Stack::B), ["galahad", "bors", "gaheris", "percival", "bedivere", "kay"]);
}

/// KRT-1.4, INT-1.5, INT-1.7: after the starting tiles, before traitors, missions and dice.
#[test]
fn when_allies_are_chosen() {
    let mut game = drafting("players=2 modules=knights");
    for seat in [RED, BLUE] {
        let castle = open(&game).castle(seat);
        assert!(castle.knight.is_some() && castle.influence_on_board() == 1, "the starting tiles are out");
        assert_eq!((castle.traitors_attached(), castle.hand), (0, 0));
    }
    refused_to(&game, Actor::Chance, "traitor black", "KRT-1.8");
    refused(&game, RED, "die own 1", "KRT-1.8");
    for name in ["gareth", "kay", "tristram", "bors"] {
        let who = on_turn(&game);
        play(&mut game, who, &format!("knights ally {name}"));
    }
    assert!(lots(&game).iter().all(|(text, _)| text.starts_with("traitor ")), "then come the traitors");
    let_chance(&mut game);
    refused(&game, on_turn(&game), "knights ally gawain", "KRT-1.4");
}

/// KRT-1.5, KRT-1.6, KRT-1.7, KRT-1.8: who chooses from which stack, step by step.
#[test]
fn the_order_of_the_draft() {
    use Stack::{A, B};
    let orders: [(usize, &[(usize, Stack)]); 3] = [
        (2, &[(0, A), (1, B), (1, A), (0, B)]),
        (3, &[(0, A), (2, B), (1, A), (1, B), (2, A), (0, B)]),
        (4, &[(0, A), (3, B), (1, A), (2, B), (2, A), (1, B), (3, A), (0, B)]),
    ];
    for (players, order) in orders {
        let mut game = drafting(&format!("players={players} modules=knights"));
        for &(seat, stack) in order {
            assert_eq!(open(&game).drafting(), Some((Seat::new(seat), stack)));
            assert_eq!(game.turn(), Turn::of(Seat::new(seat)));
            let first = offers(&game, Seat::new(seat))[0].clone();
            play(&mut game, Seat::new(seat), &first);
        }
        assert_eq!(open(&game).drafting(), None);
        for seat in Seat::all(players) {
            let stacks: Vec<Stack> =
                state(&game).allies(seat).map(|ally| open(&game).stack_of(ally)).collect();
            assert_eq!(stacks, [A, B], "one of each");
        }
    }
}

/// KRT-1.5: the start player begins with A, whoever that is.
#[test]
fn the_start_player_begins() {
    let options = Merlin::read_options("players=4 modules=knights", Components::printed()).unwrap();
    let mut game = Merlin::setup(&options);
    while open(&game).drafting().is_none_or(|_| game.turn() == Turn::Chance) {
        let start = lots(&game).into_iter().find(|(text, _)| text == "start 3");
        let first = start.unwrap_or_else(|| lots(&game)[0].clone()).0;
        chance(&mut game, &first);
    }
    assert_eq!(open(&game).drafting(), Some((GREEN, Stack::A)));
    play(&mut game, GREEN, "knights ally lamorak");
    assert_eq!(open(&game).drafting(), Some((BLUE, Stack::B)), "the last in turn order");
    play(&mut game, BLUE, "knights ally galahad");
    assert_eq!(open(&game).drafting(), Some((YELLOW, Stack::A)), "clockwise");
}

/// Example KRT-X1: a draft of three.
#[test]
fn a_draft_of_three() {
    let mut game = drafting("players=3 modules=knights");
    let events = play(&mut game, RED, "knights ally lancelot");
    assert_eq!(events, [own(Knights::AllyChosen { seat: RED, ally: Ally::Lancelot })]);
    play(&mut game, GREEN, "knights ally kay");
    assert_eq!(offers_of(&game, BLUE, "knights ally").len(), 5);
    let refusal = refused(&game, BLUE, "knights ally galahad", "KRT-1.7");
    assert_eq!(refusal, because(Reason::OtherStack(Ally::Galahad, Stack::A)));
    let refusal = refused(&game, BLUE, "knights ally lancelot", "KRT-1.6");
    assert_eq!(refusal, because(Reason::Chosen(Ally::Lancelot)));
    refused(&game, RED, "knights ally gareth", "KRT-1.8");
    plays(&mut game, BLUE, &["knights ally gareth", "knights ally galahad"]);
    assert_eq!(offers_of(&game, GREEN, "knights ally").len(), 4);
    play(&mut game, GREEN, "knights ally tristram");
    assert_eq!(offers_of(&game, RED, "knights ally").len(), 4);
    play(&mut game, RED, "knights ally bors");
    let owners = ["lancelot", "bors", "gareth", "galahad", "tristram", "kay"];
    let found = owners.map(|name| state(&game).owner(ally(name)));
    assert_eq!(found, [RED, RED, BLUE, BLUE, GREEN, GREEN].map(Some));
}

/// KRT-1.9, KRT-1.10: everybody sees allies, stacks and tiles; what nobody chose serves nobody.
#[test]
fn everything_is_public() {
    let game = with_more(["tristram", "kay"], "spent = { tristram = 2 }").build();
    for eye in [Eye::Spectator, Eye::Seat(RED), Eye::Seat(BLUE)] {
        assert_eq!(&game.view(eye).open.modules.knights, state(&game));
    }
    let nobody = Ally::ALL.into_iter().filter(|&ally| state(&game).owner(ally).is_none());
    assert_eq!(nobody.count(), 8);
    for seat in [RED, BLUE] {
        assert!(!state(&game).can_spend(seat, Ally::Bedivere));
    }
}

/// KRT-1.11, INT-1.6: dealt at random, each ally of the stack equally likely; nobody decides.
#[test]
fn dealt_at_random() {
    let mut game = drafting("players=3 modules=knights variants=random_allies");
    assert_eq!(game.turn(), Turn::Chance);
    let weights: Vec<u32> = lots(&game).into_iter().map(|(_, weight)| weight).collect();
    assert_eq!(weights, [1; 6]);
    assert_eq!(refused(&game, RED, "knights ally gareth", "KRT-1.8"), {
        Refusal::NotYourTurn { turn: Turn::Chance, due: open(&game).top() }
    });
    let events = chance(&mut game, "knights ally gareth");
    assert_eq!(events, [own(Knights::AllyDealt { seat: RED, ally: Ally::Gareth })]);
    refused_to(&game, Actor::Chance, "knights ally gawain", "MER-17.4");
    chance(&mut game, "knights ally bors");
    assert_eq!(lots(&game).len(), 5);
    refused_to(&game, Actor::Chance, "knights ally gareth", "MER-17.4");
    let_chance(&mut game);
    assert!(Seat::all(3).all(|seat| state(&game).allies(seat).count() == 2));
    let none = Merlin::read_options("players=3 variants=random_allies", Components::printed());
    assert_eq!(none.unwrap_err().clause(), Some(Clause("KRT-1.11")));
}

/// KRT-1.12, KRT-2.3: tiles lie on their allies; those of Gareth and Geraint come later.
#[test]
fn where_tiles_lie() {
    let game = with(["gareth", "percival"]).build();
    assert_eq!(["gareth", "geraint", "percival", "kay"].map(|name| tiles(&game, name)), [0, 0, 8, 2]);
}

/// KRT-2.1, KRT-2.2, KRT-2.4, KRT-2.7: an ability serves its owner alone, and in the own turn.
#[test]
fn abilities_serve_their_owner() {
    let game = with(["tristram", "bedivere"]).turn(BLUE).build();
    assert!(!offers(&game, BLUE).iter().any(|text| text.starts_with("knights movement")));
    assert_eq!(
        refused(&game, BLUE, "knights movement own 1 2", "KRT-2.1"),
        because(Reason::NotYours(Ally::Tristram))
    );
    refused(&game, RED, "knights movement own 1 2", "MER-4.6");
    let mut game = with(["tristram", "bedivere"]).turn(RED).build();
    plays(&mut game, RED, &["die own 1", "walk clockwise"]);
    assert!(offers(&game, RED).contains(&"forfeit".to_owned()), "nothing has to be used");
}

/// KRT-2.3, KRT-2.5, KRT-2.6: a spent tile leaves the game; several can be spent in a turn, until none is left.
#[test]
fn spent_tiles_are_gone() {
    let mut game = with_more(["tristram", "kay"], "spent = { tristram = 4 }").turn(RED).build();
    assert_eq!(tiles(&game, "tristram"), 2);
    plays(&mut game, RED, &["knights movement own 1 3", "knights movement own 3 5"]);
    assert_eq!(tiles(&game, "tristram"), 0);
    assert_eq!(offers_of(&game, RED, "knights movement"), [""; 0]);
    let refusal = refused(&game, RED, "knights movement own 5 4", "KRT-2.3");
    assert_eq!(refusal, because(Reason::NoTile(Ally::Tristram)));
    assert_eq!(hand(&game, RED).len(), 4);
}
