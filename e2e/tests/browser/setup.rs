//! A new table in the browser: seats around it and choices by pictures, on every screen, by keyboard, with
//! and without a script.

use e2e::input::Key;
use e2e::table::at_the_table;
use e2e::{Chromium, House, Reader, Screen, Tab, check};

/// What the form would send, as `name=value`, fields with sums and words left out.
const SENDS: &str = "[...new FormData(document.querySelector('.opens'))].filter(([name]) => \
    !/^(word|table|sum|commitment)$/.test(name)).map(field => field.join('=')).join(' ')";

/// How many cards lie on another, or on the table: nearer to its middle than its edge is.
const OVERLAPS: &str = "(() => { const rect = e => e.getBoundingClientRect(), top = rect(document.querySelector('.opening .round'));
    const x = (top.left + top.right) / 2, y = (top.top + top.bottom) / 2, near = (a, b, c) => Math.max(a - c, c - b, 0);
    const seats = [...document.querySelectorAll('.seat')].filter(e => e.checkVisibility()).map(rect);
    return seats.filter((a, i) => Math.hypot(near(a.left, a.right, x), near(a.top, a.bottom, y)) < top.width * .47
      || seats.some((b, j) => i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length; })()";

/// Whether something is seen.
fn is_seen(tab: &Tab, selector: &str) -> bool {
    tab.holds(&format!("document.querySelector({selector:?}).checkVisibility()"))
}

#[test]
fn the_page_of_a_new_table_is_fit_for_everybody() {
    let (house, chromium) = (House::open(), Chromium::start());
    let mut tab = chromium.enter(Reader::GERMAN);
    let mut found = Vec::new();
    for game in ["artus", "camelot", "merlin"] {
        tab.go(&house.at(&format!("/new/{game}")));
        found.extend(check::everywhere(&mut tab, &format!("setup-{game}")));
        // A friend, somebody here and a bot: each way to fill a seat.
        tab.press("input[name=seat2][value=friend]");
        tab.press("input[name=seat3][value=here]");
        tab.press("input[name=own][value='2']");
        found.extend(check::everywhere(&mut tab, &format!("setup-{game}-mixed")));
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
    tab.is_content();
}

#[test]
fn everything_fits_on_a_laptop_and_no_card_lies_on_another() {
    let (house, chromium) = (House::open(), Chromium::start());
    for language in ["de", "en"] {
        let tab = chromium.enter(Reader { language, ..Reader::GERMAN });
        for (game, most) in [("artus", 4), ("camelot", 5), ("merlin", 4)] {
            tab.go(&house.at(&format!("/new/{game}")));
            for players in 2..=most {
                tab.press(&format!("input[name=players][value='{players}']"));
                let overlaps = tab.value(OVERLAPS);
                assert_eq!(overlaps, 0, "{game} for {players} in {language}");
                tab.picture(&format!("setup-{game}-{players}-{language}"));
            }
            let button = "document.querySelector('.open .primary').getBoundingClientRect()";
            assert!(tab.holds(&format!("{button}.bottom <= innerHeight")), "{game}: the button is in sight");
        }
        tab.is_content();
    }
}

/// Whether the title stands on one line, beside the choice of games.
const BESIDE: &str = "(() => { const text = document.createRange(); text.selectNodeContents(document.querySelector('.opens h1'));
    const title = text.getBoundingClientRect(), games = document.querySelector('.opens header nav').getBoundingClientRect();
    return title.right < games.left && title.height < 40; })()";

#[test]
fn the_title_can_be_read_beside_the_games_on_a_phone() {
    let (house, chromium) = (House::open(), Chromium::start());
    for language in ["de", "en"] {
        for screen in [Screen::SMALL, Screen::PHONE] {
            let tab = chromium.enter(Reader { language, ..Reader::ENGLISH_PHONE }.at(screen));
            tab.go(&house.at("/new/merlin"));
            assert!(tab.holds(BESIDE), "{language}, {} pixels wide", screen.width);
            tab.picture(&format!("setup-title-{language}-{}", screen.width));
        }
    }
}

#[test]
fn a_seat_shows_what_was_chosen_for_it() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::ENGLISH_PHONE.at(Screen::DESKTOP));
    tab.go(&house.at("/new/artus"));
    assert!(is_seen(&tab, ".at-2 .who.bot") && is_seen(&tab, ".begins") && !is_seen(&tab, ".invites"));
    tab.press(".at-2 .segments label:first-child");
    assert!(is_seen(&tab, ".at-2 .who.friend") && is_seen(&tab, ".invites") && !is_seen(&tab, ".passes"));
    tab.press(".at-3 .segments label:nth-child(2)");
    assert!(is_seen(&tab, "[name=name3]") && is_seen(&tab, ".passes"));
    // The third way is a bot of the usual level; pips choose another.
    tab.press(".at-2 .bots");
    assert!(tab.text(SENDS).contains("seat2=bot:casual"));
    tab.press(".at-2 [value='bot:expert']");
    assert!(is_seen(&tab, ".at-2 .is-expert") && !is_seen(&tab, ".at-2 .is-casual"));
    // The shield in front of each seat is the one that seat will have: with the third colour, the others follow.
    let shield = |seat: usize| {
        tab.value(&format!(
            "(() => {{ const box = document.querySelector('.seat.at-{seat} .crest .arms').getBoundingClientRect();
              const all = [...document.querySelectorAll('.seat.at-{seat} .crest .arms .shield')];
              return all.findIndex(e => Math.abs(e.getBoundingClientRect().left - box.left) < 2); }})()"
        ))
    };
    assert_eq!([1, 2, 3, 4].map(shield), [0, 1, 2, 3]);
    tab.press("input[name=own][value='3']");
    assert_eq!([1, 2, 3, 4].map(shield), [2, 3, 0, 1]);
    tab.press("input[name=players][value='3']");
    assert_eq!([1, 2, 3].map(shield), [2, 0, 1]);
    assert!(!is_seen(&tab, ".seat.at-4"));
    tab.press(".open .primary");
    at_the_table(&tab);
    tab.is_content();
}

#[test]
fn sets_of_rooms_fill_them_and_a_room_makes_a_mix() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::ENGLISH_PHONE);
    tab.go(&house.at("/new/camelot"));
    let sent = || tab.text(SENDS);
    assert!(sent().contains("sides=AAAA"));
    tab.press("[name=room2][value=B]");
    assert!(sent().contains("sides=mix room1=A room2=B room3=A room4=A"), "{}", sent());
    tab.press("[name=sides][value=BBBB]");
    assert!(sent().contains("sides=BBBB room1=B room2=B room3=B room4=B"), "{}", sent());
    tab.press("[name=sides][value=random]");
    assert!(sent().contains("sides=random"), "{}", sent());
    assert_eq!(
        tab.value("[...document.querySelectorAll('.rooms img')].filter(i => !i.naturalWidth).length"),
        0
    );
    tab.is_content();
}

#[test]
fn digits_choose_the_seats_and_arrows_the_level() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    tab.go(&house.at("/new/camelot"));
    tab.key(Key::Five);
    assert!(tab.text(SENDS).contains("players=5"));
    tab.value("document.querySelector('[name=seat2]:checked').focus()");
    tab.key(Key::Right);
    assert!(tab.text(SENDS).contains("seat2=bot:skilled"));
    // Beyond the last level come the other ways, and from those the bots again.
    [0; 3].iter().for_each(|_| tab.key(Key::Right));
    assert!(tab.text(SENDS).contains("seat2=friend"), "{}", tab.text(SENDS));
    tab.key(Key::Left);
    assert!(tab.text(SENDS).contains("seat2=bot:master"), "{}", tab.text(SENDS));
    tab.is_content();
}

#[test]
fn without_a_script_a_table_is_opened_all_the_same() {
    let (house, chromium) = (House::open(), Chromium::start());
    let tab = chromium.enter(Reader::GERMAN);
    tab.without_scripts();
    tab.go(&house.at("/new/camelot"));
    assert!(!is_seen(&tab, ".rooms"), "a set fills no rooms by itself");
    tab.press("[name=sides][value=mix]");
    tab.press("[name=room4][value=B]");
    tab.press("[name=players][value='2']");
    tab.press("[name=seat2][value=friend]");
    assert!(is_seen(&tab, ".invites"));
    tab.follow(".open .primary");
    assert!(tab.text("document.querySelector('h1').textContent").contains("Bücherei"));
}
