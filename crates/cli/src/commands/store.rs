//! `tafelrunde store copy`: a house moves from a folder to a database, or back.

use crate::args::{StoreAction, StoreArgs};
use crate::commands::folder::{held, why};
use crate::failure::{Failure, Outcome};
use crate::out;
use server::{NotLocked, NotTransferred, StorePlace, transfer};
use words::Words;

pub(crate) fn run(words: Words, args: StoreArgs) -> Outcome {
    let StoreAction::Copy { from, to } = args.action;
    let (from, to) = (StorePlace::read(&from), StorePlace::read(&to));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::machine(error.to_string()))?;
    let copied = runtime.block_on(transfer(&from, &to));
    for table in copied.map_err(|error| explain(words, &from, &to, &error))? {
        let (rows, checksum) = (table.rows.to_string().into(), table.checksum.into());
        out::line(
            words.say_with(
                "cli-store-row",
                &[("table", table.table.into()), ("rows", rows), ("sum", checksum)],
            ),
        );
    }
    out::line(words.say_with("cli-store-copied", &[("to", to.to_string().into())]));
    Ok(())
}

/// Why a house was not copied.
fn explain(words: Words, from: &StorePlace, to: &StorePlace, error: &NotTransferred) -> Failure {
    let (from, to) = (from.to_string(), to.to_string());
    match error {
        NotTransferred::NoHouse => {
            Failure::input(words.say_with("cli-store-no-house", &[("from", from.into())]))
        }
        NotTransferred::NotEmpty => {
            Failure::input(words.say_with("cli-store-not-empty", &[("to", to.into())]))
        }
        NotTransferred::Held(holder) => {
            Failure::machine(words.say_with("cli-store-held", &[("holder", holder.as_str().into())]))
        }
        NotTransferred::Lock(NotLocked::Held(holder)) => Failure::machine(held(words, &from, holder)),
        NotTransferred::Lock(NotLocked::Io(error)) => {
            Failure::machine(words.say_with("cli-store-failed", &[("error", error.to_string().into())]))
        }
        NotTransferred::Different(table) => {
            let args = [("to", to.into()), ("table", (*table).into())];
            Failure::no(words.say_with("cli-store-different", &args))
        }
        NotTransferred::Store(error) => {
            Failure::machine(words.say_with("cli-store-failed", &[("error", why(words, error).into())]))
        }
    }
}
