//! Pieces changing place, one function for each thing the rules have a name for (section 18): whoever wants to know
//! that an item was taken, a marker placed or a traitor repelled finds it here, and only here.

use crate::event::Event;
use crate::frames::Frame;
use crate::modules::Module;
use crate::points::Points;
use crate::rondel::SpaceKind;
use crate::seams;
use crate::sites::Site;
use crate::state::Open;
use crate::vocab::{Colour, Item, Kind, Means, Power, Relic, Vassal};
use table::{Journal, Seat};

/// How a vassal came to be deployed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// By the action of a principality space (MER-7.1).
    Principality,
    /// By the influence space for vassals (MER-8.6).
    Influence,
    /// By the space that relocates a vassal (MER-9.9).
    Relocated,
    /// Not at all: it stands there and acts once more (ARU-6.4, ARU-6.5).
    Activated,
}

impl Way {
    /// The way in which a space deploys vassals.
    pub(crate) const fn by(kind: SpaceKind) -> Self {
        match kind {
            SpaceKind::Influence(_) => Self::Influence,
            SpaceKind::Relocate => Self::Relocated,
            SpaceKind::Principality(_)
            | SpaceKind::Vp(_)
            | SpaceKind::Excalibur
            | SpaceKind::Grail
            | SpaceKind::Exchange
            | SpaceKind::Mission
            | SpaceKind::Build
            | SpaceKind::Module(_) => Self::Principality,
        }
    }
}

/// A vassal that has been deployed and is to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deployed {
    /// Whose vassal.
    pub seat: Seat,
    /// Which one.
    pub vassal: Vassal,
    /// Where it stood; `None` is the castle.
    pub from: Option<Colour>,
    /// Where it stands now.
    pub to: Colour,
    /// By which action.
    pub way: Way,
}

impl Open {
    /// An item goes from its supply to the castle (MER-6.6).
    pub(crate) fn take_item(&mut self, seat: Seat, item: Item, journal: &mut Journal<Event>) {
        self.castle_mut(seat).items.add(item);
        journal.note(|| Event::Took { seat, item });
    }

    /// An item goes from the castle back to the supply of its colour (MER-6.7).
    pub(crate) fn return_item(&mut self, seat: Seat, item: Item, journal: &mut Journal<Event>) {
        if seams::return_item(self, seat, item, journal) {
            return;
        }
        self.castle_mut(seat).items.remove(item);
        journal.note(|| Event::Returned { seat, item });
    }

    /// A starting tile puts an influence marker into a principality (MER-2.14).
    pub(crate) fn begin_influence(&mut self, seat: Seat, colour: Colour, journal: &mut Journal<Event>) {
        self.castle_mut(seat).influence[colour.index()] += 1;
        journal.note(|| Event::InfluencePlaced { seat, colour });
    }

    /// An influence marker goes from the castle to a principality by an action of its owner (MER-7.9, MER-11.19).
    pub(crate) fn place_influence(&mut self, seat: Seat, colour: Colour, journal: &mut Journal<Event>) {
        self.begin_influence(seat, colour, journal);
        seams::influence_placed(self, seat, colour, journal);
    }

    /// A vassal is deployed, sends another player's home (MER-7.2 to MER-7.4), and acts (MER-7.5).
    pub(crate) fn deploy(
        &mut self,
        seat: Seat,
        vassal: Vassal,
        to: Colour,
        way: Way,
        journal: &mut Journal<Event>,
    ) {
        let from = self.castle(seat).vassal(vassal);
        let displaced = self.vassal_place(vassal, to).filter(|&other| other != seat);
        self.castle_mut(seat).vassals[vassal.index()] = Some(to);
        journal.note(|| Event::Deployed { seat, vassal, from, to });
        let deployed = Deployed { seat, vassal, from, to, way };
        if seams::send_home(self, deployed, journal) {
            return;
        }
        if let Some(other) = displaced {
            self.castle_mut(other).vassals[vassal.index()] = None;
            journal.note(|| Event::Displaced { seat: other, vassal, from: to });
        }
        self.act(deployed, None, journal);
    }

    /// What a deployed vassal brings, if there is anything left to bring (MER-7.6 to MER-7.10). `after` is
    /// the module that has already been asked, if one goes on after a decision.
    pub(crate) fn act(&mut self, deployed: Deployed, after: Option<Module>, journal: &mut Journal<Event>) {
        if seams::act_of_vassal(self, deployed, after, journal) {
            return;
        }
        let Deployed { seat, vassal, to: colour, .. } = deployed;
        match vassal.takes().map(|kind| Item { kind, colour }) {
            Some(item) if self.receive_item(seat, item, journal) => {}
            None if self.castle(seat).influence_on_castle() > 0 => {
                self.place_influence(seat, colour, journal);
            }
            Some(_) | None => journal.note(|| Event::BroughtNothing { seat, vassal, colour }),
        }
    }

    /// A player is to take an item from its principality, and does if it can be taken (MER-7.6, KRT-9.1);
    /// whether it was.
    pub(crate) fn receive_item(&mut self, seat: Seat, item: Item, journal: &mut Journal<Event>) -> bool {
        if seams::take_due_item(self, seat, item, journal) {
            return true;
        }
        let can = self.can_take(item);
        if can {
            self.take_item(seat, item, journal);
        }
        can
    }

    /// A manor is built, whoever paid for it; a tower then offers its gift, and a module what it has
    /// (MER-11.14, MER-11.19).
    pub(crate) fn build_manor(&mut self, seat: Seat, site: Site, journal: &mut Journal<Event>) {
        let Some(tile) = self.environs.tile(site) else { return };
        self.castle_mut(seat).manors.insert(site);
        journal.note(|| Event::Built { seat, site, tile });
        if tile.tower && crate::actions::build::has_gift(self) {
            self.due.push(Frame::Tower);
        }
        seams::manor_built(self, seat, site, journal);
    }

    /// An apple goes from the supply to the castle, if one can be taken (MER-9.5).
    pub(crate) fn take_apple(&mut self, seat: Seat, journal: &mut Journal<Event>) {
        if self.can_take_apple() {
            self.castle_mut(seat).apples += 1;
            journal.note(|| Event::AppleTaken { seat });
        }
    }

    /// A player takes a relic from the board or from whoever has it, or keeps it (MER-9.1, MER-9.4, MER-9.7).
    pub(crate) fn take_relic(&mut self, seat: Seat, relic: Relic, journal: &mut Journal<Event>) {
        let owner = match relic {
            Relic::Excalibur => &mut self.excalibur,
            Relic::Grail => &mut self.grail,
        };
        let from = owner.replace(seat);
        if from == Some(seat) {
            journal.note(|| Event::RelicKept { seat, relic });
        } else {
            journal.note(|| Event::RelicTaken { seat, relic, from });
        }
    }

    /// A traitor is repelled and goes to the discard pile (MER-9.8, MER-13.5, MER-15.5).
    pub(crate) fn repel_traitor(
        &mut self,
        seat: Seat,
        colour: Colour,
        means: Means,
        journal: &mut Journal<Event>,
    ) {
        self.discard_traitor(seat, colour);
        journal.note(|| Event::TraitorRepelled { seat, colour, means });
        seams::traitor_repelled(self, seat, colour, journal);
    }

    /// A traitor goes to the discard pile (MER-15.8).
    pub(crate) const fn discard_traitor(&mut self, seat: Seat, colour: Colour) {
        self.castle_mut(seat).traitors[colour.index()] -= 1;
        self.traitor_discard[colour.index()] += 1;
    }

    /// How many flags with this power are on the castle.
    pub fn flags(&self, seat: Seat, power: Power) -> u8 {
        let colour = self.layout.flag_of(power);
        colour.map_or(0, |colour| self.castle(seat).items.count(Item::new(Kind::Flag, colour)))
    }

    /// A flag returns to its supply before its power takes effect (MER-13.1, MER-13.2).
    pub(crate) fn use_flag(&mut self, seat: Seat, power: Power, journal: &mut Journal<Event>) {
        let colour = self.layout.flag(power);
        self.castle_mut(seat).items.remove(Item::new(Kind::Flag, colour));
        journal.note(|| Event::FlagUsed { seat, colour, power });
        match power {
            // MER-13.10, MER-13.16, ARU-5.12: once in a turn.
            Power::SecondMission
            | Power::Reverse
            | Power::DifferentAction
            | Power::Mirror
            | Power::Switch => {
                self.turn.powers.insert(power);
            }
            Power::RepelTraitors | Power::TurnDie | Power::PlusMinus => {}
        }
    }

    /// Adds points to a score; it may fall below 0 (MER-15.3).
    pub(crate) fn score_points(
        &mut self,
        seat: Seat,
        points: i32,
        reason: Points,
        journal: &mut Journal<Event>,
    ) {
        self.points[seat.index()][reason.category().index()] += points;
        journal.note(|| Event::Scored { seat, points, reason });
    }
}
