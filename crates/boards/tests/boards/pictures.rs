//! A picture is a file that any reader of SVG can draw.

use crate::support::{languages, names, random_games};
use boards::artus::picture;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use table::{Eye, Game};

#[test]
fn every_picture_is_read_by_another_program() {
    let options = Options::default();
    for (moments, words) in random_games(41).iter().zip(languages().iter().cycle()) {
        for moment in moments.iter().step_by(16).chain(moments.last()) {
            let text = picture(*words, moment.game.view(Eye::Spectator), &names());
            let tree = Tree::from_str(&text, &options).unwrap();
            assert_eq!((tree.size().width(), tree.size().height()), (824.0, 848.0));
            assert!(!text.contains("var("), "no custom property is left");
            assert!(!text.contains("data-pick"), "nothing to tap in a picture");
        }
    }
}

#[test]
fn a_picture_shows_wood_where_the_table_is_and_vellum_in_the_middle() {
    let moments = random_games(42).swap_remove(0);
    let text = picture(languages()[0], moments.last().unwrap().game.view(Eye::Spectator), &names());
    let tree = Tree::from_str(&text, &Options::default()).unwrap();
    let mut pixels = Pixmap::new(824, 848).unwrap();
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let at = |x: i32, y: i32| {
        let pixel = pixels.pixel((412 + x) as u32, (424 + y) as u32).unwrap();
        [pixel.red(), pixel.green(), pixel.blue()]
    };
    assert_eq!(at(0, 88), [0xFB, 0xF6, 0xEA], "the medallion");
    assert_eq!(at(0, 294), [0x5F, 0x3B, 0x1F], "the edge of the table");
    let [red, green, blue] = at(0, -221);
    assert!(red > green && green > blue, "the wood of the top");
    assert_eq!(pixels.pixel(2, 2).unwrap().alpha(), 0, "outside of the floor there is nothing");
}
