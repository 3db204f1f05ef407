//! Other programs and files, with sentences where something goes wrong.

use super::Outcome;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

/// A program with its arguments.
pub(crate) fn command(program: impl AsRef<OsStr>, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args);
    command
}

/// Runs a program; what it says comes on the screen.
pub(crate) fn run(command: &mut Command) -> Outcome {
    eprintln!("xtask: {command:?}");
    let status = command.status().map_err(|error| format!("{command:?} does not start: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

/// Runs a program; what it says on standard output.
pub(crate) fn said(command: &mut Command) -> Outcome<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{command:?} does not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8(output.stdout).map_err(|_| format!("{command:?} does not say a text"))?;
    Ok(text.trim_end().to_owned())
}

/// Whether there is such a program.
pub(crate) fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).chain(["/usr/sbin".into()]).any(|folder| folder.join(program).is_file())
}

/// Installs a package of the distribution where that may be done, unless the program is there.
pub(crate) fn provide(program: &str, package: &str) -> Outcome {
    if is_there(program) {
        return Ok(());
    }
    let apt = |args: &[&str]| run(command("apt-get", args).env("DEBIAN_FRONTEND", "noninteractive"));
    let installed =
        apt(&["update"]).and_then(|()| apt(&["install", "--yes", "--no-install-recommends", package]));
    match installed {
        Ok(()) if is_there(program) => Ok(()),
        _ => Err(format!("there is no {program} here (Debian, Ubuntu: sudo apt-get install {package})")),
    }
}

/// Makes a folder and those above it.
pub(crate) fn folder(path: &Path) -> Outcome {
    std::fs::create_dir_all(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The bytes of a file.
pub(crate) fn read(path: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The text of a file.
pub(crate) fn text(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a file, and the folders above it, with these rights.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>, mode: u32) -> Outcome {
    if let Some(parent) = path.parent() {
        folder(parent)?;
    }
    std::fs::write(path, content)
        .and_then(|()| set_mode(path, mode))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// Copies a file, with these rights.
pub(crate) fn copy(from: &Path, to: &Path, mode: u32) -> Outcome {
    write(to, read(from)?, mode)
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) -> std::io::Result<()> {
    Ok(())
}
