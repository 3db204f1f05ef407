//! Mute: each reader decides whom they hear at a table. Nobody else notices, and it is kept.

use crate::support::{Browser, Reply, config, house, house_on, seated};

async fn mute(browser: &mut Browser, id: &str, seat: &str, muted: &str) -> Reply {
    browser.post(&format!("/t/{id}/mute"), &[("seat", seat), ("muted", muted)]).await
}

async fn talk(browser: &mut Browser, id: &str) -> String {
    browser.page(&format!("/t/{id}")).await.text_of("talk").unwrap()
}

#[tokio::test]
async fn a_reader_hears_nobody_they_have_muted_and_everybody_else_does() {
    let house = house();
    let (mut players, id) = seated(&house, 3, "beginner").await;
    players[1].say(&id, "first of Ben").await;
    players[2].say(&id, "first of Clara").await;
    let mut stream = players[0].stream(&id).await;
    assert!(stream.next().await.unwrap().data.contains("first of Ben"));
    let others = talk(&mut players[2], &id).await;
    assert_eq!(mute(&mut players[0], &id, "2", "yes").await.status, 204);
    let frame = stream.next().await.unwrap().page().text_of("talk").unwrap();
    assert!(!frame.contains("first of Ben") && frame.contains("first of Clara"), "{frame}");
    assert!(frame.contains("Unmute Ben") && frame.contains("Mute Clara"), "{frame}");
    assert!(!frame.contains("Mute Anna"), "nobody mutes themselves");
    players[1].say(&id, "second of Ben").await;
    assert!(!stream.next().await.unwrap().data.contains("second of Ben"));
    assert!(talk(&mut players[1], &id).await.contains("second of Ben"), "Ben hears himself");
    let now = talk(&mut players[2], &id).await.replace("Ben second of Ben", "");
    assert_eq!(now, others, "Clara sees what she saw before");
    assert!(talk(&mut Browser::new(&house), &id).await.contains("second of Ben"), "so does a stranger");

    assert_eq!(mute(&mut players[0], &id, "2", "no").await.status, 204);
    let heard = talk(&mut players[0], &id).await;
    assert!(heard.contains("first of Ben") && heard.contains("second of Ben"), "nothing is lost: {heard}");
}

#[tokio::test]
async fn it_is_kept_and_holds_at_this_table_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let open = || house_on(config(), crate::support::store_at(&path));
    let (mut players, id) = {
        let house = open();
        let (mut players, id) = seated(&house, 2, "beginner").await;
        players[1].say(&id, "hello").await;
        assert_eq!(mute(&mut players[0], &id, "2", "yes").await.status, 204);
        assert_eq!(mute(&mut players[0], &id, "2", "yes").await.status, 204, "twice is once");
        (players, id)
    };
    let house = open();
    players = players.iter().map(|player| player.before(&house)).collect();
    assert!(!talk(&mut players[0], &id).await.contains("hello"), "still muted after a restart");
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "friend")];
    let other = players[0].open_table(&fields).await;
    players[1].sit(&other, 2, "Ben", "").await;
    players[1].say(&other, "at another table").await;
    assert!(talk(&mut players[0], &other).await.contains("at another table"));
}

#[tokio::test]
async fn only_persons_at_the_table_can_be_muted_and_only_by_somebody() {
    let house = house();
    let (mut players, id) = seated(&house, 2, "beginner").await;
    for (seat, status) in [("1", 404), ("0", 404), ("3", 404), ("99999999999", 404), ("x", 422), ("-1", 422)]
    {
        assert_eq!(mute(&mut players[0], &id, seat, "yes").await.status, status, "seat {seat}");
    }
    assert_eq!(
        mute(&mut Browser::new(&house), &id, "2", "yes").await.status,
        403,
        "nobody has nothing to keep it by"
    );
    assert_eq!(mute(&mut players[0], "000000000000", "2", "yes").await.status, 404);
    assert!(house.store().muted(id.clone()).await.unwrap().is_empty());
    let mut anna = Browser::new(&house);
    let bots = anna.open_table(&[("quick", "yes")]).await;
    assert_eq!(mute(&mut anna, &bots, "2", "yes").await.status, 404, "a bot says nothing");
    assert!(!anna.get(&format!("/t/{bots}")).await.text().contains("muting"), "there is nobody to be muted");
    let mut spectator = Browser::new(&house);
    spectator.post("/me", &[("name", "Zoe")]).await;
    players[1].say(&id, "hello").await;
    assert_eq!(mute(&mut spectator, &id, "2", "yes").await.status, 204, "a reader need not sit there");
    assert!(!talk(&mut spectator, &id).await.contains("hello"));
}
