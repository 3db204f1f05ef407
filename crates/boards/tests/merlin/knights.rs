//! Knights of the Round Table on the page: the draft, the cards of the allies, what glows when, and their pieces.

use crate::support::{Reader, english, look, parse, shown_to, taps};
use boards::merlin::Pick;
use merlin::modules::knights::SetupStep;
use merlin::{Components, Frame, Merlin};
use table::{Actor, Eye, Game, Journal, Moves, Seat, draw, generator};

const ME: Seat = Seat::new(0);

/// A position of two players with the module; the first has these allies.
fn position(turn: &str, seats: &str, allies: &str, more: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"knights\"\n[turn]\n{turn}\n{seats}\n[knights]\nallies = [{allies}]\n{more}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// What can be tapped outside the list of all choices: links of the drawings, and buttons of panels.
fn glowing(text: &str, word: &str) -> Vec<String> {
    let document = parse(text);
    let in_list = |node: &roxmltree::Node<'_, '_>| {
        node.ancestors().any(|above| above.attribute("id") == Some("merlin-all"))
    };
    let drawn = taps(&document).into_iter().filter(|(node, _)| !in_list(node));
    drawn.map(|(_, tap)| tap.to_owned()).filter(|tap| tap.contains(word)).collect()
}

/// The castle and the allies share a section on phones, so it bears the name of neither; a castle alone keeps its own.
#[test]
fn the_section_of_the_allies_is_not_called_castle() {
    let tab = |text: &str| {
        let (_, tab) = text.split_once("class=\"section for-castle\"").unwrap();
        let (_, name) = tab.split_once("<span>").unwrap();
        name.split_once('<').unwrap().0.to_owned()
    };
    let game = position("due = [\"window start\"]", "[[seat]]\nknight = 1", "[\"gawain\", \"kay\"], []", "");
    assert_eq!(tab(&shown_to(&game, Eye::Seat(ME), &[])), "Yours");
    assert_eq!(tab(&shown_to(&game, Eye::Spectator, &[])), "Castle");
    let base = "game = \"merlin\"\nplayers = 2\n[turn]\ndue = [\"window start\"]\n[[seat]]\nknight = 1\n";
    let base = Merlin::from_position(base, Components::printed()).unwrap();
    assert_eq!(tab(&shown_to(&base, Eye::Seat(ME), &[])), "Castle");
}

/// A game at its draft.
fn drafting() -> Merlin {
    let options = Merlin::read_options("players=2 modules=knights", Components::printed()).unwrap();
    let (mut game, mut rng, mut offers) = (Merlin::setup(&options), generator(3), Moves::new());
    while game.view(Eye::Spectator).open.top() != Frame::Setup(SetupStep::Allies.into()) {
        let choice = draw(&game, &mut offers, &mut rng);
        game.play(Actor::Chance, choice, &mut Journal::new());
    }
    game
}

#[test]
fn the_stack_in_hand_glows_and_everybody_sees_the_draft() {
    let mut game = drafting();
    let first = game.view(Eye::Spectator).open.start;
    let other = Seat::new(1 - first.index());
    let text = shown_to(&game, Eye::Seat(first), &[]);
    assert_eq!(glowing(&text, "knights ally").len(), 6, "stack A alone");
    assert!(text.contains("Choose an ally from stack A"), "the task");
    let waits = shown_to(&game, Eye::Seat(other), &[]);
    assert!(waits.contains("id=\"merlin-draft\"") && glowing(&waits, "knights ally").is_empty());
    game.try_play(Actor::Seat(first), "knights ally lancelot".parse().unwrap(), &mut Journal::new()).unwrap();
    let text = shown_to(&game, Eye::Seat(other), &[]);
    assert_eq!(glowing(&text, "knights ally").len(), 6, "stack B");
    assert!(text.contains("ally owned"), "whose Lancelot is");
}

#[test]
fn without_the_module_there_are_no_allies() {
    let game = Merlin::from_position("game = \"merlin\"\nplayers = 2\n", Components::printed()).unwrap();
    let text = shown_to(&game, Eye::Seat(ME), &[]);
    assert!(!text.contains("merlin-allies") && !text.contains("merlin-draft"));
}

#[test]
fn a_card_is_a_handle_for_what_its_tile_can_do() {
    let dice = "[[seat]]\ndice = [\"own 1 used\", \"own 2\", \"own 3\", \"merlin 4\"]\nknight = 3";
    let die = "due = [\"window die\"]\ndie = \"own 1\"";
    let game = position(die, dice, "[\"tristram\", \"bors\"]", "");
    let text = shown_to(&game, Eye::Seat(ME), &[]);
    assert_eq!(glowing(&text, "handle"), ["handle tristram", "handle bors"]);
    assert!(glowing(&text, "portal").is_empty(), "spaces wait for the card");
    let text = shown_to(&game, Eye::Seat(ME), &["handle bors"]);
    assert_eq!(glowing(&text, "knights portal").len(), 6, "every principality space");
    let text = shown_to(&game, Eye::Seat(ME), &["handle tristram"]);
    assert!(glowing(&text, "knights movement own 2 4").len() == 1, "the new number of a die");
}

#[test]
fn a_swap_begins_with_the_own_card_and_chooses_nothing_by_itself() {
    // The first of the cards is fulfilled, and could be shown as well.
    let hand = "[[seat]]\nhand = [\"m20\", \"m51\", \"m52\", \"m53\", \"m54\", \"m55\"]";
    let game = position("due = [\"window start\"]", hand, "[\"gawain\", \"bedivere\"]", "");
    let text = shown_to(&game, Eye::Seat(ME), &["handle bedivere"]);
    let cards = glowing(&text, "give ");
    assert_eq!(cards.len(), 6, "{cards:?}");
    assert!(text.contains("viewBox=\"-5 -5 526 176\""), "room for six cards");
    assert_eq!(text.matches(">Swap</text>").count(), 6, "every card says what a tap does");
    assert!(text.contains("Give which card?"), "the task");
    assert!(glowing(&text, "knights swap").is_empty(), "first the own card");
    let text = shown_to(&game, Eye::Seat(ME), &["handle bedivere", &cards[0]]);
    assert!(text.contains("Take which card for it?"), "the task");
    assert_eq!(glowing(&text, "give ").len(), 6, "another card can be given instead");
    let given = cards[0].split(' ').nth(1).unwrap();
    let open = glowing(&text, &format!("choice knights swap {given} "));
    assert_eq!(open.len(), 3, "the open cards: {open:?}");
    let pick = |made: &[&str]| made.iter().map(|tap| tap.parse().unwrap()).fold(Pick::default(), Pick::after);
    let chosen = |made: &[&str]| {
        let reader = Reader { pick: pick(made), ..english(Eye::Seat(ME)) };
        look(&game, &[], reader, |scene| scene.chosen().len())
    };
    assert_eq!(chosen(&["handle bedivere", &cards[0]]), 0, "nothing is chosen before it is tapped");
    assert_eq!(chosen(&["handle bedivere", &cards[0], &open[1]]), 1);
    assert_eq!(chosen(&["give m20"]), 0, "without Bedivere no card is given");
}

#[test]
fn the_stack_that_is_chosen_from_comes_first_and_the_other_one_rests() {
    let mut game = drafting();
    let first = game.view(Eye::Spectator).open.start;
    let other = Seat::new(1 - first.index());
    let order = |text: &str| text.find(">stack A</h3>").unwrap() < text.find(">stack B</h3>").unwrap();
    assert!(order(&shown_to(&game, Eye::Seat(first), &[])));
    game.try_play(Actor::Seat(first), "knights ally lancelot".parse().unwrap(), &mut Journal::new()).unwrap();
    let text = shown_to(&game, Eye::Seat(other), &[]);
    assert!(!order(&text), "stack B is asked for");
    assert!(text.contains("merlin-draft asks") && text.contains("ally rests"));
}

#[test]
fn pieces_lie_where_they_were_put() {
    let seat = "[[seat]]\nmanors = [\"0,0\"]\n";
    let more = "marshal = \"blue\"\ncastles = [\"0,0\"]";
    let game = position("due = [\"window start\"]", seat, "[\"lancelot\", \"gaheris\"]", more);
    let text = shown_to(&game, Eye::Seat(ME), &[]);
    // On the board and on the shelf of small screens.
    assert_eq!(text.matches("’s marshal").count(), 2);
    assert!(text.contains("with a castle"));
    let more = "influence = { grey = 2 }\ndefence = [\"black\", \"grey\"]";
    let game = position("due = [\"window start\"]", "", "[\"gareth\", \"kay\"]", more);
    let text = shown_to(&game, Eye::Seat(ME), &[]);
    assert_eq!(text.matches("’s Sir Kay tile").count(), 4);
    assert!(text.contains("Tiles collected: 2; at the end +3"));
}
