//! Every thing of the box has a name of its own.

use super::{dues, fields, missions, printed};
use crate::common::{check_sentence, check_text, languages};
use ::games::GameId;
use camelot::{
    Area, BoardName, Bonus, Category, Colour, Deck, Destination, Figure, Group, Hero, HeroSide, Part, Phase,
    Room, Shield, Side, Source, TableFace,
};
use std::collections::BTreeSet;
use words::camelot as say;

#[test]
fn every_thing_has_a_name_of_its_own() {
    for words in languages() {
        let check = |texts: Vec<String>| {
            let different: BTreeSet<&String> = texts.iter().collect();
            assert_eq!(different.len(), texts.len(), "{texts:?}");
            texts.iter().for_each(|text| check_text(words, text, &"a thing"));
        };
        check(Colour::ALL.map(|colour| say::colour(words, colour)).to_vec());
        check(Room::ALL.map(|room| say::room(words, room)).to_vec());
        check(BoardName::ALL.map(|board| say::board(words, board)).to_vec());
        check(Side::ALL.map(|side| say::side(words, side)).to_vec());
        check(Figure::ALL.map(|figure| say::figure(words, figure)).to_vec());
        check(Part::ALL.map(|part| say::part(words, part)).to_vec());
        check(Bonus::ALL.map(|bonus| say::bonus(words, bonus)).to_vec());
        check(Destination::ALL.map(|to| say::destination(words, to)).to_vec());
        check(Source::ALL.map(|source| say::source(words, source)).to_vec());
        check(Deck::ALL.map(|deck| say::deck(words, deck)).to_vec());
        check(Area::ALL.map(|area| say::area(words, area)).to_vec());
        check(TableFace::ALL.map(|face| say::face(words, face)).to_vec());
        check(Group::ALL.map(|group| say::group(words, group)).to_vec());
        check(Shield::ALL.map(|shield| say::shield(words, shield)).to_vec());
        check(Hero::ALL.map(|hero| say::hero(words, hero)).to_vec());
        check(Category::ALL.map(|category| say::category(words, category)).to_vec());
        check(missions().into_iter().map(|mission| say::mission(words, mission)).collect());
        check(missions().into_iter().map(|mission| say::mission_short(words, mission)).collect());
        check(fields().into_iter().map(|field| say::place(words, printed(), field)).collect());
        Phase::ALL.iter().for_each(|&phase| check_text(words, &say::phase(words, phase), &phase));
        dues().into_iter().for_each(|due| check_text(words, &say::due(words, due), &due));
        for (hero, side) in Hero::ALL.into_iter().flat_map(|hero| HeroSide::ALL.map(|side| (hero, side))) {
            check_sentence(words, &say::ability(words, hero, side), &(hero, side));
        }
        for category in Category::ALL {
            assert_eq!(words.category(GameId::Camelot, category.id()), say::category(words, category));
        }
        assert_eq!(words.category(GameId::Camelot, "surprise"), "surprise");
        for setting in GameId::Camelot.settings() {
            check_text(words, &words.setting(GameId::Camelot, setting), &setting);
            let values = setting.values.iter();
            check(values.map(|value| words.setting_value(GameId::Camelot, setting, value)).collect());
        }
    }
}
