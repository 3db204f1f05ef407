//! The table as everybody sees it: whoever can tap no chair sees nothing else around their medallion.

use crate::support::{english, look, random_games};
use boards::artus::{Pieces, Scene, common_table, own_medallion, rests, round_table};
use table::{Eye, Game, Seat};

#[test]
fn whoever_can_tap_no_chair_sees_the_common_table_around_an_own_medallion() {
    let (mut rested, mut chose) = (0, 0);
    for moments in random_games(31) {
        for moment in moments.iter().step_by(3) {
            let pieces = Pieces::new(&moment.events);
            for eye in [Eye::Spectator, Eye::Seat(Seat::new(0)), Eye::Seat(Seat::new(1))] {
                look(&moment.game, &pieces, english(eye), |scene| {
                    if !rests(scene) {
                        chose += 1;
                        return;
                    }
                    rested += 1;
                    let view = moment.game.view(Eye::Spectator);
                    let common = Scene { view, me: None, offers: &[], ..*scene };
                    let [before, after] = common_table(&common).map(|half| half.into_string());
                    let whole = format!("{before}{}{after}", own_medallion(scene).into_string());
                    assert_eq!(whole, round_table(scene).into_string());
                });
            }
        }
    }
    assert!(rested > 100 && chose > 10, "{rested} {chose}");
}
