//! The colours of both themes by name, and the style sheet made of them.

use crate::merlin;
use std::sync::LazyLock;

/// A colour or font: its name, its value in the light theme, its value in the dark one.
pub(crate) type Token = (&'static str, &'static str, &'static str);

const SERIF: &str = "\"Iowan Old Style\",\"Palatino Linotype\",Palatino,\"Book Antiqua\",Georgia,serif";
const SANS: &str = "-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,sans-serif";

/// All tokens: those of the whole house first, then what boards need besides.
const TOKENS: [Token; 72] = [
    ("serif", SERIF, SERIF),
    ("sans", SANS, SANS),
    ("paper", "#F5EDDC", "#17181C"),
    ("vellum", "#FBF6EA", "#202227"),
    ("ink", "#22252E", "#ECE6D8"),
    ("faded", "#6A665C", "#A8A294"),
    ("line", "#D8CBB0", "#3A3B40"),
    ("gold", "#B9862B", "#E0B457"),
    ("wine", "#8C2635", "#E88292"),
    ("forest", "#2F6B4F", "#63B38C"),
    ("wood", "#8A5A34", "#6E4A2E"),
    ("stone", "#B9B2A3", "#55524C"),
    // Wood, floor and furniture.
    ("wood-l", "#9C6A40", "#6B482D"),
    ("wood-d", "#5F3B1F", "#3A2617"),
    ("inlay", "#B98552", "#8A6340"),
    ("inlay-d", "#754826", "#4C321E"),
    ("floor", "#EDE2CB", "#1E2025"),
    ("floor-2", "#E6D9BD", "#24262C"),
    ("chair", "#C6BDAB", "#5C5952"),
    ("chair-d", "#9D9482", "#423F3A"),
    ("cushion", "#EFE7D6", "#35363A"),
    ("carpet", "#5D3B5F", "#51375A"),
    ("carpet-2", "#C9A9C0", "#9A7CA0"),
    ("shadow", "rgba(60,40,15,.28)", "rgba(0,0,0,.5)"),
    ("veil", "rgba(34,37,46,.45)", "rgba(10,9,7,.6)"),
    // Figures.
    ("figline", "#22252E", "#0C0D10"),
    ("trim", "#F7EFDC", "#F1E8D3"),
    ("steel", "#AEB6BF", "#A9B2BC"),
    ("steel-d", "#6F7883", "#5E6772"),
    ("slit", "#14151A", "#14151A"),
    ("silver", "#D3D8DE", "#C3CAD3"),
    ("silver-d", "#8E97A3", "#7C8592"),
    ("bronze", "#BF8150", "#BC7C4A"),
    ("bronze-d", "#82502A", "#774722"),
    ("crown", "#D9A63A", "#E7BC5C"),
    ("shine", "#FFF3CC", "#FFF3CC"),
    ("ermine", "#FBF6EA", "#FBF6EA"),
    ("beard", "#F3EEE2", "#F3EEE2"),
    ("robe", "#7B2331", "#7B2331"),
    ("p-black", "#34353C", "#3D3F48"),
    ("p-blue", "#2B5C9B", "#3A70B5"),
    ("p-red", "#B5352E", "#C2443B"),
    ("p-beige", "#DDBD7C", "#DDBD7C"),
    ("ch-beige", "#4A3A18", "#4A3A18"),
    // Plates: their rims, their colours, the figures on them.
    ("rim", "#F3ECDC", "#D8D0BE"),
    ("plate-line", "#22252E", "#22252E"),
    ("plate-crown", "#FFF8E4", "#FFF8E4"),
    ("plate-yellow", "#E9D794", "#D9C374"),
    ("on-dark", "#FFFFFF", "#FFFFFF"),
    ("on-light", "#22252E", "#22252E"),
    // What can be done now.
    ("glow", "#F2C14E", "#F0C768"),
    ("on-gold", "#22252E", "#1B1710"),
    ("tint", "#F3E8CF", "#39362E"),
    // Cards.
    ("card", "#FDF9F0", "#282A30"),
    ("c-knight", "#3E4F61", "#3E4F61"),
    ("c-king", "#6A4A20", "#6A4A20"),
    ("c-scoring", "#2C5A45", "#2C5A45"),
    ("gain", "#387E58", "#387E58"),
    ("loss", "#8A2032", "#8A2032"),
    ("gold-rim", "#B9862B", "#B9862B"),
    // The rose of the middle.
    ("rose", "#B5352E", "#C2443B"),
    ("rose-2", "#FBF6EA", "#F1E8D3"),
    ("leaf", "#3F7A52", "#3F7A52"),
    // Camelot: colours with a screen of their own, fields, and dusk over the castle.
    ("p-yellow", "#DDAE2E", "#DDAE2E"),
    ("p-green", "#2B7F50", "#37935F"),
    ("p-violet", "#74458F", "#8A5AA8"),
    ("p-neutral", "#A8A296", "#8E887C"),
    ("disc", "#FBF6EA", "#E4DBC8"),
    ("lit", "#FFF4D2", "#FFF0C2"),
    ("dusk", "rgba(10,12,24,0)", "rgba(10,12,24,.4)"),
    ("night", "rgba(34,37,46,.5)", "rgba(8,9,12,.62)"),
    ("veil", "rgba(245,237,220,.6)", "rgba(23,24,28,.6)"),
];

/// Those of the house, then those of the games.
pub(crate) fn tokens() -> impl Iterator<Item = &'static Token> {
    TOKENS.iter().chain(&merlin::tokens::TOKENS)
}

const CLASSES: &str = include_str!("boards.css");
/// What changes on a small board: on a small screen, and wherever a page gives it little room.
const COMPACT: &str = include_str!("compact.css");
/// The castle of Camelot, and what changes where it has little room.
const CASTLE: &str = include_str!("camelot/castle.css");
const SMALL_CASTLE: &str = include_str!("camelot/small.css");
/// Where the castle has little room: a phone, upright or on its side.
const PHONE: &str = "(max-width:720px),(max-width:960px) and (max-height:500px)";

static SHEET: LazyLock<String> = LazyLock::new(|| {
    let declare = |theme: fn(&Token) -> &'static str| -> String {
        tokens().map(|token| format!("--{}:{};", token.0, theme(token))).collect()
    };
    let (light, dark) = (declare(|token| token.1), declare(|token| token.2));
    format!(
        ":root{{color-scheme:light;{light}}}\n\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n\
         :root[data-theme=dark]{{color-scheme:dark;{dark}}}\n{CLASSES}\n\
         @media (max-width:720px){{\n{COMPACT}}}\n\
         @container round-table (max-width:620px){{\n{COMPACT}}}\n{CASTLE}\n\
         @media {PHONE}{{\n{SMALL_CASTLE}{}}}\n{}",
        crate::camelot::camera_rules(),
        merlin::SHEET
    )
});

pub(crate) fn stylesheet() -> &'static str {
    &SHEET
}

/// The classes that hold on every screen, with those that do not among `@media` and the like.
pub(crate) fn picture_classes() -> String {
    [CLASSES, CASTLE, merlin::SHEET].join("\n")
}

/// A drawing whose tokens are replaced by their values in the light theme, for readers that know no custom
/// properties.
pub(crate) fn in_light(drawing: &str) -> String {
    let mut parts = drawing.split("var(--");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(')') {
            Some((name, rest)) => {
                let token = tokens().find(|token| token.0 == name);
                text.push_str(token.map_or("none", |token| token.1));
                text.push_str(rest);
            }
            None => text.push_str(part),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_become_values_and_the_rest_stays() {
        assert_eq!(in_light("<a fill=\"var(--ink)\"/>b var(--paper)"), "<a fill=\"#22252E\"/>b #F5EDDC");
        assert_eq!(in_light("nothing"), "nothing");
    }

    #[test]
    fn every_token_of_the_classes_is_declared() {
        for part in [CLASSES, COMPACT, CASTLE, SMALL_CASTLE, merlin::SHEET].concat().split("var(--").skip(1) {
            let name = part.split([')', ',']).next().unwrap();
            assert!(tokens().any(|token| token.0 == name), "--{name} is not declared");
        }
    }
}
