//! Hints at the terminal: asked for by a key, shown to whoever chooses, gone with the move.

use super::{
    Memory, SIZES, at_rondel, at_table, go_to, in_castle, is_card_choice, look, press, read, session, small,
};
use crate::tui::app::App;
use crate::tui::session::Stage;
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;

/// Asks for hints and waits until they are there.
fn ask(app: &mut App) {
    press(app, KeyCode::Char('h'));
    for _ in 0..2_000 {
        let Some(due) = app.due() else { break };
        std::thread::sleep(Duration::from_millis(5));
        app.tick(due);
    }
    assert!(session(app).advice().is_some(), "a master decides some time");
}

fn is_choice(stage: &Stage) -> bool {
    matches!(stage, Stage::Choosing(_))
}

#[test]
fn in_every_game_the_three_best_moves_are_told_with_what_they_promise() {
    let games: [fn(&str) -> App; 3] = [
        |lang| at_table(lang, &Memory::default(), &["Anna", "-", "-"], true, 1),
        |lang| in_castle(lang, &["Anna", "-", "-"], "AAAA", "off", 1),
        |lang| at_rondel(lang, &["Anna", "-"], 1),
    ];
    for (lang, unit, title) in [("en", "outlook", " Hints "), ("de", "Aussicht", " Tipps ")] {
        for game in games {
            let mut app = game(lang);
            go_to(&mut app, is_choice);
            assert!(small(&app).contains(if lang == "de" { "h Tipp" } else { "h hint" }), "{}", small(&app));
            ask(&mut app);
            let (seat, hints) = session(&app).advice().unwrap();
            let offers = session(&app).table().game.offers(seat);
            assert_eq!(hints.len(), offers.len().min(3));
            assert!(hints.iter().all(|hint| offers.contains(&hint.choice)));
            let count = hints.len();
            for size in SIZES {
                let screen = read(&look(&app, size));
                assert!(screen.contains(title) && !screen.contains('⟦'), "{screen}");
                assert!(screen.matches(unit).count() >= count, "{screen}");
                assert!(screen.contains("1–3"), "{screen}");
            }
        }
    }
}

#[test]
fn a_number_plays_the_move_and_the_hints_are_gone() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-"], false, 2);
    go_to(&mut app, is_card_choice);
    ask(&mut app);
    let second = session(&app).advice().unwrap().1[1].choice.to_string();
    let made = session(&app).table().game.moves_made();
    press(&mut app, KeyCode::Char('2'));
    assert!(session(&app).advice().is_none());
    let lines = session(&app).table().game.lines_since(made);
    assert!(lines[0].ends_with(&second), "{lines:?}: {second}");
}

#[test]
fn other_keys_put_hints_away_and_play_nothing() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-"], false, 2);
    go_to(&mut app, is_card_choice);
    for key in [KeyCode::Esc, KeyCode::Enter, KeyCode::Char('h'), KeyCode::Char('9'), KeyCode::Down] {
        ask(&mut app);
        let made = session(&app).table().game.moves_made();
        press(&mut app, key);
        assert!(session(&app).advice().is_none(), "{key:?}");
        assert_eq!(session(&app).table().game.moves_made(), made, "{key:?}");
    }
}

#[test]
fn while_an_expert_thinks_one_goes_on_choosing_and_a_move_makes_it_forget() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-"], false, 3);
    go_to(&mut app, is_card_choice);
    press(&mut app, KeyCode::Char('h'));
    assert!(session(&app).is_advised_soon() && small(&app).contains("thinking"), "{}", small(&app));
    let made = session(&app).table().game.moves_made();
    while session(&app).table().game.moves_made() == made {
        press(&mut app, KeyCode::Enter);
    }
    assert!(!session(&app).is_advised_soon() && session(&app).advice().is_none());
}

#[test]
fn the_hand_over_hides_hints_from_the_next_person() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "Bert"], false, 4);
    go_to(&mut app, is_card_choice);
    ask(&mut app);
    press(&mut app, KeyCode::Char('1'));
    go_to(&mut app, |stage| matches!(stage, Stage::HandOver(_)));
    press(&mut app, KeyCode::Char('h'));
    assert!(session(&app).advice().is_none() && !session(&app).is_advised_soon());
    assert!(!small(&app).contains("outlook"), "{}", small(&app));
}
