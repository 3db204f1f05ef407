//! Every lesson, played to its end by taps on what glows: in German at a laptop, in English on a phone; then
//! on into the game that follows. And what a learner may do besides: a wrong tap, the way back, leaving and
//! going on.

use e2e::input::Key;
use e2e::table::{at_the_table, my_turn};
use e2e::{Chromium, House, Reader, Screen, Tab, check};
use serde_json::json;

/// What can be tapped next, as the number of the `data-pick`: what is seen, on the board before any list,
/// whole moves first.
const NEXT: &str = r"(() => {
  const all = [...document.querySelectorAll('#table [data-pick]')];
  const free = all.filter(e => !e.disabled && e.getAttribute('aria-pressed') !== 'true' && e.dataset.pick !== 'clear'
    && !e.matches('[data-takes-back]') && e.checkVisibility() && e.getBoundingClientRect().width);
  const wanted = document.getElementById('table').dataset.wanted.split('\n');
  const glowing = free.filter(e => !e.matches('[data-unlit]')
    && (!/^(choice|way) /.test(e.dataset.pick) || wanted.includes(e.dataset.pick)));
  const whole = glowing.filter(e => /^(choice|way) /.test(e.dataset.pick)), some = whole.length ? whole : glowing;
  const board = some.filter(e => e.closest('svg'));
  return all.indexOf((board.length ? board : some)[0]);
})()";

/// Everything that a tap changes.
const LOOKS: &str = "(() => { const t = document.getElementById('table'); return t.dataset.at + \
    [...t.querySelectorAll('[data-pick], [data-play]')].map(e => [e.dataset.pick, e.dataset.play, e.className.baseVal ?? \
    e.className, e.getAttribute('aria-pressed')]).join('|'); })()";

fn at(tab: &Tab) -> String {
    tab.text("document.getElementById('table').dataset.at")
}

/// Presses something and waits until the page shows it.
#[track_caller]
fn press(tab: &Tab, selector: &str, nth: usize) {
    let before = tab.text(LOOKS);
    tab.press_nth(selector, nth);
    tab.until(&format!("{LOOKS} !== {}", json!(before)));
}

/// Does one step; whether there was one to do.
#[track_caller]
fn step(tab: &Tab) -> bool {
    let before = at(tab);
    if tab.count("#guide .to-game") > 0 {
        return false;
    }
    if tab.count("#guide .next") > 0 {
        press(tab, "#guide .next", 0);
        return true;
    }
    for _ in 0..8 {
        if tab.count("[data-play]") > 0 {
            press(tab, "[data-play]", 0);
        } else {
            let next = tab.value(NEXT).as_u64().and_then(|next| usize::try_from(next).ok());
            press(tab, "#table [data-pick]", next.unwrap_or_else(|| panic!("nothing glows at {before}")));
        }
        if at(tab) != before {
            return true;
        }
    }
    panic!("eight taps and still at {before}");
}

/// The addresses of all lessons.
fn all_lessons(tab: &Tab, house: &House) -> Vec<String> {
    tab.go(&house.at("/learn"));
    let links = "[...document.querySelectorAll('.lessons li .button')].map(a => a.getAttribute('href'))";
    serde_json::from_value(tab.value(links)).expect("a list of addresses")
}

/// Plays every lesson to its end.
fn play_all(reader: Reader) {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(reader);
    let all = all_lessons(&tab, &house);
    assert_eq!(all.len(), 14, "three first games, two settings and nine modules: {all:?}");
    for lesson in &all {
        tab.go(&house.at(lesson));
        let name =
            lesson.trim_start_matches("/learn/").split('?').next().unwrap_or_default().replace('/', "-");
        let mut steps = 1;
        loop {
            if steps == 3 {
                tab.settle();
                tab.picture(&format!("lesson-{name}-{}", reader.screen.width));
            }
            if !step(&tab) {
                break;
            }
            steps += 1;
            assert!(steps <= 25, "{lesson} has too many steps");
        }
        tab.follow("#guide .to-game form button");
        at_the_table(&tab);
        tab.until("document.querySelector('#table[data-turn=mine]')");
        assert!(my_turn(&tab));
        tab.until_there("#ask-hint");
    }
    tab.go(&house.at("/learn"));
    assert_eq!(tab.count(".lessons .button.primary"), 0, "nothing is left in the middle");
    tab.is_content();
}

#[test]
fn every_lesson_can_be_played_in_german_at_a_laptop() {
    play_all(Reader::GERMAN.calm());
}

#[test]
fn every_lesson_can_be_played_in_english_on_a_phone() {
    play_all(Reader::ENGLISH_PHONE.calm());
}

#[test]
fn a_wrong_tap_says_what_is_wanted_and_moves_nothing() {
    let (house, chromium) = (House::open(), Chromium::start());
    for reader in [Reader::GERMAN, Reader::ENGLISH_PHONE] {
        let tab = chromium.enter(reader.calm());
        tab.go(&house.at("/learn/artus/first-game?at=4"));
        let before = at(&tab);
        tab.press("#artus-players");
        tab.until("document.getElementById('nudge').textContent");
        let nudge = tab.text("document.getElementById('nudge').textContent");
        assert!(nudge.contains("3–6"), "{nudge}");
        assert_eq!(at(&tab), before);
        tab.is_content();
    }
}

/// Does a step by the button that shows how, or reads on; whether there was one.
#[track_caller]
fn be_shown(tab: &Tab) -> bool {
    if tab.count("#guide .show") == 0 {
        return step(tab);
    }
    let before = at(tab);
    tab.press("#guide .show");
    tab.until(&format!("document.getElementById('table').dataset.at !== {}", json!(before)));
    assert_eq!(tab.text("document.getElementById('nudge').textContent"), "", "after {before}");
    true
}

#[test]
fn show_me_does_every_step_of_a_lesson_of_each_game() {
    let (house, chromium) = (House::open(), Chromium::start());
    for reader in [Reader::GERMAN, Reader::ENGLISH_PHONE] {
        let tab = chromium.enter(reader.calm());
        for lesson in ["artus/first-game", "camelot/first-game", "merlin/first-game", "merlin/arthur"] {
            tab.go(&house.at(&format!("/learn/{lesson}?at=1")));
            let mut shown = 0;
            while be_shown(&tab) {
                shown += 1;
                assert!(shown <= 25, "{lesson} goes in circles");
            }
            assert!(shown >= 4, "{lesson}");
        }
        tab.is_content();
    }
}

#[test]
fn show_me_lets_see_each_tap_and_can_be_overtaken() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    tab.go(&house.at("/learn/artus/first-game?at=3"));
    tab.press("#guide .show");
    // The chair is chosen before the move is made.
    tab.until("document.querySelector('#guide [data-play]')");
    assert!(at(&tab).ends_with("at=3"));
    tab.until("document.getElementById('table').dataset.at.endsWith('at=4')");
    // Whoever knows by now taps.
    tab.press("#guide .show");
    tab.press("#artus-card-knight_3_6");
    tab.until("document.getElementById('table').dataset.at.endsWith('at=5')");
    tab.settle();
    assert!(at(&tab).ends_with("at=5"), "nothing is done that was not asked for");
    tab.is_content();
}

#[test]
fn what_was_said_about_a_wrong_tap_goes_with_the_right_one() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN.calm());
    for (lesson, wrong, right) in [
        ("artus/first-game?at=3", "#artus-players", "[data-pick='choice place 26']"),
        ("camelot/first-game?at=7", "#camelot-throne", ".mission[data-pick]:not(:disabled)"),
        ("merlin/first-game?at=3", "#merlin-standings", ".target[data-pick^='way die own 4']"),
    ] {
        tab.go(&house.at(&format!("/learn/{lesson}")));
        tab.press(wrong);
        tab.until("document.getElementById('nudge').textContent");
        press(&tab, right, 0);
        assert_eq!(tab.text("document.getElementById('nudge').textContent"), "", "{lesson}");
    }
    tab.is_content();
}

#[test]
fn what_is_to_be_pressed_in_a_lesson_is_always_in_sight() {
    // Not in sight: what is cut by the window or by the card.
    const CUT: &str = "(() => { const card = document.getElementById('guide').getBoundingClientRect();
      return [...document.querySelectorAll('#guide :is(.foot > *, .next, .row *, .ask, .nudge)')].filter(e => {
        const box = e.getBoundingClientRect();
        return box.height && (box.bottom > innerHeight + .5 || box.bottom > card.bottom + .5 || box.top < card.top);
      }).map(e => e.textContent.trim()).join(', '); })()";
    let (house, chromium) = (House::open(), Chromium::start());
    for reader in [Reader::GERMAN, Reader::ENGLISH_PHONE] {
        let tab = chromium.enter(reader.calm());
        for lesson in ["artus/first-game", "camelot/first-game", "merlin/first-game", "merlin/arthur"] {
            tab.go(&house.at(&format!("/learn/{lesson}?at=1")));
            loop {
                assert_eq!(tab.text(CUT), "", "{}", at(&tab));
                tab.value("sayWhatIsWanted(), document.querySelector('#guide .why').open = true");
                tab.until("document.querySelector('#nudge:not(:empty), #guide .to-game')");
                assert_eq!(tab.text(CUT), "", "{} after a wrong tap", at(&tab));
                if !be_shown(&tab) {
                    break;
                }
            }
        }
        tab.is_content();
    }
}

#[test]
fn whoever_learns_is_spoken_to_and_told_who_they_are() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN.calm());
    for (lesson, selector, said) in [
        ("artus/first-game?at=1", "#guide .you", "Das bist du am Tisch: Knappe"),
        ("camelot/first-game?at=1", "#guide .you", "Das bist du am Tisch: Knappe"),
        ("merlin/first-game?at=1", "#guide .you", "Das bist du am Tisch: Knappe"),
        ("artus/first-game?at=1", "#artus-due", "Platziere"),
        ("artus/first-game?at=10", "#artus-due", "Spiele eine"),
        ("artus/first-game?at=15", "#artus-due", "Ziehe eine"),
        ("merlin/first-game?at=1", "#merlin-act", "Du bist dran"),
        ("merlin/first-game?at=1", "#merlin-centre", "Du bist dran"),
    ] {
        tab.go(&house.at(&format!("/learn/{lesson}")));
        let text = tab.text(&format!("document.querySelector('{selector}').textContent"));
        assert!(text.contains(said), "{lesson}: {text}");
    }
    tab.is_content();
}

#[test]
fn a_lesson_can_be_left_taken_back_and_gone_on_with_after_a_restart() {
    let (mut house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN.calm());
    tab.go(&house.at("/"));
    tab.follow("a.learn[href*=artus]");
    for _ in 0..4 {
        assert!(step(&tab));
    }
    let left = at(&tab);
    press(&tab, "#guide .foot a", 0);
    assert_ne!(at(&tab), left);
    assert!(step(&tab));
    assert_eq!(at(&tab), left);
    house.reopen();
    tab.go(&house.at("/"));
    assert_eq!(tab.text("document.querySelector('a.learn[href*=artus]').getAttribute('href')"), left);
    tab.follow("a.learn[href*=artus]");
    assert!(step(&tab));
    // The browser's own way back.
    tab.value("history.back()");
    tab.until(&format!("document.getElementById('table').dataset.at === {}", json!(left)));
    tab.follow(".bar form button");
    at_the_table(&tab);
    tab.is_content();
}

#[test]
fn a_lesson_can_be_played_by_keyboard() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN.calm());
    tab.go(&house.at("/learn/artus/first-game?at=1"));
    tab.value("document.querySelector('#guide .next').focus()");
    for _ in 0..24 {
        let before = at(&tab);
        tab.key(Key::Enter);
        tab.until(&format!("document.getElementById('table').dataset.at !== {}", json!(before)));
        tab.until("document.activeElement.closest('#guide')");
    }
    assert!(tab.count("#guide .to-game") > 0);
    tab.is_content();
}

#[test]
fn lessons_are_fit_for_everybody_on_every_screen() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tab = chromium.enter(Reader::GERMAN.at(Screen::DESKTOP));
    let mut found = Vec::new();
    for (path, name) in [
        ("/learn", "learn"),
        ("/learn/artus/first-game?at=4", "lesson-artus"),
        ("/learn/camelot/first-game?at=8", "lesson-camelot"),
        ("/learn/merlin/first-game?at=4", "lesson-merlin"),
    ] {
        tab.go(&house.at(path));
        found.extend(check::everywhere(&mut tab, name));
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
    tab.is_content();
}
