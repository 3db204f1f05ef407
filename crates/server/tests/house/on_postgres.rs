//! The tests of the house once more, on PostgreSQL: the same program, told to keep its houses there.

use crate::cluster::Cluster;
use crate::support::{Browser, PLACE, config, house_on, play_on, seated};
use server::{
    Conflict, Credential, LeaseHolder, NotTransferred, Postgres, Sqlite, Store, StoreAddress, StoreError,
    StorePlace, StoredMove, StoredTable, transfer,
};
use std::process::{Command, Stdio};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use table::generator;

/// The PostgreSQL these tests share; it ends with the process.
pub(crate) fn cluster() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    CLUSTER.get_or_init(|| std::env::var_os(PLACE).is_none().then(Cluster::start).flatten()).as_ref()
}

pub(crate) fn address(schema: &str) -> Option<StoreAddress> {
    Some(StoreAddress::read(&cluster()?.address(schema)).unwrap())
}

/// A person and a table of theirs, which has begun.
pub(crate) async fn bare_table(store: &dyn Store) -> (Credential, StoredTable) {
    let token = [7; 32];
    let person = store.add_person("Anna".to_owned(), token).await.unwrap().id;
    let pins = games::GameId::Artus.pins();
    let table = StoredTable {
        id: "aaaa".to_owned(),
        game: "artus".to_owned(),
        options: String::new(),
        owner: person,
        address_hash: None,
        listed: false,
        clock: None,
        secret: [1; 32],
        opened: 0,
        begun: true,
        over: false,
        closed: false,
        winner: None,
        given: 0,
        instant: false,
        hints: true,
        pins,
        proof: None,
        seats: Vec::new(),
    };
    store.add_table(None, table.clone(), Vec::new()).await.unwrap();
    (Credential { person, token }, table)
}

pub(crate) fn made(line: &str) -> StoredMove {
    StoredMove { line: line.to_owned(), at: 1, thought: 0 }
}

/// The tests of both stores: those in which it matters what is kept, and who may change it.
const OF_BOTH: [&str; 18] = [
    "accounts::",
    "administering::",
    "closing::",
    "conflicts::",
    "deleting::",
    "failing::",
    "links::",
    "muting::",
    "naming::",
    "personal_data::",
    "promising::",
    "quotas::",
    "retention::",
    "revoking::",
    "sealing::",
    "sessions::",
    "stopping::",
    "table_lifecycle::",
];

/// Those of them that send hundreds of requests to find out how the doors of the house behave, not its store.
const OF_DOORS: [&str; 4] =
    ["cutting::", "before_the_body_has_come", "its_body_comes_late", "request_under_way"];

#[test]
fn a_house_on_postgresql_is_the_same_house() {
    if std::env::var_os(PLACE).is_some() {
        return;
    }
    let Some(cluster) = cluster() else { return };
    let (programs, socket) = cluster.place();
    let mut tests = Command::new(std::env::current_exe().unwrap());
    tests.env(PLACE, format!("{}:{}", programs.display(), socket.display())).arg("--quiet");
    tests.args(OF_BOTH);
    for of_doors in OF_DOORS {
        tests.args(["--skip", of_doors]);
    }
    let ran = tests.stdin(Stdio::null()).output().unwrap();
    let told = String::from_utf8_lossy(&ran.stdout);
    let summary = told.lines().rev().find(|line| line.contains("test result")).unwrap_or_default();
    println!("on PostgreSQL: {summary}");
    assert!(ran.status.success(), "{told}\n{}", String::from_utf8_lossy(&ran.stderr));
    let passed: usize = summary.split_whitespace().find_map(|word| word.parse().ok()).unwrap_or(0);
    assert!(passed > 100, "far fewer tests than there are: {summary}");
}

#[tokio::test]
async fn of_many_moves_with_one_number_one_is_kept() {
    let Some(address) = address("numbers") else { return };
    // As many processes as there are stores, none of which knows of the others.
    let stores = [(); 3].map(|()| Postgres::open(&address).unwrap());
    let (by, table) = bare_table(&stores[0]).await;
    for after in 0..20 {
        let asked = (0..9).map(|at| {
            stores[at % 3].append(Some(by), table.id.clone(), after, vec![made(&format!("{at}"))], false)
        });
        let answers = futures_util::future::join_all(asked).await;
        let kept: Vec<usize> = (0..9).filter(|at| answers[*at].is_ok()).collect();
        assert_eq!(kept.len(), 1, "{answers:?}");
        for refused in answers.into_iter().filter_map(Result::err) {
            let (expected, found) = (after, after + 1);
            assert_eq!(refused, StoreError::Conflict(Conflict::Moves { expected, found }));
        }
        let moves = stores[1].table(table.id.clone()).await.unwrap().unwrap().1;
        assert_eq!((moves.len(), moves[after].line.clone()), (after + 1, kept[0].to_string()));
    }
}

#[tokio::test]
async fn an_address_with_a_nul_leads_nowhere() {
    let Some(address) = address("nul") else { return };
    let house = house_on(config(), Arc::new(Postgres::open(&address).unwrap()));
    let mut browser = Browser::new(&house);
    for path in ["/t/%00", "/t/a%00b/view", "/me/%00", "/api/v1/tables/%00"] {
        assert_eq!(browser.get(path).await.status, 404, "{path}");
    }
    let posted = browser.post("/t/%00/play", &[("choice", "place 1")]).await;
    assert_eq!(posted.status, 404);
    let like = browser.get("/new/artus?like=%00").await;
    assert_eq!(like.status, 200, "a table like none");
}

#[tokio::test]
async fn whoever_is_signed_out_meanwhile_changes_nothing_any_more() {
    let Some(address) = address("revoked") else { return };
    let stores = [(); 2].map(|()| Postgres::open(&address).unwrap());
    let (by, table) = bare_table(&stores[0]).await;
    let (mut after, mut refused) = (0, 0);
    for round in 0..40_u8 {
        let by = Credential { token: [round + 10; 32], ..by };
        assert!(stores[0].add_token_by([7; 32], by.token).await.unwrap());
        let append = stores[0].append(Some(by), table.id.clone(), after, vec![made("a")], false);
        let (appended, ended) = futures_util::join!(append, stores[1].remove_token(by.token));
        ended.unwrap();
        match appended {
            Ok(()) => after += 1,
            Err(error) => {
                assert_eq!(error, StoreError::NotAllowed);
                refused += 1;
            }
        }
        let late = stores[0].append(Some(by), table.id.clone(), after, vec![made("late")], false).await;
        assert_eq!(late, Err(StoreError::NotAllowed), "the token has ended");
    }
    assert_eq!(stores[0].table(table.id.clone()).await.unwrap().unwrap().1.len(), after);
    assert_eq!(after + refused, 40);
}

/// Takes the lease: the epoch of it, or who holds it.
async fn holds(store: &Postgres, name: &str) -> Result<i64, String> {
    let this = LeaseHolder { epoch: 0, holder: name.to_owned(), address: None };
    store.try_hold(this).await.unwrap().map_err(|held| held.holder)
}

#[tokio::test]
async fn whoever_lost_the_lease_changes_nothing_any_more() {
    let Some(address) = address("lease") else { return };
    let first = Postgres::open(&address).unwrap();
    let (by, table) = bare_table(&first).await;
    let epoch = holds(&first, "first").await.unwrap();
    let second = Postgres::open(&address).unwrap();
    assert_eq!(holds(&second, "second").await, Err("first".to_owned()));
    // Longer than a lease lasts: it is renewed.
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    assert_eq!(holds(&second, "second").await, Err("first".to_owned()));
    first.append(Some(by), table.id.clone(), 0, vec![made("a")], false).await.unwrap();
    // As if the first had been silent for too long: its lease is over, though it does not know.
    // It may renew it once more in that moment.
    let silent = "UPDATE lease.node SET until = clock_timestamp() - interval '1 second'";
    let taken = loop {
        assert!(cluster().unwrap().psql(silent));
        if let Ok(epoch) = holds(&second, "second").await {
            break epoch;
        }
    };
    assert!(taken > epoch);
    let late = first.append(Some(by), table.id.clone(), 1, vec![made("late")], false).await;
    assert!(matches!(late, Err(StoreError::Failed(_))), "{late:?}");
    tokio::time::timeout(Duration::from_secs(3), first.lost()).await.expect("it is told");
    second.append(Some(by), table.id.clone(), 1, vec![made("b")], false).await.unwrap();
    first.close().await.unwrap();
    let third = Postgres::open(&address).unwrap();
    assert_eq!(holds(&third, "third").await, Err("second".to_owned()), "not the first's to give");
    second.close().await.unwrap();
    let begin = Instant::now();
    assert!(holds(&third, "third").await.unwrap() > taken, "given back at once");
    assert!(begin.elapsed() < Duration::from_secs(2));
    let lines: Vec<String> =
        third.table(table.id).await.unwrap().unwrap().1.into_iter().map(|made| made.line).collect();
    assert_eq!(lines, ["a", "b"]);
}

/// A socket that passes everything on to PostgreSQL until it is cut: then nothing comes through, and nobody is told.
async fn cut_after(folder: &std::path::Path, cut: tokio::sync::watch::Receiver<bool>) {
    const SOCKET: &str = ".s.PGSQL.5432";
    let behind = cluster().unwrap().place().1.join(SOCKET);
    let door = tokio::net::UnixListener::bind(folder.join(SOCKET)).unwrap();
    while let Ok((mut from, _)) = door.accept().await {
        let (behind, mut cut) = (behind.clone(), cut.clone());
        tokio::spawn(async move {
            let mut to = tokio::net::UnixStream::connect(behind).await.unwrap();
            let silence = async {
                drop(cut.wait_for(|is_cut| *is_cut).await);
            };
            tokio::select! {
                _ = tokio::io::copy_bidirectional(&mut from, &mut to) => return,
                () = silence => {}
            }
            // Both ends stay open.
            std::future::pending::<()>().await;
            drop((from, to));
        });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_cut_off_from_the_database_stops_before_another_takes_over() {
    let Some(address) = address("cut_off") else { return };
    let folder = tempfile::tempdir().unwrap();
    let (cut, is_cut) = tokio::sync::watch::channel(false);
    let path = folder.path().to_owned();
    let door = tokio::spawn(async move { cut_after(&path, is_cut).await });
    while !folder.path().join(".s.PGSQL.5432").exists() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let by_the_door = StoreAddress::read(&crate::cluster::address(folder.path(), "cut_off")).unwrap();
    let (first, second) = (Postgres::open(&by_the_door).unwrap(), Postgres::open(&address).unwrap());
    let epoch = holds(&first, "first").await.unwrap();
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert!(!first.is_lost(), "it is renewed");
    cut.send_replace(true);
    let begin = Instant::now();
    let taken = loop {
        match holds(&second, "second").await {
            Ok(taken) => break taken,
            Err(held) => assert_eq!(held, "first"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert!(first.is_lost(), "it knew before, although nobody told it");
    assert!(taken > epoch && begin.elapsed() < Duration::from_secs(5));
    door.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_moves_to_postgresql_and_back() {
    let Some(address) = address("moved") else { return };
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [here, back] = folders.each_ref().map(|folder| StorePlace::Folder(folder.path().to_owned()));
    let there = StorePlace::Database(address.clone());
    let file = folders[0].path().join(server::STORE_FILE);
    let store = Sqlite::open(&file).unwrap();
    let house = house_on(config(), Arc::new(store.clone()));
    let (mut browsers, id) = seated(&house, 3, "beginner").await;
    browsers[0].say(&id, "Good evening, \u{1f409}!").await;
    play_on(&house, &id, &mut browsers, 12, &mut generator(4)).await;
    let kept = store.table(id.clone()).await.unwrap().unwrap();
    house.close();
    store.close().await.unwrap();
    drop((house, store));

    let first = transfer(&here, &there).await.unwrap();
    assert!(first.iter().any(|table| table.table == "move" && table.rows >= 12), "{first:?}");
    assert!(matches!(transfer(&here, &there).await, Err(NotTransferred::NotEmpty)));
    let postgres = Postgres::open(&address).unwrap();
    assert!(holds(&postgres, "a house").await.is_ok());
    assert!(
        matches!(transfer(&there, &back).await, Err(NotTransferred::Held(holder)) if holder == "a house")
    );
    let (table, moves, said) = postgres.table(id.clone()).await.unwrap().unwrap();
    assert_eq!((&table.seats, &moves, &said), (&kept.0.seats, &kept.1, &kept.2));
    // Whoever was known before is known there, and the next gets a number of their own.
    let house = house_on(config(), Arc::new(postgres.clone()));
    let mut browsers: Vec<_> = browsers.iter().map(|browser| browser.before(&house)).collect();
    play_on(&house, &id, &mut browsers, 3, &mut generator(5)).await;
    let (_, second) = seated(&house, 2, "beginner").await;
    let kept = [id, second];
    let on_postgres = [
        postgres.table(kept[0].clone()).await.unwrap().unwrap(),
        postgres.table(kept[1].clone()).await.unwrap().unwrap(),
    ];
    house.close();
    postgres.close().await.unwrap();
    drop((house, postgres));

    let second = transfer(&there, &back).await.unwrap();
    assert_ne!(first, second, "it was played on");
    let again = Sqlite::open(&folders[1].path().join(server::STORE_FILE)).unwrap();
    for (id, there) in kept.into_iter().zip(on_postgres) {
        let (table, moves, said) = again.table(id).await.unwrap().unwrap();
        assert_eq!(
            (table.secret, table.seats, moves, said),
            (there.0.secret, there.0.seats, there.1, there.2)
        );
    }
}
