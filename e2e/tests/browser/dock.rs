//! The dock of Camelot on laptops: while knights are sent and numbers are predicted, with two colours or a
//! hero, nothing in it is cut or covered.

use e2e::table::{Way, at_the_table, confirm, is_over, pick_a_move, put_aside};
use e2e::{Chromium, House, Reader, Screen, Tab};
use std::collections::BTreeMap;

/// What of the dock lies outside of it or of something that scrolls, and which buttons and texts cover each
/// other. The fields of all rooms may be so many that their list scrolls: it counts as one.
const FAULTS: &str = "(() => { const dock = document.querySelector('.dock'), edge = dock.getBoundingClientRect(), found = [];
  const said = e => (e.textContent || '').trim().slice(0, 40);
  const things = [...dock.querySelectorAll('button, h2, small, p, .kept, .rooms')].filter(e => e.checkVisibility()
    && !e.closest('.totals, .phases, .problem, .hints, .quiet, .rooms *') && (said(e) || e.querySelector('svg')));
  const beyond = (r, b) => r.bottom > b.bottom + 1.5 || r.top < b.top - 1.5 || r.right > b.right + 1.5 || r.left < b.left - 1.5;
  for (const e of things) { const r = e.getBoundingClientRect();
    if (beyond(r, edge) || r.right > innerWidth + 1) found.push('outside: ' + said(e));
    for (let a = e.parentElement; a !== dock; a = a.parentElement) {
      const style = getComputedStyle(a), visible = style.overflowX === 'visible' && style.overflowY === 'visible';
      if (!visible && beyond(r, a.getBoundingClientRect())) { found.push('cut: ' + said(e)); break; } } }
  const plain = things.filter(e => !e.matches('.kept')).map(e => [e, e.getBoundingClientRect()]);
  plain.forEach(([e, a], at) => plain.slice(at + 1).forEach(([other, b]) => {
    const apart = Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 2 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 2;
    if (!apart && !e.contains(other) && !other.contains(e)) found.push(said(e) + ' covers ' + said(other)); }));
  return found.slice(0, 6).join('; '); })()";

/// Somebody at a table of so many players with bots, with heroes or without.
fn at_table(house: &House, chromium: &Chromium, reader: Reader, players: usize, heroes: &str) -> Tab {
    let tab = chromium.enter(reader);
    tab.go(&house.at("/new/camelot"));
    tab.press(&format!("input[name=players][value='{players}']"));
    for seat in 2..=players {
        tab.press(&format!("input[name=seat{seat}][value='bot:random']"));
    }
    tab.press(&format!("input[name=heroes][value='{heroes}']"));
    tab.follow("main form button.primary");
    at_the_table(&tab);
    tab.choose("[data-preference=pace]", "once");
    tab
}

/// Plays some decisions and looks at the dock before and after something is chosen, twice for each kind of decision.
#[track_caller]
fn plays_without_faults(tab: &Tab, decisions: usize, about: &str) {
    let mut looked: BTreeMap<String, usize> = BTreeMap::new();
    for wish in 0..decisions {
        tab.until("document.querySelector('#table[data-turn=mine], .ending')");
        if is_over(tab) {
            break;
        }
        put_aside(tab);
        let due = tab.text("document.querySelector('.dock .choices-head h2')?.textContent ?? ''");
        let times = looked.entry(due.clone()).or_default();
        *times += 1;
        let looks = *times <= 2;
        let check = |moment: &str| {
            if looks {
                tab.settle();
                let found = tab.text(FAULTS);
                assert!(found.is_empty(), "{about}, {due}, {moment}: {found}");
            }
        };
        check("before");
        pick_a_move(tab, Way::List, wish);
        check("chosen");
        confirm(tab);
    }
    assert!(looked.len() >= 2, "{about}: {looked:?}");
}

#[test]
fn nothing_in_the_dock_is_cut_or_covered_with_two_colours_or_a_hero() {
    let (house, chromium) = (House::open(), Chromium::start());
    let low = Screen { width: 1366, height: 768, touch: false };
    // Each number of players with what leaves least room, on both screens in turn.
    let tables =
        [(2, "off", Screen::DESKTOP), (2, "on", low), (4, "on", low), (5, "expert", Screen::DESKTOP)];
    for (players, heroes, screen) in tables {
        let tab = at_table(&house, &chromium, Reader::GERMAN.calm().at(screen), players, heroes);
        plays_without_faults(&tab, 3, &format!("{players} players, heroes {heroes}, {} px", screen.width));
        tab.is_content();
    }
}
