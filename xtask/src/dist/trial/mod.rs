//! `cargo xtask dist --test`: what was made is used as people use it. Everything is bounded, listens to this
//! machine alone, and is ended by its id.

mod clean_root;
mod house;
mod unit;
mod watch;

use super::image::{Image, USER};
use super::programs::Program;
use super::{Outcome, Release, archive, deb, http, tools};
use clean_root::Root;
use house::House;
use std::net::SocketAddr;
use std::path::Path;
use unit::Unit;

/// Why a package could not be tried, or what is wrong with it.
pub(crate) enum Trouble {
    /// There is no clean root to try it in.
    NoRoot(String),
    /// The package is not as it should be.
    Failed(String),
}

impl From<String> for Trouble {
    fn from(why: String) -> Self {
        Self::Failed(why)
    }
}

/// The store of an earlier program, from before stores were numbered, and what is in it.
const EARLIER_STORE: &str = "crates/server/tests/fixtures/unnumbered-store";

/// Unpacks an archive into an empty folder, asks its version, opens a house and plays.
pub(crate) fn try_archive(release: &Release, program: &Program) -> Outcome {
    let folder = release.empty("trial")?;
    let name = archive::name(release, program);
    let file = release.packages().join(format!("{name}.tar.xz"));
    tools::run(tools::command("tar", &["--extract", "--file"]).arg(file).arg("--directory").arg(&folder))?;
    let unpacked = folder.join(&name);
    let own = unpacked.join("tafelrunde");
    expect_version(release, &tools::said(&mut tools::command(&own, &["--version"]))?)?;
    let wanted = [
        "completions/_tafelrunde",
        "man/man1/tafelrunde.1",
        "docs/hosting/tafelrunde.service",
        "LICENSE-MIT",
    ];
    for file in wanted {
        expect(unpacked.join(file).is_file(), || format!("the archive has no {file}"))?;
    }
    let data = folder.join("data");
    played_and_kept(|bind| {
        let mut command = tools::command(&own, &["serve", "--bind", &bind.to_string(), "--data"]);
        command.arg(&data);
        House::open(command, bind)
    })?;
    eprintln!("xtask: the archive for {} is well", program.target);
    Ok(())
}

/// Unpacks an image into an empty folder and runs it with that folder as its root, as its user: there is
/// nothing but what it brings.
pub(crate) fn try_image(release: &Release, image: &Image) -> Outcome {
    if !clean_root::is_root()? {
        eprintln!("xtask: !!! the image was not tried: that needs root");
        return Ok(());
    }
    let root = release.empty("trial")?;
    let args = ["--extract", "--numeric-owner", "--same-owner", "--preserve-permissions", "--file"];
    tools::run(tools::command("tar", &args).arg(&image.layer).arg("--directory").arg(&root))?;
    played_and_kept(|bind| {
        let mut command = tools::command("chroot", &[&format!("--userspec={USER}")]);
        command.arg(&root).args(["/usr/bin/tafelrunde", "serve"]).env_clear().env("PATH", clean_root::PATH);
        command.env("TAFELRUNDE_DATA", "/data").env("TAFELRUNDE_BIND", bind.to_string());
        command.env("TAFELRUNDE_LOG_JSON", "true");
        House::open(command, bind)
    })?;
    let kept = root.join("data/tafelrunde.sqlite");
    expect(kept.is_file(), || "the house in the image keeps nothing in /data".to_owned())?;
    eprintln!("xtask: the image is well");
    Ok(())
}

/// Lets Debian's own tool read the package, where it is installed.
fn read_by_lintian(package: &Path) -> Outcome {
    if !tools::is_there("lintian") {
        eprintln!("xtask: !!! the package was not read by lintian: there is none here");
        return Ok(());
    }
    let args = ["--fail-on=error", "--allow-root", "--tag-display-limit=0"];
    tools::run(tools::command("lintian", &args).arg(package))
}

/// Installs the package in a clean root, upgrades it over an earlier store, plays, removes and purges it.
pub(crate) fn try_deb(release: &Release, package: &Path) -> Result<(), Trouble> {
    read_by_lintian(package)?;
    let root = Root::new(release).map_err(Trouble::NoRoot)?;
    let earlier = deb::write_version(release, Some("0.0.1-1")).map_err(|trouble| match trouble {
        deb::Trouble::NoTool(why) | deb::Trouble::Failed(why) => Trouble::Failed(why),
    })?;
    root.install(&earlier)?;
    let passwd = tools::text(&root.at("/etc/passwd"))?;
    let user = passwd.lines().find(|line| line.starts_with("tafelrunde:"));
    let is_system = user.is_some_and(|line| line.ends_with("/var/lib/tafelrunde:/usr/sbin/nologin"));
    expect(is_system, || format!("the user of the service is {user:?}"))?;
    expect(root.mode("/var/lib/tafelrunde")? == "700 tafelrunde tafelrunde", || {
        "others may read the data".to_owned()
    })?;

    // As people have it before an upgrade: settings of their own, and a store of an earlier program.
    let bind = house::free()?;
    let settings = tools::text(&root.at("/etc/default/tafelrunde"))?;
    let settings = format!("{settings}\nTAFELRUNDE_BIND={bind}\nTAFELRUNDE_BOT_PAUSE_MS=10\n");
    tools::write(&root.at("/etc/default/tafelrunde"), &settings, 0o640)?;
    root.keep(
        &release.root.join(EARLIER_STORE).join("tafelrunde.sqlite"),
        "/var/lib/tafelrunde/tafelrunde.sqlite",
    )?;
    root.install(package)?;
    let kept = tools::text(&root.at("/etc/default/tafelrunde"))? == settings;
    expect(kept, || "an upgrade has changed the settings".to_owned())?;
    expect_version(release, &root.said(&["tafelrunde", "--version"])?)?;
    let unit = tools::text(&root.at("/usr/lib/systemd/system/tafelrunde.service"))?;
    root.verify("tafelrunde.service", &unit)?;

    let unit = Unit::parse(&unit)?;
    let service = || House::open(unit.command(&root)?, bind);
    let house = service()?;
    let (guest, table, made) = http::play_a_move(bind)?;
    let played = play_on(release, bind)?;
    house.stop()?;
    let house = service()?;
    let now = guest.get(&format!("/tables/{table}"))?["moves_made"].as_u64();
    expect(now >= Some(made), || format!("{made} moves were made at {table}, and {now:?} are left"))?;
    house.stop()?;
    root.said(&["tafelrunde", "check", "--data", "/var/lib/tafelrunde"])?;

    root.said(&["dpkg", "--remove", "tafelrunde"])?;
    expect(!root.at("/usr/bin/tafelrunde").exists(), || "the program is not removed".to_owned())?;
    let is_kept = root.at("/var/lib/tafelrunde/tafelrunde.sqlite").exists()
        && root.at("/etc/default/tafelrunde").exists();
    expect(is_kept, || "to remove the package has removed data or settings".to_owned())?;
    root.said(&["dpkg", "--purge", "tafelrunde"])?;
    for gone in ["/var/lib/tafelrunde", "/etc/default/tafelrunde"] {
        expect(!root.at(gone).exists(), || format!("to purge the package has left {gone}"))?;
    }
    eprintln!(
        "xtask: the package is well: installed, upgraded over an earlier store with {played} games played on, removed, purged"
    );
    Ok(())
}

/// Makes a move in every running game of the earlier store in which it is somebody's turn; how many.
fn play_on(release: &Release, house: SocketAddr) -> Outcome<usize> {
    let text = tools::text(&release.root.join(EARLIER_STORE).join("expected.json"))?;
    let expected: serde_json::Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let people =
        expected["tokens"].as_object().into_iter().flatten().filter(|(name, _)| !name.contains('\''));
    let people: Vec<http::Guest> =
        people.filter_map(|(_, token)| Some(http::Guest::with_token(house, token.as_str()?))).collect();
    let mut played = 0;
    for (name, table) in expected["tables"].as_object().into_iter().flatten() {
        let id = table["id"].as_str().ok_or("a table has an id")?;
        let found = http::Guest::stranger(house).get(&format!("/tables/{id}"))?;
        let has_all = found["moves_made"].as_u64() >= table["moves"].as_u64();
        expect(has_all, || format!("{name} has lost moves: {}", found["moves_made"]))?;
        if table["over"] == true || table["moves"] == 0 {
            continue;
        }
        for person in &people {
            match person.play(id) {
                Ok(made) => played += usize::from(made.is_some()),
                Err(why) if why.contains("not_your_seat") => {}
                Err(why) => return Err(why),
            }
        }
    }
    expect(played >= 4, || format!("only {played} of four games of the earlier store can be played on"))?;
    Ok(played)
}

/// Opens a house, makes a move, stops it, opens it again and finds the move.
fn played_and_kept(open: impl Fn(SocketAddr) -> Outcome<House>) -> Outcome {
    let bind = house::free()?;
    let house = open(bind)?;
    let (guest, table, made) = http::play_a_move(bind)?;
    house.stop()?;
    let house = open(bind)?;
    let now = guest.get(&format!("/tables/{table}"))?["moves_made"].as_u64();
    house.stop()?;
    expect(now >= Some(made), || format!("{made} moves were made at {table}, and {now:?} are left"))
}

fn expect_version(release: &Release, said: &str) -> Outcome {
    let wanted = format!("tafelrunde {}", release.version);
    expect(said == wanted || said.starts_with(&format!("{wanted} (")), || format!("the version is {said:?}"))
}

fn expect(is_so: bool, otherwise: impl FnOnce() -> String) -> Outcome {
    if is_so { Ok(()) } else { Err(otherwise()) }
}
