//! The proxy in front of several processes (`cargo xtask campaign nodes --proxy nginx`): sees to it that there is one.

use crate::run;
use std::path::Path;
use std::process::{Command, ExitCode};

/// Whether the campaign knows how to set it up.
pub(crate) fn is_known(name: &str) -> bool {
    ["nginx", "caddy"].contains(&name)
}

/// Installs it where it is missing and may be; whether it is there. Debian and its relatives give it the same name.
pub(crate) fn provide(name: &str) -> bool {
    if is_installed(name) {
        return true;
    }
    let done = |args: &[&str]| {
        run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive")) == ExitCode::SUCCESS
    };
    let installed = done(&["update"]) && done(&["install", "--yes", "--no-install-recommends", name]);
    let is_there = installed && is_installed(name);
    if !is_there {
        eprintln!(
            "xtask: !!! there is no {name} here, and it could not be installed: the campaign goes to the processes without a proxy.\n\
             Debian, Ubuntu: sudo apt-get install {name}"
        );
    }
    is_there
}

/// Whether the campaign will find it.
fn is_installed(name: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| Path::new(&folder).join(name).exists()))
}
