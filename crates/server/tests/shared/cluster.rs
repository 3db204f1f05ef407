//! A PostgreSQL of the tests' own, from the packages of the system: a folder under the temporary one, a
//! socket instead of a port, and gone when the test is, however it ends.
#![allow(dead_code, reason = "several test programs share it, and not all need everything")]

use std::io::{Read, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running PostgreSQL.
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<(u32, u32)>,
    /// The network namespace it runs and listens in, besides its socket.
    namespace: Option<PathBuf>,
    /// A shell that ends the server when its standard input does, which is ours.
    server: Option<Child>,
}

impl Cluster {
    /// Starts one, or says that there is none to be started. Where it has to be tested
    /// (`TAFELRUNDE_POSTGRES=required`) that is a failure.
    pub(crate) fn start() -> Option<Self> {
        Self::start_in(None)
    }

    /// The same in a network namespace, at all addresses that it has; only root may do that.
    pub(crate) fn start_in(namespace: Option<&Path>) -> Option<Self> {
        let Some(programs) = programs() else {
            let hint = "no PostgreSQL found (Debian, Ubuntu: apt-get install postgresql)";
            assert_ne!(std::env::var("TAFELRUNDE_POSTGRES").as_deref(), Ok("required"), "{hint}");
            // Past the test harness, which would keep it to itself.
            drop(writeln!(
                std::io::stderr(),
                "\n!!! SKIPPED: {hint}. What is promised of PostgreSQL was not tested.\n"
            ));
            return None;
        };
        let folder = tempfile::Builder::new().prefix("tafelrunde-pg-").tempdir().expect("a folder").keep();
        // PostgreSQL does not run as root.
        let user =
            is_root().then(|| user("postgres").or_else(|| user("nobody")).expect("a user to run it as"));
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).expect("the folder can be given away");
        }
        std::fs::set_permissions(&folder, PermissionsExt::from_mode(0o755)).expect("our own folder");
        let namespace = namespace.map(Path::to_path_buf);
        let mut cluster = Self { programs, folder, user, namespace, server: None };
        let data = cluster.data();
        let made = cluster
            .command("initdb")
            .args(["--username=tafelrunde", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"])
            .arg("--pgdata")
            .arg(&data)
            .output()
            .expect("initdb starts");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        if cluster.namespace.is_some() {
            let rules = std::fs::OpenOptions::new().append(true).open(data.join("pg_hba.conf"));
            rules
                .and_then(|mut rules| rules.write_all(b"host all all samenet trust\n"))
                .expect("our own folder");
        }
        cluster.run();
        Some(cluster)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A program of PostgreSQL, as a user that may run it.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(&self.folder).stdin(Stdio::null());
        if let Some((uid, gid)) = self.user {
            command.uid(uid).gid(gid);
        }
        command
    }

    /// Starts the server on its folder, and waits until it answers. What is committed is not forced down to
    /// the disk: no test cuts the power of PostgreSQL, and a killed process loses nothing that the system
    /// has.
    pub(crate) fn run(&mut self) {
        let script = "trap '' INT TERM; \"$0\" \"$@\" & read -r word; kill -INT $!; wait $!
            [ \"$word\" = keep ] || rm -rf -- \"$FOLDER\"";
        let mut shell = match &self.namespace {
            Some(namespace) => self.shell_in(namespace),
            None => Command::new("sh"),
        };
        shell.args(["-c", script]).arg(self.programs.join("postgres")).arg("-D").arg(self.data());
        shell.arg("-k").arg(&self.folder);
        let listens = if self.namespace.is_some() { "listen_addresses=*" } else { "listen_addresses=" };
        // The last one is for a recovery, which finds everything it needs.
        let settings =
            [listens, "fsync=off", "max_connections=400", "shared_buffers=32MB", "restore_command=false"];
        for setting in settings {
            shell.args(["-c", setting]);
        }
        let log = std::fs::File::create(self.folder.join("log")).expect("our own folder");
        let errors = log.try_clone().expect("a log");
        shell
            .env("FOLDER", &self.folder)
            .stdin(Stdio::piped())
            .stdout(log)
            .stderr(errors)
            .current_dir(&self.folder);
        if let (Some((uid, gid)), None) = (self.user, &self.namespace) {
            shell.uid(uid).gid(gid);
        }
        self.server = Some(shell.spawn().expect("a shell"));
        let begin = Instant::now();
        while !self.psql("SELECT 1") {
            assert!(begin.elapsed() < Duration::from_secs(60), "PostgreSQL does not start: {}", self.log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// A shell in a network namespace, which only root may enter.
    fn shell_in(&self, namespace: &Path) -> Command {
        let mut shell = Command::new("nsenter");
        shell.arg(format!("--net={}", namespace.display()));
        if let Some((uid, gid)) = self.user {
            shell.args([format!("--setuid={uid}"), format!("--setgid={gid}")]);
        }
        shell.arg("sh");
        shell
    }

    fn log(&self) -> String {
        let mut text = String::new();
        let log = std::fs::File::open(self.folder.join("log"));
        drop(log.and_then(|mut log| log.read_to_string(&mut text)));
        text
    }

    /// Runs statements; whether that worked.
    pub(crate) fn psql(&self, statements: &str) -> bool {
        psql(&self.programs, &self.folder, statements)
    }

    /// Stops the server as an upgrade would, and starts it again on the same folder.
    pub(crate) fn restart(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.stdin.take().expect("our end of it").write_all(b"keep\n").expect("it listens");
            server.wait().expect("it ends");
        }
        self.run();
    }

    /// Ends the server without a word, by this signal to its first process (`-QUIT` or `-KILL`), and starts
    /// it again on the same folder after a while, when all its processes are gone. It recovers then.
    pub(crate) fn crash(&mut self, signal: &str, away: Duration) {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).expect("it runs");
        let first = file.lines().next().expect("the number of its process").trim();
        let all: Vec<PathBuf> = children_of(first).chain([PathBuf::from("/proc").join(first)]).collect();
        kill(signal, first);
        if let Some(mut server) = self.server.take() {
            server.stdin.take().expect("our end of it").write_all(b"keep\n").expect("it listens");
            server.wait().expect("it ends");
        }
        // Those that are left notice soon that the first one is gone.
        std::thread::sleep(away);
        let begin = Instant::now();
        while all.iter().any(|process| process.exists()) {
            assert!(begin.elapsed() < Duration::from_secs(60), "PostgreSQL does not end: {}", self.log());
            std::thread::sleep(Duration::from_millis(5));
        }
        self.run();
    }

    /// Crashes, and comes back as a replica does that takes the place of its database: on another timeline.
    pub(crate) fn crash_and_promote(&mut self, away: Duration) {
        std::fs::write(self.data().join("recovery.signal"), "").expect("our own folder");
        if let Some((uid, gid)) = self.user {
            chown(self.data().join("recovery.signal"), Some(uid), Some(gid)).expect("it can be given away");
        }
        self.crash("-QUIT", away);
    }

    /// Kills the process of one connection, as a system without memory does. The server ends all others, and
    /// recovers by itself; waits until it answers.
    pub(crate) fn kill_session(&self) {
        let of_house = "SELECT pid FROM pg_stat_activity WHERE application_name = 'tafelrunde' ORDER BY random() LIMIT 1";
        let found = self.rows(of_house);
        kill("-KILL", found.first().expect("somebody is connected"));
        let begin = Instant::now();
        while !self.psql("SELECT 1") {
            assert!(begin.elapsed() < Duration::from_secs(60), "PostgreSQL does not recover: {}", self.log());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// The rows a query finds, each as a text.
    pub(crate) fn rows(&self, query: &str) -> Vec<String> {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args([
            "--no-psqlrc",
            "--no-align",
            "--tuples-only",
            "--set=ON_ERROR_STOP=1",
            "--command",
            query,
        ]);
        let found = psql.arg(address(&self.folder, "public")).output().expect("psql starts");
        assert!(found.status.success(), "{query}: {}", String::from_utf8_lossy(&found.stderr));
        String::from_utf8(found.stdout).expect("a text").lines().map(str::to_owned).collect()
    }

    /// The address of a house in a schema of its own.
    pub(crate) fn address(&self, schema: &str) -> String {
        assert!(self.psql(&format!("CREATE SCHEMA {schema}")), "{}", self.log());
        address(&self.folder, schema)
    }

    /// Where programs and socket are, for tests in another process.
    pub(crate) fn place(&self) -> (&Path, &Path) {
        (&self.programs, &self.folder)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            drop(server.stdin.take());
            drop(server.wait());
        }
    }
}

/// Sends a signal to a process.
fn kill(signal: &str, process: &str) {
    let sent = Command::new("kill").args([signal, process]).status();
    assert!(sent.expect("kill starts").success(), "{signal} cannot be sent to {process}");
}

/// The processes that another one has started, as folders of `/proc`.
fn children_of(process: &str) -> impl Iterator<Item = PathBuf> {
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten().map(|entry| entry.path());
    all.filter(move |folder| {
        let told = std::fs::read_to_string(folder.join("stat")).unwrap_or_default();
        // What follows the name, which may contain anything: its state, and who has started it.
        told.rsplit_once(')').and_then(|(_, rest)| rest.split_whitespace().nth(1)) == Some(process)
    })
}

/// Runs statements at a socket; whether that worked.
pub(crate) fn psql(programs: &Path, socket: &Path, statements: &str) -> bool {
    let mut psql = Command::new(programs.join("psql"));
    psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--username=tafelrunde", "--dbname=postgres"]);
    psql.args(["--set=ON_ERROR_STOP=1", "--command", statements]).arg("--host").arg(socket);
    let done = psql.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    done.is_ok_and(|status| status.success())
}

/// The address of a schema behind a socket.
pub(crate) fn address(socket: &Path, schema: &str) -> String {
    address_at(&socket.to_str().expect("a plain name").replace('/', "%2F"), schema)
}

/// The address of a schema at a host.
pub(crate) fn address_at(host: &str, schema: &str) -> String {
    format!("postgres://tafelrunde@{host}/postgres?options=-c%20search_path%3D{schema}")
}

/// The folder with the programs of the newest PostgreSQL that is installed.
fn programs() -> Option<PathBuf> {
    let given = std::env::var_os("POSTGRES_BIN").map(PathBuf::from);
    let mut packaged: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .collect();
    packaged.sort();
    let on_path = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let all = given.into_iter().chain(packaged.into_iter().rev()).chain(on_path.into_iter().flatten());
    all.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}

/// Whether this process belongs to root.
fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// The numbers of a user and of their group, if there is one of this name.
fn user(name: &str) -> Option<(u32, u32)> {
    let known = std::fs::read_to_string("/etc/passwd").expect("users are known");
    let line = known.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut numbers = line.split(':').skip(2).map(|number| number.parse().expect("a number"));
    Some((numbers.next()?, numbers.next()?))
}
