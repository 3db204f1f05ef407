//! The cards of the players in all three games: bots show their faces, clocks run there, and no name is cut
//! without a way to read it; at a laptop in German and on a phone in English.

use e2e::table::{at_the_table, open_table};
use e2e::{Chromium, House, Reader, Screen, Tab};
use serde_json::json;

/// As long as names can be, twice.
const NAMES: [&str; 2] = ["Wilhelmina von Camelford", "Bartholomäus Ritterstein"];

/// The names on the page that are cut, by an ellipsis or by a box too small, where nothing tells the whole name.
const CUT: &str = "(names => { const found = [], walk = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent, at = walk.currentNode.parentElement;
    const name = names.find(name => text.includes(name.slice(0, 5)));
    if (!name || !at.checkVisibility() || at.closest('.quiet, .announce, details:not([open]) > :not(summary)')) continue;
    let cut = !text.includes(name);
    const range = document.createRange(); range.selectNodeContents(walk.currentNode);
    const text_box = range.getBoundingClientRect();
    for (let box = at; box && box.id !== 'table' && !cut; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      cut = getComputedStyle(box).overflowX !== 'visible' && (text_box.right > edge.right + 1 || text_box.left < edge.left - 1);
    }
    const told = at.closest('[data-explain^=score]') || at.closest('[title]')?.title.includes(name)
      || at.querySelector('title')?.textContent.includes(name)
      || at.closest('[aria-label]')?.getAttribute('aria-label').includes(name);
    if (cut && !told) found.push(at.outerHTML.slice(0, 160));
  }
  return found; })";

/// A table with both long names on it, a bot on each other seat, and clocks.
fn open(tab: &Tab, house: &House, game: &str, bots: usize) {
    tab.go(&house.at(&format!("/new/{game}")));
    tab.fill("input[name=name]", NAMES[0]);
    tab.press(&format!("input[name=players][value='{}']", bots + 2));
    tab.press("input[name=seat2][value=here]");
    tab.fill("input[name=name2]", NAMES[1]);
    tab.press("input[name=clock][value='600']");
    tab.follow(".open .primary");
    at_the_table(tab);
}

#[test]
fn bots_clocks_and_long_names_stand_on_the_cards_of_the_players() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut found = Vec::new();
    for (game, players) in [("artus", 4), ("camelot", 5), ("merlin", 4)] {
        let mut tab = chromium.enter(Reader::GERMAN.calm());
        open(&tab, &house, game, players - 2);
        for (reader, screen) in [
            (Reader::GERMAN, Screen::DESKTOP),
            (Reader::ENGLISH_PHONE, Screen::PHONE),
            (Reader::ENGLISH_PHONE, Screen::SMALL),
        ] {
            tab.prefer(reader.at(screen).calm());
            tab.go(&tab.text("location.href"));
            at_the_table(&tab);
            let seen = |what: &str| {
                tab.value(&format!(
                    "[...document.querySelectorAll('{what}')].filter(e => e.checkVisibility()).length"
                ))
            };
            assert_eq!(seen(".player-bot"), players - 2, "{game}, {}: every bot has its face", screen.width);
            assert_eq!(
                seen(".player-clock time"),
                players,
                "{game}, {}: everybody has a clock",
                screen.width
            );
            let cut = tab.value(&format!("{CUT}({})", json!(NAMES)));
            let cut = cut.as_array().expect("a list").iter();
            found.extend(cut.map(|one| format!("{game}, {}: {one}", screen.width)));
            let times = "[...document.querySelectorAll('.player-clock[data-runs] time')].map(time => time.textContent).join()";
            let before = tab.text(times);
            assert!(!before.is_empty(), "{game}: somebody's clock runs");
            tab.until(&format!("({times}) !== {}", json!(before)));
            tab.picture(&format!("cards-{game}-{}", screen.width));
        }
        tab.is_content();
    }
    assert!(found.is_empty(), "names are cut:\n{}", found.join("\n"));
}

#[test]
fn without_a_clock_there_is_none() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    open_table(&tab, &house, "artus", "Isolde", &["bot:random"]);
    at_the_table(&tab);
    assert_eq!((tab.count(".player-bot"), tab.count(".player-clock")), (1, 0));
    tab.is_content();
}
