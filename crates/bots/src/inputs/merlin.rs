//! What a network is shown of Merlin, with any modules.

mod modules;

use super::{Inputs, Readable, around};
use crate::judge::merlin::{influence, space_worth, territories, unrepelled};
use merlin::modules::SpaceKind as ModuleSpace;
use merlin::{
    Castle, Colour, Counted, Die, Direction, Figure, Frame, Gained, Item, Merlin, Mission, Module, Modules,
    Open, Options, Pips, Power, ScoringStep, Site, Space, SpaceKind, Terrain, Unit, Variant, Variants,
    Vassal, View, Window,
};
use table::{Game, Seat};

/// Everything that can be due in the base game, whatever its numbers.
const DUES: usize = 22;
/// The spaces of both rings.
const SPACES: usize = 2 * Space::COUNT as usize;
/// The kinds of spaces.
const KINDS: usize = 35;

/// The most players.
const SEATS: usize = *Options::PLAYERS.end();

impl Readable for Merlin {
    const SEATS: Option<usize> = Some(SEATS);

    fn read(view: &View<'_>, me: Seat, inputs: &mut Inputs) {
        let (open, turn) = (view.open, &view.open.turn);
        let seats = || around(open.players(), me);
        inputs.one(SEATS - 1, open.players() - 2);
        inputs.one(7, usize::from(open.round.min(6)));
        inputs.some(SEATS, seats().position(|seat| seat == open.start));
        inputs.some(SEATS, seats().position(|seat| seat == open.active));
        inputs.one(DUES + modules::DUES, due(open.top()));
        inputs.whether(open.active == me);
        let unit = turn.unit.map(|(unit, _)| match unit {
            Unit::Die(die) => die.index(),
            Unit::Module(own) => Die::ALL.len() + modules::unit(own),
        });
        inputs.some(Die::ALL.len() + modules::UNITS, unit);
        inputs.some(6, turn.unit.map(|(_, pips)| usize::from(pips.get()) - 1));
        inputs.some(Figure::ALL.len(), turn.figure.map(Figure::index));
        inputs.some(SPACES, turn.action.map(place));
        inputs.some(KINDS, turn.action.map(|space| kind(open.layout.kind(space))));
        inputs.at_least(2, usize::from(turn.missions));
        inputs.at_least(3, usize::from(turn.executions));
        inputs.some(Power::ALL.len(), turn.powers.iter().map(Power::index));
        inputs.one(24, open.merlin.index());
        for terrain in Terrain::ALL {
            inputs.some(usize::from(Site::COUNT), open.environs.of(terrain).iter().map(Site::index));
        }
        inputs.some(usize::from(Site::COUNT), open.environs.towers().iter().map(Site::index));
        // Missions: on display, in the player's hand, and how much they lack.
        let display = || open.display.iter().flatten().copied();
        inputs.some(Mission::COUNT, display().map(Mission::index));
        let castle = open.holdings(me);
        let lacking =
            |mission: Mission| open.options.components.mission(mission).lacking(&castle).iter().sum::<u8>();
        let mut lacks = [0; 16];
        lacks
            .iter_mut()
            .zip(view.hand(me).iter())
            .for_each(|(lacks, mission)| *lacks = lacking(mission).min(3));
        for wanted in 0..4 {
            let hand = view.hand(me).iter().zip(lacks).filter(|&(_, lacks)| lacks == wanted);
            inputs.some(Mission::COUNT, hand.map(|(mission, _)| mission.index()));
        }
        modules::read_board(view, me, inputs);
        inputs.of_seats(SEATS, open.players(), me, |seat, inputs| {
            read_castle(view, seat, inputs);
            modules::read_seat(open, seat, inputs);
        });
    }

    fn points(view: &View<'_>, seat: Seat) -> i32 {
        view.open.score(seat)
    }

    /// Every set of modules; single modules and all of them together more often, and three quarters of the games
    /// without any.
    fn to_learn(players: usize) -> Vec<Options> {
        let all: Modules = Module::ALL.into_iter().collect();
        let sets = (0_u32..1 << Module::ALL.len()).map(|bits| {
            Module::ALL.into_iter().filter(|module| bits >> module.index() & 1 == 1).collect::<Modules>()
        });
        let often = sets.filter(|set| set.complete() == *set).flat_map(|set| {
            let single = Module::ALL.into_iter().any(|one| Modules::from_iter([one]).complete() == set);
            let times = if set == all {
                30
            } else if single {
                15
            } else {
                1
            };
            std::iter::repeat_n(set, times)
        });
        let options = often.enumerate().filter_map(|(number, modules)| {
            let fits = |variant: &Variant| modules.contains(variant.module()) && number % 3 == 0;
            let variants: Variants = Variant::ALL.into_iter().filter(fits).collect();
            Options::new(players, Self::printed())?.with(modules, variants).ok()
        });
        let mut options: Vec<_> = options.collect();
        let count = options.len();
        options.extend(Options::new(players, Self::printed()).into_iter().cycle().take(3 * count));
        options
    }
}

/// The number of a space.
fn place(space: Space) -> usize {
    space.ring().index() * usize::from(Space::COUNT) + space.index()
}

/// The number of a kind of space.
fn kind(kind: SpaceKind) -> usize {
    match kind {
        SpaceKind::Principality(colour) => colour.index(),
        SpaceKind::Vp(counted) => 6 + counted.index(),
        SpaceKind::Influence(gained) => 11 + gained.index(),
        SpaceKind::Excalibur => 15,
        SpaceKind::Grail => 16,
        SpaceKind::Relocate => 17,
        SpaceKind::Exchange => 18,
        SpaceKind::Mission => 19,
        SpaceKind::Build => 20,
        SpaceKind::Module(own) => match own {
            ModuleSpace::Gold(own) => 21 + own.index(),
            ModuleSpace::Arthur(own) => 23 + own.index(),
            ModuleSpace::Favor(own)
            | ModuleSpace::Knights(own)
            | ModuleSpace::Market(own)
            | ModuleSpace::Caerleon(own)
            | ModuleSpace::Morgana(own)
            | ModuleSpace::Treasures(own)
            | ModuleSpace::Decree(own) => own.never(),
        },
    }
}

const _: () = assert!(Counted::ALL.len() == 5 && Gained::ALL.len() == 4);

/// Where the unused dice of a player would bring a figure from where it stands.
fn landings<'a>(
    open: &'a Open,
    castle: &'a Castle,
    die: Die,
    from: Option<Space>,
) -> impl Iterator<Item = Space> + 'a {
    let directions: &[Direction] = if die == Die::Own { &[Direction::Clockwise] } else { &Direction::ALL };
    let unused = castle.dice.unused().filter(move |&(place, _)| open.layout.dice[place] == die);
    let steps = unused.flat_map(move |(_, pips)| directions.iter().map(move |&direction| (pips, direction)));
    let steps = steps.filter_map(move |(pips, direction)| Some((from?, pips, direction)));
    steps.map(move |(from, pips, direction)| open.step(from, pips.get(), direction))
}

/// Where a player's knight stands before the next own die: after a die that is chosen for it and not used yet.
fn knight(open: &Open, seat: Seat, castle: &Castle) -> Option<Space> {
    let walks = open.active == seat
        && open.top() == Frame::Window(Window::Die)
        && open.moving().is_some_and(|(figure, _)| figure == Figure::Knight);
    if walks { open.ends(Direction::Clockwise) } else { castle.knight }
}

/// Where the player's dice lead the knight one after another, and what the best order of them brings. All dice of
/// a round are rolled at its beginning, so a turn is as good as what it leaves for the other dice.
fn read_walk(
    open: &Open,
    seat: Seat,
    castle: &Castle,
    knight: Option<Space>,
    dice: impl Iterator<Item = Pips>,
    inputs: &mut Inputs,
) {
    const MOST: usize = 3;
    let (mut pips, mut count) = ([0; MOST], 0);
    for (place, die) in pips.iter_mut().zip(dice) {
        (*place, count) = (die.get(), count + 1);
    }
    let mut kinds = [[false; KINDS]; MOST];
    // By the set of dice used so far, as bits: the space they lead to, whatever their order, and the most
    // they bring on the way.
    let mut best = [0.0_f64; 1 << MOST];
    if let Some(knight) = knight {
        let mut spaces = [knight; 1 << MOST];
        for used in 1_usize..1 << count {
            let last = used.trailing_zeros() as usize;
            let space = open.step(spaces[used & (used - 1)], pips[last], Direction::Clockwise);
            let before = (0..count).filter(|die| used >> die & 1 == 1).map(|die| best[used & !(1 << die)]);
            spaces[used] = space;
            best[used] = before.fold(0.0, f64::max) + space_worth(open, seat, castle, space);
            kinds[used.count_ones() as usize - 1][kind(open.layout.kind(space))] = true;
        }
    }
    for kinds in &kinds[1..] {
        inputs.some(KINDS, (0..KINDS).filter(|&kind| kinds[kind]));
    }
    inputs.part(best[(1 << count) - 1]);
}

/// All that lies open about one player.
fn read_castle(view: &View<'_>, seat: Seat, inputs: &mut Inputs) {
    let open = view.open;
    let castle = open.holdings(seat);
    let knight = knight(open, seat, &castle);
    inputs.some(SPACES, castle.knight.map(place));
    for (die, from) in
        [(Die::Own, knight), (Die::Merlin, Some(open.merlin)), (Die::Arthur, open.modules.arthur.figure())]
    {
        let mut best = 0.0_f64;
        let mut kinds = [false; KINDS];
        for space in landings(open, &castle, die, from) {
            kinds[kind(open.layout.kind(space))] = true;
            best = best.max(space_worth(open, seat, &castle, space));
        }
        inputs.some(KINDS, (0..KINDS).filter(|&kind| kinds[kind]));
        inputs.part(best);
    }
    let unused = |die: Die| {
        let dice = castle.dice.unused();
        dice.filter(move |&(place, _)| open.layout.dice[place] == die).map(|(_, pips)| pips)
    };
    read_walk(open, seat, &castle, knight, unused(Die::Own), inputs);
    for pips in Pips::all() {
        inputs.at_least(3, unused(Die::Own).filter(|&other| other == pips).count());
    }
    for die in [Die::Merlin, Die::Arthur] {
        inputs.some(6, unused(die).next().map(|pips| usize::from(pips.get()) - 1));
    }
    inputs.at_least(5, castle.dice.count() - usize::from(castle.dice.used()));
    for item in Item::all() {
        inputs.at_least(2, usize::from(castle.items.count(item)));
    }
    for kind in merlin::Kind::ALL {
        inputs.at_least(8, usize::from(castle.items.of_kind(kind)));
    }
    inputs.at_least(5, usize::from(castle.apples));
    inputs.at_least(3, usize::from(castle.staffs));
    for colour in Colour::ALL {
        inputs.at_least(2, usize::from(castle.traitors_of(colour)));
        inputs.at_least(4, usize::from(open.strength_in_principality(seat, colour)));
    }
    inputs.at_least(6, unrepelled(open, &castle).round() as usize);
    inputs.some(usize::from(Site::COUNT), castle.manors.iter().map(Site::index));
    inputs.at_least(7, usize::from(castle.manors.len()));
    for vassal in Vassal::ALL {
        inputs.some(6, castle.vassal(vassal).map(Colour::index));
    }
    inputs.at_least(4, usize::from(castle.vassals_on_board()));
    inputs.whether(open.excalibur == Some(seat));
    inputs.whether(open.grail == Some(seat));
    inputs.some(Mission::COUNT, castle.seen.iter().map(Mission::index));
    // What a scoring would bring now.
    let strength = |seat, sites| open.strength_in_territory(seat, sites);
    for (most, worth) in [(20, territories(open, seat, strength)), (16, influence(open, seat))] {
        inputs.at_least(most, worth.round() as usize);
        inputs.part(worth);
    }
}

fn due(frame: Frame) -> usize {
    match frame {
        Frame::Setup(_) => 0,
        Frame::Dice => 1,
        Frame::Window(window) => 2 + window as usize,
        Frame::Execution => 7,
        Frame::Repeat => 8,
        Frame::Exchange => 9,
        Frame::SecondDiscard => 10,
        Frame::Tower => 11,
        Frame::TurnEnd => 12,
        Frame::Replace(count) => 12 + usize::from(count.clamp(1, 2)),
        Frame::Card(_) => 15,
        Frame::Scoring(ScoringStep::Module(_)) => 16,
        Frame::Scoring(_) => 17,
        Frame::RepelTraitors(_) => 18,
        Frame::NewTraitors => 19,
        Frame::Grail(_) => 20,
        Frame::Over => 21,
        Frame::Module(own) => DUES + modules::due(own),
    }
}

const _: () = assert!(Window::ALL.len() == 5);
