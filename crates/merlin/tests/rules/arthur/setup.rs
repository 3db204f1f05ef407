//! Sections 1, 8 and 9: what lies on the table, and the flags that are replaced.

use super::{arthur_on, chosen};
use crate::support::{RED, let_chance, offers_of, open, refused};
use merlin::{Colour, Components, Counted, Merlin, Module, Modules, Options, Power, Ring, SpaceKind};
use table::Game;

fn options(players: usize) -> Options {
    let base = Options::new(players, Components::printed()).expect("a number of players");
    base.with(Modules::from_iter([Module::Arthur]), merlin::Variants::NONE).expect("built")
}

/// ARU-1.1, ARU-1.2, ARU-3.1, ARU-6.7: two rings; neither Grail nor Excalibur on the outer one.
#[test]
fn two_rings() {
    let layout = options(4).layout();
    assert_eq!((layout.on(Ring::Outer).len(), layout.on(Ring::Inner).len()), (24, 13));
    for (place, colour) in layout.ring.into_iter().enumerate() {
        assert_eq!(layout.rondel[place * 4], SpaceKind::Principality(colour));
    }
    let relics =
        |ring| layout.on(ring).iter().filter(|kind| matches!(kind, SpaceKind::Grail | SpaceKind::Excalibur));
    assert_eq!((relics(Ring::Outer).count(), relics(Ring::Inner).count()), (0, 2));
    assert!(layout.rondel.contains(&SpaceKind::Vp(Counted::Manor)));
}

/// ARU-1.6, ARU-1.7, ARU-1.9: black and grey flags have new powers, and the old ones do not exist.
#[test]
fn new_powers() {
    let layout = options(2).layout();
    assert_eq!(layout.flag_of(Power::PlusMinus), Some(Colour::Black));
    assert_eq!(layout.flag_of(Power::Switch), Some(Colour::Grey));
    assert_eq!((layout.flag_of(Power::RepelTraitors), layout.flag_of(Power::SecondMission)), (None, None));
    assert_eq!(layout.flag_of(Power::Reverse), Some(Colour::Blue));
}

/// ARU-1.3, ARU-1.4, ARU-1.5, ARU-1.10, ARU-1.11, ARU-1.12, ARU-1.13: the table before the first turn.
#[test]
fn the_table_is_laid() {
    let mut game = Merlin::setup(&options(3));
    let_chance(&mut game);
    let state = &open(&game).modules.arthur;
    assert_eq!(open(&game).merlin.to_string(), "0");
    assert_eq!(state.figure().map(|space| space.to_string()).as_deref(), Some("i0"));
    assert_eq!((state.ring(), open(&game).grail, open(&game).excalibur), (None, None, None));
    assert_eq!((state.display().iter().flatten().count(), state.stacks().len()), (4, 26));
    assert_eq!((open(&game).castle(RED).dice.count(), open(&game).round), (5, 1));
}

/// ARU-1.8: a +/-1 flag is a black flag for a mission.
#[test]
fn a_new_flag_is_a_flag() {
    let hand = "flags = { black = 1, purple = 1 }\nhand = [\"m20\", \"m44\", \"m54\", \"m55\"]";
    assert_eq!(offers_of(&chosen("own 1", hand, ""), RED, "complete"), ["m20"]);
}

/// ARU-5.13: the new flags are used before the figure moves, not after it.
#[test]
fn before_the_figure_moves() {
    let game = arthur_on(1, "flags = { black = 1, grey = 1 }", "");
    refused(&game, RED, "arthur more", "ARU-5.13");
    refused(&game, RED, "arthur switch merlin", "ARU-5.13");
}

/// ARU-9.10: in the supplied file the numbers of each colour have the same sum.
#[test]
fn equal_sums() {
    let picts = Components::printed().modules.arthur.picts;
    let sum: u32 = picts.iter().map(|tile| u32::from(tile.value)).sum();
    assert_eq!((picts.len(), sum), (30, 96));
}
