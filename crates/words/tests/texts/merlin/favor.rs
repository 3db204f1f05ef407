//! King's favor: every event, refusal and ability is a sentence in every language, and its clause exists.

use super::{check_events, check_refusals, missions, printed};
use crate::common::{both, check_sentence, check_text, languages, names};
use ::games::{AnyEvent, AnyMove, AnyView};
use merlin::modules::favor::{Ability, Event, Frame as Due, Move, Points, Refusal, ScoringStep};
use merlin::{Colour, Frame, Laid, Layout, Means, Merlin, Module, Modules, Vassal, Window};
use std::collections::BTreeSet;
use table::{Clause, Eye, Game, Seat};

fn layout() -> Laid {
    Layout::of(4, Modules::from_iter([Module::Favor]), printed())
}

const SEAT: Seat = Seat::new(1);

fn refusals() -> Vec<merlin::Refusal> {
    let mut all: Vec<merlin::Refusal> =
        vec![Refusal::NothingBuilt.into(), Refusal::NoSecondManor.into(), Refusal::DeploymentDue.into()];
    for ability in Ability::all() {
        all.push(Refusal::LearnedBefore(ability).into());
        all.push(Refusal::NotLearned(ability).into());
        all.push(Refusal::Blocked(ability).into());
        all.push(Refusal::NoFigureCame(ability).into());
        all.push(Refusal::RowTooHigh(ability, missions()[0]).into());
        all.push(Refusal::OtherColumn(ability, missions()[0]).into());
    }
    for column in [Vassal::Builder, Vassal::Lady] {
        all.push(Refusal::StaffSpent(Ability::special(column)).into());
        all.push(Refusal::NoStaff(Ability::special(column)).into());
    }
    for moment in ["FAV-2.1", "FAV-6.1", "FAV-7.2", "FAV-8.1", "FAV-9.1"] {
        let due = Frame::Window(Window::After);
        all.push(merlin::Refusal::OtherDecision { due, moment: Some(Clause(moment)) });
    }
    all.push(merlin::Refusal::OtherDecision { due: Due::Reward(missions()[0]).into(), moment: None });
    all
}

#[test]
fn every_refusal_of_favor_has_a_sentence() {
    check_refusals(&refusals(), layout());
}

#[test]
fn every_event_of_favor_has_a_sentence() {
    let mut events: Vec<merlin::Event> = vec![Event::NoSecondDeployment { seat: SEAT }.into()];
    for ability in Ability::all() {
        events.push(Event::Learned { seat: SEAT, ability }.into());
        events.push(Event::Used { seat: SEAT, ability }.into());
        events.push(Event::TurnedBack { seat: SEAT, ability }.into());
    }
    let colour = Colour::Orange;
    let mut reasons = vec![Points::Repelled { colour }, Points::AnyPoints];
    reasons.extend(Vassal::ALL.map(|symbol| Points::PlusOne { mission: missions()[0], symbol }));
    let scored = reasons.into_iter().map(|reason| reason.into());
    events.extend(scored.map(|reason| merlin::Event::Scored { seat: SEAT, points: 1, reason }));
    events.push(merlin::Event::TraitorRepelled { seat: SEAT, colour, means: Means::Ability });
    check_events(&events, layout());
    for words in languages() {
        let step = merlin::Event::Step(ScoringStep::Seals.into());
        let text = words.event(&AnyEvent::Merlin(step, layout()), &names());
        check_sentence(words, &text, &step);
        check_text(words, &words::merlin::scoring_step(words, ScoringStep::Seals.into()), &step);
    }
}

#[test]
fn the_abilities_are_named_and_explained() {
    for words in languages() {
        let names: BTreeSet<String> = Ability::all().map(|own| words::merlin::ability(words, own)).collect();
        assert_eq!(names.len(), 12);
        for own in Ability::all() {
            check_text(words, &words::merlin::ability(words, own), &own);
            check_text(words, &words::merlin::ability_short(words, own), &own);
            check_sentence(words, &words::merlin::ability_does(words, own), &own);
        }
    }
}

/// Red has built once and has the builder's ability; what can be chosen, and what lies there, is said word for word.
#[test]
fn choices_and_pieces_word_for_word() {
    let text = "game = \"merlin\"\nplayers = 2\nmodules = \"favor\"\n[turn]\ndue = [\"window start\", \"favor reward m44\"]\n\
                missions = 1\n[board]\ndiscard = [\"m44\"]\n[favor]\nlearned = [[\"builder 3\", \"lady 1\"], []]\n\
                blocked = [[\"builder 3\"], []]\n";
    let game = Merlin::from_position(text, printed()).unwrap();
    let seat = Seat::new(0);
    let said = |choice: Move| {
        let view = AnyView::Merlin(game.view(Eye::Seat(seat)));
        both().map(|words| words.choice(&AnyMove::Merlin(choice.into()), &view, seat, &names()))
    };
    assert_eq!(said(Move::Points), ["Take the card’s 3 points", "Die 3 Punkte der Karte nehmen"]);
    let learn = Move::Learn(Ability::all().nth(7).unwrap());
    assert_eq!(
        said(learn),
        ["Builder: deploy in any principality", "Baumeister: in beliebiger Grafschaft einsetzen"]
    );
    let pieces = both().map(|words| words::merlin::pieces(words, game.view(Eye::Spectator).open, seat));
    assert_eq!(pieces[0], ["Seals left 2; Lady-in-waiting: +1 point, Builder: build twice (blocked)"]);
    assert_eq!(pieces[1], ["Siegel übrig 2; Hofdame: +1 Punkt, Baumeister: doppelt bauen (gesperrt)"]);
}
