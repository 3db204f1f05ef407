//! What the screens say, in both languages and both sizes, with and without colour.

use super::{
    Memory, SIZES, at_table, go_to, is_card_choice, look, new_table, press, read, services, session, small,
};
use crate::tui::Start;
use crate::tui::app::{App, Overlay};
use crate::tui::session::Stage;
use crate::tui::theme::Theme;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use std::collections::BTreeSet;
use table::{below, generator};
use words::Words;

#[test]
fn a_small_terminal_is_asked_for_more_room() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-"], false, 1);
    for size in [(79, 24), (80, 23), (40, 10), (10, 3), (1, 1)] {
        let screen = read(&look(&app, size));
        assert!(!screen.contains("Round"), "the table is not squeezed in:\n{screen}");
    }
    assert!(read(&look(&app, (79, 24))).contains("at least 80 columns and 24"));
    press(&mut app, KeyCode::F(2));
    assert!(read(&look(&app, (60, 20))).contains("mindestens 80"));
}

#[test]
fn any_size_from_80_by_24_on_is_drawn() {
    let mut app = at_table("de", &Memory::default(), &["Anna", "-", "-", "-"], true, 2);
    go_to(&mut app, is_card_choice);
    for columns in (80..200).step_by(7) {
        for rows in (24..70).step_by(5) {
            let screen = read(&look(&app, (columns, rows)));
            for chair in 0..28 {
                assert!(screen.contains(&chair.to_string()), "chair {chair} at {columns}×{rows}:\n{screen}");
            }
            assert!(screen.contains("Runde 1 von 11"), "{columns}×{rows}:\n{screen}");
        }
    }
}

#[test]
fn without_colour_nothing_is_coloured_and_nothing_is_lost() {
    let saves = Memory::default();
    let start = || Start::Table(new_table("en", &saves, &["Anna", "-", "-"], true));
    let mut plain = App::new(services("en", &saves, 3), Theme::PLAIN, start());
    let mut coloured = App::new(services("en", &saves, 3), Theme::COLOURED, start());
    for app in [&mut plain, &mut coloured] {
        go_to(app, is_card_choice);
    }
    for key in [KeyCode::Null, KeyCode::Enter, KeyCode::Enter, KeyCode::Char('?')] {
        press(&mut plain, key);
        press(&mut coloured, key);
        for size in SIZES {
            let screen = look(&plain, size);
            let coloured_cells =
                screen.content().iter().filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset);
            assert_eq!(coloured_cells.count(), 0, "after {key:?}");
            assert_eq!(read(&screen), read(&look(&coloured, size)), "the same letters after {key:?}");
        }
    }
}

#[test]
fn a_move_is_chosen_as_card_then_figure_and_chair_with_its_preview() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-"], true, 4);
    go_to(&mut app, is_card_choice);
    let cards = small(&app);
    assert!(cards.contains("Knight card"), "{cards}");
    press(&mut app, KeyCode::Enter);
    let moves = small(&app);
    assert!(moves.contains('›') && moves.contains("knight"), "{moves}");
    assert!(moves.contains("+1 for Anna"), "what it brings stands below:\n{moves}");
    press(&mut app, KeyCode::Esc);
    assert_eq!(small(&app), cards, "Esc leads back to the same place");
    press(&mut app, KeyCode::Char('a'));
    assert!(small(&app).contains("All moves"), "or from a plain list");
}

#[test]
fn placing_goes_from_chair_to_chair_or_types_one() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-"], false, 5);
    go_to(&mut app, |stage| matches!(stage, Stage::Choosing(_)));
    let chosen = |app: &App| match session(app).stage() {
        Stage::Choosing(choosing) => choosing.considered()[0].to_string(),
        _ => panic!("a chair is to be chosen"),
    };
    for (typed, key, reached) in
        [("17", KeyCode::Down, "place 18"), ("6", KeyCode::Up, "place 5"), ("12", KeyCode::Down, "place 13")]
    {
        super::type_text(&mut app, typed);
        assert_eq!(chosen(&app), format!("place {typed}"));
        press(&mut app, key);
        assert_eq!(chosen(&app), reached, "{key:?} from {typed}");
    }
    press(&mut app, KeyCode::Enter);
    let placed = session(&app).recent().iter().map(|event| app.words().event(event, session(&app).names()));
    assert!(placed.clone().any(|told| told.contains("Anna") && told.contains("13")), "{placed:?}");
}

#[test]
fn the_log_explains_points_by_their_clause() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-"], false, 6);
    go_to(&mut app, is_card_choice);
    while session(&app).recent().iter().all(|event| event.clause().0 != "ART-7.4") {
        press(&mut app, KeyCode::Enter);
    }
    assert!(small(&app).contains("ART-7.4"), "the clause stands in the log:\n{}", small(&app));
    press(&mut app, KeyCode::Char('l'));
    assert!(small(&app).contains("Anna plays"), "{}", small(&app));
    let log = app.log();
    let scored = log.iter().rposition(|entry| entry.clause.is_some_and(|clause| clause.0 == "ART-7.4"));
    (scored.expect("points were scored") + 1..log.len()).for_each(|_| press(&mut app, KeyCode::Up));
    press(&mut app, KeyCode::Enter);
    match app.overlays().last() {
        Some(Overlay::Rules(book)) => assert_eq!(book.open().map(|rule| rule.id.as_str()), Some("ART-7.4")),
        _ => panic!("the rules are opened:\n{}", small(&app)),
    }
    assert!(small(&app).contains("7 Knight cards"), "{}", small(&app));
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Esc);
    assert!(app.overlays().is_empty());
}

#[test]
fn no_word_is_cut_at_the_smallest_size_while_choosing() {
    for (lang, seed) in [("de", 7), ("en", 8)] {
        let mut app = at_table(lang, &Memory::default(), &["Anna", "-", "-", "-"], true, seed);
        let (mut seen, mut rng) = (0, generator(seed));
        for _ in 0..3_000 {
            match session(&app).stage() {
                Stage::Over => break,
                Stage::Choosing(_) => {
                    seen += 1;
                    let screen = small(&app);
                    assert!(!screen.contains('…'), "something is cut:\n{screen}");
                    (0..below(6, &mut rng)).for_each(|_| press(&mut app, KeyCode::Down));
                    press(&mut app, KeyCode::Enter);
                }
                Stage::HandOver(_) | Stage::Forced(..) | Stage::Done(_) | Stage::Watching => {
                    super::wait(&mut app)
                }
            }
        }
        assert!(seen > 40, "a whole game was looked at: {seen}");
    }
}

#[test]
fn both_languages_have_the_same_keys() {
    let keys = |text: &str| -> BTreeSet<String> {
        let begins = text.lines().filter(|line| line.starts_with("tui-"));
        begins.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    let english = keys(include_str!("../../../../words/locales/en/tui.ftl"));
    assert_eq!(english, keys(include_str!("../../../../words/locales/de/tui.ftl")));
    for key in &english {
        for lang in Words::languages() {
            assert!(super::words(lang).has(key), "{key} in {lang}");
        }
    }
    for (level, lang) in bots::Level::ALL
        .into_iter()
        .flat_map(|level| Words::languages().into_iter().map(move |lang| (level, lang)))
    {
        assert!(
            super::words(lang).has(&format!("people-level-{level}")),
            "the level {level} has a name in {lang}"
        );
    }
}

#[test]
fn a_list_that_is_longer_than_its_room_hides_no_points() {
    let mut app = at_table("en", &Memory::default(), &["Anna", "-", "-", "-"], true, 11);
    let (mut rng, mut long) = (generator(11), 0);
    for _ in 0..3_000 {
        match session(&app).stage() {
            Stage::Over => break,
            Stage::Choosing(choosing) => {
                let screen = small(&app);
                let brings = match choosing.considered()[..] {
                    [only] => app.words().brings(&only, &session(&app).view(), choosing.seat),
                    _ => None,
                };
                if let (true, Some(points)) = (screen.contains('▼'), brings) {
                    long += 1;
                    let points = app.words().signed(points);
                    let shown = |line: &str| line.contains('►') && line.trim_end().ends_with(&points);
                    assert!(screen.lines().any(shown), "the points are hidden: {points}\n{screen}");
                }
                (0..below(6, &mut rng)).for_each(|_| press(&mut app, KeyCode::Up));
                press(&mut app, KeyCode::Enter);
            }
            Stage::HandOver(_) | Stage::Forced(..) | Stage::Done(_) | Stage::Watching => {
                super::wait(&mut app)
            }
        }
    }
    assert!(long > 0, "some list was long");
}
