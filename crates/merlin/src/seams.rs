//! Where modules change the base game: the only file of it that asks what they do to its course.
//!
//! A seam is a place of the base game with a name of the rulebook. [`Seams`] lists them all; the rules of a
//! module implement those they need. The functions below it are what the base calls: they ask every module in
//! play, in the order of the modules, unless the rules give another order.
//!
//! | kind | seams |
//! |---|---|
//! | lay | `lay`, `furnish`, `check`, `write_position`, `read_before_filling`, `read_position`, `resample` |
//! | notify | `tile_laid`, `influence_placed`, `influence_returned`, `traitor_repelled`, `mission_completed`, `vp_space_performed`, `manor_built`, `manor_left`, `round_ended`, `round_prepared`, `territory_scored`, `principality_compared`, `principality_scored`, `last_round_over`, `count_end_points` |
//! | offer | `offer_free_actions` (with `help_with_missions`), `has_unit`, `owes_turn`, `offer_in_action` (with `is_beginning`, `refusal_in_action`, `begin_action`), `can_repel`, `offer_against_traitors`, `offer_giving` (with `given`, `give_other`) |
//! | amend | `forbids_taking`, `can_substitute`, `forbids_apple`, `forbids_mistletoe`, `forbids_coin`, `forbids_mission`, `forbids_action`, `forbids_staff`, `forbids_ending`, `forbids_power`, `keeps_between`, `keeps_action`, `other_figure`, `further_steps`, `forbids_changing_die`, `further_missions`, `has_gone_on`, `protects_manor`, `changes_dice`, `adds_turns`, `forbids_entering`, `may_deploy`, `add_holdings`, `further_staffs`, `hand`, `strength_in_territory`, `strength_in_principality`, `worth_of_principality`, `rival_in_principality` |
//! | claim | `take_due_item`, `return_item`, `send_home`, `act_of_vassal`, `reward_of_mission`, `execution_finished` |
//!
//! Which seam carries which clauses: `docs/adding-a-module.md`.

use crate::castle::Castle;
use crate::components::Components;
use crate::event::Event;
use crate::frames::Window;
use crate::free_actions::NearMissions;
use crate::layout::Layout;
use crate::missions::Mission;
use crate::modules::{
    self, Module, Modules, arthur, caerleon, decree, favor, gold, knights, market, morgana, treasures,
};
use crate::moves::Move;
use crate::options::Options;
use crate::pieces::Deployed;
use crate::position::Reader;
use crate::refusal::Refusal;
use crate::rondel::{Counted, Space};
use crate::sites::{Site, SiteSet};
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Figure, Item, Power, TerrainTile, Vassal};
use table::{Clause, Fault, Journal, Moves, Rng, Seat, SeatSet};

/// Asks every module in play, in the order of the modules, and puts the answers together.
macro_rules! ask {
    ($how:ident, $in_play:expr, $name:ident($($arg:ident),*)) => {
        ask!(@$how $in_play, $name($($arg),*),
            Favor favor, Arthur arthur, Knights knights, Gold gold, Market market, Caerleon caerleon,
            Morgana morgana, Treasures treasures, Decree decree)
    };
    (@tell $in_play:expr, $name:ident $args:tt, $($module:ident $of:ident),*) => {
        { $(if $in_play.contains(Module::$module) { <$of::Rules as Seams>::$name $args; })* }
    };
    (@any $in_play:expr, $name:ident $args:tt, $($module:ident $of:ident),*) => {
        $(($in_play.contains(Module::$module) && <$of::Rules as Seams>::$name $args))||*
    };
    (@first $in_play:expr, $name:ident $args:tt, $($module:ident $of:ident),*) => {{
        $(if $in_play.contains(Module::$module) && let Some(answer) = <$of::Rules as Seams>::$name $args {
            return Some(answer);
        })*
        None
    }};
    (@all $in_play:expr, $name:ident $args:tt, $($module:ident $of:ident),*) => {{
        $(if $in_play.contains(Module::$module) { <$of::Rules as Seams>::$name $args?; })*
        Ok(())
    }};
    (@sum $in_play:expr, $name:ident $args:tt, $($module:ident $of:ident),*) => {
        0 $(+ if $in_play.contains(Module::$module) { <$of::Rules as Seams>::$name $args } else { 0 })*
    };
}

/// The modules of a game.
trait InPlay {
    fn in_play(&self) -> Modules;
}

impl InPlay for Open {
    #[inline]
    fn in_play(&self) -> Modules {
        self.options.modules()
    }
}

impl InPlay for Merlin {
    #[inline]
    fn in_play(&self) -> Modules {
        self.open.options.modules()
    }
}

impl InPlay for Options {
    #[inline]
    fn in_play(&self) -> Modules {
        self.modules()
    }
}

/// Declares the seams: for each a method of [`Seams`] that does nothing, and a function that asks all modules in play.
macro_rules! seams {
    ($($(#[$doc:meta])* fn $name:ident($who:ident: $whose:ty $(, $arg:ident: $type:ty)*) $(-> $out:ty)?, $how:ident, $none:expr;)*) => {
        /// What a module does at the seams of the base game: nothing, unless its rules say otherwise.
        pub(crate) trait Seams {
            /// The module edits the layout: rondel, dice, powers, steps of setup and scorings (INT-1.2,
            /// INT-1.7, INT-13.6).
            fn lay(layout: &mut Layout, modules: Modules, components: &Components) {
                let _ = (layout, modules, components);
            }

            $($(#[$doc])* fn $name($who: $whose $(, $arg: $type)*) $(-> $out)? {
                let _ = ($who, $($arg,)*);
                $none
            })*

            /// A vassal was deployed, or is activated: the module carries out its act in its own way and
            /// answers `true`. Asked in the order of [`ACTS`] (DEC-3.1, KRT-6.2, MOR-6.6, CRL-4.1 to
            /// CRL-4.13, INT-10.6).
            fn act_of_vassal(open: &mut Open, deployed: Deployed, journal: &mut Journal<Event>) -> bool {
                let _ = (open, deployed, journal);
                false
            }
        }

        $(#[inline]
        pub(crate) fn $name($who: $whose $(, $arg: $type)*) $(-> $out)? {
            ask!($how, $who.in_play(), $name($who $(, $arg)*))
        })*
    };
}

seams! {
    /// The module puts its pieces on the board and before the players, before the first move (GLD-1.6, MKT-1.4,
    /// MOR-1.9, TRE-2.5).
    fn furnish(open: &mut Open), tell, ();

    /// What must be true of the pieces of the module, whoever claims the situation.
    fn check(game: &Merlin) -> Result<(), Fault>, all, Ok(());

    /// Writes the table of the module into a position.
    fn write_position(game: &Merlin, text: &mut String) -> std::fmt::Result, all, Ok(());

    /// Reads what hands are filled in by, before they are (KRT-13.2).
    fn read_before_filling(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault>, all, Ok(());

    /// Reads the table of the module, or fills in what it leaves out.
    fn read_position(game: &mut Merlin, reader: &Reader<'_>) -> Result<(), Fault>, all, Ok(());

    /// How many decisions a game can have at most beyond those of the base game, which has so many turns.
    fn most_decisions(options: &Options, turns: u32) -> u32, sum, 0;

    /// What the module hides from a seat is drawn anew, from what the seat sees and these random words alone (DEC-5.2).
    fn resample(game: &mut Merlin, eye: Seat, rng: &mut dyn Rng), tell, ();

    // Told when something has happened.

    /// A terrain tile was laid out at the setup (TRE-2.4).
    fn tile_laid(open: &mut Open, site: Site, tile: TerrainTile, journal: &mut Journal<Event>), tell, ();

    /// A player's own action has put an influence marker into a principality (MKT-4.2, KRT-2.7, INT-6.6). Not told of
    /// starting tiles.
    fn influence_placed(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Journal<Event>), tell, ();

    /// An influence marker has left a principality before its scoring (TRE-5.5, INT-6.5).
    fn influence_returned(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Journal<Event>), tell, ();

    /// A traitor was repelled, by whatever means (KRT-7.1, KRT-7.2, INT-12.1).
    fn traitor_repelled(open: &mut Open, seat: Seat, colour: Colour, journal: &mut Journal<Event>), tell, ();

    /// A mission was completed, in whatever way; its reward is not chosen yet (FAV-3.1, FAV-3.2, MKT-2.4).
    fn mission_completed(open: &mut Open, seat: Seat, mission: Mission, journal: &mut Journal<Event>), tell, ();

    /// The action of a VP space was performed (KRT-8.1 to KRT-8.5).
    fn vp_space_performed(open: &mut Open, space: Space, counted: Counted, journal: &mut Journal<Event>), tell, ();

    /// A manor was built; what the tile and the module give for it is pushed on what is due, so that the last module
    /// asked is carried out first (TRE-3.1, KRT-11.1, KRT-11.2, INT-5.1).
    fn manor_built(open: &mut Open, seat: Seat, site: Site, journal: &mut Journal<Event>), tell, ();

    /// A manor has left the environs: it was replaced, or removed in a clean-up (ARU-3.19, ARU-7.2, INT-5.4).
    fn manor_left(open: &mut Open, site: Site, journal: &mut Journal<Event>), tell, ();

    /// All turns of a round are over, the scoring has not begun (MOR-4.6, INT-13.5).
    fn round_ended(open: &mut Open, journal: &mut Journal<Event>), tell, ();

    /// The scoring, if any, is over; dice will be rolled (MKT-5.9, MOR-2.9, INT-13.5).
    fn round_prepared(open: &mut Open, journal: &mut Journal<Event>), tell, ();

    /// The points of a territory are given (MOR-8.2).
    fn territory_scored(open: &mut Open, sites: SiteSet, leaders: SeatSet, journal: &mut Journal<Event>), tell, ();

    /// The strengths in a principality were compared; its points are not given yet (MOR-9.2).
    fn principality_compared(open: &mut Open, colour: Colour, journal: &mut Journal<Event>), tell, ();

    /// The points of a principality are given; the markers of the players have not gone home yet (MKT-4.5,
    /// MOR-9.6, INT-6.4).
    fn principality_scored(open: &mut Open, colour: Colour, journal: &mut Journal<Event>), tell, ();

    /// The last scoring is over; no further dice will be rolled, and end points come next (MKT-5.9, MOR-2.9, INT-13.5).
    fn last_round_over(open: &mut Open, journal: &mut Journal<Event>), tell, ();

    /// The last scoring is over: what the module is worth at the end (GLD-2.8, KRT-7.5, KRT-8.6, MKT-6.3, INT-13.4).
    fn count_end_points(open: &mut Open, seat: Seat, journal: &mut Journal<Event>), tell, ();

    // Offers beside those of the base game. Moves of modules are larger than all others, so they are pushed last.

    /// What else is possible in a window of the player's turn: coins, decrees, the market, seals, tiles of allies; in
    /// window `start` also labourers and Morgana's dice (INT-2.9, INT-2.10, INT-3.1). In windows `start` and `die` it
    /// ascends. Refusals and effects are those of the moves.
    fn offer_free_actions(game: &Merlin, window: Window, near: &NearMissions<'_>, out: &mut Moves<Move>), tell, ();

    /// With how many requirements that are not met the player on turn could complete a mission nevertheless
    /// (GLD-3.1, MKT-6.1, KRT-12.1).
    fn help_with_missions(open: &Open) -> u8, sum, 0;

    /// Whether a player can make a turn with something else than a die (MKT-5.3, MOR-2.1, INT-2.1, INT-2.5).
    fn has_unit(open: &Open, seat: Seat) -> bool, any, false;

    /// Whether a player must make a turn with something else than a die, and so cannot decline (MOR-2.3, INT-2.5).
    fn owes_turn(open: &Open, seat: Seat) -> bool, any, false;

    /// Other first choices of the action of a space: points of choice, the lady's double action (FAV-8.1,
    /// FAV-9.1), pieces from elsewhere (KRT-9.4). Moves of the module only.
    fn offer_in_action(game: &Merlin, space: Space, out: &mut Moves<Move>), tell, ();

    /// Whether this move of a module can be the beginning of the action of a space (see `offer_in_action`).
    fn is_beginning(game: &Merlin, space: Space, choice: modules::Move) -> bool, any, false;

    /// Why the action of a space cannot begin with this move, which is a beginning.
    fn refusal_in_action(game: &Merlin, space: Space, choice: modules::Move) -> Option<Refusal>, first, None;

    /// The action of a space begins with a move of a module (see `offer_in_action`).
    fn begin_action(game: &mut Merlin, space: Space, choice: modules::Move, journal: &mut Journal<Event>), tell, ();

    /// Further means against traitors in a scoring (FAV-7.2). Their moves are carried out as free actions are.
    fn offer_against_traitors(open: &Open, seat: Seat, out: &mut Moves<Move>), tell, ();

    /// Whether the module has means against traitors in a scoring (FAV-7.2).
    fn can_repel(open: &Open, seat: Seat) -> bool, any, false;

    /// Other ways to give up a piece than this move: a marker in place of an item, an influence marker with
    /// what lies under it (MKT-3.5, INT-6.5, INT-9.5).
    fn offer_giving(open: &Open, seat: Seat, choice: Move, out: &mut Moves<Move>), tell, ();

    /// The move that gives up a piece for which this one stands, or why the player has no such choice (see
    /// `offer_giving`).
    fn given(open: &Open, seat: Seat, choice: modules::Move) -> Option<Result<Move, Refusal>>, first, None;

    /// The piece given up next is the one of `offer_giving`.
    fn give_other(open: &mut Open, choice: modules::Move), tell, ();

    // What the base game asks before it goes on.

    /// Why this item cannot be taken from its supply (MOR-6.5, MOR-6.8, INT-8.1, INT-9.4).
    fn forbids_taking(open: &Open, item: Item) -> Option<Refusal>, first, None;

    /// Whether the player on turn could take such an item from elsewhere in its place (KRT-9.4, INT-9.2).
    fn can_substitute(open: &Open, item: Item) -> bool, any, false;

    /// Why apples cannot be taken (INT-8.5).
    fn forbids_apple(open: &Open) -> Option<Refusal>, first, None;

    /// Why mistletoe cannot be taken (INT-8.5).
    fn forbids_mistletoe(open: &Open) -> Option<Refusal>, first, None;

    /// Why coins cannot be taken (INT-8.5).
    fn forbids_coin(open: &Open) -> Option<Refusal>, first, None;

    /// Why no mission can be completed in this turn (MKT-2.3).
    fn forbids_mission(open: &Open) -> Option<Refusal>, first, None;

    /// The clause by which the action of a space cannot be performed at all (MOR-6.3, INT-7.11).
    fn forbids_action(open: &Open, space: Space) -> Option<Clause>, first, None;

    /// Whether the action of a space does not lapse although the base game says so (FAV-4.6, FAV-9.1,
    /// KRT-4.1, KRT-9.4).
    fn keeps_action(game: &Merlin, space: Space) -> bool, any, false;

    /// Why no staff can repeat the action (FAV-6.4, FAV-9.5, INT-10.17).
    fn forbids_staff(open: &Open) -> Option<Refusal>, first, None;

    /// Why the turn cannot end yet (FAV-9.2).
    fn forbids_ending(open: &Open) -> Option<Refusal>, first, None;

    /// Why no flag with this power can be used now (KRT-10.4).
    fn forbids_power(open: &Open, power: Power) -> Option<Refusal>, first, None;

    /// Whether window `between` can be open although no staff may follow (FAV-6.5, FAV-9.6).
    fn keeps_between(open: &Open) -> bool, any, false;

    /// The figure that moves in the place of the one the die belongs to (ARU-5.7).
    fn other_figure(open: &Open) -> Option<Figure>, first, None;

    /// How many spaces more, or fewer, the figure moves than the die shows (ARU-5.1 to ARU-5.4).
    fn further_steps(open: &Open) -> i8, sum, 0;

    /// Why the chosen die cannot be changed any more (ARU-5.4, INT-3.3).
    fn forbids_changing_die(open: &Open) -> Option<Refusal>, first, None;

    /// How many missions of this turn were completed beside the regular one (ARU-3.9, INT-4.1).
    fn further_missions(open: &Open) -> u8, sum, 0;

    /// Whether the figure of an action may have gone on by an extra move, so that it need not stand on its
    /// space (ARU-2.7).
    fn has_gone_on(open: &Open, space: Space) -> bool, any, false;

    /// Whether a manor can neither be replaced nor leave in a clean-up (KRT-11.6, INT-5.8, INT-5.9).
    fn protects_manor(open: &Open, site: Site) -> bool, any, false;

    /// Whether unused dice can be changed, so that they need not look like a fresh roll (GLD-2.7, INT-3.4).
    fn changes_dice(open: &Open) -> bool, any, false;

    /// Whether turns are made with other things than dice, so that players need not have used equally many (INT-2.4).
    fn adds_turns(open: &Open) -> bool, any, false;

    /// Why a space of the outer ring cannot be entered; walking figures skip it (MOR-6.1, MOR-6.4, INT-7.1).
    fn forbids_entering(open: &Open, space: Space) -> Option<Refusal>, first, None;

    /// Whether a vassal may be deployed there by this space although the base game forbids it (FAV-4.1,
    /// KRT-4.1, INT-10.18).
    fn may_deploy(open: &Open, space: Space, vassal: Vassal, to: Colour) -> bool, any, false;

    /// Adds pieces that count like items of the castle: for missions, VP spaces, payments and the end
    /// (MKT-3.1, INT-4.9, INT-11.3, INT-13.4).
    fn add_holdings(open: &Open, seat: Seat, castle: &mut Castle), tell, ();

    /// How many staffs there are beyond the three of each castle (TRE-4.4).
    fn further_staffs(open: &Open) -> u8, sum, 0;

    /// How many missions more than four a hand has (KRT-13.1, KRT-13.2).
    fn hand(open: &Open, seat: Seat) -> u8, sum, 0;

    /// What else than manors counts for the lead in a territory (KRT-11.4, MOR-8.1, INT-5.12).
    fn strength_in_territory(open: &Open, seat: Seat, sites: SiteSet) -> u8, sum, 0;

    /// What else than influence markers counts for the lead in a principality (MKT-4.4, MOR-9.1, KRT-2.7, INT-6.1).
    fn strength_in_principality(open: &Open, seat: Seat, colour: Colour) -> u8, sum, 0;

    /// What else than influence markers counts for the worth of a principality (MKT-4.4, MOR-9.1, MOR-9.2, INT-6.2).
    fn worth_of_principality(open: &Open, colour: Colour) -> u8, sum, 0;

    /// The strength of a rival who is no player (MOR-9.2 to MOR-9.4, INT-6.3).
    fn rival_in_principality(open: &Open, colour: Colour) -> u8, sum, 0;

    // The module does it in its own way and answers `true`, or leaves it to the base game.

    /// A player is to take this item from its principality; the supply may be empty (KRT-9.1, KRT-9.4, INT-9.1).
    fn take_due_item(open: &mut Open, seat: Seat, item: Item, journal: &mut Journal<Event>) -> bool, any, false;

    /// An item is to be returned, and the castle has a piece that counts as one (MKT-3.3, MKT-3.5, INT-9.5).
    fn return_item(open: &mut Open, seat: Seat, item: Item, journal: &mut Journal<Event>) -> bool, any, false;

    /// A vassal has come to a principality: who has to leave, and the act afterwards (CRL-3.2 to CRL-3.8).
    fn send_home(open: &mut Open, deployed: Deployed, journal: &mut Journal<Event>) -> bool, any, false;

    /// A mission was completed: points or ability (FAV-2.1, FAV-2.10, INT-4.2).
    fn reward_of_mission(game: &mut Merlin, mission: Mission, journal: &mut Journal<Event>) -> bool, any, false;

    /// An execution of the action is over; the module opens a window of its own, or lets the action go on (FAV-6.1,
    /// FAV-6.5, FAV-9.6, ARU-2.13, ARU-2.14).
    fn execution_finished(open: &mut Open, journal: &mut Journal<Event>) -> bool, any, false;
}

/// What each module changes in the layout, in the order of the modules.
pub(crate) fn lay(layout: &mut Layout, modules: Modules, components: &Components) {
    ask!(tell, modules, lay(layout, modules, components));
}

/// Who is asked first about the act of a vassal: a decree replaces all of it (INT-10.6), Lancelot doubles it
/// (KRT-6.2), a blocked principality gives nothing (MOR-6.6), a district decides what is given (CRL-4.1).
pub(crate) const ACTS: [Module; 4] = [Module::Decree, Module::Knights, Module::Morgana, Module::Caerleon];

/// Whether a module carries out the act of a vassal. `after` is the module that was asked before and left it to the
/// others, so that it can be gone on with after a decision.
pub(crate) fn act_of_vassal(
    open: &mut Open,
    deployed: Deployed,
    after: Option<Module>,
    journal: &mut Journal<Event>,
) -> bool {
    let skipped = ACTS.iter().position(|&module| Some(module) == after).map_or(0, |place| place + 1);
    let in_play = open.in_play();
    ACTS[skipped..].iter().filter(|&&module| in_play.contains(module)).any(|module| match module {
        Module::Decree => decree::Rules::act_of_vassal(open, deployed, journal),
        Module::Knights => knights::Rules::act_of_vassal(open, deployed, journal),
        Module::Morgana => morgana::Rules::act_of_vassal(open, deployed, journal),
        Module::Caerleon => caerleon::Rules::act_of_vassal(open, deployed, journal),
        Module::Favor | Module::Arthur | Module::Gold | Module::Market | Module::Treasures => false,
    })
}
