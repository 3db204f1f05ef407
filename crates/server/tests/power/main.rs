//! A house that loses power at a random moment loses no move it has confirmed.
//!
//! Unlike a killed process, a machine without power also forgets what was written and not synced. So SQLite
//! runs on a disk of our own (`disk.rs`, put under it by `vfs.rs`), which remembers what is safe.
//! `cargo xtask campaign power --count 200` does it longer.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod disk;
mod lives;
mod players;
mod vfs;

use lives::{Campaign, Tally};

/// How many power cuts there are, unless the environment says otherwise.
const CUTS: u64 = 12;

/// A number from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

#[test]
fn power_cuts_lose_no_confirmed_move() {
    let cuts = number("TAFELRUNDE_POWER_CUTS", CUTS);
    let mut campaign = Campaign::new(number("TAFELRUNDE_SEED", 1), false);
    for cut in 0..cuts {
        campaign.live().unwrap_or_else(|lost| panic!("power cut {cut}: {lost}"));
    }
    let Tally { confirmed, closings, unsynced, survived } = campaign.tally();
    eprintln!(
        "{cuts} power cuts ({closings} of them while or after the house closed), {confirmed} confirmed moves, all of \
         them kept; of {unsynced} unsynced writes {survived} survived at least in part"
    );
    assert!(confirmed > 10 * cuts, "the power failed while people played: {confirmed}");
    assert!(unsynced > cuts && survived > 0 && survived < unsynced, "there was something to lose");
}

/// The test can fail: on a disk that says it has synced and has not, confirmed moves are lost, and that is noticed.
#[test]
fn a_disk_that_lies_about_syncing_is_found_out() {
    let mut campaign = Campaign::new(2, true);
    let found = (0..40).find_map(|_| campaign.live().err());
    let lost = found.unwrap_or_else(|| panic!("40 power cuts on a disk that lies, and nothing was missed"));
    eprintln!("on a disk that lies: {lost}");
}
