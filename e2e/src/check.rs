//! What has to be true of every page, in both themes and on all screens.

use crate::chromium::{Reader, Screen};
use crate::tab::Tab;
use crate::{axe, sight};

/// Looks at the page that is shown, takes pictures of it as `NAME-WIDTH-THEME`, and tells everything that is
/// wrong: what axe finds serious, what sticks out sideways, what to press is lower than a finger needs.
#[must_use]
#[track_caller]
pub fn everywhere(tab: &mut Tab, name: &str) -> Vec<String> {
    let own = tab.reader;
    let mut found = Vec::new();
    for screen in Screen::ALL {
        // Colours and names do not depend on the smallest width and on that of a tablet.
        let is_common = screen == Screen::PHONE || screen == Screen::DESKTOP;
        for dark in [false, true].into_iter().filter(|dark| is_common || !dark) {
            tab.prefer(Reader { screen, dark, calm: true, ..own });
            let at = format!("{name}-{}-{}", screen.width, if dark { "dark" } else { "light" });
            tab.settle();
            let mut bad = Vec::new();
            if is_common {
                tab.picture(&at);
                bad.extend(if dark { axe::pale(tab) } else { axe::findings(tab) });
            }
            if !dark {
                bad.extend(sight::sticks_out(tab));
                bad.extend(if screen.touch { sight::lower_than(tab, 40) } else { Vec::new() });
            }
            if screen == Screen::SMALL && !dark {
                tab.picture(&at);
            }
            found.extend(bad.into_iter().map(|what| format!("{at}: {what}")));
        }
    }
    tab.prefer(own);
    found
}
