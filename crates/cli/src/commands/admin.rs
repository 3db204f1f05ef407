//! `tafelrunde admin`: who runs a house, who may not come in, and a new password for whoever forgot theirs.
//! Beside an open house it writes to the same store, which SQLite's own locks make safe, and the house
//! notices within two seconds.

use crate::args::{AdminAction, AdminArgs};
use crate::commands::folder::{held, no_interrupted_restore, store_file, why};
use crate::commands::health::reachable;
use crate::failure::{Failure, Outcome};
use crate::out;
use server::{
    Act, FolderLock, Holder, NotLocked, Origin, PersonForAdmin, Postgres, Sqlite, Store, StoreAddress,
    StoreError, account_name, new_reset_link, now,
};
use std::path::{Path, PathBuf};
use words::Words;

pub(crate) fn run(words: Words, args: AdminArgs) -> Outcome {
    if let AdminAction::ResetLink { url: Some(url), .. } = &args.action
        && Origin::read(url).is_none()
    {
        return Err(Failure::input(words.say_with("cli-error-public-url", &[("url", url.as_str().into())])));
    }
    let (store, house): (Box<dyn Store>, _) = match args.store {
        Some(address) => (Box::new(open_database(words, &address)?), None),
        None => {
            let (store, house) = open_folder(words, args.data)?;
            (Box::new(store), house)
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| Failure::machine(error.to_string()))?;
    runtime.block_on(async {
        let done = administer(words, &*store, &args.action, house.as_ref()).await;
        // Whatever came of it, the file is closed as it should be.
        let closed = store.close().await;
        done.and(closed.map_err(|error| failed(words, &error)))
    })
}

/// Opens the store, and says which house has it open as well. Whoever works on it alone takes the lock of the
/// folder, so that no house opens meanwhile; beside a house nothing is migrated.
fn open_folder(words: Words, data: Option<PathBuf>) -> Outcome<(Sqlite, Option<Holder>)> {
    let file = &store_file(words, data)?;
    no_interrupted_restore(words, file)?;
    if !file.exists() {
        let args = [("file", file.display().to_string().into())];
        return Err(Failure::input(words.say_with("cli-admin-no-house", &args)));
    }
    let folder = file.parent().unwrap_or(Path::new("."));
    let (store, house) = match FolderLock::take(folder, None) {
        Ok(lock) => (Sqlite::open_locked(file, lock), None),
        Err(NotLocked::Held(holder)) if holder.bind.is_some() => (Sqlite::open_beside(file), Some(holder)),
        Err(NotLocked::Held(holder)) => {
            return Err(Failure::machine(held(words, &folder.display().to_string(), &holder)));
        }
        Err(NotLocked::Io(error)) => return Err(Failure::file(words, folder, &error)),
    };
    Ok((store.map_err(|error| failed(words, &error))?, house))
}

/// Opens the database of a house, which may be open or not; nothing is migrated.
fn open_database(words: Words, address: &str) -> Outcome<Postgres> {
    let address = StoreAddress::read(address);
    let address = address.ok_or_else(|| Failure::input(words.say("cli-error-store-address")))?;
    Postgres::open_beside(&address).map_err(|error| failed(words, &error))
}

fn failed(words: Words, error: &StoreError) -> Failure {
    Failure::machine(words.say_with("cli-admin-failed", &[("error", why(words, error).into())]))
}

async fn administer(
    words: Words,
    store: &dyn Store,
    action: &AdminAction,
    house: Option<&Holder>,
) -> Outcome {
    let name = match action {
        AdminAction::List => return list(words, store).await,
        AdminAction::Grant { name }
        | AdminAction::Revoke { name, .. }
        | AdminAction::Ban { name, .. }
        | AdminAction::Unban { name }
        | AdminAction::ResetLink { name, .. } => name,
    };
    let person = find(words, store, name).await?;
    let called = person.account.clone().unwrap_or_else(|| person.name.clone());
    let say = |key: &str| words.say_with(key, &[("name", called.as_str().into())]);
    let (is_so_already, key) = match action {
        AdminAction::Grant { .. } => (person.is_admin, "cli-admin-is-granted"),
        AdminAction::Revoke { .. } => (!person.is_admin, "cli-admin-is-revoked"),
        AdminAction::Ban { .. } => (person.is_banned, "cli-admin-is-banned"),
        AdminAction::Unban { .. } => (!person.is_banned, "cli-admin-is-unbanned"),
        AdminAction::List | AdminAction::ResetLink { .. } => (false, ""),
    };
    if is_so_already {
        out::line(say(key));
        return Ok(());
    }
    if let AdminAction::Revoke { force: false, .. } | AdminAction::Ban { force: false, .. } = action
        && is_last_admin(store, &person).await.map_err(|error| failed(words, &error))?
    {
        return Err(Failure::no(say("cli-admin-last")));
    }
    let (act, said) = match action {
        AdminAction::List => return Ok(()),
        AdminAction::Grant { .. } => (Act::Grant(person.id), say("cli-admin-granted")),
        AdminAction::Revoke { .. } => (Act::Revoke(person.id), say("cli-admin-revoked")),
        AdminAction::Ban { .. } => (Act::Ban(person.id), say("cli-admin-banned")),
        AdminAction::Unban { .. } => (Act::Unban(person.id), say("cli-admin-unbanned")),
        AdminAction::ResetLink { url, .. } => {
            let (token, act) = new_reset_link(person.id, now());
            (act, reset_link(words, &called, url.as_deref(), house, &token))
        }
    };
    match store.administer(None, act, now()).await.map_err(|error| failed(words, &error))? {
        Some(_) => {
            out::line(said);
            Ok(())
        }
        None => Err(Failure::no(say("cli-admin-not-possible"))),
    }
}

async fn is_last_admin(store: &dyn Store, person: &PersonForAdmin) -> Result<bool, StoreError> {
    Ok(person.is_admin && store.admins().await?.len() == 1)
}

/// The link, at the address that was named or that of the house that is open; where neither is known, only its path.
fn reset_link(words: Words, name: &str, url: Option<&str>, house: Option<&Holder>, token: &str) -> String {
    let of_house = || {
        let house = house?;
        house.url.clone().or_else(|| Some(format!("http://{}", reachable(house.bind?))))
    };
    let (link, key) = match url.map(str::to_owned).or_else(of_house) {
        Some(url) => (format!("{}/reset/{token}", url.trim_end_matches('/')), "cli-admin-reset-link"),
        None => (format!("/reset/{token}"), "cli-admin-reset-path"),
    };
    words.say_with(key, &[("name", name.into()), ("link", link.into())])
}

async fn find(words: Words, store: &dyn Store, name: &str) -> Outcome<PersonForAdmin> {
    let nobody = || Failure::input(words.say_with("cli-admin-nobody", &[("name", name.into())]));
    let account = account_name(name).ok_or_else(nobody)?;
    let found = store.account(account).await.map_err(|error| failed(words, &error))?;
    let (person, _) = found.ok_or_else(nobody)?;
    store.person_for_admin(person.id).await.map_err(|error| failed(words, &error))?.ok_or_else(nobody)
}

async fn list(words: Words, store: &dyn Store) -> Outcome {
    let admins = store.admins().await.map_err(|error| failed(words, &error))?;
    if admins.is_empty() {
        out::line(words.say("cli-admin-none"));
    }
    for admin in admins {
        out::line(admin.account.unwrap_or(admin.name));
    }
    Ok(())
}
