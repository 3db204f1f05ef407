//! The heroes: when their abilities can be used, why not, and what they do (section 16).

use crate::colours::Colour;
use crate::due::Phase;
use crate::event::{Event, Way};
use crate::fields::Field;
use crate::frames::Frame;
use crate::missions::Mission;
use crate::moves::{HeroUse, Move};
use crate::placing;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::state::{BlackKnight, Camelot, Fate, Open, Seen};
use crate::tiles::GrailTiles;
use crate::vocab::{Figure, Hero, HeroSide, Room, Shield};
use table::{Journal, Moves, Private};

/// What the black knight costs (CAM-16.17).
const PRICE: i32 = 2;
/// What two knights in one room bring (CAM-16.18).
const TRISTANS_POINTS: i32 = 3;

/// The hero a colour can use now, and his side: once a turn, side 2 in a later turn than side 1 (CAM-16.3 to CAM-16.5).
fn ready(open: &Open, colour: Colour) -> Option<(Hero, HeroSide)> {
    let side = open.pieces(colour).hero;
    let usable = open.flow.phase == Phase::Missions && side != HeroSide::Gone && !open.turn.hero_used;
    usable.then(|| (open.hero(colour), side))
}

/// Whether Percival may choose the tiles that are due (CAM-16.14).
pub(crate) fn may_choose_tiles(open: &Open, colour: Colour) -> bool {
    ready(open, colour) == Some((Hero::Percival, HeroSide::Two))
}

/// The rooms into which the hero may lead a shield instead (CAM-16.7, CAM-16.8, CAM-16.20).
fn detours(open: &Open, colour: Colour, shield: Shield) -> impl Iterator<Item = Room> {
    let hero = ready(open, colour);
    Room::CASTLE.into_iter().filter(move |&room| {
        let other = shield.room().is_some_and(|own| own != room);
        match hero {
            Some((hero, HeroSide::One)) => other && hero.room() == Some(room),
            Some((Hero::Lancelot, HeroSide::Two)) => other && shield == Shield::Blue,
            Some((_, HeroSide::Two | HeroSide::Gone)) | None => false,
        }
    })
}

/// Uses while shields are carried out (CAM-16.9: the shield's own room may be full or closed).
pub(crate) fn offer_detours(open: &Open, colour: Colour, out: &mut Moves<Move>) {
    if ready(open, colour).is_none() {
        return;
    }
    let start = out.len();
    for shield in open.turn.shields.kinds() {
        for room in detours(open, colour, shield) {
            let fields = open.legal_fields(colour, room);
            out.extend(fields.map(|field| Move::Hero(HeroUse::Place(shield, field))));
        }
    }
    out.sort_from(start);
}

pub(crate) fn refuse_detour(open: &Open, colour: Colour, shield: Shield, field: Field) -> Option<Refusal> {
    let (hero, side) = match able(open, colour) {
        Ok(able) => able,
        Err(refusal) => return Some(refusal),
    };
    if !open.turn.shields.contains(shield) {
        return Some(Refusal::NoSuchShield(shield));
    }
    let leads = match side {
        HeroSide::One => hero.room().is_some(),
        HeroSide::Two => hero == Hero::Lancelot,
        HeroSide::Gone => false,
    };
    if !leads {
        return Some(Refusal::OtherAbility { hero, side });
    }
    let fits = match side {
        HeroSide::One => shield != Shield::Any && shield.room() != hero.room(),
        HeroSide::Two | HeroSide::Gone => shield == Shield::Blue,
    };
    if !fits {
        return Some(Refusal::NotThisShield { hero, side, shield });
    }
    if let Some(spot) = open.spot(field)
        && !detours(open, colour, shield).any(|room| room == spot.room())
    {
        return Some(Refusal::NotIntoRoom { hero, side, room: spot.room() });
    }
    open.usable(colour, field).err()
}

/// The hero that could be used now, or why none can.
fn able(open: &Open, colour: Colour) -> Result<(Hero, HeroSide), Refusal> {
    match (open.pieces(colour).hero, open.turn.hero_used) {
        (_, true) => Err(Refusal::HeroUsed(open.hero(colour))),
        (HeroSide::Gone, false) => Err(Refusal::NoHero),
        (side @ (HeroSide::One | HeroSide::Two), false) => Ok((open.hero(colour), side)),
    }
}

/// The cards on display that the hero can remove (CAM-16.11, CAM-16.12).
fn removable(open: &Open, colour: Colour) -> impl Iterator<Item = Mission> {
    let hero = ready(open, colour).filter(|_| open.turn.earned);
    open.offered().filter(move |&mission| match hero {
        Some((Hero::Kay, HeroSide::Two)) => true,
        Some((Hero::Mordred, HeroSide::One)) => shows_one_shield(mission),
        Some(_) | None => false,
    })
}

fn shows_one_shield(mission: Mission) -> bool {
    mission.shields().len() == 1
}

fn may_place_black_knight(open: &Open, colour: Colour) -> bool {
    ready(open, colour) == Some((Hero::Mordred, HeroSide::Two))
        && open.turn.earned
        && open.black == BlackKnight::Waiting
        && open.score(colour) >= PRICE
}

fn may_score_two(open: &Open, colour: Colour) -> bool {
    ready(open, colour) == Some((Hero::Tristan, HeroSide::Two)) && two_in_one_room(open)
}

fn two_in_one_room(open: &Open) -> bool {
    open.turn.placed.iter().any(|&knights| knights >= 2)
}

/// Whether anything can be done with the hero at the end of the turn.
pub(crate) fn offers_anything(open: &Open, colour: Colour) -> bool {
    removable(open, colour).next().is_some()
        || may_score_two(open, colour)
        || (may_place_black_knight(open, colour) && open.any_legal(colour, Room::CASTLE.into_iter()))
}

/// Uses at the end of the turn (CAM-16.6, CAM-16.19); Tristan could score earlier in the turn, to the same effect.
pub(crate) fn offer_at_the_end(open: &Open, colour: Colour, out: &mut Moves<Move>) {
    let start = out.len();
    for mission in removable(open, colour) {
        let removal = Move::Hero(HeroUse::Remove(mission));
        if !out[start..].contains(&removal) {
            out.push(removal);
        }
    }
    if may_place_black_knight(open, colour) {
        for room in Room::CASTLE {
            let fields = open.legal_fields(colour, room);
            out.extend(fields.map(|field| Move::Hero(HeroUse::Black(field))));
        }
    }
    out.sort_from(start);
    if may_score_two(open, colour) {
        out.push(Move::Hero(HeroUse::Score));
    }
    out.push(Move::Decline);
}

pub(crate) fn refuse_at_the_end(open: &Open, colour: Colour, choice: HeroUse) -> Option<Refusal> {
    let (hero, side) = match able(open, colour) {
        Ok(able) => able,
        Err(refusal) => return Some(refusal),
    };
    let due = open.due();
    let fits = match choice {
        HeroUse::Remove(_) => {
            matches!((hero, side), (Hero::Kay, HeroSide::Two) | (Hero::Mordred, HeroSide::One))
        }
        HeroUse::Black(_) => (hero, side) == (Hero::Mordred, HeroSide::Two),
        HeroUse::Score => (hero, side) == (Hero::Tristan, HeroSide::Two),
        HeroUse::Place(..) | HeroUse::Choose => return Some(Refusal::OtherDecision { due }),
    };
    if !fits {
        return Some(Refusal::OtherAbility { hero, side });
    }
    // Without a mission or a knight fetched, without the points to pay, without two knights in a room nobody is asked
    // (CAM-16.6, CAM-16.17, CAM-16.18), so only the details can be wrong.
    match choice {
        HeroUse::Remove(mission) if !open.offered().any(|other| other == mission) => {
            Some(Refusal::NotOnDisplay(mission))
        }
        HeroUse::Remove(mission) => {
            (hero == Hero::Mordred && !shows_one_shield(mission)).then_some(Refusal::NotOneShield(mission))
        }
        HeroUse::Black(field) => match open.spot(field) {
            Some(spot) if spot.room() == Room::Secret => {
                Some(Refusal::NotIntoRoom { hero, side, room: Room::Secret })
            }
            Some(_) | None => open.usable(colour, field).err(),
        },
        HeroUse::Score | HeroUse::Place(..) | HeroUse::Choose => None,
    }
}

impl Open {
    /// The hero is turned over, or goes to the box (CAM-16.4).
    fn turn_hero(&mut self, colour: Colour, journal: &mut Journal<Event>) {
        let hero = self.hero(colour);
        self.turn.hero_used = true;
        let lies = &mut self.pieces[colour.index()].hero;
        let (side, next) = match *lies {
            HeroSide::One => (1, HeroSide::Two),
            HeroSide::Two | HeroSide::Gone => (2, HeroSide::Gone),
        };
        *lies = next;
        journal.note(|| Event::HeroUsed { colour, hero, side });
    }

    /// Carries out every use that changes open things only.
    pub(crate) fn use_hero(&mut self, colour: Colour, choice: HeroUse, journal: &mut Journal<Event>) {
        self.turn_hero(colour, journal);
        match choice {
            HeroUse::Place(shield, field) => {
                placing::carry_out_shield(self, colour, (shield, field), Way::Hero(shield), journal);
            }
            HeroUse::Choose => {
                if let Some(Frame::Percival(due)) = self.due.top() {
                    self.due.replace(Frame::Look(due));
                }
            }
            HeroUse::Remove(mission) => {
                self.leave_display(mission, Fate::Removed(colour));
                journal.note(|| Event::MissionRemoved { colour, mission });
            }
            HeroUse::Black(field) => {
                let Some(spot) = self.spot(field) else { return };
                self.score_points(colour, -PRICE, Points::BlackKnight, journal);
                self.black = BlackKnight::Placed(spot);
                self.place(colour, Figure::BlackKnight, spot, Way::Mordred, journal);
            }
            HeroUse::Score => self.score_points(colour, TRISTANS_POINTS, Points::Tristan, journal),
        }
    }
}

impl Camelot {
    /// Percival looks at all tiles left; what he learns stays with his player (CAM-16.14, CAM-16.16).
    pub(crate) fn look_at_tiles(&mut self, journal: &mut Journal<Event>) {
        let Some(colour) = self.open.acting() else { return };
        let Some(owner) = self.open.owner(colour) else { return };
        if let Some(Frame::Look(due)) = self.open.due.top() {
            self.open.due.replace(Frame::Tile(due));
        }
        let left = self.grail_stacks();
        let others = self.open.colours().filter(|&other| self.open.owner(other) != Some(owner));
        let theirs =
            others.fold(GrailTiles::default(), |all, other| all.plus(self.secret[other.index()].grail));
        let held = Colour::ALL.map(|other| self.open.pieces(other).grail);
        self.secret[colour.index()].seen = Some(Seen { others: theirs, held });
        journal.note(|| Event::GrailSeen { colour, left: Private::to(owner, left.0) });
    }
}
