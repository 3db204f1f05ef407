//! Writes a page for each of several scenes, to be looked at: `cargo run -p boards --example gallery -- OUT`.

use artus::{Artus, Components, Phase};
use boards::NoCache;
use boards::artus::{
    Pick, Pieces, Scene, choices, hand, picture, piles, players, rings, round_table, stylesheet,
};
use maud::{DOCTYPE, Markup, html};
use std::path::Path;
use std::{env, fs, io};
use table::{Actor, Eye, Game, Moves, Seat};
use words::Words;

const LAYOUT: &str = include_str!("gallery.css");

/// The chairs of the example position P of the rules (section 19), from the tests of the game.
fn chairs() -> &'static str {
    let file = include_str!("../../artus/tests/positions/p.toml");
    let (start, end) = (file.find("[chairs]"), file.find("[[seat]]"));
    &file[start.expect("the file lists chairs")..end.expect("and then the seats")]
}

const HANDS: [(&str, &str); 3] = [
    (
        "mixed",
        r#"["knight_3_6","knight_pm_1_5","king_move_silver_1_7","ring_any","score_carpet","score_all_inverted"]"#,
    ),
    (
        "scorings",
        r#"["king_move_pm_1_5","score_all","score_green_yellow_red","score_three_red","score_choice","score_carpet"]"#,
    ),
    (
        "others",
        r#"["knight_7_9","king_move_any_4_8","king_move_bronze_1_7","ring_silver","ring_bronze","ring_any"]"#,
    ),
];

/// A page: its name, who looks at which position, what was tapped, the theme and the language.
struct Page {
    name: &'static str,
    position: String,
    reader: Option<usize>,
    taps: &'static [&'static str],
    theme: &'static str,
    language: &'static str,
}

fn play(seat: usize, hand: &str) -> String {
    let cards = HANDS.iter().find(|(name, _)| *name == hand).map_or("[]", |(_, cards)| cards);
    let seats: Vec<String> = [33, 52, 41, -6]
        .iter()
        .enumerate()
        .map(|(at, points)| {
            let hand = if at == seat { format!("hand = {cards}\n") } else { String::new() };
            format!("[[seat]]\npoints = {{ knights = {points} }}\n{hand}")
        })
        .collect();
    let turn = format!("phase = \"play\"\nround = 4\ndone = 0\nplayer = {}\nstart_player = 1", seat + 1);
    format!(
        "game = \"artus\"\nmode = \"advanced\"\nplayers = 4\n[turn]\n{turn}\n{}{}",
        chairs(),
        seats.concat()
    )
}

fn phase(text: &str, phase: &str, extra: &str) -> String {
    text.replace("phase = \"play\"\nround = 4\ndone = 0", &format!("phase = \"{phase}\"\n{extra}"))
}

fn placement() -> String {
    "game = \"artus\"\nmode = \"beginner\"\nplayers = 3\n[turn]\nphase = \"place\"\nround = 3\nplayer = 2\nstart_player = 1\n\
     [chairs]\n0 = \"king bronze\"\n14 = \"prince bronze 1\"\n7 = \"prince silver 1\"\n21 = \"prince silver 1\"\n\
     26 = \"knight 3\"\n25 = \"knight 2\"\n24 = \"knight 1\"\n2 = \"knight 3\"\n18 = \"knight 2\"\n27 = \"knight 1\"\n20 = \"knight 3\"\n"
        .to_owned()
}

fn over() -> String {
    phase(&play(2, "none"), "over", "round = 11\ndone = 0")
        .replace("hand = []\n", "")
        .replace("player = 3", "player = 1")
}

fn pages() -> Vec<Page> {
    let page =
        |name, position, taps| Page { name, position, reader: Some(2), taps, theme: "light", language: "en" };
    let mixed = || play(2, "mixed");
    let choice: &[&str] = &["card knight_3_6", "figure 22", "choice play knight_3_6 22+4"];
    vec![
        Page { reader: Some(1), ..page("placement", placement(), &["choice place 23"]) },
        page("start", mixed(), &[]),
        page("card", mixed(), &["card knight_3_6"]),
        page("figure", mixed(), &["card knight_3_6", "figure 22"]),
        page("choice", mixed(), choice),
        Page { theme: "dark", ..page("choice-dark", mixed(), choice) },
        Page { language: "de", ..page("choice-german", mixed(), choice) },
        page("backward", mixed(), &["card knight_pm_1_5", "choice play knight_pm_1_5 22-3"]),
        page("sides", mixed(), &["card knight_pm_1_5", "figure 9"]),
        page("king", mixed(), &["card king_move_silver_1_7", "choice play king_move_silver_1_7 27+1"]),
        page("ring", mixed(), &["card ring_any"]),
        page("coronation", mixed(), &["card ring_any", "choice play ring_any 20"]),
        page("scoring", play(2, "scorings"), &["card score_all", "choice play score_all"]),
        Page { reader: Some(0), ..page("selection", play(0, "scorings"), &["card score_green_yellow_red"]) },
        Page {
            reader: Some(0),
            ..page("selected", play(0, "scorings"), &["choice play score_green_yellow_red 0 15 26"])
        },
        page("any-of-three", play(2, "scorings"), &["card score_choice", "figure 20"]),
        page("penalty", play(2, "scorings"), &["card score_carpet"]),
        page("advanced-hand", play(2, "others"), &[]),
        page(
            "draw",
            phase(&mixed(), "draw", "round = 4\ndone = 1").replace(",\"score_all_inverted\"", ""),
            &[],
        ),
        Page { reader: None, ..page("spectator", mixed(), &[]) },
        Page { theme: "dark", ..page("start-dark", play(2, "scorings"), &[]) },
        page("over", over(), &[]),
    ]
}

fn body(scene: &Scene<'_>) -> Markup {
    html! {
        main {
            div class="left" { (players(scene)) (rings(scene)) }
            div class="middle" { (round_table(scene)) }
            div class="right" {
                (hand(scene))
                (piles(scene))
                div class="panel" {
                    (choices(scene))
                    @if scene.pick.choice.is_some() { div class="buttons" { button { "Undo" } button class="main" { "Confirm" } } }
                }
            }
        }
    }
}

fn write(page: &Page, out: &Path) -> io::Result<()> {
    let game = Artus::from_position(&page.position, Components::printed())
        .unwrap_or_else(|fault| panic!("{}: {fault}\n{}", page.name, page.position));
    let me = page.reader.map(Seat::new);
    let names = ["Gareth", "Isolde", "Elaine", "Kay"].map(str::to_owned);
    let mut offers = Moves::new();
    me.into_iter().for_each(|seat| game.moves(Actor::Seat(seat), &mut offers));
    let taps = page.taps.iter().map(|tap| tap.parse().expect("a tap"));
    let pick = taps.fold(Pick::default(), Pick::after);
    let view = game.view(me.map_or(Eye::Spectator, Eye::Seat));
    let words = Words::best([page.language]);
    let pieces = Pieces::seated(&view.open.table);
    let scene = Scene {
        words,
        view,
        me,
        names: &names,
        offers: &offers,
        pick,
        pieces: &pieces,
        sitters: &[],
        fragments: &NoCache,
    };
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
            body { (body(&scene)) }
        }
    };
    fs::write(out.join(format!("{}.html", page.name)), markup.into_string())?;
    if matches!(view.open.flow.phase, Phase::Play | Phase::Over) {
        fs::write(out.join(format!("{}.svg", page.name)), picture(words, view, &names))?;
    }
    println!("{:<16}{:>7} bytes of table", page.name, round_table(&scene).into_string().len());
    Ok(())
}

fn main() -> io::Result<()> {
    let out = env::args().nth(1).expect("the folder to write to");
    let out = Path::new(&out);
    fs::create_dir_all(out)?;
    fs::write(out.join("boards.css"), stylesheet())?;
    fs::write(out.join("gallery.css"), LAYOUT)?;
    pages().iter().try_for_each(|page| write(page, out))
}
