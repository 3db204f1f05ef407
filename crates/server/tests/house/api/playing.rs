//! Whole games, played by four programs that see only what the API tells them.

use super::support::{Program, house, on_turn, seated};
use artus::Artus;
use serde_json::{Value, json};
use table::{Game, Record, generator, hexadecimal, verify};

/// What one eye has been told so far, and what it must never be told.
struct Watcher {
    program: Program,
    seat: Option<u64>,
    known: usize,
    told: Vec<Value>,
}

impl Watcher {
    /// Looks at the table: own cards are shown, those of others are not, and everything fits together.
    async fn look(&mut self, id: &str) {
        let view = self.program.get(&format!("/tables/{id}/view")).await.ok();
        assert_eq!(view["seat"].as_u64(), self.seat);
        for player in view["view"]["players"].as_array().unwrap() {
            let own = player["seat"].as_u64() == self.seat;
            assert_eq!(player["hand"].is_array(), own, "{player}");
            let held: u64 =
                player["held"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
            if own {
                assert_eq!(player["hand"].as_array().unwrap().len() as u64, held);
            }
        }
        let news = self.program.get(&format!("/tables/{id}/events?since={}", self.known)).await.ok();
        assert_eq!(news["from"].as_u64(), Some(self.known as u64));
        for event in news["events"].as_array().unwrap() {
            let kind = event["event"].as_object().unwrap();
            if let Some(received) = kind.get("dealt").or_else(|| kind.get("drew")) {
                let own = received["seat"].as_u64() == self.seat;
                assert_eq!(received["card"].is_string(), own, "{event}");
            }
            self.told.push(event.clone());
        }
        self.known = news["moves_made"].as_u64().unwrap() as usize;
    }
}

async fn whole_game(options: &str, players: usize, seed: u64) -> Value {
    let house = house();
    let (programs, id) = seated(&house, options, players).await;
    let seats = (1..).map(Some).zip(&programs).map(|(seat, program)| (seat, program.clone()));
    let eyes = seats.chain([(None, Program::stranger(&house))]);
    let mut watchers: Vec<Watcher> =
        eyes.map(|(seat, program)| Watcher { program, seat, known: 0, told: Vec::new() }).collect();
    let mut rng = generator(seed);
    let mut table = programs[0].get(&format!("/tables/{id}")).await.ok();
    assert_eq!(table["begun"], true);
    while let Some(turn) = on_turn(&table) {
        for watcher in &mut watchers {
            watcher.look(&id).await;
        }
        assert!(table["secret"].is_null() && table["words"].is_null() && table["winners"].is_null());
        for (seat, program) in programs.iter().enumerate().filter(|(seat, _)| *seat != turn) {
            let offered = program.get(&format!("/tables/{id}/moves")).await.ok();
            assert_eq!(offered["moves"], json!([]), "seat {} is not on turn", seat + 1);
        }
        programs[turn].play_any(&id, &mut rng).await;
        table = programs[0].get(&format!("/tables/{id}")).await.ok();
    }
    for watcher in &mut watchers {
        watcher.look(&id).await;
        let all = watcher.program.get(&format!("/tables/{id}/events")).await.ok();
        assert_eq!(
            all["events"],
            json!(watcher.told),
            "told piece by piece or at once, it is the same story"
        );
        assert_eq!(all["over"], true);
    }
    check_the_end(&programs[0], &id, &table).await;
    json!(watchers[0].told)
}

/// The points add up, the record can be replayed, and the dice are proved.
async fn check_the_end(program: &Program, id: &str, table: &Value) {
    assert_eq!((&table["over"], &table["turn"]), (&json!(true), &json!([])));
    let totals: Vec<i64> =
        table["scores"].as_array().unwrap().iter().map(|score| score["total"].as_i64().unwrap()).collect();
    for score in table["scores"].as_array().unwrap() {
        let parts: i64 =
            score["parts"].as_object().unwrap().values().map(|part| part.as_i64().unwrap()).sum();
        assert_eq!(score["total"], parts);
    }
    let best = totals.iter().max();
    let winners: Vec<usize> = (1..=totals.len()).filter(|seat| Some(&totals[seat - 1]) == best).collect();
    assert_eq!(table["winners"], json!(winners));

    let record = program.get(&format!("/tables/{id}/record")).await.ok();
    let record = Record::<Artus>::parse(record["record"].as_str().unwrap(), Artus::printed()).unwrap();
    assert_eq!(record.moves.len(), table["moves_made"].as_u64().unwrap() as usize);
    assert!(verify(&record).unwrap().throws > 0, "the dice are proved");
    let proof = record.header.proof.unwrap();
    assert_eq!(table["commitment"], proof.commitment);
    assert_eq!(table["secret"], hexadecimal(&proof.secret.unwrap()));
    assert_eq!(table["words"], json!(proof.words));
}

#[tokio::test]
async fn four_programs_play_a_whole_game() {
    whole_game("players=4 mode=beginner", 4, 1).await;
}

#[tokio::test]
async fn whole_advanced_games_tell_every_kind_of_event() {
    let mut kinds = std::collections::BTreeSet::new();
    for (players, seed) in [(2, 3), (3, 4)] {
        let told = whole_game(&format!("players={players} mode=advanced"), players, seed).await;
        for event in told.as_array().unwrap() {
            let (kind, what) = event["event"].as_object().unwrap().iter().next().unwrap();
            let reason =
                what.get("reason").and_then(Value::as_object).and_then(|reason| reason.keys().next());
            kinds.insert(reason.map_or_else(|| kind.clone(), |reason| format!("{kind}: {reason}")));
        }
    }
    let all = [
        "crowned",
        "dealt",
        "displaced",
        "drew",
        "first_king",
        "moved",
        "over",
        "placed",
        "played",
        "realigned",
        "ringed",
        "round",
        "scored: knights",
        "scored: left",
        "scored: penalty",
        "scored: ring",
        "starts",
    ];
    assert!(kinds.iter().eq(all.iter()), "{kinds:?}");
}

#[tokio::test]
async fn bots_answer_and_the_game_comes_to_its_end() {
    let house = house();
    let anna = Program::guest(&house, "Anna").await;
    let seats = ["bot:random", "me", "bot:random", "bot:random"];
    let id = anna.open_table("players=4 mode=advanced", &seats).await;
    let mut rng = generator(5);
    loop {
        let table = anna.get(&format!("/tables/{id}")).await.ok();
        if table["over"] == true {
            let sits: Vec<&Value> =
                table["seats"].as_array().unwrap().iter().map(|seat| &seat["sits"]).collect();
            assert_eq!(sits, ["bot", "person", "bot", "bot"]);
            break;
        }
        match on_turn(&table) {
            Some(1) => drop(anna.play_any(&id, &mut rng).await),
            _ => tokio::time::sleep(std::time::Duration::from_millis(1)).await,
        }
    }
}

#[tokio::test]
async fn a_decision_can_be_taken_back_until_somebody_else_decides() {
    let house = house();
    let (programs, id) = seated(&house, "players=2 mode=beginner", 2).await;
    let before = programs[0].get(&format!("/tables/{id}")).await.ok();
    let turn = on_turn(&before).unwrap();
    let (mover, other) = (&programs[turn], &programs[1 - turn]);
    let undo = format!("/tables/{id}/undo");
    mover.play_any(&id, &mut generator(6)).await;
    assert_eq!(other.post(&undo, Value::Null).await.code(), "no_undo");
    let after = mover.post(&undo, Value::Null).await.ok();
    assert_eq!((&after["moves_made"], &after["turn"]), (&before["moves_made"], &before["turn"]));
    mover.play_any(&id, &mut generator(7)).await;
    other.play_any(&id, &mut generator(8)).await;
    assert_eq!(mover.post(&undo, Value::Null).await.code(), "no_undo");
}

#[tokio::test]
async fn one_program_may_hold_all_seats() {
    let house = house();
    let anna = Program::guest(&house, "Anna").await;
    let id = anna.open_table("players=2 mode=beginner", &["me", "me"]).await;
    let table = anna.get(&format!("/tables/{id}")).await.ok();
    let turn = on_turn(&table).unwrap() as u64 + 1;
    let asked = anna.get(&format!("/tables/{id}/view")).await.ok();
    assert_eq!(asked["seat"], turn, "without a name it is the seat on turn");
    for seat in [1, 2] {
        let view = anna.get(&format!("/tables/{id}/view?seat={seat}")).await.ok();
        let shown = |index: usize| view["view"]["players"][index]["hand"].is_array();
        assert_eq!((view["seat"].as_u64(), shown(0), shown(1)), (Some(seat), seat == 1, seat == 2));
    }
    let other = format!("/tables/{id}/play?seat={}", 3 - turn);
    assert_eq!(anna.post(&other, json!({ "move": "place 5" })).await.code(), "refused");
    anna.play_any(&id, &mut generator(9)).await;
    anna.play_any(&id, &mut generator(9)).await;
    anna.post(&format!("/tables/{id}/undo"), Value::Null).await.ok();
}

#[tokio::test]
async fn moves_are_told_in_the_language_of_the_reader_with_their_points() {
    let house = house();
    let (programs, id) = seated(&house, "players=2 mode=beginner", 2).await;
    let mut rng = generator(10);
    let mut table = programs[0].get(&format!("/tables/{id}")).await.ok();
    for _ in 0..10 {
        programs[on_turn(&table).unwrap()].play_any(&id, &mut rng).await;
        table = programs[0].get(&format!("/tables/{id}")).await.ok();
    }
    let mover = &programs[on_turn(&table).unwrap()];
    let german = mover.for_readers_of("de");
    let path = format!("/tables/{id}/moves");
    let (english, german) = (mover.get(&path).await.ok(), german.get(&path).await.ok());
    for (english, german) in
        english["moves"].as_array().unwrap().iter().zip(german["moves"].as_array().unwrap())
    {
        assert_eq!((&english["move"], &english["points"]), (&german["move"], &german["points"]));
        assert_ne!(english["words"], german["words"]);
        assert!(english["move"].as_str().unwrap().starts_with("play "), "{english}");
        assert!(english["heading"].is_string() && english["points"].is_i64(), "{english}");
    }
}
