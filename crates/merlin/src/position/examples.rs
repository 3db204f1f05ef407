//! What can stand in a position, as examples for whoever wrote something else.

use crate::dice::Die;
use crate::frames::Frame;
use crate::layout::Layout;
use crate::modules::{Module, Modules};

/// The frames of the base game, but for the steps of setup and scoring.
const BASE: [&str; 19] = [
    "dice",
    "window start",
    "window die",
    "window moved",
    "window between",
    "window after",
    "execution",
    "repeat",
    "exchange",
    "second_discard",
    "tower",
    "turn_end",
    "replace 1",
    "card display",
    "card hand",
    "repel_traitors 1",
    "new_traitors",
    "grail blue",
    "over",
];

/// The frames of a module.
const fn frames_of(module: Module) -> &'static [&'static str] {
    match module {
        Module::Favor => &["favor reward m07"],
        Module::Arthur => &[
            "arthur waits knight 5 1",
            "arthur waits merlin i3 2 elsewhere",
            "arthur reached",
            "arthur manor wood",
            "arthur refill",
            "arthur keep 1 0,3",
        ],
        Module::Knights => &[
            "knights second_act lady blue",
            "knights wild flag blue",
            "knights castle 0,3",
            "knights first_gift",
            "knights second_gift",
            "knights second_gift blue",
            "knights influence blue",
        ],
        Module::Gold => &[],
        Module::Market => &["market plus 1 blue"],
        Module::Caerleon => &[
            "caerleon send_home lady castle blue principality",
            "caerleon take shield 2",
            "caerleon fruit 2",
            "caerleon give 2",
            "caerleon for_item 1",
            "caerleon for_coin 1",
        ],
        Module::Morgana => &[
            "morgana roll",
            "morgana horn 2",
            "morgana exchange own 3",
            "morgana walk 2",
            "morgana token 2",
            "morgana flip 2",
            "morgana bewitch 1 own 3",
            "morgana give 2",
            "morgana take 2",
            "morgana dark",
        ],
        Module::Treasures => &[
            "treasures which 0,3",
            "treasures traitor",
            "treasures influence 0,3",
            "treasures discard 0,3 1",
        ],
        Module::Decree => &["decree instead lady castle blue", "decree look blue", "decree take blue"],
    }
}

/// What a turn can be made with besides a die.
const fn unit_of(module: Module) -> Option<&'static str> {
    match module {
        Module::Market => Some("market labourer 1–6"),
        Module::Morgana => Some("morgana die 1–6"),
        Module::Favor
        | Module::Arthur
        | Module::Knights
        | Module::Gold
        | Module::Caerleon
        | Module::Treasures
        | Module::Decree => None,
    }
}

/// The frames that begin like this text, or all there are with these modules.
pub(crate) fn frames_like(text: &str, layout: &Layout, modules: Modules) -> String {
    let setup = layout.setup.iter().map(|step| format!("setup {step}"));
    let scoring = layout.scoring.iter().map(|step| format!("scoring {step}"));
    let base = BASE.into_iter().map(str::to_owned).chain(setup).chain(scoring);
    let own = modules.iter().flat_map(|module| frames_of(module).iter().map(|&frame| frame.to_owned()));
    let word = |frame: &str| frame.split(' ').next().unwrap_or_default().to_owned();
    let alike: Vec<String> = base.clone().chain(own).filter(|frame| word(frame) == word(text)).collect();
    if !alike.is_empty() {
        return alike.join(", ");
    }
    let modules = modules.iter().filter(|&module| !frames_of(module).is_empty());
    base.chain(modules.map(|module| format!("{module} …"))).collect::<Vec<_>>().join(", ")
}

/// One list for each seat.
pub(crate) fn lists(players: usize) -> String {
    format!("{players} × […]")
}

/// What a turn can be made with.
pub(crate) fn units(layout: &Layout, modules: Modules) -> String {
    let dice = Die::ALL.into_iter().filter(|die| layout.dice.contains(die)).map(|die| format!("{die} 1–6"));
    let others = modules.iter().filter_map(unit_of).map(str::to_owned);
    dice.chain(others).collect::<Vec<_>>().join(", ")
}

/// The frames with which this one is due, from the bottom.
pub(crate) fn stack_with(frame: Frame) -> String {
    use crate::modules::Frame::{Arthur, Caerleon, Decree, Favor, Gold, Knights, Market, Morgana, Treasures};
    use crate::modules::{arthur, knights, morgana, treasures};
    match frame {
        Frame::Setup(_) | Frame::Dice | Frame::Window(_) | Frame::Over => frame.to_string(),
        Frame::Execution => "execution, exchange".to_owned(),
        Frame::Repeat | Frame::Exchange | Frame::SecondDiscard | Frame::Tower => {
            format!("execution, {frame}")
        }
        Frame::TurnEnd => "turn_end, replace 1".to_owned(),
        Frame::Replace(_) => format!("turn_end, {frame}"),
        Frame::Card(_) => format!("turn_end, replace 1, {frame}"),
        Frame::Scoring(_) => "scoring traitors, repel_traitors 1".to_owned(),
        Frame::RepelTraitors(_) | Frame::NewTraitors => format!("scoring traitors, {frame}"),
        Frame::Grail(_) => format!("scoring influence, {frame}"),
        Frame::Module(own) => match own {
            Favor(_) => format!("window moved, {frame}"),
            Arthur(arthur::Frame::Waits(_)) => format!("execution, {frame}, arthur reached"),
            Arthur(arthur::Frame::Reached) => format!("execution, arthur waits knight 5 1, {frame}"),
            Arthur(arthur::Frame::Keep(..)) => format!("scoring arthur clean_up, {frame}"),
            Morgana(morgana::Frame::Roll) => format!("dice, {frame}"),
            Morgana(morgana::Frame::Exchange(_)) => format!("window die, {frame}"),
            Morgana(morgana::Frame::Horn(_) | morgana::Frame::Token(_)) => format!("window after, {frame}"),
            Morgana(morgana::Frame::Walk(cauldron)) => {
                format!("window after, {}, {frame}", Frame::from(morgana::Frame::Token(cauldron)))
            }
            Morgana(morgana::Frame::Flip(_)) => format!("window after, {frame}, morgana give 2"),
            Morgana(
                morgana::Frame::Bewitch(..)
                | morgana::Frame::Give(_)
                | morgana::Frame::Take(_)
                | morgana::Frame::Dark,
            ) => format!("window after, morgana flip 2, {frame}"),
            Treasures(treasures::Frame::Which(_)) => format!("setup environs, {frame}"),
            Knights(knights::Frame::SecondAct(..)) => format!("execution, {frame}, caerleon take shield 2"),
            Arthur(_) | Knights(_) | Gold(_) | Market(_) | Caerleon(_) | Treasures(_) | Decree(_) => {
                format!("execution, {frame}")
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Pips, Unit};

    #[test]
    fn every_example_can_be_read_and_is_written_the_same() {
        let own = Module::ALL.into_iter().flat_map(|module| frames_of(module).iter().copied());
        for text in BASE.into_iter().chain(own) {
            let frame: Frame = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(frame.to_string(), text);
        }
    }

    #[test]
    fn what_a_turn_is_made_with_can_be_read() {
        for text in Module::ALL.into_iter().filter_map(unit_of).chain(["own 1–6", "merlin 1–6", "arthur 1–6"])
        {
            let (unit, pips) = text.rsplit_once(' ').expect("a unit and its pips");
            assert!(unit.parse::<Unit>().is_ok() && pips == "1–6", "{text}");
        }
        assert_eq!(Pips::all().count(), 6);
    }
}
