//! The modules of Merlin on the page of a new table: on every screen, with and without a script, in the browser.

use e2e::input::Key;
use e2e::table::continue_record;
use e2e::{Chromium, House, Reader, Screen, check};
use serde_json::json;

/// The boxes that are ticked.
const TICKED: &str =
    "[...document.querySelectorAll('#modules [type=checkbox]:checked')].map(b => b.name).join()";

#[test]
fn the_page_of_a_new_table_of_merlin_is_fit_for_everybody() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tab = chromium.enter(Reader::GERMAN);
    // Without modules it is looked at in `setup.rs`.
    tab.go(&house.at("/new/merlin?modules=gold,treasures"));
    let found = check::everywhere(&mut tab, "modules-chosen");
    assert!(found.is_empty(), "\n{}", found.join("\n"));
    tab.is_content();
}

#[test]
fn modules_are_chosen_by_box_and_by_preset() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::ENGLISH_PHONE.at(Screen::DESKTOP));
    tab.go(&house.at("/new/merlin"));
    assert!(tab.holds("document.querySelector('#this-table').textContent.includes('base game')"));
    tab.fill("input[name=name]", "Isolde");
    tab.press("input[name=modules-gold]");
    tab.until("document.querySelector('#this-table [alt^=Gold]')");
    assert!(tab.holds("document.querySelector('#modules').textContent.includes('Your own choice: 1 of')"));
    tab.press("[data-preset=none]");
    tab.until("document.querySelector('[data-preset=none][aria-current]')");
    assert_eq!(tab.text(TICKED), "");
    tab.press("[data-preset=random]");
    tab.until("document.querySelector('#this-table').textContent.includes('drawn when')");
    tab.press("input[name=modules-treasures]");
    tab.until("document.querySelector('#this-table [alt^=Treasures]')");
    assert_eq!(tab.text(TICKED), "modules-treasures");
    assert_eq!(
        tab.text("document.querySelector('input[name=name]').value"),
        "Isolde",
        "what was typed stays"
    );
    tab.press("input[name=seat2][value=friend]");
    tab.follow("button.primary");
    tab.until_there("[data-lobby]");
    assert!(tab.holds("document.querySelector('h1').textContent.includes('Treasures of the environs')"));
    tab.is_content();
}

/// What of the bar of the turn and of the allies is cut: shortened, or larger than the panel it stands in.
const CUT: &str = "[...document.querySelectorAll('.merlin-act :is(.task b, .task span, .below .option), .in-allies .named :is(b, small)')]
  .filter(e => e.checkVisibility() && e.textContent.trim()).filter(e => { const style = getComputedStyle(e), r = e.getBoundingClientRect(),
    room = e.closest('.merlin-act, .in-allies').getBoundingClientRect();
    return e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1 || style.webkitLineClamp !== 'none' || style.textOverflow !== 'clip'
      || r.left < room.left - 1 || r.right > room.right + 1 || r.top < room.top - 1 || r.bottom > room.bottom + 1; })
  .map(e => e.textContent.trim())";

/// Taps the choice whose words are the longest: the fullest the bar can be.
const TAP_THE_LONGEST: &str = "(all => { all.sort((a, b) => b.textContent.length - a.textContent.length)[0]
  .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); return true; })
  ([...document.querySelectorAll('#merlin-all [data-pick]')])";

#[test]
fn nothing_that_matters_is_cut_with_all_modules() {
    let (house, chromium) = (House::open(), Chromium::start());
    let sizes = [(1440, 900, false), (1366, 768, false), (390, 844, true)];
    for left in [867, 640, 420, 200] {
        let mut tab = chromium.enter(Reader::GERMAN.calm());
        continue_record(&tab, &house, "merlin/tests/golden/4-all.record", left);
        tab.until("document.querySelector('#table[data-turn=mine]')");
        tab.key(Key::Escape);
        for chosen in [false, true] {
            if chosen {
                tab.value(TAP_THE_LONGEST);
                tab.until_there("#merlin-act [data-play]");
            }
            for (width, height, touch) in sizes {
                tab.prefer(Reader::GERMAN.calm().at(Screen { width, height, touch }));
                tab.settle();
                tab.picture(&format!("uncut-{left}-{chosen}-{width}"));
                assert_eq!(
                    tab.value(CUT),
                    json!([]),
                    "{left} moves before the end, {width} px, chosen: {chosen}"
                );
            }
        }
        tab.is_content();
    }
}

/// What of the panel of decrees lies outside of it or over one another: sheets and handles.
const OVERLAPS: &str = "(() => { const panel = document.querySelector('#merlin-decrees'), room = panel.getBoundingClientRect();
  const all = [...panel.querySelectorAll(':is(.sheets, .handles) > *, h2')].map(e => [e, e.getBoundingClientRect()]).filter(([, r]) => r.width);
  const name = e => e.nodeName + ' ' + (e.getAttribute('aria-label') ?? e.textContent).trim();
  const outside = all.filter(([, r]) => r.left < room.left - 1 || r.right > room.right + 1 || r.top < room.top - 1 || r.bottom > room.bottom + 1);
  const over = all.flatMap(([a, r], place) => all.slice(place + 1).filter(([, s]) => Math.min(r.right, s.right) - Math.max(r.left, s.left) > 2
    && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 2).map(([b]) => name(a) + ' and ' + name(b)));
  return [...outside.map(([e]) => name(e) + ' lies outside'), ...over]; })()";

#[test]
fn decrees_have_room_beside_all_other_modules() {
    let (house, chromium) = (House::open(), Chromium::start());
    // One of four tiles is taken, and then it lies there and can be used.
    for left in [867, 866] {
        let mut tab = chromium.enter(Reader::GERMAN.calm());
        continue_record(&tab, &house, "merlin/tests/golden/4-all.record", left);
        tab.until("document.querySelector('#table[data-turn=mine]')");
        tab.key(Key::Escape);
        for (width, height) in [(1440, 900), (1366, 768), (1920, 1080)] {
            tab.prefer(Reader::GERMAN.calm().at(Screen { width, height, touch: false }));
            tab.settle();
            tab.picture(&format!("decrees-{left}-{width}"));
            assert_eq!(tab.value(OVERLAPS), json!([]), "{left} moves before the end, {width} px");
        }
        tab.is_content();
    }
}
