//! What a network computes, and whether those of the program are what they should be.

use super::shipped::ALL;
use super::*;
use crate::inputs::{Readable, inputs};
use crate::{Judge, JudgedVisitor, visit_judged};
use artus::Artus;
use games::GameId;
use merlin::Merlin;
use sha2::{Digest, Sha256};
use table::{Actor, Game, Journal, Moves, Turn, choose, draw, generator};

/// The situations of a random game, as each seat sees them.
fn situations<G: Judge>(options: &str, seed: u64) -> Vec<Inputs> {
    let options = G::read_options(options, G::printed()).unwrap();
    let (mut game, mut offers, mut rng, mut seen) =
        (G::setup(&options), Moves::new(), generator(seed), Vec::new());
    loop {
        seen.extend(Seat::all(game.players()).map(|seat| inputs(&game, seat)));
        let (who, choice) = match game.turn() {
            Turn::Over => return seen,
            Turn::Chance => (Actor::Chance, draw(&game, &mut offers, &mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                offers.clear();
                game.moves(Actor::Seat(seat), &mut offers);
                (Actor::Seat(seat), choose(&offers, &mut rng))
            }
        };
        game.play(who, choice, &mut Journal::silent());
    }
}

/// A network for the inputs of the advanced Artus for two whose weights are any small numbers.
fn any_network(inputs: usize) -> Network {
    let count = (inputs + 3) * FIRST + (FIRST + 1) * SECOND + 4 * (SECOND + 1);
    with_any_weights(&format!("tafelrunde network 1 artus 2 25 {inputs}"), count)
}

/// The same for Merlin, whatever the number of players.
fn any_network_of_merlin(seen: &Inputs) -> Network {
    let (inputs, parts) = (seen.count(), seen.parts().len());
    let quantities = 6 + parts;
    let count = (inputs + quantities + 1) * FIRST + (FIRST + 1) * SECOND + 8 * (SECOND + 1 + quantities);
    with_any_weights(&format!("tafelrunde network 2 merlin 4 15 {inputs} {parts}"), count)
}

fn with_any_weights(head: &str, count: usize) -> Network {
    let mut bytes = format!("{head}\n").into_bytes();
    let mut rng = generator(5);
    bytes.extend((0..count).flat_map(|_| (table::below(401, &mut rng) as i16 - 200).to_le_bytes()));
    Network::read(&bytes).unwrap()
}

/// The same sums with numbers that have room for everything.
fn slowly(network: &Network, inputs: &Inputs) -> (Vec<f64>, Vec<f64>) {
    let (one, players) = (f64::from(ONE), network.players);
    let sitting = inputs.players();
    let lead = |of: &dyn Fn(usize) -> f64, place| {
        if place < sitting { (of(0) - of(place)) / f64::from(network.unit) } else { 0.0 }
    };
    let (points, judged) =
        (|place| f64::from(inputs.points(place)), |place| f64::from(inputs.judged(place)) / 100.0);
    let leads: Vec<f64> = (1..players)
        .map(|place| lead(&points, place))
        .chain((1..players).map(|place| lead(&judged, place)))
        .chain(inputs.parts().iter().map(|&part| f64::from(part) / (100.0 * f64::from(network.unit))))
        .collect();
    let active: Vec<f64> = (0..FIRST)
        .map(|unit| {
            let on: f64 = inputs.on().map(|input| f64::from(network.first.row(input)[unit])).sum();
            let ahead: f64 =
                leads.iter().zip(&network.leads).map(|(lead, row)| lead * f64::from(row[unit])).sum();
            ((on + ahead + f64::from(network.first_bias[unit])) / one).clamp(0.0, 1.0)
        })
        .collect();
    let layer = |from: &[f64], row: &[i16], bias: i16| {
        (from.iter().zip(row).map(|(one, &weight)| one * f64::from(weight)).sum::<f64>() + f64::from(bias))
            / one
    };
    let hidden: Vec<f64> = (0..SECOND)
        .map(|unit| layer(&active, &network.second[unit], network.second_bias[unit]).clamp(0.0, 1.0))
        .collect();
    let straight = |row: usize| match network.straight.get(row) {
        Some(weights) => layer(&leads, weights, 0),
        None => 0.0,
    };
    let out: Vec<f64> = (0..2 * players)
        .map(|row| layer(&hidden, &network.last[row], network.last_bias[row]) + straight(row))
        .collect();
    let sum: f64 = out[..sitting].iter().map(|odds| odds.exp()).sum();
    let wins = out[..sitting].iter().map(|odds| odds.exp() / sum).collect();
    let has = |place| if network.straight.is_empty() { points(place) } else { judged(place) };
    let points =
        (0..sitting).map(|place| has(place) + out[players + place] * f64::from(network.unit)).collect();
    (wins, points)
}

#[test]
fn whole_numbers_come_to_what_fractions_come_to() {
    let seen = situations::<Artus>("players=2 mode=advanced", 1);
    let network = any_network(seen[0].count());
    for inputs in &seen {
        let (fast, (wins, points)) = (network.evaluate(inputs), slowly(&network, inputs));
        for place in 0..2 {
            assert!((f64::from(fast.wins[place]) - wins[place]).abs() < 0.01, "{fast:?} {wins:?}");
            assert!((f64::from(fast.points[place]) - points[place]).abs() < 1.0, "{fast:?} {points:?}");
        }
    }
}

/// With fewer players than it has seats, and with modules, whose parts are large.
#[test]
fn a_network_for_any_number_of_players_comes_to_what_fractions_come_to() {
    for options in ["players=2", "players=3 modules=all", "players=4 modules=gold,market"] {
        let seen = situations::<Merlin>(options, 1);
        let network = any_network_of_merlin(&seen[0]);
        for inputs in seen.iter().step_by(29) {
            let (fast, (wins, points)) = (network.evaluate(inputs), slowly(&network, inputs));
            for place in 0..inputs.players() {
                assert!((f64::from(fast.wins[place]) - wins[place]).abs() < 0.02, "{fast:?} {wins:?}");
                assert!((f64::from(fast.points[place]) - points[place]).abs() < 1.0, "{fast:?} {points:?}");
            }
            assert!(fast.wins[inputs.players()..].iter().all(|&win| win == 0.0));
        }
    }
}

#[test]
fn differences_come_to_the_same_as_everything_anew() {
    let seen = situations::<Artus>("players=2 mode=advanced", 2);
    let network = any_network(seen[0].count());
    for (one, other) in seen.iter().zip(seen.iter().skip(1).chain(seen.iter().rev())) {
        assert_eq!(network.evaluate_from(&network.base(one), other), network.evaluate(other));
    }
}

#[test]
fn what_is_no_network_is_refused() {
    let whole = {
        let mut bytes = b"tafelrunde network 1 artus 2 25 0\n".to_vec();
        bytes.resize(bytes.len() + 2 * (3 * FIRST + (FIRST + 1) * SECOND + 4 * (SECOND + 1)), 0);
        bytes
    };
    assert!(Network::read(&whole).is_ok());
    let read = |bytes: &[u8]| Network::read(bytes).unwrap_err();
    assert_eq!(read(b""), BadNetwork::Head);
    assert_eq!(read(b"tafelrunde network 1 artus 2 25\n"), BadNetwork::Head);
    assert_eq!(read(b"tafelrunde network 1 artus 9 25 0\n"), BadNetwork::Head);
    assert_eq!(read(b"tafelrunde network 1 artus 2 0 0\n"), BadNetwork::Head);
    assert_eq!(read(&whole[..whole.len() - 1]), BadNetwork::Size(whole.len() - 35, whole.len() - 34));
    let mut large = whole;
    large[34..].fill(0x7f);
    assert_eq!(read(&large), BadNetwork::TooLarge);
    assert!(BadNetwork::TooLarge.to_string().contains("too large"));
}

/// The first layer in bytes is the same network as the one with the same weights written out.
#[test]
fn a_first_layer_in_bytes_is_read_as_its_weights_written_out() {
    const INPUTS: usize = 3;
    let rest = 2 * (3 * FIRST + (FIRST + 1) * SECOND + 4 * (SECOND + 1));
    let weight = |place: usize| (place * 37 % 256) as u8;
    let mut small = format!("tafelrunde network 1 artus 2 25 {INPUTS} bytes\n").into_bytes();
    let mut large = format!("tafelrunde network 1 artus 2 25 {INPUTS}\n").into_bytes();
    small.extend((0..INPUTS * FIRST).map(weight));
    large.extend((0..INPUTS * FIRST).flat_map(|place| (16 * i16::from(weight(place) as i8)).to_le_bytes()));
    [&mut small, &mut large].into_iter().for_each(|bytes| bytes.resize(bytes.len() + rest, 1));
    let network = Network::read(&small).unwrap();
    assert_eq!(network, Network::read(&large).unwrap());
    assert_eq!((network.first.row(0)[1], network.first.row(0)[5]), (16 * 37, 16 * (185 - 256)));
    let size = INPUTS * FIRST + rest;
    assert_eq!(Network::read(&small[..small.len() - 1]), Err(BadNetwork::Size(size - 1, size)));
    for wrong in
        ["tafelrunde network 1 artus 2 25 3 words\n", "tafelrunde network 1 artus 2 25 3 bytes more\n"]
    {
        assert_eq!(Network::read(wrong.as_bytes()), Err(BadNetwork::Head), "{wrong}");
    }
}

/// Where the power of e is taken for granted.
#[test]
fn shares_are_near_those_of_the_power_of_e() {
    for tenth in -80..=80 {
        let odds = tenth as f32 / 10.0;
        let (mut both, true_share) = ([odds, 0.0], 1.0 / (1.0 + f64::from(-odds).exp()));
        shares(&mut both);
        assert!((f64::from(both[0]) - true_share).abs() < 0.002, "{odds}: {both:?}, not {true_share}");
        assert!((both[0] + both[1] - 1.0).abs() < 1e-6);
    }
}

#[test]
fn the_networks_of_the_program_are_those_of_the_list() {
    let mut size = 0;
    for &(game, file, sum, bytes, network) in ALL {
        assert_eq!(network.game(), game);
        let is: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(is, sum, "{file}");
        size += bytes.len();
    }
    assert!(size <= 4_000_000, "{size} bytes");
}

/// Every situation has as many inputs as the network of the game reads, if it has one, whatever the options.
struct Fits;

impl JudgedVisitor for Fits {
    type Out = ();

    fn visit<G: Judge>(self) {
        for options in G::every_option(G::printed()) {
            let game = G::setup(&options);
            let (Some(network), seen) = (game.network(), inputs(&game, Seat::new(0))) else { continue };
            assert_eq!((seen.count(), seen.parts().len()), (network.inputs(), network.parts), "{options}");
            assert_eq!(network.players(), G::SEATS.unwrap_or(game.players()), "{options}");
        }
    }
}

#[test]
fn every_network_fits_its_game() {
    GameId::ALL.into_iter().for_each(|game| visit_judged(game, Fits));
}

/// Whether there is a network for every set of options of a game.
struct IsTaught;

impl JudgedVisitor for IsTaught {
    type Out = bool;

    fn visit<G: Judge>(self) -> bool {
        G::every_option(G::printed()).iter().all(|options| G::setup(options).network().is_some())
    }
}

#[test]
fn every_game_was_taught_with_all_its_options() {
    for game in GameId::ALL {
        assert!(visit_judged(game, IsTaught), "{game}");
    }
}

#[test]
fn other_components_have_no_network() {
    let text = include_str!("../../../../components/artus.toml");
    let other = text.replace("chairs = [27, 0, 1, 13, 14, 15]", "chairs = [0, 1, 2, 14, 15, 16]");
    assert_ne!(text, other);
    let components = Artus::read_components(&other).unwrap();
    let options = Artus::read_options("players=2 mode=advanced", components).unwrap();
    assert_eq!(Artus::setup(&options).network(), None);
}
