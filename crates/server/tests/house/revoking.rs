//! Whoever is signed out, banned or deleted changes nothing from that moment on: neither by a request whose
//! head has come and whose body has not, nor by one that is under way.

use crate::accounts::{PASSWORD, with_account};
use crate::cutting::Scene;
use crate::cutting::requests::changes;
use crate::support::{Browser, Reply, form, house, house_on};
use axum::body::{Body, Bytes};
use axum::http::{Method, Request};
use http_body_util::BodyExt;
use server::{Act, Credential, Ending, House, NewAccount, NewApiToken, Scope, SigningIn, StoreError, app};
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// A request of which everything but the last byte has come.
struct Slow {
    answer: JoinHandle<Reply>,
    last_byte: oneshot::Sender<()>,
}

impl Slow {
    /// Sends all but the last byte, and waits until the house waits for it.
    async fn begin(house: &House, request: Request<Body>) -> Self {
        let (parts, body) = request.into_parts();
        let mut bytes = body.collect().await.unwrap().to_bytes();
        let last = if bytes.is_empty() { Bytes::from("x") } else { bytes.split_off(bytes.len() - 1) };
        let (last_byte, released) = oneshot::channel::<()>();
        let (waits, waiting) = oneshot::channel::<()>();
        let body = async_stream::stream! {
            yield Ok::<_, Infallible>(bytes);
            waits.send(()).ok();
            released.await.ok();
            yield Ok(last);
        };
        let request = Request::from_parts(parts, Body::from_stream(body));
        let app = app(house.clone());
        let answer = tokio::spawn(async move {
            let response = app.oneshot(request).await.expect("the house always answers");
            let (status, headers) = (response.status().as_u16(), response.headers().clone());
            let body = response.into_body().collect().await.unwrap().to_bytes().to_vec();
            Reply { status, headers, body }
        });
        waiting.await.expect("the house reads the body of whatever changes something");
        Self { answer, last_byte }
    }

    /// Sends the last byte; what the house answers.
    async fn end(self) -> Reply {
        self.last_byte.send(()).ok();
        self.answer.await.expect("the request was answered")
    }
}

/// What belongs to somebody, or to everybody: nothing here changes by looking.
async fn belongings(house: &House, people: impl IntoIterator<Item = i64>) -> String {
    let store = house.store();
    let mut all = String::new();
    for person in people {
        let person_for_admin = store.person_for_admin(person).await.unwrap();
        let person_for_admin =
            person_for_admin.map(|one| (one.name, one.account, one.is_admin, one.is_banned, one.tokens));
        all += &format!("{person}: {person_for_admin:?}, link {}\n", store.has_link(person).await.unwrap());
        for token in store.api_tokens(person).await.unwrap() {
            all += &format!("  token {}\n", token.handle);
        }
        for table in store.all_tables_of(person).await.unwrap() {
            all += &format!("  {:?}\n", store.table(table.id.clone()).await.unwrap());
            all += &format!("  {:?}\n", store.muted(table.id).await.unwrap());
        }
    }
    all + &format!("{} acts", store.audit(1000).await.unwrap().len())
}

/// How many people the scene has, and some who may be made by mistake.
const PEOPLE: std::ops::RangeInclusive<i64> = 1..=12;

/// Where somebody the house does not know may ask as well: then it takes them for a stranger.
const FOR_STRANGERS: [&str; 9] = [
    "/new/{game}",
    "/learn/{game}/{lesson}/play",
    "/t/{id}/sit",
    "/t/{id}/continue",
    "/import",
    "/me",
    "/me/{token}",
    "/account",
    "/account/out",
];

/// All changes: the head, then `act` is done to whoever asks, then the rest of the body. `None` where nothing is done.
async fn all_after(act: Option<&str>) {
    let all = changes(&Scene::new().await).await;
    for (route, what) in &all {
        let mut scene = Scene::new().await;
        scene.admin = Some(with_account(&scene.house, "Arthur").await);
        let (Some(asks), request) = scene.request(route, what).await else { continue };
        // Anna, Ben, Clara, and Anna on another device.
        let person = [1, 2, 3, 1][asks];
        let has_account =
            scene.house.store().person_for_admin(person).await.unwrap().unwrap().account.is_some();
        if act == Some("ban") && !has_account {
            continue;
        }
        let slow = Slow::begin(&scene.house, request).await;
        if let Some(act) = act {
            let arthur = scene.admin.as_mut().unwrap();
            let done = arthur.post(&format!("/admin/people/{person}"), &[("act", act)]).await;
            assert_eq!(done.status, 303, "{act}");
            // A game that begins without the word of whoever was deleted has its first throw before anything
            // is compared.
            scene.house.reopen_running().await.unwrap();
        }
        let is_for_strangers = FOR_STRANGERS.contains(&route.as_str());
        let people = || if is_for_strangers { person..=person } else { PEOPLE };
        let before = belongings(&scene.house, people()).await;
        let reply = slow.end().await;
        let name = format!("{route} {what} after {act:?}: {} {}", reply.status, reply.text());
        if act.is_none() {
            assert!(matches!(reply.status, 200..=399), "{name}");
        } else {
            assert!(is_for_strangers || matches!(reply.status, 400..=499), "{name}");
            assert_eq!(belongings(&scene.house, people()).await, before, "{name}");
        }
    }
}

#[tokio::test]
async fn every_change_is_made_though_its_body_comes_late() {
    all_after(None).await;
}

#[tokio::test]
async fn whoever_is_signed_out_before_the_body_has_come_changes_nothing() {
    all_after(Some("sign-out")).await;
}

#[tokio::test]
async fn whoever_is_banned_before_the_body_has_come_changes_nothing() {
    all_after(Some("ban")).await;
}

#[tokio::test]
async fn whoever_is_deleted_before_the_body_has_come_changes_nothing() {
    all_after(Some("delete")).await;
}

/// What is shown of every table is what is kept of it.
async fn assert_shown_as_kept(house: &House, name: &str) {
    for person in PEOPLE {
        for table in house.store().all_tables_of(person).await.unwrap() {
            let snapshot = crate::support::live(house, &table.id).await.snapshot();
            let (kept, moves, said) = house.store().table(table.id).await.unwrap().unwrap();
            assert_eq!((&kept.seats, &said), (&*snapshot.seats, &*snapshot.chat), "{name}");
            assert_eq!(moves.len(), snapshot.running.moves_made(), "{name}");
        }
    }
}

/// All changes of tables: the house has recognised whoever asks and has done all but keep the change; then
/// `act` is done to them, and only then the change reaches the store.
async fn all_under_way(act: &str) {
    let mut held = 0;
    for (route, what) in &changes(&Scene::new().await).await {
        let mut scene = Scene::new().await;
        scene.admin = Some(with_account(&scene.house, "Arthur").await);
        let (Some(asks), request) = scene.request(route, what).await else { continue };
        let person = [1, 2, 3, 1][asks];
        scene.store.hold_changes(true);
        let app = app(scene.house.clone());
        let answer = tokio::spawn(async move { app.oneshot(request).await.unwrap().status() });
        while scene.store.changes_waiting() == 0 && !answer.is_finished() {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        if answer.is_finished() {
            continue;
        }
        held += 1;
        let arthur = scene.admin.as_mut().unwrap();
        let done = arthur.post(&format!("/admin/people/{person}"), &[("act", act)]).await;
        assert_eq!(done.status, 303, "{act}");
        let before = belongings(&scene.house, PEOPLE).await;
        scene.store.hold_changes(false);
        let status = answer.await.unwrap().as_u16();
        assert!(matches!(status, 400..=499), "{route} {what} while {act}: {status}");
        assert_eq!(belongings(&scene.house, PEOPLE).await, before, "{route} {what} while {act}");
        assert_shown_as_kept(&scene.house, route).await;
    }
    assert!(held >= 16, "only {held} changes of tables were tried");
}

#[tokio::test]
async fn whoever_is_signed_out_changes_no_table_by_a_request_under_way() {
    all_under_way("sign-out").await;
}

#[tokio::test]
async fn whoever_is_deleted_changes_no_table_by_a_request_under_way() {
    all_under_way("delete").await;
}

fn post(browser: &Browser, path: &str, fields: &[(&str, &str)]) -> Request<Body> {
    browser.request(Method::POST, path, form(fields))
}

#[tokio::test]
async fn a_thief_makes_no_token_after_the_password_was_changed() {
    let house = house();
    let mut anna = with_account(&house, "Anna").await;
    let mut thief = Browser::new(&house);
    let credentials = [("account", "Anna"), ("password", PASSWORD)];
    assert_eq!(thief.post("/sign-in", &credentials).await.status, 303);
    let wish = [("name", "x"), ("scope", "all"), ("days", "365")];
    let slow = Slow::begin(&house, post(&thief, "/account/tokens", &wish)).await;
    let passwords = [("old", PASSWORD), ("new", "avalon in the mist")];
    assert_eq!(anna.post("/account/password", &passwords).await.status, 303);
    let reply = slow.end().await;
    assert_eq!(reply.status, 403);
    assert!(!reply.text().contains("trt_"));
    assert!(house.store().api_tokens(1).await.unwrap().is_empty());
}

#[tokio::test]
async fn whoever_came_by_a_link_that_was_taken_back_gets_no_account_of_its_person() {
    let house = house();
    let mut anna = Browser::new(&house);
    anna.open_table(&[("name", "Anna"), ("players", "2"), ("seat2", "friend")]).await;
    let link = anna.post("/me/link", &[]).await.page().text_of("link").unwrap();
    let mut thief = Browser::new(&house);
    assert_eq!(thief.follow(link.strip_prefix("http://localhost:7777").unwrap()).await.status, 303);
    let credentials = [("account", "stolen"), ("password", PASSWORD)];
    let slow = Slow::begin(&house, post(&thief, "/account", &credentials)).await;
    assert_eq!(anna.post("/me/link/revoke", &[]).await.status, 303);
    let reply = slow.end().await;
    assert_eq!(reply.status, 303, "a stranger makes an account");
    let anna = house.store().person_for_admin(1).await.unwrap().unwrap();
    assert_eq!((anna.account, anna.tokens), (None, 1), "but not that of Anna, who still is who she was");
}

#[tokio::test]
async fn whoever_runs_the_house_no_longer_makes_nobody_else_run_it() {
    let house = house();
    let mut arthur = with_account(&house, "Arthur").await;
    let mordred = with_account(&house, "Mordred").await;
    with_account(&house, "Agravain").await;
    let order = [("act", "grant")];
    assert_eq!(arthur.post("/admin/people/2", &order).await.status, 303);
    let slow = Slow::begin(&house, post(&mordred, "/admin/people/3", &order)).await;
    assert_eq!(arthur.post("/admin/people/2", &[("act", "revoke")]).await.status, 303);
    assert_eq!(slow.end().await.status, 404);
    assert!(!house.store().person_for_admin(3).await.unwrap().unwrap().is_admin);
}

#[tokio::test]
async fn a_token_of_a_program_that_was_revoked_opens_no_table() {
    let house = house();
    let mut anna = with_account(&house, "Anna").await;
    let wish = [("name", "x"), ("scope", "all"), ("days", "365")];
    let token = anna.post("/account/tokens", &wish).await.page().text_of("link").unwrap();
    let table = r#"{ "game": "artus", "options": "players=2 mode=beginner", "seats": ["me", "me"] }"#;
    let request = Request::post("/api/v1/tables")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json");
    let slow = Slow::begin(&house, request.body(Body::from(table)).unwrap()).await;
    let handle = table::hexadecimal(&Sha256::digest(token)[..8]);
    assert_eq!(anna.post("/account/access/end", &[("handle", &handle)]).await.status, 303);
    assert_eq!(slow.end().await.status, 401);
    assert!(house.store().tables_of(1, 10).await.unwrap().is_empty());
}

/// A store with Anna, who has an account and runs the house, Ben, who is a guest, and their tokens.
async fn two_people() -> (House, Credential, Credential) {
    let house = house_on(crate::support::config(), crate::support::store());
    let anna = with_account(&house, "Anna").await;
    let anna = Credential { person: 1, token: Sha256::digest(anna.token()).into() };
    let ben = house.store().add_person("Ben".to_owned(), [2; 32]).await.unwrap();
    (house, anna, Credential { person: ben.id, token: [2; 32] })
}

/// A token may end after somebody was recognised by it, while their password is checked for instance.
#[tokio::test]
async fn the_store_itself_refuses_whoever_is_not_recognised_any_more() {
    let (house, anna, ben) = two_people().await;
    let store = house.store();
    let hash = store.account("anna".to_owned()).await.unwrap().unwrap().1;
    let gone = Credential { token: [9; 32], ..anna };
    let not_hers = Credential { person: anna.person, token: ben.token };
    let before = belongings(&house, PEOPLE).await;
    let refused = Err(StoreError::NotAllowed);
    let new = || NewApiToken {
        token: [3; 32],
        name: "x".to_owned(),
        scope: Scope::All,
        made: 0,
        expires: i64::MAX,
    };
    let account = || NewAccount {
        account: "eve".to_owned(),
        typed: "Eve".to_owned(),
        name: "Eve".to_owned(),
        password: hash.clone(),
    };
    for by in [gone, not_hers] {
        assert_eq!(store.rename(by, "Eve".to_owned()).await, refused);
        assert_eq!(store.set_link(by, Some([4; 32]), [5; 32]).await, Err(StoreError::NotAllowed));
        assert_eq!(store.add_api_token(by, new(), 20).await, Err(StoreError::NotAllowed));
        assert_eq!(store.end_sessions(by, Ending::OtherDevices([9; 32])).await, Err(StoreError::NotAllowed));
        let changed = store.set_password(by, hash.clone(), "another".to_owned(), [6; 32]).await;
        assert_eq!(changed, Err(StoreError::NotAllowed));
        assert_eq!(store.delete_account(by, hash.clone()).await, Err(StoreError::NotAllowed));
        assert_eq!(store.add_device(by, [7; 32], 0).await, refused);
        assert_eq!(store.administer(Some(by), Act::Grant(ben.person), 0).await, Err(StoreError::NotAllowed));
    }
    let gone = Credential { token: [9; 32], ..ben };
    assert_eq!(store.add_account(gone, account(), [8; 32]).await, Err(StoreError::NotAllowed));
    let not_admin = store.administer(Some(ben), Act::Ban(anna.person), 0).await;
    assert_eq!(not_admin, Err(StoreError::NotAllowed), "recognised, but not running the house");
    assert_eq!(belongings(&house, PEOPLE).await, before);
    assert_eq!(store.rename(anna, "Annabel".to_owned()).await, Ok(()), "whoever is recognised may");
}

#[tokio::test]
async fn a_password_that_was_changed_meanwhile_is_good_for_nothing() {
    let (house, anna, _) = two_people().await;
    let store = house.store();
    let hash = store.account("anna".to_owned()).await.unwrap().unwrap().1;
    let (old, other) = ("another hash".to_owned(), [3; 32]);
    let before = belongings(&house, PEOPLE).await;
    assert_eq!(store.sign_in(1, old.clone(), other).await, Ok(SigningIn::Changed));
    assert_eq!(store.set_password(anna, old.clone(), "a third".to_owned(), other).await, Ok(false));
    assert_eq!(store.delete_account(anna, old).await, Ok(None));
    assert_eq!(belongings(&house, PEOPLE).await, before);
    assert_eq!(store.sign_in(1, hash.clone(), other).await, Ok(SigningIn::Done { ended: false }));
    assert!(store.administer(None, Act::Ban(1), 0).await.unwrap().is_some());
    assert_eq!(store.sign_in(1, hash, [4; 32]).await, Ok(SigningIn::Banned));
    assert_eq!(store.recognise([4; 32], 0).await.unwrap(), None);
}

/// Signing in with the old password and changing it at the same time: whoever signed in is out afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_sign_in_with_the_old_password_survives_its_change() {
    let house = house();
    let mut anna = with_account(&house, "Anna").await;
    for round in 0..5 {
        let [old, new] = [round, round + 1].map(|number| match number {
            0 => PASSWORD.to_owned(),
            number => format!("password number {number}"),
        });
        let mut signing_in = tokio::task::JoinSet::new();
        for _ in 0..6 {
            let (mut browser, old) = (Browser::new(&house), old.clone());
            signing_in.spawn(async move {
                browser.post("/sign-in", &[("account", "Anna"), ("password", &old)]).await;
                browser
            });
        }
        assert_eq!(anna.post("/account/password", &[("old", &old), ("new", &new)]).await.status, 303);
        for mut browser in signing_in.join_all().await {
            assert_ne!(browser.get("/account/access").await.status, 200, "round {round}");
        }
    }
}
