//! What commands about the data folder of a house share: where the store is, who holds the folder, and what
//! is wrong there.

use crate::commands::serve::house_folder;
use crate::failure::{Failure, Outcome};
use server::{Cause, Holder, STORE_FILE, StoreError, interrupted_restore};
use std::path::{Path, PathBuf};
use words::Words;

/// The store in the folder of the house.
pub(crate) fn store_file(words: Words, data: Option<PathBuf>) -> Outcome<PathBuf> {
    Ok(house_folder(words, data)?.join(STORE_FILE))
}

/// Somebody else holds the folder.
pub(crate) fn held(words: Words, folder: &str, holder: &Holder) -> String {
    let known = |text: Option<String>| text.unwrap_or_else(|| "?".to_owned());
    let Holder { pid, host, since, bind, url: _ } = holder.clone();
    let args = [
        ("folder", folder.into()),
        ("kind", if bind.is_some() { "house" } else { "command" }.into()),
        ("bind", known(bind.map(|bind| bind.to_string())).into()),
        ("pid", known(pid.map(|pid| pid.to_string())).into()),
        ("host", known(host).into()),
        ("since", known(since).into()),
    ];
    words.say_with("store-held", &args)
}

/// Refuses where a restore of the folder of a store was interrupted: what is there is not what is to be there.
pub(crate) fn no_interrupted_restore(words: Words, store: &Path) -> Outcome {
    let folder = store.parent().unwrap_or(Path::new("."));
    match interrupted_restore(folder) {
        None => Ok(()),
        Some(copy) => {
            let args = [("file", copy.display().to_string().into())];
            Err(Failure::no(words.say_with("store-restore-interrupted", &args)))
        }
    }
}

/// Why a store failed, as a part of a sentence.
pub(crate) fn why(words: Words, error: &StoreError) -> String {
    match (error, error.cause()) {
        (StoreError::Newer { found, known }, _) => {
            words.say_with("store-why-newer", &[("found", (*found).into()), ("known", (*known).into())])
        }
        (StoreError::Older { found, known }, _) => {
            words.say_with("store-why-older", &[("found", (*found).into()), ("known", (*known).into())])
        }
        (_, Cause::Full) => words.say("store-why-full"),
        (_, Cause::NoAccess) => words.say("store-why-no-access"),
        (_, Cause::Busy) => words.say("store-why-busy"),
        (_, Cause::Damaged) => words.say("store-why-damaged"),
        (_, Cause::Newer | Cause::Other) => error.to_string(),
    }
}
