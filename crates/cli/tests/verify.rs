//! `tafelrunde verify` on true and forged records; the page of a house has to agree with it on the same ones.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[allow(dead_code, reason = "what the other tests of the program need")]
mod support;

use sha2::{Digest, Sha256};
use std::path::PathBuf;
use support::{Home, Run};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../table/tests/dice");

fn file(name: &str) -> String {
    PathBuf::from(FOLDER).join(format!("{name}.record")).display().to_string()
}

fn verify(name: &str, more: &[&str]) -> Run {
    Home::new().run(&[&["verify", &file(name)], more].concat())
}

/// The line of a record that begins with a word, without it.
fn line(name: &str, word: &str) -> String {
    let text = std::fs::read_to_string(file(name)).unwrap();
    text.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' ')).unwrap().to_owned()
}

#[test]
fn every_record_gets_the_verdict_it_deserves() {
    let verdicts = std::fs::read_to_string(format!("{FOLDER}/VERDICTS")).unwrap();
    let mut known = Vec::new();
    for verdict in verdicts.lines().filter(|line| !line.starts_with('#')) {
        let [name, code, _] = verdict.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{verdict}") };
        let run = verify(name, &[]);
        assert_eq!(run.code.to_string(), code, "{name}: {}{}", run.out, run.err);
        assert_eq!(run.out.contains("Chance was fair"), code == "0", "{name}: {}", run.out);
        known.push(format!("{name}.record"));
    }
    let all =
        std::fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let unknown: Vec<String> = all.filter(|name| name != "VERDICTS" && !known.contains(name)).collect();
    assert_eq!(unknown, [""; 0], "no record without a verdict");
}

#[test]
fn it_says_what_is_wrong() {
    for (name, says) in [
        ("forged-draw", "Move 3 of chance is “card knight_6_8”"),
        ("forged-given-9999", "9999 moves are said to come from another game, but the record has 100"),
        ("forged-given-chance", "Nothing could be checked"),
        ("forged-sealed-word", "The word of seat 2 is not the one it had sealed"),
        ("forged-withheld-word", "Seat 2 has a word without the salt"),
        ("forged-copied-commitment", "Seat 2 has the same commitment"),
        ("forged-given-20", "the first 20 moves come from another game, and nothing here proves them"),
        ("unfinished-with-secret", "the game is not over"),
        ("broken-sealed-twice", "is not a sealed word"),
    ] {
        let run = verify(name, &[]);
        assert!(run.err.contains(says), "{name}: {}", run.err);
    }
}

#[test]
fn a_word_that_was_withheld_is_told() {
    let run = verify("true-withheld", &[]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("The word of Ben was sealed but never shown"), "{}", run.out);
    assert!(!verify("true-sealed", &[]).out.contains("never shown"));
}

#[test]
fn the_sum_that_was_published_is_compared() {
    let secret = line("true-sealed", "dice");
    let alone = verify("true-sealed", &[]).out;
    assert!(alone.contains(&secret) && alone.contains("--published"), "{alone}");
    let run = verify("true-sealed", &["--published", &secret.to_uppercase()]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("To check that the words were fixed as well"), "{}", run.out);
    assert!(!verify("true-open", &["--published", &secret]).out.contains("To check that"));

    // The sum of everything, made of the lines of the record as docs/records.md says.
    let sealed =
        |seat: &str| line("true-sealed", &format!("sealed {seat}")).split(' ').next().unwrap().to_owned();
    let text = format!(
        "tafelrunde published 1\ndice {secret}\nsealed 1 {}\nsealed 2 {}\n",
        sealed("1"),
        sealed("2")
    );
    let everything = sum(&text);
    let run = verify("true-sealed", &["--published", &everything]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("the secret and the words were fixed"), "{}", run.out);

    let run = verify("true-open", &["--published", &everything]);
    assert_eq!((run.code, run.out.as_str()), (1, ""), "the sum of another game");
    assert!(run.err.contains(&secret), "what it would be is told: {}", run.err);
    let home = Home::new();
    home.refused(&["verify", &file("true-open"), "--published", "abc"], &["“abc” is not a checksum", "64"]);
}

#[test]
fn moves_taken_over_are_explained_by_their_record_or_by_what_was_published() {
    let run = verify("true-given", &["--from", &file("true-open")]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(
        run.out.contains("all 18 moves") && run.out.contains("The first 40 moves are those of"),
        "{}",
        run.out
    );
    let run = verify("forged-given-20", &["--from", &file("true-open")]);
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("they differ at move 3"), "{}", run.err);
    Home::new().refused(&["verify", &file("true-open"), "--from", &file("true-open")], &["--from"]);

    assert_eq!(
        verify("true-given", &["--published", &line("true-given", "dice")]).code,
        1,
        "of the secret alone"
    );
    let text = std::fs::read_to_string(file("true-given")).unwrap();
    let moves: String = text.split_once("\n\n").unwrap().1.split_inclusive('\n').take(40).collect();
    let words = [line("true-given", "word 1"), line("true-given", "word 2")];
    let published = format!(
        "tafelrunde published 1\ndice {}\nword 1 {}\nword 2 {}\ngiven 40\n{moves}",
        line("true-given", "dice"),
        words[0],
        words[1]
    );
    let run = verify("true-given", &["--published", &sum(&published)]);
    assert_eq!(run.code, 0, "{}", run.err);
}

/// A record whose own dice are not proven explains nothing, even where the moves taken over from it are the same.
#[test]
fn a_record_that_proves_nothing_explains_no_moves() {
    // The same first 40 moves; of the first record nothing is known, of the second the secret is missing.
    for (source, why) in [("no-proof", "no proof"), ("no-secret", "has not been shown yet")] {
        let run = verify("true-given", &["--from", &file(source)]);
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{}", run.err);
        let says = format!("{source}.record does not prove");
        assert!(run.err.contains(&says) && run.err.contains(why), "{}", run.err);
    }
    let home = Home::new();
    let german = home.run(&["--lang", "de", "verify", &file("true-given"), "--from", &file("no-proof")]);
    assert!(german.err.contains("beweist die Züge nicht"), "{}", german.err);

    // The source of a game that was itself played on from another one needs that one as well.
    let run = verify("true-given", &["--from", &file("true-given")]);
    assert_eq!((run.code, run.out.as_str()), (1, ""), "{}", run.err);
    assert!(run.err.contains("The first 40 moves of") && run.err.contains("a further --from"), "{}", run.err);
    let chain = ["--from", &file("true-given"), "--from", &file("true-open")];
    let run = verify("true-given", &chain);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(run.out.matches("The first 40 moves are those of").count(), 2, "{}", run.out);
    assert!(run.out.contains(&line("true-open", "dice")), "the sum to compare: {}", run.out);
}

/// The SHA-256 hash of a text, as anybody can make it.
fn sum(text: &str) -> String {
    table::hexadecimal(&Sha256::digest(text))
}
