//! Writes a page for each of several scenes of Merlin, to be looked at:
//! `cargo run -p boards --example merlin_gallery -- OUT`, with a second word for those only whose names begin
//! with it.

use boards::NoCache;
use boards::merlin::{Pick, Pieces, Reaches, Scene, Slots, picture, sheet};
use boards::stylesheet;
use maud::{DOCTYPE, Markup, html};
use merlin::{Components, Event, Frame, Merlin, Options, ScoringStep, Window};
use std::path::Path;
use std::{env, fs, io};
use table::{Actor, Eye, Game, Journal, Moves, Seat, Turn, choose, draw, generator};
use words::Words;

#[path = "merlin/allies.rs"]
mod allies;
#[path = "merlin/city.rs"]
mod city;
#[path = "merlin/everything.rs"]
mod everything;
#[path = "merlin/favors.rs"]
mod favors;

use allies::{allies, draft};
use city::{TRADES, city};
use everything::{alone, everything};
use favors::{ABILITIES, favored, rewarded};

const LAYOUT: &str = include_str!("merlin_gallery.css");
const TABLE: &str = include_str!("merlin/table.toml");
const MARKET: &str = include_str!("merlin/market.toml");
const DECREES: &str = include_str!("merlin/decrees.toml");

const START: &str = "due = [\"window start\"]";
const ON_ORANGE: &str = "due = [\"window moved\"]\ndie = \"own 2\"\nfigure = \"knight\"\naction = 16";
/// The first player looks at the stack of orange.
const LOOKED: [&str; 6] = [
    "deploy lady orange",
    "decree look",
    "* decree show d05",
    "* decree show d16",
    "* decree show d23",
    "* decree show d09",
];

/// The situation of a page: the game, and what has happened.
struct Situation {
    game: Merlin,
    events: Vec<Event>,
}

/// A page: its name, who looks, what was tapped, the theme and the language.
struct Page {
    name: String,
    situation: Situation,
    reader: Option<usize>,
    taps: &'static [&'static str],
    theme: &'static str,
    language: &'static str,
}

/// The fourth round with something due for the first player.
fn table(due: &str, knight: u8, merlin: u8, orange: u8) -> Situation {
    read(&filled(TABLE, due, knight, merlin, orange))
}

/// The same with the Market.
fn market(due: &str, knight: u8) -> Situation {
    let modules = "players = 4\nmodules = \"gold,market\"";
    read(&filled(&(TABLE.replace("players = 4", modules) + MARKET), due, knight, 21, 0))
}

fn filled(text: &str, due: &str, knight: u8, merlin: u8, orange: u8) -> String {
    let chooses = due.contains("window start");
    let by_merlin = due.contains("\"merlin\"");
    let dice = match (chooses, by_merlin) {
        (true, _) => r#"["own 2", "own 5 used", "own 3 used", "merlin 4"]"#,
        (false, true) => r#"["own 2", "own 5 used", "own 3 used", "merlin 4 used"]"#,
        (false, false) => r#"["own 2 used", "own 5 used", "own 3 used", "merlin 4"]"#,
    };
    let text = text
        .replace("DUE", due)
        .replace("KNIGHT", &knight.to_string())
        .replace("MERLIN", &merlin.to_string())
        .replace("DICE", dice)
        .replace("ORANGE", &orange.to_string());
    // Whoever takes a mission has put one away before.
    if due.contains("replace") {
        text.replace(r#"["m20", "#, "[").replace(r#"display = "#, "discard = [\"m20\"]\ndisplay = ")
    } else {
        text
    }
}

fn read(text: &str) -> Situation {
    let game =
        Merlin::from_position(text, Components::printed()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    Situation { game, events: Vec::new() }
}

/// The same with decrees, after these moves of the first player and of chance.
fn decrees(due: &str, knight: u8, moves: &[&str]) -> Situation {
    let modules = "players = 4\nmodules = \"decree\"";
    let text = TABLE.replace("players = 4", modules) + DECREES;
    after(read(&filled(&text, due, knight, 21, 1)), moves)
}

/// The situation after these moves of the first player and of chance.
fn after(mut situation: Situation, moves: &[&str]) -> Situation {
    for choice in moves {
        let (who, choice) = match choice.strip_prefix("* ") {
            Some(lot) => (Actor::Chance, lot),
            None => (Actor::Seat(Seat::new(0)), *choice),
        };
        let mut journal = Journal::new();
        let played = situation.game.try_play(who, choice.parse().expect("a move"), &mut journal);
        played.unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
        situation.events.extend(journal.events().iter().copied());
    }
    situation
}

/// The first player stands with the knight on a space.
fn moved(space: u8) -> Situation {
    let due = format!("due = [\"window moved\"]\ndie = \"own 2\"\nfigure = \"knight\"\naction = {space}");
    table(&due, space, 21, 1)
}

fn start() -> Situation {
    table(START, 6, 21, 0)
}

/// A random game, as soon as it looks like this.
fn random(players: usize, seed: u64, wanted: impl Fn(&Merlin) -> bool) -> Situation {
    let mut rng = generator(seed);
    let options = Options::new(players, Components::printed()).expect("two to four can play");
    let (mut game, mut journal) = (Merlin::setup(&options), Journal::new());
    while !wanted(&game) {
        let mut offers = Moves::new();
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let choice = draw(&game, &mut offers, &mut rng);
                game.play(Actor::Chance, choice, &mut journal);
            }
            Turn::Seats(seats) => {
                let who = Actor::Seat(seats.iter().next().expect("somebody decides"));
                game.moves(who, &mut offers);
                game.play(who, choose(&offers, &mut rng), &mut journal);
            }
        }
    }
    Situation { game, events: journal.events().to_vec() }
}

fn top(game: &Merlin) -> Frame {
    game.view(Eye::Spectator).open.top()
}

fn round(game: &Merlin) -> u8 {
    game.view(Eye::Spectator).open.round
}

/// The first moment in which the Grail can be used; who owns it looks.
fn grail() -> (Situation, usize) {
    let found = (0..200)
        .map(|seed| random(4, seed, |game| matches!(top(game), Frame::Grail(_))))
        .find(|situation| matches!(top(&situation.game), Frame::Grail(_)));
    let situation = found.expect("in one of so many games somebody shares the lead with the Grail");
    let owner = situation.game.view(Eye::Spectator).open.grail.map_or(0, Seat::index);
    (situation, owner)
}

fn after_round(round_over: u8, players: usize, seed: u64) -> Situation {
    random(players, seed, |game| round(game) == round_over + 1 && top(game) == Frame::Window(Window::Start))
}

fn pages() -> Vec<Page> {
    let page = |name: &str, situation, taps| Page {
        name: name.to_owned(),
        situation,
        reader: Some(0),
        taps,
        theme: "light",
        language: "en",
    };
    let way: &[&str] = &["die merlin 4", "way die merlin 4 > walk counter-clockwise > perform"];
    let (grail, owner) = grail();
    let repel = random(4, 5, |game| matches!(top(game), Frame::RepelTraitors(seat) if seat.index() == 0));
    let slide = after_round(4, 4, 11);
    let watcher = slide.game.view(Eye::Spectator).open.active.index();
    let draft = draft();
    let drafts = match draft.game.turn() {
        Turn::Seats(seats) => seats.iter().next().map_or(0, Seat::index),
        Turn::Chance | Turn::Over => 0,
    };
    let whole = everything()
        .into_iter()
        .chain(alone())
        .map(|one| Page { reader: Some(one.seat), ..page(&one.name, one.situation, &[]) });
    let mut all: Vec<Page> = whole.collect();
    all.extend([
        page("allies", allies(START, 6), &["handle gawain"]),
        Page { reader: Some(drafts), ..page("draft", draft, &["choice knights ally kay"]) },
        page("start", start(), &[]),
        page("die-own", start(), &["die own 2"]),
        page("die-merlin", start(), &["die merlin 4"]),
        page("way", start(), way),
        Page { theme: "dark", ..page("way-dark", start(), way) },
        Page { language: "de", ..page("way-german", start(), way) },
        page("apple", start(), &["die own 2", "way die own 2 > apple 5 > walk clockwise"]),
        page("mirror", start(), &["die own 2", "way die own 2 > walk clockwise > mirror"]),
        page("mission", start(), &["choice complete m20"]),
        page("deploy", moved(16), &["choice deploy lady orange"]),
        page("relocate", moved(14), &[]),
        page("build", moved(10), &[]),
        page("build-site", moved(10), &["site 0,0"]),
        page("exchange", moved(6), &["choice return material blue"]),
        page(
            "take",
            table(
                "due = [\"execution\", \"exchange\"]\ndie = \"own 2\"\nfigure = \"knight\"\naction = 6\nexecutions = 1",
                6,
                21,
                1,
            ),
            &["choice take shield purple"],
        ),
        Page { theme: "dark", ..page("missions", moved(9), &["choice discard m31"]) },
        page(
            "draw",
            table(
                "due = [\"execution\", \"replace 1\"]\ndie = \"own 2\"\nfigure = \"knight\"\naction = 9\nexecutions = 1",
                9,
                21,
                1,
            ),
            &[],
        ),
        page("decree", decrees(START, 6, &[]), &[]),
        page("decree-one", decrees(START, 6, &[]), &["handle one_decree"]),
        page("decree-two", decrees(START, 6, &[]), &["handle two_decrees", "choice decree item shield blue"]),
        page("decree-instead", decrees(ON_ORANGE, 16, &["deploy lady orange"]), &["choice decree look"]),
        Page {
            language: "de",
            ..page("decree-take", decrees(ON_ORANGE, 16, &LOOKED), &["choice decree take d23"])
        },
        Page { theme: "dark", ..page("decree-dark", decrees(START, 6, &[]), &["handle two_decrees"]) },
        page("city", city(4, &[]), &["choice deploy shield_bearer grey"]),
        page("city-leaves", city(4, &["deploy shield_bearer grey"]), &["choice caerleon send_home builder"]),
        Page { language: "de", ..page("city-trader", city(0, &TRADES), &[]) },
        page("repel", repel, &[]),
        Page { reader: Some(owner), ..page("grail", grail, &["choice use_grail"]) },
        Page { reader: Some(watcher), ..page("scoring", slide, &[]) },
        Page { reader: Some(1), theme: "dark", ..page("scoring-two", after_round(2, 2, 4), &[]) },
        Page {
            reader: None,
            ..page(
                "spectator",
                random(3, 8, |game| round(game) == 5 && matches!(top(game), Frame::Window(_))),
                &[],
            )
        },
        page("over", random(4, 3, |_| false), &[]),
        page("market", market("due = [\"window start\"]", 6), &[]),
        page("market-visit", market("due = [\"window start\"]", 6), &["handle market"]),
        page(
            "market-bought",
            market("due = [\"window start\"]", 6),
            &["handle market", "choice market visit shield purple"],
        ),
        Page {
            theme: "dark",
            language: "de",
            ..page("market-dark", market("due = [\"window start\"]", 6), &["choice market labourer 5"])
        },
        page(
            "market-build",
            market("due = [\"window moved\"]\ndie = \"own 2\"\nfigure = \"knight\"\naction = 10", 10),
            &["site 0,0"],
        ),
        page("favor-start", favored("due = [\"window start\"]", 6, ABILITIES, "\"builder 3\""), &[]),
        page("favor-reward", rewarded(), &[]),
        Page {
            theme: "dark",
            language: "de",
            ..page("favor-reward-dark", rewarded(), &["choice favor learn builder 2"])
        },
        page("favor-points", favored("due = [\"window moved\"]", 3, ABILITIES, ""), &["handle any_points"]),
        page(
            "favor-double",
            favored("due = [\"window moved\"]", 15, ABILITIES, ""),
            &["handle double_action"],
        ),
        page(
            "favor-repel",
            favored("due = [\"window start\"]", 6, "\"shield_bearer 3\"", ""),
            &["handle repel"],
        ),
    ]);
    all
}

fn write(page: &Page, out: &Path) -> io::Result<()> {
    let game = &page.situation.game;
    let me = page.reader.map(Seat::new);
    let names = ["Anna", "Bertram", "Isolde", "Gwendolyn"].map(str::to_owned);
    let mut offers = Moves::new();
    me.into_iter().for_each(|seat| game.moves(Actor::Seat(seat), &mut offers));
    let taps = page.taps.iter().map(|tap| tap.parse().expect("a tap"));
    let pick = taps.fold(Pick::default(), Pick::after);
    let view = game.view(me.map_or(Eye::Spectator, Eye::Seat));
    let words = Words::best([page.language]);
    let events = &page.situation.events;
    let pieces = Pieces::new(events);
    let reaches = Reaches::default();
    let scene = Scene {
        words: words::merlin::at(words, &view.open.layout),
        view,
        me,
        names: &names,
        offers: &offers,
        pick,
        pieces: &pieces,
        events,
        sitters: &[],
        fragments: &NoCache,
        reaches: &reaches,
        is_closed: false,
    };
    let (chosen, gain) = (scene.chosen(), scene.gain());
    let confirm = html! {
        div class="confirm" {
            button type="button" { "Undo" }
            @if !chosen.is_empty() { button type="button" class="primary" { "Confirm" @if let Some(gain) = gain { " " b { (words.signed(gain)) } } } }
        }
    };
    let body = sheet(&scene, &Slots { confirm, log: log(&page.situation) });
    println!("{:<14}{:>8} bytes of table", page.name, body.clone().into_string().len());
    let markup = html! {
        (DOCTYPE)
        html lang=(words.lang()) data-theme=(page.theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (page.name) }
                link rel="stylesheet" href="boards.css";
                link rel="stylesheet" href="gallery.css";
            }
            body { header class="bar" { b { "Merlin" } } main { (body) } }
        }
    };
    fs::write(out.join(format!("{}.html", page.name)), markup.into_string())?;
    fs::write(out.join(format!("{}.svg", page.name)), picture(words, view, &names))
}

/// The last events, as a log would show them.
fn log(situation: &Situation) -> Markup {
    let last = situation
        .events
        .iter()
        .rev()
        .filter(|event| !matches!(event, Event::Step(ScoringStep::Traitors)))
        .take(6);
    html! { @for event in last { p { (format!("{event:?}").chars().take(60).collect::<String>()) } } }
}

fn main() -> io::Result<()> {
    let out = env::args().nth(1).expect("the folder to write to");
    let out = Path::new(&out);
    fs::create_dir_all(out)?;
    fs::write(out.join("boards.css"), stylesheet())?;
    fs::write(out.join("gallery.css"), LAYOUT)?;
    let wanted = env::args().nth(2).unwrap_or_default();
    pages().iter().filter(|page| page.name.starts_with(&wanted)).try_for_each(|page| write(page, out))
}
