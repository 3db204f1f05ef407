//! Scenes with Knights of the Round Table.

use super::{Situation, TABLE, filled, read};
use merlin::modules::knights::Ally;
use merlin::{Components, Merlin};
use table::{Actor, Eye, Game, Journal, Moves, Turn, draw, generator};

/// What everybody has of Knights of the Round Table.
const ALLIES: &str = "[knights]\nallies = [[\"gawain\", \"galahad\"], [\"lancelot\", \"kay\"], [\"gareth\", \"gaheris\"], \
                      [\"geraint\", \"bors\"]]\nspent = { galahad = 2 }\ndefence = [\"black\", \"blue\"]\n\
                      influence = { orange = 1, grey = 1 }\n";

/// The same with Knights of the Round Table.
pub(super) fn allies(due: &str, knight: u8) -> Situation {
    let modules = "players = 4\nmodules = \"knights\"";
    read(&filled(&(TABLE.replace("players = 4", modules) + ALLIES), due, knight, 21, 0))
}

/// The second choice of a draft.
pub(super) fn draft() -> Situation {
    let options = "players=4 modules=knights";
    let options = Merlin::read_options(options, Components::printed()).expect("the module is built");
    let chosen =
        |game: &Merlin| game.view(Eye::Spectator).open.modules.knights.owner(Ally::Lancelot).is_some();
    let (mut game, mut rng, mut offers) = (Merlin::setup(&options), generator(3), Moves::new());
    while !chosen(&game) {
        if let Turn::Seats(seats) = game.turn() {
            let who = Actor::Seat(seats.iter().next().expect("somebody decides"));
            let lancelot = "knights ally lancelot".parse().expect("a move");
            game.play(who, lancelot, &mut Journal::new());
        } else {
            let choice = draw(&game, &mut offers, &mut rng);
            game.play(Actor::Chance, choice, &mut Journal::new());
        }
    }
    Situation { game, events: Vec::new() }
}
