//! `tafelrunde backup`: a whole copy of a house, also while it is open.

use crate::args::Backup;
use crate::commands::serve::house_folder;
use crate::failure::{Failure, Outcome};
use crate::out;
use server::{Sqlite, Store};
use words::Words;

pub(crate) fn run(words: Words, args: Backup) -> Outcome {
    let file = house_folder(words, args.data)?.join("tafelrunde.sqlite");
    if !file.exists() {
        let args = [("file", file.display().to_string().into())];
        return Err(Failure::input(words.say_with("cli-backup-none", &args)));
    }
    let name = [("file", args.file.display().to_string().into())];
    if args.file.exists() {
        return Err(Failure::input(words.say_with("cli-error-exists", &name)));
    }
    let store = Sqlite::open(&file).map_err(|error| Failure::machine(error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.map_err(|error| Failure::machine(error.to_string()))?;
    runtime.block_on(store.backup(args.file.clone())).map_err(|error| Failure::machine(error.to_string()))?;
    out::line(words.say_with("cli-backup-done", &name));
    Ok(())
}
