//! The Market and the decrees on the page: where labourers lead, and which section of a phone has something to do.

use crate::support::{Reader, english, look, parse, shown, taps};
use boards::merlin::Pick;
use merlin::{Components, Merlin};
use table::{Eye, Game, Seat};

const ME: Seat = Seat::new(0);

/// The start of a turn of two players with these modules and their tables.
fn position(modules: &str, seat: &str, tables: &str) -> Merlin {
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"{modules}\"\n[turn]\ndue = [\"window start\"]\n[[seat]]\n{seat}\n{tables}\n"
    );
    Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// What can be tapped on the drawing, without the buttons.
fn drawn(text: &str) -> Vec<String> {
    let document = parse(text);
    let drawn = taps(&document).into_iter().filter(|(node, _)| node.tag_name().name() == "a");
    drawn.map(|(_, tap)| tap.to_owned()).collect()
}

/// The sections of a phone with a golden dot.
fn dotted(text: &str) -> Vec<&'static str> {
    let sections = ["lands", "environs", "castle", "missions", "boards", "others"];
    let dot = |section: &&str| {
        let label = &text[text.find(&format!("section for-{section}")).unwrap_or(text.len())..];
        label.split("</label>").next().is_some_and(|label| label.contains("<i class=\"glow\""))
    };
    sections.into_iter().filter(dot).collect()
}

const HIRED: &str = "[gold]\ncoins = [0, 0]\n[market]\n[[market.seat]]\nmarkers = [\"labourer 5\"]\n[[market.seat]]\nmarkers = []";

#[test]
fn where_a_labourer_leads_glows_at_the_start_of_a_turn() {
    let seat = "knight = 1\ndice = [\"own 2\", \"own 2\", \"own 2\", \"merlin 1\"]";
    let game = position("gold,market", seat, HIRED);
    let text = shown(&game, &[]);
    let way = drawn(&text).into_iter().find(|tap| tap.starts_with("way market labourer 5 > walk clockwise"));
    let way = way.unwrap_or_else(|| panic!("{:?}", drawn(&text)));
    let chosen = shown(&game, &[&way]);
    assert!(chosen.contains("with the day labourer"), "the bar says what brings the knight there");
    let pick = Pick::default().after(way.parse().unwrap());
    let moves = look(&game, &[], Reader { pick, ..english(Eye::Seat(ME)) }, |scene| scene.chosen());
    assert!(
        moves.len() >= 2 && moves[0] == "market labourer 5".parse().unwrap(),
        "confirmed together: {moves:?}"
    );
    // With a die picked, only its own spaces glow.
    let own = shown(&game, &["die own 2"]);
    assert!(!drawn(&own).iter().any(|tap| tap.starts_with("way market")), "{:?}", drawn(&own));
}

#[test]
fn a_section_has_its_dot_when_decrees_or_the_market_can_be_used() {
    let nothing =
        "dice = [\"own 2\", \"own 2\", \"own 2\", \"merlin 2\"]\nhand = [\"m53\", \"m54\", \"m55\", \"m52\"]";
    let decrees = |owned: &str, left: u8| {
        let table = format!(
            "[decree]\nstacks = {{ black = {left} }}\nowned = [[{owned}], []]\nlooked = {{ black = [1] }}\nknown = {{ black = [{}] }}",
            ["\"d03\"", "\"d04\"", "\"d05\""][..usize::from(left)].join(", ")
        );
        position("decree", nothing, &table)
    };
    assert_eq!(dotted(&shown(&decrees("\"d01\"", 3), &[])), ["castle"]);
    assert_eq!(dotted(&shown(&decrees("\"d01\", \"d02\"", 2), &[])), ["castle"]);
    let none = position("decree", nothing, "");
    assert_eq!(dotted(&shown(&none, &[])), [""; 0]);
    let market = |coins: u8| {
        position("gold,market", nothing, &format!("[gold]\ncoins = [{coins}, 0]\nmistletoe = [0, 0]"))
    };
    assert_eq!(dotted(&shown(&market(1), &[])), ["boards"]);
    assert_eq!(dotted(&shown(&market(0), &[])), [""; 0]);
}
