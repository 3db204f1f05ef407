//! Every thing of the box has a name of its own.

use super::{dues, items, missions, printed, spaces};
use crate::common::{check_sentence, check_text, languages};
use ::games::GameId;
use merlin::{
    Category, Colour, Counted, Die, Direction, Figure, Gained, Kind, Means, Power, Relic, Requirement,
    ScoringStep, Site, SpaceKind, Terrain, TerrainTile, Vassal, Window,
};
use std::collections::BTreeSet;
use words::merlin as say;

fn kinds_of_spaces() -> Vec<SpaceKind> {
    let mut kinds = vec![SpaceKind::Excalibur, SpaceKind::Grail, SpaceKind::Relocate, SpaceKind::Exchange];
    kinds.extend([SpaceKind::Mission, SpaceKind::Build]);
    kinds.extend(Colour::ALL.map(SpaceKind::Principality));
    kinds.extend(Counted::ALL.map(SpaceKind::Vp));
    kinds.extend(Gained::ALL.map(SpaceKind::Influence));
    kinds
}

fn requirements() -> Vec<Requirement> {
    let mut all = vec![Requirement::InfluenceAny];
    all.extend(items().into_iter().map(Requirement::Item));
    all.extend(Kind::ALL.map(Requirement::AnyItem));
    all.extend(Colour::ALL.map(Requirement::InfluenceIn));
    all.extend(Colour::ALL.map(Requirement::TwoVassalsIn));
    for vassal in Vassal::ALL {
        all.extend(Colour::ALL.map(|colour| Requirement::VassalIn(vassal, colour)));
        let others = Vassal::ALL.into_iter().filter(|&other| other != vassal);
        all.extend(others.map(|other| Requirement::VassalPair(vassal, other)));
    }
    all
}

#[test]
fn every_thing_has_a_name_of_its_own() {
    for words in languages() {
        let check = |texts: Vec<String>| {
            let different: BTreeSet<&String> = texts.iter().collect();
            assert_eq!(different.len(), texts.len(), "{texts:?}");
            texts.iter().for_each(|text| check_text(words, text, &"a thing"));
        };
        check(Colour::ALL.map(|own| say::colour(words, own)).to_vec());
        check(Colour::ALL.map(|own| say::emblem(words, own)).to_vec());
        check(Colour::ALL.map(|own| say::principality(words, own)).to_vec());
        check(Colour::ALL.map(|own| say::in_principality(words, own)).to_vec());
        check(items().into_iter().map(|own| say::item(words, own)).collect());
        check(items().into_iter().map(|own| say::an_item(words, own)).collect());
        check(Kind::ALL.map(|own| say::kind(words, own)).to_vec());
        check(Kind::ALL.map(|own| say::kinds(words, own)).to_vec());
        check(Kind::ALL.map(|own| say::any_item(words, own)).to_vec());
        check(Vassal::ALL.map(|own| say::vassal(words, own)).to_vec());
        check(Power::ALL.map(|own| say::power(words, own)).to_vec());
        check(Relic::ALL.map(|own| say::relic(words, own)).to_vec());
        check(Die::ALL.map(|own| say::die(words, own)).to_vec());
        check(Figure::ALL.map(|own| say::figure(words, own)).to_vec());
        check(Direction::ALL.map(|own| say::direction(words, own)).to_vec());
        check(Means::ALL.map(|own| say::means(words, own)).to_vec());
        check(Terrain::ALL.map(|own| say::terrain(words, own)).to_vec());
        check(TerrainTile::all().map(|own| say::tile(words, own)).collect());
        check(Site::all(4).map(|own| say::site(words, own)).collect());
        check(Category::ALL.map(|own| say::category(words, own)).to_vec());
        check(Window::ALL.map(|own| say::window(words, own)).to_vec());
        check(ScoringStep::BASE.map(|own| say::scoring_step(words, own)).to_vec());
        check(kinds_of_spaces().into_iter().map(|own| say::space(words, own)).collect());
        check(requirements().into_iter().map(|own| say::requirement(words, own)).collect());
        check(missions().into_iter().map(|own| say::mission(words, printed(), own)).collect());
        check(spaces().into_iter().map(|own| say::space_at(words, &super::layout(), own)).collect());
        dues().into_iter().for_each(|due| check_text(words, &say::due(words, due), &due));
        dues().into_iter().for_each(|due| check_text(words, &say::phase(words, due), &due));
        for category in Category::ALL {
            assert_eq!(words.category(GameId::Merlin, category.id()), say::category(words, category));
        }
        assert_eq!(words.category(GameId::Merlin, "surprise"), "surprise");
    }
}

#[test]
fn every_thing_says_what_it_does() {
    for words in languages() {
        let mut said = BTreeSet::new();
        let mut check = |text: String| {
            check_sentence(words, &text, &"what a thing does");
            assert!(said.insert(text.clone()), "said twice: {text}");
        };
        Vassal::ALL.iter().for_each(|&own| check(say::vassal_does(words, own)));
        Power::ALL.iter().for_each(|&own| check(say::power_does(words, own)));
        Relic::ALL.iter().for_each(|&own| check(say::relic_does(words, own)));
        kinds_of_spaces().into_iter().for_each(|own| check(say::space_does(words, own)));
    }
}
