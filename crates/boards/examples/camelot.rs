//! Writes a page for each of several scenes of The Future of Camelot, to be looked at:
//! `cargo run -p boards --example camelot -- OUT`.

use boards::NoCache;
use boards::camelot::{
    Pick, Pieces, Scene, Tap, castle, choices, missions, picture, players, preview, printed_room, screen,
};
use camelot::{BoardName, Camelot, Components, Due, Event, Heroes, Move, Options, Side, Sides};
use maud::{DOCTYPE, Markup, html};
use std::path::Path;
use std::{env, fs, io};
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, generator};
use words::Words;

const LAYOUT: &str = include_str!("camelot.css");

/// The scene of the mock-ups: round 5, blue places the last knight of its mission.
const MISSION: &str = include_str!("camelot-mission.toml");

/// The same castle a little earlier: blue is about to predict.
const PREDICTION: &str = include_str!("camelot-prediction.toml");

/// A page: its name, the game, who looks at it, what was tapped, the theme and the language.
struct Page {
    name: String,
    game: Camelot,
    events: Vec<Event>,
    reader: Option<Seat>,
    taps: Vec<String>,
    theme: &'static str,
    language: &'static str,
}

fn position(name: &str, text: &str, reader: usize, taps: &[&str]) -> Page {
    let game =
        Camelot::from_position(text, Components::printed()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    Page {
        name: name.to_owned(),
        game,
        events: Vec::new(),
        reader: Some(Seat::new(reader)),
        taps: taps.iter().map(|&tap| tap.to_owned()).collect(),
        theme: "light",
        language: "en",
    }
}

/// The first moment of a random game from this round on in which something is due to somebody.
fn random(name: &str, options: Options, round: u8, seed: u64, wanted: fn(Due) -> bool) -> Page {
    for seed in seed.. {
        let mut rng = generator(seed);
        let mut game = Camelot::setup(&options);
        let mut journal = Journal::new();
        loop {
            let mut offers = Moves::new();
            let open = game.view(Eye::Spectator).open;
            let due = open.due();
            let (turn, late) = (game.turn(), open.flow.round >= round);
            let actor = match turn {
                Turn::Seats(seats) => Actor::Seat(seats.iter().next().expect("somebody decides")),
                Turn::Chance => Actor::Chance,
                Turn::Over => {
                    if wanted(Due::Over) {
                        let events = journal.events().to_vec();
                        return Page {
                            name: name.to_owned(),
                            game,
                            events,
                            reader: Some(Seat::new(0)),
                            taps: Vec::new(),
                            theme: "light",
                            language: "en",
                        };
                    }
                    break;
                }
            };
            if let (Actor::Seat(seat), true) = (actor, late && wanted(due)) {
                game.moves(actor, &mut offers);
                let first = offers.iter().find(|offer| !matches!(offer, Move::Decline)).or(offers.first());
                let taps = first.map(|&first| Tap::Choice(first).to_string()).into_iter().collect();
                let events = journal.events().to_vec();
                return Page {
                    name: name.to_owned(),
                    game,
                    events,
                    reader: Some(seat),
                    taps,
                    theme: "light",
                    language: "en",
                };
            }
            let choice = match actor {
                Actor::Chance => draw(&game, &mut offers, &mut rng),
                Actor::Seat(_) => {
                    game.moves(actor, &mut offers);
                    choose(&offers, &mut rng)
                }
            };
            game.play(actor, choice, &mut journal);
        }
    }
    unreachable!("some game has it")
}

fn options(players: usize, sides: &str, heroes: Heroes) -> Options {
    let mut letters = sides.chars().map(|side| if side == 'A' { Side::A } else { Side::B });
    let sides = Sides::Chosen([(); 4].map(|()| letters.next().expect("four sides")));
    Options::new(players, sides, heroes, Components::printed()).expect("such a game can be played")
}

fn pages() -> Vec<Page> {
    let chosen: &[&str] = &["choice place any tr_34"];
    let plain = |players, sides| options(players, sides, Heroes::Off);
    let with = |players, sides| options(players, sides, Heroes::On);
    let mut pages = vec![
        position("mission", MISSION, 1, chosen),
        Page { theme: "dark", ..position("mission-dark", MISSION, 1, chosen) },
        Page { language: "de", ..position("mission-german", MISSION, 1, chosen) },
        position("mission-open", MISSION, 1, &[]),
        Page { reader: None, ..position("spectator", MISSION, 1, &[]) },
        position("prediction", PREDICTION, 1, &["choice predict 7"]),
        Page { theme: "dark", ..position("prediction-dark", PREDICTION, 1, &["choice predict 7"]) },
        position("prediction-open", PREDICTION, 1, &[]),
        random("send", plain(4, "AAAA"), 3, 1, |due| due == Due::Send),
        random("send-two", plain(2, "BBBB"), 3, 1, |due| due == Due::Send),
        random("take", plain(3, "BABA"), 4, 3, |due| due == Due::Take),
        random("take-five", with(5, "BBBB"), 4, 3, |due| due == Due::Take),
        random("shield-b", plain(4, "BBBB"), 5, 5, |due| due == Due::Shield),
        random("shield-five", with(5, "ABAB"), 5, 5, |due| due == Due::Shield),
        random("shield-three", plain(3, "ABAB"), 4, 9, |due| due == Due::Shield),
        random("fetch", plain(4, "AAAA"), 4, 1, |due| due == Due::Fetch),
        random("bonus", plain(2, "AAAA"), 2, 1, |due| matches!(due, Due::Bonus(_))),
        random("extra", plain(4, "AAAA"), 2, 1, |due| matches!(due, Due::Extra(_))),
        random("hero", with(5, "AAAA"), 2, 1, |due| due == Due::Hero),
        random("percival", with(4, "AAAA"), 2, 1, |due| matches!(due, Due::Percival(_))),
        random("tile", with(4, "AAAA"), 2, 1, |due| matches!(due, Due::Tile(_))),
        random("magician", plain(4, "ABBA"), 7, 1, |due| due == Due::Magician),
        random("over", plain(4, "AAAA"), 7, 1, |due| due == Due::Over),
        random("colour", options(3, "AAAA", Heroes::Expert { eldest: None }), 0, 1, |due| due == Due::Colour),
    ];
    let dark = random("shield-b-dark", plain(4, "BBBB"), 5, 5, |due| due == Due::Shield);
    pages.push(Page { theme: "dark", ..dark });
    pages
}

fn body(scene: &Scene<'_>) -> Markup {
    html! {
        main {
            div class="left" { (players(scene)) div class="panel" { (choices(scene)) } }
            div class="middle" { (castle(scene)) }
            div class="right" { div class="panel" { (missions(scene)) } }
            div class="foot" {
                (screen(scene))
                (preview(scene))
                @if scene.chosen().is_some() { div class="buttons" { button { "Undo" } button class="main" { "Confirm" } } }
            }
        }
    }
}

fn page_of(title: &str, words: Words, theme: &str, body: &Markup) -> String {
    let markup = html! {
        (DOCTYPE)
        html lang=(words.lang()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (title) }
                link rel="stylesheet" href="boards.css";
                link rel="stylesheet" href="gallery.css";
            }
            body { (body) }
        }
    };
    markup.into_string()
}

fn write(page: &Page, out: &Path) -> io::Result<()> {
    let names = ["Wenna", "Isolde", "Gareth", "Ruben", "Élaine"].map(str::to_owned);
    let mut offers = Moves::new();
    page.reader.into_iter().for_each(|seat| page.game.moves(Actor::Seat(seat), &mut offers));
    let taps = page.taps.iter().map(|tap| tap.parse().expect("a tap"));
    let view = page.game.view(page.reader.map_or(Eye::Spectator, Eye::Seat));
    let words = Words::best([page.language]);
    let pieces = Pieces::new(&page.events);
    let scene = Scene {
        words,
        view,
        me: page.reader,
        names: &names,
        offers: &offers,
        pick: taps.fold(Pick::default(), Pick::after),
        pieces: &pieces,
        sitters: &[],
        fragments: &NoCache,
    };
    fs::write(
        out.join(format!("{}.html", page.name)),
        page_of(&page.name, words, page.theme, &body(&scene)),
    )?;
    fs::write(out.join(format!("{}.svg", page.name)), picture(words, view, &names))?;
    println!("{:<18}{:>7} bytes of castle", page.name, castle(&scene).into_string().len());
    Ok(())
}

fn main() -> io::Result<()> {
    let out = env::args().nth(1).expect("the folder to write to");
    let out = Path::new(&out);
    fs::create_dir_all(out)?;
    fs::write(out.join("boards.css"), boards::stylesheet())?;
    fs::write(out.join("gallery.css"), LAYOUT)?;
    for (language, theme) in [("en", "light"), ("de", "dark")] {
        let words = Words::best([language]);
        let rooms = BoardName::ALL.map(|name| printed_room(words, Components::printed(), name));
        let sheet = html! { div class="sheet" { @for room in rooms { (room) } } };
        fs::write(out.join(format!("rooms-{language}.html")), page_of("rooms", words, theme, &sheet))?;
    }
    pages().iter().try_for_each(|page| write(page, out))
}
