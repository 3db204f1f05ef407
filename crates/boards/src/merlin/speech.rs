//! The words on the drawings: names as short as a drawing needs them, and choices as a screen reader says them.

use super::Scene;
use super::modules;
use super::stage::Reach;
use merlin::{Colour, Figure, Gained, Item, Mission, Move, Power, Site, Space, SpaceKind, Terrain, Vassal};
use table::Seat;
use words::{Value, merlin as said};

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

    /// A principality by its colour, where there is little room.
    pub(crate) fn land(&self, colour: Colour) -> String {
        self.say_with("boards-merlin-land", &[("colour", colour.id().into())])
    }

    pub(crate) fn colour(&self, colour: Colour) -> String {
        said::colour(self.words, colour)
    }

    pub(crate) fn item(&self, item: Item) -> String {
        said::item(self.words, item)
    }

    pub(crate) fn vassal(&self, vassal: Vassal) -> String {
        said::vassal(self.words, vassal)
    }

    pub(crate) fn terrain(&self, terrain: Terrain) -> String {
        large(&said::terrain(self.words, terrain))
    }

    /// A space by its name.
    pub(crate) fn space(&self, space: Space) -> String {
        let kind = self.view.open.layout.kind(space);
        if let SpaceKind::Principality(colour) = kind
            && let Some(district) = modules::caerleon::district(self, colour)
        {
            return modules::caerleon::name(self, district, colour);
        }
        large(&said::space(self.words, kind))
    }

    /// What a space does, in a few words.
    pub(crate) fn does(&self, space: Space) -> String {
        let kind = match self.view.open.layout.kind(space) {
            // It takes nothing; it deploys (MER-8.6).
            SpaceKind::Influence(Gained::Vassal) => "influence_vassal",
            kind => kind.id(),
        };
        let counted = match self.view.open.layout.kind(space) {
            SpaceKind::Vp(counted) => counted.id(),
            _ => "",
        };
        self.say_with("boards-merlin-does", &[("kind", kind.into()), ("counted", counted.into())])
    }

    /// What a space does, as a sentence.
    pub(crate) fn explained(&self, space: Space) -> String {
        let kind = self.view.open.layout.kind(space);
        let district = match kind {
            SpaceKind::Principality(colour) => modules::caerleon::district(self, colour),
            _ => None,
        };
        match district {
            Some(district) => said::district_does(self.words, district),
            None => said::space_does(self.words, kind),
        }
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
            Figure::Arthur => "arthur",
        };
        // Two dice can be turned to the same number, so both numbers are told.
        let turned =
            [("from", i64::from(reach.from.get()).into()), ("pips", i64::from(reach.pips.get()).into())];
        let apples = (0..reach.apples).map(|_| self.say_with("boards-merlin-with-apple", &turned));
        let coins = (0..reach.coins).map(|_| self.say_with("boards-merlin-with-coin", &turned));
        let markers = (0..reach.markers).map(|_| self.say_with("boards-merlin-with-marker", &turned));
        let decrees = (0..reach.decrees).map(|_| self.say_with("boards-merlin-with-decree", &turned));
        let tiles = (0..reach.tiles).map(|_| self.say_with("boards-merlin-with-tile", &turned));
        let flags = reach.powers.iter().map(|power| {
            let flag =
                self.say_with("boards-merlin-with-flag", &[("power", said::power(self.words, power).into())]);
            match power {
                // Dice of several kinds can move the same figure then.
                Power::Switch => match reach.die {
                    Some((die, _)) => format!("{flag}, {}", said::die(self.words, die)),
                    None => flag,
                },
                Power::PlusMinus => format!("{flag}, {} → {}", reach.pips, reach.steps),
                Power::RepelTraitors
                | Power::SecondMission
                | Power::Reverse
                | Power::TurnDie
                | Power::DifferentAction
                | Power::Mirror => flag,
            }
        });
        let labourer = reach.die.is_none().then(|| self.say("boards-merlin-with-labourer"));
        let pieces = apples.chain(coins).chain(markers).chain(decrees).chain(tiles);
        let costs: Vec<String> = labourer.into_iter().chain(pieces).chain(flags).collect();
        let values = [
            ("figure", figure.into()),
            ("pips", i64::from(reach.steps).into()),
            ("direction", said::direction(self.words, reach.direction).into()),
            ("space", self.space(reach.space).into()),
        ];
        let way = self.say_with("boards-merlin-way", &values);
        if costs.is_empty() { way } else { format!("{way} ({})", costs.join(", ")) }
    }

    /// A score, with a sign only below zero.
    pub(crate) fn score(&self, points: i32) -> String {
        self.words.signed(points).trim_start_matches('+').to_owned()
    }

    fn with_points(&self, text: String, points: i32) -> String {
        let values = [("choice", text.into()), ("points", self.words.signed(points).into())];
        self.say_with("boards-choice-brings", &values)
    }

    /// A tile that can be paid in several colours.
    pub(crate) fn site_label(&self, site: Site) -> String {
        self.say_with("boards-merlin-build-here", &[("tile", self.tile(site).into())])
    }

    /// A tile by its terrain and its place.
    pub(crate) fn tile(&self, site: Site) -> String {
        let place = said::site(self.words, site);
        match self.view.open.environs.tile(site) {
            Some(tile) => match modules::tile(self, site) {
                Some(more) => format!("{}, {more}, {place}", said::tile(self.words, tile)),
                None => format!("{}, {place}", said::tile(self.words, tile)),
            },
            None => place,
        }
    }

    /// A mission card: what it asks for, its points, and what a player still lacks.
    pub(crate) fn mission(&self, mission: Mission, of: Option<Seat>) -> String {
        let card = large(&said::mission(self.words, &self.view.open.options.components, mission));
        match of.and_then(|seat| said::mission_missing(self.words, &self.view, seat, mission)) {
            Some(missing) => self
                .say_with("boards-merlin-missing", &[("mission", card.into()), ("missing", missing.into())]),
            None => card,
        }
    }

    /// A choice as it is spoken: what kind of decision it is, the choice, and the points it brings.
    pub(crate) fn spoken(&self, seat: Seat, choice: Move) -> String {
        let text = self.choice(choice, seat);
        let text = match self.heading(choice) {
            Some(heading) => format!("{heading}: {text}"),
            None => text,
        };
        match self.brings(seat, choice) {
            Some(points) => self.with_points(text, points),
            None => text,
        }
    }

    /// Choices as they stand in a list of their own. Where two read the same, as when a coin or a decree
    /// changes a die, both say what kind of decision they are.
    pub(crate) fn listed(&self, seat: Seat, choices: &[Move]) -> Vec<String> {
        let texts: Vec<String> = choices.iter().map(|&choice| self.choice(choice, seat)).collect();
        let told = |(&choice, text): (&Move, &String)| {
            let alike = texts.iter().filter(|other| *other == text).count() > 1;
            match self.heading(choice).filter(|_| alike) {
                Some(heading) => format!("{heading}: {text}"),
                None => text.clone(),
            }
        };
        choices.iter().zip(&texts).map(told).collect()
    }

    /// What kind of decision a choice is.
    pub(crate) fn heading(&self, choice: Move) -> Option<String> {
        said::heading(self.words, choice)
    }

    /// The points a choice brings at once, if it is one that can bring any.
    pub(crate) fn brings(&self, seat: Seat, choice: Move) -> Option<i32> {
        said::brings(choice, &self.view, seat)
    }

    /// A choice in words.
    pub(crate) fn choice(&self, choice: Move, seat: Seat) -> String {
        said::choice(self.words, choice, &self.view, seat, self.names)
    }
}

/// A name where it stands alone.
fn large(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
