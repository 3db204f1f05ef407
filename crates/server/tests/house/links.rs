//! Personal links: there is one, it is renewed or revoked by its owner alone, and whoever came by an old one is out.

use crate::support::{Browser, Reply, house, seated};
use axum::http::Method;
use axum::http::header::{HeaderValue, ORIGIN};

/// The path of the link on a page.
fn path(reply: &Reply) -> String {
    let link = reply.page().text_of("link").expect("a link is shown");
    link.strip_prefix("http://localhost:7777").unwrap().to_owned()
}

fn actions(reply: &Reply) -> Vec<String> {
    let page = reply.page();
    page.values("action").into_iter().filter(|action| action.contains("link")).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_new_link_takes_the_place_of_the_old_one() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    assert_eq!(actions(&players[0].get("/me").await), ["/me/link"], "nothing to revoke yet");
    let first = path(&players[0].post("/me/link", &[]).await);
    assert_eq!(actions(&players[0].get("/me").await), ["/me/link", "/me/link/revoke"]);
    let (mut phone, mut thief) = (Browser::new(&house), Browser::new(&house));
    assert_eq!(phone.follow(&first).await.status, 303);
    assert_eq!(thief.follow(&first).await.status, 303);
    let mut stolen = thief.stream(&id).await;
    stolen.next().await.unwrap();

    // The phone came by the link itself; it renews the link and stays.
    let old = phone.token().to_owned();
    let second = path(&phone.post("/me/link", &[]).await);
    assert_ne!(first, second);
    assert_ne!(phone.token(), old, "what came by the old link has ended");
    assert_eq!(phone.page(&format!("/t/{id}")).await, players[0].page(&format!("/t/{id}")).await);
    assert_eq!(Browser::new(&house).get(&first).await.status, 404, "the old link opens nothing");
    assert!(thief.page("/me").await.all("input").next().is_none(), "who came by it is nobody");
    while stolen.next().await.is_some() {}
    assert_eq!(Browser::new(&house).follow(&second).await.status, 303);
}

#[tokio::test]
async fn a_revoked_link_opens_nothing_and_nobody_else_is_signed_out() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let link = path(&players[0].post("/me/link", &[]).await);
    let others = path(&players[1].post("/me/link", &[]).await);
    let mut phone = Browser::new(&house);
    phone.follow(&link).await;
    let mut stream = players[1].stream(&id).await;
    stream.next().await.unwrap();
    let reply = players[0].post("/me/link/revoke", &[]).await;
    assert_eq!((reply.status, reply.location()), (303, "/me"));
    assert_eq!(reply.header("set-cookie"), None, "this device came without a link");
    assert_eq!(Browser::new(&house).get(&link).await.status, 404);
    assert!(phone.page("/me").await.all("input").next().is_none());
    assert_eq!(
        Browser::new(&house).follow(&others).await.status,
        303,
        "the link of somebody else still opens"
    );
    assert_eq!(actions(&players[0].get("/me").await), ["/me/link"]);
    assert!(players.iter_mut().all(|player| player.cookies.contains_key("tafelrunde")));
    for player in &mut players {
        assert!(player.page("/me").await.all("input").next().is_some(), "everybody else is who they were");
    }
    players[1].say(&id, "still here").await;
    assert!(stream.next().await.unwrap().data.contains("still here"));
    assert_eq!(players[0].post("/me/link/revoke", &[]).await.status, 303, "twice does no harm");
    assert_eq!(Browser::new(&house).post("/me/link/revoke", &[]).await.status, 403, "nobody has no link");
}

#[tokio::test]
async fn a_link_is_revoked_for_programs_too() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let link = path(&players[0].post("/me/link", &[]).await);
    let token = link.strip_prefix("/me/").unwrap().to_owned();
    let mut program = Browser::new(&house).with_cookie("tafelrunde", &token);
    let mut stream = program.get(&format!("/api/v1/tables/{id}/moves")).await;
    assert_eq!(stream.status, 200);
    players[0].post("/me/link/revoke", &[]).await;
    stream = program.get(&format!("/api/v1/tables/{id}/moves")).await;
    assert_eq!(stream.status, 401);
}

#[tokio::test]
async fn nobody_becomes_somebody_else_by_looking_at_a_page() {
    let house = house();
    let mut mallory = Browser::new(&house);
    mallory.post("/me", &[("name", "Mallory")]).await;
    let link = path(&mallory.post("/me/link", &[]).await);
    for (language, says) in
        [("en", "Continue as Mallory on this device"), ("de", "Auf diesem Gerät als Mallory")]
    {
        let mut anna = Browser::new(&house).reading(language);
        let asked = anna.get(&link).await;
        assert_eq!(asked.status, 200);
        assert!(anna.cookies.is_empty(), "a stranger stays one");
        let button = asked.page().all("button").any(|button| button.text.contains(says));
        assert!(button, "{}", asked.text());
        let language_switch = asked.page().values("href").into_iter().any(|href| href.contains(&link));
        assert!(!language_switch, "the link stands in no address but its own");
    }
    let again = mallory.get(&link).await;
    assert_eq!((again.status, again.location()), (303, "/me"), "whoever is this person need not be asked");
    assert_eq!(again.header("set-cookie"), None);

    let mut foreign = Browser::new(&house);
    let mut request = foreign.request(Method::POST, &link, "");
    request.headers_mut().insert(ORIGIN, HeaderValue::from_static("http://evil.example"));
    assert_eq!(foreign.send(request).await.status, 403, "no other page presses the button");
    assert!(foreign.cookies.is_empty());
}

#[tokio::test]
async fn whoever_signs_out_on_a_device_that_came_by_the_link_ends_nothing_else() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    let link = path(&players[0].post("/me/link", &[]).await);
    let (mut phone, mut tablet) = (Browser::new(&house), Browser::new(&house));
    phone.follow(&link).await;
    tablet.follow(&link).await;
    let token = link.strip_prefix("/me/").unwrap();
    assert!(phone.token() != token && tablet.token() != token, "the link is no device");
    assert_ne!(phone.token(), tablet.token(), "every device has a token of its own");
    assert_eq!(phone.post("/account/out", &[]).await.status, 303);
    assert!(phone.page("/me").await.all("input").next().is_none(), "the phone is signed out");
    let here = players[0].page(&format!("/t/{id}")).await;
    assert_eq!(tablet.page(&format!("/t/{id}")).await, here, "the tablet is not");
    assert_eq!(phone.follow(&link).await.status, 303, "and the link brings the phone back");
    assert_eq!(phone.page(&format!("/t/{id}")).await, here);

    // A device of an earlier version has the link itself as its token.
    let mut early = Browser::new(&house).with_cookie("tafelrunde", token);
    assert_eq!(early.post("/account/out", &[]).await.status, 303);
    assert!(early.cookies.is_empty());
    assert_eq!(Browser::new(&house).follow(&link).await.status, 303, "the link stays until it is revoked");
}
