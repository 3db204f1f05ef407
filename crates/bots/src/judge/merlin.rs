//! What a situation of Merlin is worth.
//!
//! Half of the points come from scorings (MER-14.1), so what stands on the board is counted as if it were scored: once
//! for the next scoring, and less for those after it. Pieces are worth what they will do, a mission in the hand what
//! it lacks.

mod modules;

use crate::{Judge, Style};
use merlin::{
    Castle, Category, Colour, Counted, Direction, Figure, Frame, Gained, Item, Kind, Merlin, Mission, Move,
    Open, Power, SiteSet, Space, SpaceKind, Terrain, View, Window,
};
use table::{Game, Seat};

/// How sure the points of a scoring are, the next one first; what lies farther away may still change.
const SURE: [f64; 3] = [0.9, 0.6, 0.45];
/// The loss for a traitor that is not repelled (MER-15.7).
const TRAITOR: f64 = 3.0;

impl Judge for Merlin {
    const CLEAR_LEAD: f64 = 15.0;
    const SKILLED_TURNS_AHEAD: u32 = 2;
    const EXPERT_TURNS_AHEAD: u32 = 4;
    const ERROR_SCALE: f64 = 0.2;
    const MARGIN: f32 = 0.5;
    // The dice of a round are rolled at its beginning: a turn is as good as what it leaves for the others, to
    // the last of them.
    const MASTER_TREE_TURNS_AHEAD: Option<u32> = Some(4);

    /// One apple turns the die to any side (MER-5.6), so one is enough: none for a die that shows what no die
    /// of its kind showed when it was rolled.
    fn is_waste(view: &View<'_>, seat: Seat, offer: Move) -> bool {
        let (Move::Apple(_), Some((kind, shown))) = (offer, view.open.turn.die()) else { return false };
        let dice = view.open.castle(seat).dice;
        let mut used = (0..dice.count()).filter(|&place| !dice.is_unused(place));
        !used.any(|place| view.open.layout.dice[place] == kind && dice.shown(place) == Some(shown))
    }

    /// More players and more modules make turns longer and offer more; with these shares a decision takes
    /// about as long everywhere.
    fn iterations(&self, budget: u32) -> u32 {
        let options = self.options();
        let modules = options.modules().iter().count() as u32;
        budget.saturating_mul(8) / (options.players() as u32 + 2 * modules)
    }

    /// With modules a look takes longer, and the more so the more players have something of them.
    fn looks(&self, budget: u32) -> u64 {
        let options = self.options();
        let modules = options.modules().iter().count();
        u64::from(budget) * 1440 / (24 + modules * (2 * options.players() + 1)) as u64
    }

    /// With modules a turn has many more decisions, so fewer tries are made; two turns ahead instead of four
    /// leave it more of them.
    fn expert_network_turns_ahead(&self) -> Option<u32> {
        self.options().modules().iter().next().map(|_| Self::SKILLED_TURNS_AHEAD)
    }

    fn worth_seen(view: &View<'_>, seat: Seat) -> f64 {
        Self::worth_in_parts(view, seat, &mut |_| {})
    }

    fn worth_in_parts(view: &View<'_>, seat: Seat, part: &mut dyn FnMut(f64)) -> f64 {
        let open = view.open;
        let points = f64::from(open.score(seat));
        if open.top() == Frame::Over || open.round == 0 {
            let chosen = if open.round == 0 { modules::worth_at_setup(open, seat) } else { 0.0 };
            [0.0, 0.0, 0.0, 0.0, chosen].into_iter().for_each(&mut *part);
            return points + chosen;
        }
        // With what modules have put beside the castle and counts like its pieces.
        let castle = &open.holdings(seat);
        let all = [
            scorings(open, seat, castle),
            pieces(open, seat, castle, turns_left(open, castle)),
            missions(view, seat, castle),
            under_way(open, seat, castle),
            modules::worth(view, seat, castle),
        ];
        all.into_iter().for_each(&mut *part);
        all.into_iter().fold(points, |sum, part| sum + part)
    }

    fn fancied(view: &View<'_>, seat: Seat, style: Style) -> f64 {
        let open = view.open;
        let points = |categories: &[Category]| {
            f64::from(categories.iter().map(|&category| open.points(seat, category)).sum::<i32>())
        };
        let is_over = open.top() == Frame::Over || open.round == 0;
        let to_come = |worth: &dyn Fn(&Castle) -> f64| {
            if is_over { 0.0 } else { worth(&open.holdings(seat)) }
        };
        match style {
            Style::Balanced => 0.0,
            Style::Missions => {
                0.6 * (points(&[Category::Missions]) + to_come(&|castle| missions(view, seat, castle)))
            }
            // Apples and staffs are what is kept for later, and traitors what may be put up with.
            Style::Daring => to_come(&|castle| {
                let kept = f64::from(castle.apples) + 2.0 * f64::from(castle.staffs);
                0.6 * (TRAITOR * unrepelled(open, castle) - kept)
            }),
            Style::Influence => {
                let scored = points(&[Category::Environs, Category::Influence, Category::Vassals]);
                0.4 * (scored + to_come(&|castle| scorings(open, seat, castle)))
            }
        }
    }
}

/// How many turns a player still has.
fn turns_left(open: &Open, castle: &Castle) -> f64 {
    let dice = castle.dice.count() as f64;
    dice - f64::from(castle.dice.used()) + dice * f64::from(Open::ROUNDS - open.round)
}

/// What the scorings to come will bring if the board stays as it is.
fn scorings(open: &Open, seat: Seat, castle: &Castle) -> f64 {
    let left = usize::from((Open::ROUNDS - open.round) / 2 + 1).min(SURE.len());
    let sure: f64 = SURE[..left].iter().sum();
    let cleans_up = modules::cleans_up(open);
    let (mut now, mut afterwards) = (0.0, 0.0);
    let strength = |seat, sites| open.strength_in_territory(seat, sites);
    for sites in contested(open, seat, strength) {
        now += territory(open, seat, sites, strength);
        // After the coming scoring manors may have to leave.
        if cleans_up {
            let strength = |seat, sites| modules::strength_after_clean_up(open, seat, sites);
            afterwards += territory(open, seat, sites, strength);
        }
    }
    let lost = if cleans_up { now - afterwards } else { 0.0 };
    let lasting = now + 0.8 * f64::from(castle.vassals_on_board());
    lasting * sure - lost * (sure - SURE[0])
        + SURE[0] * (influence(open, seat) - TRAITOR * unrepelled(open, castle))
        + excalibur(open, seat, castle)
}

/// The territories (MER-15.14), each as the lead in it promises.
pub(crate) fn territories(open: &Open, seat: Seat, strength: impl Fn(Seat, SiteSet) -> u8) -> f64 {
    contested(open, seat, &strength).map(|sites| territory(open, seat, sites, &strength)).sum()
}

/// The territories of all terrains on which a player has any strength: only these can be worth something.
fn contested<'a>(
    open: &'a Open,
    seat: Seat,
    strength: impl Fn(Seat, SiteSet) -> u8 + 'a,
) -> impl Iterator<Item = SiteSet> + 'a {
    let terrains = Terrain::ALL.into_iter().map(|terrain| open.environs.of(terrain));
    let contested = terrains.filter(move |&sites| strength(seat, sites) > 0);
    contested.flat_map(|sites| sites.connected(open.layout.rows))
}

/// One territory, as the lead in it promises.
fn territory(open: &Open, seat: Seat, sites: SiteSet, strength: impl Fn(Seat, SiteSet) -> u8) -> f64 {
    let own = f64::from(strength(seat, sites));
    if own == 0.0 {
        return 0.0;
    }
    let others = Seat::all(open.players()).filter(|&other| other != seat);
    let best = others.map(|other| strength(other, sites)).max().unwrap_or(0);
    let lead = own - f64::from(best);
    f64::from(sites.len()) * share_of_territory(lead)
}

/// How much of a territory a lead in it promises.
fn share_of_territory(lead: f64) -> f64 {
    (0.5 + 0.22 * lead).clamp(0.1, 1.0)
}

/// The principalities (MER-15.18), each as the lead in it promises.
pub(crate) fn influence(open: &Open, seat: Seat) -> f64 {
    let worth = |colour: Colour| {
        let own = f64::from(open.strength_in_principality(seat, colour));
        if own == 0.0 {
            return 0.0;
        }
        let all = open.worth_of_principality(colour);
        let others = Seat::all(open.players()).filter(|&other| other != seat);
        let best = others.map(|other| open.strength_in_principality(other, colour)).max().unwrap_or(0);
        let best = best.max(modules::rival(open, colour));
        let grail = if open.grail == Some(seat) { 0.15 } else { 0.0 };
        f64::from(all) * (0.5 + grail + 0.35 * (own - f64::from(best))).clamp(0.15, 1.0)
    };
    Colour::ALL.into_iter().map(worth).sum()
}

/// How many traitors neither a shield nor a black flag will repel.
pub(crate) fn unrepelled(open: &Open, castle: &Castle) -> f64 {
    let shields = |colour: Colour| castle.items.count(Item::new(Kind::Shield, colour));
    let lacking = |colour: Colour| castle.traitors_of(colour).saturating_sub(shields(colour));
    let lacking: u8 = Colour::ALL.into_iter().map(lacking).sum();
    let repelling = open.layout.flag_of(Power::RepelTraitors).map(|colour| Item::new(Kind::Flag, colour));
    let flags = repelling.map_or(0, |flag| castle.items.count(flag));
    f64::from(lacking.saturating_sub(flags)) * 0.85
}

/// Excalibur's reward, if its owner keeps it and has no traitor left (MER-15.9).
fn excalibur(open: &Open, seat: Seat, castle: &Castle) -> f64 {
    if open.excalibur != Some(seat) {
        return 0.0;
    }
    if unrepelled(open, castle) == 0.0 { 2.0 } else { 0.8 }
}

/// Apples, staffs and items: what they bring at the end (section 16) and what can be done with them before.
fn pieces(open: &Open, seat: Seat, castle: &Castle, turns: f64) -> f64 {
    let time = (turns / 12.0).min(1.0);
    let kind = |kind: Kind| {
        let useful = match kind {
            Kind::Flag => 0.9,
            Kind::Shield => 0.6,
            Kind::Material => {
                if castle.manors_left() > 0 {
                    1.0
                } else {
                    0.5
                }
            }
        };
        f64::from(castle.items.of_kind(kind)) * (1.0 / 3.0 + useful * time)
    };
    let grail = if open.grail == Some(seat) { 1.0 } else { 0.0 };
    let items: f64 = Kind::ALL.into_iter().map(kind).sum();
    items
        + f64::from(castle.apples) * (1.0 + 0.6 * time)
        + f64::from(castle.staffs) * (2.0 + 0.5 * time)
        + grail
}

/// The missions in the hand.
fn missions(view: &View<'_>, seat: Seat, castle: &Castle) -> f64 {
    let turns = turns_left(view.open, castle);
    view.hand(seat).iter().map(|mission| mission_worth(view.open, castle, mission, turns)).sum()
}

/// A mission in the hand: its points, less for everything it lacks and for the time that is left.
fn mission_worth(open: &Open, castle: &Castle, mission: Mission, turns: f64) -> f64 {
    let card = open.options.components.mission(mission);
    let lacking: u8 = card.lacking(castle).iter().sum();
    if f64::from(lacking) >= turns {
        return if turns >= 1.0 && lacking == 0 { f64::from(card.points) } else { 0.0 };
    }
    let chance = [0.9, 0.55, 0.3, 0.15][usize::from(lacking.min(3))];
    f64::from(card.points) * chance
}

/// What the turn a player is in the middle of will still bring: without it every die and every step would look alike.
fn under_way(open: &Open, seat: Seat, castle: &Castle) -> f64 {
    if open.active != seat {
        return 0.0;
    }
    let worth = |space| space_worth(open, seat, castle, space);
    let lands = |figure: Figure| open.stands(figure).map_or(0.0, worth);
    match (open.top(), open.moving(), open.turn.figure) {
        (Frame::Window(Window::Moved), _, Some(figure)) => lands(figure),
        (Frame::Window(Window::Die), Some((figure, _)), _) => {
            let walk = |direction| open.ends(direction).map_or(0.0, worth);
            match figure {
                Figure::Knight => walk(Direction::Clockwise),
                Figure::Merlin | Figure::Arthur => Direction::ALL.into_iter().map(walk).fold(0.0, f64::max),
            }
        }
        (Frame::Module(_), ..) => modules::under_way(open, seat, castle),
        _ => 0.0,
    }
}

/// What the action of a space brings, roughly, to a player with these holdings.
pub(crate) fn space_worth(open: &Open, seat: Seat, castle: &Castle, space: Space) -> f64 {
    let plain = match open.layout.kind(space) {
        SpaceKind::Principality(colour) => {
            if castle.vassals_in(colour) < 4 {
                2.0
            } else {
                0.0
            }
        }
        SpaceKind::Vp(counted) => f64::from(match counted {
            Counted::Shield => castle.items.of_kind(Kind::Shield),
            Counted::Flag => castle.items.of_kind(Kind::Flag),
            Counted::Material => castle.items.of_kind(Kind::Material),
            Counted::Influence => castle.influence_on_board(),
            Counted::Manor => castle.manors.len(),
        }),
        SpaceKind::Influence(gained) => match gained {
            _ if castle.influenced().is_empty() => 0.0,
            Gained::Flag | Gained::Material => 1.2,
            Gained::Shield => 1.5,
            Gained::Vassal => 2.2,
        },
        SpaceKind::Excalibur => {
            if castle.traitors_attached() > 0 {
                3.0
            } else {
                1.0
            }
        }
        SpaceKind::Grail => 2.2,
        SpaceKind::Relocate => 1.5,
        SpaceKind::Exchange => 0.7,
        SpaceKind::Mission => 0.6,
        SpaceKind::Build => {
            let can = castle.manors_left() > 0 && castle.items.of_kind(Kind::Material) > 0;
            if can { 3.0 + 0.7 * modules::build_worth(open, seat) } else { 0.0 }
        }
        SpaceKind::Module(own) => modules::space_worth(open, seat, own),
    };
    let kind = open.layout.kind(space);
    let further = modules::further_worth(open, seat, castle, kind);
    plain.max(further) + modules::added_worth(open, seat, castle, kind)
}
