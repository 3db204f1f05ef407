//! How far the reader has come: what of the pick is really offered, where the figures can go, what can be tapped next.

use super::reaches::reaches;
use super::{Handle, Scene, Tap, Way, modules};
use merlin::modules::arthur::Pict;
use merlin::modules::favor::Ability;
use merlin::modules::knights::Ally;
use merlin::modules::market::Marker as MarketMarker;
use merlin::modules::morgana::Place as KitchenPlace;
use merlin::{Colour, Power};
use merlin::{
    Die, Direction, Figure, Item, Mission, Move, Pile, Pips, Powers, Prospect, Site, Space, Vassal,
};
use std::cell::OnceCell;
use table::Seat;

/// The reader's decision, as far as it is made.
pub(crate) struct Stage<'a> {
    pub(crate) scene: &'a Scene<'a>,
    /// The reader.
    pub(crate) seat: Seat,
    /// Where a figure can be brought, before it has moved.
    pub(crate) reaches: &'a [Reach],
    /// The die picked, or that of the way chosen, or the one chosen for good.
    pub(crate) die: Option<(Die, Pips)>,
    /// The way chosen but not confirmed, by its place among the reaches.
    way: Option<usize>,
    /// The tile picked.
    pub(crate) site: Option<Site>,
    /// What stands for the choices wanted, if any of them is offered.
    pub(crate) handle: Option<Handle>,
    /// The own card to be swapped, before it is said for which one.
    pub(crate) given: Option<Mission>,
    /// The move chosen but not confirmed.
    pub(crate) choice: Option<Move>,
}

/// What is found out once for a scene: all spaces within the reader's reach, to look for which takes longer
/// than anything else, and the key of all that lies open.
#[derive(Debug, Default)]
pub struct Reaches {
    reaches: OnceCell<Vec<Reach>>,
    pub(super) open: OnceCell<u64>,
}

/// A space within reach, and what it takes and does.
#[derive(Debug)]
pub(crate) struct Reach {
    pub(crate) way: Way,
    /// The die it begins with; nothing if something else takes the place of a die (MKT-5.2).
    pub(crate) die: Option<(Die, Pips)>,
    /// What the die, or what takes its place, shows before it is changed.
    pub(crate) from: Pips,
    /// What the die shows when the figure walks.
    pub(crate) pips: Pips,
    /// How many spaces the figure walks: what the die shows, unless a flag changes that (ARU-5.1).
    pub(crate) steps: u8,
    pub(crate) direction: Direction,
    pub(crate) space: Space,
    pub(crate) figure: Figure,
    pub(crate) apples: usize,
    pub(crate) coins: usize,
    pub(crate) markers: usize,
    pub(crate) decrees: usize,
    pub(crate) tiles: usize,
    pub(crate) powers: Powers,
    pub(crate) prospect: Prospect,
}

impl Reach {
    /// Whether it costs neither an apple nor a coin, a marker, a decree, a tile or a flag.
    pub(crate) fn is_plain(&self) -> bool {
        let pieces = self.apples + self.coins + self.markers + self.decrees + self.tiles;
        pieces == 0 && self.powers.iter().next().is_none()
    }

    pub(crate) fn is_mirrored(&self) -> bool {
        self.powers.contains(Power::Mirror)
    }
}

/// A thing of the drawing that can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// A space of the rondel.
    Space(Space),
    /// The place of a vassal in a principality.
    Place(Vassal, Colour),
    /// A pile of a principality's supply.
    Supply(Item),
    /// The influence markers of a principality.
    Seals(Colour),
    /// A tile of the environs.
    Site(Site),
    /// An item of the own castle.
    Item(Item),
    /// The own traitors of a colour.
    Traitor(Colour),
    /// A mission of the own hand.
    Hand(Mission),
    /// An open mission.
    Display(Mission),
    /// The mission deck.
    Deck,
    /// An ability of the own favor board.
    Ability(Ability),
    /// An unused die of the own castle, turned from one number to another.
    Turned(Die, Pips, Pips),
    /// A marker of the market.
    Market(MarketMarker),
    /// A day labourer of the own castle.
    Labourer(Pips),
    /// What three decrees pay for.
    ThreeDecrees,
    /// A Pict of the display.
    Pict(Pict),
    /// An ally of a stack.
    Ally(Ally),
    /// The space of a principality, wherever it lies on the rondel.
    Principality(Colour),
    /// A vassal that may have to leave the district to which another one has come.
    InTheWay(Vassal),
    /// The coins of the mint.
    Mint,
    /// A Morgana die on its pentagram marker.
    MorganaDie(Pips),
    /// A place of the witch's kitchen.
    Kitchen(KitchenPlace),
}

/// What a tap on a thing means.
pub(crate) struct Target {
    pub(crate) tap: Tap,
    /// What a screen reader says.
    pub(crate) label: String,
    pub(crate) chosen: bool,
}

impl<'a> Stage<'a> {
    /// The reader's decision; nothing if nothing is offered.
    pub(crate) fn of(scene: &'a Scene<'a>) -> Option<Self> {
        let seat = scene.me.filter(|_| !scene.offers.is_empty())?;
        let (pick, offers) = (scene.pick, scene.offers);
        let reaches = scene.reaches.reaches.get_or_init(|| reaches(scene, seat));
        let way = pick.way.and_then(|way| reaches.iter().position(|reach| reach.way == way));
        // Whoever has one choice only has to confirm it.
        let only = offers.first().copied().filter(|_| offers.len() == 1 && reaches.is_empty());
        let choice = pick.choice.filter(|choice| way.is_none() && offers.contains(choice)).or(only);
        let begins = |die: &(Die, Pips)| reaches.iter().any(|reach| reach.die == Some(*die));
        let die = way.and_then(|place| reaches[place].die).or(unit(scene)).or(pick.die.filter(begins));
        let site = pick.site.filter(|&site| offers.iter().any(|&offer| builds_on(offer) == Some(site)));
        let handle =
            pick.handle.filter(|&handle| offers.iter().any(|&offer| handle_of(scene, offer) == Some(handle)));
        let given = modules::knights::given(scene, handle);
        Some(Self { scene, seat, reaches, die, way, site, handle, given, choice })
    }

    /// Whether there is one choice only, which is chosen already. A lesson may want one where there are ways
    /// to go as well.
    fn has_only_choice(&self) -> bool {
        self.scene.offers.len() == 1 && self.reaches.is_empty()
    }

    /// The way chosen.
    pub(crate) fn way(&self) -> Option<&Reach> {
        self.way.map(|place| &self.reaches[place])
    }

    /// The moves that are confirmed together.
    pub(crate) fn chosen(&self) -> Vec<Move> {
        match self.way() {
            Some(reach) => reach.way.moves().collect(),
            None => self.choice.into_iter().collect(),
        }
    }

    /// The points the chosen moves bring at once.
    pub(crate) fn brings(&self) -> Option<i32> {
        match self.way() {
            Some(reach) => reach.prospect.points.map(i32::from),
            None => self.choice.and_then(|choice| self.scene.brings(self.seat, choice)),
        }
    }

    /// The spaces that glow, each with the best way there: with the picked die all of them, else those that cost
    /// nothing, whatever the die.
    pub(crate) fn lit(&self) -> Vec<&Reach> {
        let mut found: Vec<&Reach> = Vec::new();
        let wanted = |reach: &&Reach| match self.die {
            Some(die) => reach.die == Some(die),
            None => reach.is_plain(),
        };
        for reach in self.way().into_iter().chain(self.reaches.iter().filter(wanted)) {
            if found.iter().all(|other| other.space != reach.space) {
                found.push(reach);
            }
        }
        found
    }

    /// The dice that can be picked.
    pub(crate) fn dice(&self) -> impl Iterator<Item = (Die, Pips)> {
        self.scene.offers.iter().filter_map(|offer| match offer {
            Move::Die(die, pips) => Some((*die, *pips)),
            _ => None,
        })
    }

    /// What a tap on a thing means, if it glows.
    pub(crate) fn target(&self, spot: Spot) -> Option<Target> {
        // Through a portal the knight goes wherever it likes, not where a die leads.
        let walks = self.handle != Some(Handle::Ally(Ally::Bors));
        if let Spot::Space(space) = spot
            && walks
            && let Some(reach) = self.lit().into_iter().find(|reach| reach.space == space)
        {
            let chosen = self.way().is_some_and(|way| way.way == reach.way);
            return Some(Target { tap: Tap::Way(reach.way), label: self.scene.spoken_way(reach), chosen });
        }
        // While a card is to be swapped, the hand is there for nothing else.
        if let Spot::Hand(mission) = spot
            && self.handle == Some(Handle::Ally(Ally::Bedivere))
        {
            return modules::knights::given_card(self, mission);
        }
        let moves = self.scene.offers.iter().copied().filter(|&offer| self.spot_of(offer) == Some(spot));
        // What stands behind the handle comes before what can be tapped without it.
        let behind = |offer: &Move| self.handle.is_some() && handle_of(self.scene, *offer) == self.handle;
        let wanted = moves.clone().any(|offer| behind(&offer));
        let mut moves = moves.filter(|offer| !wanted || behind(offer));
        let first = moves.next()?;
        let chosen = self.choice.is_some_and(|choice| self.spot_of(choice) == Some(spot));
        match spot {
            Spot::Site(site) if moves.next().is_some() => {
                let label = self.scene.site_label(site);
                Some(Target { tap: Tap::Site(site), label, chosen: chosen || self.site == Some(site) })
            }
            _ => Some(Target { tap: Tap::Choice(first), label: self.scene.spoken(self.seat, first), chosen }),
        }
    }

    /// The decision, if something of it is tapped on one part of the drawing; nothing if that part looks as
    /// it does to whoever only watches.
    pub(crate) fn on(stage: Option<&Self>, is_there: impl Fn(Spot) -> bool) -> Option<&Self> {
        let there = |stage: &&Self, offer: Move| stage.spot_of(offer).is_some_and(&is_there);
        stage.filter(|stage| stage.scene.offers.iter().any(|&offer| there(stage, offer)))
    }

    /// Where on the drawing a move is tapped; the rest is tapped below the board.
    pub(crate) fn spot_of(&self, choice: Move) -> Option<Spot> {
        match choice {
            Move::Complete(mission) | Move::Second(mission) | Move::Discard(mission) => {
                Some(Spot::Hand(mission))
            }
            Move::Mirror => {
                self.scene.view.open.castle(self.seat).knight.map(|space| Spot::Space(space.opposite()))
            }
            Move::DifferentAction(space) => Some(Spot::Space(space)),
            Move::Deploy(vassal, colour) => Some(Spot::Place(vassal, colour)),
            Move::Dismiss(colour) | Move::Repel(colour) => Some(Spot::Traitor(colour)),
            Move::Take(item) => Some(Spot::Supply(item)),
            Move::Place(colour) => Some(Spot::Seals(colour)),
            Move::Return(item) => Some(Spot::Item(item)),
            Move::Build(site, _) => Some(Spot::Site(site)),
            Move::Draw(Pile::Display(mission)) => Some(Spot::Display(mission)),
            Move::Draw(Pile::Deck) => Some(Spot::Deck),
            // Dice and spaces are tapped by ways; the rest has no place on the board.
            Move::Die(..)
            | Move::Apple(_)
            | Move::TurnDie
            | Move::Walk(_)
            | Move::Reverse
            | Move::Forfeit
            | Move::Perform
            | Move::Staff
            | Move::UseGrail
            | Move::Done
            | Move::End => None,
            Move::Mission(_)
            | Move::Tile(_)
            | Move::Start(_)
            | Move::StartingTile(_)
            | Move::Traitor(_)
            | Move::Roll(_) => None,
            Move::Module(own) => {
                // What stands behind a handle glows when the handle is taken.
                let handle = handle_of(self.scene, choice);
                let shown = handle.is_none_or(|handle| self.handle == Some(handle));
                self.spot_of_module(own).filter(|_| shown)
            }
        }
    }

    /// Where a move of a module is tapped, as far as that depends on the table and on what was tapped before.
    fn spot_of_module(&self, own: merlin::modules::Move) -> Option<Spot> {
        let spot = match own {
            merlin::modules::Move::Knights(own) => modules::knights::spot_of_swap(own, self.given),
            _ => modules::spot(self.scene, self.seat, own),
        };
        spot.map(|spot| match spot {
            Spot::Principality(colour) => Spot::Space(self.scene.view.open.layout.space_of(colour)),
            other => other,
        })
    }

    /// What stands for choices on offer, each once.
    pub(crate) fn handles(&self) -> impl Iterator<Item = Handle> {
        let offered = |handle: &Handle| {
            self.scene.offers.iter().any(|&offer| handle_of(self.scene, offer) == Some(*handle))
        };
        let is_open = !self.has_only_choice();
        Handle::ALL.into_iter().filter(move |handle| is_open && offered(handle))
    }

    /// The moves that are tapped below the board, because they have no place on it; what is the only one is chosen
    /// already.
    pub(crate) fn below(&self) -> impl Iterator<Item = Move> {
        let is_open = !self.has_only_choice();
        let choices = self.scene.offers.iter().copied().filter(move |_| is_open);
        // A handle whose choices have no place on the board makes room for them.
        let behind = |offer: Move| match offer {
            Move::Module(own) => {
                modules::spot(self.scene, self.seat, own).is_none()
                    && self.handle.is_some()
                    && handle_of(self.scene, offer) == self.handle
            }
            _ => false,
        };
        let only_behind = self.scene.offers.iter().any(|&offer| behind(offer));
        choices.filter(move |&offer| !only_behind || behind(offer)).filter(|&offer| match offer {
            Move::Forfeit | Move::Perform | Move::Staff | Move::UseGrail | Move::Done | Move::End => true,
            Move::Build(site, _) => self.site == Some(site) && self.payments(site) > 1,
            Move::Module(own) => {
                if let Some(site) = modules::builds(own) {
                    return self.site == Some(site) && self.payments(site) > 1;
                }
                let handle = handle_of(self.scene, offer);
                (modules::spot(self.scene, self.seat, own).is_none() || modules::is_also_below(own))
                    && handle.is_none_or(|handle| self.handle == Some(handle))
            }
            _ => false,
        })
    }

    /// In how many ways a manor on this tile can be paid.
    fn payments(&self, site: Site) -> usize {
        self.scene.offers.iter().filter(|&&offer| builds_on(offer) == Some(site)).count()
    }

    /// Whether anything is picked that can be taken back.
    pub(crate) const fn has_picked(&self) -> bool {
        self.scene.pick.die.is_some()
            || self.way.is_some()
            || self.site.is_some()
            || self.handle.is_some()
            || self.scene.pick.choice.is_some()
    }
}

/// What the turn is made with, as a die: a labourer moves the knight like one of the own (MKT-5.2).
pub(super) fn unit(scene: &Scene<'_>) -> Option<(Die, Pips)> {
    // Whoever decides in another player's turn uses no die.
    let turn = scene.me.filter(|&seat| seat == scene.view.open.active).map(|_| &scene.view.open.turn)?;
    // A Morgana die moves nothing (MOR-2.7).
    turn.die().or(turn.unit.filter(|(unit, _)| unit.figure().is_some()).map(|(_, pips)| (Die::Own, pips)))
}

/// What stands for a move, if it is not offered by itself.
fn handle_of(scene: &Scene<'_>, choice: Move) -> Option<Handle> {
    match choice {
        Move::Module(own) => modules::handle(own).filter(|_| !modules::is_due(scene, own)),
        _ => None,
    }
}

/// The tile on which a move builds a manor.
const fn builds_on(choice: Move) -> Option<Site> {
    match choice {
        Move::Build(site, _) => Some(site),
        Move::Module(own) => modules::builds(own),
        _ => None,
    }
}
