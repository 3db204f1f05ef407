//! Where somebody is signed in: listed in coarse words, and ended one by one or all at once.

use crate::support::{Browser, house};
use axum::body::Body;
use axum::http::{HeaderValue, Method};
use server::House;
use std::time::Duration;

const PASSWORD: &str = "tintagel by the sea";
const PHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
const LAPTOP: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// The page of a browser that says what it is.
async fn look(browser: &mut Browser, agent: &'static str) -> crate::support::Page {
    let mut request = browser.request(Method::GET, "/account/access", Body::empty());
    request.headers_mut().insert("user-agent", HeaderValue::from_static(agent));
    let reply = browser.send(request).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.page()
}

/// Anna at her laptop and on her phone.
async fn two_devices(house: &House) -> (Browser, Browser) {
    let (mut laptop, mut phone) = (Browser::new(house), Browser::new(house));
    let credentials = [("account", "Anna"), ("password", PASSWORD)];
    assert_eq!(laptop.post("/account", &credentials).await.status, 303);
    assert_eq!(phone.post("/sign-in", &credentials).await.status, 303);
    look(&mut laptop, LAPTOP).await;
    look(&mut phone, PHONE).await;
    // When somebody was here is written beside the answer.
    for _ in 0..200 {
        let listed = look(&mut laptop, LAPTOP).await.text_of("devices").unwrap();
        if listed.contains("Safari on iPhone") && listed.contains("Firefox on Linux") {
            return (laptop, phone);
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("two devices are never listed");
}

fn is_known(page: &crate::support::Page) -> bool {
    page.text_of("devices").is_some()
}

#[tokio::test]
async fn each_device_is_listed_and_can_be_signed_out() {
    let house = house();
    let (mut laptop, mut phone) = two_devices(&house).await;
    let page = look(&mut laptop, LAPTOP).await;
    let listed = page.text_of("devices").unwrap();
    assert!(listed.contains("Firefox on Linux this device"), "{listed}");
    assert!(listed.contains("within the last hour"), "{listed}");
    assert!(!listed.contains("18.0") && !listed.contains("rv:140"), "coarse words only: {listed}");
    let handles: Vec<&str> = page
        .all("input")
        .filter_map(|input| match input.get("name") {
            Some("handle") => input.get("value"),
            _ => None,
        })
        .collect();
    assert_eq!(handles.len(), 1, "this device is signed out elsewhere");
    let mut stranger = Browser::new(&house);
    assert_eq!(stranger.post("/account/access/end", &[("handle", handles[0])]).await.status, 403);
    let mut ben = Browser::new(&house);
    ben.post("/account", &[("account", "Ben"), ("password", PASSWORD)]).await;
    ben.post("/account/access/end", &[("handle", handles[0])]).await;
    assert!(is_known(&look(&mut phone, PHONE).await), "nobody ends a session of somebody else");
    assert_eq!(laptop.post("/account/access/end", &[("handle", handles[0])]).await.status, 303);
    assert_eq!(phone.get("/account/access").await.location(), "/sign-in", "the phone is signed out at once");
    assert!(is_known(&look(&mut laptop, LAPTOP).await));
}

#[tokio::test]
async fn all_other_devices_end_at_once_and_their_streams_too() {
    let house = house();
    let (mut laptop, mut phone) = two_devices(&house).await;
    let id = laptop.open_table(&[("players", "2"), ("mode", "beginner")]).await;
    let mut stream = phone.stream(&id).await;
    stream.next().await.unwrap();
    assert_eq!(laptop.post("/account/access/end-others", &[]).await.status, 303);
    while stream.next().await.is_some() {}
    assert_eq!(phone.get("/account/access").await.location(), "/sign-in");
    let page = look(&mut laptop, LAPTOP).await;
    assert!(is_known(&page), "this one stays");
    assert!(!page.values("action").contains(&"/account/access/end-others"), "there are no others any more");
}

#[tokio::test]
async fn a_guest_sees_their_devices_and_has_no_tokens() {
    let house = house();
    let mut guest = Browser::new(&house);
    guest.post("/me", &[("name", "Enid")]).await;
    let page = look(&mut guest, LAPTOP).await;
    assert!(is_known(&page) && page.text_of("programs").is_none());
    let wish = [("name", "bot"), ("scope", "read"), ("days", "7")];
    assert_eq!(guest.post("/account/tokens", &wish).await.status, 403);
    assert_eq!(Browser::new(&house).get("/account/access").await.location(), "/sign-in");
}
