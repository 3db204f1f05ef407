//! Every piece of the kitchen board is somewhere, and only once; dice and pentagram markers fit the round (sections 1, 2
//! and 7).

use super::state::{Cauldron, Place, State};
use crate::audit::{Check, demand};
use crate::frames::{Frame, Part, Window};
use crate::modules;
use crate::modules::caerleon::District;
use crate::state::Open;
use crate::vocab::Colour;
use table::Seat;

pub(super) fn check(open: &Open) -> Check {
    let state = &open.modules.morgana;
    let apples: u32 = state.apples.iter().map(|&count| u32::from(count)).sum();
    demand(apples <= u32::from(State::APPLES), "MOR-1.1", "morgana.apples", apples, "≤ 11")?;
    demand(state.huts.len() <= State::HUTS, "MOR-1.1", "morgana.huts", state.huts.len(), "≤ 7")?;
    let homeless = state.huts.without(open.built()).iter().next();
    let found = homeless.map_or(String::new(), |site| site.to_string());
    demand(homeless.is_none(), "MOR-7.10", "morgana.huts", found, "⊆ manors")?;
    let alone: u32 = state.alone.iter().map(|&count| u32::from(count)).sum();
    let carried = state.on_plain.iter().chain(&state.on_plus).flatten().map(|&count| u32::from(count));
    let markers = alone + carried.sum::<u32>();
    demand(markers <= u32::from(State::MARKERS), "MOR-1.1", "morgana.alone", markers, "≤ 6")?;
    for seat in Seat::all(open.players()) {
        for colour in Colour::ALL {
            check_carried(open, seat, colour)?;
        }
    }
    let turn = &open.turn.modules.morgana;
    let gained = turn.gained <= 1 && turn.gained <= state.apples(open.active);
    demand(gained && turn.leaving.is_none(), "MOR-3.7", "morgana.gained", turn.gained, "0–1")?;
    check_tokens(open)?;
    check_dice(open)?;
    check_trader(open)?;
    let begun = open.round > 0;
    let untouched = state.figure.is_none() && state.horn.is_none() && apples + markers == 0;
    demand(begun || untouched && state.huts.is_empty(), "MOR-1.9", "morgana", open.round, "≥ 1")
}

/// Only markers that are there carry a Morgana marker (MOR-7.13, INT-6.7).
fn check_carried(open: &Open, seat: Seat, colour: Colour) -> Check {
    let state = &open.modules.morgana;
    let under = open.modules.market.under(seat, colour);
    let on_plus = state.carried_on_plus(seat, colour);
    let on_plain = state.carried(seat, colour) - on_plus;
    let most = open.castle(seat).influence(colour).saturating_sub(under);
    let found = format!("{on_plain} + {on_plus} × {colour}");
    let fits = on_plain <= most && on_plus <= under;
    demand(fits, "MOR-7.13", "morgana.carried", found, format!("≤ {most} + {under}"))
}

/// Nobody exchanges anything at the blocked trader (INT-8.1).
fn check_trader(open: &Open) -> Check {
    let blocked = open.blocked_district() == Some(District::Trader);
    let trades = |frame: &Frame| match frame {
        Frame::Module(modules::Frame::Caerleon(own)) => own.trades(),
        _ => false,
    };
    let right = !(blocked && open.due.all().iter().any(trades));
    demand(right, "INT-8.1", "turn.due", "caerleon give", "-")
}

/// Every token lies on one cauldron once the setup has laid it (MOR-1.6).
fn check_tokens(open: &Open) -> Check {
    let state = &open.modules.morgana;
    let laid = state.tokens.iter().flatten().count();
    let twice = Cauldron::all().find(|&cauldron| {
        let mut others = Cauldron::all().filter(|&other| other != cauldron).map(|other| state.token(other));
        let token = state.token(cauldron);
        token.is_some_and(|token| others.any(|other| other.is_some_and(|own| own.index() == token.index())))
    });
    demand(twice.is_none(), "MOR-1.6", "morgana.tokens", "2 ×", 1)?;
    let in_order = state.tokens[laid..].iter().all(Option::is_none);
    let right = in_order && (laid == Cauldron::COUNT || matches!(open.due.part(), Part::Setup(_)));
    demand(right, "MOR-1.6", "morgana.tokens", laid, Cauldron::COUNT)
}

/// Dice lie on the markers that nobody has; a player with a marker has placed a die, or is about to (MOR-2.2, MOR-2.5).
fn check_dice(open: &Open) -> Check {
    let state = &open.modules.morgana;
    let (dice, at) = (&state.dice, "morgana.dice");
    let rolled = (0..State::DICE).filter(|&place| dice.shown(place).is_some()).count();
    let in_order = dice.next_to_roll().is_none_or(|next| next == rolled);
    let rolls = open.due.all().contains(&super::Frame::Roll.into());
    let right = match open.due.part() {
        Part::Setup(_) => in_order,
        Part::Rolling => in_order && (rolled < State::DICE) == rolls,
        Part::Turn | Part::Scoring => rolled == State::DICE,
        Part::Over => rolled == 0,
    };
    demand(right && dice.count() == State::DICE, "MOR-1.4", at, format!("{rolled} rolled"), State::DICE)?;
    for pips in crate::dice::Pips::all() {
        let equal = (0..State::DICE).filter(|&place| dice.shown(place) == Some(pips)).count();
        let few = equal <= usize::from(State::MAX_EQUAL);
        demand(few, "MOR-1.4", at, format!("{equal} × {pips}"), format!("≤ {}", State::MAX_EQUAL))?;
    }
    let (used, holders) = (usize::from(dice.used()), state.pentagrams.len());
    demand(used == holders, "MOR-2.2", "morgana.pentagrams", holders, used)?;
    let now = matches!(open.due.part(), Part::Turn | Part::Scoring);
    demand(now || holders == 0, "MOR-2.9", "morgana.pentagrams", holders, 0)?;
    let all = open.due.part() != Part::Scoring || holders == open.players();
    demand(all, "MOR-2.3", "morgana.pentagrams", holders, open.players())?;
    let making = open.morgana_die().is_some();
    let about_to = making && open.due.all()[0] == Frame::Window(Window::Die);
    for seat in Seat::all(4) {
        let (placed, waits) = (state.placed(seat), about_to && seat == open.active);
        let holds = state.pentagrams.contains(seat);
        let fits = placed.is_some() == (holds && !waits) && (holds || !(making && seat == open.active));
        let found = placed.map_or("-".to_owned(), |(place, pips)| format!("{place} {pips}"));
        demand(fits, "MOR-2.5", &format!("morgana.seat.{seat}.placed"), &found, "apple, horn, cauldron")?;
        if let Some((Place::Cauldron(cauldron), pips)) = placed {
            let others = Seat::all(4).filter(|&other| other != seat).filter_map(|other| state.placed(other));
            let alone = others.into_iter().all(|(place, _)| place != Place::Cauldron(cauldron));
            let number = [super::kitchen::WILD, cauldron.number()].contains(&pips.get());
            demand(alone && number, "MOR-5.1", &format!("morgana.seat.{seat}.placed"), &found, cauldron)?;
        }
    }
    let unit = match open.turn.unit {
        Some((crate::dice::Unit::Module(modules::Unit::Morgana(_)), _)) => true,
        Some(_) | None => false,
    };
    demand(!unit || state.pentagrams.contains(open.active), "MOR-2.2", "turn.die", "morgana die", "own 1–6")
}
