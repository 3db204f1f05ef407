//! What the first page of a table weighs, and what a tap costs: somebody tries out what can be picked before
//! they decide.

use super::Played;
use super::connection::{Answer, Connection};
use super::error::BenchError;
use super::house::House;
use super::players::{self, Player};
use serde_json::{Value, json};
use std::time::Instant;
use table::{below, generator};

/// What was measured.
#[derive(Default)]
pub(super) struct Taps {
    /// How long each tap took until its answer was here, in microseconds.
    pub(super) times: Vec<u32>,
    /// How many bytes all answers had.
    pub(super) bytes: u64,
    /// How many bytes the first page has, on average.
    pub(super) page: u64,
}

/// The number of moves, and of taps before each.
const MOVES: usize = 60;
const TAPS: usize = 4;

/// Plays at one table and taps before every move.
pub(super) async fn measure(house: &House, played: &Played) -> Result<Taps, BenchError> {
    let mut guests = players::guests(house).await?;
    let id = players::open(house, played, &mut guests).await?;
    let (mut rng, mut taps, mut pages) = (generator(1), Taps::default(), 0);
    for _ in 0..MOVES {
        let Some((seat, offers)) = on_turn(house, &id, &mut guests).await? else { break };
        let Player { token, connection } = &mut guests[seat];
        let packed = "accept-encoding: gzip\r\n";
        taps.page += get(house, connection, token, &format!("/t/{id}"), packed).await?.len() as u64;
        pages += 1;
        let first = first_event(house, token, &id).await?;
        let base =
            first.split("\ndata: #").nth(1).and_then(|rest| rest.split('\t').next()).unwrap_or_default();
        let picks = first.split("data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let picks: Vec<&str> = picks.collect();
        for _ in 0..TAPS.min(picks.len()) {
            let pick = picks[below(picks.len() as u64, &mut rng) as usize];
            let pick = pick.replace("&#10;", "%0A").replace('+', "%2B").replace(' ', "+");
            let path = format!("/t/{id}/view?taps={pick}&base={base}");
            let begin = Instant::now();
            let answer = get(house, connection, token, &path, packed).await?;
            taps.times.push(u32::try_from(begin.elapsed().as_micros()).unwrap_or(u32::MAX));
            taps.bytes += answer.len() as u64;
        }
        let choice = &offers[below(offers.len() as u64, &mut rng) as usize];
        house
            .api(connection, token, &format!("/tables/{id}/play"), &json!({ "move": choice }).to_string())
            .await?;
    }
    taps.page /= pages.max(1);
    Ok(taps)
}

/// The first event of a stream, which brings the whole page and its name.
async fn first_event(house: &House, token: &str, id: &str) -> Result<String, BenchError> {
    let (mut stream, host) = (house.connect().await?, &house.host);
    let path = format!("/t/{id}/stream");
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: tafelrunde={token}; lang=en\r\n\r\n");
    stream.send(request.as_bytes()).await?;
    match stream.begin_stream().await? {
        200 => {}
        status => return Err(BenchError::answer(&path, status)),
    }
    let (event, _) = stream.event().await?;
    Ok(String::from_utf8_lossy(event).into_owned())
}

/// A seat that may move, and its moves.
async fn on_turn(
    house: &House,
    id: &str,
    guests: &mut [Player],
) -> Result<Option<(usize, Vec<String>)>, BenchError> {
    for (seat, Player { token, connection }) in guests.iter_mut().enumerate() {
        let path = format!("/api/v1/tables/{id}/moves?words=false");
        let answer = get(house, connection, token, &path, "").await?;
        let offered: Value = serde_json::from_slice(&answer).unwrap_or_default();
        let moves = offered["moves"].as_array().into_iter().flatten();
        let moves: Vec<String> = moves.filter_map(|offer| Some(offer["move"].as_str()?.to_owned())).collect();
        if !moves.is_empty() {
            return Ok(Some((seat, moves)));
        }
    }
    Ok(None)
}

/// Asks for a page; `more` are further lines of the head.
async fn get(
    house: &House,
    connection: &mut Connection,
    token: &str,
    path: &str,
    more: &str,
) -> Result<Vec<u8>, BenchError> {
    let host = &house.host;
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: tafelrunde={token}; lang=en\r\n{more}\r\n");
    connection.send(request.as_bytes()).await?;
    match connection.answer().await? {
        Answer { status: 200, body } => Ok(body.to_vec()),
        Answer { status, .. } => Err(BenchError::answer(path, status)),
    }
}
