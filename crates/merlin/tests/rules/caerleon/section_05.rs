//! Section 5: influence spaces.

use super::scene;
use crate::support::{BLUE, RED, castle, offers_of, owned, place, play, plays, refused};

/// CRL-5.1, example CRL-X7: on the influence spaces for flag, shield and material, a piece in the colour of a
/// district with own influence, if one is left.
#[test]
fn a_piece_in_the_colour_of_an_influenced_district() {
    for (space, kind) in [(5, "flag"), (15, "shield"), (19, "material")] {
        let base = scene().knight_on(RED, space).influence(RED, &["purple", "black"]);
        let mut game = base.build();
        assert_eq!(offers_of(&game, RED, "take"), [format!("{kind} black"), format!("{kind} purple")]);
        refused(&game, RED, &format!("take {kind} grey"), "MER-8.4");
        let purple = format!("{kind} purple");
        play(&mut game, RED, &format!("take {purple}"));
        assert_eq!(owned(&game, RED, &purple), 1);
        let all = [purple.as_str(); 6];
        let game = scene().knight_on(RED, space).influence(RED, &["purple"]).items(BLUE, &all).build();
        assert_eq!(offers_of(&game, RED, "take"), [""; 0], "other colours do not help");
        refused(&game, RED, &format!("take {purple}"), "MER-8.5");
    }
}

/// CRL-5.2, CRL-3.7, example CRL-X8: on the vassal influence space a vassal comes from the castle or another
/// district into a district with own influence, and acts there.
#[test]
fn a_vassal_into_an_influenced_district() {
    let base = scene().knight_on(RED, 23).influence(RED, &["grey"]).vassal(RED, "builder", "purple");
    let mut game = base.build();
    assert_eq!(
        offers_of(&game, RED, "deploy"),
        ["lady grey", "shield_bearer grey", "builder grey", "flag_bearer grey"]
    );
    refused(&game, RED, "deploy builder blue", "MER-8.6");
    let mut castle_too = game;
    plays(&mut castle_too, RED, &["deploy shield_bearer grey", "take shield blue", "take shield brown"]);
    assert_eq!(castle(&castle_too, RED).items.total(), 2);
    plays(&mut game, RED, &["deploy builder grey", "take shield black"]);
    assert_eq!((place(&game, RED, "builder"), owned(&game, RED, "shield black")), ("grey", 1));
}
