//! A picture is a file that any reader of SVG can draw.

use crate::support::{has_class, languages, names, parse, random_games};
use boards::merlin::picture;
use merlin::{Module, View};
use resvg::usvg::{Options, Tree};
use table::{Eye, Game, Seat};

#[test]
fn every_picture_is_read_by_another_program() {
    let options = Options::default();
    for (moment, words) in random_games(41, 120).iter().zip(languages().iter().cycle()) {
        let text = picture(*words, moment.game.view(Eye::Spectator), &names());
        let tree = Tree::from_str(&text, &options).unwrap();
        // The market has a board of its own, and castles have a row more with it.
        let most = if has_market(moment.game.view(Eye::Spectator)) { 1450.0 } else { 1300.0 };
        assert!(
            tree.size().width() == 912.0 && (1100.0..most).contains(&tree.size().height()),
            "{:?}",
            tree.size()
        );
        assert!(!text.contains("var("), "no custom property is left");
        assert!(!text.contains("data-pick"), "nothing to tap in a picture");
        assert!(boards::png(&text).is_ok());
    }
}

fn has_market(view: View<'_>) -> bool {
    view.open.options.modules().contains(Module::Market)
}

#[test]
fn a_picture_shows_all_that_lies_open_on_the_table() {
    for moment in random_games(47, 150) {
        let view = moment.game.view(Eye::Spectator);
        let text = picture(languages()[0], view, &names());
        let document = parse(&text);
        let count = |class: &str| document.descendants().filter(|node| has_class(node, class)).count();
        assert_eq!(count("land"), 6, "the principalities");
        assert_eq!(count("merlin-environs"), 1);
        assert_eq!(count("merlin-rival"), view.open.players(), "everybody's castle");
        assert_eq!(count("mission"), view.open.display.iter().flatten().count());
        assert_eq!(count("round"), 6);
        assert_eq!(count("merlin-market"), usize::from(has_market(view)), "the market board");
        let texts: Vec<&str> = document.descendants().filter_map(|node| node.text()).collect();
        for seat in Seat::all(view.open.players()) {
            let score = view.open.score(seat).to_string().replace('-', "−");
            assert!(texts.contains(&score.as_str()), "{score}");
        }
        assert!(texts.contains(&"Isolde"));
    }
}
