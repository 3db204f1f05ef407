//! Choosing at the same time: what others choose takes no choice back that is not confirmed yet, and shows
//! nothing of it.

use e2e::table::{Way, confirm, my_turn, pick_a_move, seen, two_at_a_table, until_seen};
use e2e::{Chromium, House, Tab};

/// Plays whatever is due until both choose at once.
fn until_both_choose(tabs: &[Tab; 2]) {
    let (mut number, mut waited) = (0, 0);
    while number < 40 {
        let moves = seen(&tabs[0]).max(seen(&tabs[1]));
        tabs.iter().for_each(|tab| until_seen(tab, moves));
        match [my_turn(&tabs[0]), my_turn(&tabs[1])] {
            [true, true] => return,
            [true, false] => play(&tabs[0], number),
            [false, true] => play(&tabs[1], number),
            // Between two decisions the house draws and throws, and one page may show that before the other.
            [false, false] => {
                waited += 1;
                assert!(waited < 1_000, "nobody is on turn after {moves} moves");
                std::thread::sleep(std::time::Duration::from_millis(20));
                continue;
            }
        }
        number += 1;
    }
    panic!("they never choose at the same time");
}

fn play(tab: &Tab, wish: usize) {
    pick_a_move(tab, Way::List, wish);
    confirm(tab);
}

#[test]
fn a_choice_that_is_not_confirmed_stays_when_somebody_else_closes_a_fist() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tabs = two_at_a_table(&house, &chromium, "camelot");
    until_both_choose(&tabs);
    let [isolde, gareth] = &tabs;
    let before = seen(isolde);
    let unaware = || gareth.text("document.getElementById('table').outerHTML");
    let shown = unaware();
    pick_a_move(isolde, Way::List, 1);
    let chosen = isolde.text("document.querySelector('[data-play]').dataset.play");
    assert_eq!(unaware(), shown, "what is not confirmed is nobody else's business");

    play(gareth, 0);
    until_seen(isolde, before + 1);
    isolde.until_there("[data-play]");
    assert_eq!(isolde.text("document.querySelector('[data-play]').dataset.play"), chosen, "still chosen");
    assert!(my_turn(isolde));
    isolde.settle();
    isolde.picture("chosen-while-another-chose-1440");

    // Confirmed with one tap, and then nothing of it is left for the next decision.
    confirm(isolde);
    isolde.until(&format!("document.getElementById('table').dataset.seen > {before} + 1"));
    until_both_or_one(&tabs);
    let next = if my_turn(isolde) { isolde } else { gareth };
    assert_eq!(next.count("[data-play]"), 0, "a new decision begins with nothing chosen");
    tabs.iter().for_each(Tab::is_content);
}

/// Waits until somebody has to decide.
fn until_both_or_one([first, second]: &[Tab; 2]) {
    let began = std::time::Instant::now();
    while !my_turn(first) && !my_turn(second) {
        assert!(began.elapsed().as_secs() < 20, "nobody is on turn");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}
