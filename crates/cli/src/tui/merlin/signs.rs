//! The signs of Merlin: everything has a shape or two letters, so that the board can be read without any colour.

use super::super::theme::Theme;
use merlin::{
    Colour, Counted, Gained, Item, Kind, Mission, Open, Requirement, Space, SpaceKind, Terrain, Vassal, View,
};
use ratatui::style::{Modifier, Style};
use table::Seat;
use words::Words;

/// An influence marker.
pub(crate) const INFLUENCE: &str = "◉";
/// A vassal.
pub(crate) const VASSAL: &str = "♟";
/// A traitor.
pub(crate) const TRAITOR: &str = "✖";
/// A mission card.
pub(crate) const MISSION: &str = "▤";
/// A manor that can be built.
pub(crate) const MANOR: &str = "⌂";
/// A tower.
pub(crate) const TOWER: &str = "♜";
/// Excalibur.
pub(crate) const EXCALIBUR: &str = "†";
/// The Grail.
pub(crate) const GRAIL: &str = "◇";
/// Merlin on the rondel, and the die that moves him.
pub(crate) const MERLIN: &str = "M";

/// Arthur on the rondel, and the die that moves him.
pub(crate) const ARTHUR: &str = "A";

/// The colour of a principality in two letters.
pub(crate) fn letters(words: Words, colour: Colour) -> String {
    words.say(match colour {
        Colour::Black => "tui-merlin-short-black",
        Colour::Grey => "tui-merlin-short-grey",
        Colour::Blue => "tui-merlin-short-blue",
        Colour::Purple => "tui-merlin-short-purple",
        Colour::Orange => "tui-merlin-short-orange",
        Colour::Brown => "tui-merlin-short-brown",
    })
}

/// How the colour of a principality looks.
pub(crate) const fn tint(theme: Theme, colour: Colour) -> Style {
    let style = match colour {
        Colour::Black => theme.on(231, 236),
        Colour::Grey => theme.on(16, 250),
        Colour::Blue => theme.on(231, 26),
        Colour::Purple => theme.on(231, 91),
        Colour::Orange => theme.on(16, 208),
        Colour::Brown => theme.on(231, 94),
    };
    style.add_modifier(Modifier::BOLD)
}

/// A kind of item.
pub(crate) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Flag => "⚑",
        Kind::Shield => "▼",
        Kind::Material => "■",
    }
}

/// An item: `⚑Bk`.
pub(crate) fn item(words: Words, item: Item) -> String {
    format!("{}{}", kind(item.kind), letters(words, item.colour))
}

/// A vassal in one letter.
pub(crate) fn vassal(words: Words, vassal: Vassal) -> String {
    words.say(match vassal {
        Vassal::Lady => "tui-merlin-letter-lady",
        Vassal::ShieldBearer => "tui-merlin-letter-shield-bearer",
        Vassal::Builder => "tui-merlin-letter-builder",
        Vassal::FlagBearer => "tui-merlin-letter-flag-bearer",
    })
}

/// A terrain.
pub(crate) const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Mountain => "▲",
        Terrain::Wood => "♣",
        Terrain::Lake => "≈",
    }
}

/// What a space is for, in two columns.
pub(crate) fn space(words: Words, of: SpaceKind) -> String {
    match of {
        SpaceKind::Principality(colour) => letters(words, colour),
        SpaceKind::Vp(counted) => {
            let counted = match counted {
                Counted::Shield => kind(Kind::Shield),
                Counted::Flag => kind(Kind::Flag),
                Counted::Material => kind(Kind::Material),
                Counted::Influence => INFLUENCE,
                Counted::Manor => MANOR,
            };
            format!("+{counted}")
        }
        SpaceKind::Influence(gained) => {
            let gained = match gained {
                Gained::Flag => kind(Kind::Flag),
                Gained::Material => kind(Kind::Material),
                Gained::Shield => kind(Kind::Shield),
                Gained::Vassal => VASSAL,
            };
            format!("{INFLUENCE}{gained}")
        }
        SpaceKind::Excalibur => EXCALIBUR.to_owned(),
        SpaceKind::Grail => GRAIL.to_owned(),
        SpaceKind::Relocate => format!("{VASSAL}↔"),
        SpaceKind::Exchange => "⇄".to_owned(),
        SpaceKind::Mission => MISSION.to_owned(),
        SpaceKind::Build => MANOR.to_owned(),
        // The rondel has room for a few letters: `gc` for a gold coin. What the space does is said when it is chosen.
        SpaceKind::Module(own) => own.id().split('_').filter_map(|word| word.chars().next()).collect(),
    }
}

/// A space by number and sign: `7 +■`.
pub(crate) fn at(words: Words, open: &Open, at: Space) -> String {
    format!("{at} {}", space(words, open.layout.kind(at)))
}

/// What a mission asks for: `⚑Bk`, `■*`, `◉Br`, `♟L Bl`, `2♟ Gy`, `♟L=B`.
pub(crate) fn requirement(words: Words, requirement: Requirement) -> String {
    match requirement {
        Requirement::Item(own) => item(words, own),
        Requirement::AnyItem(own) => format!("{}*", kind(own)),
        Requirement::InfluenceIn(colour) => format!("{INFLUENCE}{}", letters(words, colour)),
        Requirement::InfluenceAny => format!("{INFLUENCE}*"),
        Requirement::VassalIn(own, colour) => {
            format!("{VASSAL}{}{}", vassal(words, own), letters(words, colour))
        }
        Requirement::TwoVassalsIn(colour) => format!("2{VASSAL}{}", letters(words, colour)),
        Requirement::VassalPair(one, other) => {
            format!("{VASSAL}{}={}", vassal(words, one), vassal(words, other))
        }
    }
}

/// A mission with its points: `2 ⚑Bk ■*`.
pub(crate) fn mission(words: Words, open: &Open, mission: Mission) -> String {
    let card = open.options.components.mission(mission);
    let asks: Vec<String> = card.requirements().map(|own| requirement(words, own)).collect();
    format!("{} {}", card.points, asks.join(" "))
}

/// The same, each entry with whether a player meets it: `2 ✓⚑Bk ✗■*`.
pub(crate) fn mission_of(words: Words, view: &View<'_>, seat: Seat, mission: Mission) -> String {
    let points = view.open.options.components.mission(mission).points;
    let asks = view
        .missing(seat, mission)
        .into_iter()
        .map(|(own, lacking)| format!("{}{}", if lacking == 0 { "✓" } else { "✗" }, requirement(words, own)));
    format!("{points} {}", asks.collect::<Vec<_>>().join(" "))
}
