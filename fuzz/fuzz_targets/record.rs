//! Any text given as a record is read or refused, never a panic; what is read is written back the same. The text itself
//! says which game it is of.
#![no_main]

use artus::Artus;
use camelot::Camelot;
use libfuzzer_sys::fuzz_target;
use merlin::Merlin;
use table::{Game, Record};

fn try_text<G: Game>(text: &str) {
    for parse in [Record::<G>::parse, Record::<G>::parse_edited] {
        if let Ok(record) = parse(text, G::printed()) {
            let again = Record::<G>::parse(&record.to_string(), G::printed());
            assert_eq!(again.as_ref(), Ok(&record));
            let _ = record.replay(None);
        }
    }
}

fuzz_target!(|text: &str| {
    try_text::<Artus>(text);
    try_text::<Camelot>(text);
    try_text::<Merlin>(text);
});
