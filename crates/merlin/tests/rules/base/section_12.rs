//! Section 12: completing missions, and what they ask for.

use crate::support::{
    BLUE, RED, Scene, castle, colour, item, mission, offers_of, open, owned, play, plays, points, refused,
    scores,
};
use merlin::{Event, Kind, MissionCard, Points, Refusal, Requirement, Vassal};
use table::{Eye, Game};

/// Whether red, on turn in this scene, could complete the mission.
fn met(scene: &Scene, card: &str) -> bool {
    let game = scene.clone().turn(RED).hand(RED, &[card]).build();
    let offered = offers_of(&game, RED, "complete") == [card];
    let lacking: u8 =
        game.view(Eye::Seat(RED)).missing(RED, mission(card)).iter().map(|(_, lacks)| lacks).sum();
    assert_eq!(offered, lacking == 0, "what is offered lacks nothing");
    if !offered {
        refused(&game, RED, &format!("complete {card}"), "MER-12.2");
    }
    offered
}

/// How many pieces each requirement of a mission lacks.
fn lacking(scene: &Scene, card: &str) -> Vec<u8> {
    let game = scene.build();
    let view = game.view(Eye::Spectator);
    view.missing(RED, mission(card)).into_iter().map(|(_, lacks)| lacks).collect()
}

fn scene() -> Scene {
    Scene::new(2)
}

/// MER-12.1: one mission of the hand in each own turn.
#[test]
fn one_mission_a_turn() {
    let items = ["flag black", "material grey", "shield blue"];
    let mut game = scene().turn(RED).hand(RED, &["m07", "m19", "m44"]).items(RED, &items).build();
    assert_eq!(offers_of(&game, RED, "complete"), ["m07", "m19", "m44"]);
    assert!(matches!(refused(&game, RED, "complete m20", "MER-12.1"), Refusal::NotInHand { .. }));
    play(&mut game, RED, "complete m44");
    assert!(offers_of(&game, RED, "complete").is_empty());
    assert_eq!(refused(&game, RED, "complete m07", "MER-12.1"), Refusal::MissionCompleted);
}

/// MER-12.2, MER-12.3, MER-X12: shown, scored, discarded; nothing is given up, and one card is drawn.
#[test]
fn a_completed_mission_is_scored_and_discarded() {
    let items = ["flag blue", "material purple", "shield orange"];
    let mut game = scene().turn(RED).hand(RED, &["m46"]).items(RED, &items).build();
    let events = play(&mut game, RED, "complete m46");
    let card = mission("m46");
    let told = [
        Event::Completed { seat: RED, mission: card, second: false },
        scores(RED, 3, Points::Mission { mission: card }),
    ];
    assert_eq!(events, told);
    assert_eq!((points(&game, RED), items.map(|item| owned(&game, RED, item))), (3, [1, 1, 1]));
    assert!(open(&game).discard.contains(card));
    plays(&mut game, RED, &["die own 1", "walk clockwise", "forfeit", "end", "draw deck"]);
}

/// MER-12.2, MER-20.4: all requirements at that moment; a vassal moved away may break what was met before.
#[test]
fn all_requirements_are_met_at_that_moment() {
    let scene = scene().knight_on(RED, 14).hand(RED, &["m01"]).vassal(RED, "builder", "black");
    let mut game = scene.build();
    assert_eq!(offers_of(&game, RED, "complete"), ["m01"]);
    play(&mut game, RED, "deploy builder grey");
    refused(&game, RED, "complete m01", "MER-12.2");
}

/// MER-12.4: not in another player's turn, and not in a scoring.
#[test]
fn only_in_the_own_turn() {
    let items = ["flag black", "material grey", "shield blue"];
    let game = scene().turn(BLUE).hand(RED, &["m19"]).items(RED, &items).build();
    refused(&game, RED, "complete m19", "MER-4.6");
    let scoring = ["scoring traitors", "repel_traitors 1"];
    let scene = scene().round(2).due(&scoring).hand(RED, &["m19"]).items(RED, &items);
    let game = scene.traitors(RED, &["grey"]).build();
    refused(&game, RED, "complete m19", "MER-12.4");
}

/// MER-12.5, MER-X13: one piece never serves two requirements.
#[test]
fn each_requirement_needs_pieces_of_its_own() {
    assert!(!met(&scene().influence(RED, &["black"]), "m13"));
    assert!(met(&scene().influence(RED, &["black", "black"]), "m13"));
    assert!(met(&scene().influence(RED, &["black", "brown"]), "m13"));
    assert!(!met(&scene().influence(RED, &["brown", "brown"]), "m13"));
    assert!(!met(&scene().items(RED, &["flag grey", "flag grey"]), "m21"));
    assert!(met(&scene().items(RED, &["flag grey", "flag orange"]), "m21"));
}

/// MER-12.5 for replaced components: whichever stands first on a card, what takes any piece leaves those that another
/// entry needs.
#[test]
fn the_order_of_the_entries_does_not_matter() {
    let flags = scene().items(RED, &["flag black", "flag brown"]).influence(RED, &["black", "brown"]).build();
    let (any, black) = (Requirement::AnyItem(Kind::Flag), Requirement::Item(item("flag black")));
    let (anywhere, there) = (Requirement::InfluenceAny, Requirement::InfluenceIn(colour("black")));
    for entries in [[any, black], [black, any], [anywhere, there], [there, anywhere]] {
        let card = MissionCard::new(1, Vassal::Lady, &entries).unwrap();
        assert!(card.is_met_by(castle(&flags, RED)), "{entries:?}");
        assert!(!card.is_met_by(castle(&scene().build(), RED)));
    }
}

/// MER-12.5: an item that a card asks for by its colour does not count for any item of its kind as well,
/// whatever the kind.
#[test]
fn any_item_is_another_item() {
    for kind in Kind::ALL {
        let (black, brown) = (format!("{kind} black"), format!("{kind} brown"));
        let entries = [Requirement::AnyItem(kind), Requirement::Item(item(&black))];
        let card = MissionCard::new(1, Vassal::Lady, &entries).unwrap();
        assert!(!card.is_met_by(castle(&scene().items(RED, &[&black]).build(), RED)), "{kind}");
        assert!(card.is_met_by(castle(&scene().items(RED, &[&black, &brown]).build(), RED)), "{kind}");
    }
}

/// MER-12.6: an item of the colour.
#[test]
fn an_item_of_a_colour() {
    // m20: black flag, purple flag.
    assert!(met(&scene().items(RED, &["flag black", "flag purple"]), "m20"));
    assert!(!met(&scene().items(RED, &["flag black", "shield purple"]), "m20"));
    assert!(!met(&scene().items(RED, &["flag black"]).items(BLUE, &["flag purple"]), "m20"));
}

/// MER-12.7: an item of the kind, of any colour; a specific one does not count for it as well.
#[test]
fn an_item_of_any_colour() {
    // m07: black flag, any material. m19: any flag, any material, any shield.
    assert!(met(&scene().items(RED, &["flag black", "material brown"]), "m07"));
    assert!(!met(&scene().items(RED, &["flag black", "shield brown"]), "m07"));
    assert!(met(&scene().items(RED, &["flag grey", "material blue", "shield brown"]), "m19"));
    assert!(!met(&scene().items(RED, &["flag grey", "flag blue", "shield brown"]), "m19"));
}

/// MER-12.8, MER-12.9: influence in a principality, and in any.
#[test]
fn influence_markers() {
    // m29: influence in black and in orange.
    assert!(met(&scene().influence(RED, &["black", "orange"]), "m29"));
    assert!(!met(&scene().influence(RED, &["black", "black"]), "m29"));
    assert!(!met(&scene().influence(RED, &["black"]).influence(BLUE, &["orange"]), "m29"));
    assert!(met(&scene().influence(RED, &["orange", "grey"]), "m17"));
}

/// MER-12.10: a certain vassal in a certain principality.
#[test]
fn a_vassal_in_a_principality() {
    assert!(met(&scene().vassal(RED, "builder", "black"), "m01"));
    assert!(!met(&scene().vassal(RED, "builder", "grey"), "m01"));
    assert!(!met(&scene().vassal(RED, "lady", "black"), "m01"));
    assert!(!met(&scene().vassal(BLUE, "builder", "black"), "m01"));
}

/// MER-12.11: any two vassals in a principality.
#[test]
fn two_vassals_in_a_principality() {
    let one = scene().vassal(RED, "builder", "black");
    assert!(!met(&one, "m38"));
    assert!(met(&one.clone().vassal(RED, "lady", "black"), "m38"));
    assert!(!met(&one.clone().vassal(RED, "lady", "grey"), "m38"));
    assert!(!met(&one.vassal(BLUE, "lady", "black"), "m38"));
}

/// MER-12.12: two certain vassals together, wherever.
#[test]
fn a_pair_of_vassals() {
    // m32: builder and shield-bearer.
    let pair =
        |one: &str, other: &str| scene().vassal(RED, "builder", one).vassal(RED, "shield_bearer", other);
    assert!(met(&pair("black", "black"), "m32"));
    assert!(met(&pair("orange", "orange"), "m32"));
    assert!(!met(&pair("orange", "brown"), "m32"));
    assert!(!met(&scene().vassal(RED, "builder", "grey").vassal(RED, "lady", "grey"), "m32"));
}

/// MER-12.13: markers and vassals on the castle meet nothing.
#[test]
fn what_is_on_the_castle_does_not_count() {
    let game = scene().build();
    assert_eq!((castle(&game, RED).influence_on_castle(), castle(&game, RED).vassals_on_board()), (6, 0));
    for card in ["m13", "m29", "m01", "m38", "m32"] {
        assert!(!met(&scene(), card), "{card}");
    }
}

/// What is missing is told piece by piece, the best use of every piece assumed (MER-12.5).
#[test]
fn what_is_missing_is_told() {
    // m13: influence in black, influence anywhere.
    assert_eq!(lacking(&scene(), "m13"), [1, 1]);
    assert_eq!(lacking(&scene().influence(RED, &["black"]), "m13"), [0, 1]);
    assert_eq!(lacking(&scene().influence(RED, &["brown"]), "m13"), [1, 0]);
    // m38: two vassals in black; m32: builder and shield-bearer together.
    assert_eq!(lacking(&scene(), "m38"), [2]);
    assert_eq!(lacking(&scene().vassal(RED, "lady", "black"), "m38"), [1]);
    assert_eq!(lacking(&scene(), "m32"), [2]);
    assert_eq!(lacking(&scene().vassal(RED, "builder", "grey"), "m32"), [1]);
    // m50: flag-bearer in black, influence in blue, orange shield.
    let scene = scene().influence(RED, &["blue"]).items(RED, &["shield orange"]);
    assert_eq!(lacking(&scene, "m50"), [1, 0, 0]);
    let game = scene.build();
    let missing = game.view(Eye::Spectator).missing(RED, mission("m50"));
    assert!(matches!(missing[0].0, Requirement::VassalIn(..)));
}
