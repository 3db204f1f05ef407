//! Positions as people write them: what is filled in, and what is refused and where.

use crate::Tested;
use artus::{Artus, Category, Components, Kind, Mode, Options, Phase};
use table::{Eye, Fault, Game, Reason, Seat, Turn};

/// A position in which nothing is wrong, and all that can be left out is.
const VALID: &str = r#"game = "artus"
mode = "beginner"
players = 2
[turn]
phase = "play"
round = 3
[chairs]
0 = "king silver"
14 = "prince silver 2"
7 = "prince bronze"
21 = "prince bronze"
22 = "knight 1"
23 = "knight 1"
24 = "knight 1"
25 = "knight 1"
26 = "knight 1"
8 = "knight 2"
9 = "knight 2"
10 = "knight 2"
11 = "knight 2"
12 = "knight 2"
[[seat]]
hand = ["knight_2_5", "knight_3_6", "ring_any", "ring_silver"]
played = ["knight_1_4", "ring_any"]
points = { knights = 5, rings = -3 }
"#;

fn read(text: &str) -> Result<Artus, Fault> {
    Artus::from_position(text, Components::printed())
}

/// The valid position with one piece of its text replaced.
fn changed(old: &str, new: &str) -> String {
    suite::positions::changed(VALID, old, new)
}

/// The text is refused by this clause, in the line where `place` stands.
fn refused(text: &str, clause: &str, place: &str) {
    suite::positions::refused::<Artus>(text, clause, place);
}

/// One piece of the text is replaced, and the line of the change is refused by this clause.
fn refused_change(clause: &str, old: &str, new: &str) {
    refused(&changed(old, new), clause, new);
}

#[test]
fn the_head_names_game_mode_and_players() {
    refused_change("", "game = \"artus\"", "game = \"merlin\"");
    refused_change("ART-1.4", "mode = \"beginner\"", "mode = \"expert\"");
    refused_change("ART-1.3", "players = 2", "players = 5");
    refused_change("ART-1.3", "players = 2", "players = 1");
}

#[test]
fn the_turn_is_possible() {
    refused_change("ART-17.7", "phase = \"play\"", "phase = \"dance\"");
    refused_change("ART-1.3", "round = 3", "player = 5\nround = 3");
    refused_change("ART-1.3", "round = 3", "start_player = 0\nround = 3");
    refused_change("ART-6.1", "round = 3", "round = 17");
    refused_change("ART-6.1", "round = 3", "round = 0");
    refused_change("ART-14.3", "round = 3", "done = 1");
    refused(&changed("play\"\nround = 3", "draw\"\nround = 13"), "ART-13.4", "round = 13");
    refused(&changed("play\"\nround = 3", "place\"\nround = 6"), "ART-5.3", "round = 6");
    refused(&changed("play\"\nround = 3", "over\"\nround = 15"), "ART-16.1", "round = 15");
    refused(&changed("play\"\nround = 3", "over\"\nround = 16\nplayer = 2"), "ART-16.2", "player = 2");
    refused(&changed("play\"\nround = 3", "deal\"\nround = 2"), "ART-5.1", "round = 2");
}

#[test]
fn a_card_is_revealed_from_a_pile_that_has_one() {
    let reveal = |pile: &str| changed("play\"\nround = 3", &format!("reveal\"{pile}\nround = 3"));
    refused(&reveal(""), "ART-13.3", "[turn]");
    refused(&reveal("\npile = \"hat\""), "ART-2.6", "pile");
    // The third card of black was played: one less in the hand.
    let played = |text: String| {
        text.replace(", \"ring_silver\"]", "]").replace("[\"knight_1_4\"", "[\"knight_1_4\", \"ring_silver\"")
    };
    assert!(read(&played(reveal("\npile = \"king\""))).is_ok());
    refused(&played(reveal("\npile = \"scoring\"")), "ART-13.2", "pile");
    refused(&changed("round = 3", "pile = \"king\""), "ART-13.3", "pile");
}

#[test]
fn every_figure_is_there_once_on_a_chair_of_its_own() {
    refused_change("ART-2.2", "14 = \"prince silver 2\"", "14 = \"king silver\"");
    refused(&changed("king silver", "prince silver"), "ART-2.2", "[chairs]");
    refused_change("ART-1.1", "26 = \"knight 1\"", "28 = \"knight 1\"");
    refused_change("ART-1.1", "26 = \"knight 1\"", "-1 = \"knight 1\"");
    refused_change("ART-1.1", "26 = \"knight 1\"", "022 = \"knight 1\"");
    refused_change("ART-11.9", "prince silver 2", "prince silver 3");
    refused_change("ART-11.9", "prince silver 2", "prince silver 0");
    refused_change("ART-11.9", "king silver", "king silver 2");
    refused_change("ART-2.1", "king silver", "king gold");
    refused_change("ART-2.1", "26 = \"knight 1\"", "26 = \"dragon\"");
    refused_change("ART-1.3", "26 = \"knight 1\"", "26 = \"knight 5\"");
    refused_change("ART-1.3", "26 = \"knight 1\"", "26 = \"knight 3\"");
    refused(&changed("21 = \"prince bronze\"", "21 = \"prince silver\""), "ART-2.1", "[chairs]");
    refused(&changed("26 = \"knight 1\"\n", ""), "ART-4.9", "[chairs]");
    refused(&changed("26 = \"knight 1\"", "26 = \"knight 2\""), "ART-4.9", "[chairs]");
    let too_early = changed("play\"\nround = 3", "place\"\nround = 5\nplayer = 2");
    refused(&too_early, "ART-5.3", "[chairs]");
}

#[test]
fn every_card_is_there_once_and_the_hand_fits_the_round() {
    refused_change("ART-2.4", "hand = [\"knight_2_5\"", "hand = [\"knight_9_9\"");
    refused_change("ART-2.4", "hand = [\"knight_2_5\"", "hand = [\"knight_3_6\"");
    refused_change("ART-2.4", "hand = [\"knight_2_5\"", "hand = [\"knight_1_4\"");
    refused_change("ART-13.4", "hand = [\"knight_2_5\", ", "hand = [");
    refused_change("ART-13.4", "played = [\"knight_1_4\", ", "played = [");
    refused_change("ART-4.11", "hand = [\"knight_2_5\"", "hand = [\"score_all\"");
    let one_king_card = changed("\"ring_any\", \"ring_silver\"]", "\"knight_4_7\", \"knight_5_8\"]");
    refused(&one_king_card, "ART-4.12", "hand = [");
    let advanced = changed("beginner", "advanced");
    refused(&advanced, "ART-14.9", "played = [");
    // A third seat at a table for two.
    let text = format!("{VALID}[[seat]]\n[[seat]]\n");
    let fault = read(&text).unwrap_err();
    assert_eq!((fault.clause().map(|clause| clause.0), fault.line()), (Some("ART-1.3"), Some(27)));
}

#[test]
fn points_have_known_categories_and_sizes_no_game_reaches() {
    refused(&changed("knights = 5", "knights = 1000001"), "", "points");
    refused(&changed("knights = 5", "knights = -1000001"), "", "points");
    refused(&changed("knights = 5", "knights = -2147483648"), "", "points");
    refused(&changed("knights = 5", "luck = 5"), "", "points");
    assert!(read(&changed("knights = 5", "knights = -1000000")).is_ok());
}

/// Before the cards are dealt nobody holds any (ART-4.12).
#[test]
fn a_hand_before_the_deal_is_refused() {
    for phase in ["start_player", "first_king"] {
        let head =
            format!("game = \"artus\"\nmode = \"beginner\"\nplayers = 2\n[turn]\nphase = \"{phase}\"\n");
        assert!(read(&head).is_ok());
        refused(&format!("{head}[[seat]]\nhand = [\"ring_any\"]\n"), "ART-4.12", "hand");
    }
}

/// While the cards are dealt, the seats receive theirs one after the other, each as many as the first hand
/// has (ART-4.12).
#[test]
fn a_hand_within_the_deal_has_what_was_dealt_by_then() {
    let board = VALID[..VALID.find("22 = ").unwrap()].replace("play\"\nround = 3", "deal\"");
    let dealt = |hands: [&str; 2]| {
        format!("{board}[[seat]]\nhand = [{}]\n[[seat]]\nhand = [{}]\n", hands[0], hands[1])
    };
    let knights = "\"knight_1_4\", \"knight_2_5\"";
    assert!(read(&dealt(["", ""])).is_ok());
    assert!(read(&dealt([knights, ""])).is_ok());
    // Black has a third card of the first kind, though another kind is being dealt.
    let third = dealt([&format!("{knights}, \"knight_3_6\""), ""]);
    refused(&third, "ART-4.12", "hand = [\"knight_1_4\"");
    // Blue has a card, though black still lacks some.
    let early = dealt([knights, "\"knight_1_4\""]);
    refused(&early, "ART-4.12", "hand = [\"knight_1_4\"]");
}

#[test]
fn a_text_of_another_shape_is_refused_with_its_line() {
    for (text, line, at) in [
        (changed("round = 3", "round = three"), 6, None),
        (changed("round = 3", "rounds = 3"), 6, Some("turn.rounds")),
        (changed("round = 3", "round = 300"), 6, Some("turn.round")),
        (changed("points =", "score ="), 25, Some("seat.1.score")),
        (changed("phase = \"play\"\n", ""), 4, Some("turn.phase")),
        (changed("players = 2", "players = \"two\""), 3, Some("players")),
        (changed("players = 2\n", ""), 1, Some("players")),
        (changed("[chairs]", "[chairs"), 7, None),
        (changed("0 = \"king silver\"", "0 = 5"), 8, Some("chairs.0")),
        (format!("{VALID}points = {{}}\n"), 26, None),
    ] {
        let fault = read(&text).unwrap_err();
        assert_eq!((fault.line(), fault.at()), (Some(line), at), "{fault}");
    }
}

#[test]
fn what_is_left_out_has_a_default() {
    let least = "game = \"artus\"\nmode = \"advanced\"\nplayers = 3\n[turn]\nphase = \"start_player\"\n";
    let options = Options::new(3, Mode::Advanced, Components::printed()).unwrap();
    assert_eq!(read(least).unwrap(), Artus::setup(&options));

    let game = read(VALID).unwrap();
    let open = game.view(Eye::Everything).open;
    assert_eq!((open.flow.start, open.flow.active, open.flow.done), (Seat::new(0), Seat::new(0), 0));
    assert_eq!(open.table.supply(), 10 - 3 - 2 - 1 - 1);
    assert_eq!(open.points(Seat::new(0), Category::Rings), -3);
    assert_eq!(game.scores().lines.iter().map(|line| line.total()).collect::<Vec<_>>(), [2, 0]);
    assert_eq!(game, read(&changed("king silver", "king silver 3")).unwrap());
}

/// The hand and the played cards of a seat.
fn cards(game: &Artus, seat: Seat) -> [Vec<String>; 2] {
    let view = game.view(Eye::Everything);
    let hand = view.secret(seat).expect("everything is seen").hand();
    [hand, view.open.played(seat)]
        .map(|set| Components::printed().deck.cards(set).map(|card| card.to_string()).collect())
}

#[test]
fn cards_that_are_left_out_are_filled_in() {
    let game = read(VALID).unwrap();
    // Blue names nothing: two played, then four in the hand, knight and king cards by turns.
    let [hand, played] = cards(&game, Seat::new(1));
    assert_eq!(played, ["knight_1_4", "king_move_silver_1_7"]);
    assert_eq!(hand, ["knight_pm_1_5", "knight_2_5", "king_move_bronze_1_7", "king_move_pm_1_5"]);
    // Played cards are filled in around a hand that is named.
    let game = read(&changed("played = [\"knight_1_4\", \"ring_any\"]\n", "")).unwrap();
    let [hand, played] = cards(&game, Seat::new(0));
    assert_eq!(hand, ["knight_2_5", "knight_3_6", "ring_silver", "ring_any"]);
    assert_eq!(played, ["knight_1_4", "king_move_silver_1_7"]);
    // At the end all cards were played; the advanced game has scoring cards among them.
    let over = VALID[..VALID.find("[[seat]]").unwrap()].replace("play\"\nround = 3", "over\"\nround = 11");
    let game = read(&over.replace("beginner", "advanced")).unwrap();
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(cards(&game, Seat::new(0)).map(|cards| cards.len()), [0, 22]);
}

#[test]
fn done_and_reveal_say_how_far_a_turn_is() {
    let base = VALID[..VALID.find("[[seat]]").unwrap()].replace("beginner", "advanced");
    let second_card = read(&base.replace("round = 3", "round = 3\ndone = 1")).unwrap();
    assert_eq!(cards(&second_card, Seat::new(0)).map(|cards| cards.len()), [5, 5]);
    let reveal = base.replace("play\"\nround = 3", "reveal\"\npile = \"scoring\"\nround = 3\ndone = 1");
    let revealed = read(&reveal).unwrap();
    let view = revealed.view(Eye::Spectator);
    assert_eq!((view.open.flow.phase, revealed.turn()), (Phase::Reveal(Kind::Scoring), Turn::Chance));
    assert_eq!(cards(&revealed, Seat::new(0)).map(|cards| cards.len()), [5, 6]);
    assert_eq!(read(&revealed.position()).unwrap(), revealed);
}

#[test]
fn what_the_handbook_calls_refused_is_refused() {
    for (section, choice, clause) in [
        ("07", "play knight_pm_1_5 26+6", "ART-7.1"),
        ("11", "play ring_silver 0", "ART-11.1"),
        ("13", "draw knight", "ART-13.2"),
        ("15", "play score_carpet penalty", "ART-15.3"),
    ] {
        let (text, actor) = suite::positions::example::<Tested>(section);
        let refusal = read(&text).unwrap().refusal(actor, choice.parse().unwrap());
        assert_eq!(refusal.map(|refusal| refusal.clause().0), Some(clause), "{choice}");
    }
}
