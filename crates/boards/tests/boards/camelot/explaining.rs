//! Every thing on the boards of The Future of Camelot explains itself.

use super::support::{english, eyes, look, names, page, random_games};
use crate::asking::check;
use boards::camelot::Pieces;
use games::AnyView;
use std::collections::BTreeSet;
use table::{Eye, Game};

#[test]
fn every_thing_on_the_boards_explains_itself() {
    let mut kinds = BTreeSet::new();
    for moments in random_games(11) {
        for moment in moments.iter().step_by(17) {
            let pieces = Pieces::new(&moment.events);
            for eye in eyes(&moment.game) {
                let me = if let Eye::Seat(seat) = eye { Some(seat) } else { None };
                let text = look(&moment.game, &pieces, english(eye), page);
                let view = AnyView::Camelot(moment.game.view(eye));
                kinds.extend(check(&text, &view, me, &names()));
            }
        }
    }
    for kind in ["field", "room", "number", "magician", "mission", "shield", "hero", "sign", "score"] {
        assert!(kinds.contains(kind), "{kind} is never drawn: {kinds:?}");
    }
}
