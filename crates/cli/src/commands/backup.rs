//! `tafelrunde backup`: a whole copy of a house, also while it is open.

use crate::args::Backup;
use crate::commands::folder::{no_interrupted_restore, store_file, why};
use crate::failure::{Failure, Outcome};
use crate::out;
use server::{NotCopied, backup};
use words::Words;

pub(crate) fn run(words: Words, args: Backup) -> Outcome {
    let store = store_file(words, args.data)?;
    no_interrupted_restore(words, &store)?;
    if !store.exists() {
        let args = [("file", store.display().to_string().into())];
        return Err(Failure::input(words.say_with("cli-backup-none", &args)));
    }
    let name = [("file", args.file.display().to_string().into())];
    backup(&store, &args.file, args.force).map_err(|error| match error {
        NotCopied::Exists(_) => Failure::input(words.say_with("cli-error-exists", &name)),
        NotCopied::OfAHouse(_) => Failure::input(words.say_with("cli-backup-own", &name)),
        NotCopied::File(path, error) => Failure::file(words, &path, &error),
        NotCopied::Store(error) => {
            Failure::machine(words.say_with("cli-backup-failed", &[("error", why(words, &error).into())]))
        }
    })?;
    out::line(words.say_with("cli-backup-done", &name));
    Ok(())
}
