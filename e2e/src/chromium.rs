//! Chromium itself: where it is, how it is started, and the people who sit in front of it, each with cookies, a
//! screen and a language of their own.

use crate::pipe::Pipe;
use crate::tab::Tab;
use serde_json::json;
use std::sync::Arc;
use tempfile::TempDir;

/// Chromium without the windows, menus and services around its pages: a test needs a third less processor time.
pub const SHELL: &str = "chromium-headless-shell";

/// Names under which systems install the whole of it, tried in this order unless `CHROMIUM` names one.
const WHOLE: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Quiet, without the network of its makers, and with pages behind other windows as lively as in front.
const FLAGS: [&str; 17] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--password-store=basic",
    // What a screen reader would say of an element can be asked for.
    "--enable-blink-features=ComputedAccessibilityInfo",
    "--remote-debugging-pipe",
];

/// The Chromium of this machine, if it has one: the whole of it, with tabs behind each other.
pub fn installed() -> Option<String> {
    std::env::var("CHROMIUM").ok().or_else(|| found(&WHOLE))
}

/// The Chromium of this machine that is started soonest.
fn quickest() -> Option<String> {
    std::env::var("CHROMIUM").ok().or_else(|| found(&[SHELL])).or_else(installed)
}

/// The first of these programs that is there.
fn found(names: &[&str]) -> Option<String> {
    let folders: Vec<_> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    let is_there = |name: &&&str| folders.iter().any(|folder| folder.join(name).is_file());
    names.iter().find(is_there).map(|&name| name.to_owned())
}

/// The size of a screen, and whether fingers touch it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Whether fingers touch it.
    pub touch: bool,
}

impl Screen {
    /// A laptop.
    pub const DESKTOP: Self = Self { width: 1440, height: 900, touch: false };
    /// A tablet held upright.
    pub const TABLET: Self = Self { width: 768, height: 1024, touch: true };
    /// A phone.
    pub const PHONE: Self = Self { width: 390, height: 844, touch: true };
    /// A small phone.
    pub const SMALL: Self = Self { width: 360, height: 640, touch: true };
    /// All of them, from small to large.
    pub const ALL: [Self; 4] = [Self::SMALL, Self::PHONE, Self::TABLET, Self::DESKTOP];
}

/// Somebody in front of a screen: what their device prefers.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// The screen.
    pub screen: Screen,
    /// The language the browser asks for.
    pub language: &'static str,
    /// Whether the device prefers dark pages.
    pub dark: bool,
    /// Whether the device asks for little motion.
    pub calm: bool,
}

impl Reader {
    /// Somebody who reads German at a laptop.
    pub const GERMAN: Self = Self { screen: Screen::DESKTOP, language: "de", dark: false, calm: false };
    /// Somebody who reads English on a phone.
    pub const ENGLISH_PHONE: Self = Self { screen: Screen::PHONE, language: "en", dark: false, calm: false };

    /// The same reader at another screen.
    pub const fn at(self, screen: Screen) -> Self {
        Self { screen, ..self }
    }

    /// The same reader in the dark.
    pub const fn in_the_dark(self) -> Self {
        Self { dark: true, ..self }
    }

    /// The same reader, who does not want things to move.
    pub const fn calm(self) -> Self {
        Self { calm: true, ..self }
    }
}

/// A running Chromium.
pub struct Chromium {
    pipe: Arc<Pipe>,
    /// Its profile, gone with it.
    _profile: TempDir,
}

impl Chromium {
    /// Starts a Chromium that has never been anywhere. All its tabs may count as being in front.
    ///
    /// # Panics
    /// If there is none on this machine.
    pub fn start() -> Self {
        Self::launch(quickest())
    }

    /// The same with tabs of which only one is in front, as people have them.
    ///
    /// # Panics
    /// If there is none on this machine.
    pub fn start_whole() -> Self {
        Self::launch(installed())
    }

    fn launch(program: Option<String>) -> Self {
        let program = program.expect(
            "these tests need Chromium: `apt-get install chromium`, or say where it is in CHROMIUM=/path/to/it",
        );
        let profile = tempfile::tempdir().expect("there is room for a profile");
        let mut args: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
        args.push(format!("--user-data-dir={}", profile.path().display()));
        args.push("about:blank".to_owned());
        Self { pipe: Pipe::start(&program, &args), _profile: profile }
    }

    /// Somebody new sits down: no cookies, a window of their own.
    pub fn enter(&self, reader: Reader) -> Tab {
        let made = self.pipe.ask(None, "Target.createBrowserContext", &json!({}));
        let made = made.expect("Chromium lets people in");
        let context = made["browserContextId"].as_str().expect("a context has a name").to_owned();
        Tab::open(&self.pipe, &context, reader, true)
    }
}
