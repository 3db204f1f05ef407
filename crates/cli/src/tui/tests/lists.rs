//! What every game shows by its lists alone: choices by heading, the table in words, and the whole of Merlin
//! with all modules.

use super::games::play_on;
use super::{
    Memory, SIZES, at_rondel, at_table, in_castle, look, players, press, read, services, session, wait, words,
};
use crate::tui::app::App;
use crate::tui::choosing::{Answer, Choosing};
use crate::tui::opening::set_up;
use crate::tui::session::Stage;
use crate::tui::theme::Theme;
use crate::tui::{Start, picture};
use ::games::{AnyMove, GameId};
use merlin::Merlin;
use ratatui::crossterm::event::KeyCode;
use table::{Eye, Seat, below, generator};

fn merlin_moves(texts: &[&str]) -> Vec<AnyMove> {
    texts.iter().map(|text| AnyMove::Merlin(text.parse().expect("it is a move"))).collect()
}

fn choosing(offers: &[&str]) -> Choosing {
    let usual = |offer| matches!(offer, AnyMove::Merlin(own) if crate::tui::merlin::is_usual(own));
    Choosing::new(words("en"), Seat::new(0), merlin_moves(offers), usual)
}

/// A new game of Merlin with everything in the big box.
fn with_all_modules(lang: &str, saves: &Memory, seats: &[&str]) -> App {
    let number = seats.len().to_string();
    let options = GameId::Merlin.options_text([("players", number.as_str()), ("modules", "all")]);
    let table = set_up(words(lang), saves, GameId::Merlin, &options, players(seats));
    let table = table.expect("memory can be written").expect("all modules go together");
    App::new(services(lang, saves, 1), Theme::COLOURED, Start::Table(table))
}

#[test]
fn moves_are_chosen_by_what_they_are_listed_under_and_then_one_by_one() {
    let mut own = choosing(&["deploy lady black", "deploy lady brown", "walk clockwise", "end"]);
    assert_eq!(own.branches().iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 1]);
    assert_eq!((own.depth(), own.has_steps(), own.can_go_back()), (0, true, false));
    assert_eq!(own.key(KeyCode::Enter), Answer::Looked);
    assert_eq!(own.branches().concat(), merlin_moves(&["deploy lady black", "deploy lady brown"]));
    own.key(KeyCode::Down);
    assert_eq!(own.key(KeyCode::Enter), Answer::Chosen(merlin_moves(&["deploy lady brown"])[0]));
    assert_eq!(own.key(KeyCode::Esc), Answer::Looked);
    assert_eq!((own.depth(), own.cursor()), (0, 0));
    own.key(KeyCode::Down);
    assert_eq!(own.key(KeyCode::Enter), Answer::Chosen(merlin_moves(&["walk clockwise"])[0]));
    // Where everything is of one kind, nothing is asked before.
    let one = choosing(&["deploy lady black", "deploy lady brown"]);
    assert_eq!((one.depth(), one.branches().len(), one.can_go_back()), (1, 2, false));
}

#[test]
fn the_cursor_begins_at_nothing_that_is_given_up() {
    let begins = |offers: &[&str]| choosing(offers).considered()[0].to_string();
    assert_eq!(begins(&["apple 1", "apple 2", "turn_die", "walk clockwise", "reverse"]), "walk clockwise");
    assert_eq!(begins(&["mirror", "forfeit", "deploy lady black"]), "deploy lady black", "the action");
    assert_eq!(begins(&["complete m07", "die own 3"]), "complete m07", "a mission that is met");
    assert_eq!(begins(&["staff", "end"]), "end", "a staff is kept");
    assert_eq!(begins(&["forfeit"]), "forfeit");
}

/// The picture of a table has every line of its sheet, and for spectators nothing that anybody hides.
#[test]
fn the_picture_is_plain_text_with_everything_the_view_shows() {
    for lang in ["en", "de"] {
        let saves = Memory::default();
        let mut hidden = 0;
        for mut app in [
            at_table(lang, &saves, &["Anna", "-", "-"], true, 9),
            in_castle(lang, &["Anna", "-", "-"], "AAAA", "on", 9),
            at_rondel(lang, &["Anna", "-", "-"], 9),
            with_all_modules(lang, &saves, &["Anna", "-"]),
        ] {
            (0..12).for_each(|_| {
                wait(&mut app);
                press(&mut app, KeyCode::Enter);
            });
            let (words, names) = (app.words(), session(&app).names());
            let game = &session(&app).table().game;
            let view = game.view(Eye::Everything);
            let text = picture(words, &view, names);
            assert!(!text.contains(['\u{1b}', '⟦']), "{text}");
            assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
            let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let sheet = words.sheet(&view, names);
            assert!(text.contains(&sheet.status), "{text}");
            for line in sheet
                .middle
                .iter()
                .chain(sheet.seats.iter().flat_map(|own| own.open.iter().chain(&own.hidden)))
            {
                assert!(joined.contains(line.as_str()), "{line} is missing:\n{text}");
            }
            hidden += sheet.seats.iter().map(|own| own.hidden.len()).sum::<usize>();
            let open = words.sheet(&game.view(Eye::Spectator), names);
            assert!(open.seats.iter().all(|own| own.hidden.is_empty()), "{open:?}");
        }
        assert!(hidden > 12, "everybody hides something: {hidden}");
    }
}

/// With all nine modules every screen of a whole game is complete: no word is missing or cut, and no line
/// leads nowhere.
#[test]
fn with_all_modules_every_screen_is_complete_in_both_languages() {
    for (lang, seed) in [("en", 3), ("de", 4)] {
        let mut app = with_all_modules(lang, &Memory::default(), &["Anna", "-"]);
        let (mut rng, mut screens) = (generator(seed), 0);
        while !matches!(session(&app).stage(), Stage::Over) {
            if matches!(session(&app).stage(), Stage::Choosing(_)) {
                let size = SIZES[screens % 2];
                let screen = read(&look(&app, size));
                assert!(!screen.contains(['…', '⟦']), "{size:?}:\n{screen}");
                let sheet = app.words().sheet(&session(&app).view(), session(&app).names());
                let lines = sheet.middle.iter().chain(sheet.seats.iter().flat_map(|own| &own.open));
                for line in lines {
                    assert!(
                        !line.contains('⟦') && !line.ends_with(['–', ':', ' ']) || line.ends_with("):"),
                        "{line}"
                    );
                }
                screens += 1;
                (0..below(6, &mut rng)).for_each(|_| press(&mut app, KeyCode::Down));
                press(&mut app, KeyCode::Enter);
            } else {
                wait(&mut app);
            }
        }
        assert!(screens > 100, "a whole game was looked at: {screens}");
    }
}

#[test]
fn a_whole_game_with_all_modules_is_played_with_keys() {
    let saves = Memory::default();
    let app = with_all_modules("de", &saves, &["Anna", "-", "Bert"]);
    play_on::<Merlin>(app, &saves, 5);
}
