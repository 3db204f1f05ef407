//! Section 9: Sir Galahad.

use super::{ally, because, own, state, tiles, with, with_more};
use crate::support::{
    BLUE, RED, Scene, chance, item, lots, offers, offers_of, open, owned, play, refused, took,
};
use merlin::modules::knights::{Event as Knights, Refusal as Reason, SetupStep};
use merlin::{Components, Event, Frame, Merlin, Refusal, Window};
use table::{Clause, Game};

fn galahad() -> Scene {
    with(["gawain", "galahad"])
}

/// KRT-9.1, KRT-9.2: the flag of a flag-bearer comes from another principality; it stays a flag.
#[test]
fn from_another_principality() {
    let mut game = galahad().knight_on(RED, 4).build();
    play(&mut game, RED, "deploy flag_bearer grey");
    let others = ["black", "blue", "purple", "orange", "brown"];
    let expected: Vec<String> = ["take flag grey".to_owned()]
        .into_iter()
        .chain(others.map(|colour| format!("knights wild flag {colour}")))
        .collect();
    assert_eq!(offers(&game, RED), expected);
    let refusal = refused(&game, RED, "knights wild shield black", "KRT-9.2");
    assert_eq!(refusal, Refusal::OtherKind { kind: item("shield black").kind, clause: Clause("KRT-9.2") });
    let refusal = refused(&game, RED, "knights wild flag grey", "KRT-9.1");
    assert_eq!(refusal, because(Reason::NotElsewhere(item("flag grey"))));
    refused(&game, RED, "done", "KRT-9.1");
    refused(&game, RED, "take flag black", "KRT-9.1");
    let events = play(&mut game, RED, "knights wild flag purple");
    let spent = own(Knights::WildSpent { seat: RED, item: item("flag purple") });
    assert_eq!(events, [spent, took(RED, "flag purple")]);
    assert_eq!((tiles(&game, "galahad"), open(&game).top()), (5, Frame::Window(Window::After)));
}

/// KRT-2.2, KRT-9.1: nothing has to be spent; without a tile nobody is asked.
#[test]
fn or_as_usual() {
    let mut game = galahad().knight_on(RED, 4).build();
    play(&mut game, RED, "deploy flag_bearer grey");
    assert_eq!(play(&mut game, RED, "take flag grey"), [took(RED, "flag grey")]);
    assert_eq!(tiles(&game, "galahad"), 6);
    let scene = with_more(["gawain", "galahad"], "spent = { galahad = 6 }");
    let mut game = scene.knight_on(RED, 4).build();
    play(&mut game, RED, "deploy flag_bearer grey");
    assert_eq!(owned(&game, RED, "flag grey"), 1);
}

/// KRT-9.3: a tile for each piece; Lancelot's two pieces ask twice, if one player has both by another file.
#[test]
fn one_tile_for_each_piece() {
    let more = "marshal = \"blue\"";
    let mut game = with_more(["lancelot", "galahad"], more).knight_on(RED, 8).build();
    play(&mut game, RED, "deploy builder blue");
    play(&mut game, RED, "knights wild material grey");
    assert_eq!(offers_of(&game, RED, "take"), ["material blue"], "the second execution");
    play(&mut game, RED, "knights wild material brown");
    assert_eq!((tiles(&game, "galahad"), owned(&game, RED, "material blue")), (4, 0));
}

/// KRT-9.4: also where nothing is left; nothing has to be taken then.
#[test]
fn where_nothing_is_left() {
    let scene = galahad().knight_on(RED, 4).items(BLUE, &["flag grey"; 6]);
    let mut game = scene.build();
    play(&mut game, RED, "deploy flag_bearer grey");
    assert!(!offers(&game, RED).contains(&"take flag grey".to_owned()));
    refused(&game, RED, "take flag grey", "KRT-9.4");
    let mut other = game;
    play(&mut other, RED, "knights wild flag black");
    assert_eq!(owned(&other, RED, "flag black"), 1);
    let events = play(&mut game, RED, "done");
    assert_eq!(events, [own(Knights::NothingTaken { seat: RED, item: item("flag grey") })]);
    assert_eq!(tiles(&game, "galahad"), 6);
}

/// KRT-9.1, KRT-9.4, example KRT-X10: on an influence space the influence may lie anywhere.
#[test]
fn on_an_influence_space() {
    let mut game = galahad().knight_on(RED, 5).influence(RED, &["brown"]).build();
    assert_eq!(offers_of(&game, RED, "take"), ["flag brown"]);
    assert_eq!(offers_of(&game, RED, "knights wild").len(), 5);
    let refusal = refused(&game, RED, "knights wild flag brown", "KRT-9.1");
    assert_eq!(refusal, because(Reason::NotElsewhere(item("flag brown"))));
    refused(&game, RED, "knights wild shield purple", "KRT-9.2");
    let events = play(&mut game, RED, "knights wild flag purple");
    assert_eq!(events[2], took(RED, "flag purple"));
    assert_eq!(tiles(&game, "galahad"), 5);
    let empty = galahad().knight_on(RED, 5).influence(RED, &["brown"]).items(BLUE, &["flag brown"; 6]);
    let mut game = empty.build();
    play(&mut game, RED, "knights wild flag purple");
    let game = galahad().knight_on(RED, 5).build();
    refused(&game, RED, "knights wild flag purple", "MER-8.8");
    let game = galahad().knight_on(RED, 23).influence(RED, &["brown"]).build();
    refused(&game, RED, "knights wild flag purple", "MER-8.6");
}

/// KRT-9.5: the other principality must have such a piece; influence there is not needed.
#[test]
fn the_other_one_has_it() {
    let mut game = galahad().knight_on(RED, 4).items(BLUE, &["flag purple"; 6]).build();
    play(&mut game, RED, "deploy flag_bearer grey");
    assert!(!offers(&game, RED).contains(&"knights wild flag purple".to_owned()));
    let refusal = refused(&game, RED, "knights wild flag purple", "KRT-9.5");
    assert_eq!(refusal, Refusal::SupplyEmpty { item: item("flag purple"), clause: Clause("KRT-9.5") });
}

/// KRT-9.1: not where any principality may be chosen anyway, such as on an exchange space; never at another moment.
#[test]
fn nowhere_else() {
    let mut game = galahad().knight_on(RED, 6).items(RED, &["flag grey"]).build();
    refused(&game, RED, "knights wild flag black", "MER-10.1");
    play(&mut game, RED, "return flag grey");
    refused(&game, RED, "knights wild flag black", "KRT-9.1");
    play(&mut game, RED, "take shield black");
    assert_eq!(tiles(&game, "galahad"), 6);
}

/// KRT-9.6: pieces of the setup come before the allies.
#[test]
fn not_in_the_setup() {
    let options = Merlin::read_options("players=2 modules=knights", Components::printed()).unwrap();
    let mut game = Merlin::setup(&options);
    let mut taken = 0;
    while open(&game).top() != Frame::Setup(SetupStep::Allies.into()) {
        let first = lots(&game)[0].0.clone();
        let took = |event: &&Event| matches!(event, Event::Took { .. });
        taken += chance(&mut game, &first).iter().filter(took).count();
    }
    assert_eq!((taken, state(&game).owner(ally("galahad"))), (6, None));
}
