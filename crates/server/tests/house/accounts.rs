//! Accounts: a guest who gets one keeps everything, the same person comes back on every device, and nobody finds out
//! by trying who has one.

use crate::support::{Browser, Reply, config, house, house_on, house_with, measured, seated};
use server::{Config, House};
use std::time::Duration;

pub(crate) const PASSWORD: &str = "tintagel by the sea";

async fn create(browser: &mut Browser, account: &str, password: &str) -> Reply {
    browser.post("/account", &[("account", account), ("password", password)]).await
}

pub(crate) async fn sign_in(browser: &mut Browser, account: &str, password: &str) -> Reply {
    browser.post("/sign-in", &[("account", account), ("password", password)]).await
}

async fn change(browser: &mut Browser, old: &str, new: &str) -> Reply {
    browser.post("/account/password", &[("old", old), ("new", new)]).await
}

/// A browser signed in to an account of its own.
pub(crate) async fn with_account(house: &House, account: &str) -> Browser {
    let mut browser = Browser::new(house);
    assert_eq!(create(&mut browser, account, PASSWORD).await.status, 303);
    browser
}

/// The name of whoever this browser is to the house.
async fn name(browser: &mut Browser) -> Option<String> {
    let page = browser.page("/me").await;
    page.all("input").next().and_then(|input| input.get("value")).map(str::to_owned)
}

#[tokio::test]
async fn a_guest_with_an_account_keeps_the_seats_on_every_device() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "advanced").await;
    let guest = players[0].token().to_owned();
    let reply = create(&mut players[0], "Anna", PASSWORD).await;
    assert_eq!((reply.status, reply.location()), (303, "/me"));
    assert_ne!(players[0].token(), guest, "whoever knew the old token does not know the new one");
    let here = players[0].page(&format!("/t/{id}")).await;

    let mut phone = Browser::new(&house);
    let reply = sign_in(&mut phone, "  aNNa ", PASSWORD).await;
    assert_eq!((reply.status, reply.location()), (303, "/me"));
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(reply.header("set-cookie").unwrap().contains(part));
    }
    assert_ne!(phone.token(), guest, "every device has a token of its own");
    assert_eq!(phone.page(&format!("/t/{id}")).await, here, "the same seat, the same hand");
    let me = phone.page("/me").await;
    assert!(me.text_of("account").unwrap().contains("signed in as Anna"), "{:?}", me.text_of("account"));
    assert!(!me.values("href").contains(&"/sign-in"), "whoever is signed in need not sign in");
    assert_eq!(phone.get("/account").await.location(), "/me", "nobody needs a second account");
    assert_eq!(create(&mut phone, "Annabel", PASSWORD).await.status, 409);
}

/// Otherwise whoever made a guest and sent its link to somebody would stay in their account for ever.
#[tokio::test]
async fn an_account_ends_every_other_token_and_the_personal_link() {
    let house = house();
    let mut mallory = Browser::new(&house);
    let id = mallory.open_table(&[("players", "2"), ("mode", "beginner"), ("name", "Anna")]).await;
    let link = mallory.post("/me/link", &[]).await.page().text_of("link").unwrap();
    let link = link.strip_prefix("http://localhost:7777").unwrap();
    let (mut anna, mut phone) = (Browser::new(&house), Browser::new(&house));
    anna.follow(link).await;
    phone.follow(link).await;
    let mut stolen = mallory.stream(&id).await;
    stolen.next().await.unwrap();
    assert_eq!(create(&mut anna, "Anna", "short").await.status, 422);
    assert_eq!(name(&mut mallory).await.as_deref(), Some("Anna"), "what was refused has changed nothing");

    let before = anna.token().to_owned();
    assert_eq!(create(&mut anna, "Anna", PASSWORD).await.status, 303);
    assert_ne!(anna.token(), before);
    assert_eq!(name(&mut anna).await.as_deref(), Some("Anna"), "whoever made it stays");
    for mut browser in [mallory, phone, Browser::new(&house).with_cookie("tafelrunde", &before)] {
        assert_eq!(name(&mut browser).await, None);
    }
    while stolen.next().await.is_some() {}
    assert_eq!(Browser::new(&house).get(link).await.status, 404);
    assert!(anna.page("/me").await.values("href").contains(&format!("/t/{id}").as_str()), "the seat stays");
}

#[tokio::test]
async fn somebody_new_may_begin_with_an_account() {
    let house = house();
    let mut anna = with_account(&house, "Anna von Tintagel").await;
    assert_eq!(name(&mut anna).await.as_deref(), Some("Anna von Tintagel"), "the name at the table");
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner")]).await;
    let mut phone = Browser::new(&house);
    assert_eq!(sign_in(&mut phone, "anna von tintagel", PASSWORD).await.status, 303);
    assert!(phone.page("/me").await.values("href").contains(&format!("/t/{id}").as_str()));
    let listed = phone.page("/me").await.text_of("tables").expect("a list");
    assert!(listed.contains(" · opened within the last hour"), "{listed}");
}

#[tokio::test]
async fn whoever_signs_out_is_a_stranger_on_that_device_alone() {
    let house = house();
    let mut anna = with_account(&house, "Anna").await;
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner")]).await;
    let mut phone = Browser::new(&house);
    sign_in(&mut phone, "anna", PASSWORD).await;
    let old = phone.clone();
    let mut stream = phone.stream(&id).await;
    stream.next().await.unwrap();
    let mut other = anna.stream(&id).await;
    other.next().await.unwrap();
    let reply = phone.post("/account/out", &[]).await;
    assert_eq!((reply.status, reply.location()), (303, "/"));
    assert!(!phone.cookies.contains_key("tafelrunde"), "the browser forgets its token");
    for mut browser in [phone, old] {
        assert_eq!(name(&mut browser).await, None, "and so does the house");
    }
    while stream.next().await.is_some() {}
    assert_eq!(name(&mut anna).await.as_deref(), Some("Anna"));
    anna.say(&id, "still here").await;
    while !other.next().await.expect("the stream of the other device goes on").data.contains("still here") {}
    assert_eq!(
        Browser::new(&house).post("/account/out", &[]).await.status,
        303,
        "a stranger has nothing to lose"
    );
}

#[tokio::test]
async fn another_password_signs_out_every_other_device_and_ends_the_personal_link() {
    let house = house();
    let mut anna = with_account(&house, "Anna").await;
    let id = anna.open_table(&[("players", "2"), ("mode", "beginner")]).await;
    let mut phone = Browser::new(&house);
    sign_in(&mut phone, "anna", PASSWORD).await;
    let link = anna.post("/me/link", &[]).await.page().text_of("link").unwrap();
    let mut tablet = Browser::new(&house);
    tablet.follow(link.strip_prefix("http://localhost:7777").unwrap()).await;
    assert_eq!(name(&mut tablet).await.as_deref(), Some("Anna"));
    let mut streams = [phone.stream(&id).await, tablet.stream(&id).await];
    for stream in &mut streams {
        stream.next().await.unwrap();
    }

    assert_eq!(change(&mut anna, "not this one", "avalon in the mist").await.status, 403);
    assert_eq!(name(&mut phone).await.as_deref(), Some("Anna"), "what was refused has changed nothing");
    let before = anna.token().to_owned();
    let reply = change(&mut anna, PASSWORD, "avalon in the mist").await;
    assert_eq!((reply.status, reply.location()), (303, "/me"));
    assert_ne!(anna.token(), before);
    assert_eq!(name(&mut anna).await.as_deref(), Some("Anna"), "whoever changed it stays");
    for mut browser in [phone, tablet, Browser::new(&house).with_cookie("tafelrunde", &before)] {
        assert_eq!(name(&mut browser).await, None);
    }
    for mut stream in streams {
        while stream.next().await.is_some() {}
    }
    let mut again = Browser::new(&house);
    assert_eq!(sign_in(&mut again, "anna", PASSWORD).await.status, 403, "the old password is no longer one");
    assert_eq!(sign_in(&mut again, "anna", "avalon in the mist").await.status, 303);
    let mut guest = Browser::new(&house);
    guest.post("/me", &[("name", "Guest")]).await;
    assert_eq!(guest.get("/account/password").await.location(), "/account");
    assert_eq!(change(&mut guest, PASSWORD, PASSWORD).await.status, 409, "a guest has no password");
    assert_eq!(change(&mut Browser::new(&house), PASSWORD, PASSWORD).await.status, 403);
}

#[tokio::test]
async fn nobody_finds_out_who_has_an_account() {
    let house = house();
    with_account(&house, "Anna").await;
    let sums = || measured(&house, "tafelrunde_passwords_total");
    let mut replies = Vec::new();
    for account in ["anna", "zoe", "zo", "", "\u{202e}anna", &"a".repeat(200)] {
        for language in ["en", "de"] {
            let before = sums().await;
            let mut reply = sign_in(&mut Browser::new(&house).reading(language), account, "never this").await;
            assert_eq!(sums().await, before + 1.0, "{account:?} takes as long as any other");
            let shown = format!("value=\"{account}\"");
            assert!(reply.text().contains(&shown), "what was typed stays");
            reply.body = reply.text().replacen(&shown, "", 1).into_bytes();
            reply.headers.remove("content-length");
            replies.push((language, reply));
        }
    }
    for (language, reply) in &replies {
        let (_, first) = replies.iter().find(|(other, _)| other == language).unwrap();
        assert_eq!(reply, first, "the same answer, whoever was tried");
        assert_eq!(reply.status, 403);
        assert!(reply.failure().contains(if *language == "de" { "passen nicht" } else { "do not match" }));
    }
}

#[tokio::test]
async fn whoever_knows_the_password_may_mistype_it_again() {
    let house = house_with(Config { sign_in_attempts: 4, people_per_address: 1_000, ..config() });
    with_account(&house, "Anna").await;
    for _ in 0..6 {
        let mut browser = Browser::new(&house);
        assert_eq!(sign_in(&mut browser, "anna", "tintagel by the lake").await.status, 403);
        assert_eq!(sign_in(&mut browser, "anna", PASSWORD).await.status, 303);
    }
}

#[tokio::test]
async fn names_and_passwords_have_a_measure() {
    let house = house();
    let mut anna = with_account(&house, "Anna").await;
    for (account, password, status) in [
        ("An", PASSWORD, 422),
        ("  An   ", PASSWORD, 422),
        ("A\u{200b}\u{200b}nn", PASSWORD, 422),
        ("An\u{7}na", PASSWORD, 422),
        ("Abcdefghijklmnopqrstuvwxy", PASSWORD, 422),
        ("Zoe", "seven77", 422),
        ("Zoe", &"p".repeat(257), 422),
        ("Excalibur", "eXcalibur", 422),
        ("ANNA", PASSWORD, 409),
        ("Äöü", "ß und ü und é", 303),
        ("Zoe", &"p".repeat(256), 303),
    ] {
        let mut browser = Browser::new(&house);
        let reply = create(&mut browser, account, password).await;
        assert_eq!(reply.status, status, "{account:?} {password:?}");
        assert_eq!(browser.cookies.is_empty(), status != 303, "{account:?}");
        if status != 303 {
            assert!(reply.failure().len() > 20);
            assert!(!reply.text().contains(password), "a password is never shown");
        }
    }
    assert_eq!(sign_in(&mut Browser::new(&house), "ÄÖÜ", "ß und ü und é").await.status, 303);
    assert_eq!(change(&mut anna, PASSWORD, "short").await.status, 422);
    assert_eq!(change(&mut anna, PASSWORD, "aNNa").await.status, 422);
}

#[tokio::test]
async fn of_two_who_want_a_name_at_once_one_gets_it_and_nobody_else_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let house = house_on(config(), crate::support::store_at(&path));
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let mut browser = Browser::new(&house);
        all.spawn(async move { create(&mut browser, "Anna", PASSWORD).await.status });
    }
    let mut statuses = all.join_all().await;
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409, 409, 409, 409, 409]);
    assert_eq!(crate::support::count(&path, "SELECT COUNT(*) FROM person"), 1);
    let kept = crate::support::ask(&path, "SELECT password FROM person");
    assert!(kept.starts_with("$argon2id$") && !kept.contains(PASSWORD), "only the sum is kept");
    for file in std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap) {
        let bytes = std::fs::read(file.path()).unwrap();
        let password = PASSWORD.as_bytes();
        assert!(!bytes.windows(password.len()).any(|part| part == password), "{:?}", file.path());
    }
}

/// On one thread: if a sum were computed there, nobody else would be answered.
#[tokio::test]
async fn the_house_answers_while_passwords_are_checked() {
    let house = house();
    with_account(&house, "Anna").await;
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..12 {
        let mut browser = Browser::new(&house);
        all.spawn(async move { sign_in(&mut browser, "anna", PASSWORD).await.status });
    }
    let mut answered = 0;
    while all.try_join_next().is_none() {
        // A file of the program: nothing of it waits for a store.
        assert_eq!(Browser::new(&house).get("/assets/icon.svg").await.status, 200);
        answered += 1;
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert!(answered >= 2, "{answered} answers before the first sum was there");
    assert!(all.join_all().await.iter().all(|status| *status == 303), "and everybody has their turn");
}

#[tokio::test]
async fn the_pages_speak_both_languages_and_help_whoever_keeps_passwords() {
    let house = house();
    for (language, title) in [("en", "Sign in"), ("de", "Anmelden")] {
        let page = Browser::new(&house).reading(language).page("/sign-in").await;
        assert_eq!(page.all("h1").next().unwrap().text, title);
        let fields: Vec<_> = page.all("input").map(|field| field.get("autocomplete").unwrap()).collect();
        assert_eq!(fields, ["username", "current-password"]);
    }
    let page = Browser::new(&house).page("/account").await;
    assert!(page.values("autocomplete").contains(&"new-password"));
    let mut guest = Browser::new(&house);
    guest.post("/me", &[("name", "Gawain")]).await;
    assert!(
        guest.page("/account").await.values("value").contains(&"Gawain"),
        "the name stands there already"
    );
    let text = guest.get("/sign-in").await;
    assert!(text.text().contains("Gawain’s seats stay behind"), "a guest is warned");
}

#[tokio::test]
async fn a_guest_without_a_name_gets_that_of_the_account_as_it_was_typed() {
    let house = house();
    for (language, own, expected) in
        [("en", "", "Ygraine en"), ("de", "", "Ygraine de"), ("en", "Uther", "Uther")]
    {
        let mut guest = Browser::new(&house).reading(language);
        guest.post("/me", &[("name", own)]).await;
        let page = guest.page("/account").await;
        let offered = page.all("input").find(|field| field.get("name") == Some("account")).unwrap();
        assert_eq!(offered.get("value"), Some(own), "nobody is offered to be called Guest");
        let account = if own.is_empty() { expected.to_owned() } else { format!("KING {own}") };
        assert_eq!(create(&mut guest, &account, PASSWORD).await.status, 303);
        assert_eq!(name(&mut guest).await.as_deref(), Some(expected));
        assert!(guest.page("/me").await.text_of("account").unwrap().contains(&account));
        let mut again = Browser::new(&house);
        assert_eq!(sign_in(&mut again, &account.to_uppercase(), PASSWORD).await.status, 303);
        assert!(again.page("/me").await.text_of("account").unwrap().contains(&account));
        assert_eq!(change(&mut again, PASSWORD, "avalon in the mist").await.status, 303);
    }
}

#[tokio::test]
async fn a_guest_can_leave_the_device_and_is_warned_before() {
    let house = house();
    let mut guest = Browser::new(&house);
    guest.post("/me", &[("name", "Enid")]).await;
    let warned = guest.page("/me").await.text_of("leaving").unwrap();
    assert!(warned.contains("personal link") && warned.contains("Enid"), "{warned}");
    let warned = guest.clone().reading("de").page("/me").await.text_of("leaving").unwrap();
    assert!(warned.contains("persönlichen Link"), "{warned}");
    let token = guest.token().to_owned();
    assert_eq!(guest.post("/account/out", &[]).await.status, 303);
    assert_eq!(name(&mut guest).await, None);
    assert_eq!(name(&mut Browser::new(&house).with_cookie("tafelrunde", &token)).await, None);
    assert!(
        Browser::new(&house).page("/me").await.text_of("leaving").is_none(),
        "a stranger has nothing to leave"
    );
    assert!(with_account(&house, "Anna").await.page("/me").await.text_of("leaving").is_none());
}
