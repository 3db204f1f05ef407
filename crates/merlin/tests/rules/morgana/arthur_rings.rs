//! Morgana with Arthur: the two rings, swapping Merlin and Arthur, and what is blocked (INT-7.1, INT-7.2,
//! INT-7.4 to INT-7.11).

use super::arthur::{inside, moved, with_five};
use super::{TO_TOKEN, first_token, joined, own};
use crate::support::{
    BLUE, RED, Scene, castle, offers, offers_of, open, owned, place, play, plays, refused, space,
};
use merlin::modules::morgana::Event as Morgana;
use merlin::{Merlin, Ring, Space};

/// Swap figures on cauldron 1; Merlin stands on 9, Arthur on the stairs inside.
fn swapping(facts: &str) -> Scene {
    let facts = format!("{}\n{facts}", first_token("c1/2"));
    joined("arthur,gold,morgana", [2; 4], &facts, &[])
        .turn(RED)
        .merlin(9)
        .tables("[arthur]\nfigure = \"i3\"\n")
}

/// Merlin on the inner ring, Arthur on the outer one.
fn swapped(modules: &str, merlin: &str, arthur: u8, facts: &str) -> Scene {
    let scene = joined(modules, [2; 4], facts, &[]).board("merlin", &format!("{merlin:?}"));
    scene.tables(&format!("[arthur]\nfigure = {arthur}\n"))
}

fn inner(index: u8) -> Space {
    Space::on(Ring::Inner, index).expect("a space of the inner ring")
}

fn figures(game: &Merlin) -> (Space, Space) {
    (open(game).merlin, open(game).modules.arthur.figure().expect("Arthur stands somewhere"))
}

/// INT-7.4, INT-7.5, INT-8.9, MOR-7.2, MOR-7.3: each takes the other's space, and no action follows; another
/// swap brings them back.
#[test]
fn merlin_and_arthur_change_rings() {
    let mut game = with_five(&swapping(""), "arthur 5");
    plays(&mut game, RED, &TO_TOKEN);
    assert!(offers(&game, RED).contains(&"morgana swap_merlin".to_owned()));
    let events = play(&mut game, RED, "morgana swap_merlin");
    assert_eq!(events[0], own(Morgana::MerlinSwapped { seat: RED, merlin: inner(3), arthur: space(9) }));
    assert_eq!(
        (figures(&game), open(&game).top().to_string()),
        ((inner(3), space(9)), "window after".to_owned())
    );
    let scene = swapped("arthur,gold,morgana", "i3", 9, &first_token("c1/2")).turn(RED);
    let mut back = with_five(&scene, "arthur 5");
    plays(&mut back, RED, &TO_TOKEN);
    play(&mut back, RED, "morgana swap_merlin");
    assert_eq!(figures(&back), (space(9), inner(3)));
    // Without Arthur there is only a swap of knights (INT-1.4).
    let mut without = joined("gold,morgana", [2; 4], &first_token("c1/2"), &[]).turn(RED).build();
    plays(&mut without, RED, &TO_TOKEN);
    assert_eq!(offers(&without, RED), ["done", "morgana swap 2", "morgana swap 3", "morgana swap 4"]);
    refused(&without, RED, "morgana swap_merlin", "MOR-7.2");
}

/// INT-7.5: always exactly one of the two is on each ring.
#[test]
fn one_on_each_ring() {
    let both = joined("arthur,gold,morgana", [2; 4], "", &[]).turn(RED).tables("[arthur]\nfigure = 4\n");
    assert_eq!(both.merlin(9).broken_clause(), "INT-7.5");
}

/// INT-7.5, INT-7.6, example INT-X10: after the swap the Merlin die moves Merlin inside, with a staff twice;
/// the Arthur die moves Arthur outside.
#[test]
fn dice_after_the_swap() {
    let scene = swapping("").dice(BLUE, ["own 1", "own 2", "own 3", "merlin 2"]);
    let mut game = with_five(&scene, "arthur 1");
    plays(&mut game, RED, &TO_TOKEN);
    plays(&mut game, RED, &["morgana swap_merlin", "end"]);
    let ends = |die: &str, way: &str| {
        let mut game = game;
        plays(&mut game, BLUE, &[die, way]);
        figures(&game)
    };
    assert_eq!(ends("die merlin 2", "walk clockwise"), (inner(5), space(9)));
    assert_eq!(ends("die merlin 2", "walk counter-clockwise"), (inner(1), space(9)));
    assert_eq!(ends("die arthur 1", "walk clockwise"), (inner(3), space(10)));
    assert_eq!(ends("die arthur 1", "walk counter-clockwise"), (inner(3), space(8)));
    plays(&mut game, BLUE, &["die merlin 2", "walk counter-clockwise", "take shield grey"]);
    plays(&mut game, BLUE, &["staff", "take shield brown"]);
    assert_eq!((owned(&game, BLUE, "shield grey"), owned(&game, BLUE, "shield brown")), (1, 1));
}

/// INT-7.6: Merlin on the inner Merlin space moves himself; the stairs he reaches move the knight of the
/// player on turn.
#[test]
fn merlin_inside() {
    let scene = swapped("arthur,gold,morgana", "i8", 9, "").turn(RED).knight(RED, 17);
    let mut game = moved(&scene, "merlin", "merlin 4", "i8");
    assert_eq!(offers_of(&game, RED, "arthur merlin").len(), 6);
    plays(&mut game, RED, &["arthur merlin clockwise 3", "place grey"]);
    assert_eq!((figures(&game).0, castle(&game, RED).influence(merlin::Colour::Grey)), (inner(11), 1));
    let stairs = swapped("arthur,gold,morgana", "i3", 9, "").turn(RED).knight(RED, 17);
    let mut stairs = moved(&stairs, "merlin", "merlin 4", "i3");
    plays(&mut stairs, RED, &["perform", "deploy builder brown"]);
    assert_eq!((castle(&stairs, RED).knight, place(&stairs, RED, "builder")), (Some(space(20)), "brown"));
    // The staff repeats the stairs, from where the knight stands now.
    plays(&mut stairs, RED, &["staff", "perform", "deploy lady black"]);
    assert_eq!(castle(&stairs, RED).knight, Some(space(0)));
}

/// INT-7.5: move Arthur acts on him wherever he is.
#[test]
fn arthur_is_moved_outside() {
    let scene = swapped("arthur,gold,morgana", "i3", 9, "").knight_on(RED, 14).influence(RED, &["blue"]);
    let mut game = with_five(&scene, "arthur 5");
    play(&mut game, RED, "arthur step clockwise");
    assert_eq!(figures(&game), (inner(3), space(10)));
    // INT-7.1: with grey blocked he goes from 3 to 5.
    let scene = swapped("arthur,gold,morgana", "i3", 3, "figure = \"grey\"").knight_on(RED, 14);
    let mut game = with_five(&scene, "arthur 5");
    play(&mut game, RED, "arthur step clockwise");
    assert_eq!(figures(&game).1, space(5));
}

/// INT-7.1: main and extra moves of Merlin, and main moves of Arthur outside, skip the blocked space.
#[test]
fn the_blocked_space_is_skipped() {
    let facts = "figure = \"grey\"";
    let scene = joined("arthur,gold,morgana", [2; 4], facts, &[]).turn(RED).merlin(3);
    let mut extra = inside(&scene, 8);
    play(&mut extra, RED, "arthur merlin clockwise 1");
    assert_eq!(open(&extra).merlin, space(5));
    let scene = swapped("arthur,gold,morgana", "i3", 6, facts).turn(RED);
    let mut game = with_five(&scene.dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]), "arthur 2");
    plays(&mut game, RED, &["die arthur 2", "walk counter-clockwise"]);
    assert_eq!(figures(&game).1, space(3));
}

/// INT-7.2, example INT-X9: from 17 the stairs lead to 20, with brown blocked to 0.
#[test]
fn stairs_and_block() {
    for (figure, ends) in [("brown", 0), ("blue", 20)] {
        let facts = format!("figure = {figure:?}");
        let scene = joined("arthur,gold,morgana", [2; 4], &facts, &[]).turn(RED).knight(RED, 17);
        let mut game = inside(&scene, 3);
        play(&mut game, RED, "perform");
        assert_eq!(castle(&game, RED).knight, Some(space(ends)), "{figure}");
    }
}

/// INT-7.7: Arthur outside performs the space like any figure, without staff; deploy-anywhere does not serve him.
#[test]
fn arthur_outside() {
    let favor = "[favor]\nlearned = [[\"builder 2\"], [], [], []]\nblocked = [[], [], [], []]\n";
    let scene = |merlin: &str, arthur: u8| {
        swapped("favor,arthur,gold,morgana", merlin, arthur, "").turn(RED).tables(favor)
    };
    let mut game = moved(&scene("i3", 4), "arthur", "arthur 5", "4");
    assert!(offers_of(&game, RED, "deploy").iter().all(|offer| offer.ends_with("grey")));
    play(&mut game, RED, "deploy builder grey");
    assert_eq!(
        (owned(&game, RED, "material grey"), open(&game).top().to_string()),
        (1, "window after".to_owned())
    );
    refused(&game, RED, "staff", "MER-6.15");
    let knight = moved(&scene("i3", 9).knight(RED, 4), "knight", "own 1", "4");
    assert!(offers_of(&knight, RED, "deploy").contains(&"builder blue".to_owned()));
}

/// INT-7.7, MOR-6.1: outside Arthur is subject to the blocked space, also to its action.
#[test]
fn arthur_on_the_blocked_space() {
    let scene = swapped("arthur,gold,morgana", "i3", 4, "figure = \"grey\"").turn(RED);
    let game = moved(&scene, "arthur", "arthur 5", "4");
    refused(&game, RED, "deploy builder grey", "MOR-6.3");
}

/// INT-7.8: the inner ring is never blocked, not even the space with the same number.
#[test]
fn inside_nothing_is_blocked() {
    let scene = joined("arthur,gold,morgana", [2; 4], "figure = \"grey\"", &[]).turn(RED);
    let scene =
        scene.tables("[arthur]\nfigure = \"i3\"\n").dice(RED, ["own 1", "own 2", "own 3", "merlin 4"]);
    let mut game = with_five(&scene, "arthur 1");
    plays(&mut game, RED, &["die arthur 1", "walk clockwise"]);
    assert_eq!(figures(&game).1, inner(4));
    play(&mut game, RED, "take flag blue");
}

/// INT-7.10: no swap if Merlin, or Arthur outside, stands on the blocked space.
#[test]
fn no_swap_with_the_blocked_space() {
    let blocked = |scene: &Scene| {
        let mut game = with_five(scene, "arthur 5");
        plays(&mut game, RED, &TO_TOKEN);
        refused(&game, RED, "morgana swap_merlin", "MOR-7.3");
        assert!(!offers(&game, RED).contains(&"morgana swap_merlin".to_owned()));
    };
    blocked(&swapping("figure = \"blue\"").merlin(8));
    let facts = format!("{}\nfigure = \"blue\"", first_token("c1/2"));
    blocked(&swapped("arthur,gold,morgana", "i3", 8, &facts).turn(RED));
    let mut free = with_five(&swapping("figure = \"blue\""), "arthur 5");
    plays(&mut free, RED, &TO_TOKEN);
    play(&mut free, RED, "morgana swap_merlin");
}

/// INT-7.11: with a flag a knight may move 0 spaces on the blocked space; its action is not performed.
#[test]
fn staying_on_the_blocked_space() {
    let scene = joined("arthur,gold,morgana", [2; 4], "figure = \"grey\"", &[]).turn(RED).knight(RED, 4);
    let mut game = with_five(&scene.items(RED, &["flag black"]), "arthur 5");
    plays(&mut game, RED, &["die own 1", "arthur less", "walk clockwise"]);
    assert_eq!(castle(&game, RED).knight, Some(space(4)));
    refused(&game, RED, "deploy builder grey", "MOR-6.3");
    assert_eq!(offers_of(&game, RED, "deploy"), [""; 0]);
    plays(&mut game, RED, &["forfeit", "end"]);
}

/// INT-7.9: knights swap with knights, outside; a different action never looks at the blocked space.
#[test]
fn knights_stay_outside() {
    let scene = joined("arthur,gold,morgana", [2; 4], "figure = \"grey\"", &[]).knight_on(RED, 6);
    let scene = scene.knight(BLUE, 4).items(RED, &["flag orange"]);
    let game = with_five(&scene, "arthur 5");
    assert!(!offers_of(&game, RED, "different_action").contains(&"4".to_owned()));
    refused(&game, RED, "different_action 4", "INT-7.9");
    let free = with_five(&scene.knight(BLUE, 8), "arthur 5");
    assert!(offers_of(&free, RED, "different_action").contains(&"8".to_owned()));
}

/// Example INT-X20, INT-7.5: a grey flag lets a knight die 3 move Arthur outside, or Merlin inside with a staff.
#[test]
fn switch_after_the_swap() {
    let scene = swapped("arthur,gold,morgana", "i1", 9, "").turn(RED).items(RED, &["flag grey"]);
    let game = with_five(&scene, "arthur 5");
    let ends = |moves: &[&str]| {
        let mut game = game;
        plays(&mut game, RED, moves);
        figures(&game)
    };
    assert_eq!(ends(&["die own 3", "arthur switch arthur", "walk clockwise"]).1, space(12));
    assert_eq!(ends(&["die own 3", "arthur switch arthur", "walk counter-clockwise"]).1, space(6));
    let mut merlin = game;
    plays(&mut merlin, RED, &["die own 3", "arthur switch merlin", "walk clockwise", "take flag blue"]);
    assert_eq!(figures(&merlin).0, inner(4));
    plays(&mut merlin, RED, &["staff", "take flag blue"]);
    assert_eq!(owned(&merlin, RED, "flag blue"), 2);
}
