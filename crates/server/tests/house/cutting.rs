//! A connection can be cut at any moment: the request is dropped at whichever await it has come to. Every request that
//! changes something is driven to each of its awaits in turn and dropped there; then memory and caches must hold what a
//! second house reads from the same store, and the table must go on.

mod accounts;
pub(crate) mod requests;

use crate::records::import;
use crate::support::{Browser, Page, Unreliable, any_move, config, form, house_on, live, play_on, seated};
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue};
use axum::http::{Method, Request};
use serde_json::{Value, json};
use server::{Config, House, Store, app};
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use table::generator;
use tower::ServiceExt;

pub(crate) const PASSWORD: &str = "tintagel by the sea";

/// A house with a game of two, a table that waits for the last of three players, a table of several people on one
/// device, and people with a personal link.
pub(crate) struct Scene {
    pub(crate) house: House,
    pub(crate) store: Arc<Unreliable>,
    /// Anna and Ben, who play, Clara, who waits, and David, who came by the link of Anna.
    pub(crate) browsers: Vec<Browser>,
    /// Whoever runs the house instead of the first of them who has an account.
    pub(crate) admin: Option<Browser>,
    played: String,
    waiting: String,
    shared: String,
    pub(crate) link: String,
    /// Tables whose pages show what is kept in no store: what is uncovered on a device that is passed around,
    /// and hints.
    unkept: Vec<String>,
}

fn quick() -> Config {
    Config { hint_iterations: 8, ..config() }
}

impl Scene {
    pub(crate) async fn new() -> Self {
        let store = Unreliable::new(crate::support::store());
        let house = house_on(quick(), store.clone());
        let (mut browsers, played) = seated(&house, 2, "beginner").await;
        play_on(&house, &played, &mut browsers, 1, &mut generator(5)).await;
        let mut clara = Browser::new(&house);
        let fields = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
        let waiting = clara.open_table(&fields).await;
        assert_eq!(browsers[1].sit(&waiting, 2, "Ben", "").await.status, 303);
        let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "here")];
        let shared = clara.open_table(&fields).await;
        let link = browsers[0].post("/me/link", &[]).await.page().text_of("link").unwrap();
        let link = link.strip_prefix("http://localhost:7777").unwrap().to_owned();
        let mut david = Browser::new(&house);
        assert_eq!(david.follow(&link).await.status, 303);
        browsers.extend([clara, david]);
        let unkept = vec![shared.clone()];
        Self { house, store, browsers, admin: None, played, waiting, shared, link, unkept }
    }

    /// Whoever made the last move at the played table, and whoever is next.
    async fn last_and_next(&self) -> (usize, usize, String) {
        let running = live(&self.house, &self.played).await.snapshot().running.clone();
        let last =
            (0..2).find(|&seat| running.undo_to(table::Seat::new(seat)).is_ok()).expect("it can be undone");
        let (next, choice) = any_move(&*running, &mut generator(6)).unwrap();
        (last, next.index(), choice)
    }

    fn post(&self, browser: usize, path: &str, fields: &[(&str, &str)]) -> Request<Body> {
        self.browsers[browser].request(Method::POST, path, form(fields))
    }

    /// What a program sends for whoever uses this browser.
    fn program(&self, browser: Option<usize>, path: &str, body: &Value) -> Request<Body> {
        let mut request = Request::builder().method(Method::POST).uri(format!("/api/v1{path}"));
        if let Some(browser) = browser {
            request = request.header(AUTHORIZATION, format!("Bearer {}", self.browsers[browser].token()));
        }
        request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string())).unwrap()
    }

    async fn with_account(&mut self) {
        let fields = [("account", "Anna"), ("password", PASSWORD)];
        assert_eq!(self.browsers[0].post("/account", &fields).await.status, 303);
        assert_eq!(self.browsers[3].post("/sign-in", &fields).await.status, 303, "David is Anna elsewhere");
    }

    /// A table whose first throw could not be kept: whoever looks lets it go on.
    async fn unthrown(&mut self) -> String {
        self.store.next("append", crate::support::Mishap::Fails);
        let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "here")];
        self.browsers[2].open_table(&fields).await
    }

    /// A table of Anna and Ben at which both words are sealed and that of Anna is shown; and how Ben shows his.
    async fn sealed(&mut self) -> (String, [(&'static str, String); 2]) {
        let salt = table::hexadecimal(&[5; 32]);
        let [anna, ben] = ["avalon", "tintagel"].map(|word| table::Sealed::commitment_to(&salt, word));
        let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "friend"), ("commitment", &anna)];
        let id = self.browsers[0].open_table(&fields).await;
        let sat =
            self.browsers[1].post(&format!("/t/{id}/sit"), &[("seat", "2"), ("commitment", &ben)]).await;
        assert_eq!(sat.status, 303);
        let shown = [("word", "avalon"), ("salt", salt.as_str())];
        assert_eq!(self.browsers[0].post(&format!("/t/{id}/word"), &shown).await.status, 204);
        (id, [("word", "tintagel".to_owned()), ("salt", salt)])
    }

    /// A table of Clara's at which nobody else sits yet.
    async fn empty(&mut self) -> String {
        let fields = [("players", "3"), ("mode", "beginner"), ("seat2", "friend"), ("seat3", "friend")];
        self.browsers[2].open_table(&fields).await
    }

    /// A game of Anna alone, which she has given up: it can be played again.
    async fn ended(&mut self) -> String {
        let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "here")];
        let id = self.browsers[0].open_table(&fields).await;
        assert_eq!(self.browsers[0].post(&format!("/t/{id}/leave"), &[]).await.status, 303);
        id
    }

    /// A game of Anna against a bot that resigns.
    async fn won(&mut self) -> String {
        let id = self.imported(include_str!("../fixtures/resigned.record")).await;
        let seats = [("seat1", "me"), ("seat2", "bot:random")];
        let played_on = self.browsers[0].post(&format!("/t/{id}/continue?to=89"), &seats).await;
        played_on.location().strip_prefix("/t/").expect("it leads to the table").to_owned()
    }

    /// A record of Anna's, to be played on from.
    async fn record(&mut self) -> String {
        self.imported(include_str!("../../../artus/tests/golden/2-beginner.record")).await
    }

    async fn imported(&mut self, record: &str) -> String {
        let reply = import(&mut self.browsers[0], record).await;
        reply.location().split('/').nth(2).unwrap().to_owned()
    }

    /// Whether everybody sees and is seen as in a house that knows only the store; then the game goes on.
    async fn compare(&mut self, what: &str) {
        let again = house_on(quick(), self.store.clone());
        let mut ids = Vec::new();
        for person in 1..=8 {
            let tables = self.store.tables_of(person, 100).await.unwrap();
            ids.extend(tables.into_iter().map(|table| table.id));
        }
        ids.sort();
        ids.dedup();
        assert!(ids.len() >= 3, "{what}");
        for id in &ids {
            let [one, other] = [live(&self.house, id).await.snapshot(), live(&again, id).await.snapshot()];
            assert_eq!(one.running.lines_since(0), other.running.lines_since(0), "{what}: moves");
            assert_eq!((&one.seats, one.begun), (&other.seats, other.begun), "{what}: seats");
            assert_eq!(one.chat, other.chat, "{what}: talk");
        }
        let link = self.link.rsplit('/').next().unwrap();
        let by_link = Browser::new(&self.house).with_cookie("tafelrunde", link);
        for browser in self.browsers.iter().chain([&by_link]) {
            let (mut here, mut there) = (browser.clone(), browser.before(&again));
            assert_eq!(
                here.get("/me").await.text(),
                there.get("/me").await.text(),
                "{what}: who somebody is"
            );
            for id in ids.iter().filter(|id| !self.unkept.contains(id)) {
                let path = format!("/t/{id}/view");
                let [here, there] = [here.page(&path).await, there.page(&path).await].map(without_version);
                assert_eq!(here, there, "{what}: the page of {id}");
            }
        }
        self.play_on(what).await;
    }

    /// One more move at the played table, which is kept where it belongs.
    async fn play_on(&self, what: &str) {
        let live = live(&self.house, &self.played).await;
        let running = live.snapshot().running.clone();
        let (seat, choice) = any_move(&*running, &mut generator(9)).unwrap();
        live.play(self.house.store(), None, seat, &choice, None)
            .await
            .unwrap_or_else(|why| panic!("{what}: {why:?}"));
        let kept = self.store.table(self.played.clone()).await.unwrap().unwrap().1;
        let kept: Vec<String> = kept.into_iter().map(|made| made.line).collect();
        assert_eq!(kept, live.snapshot().running.lines_since(0), "{what}: the next move");
    }
}

fn without_version(mut page: Page) -> Page {
    page.elements[0].attributes.remove("data-version");
    page
}

/// Drives a request until it has waited so many times and has to wait again, and drops it there; whether it
/// was answered before.
async fn cut(house: &House, request: Request<Body>, waits: usize) -> bool {
    let mut answer = Box::pin(app(house.clone()).oneshot(request));
    let mut left = waits;
    poll_fn(|context| match (answer.as_mut().poll(context), left) {
        (Poll::Ready(answered), _) => {
            let status = answered.expect("the house always answers").status();
            assert!(status.is_success() || status.is_redirection(), "{status}");
            Poll::Ready(true)
        }
        (Poll::Pending, 0) => Poll::Ready(false),
        (Poll::Pending, _) => {
            left -= 1;
            Poll::Pending
        }
    })
    .await
}

/// Cuts a request at each of its awaits, each time in a house of its own.
async fn cut_everywhere(name: &str, ask: impl AsyncFn(&mut Scene) -> Request<Body>) {
    for waits in 0.. {
        let mut scene = Scene::new().await;
        let request = ask(&mut scene).await;
        scene.store.answer_late();
        let answered = cut(&scene.house, request, waits).await;
        scene.house.changes_ended().await;
        scene.compare(&format!("{name}, dropped at await {waits}")).await;
        if answered {
            assert!(waits > 0, "{name} waits for something");
            return;
        }
        assert!(waits < 200, "{name} comes to an end");
    }
}

/// Cuts a part of all changes there are, so that the parts run beside each other.
async fn cut_part(part: usize) {
    let all = requests::changes(&Scene::new().await).await;
    for (route, act) in all.iter().skip(part).step_by(4) {
        let name = format!("{route} {act}");
        cut_everywhere(&name, async |scene| scene.request(route, act).await.1).await;
    }
}

#[tokio::test]
async fn no_change_is_cut_in_half_1() {
    cut_part(0).await;
}

#[tokio::test]
async fn no_change_is_cut_in_half_2() {
    cut_part(1).await;
}

#[tokio::test]
async fn no_change_is_cut_in_half_3() {
    cut_part(2).await;
}

#[tokio::test]
async fn no_change_is_cut_in_half_4() {
    cut_part(3).await;
}

#[tokio::test]
async fn a_move_is_never_cut_in_half() {
    cut_everywhere("play", async |scene| {
        let (_, next, choice) = scene.last_and_next().await;
        scene.post(next, &format!("/t/{}/play", scene.played), &[("choice", &choice)])
    })
    .await;
    cut_everywhere("play by a program", async |scene| {
        let (_, next, choice) = scene.last_and_next().await;
        scene.program(Some(next), &format!("/tables/{}/play", scene.played), &json!({ "move": choice }))
    })
    .await;
}

#[tokio::test]
async fn an_undo_is_never_cut_in_half() {
    cut_everywhere("undo", async |scene| {
        let (last, ..) = scene.last_and_next().await;
        scene.post(last, &format!("/t/{}/undo", scene.played), &[])
    })
    .await;
    cut_everywhere("undo by a program", async |scene| {
        let (last, ..) = scene.last_and_next().await;
        scene.program(Some(last), &format!("/tables/{}/undo", scene.played), &Value::Null)
    })
    .await;
}

#[tokio::test]
async fn sitting_down_is_never_cut_in_half() {
    cut_everywhere("sit", async |scene| {
        scene.post(0, &format!("/t/{}/sit", scene.waiting), &[("seat", "3"), ("name", "Anne")])
    })
    .await;
    cut_everywhere("sit as a stranger", async |scene| {
        let stranger = Browser::new(&scene.house);
        let body = form(&[("seat", "3"), ("name", "Eve")]);
        stranger.request(Method::POST, &format!("/t/{}/sit", scene.waiting), body)
    })
    .await;
    cut_everywhere("sit by a program", async |scene| {
        scene.program(Some(0), &format!("/tables/{}/seats", scene.waiting), &json!({ "seat": 3 }))
    })
    .await;
}

#[tokio::test]
async fn a_word_for_the_dice_is_never_shown_by_half() {
    cut_everywhere("show a word", async |scene| {
        let (id, word) = scene.sealed().await;
        let word = word.each_ref().map(|(key, value)| (*key, value.as_str()));
        scene.post(1, &format!("/t/{id}/word"), &word)
    })
    .await;
    cut_everywhere("show a word by a program", async |scene| {
        let (id, [(_, word), (_, salt)]) = scene.sealed().await;
        scene.program(Some(1), &format!("/tables/{id}/word"), &json!({ "word": word, "salt": salt }))
    })
    .await;
    cut_everywhere("begin without a word", async |scene| {
        let (id, _) = scene.sealed().await;
        scene.post(0, &format!("/t/{id}/begin"), &[])
    })
    .await;
}

#[tokio::test]
async fn opening_a_table_is_never_cut_in_half() {
    cut_everywhere("open", async |scene| {
        let fields = [("players", "2"), ("mode", "beginner"), ("seat2", "here"), ("name", "Eve")];
        Browser::new(&scene.house).request(Method::POST, "/new/artus", form(&fields))
    })
    .await;
    cut_everywhere("open by a program", async |scene| {
        let table = json!({ "game": "merlin", "options": "players=2", "seats": ["me", "me"] });
        scene.program(Some(0), "/tables", &table)
    })
    .await;
    cut_everywhere("import", async |scene| {
        let record = include_str!("../../../artus/tests/golden/2-beginner.record");
        let body =
            format!("--cut\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n{record}\r\n--cut--\r\n");
        let mut request = Browser::new(&scene.house).request(Method::POST, "/import", body);
        let kind = HeaderValue::from_static("multipart/form-data; boundary=cut");
        request.headers_mut().insert(CONTENT_TYPE, kind);
        request
    })
    .await;
    cut_everywhere("continue", async |scene| {
        let id = scene.record().await;
        scene.post(0, &format!("/t/{id}/continue?to=20"), &[("seat1", "me"), ("seat2", "here")])
    })
    .await;
}

#[tokio::test]
async fn talk_and_everything_else_at_a_table_is_never_cut_in_half() {
    cut_everywhere("say", async |scene| {
        scene.post(0, &format!("/t/{}/say", scene.played), &[("text", "well played")])
    })
    .await;
    cut_everywhere("mute", async |scene| {
        scene.post(0, &format!("/t/{}/mute", scene.played), &[("seat", "2"), ("muted", "yes")])
    })
    .await;
    cut_everywhere("uncover", async |scene| {
        scene.post(2, &format!("/t/{}/uncover", scene.shared), &[("seat", "1")])
    })
    .await;
    cut_everywhere("hint", async |scene| {
        scene.unkept.push(scene.played.clone());
        let (_, next, _) = scene.last_and_next().await;
        scene.post(next, &format!("/t/{}/hint", scene.played), &[])
    })
    .await;
    cut_everywhere("hint for a program", async |scene| {
        scene.unkept.push(scene.played.clone());
        let (_, next, _) = scene.last_and_next().await;
        scene.program(Some(next), &format!("/tables/{}/hint", scene.played), &Value::Null)
    })
    .await;
}

/// Whoever only looks can cause a change as well: the throw that could not be kept before.
#[tokio::test]
async fn looking_changes_nothing_by_half() {
    for path in ["", "/view", "/stream", "/replay"] {
        cut_everywhere(&format!("look at {path}"), async |scene| {
            let id = scene.unthrown().await;
            scene.browsers[2].request(Method::GET, &format!("/t/{id}{path}"), Body::empty())
        })
        .await;
    }
}
