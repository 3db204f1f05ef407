//! `cargo xtask dist`: everything a release consists of, as far as this machine can make it, into
//! `target/dist/packages`. What could not be made is said at the end, with the reason. How a release is made:
//! `docs/releases.md`.

mod archive;
mod deb;
mod http;
mod image;
mod licences;
mod parts;
mod programs;
mod repack;
mod sbom;
mod stage;
mod sums;
mod tools;
mod trial;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// What went wrong, in a sentence.
type Outcome<T = ()> = Result<T, String>;

/// An archive may have so many bytes.
const LARGEST_ARCHIVE: u64 = 8_000_000;
/// An image may have so many bytes, unpacked.
const LARGEST_IMAGE: u64 = 25_000_000;

/// What is to be done.
#[derive(Default)]
struct Wanted {
    /// Take the programs that were built before.
    no_build: bool,
    /// Try out what was made.
    test: bool,
}

/// What is released, from where, to where.
struct Release {
    /// The repository.
    root: PathBuf,
    /// `target`.
    target: PathBuf,
    /// The version of the workspace.
    version: String,
    /// The commit, marked where files differ from it; nothing outside of a repository.
    commit: Option<String>,
    /// The time that all files of a release bear, in seconds since 1970.
    time: u64,
}

impl Release {
    /// What lies in this folder now.
    fn here() -> Outcome<Self> {
        let root =
            Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("xtask lies in the repository")?.to_owned();
        let git = |args: &[&str]| tools::said(tools::command("git", args).current_dir(&root)).ok();
        let commit = git(&["rev-parse", "--short=10", "HEAD"]).map(|commit| {
            let is_clean =
                git(&["status", "--porcelain", "--untracked-files=no"]).is_some_and(|said| said.is_empty());
            if is_clean { commit } else { format!("{commit}-modified") }
        });
        let given = std::env::var("SOURCE_DATE_EPOCH").ok();
        let time = given.or_else(|| git(&["log", "-1", "--format=%ct"])).and_then(|time| time.parse().ok());
        // Without either: the first day of 1980, which every kind of archive can write.
        let time = time.unwrap_or(315_532_800);
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        Ok(Self { root, target, version: env!("CARGO_PKG_VERSION").to_owned(), commit, time })
    }

    /// The folder for what is made.
    fn packages(&self) -> PathBuf {
        self.target.join("dist/packages")
    }

    /// A folder for what is put together on the way, empty.
    fn empty(&self, name: &str) -> Outcome<PathBuf> {
        let folder = self.target.join("dist/stage").join(name);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        tools::folder(&folder)?;
        Ok(folder)
    }
}

/// Makes a release.
pub(crate) fn run_dist(args: &[String]) -> ExitCode {
    let mut wanted = Wanted::default();
    for arg in args {
        match arg.as_str() {
            "--no-build" => wanted.no_build = true,
            "--test" => wanted.test = true,
            _ => {
                eprintln!("xtask: {arg:?} is not --no-build or --test\n{}", crate::HELP);
                return ExitCode::from(2);
            }
        }
    }
    let begin = Instant::now();
    match make(&wanted) {
        Ok(missing) => {
            for what in &missing {
                eprintln!("xtask: !!! not made: {what}");
            }
            eprintln!("\nxtask: the release is ready after {} s", begin.elapsed().as_secs());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("\nxtask: no release: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Makes whatever can be made; what could not, with the reason.
fn make(wanted: &Wanted) -> Outcome<Vec<String>> {
    let release = Release::here()?;
    let mut missing = Vec::new();
    let program = programs::build(&release, wanted.no_build, &mut missing)?;
    let packages = release.packages();
    if packages.exists() {
        std::fs::remove_dir_all(&packages).map_err(|error| format!("{}: {error}", packages.display()))?;
    }
    tools::folder(&packages)?;

    let parts = parts::of(&release, &program)?;
    let stage = stage::prepare(&release, &program, &parts)?;
    let mut made =
        vec![sbom::write(&release, &program, &parts)?, archive::write(&release, &program, &stage)?];
    let deb = match deb::write(&release, &program) {
        Ok(deb) => Some(deb),
        Err(deb::Trouble::NoTool(why)) => {
            missing.push(format!("the package for Debian: {why}"));
            None
        }
        Err(deb::Trouble::Failed(why)) => return Err(why),
    };
    made.extend(deb.clone());
    let image = if program.is_static { Some(image::write(&release, &program)?) } else { None };
    if image.is_none() {
        missing.push("the image: it holds nothing but a static program, and there is none".to_owned());
    }
    made.extend(image.as_ref().map(|image| image.file.clone()));
    sums::write(&release, &mut made)?;
    let mut too_large = sums::tell(&made)?;
    too_large.extend(image.as_ref().and_then(image::Image::tell));
    if wanted.test {
        test(&release, &program, image.as_ref(), deb.as_deref(), &mut missing)?;
    }
    if too_large.is_empty() {
        return Ok(missing);
    }
    Err(format!(
        "everything was made{}, but {}",
        if wanted.test { " and tried" } else { "" },
        too_large.join("; ")
    ))
}

/// Tries out what was made.
fn test(
    release: &Release,
    program: &programs::Program,
    image: Option<&image::Image>,
    deb: Option<&Path>,
    missing: &mut Vec<String>,
) -> Outcome {
    trial::try_archive(release, program)?;
    if let Some(image) = image {
        trial::try_image(release, image)?;
    }
    let Some(deb) = deb else { return Ok(()) };
    match trial::try_deb(release, deb) {
        Err(trial::Trouble::NoRoot(why)) => {
            missing.push(format!("the test of the package in a clean root: {why}"));
            Ok(())
        }
        Err(trial::Trouble::Failed(why)) => Err(why),
        Ok(()) => Ok(()),
    }
}
