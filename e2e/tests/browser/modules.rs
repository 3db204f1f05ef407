//! The modules of Merlin on the page of a new table: on every screen, with and without a script, in the browser.

use e2e::{Chromium, House, Reader, Screen, check};

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
