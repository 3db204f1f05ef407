//! Everything on a board explains itself: to a mouse that rests, a finger that is held, and the keyboard; a
//! tap on what is not offered says why not; and the legend opens over the table.

use e2e::input::Key;
use e2e::table::{at_the_table, my_turn, open_table, seen};
use e2e::{Chromium, House, Reader, Tab, axe, sight};

/// At a table with a bot, once it is the own turn.
fn on_turn(house: &House, tab: &Tab, game: &str) {
    open_table(tab, house, game, "Isolde", &["bot:random"]);
    at_the_table(tab);
    tab.until("document.querySelector('#table[data-turn=mine]')");
    tab.settle();
}

/// Something to ask about in each game that everybody sees.
const THINGS: [(&str, &str); 3] = [
    ("artus", "#table [data-explain='plate 3']"),
    ("camelot", "#table [data-explain='room red'], #table [data-explain^='field']"),
    ("merlin", "#table [data-explain='space 3']"),
];

/// What the card is called, once it is there.
fn card(tab: &Tab) -> String {
    tab.until("document.querySelector('.explained:not([hidden]) h2')");
    tab.text("document.querySelector('.explained h2').textContent")
}

/// The first of some things that is neither left nor right of the screen: on phones one room is seen at a time.
fn first_in_sight(tab: &Tab, things: &str) -> usize {
    let found = tab.value(&format!(
        "[...document.querySelectorAll({})].findIndex(e => {{ const box = e.getBoundingClientRect(), x = box.x + box.width / 2;
          return box.height > 0 && x > 0 && x < innerWidth && e.checkVisibility(); }})",
        serde_json::json!(things)
    ));
    found.as_u64().and_then(|place| usize::try_from(place).ok()).expect("something is in sight")
}

#[test]
fn a_mouse_that_rests_is_told_what_lies_below_it_and_escape_closes_that() {
    let (house, chromium) = (House::open(), Chromium::start());
    for (game, thing) in THINGS {
        let tab = chromium.enter(Reader::GERMAN);
        on_turn(&house, &tab, game);
        tab.rest_on(thing, 0);
        let name = card(&tab);
        assert!(!name.is_empty() && tab.count(".explained a[href^='/rules/']") == 1, "{game}: {name}");
        tab.settle();
        tab.picture(&format!("explained-{game}"));
        assert_eq!(axe::findings(&tab), Vec::<String>::new(), "{game}");
        tab.key(Key::Escape);
        tab.until("document.querySelector('.explained[hidden]')");
        tab.is_content();
    }
}

#[test]
fn a_finger_that_is_held_is_told_what_it_is_and_a_tap_why_not() {
    let (house, chromium) = (House::open(), Chromium::start());
    for (game, thing) in THINGS {
        let tab = chromium.enter(Reader::ENGLISH_PHONE);
        on_turn(&house, &tab, game);
        let before = seen(&tab);
        if game == "merlin" {
            // A page that is busy when the finger comes down still knows that it was held.
            tab.value(
                "addEventListener('pointerdown', () => { for (const end = performance.now() + 400; performance.now() < end;); },
                  { capture: true, once: true })",
            );
        }
        tab.hold(thing, first_in_sight(&tab, thing));
        card(&tab);
        assert!(
            tab.count(".explained.sheet .explanation") == 1,
            "{game}: {}",
            tab.text("document.querySelector('.explained').outerHTML")
        );
        assert_eq!(sight::lower_than(&tab, 40), Vec::<String>::new(), "{game}");
        assert_eq!(axe::findings(&tab), Vec::<String>::new(), "{game}");
        tab.settle();
        tab.picture(&format!("explained-{game}-phone"));
        tab.press(".explained [data-close]");
        tab.until("document.querySelector('.explained[hidden]')");
        assert!(my_turn(&tab) && tab.count(".chosen, [data-play]") == 0, "{game}: nothing is chosen");
        // In Camelot others close their fists meanwhile.
        assert!(game == "camelot" || seen(&tab) == before, "{game}: nothing moves");
        tab.is_content();
    }
    // A chair of Artus that somebody has is no place for a knight.
    let tab = chromium.enter(Reader::ENGLISH_PHONE);
    on_turn(&house, &tab, "artus");
    let figures = "#table g.piece[data-explain^='figure']";
    let free = format!(
        "[...document.querySelectorAll(\"{figures}\")].findIndex(e => {{ const box = e.getBoundingClientRect();
          return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-explain]') === e; }})"
    );
    let free = tab.value(&free).as_u64().and_then(|place| usize::try_from(place).ok());
    tab.press_nth(figures, free.expect("a figure that nothing covers"));
    tab.until("document.querySelector('.explained:not([hidden]) .why-not')");
    assert!(tab.holds("document.querySelector('.explained a[href^=\"/rules/ART-5\"]')"), "with its clause");
    tab.settle();
    tab.picture("why-not-phone");
    assert_eq!(axe::findings(&tab), Vec::<String>::new());
    tab.press(".explained [data-what]");
    tab.until("document.querySelector('.explained:not([hidden]) .explanation')");
    tab.is_content();
}

#[test]
fn the_keyboard_leads_from_thing_to_thing_and_opens_the_legend() {
    let (house, chromium) = (House::open(), Chromium::start());
    for (game, _) in THINGS {
        let tab = chromium.enter(Reader::GERMAN);
        on_turn(&house, &tab, game);
        tab.value("document.querySelector('#table [data-rest]').focus()");
        tab.key(Key::Question);
        let first = card(&tab);
        let mut names = vec![first];
        for key in [[Key::Left; 4], [Key::Down; 4], [Key::Right; 4]].concat() {
            tab.key(key);
            std::thread::sleep(std::time::Duration::from_millis(150));
            names.push(card(&tab));
        }
        names.sort();
        names.dedup();
        assert!(names.len() > 2, "{game}: {names:?}");
        tab.key(Key::Escape);
        tab.until("document.querySelector('.explained[hidden]')");
        tab.press("a[data-legend]");
        tab.until_there("dialog[open] .signs li");
        tab.settle();
        tab.picture(&format!("legend-{game}"));
        assert_eq!(axe::findings(&tab), Vec::<String>::new(), "{game}");
        tab.key(Key::Escape);
        tab.until("!document.querySelector('dialog[open]')");
        tab.is_content();
    }
}
