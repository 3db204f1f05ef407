//! One table that cannot be opened never stops the house: it is set aside with its reason and stays as it is,
//! whoever asks for it is told, and all others open.

use crate::support::{Browser, any_move, config, house_on, live};
use games::GameId;
use rusqlite::Connection;
use server::{House, Opening, Problem, SetAside, Sqlite, StoreError, StoredSeat, check};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use table::generator;

const GAMES: [(GameId, &str); 3] = [
    (GameId::Artus, "players=2 mode=beginner"),
    (GameId::Camelot, "players=2 sides=AAAA heroes=off colours=red+green,yellow+blue"),
    (GameId::Merlin, "players=2"),
];

/// A way to damage a table: what SQL does it, with the name of the table as `?`, and what it is set aside for.
fn damages(game: GameId) -> Vec<(&'static str, SetAside)> {
    let known = game.rules_version();
    vec![
        ("DELETE FROM move WHERE game = ? AND number = 3", SetAside::Gap(4)),
        ("DELETE FROM move WHERE game = ? AND number = 0", SetAside::Gap(1)),
        ("UPDATE move SET line = '1 nonsense' WHERE game = ? AND number = 2", SetAside::Move(3)),
        ("UPDATE move SET line = '9' WHERE game = ? AND number = 2", SetAside::Move(3)),
        ("UPDATE move SET line = CAST(x'ff' AS TEXT) WHERE game = ?", SetAside::Unreadable("moves")),
        ("UPDATE game SET game = 'chess' WHERE id = ?", SetAside::NoGame("chess".to_owned())),
        ("UPDATE game SET secret = x'00' WHERE id = ?", SetAside::Unreadable("row")),
        ("UPDATE game SET proof = 'none' WHERE id = ?", SetAside::Unreadable("row")),
        ("UPDATE game SET given = -1 WHERE id = ?", SetAside::Unreadable("row")),
        ("UPDATE seat SET name = CAST(x'ff' AS TEXT) WHERE game = ?", SetAside::Unreadable("seats")),
        ("DELETE FROM seat WHERE game = ? AND number = 1", SetAside::Seats { expected: 2, found: 1 }),
        ("UPDATE game SET over = 1 WHERE id = ?", SetAside::End),
        ("UPDATE game SET rules = 99 WHERE id = ?", SetAside::Rules { begun: 99, known }),
        ("UPDATE game SET components = '0' WHERE id = ?", SetAside::Components("0".to_owned())),
    ]
}

/// A house on a file, and the people who play there.
async fn house(file: &Path) -> House {
    house_on(config(), Arc::new(Sqlite::open(file).unwrap()))
}

/// Opens a table of two people and plays some moves.
async fn played(house: &House, game: GameId, options: &str, seed: u64) -> String {
    let seat = |person| StoredSeat { name: String::new(), person: Some(person), ..StoredSeat::default() };
    let opening = Opening {
        game,
        options: options.to_owned(),
        owner: 1,
        by: None,
        address_hash: None,
        listed: false,
        clock: None,
        instant: false,
        hints: true,
        seats: vec![seat(1), seat(2)],
        moves: Vec::new(),
    };
    let live = house.open(opening).await.unwrap();
    let mut rng = generator(seed);
    while live.snapshot().running.moves_made() < 12 {
        let (seat, choice) = any_move(&*live.snapshot().running, &mut rng).unwrap();
        live.play(house.store(), None, seat, &choice, None).await.unwrap();
    }
    live.stored.id.clone()
}

/// Everything the file holds of all tables.
fn rows(file: &Path) -> Vec<String> {
    let connection = Connection::open(file).unwrap();
    let mut all = Vec::new();
    for query in [
        "SELECT * FROM game ORDER BY id",
        "SELECT * FROM move ORDER BY game, number",
        "SELECT * FROM seat ORDER BY game, number",
    ] {
        let mut query = connection.prepare(query).unwrap();
        let columns = query.column_count();
        let row = |row: &rusqlite::Row<'_>| {
            Ok((0..columns).map(|column| format!("{:?}|", row.get_ref(column).unwrap())).collect::<String>())
        };
        all.extend(query.query_map([], row).unwrap().map(Result::unwrap));
    }
    all
}

/// A folder with a house in which one table of each game is well, and one is damaged in each way: the file,
/// the tables that are well, and the others.
async fn damaged(folder: &Path) -> (PathBuf, Vec<String>, Vec<(String, SetAside)>) {
    let file = folder.join("tafelrunde.sqlite");
    let (mut well, mut broken) = (Vec::new(), Vec::new());
    {
        let house = house(&file).await;
        for (number, name) in (1_u8..).zip(["Anna", "Ben"]) {
            house.store().add_person(name.to_owned(), [number; 32]).await.unwrap();
        }
        for (game, options) in GAMES {
            well.push(played(&house, game, options, 1).await);
            for (seed, (damage, reason)) in (2..).zip(damages(game)) {
                broken.push((played(&house, game, options, seed).await, damage, reason));
            }
        }
    }
    let connection = Connection::open(&file).unwrap();
    for (id, damage, _) in &broken {
        assert!(connection.execute(damage, [id]).unwrap() > 0, "{damage}");
    }
    drop(connection);
    // Whoever closes the file last clears away what lies beside it.
    let log = folder.join("tafelrunde.sqlite-wal");
    crate::support::until("the house is closed", || !log.exists()).await;
    (file, well, broken.into_iter().map(|(id, _, reason)| (id, reason)).collect())
}

#[tokio::test]
async fn a_table_that_cannot_be_opened_is_set_aside_and_all_others_open() {
    let folder = tempfile::tempdir().unwrap();
    let (file, well, broken) = damaged(folder.path()).await;
    let before = rows(&file);
    let house = house(&file).await;
    assert_eq!(house.reopen_running().await.unwrap(), well.len(), "the house opens");
    let (mut english, mut german) = (Browser::new(&house), Browser::new(&house).reading("de"));
    for (id, reason) in &broken {
        let found = house.table(id).await.map(|found| found.is_some());
        assert_eq!(found, Err(StoreError::SetAside(reason.clone())), "{id}");
        for path in ["", "/view", "/stream", "/replay", "/record"] {
            assert_eq!(english.get(&format!("/t/{id}{path}")).await.status, 500, "{reason}: {path}");
        }
        assert_eq!(english.post(&format!("/t/{id}/play"), &[("choice", "x")]).await.status, 500);
        let in_english = english.get(&format!("/t/{id}")).await.failure();
        let in_german = german.get(&format!("/t/{id}")).await.failure();
        let (sentence, satz) = if reason.is_of_another_program() {
            ("begun with another version of the program", "mit einem anderen Stand des Programms begonnen")
        } else {
            ("what was kept of it is damaged", "Was von ihm aufgehoben wurde, ist beschädigt")
        };
        assert!(in_english.contains(sentence), "{reason}: {in_english}");
        assert!(in_german.contains(satz), "{reason}: {in_german}");
        assert!(
            !in_english.contains("other tables") && !in_german.contains("anderen Tische"),
            "nobody knows"
        );
        let program = Browser::new(&house).get(&format!("/api/v1/tables/{id}")).await;
        assert_eq!(program.status, 500);
        assert!(program.text().contains("\"code\":\"set_aside\""), "{}", program.text());
    }
    assert_eq!(house.tables_set_aside(), broken.len());
    assert_eq!(english.get("/").await.status, 200, "lists leave out what cannot be read");
    for id in &well {
        let live = live(&house, id).await;
        let (seat, choice) = any_move(&*live.snapshot().running, &mut generator(3)).unwrap();
        live.play(house.store(), None, seat, &choice, None).await.unwrap();
    }
    let is_broken =
        |row: &&String| broken.iter().any(|(id, _)| row.contains(&format!("{:?}", id.as_bytes())));
    let after = rows(&file);
    let kept: [Vec<&String>; 2] = [&before, &after].map(|rows| rows.iter().filter(is_broken).collect());
    assert!(kept[0].len() > broken.len(), "the rows are found");
    assert_eq!(kept[0], kept[1], "what is set aside stays as it is");
}

#[tokio::test]
async fn a_list_shows_a_table_that_cannot_be_opened_to_its_players() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tafelrunde.sqlite");
    let mut anna = Browser::new(&house(&file).await);
    let id = anna
        .open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("listed", "yes")])
        .await;
    Connection::open(&file).unwrap().execute("UPDATE game SET secret = x'00'", []).unwrap();
    let mut anna = anna.before(&house(&file).await);
    for path in ["/me", "/"] {
        assert!(anna.page(path).await.values("href").contains(&format!("/t/{id}").as_str()), "{path}");
    }
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, 500);
    for path in ["/me", "/"] {
        let page = anna.get(path).await.text().to_owned();
        assert!(page.contains("cannot be opened") && !page.contains(">Continue<"), "{path}: {page}");
        assert!(!page.contains("Will be removed"), "it stays: {page}");
    }
    let german = anna.clone().reading("de").get("/me").await.text().to_owned();
    assert!(german.contains("lässt sich nicht öffnen") && !german.contains(">Weiterspielen<"), "{german}");
}

#[tokio::test]
async fn a_list_knows_a_table_of_other_rules_before_anybody_opens_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tafelrunde.sqlite");
    let mut anna = Browser::new(&house(&file).await);
    anna.open_table(&[("players", "2"), ("mode", "beginner"), ("seat2", "friend")]).await;
    assert!(anna.get("/me").await.text().contains(">Continue<"));
    Connection::open(&file).unwrap().execute("UPDATE game SET rules = 99", []).unwrap();
    let page = anna.before(&house(&file).await).get("/me").await.text().to_owned();
    assert!(page.contains("cannot be opened") && !page.contains(">Continue<"), "{page}");
}

#[tokio::test]
async fn a_check_finds_what_is_set_aside_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (file, well, mut broken) = damaged(folder.path()).await;
    let everything = || {
        let mut files: Vec<(PathBuf, Vec<u8>)> = std::fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (path.clone(), std::fs::read(path).unwrap()))
            .collect();
        files.sort();
        files
    };
    let before = everything();
    let report = check(&file).unwrap();
    assert_eq!(everything(), before, "nothing has changed, and there are no new files");
    let mut found: Vec<(String, SetAside)> = Vec::new();
    for finding in &report.findings {
        let (Some(table), Problem::SetAside(reason)) = (&finding.table, &finding.problem) else {
            panic!("nothing else is wrong: {finding:?}")
        };
        found.push((table.clone(), reason.clone()));
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    broken.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!(found, broken);
    assert_eq!((report.people, report.tables), (2, well.len()));
    assert!(report.moves >= 12 * well.len(), "{report:?}");
    assert!(!report.is_sound());
}

#[tokio::test]
async fn a_check_of_a_house_that_is_open_sees_every_move() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tafelrunde.sqlite");
    let house = house(&file).await;
    house.store().add_person("Anna".to_owned(), [1; 32]).await.unwrap();
    house.store().add_person("Ben".to_owned(), [2; 32]).await.unwrap();
    let mut moves = 0;
    for (game, options) in GAMES {
        let id = played(&house, game, options, 4).await;
        moves += live(&house, &id).await.snapshot().running.moves_made();
        let report = check(&file).unwrap();
        assert!(report.is_sound(), "{report:?}");
        assert_eq!(report.moves, moves, "{game}");
    }
}

/// As a house leaves its folder that was killed: the newest moves are in the log only.
#[tokio::test]
async fn a_check_after_a_kill_reads_the_log_and_leaves_it_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tafelrunde.sqlite");
    let house = house(&file).await;
    house.store().add_person("Anna".to_owned(), [1; 32]).await.unwrap();
    house.store().add_person("Ben".to_owned(), [2; 32]).await.unwrap();
    let id = played(&house, GameId::Merlin, "players=2", 4).await;
    let moves = live(&house, &id).await.snapshot().running.moves_made();
    let killed = tempfile::tempdir().unwrap();
    let names = ["tafelrunde.sqlite", "tafelrunde.sqlite-wal"];
    for name in names {
        std::fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
    }
    let report = check(&killed.path().join(names[0])).unwrap();
    assert_eq!((report.is_sound(), report.moves), (true, moves));
    for name in names {
        let [before, after] =
            [&folder, &killed].map(|folder| std::fs::read(folder.path().join(name)).unwrap());
        assert!(before == after, "{name} stays as it is");
    }
}

/// A log in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn what_is_set_aside_is_logged_once_with_its_reason_and_without_a_secret() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tafelrunde.sqlite");
    let first = house(&file).await;
    first.store().add_person("Anna".to_owned(), [1; 32]).await.unwrap();
    first.store().add_person("Ben".to_owned(), [2; 32]).await.unwrap();
    let id = played(&first, GameId::Artus, "players=2 mode=beginner", 4).await;
    let secret = live(&first, &id).await.stored.secret;
    let proof = format!("proof of {}", table::hexadecimal(&secret));
    Connection::open(&file).unwrap().execute("UPDATE game SET proof = ?", [&proof]).unwrap();

    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_ansi(false);
    let _logging = tracing::subscriber::set_default(subscriber.with_writer(move || writer.clone()).finish());
    let later = house(&file).await;
    later.reopen_running().await.unwrap();
    for _ in 0..3 {
        assert_eq!(Browser::new(&later).get(&format!("/t/{id}")).await.status, 500);
    }
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert_eq!(text.matches("set aside").count(), 1, "{text}");
    assert!(text.contains(&id) && text.contains("its row cannot be read"), "{text}");
    assert!(!crate::support::tells(&text, &secret), "{text}");
}

#[tokio::test]
async fn a_table_goes_on_with_the_components_it_was_begun_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tafelrunde.sqlite");
    let mut anna = Browser::new(&house(&file).await);
    let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "here")];
    let (old, new) = (anna.open_table(&fields).await, anna.open_table(&fields).await);
    // As if an earlier program had come with other values.
    let text = GameId::Artus.components_text();
    let other = text.replace("-15, -14,", "-14, -15,");
    assert_ne!(text, other);
    let sum = artus::Components::read(&other).unwrap().fingerprint();
    assert_ne!(sum, GameId::Artus.pins().components);
    let connection = Connection::open(&file).unwrap();
    connection
        .execute("INSERT INTO components (game, sum, text) VALUES ('artus', ?, ?)", [sum, &other])
        .unwrap();
    connection.execute("UPDATE game SET components = ? WHERE id = ?", [sum, &old]).unwrap();
    connection.execute("DELETE FROM move WHERE game = ?", [&old]).unwrap();

    let house = house(&file).await;
    assert_eq!(house.reopen_running().await.unwrap(), 2);
    let components = |record: String| record.lines().nth(2).unwrap().to_owned();
    assert_eq!(components(live(&house, &old).await.record()), format!("components {sum}"));
    let printed = GameId::Artus.pins().components;
    assert_eq!(components(live(&house, &new).await.record()), format!("components {printed}"));
    assert!(check(&file).unwrap().is_sound());
}

/// How long somebody has thought decides nothing about their game: whatever stands there, it goes on.
#[tokio::test]
async fn a_clock_that_cannot_be_stops_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("house.sqlite");
    let first = house(&path).await;
    let (_, id) = crate::support::seated(&first, 2, "beginner").await;
    first.store().close().await.unwrap();
    for thought in [i64::MAX, i64::MIN, -1] {
        let writer = Connection::open(&path).unwrap();
        writer.execute("UPDATE move SET thought = ?", [thought]).unwrap();
        drop(writer);
        let again = house(&path).await;
        assert_eq!(again.reopen_running().await.unwrap(), 1, "{thought}");
        let live = live(&again, &id).await;
        let running = live.snapshot().running.clone();
        let (seat, choice) = any_move(&*running, &mut generator(2)).unwrap();
        live.play(again.store(), None, seat, &choice, None).await.unwrap();
        again.store().close().await.unwrap();
    }
}
