//! How far a command has come, for whoever waits at a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;

/// How it looks.
const TEMPLATE: &str = "{bar:40} {human_pos}/{human_len} {per_sec} {eta}";

/// A bar for so many games; hidden if nobody sees it, or figures are printed for a program.
pub(super) fn progress(games: u64, quiet: bool) -> ProgressBar {
    if quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(TEMPLATE);
    ProgressBar::new(games).with_style(style.expect("a test draws the template"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_progress_bar_can_be_drawn() {
        assert!(indicatif::ProgressStyle::with_template(super::TEMPLATE).is_ok());
    }
}
