//! The way through the menu: a new game, a saved one, the language, the rules, and out.

use super::{Memory, SIZES, look, press, read, services, session, small, type_text};
use crate::args::Player;
use crate::tui::Start;
use crate::tui::app::{App, Overlay, Screen};
use crate::tui::session::Stage;
use crate::tui::theme::Theme;
use bots::Level;
use ratatui::crossterm::event::KeyCode;

fn at_menu(lang: &str, saves: &Memory) -> App {
    App::new(services(lang, saves, 1), Theme::COLOURED, Start::Menu)
}

#[test]
fn a_new_game_is_set_up_with_arrows_enter_and_letters() {
    let saves = Memory::default();
    let mut app = at_menu("en", &saves);
    assert!(small(&app).contains("New game"));
    press(&mut app, KeyCode::Char('n'));
    press(&mut app, KeyCode::Down);
    type_text(&mut app, "2");
    press(&mut app, KeyCode::Down);
    press(&mut app, KeyCode::Right);
    assert!(small(&app).contains("advanced game"));
    press(&mut app, KeyCode::Enter);
    type_text(&mut app, "Anna");
    assert!(small(&app).contains("Anna▏"), "the name takes the place of the proposal:\n{}", small(&app));
    press(&mut app, KeyCode::Enter);
    type_text(&mut app, "Bertt");
    press(&mut app, KeyCode::Backspace);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Enter);
    let players = &session(&app).table().players;
    assert_eq!(*players, [Player::Person("Anna".to_owned()), Player::Person("Bert".to_owned())]);
    assert!(matches!(session(&app).stage(), Stage::HandOver(_)), "two persons sit at this terminal");
    assert!(saves.record().contains("options players=2 mode=advanced"), "{}", saves.record());
}

#[test]
fn enter_alone_leads_to_a_game_against_bots() {
    let mut app = at_menu("de", &Memory::default());
    for _ in 0..9 {
        press(&mut app, KeyCode::Enter);
    }
    let players = &session(&app).table().players;
    assert_eq!(players[0], Player::Person("Spieler 1".to_owned()));
    assert_eq!(players[1..], [const { Player::Bot(Level::QUICK) }; 3]);
    assert_eq!(session(&app).names()[1..3], ["Gareth", "Isolde"], "bots have names of their own");
}

#[test]
fn two_players_of_one_name_are_refused_with_a_sentence() {
    let mut app = at_menu("en", &Memory::default());
    press(&mut app, KeyCode::Enter);
    (0..3).for_each(|_| press(&mut app, KeyCode::Down));
    type_text(&mut app, "Anna");
    press(&mut app, KeyCode::Down);
    type_text(&mut app, "Anna");
    press(&mut app, KeyCode::End);
    press(&mut app, KeyCode::Enter);
    assert!(small(&app).contains("Two players are called Anna."), "{}", small(&app));
    assert!(matches!(app.screen(), Screen::Menu(_)), "nobody sits down");
    press(&mut app, KeyCode::Enter);
    assert!(app.overlays().is_empty(), "any key closes a message");
}

#[test]
fn an_empty_name_is_refused_with_a_sentence() {
    let mut app = at_menu("en", &Memory::default());
    press(&mut app, KeyCode::Enter);
    (0..3).for_each(|_| press(&mut app, KeyCode::Down));
    (0..20).for_each(|_| press(&mut app, KeyCode::Backspace));
    press(&mut app, KeyCode::End);
    press(&mut app, KeyCode::Enter);
    assert!(small(&app).contains("Seat 1 needs a name"), "{}", small(&app));
}

#[test]
fn a_saved_game_is_resumed_where_it_stood() {
    let saves = Memory::default();
    let mut app = super::at_table("en", &saves, &["Anna", "-"], false, 5);
    super::go_to(&mut app, super::is_card_choice);
    let made = session(&app).table().game.moves_made();
    press(&mut app, KeyCode::Char('q'));
    assert!(small(&app).contains("artus-0"), "the file is named:\n{}", small(&app));
    press(&mut app, KeyCode::Char('m'));
    press(&mut app, KeyCode::Char('s'));
    for size in SIZES {
        assert!(read(&look(&app, size)).contains("Anna, 1 bot"), "{}", small(&app));
    }
    press(&mut app, KeyCode::Enter);
    assert_eq!(session(&app).table().game.moves_made(), made);
    assert!(super::is_card_choice(session(&app).stage()));
}

#[test]
fn a_broken_record_is_explained_and_nobody_sits_down() {
    let saves = Memory::default();
    saves.records.borrow_mut().insert("cut".into(), "tafelrunde 1\ngame artus\n".to_owned());
    saves.records.borrow_mut().insert("alien".into(), "something else".to_owned());
    let mut app = at_menu("en", &saves);
    press(&mut app, KeyCode::Char('s'));
    for _ in 0..2 {
        press(&mut app, KeyCode::Enter);
        assert!(matches!(app.overlays(), [Overlay::Tell(text)] if !text.is_empty()));
        assert!(matches!(app.screen(), Screen::Menu(_)));
        press(&mut app, KeyCode::Esc);
        press(&mut app, KeyCode::Down);
    }
}

#[test]
fn without_saved_games_the_list_says_so() {
    let mut app = at_menu("de", &Memory::default());
    press(&mut app, KeyCode::Char('s'));
    assert!(small(&app).contains("Es gibt noch keine Spielstände."));
    press(&mut app, KeyCode::Esc);
    assert!(small(&app).contains("Neue Partie"));
}

#[test]
fn the_language_is_switched_and_back() {
    let mut app = at_menu("de", &Memory::default());
    assert!(small(&app).contains("Neue Partie"));
    press(&mut app, KeyCode::Char('l'));
    assert!(small(&app).contains("New game"));
    press(&mut app, KeyCode::F(2));
    assert!(small(&app).contains("Neue Partie"));
}

#[test]
fn the_rules_are_found_by_clause_and_by_word() {
    let mut app = at_menu("en", &Memory::default());
    press(&mut app, KeyCode::Char('r'));
    type_text(&mut app, "9.2");
    for size in SIZES {
        assert!(
            read(&look(&app, size)).contains("The displaced figure goes to the first"),
            "{}",
            small(&app)
        );
    }
    press(&mut app, KeyCode::Esc);
    type_text(&mut app, "tie-break");
    assert!(small(&app).contains("ART-16.4"), "{}", small(&app));
    press(&mut app, KeyCode::Esc);
    type_text(&mut app, "xyzzy");
    assert!(small(&app).contains("Nothing found."));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Esc);
    assert!(app.overlays().is_empty());
}

#[test]
fn q_leaves_the_menu_and_so_does_control_c() {
    let mut app = at_menu("en", &Memory::default());
    press(&mut app, KeyCode::Char('q'));
    assert!(app.has_left());
    let mut app = at_menu("en", &Memory::default());
    app.key(ratatui::crossterm::event::KeyEvent::new(
        KeyCode::Char('c'),
        ratatui::crossterm::event::KeyModifiers::CONTROL,
    ));
    assert!(app.has_left());
}
