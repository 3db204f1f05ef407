//! The signs of Merlin: everything has a shape or two letters, so that the board can be read without any colour.

use super::super::theme::Theme;
use merlin::{Colour, Counted, Gained, Kind, SpaceKind, Terrain, Vassal};
use ratatui::style::{Modifier, Style};
use words::Words;

/// An influence marker.
pub(crate) const INFLUENCE: &str = "◉";
/// A vassal.
pub(crate) const VASSAL: &str = "♟";
/// A mission card.
pub(crate) const MISSION: &str = "▤";
/// A manor that can be built.
pub(crate) const MANOR: &str = "⌂";
/// A tower.
pub(crate) const TOWER: &str = "♜";
/// What lies with the influence markers of a player: plus markers, Sir Kay's tiles, Morgana markers.
pub(crate) const WITH_INFLUENCE: [&str; 3] = ["+", "□", MORGANA];
/// A Morgana marker.
pub(crate) const MORGANA: &str = "☾";
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

/// What lies under and on a manor: a castle, a hut, or both.
pub(crate) const fn with_manor(castle: bool, hut: bool) -> &'static str {
    match (castle, hut) {
        (true, true) => "&",
        (true, false) => "▣",
        (false, true) => "∧",
        (false, false) => " ",
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
        // The rondel has room for two letters. What the space does is said when it is chosen.
        SpaceKind::Module(_) => words::merlin::space(words, of).chars().take(2).collect(),
    }
}
