//! INT-2.9, INT-2.10, INT-2.11: the table of free actions and windows, row by row, with every module on.

use super::{ALL, DECREES, allies, learned};
use crate::support::{BLUE, RED, Scene, offers, open, play};
use merlin::{Merlin, Move};
use table::{Actor, Game, Journal, Reason};

/// The windows of a turn by what it is made with (INT-2.9): a letter, and for each window the moves that lead to it.
type Kind = (char, &'static [(&'static str, &'static [&'static str])]);

/// Knight die, Merlin die, Arthur die, labourer, Morgana die. Merlin comes to a points space, so a staff may follow.
const KINDS: [Kind; 5] = [
    (
        'K',
        &[("start", &[]), ("die", &["die own 1"]), ("moved", &["walk clockwise"]), ("after", &["forfeit"])],
    ),
    (
        'M',
        &[
            ("start", &[]),
            ("die", &["die merlin 4"]),
            ("moved", &["walk clockwise"]),
            ("between", &["perform"]),
            ("after", &["staff", "perform"]),
        ],
    ),
    (
        'A',
        &[
            ("start", &[]),
            ("die", &["die arthur 5"]),
            ("moved", &["walk clockwise"]),
            ("after", &["forfeit"]),
        ],
    ),
    (
        'L',
        &[
            ("start", &[]),
            ("die", &["market labourer 2"]),
            ("moved", &["walk clockwise"]),
            ("after", &["forfeit"]),
        ],
    ),
    ('G', &[("start", &[]), ("die", &["morgana die 1"]), ("after", &["morgana place apple"])]),
];

/// A row of the table: the word its offers begin with; a move of it; where it is offered (`K.die` is a
/// window, `K` all windows of a kind, `any` all); and the clauses that refuse it elsewhere.
pub(crate) type Row = (&'static str, &'static str, &'static str, &'static [&'static str]);

/// Every turn, whoever the allies are.
pub(crate) const ROWS: [Row; 34] = [
    // Missions and the market.
    ("complete m20", "complete m20", "any", &[]),
    ("gold complete m40", "gold complete m40 1", "any", &[]),
    ("market complete m40", "market complete m40 0 1", "any", &[]),
    ("second", "second m20", "", &["ARU-1.9"]),
    ("market visit", "market visit plus", "any", &[]),
    ("favor repel", "favor repel black", "any", &[]),
    // Decrees.
    ("decree points", "decree points", "any", &[]),
    ("decree item", "decree item shield purple", "any", &[]),
    ("decree influence", "decree influence purple", "any", &[]),
    ("decree die own", "decree die own 2 3", "any", &[]),
    ("decree die merlin", "decree die merlin 4 5", "K A L G M.start", &["DEC-4.5"]),
    ("decree die arthur", "decree die arthur 5 6", "", &["DEC-4.6"]),
    ("decree die chosen", "decree die chosen 5", "K.die M.die", &["DEC-4.5", "DEC-4.6"]),
    // Coins and poisoned apples.
    ("gold coin own", "gold coin own 2 3", "any", &[]),
    ("gold coin merlin", "gold coin merlin 4 5", "K A L G M.start", &["GLD-2.5"]),
    ("gold coin arthur", "gold coin arthur 5 6", "K M L G A.start", &["GLD-2.5"]),
    ("gold coin chosen", "gold coin chosen 2", "K.die M.die A.die", &["GLD-2.4", "MKT-5.5", "MOR-2.8"]),
    ("morgana poison own", "morgana poison own 2", "any", &[]),
    ("morgana poison chosen", "morgana poison chosen", "K.die M.die A.die G.die", &["INT-3.6", "MOR-3.3"]),
    // The chosen die, and what it moves.
    ("apple", "apple 6", "K.die M.die A.die", &["MER-5.7", "MKT-5.5", "MOR-2.8"]),
    ("market apple", "market apple 6", "K.die M.die A.die", &["MKT-5.5", "MKT-6.1", "MOR-2.8"]),
    ("turn_die", "turn_die", "K.die M.die A.die", &["MER-13.13", "MKT-5.5", "MOR-2.8"]),
    ("arthur more", "arthur more", "K.die M.die A.die", &["ARU-5.13", "INT-7.12", "MOR-2.8"]),
    ("arthur less", "arthur less", "K.die M.die A.die", &["ARU-5.13", "INT-7.12", "MOR-2.8"]),
    ("arthur switch", "arthur switch arthur", "K.die M.die A.die", &["ARU-5.13", "INT-7.12", "MOR-2.8"]),
    ("reverse", "reverse", "K.die L.die", &["ARU-2.9", "MER-13.12", "MOR-2.7"]),
    ("walk", "walk clockwise", "K.die M.die A.die L.die", &["MER-4.1", "MER-5.1", "MER-6.1", "MOR-2.7"]),
    ("morgana place", "morgana place apple", "G.die", &["MOR-2.5"]),
    ("mirror", "mirror", "K.moved L.moved", &["ARU-2.9", "MER-13.14", "MER-13.15"]),
    ("different_action", "different_action 9", "K.moved M.moved A.moved L.moved", &["MER-13.17"]),
    ("staff", "staff", "M.between", &["MER-6.9", "MER-6.10", "MER-6.15"]),
    // The unit, and the end of the turn.
    ("die", "die own 2", "K.start M.start A.start L.start G.start", &["MER-4.7"]),
    ("market labourer", "market labourer 2", "K.start M.start A.start L.start G.start", &["MKT-5.2"]),
    (
        "end",
        "end",
        "K.after M.between M.after A.after L.after G.after",
        &["MER-5.1", "MER-5.10", "MER-6.1", "MOR-2.3"],
    ),
];

/// INT-2.11: choices made inside an action are in no window.
const NEVER: [(&str, &str); 11] = [
    ("arthur ring", "arthur ring m20"),
    ("arthur merlin", "arthur merlin clockwise 1"),
    ("knights castle", "knights castle"),
    ("knights influence", "knights influence"),
    ("knights wild", "knights wild shield black"),
    ("market plus", "market plus"),
    ("favor count", "favor count manor"),
    ("favor deploy", "favor deploy builder black"),
    ("decree look", "decree look"),
    ("decree take", "decree take d05"),
    ("treasures from", "treasures from black"),
];

/// Red can do everything the table names, as far as one pair of allies permits it, and has a hand to complete.
pub(crate) fn rich(names: [&str; 2]) -> Scene {
    let flags = ["black", "grey", "blue", "purple", "orange", "brown"].map(|colour| format!("flag {colour}"));
    let tables = [
        allies(names, ""),
        learned(2, &["shield_bearer 3"]),
        DECREES.to_owned(),
        "[gold]\ncoins = [3, 2]\nmistletoe = [1, 0]\n".to_owned(),
        "[market]\n[[market.seat]]\nmarkers = [\"labourer 2\", \"apple_mistletoe\", \"plus\"]\n".to_owned(),
        "[morgana]\n[[morgana.seat]]\napples = 1\n".to_owned(),
    ];
    let scene =
        Scene::new(2).modules(ALL).turn(RED).tables(&tables.concat()).hand(RED, &["m20", "m40", "m28"]);
    let scene =
        scene.items(RED, &flags.each_ref().map(String::as_str)).items(RED, &["shield purple", "shield grey"]);
    scene.traitors(RED, &["black"]).influence(RED, &["blue"]).merlin(23).knight(RED, 1).knight(BLUE, 9)
}

pub(crate) fn offered(game: &Merlin, word: &str) -> bool {
    let begins =
        |text: String| text.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    offers(game, RED).into_iter().any(begins)
}

/// The clause that refuses a move, which changes nothing.
fn clause(game: &Merlin, text: &str) -> &'static str {
    let (mut tried, mut journal) = (*game, Journal::new());
    let choice: Move = text.parse().expect("a move");
    let refusal = tried.try_play(Actor::Seat(RED), choice, &mut journal);
    assert_eq!(tried, *game, "{text}: a refused move changes nothing");
    refusal.err().unwrap_or_else(|| panic!("{text} is to be refused")).clause().0
}

/// Goes through the windows of every kind of turn, and holds every row against what is offered and refused in each.
pub(crate) fn hold_against(game: &Merlin, rows: &[Row]) {
    for (letter, windows) in KINDS {
        let mut game = *game;
        for (name, moves) in windows {
            for text in *moves {
                play(&mut game, RED, text);
            }
            assert_eq!(open(&game).top().to_string(), format!("window {name}"), "{letter}");
            for (word, text, place, clauses) in rows {
                let here = |token: &str| {
                    token == "any" || token == letter.to_string() || token == format!("{letter}.{name}")
                };
                let expected = place.split(' ').any(here);
                assert_eq!(offered(&game, word), expected, "{word} in {letter}.{name}");
                if !expected {
                    let found = clause(&game, text);
                    assert!(clauses.contains(&found), "{text} in {letter}.{name} refused by {found}");
                    // A labourer and a Morgana die have reasons of their own, and nothing else has them.
                    let own_reasons = [
                        ("MKT-5.5", 'L'),
                        ("INT-7.12", 'L'),
                        ("MOR-2.3", 'G'),
                        ("MOR-2.7", 'G'),
                        ("MOR-2.8", 'G'),
                    ];
                    for (own, reason) in own_reasons.map(|(reason, letter)| ((letter, "die"), reason)) {
                        let has = clauses.contains(&reason) && (letter, *name) == own;
                        assert_eq!(found == reason, has, "{text} in {letter}.{name} refused by {found}");
                    }
                }
            }
            for (word, text) in NEVER {
                assert!(!offered(&game, word), "{word} in {letter}.{name}");
                clause(&game, text);
            }
        }
    }
}

/// INT-2.10, INT-2.9, INT-2.7: the rows that need no certain ally.
#[test]
fn the_table() {
    hold_against(&rich(["lamorak", "galahad"]).build(), &ROWS);
}

/// INT-2.10, KRT-3.3, KRT-10.1: Tristram changes the chosen knight die before it moves and unused ones any
/// time; a portal takes the place of the move of a knight die.
#[test]
fn tristram_and_bors() {
    let rows: [Row; 3] = [
        ("knights movement own", "knights movement own 2 4", "any", &[]),
        (
            "knights movement chosen",
            "knights movement chosen 3",
            "K.die",
            &["KRT-3.3", "KRT-3.4", "MKT-5.5", "MOR-2.8"],
        ),
        ("knights portal", "knights portal grey", "K.die", &["INT-7.12", "KRT-10.1", "KRT-10.5", "MOR-2.8"]),
    ];
    hold_against(&rich(["tristram", "bors"]).build(), &rows);
}

/// INT-2.10, KRT-5.2, KRT-13.3: Gawain changes the chosen Merlin or Arthur die before it moves and unused
/// ones any time; cards are swapped any time.
#[test]
fn gawain_and_bedivere() {
    let rows: [Row; 4] = [
        ("knights special merlin", "knights special merlin 4 6", "K A L G M.start", &["KRT-5.2"]),
        ("knights special arthur", "knights special arthur 5 6", "K M L G A.start", &["KRT-5.2"]),
        (
            "knights special chosen",
            "knights special chosen 6",
            "M.die A.die",
            &["KRT-5.1", "KRT-5.2", "MKT-5.5", "MOR-2.8"],
        ),
        ("knights swap", "knights swap m28 m01", "any", &[]),
    ];
    let scene = rich(["gawain", "bedivere"]).larger_hand(RED).display(&["m01", "m02", "m03"]);
    hold_against(&scene.build(), &rows);
}

/// INT-2.10, KRT-12.1: a colour change tile on the regular mission, any time; KRT-2.1: nobody uses an ally of
/// others or of nobody.
#[test]
fn percival() {
    let rows: [Row; 2] = [
        ("knights complete", "knights complete m28", "any", &[]),
        ("knights movement", "knights movement own 2 4", "", &["KRT-2.1"]),
    ];
    hold_against(&rich(["gareth", "percival"]).build(), &rows);
}
