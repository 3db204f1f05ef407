//! `tafelrunde admin`: who runs a house, who may not come in, and a new password for whoever forgot theirs. It works on
//! the store of a house, also while it is open: the house notices within a second or two.

use crate::args::{AdminAction, AdminArgs};
use crate::commands::serve::house_folder;
use crate::failure::{Failure, Outcome};
use crate::out;
use server::{Act, Administration, Resident, Sqlite, Store, StoreError, account_name, new_reset_link, now};
use words::Words;

pub(crate) fn run(words: Words, args: AdminArgs) -> Outcome {
    let file = house_folder(words, args.data)?.join("tafelrunde.sqlite");
    if !file.exists() {
        let args = [("file", file.display().to_string().into())];
        return Err(Failure::input(words.say_with("cli-admin-no-house", &args)));
    }
    let failed = |error: StoreError| Failure::machine(error.to_string());
    let store = Sqlite::open(&file).map_err(failed)?;
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| Failure::machine(error.to_string()))?;
    runtime.block_on(async {
        let (name, key) = match &args.action {
            AdminAction::List => return list(words, &store).await,
            AdminAction::Grant { name } => (name, "cli-admin-granted"),
            AdminAction::Revoke { name } => (name, "cli-admin-revoked"),
            AdminAction::Ban { name } => (name, "cli-admin-banned"),
            AdminAction::Unban { name } => (name, "cli-admin-unbanned"),
            AdminAction::ResetLink { name, .. } => (name, "cli-admin-reset-link"),
        };
        let person = find(words, &store, name).await?;
        let (mut link, mut shown) = (String::new(), String::new());
        let act = match &args.action {
            AdminAction::List => return Ok(()),
            AdminAction::Grant { .. } => Act::Grant(person.id),
            AdminAction::Revoke { .. } => Act::Revoke(person.id),
            AdminAction::Ban { .. } => Act::Ban(person.id),
            AdminAction::Unban { .. } => Act::Unban(person.id),
            AdminAction::ResetLink { url, .. } => {
                let (token, act) = new_reset_link(person.id);
                link = token;
                shown = url.as_deref().unwrap_or("http://127.0.0.1:7777").trim_end_matches('/').to_owned();
                act
            }
        };
        let done = store.administer(None, act, now()).await.map_err(failed)?;
        let name = person.account.clone().unwrap_or(person.name);
        if !done {
            return Err(Failure::no(words.say_with("cli-admin-not-possible", &[("name", name.into())])));
        }
        let link = format!("{shown}/reset/{link}");
        out::line(words.say_with(key, &[("name", name.into()), ("link", link.into())]));
        Ok(())
    })
}

async fn find(words: Words, store: &Sqlite, name: &str) -> Outcome<Resident> {
    let failed = |error: StoreError| Failure::machine(error.to_string());
    let nobody = || Failure::input(words.say_with("cli-admin-nobody", &[("name", name.into())]));
    let account = account_name(name).ok_or_else(nobody)?;
    let (person, _) = store.account(account).await.map_err(failed)?.ok_or_else(nobody)?;
    store.resident(person.id).await.map_err(failed)?.ok_or_else(nobody)
}

async fn list(words: Words, store: &Sqlite) -> Outcome {
    let admins = store.admins().await.map_err(|error| Failure::machine(error.to_string()))?;
    if admins.is_empty() {
        out::line(words.say("cli-admin-none"));
    }
    for admin in admins {
        out::line(admin.account.unwrap_or(admin.name));
    }
    Ok(())
}
