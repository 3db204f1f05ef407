//! The list of languages follows from the folders, and a wish finds its language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use words::Words;

fn folders(path: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.file_type().unwrap().is_dir());
    folders.map(|entry| entry.file_name().into_string().unwrap()).collect()
}

#[test]
fn there_is_a_language_for_each_folder() {
    let languages = Words::languages();
    assert!(languages.is_sorted());
    let languages: BTreeSet<String> = languages.into_iter().map(str::to_owned).collect();
    assert_eq!(languages, folders("locales"));
    assert_eq!(languages, folders("../../docs/rules"), "a language has its rules too");
}

#[test]
fn a_language_is_found_by_its_exact_id() {
    for lang in Words::languages() {
        assert_eq!(Words::new(lang).unwrap().lang(), lang);
    }
    assert_eq!(Words::new("de-AT"), None);
    assert_eq!(Words::new("tlh"), None);
}

#[test]
fn the_first_wish_that_can_be_fulfilled_is() {
    let best = |wishes: &[&str]| Words::best(wishes.iter().copied()).lang();
    assert_eq!(best(&["de_DE.UTF-8"]), "de");
    assert_eq!(best(&["de-AT", "en"]), "de");
    assert_eq!(best(&["de_CH@euro"]), "de");
    assert_eq!(best(&["tlh", "de;q=0.8", "en;q=0.7"]), "de");
    assert_eq!(best(&["en-GB", "de"]), "en");
    assert_eq!(best(&["C", "POSIX", "", "*"]), "en");
    assert_eq!(best(&[]), "en");
}

#[test]
fn a_key_is_there_or_not() {
    for lang in Words::languages() {
        let words = Words::new(lang).unwrap();
        assert!(words.has("artus-name"));
        assert!(words.has("artus-event-over"), "a key with gaps");
        assert!(!words.has("artus-no-such-key"));
        assert_eq!(words.say("artus-no-such-key"), "⟦artus-no-such-key⟧");
    }
}

#[test]
fn points_carry_a_real_sign() {
    let words = Words::best([]);
    assert_eq!([5, -3, 0].map(|points| words.signed(points)), ["+5", "−3", "0"]);
}
