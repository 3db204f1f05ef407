//! Following the others: a bot's move is seen travelling and has a caption, the last move stays marked, what
//! happened since the own last turn is stepped through by keyboard and by finger, and nothing of it stays on
//! the page.

use e2e::axe::findings;
use e2e::input::Key;
use e2e::sight::{most_places_after, watch};
use e2e::table::{Way, at_the_table, confirm, my_turn, open_table, pick_a_move, put_aside, seen, until_seen};
use e2e::{Chromium, House, Reader, Tab};

/// Somebody against three bots, once all knights are placed and a few turns were played.
fn against_bots(house: &House, chromium: &Chromium, reader: Reader, game: &str, moves: usize) -> Tab {
    let tab = chromium.enter(reader);
    open_table(&tab, house, game, "Isolde", &["bot:random", "bot:random", "bot:random"]);
    at_the_table(&tab);
    // Nobody watches the beginning.
    tab.value("localStorage.pace = 'once'");
    for number in 0..moves {
        play(&tab, number);
    }
    tab.until("document.querySelector('#table[data-turn=mine]')");
    tab.value("localStorage.removeItem('pace')");
    tab
}

/// Plays until others are to move.
fn end_turn(tab: &Tab) {
    for number in 1..9 {
        play(tab, number);
        if !my_turn(tab) {
            return;
        }
    }
    panic!("the turn never ends");
}

fn play(tab: &Tab, number: usize) {
    tab.until("document.querySelector('#table[data-turn=mine]')");
    pick_a_move(tab, Way::Board, number);
    confirm(tab);
}

#[test]
fn a_bots_move_travels_has_a_caption_and_stays_marked() {
    let (house, chromium) = (House::open(), Chromium::start());
    for reader in [Reader::GERMAN, Reader::ENGLISH_PHONE] {
        let tab = against_bots(&house, &chromium, reader, "artus", 6);
        watch(&tab, "#table [data-piece]");
        end_turn(&tab);
        // A caption does not stay: it is read at the moment it is found.
        tab.until(
            "(told => told?.querySelector('span')?.textContent.length > 12 && (window.caption =
             [told.querySelector('span').textContent, Boolean(told.querySelector('svg use'))]))
            (document.querySelector('#follow .told'))",
        );
        let caption = tab.text("window.caption[0]");
        assert!(!caption.starts_with("Isolde"), "it is about the others: {caption}");
        assert!(tab.holds("window.caption[1]"), "with their shield");
        tab.until("document.querySelector('#table[data-turn=mine]')");
        std::thread::sleep(std::time::Duration::from_millis(900));
        let places = most_places_after(&tab, 0);
        assert!(places >= 8, "seen at {places} places only");
        tab.until_there("#motion .mark circle");
        tab.picture(&format!("followed-{}", reader.screen.width));
        tab.is_content();
    }
}

#[test]
fn whoever_asks_for_little_motion_sees_pieces_jump_and_the_marks_all_the_same() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = against_bots(&house, &chromium, Reader::GERMAN.calm(), "artus", 6);
    end_turn(&tab);
    tab.until("document.querySelector('#table[data-turn=mine]')");
    tab.until_there("#motion .mark circle");
    assert!(tab.holds("document.getAnimations().every(a => !a.effect.target.matches('[data-piece]'))"));
    tab.is_content();
}

/// Leads a card of the own hand over what can be chosen, and tells what a press would hit there.
const PRESSED_BELOW: &str = "(() => { const card = document.querySelector('[data-piece=card]');
  const offer = [...document.querySelectorAll('[data-pick]:not(:disabled)')].find(e => e.checkVisibility() && e !== card);
  const middle = e => { const b = e.getBoundingClientRect(); return { x: b.x + b.width / 2, y: b.y + b.height / 2 }; };
  offer.scrollIntoView({ block: 'center', behavior: 'instant' }); card.style.cssText = 'position:relative;z-index:99';
  const there = middle(offer), home = middle(card); lead(card, there, home, 0);
  const over = Math.hypot(middle(card).x - there.x, middle(card).y - there.y) < 20;
  const hit = offer.contains(document.elementFromPoint(there.x, there.y)); finishAnimations(); card.style.cssText = '';
  return (over ? 'over it, ' : 'elsewhere, ') + (hit ? 'hit' : 'missed'); })()";

#[test]
fn what_passes_over_a_choice_does_not_take_its_press() {
    let (house, chromium) = (House::open(), Chromium::start());
    for reader in [Reader::GERMAN, Reader::ENGLISH_PHONE] {
        let tab = against_bots(&house, &chromium, reader, "artus", 4);
        tab.settle();
        assert_eq!(tab.text(PRESSED_BELOW), "over it, hit");
    }
}

/// What the house draws, as far as a script does not fill it, and what is on the page.
const AS_SENT: &str = "(async () => { const strip = t => { const c = t.cloneNode(true);
  c.querySelectorAll('[data-keep]').forEach(e => e.replaceChildren()); c.querySelectorAll('.bell').forEach(e => e.remove());
  c.querySelectorAll('details').forEach(e => e.removeAttribute('open')); return c; };
  const answer = await fetch(location.pathname + '/view?taps='), sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return strip(sent.getElementById('table')).isEqualNode(strip(document.getElementById('table'))) ? 'same' : 'other'; })()";

#[test]
fn motion_leaves_the_page_as_the_house_sent_it_and_never_blocks_a_tap() {
    let (house, chromium) = (House::open(), Chromium::start());
    for game in ["artus", "camelot", "merlin"] {
        let tab = against_bots(&house, &chromium, Reader::GERMAN, game, 3);
        // A tap ends all motion at once.
        tab.value("document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))");
        assert!(tab.holds("runningAnimations.size === 0"), "{game}: everything has arrived");
        tab.until("document.getAnimations().every(a => a.playState !== 'running' || !a.effect.target.closest('[data-piece]'))");
        tab.until(&format!("({AS_SENT}).then(said => window.said = said) && window.said === 'same'"));
        assert_eq!(tab.count("#motion .flies, #motion > div"), 0, "{game}: nothing flies any more");
        tab.is_content();
    }
}

#[test]
fn what_happened_since_the_last_turn_is_stepped_through_by_keyboard_and_by_finger() {
    let (house, chromium) = (House::open(), Chromium::start());
    for (reader, game) in [
        (Reader::GERMAN, "artus"),
        (Reader::ENGLISH_PHONE, "artus"),
        (Reader::GERMAN, "merlin"),
        // Without motion: a finger that comes down while the rooms still scroll stops them and taps nothing.
        (Reader::ENGLISH_PHONE.calm(), "camelot"),
    ] {
        let tab = against_bots(&house, &chromium, reader, game, 1);
        end_turn(&tab);
        tab.until("document.querySelector('#table[data-turn=mine]')");
        tab.until("!document.querySelector('#follow .since').hidden");
        let now = seen(&tab);
        let by_key = !reader.screen.touch;
        if by_key {
            tab.value("document.querySelector('#follow .since').focus()");
            tab.key(Key::Enter);
        } else {
            tab.press("#follow .since");
        }
        tab.until("document.querySelector('#follow .at').textContent.startsWith('1 ')");
        let decided = tab.text("[...document.querySelectorAll('#table[data-turn=mine], [data-play]')].map(e => e.cloneNode().outerHTML).join()");
        assert!(decided.is_empty(), "{game}: nothing is decided in the past, but {decided}");
        assert!(
            tab.holds("document.querySelector('#follow [role=status]').textContent.length > 5"),
            "it is said"
        );
        assert!(tab.holds("document.activeElement.matches('[data-follow=next]')"), "the keyboard is there");
        tab.until_there(".did li [aria-current=step]");
        assert!(
            tab.holds("document.querySelector('.did').getBoundingClientRect().top >= 0"),
            "boxes in sight"
        );
        tab.picture(&format!("since-{game}-{}", reader.screen.width));
        let found = findings(&tab);
        assert!(found.is_empty(), "{found:#?}");
        let steps: usize = tab.text("String(stepMoments.length - 1)").parse().expect("a number");
        for step in 2..=steps {
            if by_key {
                tab.key(Key::Right)
            } else {
                tab.press("#follow [data-follow=next]")
            }
            tab.until(&format!("document.querySelector('#follow .at').textContent.startsWith('{step} ')"));
        }
        // A box leads to the first step of its turn.
        tab.press(".did .whose");
        tab.until("document.querySelector('#follow .at').textContent.startsWith('1 ')");
        if by_key {
            tab.key(Key::Escape)
        } else {
            tab.press("#follow [data-follow=now]")
        }
        // Where all choose at once, others may have chosen meanwhile.
        tab.until("!document.querySelector('[data-past], .did')");
        until_seen(&tab, now);
        assert!(my_turn(&tab));
        play(&tab, 0);
        tab.is_content();
    }
}

#[test]
fn what_a_device_remembers_holds_at_every_table() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = against_bots(&house, &chromium, Reader::GERMAN, "artus", 1);
    tab.press("#preferences summary");
    tab.choose("[data-preference=pace]", "once");
    for switch in ["motion", "sound", "clauses"] {
        tab.press(&format!("[data-preference={switch}]"));
    }
    tab.picture("preferences-1440");
    assert!(findings(&tab).is_empty(), "{:#?}", findings(&tab));
    assert!(tab.holds("document.documentElement.matches('[data-still][data-clauses]')"));
    tab.go(&tab.text("location.href"));
    at_the_table(&tab);
    assert!(tab.holds(
        "localStorage.sound === 'yes' && localStorage.pace === 'once' && localStorage.motion === 'no'"
    ));
    assert!(
        tab.holds("document.documentElement.matches('[data-still][data-clauses]')"),
        "after a reload as well"
    );
    play(&tab, 2);
    tab.is_content();
}

#[test]
fn the_fists_of_camelot_open_as_a_scene_once() {
    let (house, chromium) = (House::open(), Chromium::start());
    for reader in [Reader::GERMAN, Reader::ENGLISH_PHONE] {
        let tab = against_bots(&house, &chromium, reader, "camelot", 0);
        for number in 0..12 {
            if tab.count("[data-scene]") > 0 {
                break;
            }
            play(&tab, number);
            tab.until("document.querySelector('[data-scene], #table[data-turn=mine]')");
        }
        tab.until_there("[data-scene]");
        assert!(tab.count("[data-scene] .hands li") == 4, "a hand for each colour");
        tab.settle();
        tab.picture(&format!("fists-{}", reader.screen.width));
        let found = findings(&tab);
        assert!(found.is_empty(), "{found:#?}");
        put_aside(&tab);
        tab.is_content();
    }
}

/// Moves a knight of the Hinterland a little aside, as its crowd does when one of it leaves, then out of it:
/// what counts as moved.
const ASIDE_AND_AWAY: &str = "(() => { const knight = document.querySelector('[data-piece=hinterland]');
  const to = place => knight.setAttribute('transform', `translate(${place})`);
  const said = moved => moved.map(piece => piece.id).join() === knight.id ? 'moved' : 'stayed' + moved.length;
  const aside = said(travel(() => to('300 300'))); finishAnimations();
  const away = said(travel(() => { to('100 100'); knight.dataset.piece = ''; })); finishAnimations();
  const back = said(travel(() => { to('300 300'); knight.dataset.piece = 'hinterland'; })); finishAnimations();
  return [aside, away, back].join(' '); })()";

#[test]
fn a_knight_that_only_moves_up_in_the_hinterland_is_not_marked() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    tab.go(&house.at("/learn/camelot/first-game?at=1"));
    assert_eq!(tab.text(ASIDE_AND_AWAY), "stayed0 moved moved");
    tab.is_content();
}
