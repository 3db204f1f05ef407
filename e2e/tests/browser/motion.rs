//! Pieces glide so that the eye can follow; whoever asks for little motion gets none; eight tabs of one
//! person all live.

use e2e::sight::{most_places_after, until_seen_at, watch};
use e2e::table::{Way, at_the_table, confirm, open_table, pick_a_move, press_and_see, seen, uncover};
use e2e::{Chromium, House, Reader, Tab};

/// Somebody plays alone on all seats; the knights sit, and cards move them.
fn alone(house: &House, chromium: &Chromium, reader: Reader) -> Tab {
    let tab = chromium.enter(reader);
    open_table(&tab, house, "artus", "Isolde", &["here"]);
    at_the_table(&tab);
    uncover(&tab);
    while tab.count(".card.glow") == 0 {
        pick_a_move(&tab, Way::Board, 3);
        confirm(&tab);
        uncover(&tab);
    }
    tab
}

/// Plays a knight card; where its knight is seen is watched.
fn move_a_knight(tab: &Tab) {
    // Figures that cards could move glow before a card is chosen.
    press_and_see(tab, ".card.knight.glow", 0);
    pick_a_move(tab, Way::Board, 2);
    tab.settle();
    tab.slow_motion();
    watch(tab, ".round-table .piece");
    confirm(tab);
}

#[test]
fn pieces_glide() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = alone(&house, &chromium, Reader::GERMAN);
    move_a_knight(&tab);
    until_seen_at(&tab, 8);
    tab.is_content();
}

#[test]
fn pieces_do_not_glide_for_whoever_asks_for_little_motion() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = alone(&house, &chromium, Reader::GERMAN.calm());
    move_a_knight(&tab);
    assert_eq!(most_places_after(&tab, 40), 2, "here, then there");
    tab.is_content();
}

/// Browsers allow six connections to a house at once; every open stream takes one.
#[test]
fn eight_tabs_of_one_person_all_live() {
    // A browser has six connections to a house; tabs behind others give theirs back.
    let (house, chromium) = (House::open(), Chromium::start_whole());
    let first = alone(&house, &chromium, Reader::GERMAN);
    let address = first.text("location.href");
    let mut tabs = vec![first];
    for _ in 0..7 {
        let tab = tabs[0].beside();
        tab.go(&address);
        at_the_table(&tab);
        tabs.push(tab);
    }
    let last = &tabs[7];
    let before = seen(last);
    pick_a_move(last, Way::Board, 1);
    confirm(last);
    for tab in &tabs {
        tab.show();
        tab.until(&format!("document.getElementById('table').dataset.seen > {before}"));
        tab.is_content();
    }
    // And each of them can be played in.
    tabs[0].show();
    pick_a_move(&tabs[0], Way::List, 1);
    confirm(&tabs[0]);
}

/// What lies over the board lies over the marks on it as well.
#[test]
fn the_last_move_is_marked_only_where_the_board_is_seen() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = alone(&house, &chromium, Reader::GERMAN.calm());
    move_a_knight(&tab);
    tab.until_there("#motion .mark");
    let dialog = "document.body.append(Object.assign(document.createElement('div'), { id: 'over', \
        style: 'position:fixed;inset:0;z-index:3' })); document.body.dispatchEvent(new Event('scroll'))";
    tab.value(dialog);
    tab.until("!document.querySelector('#motion .mark')");
    tab.value("document.getElementById('over').remove(); document.body.dispatchEvent(new Event('change'))");
    tab.until_there("#motion .mark");
    tab.is_content();
}
