//! Running a house from the command line: who is an admin, who is banned, new passwords.

#[allow(dead_code, reason = "other tests need more of it")]
mod support;

use server::{Administration, NewAccount, Sqlite, Store};
use support::Home;

/// A house in which these have an account.
fn house(home: &Home, accounts: &[&str]) -> Sqlite {
    let folder = home.path("house");
    std::fs::create_dir(&folder).unwrap();
    let store = Sqlite::open(&folder.join("tafelrunde.sqlite")).unwrap();
    for (number, name) in accounts.iter().enumerate() {
        let new = NewAccount {
            account: name.to_lowercase(),
            typed: (*name).to_owned(),
            name: (*name).to_owned(),
            password: "no sum at all".to_owned(),
        };
        wait(store.add_person_with_account(new, [number as u8; 32])).unwrap();
    }
    store
}

fn wait<T>(answer: server::Answer<T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(answer).unwrap()
}

/// What a command says that has to work.
fn said(home: &Home, args: &[&str]) -> String {
    let run = home.run(args);
    assert_eq!(run.code, 0, "{args:?}: {}", run.err);
    run.out
}

#[test]
fn rights_are_granted_listed_and_taken() {
    let home = Home::new();
    let _store = house(&home, &["Merlin", "Nimue"]);
    assert_eq!(said(&home, &["admin", "list"]), "Merlin\n", "the first account");
    assert!(said(&home, &["admin", "grant", "NIMUE"]).contains("Nimue runs the house"));
    assert!(said(&home, &["admin", "revoke", "merlin"]).contains("no longer"));
    assert_eq!(said(&home, &["admin", "list"]), "Nimue\n");
    let last = home.run(&["admin", "revoke", "Nimue"]);
    assert_eq!((last.code, last.out.as_str()), (1, ""));
    assert!(
        last.err.contains("the only one who runs this house") && last.err.contains("--force"),
        "{}",
        last.err
    );
    assert_eq!(home.run(&["admin", "ban", "Nimue"]).code, 1, "nor banned");
    assert_eq!(said(&home, &["admin", "list"]), "Nimue\n");
    let forced = said(&home, &["--lang", "de", "admin", "revoke", "Nimue", "--force"]);
    assert!(forced.contains("führt das Haus nicht mehr"), "{forced}");
    assert!(said(&home, &["admin", "list"]).contains("Nobody runs this house yet"));
}

#[test]
fn a_ban_ends_every_token_and_is_written_down() {
    let home = Home::new();
    let store = house(&home, &["Merlin", "Mordred"]);
    assert!(wait(store.person_for_admin(2)).unwrap().tokens == 1);
    assert!(said(&home, &["admin", "ban", "Mordred"]).contains("Mordred is banned"));
    let mordred = wait(store.person_for_admin(2)).unwrap();
    assert!(mordred.is_banned && mordred.tokens == 0);
    let refused = home.run(&["admin", "reset-link", "Mordred"]);
    assert_eq!(refused.code, 1, "no new password for somebody banned");
    let refused = home.run(&["admin", "grant", "Mordred"]);
    assert_eq!(refused.code, 1, "nobody who is banned runs the house");
    assert!(refused.err.contains("Mordred, who is banned"), "{}", refused.err);
    assert!(!wait(store.person_for_admin(2)).unwrap().is_admin);
    assert!(said(&home, &["admin", "ban", "Mordred"]).contains("already banned; nothing was changed"));
    assert!(said(&home, &["admin", "unban", "Mordred"]).contains("may come in again"));
    assert!(!wait(store.person_for_admin(2)).unwrap().is_banned);
    assert!(said(&home, &["admin", "unban", "Mordred"]).contains("is not banned; nothing was changed"));
    assert!(
        said(&home, &["admin", "revoke", "Mordred"]).contains("does not run the house; nothing was changed")
    );
    assert!(
        said(&home, &["admin", "grant", "Merlin"]).contains("already runs the house; nothing was changed")
    );
    let acts: Vec<String> = wait(store.audit(9)).into_iter().map(|line| line.act).collect();
    assert_eq!(acts, ["unban", "ban", "first-account"]);
}

#[test]
fn a_link_for_a_new_password_names_the_house() {
    let home = Home::new();
    let store = house(&home, &["Merlin"]);
    let said = said(&home, &["admin", "reset-link", "Merlin", "--url", "https://play.example.org/"]);
    let link = said.trim().rsplit_once("https://play.example.org/reset/").expect("a link").1;
    assert_eq!(link.len(), 32, "{said}");
    home.refused(&["admin", "reset-link", "Merlin", "--url", "foo"], &["“foo”", "https://"]);
    let alone = home.run(&["admin", "reset-link", "Merlin"]);
    assert!(
        alone.out.contains("under the address of your house: /reset/"),
        "no house is open: {}",
        alone.out
    );
    let sums: i64 = wait(store.audit(9)).iter().filter(|line| line.act == "reset-link").count() as i64;
    assert_eq!(sums, 2, "nothing is made for an address that is none");
}

/// The environment of a service names its database; whoever names a folder means that.
#[test]
fn a_folder_that_is_named_comes_before_a_database_of_the_environment() {
    let home = Home::new();
    let _store = house(&home, &["Merlin"]);
    let folder = home.path("house");
    let run = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tafelrunde"));
        // Nobody listens at this port.
        command.env("TAFELRUNDE_STORE", "postgres://house@127.0.0.1:9/none").env("LC_ALL", "en");
        command.args(args).output().unwrap()
    };
    for args in [["admin", "list", "--data"], ["admin", "--data", "list"]] {
        let mut args = args.to_vec();
        let place = args.iter().position(|arg| *arg == "--data").unwrap() + 1;
        args.insert(place, folder.to_str().unwrap());
        let named = run(&args);
        assert_eq!(String::from_utf8_lossy(&named.stdout), "Merlin\n", "{args:?}");
    }
    assert_eq!(
        run(&["admin", "list"]).status.code(),
        Some(1),
        "otherwise the database is asked, and is not there"
    );
}

#[test]
fn what_cannot_be_is_told() {
    let home = Home::new();
    home.refused(&["admin", "list"], &["tafelrunde.sqlite", "--data"]);
    let _store = house(&home, &["Merlin"]);
    home.refused(&["admin", "ban", "Mordred"], &["“Mordred”"]);
    home.refused(&["admin", "crown", "Merlin"], &["“crown”"]);
}

#[test]
fn a_house_that_does_not_answer_is_not_well() {
    let home = Home::new();
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let run = home.run(&["health", "--bind", &free]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains(&free) && run.err.contains("No house answers"), "{}", run.err);
}
