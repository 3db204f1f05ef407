//! How long a game takes, as far as that can be said before it begins.

use super::modules;
use artus::Mode;
use games::AnyView;

/// About how many minutes, as the boxes and the page that opens a table say.
pub(super) fn minutes(view: &AnyView<'_>) -> u32 {
    match view {
        AnyView::Artus(view) => match view.open.options.mode {
            Mode::Beginner => 30,
            Mode::Advanced => 60,
        },
        // 60 minutes for two, 90 for five.
        AnyView::Camelot(view) => 40 + 10 * view.open.players() as u32,
        AnyView::Merlin(view) => modules::minutes(view.open.options.modules()),
    }
}
