//! The bar of the turn: it follows what was tapped, and says what can still be done.

use crate::support::{on_turn, random_game_with, shown, shown_to};
use merlin::{Components, Merlin, Module, Modules, Options, Variants, modules};
use std::collections::BTreeSet;
use table::{Actor, Eye, Game, Journal, Seat};

const ME: Seat = Seat::new(0);

/// A position of two players with these modules.
fn position(modules: &str, turn: &str, seat: &str, tables: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"{modules}\"\n[turn]\n{turn}\n[[seat]]\n{seat}\n{tables}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// What the bar says: the task and the line below it.
fn said(text: &str) -> &str {
    let task = &text[text.find("class=\"task\"").unwrap()..];
    &task[..task.find("</div>").unwrap()]
}

const START: &str = "due = [\"window start\"]";

#[test]
fn it_follows_a_visit_to_the_market() {
    let tables = "[gold]\ncoins = [2, 0]";
    let game = position("gold,market", START, "knight = 1", tables);
    assert!(said(&shown(&game, &[])).contains("Choose a die"));
    let bar = shown(&game, &["handle market"]);
    assert!(
        said(&bar).contains("Buy a marker") && said(&bar).contains("Costs 1 gold coin"),
        "{}",
        said(&bar)
    );
    assert!(!said(&bar).contains("Choose a die"));
}

#[test]
fn a_morgana_die_shows_where_it_may_go_and_each_step_is_explained() {
    let dice = "[morgana]\ndice = [\"3\", \"6\", \"1\", \"2\"]\n[[morgana.seat]]\n[[morgana.seat]]";
    let mut game = position("gold,morgana", START, "knight = 1", dice);
    let text = shown(&game, &["choice morgana die 3"]);
    // On the board of large screens and on that of small ones: the apples and cauldron 3.
    assert_eq!(text.matches("class=\"may\"").count(), 4);
    assert!(said(&text).contains("poisoned apples, cauldron 3"), "{}", said(&text));
    assert_eq!(shown(&game, &[]).matches("class=\"may\"").count(), 0);
    let mut plays = |choice: &str| {
        game.try_play(Actor::Seat(ME), choice.parse().unwrap(), &mut Journal::new()).unwrap();
        game
    };
    let taken = plays("morgana die 3");
    assert!(said(&shown(&taken, &[])).contains("poisoned apples, cauldron 3"));
    assert!(
        said(&shown(&taken, &["choice morgana place cauldron 3"])).contains("First you may move Morgana")
    );
    let placed = plays("morgana place cauldron 3");
    let text = shown(&placed, &[]);
    assert!(said(&text).contains("Place Morgana") && said(&text).contains("space of a principality"));
    assert!(text.contains("Do not place Morgana") && !text.contains("Leave Morgana where she is"));
}

/// MOR-4, MOR-7: whatever of Morgana is due, a line says what it does.
#[test]
fn every_step_of_every_effect_of_morgana_is_explained() {
    let options = Options::new(3, Components::printed()).unwrap();
    let modules = Modules::from_iter([Module::Morgana]).complete();
    let options = options.with(modules, Variants::NONE).unwrap();
    let mut steps = BTreeSet::new();
    for seed in 0..20 {
        for moment in random_game_with(options, seed, 1) {
            let (game, Some(seat)) = (moment.game, on_turn(&moment.game)) else { continue };
            let eye = Eye::Seat(seat);
            let merlin::Frame::Module(modules::Frame::Morgana(own)) = game.view(eye).open.top() else {
                continue;
            };
            let text = shown_to(&game, eye, &[]);
            assert!(!said(&text).contains("<span></span>"), "{own:?}: {}", said(&text));
            steps.insert(
                format!("{own:?}").chars().take_while(|letter| letter.is_alphabetic()).collect::<String>(),
            );
        }
    }
    let all = ["Bewitch", "Dark", "Exchange", "Give", "Horn", "Token", "Walk"];
    assert!(all.iter().all(|step| steps.contains(*step)), "{steps:?}");
    // What random players never come to.
    let tables = "[gold]\ncoins = [2, 0]\n[morgana]\ndice = [\"1\", \"6\", \"1\", \"2\"]\nfigure = \"blue\"\n\
        tokens = [\"c2/2\", \"c1/1\", \"c3/1\", \"c4/1\", \"c5/1\"]\n[[morgana.seat]]\n[[morgana.seat]]";
    let mut game = position("gold,morgana", START, "knight = 1", tables);
    for choice in ["morgana die 1", "morgana place cauldron 1", "done", "morgana pay"] {
        game.try_play(Actor::Seat(ME), choice.parse().unwrap(), &mut Journal::new()).unwrap();
    }
    let text = shown(&game, &[]);
    assert!(said(&text).contains("You have paid two gold coins"), "{}", said(&text));
}

#[test]
fn a_mission_that_can_still_be_completed_is_mentioned() {
    let hand = "hand = [\"m20\", \"m53\", \"m54\", \"m55\"]\nflags = { black = 1, purple = 1 }\nknight = 1\n\
        dice = [\"own 1 used\", \"own 2\", \"own 3\", \"merlin 4\"]";
    let after = "due = [\"window after\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = 1";
    let text = shown(&position("none", after, hand, ""), &[]);
    assert!(said(&text).contains("You can still complete a mission."), "{}", said(&text));
    let none = shown(&position("none", after, &hand.replace("black = 1, purple = 1", ""), ""), &[]);
    assert!(!said(&none).contains("mission"), "{}", said(&none));
}

/// Whoever goes on by keyboard comes to the action before what does without it, and a way promises no points by itself.
#[test]
fn to_do_without_an_action_comes_last() {
    let counted = "due = [\"window moved\"]\ndie = \"own 1\"\nfigure = \"knight\"\naction = 13";
    let seat = "knight = 13\ndice = [\"own 1 used\", \"own 2\", \"own 3\", \"merlin 4\"]";
    let text = shown(&position("none", counted, seat, ""), &[]);
    let below = &text[text.find("class=\"below\"").unwrap()..];
    let place = |tap: &str| below.find(&format!("data-pick=\"choice {tap}\"")).expect(tap);
    assert!(place("perform") < place("forfeit"), "{below}");
}
