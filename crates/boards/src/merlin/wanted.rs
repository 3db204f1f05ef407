//! What the bar of the turn says while something is tapped that stands for many choices: what to choose now,
//! and what it does.

use super::stage::Stage;
use super::{Handle, Scene};
use merlin::Vassal;
use merlin::modules::favor::Ability;
use words::merlin as said;

/// What is to be chosen now, as the reader's task.
pub(crate) fn headline(stage: &Stage<'_>, handle: Handle) -> String {
    let scene = stage.scene;
    match stage.given {
        Some(_) => scene.say("boards-merlin-wanted-card"),
        None => scene.say_with("boards-merlin-wanted", &[("handle", handle.id().into())]),
    }
}

/// What it does and costs.
pub(crate) fn hint(scene: &Scene<'_>, handle: Handle) -> String {
    let ability = |column: Vassal| said::ability_does(scene.words, Ability::special(column));
    match handle {
        Handle::Coin => scene.say("boards-merlin-coin-hint"),
        Handle::Market => scene.say("boards-merlin-market-costs"),
        Handle::Fruit => scene.say("boards-merlin-fruit-hint"),
        Handle::OneDecree => scene.say("boards-merlin-decree-one"),
        Handle::TwoDecrees => scene.say("boards-merlin-decree-two"),
        Handle::Repel => ability(Vassal::ShieldBearer),
        Handle::AnyPoints => ability(Vassal::FlagBearer),
        Handle::DoubleAction => ability(Vassal::Lady),
        Handle::Ally(ally) => said::ally_does(scene.words, ally),
        Handle::Poison => scene.say("boards-merlin-poison-hint"),
    }
}
