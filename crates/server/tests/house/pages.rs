//! Every page of the house: that it is there, in order, and free of anything a strict browser would refuse.

use crate::support::{
    Browser, Page, Reply, config, house, house_with, live, off_turn, on_turn, play_on, seated,
};
use axum::http::Method;
use server::{Config, House};
use std::collections::BTreeSet;
use table::generator;

/// What every answer forbids.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Pages in every situation there is: what was asked, and what came.
async fn all_pages(house: &House, language: &str) -> Vec<(String, Reply)> {
    let mut stranger = Browser::new(house).reading(language);
    let mut owner = Browser::new(house).reading(language);
    let (mut players, running) = seated(house, 3, "advanced").await;
    players.iter_mut().for_each(|player| language.clone_into(&mut player.language));
    play_on(house, &running, &mut players, 40, &mut generator(3)).await;
    let (mut finished, over) = seated(house, 2, "beginner").await;
    finished.iter_mut().for_each(|player| language.clone_into(&mut player.language));
    play_on(house, &over, &mut finished, usize::MAX, &mut generator(4)).await;
    let fields = [("players", "3"), ("mode", "advanced"), ("seat2", "friend"), ("seat3", "friend")];
    let clock = [("clock", "600"), ("listed", "yes"), ("name", "Anna")];
    let lobby = owner.open_table(&[&fields[..], &clock[..]].concat()).await;
    let now = live(house, &running).await.snapshot().running.clone();
    let (active, waiting) = (on_turn(&*now).unwrap(), off_turn(&*now));

    let mut pages = Vec::new();
    let everywhere =
        ["/", "/new/artus", "/rules/ART", "/rules/ART-9.2", "/me", "/nothing", "/t/nothing", "/new/chess"];
    for path in everywhere {
        pages.push((format!("stranger {path}"), stranger.get(path).await));
        pages.push((format!("owner {path}"), owner.get(path).await));
    }
    let looks = [(&mut stranger, &lobby), (&mut owner, &lobby)];
    for (browser, id) in looks {
        pages.push((format!("lobby {id}"), browser.get(&format!("/t/{id}")).await));
        pages.push((format!("lobby {id}/view"), browser.get(&format!("/t/{id}/view")).await));
        pages.push((format!("lobby {id}/replay"), browser.get(&format!("/t/{id}/replay")).await));
    }
    for id in [&running, &over] {
        for path in ["", "/view", "/view?taps=clear", "/replay", "/replay?to=0", "/replay?to=30", "/record"] {
            let path = format!("/t/{id}{path}");
            pages.push((format!("stranger {path}"), stranger.get(&path).await));
        }
    }
    for path in ["", "/replay?to=25"] {
        pages.push((format!("winner {path}"), finished[0].get(&format!("/t/{over}{path}")).await));
        for seat in [active, waiting] {
            let path = format!("/t/{running}{path}");
            pages.push((format!("seat {seat} {path}"), players[seat.index()].get(&path).await));
        }
    }
    let tap = players[active.index()].page(&format!("/t/{running}")).await.taps()[0].to_owned();
    let path = format!("/t/{running}/view?{}", crate::support::form(&[("taps", &tap)]));
    pages.push((path.clone(), players[active.index()].get(&path).await));
    pages.push(("link".to_owned(), owner.post("/me/link", &[]).await));
    pages.push((
        "no turn".to_owned(),
        players[waiting.index()].play(&running, "place 1", now.moves_made()).await,
    ));
    pages.push((
        "no move".to_owned(),
        players[active.index()].play(&running, "dance", now.moves_made()).await,
    ));
    pages.push(("stale".to_owned(), players[active.index()].play(&running, "place 1", 1).await));
    pages.push(("no seat".to_owned(), stranger.play(&running, "place 1", 1).await));
    pages.push(("no undo".to_owned(), players[waiting.index()].undo(&running).await));
    pages.push(("taken".to_owned(), stranger.sit(&running, 1, "Zoe", "").await));
    pages
}

/// Pages that are pages: not records.
async fn all_html(language: &str) -> Vec<(String, Page)> {
    let all = all_pages(&house(), language).await;
    let html = |reply: &Reply| reply.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
    all.into_iter().filter(|(_, reply)| html(reply)).map(|(name, reply)| (name, reply.page())).collect()
}

#[tokio::test]
async fn every_route_answers_with_its_status() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let mut stranger = Browser::new(&house);
    for (path, status) in [
        ("/", 200),
        ("/new/artus", 200),
        ("/new/chess", 404),
        ("/t/ID", 200),
        ("/t/ID/view", 200),
        ("/t/ID/replay", 200),
        ("/t/ID/record", 403),
        ("/t/ID/picture.svg", 200),
        ("/t/ID/nothing", 404),
        ("/t/ID/", 404),
        ("/t/000000000000", 404),
        ("/t/000000000000/view", 404),
        ("/t/000000000000/stream", 404),
        ("/t/000000000000/replay", 404),
        ("/t/000000000000/record", 404),
        ("/t/000000000000/picture.svg", 404),
        ("/rules/ART", 200),
        ("/rules/ART-9", 200),
        ("/rules/ART-9.2", 200),
        ("/rules/ART-99.9", 404),
        ("/rules/XYZ-1.1", 404),
        ("/me", 200),
        ("/me/nobody", 404),
        ("/lang/de", 303),
        ("/lang/fr", 404),
        ("/theme/dark", 303),
        ("/theme/light", 303),
        ("/theme/pink", 404),
        ("/assets/house.css", 200),
        ("/assets/house.js", 200),
        ("/assets/icon.svg", 200),
        ("/assets/house.rs", 404),
        ("/health", 200),
        ("/favicon.ico", 404),
        ("/t", 404),
        ("/t/ID/play", 405),
        ("/t/ID/undo", 405),
        ("/t/ID/say", 405),
        ("/t/ID/sit", 405),
        ("/me/link", 405),
    ] {
        let path = path.replace("ID", &id);
        assert_eq!(stranger.get(&path).await.status, status, "stranger: {path}");
        assert_eq!(players[0].get(&path).await.status, status, "player: {path}");
    }
    assert_eq!(stranger.get("/health").await.text(), "ok\n");
}

#[tokio::test]
async fn every_answer_forbids_what_is_foreign() {
    for (name, reply) in all_pages(&house(), "en").await {
        let expected = [
            ("content-security-policy", POLICY),
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("cache-control", "no-store"),
        ];
        for (header, value) in expected {
            assert_eq!(reply.header(header), Some(value), "{name}: {header}");
        }
    }
    let mut browser = Browser::new(&house());
    for file in ["/assets/house.css", "/assets/house.js", "/assets/icon.svg"] {
        let reply = browser.get(file).await;
        assert_eq!(reply.header("content-security-policy"), Some(POLICY), "{file}");
        assert_eq!(reply.header("cache-control"), Some("public, max-age=31536000, immutable"), "{file}");
    }
}

#[tokio::test]
async fn no_page_has_a_script_or_a_style_inside() {
    for (name, page) in all_html("en").await {
        for element in &page.elements {
            assert!(element.name != "style" && element.get("style").is_none(), "{name}: {element:?}");
            assert!(!element.attributes.keys().any(|key| key.starts_with("on")), "{name}: {element:?}");
            if element.name == "script" {
                assert!(element.get("src").is_some() && element.text.is_empty(), "{name}: {element:?}");
            }
            for link in ["href", "src", "action", "xlink:href"].iter().filter_map(|key| element.get(key)) {
                let own = link.starts_with(['/', '#', '?']) && !link.starts_with("//");
                assert!(own, "{name} leads away: {link}");
            }
        }
    }
}

#[tokio::test]
async fn every_page_is_well_nested_and_its_ids_are_unique() {
    for (name, page) in all_html("en").await {
        assert!(page.problems.is_empty(), "{name}: {:?}", page.problems);
        let mut ids = BTreeSet::new();
        for id in page.values("id") {
            assert!(ids.insert(id), "{name}: the id {id} stands twice");
        }
    }
}

#[tokio::test]
async fn whatever_a_page_points_to_is_there() {
    let house = house();
    let mut browser = Browser::new(&house);
    let mut known = BTreeSet::new();
    for (name, reply) in all_pages(&house, "en").await {
        if reply.header("content-type").is_none_or(|kind| !kind.starts_with("text/html")) {
            continue;
        }
        let page = reply.page();
        let ids: BTreeSet<&str> = page.values("id").into_iter().collect();
        for element in &page.elements {
            for (key, value) in &element.attributes {
                let inside = match key.as_str() {
                    "href" | "xlink:href" => value.strip_prefix('#'),
                    "aria-labelledby" | "for" | "aria-controls" => Some(value.as_str()),
                    _ => value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')),
                };
                // A part of a page points to ids of the whole one.
                let whole = page.all("html").next().is_some();
                assert!(inside.is_none_or(|id| !whole || ids.contains(id)), "{name}: {key}={value}");
            }
        }
        for link in ["href", "src"].iter().flat_map(|key| page.values(key)) {
            if link.starts_with('/') && known.insert(link.to_owned()) {
                let status = browser.get(link).await.status;
                assert!(matches!(status, 200 | 303), "{name}: {link} answers {status}");
            }
        }
    }
    assert!(known.len() > 40, "the pages point to many others");
}

#[tokio::test]
async fn every_sentence_has_words_in_every_language() {
    for language in ["de", "en"] {
        for (name, page) in all_html(language).await {
            let missing = page.elements.iter().find(|element| {
                element.text.contains('⟦') || element.attributes.values().any(|value| value.contains('⟦'))
            });
            assert!(missing.is_none(), "{name}: {missing:?}");
            if page.all("html").next().is_some() {
                assert_eq!(page.language(), language, "{name}");
            }
        }
    }
}

#[tokio::test]
async fn a_table_that_waits_shows_its_invitation() {
    let house = house_with(Config { public_url: Some("http://localhost:7777".to_owned()), ..config() });
    let mut owner = Browser::new(&house);
    let fields = [("name", "Anna"), ("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
    let id = owner.open_table(&fields).await;
    let page = owner.page(&format!("/t/{id}")).await;
    assert_eq!(page.text_of("link"), Some(format!("http://localhost:7777/t/{id}")));
    let named = |id: &str| page.elements.iter().find(|element| element.get("id") == Some(id)).unwrap();
    assert_eq!(named(page.value("data-copy")).text, format!("http://localhost:7777/t/{id}"));
    assert_eq!(named(page.value("data-tell")).get("role"), Some("status"), "whoever listens is told");
    let code = page.elements.iter().position(|element| element.has_class("qr")).unwrap();
    assert_eq!(page.elements[code].get("role"), Some("img"));
    assert_eq!(page.elements[code + 1].name, "svg", "the code is drawn");
    let invited = Browser::new(&house).page(&format!("/t/{id}")).await;
    assert_eq!(invited.text_of("link"), None, "whoever is asked to sit down is not asked to invite others");
    let secret = live(&house, &id).await.stored.secret;
    for page in [&page, &invited] {
        assert_eq!(page.value("data-lobby"), id);
        assert!(page.all("code").any(|code| code.text == table::Dice::commitment(&secret)));
    }
    let seat_form =
        |page: &Page| page.all("form").any(|form| form.get("action") == Some(&format!("/t/{id}/sit")));
    assert!(!seat_form(&owner.page(&format!("/t/{id}")).await), "whoever sits need not sit down");
    assert!(seat_form(&Browser::new(&house).page(&format!("/t/{id}")).await));
}

#[tokio::test]
async fn a_house_for_this_machine_alone_draws_no_code_that_would_lead_nowhere() {
    let house = house();
    let mut owner = Browser::new(&house);
    let fields = [("name", "Anna"), ("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
    let id = owner.open_table(&fields).await;
    let page = owner.page(&format!("/t/{id}")).await;
    assert_eq!(page.text_of("link"), Some(format!("http://localhost:7777/t/{id}")));
    assert!(!page.elements.iter().any(|element| element.has_class("qr")));
}

#[tokio::test]
async fn pictures_and_files_are_what_they_say() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "advanced").await;
    for (path, kind) in [
        (format!("/t/{id}/picture.svg"), "image/svg+xml"),
        ("/assets/icon.svg".to_owned(), "image/svg+xml"),
        ("/assets/house.css".to_owned(), "text/css; charset=utf-8"),
        ("/assets/house.js".to_owned(), "text/javascript; charset=utf-8"),
    ] {
        let reply = players[0].get(&path).await;
        assert_eq!(reply.header("content-type"), Some(kind), "{path}");
        if kind.starts_with("image") {
            assert!(reply.text().trim_start().starts_with("<svg"), "{path}");
            assert_eq!(reply.page().problems, [""; 0], "{path}");
        }
    }
    let head = players[0].request(Method::HEAD, &format!("/t/{id}"), "");
    let head = players[0].send(head).await;
    assert_eq!((head.status, head.body.len()), (200, 0), "a head has no body");
}

#[tokio::test]
async fn a_picture_shows_its_style_under_its_own_policy() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let reply = browsers[0].get(&format!("/t/{id}/picture.svg")).await;
    let policy = reply.header("content-security-policy").unwrap();
    let inline = reply.page().all("style").next().is_some();
    let allowed = policy.split(';').any(|rule| {
        rule.contains("style-src") && (rule.contains("sha256-") || rule.contains("unsafe-inline"))
    });
    assert!(!inline || allowed, "the picture has a style inside that its policy forbids: {policy}");
}

#[tokio::test]
async fn files_come_packed_to_whoever_can_unpack_them() {
    let house = crate::support::house();
    let mut browser = Browser::new(&house);
    for file in ["house.css", "house.js", "artus.svg"] {
        let plain = browser.get(&format!("/assets/{file}")).await;
        assert_eq!((plain.header("content-encoding"), plain.header("vary")), (None, Some("Accept-Encoding")));
        let mut request = browser.request(Method::GET, &format!("/assets/{file}"), "");
        request.headers_mut().insert("accept-encoding", "br, gzip".parse().unwrap());
        let packed = browser.send(request).await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"));
        assert!(packed.body.starts_with(&[0x1f, 0x8b]) && packed.body.len() * 2 < plain.body.len(), "{file}");
    }
}
