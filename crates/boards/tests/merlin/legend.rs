//! The legend has every sign that can be met at a table, each with a picture.

use crate::support::{english, eyes, look, names, page, random_game_with, random_games};
use boards::merlin::{legend, portrait};
use games::AnyView;
use merlin::modules::market::Marker;
use merlin::{Components, Kind, Module, Modules, Options, SpaceKind, Variants, View};
use std::collections::BTreeSet;
use table::{Eye, Game};
use words::Words;
use words::merlin::{Sign, Subject};

/// Whether the legend tells of what the board calls so; what is a number or a name of its own is told by
/// whoever points at it.
fn is_told(view: &View<'_>, told: &[Subject], what: Subject) -> bool {
    let layout = &view.open.layout;
    let kind = |subject: &Subject| {
        matches!((subject, what), (Subject::Space(one), Subject::Space(other))
        if layout.kind(*one) == layout.kind(other)
            || matches!((layout.kind(*one), layout.kind(other)), (SpaceKind::Principality(_), SpaceKind::Principality(_))))
    };
    let any = |like: fn(&Subject) -> bool| told.iter().any(like);
    match what {
        Subject::Space(_) => told.iter().any(kind),
        Subject::Supply(item) | Subject::Item(item) if item.kind == Kind::Flag => {
            told.contains(&Subject::Item(item))
        }
        Subject::Supply(item) | Subject::Item(item) => told.contains(&Subject::Kind(item.kind)),
        Subject::Kind(Kind::Flag) => any(|own| matches!(own, Subject::Item(_))),
        Subject::Knight(_) => any(|own| matches!(own, Subject::Knight(_))),
        Subject::Marker(marker) => {
            any(|own| matches!(own, Subject::Marker(_)))
                && {
                    let same = |own: &Subject| matches!(own, Subject::Marker(one) if std::mem::discriminant(one) == std::mem::discriminant(&marker));
                    told.iter().any(same)
                }
        }
        // Signs of their own: each is told by its kind.
        Subject::Worth(_)
        | Subject::Territory(_)
        | Subject::Tile(_)
        | Subject::Mission(_)
        | Subject::Score(_) => true,
        Subject::Pict(_) => told.contains(&Subject::Sign(Sign::Picts)),
        Subject::Decree(_) => told.contains(&Subject::Sign(Sign::Decrees)),
        // In a castle a marker is a sign with a number.
        Subject::Sign(Sign::Plus) => told.contains(&Subject::Marker(Marker::Plus)),
        Subject::Sign(Sign::Fruits) => told.contains(&Subject::Marker(Marker::AppleMistletoe)),
        Subject::Sign(_)
        | Subject::Land(_)
        | Subject::Kind(_)
        | Subject::Vassal(_)
        | Subject::Figure(_)
        | Subject::Die(_)
        | Subject::Relic(_)
        | Subject::Ability(_)
        | Subject::Ally(_)
        | Subject::District(_)
        | Subject::Kitchen(_)
        | Subject::Treasure(_) => told.contains(&what),
    }
}

#[test]
fn every_sign_on_the_board_and_of_every_module_stands_in_the_legend_with_a_picture() {
    let everything = Options::new(4, Components::printed()).unwrap();
    let everything = everything.with(Modules::from_iter(Module::ALL).complete(), Variants::NONE).unwrap();
    let moments = random_games(23, 97).into_iter().chain(random_game_with(everything, 8, 61));
    let mut missing = BTreeSet::new();
    for moment in moments {
        for eye in eyes(&moment.game) {
            let me = if let Eye::Seat(seat) = eye { Some(seat) } else { None };
            let view = moment.game.view(eye);
            let words = Words::new("en").unwrap();
            let told: Vec<Subject> =
                legend(words, &view, me).into_iter().flat_map(|(_, subjects)| subjects).collect();
            for &subject in &told {
                assert!(portrait(&view, me, subject).is_some(), "{subject} has no picture");
                let explained = words.explain(
                    &subject.to_string(),
                    &AnyView::Merlin(moment.game.view(eye)),
                    me,
                    &names(),
                );
                assert!(explained.is_some_and(|own| words.clause(own.clause.0).is_some()), "{subject}");
            }
            let text = look(&moment.game, &moment.events, english(eye), page);
            let document = roxmltree::Document::parse(&text).unwrap();
            let drawn = document.descendants().filter_map(|node| node.attribute("data-explain"));
            let drawn = drawn.filter_map(|what| what.parse::<Subject>().ok());
            missing.extend(drawn.filter(|&what| !is_told(&view, &told, what)).map(|what| what.to_string()));
        }
    }
    assert!(missing.is_empty(), "the legend lacks {missing:?}");
}
