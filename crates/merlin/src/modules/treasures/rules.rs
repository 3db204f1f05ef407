//! What the new tiles do: laid out at the setup, triggered when a manor is built on them (sections 2 to 5).

use super::moves::{Event, Frame, Move, Points, Refusal, SetupStep};
use super::state::{Effect, Given, State, Treasure};
use crate::actions::relics;
use crate::frames;
use crate::modules::contracts::{ModuleFrame, ModuleMove, ModuleSetup};
use crate::moves::Move as AnyMove;
use crate::refusal::Refusal as AnyRefusal;
use crate::seams;
use crate::sites::Site;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Item, Kind, Means, Relic, Terrain};
use table::{Clause, Journal, Moves, Seat, Turn};

type Log = Journal<crate::event::Event>;

impl ModuleMove for Move {
    /// None of them is a free action (TRE-3.3).
    fn refusal(self, game: &Merlin) -> Option<AnyRefusal> {
        Some(AnyRefusal::other_decision(game.open.top(), self.into()))
    }

    fn make(self, _: &mut Merlin, _: &mut Log) {}

    fn moment(self) -> Clause {
        Clause(match self {
            Self::Remove(_) => "TRE-2.3",
            Self::Lay(_) => "TRE-2.4",
            Self::From(_) => "TRE-4.9",
            Self::TakeBack(_) => "TRE-5.5",
        })
    }

    fn is_formality(self) -> bool {
        match self {
            Self::From(_) | Self::TakeBack(_) => true,
            Self::Remove(_) | Self::Lay(_) => false,
        }
    }
}

impl ModuleSetup for SetupStep {
    /// With 2 or 3 players one of each terrain (TRE-2.2).
    fn is_due(self, open: &Open) -> bool {
        open.players() < 4 && next_to_remove(open).is_some()
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        let terrain = next_to_remove(&game.open);
        let tiles = terrain.into_iter().flat_map(|terrain| game.open.treasures_left(terrain));
        out.extend(tiles.map(|treasure| Move::Remove(treasure).into()));
    }

    /// Each of the five is equally likely (TRE-2.3).
    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        let Some(Move::Remove(treasure)) = own(choice) else { return 0 };
        let terrain = next_to_remove(&game.open);
        terrain.is_some_and(|terrain| game.open.treasures_left(terrain).any(|left| left == treasure)).into()
    }

    fn receive(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        if let Some(Move::Remove(treasure)) = own(choice) {
            game.open.modules.treasures.removed.insert(treasure);
            journal.note(|| Event::Removed { treasure }.into());
        }
    }
}

/// The terrain of which a tile is removed next.
fn next_to_remove(open: &Open) -> Option<Terrain> {
    let gone = |terrain| open.modules.treasures.removed().any(|own| open.treasure(own).terrain == terrain);
    Terrain::ALL.into_iter().find(|&terrain| !gone(terrain))
}

/// The move of this module that a move is.
const fn own(choice: AnyMove) -> Option<Move> {
    match choice {
        AnyMove::Module(crate::modules::Move::Treasures(own)) => Some(own),
        _ => None,
    }
}

impl ModuleFrame for Frame {
    fn turn(self, open: &Open) -> Turn {
        match self {
            Self::Which(_) => Turn::Chance,
            Self::Traitor | Self::Influence(_) => Turn::of(open.active),
            Self::Discard(_, seat) => Turn::of(seat),
        }
    }

    fn offer(self, game: &Merlin, out: &mut Moves<AnyMove>) {
        let open = &game.open;
        match self {
            Self::Which(site) => {
                out.extend(candidates(open, site).map(|treasure| Move::Lay(treasure).into()));
            }
            Self::Traitor => {
                out.extend(open.castle(open.active).traitor_colours().map(AnyMove::Dismiss));
            }
            Self::Influence(site) => out.extend(
                Colour::ALL
                    .into_iter()
                    .filter(|&colour| refusal_from(open, site, colour).is_none())
                    .map(|colour| Move::From(colour).into()),
            ),
            Self::Discard(site, seat) => {
                let items = open.holdings(seat).items;
                for item in items.iter().filter(|item| asks_for(open, site, item.kind)) {
                    out.push(AnyMove::Return(item));
                    seams::offer_giving(open, seat, AnyMove::Return(item), out);
                }
                if asks_for_influence(open, site) {
                    for colour in open.castle(seat).influenced().iter() {
                        out.push(Move::TakeBack(colour).into());
                        seams::offer_giving(open, seat, Move::TakeBack(colour).into(), out);
                    }
                }
            }
        }
    }

    fn refusal(self, game: &Merlin, choice: AnyMove) -> Option<AnyRefusal> {
        let open = &game.open;
        // Another module may have its own way to give up a piece (INT-9.5).
        if let (Self::Discard(_, seat), AnyMove::Module(own)) = (self, choice)
            && let Some(given) = seams::given(open, seat, own)
        {
            return given.map_or_else(Some, |base| self.refusal(game, base));
        }
        match (self, choice, own(choice)) {
            (Self::Which(_), ..) => (self.likelihood(game, choice) == 0).then_some(AnyRefusal::NoSuchChance),
            (Self::Traitor, AnyMove::Dismiss(colour), _) => {
                let none = open.castle(open.active).traitors_of(colour) == 0;
                none.then_some(AnyRefusal::NoTraitor { colour, clause: Clause("TRE-4.1") })
            }
            (Self::Influence(site), _, Some(Move::From(colour))) => refusal_from(open, site, colour),
            (Self::Discard(site, seat), AnyMove::Return(item), _) => {
                if !asks_for(open, site, item.kind) {
                    return Some(Refusal::NotAsked(site).into());
                }
                let none = open.holdings(seat).items.count(item) == 0;
                none.then_some(AnyRefusal::NoItem { item, clause: Clause("TRE-5.3") })
            }
            (Self::Discard(site, seat), _, Some(Move::TakeBack(colour))) => {
                if !asks_for_influence(open, site) {
                    return Some(Refusal::NotAsked(site).into());
                }
                (open.castle(seat).influence(colour) == 0).then(|| Refusal::NoMarkerThere(colour).into())
            }
            (Self::Traitor | Self::Influence(_) | Self::Discard(..), ..) => {
                Some(AnyRefusal::other_decision(self.into(), choice))
            }
        }
    }

    /// Each tile left of the terrain is equally likely (TRE-2.4, MER-17.4).
    fn likelihood(self, game: &Merlin, choice: AnyMove) -> u32 {
        match (self, own(choice)) {
            (Self::Which(site), Some(Move::Lay(treasure))) => {
                candidates(&game.open, site).any(|left| left == treasure).into()
            }
            _ => 0,
        }
    }

    fn make(self, game: &mut Merlin, choice: AnyMove, journal: &mut Log) {
        let open = &mut game.open;
        let seat = open.active;
        if let (Self::Discard(_, giver), AnyMove::Module(own)) = (self, choice)
            && let Some(Ok(base)) = seams::given(open, giver, own)
        {
            seams::give_other(open, own);
            return self.make(game, base, journal);
        }
        open.due.pop();
        match (self, choice, own(choice)) {
            (Self::Which(site), _, Some(Move::Lay(treasure))) => {
                open.modules.treasures.laid[site.index()] = Some(treasure);
                journal.note(|| Event::Laid { site, treasure }.into());
            }
            (Self::Traitor, AnyMove::Dismiss(colour), _) => {
                open.repel_traitor(seat, colour, Means::Excalibur, journal);
            }
            (Self::Influence(site), _, Some(Move::From(colour))) => {
                for kind in shown(open, site).into_iter().flatten() {
                    open.receive_item(seat, Item::new(kind, colour), journal);
                }
            }
            (Self::Discard(site, giver), AnyMove::Return(item), _) => {
                open.return_item(giver, item, journal);
                next_to_give(open, site, giver, journal);
            }
            (Self::Discard(site, giver), _, Some(Move::TakeBack(colour))) => {
                open.castle_mut(giver).influence[colour.index()] -= 1;
                journal.note(|| Event::MarkerGiven { seat: giver, colour }.into());
                seams::influence_returned(open, giver, colour, journal);
                next_to_give(open, site, giver, journal);
            }
            // Nothing else is offered.
            _ => {}
        }
    }

    fn clause(self) -> Clause {
        Clause(match self {
            Self::Which(_) => "TRE-2.4",
            Self::Traitor => "TRE-4.1",
            Self::Influence(_) => "TRE-4.9",
            Self::Discard(..) => "TRE-5.2",
        })
    }

    fn can_lie_on(self, below: &[frames::Frame], game: &Merlin) -> bool {
        let open = &game.open;
        let effect = |site: Site| effect_at(open, site).filter(|_| open.built().contains(site));
        let executing = matches!(below, [frames::Frame::Execution, ..]);
        let fits = match self {
            Self::Which(site) => {
                below == [frames::Frame::Setup(frames::SetupStep::Environs)]
                    && open.environs.laid() == site.index() as u8 + 1
            }
            Self::Traitor => executing && open.excalibur == Some(open.active),
            Self::Influence(site) => executing && matches!(effect(site), Some(Effect::Influence(_))),
            Self::Discard(site, seat) => {
                executing
                    && matches!(effect(site), Some(Effect::Discard(_)))
                    && seat != open.active
                    && seat.index() < open.players()
            }
        };
        // Only who plays has offers.
        fits && {
            let mut offers = Moves::new();
            self.offer(game, &mut offers);
            !offers.is_empty()
        }
    }
}

/// The tiles that can lie on a position, as long as it is not said which one does.
fn candidates(open: &Open, site: Site) -> impl Iterator<Item = Treasure> {
    let terrain = open.environs.tile(site).map(|tile| tile.terrain);
    terrain.into_iter().flat_map(|terrain| open.treasures_left(terrain))
}

/// The effect of the tile at a position.
fn effect_at(open: &Open, site: Site) -> Option<Effect> {
    open.modules.treasures.at(site).map(|treasure| open.treasure(treasure).effect)
}

/// The two kinds an influence tile shows.
fn shown(open: &Open, site: Site) -> Option<[Kind; 2]> {
    match effect_at(open, site) {
        Some(Effect::Influence(kinds)) => Some(kinds),
        _ => None,
    }
}

/// The two kinds a discard tile asks for.
fn asked(open: &Open, site: Site) -> [Option<Given>; 2] {
    match effect_at(open, site) {
        Some(Effect::Discard([one, other])) => [Some(one), Some(other)],
        _ => [None; 2],
    }
}

fn asks_for(open: &Open, site: Site, kind: Kind) -> bool {
    asked(open, site).into_iter().flatten().any(|given| given.kind() == Some(kind))
}

fn asks_for_influence(open: &Open, site: Site) -> bool {
    asked(open, site).contains(&Some(Given::Influence))
}

/// Why an influence tile cannot take from a principality: there must be an own marker (TRE-4.9), but not an item in
/// supply (TRE-4.10); nothing can be chosen from which nothing may be taken (MOR-6.8, INT-5.6, INT-9.2).
fn refusal_from(open: &Open, site: Site, colour: Colour) -> Option<AnyRefusal> {
    if open.castle(open.active).influence(colour) == 0 {
        return Some(AnyRefusal::NoInfluence { colour, clause: Clause("TRE-4.9") });
    }
    let refusal = gives_nothing(open, site, colour)?;
    // INT-9.2: who has no other principality may still take a piece from elsewhere in place of its own.
    let castle = open.castle(open.active);
    let other = castle.influenced().iter().any(|other| gives_nothing(open, site, other).is_none());
    let mut items = shown(open, site).into_iter().flatten().map(|kind| Item::new(kind, colour));
    let redirected = !other && items.any(|item| seams::can_substitute(open, item));
    (!redirected).then_some(refusal)
}

/// Why neither of the two kinds that an influence tile shows may be taken from a principality (MOR-6.5).
fn gives_nothing(open: &Open, site: Site, colour: Colour) -> Option<AnyRefusal> {
    let mut items = shown(open, site).into_iter().flatten().map(|kind| Item::new(kind, colour));
    let refusal = seams::forbids_taking(open, items.next()?)?;
    items.all(|item| seams::forbids_taking(open, item).is_some()).then_some(refusal)
}

/// The special action of a tile on which a manor was built (TRE-3.1, TRE-3.2).
pub(super) fn trigger(open: &mut Open, seat: Seat, site: Site, journal: &mut Log) {
    let Some(treasure) = open.modules.treasures.at(site) else { return };
    journal.note(|| Event::Triggered { seat, site, treasure }.into());
    match open.treasure(treasure).effect {
        Effect::Excalibur => {
            open.take_relic(seat, Relic::Excalibur, journal);
            if open.castle(seat).traitors_attached() > 0 {
                open.due.push(Frame::Traitor.into());
            }
        }
        Effect::Grail => relics::take_grail(open, journal),
        Effect::MerlinStaff if open.modules.treasures.staffs_left() > 0 => {
            open.modules.treasures.staffs_won += 1;
            open.castle_mut(seat).staffs += 1;
            journal.note(|| Event::StaffWon { seat }.into());
        }
        Effect::MerlinStaff => {
            journal.note(|| Event::NothingGained { seat, clause: Clause("TRE-4.3") }.into());
        }
        Effect::PointsAndApple(points) => {
            open.score_points(seat, points.into(), Points::Tile { site }.into(), journal);
            open.take_apple(seat, journal);
        }
        Effect::Influence(_) => {
            let somewhere = Colour::ALL.into_iter().any(|colour| refusal_from(open, site, colour).is_none());
            if somewhere {
                open.due.push(Frame::Influence(site).into());
            } else {
                journal.note(|| Event::NothingGained { seat, clause: Clause("TRE-4.11") }.into());
            }
        }
        Effect::Discard(_) => next_to_give(open, site, seat, journal),
    }
}

/// The next player clockwise after this one who has something to give decides; the builder gives nothing
/// (TRE-5.1, TRE-5.2).
fn next_to_give(open: &mut Open, site: Site, after: Seat, journal: &mut Log) {
    let mut seat = after.left(open.players());
    while seat != open.active {
        let items = open.holdings(seat).items;
        let has = |given: Given| match given.kind() {
            Some(kind) => items.of_kind(kind) > 0,
            None => !open.castle(seat).influenced().is_empty(),
        };
        if asked(open, site).into_iter().flatten().any(has) {
            return open.due.push(Frame::Discard(site, seat).into());
        }
        journal.note(|| Event::NothingGiven { seat }.into());
        seat = seat.left(open.players());
    }
}

/// The neutral staffs are beyond the three of each castle (TRE-4.4).
pub(super) const fn staffs_won(open: &Open) -> u8 {
    let State { staffs_won, .. } = open.modules.treasures;
    staffs_won
}
