//! The one program of a release, built for hosts: a static file for any Linux where that target is to be had,
//! otherwise one for this machine and its like. Archive, package and image hold the same program, so what is
//! tried of one holds for all.

use super::{Outcome, Release, tools};
use crate::cargo;
use std::path::{Path, PathBuf};

/// A program that was built.
pub(crate) struct Program {
    /// The target, such as `x86_64-unknown-linux-musl`.
    pub(crate) target: String,
    /// Where it lies.
    pub(crate) path: PathBuf,
    /// Whether it needs no library of the machine.
    pub(crate) is_static: bool,
}

/// Builds it, or takes what was built before. Why it is not the static one, where it is not, goes to what is missing.
pub(crate) fn build(release: &Release, no_build: bool, missing: &mut Vec<String>) -> Outcome<Program> {
    let host = host()?;
    let musl = host.replace("-gnu", "-musl");
    let program = |target: &str, folder: PathBuf, is_static| Program {
        target: target.to_owned(),
        path: folder.join(if cfg!(windows) { "tafelrunde.exe" } else { "tafelrunde" }),
        is_static,
    };
    let fixed = program(&musl, release.target.join(&musl).join("dist"), true);
    let own = program(&host, release.target.join("dist"), false);
    if no_build {
        let found = [fixed, own].into_iter().find(|program| program.path.is_file());
        return found.ok_or_else(|| "no program was built before".to_owned());
    }
    match provide(&musl) {
        Ok(()) => run_cargo(release, &host, &fixed).map(|()| fixed),
        Err(why) => {
            missing.push(format!("a static program: {why}"));
            run_cargo(release, &host, &own).map(|()| own)
        }
    }
}

/// Sees to it that there is what a static program is linked with. SQLite and the allocator are written in C.
fn provide(target: &str) -> Outcome {
    if !target.contains("-musl") {
        return Err(format!("there is none for {target}"));
    }
    let args = ["--print", "target-libdir", "--target", target];
    let libraries = tools::said(&mut tools::command("rustc", &args))?;
    if !Path::new(&libraries).exists() {
        tools::run(&mut tools::command("rustup", &["target", "add", target]))
            .map_err(|why| format!("the target {target} is not to be had here: {why}"))?;
    }
    tools::provide("musl-gcc", "musl-tools")
}

/// Between crates only small functions are inlined, which makes the program smaller. Each crate of the rules
/// is optimised for speed by itself. LLVM takes this number for everything, also for what is built for size,
/// so a larger one makes the program larger than none.
const BETWEEN_CRATES: &str = "-Cllvm-args=--inline-threshold=50";
/// Addresses that are only known when the program starts, written in a short form. musl reads it, an older
/// glibc does not.
const SHORT_RELOCATIONS: &str = "-Clink-arg=-Wl,-z,pack-relative-relocs";
/// Parts of SQLite that no house uses: searching in texts, and places on maps.
const SQLITE: &str =
    "-USQLITE_ENABLE_FTS3 -USQLITE_ENABLE_FTS3_PARENTHESIS -USQLITE_ENABLE_FTS5 -USQLITE_ENABLE_RTREE";

fn run_cargo(release: &Release, host: &str, program: &Program) -> Outcome {
    let args = ["rustc", "--profile", "dist", "--locked", "--package", "cli", "--bin", "tafelrunde"];
    let mut command = tools::command(cargo(), &args);
    if program.is_static {
        command.args(["--target", &program.target]);
    }
    command.args(["--", BETWEEN_CRATES]).args(linker(host)?).current_dir(&release.root);
    command.env("RUSTFLAGS", flags(release, program)).env("LIBSQLITE3_FLAGS", SQLITE);
    command.env("TAFELRUNDE_COMMIT", release.commit.as_deref().unwrap_or_default());
    command.env("SOURCE_DATE_EPOCH", release.time.to_string());
    tools::run(&mut command)
}

/// The linker that comes with Rust, where it does: it keeps one of several functions that are the same.
fn linker(host: &str) -> Outcome<Vec<String>> {
    let sysroot = tools::said(&mut tools::command("rustc", &["--print", "sysroot"]))?;
    let folder = Path::new(&sysroot).join("lib/rustlib").join(host).join("bin/gcc-ld");
    if !folder.join("ld.lld").is_file() {
        return Ok(Vec::new());
    }
    let args = ["-fuse-ld=lld".to_owned(), format!("-B{}", folder.display()), "-Wl,--icf=all".to_owned()];
    Ok(args.iter().map(|arg| format!("-Clink-arg={arg}")).collect())
}

/// No folder of this machine is written into the program: it is the same wherever it is built.
fn flags(release: &Release, program: &Program) -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let folders = [(Some(release.root.clone()), "/tafelrunde"), (home, "/cargo")];
    let named = folders.into_iter().filter_map(|(folder, name)| Some((folder?, name)));
    let remaps = named.map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    let relocations = program.is_static.then(|| SHORT_RELOCATIONS.to_owned());
    remaps.chain(relocations).chain(std::env::var("RUSTFLAGS").ok()).collect::<Vec<_>>().join(" ")
}

/// The target of this machine.
fn host() -> Outcome<String> {
    let said = tools::said(&mut tools::command("rustc", &["--version", "--verbose"]))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what machine this is".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_containerfile_builds_the_same_program() {
        let text = include_str!("../../../docs/hosting/Containerfile");
        for flag in [BETWEEN_CRATES, SHORT_RELOCATIONS, SQLITE] {
            assert!(text.contains(flag), "{flag} is missing");
        }
    }
}
