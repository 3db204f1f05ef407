//! The spaces of the inner ring, and the new ones of the outer ring: what they offer, refuse and do (sections 3 and 6).

use super::events::{Event, Refusal};
use super::moves::Move;
use super::state::State;
use super::{extra_moves, picts};
use crate::actions::Beginning;
use crate::modules::{self, Module, contracts::ModuleSpace};
use crate::moves::Move as AnyMove;
use crate::named::named;
use crate::pieces::{Deployed, Way};
use crate::refusal::Refusal as AnyRefusal;
use crate::rondel::Space;
use crate::seams;
use crate::sites::Site;
use crate::state::{Merlin, Open};
use crate::vocab::{Colour, Direction, Item, Kind, Vassal};
use table::{Clause, Journal, Moves, Reason, Seat};

type Log = Journal<crate::event::Event>;

named! {
    /// A kind of space that the module brings; Grail and Excalibur are those of the base game (ARU-3.5, ARU-3.6).
    SpaceKind, "space" {
        /// Inner ring: a shield from any principality (ARU-3.2).
        Shield = "resource_shield",
        /// Inner ring: a flag from any principality (ARU-3.2).
        Flag = "resource_flag",
        /// Inner ring: a material from any principality (ARU-3.2).
        Material = "resource_material",
        /// Inner ring: an influence marker to any principality (ARU-3.4).
        Influence = "resource_influence",
        /// Inner ring: the signet ring and a mission (ARU-3.7, ARU-3.8).
        SignetRing = "signet_ring",
        /// Inner ring: the knight goes to the next principality space (ARU-3.14).
        Stairs = "stairs",
        /// Inner ring: Merlin moves (ARU-3.17).
        Merlin = "merlin",
        /// Inner ring: a manor is replaced (ARU-3.19).
        ReplaceManor = "replace_manor",
        /// Inner ring: a Pict (ARU-3.22).
        Picts = "picts",
        /// Outer ring: an apple (ARU-6.1).
        Apple = "apple",
        /// Outer ring: Arthur moves (ARU-6.2).
        MoveArthur = "move_arthur",
        /// Outer ring: a vassal acts once more (ARU-6.4).
        ActivateVassal = "activate_vassal",
    }
}

impl From<SpaceKind> for crate::rondel::SpaceKind {
    fn from(own: SpaceKind) -> Self {
        Self::Module(modules::SpaceKind::Arthur(own))
    }
}

impl SpaceKind {
    /// The kind of item that the space gives, if it gives one (ARU-3.2).
    pub const fn gives(self) -> Option<Kind> {
        match self {
            Self::Shield => Some(Kind::Shield),
            Self::Flag => Some(Kind::Flag),
            Self::Material => Some(Kind::Material),
            Self::Influence
            | Self::SignetRing
            | Self::Stairs
            | Self::Merlin
            | Self::ReplaceManor
            | Self::Picts
            | Self::Apple
            | Self::MoveArthur
            | Self::ActivateVassal => None,
        }
    }

    /// Whether its action moves a figure, and another action follows (ARU-2.7).
    pub const fn moves_on(self) -> bool {
        matches!(self, Self::Stairs | Self::Merlin | Self::MoveArthur)
    }

    /// The clause that says what the space lets a player do.
    const fn clause(self) -> Clause {
        Clause(match self {
            Self::Shield | Self::Flag | Self::Material => "ARU-3.2",
            Self::Influence => "ARU-3.4",
            Self::SignetRing => "ARU-3.8",
            Self::Stairs => "ARU-3.14",
            Self::Merlin => "ARU-3.17",
            Self::ReplaceManor => "ARU-3.19",
            Self::Picts => "ARU-3.22",
            Self::Apple => "ARU-6.1",
            Self::MoveArthur => "ARU-6.2",
            Self::ActivateVassal => "ARU-6.4",
        })
    }
}

impl ModuleSpace for SpaceKind {
    fn id(self) -> &'static str {
        Self::id(self)
    }

    fn lapses(self, game: &Merlin, _: Space) -> Option<Clause> {
        let open = &game.open;
        let castle = open.castle(open.active);
        let (none, clause) = match self {
            Self::Shield | Self::Flag | Self::Material => {
                let due =
                    self.gives().into_iter().flat_map(|kind| Colour::ALL.map(|colour| Item { kind, colour }));
                return open.nothing_of(due, Clause("ARU-3.3"));
            }
            Self::Influence => (castle.influence_on_castle() == 0, "ARU-3.4"),
            Self::ReplaceManor => {
                (castle.manors_left() == 0 || replaceable(open).next().is_none(), "ARU-3.21")
            }
            Self::Picts => (open.modules.arthur.display.iter().all(Option::is_none), "ARU-4.4"),
            Self::Apple if open.apple_supply() > 0 => {
                return seams::forbids_apple(open).map(|refusal| refusal.clause());
            }
            Self::Apple => (true, "ARU-6.1"),
            Self::ActivateVassal => (castle.vassals_on_board() == 0, "ARU-6.5"),
            Self::SignetRing | Self::Stairs | Self::Merlin | Self::MoveArthur => (false, "MER-6.3"),
        };
        none.then_some(Clause(clause))
    }

    fn offer(self, game: &Merlin, _: Space, out: &mut Moves<AnyMove>) {
        let open = &game.open;
        let castle = open.castle(open.active);
        match self {
            Self::Shield | Self::Flag | Self::Material => out.extend(items(open, self).map(AnyMove::Take)),
            Self::Influence if castle.influence_on_castle() > 0 => {
                out.extend(Colour::ALL.into_iter().map(AnyMove::Place));
            }
            Self::SignetRing => {
                out.push(AnyMove::Perform);
                let hand = game.secret[open.active.index()].hand;
                let may = seams::forbids_mission(open).is_none();
                out.extend(hand.iter().filter(|_| may).map(|mission| Move::Ring(mission).into()));
            }
            Self::Stairs => out.push(AnyMove::Perform),
            Self::Merlin => {
                for direction in Direction::ALL {
                    let steps = 1..=State::MERLIN_STEPS;
                    out.extend(steps.map(|steps| Move::Merlin(direction, steps).into()));
                }
            }
            Self::MoveArthur => {
                out.extend(Direction::ALL.into_iter().map(|direction| Move::Step(direction).into()));
            }
            Self::ReplaceManor if castle.manors_left() > 0 => {
                out.extend(replaceable(open).map(|site| Move::Replace(site).into()));
            }
            Self::Picts => {
                let mut shown: Vec4 = open.modules.arthur.display;
                shown.sort_unstable();
                out.extend(shown.into_iter().flatten().map(|pict| Move::Take(pict).into()));
            }
            Self::Apple if open.can_take_apple() => out.push(AnyMove::Perform),
            Self::ActivateVassal => {
                let deployed = Vassal::ALL.into_iter().filter(|&vassal| castle.vassal(vassal).is_some());
                out.extend(deployed.map(|vassal| Move::Activate(vassal).into()));
            }
            Self::Influence | Self::ReplaceManor | Self::Apple => {}
        }
    }

    fn refusal(self, game: &Merlin, space: Space, beginning: Beginning) -> Option<AnyRefusal> {
        let open = &game.open;
        let castle = open.castle(open.active);
        let own = match beginning {
            Beginning::Module(modules::Move::Arthur(own)) => Some(own),
            _ => None,
        };
        match (self, beginning, own) {
            (Self::Shield | Self::Flag | Self::Material, Beginning::Take(item), _) => {
                if self.gives() == Some(item.kind) {
                    open.refusal_to_take(item, self.clause())
                } else {
                    Some(AnyRefusal::OtherKind { kind: item.kind, clause: self.clause() })
                }
            }
            (Self::Influence, Beginning::Place(_), _)
            | (Self::SignetRing | Self::Stairs | Self::Apple, Beginning::Perform, _)
            | (Self::MoveArthur, _, Some(Move::Step(_))) => None,
            (Self::SignetRing, _, Some(Move::Ring(mission))) => {
                let hand = game.secret[open.active.index()].hand;
                seams::forbids_mission(open).or_else(|| {
                    let clause = self.clause();
                    (!hand.contains(mission)).then_some(AnyRefusal::NotInHand { mission, clause })
                })
            }
            (Self::Merlin, _, Some(Move::Merlin(_, steps))) => {
                let few = (1..=State::MERLIN_STEPS).contains(&steps);
                (!few).then(|| Refusal::OneToThree(steps).into())
            }
            (Self::ReplaceManor, _, Some(Move::Replace(site))) => {
                if owner_to_replace(open, site).is_none() {
                    Some(Refusal::NoManorToReplace(site).into())
                } else {
                    seams::protects_manor(open, site).then(|| Refusal::Protected(site).into())
                }
            }
            (Self::Picts, _, Some(Move::Take(pict))) => {
                let shown = open.modules.arthur.display.contains(&Some(pict));
                (!shown).then(|| Refusal::NotDisplayed(pict).into())
            }
            (Self::ActivateVassal, _, Some(Move::Activate(vassal))) => {
                castle.vassal(vassal).is_none().then(|| Refusal::OnCastle(vassal).into())
            }
            (_, _, _) => Some(AnyRefusal::OtherAction { space, clause: self.clause() }),
        }
    }

    /// A Pict can show a manor (ARU-4.8).
    fn builds(self) -> bool {
        self == Self::Picts
    }

    fn begin(self, game: &mut Merlin, _: Space, beginning: Beginning, journal: &mut Log) {
        let seat = game.open.active;
        if let Beginning::Module(modules::Move::Arthur(own)) = beginning {
            return begin_with(game, own, journal);
        }
        let open = &mut game.open;
        match (self, beginning) {
            (_, Beginning::Take(item)) => open.take_item(seat, item, journal),
            (_, Beginning::Place(colour)) => open.place_influence(seat, colour, journal),
            (Self::SignetRing, _) => take_ring(open, journal),
            (Self::Stairs, _) => extra_moves::climb_stairs(open, journal),
            (Self::Apple, _) => open.take_apple(seat, journal),
            // The others begin with moves of the module.
            (_, _) => {}
        }
    }
}

type Vec4 = [Option<super::Pict>; State::DISPLAY];

/// The action begins with a move of the module.
fn begin_with(game: &mut Merlin, own: Move, journal: &mut Log) {
    let open = &mut game.open;
    let seat = open.active;
    match own {
        Move::Ring(mission) => {
            take_ring(open, journal);
            open.turn.modules.arthur.ring_missions += 1;
            journal.note(|| Event::RingMission { seat, mission }.into());
            game.complete(mission, false, journal);
        }
        Move::Merlin(direction, steps) => extra_moves::move_merlin(open, direction, steps, journal),
        Move::Step(direction) => extra_moves::move_arthur(open, direction, journal),
        Move::Replace(site) => replace(open, site, journal),
        Move::Take(pict) => picts::take(open, pict, journal),
        Move::Activate(vassal) => activate(open, vassal, journal),
        // They begin no action.
        Move::Pict(_) | Move::More | Move::Less | Move::Switch(_) | Move::Manor(_) | Move::Keep(_) => {}
    }
}

/// What a resource space can give: an item of its kind from any principality (ARU-3.2).
fn items(open: &Open, space: SpaceKind) -> impl Iterator<Item = Item> {
    let all = space.gives().into_iter().flat_map(|kind| Colour::ALL.map(|colour| Item::new(kind, colour)));
    all.filter(|&item| open.can_take(item))
}

/// The ring goes to the player on turn, or stays (ARU-3.7).
fn take_ring(open: &mut Open, journal: &mut Log) {
    let seat = open.active;
    let from = open.modules.arthur.ring.replace(seat);
    journal.note(|| {
        if from == Some(seat) {
            Event::RingKept { seat }.into()
        } else {
            Event::RingTaken { seat, from }.into()
        }
    });
}

/// Whose manor stands there, if it is another player's.
fn owner_to_replace(open: &Open, site: Site) -> Option<Seat> {
    let others = Seat::all(open.players()).filter(|&seat| seat != open.active);
    others.into_iter().find(|&seat| open.castle(seat).manors.contains(site))
}

/// The manors that can be replaced (ARU-3.19, ARU-3.21).
fn replaceable(open: &Open) -> impl Iterator<Item = Site> {
    let others = open.built().without(open.castle(open.active).manors);
    others.iter().filter(|&site| !seams::protects_manor(open, site))
}

/// The manor returns to its owner, and one of the player's stands in its place; nothing is built (ARU-3.19, ARU-3.20,
/// INT-5.3).
fn replace(open: &mut Open, site: Site, journal: &mut Log) {
    let (seat, Some(owner)) = (open.active, owner_to_replace(open, site)) else { return };
    open.castle_mut(owner).manors.remove(site);
    open.castle_mut(seat).manors.insert(site);
    journal.note(|| Event::Replaced { seat, site, owner }.into());
    seams::manor_left(open, site, journal);
}

/// The vassal acts where it stands. That is no deployment: neither decree nor marshal asks (ARU-6.4, ARU-6.5,
/// INT-10.7).
fn activate(open: &mut Open, vassal: Vassal, journal: &mut Log) {
    let seat = open.active;
    let Some(to) = open.castle(seat).vassal(vassal) else { return };
    journal.note(|| Event::Activated { seat, vassal }.into());
    let deployed = Deployed { seat, vassal, from: Some(to), to, way: Way::Activated };
    open.act(deployed, Some(Module::Knights), journal);
}
