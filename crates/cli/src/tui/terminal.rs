//! The real terminal: keys in, pictures out, and the clock. It is given back as it was, whatever happens.

use super::app::{App, Services};
use super::{Start, draw};
use crate::failure::{Failure, Outcome};
use crate::saves::Saves;
use crate::tui::theme::Theme;
use bots::Level;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::io;
use std::time::{Duration, Instant};
use words::Words;

/// Takes over the terminal until the person leaves.
pub(crate) fn run(words: Words, saves: Saves, start: Start) -> Outcome {
    let failed = |error: &dyn std::fmt::Display| {
        Failure::machine(words.say_with("tui-terminal-failed", &[("error", error.to_string().into())]))
    };
    // Nobody can know or repeat what chance brings: the seed comes from the operating system and is kept nowhere.
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| failed(&error))?;
    let chance = Box::new(ChaCha20Rng::from_seed(seed));
    let services =
        Services { words, saves: Box::new(saves), chance, hint_iterations: Level::Master.budget() };
    let mut app = App::new(services, Theme::of_environment(), start);
    // Also installs a panic hook that gives the terminal back first.
    let mut terminal = ratatui::try_init().map_err(|error| failed(&error))?;
    let shown = show(&mut terminal, &mut app);
    let restored = ratatui::try_restore();
    shown.and(restored).map_err(|error| failed(&error))?;
    app.outcome()
}

fn show(terminal: &mut DefaultTerminal, app: &mut App) -> io::Result<()> {
    while !app.has_left() {
        terminal.draw(|frame| draw::draw(frame, app))?;
        let since = Instant::now();
        // Without anything due, only a key or a new size changes what is seen.
        let wait = app.due().unwrap_or(Duration::from_secs(3600));
        if event::poll(wait)?
            && let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
        {
            app.tick(since.elapsed());
            app.key(key);
        } else {
            app.tick(since.elapsed());
        }
    }
    Ok(())
}
