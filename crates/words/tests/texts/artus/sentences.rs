//! Some sentences, word for word.

use crate::common::{both, example, names};
use artus::{Artus, Card, Event, Figure, Figures, Kind, Metal, Points, Reach, Refusal};
use games::{AnyEvent, AnyMove, AnyRefusal, AnyView};
use std::path::Path;
use table::{
    Clause, Event as _, Eye, Game, Header, NoUndo, Playthrough, Private, Record, Seat, SeatSet, Turn,
};

#[track_caller]
fn check_event(event: Event, english: &str, german: &str) {
    let said = both().map(|words| words.event(&AnyEvent::Artus(event), &names()));
    assert_eq!(said, [english, german]);
}

#[track_caller]
fn check_choice(text: &str, points: Option<i32>, english: &str, german: &str) {
    let (game, red) = (example(), Seat::new(2));
    let view = AnyView::Artus(game.view(Eye::Seat(red)));
    let choice = AnyMove::Artus(text.parse().unwrap());
    let said = both().map(|words| words.choice(&choice, &view, red, &names()));
    assert_eq!(said, [english, german]);
    assert_eq!(both()[0].brings(&choice, &view, red), points, "{text}");
}

#[track_caller]
fn check_refusal(refusal: Refusal, english: &str, german: &str) {
    let said = both().map(|words| words.refusal(&AnyRefusal::Artus(refusal), &names()));
    assert_eq!(said, [english, german]);
}

fn chair(number: u8) -> artus::Chair {
    artus::Chair::new(number).unwrap()
}

#[test]
fn events() {
    let (seat, from, to) = (Seat::new(2), chair(22), chair(26));
    let card = Card::Knight(Reach { min: 3, max: 6, backward: false });
    let drew = Event::Drew { seat, kind: Kind::Knight, card: Private::to(seat, card) };
    check_event(drew, "Rowena draws the knight card 3–6.", "Rowena zieht die Ritterkarte 3–6 nach.");
    check_event(
        drew.seen_by(Eye::Spectator),
        "Rowena draws a knight card.",
        "Rowena zieht eine Ritterkarte nach.",
    );
    check_event(
        Event::Played { seat, card: Card::King(Figures::Any, Reach { min: 1, max: 5, backward: true }) },
        "Rowena plays the silver-and-bronze king card ±1–5.",
        "Rowena spielt die silber- und bronzefarbene Königskarte ±1–5 aus.",
    );
    check_event(
        Event::Moved { figure: Figure::Knight(seat), from, to },
        "Rowena’s knight moves from chair 22 to chair 26.",
        "Der Ritter von Rowena zieht von Stuhl 22 auf Stuhl 26.",
    );
    check_event(
        Event::Displaced { figure: Figure::Prince(Metal::Bronze), from, to },
        "The bronze prince is displaced from chair 22 and lands on chair 26.",
        "Der bronzefarbene Prinz wird von Stuhl 22 vertrieben und landet auf Stuhl 26.",
    );
    check_event(
        Event::Ringed { metal: Metal::Silver, chair: from, rings: 3 },
        "The silver prince on chair 22 receives his third ring.",
        "Der silberne Prinz auf Stuhl 22 bekommt seinen dritten Ring aufgesteckt.",
    );
    let left = Points::Left { figure: Figure::Knight(seat), chair: from };
    check_event(
        Event::Scored { seat, points: -9, reason: left },
        "−9 for Rowena: the knight leaves chair 22.",
        "−9 für Rowena: Der Ritter verlässt Stuhl 22.",
    );
    let knights = [chair(17), chair(19), chair(24)].into_iter().collect();
    let all = Points::Knights { knights, clause: Clause("ART-15.5") };
    check_event(
        Event::Scored { seat, points: 8, reason: all },
        "+8 for Rowena: all knights are scored, on chairs 17, 19 and 24.",
        "+8 für Rowena: Alle eigenen Ritter werden gewertet, auf den Stühlen 17, 19 und 24.",
    );
    check_event(
        Event::Scored { seat, points: -25, reason: Points::Penalty { clause: Clause("ART-15.9") } },
        "−25 for Rowena: fewer than two knights are on the carpet.",
        "−25 für Rowena: Auf dem Teppich sitzen keine zwei Ritter.",
    );
    check_event(
        Event::Over { winners: SeatSet::only(seat) },
        "The game is over: Rowena wins.",
        "Das Spiel ist zu Ende: Rowena gewinnt.",
    );
    check_event(
        Event::Over { winners: Seat::all(3).collect() },
        "The game is over: Gareth, Blanche and Rowena win together.",
        "Das Spiel ist zu Ende: Gareth, Blanche und Rowena gewinnen gemeinsam.",
    );
}

#[test]
fn choices_at_the_example_position() {
    check_choice(
        "play knight_3_6 22+4",
        Some(5),
        "Knight on chair 22 (5): 4 forward to chair 26, displaces Gareth’s knight",
        "Ritter auf Stuhl 22 (5): 4 vorwärts auf Stuhl 26, vertreibt einen Ritter von Gareth",
    );
    check_choice(
        "play knight_3_6 22+5",
        Some(5),
        "Knight on chair 22 (5): 5 forward to chair 27, displaces the king",
        "Ritter auf Stuhl 22 (5): 5 vorwärts auf Stuhl 27, vertreibt den König",
    );
    check_choice(
        "play knight_3_6 22+3",
        Some(5),
        "Knight on chair 22 (5): 3 forward to chair 25",
        "Ritter auf Stuhl 22 (5): 3 vorwärts auf Stuhl 25",
    );
    check_choice(
        "play knight_pm_1_5 9-5",
        Some(-9),
        "Knight on chair 9 (−9): 5 backward to chair 4, displaces the bronze prince",
        "Ritter auf Stuhl 9 (−9): 5 rückwärts auf Stuhl 4, vertreibt den bronzefarbenen Prinzen",
    );
    check_choice(
        "play knight_1_4 21+1",
        Some(4),
        "Knight on chair 21 (4): 1 forward to chair 22, displaces one of your own knights",
        "Ritter auf Stuhl 21 (4): 1 vorwärts auf Stuhl 22, vertreibt einen eigenen Ritter",
    );
    check_choice(
        "play king_move_silver_1_7 27+1",
        Some(0),
        "King on chair 27 (crown): 1 forward to chair 0, displaces Gareth’s knight",
        "König auf Stuhl 27 (Krone): 1 vorwärts auf Stuhl 0, vertreibt einen Ritter von Gareth",
    );
    check_choice(
        "play ring_silver 20",
        Some(3),
        "Silver prince on chair 20 (3): third ring, becomes king",
        "Silberner Prinz auf Stuhl 20 (3): dritter Ring, wird König",
    );
    check_choice(
        "play ring_any 6",
        Some(-12),
        "Bronze prince on chair 6 (−12): second ring",
        "Bronzefarbener Prinz auf Stuhl 6 (−12): zweiter Ring",
    );
    check_choice(
        "play score_all",
        Some(1),
        "Score all knights: chairs 9 (−9), 18 (1), 21 (4) and 22 (5)",
        "Alle Ritter werten: Stühle 9 (−9), 18 (1), 21 (4) und 22 (5)",
    );
    check_choice(
        "play score_choice best",
        Some(5),
        "Score the best knight: chair 22 (5)",
        "Den besten Ritter werten: Stuhl 22 (5)",
    );
    check_choice(
        "play score_carpet penalty",
        Some(-25),
        "Fewer than two knights on the carpet: take the penalty",
        "Keine zwei Ritter auf dem Teppich: Minuspunkte nehmen",
    );
    check_choice(
        "place 5",
        None,
        "Place a knight on chair 5 (−13)",
        "Einen Ritter auf Stuhl 5 (−13) platzieren",
    );
    check_choice(
        "draw scoring",
        None,
        "Draw from the scoring pile (6 left)",
        "Vom Wertungsstapel nachziehen (noch 6)",
    );
}

#[test]
fn refusals() {
    let reach = Reach { min: 3, max: 6, backward: false };
    check_refusal(
        Refusal::NotBackward { card: Card::Knight(reach), reach },
        "The knight card 3–6 allows 3 to 6 chairs forward, not backward.",
        "Die Ritterkarte 3–6 erlaubt 3 bis 6 Stühle vorwärts, nicht rückwärts.",
    );
    check_refusal(
        Refusal::NotYourTurn { turn: Turn::of(Seat::new(3)), phase: artus::Phase::Place },
        "It is Iwein’s turn to place a knight; everybody else waits.",
        "Iwein ist an der Reihe und platziert einen Ritter; alle anderen warten.",
    );
    check_refusal(
        Refusal::OtherAction(Card::Ring(Figures::Only(Metal::Bronze))),
        "The bronze ring card does not allow this. What it does: A bronze prince receives a ring.",
        "Die bronzefarbene Ringkarte erlaubt das nicht. Was sie bewirkt: Ein bronzefarbener Prinz bekommt einen \
         Ring aufgesteckt.",
    );
    check_refusal(
        Refusal::WrongMetal { chair: chair(6), permitted: Figures::Only(Metal::Silver), ring: true },
        "The prince on chair 6 is bronze; this card gives its ring to a silver prince.",
        "Der Prinz auf Stuhl 6 ist bronzefarben; der Ring dieser Karte ist für einen silbernen Prinzen.",
    );
    check_refusal(
        Refusal::NoSuchPile(Kind::Scoring),
        "The beginner game has no scoring cards; choose the knight pile or the king pile.",
        "Im Spiel für Einsteiger gibt es keine Wertungskarten; wähle den Ritterstapel oder den Königsstapel.",
    );
}

#[test]
fn a_broken_components_file() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../components/artus.toml");
    let text = std::fs::read_to_string(path).unwrap();
    let broken = text.replace("chairs = [27, 0, 1, 13, 14, 15]", "chairs = [27, 0, 1, 13, 14, 16]");
    let fault = Artus::read_components(&broken).unwrap_err();
    let line = fault.line().unwrap();
    assert_eq!(
        both().map(|words| words.fault(&fault)),
        [
            format!(
                "Line {line}: `carpet.chairs` says [27, 0, 1, 13, 14, 16]; expected: c, c+1, c+2, c+14, c+15, c+16. \
                 ART-18.6: `carpet.chairs` are six different chairs, two runs of three neighbouring chairs, one the \
                 opposite (+14) of the other."
            ),
            format!(
                "Zeile {line}: In `carpet.chairs` steht [27, 0, 1, 13, 14, 16]; erwartet wird: c, c+1, c+2, c+14, \
                 c+15, c+16. ART-18.6: {}",
                both()[1].clause("ART-18.6").unwrap().text
            ),
        ]
    );
}

#[test]
fn broken_records() {
    let options = Artus::every_option(Artus::printed())[0];
    let mut game = Playthrough::<Artus>::new(Header::new(options, names()));
    game.play(table::Actor::Chance, "start 2".parse().unwrap()).unwrap();
    let whole = game.record().to_string();
    let said = |text: &str| {
        let error = Record::<Artus>::parse(text, Artus::printed())
            .and_then(|record| record.replay(None))
            .unwrap_err();
        both().map(|words| words.record_error(&error, &names()))
    };

    let cut = whole.split_inclusive('\n').filter(|line| !line.starts_with("end")).collect::<String>();
    assert_eq!(
        said(&cut),
        [
            "Line 9: The last line, `end`, is missing: the file was cut off. Get the whole file; to open what is left \
             of it, use `tafelrunde record import --edited`.",
            "Zeile 9: Die letzte Zeile, `end`, fehlt: Die Datei wurde abgeschnitten. Bitte die ganze Datei besorgen; \
             den Rest öffnet `tafelrunde record import --edited`.",
        ]
    );
    assert_eq!(
        said(&whole.replace("start 2", "start 1")),
        [
            "Line 9: The text does not match the checksum in its last line: somebody has changed it. Get the original file, \
             or, if this was on purpose, use `tafelrunde record import --edited`.",
            "Zeile 9: Der Text passt nicht zur Prüfsumme in seiner letzten Zeile: Jemand hat ihn geändert. Bitte die \
             ursprüngliche Datei besorgen oder, wenn das Absicht war, `tafelrunde record import --edited` benutzen.",
        ]
    );
    let unreadable = said(&whole.replace("start 2", "start 9"));
    assert_eq!(
        unreadable,
        [
            "Line 8: “9” is not a seat; the seats are numbered from 1.",
            "Zeile 8: „9“ ist kein Platz; die Plätze sind ab 1 nummeriert.",
        ]
    );
}

#[test]
fn undoing() {
    assert_eq!(
        both().map(|words| words.no_undo(NoUndo::Revealed)),
        [
            "Something has been revealed since, so the decision stands; it could be taken back only before that.",
            "Seitdem ist etwas aufgedeckt worden, deshalb gilt die Entscheidung; nur vorher ließ sie sich zurücknehmen.",
        ]
    );
}
