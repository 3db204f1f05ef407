//! Screens that are neither a laptop nor an upright phone, and how far it is from a choice to the button that confirms:
//! what is needed for a decision is seen without scrolling.

use e2e::sight::sticks_out;
use e2e::table::{Way, at_the_table, confirm, my_turn, open_table, pick_a_move};
use e2e::{Chromium, House, Reader, Screen, Tab};
use serde_json::json;

/// A tablet held upright, and phones on their side.
const BETWEEN: [Screen; 3] = [
    Screen::TABLET,
    Screen { width: 844, height: 390, touch: true },
    Screen { width: 915, height: 412, touch: true },
];

/// Somebody at a table with bots, once it is their turn to choose something that matches.
#[track_caller]
fn due(chromium: &Chromium, house: &House, game: &str, what: &str) -> Tab {
    let tab = chromium.enter(Reader::GERMAN.calm());
    open_table(&tab, house, game, "Isolde", &["bot:random", "bot:random", "bot:random"]);
    at_the_table(&tab);
    for wish in 0..60 {
        tab.until("document.querySelector('#table[data-turn=mine]')");
        if tab.count(what) > 0 {
            return tab;
        }
        assert!(my_turn(&tab));
        pick_a_move(&tab, Way::List, wish);
        confirm(&tab);
    }
    panic!("{what} never comes up");
}

/// What of some things is not seen: they lie outside of the window, or under the bar that confirms.
#[track_caller]
fn unseen(tab: &Tab, selector: &str) -> Vec<String> {
    let found = tab.value(&format!(
        "(() => {{ scrollTo(0, 0); const bar = document.querySelector('.confirm').getBoundingClientRect();
          const all = [...document.querySelectorAll({})].filter(e => e.checkVisibility());
          const under = r => r.bottom > bar.top + 1 && r.right > bar.left && r.left < bar.right;
          return (all.length ? all : ['nothing is there']).map(e => e.getBoundingClientRect ? [e, e.getBoundingClientRect()] : [e])
            .filter(([, r]) => !r || r.top < 0 || r.bottom > innerHeight || under(r))
            .map(([e, r]) => r ? Math.round(r.top) + '–' + Math.round(r.bottom) + ': ' + e.outerHTML.slice(0, 80) : e); }})()",
        json!(selector)
    ));
    let found = found.as_array().expect("a list").iter();
    found.map(|one| one.as_str().expect("of texts").to_owned()).collect()
}

/// Whether all players stand in one row.
#[track_caller]
fn in_one_row(tab: &Tab) -> bool {
    tab.holds("new Set([...document.querySelectorAll('.player')].map(e => e.getBoundingClientRect().top)).size === 1")
}

/// Nothing of these is unseen between a laptop and an upright phone.
#[track_caller]
fn seen_between(mut tab: Tab, name: &str, things: &[&str]) {
    for screen in BETWEEN {
        tab.prefer(Reader::GERMAN.calm().at(screen));
        tab.settle();
        tab.picture(&format!("{name}-{}", screen.width));
        assert!(in_one_row(&tab), "{screen:?}");
        let bar = "innerHeight - document.querySelector('.confirm').getBoundingClientRect().bottom";
        assert!(tab.holds(&format!("Math.abs({bar}) < 24")), "{screen:?}: the bar is at the bottom");
        for thing in things {
            assert_eq!(unseen(&tab, thing), [""; 0], "{screen:?}");
        }
        assert_eq!(sticks_out(&tab), [""; 0], "{screen:?}");
    }
    tab.is_content();
}

#[test]
fn artus_is_seen_whole_on_tablets_and_on_phones_held_sideways() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = due(&chromium, &house, "artus", ".card.glow");
    seen_between(tab, "between-artus", &[".round-table", ".player", ".card"]);
}

#[test]
fn camelot_is_seen_whole_on_tablets_and_on_phones_held_sideways() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = due(&chromium, &house, "camelot", ".fists .number");
    seen_between(tab, "between-camelot", &[".castle", ".player", ".number"]);
}

#[test]
fn the_rondel_is_seen_whole_on_phones_held_sideways() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tab = due(&chromium, &house, "merlin", "#merlin .merlin-act");
    for screen in &BETWEEN[1..] {
        tab.prefer(Reader::GERMAN.calm().at(*screen));
        tab.settle();
        tab.picture(&format!("between-merlin-{}", screen.width));
        assert_eq!(unseen(&tab, ".merlin-window, .merlin-standings"), [""; 0], "{screen:?}");
        assert_eq!(sticks_out(&tab), [""; 0], "{screen:?}");
    }
    tab.is_content();
}

#[test]
fn piles_to_draw_from_are_seen_on_a_small_phone() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tab = due(&chromium, &house, "artus", ".pile.glow");
    for height in [740, 640] {
        tab.prefer(Reader::ENGLISH_PHONE.calm().at(Screen { width: 360, height, touch: true }));
        tab.settle();
        tab.picture(&format!("draw-{height}"));
        assert_eq!(unseen(&tab, ".pile.glow"), [""; 0], "{height}");
    }
    tab.is_content();
}

#[test]
fn from_a_number_it_is_not_far_to_confirm_on_a_wide_screen() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tab = due(&chromium, &house, "camelot", ".fists .number");
    tab.prefer(Reader::GERMAN.calm().at(Screen { width: 1920, height: 1080, touch: false }));
    pick_a_move(&tab, Way::List, 0);
    tab.settle();
    tab.picture("wide-camelot");
    let middle =
        "(e => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })";
    let way = tab.value(&format!(
        "(() => {{ const at = what => {middle}(document.querySelector(what)), [x, y] = at('[data-play]'), [u, v] = at('.number.chosen');
          return Math.round(Math.hypot(x - u, y - v)); }})()"
    ));
    assert!(way.as_f64().is_some_and(|way| way < 500.0), "{way} px");
    tab.is_content();
}

/// What reaches below the window, if the page can be scrolled; what lies in a part that scrolls by itself
/// does not count.
const BELOW: &str = "(() => { const rolls = e => e !== document.body && getComputedStyle(e).overflowY !== 'visible';
  const inside = e => { for (let p = e.parentElement; p; p = p.parentElement) if (p !== document.documentElement && rolls(p)) return true; };
  return document.documentElement.scrollHeight <= innerHeight ? [] : [...document.body.querySelectorAll('*')]
    .filter(e => e.checkVisibility() && !e.closest('svg *') && e.getBoundingClientRect().bottom > innerHeight && !inside(e))
    .map(e => Math.round(e.getBoundingClientRect().bottom) + ': ' + e.outerHTML.slice(0, 90)); })()";

#[test]
fn a_laptop_shows_every_table_without_scrolling() {
    let (house, chromium) = (House::open(), Chromium::start());
    for game in ["artus", "camelot", "merlin"] {
        let tab = due(&chromium, &house, game, "[data-pick]");
        for wish in 0..4 {
            tab.until("document.querySelector('#table[data-turn=mine]')");
            let below = tab.value(BELOW);
            assert_eq!(below, json!([]), "{game} is too high");
            pick_a_move(&tab, Way::Board, wish);
            confirm(&tab);
        }
        tab.picture(&format!("laptop-{game}"));
    }
}
