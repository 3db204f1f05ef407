//! Packs the files of a package for Debian as well as those of an archive: `cargo-deb` packs for speed. A
//! package is an archive of `ar` with a few members, of which `data.tar.xz` holds the files.

use super::programs::Program;
use super::{Outcome, Release, archive, tools};
use std::path::Path;

/// What every archive of `ar` begins with.
const BEGIN: &[u8] = b"!<arch>\n";
/// How long the head of a member is: name, time, owner, group, rights, length, two signs.
const HEAD: usize = 60;
/// Where the length lies in it.
const LENGTH: std::ops::Range<usize> = 48..58;
/// The member with the files.
const FILES: &str = "data.tar.xz";

/// Packs a package again.
pub(crate) fn repack(release: &Release, program: &Program, package: &Path) -> Outcome {
    let bytes = tools::read(package)?;
    let packed = replaced(&bytes, |files| {
        let tar = release.empty("repack")?.join("data.tar");
        let own = tar.with_extension("tar.xz");
        tools::write(&own, files, 0o644)?;
        tools::run(tools::command("xz", &["--decompress", "--force"]).arg(&own))?;
        archive::compress(program, &tar)?;
        tools::read(&own)
    })?;
    tools::write(package, packed, 0o644)
}

/// The package with other files.
fn replaced(package: &[u8], pack: impl FnOnce(&[u8]) -> Outcome<Vec<u8>>) -> Outcome<Vec<u8>> {
    let broken = || "cargo-deb has made something that is not a package".to_owned();
    let mut rest = package.strip_prefix(BEGIN).ok_or_else(broken)?;
    let mut made = BEGIN.to_vec();
    let mut pack = Some(pack);
    while !rest.is_empty() {
        let (head, after) = rest.split_at_checked(HEAD).ok_or_else(broken)?;
        let text = std::str::from_utf8(head).map_err(|_| broken())?;
        let length: usize = text[LENGTH].trim_end().parse().map_err(|_| broken())?;
        let (content, after) = after.split_at_checked(length).ok_or_else(broken)?;
        let is_files = text[..16].trim_end().trim_end_matches('/') == FILES;
        let content = match pack.take_if(|_| is_files) {
            Some(pack) => pack(content)?,
            None => content.to_vec(),
        };
        made.extend_from_slice(&head[..LENGTH.start]);
        made.extend_from_slice(format!("{:<10}", content.len()).as_bytes());
        made.extend_from_slice(&head[LENGTH.end..]);
        made.extend_from_slice(&content);
        // A member of odd length is followed by a line feed.
        if content.len() % 2 == 1 {
            made.push(b'\n');
        }
        rest = after.get(length % 2..).unwrap_or_default();
    }
    if pack.is_some() { Err(format!("the package has no {FILES}")) } else { Ok(made) }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;

    fn member(name: &str, content: &str) -> String {
        let pad = if content.len() % 2 == 1 { "\n" } else { "" };
        format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n{content}{pad}", 0, 0, 0, 100_644, content.len())
    }

    #[test]
    fn only_the_files_are_replaced() {
        let package = |files: &str| {
            let members = [("debian-binary", "2.0\n"), ("control.tar.xz", "odd"), ("data.tar.xz", files)];
            members.iter().fold("!<arch>\n".to_owned(), |made, (name, content)| made + &member(name, content))
        };
        for (before, after) in [("files", "packed"), ("even", "odd"), ("a", "b")] {
            let made = replaced(package(before).as_bytes(), |files| {
                assert_eq!(files, before.as_bytes());
                Ok(after.as_bytes().to_vec())
            });
            assert_eq!(String::from_utf8(made.unwrap()).unwrap(), package(after));
        }
        let without = "!<arch>\n".to_owned() + &member("debian-binary", "2.0\n");
        for broken in ["", "!<arch>\nshort", &without] {
            assert!(replaced(broken.as_bytes(), |_| Ok(Vec::new())).is_err(), "{broken:?}");
        }
    }
}
