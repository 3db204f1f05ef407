//! A whole game of four, each in a browser of their own.

use e2e::table::{at_the_table, invitation, open_table, play_to_the_end, result, sit_down};
use e2e::{Chromium, House, Reader, Screen};

#[test]
fn four_people_play_a_whole_game_and_see_the_same_result() {
    let house = House::open();
    let chromium = Chromium::start();
    let readers = [
        Reader::GERMAN.calm(),
        Reader::ENGLISH_PHONE,
        Reader::ENGLISH_PHONE.at(Screen::TABLET).in_the_dark().calm(),
        Reader::GERMAN.at(Screen::SMALL).calm(),
    ];
    let tabs = readers.map(|reader| chromium.enter(reader));
    open_table(&tabs[0], &house, "artus", "Isolde", &["friend", "friend", "friend"]);
    let link = invitation(&tabs[0]);
    for (tab, name) in tabs[1..].iter().zip(["Gareth", "Elaine", "Bors"]) {
        sit_down(tab, &link, name);
    }
    for tab in &tabs {
        at_the_table(tab);
    }
    play_to_the_end(&tabs.each_ref(), |moves, tab| {
        if (60..64).contains(&moves) {
            tab.settle();
            tab.picture(&format!("four-{}", tab.reader.screen.width));
        }
    });
    let points = result(&tabs[0]);
    assert_eq!(points.len(), 4);
    for tab in &tabs {
        assert_eq!(result(tab), points, "everybody sees the same points");
        tab.is_content();
    }
}
