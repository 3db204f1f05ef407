//! Nothing confirmed is ever lost: the house killed at any moment comes back with every move that was shown.

use crate::support::{Browser, any_move, config, house_on, live, play_on, seated, until};
use server::{ChatMessage, House, Sqlite, Store, StoredMove, StoredSeat};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::{Rng, Seat, Turn, below, generator};

const FILE: &str = "house.sqlite";
const FIRST: Seat = Seat::new(0);

fn house_in(folder: &Path) -> House {
    house_on(config(), Arc::new(Sqlite::open(&folder.join(FILE)).unwrap()))
}

/// Browsers that were here before, in front of a house that was opened anew.
fn again(browsers: &[Browser], house: &House) -> Vec<Browser> {
    browsers.iter().map(|browser| browser.before(house)).collect()
}

/// What everybody sees at a table, apart from the number of changes since the house was opened.
async fn seen_by_all(browsers: &mut [Browser], id: &str) -> Vec<String> {
    let mut pages = Vec::new();
    for browser in browsers {
        for end in ["/view", "/replay", "/picture.svg"] {
            let text = browser.get(&format!("/t/{id}{end}")).await.text().to_owned();
            let version = text.split("data-version=\"").nth(1).and_then(|rest| rest.split('"').next());
            let version = format!("data-version=\"{}\"", version.unwrap_or_default());
            pages.push(text.replace(&version, ""));
        }
    }
    pages
}

#[tokio::test]
async fn a_hundred_times_killed_nothing_shown_is_lost() {
    let mut rng = generator(1);
    let mut folder = tempfile::tempdir().unwrap();
    let mut house = house_in(folder.path());
    let (mut browsers, mut id) = seated(&house, 3, "advanced").await;
    for death in 0..100 {
        play_on(&house, &id, &mut browsers, below(9, &mut rng) as usize, &mut rng).await;
        if below(4, &mut rng) == 0 {
            browsers[below(3, &mut rng) as usize].say(&id, &format!("after {death}")).await;
            let undone = browsers[below(3, &mut rng) as usize].undo(&id).await.status;
            assert!(matches!(undone, 204 | 409));
        }
        let shown = live(&house, &id).await.snapshot().running.lines_since(0);
        let pages = seen_by_all(&mut browsers, &id).await;
        // What a killed process leaves: the files as they are, the log of the store not yet folded in.
        let copy = tempfile::tempdir().unwrap();
        for file in std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap) {
            if !file.file_name().to_string_lossy().ends_with("-shm") {
                std::fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
            }
        }
        drop(house);
        folder = copy;
        house = house_in(folder.path());
        let over = live(&house, &id).await.snapshot().running.turn() == Turn::Over;
        assert_eq!(house.reopen_running().await.unwrap(), usize::from(!over));
        browsers = again(&browsers, &house);
        let now = live(&house, &id).await.snapshot().running.lines_since(0);
        assert_eq!(now, shown, "death {death}");
        assert!(
            seen_by_all(&mut browsers, &id).await == pages,
            "death {death}: everybody sees the same as before"
        );
        if over {
            (browsers, id) = seated(&house, 3, "advanced").await;
        }
    }
}

/// A house whose bots play while it is killed: all its tasks stop wherever they are.
#[test]
fn a_house_killed_while_its_bots_move_has_lost_nothing_shown() {
    let mut rng = generator(2);
    let folder = tempfile::tempdir().unwrap();
    let runtime =
        || tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let bot = |name: &str| StoredSeat {
        name: name.to_owned(),
        bot: Some("random".to_owned()),
        ..StoredSeat::default()
    };
    let mut shown: Vec<(String, Vec<String>)> = Vec::new();
    for death in 0..25 {
        let runtime = runtime();
        let pause = Duration::from_micros(2_000 + below(20_000, &mut rng));
        let before = shown.clone();
        shown = runtime.block_on(async {
            let house = house_in(folder.path());
            for (id, lines) in &before {
                let kept = live(&house, id).await.snapshot().running.lines_since(0);
                assert!(kept.starts_with(lines), "death {death}: {} of {} moves", kept.len(), lines.len());
            }
            house.reopen_running().await.unwrap();
            let owner = house.store().add_person("Anna".to_owned(), [death; 32]).await.unwrap();
            let opening = server::Opening {
                game: games::GameId::Artus,
                options: "players=4 mode=advanced".to_owned(),
                owner: owner.id,
                by: None,
                address_hash: None,
                listed: false,
                clock: None,
                instant: false,
                hints: true,
                seats: ["A", "B", "C", "D"].map(bot).to_vec(),
                moves: Vec::new(),
            };
            let opened = house.open(opening).await.unwrap();
            tokio::time::sleep(pause).await;
            let mut all = Vec::new();
            for id in before.iter().map(|(id, _)| id).chain([&opened.stored.id]) {
                all.push((id.clone(), live(&house, id).await.snapshot().running.lines_since(0)));
            }
            all
        });
        // Unlike a process, a runtime leaves the thread of its store behind: it still keeps what it was asked
        // to keep, and must not do so while the next house plays on. With the last connection the log is
        // folded in.
        runtime.shutdown_timeout(Duration::from_secs(5));
        let log = folder.path().join(format!("{FILE}-wal"));
        let gone = (0..1_000).any(|_| {
            std::thread::sleep(Duration::from_millis(5));
            !log.exists()
        });
        assert!(gone, "the store of the dead house is closed");
    }
    let total: usize = shown.iter().map(|(_, lines)| lines.len()).sum();
    assert!(total > 500, "the bots have moved: {total}");
}

#[tokio::test]
async fn running_games_come_back_and_their_bots_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let (id, anna) = {
        let slow = server::Config { bot_pause: Duration::from_secs(3600), ..config() };
        let house = house_on(slow, Arc::new(Sqlite::open(&folder.path().join(FILE)).unwrap()));
        let mut anna = Browser::new(&house);
        let id = anna.open_table(&[("players", "4"), ("mode", "beginner")]).await;
        let live = live(&house, &id).await;
        while let Some((FIRST, choice)) = any_move(&*live.snapshot().running, &mut generator(3)) {
            assert_eq!(anna.play(&id, &choice, live.snapshot().running.moves_made()).await.status, 204);
        }
        house.close();
        (id, anna)
    };
    let house = house_in(folder.path());
    let before = live(&house, &id).await.snapshot().running.moves_made();
    assert_eq!(house.reopen_running().await.unwrap(), 1);
    let table = live(&house, &id).await;
    let annas_turn = || crate::support::on_turn(&*table.snapshot().running) == Some(FIRST);
    until("it is the turn of Anna", annas_turn).await;
    assert!(table.snapshot().running.moves_made() > before, "the bots have gone on");
    let mut anna = anna.before(&house);
    let (_, choice) = any_move(&*table.snapshot().running, &mut generator(4)).unwrap();
    assert_eq!(
        anna.play(&id, &choice, table.snapshot().running.moves_made()).await.status,
        204,
        "and so does she"
    );
}

#[tokio::test]
async fn a_backup_holds_everything_and_opens_as_a_house() {
    let folder = tempfile::tempdir().unwrap();
    let house = house_in(folder.path());
    let (mut browsers, id) = seated(&house, 2, "advanced").await;
    play_on(&house, &id, &mut browsers, 25, &mut generator(5)).await;
    browsers[0].say(&id, "well played").await;
    let (finished, over) = {
        let (mut browsers, over) = seated(&house, 2, "beginner").await;
        play_on(&house, &over, &mut browsers, usize::MAX, &mut generator(6)).await;
        (browsers, over)
    };
    let copy = tempfile::tempdir().unwrap();
    let backup = |to: &str| server::backup(&folder.path().join(FILE), &copy.path().join(to), false);
    backup(FILE).unwrap();
    assert!(backup(FILE).is_err(), "a backup overwrites nothing");
    assert!(backup("no/such/folder").is_err());
    play_on(&house, &id, &mut browsers, 1, &mut generator(7)).await;
    assert_eq!(browsers[0].get("/health").await.text(), "ok\n", "the house goes on");

    let second = house_in(copy.path());
    for (id, browsers) in [(&id, &browsers), (&over, &finished)] {
        let (first, copied) = (house.store().table(id.clone()).await, second.store().table(id.clone()).await);
        let ((table, mut moves, said), (copied_table, copied_moves, copied_said)) =
            (first.unwrap().unwrap(), copied.unwrap().unwrap());
        moves.truncate(copied_moves.len());
        assert_eq!(format!("{table:?}"), format!("{copied_table:?}"));
        assert_eq!((moves, said), (copied_moves, copied_said));
        let mut browsers = again(browsers, &second);
        assert!(browsers[0].page("/me").await.all("input").next().is_some(), "people are known");
    }
    assert_eq!(second.reopen_running().await.unwrap(), 1);
    let mut again = again(&browsers, &second);
    play_on(&second, &id, &mut again, 3, &mut generator(8)).await;
}

/// A table of nobody to write moves to.
async fn bare_table(store: &Sqlite) -> String {
    let owner = store.add_person("Anna".to_owned(), [1; 32]).await.unwrap();
    let table = server::StoredTable {
        id: "bare".to_owned(),
        game: "artus".to_owned(),
        options: "players=2 mode=beginner".to_owned(),
        owner: owner.id,
        address_hash: None,
        listed: false,
        clock: None,
        secret: [0; 32],
        opened: 0,
        begun: true,
        over: false,
        closed: false,
        winner: None,
        given: 0,
        instant: false,
        hints: true,
        pins: games::GameId::Artus.pins(),
        proof: None,
        seats: Vec::new(),
    };
    store.add_table(None, table, Vec::new()).await.unwrap();
    "bare".to_owned()
}

#[tokio::test]
async fn what_is_asked_first_is_kept_first_and_a_failure_harms_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join(FILE)).unwrap();
    let id = bare_table(&store).await;
    let made = |number: usize| StoredMove { line: format!("move {number}"), at: 0, thought: 0 };
    // All are asked before any is answered, so that they share commits.
    let mut answers = Vec::new();
    for number in 0..1_000 {
        answers.push(store.append(None, id.clone(), number, vec![made(number)], false));
        if number % 7 == 0 {
            answers.push(store.append(None, "no such table".to_owned(), 0, vec![made(number)], false));
        }
    }
    let mut failed = 0;
    for answer in answers {
        failed += usize::from(answer.await.is_err());
    }
    assert_eq!(failed, 143, "moves of no table are refused");
    let kept = store.table(id.clone()).await.unwrap().unwrap().1;
    assert!(kept.into_iter().eq((0..1_000).map(made)), "all others are kept, in order");
    store.take_back(None, id.clone(), 1_000, 400).await.unwrap();
    store.append(None, id.clone(), 400, vec![made(7)], false).await.unwrap();
    let kept = store.table(id.clone()).await.unwrap().unwrap().1;
    assert_eq!((kept.len(), &kept[400]), (401, &made(7)), "in place of what was taken back");
    let reopened = Sqlite::open(&folder.path().join(FILE)).unwrap();
    assert_eq!(reopened.table(id).await.unwrap().unwrap().1, kept);
}

#[tokio::test]
async fn an_answer_comes_only_after_the_commit() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE);
    let store = Sqlite::open(&path).unwrap();
    let id = bare_table(&store).await;
    // A second reader sees only what is committed.
    let reader = rusqlite::Connection::open(&path).unwrap();
    let mut rng = generator(9);
    for number in 0..200 {
        let made = StoredMove { line: format!("move {}", rng.next_u64()), at: 0, thought: 0 };
        store.append(None, id.clone(), number, vec![made.clone()], false).await.unwrap();
        let query = "SELECT line FROM move ORDER BY number DESC LIMIT 1";
        let line: String = reader.query_row(query, [], |row| row.get(0)).unwrap();
        assert_eq!(line, made.line, "confirmed, so committed");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn talk_never_takes_a_move_back() {
    for round in 0..40 {
        let house = crate::support::house();
        let (_, id) = seated(&house, 2, "advanced").await;
        let live = live(&house, &id).await;
        let talking: Vec<_> = (0..4)
            .map(|_| {
                let (house, live) = (house.clone(), live.clone());
                tokio::spawn(async move {
                    for _ in 0..50 {
                        let said = ChatMessage {
                            person: 1,
                            name: "Anna".to_owned(),
                            text: "hello".to_owned(),
                            at: 0,
                            watching: false,
                        };
                        live.say(house.store(), None, said).await.unwrap();
                    }
                })
            })
            .collect();
        let mut rng = generator(round);
        for _ in 0..50 {
            let running = live.snapshot().running.clone();
            let Some((seat, choice)) = any_move(&*running, &mut rng) else { break };
            live.play(house.store(), None, seat, &choice, None).await.unwrap();
            let kept = house.store().table(id.clone()).await.unwrap().unwrap().1.len();
            assert_eq!(
                kept,
                live.snapshot().running.moves_made(),
                "round {round}: what was confirmed is shown"
            );
        }
        for one in talking {
            one.await.unwrap();
        }
    }
}

/// The store holds the secrets of dice that still roll, and the sums of passwords.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_store_or_its_copies() {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let rights = |path: &Path| metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(FILE);
    let kept = async || {
        let store = Sqlite::open(&file).unwrap();
        seated(&house_on(config(), Arc::new(store.clone())), 2, "beginner").await;
        for end in ["", "-wal", "-shm"] {
            let file = folder.path().join(format!("{FILE}{end}"));
            assert_eq!(rights(&file), 0o600, "{}", file.display());
        }
        store
    };
    let store = kept().await;
    let copy = folder.path().join("copy.sqlite");
    server::backup(&file, &copy, false).unwrap();
    assert_eq!(rights(&copy), 0o600);
    assert!(metadata(&copy).unwrap().len() > 0);
    drop(store);

    // A file of an earlier version is closed.
    set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
    kept().await;
}
