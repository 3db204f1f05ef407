//! Every tile is somewhere, and only once; whoever has looked at a stack has taken a tile from it (DEC-1.1,
//! sections 2, 3, 5).

use super::moves::Frame;
use super::state::{Decree, Decrees, State};
use super::taking::others_know;
use crate::audit::{Check, demand};
use crate::frames::Part;
use crate::state::Merlin;
use crate::vocab::Colour;
use table::Seat;

pub(super) fn check(game: &Merlin) -> Check {
    let open = &game.open;
    let state = &open.modules.decree;
    let lying: u8 = state.stacks.iter().sum();
    let elsewhere = u32::from(state.gone.len());
    let elsewhere = state.owned.iter().fold(elsewhere, |all, owned| all + u32::from(owned.len()));
    let left = (Decree::COUNT as u32).saturating_sub(elsewhere);
    demand(u32::from(lying) == left, "DEC-2.2", "decree.stacks", lying, left)?;
    let mut placed = Decrees::EMPTY;
    let mut place = |decrees: Decrees, at: &str| {
        let twice = placed.iter().find(|&decree| decrees.contains(decree));
        placed = placed.union(decrees);
        let found = twice.map_or(String::new(), |decree| format!("2 × {decree}"));
        let expected = twice.map_or(String::new(), |decree| format!("1 × {decree}"));
        demand(twice.is_none(), "DEC-1.1", at, found, expected)
    };
    place(state.gone, "decree.gone")?;
    for seat in Seat::all(open.players()) {
        place(state.owned(seat), &format!("decree.owned.{seat}"))?;
    }
    for colour in Colour::ALL {
        let each = game.secret.iter().map(|secret| secret.modules.decree.known(colour));
        place(each.fold(Decrees::EMPTY, Decrees::union), &format!("decree.known.{colour}"))?;
        check_stack(game, colour)?;
    }
    let begun = !matches!(open.due.part(), Part::Setup(_)) && open.round > 0;
    let touched = lying < State::STACK * 6;
    demand(begun || !touched, "DEC-2.2", "decree.stacks", lying, State::STACK * 6)
}

/// A stack that somebody has looked at is known to them, and one tile was taken each time (DEC-3.4, DEC-5.2).
fn check_stack(game: &Merlin, colour: Colour) -> Check {
    let open = &game.open;
    let (state, top) = (&open.modules.decree, open.top());
    let (stack, looked) = (state.stack(colour), state.looked(colour));
    let looking = top == Frame::Look(colour).into();
    let at_it = looking || top == Frame::Take(colour).into();
    let beyond = looked.iter().find(|seat| seat.index() >= open.players());
    let found = beyond.map_or(String::new(), |seat| seat.to_string());
    let at = |part: &str| format!("decree.{part}.{colour}");
    demand(beyond.is_none(), "MER-1.1", &at("looked"), found, format!("1–{}", open.players()))?;
    demand(stack <= State::STACK, "DEC-2.1", &at("stacks"), stack, "0–4")?;
    // Each look but the one under way has ended with a tile, and only looks do.
    let taken = usize::from(State::STACK - stack);
    let least = looked.len() - usize::from(at_it && looked.contains(open.active));
    let right = taken >= least && (taken == 0 || !looked.is_empty());
    let most = usize::from(State::STACK) - least;
    // Where nobody has looked, nothing was taken.
    let wanted = if looked.is_empty() { most.to_string() } else { format!("≤ {most}") };
    demand(right, "DEC-3.4", &at("stacks"), stack, wanted)?;
    // Somebody who has seen the whole stack.
    let whole = looked.iter().find(|&seat| !(looking && seat == open.active));
    let whole = whole.map(|seat| known_of(game, seat, colour));
    for seat in Seat::all(4) {
        let known = known_of(game, seat, colour);
        let found = known.len();
        if looking && seat == open.active {
            // All at once, if others know it; else tile by tile (DEC-3.4).
            let most = if others_know(open, colour) { 0 } else { stack.saturating_sub(1) };
            demand(known.len() <= most, "DEC-3.4", &at("known"), found, format!("≤ {most}"))?;
        } else if looked.contains(seat) {
            let right = known.len() == stack && whole == Some(known);
            demand(right, "DEC-5.2", &at("known"), found, stack)?;
        } else {
            demand(known.is_empty(), "DEC-5.2", &at("known"), found, 0)?;
        }
    }
    Ok(())
}

const fn known_of(game: &Merlin, seat: Seat, colour: Colour) -> Decrees {
    game.secret[seat.index()].modules.decree.known(colour)
}
