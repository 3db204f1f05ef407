//! Archives that are the same wherever they are made: files in order of their names, one time, no owners.

use super::programs::Program;
use super::{Outcome, Release, tools};
use std::path::{Path, PathBuf};

/// The archive for people who install by hand.
pub(crate) fn write(release: &Release, program: &Program, stage: &Path) -> Outcome<PathBuf> {
    let name = name(release, program);
    let file = release.packages().join(format!("{name}.tar.xz"));
    let tar = release.packages().join(format!("{name}.tar"));
    pack(release, stage, &tar, &["--owner=0", "--group=0", &format!("--transform=s,^\\.,{name},")])?;
    compress(program, &tar)?;
    Ok(file)
}

/// Compresses an archive. The strongest setting: a release is packed once and unpacked by many. Jumps in the
/// program are written so that they pack better.
pub(crate) fn compress(program: &Program, tar: &Path) -> Outcome {
    let mut command = tools::command("xz", &["--force", "--threads=1"]);
    command.args(program.target.starts_with("x86_64").then_some("--x86"));
    tools::run(command.arg("--lzma2=preset=9e,dict=64MiB,lc=4,lp=0,pb=1").arg(tar))
}

/// The name of an archive and of the only folder in it.
pub(crate) fn name(release: &Release, program: &Program) -> String {
    format!("tafelrunde-{}-{}", release.version, program.target)
}

/// Packs a folder with GNU tar.
pub(crate) fn pack(release: &Release, folder: &Path, tar: &Path, args: &[&str]) -> Outcome {
    let time = format!("--mtime=@{}", release.time);
    let mut command =
        tools::command("tar", &["--create", "--format=gnu", "--sort=name", "--numeric-owner", &time]);
    // Whatever the machine lets new files have: everybody may read, the owner may write.
    command
        .args(args)
        .arg("--mode=u=rwX,go=rX")
        .arg("--file")
        .arg(tar)
        .arg("--directory")
        .arg(folder)
        .arg(".");
    tools::run(&mut command)
}
