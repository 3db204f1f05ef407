//! Every thing on the board of Artus explains itself.

use crate::asking::check;
use crate::support::{english, eyes, look, names, page, random_games};
use boards::artus::Pieces;
use games::AnyView;
use std::collections::BTreeSet;
use table::{Eye, Game};

#[test]
fn every_thing_on_the_board_explains_itself() {
    let mut kinds = BTreeSet::new();
    for moments in random_games(11) {
        for moment in moments.iter().step_by(9) {
            let pieces = Pieces::new(&moment.events);
            for eye in eyes(&moment.game) {
                let me = if let Eye::Seat(seat) = eye { Some(seat) } else { None };
                let text = look(&moment.game, &pieces, english(eye), page);
                let view = AnyView::Artus(moment.game.view(eye));
                kinds.extend(check(&text, &view, me, &names()));
            }
        }
    }
    for kind in
        ["chair", "figure", "plate", "card", "pile", "held", "rings", "carpet", "crowns", "turn", "score"]
    {
        assert!(kinds.contains(kind), "{kind} is never drawn: {kinds:?}");
    }
}
