//! A part of a match as JSON and back. Everything is written in whole numbers, so nothing is rounded on the way.

use bots::arena::{Bounds, Forfeit, Match, Played, SeatResult};
use serde_json::{Value, json};
use table::Seat;

/// The sets of a match: for each seat among how many the victory was shared (0: not won), twice the rank, and
/// the margin.
pub(super) fn written(played: &Match) -> Value {
    let seat = |seat: &SeatResult| {
        let sharers = if seat.win > 0.0 { (1.0 / seat.win).round() as u64 } else { 0 };
        json!([sharers, (2.0 * seat.rank) as u64, seat.margin.map(|margin| margin as i64)])
    };
    let game = |game: &Played| {
        json!({
            "bots": game.bots,
            "seats": game.seats.iter().map(seat).collect::<Vec<_>>(),
            "forfeit": game.forfeit.as_ref().map(|(seat, why)| json!([seat.index(), why.id(), detail(why)])),
        })
    };
    played.sets.iter().map(|set| set.iter().map(game).collect::<Value>()).collect()
}

fn detail(why: &Forfeit) -> Value {
    match why {
        Forfeit::Gone => Value::Null,
        Forfeit::Silent { milliseconds } => json!(milliseconds),
        Forfeit::TooLong { most } => json!(most),
        Forfeit::NotStarted(found)
        | Forfeit::NotJson(found)
        | Forfeit::NotAnAnswer(found)
        | Forfeit::OtherProtocol(found)
        | Forfeit::UnreadableMove(found)
        | Forfeit::NotOffered(found) => json!(found),
    }
}

/// The match of which these are the parts, in order.
pub(super) fn joined(task: &Value, parts: &[Value], sprt: Option<Bounds>) -> Option<Match> {
    let names: Option<Vec<String>> =
        task["bots"].as_array()?.iter().map(|name| Some(name.as_str()?.to_owned())).collect();
    let (names, players) = (names?, usize::try_from(task["players"].as_u64()?).ok()?);
    let mut sets = Vec::new();
    for part in parts {
        for set in part.as_array()? {
            let set = set.as_array()?.iter().map(|game| read(game, names.len(), players));
            sets.push(set.collect::<Option<Vec<_>>>()?);
        }
    }
    Some(Match::joined(names, players, sets, sprt))
}

fn read(game: &Value, bots: usize, players: usize) -> Option<Played> {
    let number = |value: &Value| usize::try_from(value.as_u64()?).ok();
    let seat = |value: &Value| {
        let [sharers, rank, margin] = value.as_array()?.as_slice() else { return None };
        let win = match sharers.as_u64()? {
            0 => 0.0,
            sharers => 1.0 / sharers as f64,
        };
        let margin = match margin {
            Value::Null => None,
            margin => Some(margin.as_i64()? as f64),
        };
        Some(SeatResult { win, rank: rank.as_u64()? as f64 / 2.0, margin })
    };
    let forfeit = match &game["forfeit"] {
        Value::Null => None,
        value => {
            let [seat, id, detail] = value.as_array()?.as_slice() else { return None };
            let seat = number(seat).filter(|&seat| seat < players)?;
            Some((Seat::new(seat), forfeit(id.as_str()?, detail)?))
        }
    };
    let played = Played {
        bots: game["bots"].as_array()?.iter().map(number).collect::<Option<_>>()?,
        seats: game["seats"].as_array()?.iter().map(seat).collect::<Option<_>>()?,
        forfeit,
    };
    let fits = played.bots.len() == players && played.seats.len() == players;
    (fits && played.bots.iter().all(|&bot| bot < bots)).then_some(played)
}

fn forfeit(id: &str, detail: &Value) -> Option<Forfeit> {
    let found = || detail.as_str().map(str::to_owned);
    Some(match id {
        "gone" => Forfeit::Gone,
        "silent" => Forfeit::Silent { milliseconds: detail.as_u64()? },
        "too_long" => Forfeit::TooLong { most: usize::try_from(detail.as_u64()?).ok()? },
        "not_started" => Forfeit::NotStarted(found()?),
        "not_json" => Forfeit::NotJson(found()?),
        "not_an_answer" => Forfeit::NotAnAnswer(found()?),
        "other_protocol" => Forfeit::OtherProtocol(found()?),
        "unreadable_move" => Forfeit::UnreadableMove(found()?),
        "not_offered" => Forfeit::NotOffered(found()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_read_back_as_it_was() {
        let seat = |win, rank, margin| SeatResult { win, rank, margin };
        let reasons = [
            Forfeit::Gone,
            Forfeit::Silent { milliseconds: 10 },
            Forfeit::TooLong { most: 7 },
            Forfeit::NotStarted("a".to_owned()),
            Forfeit::NotJson("b".to_owned()),
            Forfeit::NotAnAnswer("c".to_owned()),
            Forfeit::OtherProtocol("d".to_owned()),
            Forfeit::UnreadableMove("e".to_owned()),
            Forfeit::NotOffered("f".to_owned()),
        ];
        let shared = Played {
            bots: vec![0, 1, 1],
            seats: vec![
                seat(1.0 / 3.0, 2.0, Some(0.0)),
                seat(1.0 / 3.0, 2.5, Some(-7.0)),
                seat(0.0, 1.5, None),
            ],
            forfeit: None,
        };
        let forfeited = reasons.map(|why| Played { forfeit: Some((Seat::new(2), why)), ..shared.clone() });
        let sets = vec![vec![shared], forfeited.to_vec()];
        let names = vec!["one".to_owned(), "two".to_owned()];
        let played = Match { names: names.clone(), players: 3, sets, sprt: None };
        let task = json!({ "bots": names, "players": 3 });
        assert_eq!(joined(&task, &[written(&played)], None), Some(played.clone()));
        let [first, second] =
            [0, 1].map(|set| Match { sets: vec![played.sets[set].clone()], ..played.clone() });
        assert_eq!(joined(&task, &[written(&first), written(&second)], None), Some(played));
        assert_eq!(
            joined(&task, &[json!([[{ "bots": [5, 0, 0], "seats": [], "forfeit": null }]])], None),
            None
        );
    }
}
