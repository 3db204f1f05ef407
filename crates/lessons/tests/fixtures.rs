//! Every lesson that comes with the program can be played to its end on every way, in every language, and is
//! as short as promised. A change of the rules, of a move's text or of a clause that a lesson builds on fails
//! here.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use games::GameId;
use lessons::{Lesson, Place, Step, Task, Text, Topic, all, of_game};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use table::{Actor, Turn};
use words::Words;

/// Every place of a lesson, on every way.
fn places(lesson: &Lesson) -> Vec<Place> {
    let mut found = vec![Place::default()];
    let mut next = 0;
    while next < found.len() {
        let place = found[next].clone();
        next += 1;
        if place.step + 1 == lesson.steps.len() {
            continue;
        }
        let ways = match &lesson.steps[place.step].task {
            Task::Play(choices) => choices.len(),
            Task::Read | Task::Tap(_) => 1,
        };
        found.extend((0..ways).map(|chosen| lesson.after(&place, chosen)));
    }
    found
}

/// A lesson by the name of its file, for messages.
fn name(lesson: &Lesson) -> String {
    format!("lessons/{}/{}.toml", lesson.game, lesson.id)
}

#[test]
fn every_file_is_a_lesson() {
    let mut read = 0;
    for game in GameId::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(game.id());
        for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
            let lesson = Lesson::read("x", &fs::read_to_string(&file).unwrap());
            let lesson = lesson.unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            assert_eq!(lesson.game, game, "{}", file.display());
            read += 1;
        }
    }
    assert_eq!(read, all().len());
}

#[test]
fn every_step_of_every_way_can_be_played() {
    for lesson in all() {
        for place in places(lesson) {
            let at = format!("{} at {place}", name(lesson));
            assert!(lesson.has(&place), "{at}");
            let lines = lesson.lines(&place);
            let game = lesson.game_at(&place).unwrap_or_else(|line| {
                panic!(
                    "{at}: the rules refuse {:?}, line {line}",
                    line.checked_sub(1).map(|line| &lines[line])
                )
            });
            assert_ne!(game.turn(), Turn::Over, "{at}: there has to be a game to play on");
            let step = lesson.step(&place).unwrap();
            if step.task == Task::Read {
                continue;
            }
            assert!(game.turn().includes(Actor::Seat(lesson.seat)), "{at}: the learner is not on turn");
            let allowed = lesson.allowed(&place, &*game);
            assert!(!allowed.is_empty(), "{at}: nothing of what the lesson wants is offered");
            if let Task::Play(choices) = &step.task {
                assert_eq!(
                    allowed.len(),
                    first_moves(choices).len(),
                    "{at}: not all is offered: {allowed:?}"
                );
            }
        }
    }
}

fn first_moves(choices: &[Vec<String>]) -> BTreeSet<&String> {
    choices.iter().filter_map(|choice| choice.first()).collect()
}

#[test]
fn the_way_back_leads_through_all_steps() {
    for lesson in all() {
        for place in places(lesson) {
            let Some(before) = lesson.before(&place) else { continue };
            let chosen = place.way.last().copied().unwrap_or_default();
            assert_eq!(lesson.after(&before, chosen), place, "{} at {place}", name(lesson));
        }
    }
}

/// All sentences of a step.
fn texts(step: &Step) -> impl Iterator<Item = &Text> {
    [Some(&step.say), step.ask.as_ref(), step.why.as_ref(), step.chapter.as_ref()].into_iter().flatten()
}

#[test]
fn every_sentence_is_there_in_every_language_and_short() {
    let languages: BTreeSet<&str> = Words::languages().into_iter().collect();
    for lesson in all() {
        let of_steps = lesson.steps.iter().flat_map(texts);
        for text in of_steps.chain([&lesson.title, &lesson.about]) {
            assert_eq!(text.languages().collect::<BTreeSet<_>>(), languages, "{}: {text:?}", name(lesson));
            for lang in &languages {
                let said = text.say(lang);
                assert!(!said.trim().is_empty() && said.trim() == said, "{}: {text:?}", name(lesson));
                assert!(said.split_whitespace().count() <= 34, "{}, too long: {said}", name(lesson));
            }
        }
    }
}

#[test]
fn every_clause_exists_in_every_language() {
    for lesson in all() {
        for (number, step) in lesson.steps.iter().enumerate() {
            assert_eq!(step.clause.is_some(), step.why.is_some(), "{} step {}", name(lesson), number + 1);
            for (lang, clause) in Words::languages().into_iter().zip(step.clause.iter().cycle()) {
                let known = Words::new(lang).unwrap().clause(clause);
                assert!(known.is_some(), "{} step {}: there is no {clause}", name(lesson), number + 1);
            }
        }
    }
}

#[test]
fn lessons_are_as_short_as_promised() {
    for lesson in all() {
        let is_short = lesson.topic != Topic::FirstGame;
        let (steps, minutes) = if is_short { (8, 3) } else { (25, 8) };
        assert!(lesson.steps.len() <= steps, "{} has {} steps", name(lesson), lesson.steps.len());
        assert!(lesson.minutes <= minutes, "{}", name(lesson));
        assert!(lesson.steps[0].chapter.is_some() || is_short, "{}", name(lesson));
        let tasks = lesson.steps.iter().filter(|step| step.task != Task::Read).count();
        assert!(tasks >= 2, "{}: the learner makes the moves", name(lesson));
        let first = lesson.steps.iter().position(|step| step.task != Task::Read).unwrap();
        assert!(first <= 4, "{}: half a minute of talk is enough", name(lesson));
    }
}

#[test]
fn every_game_every_setting_and_every_module_has_a_lesson() {
    for game in GameId::ALL {
        let first: Vec<_> = of_game(game).filter(|lesson| lesson.topic == Topic::FirstGame).collect();
        assert_eq!(first.len(), 1, "{game}");
        assert_eq!(of_game(game).next(), Some(first[0]), "the first game comes first");
        let topics = game.settings().iter().flat_map(|setting| match setting.key {
            "mode" | "sides" => vec![Topic::Setting(setting.key)],
            "modules" => setting.values.iter().map(|&module| Topic::Module(module.to_owned())).collect(),
            _ => Vec::new(),
        });
        let taught: Vec<Topic> = of_game(game).skip(1).map(|lesson| lesson.topic.clone()).collect();
        assert_eq!(topics.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>(), taught, "{game}");
    }
}

#[test]
fn a_lesson_is_for_the_games_that_have_what_it_teaches() {
    let of = |game: GameId, options: &str| -> Vec<&str> {
        of_game(game).filter(|lesson| lesson.is_for(options)).map(|lesson| lesson.id.as_str()).collect()
    };
    assert_eq!(of(GameId::Artus, "players=3 mode=beginner"), ["first-game"]);
    assert_eq!(of(GameId::Artus, "players=3"), ["first-game"]);
    assert_eq!(of(GameId::Artus, "players=3 mode=advanced"), ["first-game", "advanced"]);
    assert_eq!(of(GameId::Camelot, "players=4 sides=AAAA heroes=on"), ["first-game"]);
    for sides in ["AABA", "BBBB", "random"] {
        let options = format!("players=4 sides={sides}");
        assert_eq!(of(GameId::Camelot, &options), ["first-game", "b-sides"], "{sides}");
    }
    assert_eq!(of(GameId::Merlin, "players=2"), ["first-game"]);
    assert_eq!(of(GameId::Merlin, "players=2 modules=gold,market"), ["first-game", "gold", "market"]);
    assert_eq!(of(GameId::Merlin, "modules=all").len(), 10);
}

const FIRST_LINES: &str = "game = 'artus'\noptions = 'players=2 mode=beginner'\nseat = 1\nminutes = 1\nbefore = ''\n\
    title = { en = 'x' }\nabout = { en = 'x' }\n";

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let step = |text: &str| format!("{FIRST_LINES}[[steps]]\nsay = {{ en = 'x' }}\n{text}");
    let why = |text: &str| Lesson::read("x", text).unwrap_err().to_string();
    assert!(why("").contains("missing field"));
    assert!(why(&step("").replace("artus", "chess")).contains("no game called \"chess\""));
    assert!(why(&step("").replace("players=2", "players=9")).contains("options"));
    assert!(why(&step("").replace("seat = 1", "seat = 3")).contains("seat 3 is not one of 2"));
    assert!(why(&step("play = ['place 3']")).contains("step 1"));
    assert!(why(&step("ask = { en = 'x' }")).contains("step 1"));
    assert!(why(&step("ask = { en = 'x' }\nplay = ['place 3']")).contains("last step"));
    assert!(why(&format!("setting = 'mood'\n{}", step(""))).contains("no setting called \"mood\""));
    let both = format!("setting = 'mode'\nmodule = 'gold'\n{}", step(""));
    assert!(why(&both).contains("`module` or `setting`"));
    assert!(why(&step("colour = 'red'")).contains("unknown field"));
    assert!(Lesson::read("x", &step("")).is_ok());
}

#[test]
fn a_line_that_the_rules_refuse_is_named() {
    let text = format!("{FIRST_LINES}[[steps]]\nsay = {{ en = 'x' }}\n")
        .replace("before = ''", "before = '1 dance'");
    let lesson = Lesson::read("x", &text).unwrap();
    assert_eq!(lesson.game_at(&Place::default()).err(), Some(1));
}
