//! Running the house: for those who may, at once, and written down; for everybody else there is nothing.

use crate::support::{Browser, change, config, count, house, house_on, live, seated, store_at};
use axum::http::Method;
use server::{Act, Administration, Clock, Config, House, Sqlite};
use std::sync::Arc;
use std::time::Duration;

const PASSWORD: &str = "tintagel by the sea";

async fn with_account(house: &House, account: &str) -> Browser {
    let mut browser = Browser::new(house);
    make_account(&mut browser, account).await;
    browser
}

async fn make_account(browser: &mut Browser, account: &str) {
    let reply = browser.post("/account", &[("account", account), ("password", PASSWORD)]).await;
    assert_eq!(reply.status, 303, "{}", reply.text());
}

async fn sign_in(house: &House, account: &str, password: &str) -> (u16, Browser) {
    let mut browser = Browser::new(house);
    let reply = browser.post("/sign-in", &[("account", account), ("password", password)]).await;
    (reply.status, browser)
}

/// What an admin does about somebody.
async fn order(admin: &mut Browser, person: i64, act: &str) -> u16 {
    admin.post(&format!("/admin/people/{person}"), &[("act", act)]).await.status
}

async fn is_known(browser: &mut Browser) -> bool {
    browser.get("/account/access").await.status == 200
}

async fn audit(admin: &mut Browser) -> String {
    admin.page("/admin").await.text_of("audit").unwrap()
}

#[tokio::test]
async fn the_first_account_runs_the_house_and_nobody_else_finds_the_pages() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    let mut mordred = with_account(&house, "Mordred").await;
    let id = mordred.open_table(&[("players", "2"), ("mode", "beginner")]).await;
    let pages = [
        "/admin".to_owned(),
        "/admin/people".to_owned(),
        "/admin/people/1".to_owned(),
        "/admin/tables".to_owned(),
        format!("/admin/tables/{id}"),
    ];
    for path in &pages {
        assert_eq!(admin.get(path).await.status, 200, "{path}");
        for browser in [&mut mordred, &mut Browser::new(&house)] {
            assert_eq!(browser.get(path).await.status, 404, "{path}");
        }
    }
    let changes = [
        "/admin/people/1".to_owned(),
        format!("/admin/tables/{id}/close"),
        format!("/admin/tables/{id}/delete"),
        format!("/admin/tables/{id}/erase"),
    ];
    for path in &changes {
        for browser in [&mut mordred, &mut Browser::new(&house)] {
            let request = browser.request(Method::POST, path, "act=ban&line=1");
            assert_eq!(browser.send(request).await.status, 404, "{path}");
        }
    }
    assert!(is_known(&mut admin).await, "and nothing was done");
    assert!(admin.page("/me").await.values("href").contains(&"/admin"));
    assert!(!mordred.page("/me").await.values("href").contains(&"/admin"));
    assert!(audit(&mut admin).await.contains("Merlin runs the house, having created its first account"));
}

#[tokio::test]
async fn after_the_last_account_has_left_nobody_becomes_admin_by_coming_first() {
    let house = house();
    let mut first = with_account(&house, "Merlin").await;
    assert_eq!(first.post("/account/delete", &[("password", PASSWORD)]).await.status, 303);
    let mut second = with_account(&house, "Mordred").await;
    assert_eq!(second.get("/admin").await.status, 404);
}

#[tokio::test]
async fn a_ban_ends_everything_at_once_and_says_so() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    let mut mordred = with_account(&house, "Mordred").await;
    let id = mordred.open_table(&[("players", "2"), ("mode", "beginner")]).await;
    let mut stream = mordred.stream(&id).await;
    stream.next().await.unwrap();
    assert_eq!(order(&mut admin, 2, "ban").await, 303);
    while stream.next().await.is_some() {}
    assert!(!is_known(&mut mordred).await);
    let (status, mut again) = sign_in(&house, "Mordred", PASSWORD).await;
    assert_eq!(status, 403);
    assert!(again.cookies.is_empty());
    let reply = again.post("/sign-in", &[("account", "Mordred"), ("password", PASSWORD)]).await;
    assert!(reply.failure().contains("banned this account"), "{}", reply.failure());
    let wrong = again.post("/sign-in", &[("account", "Mordred"), ("password", "a guess at it")]).await;
    assert!(!wrong.failure().contains("banned"), "only whoever knows the password is told");
    assert_eq!(order(&mut admin, 2, "unban").await, 303);
    assert_eq!(sign_in(&house, "Mordred", PASSWORD).await.0, 303);
    let audit = audit(&mut admin).await;
    assert!(
        audit.contains("Merlin banned Mordred.") && audit.contains("lifted the ban on Mordred"),
        "{audit}"
    );
}

#[tokio::test]
async fn a_link_for_a_new_password_is_good_once_and_for_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let (clock, hour) = (Clock::default(), Duration::from_secs(3_600));
    let house = house_on(Config { clock: clock.clone(), ..config() }, store_at(&path));
    let mut admin = with_account(&house, "Merlin").await;
    let mut gareth = with_account(&house, "Gareth").await;
    let link = async |admin: &mut Browser| {
        let reply = admin.post("/admin/people/2", &[("act", "reset-link")]).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let link = reply.page().text_of("link").unwrap();
        link.strip_prefix("http://localhost:7777").unwrap().to_owned()
    };
    let first = link(&mut admin).await;
    let second = link(&mut admin).await;
    assert_eq!(
        Browser::new(&house).get(&first).await.status,
        404,
        "a new one takes the place of the old one"
    );
    let mut phone = Browser::new(&house);
    assert!(phone.get(&second).await.text().contains("Gareth"));
    assert_eq!(phone.post(&second, &[("password", "short")]).await.status, 422);
    assert!(is_known(&mut gareth).await, "nothing has changed so far");
    assert_eq!(phone.post(&second, &[("password", "avalon in the mist")]).await.status, 303);
    assert!(is_known(&mut phone).await && !is_known(&mut gareth).await);
    assert!(phone.cookies.contains_key("device"), "a device the account knows from now on");
    let known = "SELECT COUNT(*) FROM device WHERE person = 2";
    assert_eq!(count(&path, known), 2, "beside the one on which the account was made");
    assert_eq!(Browser::new(&house).post(&second, &[("password", "camlann at dusk")]).await.status, 404);
    assert_eq!(sign_in(&house, "Gareth", "avalon in the mist").await.0, 303);
    assert_eq!(sign_in(&house, "Gareth", PASSWORD).await.0, 403);
    let third = link(&mut admin).await;
    clock.put_forward(23 * hour);
    assert_eq!(Browser::new(&house).get(&third).await.status, 200);
    clock.put_forward(hour);
    assert_eq!(Browser::new(&house).get(&third).await.status, 404, "a day later");
    assert_eq!(Browser::new(&house).post(&third, &[("password", "camlann at dusk")]).await.status, 404);
    order(&mut admin, 2, "ban").await;
    assert_eq!(admin.post("/admin/people/2", &[("act", "reset-link")]).await.status, 409);
}

#[tokio::test]
async fn what_is_said_can_be_erased_and_whoever_says_it_muted() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    let (mut players, id) = seated(&house, 2, "beginner").await;
    players[0].say(&id, "something foul").await;
    players[0].say(&id, "something fair").await;
    let page = admin.page(&format!("/admin/tables/{id}")).await;
    let lines: Vec<&str> = page
        .all("input")
        .filter(|input| input.get("name") == Some("line"))
        .filter_map(|input| input.get("value"))
        .collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(admin.post(&format!("/admin/tables/{id}/erase"), &[("line", lines[0])]).await.status, 303);
    for browser in [&mut players[1], &mut admin] {
        let shown = browser.get(&format!("/t/{id}")).await;
        assert!(!shown.text().contains("foul") && shown.text().contains("something fair"));
    }
    assert!(!admin.get(&format!("/admin/tables/{id}")).await.text().contains("foul"));
    let anna = live(&house, &id).await.snapshot().seats[0].person.unwrap();
    assert_eq!(order(&mut admin, anna, "silence").await, 303);
    let reply = players[0].say(&id, "again").await;
    assert_eq!(reply.status, 403);
    assert!(reply.failure().contains("muted you"), "{}", reply.failure());
    assert_eq!(players[1].say(&id, "hello").await.status, 204);
    assert_eq!(order(&mut admin, anna, "unsilence").await, 303);
    assert_eq!(players[0].say(&id, "again").await.status, 204);
}

#[tokio::test]
async fn a_deleted_table_is_gone_for_everybody() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let mut stream = players[0].stream(&id).await;
    stream.next().await.unwrap();
    assert!(admin.get("/admin/tables?show=running").await.text().contains(&id));
    assert_eq!(admin.post(&format!("/admin/tables/{id}/delete"), &[]).await.status, 303);
    tokio::time::timeout(Duration::from_secs(10), async { while stream.next().await.is_some() {} })
        .await
        .unwrap();
    assert_eq!(players[0].get(&format!("/t/{id}")).await.status, 404);
    assert!(house.store().table(id.clone()).await.unwrap().is_none());
    assert_eq!(
        admin.post(&format!("/admin/tables/{id}/delete"), &[]).await.status,
        404,
        "there is none any more"
    );
    assert!(audit(&mut admin).await.contains(&format!("deleted table {id}")));
}

#[tokio::test]
async fn a_table_that_was_set_aside_is_listed_and_can_be_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let first = house_on(config(), store_at(&path));
    let mut admin = with_account(&first, "Merlin").await;
    let id = admin.open_table(&[("players", "2"), ("mode", "beginner")]).await;
    change(&path, "UPDATE game SET game = 'chess'");
    let house = house_on(config(), store_at(&path));
    let mut admin = admin.before(&house);
    assert_eq!(admin.get(&format!("/t/{id}")).await.status, 500);
    let listed = admin.page("/admin/tables?show=aside").await.text_of("entries").unwrap();
    assert!(listed.contains(&id) && listed.contains("chess"), "{listed}");
    assert_eq!(admin.post(&format!("/admin/tables/{id}/delete"), &[]).await.status, 303);
    assert_eq!(admin.get(&format!("/t/{id}")).await.status, 404);
    assert!(!admin.get("/admin/tables?show=aside").await.text().contains(&id));
}

#[tokio::test]
async fn somebody_deleted_by_an_admin_is_gone_and_the_audit_names_nobody() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    let mut mordred = with_account(&house, "Mordred").await;
    assert_eq!(order(&mut admin, 2, "delete").await, 303);
    assert!(!is_known(&mut mordred).await);
    assert_eq!(sign_in(&house, "Mordred", PASSWORD).await.0, 403);
    let shown = admin.get("/admin").await;
    assert!(shown.text().contains("Merlin deleted somebody.") && !shown.text().contains("Mordred"));
}

#[tokio::test]
async fn nobody_does_it_to_themselves_and_rights_can_be_taken() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    let mut nimue = with_account(&house, "Nimue").await;
    for act in ["ban", "delete", "revoke"] {
        assert_eq!(order(&mut admin, 1, act).await, 409, "{act}");
    }
    assert_eq!(order(&mut admin, 99, "ban").await, 409);
    assert_eq!(order(&mut admin, 2, "crown").await, 400);
    assert_eq!(order(&mut admin, 2, "grant").await, 303);
    assert_eq!(nimue.get("/admin").await.status, 200);
    assert_eq!(order(&mut nimue, 1, "revoke").await, 303);
    assert_eq!(admin.get("/admin").await.status, 404, "at once");
}

#[tokio::test]
async fn what_another_program_does_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let house = house_on(config(), store_at(&path));
    let tending = tokio::spawn(house.clone().run_housekeeping());
    let mut mordred = with_account(&house, "Mordred").await;
    assert!(is_known(&mut mordred).await);
    // The house has looked once.
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let elsewhere = store_at(&path);
    assert!(elsewhere.administer(None, Act::Ban(1), 0).await.unwrap().is_some());
    for _ in 0..50 {
        if !is_known(&mut mordred).await {
            tending.abort();
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the house never noticed");
}

#[tokio::test]
async fn signing_somebody_out_needs_a_second_look_and_a_new_token_is_not_old() {
    let house = house();
    let mut arthur = with_account(&house, "Arthur").await;
    with_account(&house, "Mordred").await;
    house.store().add_person("Elaine".to_owned(), [7; 32]).await.unwrap();
    let member = arthur.get("/admin/people/2").await;
    assert!(member.text().contains("They can sign in again with their password."), "{}", member.text());
    let guest = arthur.get("/admin/people/3").await;
    assert!(guest.text().contains("they can never come back"), "{}", guest.text());
    assert!(!guest.text().contains("some time ago"), "the token was made a moment ago: {}", guest.text());
}

#[tokio::test]
async fn people_are_found_by_name_and_by_account_and_nothing_in_a_search_is_special() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    with_account(&house, "100% Lancelot").await;
    let mut guest = Browser::new(&house);
    guest.post("/me", &[("name", "Elaine_of_Astolat")]).await;
    for (query, found) in [
        ("lance", vec!["Lancelot"]),
        ("100%25", vec!["Lancelot"]),
        ("%25", vec!["Lancelot"]),
        ("_of_", vec!["Elaine"]),
        ("", vec!["Lancelot", "Elaine", "Merlin"]),
        ("zzz", vec![]),
        ("lance%00", vec!["Lancelot"]),
    ] {
        let page = admin.page(&format!("/admin/people?q={query}")).await;
        let listed = page.text_of("entries").unwrap_or_default();
        for name in ["Lancelot", "Elaine", "Merlin"] {
            assert_eq!(listed.contains(name), found.contains(&name), "{query:?}: {name} in {listed}");
        }
    }
}

#[tokio::test]
async fn the_audit_never_names_somebody_who_came_later() {
    let house = house();
    let mut arthur = with_account(&house, "Arthur").await;
    let mut guest = Browser::new(&house);
    assert_eq!(guest.post("/me", &[("name", "Mordred")]).await.status, 303);
    assert_eq!(order(&mut arthur, 2, "silence").await, 303);
    house.store().forget_unused(2).await.unwrap();
    assert_eq!(house.store().person_for_admin(2).await.unwrap(), None);
    let mut later = Browser::new(&house);
    assert_eq!(later.post("/me", &[("name", "Galahad")]).await.status, 303);
    assert!(!audit(&mut arthur).await.contains("Galahad"), "he was not silenced");
    assert_eq!(house.store().person_for_admin(3).await.unwrap().unwrap().name, "Galahad");
}

#[tokio::test]
async fn what_cannot_be_done_to_somebody_changes_nothing() {
    let house = house();
    let mut admin = with_account(&house, "Merlin").await;
    let mut guest = Browser::new(&house);
    guest.post("/me", &[("name", "Guest of honour")]).await;
    let mordred = with_account(&house, "Mordred").await;
    let acts = house.store().audit(100).await.unwrap().len();
    assert_eq!(order(&mut admin, 2, "ban").await, 409, "a guest has no account to be banned");
    assert!(guest.get("/me").await.text().contains("Guest of honour"), "and is not signed out");
    assert_eq!(house.store().audit(100).await.unwrap().len(), acts);
    drop(mordred);
    assert_eq!(order(&mut admin, 3, "reset-link").await, 200);
    let reader = house.store();
    let resets = async || reader.account_data_of(3).await.unwrap().resets.len();
    assert_eq!((resets().await, order(&mut admin, 2, "reset-link").await), (1, 409));
    assert_eq!(resets().await, 1);
}

/// The house empties its own log, which is nobody else's doing: nobody has to be looked up again for that.
#[tokio::test]
async fn only_the_command_line_is_a_writer_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("house.sqlite")).unwrap());
    let house = house_on(config(), store.clone());
    let mut admin = with_account(&house, "Merlin").await;
    let mut mordred = with_account(&house, "Mordred").await;
    let before = store.written_elsewhere().await.unwrap();
    assert_eq!(order(&mut admin, 2, "silence").await, 303);
    assert_eq!(mordred.post("/account/delete", &[("password", PASSWORD)]).await.status, 303);
    let log = folder.path().join("house.sqlite-wal");
    crate::support::until("the log is emptied", || log.metadata().is_ok_and(|found| found.len() == 0)).await;
    assert_eq!(store.written_elsewhere().await.unwrap(), before);
    assert!(store.administer(None, Act::Silence(1), 0).await.unwrap().is_some());
    assert_ne!(store.written_elsewhere().await.unwrap(), before);
}

/// An act that finds nobody it applies to is not called done, so nothing of it is written down.
#[tokio::test]
async fn nobody_becomes_an_admin_without_an_account_or_while_banned() {
    let house = house();
    let _merlin = with_account(&house, "Merlin").await;
    let _mordred = with_account(&house, "Mordred").await;
    Browser::new(&house).open_table(&[("name", "Gwen"), ("players", "2"), ("seat2", "here")]).await;
    let store = house.store();
    assert!(store.administer(None, Act::Ban(2), 0).await.unwrap().is_some());
    for nobody in [2, 3, 99] {
        assert_eq!(store.administer(None, Act::Grant(nobody), 0).await, Ok(None), "{nobody}");
    }
    assert!(store.administer(None, Act::Unban(2), 0).await.unwrap().is_some());
    assert!(store.administer(None, Act::Grant(2), 0).await.unwrap().is_some());
}
