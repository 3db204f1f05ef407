//! A Debian with nothing but its base, in a folder: made once by `debootstrap`, copied for each trial, gone afterwards.

use super::watch::Watch;
use crate::dist::{Outcome, Release, tools};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The release of Debian that packages are tried on.
const SUITE: &str = "bookworm";
/// Where programs lie, also the one that changes the root.
pub(crate) const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/// A root of its own.
pub(crate) struct Root(PathBuf, Watch);

impl Root {
    /// A new one.
    pub(crate) fn new(release: &Release) -> Outcome<Self> {
        if !is_root()? {
            return Err("that needs root".to_owned());
        }
        let base = base(release)?;
        let folder = release.empty("trial")?.join("root");
        let root = Self(folder.clone(), Watch::over_folder(&folder)?);
        tools::run(tools::command("cp", &["--archive", "--reflink=auto"]).arg(base).arg(folder))?;
        Ok(root)
    }

    /// Where a file of this root lies.
    pub(crate) fn at(&self, path: &str) -> PathBuf {
        self.0.join(path.trim_start_matches('/'))
    }

    /// Something to be run in this root, as a user of it.
    pub(crate) fn command_as(&self, user: Option<&str>) -> Command {
        let mut command = Command::new("chroot");
        command
            .args(user.map(|user| format!("--userspec={user}")))
            .arg(&self.0)
            .env_clear()
            .env("PATH", PATH);
        command
    }

    /// Runs something in this root, as root; what it says.
    pub(crate) fn said(&self, args: &[&str]) -> Outcome<String> {
        let mut command = self.command_as(None);
        command.args(args).env("DEBIAN_FRONTEND", "noninteractive").env("LC_ALL", "C.UTF-8");
        eprintln!("xtask: in the clean root: {}", args.join(" "));
        tools::said(&mut command)
    }

    /// Installs a package, or upgrades to it. Whatever it needs is part of every Debian, or this fails.
    pub(crate) fn install(&self, package: &Path) -> Outcome {
        let inside = self.at("/tmp/package.deb");
        tools::copy(package, &inside, 0o644)?;
        self.said(&["dpkg", "--install", "/tmp/package.deb"]).map(drop)
    }

    /// Puts a file of the service in place, owned by its user.
    pub(crate) fn keep(&self, from: &Path, to: &str) -> Outcome {
        tools::copy(from, &self.at(to), 0o600)?;
        self.said(&["chown", "tafelrunde:tafelrunde", to]).map(drop)
    }

    /// Who may do what with a file: rights, owner, group.
    pub(crate) fn mode(&self, path: &str) -> Outcome<String> {
        self.said(&["stat", "--format=%a %U %G", path])
    }

    /// Lets systemd's own tool read a unit, where it is installed. The units of a whole system, which it
    /// refers to, are those of this machine: a clean root has none.
    pub(crate) fn verify(&self, unit: &str, text: &str) -> Outcome {
        if !tools::is_there("systemd-analyze") {
            eprintln!("xtask: !!! the unit was not read by systemd: there is no systemd-analyze here");
            return Ok(());
        }
        let file = self.at("/tmp").join(unit);
        let program = self.at("/usr/bin/tafelrunde").display().to_string();
        tools::write(&file, text.replace("/usr/bin/tafelrunde", &program), 0o644)?;
        tools::run(tools::command("systemd-analyze", &["verify", "--man=no"]).arg(file))
    }
}

impl Drop for Root {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            eprintln!("xtask: {} stays: {error}", self.0.display());
        }
        self.1.done();
    }
}

/// Whether this process may do everything.
pub(crate) fn is_root() -> Outcome<bool> {
    Ok(tools::said(&mut tools::command("id", &["--user"]))? == "0")
}

/// The base, made where there is none.
fn base(release: &Release) -> Outcome<PathBuf> {
    let folder = release.target.join("dist").join(format!("root-{SUITE}"));
    if folder.exists() {
        return Ok(folder);
    }
    tools::provide("debootstrap", "debootstrap")?;
    let partial = folder.with_extension("partial");
    if partial.exists() {
        std::fs::remove_dir_all(&partial).map_err(|error| format!("{}: {error}", partial.display()))?;
    }
    // What it mounts is gone when it ends, however it ends: nothing of this machine lies below a folder that
    // is removed.
    let args = ["--mount", "debootstrap", "--variant=minbase", SUITE];
    tools::run(tools::command("unshare", &args).arg(&partial))?;
    std::fs::rename(&partial, &folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}
