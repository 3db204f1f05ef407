//! Appending moves in PostgreSQL: many share a transaction, and nobody waits for somebody else's lock.

use crate::on_postgres::{address, bare_table, cluster, made};
use futures_util::future::join_all;
use server::{Conflict, Credential, Postgres, Store, StoreAddress, StoreError, StoredTable, Upkeep};
use std::time::{Duration, Instant};

/// A number of running tables of one person.
async fn tables(store: &Postgres, count: usize) -> (Credential, Vec<String>) {
    let (by, first) = bare_table(store).await;
    let ids: Vec<String> = (0..count).map(|number| format!("table{number}")).collect();
    for id in &ids {
        let table = StoredTable { id: id.clone(), ..first.clone() };
        store.add_table(Some(by), table, Vec::new()).await.unwrap();
    }
    (by, ids)
}

/// How many transactions the store has measured.
fn commits(store: &Postgres) -> usize {
    let (mut metrics, mut text) = (prometheus_client::registry::Registry::default(), String::new());
    store.register(&mut metrics);
    prometheus_client::encoding::text::encode(&mut text, &metrics).unwrap();
    let count = text.lines().find_map(|line| line.strip_prefix("store_commit_seconds_count "));
    count.expect("commits are measured").parse().unwrap()
}

#[tokio::test]
async fn moves_of_many_tables_share_a_transaction_and_each_has_its_own_answer() {
    let Some(address) = address("together") else { return };
    let store = Postgres::open(&address).unwrap();
    let (by, ids) = tables(&store, 40).await;
    let stranger = Credential { token: [9; 32], ..by };
    let before = commits(&store);
    // At each table, round by round: what is right, and what has to be refused without harm to the others.
    for round in 0..10 {
        let append = |id: &str, by, after, line: &str| {
            store.append(Some(by), id.to_owned(), after, vec![made(line)], false)
        };
        let right = ids.iter().enumerate().map(|(number, id)| {
            let moves = (0..=number % 3).map(|part| made(&format!("{id} {round} {part}"))).collect();
            store.append(Some(by), id.clone(), round * (number % 3 + 1), moves, false)
        });
        let right = join_all(right);
        let wrong = futures_util::future::join4(
            append("table3", by, round + 7, "too late"),
            append("table6", stranger, round, "by nobody"),
            append("nowhere", by, 0, "no table"),
            // The database itself refuses to keep this: all of its transaction is taken back, and made again
            // one by one.
            append("aaaa", by, 0, "a\0b"),
        );
        let (right, (late, nobody, nowhere, failed)) = futures_util::future::join(right, wrong).await;
        assert!(right.iter().all(Result::is_ok), "{right:?}");
        assert!(matches!(late, Err(StoreError::Conflict(Conflict::Moves { .. }))), "{late:?}");
        assert_eq!(nobody, Err(StoreError::NotAllowed));
        assert_eq!(nowhere, Err(StoreError::Conflict(Conflict::NoTable)));
        assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    }
    for (number, id) in ids.iter().enumerate() {
        let moves = store.table(id.clone()).await.unwrap().unwrap().1;
        let line = |round| (0..=number % 3).map(move |part| format!("{id} {round} {part}"));
        assert!(moves.iter().map(|made| made.line.clone()).eq((0..10).flat_map(line)), "{id}: {moves:?}");
    }
    assert_eq!(store.table("aaaa".to_owned()).await.unwrap().unwrap().1, []);
    // Reading them is measured as well.
    let measured = commits(&store) - before - ids.len() - 1;
    println!("440 calls in {measured} transactions");
    assert!(measured < 400, "{measured} transactions for 440 calls");
}

#[tokio::test]
async fn a_table_that_is_locked_holds_up_no_move_of_another() {
    let Some(at) = cluster().map(|cluster| cluster.address("locked")) else { return };
    let store = Postgres::open(&StoreAddress::read(&at).unwrap()).unwrap();
    let (by, ids) = tables(&store, 12).await;
    let append = |id: &String| store.append(Some(by), id.clone(), 0, vec![made("a")], false);
    // Four tables are held by a transaction of somebody else, who is in no hurry.
    let (locked, free) = ids.split_at(4);
    let (other, connection) = tokio_postgres::connect(&at, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let lock = "BEGIN; SELECT 1 FROM game WHERE id IN ('table0', 'table1', 'table2', 'table3') FOR UPDATE";
    other.batch_execute(lock).await.unwrap();
    let waiting = locked.iter().map(append).map(tokio::spawn).collect::<Vec<_>>();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let begin = Instant::now();
    let others = join_all(free.iter().map(append)).await;
    assert!(others.iter().all(Result::is_ok), "{others:?}");
    let waited = begin.elapsed();
    assert!(waited < Duration::from_secs(3), "they waited for {waited:?}");
    assert!(waiting.iter().all(|task| !task.is_finished()), "those that are locked wait");
    other.batch_execute("COMMIT").await.unwrap();
    for task in waiting {
        assert_eq!(task.await.unwrap(), Ok(()));
    }
}

#[tokio::test]
async fn moves_that_come_within_a_moment_share_transactions() {
    let Some(address) = address("moment") else { return };
    let store = Postgres::open(&address).unwrap();
    let (by, ids) = tables(&store, 20).await;
    let before = commits(&store);
    // At each table one move after the other, as soon as the last one is confirmed.
    let games = ids.iter().map(|id| async {
        for after in 0..30 {
            let append = store.append(Some(by), id.clone(), after, vec![made("a")], false);
            append.await.unwrap();
        }
    });
    join_all(games).await;
    let measured = commits(&store) - before;
    println!("600 moves in {measured} transactions");
    assert!(measured < 300, "{measured} transactions for 600 moves");
}

#[tokio::test]
async fn a_move_of_which_nobody_hears_is_kept_all_the_same() {
    let Some(address) = address("unheard") else { return };
    let store = Postgres::open(&address).unwrap();
    let (by, ids) = tables(&store, 30).await;
    let append = |id: &String| store.append(Some(by), id.clone(), 0, vec![made("a")], false);
    // Whoever asked is gone at once, and so is the house, in order.
    ids.iter().for_each(|id| drop(append(id)));
    store.close().await.unwrap();
    let refused = append(&ids[0]).await;
    assert!(matches!(refused, Err(StoreError::Failed(_))), "{refused:?}");
    let again = Postgres::open(&address).unwrap();
    for id in ids {
        assert_eq!(again.table(id.clone()).await.unwrap().unwrap().1, [made("a")], "{id}");
    }
}

#[tokio::test]
async fn moves_wait_for_no_other_change_and_other_changes_not_for_one_that_is_locked() {
    let Some(at) = cluster().map(|cluster| cluster.address("turns")) else { return };
    let store = Postgres::open(&StoreAddress::read(&at).unwrap()).unwrap();
    let (by, ids) = tables(&store, 2).await;
    let (other, connection) = tokio_postgres::connect(&at, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    // Somebody else has the row of a person, and is in no hurry.
    let lock = format!("BEGIN; SELECT 1 FROM person WHERE id = {} FOR UPDATE", by.person);
    other.batch_execute(&lock).await.unwrap();
    let visit = || tokio::spawn(store.note_visit(by.person, 1));
    let mut waiting = vec![visit()];
    tokio::time::sleep(Duration::from_millis(50)).await;
    let begin = Instant::now();
    assert!(store.table(ids[0].clone()).await.unwrap().is_some());
    assert!(begin.elapsed() < Duration::from_secs(2), "a look waited for {:?}", begin.elapsed());
    // More than there are connections for all but moves.
    waiting.extend((0..20).map(|_| visit()));
    tokio::time::sleep(Duration::from_millis(500)).await;
    let begin = Instant::now();
    // By nobody: the row of the person is locked.
    for id in &ids {
        store.append(None, id.clone(), 0, vec![made("a")], false).await.unwrap();
    }
    assert!(begin.elapsed() < Duration::from_secs(2), "moves waited for {:?}", begin.elapsed());
    assert!(waiting.iter().all(|task| !task.is_finished()), "those that are locked wait");
    other.batch_execute("COMMIT").await.unwrap();
    for task in waiting {
        assert_eq!(task.await.unwrap(), Ok(()));
    }
}
