//! Too much of everything: bodies, names, talk, requests, streams; and texts that would like to be markup.

use crate::support::{Browser, config, house, house_with, live, play_on, seated, until};
use axum::body::{Body, Bytes};
use axum::http::Method;
use server::Config;
use std::convert::Infallible;
use table::generator;

/// Every address that reads a form, with the field it reads.
fn forms(id: &str) -> [(String, &'static str); 5] {
    [
        (format!("/t/{id}/play"), "choice"),
        (format!("/t/{id}/say"), "text"),
        (format!("/t/{id}/sit"), "seat=2&name"),
        ("/new/artus".to_owned(), "quick=yes&name"),
        ("/me".to_owned(), "name"),
    ]
}

#[tokio::test]
async fn ten_megabytes_are_refused() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    for (path, field) in forms(&id) {
        for size in [17 * 1024, 10 * 1024 * 1024] {
            let body = format!("{field}={}", "a".repeat(size));
            let request = browsers[0].request(Method::POST, &path, body.clone());
            assert_eq!(browsers[0].send(request).await.status, 413, "{path}, {size} bytes");
            // The same in pieces, without saying beforehand how much it is.
            let pieces: Vec<Result<Bytes, Infallible>> =
                body.as_bytes().chunks(8192).map(|piece| Ok(Bytes::copy_from_slice(piece))).collect();
            let body = Body::from_stream(futures_util::stream::iter(pieces));
            let request = browsers[0].request(Method::POST, &path, body);
            assert_eq!(browsers[0].send(request).await.status, 413, "{path}, {size} bytes in pieces");
        }
    }
    assert_eq!(browsers[0].page("/me").await.all("input").next().unwrap().get("value"), Some("Anna"));
}

#[tokio::test]
async fn long_texts_are_cut() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let long = "ü".repeat(2_500);
    assert_eq!(browsers[0].say(&id, &long).await.status, 204);
    let said = live(&house, &id).await.snapshot().chat[0].text.clone();
    assert_eq!(said.chars().count(), 500);
    assert_eq!(browsers[0].post("/me", &[("name", &long)]).await.status, 303);
    let name = browsers[0].page("/me").await.all("input").next().unwrap().get("value").unwrap().to_owned();
    assert_eq!(name.chars().count(), 24);

    let mut owner = Browser::new(&house);
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("name", long.as_str())];
    let table = owner.open_table(&fields).await;
    assert_eq!(Browser::new(&house).sit(&table, 2, &long[..2_000], &long[..2_000]).await.status, 303);
    for seat in live(&house, &table).await.snapshot().seats.iter() {
        assert!(seat.name.chars().count() <= 24 && seat.word.chars().count() <= 24, "{seat:?}");
    }
    for (field, value) in [("players", &long), ("mode", &long), ("clock", &long), ("seat2", &long)] {
        let fields = [("players", "2"), ("mode", "beginner"), (field, value.as_str())];
        let status = browsers[0].post("/new/artus", &fields).await.status;
        assert!(status == 303 || (400..500).contains(&status), "{field}: {status}");
    }
}

/// Texts that would like to be markup.
const ODD: [&str; 8] = [
    "<script>alert(1)</script>",
    "\"><img src=x>",
    "'><svg onload=x>",
    "</title></p><b>bold",
    "&lt;b&gt; &amp;amp;",
    "{{7*7}} ${7*7}",
    "<!-- --><![CDATA[x",
    "Anna\u{0}\u{7}\u{1b}[2J\r\nB",
];

#[tokio::test]
async fn names_words_and_talk_are_shown_as_they_are_and_never_as_markup() {
    for odd in ODD {
        let house = house();
        let mut anna = Browser::new(&house);
        let fields =
            [("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("listed", "yes"), ("name", odd)];
        let id = anna.open_table(&fields).await;
        let shown: String = odd.chars().filter(|c| !c.is_control()).take(24).collect();
        let shown = shown.trim();
        let lobby = anna.page(&format!("/t/{id}")).await;
        assert!(lobby.all("b").any(|name| name.text == shown), "{odd:?} in the lobby");
        let start = Browser::new(&house).page("/").await;
        assert!(start.all("span").any(|names| names.text == shown), "{odd:?} in the list");
        let mut ben = Browser::new(&house);
        assert_eq!(ben.sit(&id, 2, odd, odd).await.status, 303);
        assert_eq!(ben.say(&id, odd).await.status, 204);
        let mut browsers = [anna, ben];
        play_on(&house, &id, &mut browsers, usize::MAX, &mut generator(1)).await;
        let frame = browsers[0].stream(&id).await.next().await.unwrap();
        let mut pages = vec![
            ("stream".to_owned(), frame.page()),
            ("lobby".to_owned(), lobby),
            ("start".to_owned(), start),
        ];
        for path in
            ["/me".to_owned(), format!("/t/{id}"), format!("/t/{id}/replay"), format!("/t/{id}/picture.svg")]
        {
            pages.push((path.clone(), browsers[1].page(&path).await));
        }
        for (path, page) in &pages {
            assert_eq!(page.problems, [""; 0], "{odd:?} at {path}");
            assert!(page.all("script").all(|script| script.text.is_empty()), "{odd:?} at {path}");
            assert!(page.all("img").all(|image| image.get("src") != Some("x")), "{odd:?} at {path}");
            assert!(page.values("onload").is_empty(), "{odd:?} at {path}");
        }
        let talk = pages[4].1.text_of("talk").unwrap();
        let said: String = odd.chars().filter(|c| !c.is_control()).collect();
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(talk.contains(&said), "{said:?} in {talk:?}");
        let record = browsers[0].get(&format!("/t/{id}/record")).await;
        let record =
            table::Record::<artus::Artus>::parse(record.text(), artus::Components::printed()).unwrap();
        assert!(table::verify(&record).is_ok(), "{odd:?} as a word");
    }
}

#[tokio::test]
async fn odd_addresses_lead_nowhere() {
    let house = house();
    let mut browser = Browser::new(&house);
    let long = "a".repeat(5_000);
    let odd = [
        "..",
        "%2e%2e",
        "..%2f..%2fetc%2fpasswd",
        "%00",
        "%FF",
        "%0d%0aSet-Cookie:x=y",
        "'%20OR%201=1--",
        "*",
        "%F0%9F%91%91",
        ";",
        "-1",
        "0",
        &long,
    ];
    for name in odd {
        for path in [
            format!("/t/{name}"),
            format!("/t/{name}/view"),
            format!("/t/{name}/stream"),
            format!("/t/{name}/replay"),
            format!("/t/{name}/record"),
            format!("/t/{name}/picture.svg"),
            format!("/new/{name}"),
            format!("/rules/{name}"),
            format!("/me/{name}"),
            format!("/lang/{name}"),
            format!("/theme/{name}"),
            format!("/assets/{name}"),
            format!("/{name}"),
            format!("//{name}"),
        ] {
            let reply = browser.get(&path).await;
            assert!(matches!(reply.status, 400 | 404), "{path}: {}", reply.status);
            assert!(reply.status == 404 || name != "%00", "{path}: {}", reply.status);
            assert!(browser.cookies.is_empty(), "{path}");
        }
        let reply = browser.post(&format!("/t/{name}/play"), &[("choice", "place 1")]).await;
        assert!(matches!(reply.status, 400 | 404), "{name}: {}", reply.status);
    }
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    for query in
        ["to=-1", "to=99999999999999999999", "to=x", "to=%FF", "to=1&to=2", "to", "&&&", "taps=%FF%FF"]
    {
        for end in ["replay", "picture.svg", "view"] {
            let status = browsers[0].get(&format!("/t/{id}/{end}?{query}")).await.status;
            assert!(matches!(status, 200 | 400), "{end}?{query}: {status}");
        }
    }
}

#[tokio::test]
async fn whoever_asks_too_often_waits_and_nobody_else() {
    const LIMIT: u32 = 20;
    let house = house_with(Config { changes_per_minute: LIMIT, ..config() });
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let (mut done, mut refused) = (0, None);
    // A minute may end in between; then as many more are allowed.
    for _ in 0..3 * LIMIT {
        let reply = browsers[0].say(&id, "hello").await;
        match reply.status {
            204 => done += 1,
            429 => refused = Some(reply),
            other => panic!("{other}"),
        }
    }
    assert!(done <= 2 * LIMIT, "{done} changes");
    assert!(refused.expect("at some time it is too much").failure().contains("minute"));
    assert_eq!(browsers[1].say(&id, "hello").await.status, 204, "nobody else has to wait");
    assert_eq!(browsers[0].get(&format!("/t/{id}")).await.status, 200, "looking is always allowed");
}

#[tokio::test]
async fn a_full_house_opens_no_further_stream() {
    let house = house_with(Config { most_streams: 3, ..config() });
    let (browsers, id) = seated(&house, 2, "beginner").await;
    let mut spectator = Browser::new(&house);
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = spectator.stream(&id).await;
        stream.next().await.unwrap();
        open.push(stream);
    }
    for mut browser in browsers {
        let reply = browser.get(&format!("/t/{id}/stream")).await;
        assert_eq!(reply.status, 503);
        assert!(reply.failure().len() > 20);
    }
    drop(open.pop());
    assert_eq!(house.streams().load(std::sync::atomic::Ordering::Relaxed), 2, "who leaves makes room");
    open.push(spectator.stream(&id).await);
    drop(open);
    assert_eq!(house.streams().load(std::sync::atomic::Ordering::Relaxed), 0);
}

#[tokio::test]
async fn one_move_reaches_a_thousand_streams() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let mut streams = Vec::new();
    for number in 0..1_000 {
        let mut browser =
            if number % 10 == 0 { browsers[number / 10 % 2].clone() } else { Browser::new(&house) };
        let mut stream = browser.stream(&id).await;
        stream.next().await.unwrap();
        streams.push(stream);
    }
    let before = live(&house, &id).await.snapshot().running.moves_made();
    play_on(&house, &id, &mut browsers, 1, &mut generator(2)).await;
    for stream in &mut streams {
        assert_eq!(stream.until_seen(before + 1, |_| {}).await.seen(), before + 1);
    }
    let live = live(&house, &id).await;
    assert!(table::Seat::all(2).all(|seat| live.is_present(seat)));
    drop(streams);
    until("all streams are closed", || house.streams().load(std::sync::atomic::Ordering::Relaxed) == 0).await;
    assert!(table::Seat::all(2).all(|seat| !live.is_present(seat)), "nobody looks any more");
}

#[tokio::test]
async fn many_tables_are_played_at_once() {
    let house = house();
    let mut all = tokio::task::JoinSet::new();
    for seed in 0..25 {
        let house = house.clone();
        all.spawn(async move {
            let (mut browsers, id) = seated(&house, 2, "beginner").await;
            play_on(&house, &id, &mut browsers, 30, &mut generator(seed)).await;
            live(&house, &id).await.snapshot().running.moves_made()
        });
    }
    let moves = all.join_all().await;
    assert!(moves.iter().all(|moves| *moves > 30), "{moves:?}");
    assert_eq!(house.tables_in_memory(), 25);
}
