//! What the horn, poisoned apples and huts are worth, and what a Morgana die promises before it is placed.

use crate::judge::merlin::share_of_territory;
use merlin::modules::morgana::{Cauldron, Effect, Place};
use merlin::{Colour, Die, Direction, Kind, Module, Open, Pips, SiteSet, Space};
use table::Seat;

/// How likely the owner of the horn keeps it to the end of this round, and from round to round after that.
const KEEPS: (f64, f64) = (0.85, 0.55);
/// What dice of each kind usually reach, in points, and how likely their figure still stands there when it is
/// their turn: nobody else moves the knight, everybody moves Merlin and Arthur.
const USUAL_REACH: [(f64, f64); Die::ALL.len()] = [(1.7, 0.6), (2.3, 0.3), (2.5, 0.3)];
/// The sum of die and pieces for the horn (MOR-4.1).
const HORN_SUM: u8 = 7;

/// What a player has of the module. `time` goes from 1 to 0.
pub(super) fn worth(open: &Open, seat: Seat, time: f64) -> f64 {
    if !open.options.modules().contains(Module::Morgana) {
        return 0.0;
    }
    let state = &open.modules.morgana;
    let horn = if state.horn() == Some(seat) { horn_worth(open) } else { 0.0 };
    horn + f64::from(state.apples(seat).min(3)) * 0.8 * time + huts(open, seat) + placing(open, seat)
}

/// What the unused dice can still reach from where the figures stand, against what they usually reach: the
/// token that swaps figures and the one that turns a die change nothing else (MOR-7.1, MOR-7.2, INT-7.4).
pub(super) fn reach(open: &Open, seat: Seat, space_worth: impl Fn(Space) -> f64) -> f64 {
    if !open.options.modules().contains(Module::Morgana) {
        return 0.0;
    }
    let castle = open.castle(seat);
    let of_die = |die: Die, pips: Pips| {
        let (from, ways) = match die {
            Die::Own => (castle.knight, &Direction::ALL[..1]),
            Die::Merlin => (Some(open.merlin), &Direction::ALL[..]),
            Die::Arthur => (open.modules.arthur.figure(), &Direction::ALL[..]),
        };
        let end = |way: &Direction| from.map_or(0.0, |from| space_worth(open.step(from, pips.get(), *way)));
        ways.iter().map(end).fold(0.0, f64::max)
    };
    let mean = |die: Die| {
        let unused = castle.dice.unused().filter(|&(place, _)| open.layout.dice[place] == die);
        let (count, sum) =
            unused.fold((0.0, 0.0), |(count, sum), (_, pips)| (count + 1.0, sum + of_die(die, pips)));
        (count > 0.0).then(|| sum / count)
    };
    let against_usual = |die: Die| {
        let (usual, lasts) = USUAL_REACH[die.index()];
        mean(die).map_or(0.0, |mean| lasts * (mean - usual))
    };
    Die::ALL.into_iter().map(against_usual).sum()
}

/// The numbers of the rounds to come (MOR-4.6), less and less sure.
fn horn_worth(open: &Open) -> f64 {
    let chances = std::iter::successors(Some(KEEPS.0), |chance| Some(chance * KEEPS.1));
    (open.round..=Open::ROUNDS).zip(chances).map(|(round, chance)| f64::from(round) * chance).sum()
}

/// The strength of Morgana where her markers stand alone (MOR-9.2).
pub(super) fn rival(open: &Open, colour: Colour) -> u8 {
    open.modules.morgana.alone(colour)
}

/// Huts strengthen a territory in the next scoring, bring a point to who leads it alone, and take their manor away then
/// (MOR-8.1 to MOR-8.3).
fn huts(open: &Open, seat: Seat) -> f64 {
    if open.castle(seat).manors.intersection(open.modules.morgana.huts()).is_empty() {
        return 0.0;
    }
    let of = |sites: SiteSet| {
        let manors = open.castle(seat).manors.intersection(sites);
        let huts = manors.intersection(open.modules.morgana.huts()).len();
        if huts == 0 {
            return 0.0;
        }
        let others = Seat::all(open.players()).filter(|&other| other != seat);
        let best = others.map(|other| open.strength_in_territory(other, sites)).max().unwrap_or(0);
        let tiles = f64::from(sites.len());
        let share = |own: u8| share_of_territory(f64::from(own) - f64::from(best));
        let gain = tiles * (share(manors.len() + huts) - share(manors.len()));
        let point = if manors.len() + huts > best { f64::from(huts) } else { 0.0 };
        // What a manor that leaves would have brought later, while scorings are left after the next one.
        let later = f64::from((Open::ROUNDS - open.round) / 2);
        0.9 * (gain + point) - 0.25 * f64::from(huts) * later
    };
    open.environs.territories(open.layout.rows).map(|(_, sites)| of(sites)).sum()
}

/// What the die just taken promises: the best of the places it can go to.
fn placing(open: &Open, seat: Seat) -> f64 {
    let Some(pips) = open.morgana_die().filter(|_| open.active == seat) else { return 0.0 };
    let state = &open.modules.morgana;
    if state.placed(seat).is_some() {
        return 0.0;
    }
    let places = Place::all().map(|place| match place {
        Place::Apple => 0.7,
        Place::Horn => {
            let cost = HORN_SUM - pips.get();
            let pieces = open.holdings(seat).items.of_kind(Kind::Material) + open.modules.gold.coins(seat);
            let won = if state.horn() == Some(seat) { 0.0 } else { horn_worth(open) };
            if pieces < cost { 0.0 } else { 1.6 + won - 1.2 * f64::from(cost) }
        }
        Place::Cauldron(cauldron) => {
            let fits = pips.get() == 6 || pips.get() == cauldron.number();
            if fits && !state.is_taken(cauldron) { token_worth(open, seat, cauldron) } else { 0.0 }
        }
    });
    places.fold(0.0, f64::max)
}

/// What a token can bring, roughly.
fn token_worth(open: &Open, seat: Seat, cauldron: Cauldron) -> f64 {
    let (castle, coins) = (open.holdings(seat), open.modules.gold.coins(seat));
    match open.effect_at(cauldron) {
        Some(Effect::Bewitch) if castle.dice.any_unused() => 0.9,
        Some(Effect::SwapFigures) => 0.6,
        Some(Effect::CoinsForResources) if castle.items.total() >= 2 => 1.6,
        Some(Effect::ResourcesForCoins) if coins >= 2 => 1.4,
        Some(Effect::WitchHut) if !castle.manors.is_empty() => 1.6,
        Some(Effect::DarkInfluence) => 1.5,
        Some(_) | None => 0.4,
    }
}
