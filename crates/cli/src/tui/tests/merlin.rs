//! The rondel at the terminal: screens, whole games, and nothing that tells a secret.

use super::games::play_on;
use super::secrets::watch_game;
use super::{
    Memory, SIZES, at_rondel, go_to, look, merlin_table, press, read, services, session, small, wait,
};
use crate::tui::Start;
use crate::tui::app::App;
use crate::tui::session::Stage;
use crate::tui::theme::Theme;
use ::games::AnyView;
use merlin::{Frame, Merlin, Options, Space, View, Window};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use table::{Eye, Game, Seat, below, generator};

fn view(app: &App) -> View<'_> {
    let AnyView::Merlin(view) = session(app).view() else { panic!("it is a game of Merlin") };
    view
}

/// Goes on until somebody chooses in such a situation.
fn choosing_at(app: &mut App, wanted: impl Fn(Frame) -> bool) {
    for _ in 0..4_000 {
        wait(app);
        if matches!(session(app).stage(), Stage::Choosing(_)) && wanted(view(app).open.top()) {
            return;
        }
        press(app, KeyCode::Enter);
    }
    panic!("the situation is never reached");
}

/// Plays to the end, now this choice, now that, and looks at every screen before a choice.
fn play_through(app: &mut App, seed: u64, mut seen: impl FnMut(&App)) {
    let mut rng = generator(seed);
    for _ in 0..8_000 {
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
fn the_board_shows_rondel_principalities_and_environs_in_every_size() {
    for lang in ["en", "de"] {
        for seats in [&["Anna", "-"][..], &["Anna", "-", "-", "-"]] {
            let mut app = at_rondel(lang, seats, 2);
            choosing_at(&mut app, |due| due == Frame::Window(Window::Start));
            for (columns, rows) in [(80, 24), (93, 29), (120, 40), (200, 70)] {
                let screen = read(&look(&app, (columns, rows)));
                for space in Space::all() {
                    assert!(screen.contains(&space.to_string()), "{space:?} at {columns}×{rows}:\n{screen}");
                }
                for sign in ["+⚑", "◉▼", "♟↔", "⇄", "▤", "⌂", "†", "◇", "▲", "♣", "≈", "♜"]
                {
                    assert!(screen.contains(sign), "{sign} at {columns}×{rows}:\n{screen}");
                }
                assert!(!screen.contains(['…', '⟦']), "{columns}×{rows}:\n{screen}");
            }
        }
    }
}

#[test]
fn no_word_is_cut_at_the_smallest_size_while_choosing() {
    for (lang, seats, seed) in
        [("de", &["Anna", "-", "-", "-"][..], 7), ("en", &["Anna", "-"], 8), ("de", &["Anna", "-", "-"], 9)]
    {
        let mut app = at_rondel(lang, seats, seed);
        let mut screens = 0;
        play_through(&mut app, seed, |app| {
            let screen = small(app);
            assert!(!screen.contains(['…', '⟦']), "something is cut:\n{screen}");
            screens += 1;
        });
        assert!(screens > 60, "a whole game was looked at: {screens}");
    }
}

#[test]
fn the_own_missions_stand_beside_the_choices_with_what_is_missing() {
    for lang in ["en", "de"] {
        let mut app = at_rondel(lang, &["Anna", "-", "-"], 4);
        choosing_at(&mut app, |due| due == Frame::Window(Window::Start));
        assert_eq!(view(&app).hand(Seat::new(0)).len(), 4);
        assert!(small(&app).contains(&app.words().say("tui-hand")), "{}", small(&app));
        let screen = read(&look(&app, SIZES[1]));
        let sheet = app.words().sheet(&session(&app).view(), session(&app).names());
        for line in &sheet.seats[0].hidden {
            let begins: String = line.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
            assert!(screen.contains(&begins), "{line} is missing:\n{screen}");
        }
    }
}

#[test]
fn a_die_marks_where_it_leads_and_says_what_happens_there() {
    let mut app = at_rondel("en", &["Anna", "-"], 5);
    choosing_at(&mut app, |due| due == Frame::Window(Window::Start));
    let screen = read(&look(&app, SIZES[1]));
    assert!(screen.contains("Choose a die"), "{screen}");
    assert!(screen.contains('►') && screen.contains('›'), "reachable spaces are marked:\n{screen}");
    press(&mut app, KeyCode::Down);
    assert_ne!(read(&look(&app, SIZES[1])), screen, "another die leads elsewhere");
}

#[test]
fn without_colour_nothing_is_coloured_and_nothing_is_lost() {
    let saves = Memory::default();
    let start = || Start::Table(merlin_table("en", &saves, &["Anna", "-", "-"]));
    let mut plain = App::new(services("en", &saves, 3), Theme::PLAIN, start());
    let mut coloured = App::new(services("en", &saves, 3), Theme::COLOURED, start());
    for app in [&mut plain, &mut coloured] {
        choosing_at(app, |due| due == Frame::Window(Window::Start));
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
fn the_sheet_shows_the_display_and_every_castle() {
    let mut app = at_rondel("en", &["Anna", "-", "-", "-"], 6);
    choosing_at(&mut app, |due| due == Frame::Window(Window::Start));
    press(&mut app, KeyCode::Char('c'));
    let screen = read(&look(&app, (120, 90)));
    assert!(screen.contains("Display (deck 36, discarded 0)"), "{screen}");
    assert_eq!(screen.matches("staffs 3").count(), 4, "four castles:\n{screen}");
    assert!(!small(&app).contains("Excalibur:") || small(&app).contains('▼'), "the rest is below");
    let top = small(&app);
    (0..200).for_each(|_| press(&mut app, KeyCode::Down));
    let bottom = small(&app);
    assert!(bottom != top && !bottom.contains('▼'), "{bottom}");
    press(&mut app, KeyCode::Up);
    assert_ne!(small(&app), bottom, "one line up, however often one went on at the end");
}

#[test]
fn whole_games_are_played_with_keys() {
    for (seed, (lang, seats)) in (1..).zip([
        ("en", &["Anna", "Bert"][..]),
        ("de", &["-", "Anna", "-"][..]),
        ("de", &["Anna", "-", "Bert", "-"][..]),
    ]) {
        let saves = Memory::default();
        let table = merlin_table(lang, &saves, seats);
        let app = App::new(services(lang, &saves, seed), Theme::COLOURED, Start::Table(table));
        play_on::<Merlin>(app, &saves, seed);
    }
}

fn options(players: usize) -> Options {
    Options::new(players, Merlin::printed()).expect("two to four play")
}

#[test]
fn against_bots_no_screen_tells_their_missions() {
    watch_game::<Merlin>(options(4), &["-", "Anna", "-", "-"], 1, 1);
    watch_game::<Merlin>(options(2), &["Anna", "-"], 0, 2);
}

#[test]
fn among_persons_no_screen_tells_the_missions_of_the_others() {
    watch_game::<Merlin>(options(3), &["Anna", "Bert", "Carl"], 1, 3);
    watch_game::<Merlin>(options(4), &["Anna", "Bert", "-", "-"], 0, 4);
}

/// Everybody chooses after a hand-over of their own, and the hand-over shows nothing of the table.
#[test]
fn the_hand_over_hides_the_table() {
    let mut app = at_rondel("en", &["Anna", "Bert", "Carl"], 8);
    let mut hand_overs = 0;
    for _ in 0..400 {
        if let Stage::HandOver(seat) = session(&app).stage() {
            let screen = small(&app);
            assert!(screen.contains(&session(&app).names()[seat.index()]), "it names who is next");
            assert!(!screen.contains(['✓', '✗', '♜', '◉']), "{screen}");
            assert_eq!(session(&app).eye(), Eye::Spectator, "during the hand-over nobody looks");
            hand_overs += 1;
        }
        match app.due() {
            Some(due) => app.tick(due),
            None => press(&mut app, KeyCode::Enter),
        }
    }
    assert!(hand_overs > 5, "the keyboard went around: {hand_overs}");
    go_to(&mut app, |stage| matches!(stage, Stage::Choosing(_)));
}
