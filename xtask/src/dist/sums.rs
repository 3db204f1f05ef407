//! SHA-256 of what was made, in the form `sha256sum --check` reads, and how large it is.

use super::{LARGEST_ARCHIVE, Outcome, Release, tools};
use sha2::{Digest, Sha256};
use std::path::PathBuf;

/// The sum of these bytes, in hexadecimal.
pub(crate) fn of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Writes `SHA256SUMS`.
pub(crate) fn write(release: &Release, made: &mut Vec<PathBuf>) -> Outcome {
    made.sort();
    let mut lines = String::new();
    for file in made.iter() {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        lines.push_str(&format!("{}  {name}\n", of(&tools::read(file)?)));
    }
    let file = release.packages().join("SHA256SUMS");
    tools::write(&file, lines, 0o644)?;
    made.push(file);
    Ok(())
}

/// Says what was made; those archives and packages that have grown too large.
pub(crate) fn tell(made: &[PathBuf]) -> Outcome<Vec<String>> {
    eprintln!();
    let mut too_large = Vec::new();
    for file in made {
        let length = std::fs::metadata(file).map_err(|error| format!("{}: {error}", file.display()))?.len();
        eprintln!("xtask: {length:>10} bytes  {}", file.display());
        let is_archive = [".tar.xz", ".deb"].iter().any(|end| file.to_string_lossy().ends_with(end));
        if is_archive && length > LARGEST_ARCHIVE {
            too_large.push(format!("{} has more than {LARGEST_ARCHIVE} bytes", file.display()));
        }
    }
    Ok(too_large)
}
