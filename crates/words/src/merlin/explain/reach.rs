//! Why no figure reaches a space: how far it is, and what the dice show. And where a vassal is deployed.

use crate::Words;
use crate::merlin::at;
use ::merlin::{Die, Figure, Frame, Move, Ring, Space, View, Window};
use ::table::{Clause, Seat};

/// Why a player on turn cannot bring a figure to a space now; nothing while no figure is to be moved, or if one can.
pub fn no_way_to(words: Words, view: &View<'_>, seat: Seat, space: Space) -> Option<(String, Clause)> {
    let open = view.open;
    let moving = matches!(open.top(), Frame::Window(Window::Start | Window::Die)) && open.active == seat;
    if !moving || space.ring() != Ring::Outer || view.landings().iter().any(|way| way.space == space) {
        return None;
    }
    let whole = usize::from(Space::COUNT);
    let ahead = |from: Space| (space.index() + whole - from.index()) % whole;
    let dice = open.castle(seat).dice;
    let shown = |wanted: Die| -> Vec<String> {
        let unused =
            (0..dice.count()).filter(|&place| dice.is_unused(place) && open.layout.dice[place] == wanted);
        unused.filter_map(|place| dice.shown(place)).map(|pips| pips.to_string()).collect()
    };
    let knight = ahead(open.castle(seat).knight?);
    let own = match open.turn.die() {
        Some((Die::Own, pips)) => vec![pips.to_string()],
        Some(_) => Vec::new(),
        None => shown(Die::Own),
    };
    let values = [("ahead", knight.into()), ("own", words.list(own).into())];
    let merlins = open.stands(Figure::Merlin).map(ahead).zip(shown(Die::Merlin).pop());
    let mut text = match merlins {
        Some((far, die)) => {
            let [ahead, own] = values;
            let more = [ahead, own, ("merlin", far.min(whole - far).into()), ("die", die.into())];
            words.say_with("explain-no-die-leads-merlin", &more)
        }
        None => words.say_with("explain-no-die-leads", &values),
    };
    if open.castle(seat).apples > 0 {
        text.push(' ');
        text.push_str(&words.say("explain-apple-helps"));
    }
    Some((text, Clause("MER-5.4")))
}

/// Where whoever deploys a vassal has to tap; nothing if no vassal can be deployed now.
pub fn where_to_deploy(words: Words, view: &View<'_>, offers: &[Move]) -> Option<(String, Clause)> {
    let words = at(words, &view.open.layout);
    let deploys = offers.iter().any(|offer| matches!(offer, Move::Deploy(..)));
    deploys.then(|| (words.say("explain-merlin-tap-place"), Clause("MER-7.1")))
}
