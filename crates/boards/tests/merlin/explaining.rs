//! Every thing on the board of Merlin and of its modules explains itself.

use crate::asking::check;
use crate::support::{english, eyes, look, names, page, random_game_with, random_games};
use games::AnyView;
use merlin::{Components, Module, Modules, Options, Variants};
use std::collections::BTreeSet;
use table::{Eye, Game};

#[test]
fn every_thing_on_the_board_and_of_every_module_explains_itself() {
    let everything = Options::new(4, Components::printed()).unwrap();
    let everything = everything.with(Modules::from_iter(Module::ALL).complete(), Variants::NONE).unwrap();
    let moments = random_games(21, 67).into_iter().chain(random_game_with(everything, 5, 53));
    let mut kinds = BTreeSet::new();
    for moment in moments {
        for eye in eyes(&moment.game) {
            let me = if let Eye::Seat(seat) = eye { Some(seat) } else { None };
            let text = look(&moment.game, &moment.events, english(eye), page);
            let view = AnyView::Merlin(moment.game.view(eye));
            kinds.extend(check(&text, &view, me, &names()));
        }
    }
    let wanted = [
        "space",
        "land",
        "supply",
        "item",
        "kind",
        "worth",
        "vassal",
        "tile",
        "territory",
        "knight",
        "figure",
        "die",
        "relic",
        "mission",
        "score",
        "sign",
        "ability",
        "pict",
        "ally",
        "marker",
        "district",
        "decree",
        "kitchen",
    ];
    for kind in wanted {
        assert!(kinds.contains(kind), "{kind} is never drawn: {kinds:?}");
    }
}
