//! How many files and connections this process may have open.

/// Raises the number of files this process may open to what the system allows it, and says how many that is.
///
/// Systems give a process few at first (often 1,024), for the sake of programs of the last century; a house with a
/// connection for everybody who looks needs more. `needed` is enough; whatever it starts inherits it.
#[cfg(unix)]
pub(crate) fn open_files(needed: u64) -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // No limit is written as none.
    let (allowed, most) = (current.unwrap_or(u64::MAX), maximum.unwrap_or(u64::MAX));
    let wanted = needed.min(most);
    if allowed >= wanted {
        return allowed;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }) {
        Ok(()) => wanted,
        Err(_) => allowed,
    }
}

/// Elsewhere there is no such limit to raise.
#[cfg(not(unix))]
pub(crate) const fn open_files(_needed: u64) -> u64 {
    u64::MAX
}
