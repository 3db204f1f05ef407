//! Every thing on the boards of The Future of Camelot explains itself.

use super::support::{english, eyes, look, names, offers, on_turn, options, page, random_game, random_games};
use crate::asking::check;
use boards::camelot::Pieces;
use camelot::{Colour, Due, HeroSide, Heroes, Move};
use games::AnyView;
use std::collections::BTreeSet;
use table::{Eye, Game, Seat};
use words::Words;
use words::camelot::{Subject, ability, brief};

/// CAM-16.6: at the end of a turn the hero is called by his name, and what a tap on a card or a field would do is said.
#[test]
fn a_hero_at_the_end_of_a_turn_says_what_he_would_do() {
    let mut seen = BTreeSet::new();
    let games = (1..9).map(|seed| random_game(&options(4, "AAAA", Heroes::On), seed));
    for moment in games.flatten() {
        if moment.game.view(Eye::Spectator).open.due() != Due::Hero {
            continue;
        }
        let seat = on_turn(&moment.game)[0];
        let open = moment.game.view(Eye::Seat(seat)).open;
        let text = look(&moment.game, &Pieces::new(&moment.events), english(Eye::Seat(seat)), page);
        let name = words::camelot::hero(Words::new("en").unwrap(), open.hero(open.acting().unwrap()));
        assert!(text.contains(&format!("Use {name}?")), "{name} is named");
        let deeds = [
            "Choose the mission card he removes from the display, or decline.",
            "Choose a field: you pay 2 points and place the black knight there. Or decline.",
            "3 points for two knights in the same room, or decline.",
        ];
        seen.extend(deeds.into_iter().filter(|deed| text.contains(deed)));
        assert_eq!(deeds.iter().filter(|deed| text.contains(**deed)).count(), 1, "{name}");
    }
    assert!(seen.len() > 1, "{seen:?}");
}

/// CAM-17.3: with a colour comes its hero, so what he does is told where colours are chosen, and by the legend.
#[test]
fn heroes_are_explained_before_they_are_chosen() {
    let moments = random_game(&options(4, "AAAA", Heroes::Expert { eldest: None }), 3);
    let choosing = moments.iter().filter(|moment| moment.game.view(Eye::Spectator).open.due() == Due::Colour);
    let mut seen = 0;
    for moment in choosing {
        let seat = on_turn(&moment.game)[0];
        let view = moment.game.view(Eye::Seat(seat));
        let text = look(&moment.game, &Pieces::new(&moment.events), english(Eye::Seat(seat)), page);
        for &offer in offers(&moment.game, Some(seat)).iter() {
            let Move::Colour(colour) = offer else { panic!("a colour is due") };
            let english = Words::new("en").unwrap();
            let hero = view.open.hero(colour);
            assert!(
                text.contains(&brief(english, hero))
                    && text.contains(&format!("data-explain=\"hero {colour}\""))
            );
            let told = english
                .explain(&format!("hero {colour}"), &AnyView::Camelot(view), Some(seat), &names())
                .unwrap();
            assert_eq!(told.about, ability(english, hero, HeroSide::One));
            assert_eq!(told.facts[0].text, ability(english, hero, HeroSide::Two));
            let legend = boards::camelot::legend(english, &view, Some(seat));
            assert!(legend.iter().any(|(_, subjects)| subjects.contains(&Subject::Hero(colour))));
            seen += 1;
        }
    }
    assert!(seen >= 5 + 4 + 3 + 2, "{seen}");
}

/// CAM-18.9: of a player's two colours the lower one counts, so the laurel is never with the higher one.
#[test]
fn the_laurel_is_with_the_colour_that_counts() {
    let mut seen = 0;
    for moment in random_game(&options(2, "AAAA", Heroes::Off), 5).iter().step_by(7) {
        let open = moment.game.view(Eye::Spectator).open;
        let text = look(&moment.game, &Pieces::new(&moment.events), english(Eye::Spectator), page);
        let best = Seat::all(2).filter_map(|seat| open.counted(seat)).map(|colour| open.score(colour)).max();
        for colour in Colour::ALL {
            let Some(from) = text.find(&format!("id=\"camelot-player-{colour}\"")) else { continue };
            let panel = &text[from..from + text[from..].find("</li>").unwrap()];
            if panel.contains("class=\"lead\"") {
                let seat = open.owner(colour).unwrap();
                assert_eq!((open.counted(seat), Some(open.score(colour))), (Some(colour), best));
                seen += 1;
            }
        }
    }
    assert!(seen > 3, "{seen}");
}

/// A field of the Ballroom tells its hearts once.
#[test]
fn hearts_are_told_once() {
    let moments = random_game(&options(4, "AAAA", Heroes::Off), 1);
    let view = AnyView::Camelot(moments[0].game.view(Eye::Spectator));
    let told = Words::new("en").unwrap().explain("field ba_01", &view, None, &names()).unwrap();
    assert_eq!(told.facts[0].text.matches("heart").count(), 1, "{told:?}");
}

#[test]
fn every_thing_on_the_boards_explains_itself() {
    let mut kinds = BTreeSet::new();
    for moments in random_games(11) {
        for moment in moments.iter().step_by(17) {
            let pieces = Pieces::new(&moment.events);
            for eye in eyes(&moment.game) {
                let me = if let Eye::Seat(seat) = eye { Some(seat) } else { None };
                let text = look(&moment.game, &pieces, english(eye), page);
                let view = AnyView::Camelot(moment.game.view(eye));
                kinds.extend(check(&text, &view, me, &names()));
            }
        }
    }
    for kind in ["field", "room", "number", "magician", "mission", "shield", "hero", "sign", "score"] {
        assert!(kinds.contains(kind), "{kind} is never drawn: {kinds:?}");
    }
}
