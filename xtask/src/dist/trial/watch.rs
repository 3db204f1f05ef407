//! Cleans up after a trial that is killed. A trial that fails cleans up by itself; one that gets a signal
//! cannot, so a shell waits for the end of its input, which is the end of this process.

use crate::dist::Outcome;
use std::io::Write;
use std::process::{Child, Command, Stdio};

/// A shell that cleans up unless it is told that this was done.
pub(crate) struct Watch(Child);

impl Watch {
    /// Kills this process if the trial cannot.
    pub(crate) fn over_process(id: u32) -> Outcome<Self> {
        Self::new("kill -KILL \"$0\"", &id.to_string())
    }

    /// Removes this folder if the trial cannot.
    pub(crate) fn over_folder(folder: &std::path::Path) -> Outcome<Self> {
        Self::new("rm -rf -- \"$0\"", &folder.to_string_lossy())
    }

    fn new(clean_up: &str, what: &str) -> Outcome<Self> {
        // Interrupted at the terminal, both get the signal.
        let script =
            format!("trap '' INT TERM HUP; read -r word; [ \"$word\" = done ] || {{ sleep 1; {clean_up}; }}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, what]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        shell.spawn().map(Self).map_err(|error| format!("sh does not start: {error}"))
    }

    /// There is nothing left to clean up.
    pub(crate) fn done(&mut self) {
        let told = self.0.stdin.take().map(|mut input| input.write_all(b"done\n"));
        drop(told);
        drop(self.0.wait());
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;

    #[test]
    fn what_is_left_behind_is_removed_and_what_is_done_is_not() {
        for is_done in [true, false] {
            let folder = std::env::temp_dir().join(format!("xtask-watch-{}-{is_done}", std::process::id()));
            std::fs::create_dir_all(&folder).unwrap();
            let mut watch = Watch::over_folder(&folder).unwrap();
            if is_done {
                watch.done();
            } else {
                // As if this process were gone.
                drop(watch.0.stdin.take());
                watch.0.wait().unwrap();
            }
            assert_eq!(folder.exists(), is_done);
            drop(std::fs::remove_dir_all(&folder));
        }
    }
}
