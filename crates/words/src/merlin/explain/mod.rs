//! What the things on the board of Merlin are, and what they bring now.

mod modules;
mod reach;
mod signs;
mod subject;

pub use reach::{no_way_to, where_to_deploy};
pub use signs::Sign;
pub use subject::Subject;

use super::missions::{mission_asks, mission_missing};
use super::spaces::{site as site_name, space as space_name, space_does, terrain as terrain_name, tile};
use super::things::{
    category, die as die_name, figure as figure_name, in_principality, item as item_name,
    kinds as kinds_name, power_does, principality, relic as relic_name, relic_does, vassal as vassal_name,
    vassal_does,
};
use crate::explanation::Explanation;
use crate::{Words, begin_large};
use ::merlin::{
    Category, Colour, Counted, Die, Figure, Gained, Item, Kind, Mission, Open, Relic, Site, Space, SpaceKind,
    Vassal, View,
};
use ::table::Seat;

/// Explains a thing of the board; nothing for what this table does not have.
pub(crate) fn explain(
    words: Words,
    subject: Subject,
    view: &View<'_>,
    me: Option<Seat>,
    names: &[String],
) -> Option<Explanation> {
    let open = view.open;
    let words = super::at(words, &open.layout);
    let here = |seat: Seat| seat.index() < open.players();
    Some(match subject {
        Subject::Sign(sign) => sign.explain(words),
        Subject::Space(space) => {
            if !open.layout.spaces(space.ring()).any(|other| other == space) {
                return None;
            }
            of_space(words, space, view, me, names)
        }
        Subject::Land(colour) => of_land(words, open, colour),
        Subject::Supply(item) => of_item(words, open, item, "explain-merlin-supply").with(
            words,
            "explain-now",
            words.say_with("explain-left", &[("count", open.supply(item).into())]),
        ),
        Subject::Item(item) => of_item(words, open, item, "explain-merlin-item"),
        Subject::Kind(kind) => of_kind(words, open, kind, me),
        Subject::Worth(colour) => worth(words, open, colour, names),
        Subject::Vassal(vassal) => of_vassal(words, open, vassal, me),
        Subject::Tile(site) => of_tile(words, open, site, me, names)?,
        Subject::Territory(site) => territory(words, open, site, names)?,
        Subject::Knight(seat) if here(seat) => {
            let values = [("name", words.name(seat, names).into())];
            let stands = open.castle(seat).knight.map(|space| standing(words, open, space));
            let name = words.say_with("explain-merlin-knight", &values);
            Explanation::new(name, words.say("explain-merlin-knight-is"), "MER-5.2").with(
                words,
                "explain-now",
                stands,
            )
        }
        Subject::Score(seat) if here(seat) => score(words, open, seat, names),
        Subject::Knight(_) | Subject::Score(_) => return None,
        Subject::Figure(figure) => of_figure(words, open, figure),
        Subject::Die(die) => of_die(words, die),
        Subject::Relic(relic) => of_relic(words, open, relic, names),
        Subject::Mission(mission) => of_mission(words, mission, view, me),
        Subject::Ability(ability) => modules::ability(words, ability),
        Subject::Pict(pict) => modules::pict(words, open, pict),
        Subject::Ally(ally) => modules::ally(words, open, ally),
        Subject::Marker(marker) => modules::marker(words, marker),
        Subject::District(district) => modules::district(words, district),
        Subject::Decree(decree) => modules::decree(words, open, decree),
        Subject::Kitchen(place) => modules::kitchen(words, open, place),
        Subject::Treasure(treasure) => modules::treasure(words, open, treasure),
    })
}

fn standing(words: Words, open: &Open, space: Space) -> String {
    let name = begin_large(&space_name(words, open.layout.kind(space)));
    words.say_with("explain-merlin-stands", &[("space", name.into())])
}

fn of_space(words: Words, space: Space, view: &View<'_>, me: Option<Seat>, names: &[String]) -> Explanation {
    let kind = view.open.layout.kind(space);
    let now = me.map(|seat| {
        let prospect = view.prospect(seat, space);
        match (prospect.lapses, prospect.points) {
            (Some(_), _) => words.say("explain-merlin-lapses"),
            (None, Some(points)) => {
                words.say_with("explain-merlin-points", &[("points", words.signed(points.into()).into())])
            }
            (None, None) => {
                words.say_with("explain-merlin-choices", &[("count", prospect.choices.len().into())])
            }
        }
    });
    let scores = matches!(kind, SpaceKind::Vp(_)).then(|| words.say("explain-merlin-at-once"));
    let stand = Seat::all(view.open.players())
        .filter(|&seat| view.open.castle(seat).knight == Some(space))
        .map(|seat| words.name(seat, names));
    let figures = [Figure::Merlin, Figure::Arthur]
        .into_iter()
        .filter(|&figure| view.open.stands(figure) == Some(space))
        .map(|figure| figure_name(words, figure));
    let here: Vec<String> = stand.chain(figures).collect();
    let here = (!here.is_empty()).then(|| words.list(here));
    Explanation::new(space_name(words, kind), space_does(words, kind), clause_of(kind))
        .with(words, "explain-you-now", now)
        .with(words, "explain-scores", scores)
        .with(words, "explain-merlin-on-it", here)
}

/// The clause of what a space does.
fn clause_of(kind: SpaceKind) -> &'static str {
    match kind {
        SpaceKind::Principality(_) => "MER-7.1",
        SpaceKind::Vp(Counted::Influence) => "MER-8.2",
        SpaceKind::Vp(Counted::Manor) => "ARU-6.6",
        SpaceKind::Vp(Counted::Shield | Counted::Flag | Counted::Material) => "MER-8.1",
        SpaceKind::Influence(Gained::Vassal) => "MER-8.6",
        SpaceKind::Influence(Gained::Flag | Gained::Material | Gained::Shield) => "MER-8.4",
        SpaceKind::Excalibur => "MER-9.1",
        SpaceKind::Grail => "MER-9.4",
        SpaceKind::Relocate => "MER-9.9",
        SpaceKind::Exchange => "MER-10.1",
        SpaceKind::Mission => "MER-10.5",
        SpaceKind::Build => "MER-11.14",
        SpaceKind::Module(own) => modules::clause_of_space(own.id()),
    }
}

fn of_land(words: Words, open: &Open, colour: Colour) -> Explanation {
    let about = words.say("explain-merlin-land-is");
    let explained = Explanation::new(principality(words, colour), about, "MER-7.1");
    match open.modules.caerleon.district(colour) {
        Some(district) => {
            explained.with(words, "explain-merlin-district", Some(modules::district(words, district).about))
        }
        None => explained,
    }
}

fn of_item(words: Words, open: &Open, item: Item, key: &str) -> Explanation {
    let about = match item.kind {
        Kind::Flag => power_does(words, open.layout.powers[item.colour.index()]),
        Kind::Shield => words.say("explain-merlin-shield-is"),
        Kind::Material => words.say("explain-merlin-material-is"),
    };
    let clause = match item.kind {
        Kind::Flag => "MER-13.1",
        Kind::Shield => "MER-15.5",
        Kind::Material => "MER-11.14",
    };
    let name = words.say_with(key, &[("item", begin_large(&item_name(words, item)).into())]);
    Explanation::new(name, about, clause).with(words, "explain-scores", words.say("explain-merlin-items-end"))
}

fn of_kind(words: Words, open: &Open, kind: Kind, me: Option<Seat>) -> Explanation {
    let (key, clause) = match kind {
        Kind::Flag => ("explain-merlin-flag-is", "MER-13.1"),
        Kind::Shield => ("explain-merlin-shield-is", "MER-15.5"),
        Kind::Material => ("explain-merlin-material-is", "MER-11.14"),
    };
    let own = me.map(|seat| open.holdings(seat).items.of_kind(kind).to_string());
    Explanation::new(kinds_name(words, kind), words.say(key), clause)
        .with(words, "explain-you-now", own)
        .with(words, "explain-scores", words.say("explain-merlin-items-end"))
}

fn worth(words: Words, open: &Open, colour: Colour, names: &[String]) -> Explanation {
    let values = [("count", open.worth_of_principality(colour).into())];
    let (leaders, _) = open.lead_in_principality(colour);
    let leaders: Vec<String> = leaders.iter().map(|seat| words.name(seat, names)).collect();
    let lead = (!leaders.is_empty()).then(|| words.list(leaders));
    let name = words.say_with("explain-merlin-worth", &values);
    Explanation::new(name, words.say("explain-merlin-worth-is"), "MER-15.19")
        .with(words, "explain-lead", lead)
        .with(words, "explain-scores", words.say("explain-merlin-in-scorings"))
}

fn of_vassal(words: Words, open: &Open, vassal: Vassal, me: Option<Seat>) -> Explanation {
    let clause = match vassal {
        Vassal::Builder => "MER-7.6",
        Vassal::ShieldBearer => "MER-7.7",
        Vassal::FlagBearer => "MER-7.8",
        Vassal::Lady => "MER-7.9",
    };
    let now = me.map(|seat| match open.castle(seat).vassal(vassal) {
        Some(colour) => begin_large(&in_principality(words, colour)),
        None => words.say("explain-merlin-at-home"),
    });
    Explanation::new(vassal_name(words, vassal), vassal_does(words, vassal), clause)
        .with(words, "explain-you-now", now)
        .with(words, "explain-scores", words.say("explain-merlin-vassal-scores"))
}

/// Whose manor stands on a tile.
fn manor_of(open: &Open, site: Site) -> Option<Seat> {
    Seat::all(open.players()).find(|&seat| open.castle(seat).manors.contains(site))
}

fn of_tile(words: Words, open: &Open, site: Site, me: Option<Seat>, names: &[String]) -> Option<Explanation> {
    let printed = open.environs.tile(site)?;
    let gift = if printed.tower {
        Some(words.say("explain-merlin-tower-is"))
    } else {
        open.modules
            .treasures
            .at(site)
            .map(|treasure| begin_large(&super::treasure(words, open.treasure(treasure).effect)))
    };
    let (colours, clause) = (open.eligible(site), if gift.is_some() { "MER-11.19" } else { "MER-11.14" });
    let pays = words.list(colours.iter().map(|colour| super::colour(words, colour)));
    let manor = manor_of(open, site);
    let now = match manor {
        Some(seat) if Some(seat) == me => words.say("explain-merlin-own-manor"),
        Some(seat) => words.say_with("explain-merlin-manor-of", &[("name", words.name(seat, names).into())]),
        None => words.say_with("explain-merlin-pays", &[("colours", pays.into())]),
    };
    let place = words.say_with("explain-merlin-at", &[("site", site_name(words, site).into())]);
    let name = format!("{} ({place})", begin_large(&tile(words, printed)));
    Some(
        Explanation::new(name, words.say("explain-merlin-tile-is"), clause)
            .with(words, "explain-now", now)
            .with(words, "explain-merlin-gift", gift),
    )
}

fn territory(words: Words, open: &Open, site: Site, names: &[String]) -> Option<Explanation> {
    let (terrain, sites) =
        open.environs.territories(open.layout.rows).find(|(_, sites)| sites.contains(site))?;
    let strength = |seat: Seat| open.strength_in_territory(seat, sites);
    let most = Seat::all(open.players()).map(strength).max().unwrap_or_default();
    let leaders = Seat::all(open.players()).filter(|&seat| most > 0 && strength(seat) == most);
    let leaders: Vec<String> = leaders.map(|seat| words.name(seat, names)).collect();
    let values =
        [("terrain", begin_large(&terrain_name(words, terrain)).into()), ("tiles", sites.len().into())];
    let lead = (!leaders.is_empty()).then(|| words.list(leaders));
    Some(
        Explanation::new(
            words.say_with("explain-merlin-territory", &values),
            words.say(if open.layout.counts_strength() {
                "explain-merlin-territory-strength-is"
            } else {
                "explain-merlin-territory-is"
            }),
            "MER-15.14",
        )
        .with(words, "explain-lead", lead)
        .with(words, "explain-scores", words.say("explain-merlin-in-scorings")),
    )
}

fn of_figure(words: Words, open: &Open, figure: Figure) -> Explanation {
    let (key, clause) = match figure {
        Figure::Knight => ("explain-merlin-knight-is", "MER-5.2"),
        Figure::Merlin => ("explain-merlin-merlin-is", "MER-5.3"),
        Figure::Arthur => ("explain-merlin-arthur-is", "ARU-2.4"),
    };
    let stands = open.stands(figure).map(|space| standing(words, open, space));
    Explanation::new(figure_name(words, figure), words.say(key), clause).with(words, "explain-now", stands)
}

fn of_die(words: Words, die: Die) -> Explanation {
    let (key, clause) = match die {
        Die::Own => ("explain-merlin-own-die-is", "MER-5.2"),
        Die::Merlin => ("explain-merlin-merlin-die-is", "MER-5.3"),
        Die::Arthur => ("explain-merlin-arthur-die-is", "ARU-2.4"),
    };
    Explanation::new(die_name(words, die), words.say(key), clause)
}

fn of_relic(words: Words, open: &Open, relic: Relic, names: &[String]) -> Explanation {
    let clause = match relic {
        Relic::Excalibur => "MER-15.9",
        Relic::Grail => "MER-15.21",
    };
    let owner = match open.owner(relic) {
        Some(seat) => words.name(seat, names),
        None => words.say("explain-merlin-nobody"),
    };
    Explanation::new(relic_name(words, relic), relic_does(words, relic), clause).with(
        words,
        "explain-merlin-owner",
        owner,
    )
}

fn of_mission(words: Words, mission: Mission, view: &View<'_>, me: Option<Seat>) -> Explanation {
    let components = &view.open.options.components;
    let points = components.mission(mission).points;
    let now = me.map(|seat| match mission_missing(words, view, seat, mission) {
        Some(missing) => words.say_with("explain-merlin-missing", &[("missing", missing.into())]),
        None => words.say("explain-merlin-met"),
    });
    let asks = begin_large(&mission_asks(words, components, mission));
    let name = words.say_with("explain-merlin-mission", &[("points", points.into())]);
    Explanation::new(name, words.say_with("explain-merlin-mission-is", &[("asks", asks.into())]), "MER-12.2")
        .with(words, "explain-you-now", now)
}

fn score(words: Words, open: &Open, seat: Seat, names: &[String]) -> Explanation {
    let values = [("name", words.name(seat, names).into()), ("points", words.total(open.score(seat)).into())];
    let name = words.say_with("explain-score", &values);
    let explained = Explanation::new(name, words.say("explain-score-is"), "MER-15.3");
    let of = |source: Category| (category(words, source), open.points(seat, source));
    words.by_source(explained, Category::ALL.into_iter().map(of))
}
