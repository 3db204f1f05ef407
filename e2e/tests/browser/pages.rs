//! Every kind of page on every screen: everybody can use it, nothing sticks out, nothing is too low for a finger.

use e2e::table::{Way, confirm, invitation, on_turn, open_table, pick_a_move, two_at_a_table};
use e2e::{Chromium, House, Reader, Tab, check};

/// Nothing is wrong with any of the pages.
#[track_caller]
fn is_fit(found: &[String]) {
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn pages_outside_of_a_table_are_fit_for_everybody() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tab = chromium.enter(Reader::GERMAN);
    let mut found = Vec::new();
    // New tables and rules are held to the same in `setup.rs` and `rules.rs`.
    for (path, name) in [
        ("/", "start"),
        ("/rules", "rulebooks"),
        ("/rules/ART-7.4", "clause"),
        ("/me", "nobody"),
        ("/sign-in", "sign-in"),
        ("/account", "account"),
        ("/import", "import"),
        ("/nothing/here", "failure"),
    ] {
        tab.go(&house.at(path));
        found.extend(check::everywhere(&mut tab, name));
    }
    open_table(&tab, &house, "artus", "Isolde", &["friend", "bot:random"]);
    found.extend(check::everywhere(&mut tab, "lobby"));
    let mut guest = chromium.enter(Reader::ENGLISH_PHONE);
    guest.go(&invitation(&tab));
    found.extend(check::everywhere(&mut guest, "guest"));
    tab.go(&house.at("/me"));
    found.extend(check::everywhere(&mut tab, "me"));
    is_fit(&found);
    tab.is_content_but_for(&["/nothing/here"]);
    guest.is_content();
}

#[test]
fn the_table_is_fit_for_everybody() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tabs = two_at_a_table(&house, &chromium, "artus");
    loop {
        let (on, _) = on_turn(&mut tabs);
        if on.count(".card.glow") > 0 {
            break;
        }
        pick_a_move(on, Way::Board, 4);
        confirm(on);
    }
    let mut found = Vec::new();
    let (on, other) = on_turn(&mut tabs);
    found.extend(check::everywhere(on, "turn"));
    found.extend(check::everywhere(other, "waiting"));
    on.press(".card.glow");
    on.until_there(".card.picked");
    found.extend(check::everywhere(on, "picked"));
    pick_a_move(on, Way::Board, 1);
    found.extend(check::everywhere(on, "preview"));
    let mut stranger = chromium.enter(Reader::GERMAN);
    stranger.go(&on.text("location.href"));
    found.extend(check::everywhere(&mut stranger, "watching"));
    is_fit(&found);
    stranger.is_content();
    tabs.iter().for_each(Tab::is_content);
}
