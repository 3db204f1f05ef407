//! How large the first page is and how soon it is drawn, and how soon others see a move. Sizes are promised;
//! times are told.

use e2e::sight::cost;
use e2e::table::{Way, confirm, on_turn, pick_a_move, seen, two_at_a_table, until_seen};
use e2e::{Chromium, House, Reader, Screen, Tab};
use std::sync::Mutex;

/// Whoever measures measures alone.
static ALONE: Mutex<()> = Mutex::new(());

/// Notes when something is clicked.
const NOTE_CLICK: &str = "addEventListener('click', () => window.clicked = performance.timeOrigin + performance.now(), { capture: true })";

/// Notes when the next moment of the table is in the page, and when it is drawn.
const NOTE_MOMENT: &str = "new Promise(ready => { const table = document.getElementById('table'), now = () => \
    performance.timeOrigin + performance.now(); window.drawn = new Promise(done => new MutationObserver((_, self) => { \
    self.disconnect(); const there = now(); requestAnimationFrame(() => setTimeout(() => done([there, now()]))); }) \
    .observe(table, { attributes: true, attributeFilter: ['data-seen'] })); ready(true); })";

#[test]
fn the_first_page_is_small() {
    let _alone = ALONE.lock();
    let (house, chromium) = (House::open(), Chromium::start());
    // Chromium itself has to wake up first.
    chromium.enter(Reader::GERMAN).go(&house.at("/health"));
    for (screen, name) in [(Screen::DESKTOP, "desktop"), (Screen::PHONE, "phone")] {
        let tab = chromium.enter(Reader::GERMAN.at(screen));
        tab.go(&house.at("/"));
        let cost = cost(&tab);
        println!(
            "first page, {name}: {} bytes in {} files, drawn after {:.0} ms",
            cost.bytes, cost.files, cost.drawn
        );
        assert!(cost.bytes < 100_000, "the first page takes {} bytes", cost.bytes);
        tab.is_content();
    }
}

#[test]
fn others_see_a_move_soon() {
    let _alone = ALONE.lock();
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tabs = two_at_a_table(&house, &chromium, "artus");
    tabs.iter().for_each(|tab| drop(tab.value(NOTE_CLICK)));
    let mut times = Vec::new();
    for wish in 0..24 {
        let (on, other) = on_turn(&mut tabs);
        let before = seen(on);
        pick_a_move(on, Way::Board, wish);
        other.value(NOTE_MOMENT);
        confirm(on);
        until_seen(other, before + 1);
        let number = |tab: &Tab, script: &str| tab.value(script).as_f64().expect("a time");
        let clicked = number(on, "window.clicked");
        let there = number(other, "window.drawn.then(both => both[0])") - clicked;
        let drawn = number(other, "window.drawn.then(both => both[1])") - clicked;
        assert!(there > 0.0 && drawn >= there, "nobody sees a move before it is made");
        times.push((there, drawn));
    }
    times.sort_by(|a, b| a.1.total_cmp(&b.1));
    let (middle, worst) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "from the click to the other's page, {} moves: in the page {:.0} ms, drawn {:.0} ms (median); slowest drawn {:.0} ms",
        times.len(),
        middle.0,
        middle.1,
        worst.1
    );
}
