//! The secret sending of The Future of Camelot at a table of the house (CAM-5.7): that a fist is closed
//! everybody learns, how many knights are in it nobody, by no page, no byte of a stream, no picture and no
//! answer of the API.

use crate::support::twins::{SECRET, TABLE, names, token};
use crate::support::{Browser, Reply, Stream, config, house_on};
use camelot::Camelot;
use games::RunningGame;
use server::{House, StoredMove, StoredSeat, StoredTable};
use sha2::{Digest, Sha256};
use table::{Actor, Game, Header, Moves, Playthrough, Seat, Turn, draw, generator};

/// A house with a game for four in which the first fists are to be closed, and how many moves were made.
async fn sending() -> (House, usize) {
    let options = Camelot::read_options("players=4", Camelot::printed()).unwrap();
    let mut game = Playthrough::<Camelot>::new(Header::new(options, names(4)));
    let (mut offers, mut rng) = (Moves::new(), generator(1));
    while game.state().turn() == Turn::Chance {
        let lot = draw(game.state(), &mut offers, &mut rng);
        game.play(Actor::Chance, lot).unwrap();
    }
    let store = crate::support::store();
    let mut seats = Vec::new();
    for (seat, name) in Seat::all(4).zip(names(4)) {
        let sum: [u8; 32] = Sha256::digest(token(seat).as_bytes()).into();
        let person = store.add_person(name.clone(), sum).await.unwrap();
        let word = format!("word of {name}");
        seats.push(StoredSeat { name, person: Some(person.id), word, ..StoredSeat::default() });
    }
    let table = StoredTable {
        id: TABLE.to_owned(),
        game: "camelot".to_owned(),
        options: options.to_string(),
        owner: 1,
        address_hash: None,
        listed: true,
        clock: None,
        secret: SECRET,
        opened: 1_000_000,
        begun: true,
        over: false,
        closed: false,
        winner: None,
        given: 0,
        pins: games::GameId::Camelot.pins(),
        proof: None,
        instant: true,
        hints: true,
        seats,
    };
    store.add_table(None, table, Vec::new()).await.unwrap();
    let lines = RunningGame::lines_since(&game, 0);
    let made = lines.len();
    let moves = lines.into_iter().map(|line| StoredMove { line, at: 2_000_000, thought: 0 }).collect();
    store.append(None, TABLE.to_owned(), 0, moves, false).await.unwrap();
    (house_on(config(), store), made)
}

/// Everything a reader can ask for at the table.
async fn everything(browser: &mut Browser) -> Vec<(String, Reply)> {
    let mut paths: Vec<String> =
        ["", "/view", "/replay", "/picture.svg", "/record"].map(|end| format!("/t/{TABLE}{end}")).to_vec();
    let ends = ["", "/view", "/events", "/moves", "/view?seat=2", "/moves?seat=2", "/record"];
    paths.extend(ends.map(|end| format!("/api/v1/tables/{TABLE}{end}")));
    let mut replies = Vec::new();
    for path in paths {
        let mut reply = browser.get(&path).await;
        if path == format!("/api/v1/tables/{TABLE}") {
            // How long everybody has thought is measured, and so differs from one run to the next.
            let mut table: serde_json::Value = serde_json::from_slice(&reply.body).unwrap();
            table["seats"].as_array_mut().unwrap().iter_mut().for_each(|seat| seat["thought_ms"] = 0.into());
            reply.headers.remove("content-length");
            reply.body = table.to_string().into_bytes();
        }
        replies.push((path, reply));
    }
    replies
}

/// What everybody else can observe of a choice of Ben.
#[derive(PartialEq)]
struct Observed {
    /// The answers to all others, and the spectator.
    replies: Vec<(String, Reply)>,
    /// What their streams were sent, to the byte, and how many events it was.
    sent: Vec<(u64, String)>,
    /// What Ben was answered.
    answer: Reply,
}

/// Ben sends so many knights, then the others theirs, and all predict; what the others learn before the fists open,
/// and what the spectator sees afterwards.
async fn observe(knights: u8) -> (Observed, Vec<u8>) {
    let (house, mut made) = sending().await;
    let browser = |seat: usize| Browser::new(&house).with_cookie("tafelrunde", &token(Seat::new(seat)));
    let mut readers = vec![browser(0), browser(2), Browser::new(&house)];
    let mut streams: Vec<Stream> = Vec::new();
    for reader in &mut readers {
        let mut stream = reader.stream(TABLE).await;
        stream.next().await.unwrap();
        streams.push(stream);
    }
    let (mut replies, mut sent) = (Vec::new(), Vec::new());
    let answer = browser(1).play(TABLE, &format!("send {knights}"), made).await;
    assert_eq!(answer.status, 204, "{}", answer.text());
    let mut rest = vec![(0, "send 1".to_owned()), (2, "send 2".to_owned()), (3, "send 0".to_owned())];
    loop {
        made += 1;
        for stream in &mut streams {
            stream.until_seen(made, |frame| sent.push((frame.id, frame.sent.clone()))).await;
        }
        for reader in &mut readers {
            replies.extend(everything(reader).await);
        }
        if rest.is_empty() {
            break;
        }
        let (seat, choice) = rest.remove(0);
        let reply = browser(seat).play(TABLE, &choice, made).await;
        assert_eq!(reply.status, 204, "{choice}: {}", reply.text());
    }
    for number in [5, 6, 7, 8] {
        let live = crate::support::live(&house, TABLE).await;
        let running = live.snapshot().running.clone();
        let seat = crate::support::on_turn(&*running).unwrap();
        if number == 8 {
            // With the last prediction the fists are opened.
            let reply = browser(seat.index()).play(TABLE, "predict 8", running.moves_made()).await;
            assert_eq!(reply.status, 204);
            let after = readers[2].get(&format!("/t/{TABLE}")).await.body;
            return (Observed { replies, sent, answer }, after);
        }
        browser(seat.index()).play(TABLE, &format!("predict {number}"), running.moves_made()).await;
        made += 1;
        for stream in &mut streams {
            stream.until_seen(made, |frame| sent.push((frame.id, frame.sent.clone()))).await;
        }
        for reader in &mut readers {
            replies.extend(everything(reader).await);
        }
    }
    unreachable!("the last prediction ends it");
}

#[tokio::test]
async fn a_closed_fist_tells_nobody_how_many_knights_are_in_it() {
    let (none, opened) = observe(0).await;
    for knights in 1..=3 {
        let (some, other) = observe(knights).await;
        for ((path, one), (_, other)) in none.replies.iter().zip(&some.replies) {
            assert!(one == other, "{path} tells 0 and {knights} apart:\n{}\n{}", one.text(), other.text());
        }
        assert!(none.sent == some.sent, "a stream tells 0 and {knights} apart");
        assert!(none == some, "the answer to Ben tells 0 and {knights} apart");
        assert_ne!(opened, other, "open fists are seen, otherwise this proves nothing");
    }
}
