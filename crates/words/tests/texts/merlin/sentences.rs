//! Some sentences, word for word.

use super::{missions, site, spaces};
use crate::common::{both, names};
use ::games::{AnyEvent, AnyMove, AnyRefusal, AnyView};
use merlin::{
    Colour, Direction, Event, Figure, Frame, Item, Kind, Merlin, Move, Points, Refusal, Terrain, Vassal,
    Window,
};
use table::{Actor, Clause, Eye, Game, Journal, Moves, Seat, SeatSet, Turn, draw, generator};

#[track_caller]
fn check_event(event: Event, english: &str, german: &str) {
    let said = both().map(|words| words.event(&AnyEvent::Merlin(event, super::layout()), &names()));
    assert_eq!(said, [english, german]);
}

#[track_caller]
fn check_refusal(refusal: Refusal, english: &str, german: &str) {
    let said = both().map(|words| words.refusal(&AnyRefusal::Merlin(refusal, super::layout()), &names()));
    assert_eq!(said, [english, german]);
}

#[test]
fn events() {
    let (seat, [from, to]) = (Seat::new(2), [spaces()[4], spaces()[7]]);
    check_event(
        Event::Moved { seat, figure: Figure::Knight, from, to, direction: Direction::Clockwise },
        "Rowena’s knight moves clockwise from space 4 to space 7 (points for materials).",
        "Der Ritter von Rowena zieht im Uhrzeigersinn von Feld 4 auf Feld 7 (Punkte für Baumaterial).",
    );
    check_event(
        Event::Deployed { seat, vassal: Vassal::ShieldBearer, from: Some(Colour::Grey), to: Colour::Orange },
        "Rowena moves the shield-bearer from the grey principality to the orange principality.",
        "Rowena versetzt den Schildknappen aus der grauen Grafschaft in die orangefarbene Grafschaft.",
    );
    check_event(
        Event::Took { seat, item: Item::new(Kind::Shield, Colour::Purple) },
        "Rowena takes a purple shield.",
        "Rowena nimmt einen lila Schild.",
    );
    check_event(
        Event::Completed { seat, mission: missions()[6], second: false },
        "Rowena completes a mission: black flag, any material (1 point).",
        "Rowena löst einen Auftrag ein: schwarze Flagge, beliebiges Baumaterial (1 Punkt).",
    );
    check_event(
        Event::Principality { colour: Colour::Black, markers: [2, 0, 2, 1], leaders: leaders() },
        "Black principality (worth 5), influence: Gareth 2, Rowena 2, Iwein 1; Gareth and Rowena share the lead.",
        "Schwarze Grafschaft (Wert 5), Einfluss: Gareth 2, Rowena 2, Iwein 1; Gareth und Rowena teilen sich die \
         Führung.",
    );
    let reason = Points::Territory { terrain: Terrain::Wood, first: site(), tiles: 5, sharers: 2 };
    check_event(
        Event::Scored { seat, points: 2, reason },
        "+2 for Rowena: two-way tie in the wood territory around row 3, column 5 (5 tiles).",
        "+2 für Rowena: Gleichstand zu zweit im Waldgebiet um Reihe 3, Spalte 5 (5 Plättchen).",
    );
    check_event(
        Event::Scored { seat, points: -6, reason: Points::Unrepelled { traitors: 2 } },
        "−6 for Rowena: 2 traitors were not repelled.",
        "−6 für Rowena: 2 Verräter nicht abgewehrt.",
    );
}

fn leaders() -> SeatSet {
    [Seat::new(0), Seat::new(2)].into_iter().collect()
}

#[test]
fn refusals() {
    let due = Frame::Window(Window::Die);
    check_refusal(
        Refusal::NotYourTurn { turn: Turn::of(Seat::new(3)), due: Frame::Window(Window::Start) },
        "It is Iwein’s turn (choose a die); everybody else waits.",
        "Iwein ist an der Reihe (einen Würfel wählen); alle anderen warten.",
    );
    check_refusal(
        Refusal::OtherDecision { due, moment: Some(Clause("MER-4.7")) },
        "The die of this turn has been chosen, and that cannot be taken back. Next: move the figure.",
        "Der Würfel dieses Zuges ist gewählt, und das lässt sich nicht zurücknehmen. Jetzt steht an: die Figur \
         bewegen.",
    );
    check_refusal(
        Refusal::Lapses { space: spaces()[2], clause: Clause("MER-11.17") },
        "The action of space 2 (build a manor) lapses: all seven manors are built. The turn goes on without it.",
        "Die Aktion von Feld 2 (Bauen) entfällt: Alle sieben Rittergüter sind gebaut. Der Zug geht ohne sie weiter.",
    );
    check_refusal(
        Refusal::KnightClockwise,
        "The knight moves clockwise; the other way only with a blue flag.",
        "Der Ritter zieht im Uhrzeigersinn; andersherum nur mit einer blauen Flagge.",
    );
    check_refusal(
        Refusal::NotEligible(site(), Colour::Orange),
        "This tile (row 3, column 5) cannot be paid for with an orange material; the frames show the colours at the \
         ends of its lines.",
        "Zu diesem Plättchen (Reihe 3, Spalte 5) passt ein orangefarbenes Baumaterial nicht; die Rahmen zeigen die Farben \
         am Ende seiner Linien.",
    );
    check_refusal(
        Refusal::VassalThere(Vassal::Builder, Colour::Blue),
        "Your builder is already in the blue principality; choose a vassal that is not there.",
        "Dein Baumeister steht schon in der blauen Grafschaft; wähle einen Gefolgsmann, der noch nicht dort steht.",
    );
    check_refusal(
        Refusal::NotNeighbouring(Vassal::ShieldBearer, Colour::Brown),
        "You cannot move your shield-bearer to the brown principality; choose one of the two neighbouring principalities.",
        "Deinen Schildknappen kannst du nicht in die braune Grafschaft verschieben; wähle eine der beiden benachbarten \
         Grafschaften.",
    );
}

/// A game at its first decision, always set up the same way.
fn example() -> Merlin {
    let mut game = Merlin::setup(&Merlin::every_option(Merlin::printed())[1]);
    let mut rng = generator(5);
    while game.turn() == Turn::Chance {
        let choice = draw(&game, &mut Moves::new(), &mut rng);
        game.play(Actor::Chance, choice, &mut Journal::silent());
    }
    game
}

#[test]
fn choices_name_where_they_lead() {
    let mut game = example();
    let seat = game.view(Eye::Spectator).open.active;
    let mut offers = Moves::new();
    game.moves(Actor::Seat(seat), &mut offers);
    let die = offers.iter().find(|offer| matches!(offer, Move::Die(merlin::Die::Own, _))).copied().unwrap();
    let said = |game: &Merlin, choice: Move, lang: usize| {
        let view = AnyView::Merlin(game.view(Eye::Seat(seat)));
        both()[lang].choice(&AnyMove::Merlin(choice), &view, seat, &names())
    };
    let open = *game.view(Eye::Spectator).open;
    let Move::Die(_, pips) = die else { panic!("it is a die") };
    let to = open.step(open.castle(seat).knight.unwrap(), pips.get(), Direction::Clockwise);
    let name = |lang: usize| words::merlin::space(both()[lang], open.layout.kind(to));
    assert_eq!(said(&game, die, 0), format!("Personal die {pips}: knight to {to} ({})", name(0)));
    assert_eq!(said(&game, die, 1), format!("Spielerwürfel {pips}: Ritter auf {to} ({})", name(1)));
    game.play(Actor::Seat(seat), die, &mut Journal::silent());
    let walk = Move::Walk(Direction::Clockwise);
    assert_eq!(said(&game, walk, 0), format!("Knight {pips} clockwise: {to} ({})", name(0)));
    assert_eq!(said(&game, walk, 1), format!("Ritter {pips} im Uhrzeigersinn: {to} ({})", name(1)));
}

/// Sentences count rows and columns from 1, in moves, in the log and in refusals; moves are written from 0.
#[test]
fn a_place_is_named_alike_in_moves_and_in_the_log() {
    let game = example();
    let seat = game.view(Eye::Spectator).open.active;
    let view = AnyView::Merlin(game.view(Eye::Seat(seat)));
    let tile = game.view(Eye::Spectator).open.environs.tile(site()).unwrap();
    for (words, place) in both().into_iter().zip(["row 3, column 5", "Reihe 3, Spalte 5"]) {
        let choice = words.choice(&AnyMove::Merlin("build 2,4 grey".parse().unwrap()), &view, seat, &names());
        let built = AnyEvent::Merlin(Event::Built { seat, site: site(), tile }, super::layout());
        let refused = AnyRefusal::Merlin(Refusal::TileTaken(site()), super::layout());
        for text in [choice, words.event(&built, &names()), words.refusal(&refused, &names())] {
            assert!(text.contains(place), "{text}");
        }
    }
    let unreadable = "build 9,9 grey".parse::<Move>().unwrap_err();
    assert_eq!(
        both().map(|words| words.unreadable(&unreadable)),
        [
            "“9,9” is not a place in the environs; row 1, column 4 is written `0,3`.",
            "„9,9“ ist kein Platz im Umland; Reihe 1, Spalte 4 schreibt man `0,3`.",
        ]
    );
}

/// MER-6.12: the window after a first execution is there, too, when nothing can be repeated, so no words promise it.
#[test]
fn the_window_after_a_first_execution_promises_no_repetition() {
    let due = Frame::Window(Window::Between);
    assert_eq!(
        both().map(|words| words::merlin::due(words, due)),
        ["continue the turn or end it", "den Zug fortsetzen oder beenden"]
    );
}

#[test]
fn a_kind_is_written_small_within_a_sentence() {
    check_refusal(
        Refusal::OtherKind { kind: Kind::Material, clause: Clause("MER-11.20") },
        "A tower does not give materials; choose a shield, a flag or an influence marker.",
        "Baumaterialien gibt ein Turm nicht; wähle einen Schild, eine Flagge oder einen Einflussmarker.",
    );
}
