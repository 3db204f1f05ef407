//! Limits on how often a password may be tried. The guesser is locked out, not the owner of the account.
//!
//! Attempts are counted by name and address together, and by address. Against guessing from many addresses each name
//! has a wide and slow limit of its own. A device on which the owner has signed in before bypasses all of these and has
//! its own count.

use crate::client::Client;
use crate::clock::Clock;
use crate::config::Config;
use crate::counter::Counter;
use std::time::Duration;

/// The window for attempts from an address.
const SHORT: Duration = Duration::from_secs(15 * 60);

/// The window for attempts at a name, from any address.
const LONG: Duration = Duration::from_secs(3600);

/// The hash that identifies a device known to an account.
pub(crate) type KnownDevice = [u8; 32];

/// Counts of recent attempts.
pub(crate) struct Attempts {
    by_name_and_address: Counter<(String, Client)>,
    by_address: Counter<Client>,
    by_name: Counter<String>,
    by_device: Counter<KnownDevice>,
}

impl Attempts {
    /// No attempts yet.
    pub(crate) fn new(clock: &Clock) -> Self {
        Self {
            by_name_and_address: Counter::new(clock, SHORT),
            by_address: Counter::new(clock, SHORT),
            by_name: Counter::new(clock, LONG),
            by_device: Counter::new(clock, SHORT),
        }
    }

    /// Counts an attempt at a password; over the limit, how long to wait. Names without an account count as
    /// well, so that they look the same. An attempt refused by one count is not counted by the next, so that
    /// flooding from one address does not use up the limit of a name.
    pub(crate) fn try_password(
        &self,
        config: &Config,
        account: &str,
        client: Client,
        device: Option<KnownDevice>,
    ) -> Result<(), Duration> {
        if let Some(device) = device {
            return self.by_device.within_or_wait(config.sign_in_attempts, device);
        }
        self.try_name(config, account, client)?;
        self.by_name.within_or_wait(config.sign_in_attempts_of_name, account.to_owned())
    }

    /// Counts a check whether a name is taken; over the limit, how long to wait.
    pub(crate) fn try_name(&self, config: &Config, account: &str, client: Client) -> Result<(), Duration> {
        let limit = config.sign_in_attempts;
        self.by_name_and_address.within_or_wait(limit, (account.to_owned(), client))?;
        self.by_address.within_or_wait(limit.saturating_mul(config.people_per_address), client)
    }

    /// The password was right: earlier typing errors no longer count.
    pub(crate) fn was_right(&self, account: &str, client: Client, device: Option<KnownDevice>) {
        match device {
            Some(device) => self.by_device.forget(&device),
            None => {
                self.by_name_and_address.forget(&(account.to_owned(), client));
                self.by_name.take_back(&account.to_owned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(number: u8) -> Client {
        Client::at([203, 0, 113, number].into())
    }

    fn config() -> Config {
        Config {
            sign_in_attempts: 3,
            sign_in_attempts_of_name: 10,
            people_per_address: 4,
            ..Config::default()
        }
    }

    #[test]
    fn whoever_guesses_is_locked_out_and_nobody_else() {
        let (clock, config) = (Clock::stopped(0), config());
        let attempts = Attempts::new(&clock);
        let from = |number| attempts.try_password(&config, "anna", client(number), None).is_ok();
        for _ in 0..3 {
            assert!(from(1));
        }
        for _ in 0..100 {
            assert!(!from(1));
        }
        assert!(from(2), "what was refused has not used up what others may try");
        assert!(attempts.try_password(&config, "ben", client(1), None).is_ok(), "nor locked another name");
        clock.put_forward(SHORT);
        assert!(from(1), "and after a while they may try again");
    }

    #[test]
    fn a_name_has_a_bound_of_its_own_that_known_devices_pass() {
        let (clock, config) = (Clock::stopped(0), config());
        let attempts = Attempts::new(&clock);
        let allowed = (0..50)
            .filter(|number| attempts.try_password(&config, "anna", client(*number), None).is_ok())
            .count();
        assert_eq!(allowed, 10, "from ever new addresses");
        assert!(attempts.try_password(&config, "anna", client(99), None).is_err());
        let known = || attempts.try_password(&config, "anna", client(99), Some([7; 32])).is_ok();
        assert!(known() && known() && known());
        assert!(!known(), "a device that was stolen guesses no more than others");
        attempts.was_right("anna", client(99), Some([7; 32]));
        assert!(known());
        clock.put_forward(LONG);
        assert!(attempts.try_password(&config, "anna", client(99), None).is_ok());
    }

    #[test]
    fn an_address_has_few_attempts_whatever_the_names() {
        let (clock, config) = (Clock::stopped(0), config());
        let attempts = Attempts::new(&clock);
        let all = (0..50)
            .filter(|number| attempts.try_password(&config, &number.to_string(), client(1), None).is_ok());
        assert_eq!(all.count(), 12);
        assert!(attempts.try_name(&config, "zoe", client(1)).is_err());
        assert!(attempts.try_name(&config, "zoe", client(2)).is_ok());
    }

    #[test]
    fn a_right_password_is_no_guess() {
        let (clock, config) = (Clock::stopped(0), config());
        let attempts = Attempts::new(&clock);
        for _ in 0..11 {
            assert!(attempts.try_password(&config, "anna", client(1), None).is_ok());
            attempts.was_right("anna", client(1), None);
        }
    }
}
