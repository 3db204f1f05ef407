//! Every piece of the kitchen board is somewhere, and only once; dice and pentagram markers fit the round
//! (sections 1, 2 and 7).

use super::state::{Cauldron, Place, State};
use crate::audit::{Check, demand};
use crate::dice::Dice;
use crate::frames::{Frame, Part, Window};
use crate::modules;
use crate::modules::caerleon::District;
use crate::state::Open;
use crate::vocab::Colour;
use table::Seat;

pub(super) fn check(open: &Open) -> Check {
    let state = &open.modules.morgana;
    let apples: u32 = state.apples.iter().map(|&count| u32::from(count)).sum();
    let holder = Seat::all(open.players()).max_by_key(|&seat| state.apples(seat)).unwrap_or(open.start);
    let at = format!("morgana.seat.{holder}.apples");
    demand(apples <= u32::from(State::APPLES), "MOR-1.1", &at, format!("∑ {apples}"), "∑ ≤ 11")?;
    demand(state.huts.len() <= State::HUTS, "MOR-1.1", "morgana.huts", state.huts.len(), "≤ 7")?;
    let homeless = state.huts.without(open.built()).iter().next();
    let found = homeless.map_or(String::new(), |site| site.to_string());
    let manors = open.built().iter().map(|site| site.to_string()).collect::<Vec<_>>().join(", ");
    let manors = if manors.is_empty() { "-".to_owned() } else { manors };
    demand(homeless.is_none(), "MOR-7.10", "morgana.huts", found, manors)?;
    let alone: u32 = state.alone.iter().map(|&count| u32::from(count)).sum();
    let carried = state.on_plain.iter().chain(&state.on_plus).flatten().map(|&count| u32::from(count));
    let markers = alone + carried.sum::<u32>();
    let carries = |&seat: &Seat| Colour::ALL.into_iter().any(|colour| state.carried(seat, colour) > 0);
    let carrier = Seat::all(open.players()).find(carries).filter(|_| alone == 0);
    let at = carrier.map_or("morgana.alone".to_owned(), |seat| format!("morgana.seat.{seat}"));
    demand(markers <= u32::from(State::MARKERS), "MOR-1.1", &at, format!("∑ {markers}"), "∑ ≤ 6")?;
    for seat in Seat::all(open.players()) {
        for colour in Colour::ALL {
            check_carried(open, seat, colour)?;
        }
    }
    // A marker is placed by the effect that needs Morgana on the board, and she stays there.
    let all = Colour::ALL.map(Colour::id).join(", ");
    demand(markers == 0 || state.figure.is_some(), "MOR-7.12", "morgana.figure", "-", all)?;
    let turn = &open.turn.modules.morgana;
    let gained = turn.gained <= 1 && turn.gained <= state.apples(open.active);
    let most = state.apples(open.active).min(1);
    let expected = if most == 0 { "0".to_owned() } else { format!("0–{most}") };
    demand(gained && turn.leaving.is_none(), "MOR-3.7", "morgana.gained", turn.gained, expected)?;
    check_tokens(open)?;
    check_dice(open)?;
    check_trader(open)?;
    let begun = open.round > 0;
    let untouched = state.figure.is_none() && state.horn.is_none() && apples + markers == 0;
    demand(begun || untouched && state.huts.is_empty(), "MOR-1.9", "turn.round", open.round, "≥ 1")
}

/// Only markers that are there carry a Morgana marker (MOR-7.13, INT-6.7).
fn check_carried(open: &Open, seat: Seat, colour: Colour) -> Check {
    let state = &open.modules.morgana;
    let under = open.modules.market.under(seat, colour);
    let on_plus = state.carried_on_plus(seat, colour);
    let on_plain = state.carried(seat, colour) - on_plus;
    let most = open.castle(seat).influence(colour).saturating_sub(under);
    let at = |part: &str| format!("morgana.seat.{seat}.{part}.{colour}");
    demand(on_plain <= most, "MOR-7.13", &at("on_plain"), on_plain, format!("≤ {most}"))?;
    demand(on_plus <= under, "MOR-7.13", &at("on_plus"), on_plus, format!("≤ {under}"))
}

/// Nobody exchanges anything at the blocked trader (INT-8.1).
fn check_trader(open: &Open) -> Check {
    let blocked = open.blocked_district() == Some(District::Trader);
    let trades = |frame: &Frame| match frame {
        Frame::Module(modules::Frame::Caerleon(own)) => own.trades(),
        _ => false,
    };
    let right = !(blocked && open.due.all().iter().any(trades));
    let found = open.due.all().iter().find(|frame| trades(frame));
    let found = found.map_or(String::new(), Frame::to_string);
    demand(right, "INT-8.1", "turn.due", found, "-")
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
    let token = twice.and_then(|cauldron| state.token(cauldron)).map(|token| token.to_string());
    let token = token.unwrap_or_default();
    demand(twice.is_none(), "MOR-1.6", "morgana.tokens", format!("2 × {token}"), format!("1 × {token}"))?;
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
    let expected = match open.due.part() {
        Part::Over => 0,
        Part::Setup(_) => rolled,
        Part::Rolling if rolls => rolled.min(State::DICE - 1),
        Part::Rolling | Part::Turn | Part::Scoring => State::DICE,
    };
    let expected = Dice::rolled_in_order(expected, State::DICE);
    demand(right && dice.count() == State::DICE, "MOR-1.4", at, dice.written(), expected)?;
    for pips in crate::dice::Pips::all() {
        let equal = (0..State::DICE).filter(|&place| dice.shown(place) == Some(pips)).count();
        let few = equal <= usize::from(State::MAX_EQUAL);
        let expected = format!("≤ {} × {pips}", State::MAX_EQUAL);
        demand(few, "MOR-1.4", at, format!("{equal} × {pips}"), expected)?;
    }
    let (used, holders) = (usize::from(dice.used()), state.pentagrams.len());
    // Each marker was taken with the die on it.
    demand(used == holders, "MOR-2.2", at, format!("{used} × used"), format!("{holders} × used"))?;
    let now = matches!(open.due.part(), Part::Turn | Part::Scoring);
    let holder = state.pentagrams.iter().next().unwrap_or(open.start);
    let at = format!("morgana.seat.{holder}.pentagram");
    demand(now || holders == 0, "MOR-2.9", &at, true, false)?;
    let all = open.due.part() != Part::Scoring || holders == open.players();
    let without = Seat::all(open.players()).find(|&seat| !state.pentagrams.contains(seat));
    let at = format!("morgana.seat.{}.pentagram", without.unwrap_or(open.start));
    demand(all, "MOR-2.3", &at, false, true)?;
    let making = open.morgana_die().is_some();
    let about_to = making && open.due.all()[0] == Frame::Window(Window::Die);
    for seat in Seat::all(4) {
        let (placed, waits) = (state.placed(seat), about_to && seat == open.active);
        let holds = state.pentagrams.contains(seat);
        let fits = placed.is_some() == (holds && !waits) && (holds || !(making && seat == open.active));
        let found = placed.map_or("-".to_owned(), |(place, pips)| format!("{place}, {pips}"));
        if !holds && making && seat == open.active {
            let at = format!("morgana.seat.{seat}.pentagram");
            return demand(false, "MOR-2.2", &at, false, true);
        }
        let expected = if holds && !waits { "apple, 1–6; horn, 1–6; cauldron 1–5, 1–6" } else { "-" };
        demand(fits, "MOR-2.5", &format!("morgana.seat.{seat}.placed"), &found, expected)?;
        if let Some((Place::Cauldron(cauldron), pips)) = placed {
            let others = Seat::all(4).filter(|&other| other != seat).filter_map(|other| state.placed(other));
            let alone = others.into_iter().all(|(place, _)| place != Place::Cauldron(cauldron));
            let number = [super::kitchen::WILD, cauldron.number()].contains(&pips.get());
            let at = format!("morgana.seat.{seat}.placed");
            // On its own cauldron, with a 6 on any; on each of them lies one die.
            let expected = if number {
                format!("1 × {}", Place::Cauldron(cauldron))
            } else if let Some(own) = Cauldron::all().find(|own| own.number() == pips.get()) {
                format!("{}, {pips}", Place::Cauldron(own))
            } else {
                "cauldron 1–5, 6".to_owned()
            };
            let found = if number { format!("2 × {}", Place::Cauldron(cauldron)) } else { found };
            demand(alone && number, "MOR-5.1", &at, found, expected)?;
        }
    }
    let unit = match open.turn.unit {
        Some((crate::dice::Unit::Module(modules::Unit::Morgana(_)), _)) => true,
        Some(_) | None => false,
    };
    let at = format!("morgana.seat.{}.pentagram", open.active);
    demand(!unit || state.pentagrams.contains(open.active), "MOR-2.2", &at, false, true)
}
