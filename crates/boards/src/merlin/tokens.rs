//! The colours that only Merlin's board needs, by name: principalities, spaces of the rondel, terrains.

use crate::tokens::Token;

pub(crate) const TOKENS: [Token; 43] = [
    ("m-line", "#22252E", "#E4DCCB"),
    ("m-shade", "rgba(34,37,46,.25)", "rgba(0,0,0,.5)"),
    // Principalities: their colour, and the ground of their land.
    ("m-black", "#2A2A32", "#3B3B46"),
    ("m-grey", "#7A7F88", "#7A7F88"),
    ("m-blue", "#2D629F", "#35689F"),
    ("m-purple", "#6C3F8B", "#774C95"),
    ("m-orange", "#C05C14", "#B9611F"),
    ("m-brown", "#7B4A29", "#85573A"),
    ("m-black-t", "#E2DED8", "#26262B"),
    ("m-grey-t", "#E6E6E4", "#2C2D30"),
    ("m-blue-t", "#DCE5EC", "#232C36"),
    ("m-purple-t", "#E7DEEA", "#2D2634"),
    ("m-orange-t", "#F5E2CC", "#362A20"),
    ("m-brown-t", "#EADCCB", "#302722"),
    ("m-emblem", "#FFFDF6", "#FFFDF6"),
    // The rondel: kinds of spaces, the lane, the middle.
    ("m-vp", "#F4EBD3", "#38352C"),
    ("m-influence", "#E7E9E6", "#2C3236"),
    ("m-relic", "#EFE6EC", "#362D35"),
    ("m-deed", "#E9EDDD", "#2E352C"),
    ("m-coins", "#F6E7BF", "#3B3424"),
    ("m-fruit", "#EAF0DD", "#2D3527"),
    ("m-lane", "#E9DDC2", "#2B2821"),
    ("m-step", "#B7A47E", "#7A6E55"),
    ("m-rose", "#F3EAD3", "#272830"),
    ("m-lit", "#F9E6B4", "#5A4A22"),
    ("m-lit-2", "#FFF8E3", "#322C1C"),
    ("m-note", "#5C584F", "#B4AD9D"),
    // Pieces in no player's colour.
    ("m-robe", "#EFE9DA", "#CFC8B6"),
    ("m-steel", "#F3F1EA", "#D8D5CB"),
    ("m-cup", "#EAD9A0", "#CDB672"),
    ("m-coin", "#E3C36B", "#CDAE58"),
    ("m-white-die", "#FFFEFA", "#EFEBDF"),
    ("m-die-pip", "#22252E", "#22252E"),
    ("m-back", "#E7DCC3", "#3B372D"),
    ("m-traitors", "#F1E3DD", "#3A2A2A"),
    // Terrains: ground, and what grows on it.
    ("m-mountain", "#D3CABB", "#4A463F"),
    ("m-wood", "#BFD0AE", "#3B4A34"),
    ("m-lake", "#BCD3DE", "#32474F"),
    ("m-mountain-d", "#7B7059", "#9B9079"),
    ("m-wood-d", "#4F6F3B", "#7FA069"),
    ("m-lake-d", "#447A97", "#77A4BA"),
    ("m-frame", "#C69D73", "#6E4F34"),
    ("m-veil", "rgba(42,33,21,.42)", "rgba(0,0,0,.55)"),
];
