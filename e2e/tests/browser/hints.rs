//! A hint in the browser: asked for by keyboard, looked at on the board, played; and in every game it fits on
//! every screen.

use e2e::input::Key;
use e2e::table::{at_the_table, my_turn, open_table, seen};
use e2e::{Chromium, House, Reader, Tab, check};

/// At a table with a bot, once it is the own turn, with hints on the page.
fn with_hints(house: &House, tab: &Tab, game: &str) {
    open_table(tab, house, game, "Isolde", &["bot:random"]);
    at_the_table(tab);
    tab.until("document.querySelector('#table[data-turn=mine] #ask-hint')");
    tab.press("#ask-hint button");
    tab.until_there("#hints li button");
}

#[test]
fn hints_fit_on_every_screen_in_every_game() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut found = Vec::new();
    for game in ["artus", "camelot", "merlin"] {
        let mut tab = chromium.enter(Reader::GERMAN);
        with_hints(&house, &tab, game);
        // As long as the longest, whatever is to be decided now.
        let lengthened = "[...document.querySelectorAll('#hints li span')].map(hint => hint.append(' Zwei Ritter ins Hinterland'.repeat(3))).length > 0";
        let within = "[...document.querySelectorAll('#hints li button')].every(hint => hint.getBoundingClientRect().right <= document.getElementById('hints').getBoundingClientRect().right)";
        assert!(tab.holds(lengthened) && tab.holds(within), "hints of {game} lie within their frame");
        found.extend(check::everywhere(&mut tab, &format!("hints-{game}")));
        tab.is_content();
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_hint_is_asked_for_looked_at_and_played_with_the_keyboard() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    with_hints(&house, &tab, "artus");
    let reach = |selector: &str| {
        let there = format!("document.activeElement.matches('{selector}')");
        (0..120).take_while(|_| !tab.holds(&there)).for_each(|_| tab.key(Key::Tab));
        assert!(tab.holds(&there), "Tab reaches {selector}");
    };
    reach("#ask-hint button");
    tab.key(Key::Enter);
    tab.until("!document.getElementById('hints')");
    assert!(tab.holds("document.activeElement.matches('#ask-hint button')"), "the focus stays on the button");
    tab.key(Key::Enter);
    tab.until_there("#hints li button");
    tab.key(Key::Tab);
    assert!(tab.holds("document.activeElement.matches('#hints li button')"), "the first hint comes next");
    let (before, choice) = (seen(&tab), tab.text("document.activeElement.dataset.pick"));
    tab.key(Key::Enter);
    tab.until_there("[data-play]");
    assert_eq!(
        format!("clear\nchoice {}", tab.text("document.querySelector('[data-play]').dataset.play")),
        choice
    );
    assert_eq!(tab.count("#hints"), 0, "they do not lie over what they lead to");
    reach("[data-play]");
    tab.key(Key::Enter);
    tab.until(&format!("document.getElementById('table').dataset.seen > {before}"));
    assert!(!my_turn(&tab) || tab.count("#hints") == 0, "they are gone with the move");
    tab.is_content();
}
