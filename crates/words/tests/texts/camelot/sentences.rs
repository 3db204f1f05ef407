//! Some sentences of The Future of Camelot, word for word.

use super::RED;
use crate::common::{both, names};
use ::games::{AnyEvent, AnyMove, AnyRefusal, AnyView};
use camelot::{
    Camelot, Closed, Colour, Due, Event, Figure, Fists, Group, Heroes, Options, Owners, Points, Refusal,
    Room, Shield, Sides, Source, Way,
};
use table::{Actor, Clause, Event as _, Eye, Game, Journal, Private, Seat, Turn};

#[track_caller]
fn check_event(event: Event, english: &str, german: &str) {
    let said = both().map(|words| words.event(&AnyEvent::Camelot(event, Owners::default()), &names()));
    assert_eq!(said, [english, german]);
}

#[track_caller]
fn check_refusal(refusal: Refusal, english: &str, german: &str) {
    let said = both().map(|words| words.refusal(&AnyRefusal::Camelot(refusal), &names()));
    assert_eq!(said, [english, german]);
}

/// Whoever is waited for is told of, not told what to do.
#[test]
fn waiting() {
    let check = |due, names: &[&str], expected: [&str; 2]| {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let said = both().map(|words| words::camelot::waiting(words, due, names.clone()));
        assert_eq!(said, expected);
    };
    check(Due::Colour, &["Tom"], ["Tom is choosing a colour", "Tom wählt eine Farbe"]);
    check(Due::Fetch, &["Tom"], ["Tom is taking knights back", "Tom holt Ritter zurück"]);
    check(Due::Send, &["Tom"], ["Tom is closing the fist", "Tom schließt die Faust"]);
    check(
        Due::Send,
        &["Tom", "Kai"],
        ["Tom and Kai are closing their fists", "Tom und Kai schließen die Fäuste"],
    );
    check(Due::Reveal, &[], ["reveal what was hidden", "Verborgenes aufdecken"]);
}

/// CAM-4.1: cards that are revealed one after the other are one sentence.
#[test]
fn revealed_cards() {
    let [one, any] = ["one_red", "one_any"].map(|id| id.parse().unwrap());
    let said = |missions: &[camelot::Mission]| both().map(|words| words::camelot::revealed(words, missions));
    assert_eq!(
        said(&[any]),
        ["The mission card any room is revealed.", "Die Missionskarte Bunt wird aufgedeckt."]
    );
    assert_eq!(
        said(&[one, any]),
        ["Mission cards revealed: red; any room.", "Aufgedeckte Missionskarten: Rot; Bunt."]
    );
}

/// CAM-18.3: whoever plays two colours closes both fists, and others are told so without the numbers.
#[test]
fn two_players_close_both_fists() {
    let options =
        Options::new(2, Sides::Chosen([camelot::Side::A; 4]), Heroes::Off, Camelot::printed()).unwrap();
    let owners = Camelot::setup(&options).view(Eye::Spectator).open.owners();
    let seat = Seat::new(0);
    let closed = Event::FistClosed { seat, knights: Private::to(seat, Fists { first: 1, second: Some(3) }) };
    let event = AnyEvent::Camelot(closed.seen_by(Eye::Spectator), owners);
    let name = &names()[0];
    assert_eq!(
        both().map(|words| words.event(&event, &names())),
        [format!("{name} has closed both fists."), format!("{name} hat beide Fäuste geschlossen.")]
    );
}

/// CAM-8.10: tiles that are drawn one after the other, unseen, are one sentence.
#[test]
fn several_grail_tiles() {
    let options =
        Options::new(4, Sides::Chosen([camelot::Side::A; 4]), Heroes::Off, Camelot::printed()).unwrap();
    let owners = Camelot::setup(&options).view(Eye::Spectator).open.owners();
    let name = &names()[0];
    assert_eq!(
        both().map(|words| words::camelot::drawn(words, RED, 2, &owners, &names())),
        [format!("{name} draws 2 grail tiles."), format!("{name} zieht 2 Gralsplättchen.")]
    );
}

/// CAM-17.4: in the expert variant CAM-3.8 does not apply, so it is not cited.
#[test]
fn the_order_of_choosing_is_cited_in_the_expert_variant() {
    for (heroes, clause) in [(Heroes::On, "CAM-3.8"), (Heroes::Expert { eldest: None }, "CAM-17.3")] {
        let sides = Sides::Chosen([camelot::Side::A; 4]);
        let options = Options::new(4, sides, heroes, Camelot::printed()).unwrap();
        let owners = Camelot::setup(&options).view(Eye::Spectator).open.owners();
        let event = AnyEvent::Camelot(Event::OnTrack { colour: RED, place: 1 }, owners);
        assert_eq!(event.clause(), Clause(clause));
    }
}

#[test]
fn events() {
    let (seat, colour) = (Seat::new(2), RED);
    let fist = Event::FistClosed { seat, knights: Private::to(seat, Fists { first: 2, second: None }) };
    check_event(fist, "Rowena closes the fist with 2 knights.", "Rowena schließt die Faust mit 2 Rittern.");
    check_event(
        fist.seen_by(Eye::Spectator),
        "Rowena has closed their fist.",
        "Rowena hat die Faust geschlossen.",
    );
    let fists = Event::FistClosed { seat, knights: Private::to(seat, Fists { first: 1, second: Some(0) }) };
    check_event(
        fists,
        "Rowena closes both fists. Knights in them: 1 and 0.",
        "Rowena schließt beide Fäuste. Ritter darin: 1 und 0.",
    );
    check_event(
        Event::ExtraLapsed { colour, to: camelot::Destination::Green },
        "Red’s extra knight for the green room lapses: no knight or no legal field is available.",
        "Der zusätzliche Ritter von Rot für den grünen Raum verfällt: Es fehlt ein Ritter oder ein zulässiges Feld.",
    );
    check_event(
        Event::FistsOpened { sent: [Some(1), Some(3), Some(2), Some(3), None], total: 9 },
        "The fists are opened: Red 1, Yellow 3, Green 2 and Blue 3; 9 knights in all.",
        "Die Fäuste werden geöffnet: Rot 1, Gelb 3, Grün 2 und Blau 3; zusammen 9 Ritter.",
    );
    check_event(
        Event::MissionTaken { colour, mission: "two_red_green".parse().unwrap() },
        "Red takes the mission card red + green.",
        "Rot nimmt die Missionskarte Rot + Grün.",
    );
    check_event(
        Event::MissionTaken { colour, mission: "three_special_6".parse().unwrap() },
        "Red takes the special mission for 3 knights (6 points).",
        "Rot nimmt die Sondermission für 3 Ritter (6 Punkte).",
    );
    let placed = |field: &str, room, way| {
        let field = field.parse().unwrap();
        Event::Placed { colour, figure: Figure::Knight, field, room, way }
    };
    check_event(
        placed("rt_05", Room::Red, Way::Shield(Shield::Red)),
        "Red places a knight at the Round Table: seat 5.",
        "Rot setzt einen Ritter an die Tafelrunde: Sitzplatz 5.",
    );
    check_event(
        placed("ch_3b", Room::Yellow, Way::Extra(Source::Hinterland)),
        "Red places an extra knight from the Hinterland in the Chapel: level 3, field 2.",
        "Rot setzt einen zusätzlichen Ritter aus dem Hinterland in die Kapelle: Ebene 3, Feld 2.",
    );
    check_event(
        placed("tr_23", Room::Green, Way::Hero(Shield::Blue)),
        "Thanks to the hero, Red places the knight of the blue shield on the Training Ground: row 2, column 3.",
        "Dank des Helden setzt Rot den Ritter des blauen Schildes auf das Trainingsgelände: Zeile 2, Spalte 3.",
    );
    let field = "in_b3".parse().unwrap();
    let reason = Points::Field { field, board: camelot::BoardName::Intrigue, clause: Clause("CAM-12.10") };
    check_event(
        Event::Scored { colour, points: 1, reason },
        "+1 for Red: Intrigue, lower right, field 3.",
        "+1 für Rot: Intrige, unten rechts, Feld 3.",
    );
    check_event(
        Event::Scored { colour, points: -2, reason: Points::Absent(Group::Top) },
        "−2 for Red: absent from the completed top group.",
        "−2 für Rot: nicht vertreten in der vollen oberen Gruppe.",
    );
    check_event(
        Event::Over { winner: seat, colour },
        "The game is over: Rowena wins with Red.",
        "Das Spiel ist zu Ende: Rowena gewinnt mit Rot.",
    );
}

/// Who plays which colour in a game of so many.
fn owners(players: usize) -> Owners {
    let options = Options::new(players, Sides::BASIC, Heroes::Off, Camelot::printed()).unwrap();
    Camelot::setup(&options).view(Eye::Spectator).open.owners()
}

#[test]
fn who_acts_is_called_by_name_and_by_the_colour_only_where_that_is_needed() {
    let say = |event: Event, players: usize| {
        both().map(|words| words.event(&AnyEvent::Camelot(event, owners(players)), &names()))
    };
    let predicted = Event::Predicted { colour: RED, number: 3, inner: false };
    assert_eq!(say(predicted, 4), ["Gareth predicts 3.", "Gareth sagt 3 vorher."]);
    // With two players everybody has two colours (CAM-18.1), and one is nobody's (CAM-19.1).
    assert_eq!(say(predicted, 2), ["Gareth (Red) predicts 3.", "Gareth (Rot) sagt 3 vorher."]);
    let neutral = Colour::ALL.into_iter().find(|&colour| owners(2).of(colour).is_none()).unwrap();
    let [english, _] = say(Event::NeutralKnights { colour: neutral, knights: 12 }, 2);
    assert!(english.ends_with(&format!("is {}.", words::camelot::colour(both()[0], neutral))), "{english}");
    let order = Event::NewOrder([Colour::Blue, Colour::Red].into_iter().collect());
    let named = Colour::ALL.map(|colour| owners(4).of(colour).map(|seat| names()[seat.index()].clone()));
    let [Some(red), _, _, Some(blue), _] = named else {
        panic!("red and blue are played by four: {named:?}")
    };
    assert_eq!(say(order, 4)[0], format!("The new order is {blue} and {red}."));
}

#[test]
fn refusals() {
    // Side 2 may be the one that was used, and then there is no next one.
    check_refusal(
        Refusal::HeroUsed(camelot::Hero::Lancelot),
        "Lancelot has already been used this turn; a hero is used once per turn, and each of his sides once per game.",
        "Lancelot wurde in diesem Zug schon eingesetzt; ein Held wird einmal je Zug eingesetzt, jede seiner Seiten einmal im Spiel.",
    );
    check_refusal(
        Refusal::NotOneShield("two_red_green".parse().unwrap()),
        "Mordred removes a card with exactly one shield; the mission card red + green does not have exactly one.",
        "Mordred entfernt eine Karte mit genau einem Schild; die Missionskarte Rot + Grün hat nicht genau einen.",
    );
    check_refusal(
        Refusal::NotYourTurn { turn: Turn::of(Seat::new(3)), due: Due::Take },
        "It is Iwein’s turn to take a mission; everybody else waits.",
        "Iwein ist am Zug und nimmt eine Mission; alle anderen warten.",
    );
    check_refusal(
        Refusal::TooCostly { mission: "two_red_green".parse().unwrap(), sent: 1 },
        "The mission card red + green costs 2 knights, and 1 was sent; take a card with one shield.",
        "Die Missionskarte Rot + Grün kostet 2 Ritter, ausgesandt ist 1; nimm eine Karte mit einem Schild.",
    );
    check_refusal(
        Refusal::Closed { field: "ba_queen".parse().unwrap(), why: Closed::TooFewHearts },
        "The queen demands 3 hearts before the knight is placed (Ballroom, queen’s field); without them, take the \
         next free field of the row.",
        "Die Königin verlangt 3 Herzen vor dem Einsetzen (Ballsaal, Feld bei der Königin); ohne sie steht nur das \
         nächste freie Feld der Reihe offen.",
    );
}

/// Two players at the first decision, and what they may send (CAM-18.3).
#[test]
fn two_fists_are_named_by_their_colours() {
    let options = Options::new(2, Sides::BASIC, Heroes::Off, Camelot::printed()).unwrap();
    let mut game = Camelot::setup(&options);
    while game.turn() == Turn::Chance {
        let choice = table::draw(&game, &mut table::Moves::new(), &mut table::generator(1));
        game.play(Actor::Chance, choice, &mut Journal::silent());
    }
    let seat = Seat::new(0);
    let view = AnyView::Camelot(game.view(Eye::Seat(seat)));
    let choice = AnyMove::Camelot("send 2 0".parse().unwrap());
    let said = both().map(|words| words.choice(&choice, &view, seat, &names()));
    assert_eq!(said, ["Send Red 2, Green 0", "Aussenden: Rot 2, Grün 0"]);
    let AnyView::Camelot(own) = view else { panic!("it is a view of Camelot") };
    assert!(own.open.colours_of(seat).eq([Colour::Red, Colour::Green]));
}
