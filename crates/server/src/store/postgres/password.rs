//! The password of a database whose address has none, from where PostgreSQL's own programs take it:
//! `PGPASSWORD`, then the file `PGPASSFILE` or `~/.pgpass`. A command line can be read by everybody on the
//! machine.

use std::path::{Path, PathBuf};
use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// The port of a database whose address has none.
const PORT: u16 = 5432;

/// Adds the password to an address without one. `variable` returns environment variables.
pub(super) fn complete(config: &mut Config, variable: impl Fn(&str) -> Option<String>) {
    if config.get_password().is_some() {
        return;
    }
    let given = |name: &str| variable(name).filter(|value| !value.is_empty());
    if let Some(password) = given("PGPASSWORD") {
        config.password(password);
        return;
    }
    let home = || given("HOME").map(|home| Path::new(&home).join(".pgpass"));
    let Some(file) = given("PGPASSFILE").map(PathBuf::from).or_else(home) else { return };
    if let Some(password) = private_text(&file).and_then(|text| find(&text, config)) {
        config.password(password);
    }
}

/// The text of a password file. One that others can read is ignored, as PostgreSQL's own programs do.
fn private_text(file: &Path) -> Option<String> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let about = std::fs::metadata(file).ok()?;
        if about.permissions().mode() & 0o077 != 0 {
            tracing::warn!(file = %file.display(), "the password file is ignored: others can read it (chmod 600)");
            return None;
        }
    }
    std::fs::read_to_string(file).ok()
}

/// The password in the first line for this database: `host:port:database:user:password`, where `*` means any.
fn find(text: &str, config: &Config) -> Option<String> {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.as_str(),
        // Whatever its folder.
        #[cfg(unix)]
        Some(Host::Unix(_)) => "localhost",
        None => "localhost",
    };
    let port = config.get_ports().first().copied().unwrap_or(PORT).to_string();
    let user = config.get_user().unwrap_or_default();
    let database = config.get_dbname().unwrap_or(user);
    let wanted = [host, &port, database, user];
    text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let mut fields = fields(line).into_iter();
        let is_ours = wanted.iter().all(|wanted| {
            fields.next().is_some_and(|(field, is_escaped)| field == *wanted || field == "*" && !is_escaped)
        });
        let (password, _) = fields.next().filter(|_| is_ours)?;
        Some(password)
    })
}

/// The fields of a line, and whether something in them was escaped: `\:` and `\\` are a colon and a backslash.
fn fields(line: &str) -> Vec<(String, bool)> {
    let mut fields = Vec::new();
    let (mut field, mut is_escaped) = (String::new(), false);
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => {
                field.extend(characters.next());
                is_escaped = true;
            }
            // The password is the rest of the line.
            ':' if fields.len() < 4 => {
                fields.push((std::mem::take(&mut field), std::mem::take(&mut is_escaped)))
            }
            other => field.push(other),
        }
    }
    fields.push((field, is_escaped));
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(address: &str, variables: &[(&str, &str)]) -> Option<String> {
        let mut config: Config = address.parse().unwrap();
        complete(&mut config, |name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        });
        config.get_password().map(|password| String::from_utf8(password.to_vec()).unwrap())
    }

    #[test]
    fn the_address_comes_first_then_the_environment() {
        let variables = [("PGPASSWORD", "variable")];
        assert_eq!(password("postgres://house:address@db/one", &variables).as_deref(), Some("address"));
        assert_eq!(password("postgres://house@db/one", &variables).as_deref(), Some("variable"));
        assert_eq!(password("postgres://house@db/one", &[("PGPASSWORD", "")]), None);
    }

    #[test]
    fn a_line_of_the_file_must_name_the_database() {
        let text = "# db:5432:one:house:comment\n\ndb:5432:two:house:other\ndb:*:one:house:a\\:b\\\\c:d\n*:*:*:*:any\n";
        let find = |address: &str| find(text, &address.parse().unwrap());
        assert_eq!(find("postgres://house@db/two").as_deref(), Some("other"));
        assert_eq!(find("postgres://house@db:6000/one").as_deref(), Some("a:b\\c:d"));
        assert_eq!(find("postgres://house@%2Frun/two").as_deref(), Some("any"), "a socket is localhost");
        let socket = "localhost:5432:house:house:here\n";
        assert_eq!(super::find(socket, &"postgres://house@%2Frun".parse().unwrap()).as_deref(), Some("here"));
        assert_eq!(super::find(socket, &"postgres://house@db".parse().unwrap()), None);
        assert_eq!(super::find("db:5432:one:house\n", &"postgres://house@db/one".parse().unwrap()), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_others_can_read_is_ignored() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(".pgpass");
        std::fs::write(&file, "*:*:*:*:secret\n").unwrap();
        let asked = |name| password("postgres://house@db/one", &[(name, file.to_str().unwrap())]);
        let home = || password("postgres://house@db/one", &[("HOME", folder.path().to_str().unwrap())]);
        for (mode, found) in [(0o640, None), (0o604, None), (0o600, Some("secret"))] {
            std::fs::set_permissions(&file, PermissionsExt::from_mode(mode)).unwrap();
            assert_eq!(asked("PGPASSFILE").as_deref(), found, "{mode:o}");
            assert_eq!(home().as_deref(), found, "{mode:o}");
        }
    }
}
