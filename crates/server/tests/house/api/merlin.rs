//! Games of Merlin with modules: what the API says is what its document describes, and nothing a seat may not know.

use super::schema::Document;
use ::merlin::{Components, Event, Merlin, Module, Move, Options};
use games::AnyView;
use serde_json::Value;
use server::view_as_json;
use std::collections::BTreeSet;
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, generator};

/// What the API says of a game to one eye.
fn view(game: &Merlin, eye: Eye) -> Value {
    view_as_json(AnyView::Merlin(game.view(eye)))
}

/// Everybody who may look at a game.
fn eyes(game: &Merlin) -> impl Iterator<Item = Eye> {
    Seat::all(game.players()).map(Eye::Seat).chain([Eye::Spectator])
}

/// Plays a random game; `look` is called before each decision of a player, and gets what has happened since.
fn play(options: &Options, seed: u64, mut look: impl FnMut(&Merlin, &[Event])) {
    let (mut game, mut rng) = (Merlin::setup(options), generator(seed));
    let (mut offers, mut journal): (Moves<Move>, Journal<Event>) = (Moves::new(), Journal::new());
    loop {
        offers.clear();
        let (who, choice) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                look(&game, journal.events());
                journal = Journal::new();
                let who = Actor::Seat(seats.iter().next().unwrap());
                game.moves(who, &mut offers);
                (who, choose(&offers, &mut rng))
            }
        };
        game.play(who, choice, &mut journal);
    }
    look(&game, journal.events());
}

#[test]
fn views_and_events_with_modules_are_as_the_document_describes() {
    let document = Document::shared();
    let schema = |name: &str| serde_json::json!({ "$ref": format!("#/components/schemas/{name}") });
    let (view_schema, event_schema) = (schema("MerlinView"), schema("MerlinEvent"));
    let mut told = BTreeSet::new();
    for (seed, options) in (1..).zip(Options::sample(Components::printed())) {
        let mut decisions = 0;
        play(&options, seed, |game, events| {
            decisions += 1;
            for event in events {
                for eye in eyes(game) {
                    let event = serde_json::to_value(table::Event::seen_by(event, eye)).unwrap();
                    document.fits(&event, &event_schema).unwrap_or_else(|why| panic!("{why}\n{event:#}"));
                    told.extend(event.as_object().and_then(|event| event.keys().next().cloned()));
                }
            }
            if decisions % 25 == 0 {
                for eye in eyes(game) {
                    let view = view(game, eye);
                    document.fits(&view, &view_schema).unwrap_or_else(|why| panic!("{why}\n{view:#}"));
                }
            }
        });
    }
    for module in Module::BUILT {
        assert!(told.contains(module.id()), "no event of {module} was told");
    }
}

#[test]
fn the_document_names_what_happens_by_a_module() {
    let document = Document::shared();
    let schema = serde_json::json!({ "$ref": "#/components/schemas/MerlinEvent" });
    let fits = |event: Value| document.fits(&event, &schema).is_ok();
    assert!(fits(serde_json::json!({ "gold": { "coin_taken": { "seat": 2 } } })));
    assert!(!fits(serde_json::json!({ "gold": { "coin_taken": {} } })), "nobody took it");
    assert!(!fits(serde_json::json!({ "gold": { "coin_eaten": { "seat": 2 } } })), "no such event");
    let scored =
        |reason: Value| fits(serde_json::json!({ "scored": { "seat": 1, "points": 2, "reason": reason } }));
    assert!(scored(serde_json::json!({ "morgana": { "horn_owned": { "round": 3 } } })));
    assert!(!scored(serde_json::json!({ "market": "anything" })), "the market gives no points");
}

#[test]
fn a_view_has_what_every_module_in_play_has_and_nothing_of_the_others() {
    for options in Options::sample(Components::printed()) {
        let view = view(&Merlin::setup(&options), Eye::Spectator);
        let told: BTreeSet<&str> =
            view["of_modules"].as_object().unwrap().keys().map(String::as_str).collect();
        let in_play: BTreeSet<&str> = options.modules().iter().map(Module::id).collect();
        assert_eq!(told, in_play, "{options}");
        assert_eq!(view["modules"].as_array().unwrap().len(), in_play.len());
    }
    let options = Merlin::read_options("players=3 modules=gold", Components::printed()).unwrap();
    let view = view(&Merlin::setup(&options), Eye::Spectator);
    assert_eq!(view["of_modules"]["gold"]["coins"], serde_json::json!([2, 2, 2]));
    assert_eq!(view["of_modules"]["gold"]["mistletoe"], serde_json::json!([1, 1, 1]));
}

/// Everybody sees the traitor discard pile (MER-17.1).
#[test]
fn the_traitor_discard_pile_is_told_to_everybody() {
    let options = Merlin::read_options("players=2", Components::printed()).unwrap();
    let mut thickest = 0;
    play(&options, 1, |game, _| {
        let pile = game.view(Eye::Spectator).open.traitor_discard;
        thickest = thickest.max(pile.iter().sum::<u8>());
        for eye in eyes(game) {
            let view = view(game, eye);
            for colour in ::merlin::Colour::ALL {
                assert_eq!(view["traitor_discard"][colour.id()], pile[colour.index()], "{eye:?}");
            }
        }
    });
    assert!(thickest >= 6, "every scoring discards traitors: {thickest}");
}

/// Two games that differ only in what a seat cannot know give it equal views.
#[test]
fn twins_look_alike_to_whoever_cannot_tell_them_apart() {
    let mut differed = 0;
    for (seed, options) in (1..).zip(Options::sample(Components::printed())) {
        let (mut decisions, mut rng) = (0, generator(seed + 1000));
        play(&options, seed, |game, _| {
            decisions += 1;
            if decisions % 20 != 0 {
                return;
            }
            for seat in Seat::all(game.players()) {
                let twin = game.resample(seat, &mut rng);
                differed += usize::from(view(game, Eye::Everything) != view(&twin, Eye::Everything));
                assert_eq!(
                    view(game, Eye::Seat(seat)),
                    view(&twin, Eye::Seat(seat)),
                    "{options} seat {seat}"
                );
            }
        });
    }
    assert!(differed > 100, "only {differed} twins differ at all");
}
