//! The castle at the terminal: screens, whole games, and nothing that tells a secret.

use super::games::play_on;
use super::secrets::watch_game;
use super::{
    Memory, SIZES, camelot_table, go_to, in_castle, look, press, read, services, session, small, type_text,
    wait,
};
use crate::tui::Start;
use crate::tui::app::App;
use crate::tui::session::Stage;
use crate::tui::theme::Theme;
use ::games::AnyView;
use camelot::{BoardName, Camelot, Due, Heroes, Options, Phase, Side, Sides};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use table::{Eye, Game, below, generator};
use words::camelot as say;

fn phase(app: &App) -> Phase {
    let AnyView::Camelot(view) = session(app).view() else { panic!("it is a game of Camelot") };
    view.open.flow.phase
}

/// Whether somebody chooses, in this phase.
fn choosing_in(app: &mut App, wanted: Phase) {
    for _ in 0..2_000 {
        wait(app);
        if matches!(session(app).stage(), Stage::Choosing(_)) && phase(app) == wanted {
            return;
        }
        press(app, KeyCode::Enter);
    }
    panic!("{wanted} is never reached");
}

/// Plays to the end, now this choice, now that, and looks at every screen before a choice.
fn play_through(app: &mut App, seed: u64, mut seen: impl FnMut(&App)) {
    let mut rng = generator(seed);
    for _ in 0..5_000 {
        match session(app).stage() {
            Stage::Over => return,
            Stage::Choosing(_) => {
                seen(app);
                (0..below(5, &mut rng)).for_each(|_| press(app, KeyCode::Down));
                press(app, KeyCode::Enter);
            }
            Stage::HandOver(_) | Stage::Done(_) => press(app, KeyCode::Enter),
            Stage::Forced(..) | Stage::Watching => wait(app),
        }
    }
    panic!("the game comes to its end");
}

#[test]
fn the_castle_shows_every_room_in_every_size() {
    for (sides, boards) in [("AAAA", [0, 2, 4, 6]), ("BBBB", [1, 3, 5, 7])] {
        for lang in ["en", "de"] {
            let mut app = in_castle(lang, &["Anna", "-", "-", "-", "-"], sides, "on", 2);
            go_to(&mut app, |stage| matches!(stage, Stage::Choosing(_)));
            for (columns, rows) in [(80, 24), (93, 29), (120, 40), (200, 70)] {
                let screen = read(&look(&app, (columns, rows)));
                for board in boards.into_iter().chain([8]).map(|at| BoardName::ALL[at]) {
                    let name = say::board(app.words(), board);
                    assert!(screen.contains(&name), "{name} at {columns}×{rows}:\n{screen}");
                }
                assert!(!screen.contains(['…', '⟦']), "{columns}×{rows}:\n{screen}");
            }
        }
    }
}

#[test]
fn no_word_is_cut_at_the_smallest_size_while_choosing() {
    for (lang, seats, sides, heroes) in [
        ("de", &["Anna", "-", "-", "-", "-"][..], "ABBA", "on"),
        ("en", &["Anna", "-"][..], "BABB", "expert"),
        ("de", &["Anna", "-", "-"][..], "BBBB", "on"),
        ("de", &["Anna", "-", "-", "-"][..], "AAAA", "on"),
    ] {
        let mut app = in_castle(lang, seats, sides, heroes, 7);
        let mut screens = 0;
        play_through(&mut app, 7, |app| {
            let screen = small(app);
            assert!(!screen.contains(['…', '⟦']), "something is cut:\n{screen}");
            screens += 1;
        });
        assert!(screens > 20, "a whole game was looked at: {screens}");
    }
}

#[test]
fn a_number_is_typed_and_stands_in_the_throne_room() {
    let mut app = in_castle("en", &["Anna", "-", "-"], "AAAA", "off", 4);
    choosing_in(&mut app, Phase::Predictions);
    let considered = |app: &App| match session(app).stage() {
        Stage::Choosing(choosing) => choosing.considered()[0].to_string(),
        _ => panic!("a number is to be chosen"),
    };
    type_text(&mut app, "11");
    assert_eq!(considered(&app), "predict 11");
    press(&mut app, KeyCode::Up);
    assert_eq!(considered(&app), "predict 10");
    assert!(small(&app).contains("Predict 10"), "{}", small(&app));
}

#[test]
fn the_own_fist_is_shown_and_the_others_are_not() {
    let mut app = in_castle("en", &["Anna", "-", "-"], "AAAA", "off", 4);
    choosing_in(&mut app, Phase::Sending);
    type_text(&mut app, "2");
    press(&mut app, KeyCode::Enter);
    choosing_in(&mut app, Phase::Predictions);
    let screen = read(&look(&app, SIZES[1]));
    assert!(screen.contains("fist 2"), "{screen}");
    assert_eq!(screen.matches("fist ").count(), 1 + screen.matches("the fist ").count(), "{screen}");
}

#[test]
fn two_players_send_for_both_colours_at_once() {
    let mut app = in_castle("en", &["Anna", "-"], "AAAA", "off", 5);
    choosing_in(&mut app, Phase::Sending);
    for _ in 0..100 {
        let Stage::Choosing(choosing) = session(&app).stage() else { panic!("knights are to be sent") };
        if choosing.considered()[0].to_string() == "send 3 1" {
            break;
        }
        press(&mut app, KeyCode::Down);
    }
    assert!(small(&app).contains("Send Red 3, Green 1"), "{}", small(&app));
}

#[test]
fn without_colour_nothing_is_coloured_and_nothing_is_lost() {
    let saves = Memory::default();
    let start = || Start::Table(camelot_table("en", &saves, &["Anna", "-", "-"], "BAAB", "on"));
    let mut plain = App::new(services("en", &saves, 3), Theme::PLAIN, start());
    let mut coloured = App::new(services("en", &saves, 3), Theme::COLOURED, start());
    for app in [&mut plain, &mut coloured] {
        choosing_in(app, Phase::Missions);
    }
    for key in [KeyCode::Null, KeyCode::Enter, KeyCode::Char('?'), KeyCode::Esc, KeyCode::Char('c')] {
        press(&mut plain, key);
        press(&mut coloured, key);
        for size in SIZES {
            let screen = look(&plain, size);
            let colours =
                screen.content().iter().filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset);
            assert_eq!(colours.count(), 0, "after {key:?}");
            assert_eq!(read(&screen), read(&look(&coloured, size)), "the same letters after {key:?}");
        }
    }
}

#[test]
fn the_sheet_counts_what_is_still_in_the_decks() {
    let mut app = in_castle("en", &["Anna", "-", "-", "-", "-"], "AAAA", "off", 6);
    go_to(&mut app, |stage| matches!(stage, Stage::Choosing(_)));
    press(&mut app, KeyCode::Char('c'));
    let screen = read(&look(&app, (120, 90)));
    for title in ["Deck one (18)", "Deck two (12)", "Deck three (6)", "Key deck (6)", "grail 28,"] {
        assert!(screen.contains(title), "{title}:\n{screen}");
    }
}

#[test]
fn whole_games_are_played_with_keys() {
    for (seed, (lang, seats, sides, heroes)) in (1..).zip([
        ("en", &["Anna", "Bert"][..], "AAAA", "off"),
        ("de", &["-", "Anna", "-"][..], "random", "on"),
        ("de", &["Anna", "-", "Bert", "-", "-"][..], "BBBB", "expert"),
        ("en", &["-", "-", "-", "-"][..], "ABAB", "expert"),
    ]) {
        let saves = Memory::default();
        let table = camelot_table(lang, &saves, seats, sides, heroes);
        let app = App::new(services(lang, &saves, seed), Theme::COLOURED, Start::Table(table));
        play_on::<Camelot>(app, &saves, seed);
    }
}

fn options(players: usize, sides: [Side; 4], heroes: Heroes) -> Options {
    Options::new(players, Sides::Chosen(sides), heroes, Camelot::printed()).expect("two to five play")
}

#[test]
fn against_bots_no_screen_tells_their_fists_and_tiles() {
    let (a, b) = (Side::A, Side::B);
    watch_game::<Camelot>(options(4, [a, b, a, b], Heroes::On), &["-", "Anna", "-", "-"], 1, 1);
    watch_game::<Camelot>(options(2, [b, a, b, a], Heroes::On), &["Anna", "-"], 0, 2);
}

#[test]
fn among_persons_no_screen_tells_the_fists_and_tiles_of_the_others() {
    let (a, b) = (Side::A, Side::B);
    watch_game::<Camelot>(options(3, [a, a, b, b], Heroes::On), &["Anna", "Bert", "Carl"], 1, 3);
    watch_game::<Camelot>(options(5, [b, b, a, a], Heroes::Off), &["Anna", "Bert", "-", "-", "-"], 0, 4);
}

/// Everybody closes the fist after a hand-over of their own, and the hand-over shows no room of the castle.
#[test]
fn the_hand_over_comes_before_every_fist_and_hides_the_castle() {
    let mut app = in_castle("en", &["Anna", "Bert", "Carl"], "AAAA", "off", 8);
    let (mut holder, mut fists) = (None, 0);
    for _ in 0..200 {
        match session(&app).stage().clone() {
            Stage::HandOver(seat) => {
                let screen = small(&app);
                assert!(screen.contains(&session(&app).names()[seat.index()]), "it names who is next");
                assert!(!screen.contains("Ballroom") && !screen.contains("fist"), "{screen}");
                assert_eq!(session(&app).eye(), Eye::Spectator, "during the hand-over nobody looks");
                holder = Some(seat);
            }
            Stage::Choosing(choosing) => {
                assert_eq!(Some(choosing.seat), holder, "a hand-over came first");
                fists += usize::from(phase(&app) == Phase::Sending);
            }
            Stage::Done(seat) => assert_eq!(Some(seat), holder, "one looks at the own turn only"),
            Stage::Forced(seat, _) => assert_eq!(Some(seat), holder, "a hand-over came first"),
            Stage::Over => break,
            Stage::Watching => {}
        }
        match app.due() {
            Some(due) => app.tick(due),
            None => press(&mut app, KeyCode::Enter),
        }
    }
    assert!(fists >= 6, "everybody sent knights in two rounds: {fists}");
}

/// A closed fist cannot be taken back (CAM-5.8); a placed knight can, until something is drawn or somebody
/// else decides.
#[test]
fn a_closed_fist_is_not_taken_back() {
    let mut app = in_castle("en", &["Anna", "Bert"], "AAAA", "off", 10);
    go_to(&mut app, |stage| matches!(stage, Stage::Done(_)));
    let made = session(&app).table().game.moves_made();
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(session(&app).table().game.moves_made(), made);
    assert!(!app.overlays().is_empty(), "it says why not");
}

/// While a shield is carried out, its fields are marked in the castle, and the points of each stand in the list.
#[test]
fn the_fields_of_a_shield_are_marked_in_the_castle() {
    let mut shields = 0;
    for seed in 1..=4 {
        let mut app = in_castle("en", &["Anna", "-", "-"], "AAAB", "off", seed);
        play_through(&mut app, seed, |app| {
            let AnyView::Camelot(view) = session(app).view() else { panic!("it is a game of Camelot") };
            if view.open.due() == Due::Shield {
                let screen = small(app);
                let Stage::Choosing(choosing) = session(app).stage() else { panic!("a shield is due") };
                let returned = choosing.considered().iter().all(|own| own.to_string().starts_with("return"));
                assert!(returned || screen.contains(['‹', '[']), "{screen}");
                shields += 1;
            }
        });
    }
    assert!(shields > 10, "many shields were a choice: {shields}");
}
