//! Section 11: the environs, their geometry.

use crate::support::{Scene, open};
use merlin::{Colour, Components, Site, SiteSet, Terrain};

fn site(text: &str) -> Site {
    text.parse().expect("a tile position")
}

fn sites(texts: &[&str]) -> SiteSet {
    texts.iter().map(|text| site(text)).collect()
}

/// The neighbours of a tile, as texts.
fn neighbours(text: &str, rows: u8) -> Vec<String> {
    site(text).neighbours(rows).iter().map(|site| site.to_string()).collect()
}

/// MER-11.1: rows of six, three with two or three players and four with four.
#[test]
fn tiles_have_rows_and_columns() {
    for (players, rows) in [(2, 3), (3, 3), (4, 4)] {
        let game = Scene::new(players).build();
        assert_eq!(open(&game).layout.rows, rows);
        assert_eq!(Site::all(rows).count(), usize::from(rows) * 6);
        assert!(Site::all(rows).all(|site| open(&game).environs.tile(site).is_some()));
    }
    assert_eq!((site("2,5").row(), site("2,5").column()), (2, 5));
    assert!("4,0".parse::<Site>().is_err() && "0,6".parse::<Site>().is_err());
}

/// MER-11.2, MER-11.4: odd rows are shifted to the right by half a tile.
#[test]
fn odd_rows_are_shifted() {
    for (text, half) in [("0,0", 0), ("1,0", 1), ("2,0", 0), ("3,0", 1), ("0,5", 10), ("1,5", 11), ("3,2", 5)]
    {
        assert_eq!(site(text).half_column(), half, "{text}");
    }
}

/// MER-11.3: the neighbours in even and odd rows, as far as they exist.
#[test]
fn neighbours_in_even_and_odd_rows() {
    assert_eq!(neighbours("2,2", 4), ["1,1", "1,2", "2,1", "2,3", "3,1", "3,2"]);
    assert_eq!(neighbours("1,2", 4), ["0,2", "0,3", "1,1", "1,3", "2,2", "2,3"]);
    assert_eq!(neighbours("0,0", 3), ["0,1", "1,0"]);
    assert_eq!(neighbours("1,5", 3), ["0,5", "1,4", "2,5"]);
    assert_eq!(neighbours("2,5", 3), ["1,4", "1,5", "2,4"]);
    assert_eq!(neighbours("2,5", 4), ["1,4", "1,5", "2,4", "3,4", "3,5"]);
    for rows in [3, 4] {
        for one in Site::all(rows) {
            let around = one.neighbours(rows);
            assert!(!around.contains(one) && (2..=6).contains(&around.len()));
            assert!(around.iter().all(|other| other.neighbours(rows).contains(one)), "{one}: both ways");
        }
    }
}

/// One step along a line, told by the neighbours of MER-11.3.
fn step(row: i8, column: i8, north: bool, west: bool) -> (i8, i8) {
    let shift = column + row % 2;
    (if north { row - 1 } else { row + 1 }, if west { shift - 1 } else { shift })
}

/// MER-11.5, MER-11.6, MER-11.7 to MER-11.12: following each line tile by tile until it leaves the area gives the notch
/// side of the formula; lines that leave over the left or right end meet nothing.
#[test]
fn lines_meet_the_frames_where_the_formula_says() {
    for rows in [3, 4] {
        for start in Site::all(rows) {
            let ways = [(true, true), (true, false), (false, true), (false, false)];
            for ((north, west), told) in ways.into_iter().zip(start.notches(rows)) {
                let (mut row, mut column) = (start.row(), start.column());
                let met = loop {
                    let (next_row, next_column) = step(row, column, north, west);
                    if next_row < 0 || next_row >= rows as i8 {
                        // MER-11.7, MER-11.8: the west side of a tile is side 2c, the east side 2c + 1.
                        break Some((2 * column + i8::from(!west)) as usize);
                    }
                    if !(0..6).contains(&next_column) {
                        break None;
                    }
                    (row, column) = (next_row, next_column);
                };
                assert_eq!(told, met, "{start} with {rows} rows, north {north}, west {west}");
            }
        }
    }
}

/// MER-11.9, MER-11.10, MER-11.11, MER-11.12, MER-X10: the four sides of the corner tile.
#[test]
fn the_lines_of_the_corner_tile() {
    assert_eq!(site("0,0").notches(3), [Some(0), Some(1), None, Some(3)]);
    assert_eq!(site("0,0").notches(4), [Some(0), Some(1), None, Some(3)]);
    for rows in [3, 4] {
        let eligible: Vec<Colour> = Components::printed().eligible(site("0,0"), rows).iter().collect();
        assert_eq!(eligible, [Colour::Grey, Colour::Blue, Colour::Orange]);
    }
}

/// The colours of the four lines of every tile, as the rules list them: north-west, north-east, south-west, south-east.
const THREE_ROWS: [[&str; 6]; 3] = [
    [
        "orange blue - grey",
        "brown black blue orange",
        "grey purple black brown",
        "brown blue purple grey",
        "orange black blue brown",
        "grey purple black -",
    ],
    [
        "orange black blue grey",
        "brown purple black orange",
        "grey blue purple brown",
        "brown black blue grey",
        "orange purple black brown",
        "grey - purple -",
    ],
    [
        "- black blue orange",
        "orange purple black grey",
        "brown blue purple orange",
        "grey black blue brown",
        "brown purple black grey",
        "orange - purple brown",
    ],
];

const FOUR_ROWS: [[&str; 6]; 4] = [
    [
        "orange blue - grey",
        "brown black - orange",
        "grey purple blue brown",
        "brown blue black grey",
        "orange black purple brown",
        "grey purple blue -",
    ],
    [
        "orange black - grey",
        "brown purple blue orange",
        "grey blue black brown",
        "brown black purple grey",
        "orange purple blue brown",
        "grey - black -",
    ],
    [
        "- black - orange",
        "orange purple blue grey",
        "brown blue black orange",
        "grey black purple brown",
        "brown purple blue grey",
        "orange - black brown",
    ],
    [
        "- purple blue orange",
        "orange blue black grey",
        "brown black purple orange",
        "grey purple blue brown",
        "brown - black grey",
        "orange - purple brown",
    ],
];

/// MER-11.13: the eligible colours of every tile are those of the tables in the rules, whatever lies on the way.
#[test]
fn the_tables_of_eligible_colours() {
    let frames = &Components::printed().frames;
    let mut fits = [[0; 6]; 2];
    for (rows, table) in [(3, &THREE_ROWS[..]), (4, &FOUR_ROWS[..])] {
        for start in Site::all(rows) {
            let [north_west, north_east, south_west, south_east] = start.notches(rows);
            let name = |side: Option<usize>, frame: &[Option<Colour>; 12]| {
                side.and_then(|side| frame[side]).map_or("-", Colour::id)
            };
            let found = [
                name(north_west, &frames.top),
                name(north_east, &frames.top),
                name(south_west, &frames.bottom),
                name(south_east, &frames.bottom),
            ];
            let expected = table[start.row() as usize][start.column() as usize];
            assert_eq!(found.join(" "), expected, "{start} with {rows} rows");
            for colour in Components::printed().eligible(start, rows).iter() {
                fits[rows as usize - 3][colour.index()] += 1;
            }
        }
    }
    // Black, grey, blue, purple, orange, brown.
    assert_eq!(fits, [[12, 11, 10, 11, 10, 12], [14, 14, 13, 13, 14, 16]]);
}

/// MER-11.21: territories are connected tiles of one terrain, towers or not.
#[test]
fn territories_are_connected() {
    let one_wood_too_many = Scene::new(3).rows(&["mMwwll", "mmWlLw", "lwmMwW"]);
    assert_eq!(one_wood_too_many.broken_clause(), "MER-2.7");
    let game = Scene::new(3).rows(&["mMwwll", "mmWlLw", "lwmMWL"]).build();
    let territories: Vec<(Terrain, SiteSet)> = open(&game).environs.territories(3).collect();
    let expected = [
        (Terrain::Mountain, sites(&["0,0", "0,1", "1,0", "1,1", "2,2", "2,3"])),
        (Terrain::Wood, sites(&["0,2", "0,3", "1,2"])),
        (Terrain::Wood, sites(&["1,5"])),
        (Terrain::Wood, sites(&["2,1"])),
        (Terrain::Wood, sites(&["2,4"])),
        (Terrain::Lake, sites(&["0,4", "0,5", "1,3", "1,4", "2,5"])),
        (Terrain::Lake, sites(&["2,0"])),
    ];
    assert_eq!(territories, expected);
}
