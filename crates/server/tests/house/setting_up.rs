//! The form of a new table: the colour of whoever opens it, the others around them, and rooms chosen one by one.

use crate::support::{Browser, Page, house, live};

/// The value of the field of this name that is checked.
fn checked<'a>(page: &'a Page, name: &str) -> Option<&'a str> {
    let mut fields = page.all("input").filter(|one| one.get("name") == Some(name));
    fields.find(|one| one.get("checked").is_some())?.get("value")
}

#[tokio::test]
async fn others_sit_clockwise_from_the_seat_that_was_chosen() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields = [
        ("name", "Anna"),
        ("players", "4"),
        ("own", "3"),
        ("seat2", "bot:random"),
        ("seat3", "here"),
        ("name3", "Ben"),
        ("seat4", "friend"),
    ];
    let id = anna.open_table(&fields).await;
    let seats = live(&house, &id).await.snapshot().seats.to_vec();
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    // Cawlwyd is the bot of the fourth seat, as the lobby draws it.
    assert_eq!(names, ["Ben", "", "Anna", "Cawlwyd"]);
    assert!(!seats[1].is_taken(), "the friend's");
    let next = anna.page(&format!("/new/artus?like={id}")).await;
    let filled = ["own", "seat2", "seat3", "seat4"].map(|name| checked(&next, name));
    assert_eq!(
        filled,
        [Some("3"), Some("bot:random"), Some("here"), Some("friend")],
        "and so they sit again"
    );
}

#[tokio::test]
async fn a_seat_beyond_the_players_is_counted_on_and_nonsense_is_the_first() {
    let house = house();
    let mut anna = Browser::new(&house);
    for (own, place) in [("5", 0), ("4", 1), ("2", 1), ("0", 0), ("9", 0), ("-1", 0), ("x", 0), ("", 0)] {
        let id =
            anna.open_table(&[("name", "Anna"), ("players", "2"), ("own", own), ("seat2", "friend")]).await;
        let seats = live(&house, &id).await.snapshot().seats.to_vec();
        assert_eq!(seats.iter().position(|seat| seat.name == "Anna"), Some(place), "own={own}");
    }
}

#[tokio::test]
async fn a_clock_that_cannot_be_is_refused_and_no_table_opens() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields = |clock| [("name", "Anna"), ("players", "2"), ("seat2", "friend"), ("clock", clock)];
    for (clock, seconds) in [("", None), ("60", Some(60)), ("86400", Some(86_400))] {
        let id = anna.open_table(&fields(clock)).await;
        assert_eq!(live(&house, &id).await.stored.clock, seconds);
    }
    for clock in ["59", "86401", "-60", "600.5", "ten"] {
        let mut stranger = Browser::new(&house);
        let refused = stranger.post("/new/artus", &fields(clock)).await;
        assert_eq!(refused.status, 400, "{clock}");
        assert!(refused.text().contains("at least a minute and at most a day"), "{}", refused.text());
        assert!(stranger.cookies.is_empty(), "nobody is made a guest for it");
        let german = stranger.reading("de").post("/new/artus", &fields(clock)).await;
        assert!(
            german.text().contains("mindestens eine Minute und höchstens einen Tag"),
            "{}",
            german.text()
        );
    }
}

/// CAM-3.1: every room has two sides, and any of them can be chosen beside any other.
#[tokio::test]
async fn rooms_are_chosen_one_by_one_all_at_once_or_by_lot() {
    let house = house();
    let mut anna = Browser::new(&house);
    let rooms = [("room1", "A"), ("room2", "B"), ("room3", "A"), ("room4", "B")];
    for (sides, expected) in [("mix", "sides=ABAB"), ("BBBB", "sides=BBBB"), ("AAAA", "sides=AAAA")] {
        let fields = [&[("players", "3"), ("seat2", "friend"), ("sides", sides)][..], &rooms].concat();
        let reply = anna.post("/new/camelot", &fields).await;
        assert_eq!(reply.status, 303, "{}", reply.text());
        let id = reply.location().trim_start_matches("/t/").to_owned();
        let options = live(&house, &id).await.stored.options.clone();
        assert!(options.contains(expected), "{sides}: {options}");
        let next = anna.page(&format!("/new/camelot?like={id}")).await;
        assert_eq!(checked(&next, "sides"), Some(sides));
        let filled = rooms.map(|(room, _)| checked(&next, room).unwrap_or_default()).concat();
        assert!(expected.ends_with(&filled), "{sides}: {filled}");
    }
    for wrong in [&[("room1", "C")][..], &[("room1", "A"), ("room2", "B")], &[]] {
        let fields = [&[("sides", "mix")][..], wrong].concat();
        assert_eq!(anna.post("/new/camelot", &fields).await.status, 400, "{wrong:?}");
    }
}
