//! How far the reader has come: what of the pick is really offered, and what can be tapped next.

use super::{Scene, Tap};
use camelot::{Colour, Field, HeroUse, Mission, Move, Shield, Source};
use std::collections::BTreeMap;
use table::Seat;

/// The reader's decision, as far as it is made.
pub(crate) struct Stage<'a> {
    pub(crate) scene: &'a Scene<'a>,
    /// The reader.
    pub(crate) seat: Seat,
    /// The one fist of two that is closed.
    fist: Option<(Colour, u8)>,
    /// The shield picked.
    pub(crate) shield: Option<Shield>,
    /// Whether the fields and cards that glow are those of the hero.
    pub(crate) hero: bool,
    /// Where an extra knight comes from.
    pub(crate) source: Option<Source>,
    /// The move chosen but not confirmed.
    pub(crate) choice: Option<Move>,
}

impl<'a> Stage<'a> {
    /// The reader's decision; nothing if nothing is offered.
    pub(crate) fn of(scene: &'a Scene<'a>) -> Option<Self> {
        let seat = scene.me.filter(|_| !scene.offers.is_empty())?;
        let (pick, offers) = (scene.pick, scene.offers);
        let choice = pick.choice.filter(|choice| offers.contains(choice));
        let asks_the_hero = |offer: &&Move| needs_hero(**offer);
        // At the end of a turn the hero is all there is (CAM-16.6).
        let hero_alone = offers.iter().all(|offer| needs_hero(*offer) || is_plain(*offer));
        let hero = offers.iter().any(|offer| asks_the_hero(&offer))
            && (hero_alone || choice.map_or(pick.hero, needs_hero));
        let with_shield = |shield: &Shield| {
            let fits = |offer: &Move| needs_hero(*offer) == hero && shield_of(*offer) == Some(*shield);
            offers.iter().any(fits) && choice.is_none_or(|choice| shield_of(choice) == Some(*shield))
        };
        let sources = |source: &Source| offers.iter().any(|offer| source_of(*offer) == Some(*source));
        let source = choice.and_then(source_of).or(pick.source.filter(sources));
        let preferred = [Source::Hinterland, Source::Screen].into_iter().find(|source| sources(source));
        let sends = offers.iter().any(|offer| matches!(offer, Move::Send(_)));
        let open = scene.view.open;
        let can_hold = |&(colour, knights): &(Colour, u8)| {
            sends && open.owner(colour) == Some(seat) && knights <= open.pieces(colour).screen.min(3)
        };
        Some(Self {
            scene,
            seat,
            fist: pick.fist.filter(can_hold),
            shield: pick.shield.filter(with_shield),
            hero,
            source: source.or(preferred),
            choice,
        })
    }

    /// The colour that acts; nobody's while all fists are closed at once.
    pub(crate) fn colour(&self) -> Option<Colour> {
        self.scene.view.open.acting()
    }

    /// The whole moves on the way the reader has taken.
    pub(crate) fn goals(&self) -> impl Iterator<Item = Move> {
        self.scene.offers.iter().copied().filter(|&offer| {
            let by_hero = needs_hero(offer);
            let shield = self.shield.is_none() || shield_of(offer) == self.shield;
            let source = source_of(offer).is_none_or(|source| Some(source) == self.source);
            is_plain(offer) || (by_hero == self.hero && shield && source)
        })
    }

    /// The one move for each field that glows: of two shields that lead there the one that leads nowhere else.
    pub(crate) fn on_fields(&self) -> BTreeMap<Field, Move> {
        let mut found: BTreeMap<Field, Move> = BTreeMap::new();
        for goal in self.goals() {
            let Some(field) = field_of(goal) else { continue };
            let better = |old: &Move| self.choice == Some(goal) || shield_of(*old) == Some(Shield::Any);
            let chosen = |old: &Move| self.choice == Some(*old);
            if found.get(&field).is_none_or(|old| !chosen(old) && better(old)) {
                found.insert(field, goal);
            }
        }
        found
    }

    /// The mission cards that glow, with the move each of them means.
    pub(crate) fn on_missions(&self) -> BTreeMap<Mission, Move> {
        let mission = |goal: Move| Some((mission_of(goal)?, goal));
        self.goals().filter_map(mission).collect()
    }

    /// The moves that stand neither on the board nor on a card.
    pub(crate) fn others(&self) -> impl Iterator<Item = Move> {
        self.goals().filter(|&goal| field_of(goal).is_none() && mission_of(goal).is_none())
    }

    /// The shields that can be picked: those that are not the only ones left.
    pub(crate) fn shields(&self) -> Vec<Shield> {
        let leads = |shield: &Shield| {
            let fits = |offer: &Move| needs_hero(*offer) == self.hero && shield_of(*offer) == Some(*shield);
            self.scene.offers.iter().any(fits)
        };
        Shield::ALL.into_iter().filter(leads).collect()
    }

    /// The sources of an extra knight, if there are two to choose from.
    pub(crate) fn sources(&self) -> Vec<Source> {
        let offered =
            |source: &Source| self.scene.offers.iter().any(|offer| source_of(*offer) == Some(*source));
        let sources: Vec<Source> = Source::ALL.into_iter().filter(offered).collect();
        if sources.len() > 1 { sources } else { Vec::new() }
    }

    /// Whether the reader can choose between the hero's way and the usual one.
    pub(crate) fn may_ask_hero(&self) -> bool {
        let offers = self.scene.offers;
        let usual = |offer: &Move| !needs_hero(*offer) && !is_plain(*offer);
        offers.iter().any(|offer| needs_hero(*offer)) && offers.iter().any(usual)
    }

    /// The tap for so many knights in a fist: with two colours the other fist must be closed as well (CAM-18.3).
    pub(crate) fn fist(&self, colour: Colour, knights: u8) -> Tap {
        let mine: Vec<Colour> = self.scene.view.open.colours_of(self.seat).collect();
        let send = |first: u8, second: Option<u8>| Tap::Choice(Move::Send(camelot::Fists { first, second }));
        match mine[..] {
            [first, second] if colour == first => {
                self.held(second).map_or(Tap::Fist(colour, knights), |other| send(knights, Some(other)))
            }
            [first, _] => {
                self.held(first).map_or(Tap::Fist(colour, knights), |other| send(other, Some(knights)))
            }
            _ => send(knights, None),
        }
    }

    /// How many knights the reader has picked for a fist.
    pub(crate) fn held(&self, colour: Colour) -> Option<u8> {
        let mut mine = self.scene.view.open.colours_of(self.seat);
        match self.choice {
            Some(Move::Send(fists)) if mine.next() == Some(colour) => Some(fists.first),
            Some(Move::Send(fists)) => fists.second,
            Some(_) | None => self.fist.filter(|&(other, _)| other == colour).map(|(_, knights)| knights),
        }
    }

    /// Whether anything is picked that can be taken back.
    pub(crate) fn is_begun(&self) -> bool {
        let hero = self.hero && self.may_ask_hero();
        self.choice.is_some() || self.shield.is_some() || hero || self.fist.is_some()
    }
}

/// Whether a move asks the hero to lead a knight or to remove a card: what glows then is his.
const fn needs_hero(choice: Move) -> bool {
    matches!(choice, Move::Hero(HeroUse::Place(..) | HeroUse::Remove(_) | HeroUse::Black(_)))
}

/// Whether a move is offered whatever has been picked.
const fn is_plain(choice: Move) -> bool {
    matches!(choice, Move::Hero(HeroUse::Choose | HeroUse::Score) | Move::Decline)
}

/// The shield a move carries out.
pub(crate) const fn shield_of(choice: Move) -> Option<Shield> {
    match choice {
        Move::Place(shield, _) | Move::Return(shield) | Move::Hero(HeroUse::Place(shield, _)) => Some(shield),
        _ => None,
    }
}

/// The field a move places a figure on.
pub(crate) const fn field_of(choice: Move) -> Option<Field> {
    match choice {
        Move::Place(_, field)
        | Move::Extra(_, field)
        | Move::Hero(HeroUse::Place(_, field) | HeroUse::Black(field))
        | Move::Magician(field) => Some(field),
        _ => None,
    }
}

/// The card of the display a move takes or removes.
pub(crate) const fn mission_of(choice: Move) -> Option<Mission> {
    match choice {
        Move::Take(mission) | Move::Hero(HeroUse::Remove(mission)) => Some(mission),
        _ => None,
    }
}

const fn source_of(choice: Move) -> Option<Source> {
    match choice {
        Move::Extra(source, _) => Some(source),
        _ => None,
    }
}
