//! The pictures of the rules of modules: one position for each, and the pieces it brings.

use super::arthur::pictured as picts;
use super::knights::device;
use super::market::{labourer, pictured_upright as stall};
use super::{decree, favor, morgana};
use crate::drawing::{Point, Short, at, scaled};
use crate::guide::{Named, Picture, leads_to, letters};
use crate::merlin::environs;
use crate::merlin::figures::{DieFace, niche, vassal};
use crate::merlin::guide::{cut, of_blue, of_step, shown_die, with_scene};
use crate::merlin::missions::in_hand;
use crate::merlin::symbols::{cloth, icon, item, of_vassal, shapes};
use maud::{Markup, html};
use merlin::modules::knights::Ally;
use merlin::{Colour, Item, Kind, Pips, Vassal};
use table::Seat;
use words::Words;

/// All of them.
pub(crate) const MODULE_PICTURES: &[Named] = &[
    ("gold-coin", |_| of_step(&coin())),
    ("gold-mistletoe", mistletoe),
    ("gold-spaces", |words| cut(words, &with("gold", ""), &[], [532.0, 318.0, 186.0, 124.0])),
    ("market-stall", |words| board(words, "gold,market", stall)),
    ("market-markers", |_| of_step(&markers())),
    ("market-labourer", |_| {
        of_step(&Pips::new(5).map(|pips| labourer(pips, 90.0, 40.0, 120.0)).unwrap_or_default())
    }),
    ("favor-board", favor_board),
    ("favor-rows", |_| of_step(&rows())),
    ("favor-seals", |_| of_step(&seals())),
    ("decree-stack", |words| cut(words, &with("decree", ""), &[], [704.0, 0.0, 176.0, 182.0])),
    ("decree-tile", decree_tiles),
    ("decree-prices", |_| of_step(&prices())),
    ("treasures-environs", treasures),
    ("treasures-gifts", |_| of_step(&in_a_row(&["sword", "grail", "staff", "apple"]))),
    ("treasures-discard", |_| {
        of_step(&html! { (in_a_row(&["flag", "shield"])) (letters("−1", 248.0, 100.0, 44.0)) })
    }),
    ("caerleon-districts", |words| cut(words, &with("gold,caerleon", ""), &[], [704.0, 0.0, 180.0, 366.0])),
    ("caerleon-trades", |_| of_step(&trades())),
    ("caerleon-places", |_| of_step(&places())),
    ("morgana-kitchen", kitchen),
    ("morgana-blocks", |words| {
        cut(words, &with("gold,morgana", "[morgana]\nfigure = \"grey\"\n"), &[], [560.0, 110.0, 318.0, 212.0])
    }),
    ("morgana-horn", |_| of_step(&in_a_row(&["horn", "papple"]))),
    ("knights-allies", |_| allies()),
    ("knights-tiles", |_| of_step(&tiles())),
    ("knights-marshal", |_| {
        of_step(
            &html! { (device(Ally::Tristram, 34.0, 48.0, 104.0)) (device(Ally::Lancelot, 162.0, 48.0, 104.0)) },
        )
    }),
    ("arthur-ring", |words| {
        cut(words, &with("arthur", "[arthur]\nfigure = \"i3\"\n"), &[], [442.0, 20.0, 264.0, 254.0])
    }),
    ("arthur-picts", |words| {
        board(words, "arthur", |scene| picts(scene).map(|(drawing, _)| (drawing, (292.0, 66.0))))
    }),
    ("arthur-signet", |_| of_step(&in_a_row(&["ring", "scroll"]))),
    ("arthur-manors", |_| of_step(&manors())),
];

/// A position with modules.
fn with(modules: &str, tables: &str) -> String {
    format!(
        "game = \"merlin\"\nplayers = 3\nmodules = \"{modules}\"\n[board]\nmerlin = 7\n{tables}[[seat]]\nknight = 6\n\
         influence = {{ grey = 1, black = 2 }}\nvassals = {{ lady = \"grey\", builder = \"black\" }}\n[[seat]]\nknight = 9\n\
         influence = {{ black = 1 }}\n[[seat]]\nknight = 3\n"
    )
}

/// The board of a module as a picture.
fn board(
    words: Words,
    modules: &str,
    draw: impl Fn(&crate::merlin::Scene<'_>) -> Option<(Markup, (f64, f64))>,
) -> Picture {
    let drawn = with_scene(words, &with(modules, ""), &[], draw);
    let (drawing, (width, height)) = drawn.unwrap_or_default();
    Picture {
        frame: [-10.0, -10.0, width + 20.0, height + 20.0],
        defs: shapes(),
        drawing: html! { g class="merlin-market merlin-picts" { (drawing) } },
    }
}

/// Symbols side by side.
fn in_a_row(names: &[&'static str]) -> Markup {
    let size = 56.0;
    let left = 150.0 - names.len() as f64 * (size + 12.0) / 2.0 + 6.0;
    html! { @for (place, &name) in names.iter().enumerate() { (icon(name, left + place as f64 * (size + 12.0), 72.0, size)) } }
}

fn coin() -> Markup {
    let own = DieFace::Of(Seat::new(0));
    html! {
        (shown_die(own, 3, 20.0, 74.0, 52.0))
        (letters("+", 94.0, 100.0, 36.0))
        (icon("coin", 114.0, 74.0, 52.0).filled("var(--m-coin)"))
        (leads_to(196.0, 100.0, 24.0))
        (shown_die(own, 4, 228.0, 74.0, 52.0))
    }
}

fn mistletoe(words: Words) -> Picture {
    let position = "game = \"merlin\"\nplayers = 2\nmodules = \"gold\"\n[[seat]]\nhand = [\"m46\", \"m53\", \"m54\", \"m55\"]\nflags = { blue = 1 }\nmaterials = { purple = 1 }\n";
    let drawing = with_scene(words, position, &[], |scene| {
        let card = "m46"
            .parse()
            .map(|mission| in_hand(scene, None, Seat::new(0), mission, 78.0))
            .unwrap_or_default();
        html! {
            g class="merlin-hand" { g class="mission" transform=(at(Point { x: 66.0, y: 16.0 })) { (card) } }
            (letters("+", 172.0, 100.0, 36.0))
            (icon("mistletoe", 196.0, 70.0, 60.0))
        }
    });
    of_step(&drawing)
}

fn markers() -> Markup {
    let plate = |x: f64, inside: Markup| {
        html! {
            g transform=(scaled(x, 64.0, 2.6)) { rect class="plate" width="27" height="27" rx="5" fill="var(--m-plate)" stroke="var(--m-line)" {} (inside) }
        }
    };
    html! {
        (plate(20.0, item(Item::new(Kind::Shield, Colour::Purple), None, 3.5, 3.5, 20.0)))
        (plate(115.0, html! { (icon("plus", 3.5, 3.5, 20.0)) }))
        (plate(210.0, html! { (icon("fruits", 3.5, 3.5, 20.0)) }))
    }
}

fn favor_board(words: Words) -> Picture {
    let position = with("favor", "[favor]\nlearned = [[\"lady 1\", \"builder 3\"], [], []]\n");
    let drawing = with_scene(words, &position, &[], favor::pictured);
    let (drawing, (width, height)) = drawing;
    Picture { frame: [-8.0, -8.0, width + 16.0, height + 16.0], defs: shapes(), drawing }
}

fn rows() -> Markup {
    html! {
        (icon("laurel", 24.0, 66.0, 68.0).coloured("var(--m-line)")) (letters("+1", 58.0, 100.0, 24.0))
        (icon("anywhere", 118.0, 66.0, 68.0))
        (icon("twobuild", 212.0, 66.0, 68.0))
    }
}

fn seals() -> Markup {
    html! { @for place in 0..4 { (icon("wax", 26.0 + 66.0 * f64::from(place), 74.0, 52.0).filled(cloth(Seat::new(0)).paint())) } }
}

fn decree_tiles(words: Words) -> Picture {
    let drawing = with_scene(words, &with("decree", ""), &[], |scene| {
        let [one, other] = decree::two_kinds(scene);
        html! {
            svg x="50" y="50" width="90" height="101" { (one) }
            svg x="160" y="50" width="90" height="101" { (other) }
        }
    });
    of_step(&html! { g class="in-decrees" { (drawing) } })
}

fn prices() -> Markup {
    let paid = |count: u8, y: f64, brings: Markup| {
        html! {
            @for place in 0..count { (icon("decree", 40.0 + 30.0 * f64::from(place), y, 30.0)) }
            (leads_to(160.0, y + 17.0, 14.0))
            (brings)
        }
    };
    html! {
        (paid(1, 18.0, letters("±1", 214.0, 35.0, 26.0)))
        (paid(2, 82.0, html! { (icon("shield", 184.0, 82.0, 34.0)) (icon("seal", 224.0, 82.0, 34.0)) }))
        (paid(3, 146.0, letters("+5", 214.0, 164.0, 26.0)))
    }
}

fn treasures(words: Words) -> Picture {
    let drawing = with_scene(
        words,
        &with("treasures", ""),
        &[],
        |scene| html! { g class="merlin-environs" { (environs::drawing(scene)) } },
    );
    Picture { frame: [8.0, 24.0, 480.0, 252.0], defs: shapes(), drawing }
}

fn trades() -> Markup {
    let pairs = [(Vassal::Builder, "block"), (Vassal::ShieldBearer, "shield"), (Vassal::FlagBearer, "flag")];
    html! {
        @for (place, (kind, brings)) in pairs.into_iter().enumerate() {
            @let x = 24.0 + 92.0 * place as f64;
            (vassal(kind, Seat::new(0), x, 46.0, 54.0))
            (icon(brings, x + 8.0, 128.0, 40.0))
            (letters("×2", x + 64.0, 150.0, 20.0))
        }
    }
}

fn places() -> Markup {
    html! {
        (niche(Vassal::Lady, false, 36.0, 58.0, 66.0))
        g class="niche-any" {
            @for x in [120.0, 198.0] {
                (niche(Vassal::Builder, true, x, 58.0, 66.0))
                (icon("vassal", x + 13.0, 74.0, 40.0))
            }
        }
        (icon(of_vassal(Vassal::Lady), 49.0, 74.0, 40.0))
    }
}

fn kitchen(words: Words) -> Picture {
    let drawing = with_scene(words, &with("gold,morgana", ""), &[], morgana::pictured);
    let (drawing, (width, height)) = drawing;
    Picture { frame: [-8.0, -8.0, width + 16.0, height + 16.0], defs: shapes(), drawing }
}

fn allies() -> Picture {
    let drawing = html! {
        @for (place, ally) in Ally::ALL.into_iter().enumerate() {
            @let (column, row) = (place % 6, place / 6);
            (device(ally, 44.0 + 62.0 * column as f64, 14.0 + 66.0 * row as f64, 54.0))
        }
        (letters("A", 20.0, 42.0, 30.0))
        (letters("B", 20.0, 108.0, 30.0))
    };
    Picture { frame: [0.0, 0.0, 424.0, 150.0], defs: shapes(), drawing }
}

fn tiles() -> Markup {
    html! {
        @for place in 0..4 {
            @let x = Short(40.0 + 56.0 * f64::from(place));
            g transform=(format!("translate({x} 72)")) { (icon("octagon", 0.0, 0.0, 50.0).filled("var(--m-ally)")) }
        }
    }
}

fn manors() -> Markup {
    html! {
        (of_blue(40.0, 64.0, 72.0))
        g opacity=".38" { (of_blue(120.0, 64.0, 72.0)) }
        (leads_to(216.0, 100.0, 26.0))
        (icon("shield", 240.0, 80.0, 40.0))
    }
}
