//! Sealed words: all are fixed before one is shown, and the game begins when all are there or left out.

use crate::api::support::Program;
use crate::support::{Browser, Mishap, Unreliable, config, house, house_on, live, play_on};
use artus::{Artus, Components};
use serde_json::json;
use server::House;
use std::sync::Arc;
use table::{Record, Sealed, Seat, generator, verify};

/// A word with its salt and its commitment.
struct Word {
    word: String,
    salt: String,
    commitment: String,
}

impl Word {
    fn new(word: &str, salt: u8) -> Self {
        let salt = table::hexadecimal(&[salt; 32]);
        Self { commitment: Sealed::commitment_to(&salt, word), word: word.to_owned(), salt }
    }

    async fn show(&self, browser: &mut Browser, id: &str) -> u16 {
        browser.post(&format!("/t/{id}/word"), &[("word", &self.word), ("salt", &self.salt)]).await.status
    }
}

async fn sit(browser: &mut Browser, id: &str, seat: &str, name: &str, word: &Word) -> u16 {
    let fields = [("seat", seat), ("name", name), ("commitment", &word.commitment)];
    browser.post(&format!("/t/{id}/sit"), &fields).await.status
}

/// Anna has opened a table and Ben has sat down; both have sealed a word.
async fn sealed(house: &House) -> (Browser, Browser, String, [Word; 2]) {
    let words = [Word::new("avalon", 1), Word::new("green wood", 2)];
    let (mut anna, mut ben) = (Browser::new(house), Browser::new(house));
    let fields = [
        ("name", "Anna"),
        ("players", "2"),
        ("mode", "beginner"),
        ("seat2", "friend"),
        ("listed", "yes"),
        ("commitment", &words[0].commitment),
    ];
    let id = anna.open_table(&fields).await;
    assert_eq!(words[0].show(&mut anna, &id).await, 409, "not before everybody sits");
    assert_eq!(sit(&mut ben, &id, "2", "Ben", &words[1]).await, 303);
    (anna, ben, id, words)
}

async fn begun(house: &House, id: &str) -> bool {
    let live = live(house, id).await;
    let kept = house.store().table(id.to_owned()).await.unwrap().unwrap();
    let snapshot = live.snapshot();
    assert_eq!((kept.0.begun, &kept.0.seats), (snapshot.begun, &*snapshot.seats), "kept as shown");
    snapshot.begun
}

async fn record_of(browser: &mut Browser, id: &str) -> Record<Artus> {
    let text = browser.get(&format!("/t/{id}/record")).await.text().to_owned();
    Record::parse(&text, Components::printed()).unwrap()
}

#[tokio::test]
async fn the_game_begins_when_every_word_is_shown_and_the_record_proves_them() {
    let house = house();
    let (mut anna, mut ben, id, words) = sealed(&house).await;
    assert!(!begun(&house, &id).await);
    let lobby = anna.page(&format!("/t/{id}")).await;
    let shown =
        |page: &crate::support::Page, name: &str| page.values(name).first().map(|&value| value.to_owned());
    assert_eq!(shown(&lobby, "data-reveal"), Some(words[0].commitment.clone()), "her own, and nobody else's");
    let published = shown(&lobby, "data-published").unwrap();
    let other = ben.page(&format!("/t/{id}")).await;
    assert_eq!(shown(&other, "data-reveal"), Some(words[1].commitment.clone()));
    assert_eq!(shown(&other, "data-published"), Some(published.clone()));
    assert_eq!(shown(&Browser::new(&house).page(&format!("/t/{id}")).await, "data-reveal"), None);

    assert_eq!(words[0].show(&mut anna, &id).await, 204);
    assert!(!begun(&house, &id).await, "one word is missing");
    let other = ben.get(&format!("/t/{id}")).await;
    assert!(!other.text().contains("avalon"), "nobody sees a word before the end");
    assert_eq!(words[0].show(&mut anna, &id).await, 204, "twice does no harm");
    assert_eq!(words[1].show(&mut ben, &id).await, 204);
    assert!(begun(&house, &id).await);
    assert!(live(&house, &id).await.snapshot().running.moves_made() > 0, "the dice have rolled");
    assert_eq!(words[1].show(&mut ben, &id).await, 204, "an answer that was lost is asked for again");
    let page = anna.get(&format!("/t/{id}")).await;
    assert!(page.text().contains(&published), "the sum can be seen during the game");

    play_on(&house, &id, &mut [anna.clone(), ben.clone()], usize::MAX, &mut generator(1)).await;
    let record = record_of(&mut anna, &id).await;
    let checked = verify(&record).unwrap();
    assert!(checked.throws > 0 && checked.withheld.is_empty());
    let proof = record.header.proof.clone().unwrap();
    assert_eq!(proof.words, ["avalon", "green wood"]);
    assert_eq!(proof.sealed[&Seat::new(1)].salt.as_ref(), Some(&words[1].salt));
    assert_eq!(record.published().unwrap(), published, "what was shown before the words");
}

/// A word belongs to one game: the bot that plays on for Ben has his word there, and none in the next game.
#[tokio::test]
async fn a_rematch_takes_no_word_along() {
    let house = house();
    let (mut anna, mut ben, id, words) = sealed(&house).await;
    assert_eq!(words[0].show(&mut anna, &id).await, 204);
    assert_eq!(words[1].show(&mut ben, &id).await, 204);
    assert_eq!(ben.post(&format!("/t/{id}/leave"), &[]).await.status, 303);
    let left = live(&house, &id).await.snapshot();
    assert!(left.seats[1].bot.is_some() && left.seats[1].sealed.is_some());
    assert_eq!(anna.post(&format!("/t/{id}/leave"), &[]).await.status, 303);
    let reply = anna.post(&format!("/t/{id}/rematch"), &[]).await;
    let next = reply.header("location").unwrap().strip_prefix("/t/").unwrap().to_owned();
    let seats = live(&house, &next).await.snapshot().seats.clone();
    assert_eq!((&*seats[1].word, &seats[1].sealed), (table::NO_WORD, &None));
}

#[tokio::test]
async fn whoever_sits_last_cannot_choose_a_word_that_fits() {
    let house = house();
    let (mut anna, mut ben, id, words) = sealed(&house).await;
    assert_eq!(words[0].show(&mut anna, &id).await, 204);
    // Ben runs the house: he knows the secret and, by now, the word of Anna. Only the word he sealed is taken.
    for other in ["green wooe", "green Wood", "-"] {
        let other = Word { word: other.to_owned(), ..Word::new("green wood", 2) };
        assert_eq!(other.show(&mut ben, &id).await, 409, "{}", other.word);
    }
    assert_eq!(words[0].show(&mut ben, &id).await, 409, "the word of somebody else is not his");
    assert_eq!(words[1].show(&mut anna, &id).await, 409);
    assert_eq!(words[1].show(&mut Browser::new(&house), &id).await, 403, "nobody has no word");
    assert_eq!(ben.sit(&id, 2, "Ben", "other").await.status, 409, "nor does he sit down again");
    assert!(!begun(&house, &id).await);
    assert_eq!(words[1].show(&mut ben, &id).await, 204);
    assert!(begun(&house, &id).await);
}

#[tokio::test]
async fn what_is_no_commitment_or_a_copy_is_refused() {
    let house = house();
    let mut anna = Browser::new(&house);
    let word = Word::new("avalon", 1);
    let fields = [("players", "2"), ("seat2", "friend"), ("commitment", &word.commitment)];
    let id = anna.open_table(&fields).await;
    for commitment in ["abc", &word.commitment.to_uppercase(), &word.commitment[..63]] {
        let fields = [("seat", "2"), ("commitment", commitment)];
        let reply = Browser::new(&house).post(&format!("/t/{id}/sit"), &fields).await;
        assert_eq!(reply.status, 400, "{commitment}");
        assert!(reply.failure().contains("64 lower-case hexadecimal digits"), "{}", reply.failure());
    }
    let mut eve = Browser::new(&house);
    assert_eq!(sit(&mut eve, &id, "2", "Eve", &word).await, 409, "a copy");
    assert!(eve.cookies.is_empty(), "she was not here");
    let unseen = Word::new("a\u{200b}b", 1);
    assert_eq!(unseen.show(&mut anna, &id).await, 400, "it could not be shown as it is");
}

#[tokio::test]
async fn words_that_never_come_are_left_out_by_whoever_opened_the_table() {
    let house = house();
    let (mut anna, mut ben, id, words) = sealed(&house).await;
    let begin = format!("/t/{id}/begin");
    assert_eq!(words[0].show(&mut anna, &id).await, 204);
    let mut eve = Browser::new(&house);
    eve.post("/me", &[("name", "Eve")]).await;
    assert_eq!(eve.post(&begin, &[]).await.status, 403, "somebody else");
    assert_eq!(Browser::new(&house).post(&begin, &[]).await.status, 403);
    let page = anna.page(&format!("/t/{id}")).await;
    assert!(page.text_of("seats").unwrap().contains("word for the dice still missing"));
    assert!(page.values("action").contains(&begin.as_str()), "she may begin");
    assert!(!eve.page(&format!("/t/{id}")).await.values("action").contains(&begin.as_str()));
    let reply = anna.post(&begin, &[]).await;
    assert_eq!((reply.status, reply.location()), (303, format!("/t/{id}").as_str()));
    assert!(begun(&house, &id).await);
    assert_eq!(words[1].show(&mut ben, &id).await, 409, "it is too late for his word");
    assert_eq!(anna.post(&begin, &[]).await.status, 409);

    play_on(&house, &id, &mut [anna.clone(), ben.clone()], usize::MAX, &mut generator(1)).await;
    let record = record_of(&mut anna, &id).await;
    assert_eq!(verify(&record).unwrap().withheld, [Seat::new(1)]);
    assert_eq!(record.header.proof.unwrap().words, ["avalon", "-"]);
    let dice = anna.get(&format!("/t/{id}/dice")).await;
    assert!(dice.text().contains("sealed and never shown"), "{}", dice.text());
}

#[tokio::test]
async fn somebody_may_do_without_their_own_word_and_without_whoever_opened_the_table() {
    let house = house();
    let (mut anna, mut ben, id, words) = sealed(&house).await;
    assert_eq!(words[0].show(&mut anna, &id).await, 204);
    assert_eq!(ben.post(&format!("/t/{id}/begin"), &[]).await.status, 303, "he has lost his word");
    assert!(begun(&house, &id).await);

    let (_, mut ben, id, words) = sealed(&house).await;
    assert_eq!(words[1].show(&mut ben, &id).await, 204);
    assert_eq!(ben.post(&format!("/t/{id}/begin"), &[]).await.status, 303, "Anna has vanished");
    assert!(begun(&house, &id).await);
}

/// Whoever runs the house and plays would know the secret and the shown word, and try words for the free seat at will.
#[tokio::test]
async fn whoever_deletes_an_account_between_the_words_frees_no_seat() {
    for leaves_with_word in [false, true] {
        let house = house();
        let (mut anna, mut ben, mut mordred) =
            (Browser::new(&house), Browser::new(&house), Browser::new(&house));
        let words = [Word::new("avalon", 1), Word::new("green wood", 2), Word::new("camlann", 3)];
        let account = [("account", "Mordred"), ("password", "camlann by night")];
        assert_eq!(mordred.post("/account", &account).await.status, 303);
        let fields = [
            ("name", "Anna"),
            ("players", "3"),
            ("mode", "beginner"),
            ("seat2", "friend"),
            ("seat3", "friend"),
            ("commitment", &words[0].commitment),
        ];
        let id = anna.open_table(&fields).await;
        assert_eq!(sit(&mut ben, &id, "2", "Ben", &words[1]).await, 303);
        assert_eq!(sit(&mut mordred, &id, "3", "Mordred", &words[2]).await, 303);
        let published = live(&house, &id).await.published().unwrap();
        assert_eq!(words[1].show(&mut ben, &id).await, 204);
        if leaves_with_word {
            assert_eq!(words[2].show(&mut mordred, &id).await, 204);
        }
        let delete = [("password", "camlann by night")];
        assert_eq!(mordred.post("/account/delete", &delete).await.status, 303);

        let late = Word::new("one that fits", 4);
        assert_eq!(
            sit(&mut Browser::new(&house), &id, "3", "Late", &late).await,
            409,
            "the seat is not free"
        );
        assert!(!begun(&house, &id).await, "the word of Anna is missing");
        let lobby = anna.get(&format!("/t/{id}")).await;
        assert!(!lobby.text().contains("Mordred"), "{}", lobby.text());
        assert_eq!(words[0].show(&mut anna, &id).await, 204);
        assert!(begun(&house, &id).await, "nobody waits for a word that cannot come");
        let live = live(&house, &id).await;
        assert_eq!(live.published().unwrap(), published, "what was noted before the words is still true");
        let seat = &live.snapshot().seats[2];
        assert_eq!(seat.word, if leaves_with_word { "camlann" } else { "-" });
        assert_eq!(seat.sealed.as_ref().unwrap().commitment, words[2].commitment);
    }
}

#[tokio::test]
async fn the_game_begins_when_the_last_missing_word_is_of_somebody_who_is_deleted() {
    let house = house();
    let (mut anna, mut ben, id, words) = sealed(&house).await;
    assert_eq!(ben.post("/account", &[("account", "Ben"), ("password", "lot of orkney")]).await.status, 303);
    assert_eq!(words[0].show(&mut anna, &id).await, 204);
    let published = live(&house, &id).await.published();
    assert_eq!(ben.post("/account/delete", &[("password", "lot of orkney")]).await.status, 303);
    assert!(begun(&house, &id).await);
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, 200);
    let live = live(&house, &id).await;
    assert!(live.snapshot().running.moves_made() > 0, "the dice have rolled");
    assert_eq!(live.published(), published);
}

#[tokio::test]
async fn a_house_that_is_started_anew_still_knows_what_was_sealed() {
    let store: Arc<dyn server::Store> = crate::support::store();
    let first = house_on(config(), Arc::clone(&store));
    let (mut anna, ben, id, words) = sealed(&first).await;
    assert_eq!(words[0].show(&mut anna, &id).await, 204);
    drop(first);
    let second = house_on(config(), store);
    second.reopen_running().await.unwrap();
    assert!(!begun(&second, &id).await);
    let mut ben = ben.before(&second);
    assert_eq!(words[1].show(&mut ben, &id).await, 204);
    assert!(begun(&second, &id).await);
    let seats = live(&second, &id).await.snapshot().seats.clone();
    assert_eq!((seats[0].word.as_str(), seats[1].word.as_str()), ("avalon", "green wood"));
}

#[tokio::test]
async fn a_word_that_could_not_be_kept_is_not_shown() {
    let store = Unreliable::new(crate::support::store());
    let house = house_on(config(), store.clone());
    let (mut anna, mut ben, id, words) = sealed(&house).await;
    assert_eq!(words[0].show(&mut anna, &id).await, 204);
    store.next("set_seats", Mishap::Fails);
    assert_eq!(words[1].show(&mut ben, &id).await, 503);
    assert!(!begun(&house, &id).await);
    store.next("set_seats", Mishap::Fails);
    assert_eq!(anna.post(&format!("/t/{id}/begin"), &[]).await.status, 503);
    assert!(!begun(&house, &id).await);
    assert_eq!(words[1].show(&mut ben, &id).await, 204, "tried again");
    assert!(begun(&house, &id).await);
}

#[tokio::test]
async fn a_table_that_waits_for_words_waits_for_nobody_else() {
    let house = house();
    let (mut anna, _, id, _) = sealed(&house).await;
    let listed = house.store().waiting(10).await.unwrap();
    assert!(listed.is_empty(), "no seat is free");
    assert!(anna.page("/me").await.text_of("tables").unwrap().contains("waiting for words"));
    let early = anna.play(&id, "place 5", 0).await;
    assert_eq!(early.status, 409, "nobody moves before");
    assert!(early.failure().contains("The game has not begun yet."), "{}", early.text());
}

#[tokio::test]
async fn a_word_in_the_open_begins_the_game_as_before() {
    let house = house();
    let mut anna = Browser::new(&house);
    let id = anna.open_table(&[("players", "2"), ("seat2", "friend")]).await;
    assert_eq!(Browser::new(&house).sit(&id, 2, "Ben", "open").await.status, 303);
    assert!(begun(&house, &id).await);
    assert_eq!(live(&house, &id).await.published(), None, "the sum of the secret says as much");
    // One seals and one does not: the open word is fixed by the published sum.
    let word = Word::new("avalon", 1);
    let fields = [("players", "2"), ("seat2", "friend"), ("commitment", &word.commitment)];
    let id = anna.open_table(&fields).await;
    assert_eq!(Browser::new(&house).sit(&id, 2, "Ben", "open").await.status, 303);
    assert!(!begun(&house, &id).await);
    let published = live(&house, &id).await.published();
    assert!(published.is_some());
    assert_eq!(word.show(&mut anna, &id).await, 204);
    assert!(begun(&house, &id).await);
    assert_eq!(live(&house, &id).await.published(), published);
}

#[tokio::test]
async fn programs_seal_and_show_words() {
    let house = house();
    let (anna, ben) = (Program::guest(&house, "Anna").await, Program::guest(&house, "Ben").await);
    let words = [Word::new("avalon", 1), Word::new("green wood", 2)];
    let new = json!({ "game": "artus", "options": "players=2 mode=beginner", "seats": ["me", "open"] });
    let with = |extra: serde_json::Value| {
        let mut new = new.clone();
        new.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        new
    };
    let both = with(json!({ "commitment": words[0].commitment, "word": "avalon" }));
    assert_eq!(anna.post("/tables", both).await.code(), "bad_word");
    assert_eq!(anna.post("/tables", with(json!({ "commitment": "abc" }))).await.code(), "bad_word");
    let table = anna.post("/tables", with(json!({ "commitment": words[0].commitment }))).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(table["seats"][0]["commitment"], words[0].commitment.as_str());
    let show = |word: &Word| json!({ "word": word.word, "salt": word.salt });
    let path = format!("/tables/{id}/word");
    assert_eq!(anna.post(&path, show(&words[0])).await.code(), "not_begun");
    let sat = json!({ "seat": 2, "commitment": words[1].commitment });
    let table = ben.post(&format!("/tables/{id}/seats"), sat).await.ok();
    assert_eq!((&table["begun"], &table["words_missing"]), (&json!(false), &json!([1, 2])));
    assert_eq!(table["published"].as_str().unwrap().len(), 64);
    assert_eq!(ben.post(&path, show(&words[0])).await.code(), "wrong_word");
    assert_eq!(ben.post(&path, json!({ "word": "", "salt": "" })).await.code(), "bad_word");
    assert_eq!(anna.post(&path, show(&words[0])).await.ok()["words_missing"], json!([2]));
    let stranger = Program::guest(&house, "Eve").await;
    assert_eq!(stranger.post(&format!("/tables/{id}/begin"), json!({})).await.code(), "not_your_seat");
    let table = ben.post(&path, show(&words[1])).await.ok();
    assert_eq!(
        (&table["begun"], &table["words"], &table["salts"]),
        (&json!(true), &json!(null), &json!(null))
    );
    assert_eq!(anna.post(&format!("/tables/{id}/begin"), json!({})).await.code(), "has_begun");
}
