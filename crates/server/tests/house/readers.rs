//! Whoever reads: their language, their theme, their name, and the link by which they come back.

use crate::support::{Browser, Page, config, form, house, house_with, live, play_on, seated};
use axum::http::Method;
use server::Config;
use table::generator;

/// The language the start page speaks to a browser.
async fn language_of(browser: &mut Browser) -> String {
    browser.page("/").await.language().to_owned()
}

#[tokio::test]
async fn the_browser_says_which_language_it_reads() {
    let house = house();
    for (accepted, language) in [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr,de;q=0.5", "de"),
        ("fr", "en"),
        ("*", "en"),
        ("", "en"),
        (";;;,,,", "en"),
    ] {
        let mut browser = Browser::new(&house).reading(accepted);
        assert_eq!(language_of(&mut browser).await, language, "{accepted:?}");
    }
}

#[tokio::test]
async fn a_chosen_language_overrules_the_browser() {
    let house = house();
    let mut browser = Browser::new(&house).reading("de");
    let reply = browser.get("/lang/en?back=/rules/ART-9.2").await;
    assert_eq!((reply.status, reply.location()), (303, "/rules/ART-9.2"));
    assert_eq!(language_of(&mut browser).await, "en");
    browser.get("/lang/de").await;
    assert_eq!(language_of(&mut browser).await, "de");
    let mut odd = Browser::new(&house).reading("de").with_cookie("lang", "xx");
    assert_eq!(language_of(&mut odd).await, "de", "an unknown choice is none");
}

#[tokio::test]
async fn pages_are_in_the_language_of_whoever_reads_them() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    players[1].language = "de".to_owned();
    let talk = |page: &Page| page.text_of("log").unwrap();
    let english = talk(&players[0].page(&format!("/t/{id}")).await);
    let german = talk(&players[1].page(&format!("/t/{id}")).await);
    assert_ne!(english, german, "one table, two languages");
    let english = players[0].page("/rules/ART-9.2").await.text_of("rule").unwrap();
    let german = players[1].page("/rules/ART-9.2").await.text_of("rule").unwrap();
    assert_ne!(english, german);
    assert!(english.starts_with("ART-9.2") && german.starts_with("ART-9.2"));
    let german = players[1].get("/nothing").await;
    assert!(german.failure().starts_with("Hier ist nichts"), "{}", german.failure());
}

#[tokio::test]
async fn a_chosen_theme_stays() {
    let house = house();
    let mut browser = Browser::new(&house);
    let theme = |page: &Page| page.all("html").next().unwrap().get("data-theme").map(str::to_owned);
    assert_eq!(theme(&browser.page("/").await), None, "what the device prefers");
    for chosen in ["dark", "light"] {
        let reply = browser.get(&format!("/theme/{chosen}?back=/new/artus")).await;
        assert_eq!((reply.status, reply.location()), (303, "/new/artus"));
        for path in ["/", "/new/artus", "/rules/ART", "/me"] {
            assert_eq!(theme(&browser.page(path).await).as_deref(), Some(chosen), "{path}");
        }
    }
    let mut odd = Browser::new(&house).with_cookie("theme", "\"><script>");
    assert_eq!(theme(&odd.page("/").await), None, "an unknown theme is none");
}

#[tokio::test]
async fn nobody_is_led_out_of_the_house() {
    let mut browser = Browser::new(&house());
    let foreign = ["https://evil.example", "//evil.example", "evil.example", "javascript:alert(1)", ""];
    for back in foreign {
        for choice in ["/lang/de", "/theme/dark"] {
            let path = format!("{choice}?{}", form(&[("back", back)]));
            assert_eq!(browser.get(&path).await.location(), "/", "{back}");
        }
    }
    // Browsers read a backslash as a slash, and leave out tabs.
    for back in ["/\\evil.example", "/\t/evil.example", "/\\/evil.example"] {
        let reply = browser.get(&format!("/lang/de?{}", form(&[("back", back)]))).await;
        let read = reply.location().replace('\\', "/").replace('\t', "");
        assert!(!read.starts_with("//"), "{back:?} leads to {:?}", reply.location());
    }
    let path = format!("/lang/de?{}", form(&[("back", "/a\r\nSet-Cookie: tafelrunde=x")]));
    let reply = browser.get(&path).await;
    assert_eq!(reply.location(), "/", "no header can be smuggled in");
    assert_eq!(browser.cookies.get("tafelrunde"), None);
}

#[tokio::test]
async fn the_rules_are_read_by_clause_by_section_and_as_a_whole() {
    let mut browser = Browser::new(&house());
    let count = |page: &Page| page.elements.iter().filter(|rule| rule.has_class("rule")).count();
    let (clause, section, all) = (
        browser.page("/rules/ART-9.2").await,
        browser.page("/rules/ART-9").await,
        browser.page("/rules/ART").await,
    );
    assert_eq!(count(&clause), 1);
    assert!(count(&section) > 3 && count(&section) < 30);
    assert!(count(&all) > 100);
    for odd in ["ART-", "ART-9.", "art-9.2", "ART-9.2.1", "%20", "..%2F..%2Fetc%2Fpasswd", "%00", "%E2%80%8B"]
    {
        let status = browser.get(&format!("/rules/{odd}")).await.status;
        assert!(matches!(status, 200 | 400 | 404), "{odd}: {status}");
    }
}

#[tokio::test]
async fn a_personal_link_brings_the_same_person_to_another_device() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let link = players[0].post("/me/link", &[]).await;
    assert_eq!(link.status, 200);
    let link = link.page().text_of("link").unwrap();
    let path = link.strip_prefix("http://localhost:7777").unwrap();
    assert!(!link.contains(players[0].token()), "the link is a token of its own");

    let mut phone = Browser::new(&house);
    let reply = phone.follow(path).await;
    assert_eq!((reply.status, reply.location()), (303, "/me"));
    let cookie = reply.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let (there, here) = (phone.page(&format!("/t/{id}")).await, players[0].page(&format!("/t/{id}")).await);
    assert_eq!(there, here, "the same seat, the same hand");
    assert!(players[0].page("/me").await.text_of("link").is_none(), "a link is shown once");
    assert_eq!(phone.post("/me/link", &[]).await.status, 200);
    assert_eq!(Browser::new(&house).post("/me/link", &[]).await.status, 403, "nobody has no link");
}

#[tokio::test]
async fn a_house_behind_a_proxy_names_its_public_address() {
    let public = Config { public_url: Some("https://play.example/".to_owned()), ..config() };
    let house = house_with(public);
    let foreign = Browser::new(&house).post("/new/artus", &[("players", "2")]).await;
    assert_eq!(foreign.status, 403, "its pages are at the public address and nowhere else");
    // The proxy may pass the name on or not.
    let mut browser = Browser::new(&house).found_at("https://play.example", "127.0.0.1:7777");
    let reply = browser
        .post("/new/artus", &[("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("name", "Anna")])
        .await;
    assert!(reply.header("set-cookie").unwrap().ends_with("; Secure"), "only over HTTPS");
    let page = browser.page(reply.location()).await;
    assert!(page.text_of("link").unwrap().starts_with("https://play.example/t/"));
    let page = browser.post("/me/link", &[]).await.page();
    assert!(page.text_of("link").unwrap().starts_with("https://play.example/me/"));
}

#[tokio::test]
async fn a_foreign_host_is_in_no_link_redirect_or_cookie() {
    let house = house();
    let mut browser = Browser::new(&house).found_at("http://evil.example", "evil.example");
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("name", "Anna")];
    let opened = browser.post("/new/artus", &fields).await;
    assert_eq!(opened.status, 303, "a house in a home network has a name it does not know");
    let id = opened.location().strip_prefix("/t/").unwrap().to_owned();
    let (lobby, link) = (browser.get(opened.location()).await, browser.post("/me/link", &[]).await);
    let replay = browser.get(&format!("/t/{id}/replay")).await;
    for reply in [&opened, &lobby, &link, &replay] {
        assert!(!format!("{:?}", reply.headers).contains("evil"), "{:?}", reply.headers);
        assert!(!reply.text().contains("evil"), "{}", reply.text());
    }
    let path = |reply: &crate::support::Reply| {
        let page = reply.page();
        let found = page.elements.iter().find_map(|element| element.get("data-path").map(str::to_owned));
        found.expect("the script of the page completes it")
    };
    assert_eq!(path(&lobby), format!("/t/{id}"));
    assert_eq!(link.page().text_of("link").unwrap(), path(&link), "without a script it is the path alone");
    assert!(path(&link).starts_with("/me/"));
    assert!(lobby.page().text_of("qr").is_none(), "a picture cannot be completed");
    let mut own = browser.clone().found_at("http://localhost:7777", "localhost:7777");
    let known = own.page(&format!("/t/{id}")).await;
    assert_eq!(known.text_of("link").unwrap(), format!("http://localhost:7777/t/{id}"));
    assert!(
        !known.elements.iter().any(|element| element.has_class("qr")),
        "it would lead to this machine alone"
    );
}

#[tokio::test]
async fn a_person_may_take_another_name() {
    let house = house();
    let mut browser = Browser::new(&house);
    let id = browser.open_table(&[("name", "Anna"), ("players", "2"), ("mode", "beginner")]).await;
    let mut phone = browser.clone();
    let name = |page: &Page| page.all("input").next().unwrap().get("value").unwrap().to_owned();
    assert_eq!(name(&browser.page("/me").await), "Anna");
    let reply = browser.post("/me", &[("name", "  Annabel\u{7}\n ")]).await;
    assert_eq!((reply.status, reply.location()), (303, "/me"));
    assert_eq!(name(&browser.page("/me").await), "Annabel", "on every device");
    assert_eq!(name(&phone.page("/me").await), "Annabel", "on every device");
    browser.post("/me", &[("name", " \t ")]).await;
    assert_eq!(name(&browser.page("/me").await), "Annabel", "no name is no change");
    let seats = live(&house, &id).await.snapshot().seats.clone();
    assert_eq!(seats[0].name, "Anna", "a game that has begun keeps its names");

    let mut stranger = Browser::new(&house);
    assert!(stranger.page("/me").await.all("input").next().is_none(), "nobody has no name");
    stranger.post("/me", &[("name", "Zoe")]).await;
    assert_eq!(name(&stranger.page("/me").await), "Zoe", "whoever says their name is known");
}

#[tokio::test]
async fn everybody_finds_their_own_tables_and_the_open_ones() {
    let house = house();
    let (mut anna, mut ben) = (Browser::new(&house), Browser::new(&house));
    let open =
        [("players", "2"), ("mode", "advanced"), ("seat2", "friend"), ("listed", "yes"), ("name", "Anna")];
    let listed = anna.open_table(&open).await;
    let hidden = anna.open_table(&open[..3]).await;
    let links = |page: &Page| -> Vec<String> {
        let tables = page.values("href").into_iter().filter_map(|link| link.strip_prefix("/t/"));
        tables.map(str::to_owned).collect()
    };
    assert_eq!(links(&ben.page("/").await), [listed.as_str()], "unlisted tables are found by link alone");
    let own = links(&anna.page("/me").await);
    assert!(own.len() == 2 && own.contains(&listed) && own.contains(&hidden), "{own:?}");
    assert!(links(&ben.page("/me").await).is_empty());
    ben.sit(&listed, 2, "Ben", "").await;
    assert_eq!(links(&ben.page("/me").await), [listed.as_str()]);
    assert!(
        links(&Browser::new(&house).page("/").await).is_empty(),
        "a game that has begun waits for nobody"
    );
}

#[tokio::test]
async fn a_browser_that_likes_a_language_better_gets_it() {
    let house = house();
    for (accepted, language) in [("en;q=0.5, de", "de"), ("en;q=0.3,de;q=0.9", "de"), ("de;q=0, en", "en")] {
        let page = Browser::new(&house).reading(accepted).page("/").await;
        assert_eq!(page.language(), language, "{accepted}");
    }
}

#[tokio::test]
async fn a_name_can_be_seen() {
    let house = house();
    let invisible =
        ["\u{200b}\u{200b}", "\u{2060}", "\u{3164}", "Anna\u{202e}neB", "\u{feff}", "B\u{200d}en"];
    for name in invisible {
        let mut browser = Browser::new(&house);
        browser.post("/me", &[("name", name)]).await;
        let page = browser.page("/me").await;
        let shown = page.all("input").next().unwrap().get("value").unwrap().to_owned();
        let odd = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{3164}');
        assert!(!shown.contains(odd), "{shown:?} cannot be told from another name");
    }
}

#[tokio::test]
async fn every_refusal_is_a_sentence_in_the_language_of_the_reader() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let browser = &mut browsers[0];
    browser.language = "de".to_owned();
    let mut replies = vec![
        ("a form without its field", browser.post(&format!("/t/{id}/play"), &[]).await),
        ("a seat that is no number", browser.post(&format!("/t/{id}/sit"), &[("seat", "x")]).await),
        ("a step that is no number", browser.get(&format!("/t/{id}/replay?to=x")).await),
        ("an address that is no text", browser.get("/t/%FF").await),
        ("a page that only takes changes", browser.get(&format!("/t/{id}/play")).await),
    ];
    let large = browser.request(Method::POST, &format!("/t/{id}/say"), "a".repeat(20_000));
    replies.push(("too much", browser.send(large).await));
    let silent: Vec<&str> = replies
        .iter()
        .filter(|(_, reply)| reply.page().text_of("failure").is_none())
        .map(|(what, _)| *what)
        .collect();
    assert!(silent.is_empty(), "without a page of ours: {silent:?}");
    for (what, reply) in &replies {
        let page = reply.page();
        let heading = &page.all("h1").next().unwrap().text;
        assert!(
            heading.contains(char::is_alphabetic) && !heading.contains(char::is_numeric),
            "{what}: {heading}"
        );
        assert!(
            page.values("href").contains(&format!("/t/{id}").as_str()) || what.contains("address"),
            "{what}: a way on"
        );
    }
}

#[tokio::test]
async fn whoever_changes_the_language_at_the_table_comes_back_to_the_table() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    let table = format!("/t/{id}");
    let back_links = |page: &Page| -> Vec<String> {
        let links = page.values("href").into_iter().filter_map(|link| link.split_once("?back="));
        links.map(|(_, back)| back.to_owned()).collect()
    };
    let pages = [
        browsers[0].page(&table).await,
        browsers[0].page(&format!("{table}/view")).await,
        browsers[0].stream(&id).await.next().await.unwrap().page(),
    ];
    for page in pages {
        assert!(back_links(&page).iter().all(|back| *back == table), "{:?}", back_links(&page));
    }
}

/// Where the switches for language and theme on a page lead to, and whether that is a page.
async fn after_each_switch(browser: &mut Browser, page: &Page) -> Vec<(String, u16)> {
    let switches: Vec<String> =
        page.values("href").into_iter().filter(|link| link.contains("?back=")).map(str::to_owned).collect();
    assert!(switches.len() > 2, "{switches:?}");
    let mut reached = Vec::new();
    for switch in switches {
        let back = browser.get(&switch).await.location().to_owned();
        let status = browser.get(&back).await.status;
        reached.push((back, status));
    }
    reached
}

#[tokio::test]
async fn a_switch_keeps_what_was_asked_of_the_page() {
    let house = house();
    let (mut browsers, id) = seated(&house, 2, "beginner").await;
    play_on(&house, &id, &mut browsers, 1_000, &mut generator(7)).await;
    let browser = &mut browsers[0];
    for asked in [
        format!("/t/{id}/replay?to=7"),
        format!("/t/{id}/continue?to=7"),
        format!("/t/{id}/replay?to=7&a=%26b%2Bc+d%25&e=%C3%A4"),
        "/rules/ART?%2F%2Fevil.example".to_owned(),
    ] {
        let page = browser.page(&asked).await;
        for (back, status) in after_each_switch(browser, &page).await {
            assert_eq!((back.as_str(), status), (asked.as_str(), 200));
        }
    }
}

#[tokio::test]
async fn a_switch_on_a_page_that_answers_a_change_leads_to_a_page() {
    let house = house();
    let mut browser = Browser::new(&house);
    browser.post("/me", &[("name", "Anna")]).await;
    let page = browser.post("/me/link", &[]).await.page();
    for reached in after_each_switch(&mut browser, &page).await {
        assert_eq!(reached, ("/me".to_owned(), 200));
    }
}

#[tokio::test]
async fn the_chosen_theme_stays_on_pages_of_errors() {
    let mut browser = Browser::new(&house()).with_cookie("theme", "dark");
    let page = browser.get("/nothing").await.page();
    assert_eq!(page.all("html").next().unwrap().get("data-theme"), Some("dark"));
}

#[tokio::test]
async fn whoever_sits_at_a_table_goes_on_and_everybody_else_joins() {
    let house = house();
    let mut anna = Browser::new(&house);
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("listed", "yes")];
    let waiting = anna.open_table(&fields).await;
    let (mut players, over) = seated(&house, 2, "beginner").await;
    let label = |page: Page, id: &str| {
        let to = format!("/t/{id}");
        page.all("a").find(|link| link.get("href") == Some(&to)).map(|link| link.text.clone()).unwrap()
    };
    for (language, go_on, join, open) in
        [("en", "Continue", "Join", "Open"), ("de", "Weiterspielen", "Mitspielen", "Öffnen")]
    {
        let mut anna = anna.clone().reading(language);
        assert_eq!(label(anna.page("/me").await, &waiting), go_on);
        assert_eq!(label(anna.page("/").await, &waiting), go_on);
        let mut ben = players[1].clone().reading(language);
        assert_eq!(label(ben.page("/").await, &waiting), join, "a seat is free for Ben");
        let running = live(&house, &over).await.snapshot().running.turn() != table::Turn::Over;
        assert_eq!(label(ben.page("/me").await, &over), if running { go_on } else { open });
        play_on(&house, &over, &mut players, usize::MAX, &mut table::generator(4)).await;
        assert_eq!(label(ben.page("/me").await, &over), open, "there is nothing to go on with");
    }
}
