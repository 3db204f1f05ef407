//! What is erased is gone from the bytes of the folder, not only from the rows of the store.

use crate::accounts::{PASSWORD, with_account};
use crate::support::{Browser, config, house_on, seated, until};
use server::{House, Sqlite};
use std::path::Path;
use std::sync::Arc;

const NAME: &str = "Morgause";
const TALK: &str = "the orkneys are mine";

fn house_in(folder: &Path) -> House {
    house_on(config(), Arc::new(Sqlite::open(&folder.join("house.sqlite")).unwrap()))
}

/// The files of a folder in whose bytes a text occurs.
fn files_with(folder: &Path, text: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let holds = |path: &Path| {
        let bytes = std::fs::read(path).unwrap_or_default().to_ascii_lowercase();
        bytes.windows(text.len()).any(|part| part == text.to_ascii_lowercase().as_bytes())
    };
    files.filter(|path| holds(path)).map(|path| path.display().to_string()).collect()
}

fn is_gone(folder: &Path) -> bool {
    files_with(folder, NAME).is_empty() && files_with(folder, TALK).is_empty()
}

/// Morgause has an account, sits with somebody else at a table and has spoken there.
async fn morgause(house: &House) -> (Browser, String) {
    let mut morgause = with_account(house, NAME).await;
    let (_, id) = seated(house, 2, "beginner").await;
    let mut lot = Browser::new(house);
    let shared = lot.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await;
    assert_eq!(morgause.sit(&shared, 2, NAME, "").await.status, 303);
    morgause.say(&shared, TALK).await;
    (morgause, id)
}

#[tokio::test]
async fn whoever_is_deleted_is_soon_gone_from_the_file_and_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let house = house_in(folder.path());
    let (mut morgause, _) = morgause(&house).await;
    assert!(!is_gone(folder.path()));
    assert_eq!(morgause.post("/account/delete", &[("password", PASSWORD)]).await.status, 303);
    until("nothing of Morgause is left", || is_gone(folder.path())).await;
}

#[tokio::test]
async fn what_an_admin_erases_is_soon_gone_from_the_file_and_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let house = house_in(folder.path());
    let mut admin = with_account(&house, "Arthur").await;
    let (mut players, id) = seated(&house, 2, "beginner").await;
    players[0].say(&id, TALK).await;
    assert!(!files_with(folder.path(), TALK).is_empty());
    let erase = format!("/admin/tables/{id}/erase");
    assert_eq!(admin.post(&erase, &[("line", "1")]).await.status, 303);
    until("the line is gone", || files_with(folder.path(), TALK).is_empty()).await;
}

#[tokio::test]
async fn a_reader_of_the_log_only_puts_it_off() {
    let folder = tempfile::tempdir().unwrap();
    let house = house_in(folder.path());
    let (mut morgause, id) = morgause(&house).await;
    let reader = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    reader.execute_batch("BEGIN").unwrap();
    reader.query_row("SELECT COUNT(*) FROM move", [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(morgause.post("/account/delete", &[("password", PASSWORD)]).await.status, 303);
    let mut ben = Browser::new(&house);
    for _ in 0..50 {
        assert_eq!(ben.get(&format!("/t/{id}")).await.status, 200, "nobody waits for it");
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert!(!is_gone(folder.path()), "the reader still needs it");
    reader.execute_batch("COMMIT").unwrap();
    until("nothing of Morgause is left", || is_gone(folder.path())).await;
}

/// SQLite moves rows within their pages, and may leave copies where nothing is: only writing the file anew
/// removes these.
#[tokio::test]
async fn after_a_clean_stop_nothing_is_left_however_much_was_said() {
    let folder = tempfile::tempdir().unwrap();
    let house = house_in(folder.path());
    let mut morgause = with_account(&house, NAME).await;
    let mut lot = Browser::new(&house);
    let words = ["so", "well", TALK, "and what of it, you who came here from so far away"];
    for round in 0..60 {
        let wanted = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
        let id = lot.open_table(&wanted).await;
        assert_eq!(morgause.sit(&id, 2, NAME, "").await.status, 303);
        for (number, text) in words.iter().enumerate() {
            lot.say(&id, &text.repeat(1 + (round + number) % 3)).await;
            morgause.say(&id, &format!("{TALK} {}", text.repeat((round + number) % 4))).await;
        }
    }
    assert_eq!(morgause.post("/account/delete", &[("password", PASSWORD)]).await.status, 303);
    house.store().close().await.unwrap();
    // Lot has said it as well.
    let of_lot = format!("{TALK} ");
    assert_eq!(files_with(folder.path(), NAME), [""; 0]);
    assert_eq!(files_with(folder.path(), &of_lot), [""; 0]);
    assert!(!folder.path().join("house.sqlite-wal").exists(), "and no log");
    assert!(house.store().count_open().await.is_err(), "closed is closed");
    let again = house_in(folder.path());
    assert_eq!(again.store().count_open().await.unwrap(), 60, "everything else is there");
}

#[tokio::test]
async fn a_clean_stop_leaves_no_log_and_everything_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let house = house_in(folder.path());
    let (_, id) = seated(&house, 2, "beginner").await;
    house.store().close().await.unwrap();
    house.store().close().await.unwrap();
    assert!(!folder.path().join("house.sqlite-wal").exists());
    assert!(!files_with(folder.path(), &id).is_empty());
}
