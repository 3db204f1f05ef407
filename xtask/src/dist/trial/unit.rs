//! The unit of the service, as systemd would run it: its command, its user and its environment. What it shuts
//! off needs systemd itself.

use super::clean_root::Root;
use crate::dist::{Outcome, tools};
use std::process::Command;

/// What a unit says about its service.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    command: Vec<String>,
    user: String,
    environment: Vec<(String, String)>,
    /// Files with more of it; one with a hyphen before its name may be missing.
    files: Vec<String>,
}

impl Unit {
    /// Reads a unit.
    pub(crate) fn parse(text: &str) -> Outcome<Self> {
        let values = |key: &str| {
            let begin = format!("{key}=");
            text.lines()
                .filter_map(move |line| line.strip_prefix(&begin).map(str::to_owned))
                .collect::<Vec<_>>()
        };
        let one = |key: &str| values(key).pop().ok_or_else(|| format!("the unit has no {key}"));
        Ok(Self {
            command: one("ExecStart")?.split_whitespace().map(str::to_owned).collect(),
            user: one("User")?,
            environment: values("Environment").iter().filter_map(|pair| pair_of(pair)).collect(),
            files: values("EnvironmentFile"),
        })
    }

    /// What is run in the root.
    pub(crate) fn command(&self, root: &Root) -> Outcome<Command> {
        let mut environment = self.environment.clone();
        for file in &self.files {
            let path = root.at(file.trim_start_matches('-'));
            if path.exists() || !file.starts_with('-') {
                environment.extend(variables(&tools::text(&path)?));
            }
        }
        let user = &self.user;
        let mut command = root.command_as(Some(&format!("{user}:{user}")));
        command.args(&self.command).envs(environment);
        Ok(command)
    }
}

/// The variables of such a file.
fn variables(text: &str) -> Vec<(String, String)> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(pair_of).collect()
}

fn pair_of(text: &str) -> Option<(String, String)> {
    text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;

    #[test]
    fn our_unit_says_what_is_run_as_whom() {
        let unit = Unit::parse(include_str!("../../../../docs/hosting/tafelrunde.service")).unwrap();
        assert_eq!(unit.command, ["/usr/local/bin/tafelrunde", "serve", "--log-json"]);
        assert_eq!(unit.user, "tafelrunde");
        let data = ("TAFELRUNDE_DATA".to_owned(), "/var/lib/tafelrunde".to_owned());
        assert!(unit.environment.contains(&data), "{unit:?}");
        assert_eq!(unit.files, ["-/etc/default/tafelrunde"]);
    }

    #[test]
    fn what_is_commented_out_is_not_set() {
        let set = variables("# a=b\n#C=d\n\nTAFELRUNDE_BIND=127.0.0.1:7777\n");
        assert_eq!(set, [("TAFELRUNDE_BIND".to_owned(), "127.0.0.1:7777".to_owned())]);
    }
}
