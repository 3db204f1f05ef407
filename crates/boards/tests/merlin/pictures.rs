//! A picture is a file that any reader of SVG can draw.

use crate::support::{languages, names, random_games};
use boards::merlin::picture;
use resvg::usvg::{Options, Tree};
use table::{Eye, Game};

#[test]
fn every_picture_is_read_by_another_program() {
    let options = Options::default();
    for (moment, words) in random_games(41, 120).iter().zip(languages().iter().cycle()) {
        let text = picture(*words, moment.game.view(Eye::Spectator), &names());
        let tree = Tree::from_str(&text, &options).unwrap();
        assert_eq!((tree.size().width(), tree.size().height()), (884.0, 548.0));
        assert!(!text.contains("var("), "no custom property is left");
        assert!(!text.contains("data-pick"), "nothing to tap in a picture");
        assert!(boards::png(&text).is_ok());
    }
}
