//! Section 2: components.

use crate::support::{
    BLACK, BLUE, Outcome, RED, Scene, card, chance, dealt, figure, open, outcomes, play, points, refused,
    rings, uses,
};
use artus::{Artus, Card, Components, Deck, Event, Figure, Kind, Metal, Mode, RoundTable};
use table::{Event as _, Eye, Game, Seat};

/// ART-2.1: with four players all colours sit at the table, and two silver and two bronze figures.
#[test]
fn the_figures_of_the_box() {
    let game = Scene::p().build();
    let table = &open(&game).table;
    let sitting = |seat: Seat| table.knights(seat).len();
    assert_eq!(Seat::all(4).map(sitting).collect::<Vec<_>>(), [4, 4, 4, 4]);
    assert_eq!(Metal::ALL.map(|metal| table.royals(metal).len()), [2, 2]);
    assert_eq!(open(&game).table.occupied().len(), 20);
}

/// ART-2.1: the components file counts 4 × 6 knights and 2 + 2 princes; no other number is accepted.
#[test]
fn no_box_has_other_figures() {
    for line in ["knights_per_colour = 6", "silver_princes = 2", "bronze_princes = 2"] {
        let fault = Components::read(&with_one_more(line)).unwrap_err();
        assert_eq!(fault.clause().unwrap().0, "ART-18.16", "{line}");
    }
}

/// ART-2.1: a third silver figure, or a figure that does not exist, is not accepted.
#[test]
fn no_scene_has_other_figures() {
    for figure in ["prince silver", "prince gold", "queen silver", "knight red", "dragon"] {
        assert_eq!(Scene::p().figure(4, figure).broken_clause(), "ART-2.1", "{figure}");
    }
}

/// ART-2.2: exactly one of the four is the king.
#[test]
fn there_is_one_king() {
    let game = Scene::p().build();
    let figures: Vec<Figure> = (0..28).filter_map(|number| figure(&game, number)).collect();
    let kings = figures.iter().filter(|figure| matches!(figure, Figure::King(_)));
    let princes = figures.iter().filter(|figure| matches!(figure, Figure::Prince(_)));
    assert_eq!((kings.count(), princes.count()), (1, 3));

    let two = Scene::p().figure(20, "king silver");
    let none = Scene::p().figure(27, "prince silver");
    assert_eq!(two.broken_clause(), "ART-2.2");
    assert_eq!(none.broken_clause(), "ART-2.2");
}

/// ART-2.2: a king and a new king keep their metal.
#[test]
fn the_king_keeps_his_metal() {
    let mut game = Scene::p().turn(RED).hand(RED, &["king_move_any_4_8", "ring_silver"]).build();
    play(&mut game, RED, "play king_move_any_4_8 27+8");
    assert_eq!(figure(&game, 7), Some(Figure::King(Metal::Silver)));

    let mut game = Scene::p().figure(6, "prince bronze 2").turn(RED).hand(RED, &["ring_bronze"]).build();
    play(&mut game, RED, "play ring_bronze 6");
    assert_eq!(figure(&game, 6), Some(Figure::King(Metal::Bronze)));
    assert_eq!(figure(&game, 27), Some(Figure::Prince(Metal::Silver)));
}

/// ART-2.3: ten rings, on silver and bronze figures or in the supply, whatever is played.
#[test]
fn no_ring_is_lost() {
    assert_eq!(RoundTable::RINGS, 10);
    for Outcome { text, game, .. } in outcomes(&Scene::p(), BLUE) {
        let on_figures: u8 = (0..28).map(|number| rings(&game, number)).sum();
        assert_eq!(on_figures + open(&game).table.supply(), 10, "{text}");
        for number in 0..28 {
            let royal = matches!(figure(&game, number), Some(Figure::Prince(_) | Figure::King(_)));
            assert_eq!(rings(&game, number) > 0, royal, "{text}");
        }
    }
}

/// ART-2.4: 8 knight cards, 8 king cards, 6 scoring cards; every player has the same ones.
#[test]
fn a_deck_has_22_cards() {
    let deck = &Components::printed().deck;
    let ids = |kind| deck.cards(Deck::of(kind)).map(|card| card.to_string()).collect::<Vec<_>>();
    let knight = [
        "knight_1_4",
        "knight_pm_1_5",
        "knight_2_5",
        "knight_3_6",
        "knight_4_7",
        "knight_5_8",
        "knight_6_8",
        "knight_7_9",
    ];
    assert_eq!(ids(Kind::Knight), knight);
    assert_eq!(ids(Kind::King).len(), 8);
    let scoring = [
        "score_all",
        "score_all_inverted",
        "score_green_yellow_red",
        "score_carpet",
        "score_three_red",
        "score_choice",
    ];
    assert_eq!(ids(Kind::Scoring), scoring);
    assert_eq!((deck.cards(Deck::whole()).count(), Deck::SIZE), (22, 22));

    let game = dealt(4, Mode::Advanced, BLACK);
    for seat in Seat::all(4) {
        for kind in Kind::ALL {
            assert_eq!(open(&game).unplayed(seat, kind), Deck::of(kind), "known to all");
        }
    }
}

/// ART-2.4: a card is there once: not twice in a hand, not in the hand and played.
#[test]
fn no_card_is_doubled() {
    let twice = Scene::p().turn(RED).hand(RED, &["knight_3_6", "knight_3_6"]);
    assert_eq!(twice.broken_clause(), "ART-2.4");
    let strange = Scene::p().turn(RED).hand(RED, &["knight_2_9"]);
    assert_eq!(strange.broken_clause(), "ART-2.4");
    let played = [
        "knight_1_4",
        "knight_2_5",
        "knight_3_6",
        "ring_silver",
        "ring_bronze",
        "ring_any",
        "score_all",
        "score_choice",
    ];
    let both = Scene::p().turn(RED).hand(RED, &["knight_3_6"]).played(RED, &played);
    assert_eq!(both.broken_clause(), "ART-2.4");
    // The second copy of the ring card may be in the hand while the first has been played.
    Scene::p().turn(RED).hand(RED, &["ring_any"]).played(RED, &played).build();
}

/// ART-2.5: four of the king cards move a figure, four give a ring.
#[test]
fn the_king_cards() {
    let deck = &Components::printed().deck;
    let cards: Vec<Card> = deck.cards(Deck::of(Kind::King)).collect();
    let ids = |ring| {
        let some = cards.iter().filter(|card| matches!(card, Card::Ring(_)) == ring);
        some.map(Card::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        ids(false),
        ["king_move_silver_1_7", "king_move_bronze_1_7", "king_move_pm_1_5", "king_move_any_4_8"]
    );
    assert_eq!(ids(true), ["ring_silver", "ring_bronze", "ring_any", "ring_any"]);
}

/// ART-2.6: each card has the back of its kind, and the back is seen although the card is not.
#[test]
fn the_kind_of_a_face_down_card_is_visible() {
    let kinds = ["knight_pm_1_5", "king_move_pm_1_5", "ring_any", "score_all"].map(|id| card(id).kind());
    assert_eq!(kinds, [Kind::Knight, Kind::King, Kind::King, Kind::Scoring]);

    let mut game = Scene::p().phase("draw").turn(RED).hand(RED, &[]).build();
    let before = Kind::ALL.map(|kind| open(&game).held(RED, kind));
    play(&mut game, RED, "draw scoring");
    let events = chance(&mut game, "card score_carpet");
    let Event::Drew { seat, kind, card } = events[0].seen_by(Eye::Seat(BLUE)) else { panic!("{events:?}") };
    assert_eq!((seat, kind, card.fact()), (RED, Kind::Scoring, None));
    let after = Kind::ALL.map(|kind| open(&game).held(RED, kind));
    assert_eq!(after, [before[0], before[1], before[2] + 1]);
}

/// ART-2.7: the track has the fields 0 to 49, and field 0 also stands for 50.
#[test]
fn the_track_has_50_fields() {
    for (score, field, tokens) in [(0, 0, 0), (49, 49, 0), (50, 0, 1), (99, 49, 1), (100, 0, 2)] {
        let game = Scene::p().score(RED, score).build();
        assert_eq!((open(&game).track_field(RED), open(&game).tokens(RED)), (field, tokens), "{score}");
    }
    for line in ["fields = 50", "token_value = 50", "tokens = 12"] {
        let fault = Components::read(&with_one_more(line)).unwrap_err();
        assert_eq!(fault.clause().unwrap().0, "ART-18.16", "{line}");
    }
}

/// ART-2.8: two knights of one colour that exchange chairs leave the table as it was.
#[test]
fn knights_of_one_colour_are_interchangeable() {
    let mut game = Scene::p().turn(RED).hand(RED, &["knight_1_4"]).build();
    let before = open(&game).table;
    play(&mut game, RED, "play knight_1_4 21+1");
    assert_eq!(open(&game).table, before);
    assert_eq!(points(&game, RED), 4);
}

/// ART-2.8: a knight is named by its chair, so an empty chair names nobody.
#[test]
fn a_knight_is_named_by_its_chair() {
    let game = Scene::p().turn(RED).hand(RED, &["knight_1_4"]).build();
    assert_eq!(
        uses(&game, RED, "knight_1_4").iter().map(|text| text.split('+').next().unwrap()).collect::<Vec<_>>(),
        ["9", "9", "9", "9", "18", "18", "18", "18", "21", "21", "21", "21", "22", "22", "22", "22"]
    );
    refused(&game, RED, "play knight_1_4 25+1", "ART-7.1");
}

/// The printed components file with one number of it raised by one.
fn with_one_more(line: &str) -> String {
    let text = include_str!("../../../../components/artus.toml");
    let (name, number) = line.split_once(" = ").expect("a name and a number");
    let raised = format!("\n{name} = {}\n", number.parse::<u32>().expect("a number") + 1);
    let old = format!("\n{line}\n");
    assert_eq!(text.matches(&old).count(), 1, "{line}");
    assert!(Artus::read_components(text).is_ok());
    text.replace(&old, &raised)
}
