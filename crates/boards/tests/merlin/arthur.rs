//! Arthur on the table: the pages of a scoring for the clean-up and the Picts, and the forecast.

use crate::support::{Moment, english, look, page, parse};
use boards::merlin::forecast;
use merlin::{Components, Merlin};
use roxmltree::Document;
use table::{Actor, Eye, Game, Journal, Seat, Turn};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// The last turn of round 2 is over: blue, the start player, has two manors in a territory and the ring, red a Pict.
fn scoring() -> Moment {
    let used = "\"own 2 used\", \"own 3 used\", \"merlin 4 used\", \"arthur 5 used\"]";
    let text = format!(
        "game = \"merlin\"\nplayers = 2\nmodules = \"arthur\"\n[turn]\nstart_player = 2\nplayer = 1\nround = 2\n\
         [[seat]]\ndice = [\"own 1\", {used}\n[[seat]]\ndice = [\"own 1 used\", {used}\nmanors = [\"0,0\", \"0,1\"]\n\
         [arthur]\nring = 2\nowned = [[\"p13\"], []]\n"
    );
    let game =
        Merlin::from_position(&text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let mut moment = Moment { game, events: Vec::new() };
    for choice in ["die own 1", "walk clockwise", "forfeit", "end"] {
        play(&mut moment, Actor::Seat(RED), choice);
    }
    let_chance(&mut moment);
    moment
}

fn play(moment: &mut Moment, who: Actor, choice: &str) {
    let mut journal = Journal::new();
    moment.game.try_play(who, choice.parse().unwrap(), &mut journal).unwrap();
    moment.events.extend(journal.events());
}

fn let_chance(moment: &mut Moment) {
    while moment.game.turn() == Turn::Chance {
        let mut lots = table::Moves::new();
        moment.game.moves(Actor::Chance, &mut lots);
        let first = lots.iter().next().unwrap().to_string();
        play(moment, Actor::Chance, &first);
    }
}

fn seen(moment: &Moment, seat: Seat) -> String {
    look(&moment.game, &moment.events, english(Eye::Seat(seat)), page)
}

/// The texts of the pages in order, and the one that is shown first.
fn slides(text: &str) -> (Vec<String>, usize) {
    let document = parse(text);
    let of = |class: &'static str| {
        let has = move |names: &str| names.split(' ').any(|name| name == class);
        document.descendants().filter(move |node| node.attribute("class").is_some_and(has))
    };
    let words = |node: roxmltree::Node<'_, '_>| {
        node.descendants()
            .filter(|inner| inner.is_text())
            .filter_map(|inner| inner.text())
            .collect::<String>()
    };
    let first = of("slide-switch").position(|node| node.attribute("checked").is_some()).unwrap();
    (of("slide").map(words).collect(), first)
}

/// ARU-7.3: while blue chooses, everybody reads what came before; the rest is shown afterwards although they went on.
#[test]
fn a_scoring_is_read_in_two_parts() {
    let mut moment = scoring();
    let before = seen(&moment, BLUE);
    assert!(before.contains("merlin-seen-2-manors") && before.contains("data-overlay"));
    let (pages, first) = slides(&before);
    assert_eq!((pages.len(), first), (2, 0), "traitors and environs");
    play(&mut moment, Actor::Seat(BLUE), "arthur keep 0,1");
    let_chance(&mut moment);
    let after = seen(&moment, BLUE);
    assert!(after.contains("merlin-seen-2\"") && !after.contains("merlin-seen-2-manors"));
    let (pages, first) = slides(&after);
    assert!(pages[first].contains("Isolde: 1 stays, 1 returns"), "blue goes on where it chose: {pages:?}");
    assert_eq!(slides(&seen(&moment, RED)).1, 0, "red, who chose nothing, begins at the beginning");
}

/// ARU-7.6 to ARU-7.8: sums, ring and points have a page and a column of their own.
#[test]
fn the_picts_have_a_page() {
    let mut moment = scoring();
    // The ring was taken before the scoring, as the log tells.
    let ring = merlin::modules::arthur::Event::RingTaken { seat: BLUE, from: None };
    moment.events.insert(0, ring.into());
    play(&mut moment, Actor::Seat(BLUE), "arthur keep 0,1");
    let_chance(&mut moment);
    let (pages, _) = slides(&seen(&moment, RED));
    let picts = pages.last().unwrap();
    assert!(picts.contains("The numbers on the Picts are added up"), "{pages:?}");
    assert!(picts.contains("5+3") && picts.contains("Isolde3 +3−3"), "5 against the ring alone: {picts}");
}

/// The columns of a page are all the points of the scoring: what was, and what each step brought, is what is now.
#[test]
fn the_columns_add_up() {
    let mut moment = scoring();
    play(&mut moment, Actor::Seat(BLUE), "arthur keep 0,1");
    let_chance(&mut moment);
    let text = seen(&moment, RED);
    let document: Document<'_> = parse(&text);
    let mut rows = 0;
    for table in document.descendants().filter(|node| node.attribute("class") == Some("so-far")) {
        for row in table.descendants().filter(|node| node.has_tag_name("tr")).skip(1) {
            let number = |node: roxmltree::Node<'_, '_>| {
                let texts = node.descendants().filter(|inner| inner.is_text());
                let text: String = texts.filter_map(|inner| inner.text()).collect();
                text.replace('−', "-").replace('+', "").parse::<i32>().unwrap()
            };
            let mut cells: Vec<i32> =
                row.children().filter(|node| node.has_tag_name("td")).map(number).collect();
            let now = cells.pop().unwrap();
            assert_eq!((cells.iter().sum::<i32>(), cells.len()), (now, 6), "was, five steps, now");
            rows += 1;
        }
    }
    assert!(rows >= 2 * 4, "{rows} rows");
}

/// The forecast tells of the Picts where there are any.
#[test]
fn the_forecast_has_the_picts() {
    let forecast_of = |modules: &str| {
        let text = format!("game = \"merlin\"\nplayers = 2\n{modules}[[seat]]\n[[seat]]\n");
        let game = Merlin::from_position(&text, Components::printed()).unwrap();
        look(&game, &[], english(Eye::Seat(RED)), |scene| forecast(scene).into_string())
    };
    assert!(forecast_of("modules = \"arthur\"\n").contains(">Picts<"));
    assert!(!forecast_of("").contains(">Picts<"));
}

/// The numbers on a ring of the board, in the order of the spaces.
fn numbers(text: &str, class: &str) -> Vec<String> {
    let document = parse(text);
    let of_ring = document.descendants().filter(|node| node.attribute("class") == Some(class));
    let written = of_ring.flat_map(|ring| ring.children()).filter_map(|number| number.text());
    written.map(str::to_owned).collect()
}

#[test]
fn every_space_bears_the_number_it_is_called_by() {
    let counted = |spaces: usize| (0..spaces).map(|number| number.to_string()).collect::<Vec<_>>();
    let moment = scoring();
    let text = look(&moment.game, &moment.events, english(Eye::Seat(RED)), page);
    assert_eq!(numbers(&text, "numbers"), counted(24));
    assert_eq!(numbers(&text, "numbers inner"), counted(13));
    let plain = "game = \"merlin\"\nplayers = 2\n";
    let plain = Merlin::from_position(plain, Components::printed()).unwrap();
    let text = look(&plain, &[], english(Eye::Seat(RED)), page);
    assert_eq!(numbers(&text, "numbers"), counted(24));
    assert!(numbers(&text, "numbers inner").is_empty(), "without Arthur there is one ring");
}
