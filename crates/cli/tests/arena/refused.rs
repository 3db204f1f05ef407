//! What cannot be played is refused before the first game, with what would be right.

use crate::support::Home;

#[test]
fn bad_input_is_named_with_what_would_be_right() {
    let home = Home::new();
    let refused = |args: &[&str], parts: &[&str]| home.refused(&[&["arena"], args].concat(), parts);
    let two = ["--bots", "random,random"];
    refused(&["artus"], &["--bots"]);
    refused(&["chess", "--bots", "random,random"], &["“chess”", "artus"]);
    refused(
        &["artus", "--bots", "random,genius"],
        &["“genius”", "random", "cheater", "cheating-master", "exec:"],
    );
    refused(&["artus", "--bots", "random,casual/shy"], &["“casual/shy”", "casual/daring", "missions"]);
    refused(&["artus", "--bots", "random"], &["“random”", "two", "a,b"]);
    refused(&["artus", "--bots", "random,"], &["“”", "random"]);
    refused(&[&["artus", "--players", "5"][..], &two].concat(), &["players", "2, 3, 4", "ART-1.3"]);
    refused(&[&["camelot", "--players", "6"][..], &two].concat(), &["players", "2, 3, 4, 5"]);
    refused(&[&["artus", "--set", "mood=good"][..], &two].concat(), &["mood"]);
    refused(&[&["artus", "--sprt", "0.6,0.5"][..], &two].concat(), &["“0.6,0.5”", "lower", "first"]);
    for sprt in ["0.5", "a,b", "0.5,1.5", "0,0.5", "0.5,NaN", "0.5,0.6,0.7"] {
        refused(&[&["artus", "--sprt", sprt][..], &two].concat(), &[sprt, "0.50,0.55"]);
    }
    let three = ["--bots", "random,random,random", "--sprt", "0.5,0.6"];
    refused(&[&["artus"][..], &three].concat(), &["two bots"]);
    refused(&[&["artus", "--sets", "0"][..], &two].concat(), &["--sets", "at least 1"]);
    refused(&[&["artus", "--threads", "0"][..], &two].concat(), &["--threads", "at least 1"]);
    refused(&[&["artus", "--time-limit", "0"][..], &two].concat(), &["--time-limit", "seconds"]);
    refused(&[&["artus", "--time-limit", "NaN"][..], &two].concat(), &["“NaN”"]);
    refused(
        &["artus", "--bots", "random,exec:no-such-program-here x"],
        &["“no-such-program-here x”", "exec:"],
    );
    refused(&["artus", "--bots", "random,exec:"], &["exec:python3 my_bot.py"]);
    refused(&["artus", "--bots", "random,exec:sh 'open"], &["sh 'open"]);
    refused(&[&["artus", "--report", "no/such/folder.html"][..], &two].concat(), &["no/such/folder.html"]);
    let german = home.run(&["arena", "artus", "--bots", "random,genius", "--lang", "de"]);
    assert!(
        german.code == 2 && german.err.contains("„genius“") && german.err.contains("Stufen"),
        "{}",
        german.err
    );
}
