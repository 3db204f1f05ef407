//! What the middle of the rondel tells: what a space does, and whether an action can be performed once more.

use crate::support::{Reader, english, has_class, look, parse};
use boards::merlin::{Pick, board};
use merlin::{Components, Frame, Layout, Merlin, Module, Modules, Move, Ring, Window};
use std::collections::BTreeMap;
use table::{Actor, Eye, Game, Journal, Moves, Seat};
use words::Words;

const ME: Seat = Seat::new(0);

fn position(merlin: u8, seat: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\n[turn]\ndue = [\"window start\"]\nround = 2\n[board]\nmerlin = {merlin}\n\
         [[seat]]\nstaffs = 2\n{seat}\n[[seat]]\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap()
}

/// The texts of a class in the drawing of the rondel.
fn told(game: &Merlin, taps: &[&str], class: &str) -> Vec<String> {
    let pick = taps.iter().map(|tap| tap.parse().unwrap()).fold(Pick::default(), Pick::after);
    let text = look(game, &[], Reader { pick, ..english(Eye::Seat(ME)) }, |scene| board(scene).into_string());
    let document = parse(&text);
    let found = document.descendants().filter(|node| has_class(node, class));
    found.filter_map(|node| node.text().map(str::to_owned)).collect()
}

fn play(game: &mut Merlin, wanted: impl Fn(Move) -> bool) {
    let mut offers = Moves::new();
    game.moves(Actor::Seat(ME), &mut offers);
    let choice = offers.iter().copied().find(|&offer| wanted(offer)).unwrap();
    game.play(Actor::Seat(ME), choice, &mut Journal::silent());
}

/// MER-8.6: the influence space for vassals takes nothing, it deploys.
#[test]
fn the_influence_space_for_vassals_deploys() {
    let seat =
        "knight = 22\ndice = [\"own 1\", \"own 3\", \"own 3\", \"merlin 4\"]\ninfluence = { grey = 1 }";
    let hints = told(&position(0, seat), &["die own 1"], "hint");
    assert_eq!(hints, ["Deploy where you have influence"]);
}

/// Every kind of space has words of its own; none is told by those of another.
#[test]
fn every_space_is_told_by_what_it_does() {
    let sets = [Modules::NONE, Modules::from_iter([Module::Arthur]), Modules::from_iter([Module::Gold])];
    for words in [Words::new("en").unwrap(), Words::new("de").unwrap()] {
        let mut told: BTreeMap<String, &str> = BTreeMap::new();
        for set in sets {
            let layout = Layout::of(4, set.complete(), Components::printed());
            let kinds = [Ring::Outer, Ring::Inner].into_iter().flat_map(|ring| layout.spaces(ring));
            for kind in kinds.map(|space| layout.kind(space).id()) {
                let text = words.say_with("boards-merlin-does", &[("kind", kind.into())]);
                let known = told.entry(text).or_insert(kind);
                assert_eq!(*known, kind, "{}", words.lang());
            }
        }
        assert!(told.len() > 20, "{told:?}");
    }
}

/// MER-6.12: whoever has a staff is asked for a repetition only where one is legal.
#[test]
fn a_repetition_is_offered_only_where_one_is_legal() {
    for (materials, headline) in [(1, "Action done"), (2, "Once more?")] {
        let dice = "dice = [\"own 3\", \"own 3\", \"own 2\", \"merlin 1\"]";
        let seat = format!("{dice}\nmaterials = {{ grey = {materials} }}");
        let mut game = position(1, &seat);
        play(&mut game, |choice| matches!(choice, Move::Die(merlin::Die::Merlin, _)));
        play(&mut game, |choice| choice == Move::Walk(merlin::Direction::Clockwise));
        play(&mut game, |choice| matches!(choice, Move::Build(..)));
        if game.view(Eye::Spectator).open.top() == Frame::Tower {
            play(&mut game, |choice| choice == Move::Done);
        }
        assert_eq!(game.view(Eye::Spectator).open.top(), Frame::Window(Window::Between));
        assert_eq!(told(&game, &[], "headline"), [headline]);
    }
}
