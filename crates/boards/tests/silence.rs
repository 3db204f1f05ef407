//! A picture of points is made without a word in the log: a house makes many of them. A program of its own,
//! because there is one log.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use games::{AnyView, GameId, Listed, RunningGame, Visitor, start};
use std::sync::Mutex;
use table::{Dice, Eye, Turn, choose, generator};
use words::Words;

/// What was logged.
static LOGGED: Mutex<Vec<String>> = Mutex::new(Vec::new());

struct Log;

impl log::Log for Log {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        if record.level() <= log::Level::Warn {
            LOGGED.lock().unwrap().push(record.args().to_string());
        }
    }

    fn flush(&self) {}
}

/// A game as it is usually played.
struct Usual<'a>(&'a str);

impl Visitor for Usual<'_> {
    type Out = Box<dyn RunningGame>;

    fn visit<G: Listed>(self) -> Self::Out {
        let options = G::read_options(self.0, G::printed()).unwrap();
        let players = ["Anna", "Ben", "Çelik", "Đorđe"].map(str::to_owned);
        let seats = table::Game::players(&G::setup(&options));
        start::<G>(options, players[..seats].to_vec())
    }
}

/// A game after so many decisions.
fn played(game: GameId, decisions: usize) -> Box<dyn RunningGame> {
    let mut face = game.visit(Usual(&game.options_text([])));
    let (dice, mut rng) = (Dice::new(&[1; 32], ["a", "b"]), generator(3));
    for _ in 0..decisions {
        face.throw(&dice).unwrap();
        let Turn::Seats(seats) = face.turn() else { break };
        let seat = seats.iter().next().unwrap();
        let choice = choose(&face.offers(seat), &mut rng);
        face.play(seat, choice).unwrap();
    }
    face.throw(&dice).unwrap();
    face
}

#[test]
fn a_picture_leaves_nothing_in_the_log() {
    log::set_logger(&Log).unwrap();
    log::set_max_level(log::LevelFilter::Warn);
    for game in GameId::ALL {
        for decisions in [0, 25] {
            let face = played(game, decisions);
            let names: Vec<String> = face.names().to_vec();
            for language in Words::languages() {
                let words = Words::new(language).unwrap();
                let drawing = match face.view(Eye::Spectator) {
                    AnyView::Artus(view) => boards::artus::picture(words, view, &names),
                    AnyView::Camelot(view) => boards::camelot::picture(words, view, &names),
                    AnyView::Merlin(view) => boards::merlin::picture(words, view, &names),
                };
                boards::png(&drawing).unwrap();
                let logged = std::mem::take(&mut *LOGGED.lock().unwrap());
                assert_eq!(logged, Vec::<String>::new(), "{game} after {decisions} decisions, {language}");
            }
        }
    }
}
