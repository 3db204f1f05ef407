//! What commands about the data folder of a house share: where the store is, and who holds the folder.

use crate::commands::serve::house_folder;
use crate::failure::Outcome;
use server::{Holder, STORE_FILE};
use std::path::PathBuf;
use words::Words;

/// The store in the folder of the house.
pub(crate) fn store_file(words: Words, data: Option<PathBuf>) -> Outcome<PathBuf> {
    Ok(house_folder(words, data)?.join(STORE_FILE))
}

/// Somebody else holds the folder.
pub(crate) fn held(words: Words, folder: &str, holder: &Holder) -> String {
    let known = |text: Option<String>| text.unwrap_or_else(|| "?".to_owned());
    let Holder { pid, host, since, bind } = holder.clone();
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
