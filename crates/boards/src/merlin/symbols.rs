//! The symbols of the game, each drawn once and used wherever its thing is meant: one silhouette for each thing.
//!
//! In `symbols.svg` emblems and powers stand on a grid of 24, items of 32, terrains of 40, laurels of 48, people on one
//! of 36 by 44. What can have several colours takes the fill of its use; emblems take its colour.

use crate::drawing::Short;
use crate::heraldry::{self, Colour as Cloth};
use maud::{Markup, PreEscaped, Render, html};
use merlin::{Colour, Item, Kind, Power, Terrain, Vassal};
use table::Seat;

/// The drawings that are not made of other drawings.
const SYMBOLS: &str = include_str!("symbols.svg");

/// Everything that is drawn more than once: a drawing needs it in its `defs`, a page once.
pub(crate) fn shapes() -> Markup {
    html! {
        (PreEscaped(SYMBOLS))
        @for seat in Seat::all(4) {
            symbol id=(format!("m-charge-{seat}")) viewBox="-12 -12 24 24" overflow="visible" {
                (heraldry::charge(cloth(seat), 0.0, 0.0, 1.16))
            }
        }
    }
}

/// The colour of a player (MER-2.9), in the order of the box.
pub(crate) const fn cloth(seat: Seat) -> Cloth {
    match seat.index() {
        0 => Cloth::Blue,
        1 => Cloth::Yellow,
        2 => Cloth::Red,
        _ => Cloth::Green,
    }
}

/// A symbol at a place.
pub(crate) struct Icon {
    name: &'static str,
    /// The width and height of its own grid.
    grid: (f64, f64),
    x: f64,
    y: f64,
    width: f64,
    fill: &'static str,
    colour: Option<&'static str>,
    line: f64,
}

/// The symbol with this name, its left upper corner and its width; filled like paper.
pub(crate) fn icon(name: &'static str, x: f64, y: f64, width: f64) -> Icon {
    let grid = grid(name);
    let line = (1.9 * width / grid.0).clamp(1.0, 2.1);
    Icon { name, grid, x, y, width, fill: "var(--vellum)", colour: None, line }
}

/// The width and height of a symbol's own grid.
fn grid(name: &str) -> (f64, f64) {
    match name {
        "lady" | "shield_bearer" | "builder" | "flag_bearer" | "vassal" | "knight" | "merlin" | "marshal"
        | "arthur" | "morgana" => (36.0, 44.0),
        "laurel" | "arrowpair" | "anywhere" | "twobuild" => (48.0, 48.0),
        "lr" => (48.0, 12.0),
        "decree" => (32.0, 36.0),
        "t-mountain" | "t-wood" | "t-lake" => (40.0, 40.0),
        "flag" | "shield" | "block" | "seal" | "manor" | "apple" | "coin" | "mistletoe" | "plus"
        | "fruits" | "stall" | "staff" | "sword" | "grail" | "traitor" | "card" | "scroll" | "hammer"
        | "tower" | "crown" | "wax" | "waxback" | "portal" | "castle" | "recolour" | "cardswap"
        | "dieplus" | "dieany" | "stay" | "octagon" | "ring" | "stairs" | "pict" | "d-mint" | "d-trader"
        | "d-orchard" | "d-smith" | "d-quarry" | "d-tailor" | "papple" | "horn" | "hut" | "cauldron"
        | "pentagram" | "mseal" | "bewitch" | "swapfig" | "goldfor" | "resfor" | "darkinf" => (32.0, 32.0),
        // Emblems, charges, powers, marks.
        _ => (24.0, 24.0),
    }
}

impl Icon {
    pub(crate) const fn filled(mut self, fill: &'static str) -> Self {
        self.fill = fill;
        self
    }

    /// The colour of an emblem, or of lines that are not ink.
    pub(crate) const fn coloured(mut self, colour: &'static str) -> Self {
        self.colour = Some(colour);
        self
    }

    /// How wide its lines are on the drawing.
    pub(crate) const fn line(mut self, line: f64) -> Self {
        self.line = line;
        self
    }

    /// The symbol alone, as a picture in a line of text.
    pub(crate) fn glyph(self) -> Markup {
        let (width, height) = self.grid;
        let view = format!(
            "{} {} {} {}",
            Short(self.x),
            Short(self.y),
            Short(self.width),
            Short(self.width * height / width)
        );
        html! { svg class="glyph" viewBox=(view) aria-hidden="true" { (self) } }
    }
}

impl Render for Icon {
    fn render_to(&self, buffer: &mut String) {
        let (width, height) = self.grid;
        // Most of the game is made of these.
        buffer.push_str("<use href=\"#m-");
        buffer.push_str(self.name);
        for (name, number) in [
            ("\" x=\"", self.x),
            ("\" y=\"", self.y),
            ("\" width=\"", self.width),
            ("\" height=\"", self.width * height / width),
        ] {
            buffer.push_str(name);
            Short(number).render_to(buffer);
        }
        buffer.push_str("\" fill=\"");
        buffer.push_str(self.fill);
        buffer.push_str("\" stroke-width=\"");
        Short(self.line * width / self.width).render_to(buffer);
        if let Some(colour) = self.colour {
            buffer.push_str("\" color=\"");
            buffer.push_str(colour);
        }
        buffer.push_str("\"/>");
    }
}

/// The emblem of a principality (MER-1.2).
pub(crate) const fn emblem(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "dragon",
        Colour::Grey => "dove",
        Colour::Blue => "fish",
        Colour::Purple => "snake",
        Colour::Orange => "fox",
        Colour::Brown => "eagle",
    }
}

/// The paint of a principality and its things.
pub(crate) const fn paint(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "var(--m-black)",
        Colour::Grey => "var(--m-grey)",
        Colour::Blue => "var(--m-blue)",
        Colour::Purple => "var(--m-purple)",
        Colour::Orange => "var(--m-orange)",
        Colour::Brown => "var(--m-brown)",
    }
}

/// The ground of a principality's land.
pub(crate) const fn ground(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "var(--m-black-t)",
        Colour::Grey => "var(--m-grey-t)",
        Colour::Blue => "var(--m-blue-t)",
        Colour::Purple => "var(--m-purple-t)",
        Colour::Orange => "var(--m-orange-t)",
        Colour::Brown => "var(--m-brown-t)",
    }
}

/// The symbol of a kind of item.
pub(crate) const fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Flag => "flag",
        Kind::Shield => "shield",
        Kind::Material => "block",
    }
}

/// The symbol of a power (section 13).
pub(crate) const fn of_power(power: Power) -> &'static str {
    match power {
        Power::RepelTraitors => "p-repel",
        Power::SecondMission => "p-second",
        Power::Reverse => "p-reverse",
        Power::TurnDie => "p-turn",
        Power::DifferentAction => "p-other",
        Power::Mirror => "p-mirror",
        Power::PlusMinus => "p-pm",
        Power::Switch => "p-switch",
    }
}

/// The symbol of a vassal.
pub(crate) const fn of_vassal(vassal: Vassal) -> &'static str {
    match vassal {
        Vassal::Lady => "lady",
        Vassal::ShieldBearer => "shield_bearer",
        Vassal::Builder => "builder",
        Vassal::FlagBearer => "flag_bearer",
    }
}

/// The symbol of a terrain, its ground and its lines.
pub(crate) const fn of_terrain(terrain: Terrain) -> (&'static str, &'static str, &'static str) {
    match terrain {
        Terrain::Mountain => ("t-mountain", "var(--m-mountain)", "var(--m-mountain-d)"),
        Terrain::Wood => ("t-wood", "var(--m-wood)", "var(--m-wood-d)"),
        Terrain::Lake => ("t-lake", "var(--m-lake)", "var(--m-lake-d)"),
    }
}

/// Where the glyph lies on an item: its corner and its size, as shares of the item's.
const fn face(kind: Kind) -> (f64, f64, f64) {
    match kind {
        Kind::Flag => (0.265, 0.165, 0.42),
        Kind::Shield => (0.235, 0.185, 0.53),
        Kind::Material => (0.135, 0.375, 0.46),
    }
}

/// An item with the emblem of its principality; a flag of a castle shows its power instead.
pub(crate) fn item(item: Item, power: Option<Power>, x: f64, y: f64, size: f64) -> Markup {
    let (dx, dy, share) = face(item.kind);
    let glyph = power.filter(|_| item.kind == Kind::Flag).map_or(emblem(item.colour), of_power);
    html! {
        (bare_item(item, x, y, size))
        (icon(glyph, x + dx * size, y + dy * size, share * size).coloured("var(--m-emblem)"))
    }
}

/// An item told by its shape and colour alone, beside the emblem of its principality.
pub(crate) fn bare_item(item: Item, x: f64, y: f64, size: f64) -> Icon {
    icon(of_kind(item.kind), x, y, size).filled(paint(item.colour))
}

/// An item of any colour.
pub(crate) fn any_item(kind: Kind, x: f64, y: f64, size: f64) -> Markup {
    let (dx, dy, share) = face(kind);
    html! {
        (icon(of_kind(kind), x, y, size))
        (icon("anystar", x + dx * size, y + dy * size, share * size).coloured("var(--m-line)"))
    }
}

/// The charge of a player.
pub(crate) fn charge(seat: Seat, x: f64, y: f64, size: f64) -> Markup {
    let (name, size) = (format!("#m-charge-{seat}"), Short(size));
    html! { use href=(name) x=(Short(x)) y=(Short(y)) width=(size) height=(size) {} }
}

/// The banner of a principality; without one it stands for any.
pub(crate) fn badge(colour: Option<Colour>, x: f64, y: f64, size: f64) -> Markup {
    let [wide, high, half, down, up] = [size, size * 0.86, -size / 2.0, size * 0.16, -size * 0.16].map(Short);
    html! {
        path d={ "M" (Short(x)) " " (Short(y)) "h" (wide) "v" (high) "l" (half) " " (down) "l" (half) " " (up) "Z" } fill=(colour.map_or("var(--vellum)", paint)) stroke="var(--m-line)" stroke-width="1.2"
            stroke-linejoin="round" {}
        @match colour {
            Some(colour) => (icon(emblem(colour), x + size * 0.14, y + size * 0.1, size * 0.72).coloured("var(--m-emblem)")),
            None => (icon("anystar", x + size * 0.18, y + size * 0.14, size * 0.62).coloured("var(--m-line)")),
        }
    }
}
