//! The pages of the house as people use them: open a table, sit down, choose what glows, confirm.
//!
//! No game is known here: a page offers what can be tapped next in `data-pick` and the whole move in `data-play`.

use crate::chromium::{Chromium, Reader};
use crate::house::House;
use crate::input::Key;
use crate::tab::Tab;
use serde_json::json;

/// Where to choose: on the board, or in the list that mirrors it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// What glows on the board.
    Board,
    /// The list of options.
    List,
}

/// What can be tapped next, as its `data-pick` and the number among all with the same; whole moves first,
/// then parts of one, then another beginning.
const NEXT: &str = r"((board, wish) => {
  const all = [...document.querySelectorAll('#table [data-pick]')], in_sight = all.filter(e => e.checkVisibility());
  const free = (in_sight.length ? in_sight : all).filter(e => !e.disabled && e.getAttribute('aria-pressed') !== 'true' && e.dataset.pick !== 'clear'
    && !e.matches('[data-takes-back]')
    && !(e.matches('[data-early]') && document.querySelector('#table svg [data-takes-back]')));
  const glowing = free.filter(e => !e.matches('[data-unlit]'));
  const kind = e => e.dataset.pick.split(' ')[0], chosen = new Set(all.filter(e => e.getAttribute('aria-pressed') === 'true').map(kind));
  const whole = glowing.filter(e => kind(e) === 'choice');
  const part = glowing.filter(e => !e.matches('[data-on-table], [data-early]') && !chosen.has(kind(e)));
  let some = whole.length ? whole : part.length ? part : glowing;
  const here = some.filter(e => !!e.closest('svg') === board);
  if (here.length) some = here;
  const next = some.length ? some[wish % some.length] : null;
  return next && [next.dataset.pick, all.filter(e => e.dataset.pick === next.dataset.pick).indexOf(next)];
})";

/// Everything that changes when something is tapped or played, and nothing else: the version also counts who
/// comes and goes.
const LOOKS: &str = "(() => { const t = document.getElementById('table'); return t.dataset.seen + '|' + \
    [...t.querySelectorAll('[data-pick], [data-play]')].map(e => [e.dataset.pick, e.dataset.play, e.className.baseVal ?? \
    e.className, e.getAttribute('aria-pressed'), e.disabled]).join('|'); })()";

/// Opens a table from the start page and waits for players, or for the game if it needs none.
///
/// `seats` says who sits on the other seats: `friend`, `bot:random` or `here`.
#[track_caller]
pub fn open_table(tab: &Tab, house: &House, game: &str, name: &str, seats: &[&str]) {
    tab.go(&house.at("/"));
    tab.follow(&format!("a[href='/new/{game}']"));
    tab.fill("input[name=name]", name);
    tab.press(&format!("input[name=players][value='{}']", seats.len() + 1));
    for (number, who) in seats.iter().enumerate() {
        tab.press(&format!("input[name=seat{}][value='{who}']", number + 2));
    }
    tab.follow("main form button");
    tab.until_there("[data-lobby], [data-table]");
}

/// Goes on with a game of a record, so many of its moves before the end: seat 1 is the reader's, bots sit on
/// the others. How many seats there are.
#[track_caller]
pub fn continue_record(tab: &Tab, house: &House, record: &str, left: usize) -> usize {
    let path = format!("{}/../crates/{record}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let seats = text.lines().filter(|line| line.starts_with("seat ")).count();
    let end = text.lines().rev().find_map(|line| line.strip_prefix("end "));
    let moves: usize = end.and_then(|end| end.split(' ').next()?.parse().ok()).expect("a record has an end");
    tab.go(&house.at("/import"));
    tab.value(&format!("document.querySelector('textarea[name=text]').value = {}", json!(text)));
    tab.follow("form.sheet button");
    tab.until_there(".replay");
    let table = tab.text("location.pathname").replace("/replay", "");
    tab.go(&house.at(&format!("{table}/continue?to={}", moves - left)));
    for seat in 2..=seats {
        tab.choose(&format!("select[name=seat{seat}]"), "bot:random");
    }
    tab.follow("form.sheet button.primary");
    at_the_table(tab);
    tab.value("localStorage.pace = 'once'");
    seats
}

/// Sits down on the first free seat of the table that this link leads to.
#[track_caller]
pub fn sit_down(tab: &Tab, link: &str, name: &str) {
    tab.go(link);
    tab.fill(".join input[name=name]", name);
    tab.follow(".join button");
}

/// Opens the chat of a table where the game has begun.
#[track_caller]
pub fn open_chat(tab: &Tab) {
    if tab.count("#chat:not([open])") > 0 {
        tab.press("#chat > summary");
        tab.until_there("#chat[open]");
    }
}

/// The link by which friends are invited, as the page of a waiting table shows it.
#[track_caller]
pub fn invitation(tab: &Tab) -> String {
    tab.text("document.querySelector('.invitation code').textContent")
}

/// Waits until the game has begun and is shown.
#[track_caller]
pub fn at_the_table(tab: &Tab) {
    tab.until("document.querySelector('[data-table] #table') && !document.querySelector('[data-lobby]')");
}

/// Two people at a table of their own: one at a laptop in German, one on a phone in English.
pub fn two_at_a_table(house: &House, chromium: &Chromium, game: &str) -> [Tab; 2] {
    let tabs = [chromium.enter(Reader::GERMAN), chromium.enter(Reader::ENGLISH_PHONE)];
    open_table(&tabs[0], house, game, "Isolde", &["friend"]);
    sit_down(&tabs[1], &invitation(&tabs[0]), "Gareth");
    tabs.iter().for_each(at_the_table);
    tabs
}

/// Whoever is on turn of these two, and the other.
#[track_caller]
pub fn on_turn(tabs: &mut [Tab; 2]) -> (&mut Tab, &mut Tab) {
    let [first, second] = tabs;
    first.until("document.querySelector('#table').dataset.seen");
    // Between two decisions the house draws and rolls, and one page may show that before the other.
    for _ in 0..1_000 {
        let moves = seen(first).max(seen(second));
        [&*first, &*second].iter().for_each(|tab| until_seen(tab, moves));
        match (my_turn(first), my_turn(second)) {
            (true, false) => return (first, second),
            (false, true) => return (second, first),
            (true, true) | (false, false) => std::thread::sleep(std::time::Duration::from_millis(20)),
        }
    }
    panic!("one of two is on turn");
}

/// Waits until the page has seen so many moves at least.
#[track_caller]
pub fn until_seen(tab: &Tab, moves: u64) {
    tab.until(&format!("document.getElementById('table').dataset.seen >= {moves}"));
}

/// Whether the reader is to decide.
#[track_caller]
pub fn my_turn(tab: &Tab) -> bool {
    tab.holds("document.querySelector('#table[data-turn=mine]')")
}

/// Whether the result is shown.
#[track_caller]
pub fn is_over(tab: &Tab) -> bool {
    tab.holds("document.querySelector('.ending')")
}

/// How many moves the page has seen.
#[track_caller]
pub fn seen(tab: &Tab) -> u64 {
    tab.text("document.getElementById('table').dataset.seen").parse().expect("data-seen is a number")
}

/// Presses something on the page of a table and waits until the page shows that it was pressed.
#[track_caller]
pub fn press_and_see(tab: &Tab, selector: &str, nth: usize) {
    let (before, clicks) = (tab.text(LOOKS), tab.value("window.clicks"));
    tab.press_nth(selector, nth);
    // What others do meanwhile changes the page as well: the own press has to be answered.
    tab.until(&format!(
        "document.getElementById('problem').textContent \
         || window.clicks > {clicks} && !window.asking && {LOOKS} !== {}",
        json!(before)
    ));
    let problem = tab.text("document.getElementById('problem').textContent");
    assert!(problem.is_empty(), "the house refuses {selector} number {nth}: {problem}");
}

/// What to tap next on the way to a whole move, and its number among all that match; `wish` chooses among equals.
#[track_caller]
pub fn next_tap(tab: &Tab, way: Way, wish: usize) -> (String, usize) {
    let next = format!("{NEXT}({}, {wish})", way == Way::Board);
    // Whoever has just sat down may see the table drawn anew before something glows.
    tab.until(&next);
    let next = tab.value(&next);
    let (pick, nth) = (next[0].as_str(), next[1].as_u64().and_then(|nth| usize::try_from(nth).ok()));
    let Some((pick, nth)) = pick.zip(nth) else {
        panic!("nothing can be tapped any more: {}", tab.text(LOOKS))
    };
    (format!("#table [data-pick={}]", json!(pick)), nth)
}

/// Presses a key and waits until the page of a table shows what came of it.
#[track_caller]
pub fn key_and_see(tab: &Tab, key: Key) {
    let before = tab.text(LOOKS);
    tab.key(key);
    let problem = "document.getElementById('problem')?.textContent";
    tab.until(&format!("{problem} || !window.asking && {LOOKS} !== {}", json!(before)));
    assert!(!tab.holds(problem), "the house refuses: {}", tab.text(problem));
}

/// Taps what glows, one thing after the other, until a whole move can be confirmed; `wish` chooses among equals.
#[track_caller]
pub fn pick_a_move(tab: &Tab, way: Way, wish: usize) {
    uncover(tab);
    put_aside(tab);
    for _ in 0..8 {
        if tab.count("[data-play]") > 0 {
            return;
        }
        let (selector, nth) = next_tap(tab, way, wish);
        press_and_see(tab, &selector, nth);
    }
    panic!("eight taps and no move to confirm at {}", tab.story());
}

/// Takes the device over where it was passed on.
#[track_caller]
pub fn uncover(tab: &Tab) {
    if tab.count(".cover button") > 0 {
        tab.press(".cover button");
        tab.until("!document.querySelector('.cover')");
    }
}

/// Puts aside what lies over the table, as a scoring and what fists revealed do.
#[track_caller]
pub fn put_aside(tab: &Tab) {
    const OVER_IT: &str = "document.querySelector('[data-dismissed]:not(:checked)')";
    if tab.holds(OVER_IT) {
        tab.key(Key::Escape);
        tab.until(&format!("!{OVER_IT}"));
    }
}

/// Confirms the move that was picked, and waits until it is played.
#[track_caller]
pub fn confirm(tab: &Tab) {
    press_and_see(tab, "[data-play]", 0);
    until_shown(tab);
}

/// Waits until the page shows what was confirmed: where all choose at once, what was seen since may have been
/// the choice of somebody else.
#[track_caller]
pub fn until_shown(tab: &Tab) {
    tab.until("document.getElementById('problem')?.textContent || !isSending && !taps.length");
    if tab.count(".fists") > 0 {
        let newest = "fetch(address('/view?taps=')).then(answer => answer.text())\
             .then(text => parsePage(text).getElementById('table').dataset.seen)";
        until_seen(tab, tab.text(newest).parse().expect("data-seen is a number"));
    }
}

/// Plays on, whoever is on turn, until everybody sees the result; `each` is told how many moves were
/// confirmed so far and sees every move picked but not confirmed.
#[track_caller]
pub fn play_to_the_end(tabs: &[&Tab], mut each: impl FnMut(usize, &Tab)) {
    let mut moves = 0;
    while !tabs.iter().all(|tab| is_over(tab)) {
        let Some(tab) = tabs.iter().find(|tab| my_turn(tab)) else {
            std::thread::sleep(std::time::Duration::from_millis(10));
            continue;
        };
        let way = if moves % 2 == 0 { Way::Board } else { Way::List };
        pick_a_move(tab, way, moves);
        each(moves, tab);
        confirm(tab);
        moves += 1;
        assert!(moves < 2000, "the game has an end");
    }
}

/// The table of the result: for each seat its points, the total last.
#[track_caller]
pub fn result(tab: &Tab) -> Vec<Vec<i64>> {
    let seats = tab.value(
        "[...document.querySelectorAll('.ending thead th')].map((_, seat) => \
         [...document.querySelectorAll('.ending :is(tbody, tfoot) tr')].map(row => \
         +row.querySelectorAll('td')[seat].textContent.trim().replace('−', '-')))",
    );
    let seat = |points: &serde_json::Value| {
        let points = points.as_array().expect("a column has cells").iter();
        points.map(|cell| cell.as_i64().unwrap_or_else(|| panic!("{cell} is no number"))).collect()
    };
    seats.as_array().expect("a table has columns").iter().map(seat).collect()
}
