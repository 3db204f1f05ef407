//! The program `tafelrunde`. What it does lies in the library beside it: so most of it is compiled while the
//! server is, not after it.

use std::process::ExitCode;

/// Pages are made of many short texts: an allocator made for that serves a third more of them than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    cli::main()
}
