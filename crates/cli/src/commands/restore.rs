//! `tafelrunde restore`: a copy of a house takes the place of what is in its folder, which is kept.

use crate::args::Restore;
use crate::commands::check::unopened;
use crate::commands::findings::finding_in_words;
use crate::commands::folder::{held, why};
use crate::commands::serve::house_folder;
use crate::failure::{Failure, Outcome};
use crate::out;
use server::{NotLocked, NotRestored, restore};
use words::Words;

pub(crate) fn run(words: Words, args: Restore) -> Outcome {
    let folder = house_folder(words, args.data)?;
    if let Err(error) = std::fs::File::open(&args.file) {
        return Err(Failure::file(words, &args.file, &error));
    }
    let file = args.file.display().to_string();
    let failed = |error: String| {
        let args = [("file", file.clone().into()), ("error", error.into())];
        Failure::machine(words.say_with("cli-restore-failed", &args))
    };
    let restored = restore(&args.file, &folder, args.force).map_err(|error| match error {
        NotRestored::Unsound(report) => {
            let message = words.say_with("cli-restore-unsound", &[("file", file.clone().into())]);
            let findings = report.findings.iter().map(|finding| finding_in_words(words, finding));
            let advice = report.is_usable().then(|| words.say("cli-restore-advice"));
            let lines = [message].into_iter().chain(findings).chain(advice);
            Failure::no(lines.collect::<Vec<_>>().join("\n"))
        }
        NotRestored::Lock(NotLocked::Held(holder)) => {
            Failure::machine(held(words, &folder.display().to_string(), &holder))
        }
        NotRestored::Lock(NotLocked::Io(error)) | NotRestored::Folder(_, error) => {
            Failure::file(words, &folder, &error)
        }
        NotRestored::Store(error) => failed(why(words, &error)),
    })?;
    let (folder, report) = (folder.display().to_string(), restored.report);
    let further = unopened(words, &report);
    let args = [
        ("file", file.into()),
        ("folder", folder.into()),
        ("tables", report.tables.into()),
        ("moves", report.moves.into()),
        ("people", report.people.into()),
    ];
    out::line(words.say_with("cli-restore-done", &args));
    further.into_iter().for_each(out::line);
    if let Some(replaced) = restored.replaced {
        let args = [("folder", replaced.display().to_string().into())];
        out::line(words.say_with("cli-restore-replaced", &args));
    }
    Ok(())
}
