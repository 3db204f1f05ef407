//! The words on the drawings: short names of things, and choices as a screen reader says them.

use super::Scene;
use super::stage::Reach;
use merlin::{
    Colour, Die, Direction, Figure, Item, Kind, Mission, Move, Pile, Requirement, Site, Space, SpaceKind,
};
use merlin::{Frame, Terrain, Vassal};
use table::Seat;
use words::Value;

impl Scene<'_> {
    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.words.name(seat, self.names)
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    pub(crate) fn say_with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.words.say_with(key, values)
    }

    /// A principality by its emblem.
    pub(crate) fn land(&self, colour: Colour) -> String {
        self.say_with("boards-merlin-land", &[("colour", colour.id().into())])
    }

    pub(crate) fn colour(&self, colour: Colour) -> String {
        self.say_with("boards-merlin-colour", &[("colour", colour.id().into())])
    }

    pub(crate) fn item(&self, item: Item) -> String {
        let values = [("kind", item.kind.id().into()), ("colour", item.colour.id().into())];
        self.say_with("boards-merlin-item", &values)
    }

    pub(crate) fn any_item(&self, kind: Kind) -> String {
        self.say_with("boards-merlin-any-item", &[("kind", kind.id().into())])
    }

    pub(crate) fn vassal(&self, vassal: Vassal) -> String {
        self.say_with("boards-merlin-vassal", &[("vassal", vassal.id().into())])
    }

    pub(crate) fn terrain(&self, terrain: Terrain) -> String {
        self.say_with("boards-merlin-terrain", &[("terrain", terrain.id().into())])
    }

    pub(crate) fn direction(&self, direction: Direction) -> String {
        self.say_with("boards-merlin-direction", &[("direction", direction.id().into())])
    }

    /// A space by its name.
    pub(crate) fn space(&self, space: Space) -> String {
        let of = match self.view.open.layout.kind(space) {
            SpaceKind::Principality(colour) => return self.land(colour),
            SpaceKind::Vp(counted) => counted.id(),
            SpaceKind::Influence(gained) => gained.id(),
            SpaceKind::Excalibur
            | SpaceKind::Grail
            | SpaceKind::Relocate
            | SpaceKind::Exchange
            | SpaceKind::Mission
            | SpaceKind::Build => "",
        };
        let kind = self.view.open.layout.kind(space).id();
        self.say_with("boards-merlin-space", &[("kind", kind.into()), ("of", of.into())])
    }

    /// What a space does, in a few words.
    pub(crate) fn does(&self, space: Space) -> String {
        let kind = self.view.open.layout.kind(space).id();
        self.say_with("boards-merlin-does", &[("kind", kind.into())])
    }

    /// A way to a space as it is spoken, with the points it brings.
    pub(crate) fn spoken_way(&self, reach: &Reach) -> String {
        let way = self.way(reach);
        match reach.prospect.points {
            Some(points) => self.with_points(way, points.into()),
            None => way,
        }
    }

    /// A way to a space: the figure, the die, where it ends, and what that costs.
    pub(crate) fn way(&self, reach: &Reach) -> String {
        let figure = match reach.figure {
            Figure::Knight => "knight",
            Figure::Merlin => "merlin",
        };
        let mut costs: Vec<String> = Vec::new();
        if reach.apples > 0 {
            let values = [("pips", i64::from(reach.pips.get()).into())];
            costs.push(self.say_with("boards-merlin-with-apple", &values));
        }
        costs.extend(reach.powers.iter().map(|power| self.power(power)));
        let values = [
            ("figure", figure.into()),
            ("pips", i64::from(reach.pips.get()).into()),
            ("direction", self.direction(reach.direction).into()),
            ("space", self.space(reach.space).into()),
        ];
        let way = self.say_with("boards-merlin-way", &values);
        if costs.is_empty() { way } else { format!("{way} ({})", costs.join(", ")) }
    }

    /// A score, with a sign only below zero.
    pub(crate) fn score(&self, points: i32) -> String {
        self.words.signed(points).trim_start_matches('+').to_owned()
    }

    pub(crate) fn power(&self, power: merlin::Power) -> String {
        self.say_with("boards-merlin-power", &[("power", power.id().into())])
    }

    fn with_points(&self, text: String, points: i32) -> String {
        let values = [("choice", text.into()), ("points", self.words.signed(points).into())];
        self.say_with("boards-choice-brings", &values)
    }

    /// A tile that can be paid in several colours.
    pub(crate) fn site_label(&self, site: Site) -> String {
        self.say_with("boards-merlin-build-here", &[("tile", self.tile(site).into())])
    }

    /// A tile by its terrain and place, counted from 1.
    pub(crate) fn tile(&self, site: Site) -> String {
        let Some(tile) = self.view.open.environs.tile(site) else { return site.to_string() };
        let values = [
            ("terrain", self.terrain(tile.terrain).into()),
            ("tower", if tile.tower { "yes" } else { "no" }.into()),
            ("row", i64::from(site.row() + 1).into()),
            ("column", i64::from(site.column() + 1).into()),
        ];
        self.say_with("boards-merlin-tile", &values)
    }

    /// What a mission asks for.
    pub(crate) fn requirement(&self, requirement: Requirement) -> String {
        let say = |key: &str, values: &[(&'static str, Value)]| self.say_with(key, values);
        match requirement {
            Requirement::Item(item) => self.item(item),
            Requirement::AnyItem(kind) => self.any_item(kind),
            Requirement::InfluenceIn(colour) => {
                say("boards-merlin-influence-in", &[("land", self.land(colour).into())])
            }
            Requirement::InfluenceAny => self.say("boards-merlin-influence-any"),
            Requirement::VassalIn(vassal, colour) => {
                let values = [("vassal", self.vassal(vassal).into()), ("land", self.land(colour).into())];
                say("boards-merlin-vassal-in", &values)
            }
            Requirement::TwoVassalsIn(colour) => {
                say("boards-merlin-two-vassals-in", &[("land", self.land(colour).into())])
            }
            Requirement::VassalPair(one, other) => {
                let values = [("one", self.vassal(one).into()), ("other", self.vassal(other).into())];
                say("boards-merlin-vassal-pair", &values)
            }
        }
    }

    /// A mission card: its points, and what it asks for, each with whether it is met.
    pub(crate) fn mission(&self, mission: Mission, of: Option<Seat>) -> String {
        let card = self.view.open.options.components.mission(mission);
        let lacking = of.map(|seat| self.view.missing(seat, mission));
        let asks = card.requirements().enumerate().map(|(place, requirement)| {
            let met = lacking.as_ref().is_some_and(|all| all[place].1 == 0);
            let text = self.requirement(requirement);
            if met { self.say_with("boards-merlin-met", &[("requirement", text.into())]) } else { text }
        });
        let asks: Vec<String> = asks.collect();
        let values = [("points", i64::from(card.points).into()), ("asks", asks.join(", ").into())];
        self.say_with("boards-merlin-mission", &values)
    }

    /// A choice as it is spoken, with the points it brings.
    pub(crate) fn spoken(&self, seat: Seat, choice: Move) -> String {
        let text = self.choice(choice, seat);
        match self.brings(seat, choice) {
            Some(points) => self.with_points(text, points),
            None => text,
        }
    }

    /// The points a choice brings at once, if it is one that can bring any.
    pub(crate) fn brings(&self, seat: Seat, choice: Move) -> Option<i32> {
        let open = self.view.open;
        let can = match choice {
            Move::Complete(_) | Move::Second(_) => true,
            Move::Perform => matches!(open.layout.kind(open.turn.action?), SpaceKind::Vp(_)),
            // What follows in the same scoring is not brought by this choice.
            Move::UseGrail | Move::Done => {
                let Frame::Grail(colour) = open.top() else { return None };
                let markers: Vec<u8> = open.castles().iter().map(|castle| castle.influence(colour)).collect();
                let (worth, most) =
                    (markers.iter().sum::<u8>(), markers.iter().max().copied().unwrap_or_default());
                let sharers = markers.iter().filter(|&&own| own == most).count().max(1) as u8;
                return Some(i32::from(if choice == Move::UseGrail { worth } else { worth / sharers }));
            }
            _ => false,
        };
        can.then(|| self.view.points(seat, choice))
    }

    /// A choice in words.
    pub(crate) fn choice(&self, choice: Move, seat: Seat) -> String {
        let say = |key: &str, values: &[(&'static str, Value)]| self.say_with(key, values);
        let land = |colour: Colour| ("land", self.land(colour).into());
        match choice {
            Move::Complete(mission) => {
                say("boards-merlin-complete", &[("mission", self.mission(mission, Some(seat)).into())])
            }
            Move::Second(mission) => {
                say("boards-merlin-second", &[("mission", self.mission(mission, Some(seat)).into())])
            }
            Move::Die(die, pips) => {
                let die = match die {
                    Die::Own => "own",
                    Die::Merlin => "merlin",
                };
                say("boards-merlin-die", &[("die", die.into()), ("pips", i64::from(pips.get()).into())])
            }
            Move::Apple(pips) => say("boards-merlin-with-apple", &[("pips", i64::from(pips.get()).into())]),
            Move::TurnDie => self.power(merlin::Power::TurnDie),
            Move::Walk(direction) => self.direction(direction),
            Move::Reverse => self.power(merlin::Power::Reverse),
            Move::Mirror => self.power(merlin::Power::Mirror),
            Move::DifferentAction(space) => {
                say("boards-merlin-different", &[("space", self.space(space).into())])
            }
            Move::Forfeit => self.say("boards-merlin-forfeit"),
            Move::Perform => self.say("boards-merlin-perform"),
            Move::Deploy(vassal, to) => {
                let displaced = self.view.open.vassal_place(vassal, to).filter(|&other| other != seat);
                let values = [("vassal", self.vassal(vassal).into()), land(to)];
                let text = say("boards-merlin-deploy", &values);
                match displaced {
                    Some(other) => {
                        let values = [("choice", text.into()), ("name", self.name(other).into())];
                        say("boards-merlin-displaces", &values)
                    }
                    None => text,
                }
            }
            Move::Dismiss(colour) => say("boards-merlin-dismiss", &[("colour", self.colour(colour).into())]),
            Move::Repel(colour) => say("boards-merlin-repel", &[("colour", self.colour(colour).into())]),
            Move::Take(item) => say("boards-merlin-take", &[("item", self.item(item).into())]),
            Move::Place(colour) => say("boards-merlin-place", &[land(colour)]),
            Move::Return(item) => say("boards-merlin-return", &[("item", self.item(item).into())]),
            Move::Discard(mission) => {
                say("boards-merlin-discard", &[("mission", self.mission(mission, Some(seat)).into())])
            }
            Move::Build(site, colour) => {
                let item = Item::new(Kind::Material, colour);
                let values = [("tile", self.tile(site).into()), ("item", self.item(item).into())];
                say("boards-merlin-build", &values)
            }
            Move::Draw(Pile::Display(mission)) => {
                say("boards-merlin-draw", &[("mission", self.mission(mission, Some(seat)).into())])
            }
            Move::Draw(Pile::Deck) => self.say("boards-merlin-draw-deck"),
            Move::Staff => self.say("boards-merlin-staff"),
            Move::UseGrail => self.say("boards-merlin-use-grail"),
            Move::Done if matches!(self.view.open.top(), Frame::Grail(_)) => self.say("boards-merlin-share"),
            Move::Done => self.say("boards-merlin-done"),
            Move::End => self.say("boards-merlin-end"),
            Move::Mission(_)
            | Move::Tile(_)
            | Move::Start(_)
            | Move::StartingTile(_)
            | Move::Traitor(_)
            | Move::Roll(_) => choice.to_string(),
        }
    }
}
