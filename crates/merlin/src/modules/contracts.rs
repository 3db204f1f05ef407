//! What a module has to provide: the contracts of its moves, frames, events, refusals, points,
//! steps, spaces and units. A module that needs none of a sort says [`Nothing`], which has no value, so that
//! nothing has to be written.

use super::Module;
use crate::actions::Beginning;
use crate::dice::Pips;
use crate::event::Event;
use crate::frames::{Frame, Held};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rondel::Space;
use crate::state::{Merlin, Open};
use crate::vocab::{Category, Figure, Power};
use std::fmt;
use std::str::FromStr;
use table::{Clause, Described, Eye, Journal, Moves, Shape, Turn, Unreadable, Variant};

/// A move that only a module knows. Where it is made decides what it means: in a window it is a free action, on a space
/// of the module the beginning of an action, on a frame of the module a choice there.
pub(crate) trait ModuleMove: Copy + Ord + fmt::Display + FromStr {
    /// Why the move is not allowed as a free action in this window of the player's turn.
    fn refusal(self, game: &Merlin) -> Option<Refusal>;

    /// Carries out the free action.
    fn make(self, game: &mut Merlin, journal: &mut Journal<Event>);

    /// The clause that says when the move is possible, for whoever makes it at another moment.
    fn moment(self) -> Clause;

    /// Whether it changes the die chosen for this turn, or what that die does, and nothing else.
    fn turns_die(self) -> bool {
        false
    }

    /// The power of the flag that it costs, if it costs one (ARU-5.1, ARU-5.7).
    fn uses_flag(self) -> Option<Power> {
        None
    }

    /// The number with which the turn is made, where the move takes the place of choosing a die (MKT-5.2).
    fn in_place_of_die(self) -> Option<Pips> {
        None
    }

    /// Whether it changes that die as an apple does, with a piece that is none (MKT-6.1).
    fn serves_as_apple(self) -> bool {
        false
    }

    /// Whether this move, as the only one offered, is made without asking. Never for a move that closes a window.
    fn is_formality(self) -> bool {
        false
    }
}

/// Something due that only a module knows.
pub(crate) trait ModuleFrame: Copy + Eq + fmt::Display + FromStr {
    /// Who has to decide.
    fn turn(self, open: &Open) -> Turn;

    /// What is offered to whoever decides.
    fn offer(self, game: &Merlin, out: &mut Moves<Move>);

    /// Why a choice is not allowed; asked of whoever has to decide.
    fn refusal(self, game: &Merlin, choice: Move) -> Option<Refusal>;

    /// How likely chance is to bring this, if it is the turn of chance; 0 is never.
    fn likelihood(self, game: &Merlin, choice: Move) -> u32 {
        let _ = (game, choice);
        0
    }

    /// Whether chance draws a single tile here, each equally likely.
    fn draws_evenly(self) -> bool {
        false
    }

    /// Carries out the choice; the frame removes itself when it is done.
    fn make(self, game: &mut Merlin, choice: Move, journal: &mut Journal<Event>);

    /// Goes on without a decision, if none is left to make; `false` if somebody has to decide.
    fn settle(self, open: &mut Open, journal: &mut Journal<Event>) -> bool {
        let _ = (open, journal);
        false
    }

    /// The clause that says who decides what.
    fn clause(self) -> Clause;

    /// Whether it can lie on these frames, and has something to decide (for positions).
    fn can_lie_on(self, below: &[Frame], game: &Merlin) -> bool;

    /// The action that waits here for one that its extra move brought about (ARU-2.13).
    fn held(self) -> Option<Held> {
        None
    }

    /// Whether an action begins here that an extra move brought about (ARU-2.13).
    fn begins_action(self) -> bool {
        false
    }
}

/// A step of the setup that a module adds to the layout.
pub(crate) trait ModuleSetup: Copy + Eq + fmt::Display + FromStr {
    /// Whether there is still something to bring.
    fn is_due(self, open: &Open) -> bool;

    /// Who decides; chance, unless the module says otherwise (KRT-1.5).
    fn turn(self, open: &Open) -> Turn {
        let _ = open;
        Turn::Chance
    }

    /// What is offered.
    fn offer(self, game: &Merlin, out: &mut Moves<Move>);

    /// How likely chance is to bring this; 0 is never.
    fn likelihood(self, game: &Merlin, choice: Move) -> u32;

    /// Why a player may not choose this; chance is refused by its likelihood.
    fn refusal(self, game: &Merlin, choice: Move) -> Option<Refusal> {
        (self.likelihood(game, choice) == 0).then_some(Refusal::NoSuchChance)
    }

    /// What was brought or chosen finds its place.
    fn receive(self, game: &mut Merlin, choice: Move, journal: &mut Journal<Event>);

    /// The step is over.
    fn finish(self, open: &mut Open) {
        let _ = open;
    }

    /// The clause that says who decides what: chance, unless the module says otherwise.
    fn clause(self) -> Clause {
        Clause("MER-17.4")
    }
}

/// A step of a scoring that a module adds to the layout.
pub(crate) trait ModuleScoring: Copy + Eq + fmt::Display + FromStr {
    /// The step begins; what it leaves to be decided lies on its frame.
    fn begin(self, open: &mut Open, journal: &mut Journal<Event>);
}

/// A kind of space that a module brings.
pub(crate) trait ModuleSpace: Copy + Eq {
    /// Its identifier in the components file.
    fn id(self) -> &'static str;

    /// The clause by which its action lapses now (MER-6.3).
    fn lapses(self, game: &Merlin, space: Space) -> Option<Clause>;

    /// Its first choices.
    fn offer(self, game: &Merlin, space: Space, out: &mut Moves<Move>);

    /// Why its action cannot begin so.
    fn refusal(self, game: &Merlin, space: Space, beginning: Beginning) -> Option<Refusal>;

    /// Whether a manor can be built by it (INT-5.1).
    fn builds(self) -> bool {
        false
    }

    /// Carries out the first choice.
    fn begin(self, game: &mut Merlin, space: Space, beginning: Beginning, journal: &mut Journal<Event>);
}

/// What a turn can be made with besides a die (INT-2.1).
pub(crate) trait ModuleUnit: Copy + Eq + fmt::Display + FromStr {
    /// The figure it moves, if it moves one.
    fn figure(self) -> Option<Figure>;

    /// Why it cannot be changed like a die (INT-3.6, MOR-2.8).
    fn refusal(self) -> Refusal;

    /// Why its figure cannot be moved in another way than by its number: further or less far, another figure, through a
    /// portal (INT-7.12, MOR-2.8).
    fn refusal_of_other_way(self) -> Refusal {
        self.refusal()
    }

    /// Why a poisoned apple cannot exchange it, if it is no die (INT-3.6).
    fn refusal_of_poison(self) -> Option<Refusal> {
        None
    }

    /// Why this is not possible before it is used, if it is used otherwise than a die: it moves no figure,
    /// and the turn cannot end without it (MOR-2.3, MOR-2.5, MOR-2.7).
    fn refusal_before_use(self, choice: Move) -> Option<Refusal> {
        let _ = choice;
        None
    }
}

/// An event that only a module knows.
pub(crate) trait ModuleEvent: Copy + Eq {
    /// The clause it follows from.
    fn clause(&self) -> Clause;

    /// The event as one eye may know it.
    fn seen_by(&self, eye: Eye) -> Self;
}

/// A refusal that only a module knows.
pub(crate) trait ModuleRefusal: Copy + Eq {
    /// The clause that forbids the move.
    fn clause(self) -> Clause;
}

/// Points that only a module gives.
pub(crate) trait ModulePoints: Copy + Eq {
    /// Where they stand in the breakdown of the score.
    fn category(self) -> Category;

    /// The clause by which they are given.
    fn clause(self) -> Clause;
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
enum Void {}

/// What a module has none of. It has no value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Nothing(Void);

impl Nothing {
    /// Whatever would have to be done with a value, there is none.
    pub const fn never(self) -> ! {
        match self.0 {}
    }
}

impl fmt::Display for Nothing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.never()
    }
}

impl FromStr for Nothing {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Err(Unreadable::new("move", text))
    }
}

macro_rules! nothing {
    ($($contract:ident { $(fn $name:ident($($arg:ident: $type:ty),*) -> $out:ty;)* })*) => {$(
        impl $contract for Nothing {
            $(fn $name(self, $($arg: $type),*) -> $out { let _ = ($($arg,)*); self.never() })*
        }
    )*};
}

nothing! {
    ModuleMove {
        fn refusal(game: &Merlin) -> Option<Refusal>;
        fn make(game: &mut Merlin, journal: &mut Journal<Event>) -> ();
        fn moment() -> Clause;
    }
    ModuleFrame {
        fn turn(open: &Open) -> Turn;
        fn offer(game: &Merlin, out: &mut Moves<Move>) -> ();
        fn refusal(game: &Merlin, choice: Move) -> Option<Refusal>;
        fn make(game: &mut Merlin, choice: Move, journal: &mut Journal<Event>) -> ();
        fn clause() -> Clause;
        fn can_lie_on(below: &[Frame], game: &Merlin) -> bool;
    }
    ModuleSetup {
        fn is_due(open: &Open) -> bool;
        fn offer(game: &Merlin, out: &mut Moves<Move>) -> ();
        fn likelihood(game: &Merlin, choice: Move) -> u32;
        fn receive(game: &mut Merlin, choice: Move, journal: &mut Journal<Event>) -> ();
    }
    ModuleScoring {
        fn begin(open: &mut Open, journal: &mut Journal<Event>) -> ();
    }
    ModuleSpace {
        fn id() -> &'static str;
        fn lapses(game: &Merlin, space: Space) -> Option<Clause>;
        fn offer(game: &Merlin, space: Space, out: &mut Moves<Move>) -> ();
        fn refusal(game: &Merlin, space: Space, beginning: Beginning) -> Option<Refusal>;
        fn begin(game: &mut Merlin, space: Space, beginning: Beginning, journal: &mut Journal<Event>) -> ();
    }
    ModuleUnit {
        fn figure() -> Option<Figure>;
        fn refusal() -> Refusal;
    }
    ModuleRefusal {
        fn clause() -> Clause;
    }
    ModulePoints {
        fn category() -> Category;
        fn clause() -> Clause;
    }
}

impl ModuleEvent for Nothing {
    fn clause(&self) -> Clause {
        self.never()
    }

    fn seen_by(&self, _: Eye) -> Self {
        self.never()
    }
}

/// It has no kinds, and whoever lists what modules have leaves it out.
impl Described for Nothing {
    fn shape() -> Shape {
        Shape::OneOf(Vec::new())
    }
}

/// What stands under the ids of the modules, each with its own shape.
pub(super) fn shape_by_module(shape: impl Fn(Module) -> Shape) -> Shape {
    let all = Module::ALL.map(|module| (module, shape(module)));
    let some = all.into_iter().filter(|(_, shape)| *shape != Nothing::shape());
    let named = some.map(|(module, shape)| {
        Variant::new(module.id(), &[&format!("Something of the module `{module}`.")], Some(shape))
    });
    Shape::OneOf(named.collect())
}
