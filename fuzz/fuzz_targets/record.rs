//! Any text given as a record is read or refused, never a panic; what is read is written back the same.
#![no_main]

use artus::{Artus, Components};
use libfuzzer_sys::fuzz_target;
use table::Record;

fuzz_target!(|text: &str| {
    let components = Components::printed();
    for parse in [Record::<Artus>::parse, Record::<Artus>::parse_edited] {
        if let Ok(record) = parse(text, components) {
            let again = Record::<Artus>::parse(&record.to_string(), components);
            assert_eq!(again.as_ref(), Ok(&record));
            let _ = record.replay(None);
        }
    }
});
