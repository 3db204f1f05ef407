//! Whole games played with keys, every screen drawn on the way.

use super::{Memory, SIZES, at_table, look, press, read, session};
use crate::tui::app::App;
use crate::tui::session::{PAUSE, Stage};
use ::games::Listed;
use ratatui::crossterm::event::KeyCode;
use table::{Record, Rng, below, generator};

/// A person who plays any offered move, changes their mind, and looks everything up.
struct Hands<R>(R);

impl<R: Rng> Hands<R> {
    fn key(&mut self, app: &App) -> KeyCode {
        let one_of = |keys: &[KeyCode], rng: &mut R| keys[below(keys.len() as u64, rng) as usize];
        let arrows = [KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right, KeyCode::Tab, KeyCode::Home];
        if !app.overlays().is_empty() {
            return one_of(
                &[KeyCode::Esc, KeyCode::Esc, KeyCode::Up, KeyCode::Down, KeyCode::PageUp],
                &mut self.0,
            );
        }
        match session(app).stage() {
            Stage::Choosing(_) => match below(40, &mut self.0) {
                0 => one_of(&[KeyCode::Esc, KeyCode::Backspace], &mut self.0),
                1 => KeyCode::Char('a'),
                2 => one_of(&['?', 'l', 'r', 'c', 'u'].map(KeyCode::Char), &mut self.0),
                3 => KeyCode::F(2),
                4..=12 => one_of(&arrows, &mut self.0),
                13..=17 => one_of(
                    &['1', '2', '3', '4', '5', '9', '0', 'A', 'B', 'Z'].map(KeyCode::Char),
                    &mut self.0,
                ),
                _ => KeyCode::Enter,
            },
            Stage::HandOver(_) | Stage::Done(_) => KeyCode::Enter,
            Stage::Forced(..) | Stage::Watching => KeyCode::Char(' '),
            Stage::Over => KeyCode::Tab,
        }
    }
}

/// Plays a whole game of Artus.
fn play(lang: &str, seats: &[&str], advanced: bool, seed: u64) {
    let saves = Memory::default();
    let app = at_table(lang, &saves, seats, advanced, seed);
    play_on::<artus::Artus>(app, &saves, seed);
}

/// Plays a whole game and looks at every screen in turn in both sizes.
pub(super) fn play_on<G: Listed>(mut app: App, saves: &Memory, seed: u64) {
    let mut hands = Hands(generator(seed));
    for turn in 0_usize..20_000 {
        if turn.is_multiple_of(3) || matches!(session(&app).stage(), Stage::HandOver(_) | Stage::Over) {
            let screen = read(&look(&app, SIZES[turn % 2]));
            assert!(!screen.contains('⟦'), "a word is missing:\n{screen}");
        }
        if matches!(session(&app).stage(), Stage::Over) && app.overlays().is_empty() {
            break;
        }
        let key = hands.key(&app);
        press(&mut app, key);
    }
    assert!(matches!(session(&app).stage(), Stage::Over), "the game comes to its end");
    for size in SIZES {
        let screen = read(&look(&app, size));
        let winner = session(&app).table().game.scores().winners.iter().next().expect("somebody wins");
        assert!(screen.contains(&session(&app).names()[winner.index()]), "the winner is named:\n{screen}");
    }
    let record = Record::<G>::parse(&saves.record(), G::printed()).expect("the record is whole");
    assert_eq!(record.moves.len(), session(&app).table().game.moves_made(), "every move is in the record");
    app.outcome().expect("everything was saved");
}

#[test]
fn two_persons_pass_the_keyboard_through_a_beginner_game() {
    play("en", &["Anna", "Bert"], false, 1);
}

#[test]
fn two_persons_pass_the_keyboard_through_an_advanced_game() {
    play("de", &["Anna", "Bert"], true, 2);
}

#[test]
fn one_person_plays_three_bots_for_beginners() {
    play("de", &["-", "Anna", "-", "-"], false, 3);
}

#[test]
fn one_person_plays_two_bots_for_the_advanced() {
    play("en", &["-", "-", "Anna"], true, 4);
}

#[test]
fn persons_and_bots_sit_between_each_other() {
    play("de", &["Anna", "-", "Bert", "-"], true, 5);
}

#[test]
fn bots_play_among_themselves() {
    play("en", &["-", "-", "-"], true, 6);
}

#[test]
fn a_bot_that_takes_a_while_thinks_beside_the_interface() {
    let mut app = at_table("en", &Memory::default(), &["+", "+"], false, 3);
    let begin = session(&app).table().game.moves_made();
    let mut asked = 0;
    while session(&app).table().game.moves_made() < begin + 3 {
        assert!(session(&app).due().is_some(), "the bot is asked again");
        assert!(asked < 4_000, "it decides at some time");
        app.tick(PAUSE);
        asked += 1;
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(asked > 3, "nobody waited for it: {asked}");
}
