//! Section 15: scoring the environs and influence.

use crate::support::{
    BLUE, GREEN, RED, Scene, YELLOW, castle, colour, let_chance, offers, on_turn, open, play, plays, points,
    refused, scored,
};
use merlin::{Colour, Event, Frame, Merlin, SiteSet, Terrain};
use table::{Seat, SeatSet};

/// The scoring after round 6, up to its first decision, without final points.
fn scoring(scene: Scene) -> (Merlin, Vec<Event>) {
    let last = on_turn(&scene.build());
    let mut game = scene.build();
    let mut events = plays(&mut game, last, &["die merlin 4", "walk clockwise", "forfeit", "end"]);
    let begin = events.iter().position(|event| matches!(event, Event::Scoring { .. })).expect("a scoring");
    events = events.split_off(begin);
    events.extend(let_chance(&mut game));
    let end = events.iter().position(|event| *event == Event::FinalPoints).unwrap_or(events.len());
    events.truncate(end);
    (game, events)
}

fn before_scoring(players: usize) -> Scene {
    let last = Seat::new(players - 1);
    let dice = ["own 1 used", "own 2 used", "own 3 used", "merlin 4"];
    Scene::new(players).round(6).start(RED).turn(last).dice(last, dice)
}

/// The environs of these tests: a wood of five tiles, a lake of two, single tiles.
fn environs(players: usize) -> Scene {
    before_scoring(players).rows(&["wwwmlL", "WwmMml", "lMmWlL"])
}

/// MER-15.14, MER-15.15, MER-X18: alone all tiles, shared the tiles divided and rounded down.
#[test]
fn territories_score() {
    let scene = before_scoring(4).rows(&["wwwmll", "wwLWmm", "mmMlWW", "MMllLL"]);
    let scene =
        scene.manors(RED, &["0,0"]).manors(YELLOW, &["1,0"]).manors(BLUE, &["0,4"]).manors(GREEN, &["0,3"]);
    let (game, events) = scoring(scene);
    let territories: Vec<(Terrain, u8, SeatSet)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Territory { terrain, sites, leaders, .. } => Some((*terrain, sites.len(), *leaders)),
            _ => None,
        })
        .collect();
    let both: SeatSet = [RED, YELLOW].into_iter().collect();
    let expected = [
        (Terrain::Mountain, 1, SeatSet::only(GREEN)),
        (Terrain::Wood, 5, both),
        (Terrain::Lake, 2, SeatSet::only(BLUE)),
    ];
    assert_eq!(territories, expected);
    let told = scored(&events);
    assert!(
        told.contains(&(RED, 2, "MER-15.15")) && told.contains(&(YELLOW, 2, "MER-15.15")),
        "5 / 2 rounded down"
    );
    assert!(told.contains(&(GREEN, 1, "MER-15.14")));
    assert!(told.contains(&(BLUE, 2, "MER-15.14")));
    // MER-15.16: manors remain.
    assert_eq!([RED, YELLOW].map(|seat| castle(&game, seat).manors.len()), [1, 1]);
}

/// MER-15.14: more manors than every other player; MER-15.15: the others gain nothing.
#[test]
fn the_majority_takes_the_territory() {
    let scene = environs(3).manors(RED, &["0,0", "0,1"]).manors(BLUE, &["0,2"]);
    let (_, events) = scoring(scene);
    assert_eq!(scored(&events), [(RED, 5, "MER-15.14")]);
    let manors = events.iter().find_map(|event| match event {
        Event::Territory { manors, .. } => Some(*manors),
        _ => None,
    });
    assert_eq!(manors, Some([2, 1, 0, 0]), "the event tells who has how many");
}

/// MER-15.15, MER-20.18: a three-way tie for five tiles gives one point each; a tie for second place nothing.
#[test]
fn ties_in_a_territory() {
    let (_, events) =
        scoring(environs(3).manors(RED, &["0,0"]).manors(BLUE, &["0,1"]).manors(GREEN, &["0,2"]));
    assert_eq!(scored(&events), [RED, BLUE, GREEN].map(|seat| (seat, 1, "MER-15.15")));
    let scene = environs(3).manors(RED, &["0,0", "1,0"]).manors(BLUE, &["0,1"]).manors(GREEN, &["0,2"]);
    assert_eq!(scored(&scoring(scene).1), [(RED, 5, "MER-15.14")]);
}

/// MER-15.16: a territory without manors gives nothing and is not told.
#[test]
fn an_empty_territory_gives_nothing() {
    let (_, events) = scoring(environs(3));
    assert!(
        scored(&events).is_empty() && !events.iter().any(|event| matches!(event, Event::Territory { .. }))
    );
}

/// MER-15.17: the principalities in the order of the ring, beginning with black.
#[test]
fn principalities_are_scored_in_order() {
    let scene = before_scoring(2)
        .influence(RED, &["brown", "black", "grey"])
        .influence(BLUE, &["orange", "blue", "purple"]);
    let (_, events) = scoring(scene);
    let order: Vec<Colour> = events
        .iter()
        .filter_map(|event| match event {
            Event::Principality { colour, .. } => Some(*colour),
            _ => None,
        })
        .collect();
    assert_eq!(order, Colour::ALL);
}

/// MER-15.18, MER-15.19, MER-15.24, MER-X19, MER-20.21: worth 6, all to red; one marker of each remains.
#[test]
fn a_principality_goes_to_the_majority() {
    let grey = |count: usize| vec!["grey"; count];
    let scene =
        before_scoring(3).influence(RED, &grey(3)).influence(GREEN, &grey(2)).influence(BLUE, &grey(1));
    let (game, events) = scoring(scene);
    assert_eq!(scored(&events), [(RED, 6, "MER-15.19")]);
    let colour = colour("grey");
    assert!(events.contains(&Event::InfluenceReturned { seat: RED, colour, markers: 2 }));
    assert!(events.contains(&Event::InfluenceReturned { seat: GREEN, colour, markers: 1 }));
    assert_eq!([RED, BLUE, GREEN].map(|seat| castle(&game, seat).influence(colour)), [1, 1, 1]);
    assert_eq!(castle(&game, RED).influence_on_castle(), 5);
}

/// MER-15.19, MER-20.19: a player alone in a principality gains the number of own markers.
#[test]
fn alone_in_a_principality() {
    let (_, events) = scoring(before_scoring(2).influence(RED, &["grey", "grey"]));
    assert_eq!(scored(&events), [(RED, 2, "MER-15.19")]);
}

/// MER-15.20, MER-X20: three with one marker each share 3; no marker is taken back.
#[test]
fn a_shared_lead_is_divided() {
    let scene = [RED, BLUE, YELLOW]
        .into_iter()
        .fold(before_scoring(4), |scene, seat| scene.influence(seat, &["black"]));
    let (_, events) = scoring(scene);
    assert_eq!(scored(&events), [RED, BLUE, YELLOW].map(|seat| (seat, 1, "MER-15.20")));
    assert!(!events.iter().any(|event| matches!(event, Event::InfluenceReturned { .. })));
    let scene = before_scoring(3)
        .influence(RED, &["black", "black"])
        .influence(BLUE, &["black", "black"])
        .influence(GREEN, &["black"]);
    assert_eq!(
        scored(&scoring(scene).1),
        [RED, BLUE].map(|seat| (seat, 2, "MER-15.20")),
        "5 / 2 rounded down"
    );
}

/// Yellow owns the Grail and shares the lead in blue and in orange, two markers each.
fn grail() -> Scene {
    let both = ["blue", "blue", "orange", "orange"];
    before_scoring(4).grail(YELLOW).influence(YELLOW, &both).influence(RED, &both)
}

/// MER-15.21, MER-15.25, MER-X21, MER-20.20: with the Grail yellow gains 4 instead of 2, the other nothing.
#[test]
fn the_grail_wins_a_tie() {
    let (mut game, _) = scoring(grail());
    assert_eq!((open(&game).top(), on_turn(&game)), (Frame::Grail(colour("blue")), YELLOW));
    assert_eq!(offers(&game, YELLOW), ["use_grail", "done"]);
    refused(&game, RED, "use_grail", "MER-15.21");
    let events = play(&mut game, YELLOW, "done");
    assert_eq!(scored(&events), [(RED, 2, "MER-15.20"), (YELLOW, 2, "MER-15.20")]);
    assert_eq!(open(&game).top(), Frame::Grail(colour("orange")), "MER-15.22: it may still be used later");
    let events = play(&mut game, YELLOW, "use_grail");
    assert_eq!(events[0], Event::GrailUsed { seat: YELLOW, colour: colour("orange") });
    assert_eq!(scored(&events)[0], (YELLOW, 4, "MER-15.21"));
    assert!(events.contains(&Event::GrailReturned { seat: YELLOW }));
    assert_eq!(open(&game).grail, Some(YELLOW));
    assert_eq!([RED, YELLOW].map(|seat| open(&game).points(seat, merlin::Category::Influence)), [2, 6]);
}

/// MER-15.22, MER-X21: once in a scoring: used in blue, orange is shared.
#[test]
fn the_grail_is_used_once() {
    let (mut game, _) = scoring(grail());
    let events = play(&mut game, YELLOW, "use_grail");
    let expected = [(YELLOW, 4, "MER-15.21"), (RED, 2, "MER-15.20"), (YELLOW, 2, "MER-15.20")];
    assert_eq!(scored(&events)[..3], expected);
    assert_eq!(open(&game).top(), Frame::Over, "no second decision");
}

/// MER-15.23, MER-20.20: no use where its owner does not share the lead, alone or behind, and never in the environs.
#[test]
fn where_the_grail_is_of_no_use() {
    let alone = before_scoring(2).grail(RED).influence(RED, &["blue", "blue"]).influence(BLUE, &["blue"]);
    let behind = before_scoring(3)
        .grail(RED)
        .influence(RED, &["blue"])
        .influence(BLUE, &["blue", "blue"])
        .influence(GREEN, &["blue", "blue"]);
    let manors = environs(3).grail(RED).manors(RED, &["0,0"]).manors(BLUE, &["0,1"]);
    for scene in [alone, behind, manors] {
        let (game, events) = scoring(scene);
        assert_eq!(open(&game).top(), Frame::Over);
        assert!(!events.iter().any(|event| matches!(event, Event::GrailUsed { .. })));
    }
}

/// MER-15.24: markers go back as soon as a principality is scored, before the next decision.
#[test]
fn markers_return_at_once() {
    let (mut game, _) = scoring(grail());
    let markers = |game: &Merlin| castle(game, RED).influence(colour("blue"));
    assert_eq!(markers(&game), 2);
    play(&mut game, YELLOW, "done");
    assert_eq!((markers(&game), castle(&game, RED).influence_on_castle()), (1, 3));
    assert_eq!(points(&game, RED), 2);
}

/// The territories of the events hold the tiles they say (MER-11.21).
#[test]
fn a_territory_event_names_its_tiles() {
    let (_, events) = scoring(environs(3).manors(RED, &["0,0"]));
    let sites: Vec<SiteSet> = events
        .iter()
        .filter_map(|event| match event {
            Event::Territory { sites, .. } => Some(*sites),
            _ => None,
        })
        .collect();
    let wood: SiteSet =
        ["0,0", "0,1", "0,2", "1,0", "1,1"].into_iter().map(|site| site.parse().unwrap()).collect();
    assert_eq!(sites, [wood]);
}
