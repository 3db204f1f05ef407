//! Why a house does not open: the true cause, and what helps.

use crate::commands::folder::held;
use server::{Cause, Config, NotLocked, ServeError, StoreError};
use std::io::{self, ErrorKind};
use words::{Value, Words};

/// Where a house wanted to open.
pub(super) struct Place {
    bind: String,
    metrics: String,
    data: String,
    /// Whether the store is a database, and no folder.
    is_database: bool,
}

impl Place {
    /// The addresses and the folder of a house.
    pub(super) fn of(config: &Config) -> Self {
        Self {
            bind: config.bind.to_string(),
            metrics: config.metrics.map(|address| address.to_string()).unwrap_or_default(),
            data: config
                .store
                .as_ref()
                .map_or_else(|| config.data.display().to_string(), ToString::to_string),
            is_database: config.store.is_some(),
        }
    }

    /// One paragraph about what keeps the house from opening.
    pub(super) fn explain(&self, words: Words, error: &ServeError) -> String {
        match error {
            ServeError::Bind(error) => address(words, "--bind", &self.bind, error),
            ServeError::Metrics(error) => address(words, "--metrics", &self.metrics, error),
            ServeError::Data(error) | ServeError::Lock(NotLocked::Io(error)) => self.folder(words, error),
            ServeError::Lock(NotLocked::Held(holder)) => held(words, &self.data, holder),
            ServeError::Store(error) => self.store(words, error),
            ServeError::Replaced => self.say(words, "cli-serve-replaced", ""),
        }
    }

    fn folder(&self, words: Words, error: &io::Error) -> String {
        let key = match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "cli-serve-folder-forbidden",
            ErrorKind::AlreadyExists | ErrorKind::NotADirectory => "cli-serve-folder-is-a-file",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "cli-serve-disk-full",
            _ => "cli-serve-folder-other",
        };
        self.say(words, key, &error.to_string())
    }

    fn store(&self, words: Words, error: &StoreError) -> String {
        if let StoreError::Newer { found, known } = error {
            let args: [(&str, Value); 3] =
                [("data", self.data.as_str().into()), ("found", (*found).into()), ("known", (*known).into())];
            return words.say_with("cli-serve-store-newer", &args);
        }
        if self.is_database {
            return self.say(words, "cli-serve-database", &error.to_string());
        }
        let key = match error.cause() {
            Cause::Full => "cli-serve-disk-full",
            Cause::NoAccess => "cli-serve-folder-forbidden",
            Cause::Busy => "cli-serve-store-busy",
            Cause::Damaged => "cli-serve-store-damaged",
            Cause::Newer | Cause::Other => "cli-serve-store-other",
        };
        self.say(words, key, &error.to_string())
    }

    fn say(&self, words: Words, key: &str, error: &str) -> String {
        let args: [(&str, Value); 2] = [("data", self.data.as_str().into()), ("error", error.into())];
        words.say_with(key, &args)
    }
}

/// An address that cannot be listened at, and the setting that names it.
fn address(words: Words, setting: &str, address: &str, error: &io::Error) -> String {
    let key = match error.kind() {
        ErrorKind::AddrInUse => "cli-serve-address-in-use",
        ErrorKind::AddrNotAvailable => "cli-serve-address-elsewhere",
        ErrorKind::PermissionDenied => "cli-serve-address-forbidden",
        _ => "cli-serve-address-other",
    };
    let args: [(&str, Value); 3] =
        [("setting", setting.into()), ("address", address.into()), ("error", error.to_string().into())];
    words.say_with(key, &args)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use super::*;

    fn told(error: &ServeError) -> String {
        let place = Place {
            bind: "127.0.0.1:7777".to_owned(),
            metrics: "127.0.0.1:9100".to_owned(),
            data: "/srv/house".to_owned(),
            is_database: false,
        };
        place.explain(Words::new("en").unwrap(), error)
    }

    #[test]
    fn each_cause_has_its_own_remedy() {
        let io = |kind: ErrorKind| io::Error::from(kind);
        let store = |text: &str| ServeError::Store(StoreError::Failed(text.to_owned()));
        let cases = [
            (ServeError::Bind(io(ErrorKind::AddrInUse)), ["127.0.0.1:7777", "--bind"]),
            (ServeError::Metrics(io(ErrorKind::AddrInUse)), ["127.0.0.1:9100", "--metrics"]),
            (ServeError::Bind(io(ErrorKind::AddrNotAvailable)), ["no such address", "--bind"]),
            (ServeError::Bind(io(ErrorKind::PermissionDenied)), ["1024", "--bind"]),
            (ServeError::Data(io(ErrorKind::PermissionDenied)), ["/srv/house", "chown"]),
            (ServeError::Data(io(ErrorKind::AlreadyExists)), ["/srv/house", "--data"]),
            (ServeError::Data(io(ErrorKind::StorageFull)), ["/srv/house", "room"]),
            (store("attempt to write a readonly database"), ["/srv/house", "chown"]),
            (store("database or disk is full"), ["/srv/house", "room"]),
            (
                ServeError::Store(StoreError::Newer { found: 9, known: 8 }),
                ["newer program", "has the number 9, this program knows 8"],
            ),
            (store("database is locked"), ["/srv/house", "another program"]),
            (store("file is not a database"), ["/srv/house", "backup"]),
        ];
        for (error, parts) in cases {
            let text = told(&error);
            for part in parts {
                assert!(text.contains(part), "{error:?} says {text:?}, without {part:?}");
            }
            let is_address = matches!(error, ServeError::Bind(_));
            assert_eq!(text.contains("--bind"), is_address, "another address helps only there: {text}");
        }
    }
}
