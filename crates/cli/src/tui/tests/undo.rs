//! Taking a move back, and leaving the table.

use super::{Memory, at_table, go_to, is_card_choice, press, session, small};
use crate::tui::app::{App, Overlay};
use crate::tui::session::Stage;
use ratatui::crossterm::event::KeyCode;

/// Plays the card under the cursor with the first figure and the first chair.
fn play_a_card(app: &mut App) {
    let before = session(app).events().len();
    while session(app).events().len() == before {
        press(app, KeyCode::Enter);
    }
}

#[test]
fn a_card_is_taken_back_until_one_is_drawn() {
    let saves = Memory::default();
    let mut app = at_table("en", &saves, &["Anna", "-"], false, 1);
    go_to(&mut app, is_card_choice);
    let (before, made) = (saves.record(), session(&app).table().game.moves_made());
    play_a_card(&mut app);
    assert_eq!(session(&app).table().game.moves_made(), made + 1);
    assert!(small(&app).contains("undo"), "the key is shown:\n{}", small(&app));
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(session(&app).table().game.moves_made(), made);
    assert_eq!(saves.record(), before, "the record is that of before");
    assert!(small(&app).contains("Anna took a move back."), "{}", small(&app));

    play_a_card(&mut app);
    press(&mut app, KeyCode::Enter);
    let made = session(&app).table().game.moves_made();
    press(&mut app, KeyCode::Char('u'));
    assert!(matches!(app.overlays(), [Overlay::Tell(text)] if !text.is_empty()), "it says why not");
    assert_eq!(session(&app).table().game.moves_made(), made);
}

#[test]
fn a_placement_is_taken_back_before_the_next_bot_moves() {
    let mut app = at_table("de", &Memory::default(), &["Anna", "-"], false, 2);
    go_to(&mut app, |stage| matches!(stage, Stage::Choosing(_)));
    let made = session(&app).table().game.moves_made();
    press(&mut app, KeyCode::Enter);
    assert!(matches!(session(&app).stage(), Stage::Watching), "the bot is next");
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(session(&app).table().game.moves_made(), made);
    assert!(matches!(session(&app).stage(), Stage::Choosing(_)));
}

#[test]
fn what_others_have_seen_is_not_taken_back() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "Bert"], false, 3);
    go_to(&mut app, |stage| matches!(stage, Stage::Done(_)));
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Char('u'));
    assert!(matches!(session(&app).stage(), Stage::HandOver(_)), "during the hand-over nothing is undone");
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Char('u'));
    assert!(matches!(app.overlays(), [Overlay::Tell(text)] if !text.is_empty()), "it says why not");
}

#[test]
fn a_turn_is_taken_back_before_the_keyboard_is_passed_on() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "Bert"], false, 3);
    go_to(&mut app, |stage| matches!(stage, Stage::Done(_)));
    let made = session(&app).table().game.moves_made();
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(session(&app).table().game.moves_made(), made - 1);
    assert!(matches!(session(&app).stage(), Stage::Choosing(_)), "the same person chooses again");
}

#[test]
fn a_single_pile_is_drawn_from_without_asking_and_noted() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-"], false, 4);
    // Enter always takes the first pile, so that in the end one is left.
    for _ in 0..10_000 {
        if matches!(session(&app).stage(), Stage::Forced(..)) {
            break;
        }
        match app.due() {
            Some(due) => app.tick(due),
            None => press(&mut app, KeyCode::Enter),
        }
    }
    assert!(matches!(session(&app).stage(), Stage::Forced(..)), "one pile is empty at last");
    assert!(small(&app).contains("There is only one move"), "{}", small(&app));
    let made = session(&app).table().game.moves_made();
    press(&mut app, KeyCode::Char('u'));
    assert_eq!(
        session(&app).table().game.moves_made(),
        made - 1,
        "until it is drawn, the card can be taken back"
    );
    play_a_card(&mut app);
    press(&mut app, KeyCode::Char(' '));
    press(&mut app, KeyCode::Char('l'));
    assert!(small(&app).contains("made without asking"), "{}", small(&app));
}

#[test]
fn leaving_asks_first_and_a_failed_save_is_told() {
    let saves = Memory::default();
    let mut app = at_table("en", &saves, &["Anna", "-"], false, 5);
    press(&mut app, KeyCode::Char('q'));
    assert!(!app.has_left());
    press(&mut app, KeyCode::Esc);
    assert!(app.overlays().is_empty(), "one can stay");
    saves.full.set(true);
    go_to(&mut app, is_card_choice);
    assert!(small(&app).contains("NOT SAVED"), "{}", small(&app));
    press(&mut app, KeyCode::Char('q'));
    assert!(small(&app).contains("could NOT be saved"), "{}", small(&app));
    press(&mut app, KeyCode::Enter);
    assert!(app.has_left());
    assert!(app.outcome().is_err(), "the program ends with an error");
}

#[test]
fn time_stands_still_while_something_is_read() {
    let mut app = at_table("en", &Memory::default(), &["-", "-"], false, 6);
    let before = session(&app).events().len();
    press(&mut app, KeyCode::Char('?'));
    assert_eq!(app.due(), None);
    app.tick(std::time::Duration::from_secs(60));
    assert_eq!(session(&app).events().len(), before);
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('p'));
    assert_eq!(app.due(), None, "paused bots wait");
    assert!(small(&app).contains("Paused"));
    press(&mut app, KeyCode::Char('p'));
    assert!(app.due().is_some());
}
