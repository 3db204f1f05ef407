//! What people stumbled over when they played for the first time, each kept from coming back.

use e2e::input::Key;
use e2e::table::{
    Way, at_the_table, confirm, open_table, pick_a_move, put_aside, seen, until_seen, until_shown,
};
use e2e::{Chromium, House, Reader, Tab};
use serde_json::json;

const BOTS: [&str; 3] = ["bot:random"; 3];

/// Somebody at a table with bots, whose turn it is.
fn on_turn(house: &House, chromium: &Chromium, reader: Reader, game: &str) -> Tab {
    let tab = chromium.enter(reader);
    open_table(&tab, house, game, "Isolde", &BOTS);
    at_the_table(&tab);
    tab.choose("[data-preference=pace]", "once");
    tab.until("document.querySelector('#table[data-turn=mine]')");
    tab
}

/// Plays on until something that matches can be chosen.
#[track_caller]
fn until_offered(tab: &Tab, what: &str) {
    for wish in 0..120 {
        tab.until("document.querySelector('#table[data-turn=mine]')");
        if tab.count(what) > 0 {
            return;
        }
        pick_a_move(tab, Way::List, wish);
        confirm(tab);
    }
    panic!("{what} never comes up");
}

/// Whether all of these lie in the window.
#[track_caller]
fn in_sight(tab: &Tab, what: &str) -> bool {
    tab.holds(&format!(
        "(all => all.length && all.every(e => {{ const r = e.getBoundingClientRect();
          return r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth + 1; }}))
         ([...document.querySelectorAll({})].filter(e => e.checkVisibility()))",
        json!(what)
    ))
}

#[test]
fn what_was_chosen_with_the_mouse_is_confirmed_with_one_enter() {
    let (house, chromium) = (House::open(), Chromium::start());
    for game in ["artus", "camelot", "merlin"] {
        let tab = on_turn(&house, &chromium, Reader::GERMAN.calm(), game);
        for (number, way) in [Way::Board, Way::List, Way::Board].into_iter().enumerate() {
            tab.until("document.querySelector('#table[data-turn=mine]')");
            pick_a_move(&tab, way, number);
            // A choice that is the only one stands there without a tap, and has the button alone.
            if tab.holds("!taps.length") {
                confirm(&tab);
                continue;
            }
            let before = seen(&tab);
            tab.key(Key::Enter);
            until_seen(&tab, before + 1);
            until_shown(&tab);
        }
        tab.is_content();
    }
}

#[test]
fn a_knight_that_is_tapped_before_a_card_lights_the_cards_for_it() {
    let (house, chromium) = (House::open(), Chromium::start());
    for reader in [Reader::GERMAN.calm(), Reader::ENGLISH_PHONE.calm()] {
        let tab = on_turn(&house, &chromium, reader, "artus");
        until_offered(&tab, "#table .card.knight.glow");
        let all = tab.count("#table .card.glow");
        // One of the reader's own: knight cards move no other figure.
        let own = "[...document.querySelectorAll('#table .target[data-early]')].findIndex(early => \
            document.querySelector(`#artus-pieces [data-explain='figure ${early.dataset.chair}']`)?.id.startsWith('artus-piece-1-'))";
        let knight = tab.value(own).as_u64().expect("a knight card moves a knight") as usize;
        let chair = tab.text(&format!(
            "document.querySelectorAll('#table .target[data-early]')[{knight}].dataset.chair"
        ));
        tab.press_nth("#table .target[data-early]", knight);
        tab.until_there("#table .target[data-takes-back]");
        tab.settle();
        tab.picture(&format!("knight-first-{}", reader.screen.width));
        let lit = tab.count("#table .card.glow");
        assert!(0 < lit && lit < all, "{lit} of {all} cards are for the knight");
        // A second tap lets go of it.
        tab.press("#table .target[data-takes-back]");
        tab.until(&format!("document.querySelectorAll('#table .card.glow').length === {all}"));
        tab.press_nth("#table .target[data-early]", knight);
        tab.until_there("#table .target[data-takes-back]");
        // With the card its ways light up, without asking again for the knight.
        tab.press("#table .card.knight.glow");
        tab.until_there("#table .card.picked");
        let ways =
            format!("#table a.target[data-pick*=' {chair}+'], #table a.target[data-pick*=' {chair}-']");
        tab.until_there(&ways);
        tab.settle();
        tab.picture(&format!("knight-then-card-{}", reader.screen.width));
        tab.press(&ways);
        tab.until_there("[data-play]");
        confirm(&tab);
        tab.is_content();
    }
}

#[test]
fn a_figure_no_card_is_for_says_why_it_cannot_be_taken() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = on_turn(&house, &chromium, Reader::GERMAN.calm(), "artus");
    until_offered(&tab, ".card.glow");
    let other = "[...document.querySelectorAll(\"#table [data-explain^='figure ']\")].findIndex(e => \
        !document.querySelector(`#table .target[data-early][data-chair='${e.dataset.explain.slice(7)}']`))";
    let other = tab.value(other).as_u64().expect("nobody moves the knights of others") as usize;
    tab.press_nth("#table [data-explain^='figure ']", other);
    tab.until_there(".why-not");
    let said = tab.text("document.querySelector('.why-not').textContent");
    assert!(said.contains("Karte"), "{said}");
    tab.picture("knight-before-card");
    tab.is_content();
}

#[test]
fn missions_are_seen_on_a_phone_while_one_of_them_is_chosen() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = on_turn(&house, &chromium, Reader::ENGLISH_PHONE.calm(), "camelot");
    until_offered(&tab, "#table [data-pick^='choice take ']");
    put_aside(&tab);
    tab.value("scrollTo(0, 0)");
    tab.settle();
    tab.picture("missions-390");
    assert!(in_sight(&tab, "#table .mission"), "all of them, to compare");
    tab.is_content();
}

#[test]
fn missions_are_seen_on_a_phone_while_knights_are_sent() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = on_turn(&house, &chromium, Reader::ENGLISH_PHONE.calm(), "camelot");
    until_offered(&tab, "#table .fists .number");
    tab.value("scrollTo(0, 0)");
    tab.settle();
    tab.picture("sending-390");
    assert!(in_sight(&tab, "#table .mission"), "all of them, to compare");
    let covered =
        "[...document.querySelectorAll('#table .mission')].some(e => e.getBoundingClientRect().bottom
        > document.querySelector('.dock .panel').getBoundingClientRect().top)";
    assert!(!tab.holds(covered), "the fists cover none of them");
    tab.is_content();
}

#[test]
fn the_rondel_is_seen_whole_on_a_phone_while_a_vassal_is_deployed() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = on_turn(&house, &chromium, Reader::ENGLISH_PHONE.calm(), "merlin");
    until_offered(&tab, "#table [data-pick^='choice deploy ']");
    tab.value("scrollTo(0, 0)");
    tab.settle();
    tab.picture("deploying-390");
    assert!(in_sight(&tab, ".merlin-window"));
    let cut = "(() => { const a = document.querySelector('.merlin-window').getBoundingClientRect(),
        b = document.querySelector('.merlin-window #merlin-rondel, .merlin-window .merlin-rondel').getBoundingClientRect();
      return b.left < a.left - 2 || b.right > a.right + 2 || b.top < a.top - 2 || b.bottom > a.bottom + 2; })()";
    assert!(!tab.holds(cut), "nothing of it is cut");
    tab.is_content();
}

#[test]
fn whatever_is_due_in_camelot_is_chosen_and_confirmed_in_the_dock() {
    let (house, chromium) = (House::open(), Chromium::start());
    for reader in [Reader::GERMAN.calm(), Reader::ENGLISH_PHONE.calm()] {
        let (tab, wide) = (on_turn(&house, &chromium, reader, "camelot"), !reader.screen.touch);
        for due in [".fists.alone .number", ".numbers .number", "[data-pick^='choice take ']"] {
            until_offered(&tab, &format!("#table {due}"));
            put_aside(&tab);
            tab.value("scrollTo(0, 0)");
            tab.settle();
            let name = due.split(['.', ' ', '[', '^']).find(|part| !part.is_empty()).unwrap_or("due");
            tab.picture(&format!("dock-{name}-{}", reader.screen.width));
            let all = if wide { format!(".dock .phases, .dock {due}") } else { format!("#table {due}") };
            // Every choice is a button of its list, or lit among the missions.
            let shown = if wide { all } else { all.replace("[data-pick", ".mission[data-pick") };
            assert!(in_sight(&tab, &shown), "{due} at {}", reader.screen.width);
            if wide {
                let covered = "document.querySelector('.dock').getBoundingClientRect().top
                    < document.querySelector('.camelot-stage .castle').getBoundingClientRect().bottom - 1";
                assert!(!tab.holds(covered), "the castle is whole above the dock");
                let cut = "(e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
                    (document.querySelector('.dock .panel'))";
                assert!(!tab.holds(cut), "nothing of the choices is cut");
            } else {
                let height =
                    "[...document.querySelectorAll('.dock .panel:has(.fists, .numbers), .dock .confirm')]
                    .reduce((sum, e) => sum + e.getBoundingClientRect().height, 0)";
                let height = tab.value(height).as_f64().expect("a height");
                assert!(height <= 0.4 * f64::from(reader.screen.height), "{height} px of the phone");
            }
            let before = tab.value("document.querySelector('.dock').getBoundingClientRect().top");
            pick_a_move(&tab, Way::List, 1);
            let after = tab.value("document.querySelector('.dock').getBoundingClientRect().top");
            assert_eq!(before, after, "the dock keeps its place");
            let says = tab.text("document.querySelector('[data-play]').textContent");
            match due {
                ".fists.alone .number" => {
                    assert!(says.contains(if wide { "Faust" } else { "fist" }), "{says}")
                }
                ".numbers .number" => {
                    assert!(says.contains(if wide { "vorhersagen" } else { "Predict" }), "{says}")
                }
                _ => assert!(!says.is_empty()),
            }
            confirm(&tab);
        }
        tab.is_content();
    }
}
