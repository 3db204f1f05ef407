//! Every event is told to every eye, and nothing that is hidden from it.

use super::{assert_translated, items, missions, site, spaces};
use crate::common::{both, check_sentence, languages, names};
use ::games::AnyEvent;
use merlin::{
    Colour, Counted, Dice, Die, Direction, Event, Figure, Means, Merlin, Pips, Points, Power, Relic,
    ScoringStep, SiteSet, StartingTile, Terrain, TerrainTile, Vassal,
};
use std::collections::BTreeSet;
use table::{
    Actor, Event as _, Eye, Game, Header, Moves, Playthrough, Private, Seat, SeatSet, draw, generator,
};

/// The place of an event among all kinds; a new kind does not compile until it is here and below.
const fn kind_of_event(event: &Event) -> usize {
    match event {
        Event::Displayed { .. } => 0,
        Event::TileLaid { .. } => 1,
        Event::Starts(_) => 2,
        Event::StartingTile { .. } => 3,
        Event::KnightPlaced { .. } => 4,
        Event::TraitorAttached { .. } => 5,
        Event::Dealt { .. } => 6,
        Event::Rolled { .. } => 7,
        Event::Round { .. } => 8,
        Event::Turn(_) => 9,
        Event::Completed { .. } => 10,
        Event::DieChosen { .. } => 11,
        Event::AppleSpent { .. } => 12,
        Event::FlagUsed { .. } => 13,
        Event::DieTurned { .. } => 14,
        Event::Moved { .. } => 15,
        Event::Mirrored { .. } => 16,
        Event::DifferentAction { .. } => 17,
        Event::Performs { .. } => 18,
        Event::Forfeited { .. } => 19,
        Event::Lapsed { .. } => 20,
        Event::StaffSpent { .. } => 21,
        Event::Deployed { .. } => 22,
        Event::Displaced { .. } => 23,
        Event::BroughtNothing { .. } => 24,
        Event::Took { .. } => 25,
        Event::Returned { .. } => 26,
        Event::InfluencePlaced { .. } => 27,
        Event::RelicTaken { .. } => 28,
        Event::RelicKept { .. } => 29,
        Event::AppleTaken { .. } => 30,
        Event::TraitorRepelled { .. } => 31,
        Event::Discarded { .. } => 32,
        Event::Built { .. } => 33,
        Event::TookMission { .. } => 34,
        Event::Drew { .. } => 35,
        Event::MissionsShuffled { .. } => 36,
        Event::TraitorsShuffled { .. } => 37,
        Event::Scoring { .. } => 38,
        Event::Step(_) => 39,
        Event::Unrepelled { .. } => 40,
        Event::Territory { .. } => 41,
        Event::Principality { .. } => 42,
        Event::GrailUsed { .. } => 43,
        Event::InfluenceReturned { .. } => 44,
        Event::GrailReturned { .. } => 45,
        Event::FinalPoints => 46,
        Event::Over { .. } => 47,
        Event::Scored { reason: Points::Space { .. }, .. } => 48,
        Event::Scored { reason: Points::Mission { .. }, .. } => 49,
        Event::Scored { reason: Points::SecondMission { .. }, .. } => 50,
        Event::Scored { reason: Points::Unrepelled { .. }, .. } => 51,
        Event::Scored { reason: Points::Excalibur, .. } => 52,
        Event::Scored { reason: Points::Territory { .. }, .. } => 53,
        Event::Scored { reason: Points::Principality { .. }, .. } => 54,
        Event::Scored { reason: Points::Grail { .. }, .. } => 55,
        Event::Scored { reason: Points::Vassals { .. }, .. } => 56,
        Event::Scored { reason: Points::Apples { .. }, .. } => 57,
        Event::Scored { reason: Points::Staffs { .. }, .. } => 58,
        Event::Scored { reason: Points::Items { .. }, .. } => 59,
        // Those of modules stand in the tests of their modules.
        Event::Scored { reason: Points::Module(_), .. } | Event::Module(_) => 60,
    }
}

fn of_missions(seat: Seat) -> Vec<Event> {
    let of = |mission| {
        let (dealt, drawn) = (Private::to(seat, mission), Private::to(seat, mission));
        [
            Event::Displayed { mission },
            Event::Dealt { seat, mission: dealt },
            Event::Completed { seat, mission, second: false },
            Event::Completed { seat, mission, second: true },
            Event::Discarded { seat, mission },
            Event::TookMission { seat, mission },
            Event::Drew { seat, mission: drawn },
        ]
    };
    missions().into_iter().flat_map(of).collect()
}

/// What somebody rolls at the start of a game.
fn dice() -> Dice {
    let options = Merlin::every_option(Merlin::printed())[0];
    let mut game = Playthrough::<Merlin>::new(Header::new(options, names()));
    let mut rng = generator(1);
    loop {
        let rolled = |event: &Event| if let Event::Rolled { dice, .. } = event { Some(*dice) } else { None };
        if let Some(dice) = game.events(Eye::Everything).iter().find_map(rolled) {
            return dice;
        }
        let choice = draw(game.state(), &mut Moves::new(), &mut rng);
        game.play(Actor::Chance, choice).unwrap();
    }
}

fn of_the_turn(seat: Seat) -> Vec<Event> {
    let (from, to) = (Pips::new(2).unwrap(), Pips::new(5).unwrap());
    let mut events = vec![Event::Starts(seat), Event::Turn(seat), Event::Round { round: 3, start: seat }];
    events.extend([Event::StaffSpent { seat }, Event::AppleTaken { seat }, Event::GrailReturned { seat }]);
    events.extend([Event::AppleSpent { seat, from, to }, Event::DieTurned { seat, from, to }]);
    events.push(Event::Rolled { seat, dice: dice() });
    events.extend(StartingTile::all().map(|tile| Event::StartingTile { seat, tile }));
    events.extend(Die::ALL.map(|die| Event::DieChosen { seat, die, pips: to }));
    for space in spaces() {
        events.extend([Event::KnightPlaced { seat, space }, Event::DifferentAction { seat, space }]);
        events.extend([true, false].map(|again| Event::Performs { seat, space, again }));
        events.extend([Event::Forfeited { seat, space }, Event::Lapsed { seat, space }]);
        events.push(Event::Mirrored { seat, from: space, to: space.opposite() });
        for (figure, direction) in [
            (Figure::Knight, Direction::Clockwise),
            (Figure::Knight, Direction::CounterClockwise),
            (Figure::Merlin, Direction::Clockwise),
            (Figure::Merlin, Direction::CounterClockwise),
        ] {
            events.push(Event::Moved { seat, figure, from: space, to: space.opposite(), direction });
        }
    }
    events
}

fn of_colours(seat: Seat) -> Vec<Event> {
    let mut events = Vec::new();
    for colour in Colour::ALL {
        events.extend([Event::TraitorAttached { seat, colour }, Event::InfluencePlaced { seat, colour }]);
        events.extend(Power::ALL.map(|power| Event::FlagUsed { seat, colour, power }));
        events.extend(Means::ALL.map(|means| Event::TraitorRepelled { seat, colour, means }));
        events.push(Event::GrailUsed { seat, colour });
        events.extend([1, 2].map(|markers| Event::InfluenceReturned { seat, colour, markers }));
        for vassal in Vassal::ALL {
            events.extend([None, Some(Colour::Grey)].map(|from| Event::Deployed {
                seat,
                vassal,
                from,
                to: colour,
            }));
            events.push(Event::Displaced { seat, vassal, from: colour });
            events.push(Event::BroughtNothing { seat, vassal, colour });
        }
        for leaders in [SeatSet::only(seat), Seat::all(2).collect()] {
            events.push(Event::Principality { colour, markers: [1, 1, 0, 0], leaders });
        }
    }
    events.extend(
        items().into_iter().flat_map(|item| [Event::Took { seat, item }, Event::Returned { seat, item }]),
    );
    events
}

fn of_scorings(seat: Seat) -> Vec<Event> {
    let mut events = vec![Event::FinalPoints, Event::Scoring { round: 2 }];
    events.extend(ScoringStep::BASE.map(Event::Step));
    for relic in Relic::ALL {
        let from = [None, Some(Seat::new(2))];
        events.extend(from.map(|from| Event::RelicTaken { seat, relic, from }));
        events.push(Event::RelicKept { seat, relic });
    }
    for count in [1, 2] {
        events.push(Event::MissionsShuffled { cards: count });
        events.push(Event::TraitorsShuffled { tiles: count });
        events.extend(Colour::ALL.map(|colour| Event::Unrepelled { seat, colour, traitors: count }));
    }
    for tile in TerrainTile::all() {
        events.extend([Event::TileLaid { site: site(), tile }, Event::Built { seat, site: site(), tile }]);
    }
    for terrain in Terrain::ALL {
        for leaders in [SeatSet::only(seat), Seat::all(2).collect()] {
            let sites = SiteSet::only(site());
            events.push(Event::Territory { terrain, sites, manors: [1, 1, 0, 0], leaders });
        }
    }
    events.push(Event::Over { winners: SeatSet::only(seat) });
    events.push(Event::Over { winners: Seat::all(3).collect() });
    events
}

fn of_points(seat: Seat) -> Vec<Event> {
    let (mission, colour) = (missions()[6], Colour::Purple);
    let mut reasons = vec![(1, Points::Mission { mission }), (2, Points::SecondMission { mission })];
    reasons.push((3, Points::Excalibur));
    let counted = |points, counted| (points, Points::Space { space: spaces()[3], counted });
    reasons.extend([0, 1, 4].into_iter().flat_map(|points| Counted::ALL.map(|own| counted(points, own))));
    for sharers in [1, 2] {
        let territory = |terrain| Points::Territory { terrain, first: site(), tiles: 5, sharers };
        reasons.extend(Terrain::ALL.map(|terrain| (2, territory(terrain))));
        reasons.push((2, Points::Principality { colour, worth: 4, sharers }));
    }
    reasons.push((4, Points::Grail { colour, worth: 4 }));
    for count in [1, 2] {
        reasons.push((-3, Points::Unrepelled { traitors: count }));
        reasons.push((1, Points::Vassals { vassals: count }));
        reasons.push((1, Points::Apples { apples: count }));
        reasons.push((2, Points::Staffs { staffs: count }));
        reasons.push((0, Points::Items { items: count }));
    }
    reasons.into_iter().map(|(points, reason)| Event::Scored { seat, points, reason }).collect()
}

fn events() -> Vec<Event> {
    let seat = Seat::new(1);
    let all = [of_missions(seat), of_the_turn(seat), of_colours(seat), of_scorings(seat), of_points(seat)];
    all.into_iter().flatten().collect()
}

#[test]
fn every_event_is_told_to_every_eye() {
    let kinds: BTreeSet<usize> = events().iter().map(kind_of_event).collect();
    let missing: Vec<usize> = (0..60).filter(|kind| !kinds.contains(kind)).collect();
    assert!(missing.is_empty() && kinds.len() == 60, "no example for the kinds {missing:?}");
    for event in events() {
        for eye in [Eye::Everything, Eye::Spectator, Eye::Seat(Seat::new(0))] {
            let seen = AnyEvent::Merlin(event.seen_by(eye), super::layout());
            for words in languages() {
                let text = words.event(&seen, &names());
                check_sentence(words, &text, &event);
                check_sentence(words, &words.event(&seen, &[]), &event);
                assert_translated(words, &text, &both()[0].event(&seen, &names()));
            }
        }
    }
}

#[test]
fn a_hidden_mission_is_not_told() {
    let seat = Seat::new(0);
    for words in languages() {
        let told = |mission, eye: Eye| {
            let events = [
                Event::Drew { seat, mission: Private::to(seat, mission) },
                Event::Dealt { seat, mission: Private::to(seat, mission) },
            ];
            events.map(|event| words.event(&AnyEvent::Merlin(event.seen_by(eye), super::layout()), &names()))
        };
        let hidden: BTreeSet<_> = missions().into_iter().map(|own| told(own, Eye::Spectator)).collect();
        assert_eq!(hidden.len(), 1, "the sentence depends on a hidden mission: {hidden:?}");
        let own: BTreeSet<_> = missions().into_iter().map(|own| told(own, Eye::Seat(seat))).collect();
        assert_eq!(own.len(), missions().len(), "its owner is told every mission");
    }
}
