//! The castle at the terminal: screens, whole games, and nothing that tells a secret.

use super::games::play_on;
use super::secrets::watch_game;
use super::{Memory, SIZES, camelot_table, go_to, hall, in_castle, look, press, read, session, small};
use crate::tui::app::App;
use crate::tui::session::Stage;
use crate::tui::theme::Theme;
use crate::tui::{Start, picture};
use ::games::AnyView;
use camelot::{Camelot, Heroes, Options, Phase, Side, Sides};
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;
use table::{Eye, Game, below, generator};

fn phase(app: &App) -> Phase {
    let AnyView::Camelot(view) = session(app).view() else { panic!("it is a game of Camelot") };
    view.open.flow.phase
}

#[test]
fn look_at_it() {
    for (sides, seats) in [("AAAA", &["Anna", "-", "-", "-", "-"][..]), ("BBBB", &["Anna", "-", "-"][..])] {
        let mut app = in_castle("de", seats, sides, "on", 3);
        let mut rng = generator(3);
        for step in 0..400 {
            match session(&app).stage() {
                Stage::Over => break,
                Stage::Choosing(_) => {
                    if step % 9 == 0 {
                        println!("{}\n", small(&app));
                    }
                    (0..below(4, &mut rng)).for_each(|_| press(&mut app, KeyCode::Down));
                    press(&mut app, KeyCode::Enter);
                }
                _ => super::wait(&mut app),
            }
        }
        println!("{}", read(&look(&app, SIZES[1])));
    }
}
