//! What archives, packages and images have in common, laid out in a folder: the program with its pages,
//! completions, licences and texts.

use super::parts::Part;
use super::programs::Program;
use super::{Outcome, Release, licences, tools};
use std::path::{Path, PathBuf};

/// Where a shell looks for completions, and how the file is called in an archive.
const SHELLS: [(&str, &str); 3] =
    [("bash", "tafelrunde.bash"), ("zsh", "_tafelrunde"), ("fish", "tafelrunde.fish")];

/// Lays everything out as the archive has it.
pub(crate) fn prepare(release: &Release, program: &Program, parts: &[Part]) -> Outcome<PathBuf> {
    let stage = release.empty("files")?;
    tools::copy(&program.path, &stage.join("tafelrunde"), 0o755)?;
    for (shell, name) in SHELLS {
        let text = answer(program, &["completions", shell])?;
        tools::write(&stage.join("completions").join(name), text, 0o644)?;
    }
    for (lang, folder) in [("en", "man/man1"), ("de", "man/de/man1")] {
        let text = answer(program, &["--lang", lang, "man"])?;
        tools::write(&stage.join(folder).join("tafelrunde.1"), text, 0o644)?;
    }
    tools::write(&stage.join("THIRD-PARTY-LICENSES.txt"), licences::written(parts)?, 0o644)?;
    for name in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"] {
        tools::copy(&release.root.join(name), &stage.join(name), 0o644)?;
    }
    for folder in ["docs", "docs/hosting", "docs/examples"] {
        copy_files(&release.root.join(folder), &stage.join(folder))?;
    }
    Ok(stage)
}

/// The files of a folder, without those of folders below.
fn copy_files(from: &Path, to: &Path) -> Outcome {
    let read = std::fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?;
    for path in read.flatten().map(|entry| entry.path()).filter(|path| path.is_file()) {
        tools::copy(&path, &to.join(path.file_name().unwrap_or_default()), 0o644)?;
    }
    Ok(())
}

/// What the program answers, in English unless the arguments say otherwise.
fn answer(program: &Program, args: &[&str]) -> Outcome<String> {
    let said = tools::said(tools::command(&program.path, args).env("LC_ALL", "en"))?;
    Ok(said + "\n")
}

/// The units as a package has them: its program lies in `/usr/bin`, not where somebody installs by hand.
pub(crate) fn units(release: &Release) -> Outcome<PathBuf> {
    let folder = release.empty("units")?;
    for name in ["tafelrunde.service", "tafelrunde-backup.service", "tafelrunde-backup.timer"] {
        let text = tools::text(&release.root.join("docs/hosting").join(name))?;
        tools::write(&folder.join(name), text.replace("/usr/local/bin/", "/usr/bin/"), 0o644)?;
    }
    Ok(folder)
}

/// The changelog in the form that Debian wants of every package. What changed for people is in ours, beside it.
pub(crate) fn debian_changelog(release: &Release, version: &str) -> Outcome {
    let time = format!("--date=@{}", release.time);
    let mut date = tools::command("date", &["--utc", "--rfc-email", &time]);
    let text = changelog(&release.version, version, &tools::said(date.env("LC_ALL", "C"))?);
    tools::write(&release.empty("debian")?.join("changelog"), text, 0o644)
}

fn changelog(released: &str, version: &str, date: &str) -> String {
    let by = "Tafelrunde <tafelrunde@example.org>";
    format!(
        "tafelrunde ({version}) unstable; urgency=medium\n\n  * Version {released}: see changelog.gz.\n\n -- {by}  {date}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changelog_for_debian_names_version_and_maintainer() {
        let text = changelog("0.1.0", "0.1.0-1", "Tue, 17 Nov 2026 16:47:00 +0000");
        let maintainer = "maintainer = \"Tafelrunde <tafelrunde@example.org>\"";
        assert!(include_str!("../../../crates/cli/Cargo.toml").contains(maintainer));
        assert!(text.starts_with("tafelrunde (0.1.0-1) unstable; urgency=medium\n\n  * "), "{text}");
        let end = "\n\n -- Tafelrunde <tafelrunde@example.org>  Tue, 17 Nov 2026 16:47:00 +0000\n";
        assert!(text.ends_with(end), "{text}");
    }
}
