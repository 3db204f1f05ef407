//! A release tells what it is: the changelog names the version, and what a package lists is there.

use tidy::root;
use toml::Table;

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn version() -> String {
    let workspace: Table = text("Cargo.toml").parse().unwrap();
    workspace["workspace"]["package"]["version"].as_str().unwrap().to_owned()
}

#[test]
fn the_changelog_begins_with_the_version_of_the_program() {
    let changelog = text("CHANGELOG.md");
    let headings: Vec<&str> = changelog.lines().filter_map(|line| line.strip_prefix("## [")).collect();
    let names: Vec<&str> =
        headings.iter().filter_map(|heading| heading.split_once(']')).map(|(name, _)| name).collect();
    assert_eq!(names.first(), Some(&"Unreleased"));
    assert_eq!(names.get(1), Some(&version().as_str()), "what is released next, after what is not yet");
    for name in names {
        assert!(changelog.contains(&format!("\n[{name}]: ")), "[{name}] leads nowhere");
    }
}

/// What lies in the repository, and what `cargo xtask dist` lays out for the package, are named alike on both sides.
#[test]
fn the_package_lists_files_that_exist_or_are_laid_out() {
    let manifest: Table = text("crates/cli/Cargo.toml").parse().unwrap();
    let package = manifest["package"]["metadata"]["deb"].as_table().unwrap();
    let stage = text("xtask/src/dist/stage.rs");
    for asset in package["assets"].as_array().unwrap() {
        let path = asset[0].as_str().unwrap().trim_start_matches("../../");
        match path.strip_prefix("target/dist/stage/files/") {
            Some(made) => {
                let name = made.rsplit('/').next().unwrap();
                let is_copied = made.starts_with("docs/");
                assert!(is_copied || stage.contains(&format!("\"{name}\"")), "nobody lays out {made}");
            }
            None => assert!(root().join(path).is_file(), "there is no {path}"),
        }
    }
    let installed: Vec<&str> =
        package["assets"].as_array().unwrap().iter().filter_map(|asset| asset[1].as_str()).collect();
    for file in package["conf-files"].as_array().unwrap() {
        let file = file.as_str().unwrap().trim_start_matches('/');
        assert!(installed.contains(&file), "{file} is a setting that is not installed");
    }
    for script in ["postinst", "postrm"] {
        assert!(
            text(&format!("packaging/debian/{script}")).contains("#DEBHELPER#"),
            "{script} starts no service"
        );
    }
}
