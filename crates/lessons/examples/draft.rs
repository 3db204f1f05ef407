//! For whoever writes a lesson: plays a draft of a record and tells what can happen next.
//!
//! `cargo run -p lessons --example draft -- merlin "players=2" draft.txt`: the file has lines of a record;
//! `* ?` lets chance decide as long as it is on turn, `2 ?` makes any move that is offered to seat 2.

use games::{GameId, Listed, RunningGame, Visitor, start};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::BTreeSet;
use table::{Eye, Seat, Turn};
use words::Words;

struct Start<'a>(&'a str);

impl Visitor for Start<'_> {
    type Out = Result<Box<dyn RunningGame>, String>;

    fn visit<G: Listed>(self) -> Self::Out {
        let options = G::read_options(self.0, G::printed()).map_err(|fault| fault.to_string())?;
        Ok(start::<G>(options, Vec::new()))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, options, file, rest @ ..] = &args[..] else {
        return Err("draft GAME OPTIONS FILE [SEED]".into());
    };
    let game: GameId = game.parse().map_err(|_| "no such game")?;
    let mut face = game.visit(Start(options))?;
    let mut rng = ChaCha8Rng::seed_from_u64(rest.first().map_or(Ok(1), |seed| seed.parse())?);
    let words = Words::new("en").ok_or("no English")?;
    let names: Vec<String> = (1..=face.players()).map(|seat| format!("P{seat}")).collect();
    let mut told = 0;
    for line in std::fs::read_to_string(file)?.lines().filter(|line| !line.trim().is_empty()) {
        let (who, choice) = line.trim().split_once(' ').ok_or("a line is `WHO MOVE`")?;
        let made = face.moves_made();
        if who == "*" && choice == "?" {
            face.let_chance_move(&mut rng);
        } else if who == "*" {
            // Chance is told what to do by trying until it does.
            let mut tries = 0;
            loop {
                let mut next = face.fork();
                next.let_chance_move(&mut rng);
                if next.lines_since(made).first().is_some_and(|first| *first == line.trim()) {
                    face = next.until(made + 1);
                    break;
                }
                tries += 1;
                if tries > 20_000 {
                    return Err(format!("chance never does {line:?}").into());
                }
            }
        } else {
            let seat: Seat = who.parse().map_err(|_| "no such seat")?;
            let offers = face.offers(seat);
            let own = if choice == "?" {
                *offers.get(rng.next_u32() as usize % offers.len().max(1)).ok_or("nothing is offered")?
            } else {
                face.read_move(choice).map_err(|error| error.to_string())?
            };
            face.play(seat, own).map_err(|refusal| format!("{line}: refused, {}", refusal.clause()))?;
        }
        for line in face.lines_since(made) {
            println!("{line}");
        }
        for event in face.events_since(made, Eye::Spectator) {
            println!("    # {} {}", words.event(&event, &names), event.clause());
        }
        told += 1;
    }
    println!(
        "# {told} lines; scores {:?}",
        face.scores().lines.iter().map(|line| line.total()).collect::<Vec<_>>()
    );
    match face.turn() {
        Turn::Seats(seats) => {
            for seat in seats.iter() {
                let offers = face.offers(seat);
                let view = face.view(Eye::Seat(seat));
                let lines: BTreeSet<String> = offers
                    .iter()
                    .map(|own| format!("{seat} {own}    # {}", words.choice(own, &view, seat, &names)))
                    .collect();
                lines.iter().for_each(|line| println!("{line}"));
            }
        }
        Turn::Chance => println!("chance is on turn"),
        Turn::Over => println!("over"),
    }
    if std::env::var_os("POSITION").is_some() {
        println!("{}", face.position());
    }
    Ok(())
}
