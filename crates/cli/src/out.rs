//! Standard output. A reader that goes away, such as `head`, ends the program quietly.

use std::fmt::Display;
use std::io::{ErrorKind, Write};

/// Writes a text as it is.
pub(crate) fn text(text: impl Display) {
    let mut out = std::io::stdout().lock();
    if let Err(error) = write!(out, "{text}").and_then(|()| out.flush()) {
        let nobody_reads = error.kind() == ErrorKind::BrokenPipe;
        if !nobody_reads {
            eprintln!("tafelrunde: {error}");
        }
        std::process::exit(i32::from(!nobody_reads));
    }
}

/// Writes a text and ends the line.
pub(crate) fn line(content: impl Display) {
    text(format_args!("{content}\n"));
}
