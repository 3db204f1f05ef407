//! The house as people meet it: the real program, started anew, in front of a real Chromium.
//!
//! `pipe` speaks to Chromium, `chromium` starts it and lets people in, `tab` and `input` are what a person sees and
//! does, `house` runs the program, `table` knows the pages of the house, `sight` measures what is seen, `axe` asks
//! whether everybody can use it. The tests in `tests/` tell the scenes; the helpers know no game but by what glows.

pub mod axe;
pub mod check;
pub mod chromium;
pub mod house;
pub mod input;
pub mod pipe;
pub mod sight;
pub mod tab;
pub mod table;

pub use chromium::{Chromium, Reader, Screen};
pub use house::House;
pub use tab::Tab;

use std::path::PathBuf;

/// The folder with the build: the tests lie in `debug/deps` below it.
fn target() -> PathBuf {
    let own = std::env::current_exe().expect("a test knows where it lies");
    own.ancestors().nth(3).expect("tests lie in target/debug/deps").to_owned()
}

/// The folder for pictures, `target/e2e`.
pub fn pictures() -> PathBuf {
    let folder = target().join("e2e");
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    folder
}
