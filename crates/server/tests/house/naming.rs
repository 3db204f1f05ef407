//! Names that can be told apart: at the table the seat speaks, nothing invisible passes for something else, and what a
//! record brings along is held to the same measure.

use crate::records::import;
use crate::support::{Browser, config, house, house_on, live, seated};
use server::ChatMessage;

/// Characters that show nothing, or turn around what is shown.
const UNSEEN: [char; 22] = [
    '\u{ad}',
    '\u{34f}',
    '\u{61c}',
    '\u{115f}',
    '\u{17b4}',
    '\u{180b}',
    '\u{180f}',
    '\u{200d}',
    '\u{202e}',
    '\u{2066}',
    '\u{2800}',
    '\u{3164}',
    '\u{fe00}',
    '\u{fe0f}',
    '\u{feff}',
    '\u{fff9}',
    '\u{1bca0}',
    '\u{1d173}',
    '\u{1d17a}',
    '\u{e0001}',
    '\u{e0061}',
    '\u{e01ef}',
];

async fn talk(browser: &mut Browser, id: &str) -> String {
    browser.page(&format!("/t/{id}")).await.text_of("talk").unwrap()
}

/// The name of whoever this browser is to the house.
async fn name(browser: &mut Browser) -> String {
    browser.page("/me").await.all("input").next().unwrap().get("value").unwrap().to_owned()
}

#[tokio::test]
async fn at_a_table_the_seat_speaks_whatever_its_person_is_called_by_now() {
    let house = house();
    let mut ann = Browser::new(&house);
    let id =
        ann.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("name", "Ann")]).await;
    let mut mordred = Browser::new(&house);
    assert_eq!(mordred.sit(&id, 2, "Mordred", "").await.status, 303);
    mordred.say(&id, "first").await;
    assert_eq!(mordred.post("/me", &[("name", "Ann")]).await.status, 303);
    assert_eq!(name(&mut mordred).await, "Ann");
    mordred.say(&id, "I give up").await;
    let heard = talk(&mut ann, &id).await;
    assert!(heard.contains("Mordred first") && heard.contains("Mordred I give up"), "{heard}");
    assert!(!heard.contains("Ann I give up"), "{heard}");
    assert_eq!(live(&house, &id).await.snapshot().chat[1].name, "Mordred", "it is kept under that name, too");
}

#[tokio::test]
async fn whoever_sits_nowhere_is_shown_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let open = || house_on(config(), crate::support::store_at(&folder.path().join("house.sqlite")));
    let (mut players, id) = seated(&open(), 2, "beginner").await;
    let house = open();
    // Nobody can say anything here without a seat; but it may have been so when this was kept.
    let said = |person, name: &str, text: &str| ChatMessage {
        person,
        name: name.to_owned(),
        text: text.to_owned(),
        at: 1,
        watching: false,
    };
    house.store().say(None, id.clone(), said(99, "Anna", "a false word")).await.unwrap();
    house.store().say(None, id.clone(), said(2, "Anna", "another one")).await.unwrap();
    let mut anna = players.remove(0).before(&house);
    let heard = talk(&mut anna, &id).await;
    assert!(heard.contains("Anna (spectator) a false word"), "{heard}");
    assert!(heard.contains("Ben another one"), "what Ben said is Ben's: {heard}");
    assert!(talk(&mut anna.reading("de"), &id).await.contains("Anna (schaut zu) a false word"));
    assert_eq!(Browser::new(&house).say(&id, "nobody").await.status, 403);
}

#[tokio::test]
async fn nothing_unseen_is_part_of_a_name_or_of_talk() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    for (number, unseen) in UNSEEN.into_iter().enumerate() {
        let mut browser = Browser::new(&house);
        for (text, shown) in [
            (format!("Linky{unseen}"), "Linky"),
            (format!("{unseen}Lin{unseen}{unseen}ky"), "Linky"),
            // Nothing is left: they keep the name they have.
            (format!("{unseen}{unseen}"), "Linky"),
            (format!(" Sir \u{a0}\u{2003} Ector{unseen} "), "Sir Ector"),
        ] {
            browser.post("/me", &[("name", &text)]).await;
            assert_eq!(name(&mut browser).await, shown, "{text:?}");
        }
        players[0].say(&id, &format!("left{unseen}right")).await;
        players[0].say(&id, &format!("{unseen}")).await;
        let said = live(&house, &id).await.snapshot().chat.clone();
        assert_eq!((said.len(), said[number].text.as_str()), (number + 1, "leftright"), "{unseen:?}");
    }
    let mut stranger = Browser::new(&house);
    stranger.post("/me", &[("name", "\u{e0061}\u{34f}")]).await;
    assert_eq!(name(&mut stranger).await, "Guest", "a name of nothing is none");
}

#[tokio::test]
async fn two_accounts_are_never_the_same_to_the_eye() {
    let house = house();
    const PASSWORD: &str = "tintagel by the sea";
    let create = async |account: &str| {
        let fields = [("account", account), ("password", PASSWORD)];
        Browser::new(&house).post("/account", &fields).await.status
    };
    assert_eq!(create("Linky").await, 303);
    for unseen in UNSEEN {
        assert_eq!(create(&format!("Linky{unseen}")).await, 422, "{unseen:?}");
        assert_eq!(create(&format!("{unseen}{unseen}{unseen}")).await, 422, "{unseen:?}");
    }
    for same in ["LINKY", "Ｌｉｎｋｙ", "𝐋𝐢𝐧𝐤𝐲", "\u{212a}linky"] {
        let expected = if same.starts_with('\u{212a}') { 303 } else { 409 };
        assert_eq!(create(same).await, expected, "{same}");
    }
    assert_eq!(create("Zoë").await, 303);
    assert_eq!(create("Zoe\u{308}").await, 409, "the same letters put together otherwise");
    assert_eq!(create("Sir  Ector").await, 303);
    assert_eq!(create("Sir\u{a0}Ector").await, 409);
    let fields = [("account", "klinky"), ("password", PASSWORD)];
    assert_eq!(Browser::new(&house).post("/sign-in", &fields).await.status, 303, "a Kelvin is a K");
    assert_eq!(create("\u{fdfa}\u{fdfa}").await, 422, "too long when written out");
}

#[tokio::test]
async fn the_names_of_a_record_have_the_usual_measure() {
    let house = house();
    let (_, id) = seated(&house, 2, "beginner").await;
    let record = live(&house, &id).await.snapshot().running.record();
    let record = table::Record::<artus::Artus>::parse(&record, artus::Components::printed()).unwrap();
    let long = "x".repeat(5_000);
    for (first, second, shown) in
        [("An\u{202e}na", long.as_str(), ["Anna", &long[..24]]), ("", "\u{e0061}\u{200b}", ["", ""])]
    {
        let mut named = record.clone();
        named.header.seats = vec![first.to_owned(), second.to_owned()];
        let mut browser = Browser::new(&house);
        let reply = import(&mut browser, &named.to_string()).await;
        assert_eq!(reply.status, 303, "{}", reply.text());
        let opened = reply.location().split('/').nth(2).unwrap().to_owned();
        let live = live(&house, &opened).await;
        let names: Vec<_> = live.snapshot().seats.iter().map(|seat| seat.name.clone()).collect();
        assert_eq!(names, shown);
        // Each reader reads the numbers of those without a name in their own language.
        for (language, first) in [("en", "Player 1"), ("de", "Spieler 1")] {
            let first = if shown[0].is_empty() { first } else { shown[0] };
            let page = browser.clone().reading(language).page(&format!("/t/{opened}/replay")).await;
            assert_eq!(page.text_of("who").unwrap(), first);
        }
        for path in ["", "/replay", "/record"] {
            let page = browser.get(&format!("/t/{opened}{path}")).await;
            assert_eq!(page.status, 200);
            let text = page.text();
            assert!(!text.contains(['\u{202e}', '\u{200b}', '\u{e0061}']), "{path}");
            assert!(!text.contains(&long[..25]), "{path}");
        }
    }
}

/// Whoever was deleted is shown by a word of their own: nobody else may be taken for them.
#[tokio::test]
async fn nobody_is_called_what_the_deleted_are_shown_by() {
    let house = house();
    for name in
        ["deleted", "Deleted 1", "gelöscht", "GELÖSCHT 2", "gelo\u{308}scht", "ｄｅｌｅｔｅｄ", "deleted12"]
    {
        let mut browser = Browser::new(&house);
        let fields =
            [("name", name), ("players", "2"), ("mode", "beginner"), ("seat2", "here"), ("name2", name)];
        let id = browser.open_table(&fields).await;
        let names: Vec<_> =
            live(&house, &id).await.snapshot().seats.iter().map(|seat| seat.name.clone()).collect();
        assert!(!names.iter().any(|own| own.to_lowercase().contains("del")), "{name}: {names:?}");
        assert_eq!(names[1], "", "whoever is not named has a number");
        let account = [("account", name), ("password", "tintagel by the sea")];
        assert_eq!(Browser::new(&house).post("/account", &account).await.status, 422, "{name}");
    }
    for name in ["Undeleted", "deleted scenes", "Delia"] {
        let mut browser = Browser::new(&house);
        assert_eq!(browser.post("/me", &[("name", name)]).await.status, 303);
        assert!(browser.get("/me").await.text().contains(name), "{name}");
    }
}
