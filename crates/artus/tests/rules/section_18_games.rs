//! Section 18, third part: which files are accepted, and games played with them (ART-18.18).

use crate::section_18::{FILE, changed, line_of, refused};
use artus::{Artus, Card, Components, Mode, Options};
use table::{Fault, Game, laws};

/// Text that is not shaped like a components file, with its line.
fn misshapen(text: &str, place: &str, at: Option<&str>) {
    let fault = Components::read(text).expect_err("the file is to be refused");
    assert!(matches!(fault, Fault::Syntax { .. } | Fault::Key { .. }), "{fault}");
    assert_eq!((fault.line(), fault.at()), (Some(line_of(text, place)), at), "{fault}");
}

/// Whole random games with every set of options obey the laws.
fn obeys_the_laws(components: &'static Components, games: u32) {
    for (seed, options) in Artus::every_option(components).iter().enumerate() {
        let seen = laws::obey::<Artus>(options, games, seed as u64);
        assert_eq!(seen.games, games);
        assert_eq!(seen.longest, Artus::most_decisions(options), "{options}");
    }
}

/// ART-18.18: what cannot be read at all breaks no clause, but its line is told.
#[test]
fn a_file_of_another_shape_is_refused_with_its_line() {
    misshapen(&changed("[board]", "[board"), "[board", None);
    misshapen(&changed("chairs = 28", "chairs = "), "chairs = \n", None);
    misshapen(&changed("chairs = 28\n", ""), "[board]", Some("board.chairs"));
    misshapen(&changed("chairs = 28\n", "chairs = 28\nchair = 1\n"), "chair = 1", Some("board.chair"));
    misshapen(&changed("chairs = 28\n", "chairs = \"28\"\n"), "chairs = \"28\"", Some("board.chairs"));
    misshapen(&changed("[rings]", "[earrings]"), "[earrings]", Some("earrings"));
    misshapen(&changed("total = 10\n", "total = 10\ntotal = 10\n"), "total = 10\nking", None);
    let sourced = "source = \"reconstructed\"\nnote.en = \"As knight_4_7: start 5";
    let unsourced = changed(sourced, "note.en = \"As knight_4_7: start 5");
    misshapen(&unsourced, "[[knight_card]]\nid = \"knight_5_8\"", Some("knight_card.5.source"));
    let nothing = Components::read("").unwrap_err();
    assert!(matches!(nothing, Fault::Key { .. }) && nothing.clause().is_none(), "{nothing}");
}

/// ART-18.18: a number may be far off and still breaks its clause.
#[test]
fn a_number_far_out_of_range_is_refused_with_its_clause() {
    refused(&changed("chairs = 28", "chairs = 280"), "ART-18.1", "chairs = 280");
    refused(&changed("[27, 0, 1,", "[-1, 0, 1,"), "ART-18.6", "chairs = [-1");
    let text = changed("id = \"knight_1_4\"\nmin = 1", "id = \"knight_1_4\"\nmin = -1");
    refused(&text, "ART-18.8", "min = -1");
}

/// ART-18.18: a file that treats silver and bronze unequally is accepted with a warning.
#[test]
fn unequal_metals_are_accepted_with_a_warning() {
    let bronze = "figures = \"bronze\"\nmin = 1\nmax = 7";
    for text in [
        changed(bronze, "figures = \"bronze\"\nmin = 1\nmax = 6"),
        changed(bronze, "figures = \"silver\"\nmin = 1\nmax = 7"),
        changed(bronze, "figures = \"any\"\nmin = 1\nmax = 7"),
        changed("figures = \"any\"\ncopies = 2", "figures = \"any\"\ncopies = 1")
            .replace("figures = \"silver\"\ncopies = 1", "figures = \"silver\"\ncopies = 2"),
    ] {
        let components = Components::read(&text).unwrap();
        let [warning] = Artus::warnings(components) else { panic!("one warning for {components:?}") };
        assert_eq!(warning.clause().map(|clause| clause.0), Some("ART-18.18"));
        assert_eq!(warning.line(), Some(line_of(&text, "[[king_card]]")));
    }
    assert_eq!(Artus::warnings(Components::printed()), [], "equal metals give no warning");
}

/// ART-18.18: a changed file that breaks no clause is another set of components.
#[test]
fn every_changed_value_gives_another_fingerprint() {
    let texts = [
        FILE.to_owned(),
        changed("[27, 0, 1, 13, 14, 15]", "[4, 5, 6, 18, 19, 20]"),
        changed("id = \"knight_4_7\"\nmin = 4\nmax = 7", "id = \"knight_4_8\"\nmin = 4\nmax = 8"),
        changed("-15, -14,", "-14, -15,"),
        changed("large = 0\nsmall = [7, 14, 21]", "large = 7\nsmall = [0, 14, 21]"),
        changed("small = [7, 14, 21]", "small = [3, 14, 17]"),
        changed("figures = \"bronze\"\nmin = 1\nmax = 7", "figures = \"bronze\"\nmin = 1\nmax = 6"),
    ];
    let mut fingerprints: Vec<&str> =
        texts.iter().map(|text| Components::read(text).unwrap().fingerprint()).collect();
    fingerprints.sort_unstable();
    fingerprints.dedup();
    assert_eq!(fingerprints.len(), texts.len(), "two files that play differently share a fingerprint");
}

/// ART-18.18: what is not a value of the rules changes nothing: notes, comments, the order of the carpet.
#[test]
fn words_and_order_do_not_change_the_fingerprint() {
    for text in [
        changed("The four colours named in the rulebook's examples.", "Four colours."),
        changed("[27, 0, 1, 13, 14, 15]", "[13, 14, 15, 27, 0, 1]"),
        format!("# Another comment.\n{FILE}"),
    ] {
        let components = Components::read(&text).unwrap();
        assert_eq!(components.fingerprint(), Components::printed().fingerprint());
    }
}

/// ART-18.18: games with another carpet and another knight card obey every law.
#[test]
fn a_changed_file_plays_whole_games() {
    let text = changed("[27, 0, 1, 13, 14, 15]", "[4, 5, 6, 18, 19, 20]")
        .replace("id = \"knight_4_7\"\nmin = 4\nmax = 7", "id = \"knight_4_8\"\nmin = 4\nmax = 8");
    let components = Components::read(&text).unwrap();
    assert_ne!(components, Components::printed());
    let card: Card = "knight_4_8".parse().unwrap();
    assert_eq!(components.deck.copies(card).len(), 1);
    assert!(Components::printed().deck.copies(card).is_empty());
    obeys_the_laws(components, 50);
}

/// ART-18.8, ART-18.18: the widest cards a file may have, more offers than any printed card makes.
#[test]
fn cards_that_reach_around_the_table_play_whole_games() {
    let ranges = ["min = 1\nmax = 4\n", "min = 2\nmax = 5\n", "min = 4\nmax = 7\n", "min = 5\nmax = 8\n"];
    let more = ["min = 6\nmax = 8\n", "min = 7\nmax = 9\n"];
    let mut text =
        FILE.replace("figures = \"bronze\"\nmin = 1\nmax = 7\n", "figures = \"any\"\nmin = 1\nmax = 27\n");
    for range in ranges.into_iter().chain(more) {
        assert_eq!(text.matches(range).count(), 1, "{range}");
        text = text.replace(range, "min = 1\nmax = 27\n");
    }
    let components = Components::read(&text).unwrap();
    let wide: Card = "knight_1_27".parse().unwrap();
    assert_eq!(components.deck.copies(wide).len(), 6, "six cards that say the same are six copies");
    obeys_the_laws(components, 50);

    let options = Options::new(2, Mode::Advanced, components).unwrap();
    let seen = laws::obey::<Artus>(&options, 20, 7);
    assert!(seen.widest > 192, "more offers than the printed cards make: {seen:?}");
}
