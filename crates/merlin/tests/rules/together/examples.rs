//! Examples of section 15 that no other test plays.

use super::{ALL, allies, knight_on, learned, with_used_arthur_dice};
use crate::support::{
    BLUE, GREEN, RED, Scene, castle, chance, let_chance, offers, on_turn, open, owned, place, play, plays,
    points, refused, scored, supply,
};
use merlin::modules::market::Event as Market;
use merlin::{Components, Event, Frame, Merlin, Window};
use table::{Game, Seat, Turn};

/// All dice of three players are used, and so are the Morgana dice; blue is on turn with one labourer.
fn with_a_labourer() -> Merlin {
    let used = ["own 1 used", "own 2 used", "own 3 used", "merlin 4 used"];
    let hired = "[market]\n[[market.seat]]\n[[market.seat]]\nmarkers = [\"labourer 5\"]\n";
    let placed = "[[morgana.seat]]\npentagram = true\nplaced = \"apple, 1\"\n".repeat(3);
    let kitchen = format!("[morgana]\ndice = [\"1 used\", \"2 used\", \"3 used\", \"4\"]\n{placed}");
    let scene = Scene::new(3).modules(ALL).round(1).start(RED).turn(BLUE).tables(hired).tables(&kitchen);
    let scene = Seat::all(3).fold(scene, |scene, seat| scene.dice(seat, used));
    with_used_arthur_dice(&scene.hand(BLUE, &["m01"]).vassal(BLUE, "builder", "black"))
}

/// Example INT-X2, INT-2.5, MKT-5.8: only blue is left, with one labourer, and declines: the round ends.
#[test]
fn declining_ends_the_round() {
    let game = with_a_labourer();
    assert_eq!(on_turn(&game), BLUE);
    let mut declined = game;
    let events = play(&mut declined, BLUE, "market decline");
    assert!(events.contains(&Market::Declined { seat: BLUE }.into()), "{events:?}");
    assert_eq!(declined.turn(), Turn::Chance, "the dice of round 2 are rolled");
    let_chance(&mut declined);
    assert_eq!((open(&declined).round, on_turn(&declined)), (2, BLUE), "the marker has passed to blue");
    assert!(open(&declined).market_board().any(|marker| marker.to_string() == "labourer 5"), "MKT-5.9");
}

/// MKT-5.8: who has declined is written by the number of the seat, and read again.
#[test]
fn who_has_declined_is_written() {
    let text = with_a_labourer().position().replace("declined = []", "declined = [1, 3]");
    let game =
        Merlin::from_position(&text, Components::printed()).expect("red and the third have no die left");
    assert!(game.position().contains("\ndeclined = [1, 3]\n"), "{}", game.position());
    assert_eq!(Merlin::from_position(&game.position(), Components::printed()), Ok(game));
}

/// The other side of example INT-X2: whoever uses the labourer makes the last turn of the round, and whoever
/// has completed a mission or visited the market cannot decline (INT-2.5).
#[test]
fn instead_of_declining() {
    let game = with_a_labourer();
    let mut used = game;
    plays(&mut used, BLUE, &["market labourer 5", "walk clockwise", "forfeit"]);
    assert_eq!(open(&used).round, 1);
    play(&mut used, BLUE, "end");
    assert_eq!(used.turn(), Turn::Chance);
    for bound in [vec!["market visit plus"], vec!["complete m01", "favor points"]] {
        let mut bound_game = game;
        plays(&mut bound_game, BLUE, &bound);
        refused(&bound_game, BLUE, "market decline", "INT-2.5");
        assert!(!offers(&bound_game, BLUE).contains(&"market decline".to_owned()), "{bound:?}");
    }
    assert!(offers(&game, RED).is_empty() && offers(&game, GREEN).is_empty());
}

/// Red's knight stands on the purple space, and Lancelot's marshal is in this colour.
fn quarry(marshal: &str) -> Merlin {
    let table = allies(["lancelot", "bors"], &format!("marshal = {marshal:?}"));
    knight_on(Scene::new(2).modules("knights,gold,caerleon").tables(&table), 12).build()
}

/// Takes materials in the colours that are asked for, as long as something is asked; so many were taken.
fn materials_taken(game: &mut Merlin, vassal: &str) -> usize {
    let mut events = play(game, RED, &format!("deploy {vassal} purple"));
    while !matches!(open(game).top(), Frame::Window(_)) {
        let first = offers(game, RED).remove(0);
        assert!(first.starts_with("take material"), "{first}");
        events.extend(play(game, RED, &first));
    }
    let taken = events.iter().filter(|event| matches!(event, Event::Took { seat: RED, .. })).count();
    let owned = castle(game, RED).items.total();
    assert_eq!((taken, place(game, RED, vassal)), (usize::from(owned), "purple"));
    taken
}

/// Example INT-X13, INT-10.10: marshal in the purple district (quarry): builder 2 + 2 = 4 materials;
/// flag-bearer 1 + 1 = 2.
#[test]
fn lancelot_at_the_quarry() {
    for (marshal, builder, flag_bearer) in [("purple", 4, 2), ("black", 2, 1)] {
        assert_eq!(materials_taken(&mut quarry(marshal), "builder"), builder, "marshal in {marshal}");
        assert_eq!(materials_taken(&mut quarry(marshal), "flag_bearer"), flag_bearer, "marshal in {marshal}");
        assert_eq!(
            materials_taken(&mut quarry(marshal), "shield_bearer"),
            flag_bearer,
            "marshal in {marshal}"
        );
    }
}

/// Example INT-X15, INT-10.6: Lancelot's owner lands on the marshal's principality, deploys and takes a
/// decree: one decree, no further action. Without a decree the vassal acts twice.
#[test]
fn a_decree_beside_the_marshal() {
    let table = allies(["lancelot", "galahad"], "marshal = \"grey\"");
    let scene = Scene::new(2).modules("arthur,knights,gold,market,morgana,treasures,decree").tables(&table);
    let mut game = knight_on(scene, 4).build();
    play(&mut game, RED, "deploy builder grey");
    let mut acts = game;
    plays(&mut acts, RED, &["decree act", "take material grey", "take material grey"]);
    assert_eq!((owned(&acts, RED, "material grey"), open(&acts).top()), (2, Frame::Window(Window::After)));
    let mut events = play(&mut game, RED, "decree look");
    events.extend(
        ["d19", "d02", "d07", "d13"].map(|tile| chance(&mut game, &format!("decree show {tile}"))).concat(),
    );
    assert_eq!(offers(&game, RED).len(), 4, "one of the four must be taken");
    events.extend(play(&mut game, RED, "decree take d19"));
    assert_eq!(scored(&events), [(RED, 1, "DEC-3.6")]);
    assert_eq!(open(&game).modules.decree.owned(RED).len(), 1, "one decree");
    assert_eq!(open(&game).top(), Frame::Window(Window::After), "no further action");
    assert_eq!((owned(&game, RED, "material grey"), supply(&game, "material grey")), (0, 6));
    refused(&game, RED, "decree look", "DEC-3.1");
}

/// Example INT-X22, INT-12.1: the shield-bearer ability repels the first brown traitor: 1 (ability) + 1
/// (Gareth) = 2 points and the brown defence tile. A second brown one brings the ability's point alone, and
/// so does the first one without Gareth.
#[test]
fn gareth_and_the_shield_bearer() {
    let scene = |name: &str, defence: &str| {
        let scene = Scene::new(2).modules(ALL).tables(&allies([name, "bors"], defence)).turn(RED);
        scene.tables(&learned(2, &["shield_bearer 3"])).traitors(RED, &["brown", "brown", "grey"]).build()
    };
    let mut game = scene("gareth", "");
    let told = scored(&play(&mut game, RED, "favor repel brown"));
    assert_eq!(told.iter().map(|&(_, points, _)| points).sum::<i32>(), 2, "{told:?}");
    assert!(told.contains(&(RED, 1, "FAV-7.1")) && told.contains(&(RED, 1, "KRT-7.1")), "{told:?}");
    assert_eq!((points(&game, RED), castle(&game, RED).traitors_attached()), (2, 2));
    let tiles =
        |game: &Merlin| open(game).modules.knights.defence().iter().map(|own| own.id()).collect::<Vec<_>>();
    assert_eq!(tiles(&game), ["brown"]);
    refused(&game, RED, "favor repel brown", "FAV-5.1");
    let mut again = scene("gareth", "defence = [\"brown\"]");
    assert_eq!(scored(&play(&mut again, RED, "favor repel brown")), [(RED, 1, "FAV-7.1")]);
    assert_eq!(tiles(&again), ["brown"]);
    let mut other = scene("gawain", "");
    assert_eq!(scored(&play(&mut other, RED, "favor repel brown")), [(RED, 1, "FAV-7.1")]);
    assert_eq!(tiles(&other), [""; 0]);
}
