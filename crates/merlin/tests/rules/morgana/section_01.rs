//! Section 1: what there is, and how it is set up.

use super::{kitchen, own, scene, state, with};
use crate::support::{RED, Scene, chance, let_chance, lots, open};
use merlin::modules::morgana::{Cauldron, Effect, Event as Morgana, State, Token};
use merlin::{Components, Frame, Merlin, Options, Variants};
use table::{Eye, Game, Turn};

fn options(players: usize, modules: &str) -> Result<Options, table::Fault> {
    let base = Options::new(players, Components::printed()).expect("two to four players");
    base.with(modules.parse().expect("modules"), Variants::NONE)
}

/// The setup, up to the step of this name.
fn until(step: &str, players: usize) -> Merlin {
    let mut game = Merlin::setup(&options(players, "gold,morgana").expect("a set"));
    while game.view(Eye::Spectator).open.top().to_string() != step {
        let first = lots(&game)[0].0.clone();
        chance(&mut game, &first);
    }
    game
}

/// MOR-1.1, INT-1.1: it needs gold.
#[test]
fn it_needs_gold() {
    assert!(options(3, "gold,morgana").is_ok());
    let fault = options(3, "morgana").expect_err("without gold");
    assert_eq!(fault.clause().map(|clause| clause.0), Some("INT-1.1"));
}

/// MOR-1.1, MOR-1.9: everything lies on the board or beside it, and Morgana blocks nothing.
#[test]
fn before_the_first_move() {
    let game = Merlin::setup(&options(4, "gold,morgana").expect("a set"));
    let kitchen = state(&game);
    assert_eq!((kitchen.apples_left(), kitchen.huts_left(), kitchen.markers_left()), (11, 7, 6));
    assert_eq!((kitchen.horn(), kitchen.blocked(), State::DICE), (None, None, 4));
    let early = Scene::new(4).modules("gold,morgana").due(&["setup display"]).fact("round", "0");
    assert_eq!(early.tables(&kitchen_with_horn()).broken_clause(), "MOR-1.9");
}

fn kitchen_with_horn() -> String {
    kitchen("horn = 1", &[])
}

/// MOR-1.2, MOR-1.3: five cauldrons with their movement numbers; apples and horn are places too.
#[test]
fn the_cauldrons() {
    let game = scene().build();
    let movement: Vec<u8> = Cauldron::all().map(|cauldron| open(&game).movement_of(cauldron)).collect();
    assert_eq!(movement, [3, 3, 2, 2, 1]);
    assert_eq!(merlin::modules::morgana::Place::all().count(), 7);
    assert_eq!(Cauldron::new(6), None);
}

/// MOR-1.4: each of the 1170 rolls without three equal dice is equally likely; two pairs stand.
#[test]
fn the_dice_are_rolled() {
    let mut game = until("setup morgana dice", 3);
    let all = |game: &Merlin| lots(game).iter().map(|(_, weight)| weight).sum::<u32>();
    assert_eq!(all(&game), 1170);
    chance(&mut game, "morgana roll 5");
    chance(&mut game, "morgana roll 5");
    let five = |game: &Merlin| lots(game).iter().any(|(text, _)| text == "morgana roll 5");
    assert!(!five(&game));
    chance(&mut game, "morgana roll 2");
    let events = chance(&mut game, "morgana roll 2");
    assert_eq!(events[0], own(Morgana::Rolled { dice: *state(&game).dice() }));
    assert_eq!(state(&game).dice().unused().map(|(_, pips)| pips.get()).collect::<Vec<_>>(), [5, 5, 2, 2]);
    assert_eq!(with("dice = [\"3\", \"3\", \"3\", \"1\"]", &[]).broken_clause(), "MOR-1.4");
}

/// MOR-1.5: four dice also for two players.
#[test]
fn four_dice_for_two() {
    let mut game = until("setup morgana dice", 2);
    let_chance(&mut game);
    assert_eq!(state(&game).dice().unused().count(), 4);
}

/// MOR-1.6, INT-1.5, INT-1.6, INT-1.7: the tokens come after the hands and before the dice, every order and
/// side equally likely.
#[test]
fn the_tokens_are_laid() {
    let mut game = until("setup morgana tokens", 4);
    assert_eq!(open(&game).castle(RED).hand, 4, "hands are dealt before");
    assert_eq!(lots(&game).len(), 10);
    assert!(lots(&game).iter().all(|&(_, weight)| weight == 1));
    let events = chance(&mut game, "morgana lay c3/2");
    let token: Token = "c3/2".parse().expect("a token");
    let first = Cauldron::new(1).expect("the first");
    assert_eq!(events, [own(Morgana::TokenLaid { cauldron: first, token, effect: Effect::DarkInfluence })]);
    assert_eq!(lots(&game).len(), 8);
    assert!(lots(&game).iter().all(|(text, _)| !text.contains("c3/")));
    for token in ["c1/1", "c2/1", "c4/2", "c5/1"] {
        chance(&mut game, &format!("morgana lay {token}"));
    }
    assert_eq!(open(&game).top().to_string(), "setup morgana dice");
    let_chance(&mut game);
    assert!(matches!(game.turn(), Turn::Seats(_)) && matches!(open(&game).top(), Frame::Window(_)));
}

/// MOR-1.7: each kind of effect is on two of the ten sides, witch's gold once in each direction.
#[test]
fn the_sides_of_the_tokens() {
    let tokens = Components::printed().modules.morgana.tokens;
    let sides = |effect: Effect| tokens.iter().flatten().filter(|&&side| side == effect).count();
    let counts = Effect::ALL.map(sides);
    assert_eq!(counts, [2, 2, 1, 1, 2, 2]);
    assert_eq!(tokens[1], [Effect::CoinsForResources, Effect::ResourcesForCoins]);
}

/// MOR-1.8: whoever watches sees tokens and all else.
#[test]
fn everything_is_public() {
    let game = with("figure = \"blue\"\nhorn = 2", &["apples = 2"]).build();
    let kitchen = &game.view(Eye::Spectator).open.modules.morgana;
    assert_eq!((kitchen.apples(RED), kitchen.horn().map(|seat| seat.index())), (2, Some(1)));
    assert!(kitchen.token(Cauldron::new(5).expect("five")).is_some());
}

/// MOR-1.1, MOR-1.4, MOR-1.6, MOR-2.2, MOR-2.5, MOR-2.9, MOR-3.7, MOR-5.1, MOR-7.10, MOR-7.13: positions that
/// cannot be are refused, and its own text is read back.
#[test]
fn positions_of_the_module() {
    let one = |seat: &str| with("", &[seat]);
    assert_eq!(one("apples = 12").broken_clause(), "MOR-1.1");
    assert_eq!(with("", &["apples = 6", "apples = 6"]).broken_clause(), "MOR-1.1");
    assert_eq!(with("dice = [\"1\"]", &[]).broken_clause(), "MOR-1.1");
    assert_eq!(with("alone = { black = 7 }", &[]).broken_clause(), "MOR-1.1");
    assert_eq!(with("tokens = [\"c1/1\"]", &[]).broken_clause(), "MOR-1.6");
    let twice = "tokens = [\"c1/1\", \"c1/2\", \"c3/1\", \"c4/1\", \"c5/1\"]";
    assert_eq!(with(twice, &[]).broken_clause(), "MOR-1.6");
    assert_eq!(one("pentagram = true").broken_clause(), "MOR-2.2");
    let used = "dice = [\"1 used\", \"2\", \"3\", \"4\"]";
    assert_eq!(with(used, &["pentagram = true"]).broken_clause(), "MOR-2.5");
    assert_eq!(with(used, &["pentagram = true\nplaced = \"cauldron 2, 3\""]).broken_clause(), "MOR-5.1");
    assert_eq!(with(used, &["pentagram = true\nplaced = \"table, 3\""]).broken_clause(), "MOR-2.5");
    assert_eq!(with("gained = 1", &[]).broken_clause(), "MOR-3.7");
    assert_eq!(with("huts = [\"0,0\"]", &[]).broken_clause(), "MOR-7.10");
    assert_eq!(one("on_plain = { black = 1 }").broken_clause(), "MOR-7.13");
    // MOR-7.12: Morgana's markers come from an effect that needs her on the board.
    assert_eq!(with("alone = { black = 1 }", &[]).broken_clause(), "MOR-7.12");
    let carried = one("on_plain = { black = 1 }").influence(RED, &["black"]);
    assert_eq!(carried.broken_clause(), "MOR-7.12");
    with("figure = \"grey\"\nalone = { black = 1 }", &[]).build();
    assert_eq!(with("figure = \"green\"", &[]).broken_clause(), "MOR-5.3");
    assert_eq!(with("horn = 5", &[]).broken_clause(), "MER-1.1");
    let scoring = with("", &[]).round(2).due(&["scoring traitors", "new_traitors"]);
    assert_eq!(scoring.broken_clause(), "MOR-2.3");
    let rolled =
        with("", &[]).due(&["dice", "morgana roll"]).dice(RED, ["own -", "own -", "own -", "merlin -"]);
    assert_eq!(rolled.tables("").build().turn(), Turn::Chance);
    let facts = format!("figure = \"grey\"\nhorn = 2\n{used}\nhuts = [\"0,0\"]\nalone = {{ brown = 2 }}");
    let seat = "pentagram = true\nplaced = \"cauldron 5, 6\"\napples = 1\non_plain = { black = 1 }";
    let game = with(&facts, &[seat]).influence(RED, &["black"]).manors(RED, &["0,0"]).build();
    let again = Merlin::from_position(&game.position(), Components::printed()).expect("its own text");
    assert_eq!(again, game);
    let without = Scene::new(4).modules("gold").tables(&kitchen("", &[]));
    assert_eq!(without.broken_clause(), "INT-1.1");
}
